"""Routes that help a seat to decide and change nothing: what a gesture would lead to, why something cannot be done."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from ristal.engine.errors import NotAsked, RistalError
from ristal.match import Match
from ristal.match.drafting import drafted
from ristal.server import deeds, messages, showing
from ristal.server.api import Handler, answer_json, body_of, language, seated
from ristal.server.errors import Refused
from ristal.server.guard import Pace, address_of
from ristal.server.room import Room
from ristal.wording.guide import guide

DEALS: Final = 6  # in which a gesture is tried


def must_be_slow(request: Request, kind: str) -> None:
    """What costs more than other requests has a pace of its own."""
    paces: dict[str, Pace] = request.app.state.paces
    if not paces[kind].allows(address_of(request.scope)):
        raise Refused("too-many")


async def draft(request: Request) -> Response:
    room, seat = await seated(request)
    given = await body_of(request, messages.Draft)
    must_be_slow(request, "draft")
    async with room.lock:
        deeds.must_play(room)
        if given.question != room.question:
            raise Refused("stale")
        if seat not in room.asked():
            raise Refused("not-yours")
        assert room.match is not None
        match = room.match.copy()
    seeds = [secrets.randbits(60) for _ in range(DEALS)]
    try:
        after = await asyncio.to_thread(drafted, match, seat, given.answers, seeds)
    except NotAsked:
        raise Refused("not-now") from None
    except RistalError as error:
        async with room.lock:
            deeds.must_play(room)
            raise deeds.why_not(room, seat, given.answers, error, language(request)) from None
    return answer_json(_shown(room, after, seat, language(request)))


def _shown(room: Room, after: Match, seat: int, lang: str) -> dict[str, Any]:
    view = after.view(seat)
    return {
        "view": view,
        "question": showing.question(room, after, seat, lang),
        "answers": guide(lang, room.game).answers(view),
        "is_mine": seat in after.table.asked(),
    }


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/matches/{match}/draft", draft, "POST"),
]
