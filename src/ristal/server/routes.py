"""All routes of the protocol."""

from __future__ import annotations

from typing import Final

from starlette.routing import Route

from ristal.server import aids, api, records

ROUTES: Final = [
    Route(path, handler, methods=[method]) for path, handler, method in (*api.ROUTES, *aids.ROUTES, *records.ROUTES)
]
