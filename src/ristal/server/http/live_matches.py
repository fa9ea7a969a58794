"""The matches under way that everybody may watch, because whoever created them said so."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from ristal.host.presentation import presenter
from ristal.host.storage.store import PublicMatch
from ristal.protocol.responses import LiveMatch
from ristal.server import settings
from ristal.server.http.inputs import language
from ristal.server.http.matches import Handler, answer_json, registry_of


async def public_matches(request: Request) -> Response:
    found = await registry_of(request).store.find_public(time.time() - settings.LIVELY_SECONDS, settings.LISTED_MATCHES)
    return answer_json([_show(each, language(request)) for each in found])


def _show(public: PublicMatch, lang: str) -> LiveMatch:
    """All that is said of a match, a spectator of it sees anyway."""
    return LiveMatch(
        match=public.match.id,
        game=public.match.game,
        sitters=presenter.sitters(public.players, lang),
        number=public.number,
        since=public.match.created,
        watch=public.match.watch,
    )


ROUTES: list[tuple[str, Handler, str]] = [("/api/live", public_matches, "GET")]
