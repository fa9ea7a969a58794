"""Routes that help a seat to decide and change nothing: what a gesture would lead to, why something cannot be done.
What takes milliseconds is thought of in a thread, while the room's lock keeps its table as it is."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from ristal.engine.errors import NotAsked, RistalError
from ristal.host import actions, presenter
from ristal.host.errors import ApiError, to_api_error
from ristal.host.live_match import LiveMatch
from ristal.match import Match
from ristal.match.preview import preview_answers
from ristal.protocol import requests
from ristal.server.http.matches import Handler, answer_json, body_of, language, seated
from ristal.server.http.middleware import RateLimit, address_of
from ristal.server.workers.bots import weigh
from ristal.server.workers.pool import Stuck, Workers
from ristal.text import translator
from ristal.text.commands import WHY
from ristal.text.explain import pointed
from ristal.text.game_text import game_text
from ristal.text.parse import UNCLEAR, completions, meaning

DEALS: Final = 6  # in which a gesture is tried
HINTS: Final = 3  # answers in a hint
HINT_SECONDS: Final = 1.0
WAITING: Final = 4  # who wait for a worker: bots come first then


def must_be_slow(request: Request, kind: str) -> None:
    """What costs more than other requests has a pace of its own."""
    paces: dict[str, RateLimit] = request.app.state.paces
    if not paces[kind].allows(address_of(request.scope)):
        raise ApiError("too-many")


async def draft(request: Request) -> Response:
    live, seat = await seated(request)
    given = await body_of(request, requests.Draft)
    must_be_slow(request, "draft")
    async with live.lock:
        actions.must_play(live)
        if given.question != live.question:
            raise ApiError("stale")
        if seat not in live.asked():
            raise ApiError("not-yours")
        assert live.match is not None
        match = live.match.copy()
    seeds = [secrets.randbits(60) for _ in range(DEALS)]
    try:
        after = await asyncio.to_thread(preview_answers, match, seat, given.answers, seeds)
    except NotAsked:
        return answer_json({"view": None, "question": None, "answers": [], "is_mine": False})
    except RistalError as error:
        async with live.lock:
            actions.must_play(live)
            raise actions.why_not(live, seat, given.answers, error, language(request)) from None
    return answer_json(_shown(live, after, seat, language(request)))


async def hint(request: Request) -> Response:
    live, seat = await seated(request)
    must_be_slow(request, "hint")
    async with live.lock:
        actions.must_play(live)
        assert live.match is not None
        if seat not in live.asked():
            raise ApiError("not-yours")
        legal = live.match.legal(seat)
        save = await asyncio.to_thread(live.match.snapshot)
    found, iterations = ([(legal[0], 1.0, None)], 0) if len(legal) == 1 else await _weighed(request, save, seat)
    told = game_text(language(request), live.game)
    shown = [{"answer": a, "label": told.label(a), "share": s, "reward": r} for a, s, r in found[:HINTS]]
    return answer_json({"answers": shown, "iterations": iterations})


async def _weighed(request: Request, save: str, seat: int) -> Any:
    """What a search thinks; who comes while many wait is sent away."""
    workers: Workers = request.app.state.workers
    if workers.waiting > WAITING:
        raise ApiError("too-many")
    try:
        return await workers.do(weigh, save, seat, HINT_SECONDS, secrets.randbits(31))
    except Stuck:
        raise ApiError("unavailable") from None


async def why(request: Request) -> Response:
    """Why an answer cannot be given, or what can be done with a thing that somebody points at."""
    live, seat = await seated(request)
    query, lang = request.query_params, language(request)
    async with live.lock:
        if live.match is None:
            raise ApiError("not-begun")
        if "about" in query:
            about, where = query["about"][:200], query.get("where", "")[:40]
            return answer_json(await asyncio.to_thread(_pointed, live, seat, about, where, lang))
        return answer_json(await asyncio.to_thread(explained, live, seat, query.get("answer", "")[:200], lang))


def explained(live: LiveMatch, seat: int, answer: str, lang: str) -> dict[str, Any]:
    """Whether an answer is allowed, why not, and the clause."""
    match = live.match
    assert match is not None
    try:
        said = match.why(answer, seat, lang)
        clause = game_text(lang, live.game).explained(match.table, seat, answer)[1]
    except RistalError as error:
        raise to_api_error(error, live.game, lang) from None
    shown = {"answer": answer, "allowed": answer in match.legal(seat), "why": said}
    return {**shown, "clause": clause} if clause else shown


def _pointed(live: LiveMatch, seat: int, thing: str, where: str, lang: str) -> dict[str, Any]:
    match = live.match
    assert match is not None
    found = pointed(game_text(lang, live.game), match.table, match.view(seat), thing, where)
    if found is None:
        raise ApiError("bad-request", place="about")
    shown = {"answer": found.answers[0] if found.answers else "", "allowed": bool(found.answers), "why": found.said}
    return {**shown, "clause": found.clause} if found.clause else shown


async def line(request: Request) -> Response:
    """What somebody means who types."""
    live, seat = await seated(request)
    text, lang = request.query_params.get("text", "")[:200], language(request)
    async with live.lock:
        actions.must_play(live)
        return answer_json(await asyncio.to_thread(_meant, live, seat, text, lang))


def _meant(live: LiveMatch, seat: int, text: str, lang: str) -> dict[str, Any]:
    assert live.match is not None
    told, view, options = game_text(lang, live.game), live.match.view(seat), live.match.options
    found: dict[str, Any] = {**meaning(told, options, view, text)}
    if found["means"] == WHY:
        found |= explained(live, seat, found["answer"], lang)
    elif found["means"] == UNCLEAR:
        found["message"] = translator(lang).say("server-line-unclear", text=text)
    return {**found, "complete": completions(told, options, view, text)}


def _shown(live: LiveMatch, after: Match, seat: int, lang: str) -> dict[str, Any]:
    view = after.view(seat)
    return {
        "view": view,
        "question": presenter.question(live, after, seat, lang),
        "answers": game_text(lang, live.game).answers(view),
        "is_mine": seat in after.table.asked(),
    }


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/matches/{match}/draft", draft, "POST"),
    ("/api/matches/{match}/hint", hint, "POST"),
    ("/api/matches/{match}/why", why, "GET"),
    ("/api/matches/{match}/line", line, "GET"),
]
