"""What people do at a table: answer, throw a die, resign, agree, claim, play again, change their seat."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

import msgspec

from ristal.engine.errors import RistalError
from ristal.host import create
from ristal.host.errors import ApiError, to_api_error
from ristal.host.live_match import BOT, OPEN, OVER, PERSON, PLAYING, WAITING, LiveMatch, Offer
from ristal.host.registry import MatchRegistry, make_row
from ristal.host.storage.editions import edition_of
from ristal.host.storage.rows import (
    Answered,
    Change,
    DrawAgreed,
    DrawOffered,
    OfferAccepted,
    OfferDeclined,
    RematchCreated,
    Resigned,
    SeatMoved,
)
from ristal.host.storage.store import Player, Token
from ristal.host.tokens import SEAT, hash_token, new_token
from ristal.match.batch import DEALS, order_batch, play_as_far
from ristal.match.projection import Projector
from ristal.match.viewer import Viewer
from ristal.protocol.requests import (
    ChangeSeat,
    Claim,
    ClockLimits,
    GiveAnswer,
    NewMatch,
    Options,
    SocketAnswer,
    ThrowDie,
)
from ristal.protocol.responses import Done, Seated
from ristal.text import translator

ABSENCE: Final = 15 * 60.0  # seconds without a clock until somebody who left may be replaced
GRACE: Final = 180.0  # seconds after the server was away in which nobody is too late
STAND_IN: Final = "fighter"  # the bot that takes over


async def answer(
    registry: MatchRegistry,
    live: LiveMatch,
    seat: int,
    given: GiveAnswer | SocketAnswer,
    language: str,
    token: str = "",
) -> int:
    """Take an answer, once; says the number of its move."""
    async with registry.hold(live, token):
        if _number(given.question) > live.number:  # whoever asked it is another process
            await registry.add_missing(live)
        earlier = live.messages.get((seat, given.message))
        if earlier is None and (live.question != given.question or live.state != PLAYING or live.problem is not None):
            earlier = await registry.store.find_message(live.id, seat, given.message)
        if earlier is not None:
            return earlier
        must_play(live)
        if given.question != live.question:
            raise ApiError("stale")
        asked = live.asked()
        if seat not in asked:
            raise ApiError("not-yours")
        answers = given.answers or [given.answer]
        try:
            change = await _play(registry, live, seat, answers)
        except RistalError as error:
            raise why_not(live, seat, answers, error, language) from None
        row = make_row(live, change, seat, given.message)
        if await registry.commit(live, row, asked):
            return row.seq
        # the same message may have been sent to another process too
        earlier = await registry.store.find_message(live.id, seat, given.message)
        if earlier is None:
            raise ApiError("stale")
        return earlier


async def roll(
    registry: MatchRegistry, live: LiveMatch, seat: int, given: ThrowDie, language: str, token: str = ""
) -> int:
    """A die that somebody at the table has thrown, once."""
    async with registry.hold(live, token):
        earlier = live.messages.get((seat, given.message))
        earlier = earlier or await registry.store.find_message(live.id, seat, given.message)
        if earlier is not None:
            return earlier
        must_play(live)
        assert live.match is not None
        if live.match.roll is None:
            raise ApiError("not-now", said=translator(language).say("error-not-asked-no-die"))
        if seat != live.find_thrower():
            raise ApiError("not-yours")
        if given.question not in ("", live.question):
            raise ApiError("stale")
        try:
            change = live.throw(given.value)
        except RistalError as error:
            raise ApiError("illegal", said=translator(language, live.game).error(error)) from None
        row = make_row(live, change, seat, given.message)
        if not await registry.commit(live, row, []):
            raise ApiError("stale")
        return row.seq


def _number(question: str) -> int:
    """The row that opened a question, by its name; a name that no question has is of none."""
    number = question.removeprefix("q")
    return int(number) if number.isascii() and number.isdecimal() else 0


async def _play(registry: MatchRegistry, live: LiveMatch, seat: int, answers: list[str]) -> Answered:
    """Give answers; whether several can be given at once is decided without a look at what is hidden."""
    assert live.match is not None
    given = answers
    if len(answers) > 1:
        seeds = [secrets.randbits(60) for _ in range(DEALS)]
        given = await registry.run(order_batch, live.match.copy(), seat, answers, seeds)
    played, moves = play_as_far(partial(live.play, seat), given)
    return Answered(answers=played, moves=moves, question=live.question)


def must_play(live: LiveMatch) -> None:
    if live.problem is not None:
        raise ApiError("readable-only")
    if live.match is None:
        raise ApiError("not-begun")
    if live.is_over():
        raise ApiError("over")


def why_not(live: LiveMatch, seat: int, answers: list[str], error: RistalError, language: str) -> ApiError:
    """The reason in words, with its clause where a rule forbids it. That somebody else would be asked after the first
    of several answers is no reason: it may follow from dice that have not fallen yet."""
    assert live.match is not None
    refused = to_api_error(error, live.game, language)
    if refused.code != "illegal" and "answer" not in error.details:
        return refused
    why = Projector(live.match, Viewer(seat), language).explain_refusal(answers, error)
    return ApiError("illegal", said=why.why, clause=why.clause or "")


def _must_have_begun(live: LiveMatch) -> None:
    """Dice that are thrown before the first question come first: without them there is no match to end."""
    must_play(live)
    assert live.match is not None
    if live.match.table.open is None:
        raise ApiError("not-begun")


async def resign(registry: MatchRegistry, live: LiveMatch, seat: int, language: str, token: str = "") -> int:
    async with registry.hold(live, token):
        _must_have_begun(live)
        assert live.match is not None
        asked = live.asked()
        try:
            live.match.resign(seat)
        except RistalError as error:
            raise ApiError("not-now", said=translator(language, live.game).error(error)) from None
        return await add_row(registry, live, Resigned(), seat, asked)


def others(live: LiveMatch, seat: int) -> list[int]:
    """The persons who have to agree."""
    return [each for each, player in enumerate(live.players) if player.kind == PERSON and each != seat]


async def draw(registry: MatchRegistry, live: LiveMatch, seat: int, accept: bool | None, token: str = "") -> Done:
    """Offer a draw, or answer an offer. A bot never agrees: it does not talk."""
    async with registry.hold(live, token):
        _must_have_begun(live)
        assert live.match is not None
        asked = live.asked()
        if accept is None:
            if len(others(live, seat)) < len(live.players) - 1:
                raise ApiError("not-now")
            return Done(await add_row(registry, live, DrawOffered(), seat, asked))
        offer = find_offer(live, seat, DrawOffered.kind)
        if not accept:
            return Done(await add_row(registry, live, OfferDeclined(), seat, asked))
        if not is_agreed(live, offer, seat):
            return Done(await add_row(registry, live, OfferAccepted(), seat, asked))
        live.match.agree_draw()
        return Done(await add_row(registry, live, DrawAgreed(), seat, asked))


def find_offer(live: LiveMatch, seat: int, kind: str) -> Offer:
    """The open offer that this seat has to answer."""
    offer = live.offer
    if offer is None or offer.kind != kind or offer.seat == seat or seat in offer.agreed:
        raise ApiError("not-now")
    return offer


def is_agreed(live: LiveMatch, offer: Offer, seat: int) -> bool:
    """Whether everybody has agreed once this seat has."""
    return {*offer.agreed, seat} >= set(others(live, offer.seat))


async def add_row(
    registry: MatchRegistry, live: LiveMatch, change: Change, seat: int | None, asked: Sequence[int]
) -> int:
    """Commit a change that has happened on the table; returns the number of its row."""
    row = make_row(live, change, seat)
    if not await registry.commit(live, row, asked):
        raise ApiError("stale")
    return row.seq


async def claim(registry: MatchRegistry, live: LiveMatch, seat: int, wanted: Claim, token: str = "") -> Done:
    """Somebody has thought too long, or gone: win, where there are two, or let a bot go on."""
    async with registry.hold(live, token):
        must_play(live)
        assert live.match is not None
        asked = live.asked()
        late = [other for other in asked if other != seat and is_late(registry, live, other)]
        if not late or seat in asked:
            raise ApiError("not-now")
        if wanted.want == "win":
            if len(live.players) != 2:
                raise ApiError("not-now")
            live.match.resign(late[0])
            return Done(await add_row(registry, live, Resigned(claimed=True), late[0], asked))
        bot = Player(BOT, bot=STAND_IN, seed=live.players[late[0]].seed)
        if not await create.change_player(registry, live, late[0], bot, asked, []):
            raise ApiError("stale")
        return Done(live.number)


def is_late(registry: MatchRegistry, live: LiveMatch, seat: int) -> bool:
    """Out of time; or, where no clock runs, away for long."""
    now = registry.uptime.now()
    if live.clock.is_just_back(seat, now, GRACE):
        return False
    left = live.clock.left(seat, now)
    if left is not None:
        return left <= 0
    return live.clock.silent_for(seat, now) > ABSENCE and seat not in registry.presence(live)


async def rematch(
    registry: MatchRegistry, live: LiveMatch, seat: int, swap: bool, language: str, token: str = ""
) -> Seated:
    """Once more, the same people: the first who asks creates it, each gets the token of their own seat. Where they
    swap, everybody sits one seat further, with what was chosen for their seat."""
    async with registry.hold(live, token):
        if live.state != OVER:
            raise ApiError("not-over")
        if not live.rematch:
            seats = [(each + swap) % len(live.players) for each in range(len(live.players))]
            made = await create.create_match(registry, _same_again(live, seats), language)
            row = make_row(live, RematchCreated(match=made.match, seats=seats if swap else []), seat)
            if not await registry.commit(live, row, []) and not live.rematch:
                raise ApiError("stale")
        again = await registry.get(live.rematch)
        there = live.rematch_seats[seat] if live.rematch_seats else seat
    return await create.sit_down(registry, again, there, live.players[seat].name, "")


def _same_again(live: LiveMatch, seats: Sequence[int]) -> NewMatch:
    """The same match with nobody at it yet; who sat on a seat will sit on that of `seats`."""
    sat = sorted(range(len(seats)), key=seats.__getitem__)  # who sat where the new seats' people come from
    players = [live.players[seat] for seat in sat]
    kinds = ["open" if player.kind == PERSON else f"bot:{player.bot}" for player in players]
    chosen: dict[str, object] = {name: value for name, value in live.options.items() if name != "seats"}
    for option in live.game.options:
        if option.per_seat and isinstance(value := chosen.get(option.name), list):
            chosen[option.name] = [value[seat] for seat in sat]
    clock = live.clock
    limits = ClockLimits(clock.per_move, clock.per_match, clock.increment or None) if clock.runs else None
    dice: Literal["typed", "fair"] = "typed" if live.is_typed() else "fair"
    return NewMatch(
        live.game.id,
        kinds,
        options=msgspec.convert(chosen, Options),
        name=live.name,
        clock=limits,
        dice=dice,
        terms=live.terms,
        edition=edition_of(live.game),
    )


async def change_seat(registry: MatchRegistry, live: LiveMatch, seat: int, token: str, wanted: ChangeSeat) -> Seated:
    """Move a seat to another device, change its player's name or address for notices, or get up from it."""
    async with registry.hold(live, token):
        if wanted.action == "move":
            return await _move_seat(registry, live, seat, token)
        if wanted.action == "leave":
            return await _leave(registry, live, seat, token)
        old = live.players[seat]
        name = wanted.name if wanted.action == "name" else old.name
        webhook = wanted.webhook if wanted.action == "webhook" else old.webhook
        player = Player(old.kind, name, old.bot, old.seed, webhook)
        if not await create.change_player(registry, live, seat, player, live.asked(), []):
            raise ApiError("stale")
        return Seated(live.id, seat)


async def _leave(registry: MatchRegistry, live: LiveMatch, seat: int, token: str) -> Seated:
    """Get up from a table at which others are still missing: its token opens nothing any more."""
    if live.state != WAITING or live.is_ready():
        raise ApiError("not-now")
    if not await create.change_player(registry, live, seat, Player(OPEN), [], [], hash_token(token)):
        raise ApiError("stale")
    return Seated(live.id, seat)


async def _move_seat(registry: MatchRegistry, live: LiveMatch, seat: int, token: str) -> Seated:
    """A fresh token for the seat; the old one ends everywhere, and of racing moves one wins."""
    fresh, ended = new_token(SEAT), hash_token(token)
    row = make_row(live, SeatMoved(ended=ended), seat)
    tokens = [Token(hash_token(fresh), SEAT, seat)]
    if not await registry.commit(live, row, live.asked(), tokens=tokens, ended=ended):
        raise ApiError("stale")
    return Seated(live.id, seat, fresh)
