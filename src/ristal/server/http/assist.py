"""Routes that help a seat to decide and change nothing: what a gesture would lead to, why something cannot be done.
What takes milliseconds is thought of in a thread, while the room's lock keeps its table as it is."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from ristal.engine.errors import NotAsked, RistalError
from ristal.host import actions
from ristal.host.errors import ApiError, to_api_error
from ristal.host.live_match import LiveMatch
from ristal.match.coach.advice import Advice
from ristal.match.coach.wording import mix, reason
from ristal.match.preview import preview_answers
from ristal.match.projection import Projector, Thing, Why
from ristal.match.viewer import Viewer
from ristal.protocol import requests
from ristal.protocol.responses import Drafted, Hint, HintedAnswer, LineRead, MixedAnswer
from ristal.server import settings
from ristal.server.http.addresses import address_of
from ristal.server.http.inputs import bearer, body_of, language, query_of
from ristal.server.http.matches import Handler, answer_json, must_afford, registry_of, seated
from ristal.server.http.rate_limits import RateLimit
from ristal.server.workers import bots
from ristal.server.workers.pool import Stuck, Workers
from ristal.text import translator
from ristal.text.game_text import game_text
from ristal.text.parse import UNCLEAR, completions, meaning


def must_be_slow(request: Request, kind: str, size: int = 0) -> None:
    """What costs more than other requests has a pace of its own; a large file counts as several."""
    paces: dict[str, RateLimit] = request.app.state.paces
    if not paces[kind].allows(address_of(request.scope), 1 + size // settings.FILE_COST_BYTES):
        raise ApiError("too-many")


async def draft(request: Request) -> Response:
    live, seat = await seated(request)
    given = await body_of(request, requests.Draft)
    must_be_slow(request, "draft")
    async with registry_of(request).hold(live, bearer(request)):
        actions.must_play(live)
        if given.question != live.question:
            raise ApiError("stale")
        if seat not in live.asked():
            raise ApiError("not-yours")
        assert live.match is not None
        match = live.match.copy()
    seeds = [secrets.randbits(60) for _ in range(settings.DRAFT_DEALS)]
    try:
        after = await asyncio.to_thread(preview_answers, match, seat, given.answers, seeds)
    except NotAsked:
        return answer_json(Drafted(None, None, [], False))
    except RistalError as error:
        async with registry_of(request).hold(live, bearer(request)):
            actions.must_play(live)
            raise actions.why_not(live, seat, given.answers, error, language(request)) from None
    shown = Projector(after, Viewer(seat), language(request)).snapshot(live.question)
    return answer_json(Drafted(shown.view, shown.question, shown.answers, seat in after.table.asked()))


async def hint(request: Request) -> Response:
    live, seat = await seated(request)
    must_be_slow(request, "hint")
    async with registry_of(request).hold(live, bearer(request)):
        actions.must_play(live)
        assert live.match is not None
        if not live.terms.hints:
            raise ApiError("not-agreed")
        if seat not in live.asked():
            raise ApiError("not-yours")
        save = await asyncio.to_thread(live.match.snapshot)
    advice, text = await _advised(request, save, seat), game_text(language(request), live.game)
    answers = [
        HintedAnswer(each.answer, text.label(each.answer), each.share, each.reward, each.low, each.high)
        for each in advice.answers[: settings.HINT_ANSWERS]
    ]
    mixed = [MixedAnswer(each.answer, text.label(each.answer), each.mix) for each in mix(advice)]
    labels = [text.label(answer) for answer in advice.plan]
    because = reason(advice, live.game, language(request))
    return answer_json(Hint(answers, advice.iterations, advice.plan, labels, because, mixed))


async def _advised(request: Request, save: str, seat: int) -> Advice:
    """What a coach advises; who has others waiting already is sent away."""
    workers: Workers = request.app.state.workers
    address = address_of(request.scope)
    if workers.waiting_of(address) >= settings.HINTS_WAITING:
        raise ApiError("too-many")
    seed = secrets.randbits(31)
    try:
        advice: Advice = await workers.do(bots.hint, save, seat, settings.HINT_SECONDS, seed, address=address)
    except Stuck:
        raise ApiError("unavailable") from None
    return advice


async def why(request: Request) -> Response:
    """Why an answer cannot be given, or what can be done with a thing that somebody points at."""
    live, seat = await seated(request)
    query, lang = query_of(request, requests.WhyQuery), language(request)
    async with registry_of(request).hold(live, bearer(request)):
        if live.match is None:
            raise ApiError("not-begun")
        about = Thing(query.about, query.where) if query.about else query.answer
        return answer_json(await asyncio.to_thread(_explain, live, seat, about, lang))


def _explain(live: LiveMatch, seat: int, about: str | Thing, lang: str) -> Why:
    assert live.match is not None
    try:
        found = Projector(live.match, Viewer(seat), lang).explain(about)
    except RistalError as error:
        raise to_api_error(error, live.game, lang) from None
    if found is None:
        raise ApiError("bad-request", place="about")
    return found


async def line(request: Request) -> Response:
    """What somebody means who types."""
    live, seat = await seated(request)
    text, lang = query_of(request, requests.LineQuery).text, language(request)
    must_afford(request, "line", len(text))
    async with registry_of(request).hold(live, bearer(request)):
        actions.must_play(live)
        return answer_json(await asyncio.to_thread(_read_line, live, seat, text, lang))


def _read_line(live: LiveMatch, seat: int, text: str, lang: str) -> LineRead:
    assert live.match is not None
    game, view, options = game_text(lang, live.game), live.match.view(seat), live.match.options
    found, complete = meaning(game, options, view, text), completions(game, options, view, text)
    read = LineRead(**msgspec.structs.asdict(found), complete=complete)
    if found.answer is not UNSET:
        why = _explain(live, seat, found.answer, lang)
        return msgspec.structs.replace(read, allowed=why.allowed, why=why.why, clause=why.clause)
    if found.means == UNCLEAR:
        return msgspec.structs.replace(read, message=translator(lang).say("server-line-unclear", text=text))
    return read


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/matches/{match}/draft", draft, "POST"),
    ("/api/matches/{match}/hint", hint, "POST"),
    ("/api/matches/{match}/why", why, "GET"),
    ("/api/matches/{match}/line", line, "GET"),
]
