"""Routes that help a seat to decide and change nothing: what a gesture would lead to, why something cannot be done.
What takes milliseconds is thought of in a thread, while the room's lock keeps its table as it is."""

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
from ristal.server.errors import Refused, refusal
from ristal.server.guard import Pace, address_of
from ristal.server.room import Room
from ristal.server.thinking import weigh
from ristal.server.workers import Stuck, Workers
from ristal.wording import speech
from ristal.wording.guide import guide
from ristal.wording.meaning import UNCLEAR, completions, meaning
from ristal.wording.orders import WHY
from ristal.wording.pointing import pointed

DEALS: Final = 6  # in which a gesture is tried
HINTS: Final = 3  # answers in a hint
HINT_SECONDS: Final = 1.0
WAITING: Final = 4  # who wait for a worker: bots come first then


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
        return answer_json({"view": None, "question": None, "answers": [], "is_mine": False})
    except RistalError as error:
        async with room.lock:
            deeds.must_play(room)
            raise deeds.why_not(room, seat, given.answers, error, language(request)) from None
    return answer_json(_shown(room, after, seat, language(request)))


async def hint(request: Request) -> Response:
    room, seat = await seated(request)
    must_be_slow(request, "hint")
    async with room.lock:
        deeds.must_play(room)
        assert room.match is not None
        if seat not in room.asked():
            raise Refused("not-yours")
        legal = room.match.legal(seat)
        save = await asyncio.to_thread(room.match.snapshot)
    found, iterations = ([(legal[0], 1.0, None)], 0) if len(legal) == 1 else await _weighed(request, save, seat)
    told = guide(language(request), room.game)
    shown = [{"answer": a, "label": told.label(a), "share": s, "reward": r} for a, s, r in found[:HINTS]]
    return answer_json({"answers": shown, "iterations": iterations})


async def _weighed(request: Request, save: str, seat: int) -> Any:
    """What a search thinks; who comes while many wait is sent away."""
    workers: Workers = request.app.state.workers
    if workers.waiting > WAITING:
        raise Refused("too-many")
    try:
        return await workers.do(weigh, save, seat, HINT_SECONDS, secrets.randbits(31))
    except Stuck:
        raise Refused("unavailable") from None


async def why(request: Request) -> Response:
    """Why an answer cannot be given, or what can be done with a thing that somebody points at."""
    room, seat = await seated(request)
    query, lang = request.query_params, language(request)
    async with room.lock:
        if room.match is None:
            raise Refused("not-begun")
        if "about" in query:
            about, where = query["about"][:200], query.get("where", "")[:40]
            return answer_json(await asyncio.to_thread(_pointed, room, seat, about, where, lang))
        return answer_json(await asyncio.to_thread(explained, room, seat, query.get("answer", "")[:200], lang))


def explained(room: Room, seat: int, answer: str, lang: str) -> dict[str, Any]:
    """Whether an answer is allowed, why not, and the clause."""
    match = room.match
    assert match is not None
    try:
        said = match.why(answer, seat, lang)
        clause = guide(lang, room.game).explained(match.table, seat, answer)[1]
    except RistalError as error:
        raise refusal(error, room.game, lang) from None
    shown = {"answer": answer, "allowed": answer in match.legal(seat), "why": said}
    return {**shown, "clause": clause} if clause else shown


def _pointed(room: Room, seat: int, thing: str, where: str, lang: str) -> dict[str, Any]:
    match = room.match
    assert match is not None
    found = pointed(guide(lang, room.game), match.table, match.view(seat), thing, where)
    if found is None:
        raise Refused("bad-request", place="about")
    shown = {"answer": found.answers[0] if found.answers else "", "allowed": bool(found.answers), "why": found.said}
    return {**shown, "clause": found.clause} if found.clause else shown


async def line(request: Request) -> Response:
    """What somebody means who types."""
    room, seat = await seated(request)
    text, lang = request.query_params.get("text", "")[:200], language(request)
    async with room.lock:
        deeds.must_play(room)
        return answer_json(await asyncio.to_thread(_meant, room, seat, text, lang))


def _meant(room: Room, seat: int, text: str, lang: str) -> dict[str, Any]:
    assert room.match is not None
    told, view, options = guide(lang, room.game), room.match.view(seat), room.match.options
    found: dict[str, Any] = {**meaning(told, options, view, text)}
    if found["means"] == WHY:
        found |= explained(room, seat, found["answer"], lang)
    elif found["means"] == UNCLEAR:
        found["message"] = speech(lang).say("server-line-unclear", text=text)
    return {**found, "complete": completions(told, options, view, text)}


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
    ("/api/matches/{match}/hint", hint, "POST"),
    ("/api/matches/{match}/why", why, "GET"),
    ("/api/matches/{match}/line", line, "GET"),
]
