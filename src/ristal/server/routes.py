"""All routes of the protocol."""

from __future__ import annotations

from typing import Final

from starlette.routing import Route

from ristal.server import aids, api, entrances, live, records

_PARTS: Final = (*api.ROUTES, *entrances.ROUTES, *live.ROUTES, *aids.ROUTES, *records.ROUTES)
ROUTES: Final = [Route(path, handler, methods=[method]) for path, handler, method in _PARTS]
