"""All routes of the protocol."""

from __future__ import annotations

from typing import Final

from starlette.routing import Route

from ristal.server.http import assist, invites, lessons, live_matches, matches, monitoring, replays, reviews
from ristal.server.laboratory import routes as laboratory
from ristal.server.laboratory import workshop
from ristal.server.people import reach
from ristal.server.people import routes as people

_PARTS: Final = (
    *monitoring.ROUTES,
    *matches.ROUTES,
    *invites.ROUTES,
    *live_matches.ROUTES,
    *lessons.ROUTES,
    *people.ROUTES,
    *reach.ROUTES,
    *assist.ROUTES,
    *replays.ROUTES,
    *reviews.ROUTES,
    *laboratory.ROUTES,
    *workshop.ROUTES,
)
ROUTES: Final = [Route(path, handler, methods=[method]) for path, handler, method in _PARTS]
