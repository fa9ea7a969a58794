"""Taking one's last answers back: freely while nobody learned anything from them, else when the others agree."""

from __future__ import annotations

from collections.abc import Sequence

from ristal.host.actions import add_row, find_offer, is_agreed, must_play, others
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.presentation.presenter import Presenter
from ristal.host.presentation.record import find_effective
from ristal.host.registry import MatchRegistry
from ristal.host.storage.rows import Answered, OfferAccepted, OfferDeclined, Row, TakeBackOffered, TakenBack
from ristal.match import Move
from ristal.match.learning import has_learned
from ristal.protocol import responses
from ristal.protocol.requests import TakeBack


async def take_back(
    registry: MatchRegistry, live: LiveMatch, seat: int, wanted: TakeBack, language: str, token: str = ""
) -> responses.TakenBack:
    """Take answers back, ask the others to allow it, or answer who asked."""
    async with registry.hold(live, token):
        must_play(live)
        if live.terms.take_backs == "never":
            raise ApiError("not-agreed")
        asked = live.asked()
        if wanted.accept is not None:
            return await _reply(registry, live, seat, wanted.accept, asked)
        line = find_effective(await registry.find_past(live))
        own = [row for row in line if isinstance(row.change, Answered) and row.seat == seat]
        if len(own) < wanted.count:
            raise ApiError("not-now")
        first = own[-wanted.count].seq
        taken = [row for row in line if row.seq >= first]
        to = first - 1
        before = await registry.load(live.id, to)
        is_free = not await registry.run(_has_learned, before, taken)
        if is_free or not others(live, seat):
            number = await _go_back(registry, live, before, seat, to, asked, is_free)
            return responses.TakenBack(number, taken_back=len(taken))
        number = await add_row(registry, live, TakeBackOffered(to=to, steps=len(taken)), seat, asked)
        shown = Presenter(live)
        said = [line.text for row in taken for line in shown.move(row, seat, language).log]
        return responses.TakenBack(number, asks=others(live, seat), takes_back=said)


async def _reply(
    registry: MatchRegistry, live: LiveMatch, seat: int, accept: bool, asked: Sequence[int]
) -> responses.TakenBack:
    offer = find_offer(live, seat, TakeBackOffered.kind)
    if not accept:
        return responses.TakenBack(await add_row(registry, live, OfferDeclined(), seat, asked))
    if not is_agreed(live, offer, seat):
        return responses.TakenBack(await add_row(registry, live, OfferAccepted(), seat, asked))
    before = await registry.load(live.id, offer.to)
    return responses.TakenBack(await _go_back(registry, live, before, offer.seat, offer.to, asked, False))


async def _go_back(
    registry: MatchRegistry,
    live: LiveMatch,
    before: LiveMatch,
    seat: int,
    to: int,
    asked: Sequence[int],
    is_free: bool,
) -> int:
    """Make the match what it was. Where somebody has learned something chance is new, so that nobody knows what falls
    next; else it goes on where it stands, for it has had no say."""
    assert live.match is not None
    assert before.match is not None
    renewal = 0 if is_free else live.renewals + 1
    before.match.table.chance = live.make_chance(renewal) if renewal else live.match.table.chance
    live.match = before.match
    save = live.match.snapshot()
    return await add_row(registry, live, TakenBack(to=to, save=save, free=is_free, renewal=renewal), seat, asked)


def _has_learned(before: LiveMatch, taken: Sequence[Row]) -> bool:
    """Whether anybody has learned anything by these rows; a die that is thrown or awaited is chance."""
    assert before.match is not None
    answered = [row.change for row in taken if isinstance(row.change, Answered)]
    if len(answered) < len(taken) or not all(each.moves for each in answered):
        return True
    return has_learned(before.match, [Move.read(move) for each in answered for move in each.moves])
