"""All routes of the protocol."""

from __future__ import annotations

from typing import Final

from starlette.routing import Route

from ristal.server.http import assist, invites, lobby, matches, replays

_PARTS: Final = (*matches.ROUTES, *invites.ROUTES, *lobby.ROUTES, *assist.ROUTES, *replays.ROUTES)
ROUTES: Final = [Route(path, handler, methods=[method]) for path, handler, method in _PARTS]
