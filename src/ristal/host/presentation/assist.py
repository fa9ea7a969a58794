"""What helps a seat to decide and changes nothing: what a gesture would lead to, why something cannot be done, what
somebody means who types, what a coach advises."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from msgspec import UNSET

from ristal.engine.errors import NotAsked, RistalError
from ristal.engine.game import Game
from ristal.host import actions
from ristal.host.errors import ApiError, to_api_error
from ristal.host.live_match import LiveMatch
from ristal.host.registry import MatchRegistry
from ristal.match.coach.advice import Advice
from ristal.match.coach.wording import mix, reason
from ristal.match.preview import preview_answers
from ristal.match.projection import Projector, Thing, Why
from ristal.match.viewer import Viewer
from ristal.protocol import requests
from ristal.protocol.responses import Drafted, Hint, HintedAnswer, LineRead, MixedAnswer
from ristal.text import translator
from ristal.text.game_text import game_text
from ristal.text.parse import UNCLEAR, completions, meaning

DRAFT_DEALS: Final = 6  # in which a draft is tried
HINT_ANSWERS: Final = 3
HINT_SECONDS: Final = 1.0


async def draft(
    registry: MatchRegistry, live: LiveMatch, seat: int, given: requests.Draft, lang: str, token: str
) -> Drafted:
    """What answers would lead to, given together."""
    async with registry.hold(live, token):
        actions.must_play(live)
        if given.question != live.question:
            raise ApiError("stale")
        if seat not in live.asked():
            raise ApiError("not-yours")
        assert live.match is not None
        match = live.match.copy()
    try:
        after = await registry.run(preview_answers, match, seat, given.answers, draw_seeds())
    except NotAsked:
        return Drafted(None, None, [], False)
    except RistalError as error:
        async with registry.hold(live, token):
            actions.must_play(live)
            raise actions.why_not(live, seat, given.answers, error, lang) from None
    shown = Projector(after, Viewer(seat), lang).snapshot(live.question)
    return Drafted(shown.view, shown.question, shown.answers, seat in after.table.asked())


def draw_seeds() -> list[int]:
    """Seeds of the deals in which a draft is tried."""
    return [secrets.randbits(60) for _ in range(DRAFT_DEALS)]


async def save_for_hint(registry: MatchRegistry, live: LiveMatch, seat: int, token: str) -> str:
    """The match as a coach needs it, for a seat that is asked and may have hints."""
    async with registry.hold(live, token):
        actions.must_play(live)
        assert live.match is not None
        if not live.terms.hints:
            raise ApiError("not-agreed")
        if seat not in live.asked():
            raise ApiError("not-yours")
        return await registry.run(live.match.snapshot)


def show_hint(advice: Advice, game: Game, lang: str) -> Hint:
    text = game_text(lang, game)
    answers = [
        HintedAnswer(each.answer, text.label(each.answer), each.share, each.reward, each.low, each.high)
        for each in advice.answers[:HINT_ANSWERS]
    ]
    mixed = [MixedAnswer(each.answer, text.label(each.answer), each.mix) for each in mix(advice)]
    labels = [text.label(answer) for answer in advice.plan]
    return Hint(answers, advice.iterations, advice.plan, labels, reason(advice, game, lang), mixed)


async def why(
    registry: MatchRegistry, live: LiveMatch, seat: int, query: requests.WhyQuery, lang: str, token: str
) -> Why:
    """Why an answer cannot be given, or what can be done with a thing that somebody points at."""
    async with registry.hold(live, token):
        if live.match is None:
            raise ApiError("not-begun")
        about = Thing(query.about, query.where) if query.about else query.answer
        return await registry.run(_explain, live, seat, about, lang)


def _explain(live: LiveMatch, seat: int, about: str | Thing, lang: str) -> Why:
    assert live.match is not None
    try:
        found = Projector(live.match, Viewer(seat), lang).explain(about)
    except RistalError as error:
        raise to_api_error(error, live.game, lang) from None
    if found is None:
        raise ApiError("bad-request", place="about")
    return found


async def read_line(registry: MatchRegistry, live: LiveMatch, seat: int, text: str, lang: str, token: str) -> LineRead:
    """What somebody means who types."""
    async with registry.hold(live, token):
        actions.must_play(live)
        return await registry.run(_read_line, live, seat, text, lang)


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
