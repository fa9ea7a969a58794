"""What people do at a table: answer, resign, agree, take back, claim, play again."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from sqlalchemy import delete

from ristal.engine.errors import IllegalAnswer, RistalError
from ristal.engine.zone import SPECTATOR
from ristal.host import create, fairness, presenter
from ristal.host.errors import ApiError, to_api_error
from ristal.host.live_match import BOT, OVER, PERSON, PLAYING, TYPED, LiveMatch, Player
from ristal.host.registry import MatchRegistry, row_of
from ristal.host.tokens import SEAT, hashed, new_token
from ristal.match import actions
from ristal.match.batch import orders
from ristal.protocol.requests import ChangeSeat, Claim, GiveAnswer, NewMatch, SocketAnswer, TakeBack, ThrowDie
from ristal.server.integrations import webhooks
from ristal.server.storage import tables
from ristal.server.storage.sql_store import Row
from ristal.text import translator
from ristal.text.game_text import game_text

ABSENCE: Final = 15 * 60.0  # seconds without a clock until somebody who left may be replaced
STAND_IN: Final = "fighter"  # the bot that takes over
ENDINGS: Final = {"resign": actions.RESIGNED, "draw": actions.AGREED}


async def answer(
    registry: MatchRegistry, live: LiveMatch, seat: int, given: GiveAnswer | SocketAnswer, language: str
) -> int:
    """Take an answer, once; says the number of its move."""
    async with live.lock:
        earlier = live.messages.get((seat, given.message))
        if earlier is None and (live.question != given.question or live.state != PLAYING or live.problem is not None):
            earlier = await _earlier(registry, live, seat, given.message)
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
            kept = _played(live, seat, answers)
        except RistalError as error:
            raise why_not(live, seat, answers, error, language) from None
        row = row_of(live, "answer", seat, {**kept, "question": given.question}, given.message)
        if await registry.commit(live, row, asked):
            return row.seq
        earlier = await _earlier(registry, live, seat, given.message)  # the same message, sent to another process too
        if earlier is None:
            raise ApiError("stale")
        return earlier


async def roll(registry: MatchRegistry, live: LiveMatch, seat: int, given: ThrowDie, language: str) -> int:
    """A die that somebody at the table has thrown, once."""
    async with live.lock:
        earlier = live.messages.get((seat, given.message)) or await _earlier(registry, live, seat, given.message)
        if earlier is not None:
            return earlier
        must_play(live)
        assert live.match is not None
        if live.match.roll is None:
            raise ApiError("not-now", said=translator(language).say("error-not-asked-no-die"))
        if given.question not in ("", live.question):
            raise ApiError("stale")
        try:
            kept = live.throw(given.value)
        except RistalError as error:
            raise ApiError("illegal", said=translator(language, live.game).error(error)) from None
        row = row_of(live, "roll", seat, kept, given.message)
        if not await registry.commit(live, row, []):
            raise ApiError("stale")
        return row.seq


def _played(live: LiveMatch, seat: int, answers: list[str]) -> dict[str, Any]:
    """Play answers in an order in which they can be given; what has to be kept of them."""
    assert live.match is not None
    first, *others = orders(live.match.table.question, answers) if len(answers) > 1 else [answers]
    try:
        return live.play(seat, first)
    except IllegalAnswer:
        for given in others:
            return live.play(seat, given)
        raise


async def _earlier(registry: MatchRegistry, live: LiveMatch, seat: int, message: str) -> int | None:
    """The move of a message that came before."""
    return await asyncio.to_thread(registry.store.number_of, live.id, seat, message)


def must_play(live: LiveMatch) -> None:
    if live.problem is not None:
        raise ApiError("readable-only")
    if live.match is None:
        raise ApiError("not-begun")
    if live.is_over():
        raise ApiError("over")


def why_not(live: LiveMatch, seat: int, answers: list[str], error: RistalError, language: str) -> ApiError:
    """The reason in words, with its clause where a rule forbids it."""
    assert live.match is not None
    table = live.match.table
    if error.code == "illegal-answer" and len(answers) == 1:
        reason = table.question.why_not(table, seat, str(error.details.get("text", answers[0])))
        if reason is not None:
            said = game_text(language, live.game).reason(table, reason)
            return ApiError("illegal", said=said, clause=reason.clause)
    refused = to_api_error(error, live.game, language)
    refused.clause = type(table.question).CLAUSE if refused.code == "illegal" else ""
    return refused


def _must_have_begun(live: LiveMatch) -> None:
    """Dice that are thrown before the first question come first: without them there is no match to end."""
    must_play(live)
    assert live.match is not None
    if live.match.table.open is None:
        raise ApiError("not-begun")


async def resign(registry: MatchRegistry, live: LiveMatch, seat: int, language: str) -> int:
    async with live.lock:
        _must_have_begun(live)
        assert live.match is not None
        asked = live.asked()
        try:
            live.match.resign(seat)
        except RistalError as error:
            raise ApiError("not-now", said=translator(language, live.game).error(error)) from None
        row = row_of(live, "resign", seat, {})
        if not await registry.commit(live, row, asked):
            raise ApiError("stale")
        return row.seq


def others(live: LiveMatch, seat: int) -> list[int]:
    """The persons who have to agree."""
    return [each for each, sitter in enumerate(live.sitters) if sitter.kind == PERSON and each != seat]


async def draw(registry: MatchRegistry, live: LiveMatch, seat: int, accept: bool | None) -> dict[str, Any]:
    """Offer a draw, or answer an offer. A bot never agrees: it does not talk."""
    async with live.lock:
        _must_have_begun(live)
        assert live.match is not None
        asked = live.asked()
        if accept is None:
            if len(others(live, seat)) < len(live.sitters) - 1:
                raise ApiError("not-now")
            return {"number": await _add(registry, live, row_of(live, "draw-offer", seat, {}), asked)}
        offer = _open_offer(live, seat, "draw-offer")
        if not accept:
            return {"number": await _add(registry, live, row_of(live, "decline", seat, {}), asked)}
        if {*offer["agreed"], seat} >= set(others(live, offer["seat"])):
            live.match.agree_draw()
            return {"number": await _add(registry, live, row_of(live, "draw", seat, {}), asked)}
        return {"number": await _add(registry, live, row_of(live, "agree", seat, {}), asked)}


def _open_offer(live: LiveMatch, seat: int, kind: str) -> dict[str, Any]:
    offer = live.offer
    if offer is None or offer["kind"] != kind or offer["seat"] == seat or seat in offer["agreed"]:
        raise ApiError("not-now")
    return offer


async def _add(registry: MatchRegistry, live: LiveMatch, row: Row, asked: list[int]) -> int:
    if not await registry.commit(live, row, asked):
        raise ApiError("stale")
    return row.seq


async def undo(registry: MatchRegistry, live: LiveMatch, seat: int, wanted: TakeBack, language: str) -> dict[str, Any]:
    """Take one's last answers back: freely while nobody learned anything from them, else when the others agree."""
    async with live.lock:
        must_play(live)
        asked = live.asked()
        if wanted.accept is not None:
            return await _answer_undo(registry, live, seat, wanted.accept, asked)
        line = effective(await asyncio.to_thread(registry.store.rows, live.id))
        own = [row for row in line if row.kind == "answer" and row.seat == seat]
        if len(own) < wanted.count:
            raise ApiError("not-now")
        first = own[-wanted.count].seq
        taken = [row for row in line if row.seq >= first]
        to = first - 1
        before = await asyncio.to_thread(registry.restored, live.id, to)
        is_free = all(row.seat == seat for row in taken) and _taught_nothing(before, live, taken)
        if is_free or not others(live, seat):
            return {
                "number": await _take_back(registry, live, before, seat, to, asked, is_free),
                "taken_back": len(taken),
            }
        row = row_of(live, "undo-offer", seat, {"to": to, "steps": len(taken)})
        number = await _add(registry, live, row, asked)
        said = [line for row in taken for line in presenter.lines(live, row, language, presenter.events(row, seat))]
        return {"number": number, "asks": others(live, seat), "takes_back": [line["text"] for line in said]}


async def _answer_undo(
    registry: MatchRegistry, live: LiveMatch, seat: int, accept: bool, asked: list[int]
) -> dict[str, Any]:
    offer = _open_offer(live, seat, "undo-offer")
    if not accept:
        return {"number": await _add(registry, live, row_of(live, "decline", seat, {}), asked)}
    if {*offer["agreed"], seat} >= set(others(live, offer["seat"])):
        before = await asyncio.to_thread(registry.restored, live.id, offer["to"])
        return {"number": await _take_back(registry, live, before, offer["seat"], offer["to"], asked, False)}
    return {"number": await _add(registry, live, row_of(live, "agree", seat, {}), asked)}


async def _take_back(
    registry: MatchRegistry, live: LiveMatch, before: LiveMatch, seat: int, to: int, asked: list[int], is_free: bool
) -> int:
    assert before.match is not None
    live.match = before.match
    data = {"to": to, "save": before.match.snapshot(), "free": is_free}
    return await _add(registry, live, row_of(live, "undo", seat, data), asked)


def effective(rows: list[Row]) -> list[Row]:
    """The moves that count: what was taken back does not."""
    line: list[Row] = []
    for row in rows:
        if row.kind == "undo":
            line = [kept for kept in line if kept.seq <= row.data["to"]]
        elif row.kind in ("start", "begin", "answer", "roll", "resign", "draw"):
            line.append(row)
    return line


def _taught_nothing(before: LiveMatch, after: LiveMatch, taken: list[Row]) -> bool:
    """Whether no chance has spoken and nobody, spectators included, knows more cards than before."""
    assert before.match is not None
    assert after.match is not None
    if any(row.kind == "roll" or any(move["chance"] for move in row.data["moves"]) for row in taken):
        return False
    seats = before.match.table.seats
    for viewer in (SPECTATOR, *range(seats)):
        if _known(after.match.table.view(viewer)) > _known(before.match.table.view(viewer)):
            return False
    return True


def _known(view: dict[str, Any]) -> int:
    return sum(item is not None for zone in view["zones"].values() for item in zone)


async def claim(registry: MatchRegistry, live: LiveMatch, seat: int, wanted: Claim) -> dict[str, Any]:
    """Somebody has thought too long, or gone: win, where there are two, or let a bot go on."""
    async with live.lock:
        must_play(live)
        assert live.match is not None
        asked = live.asked()
        late = [other for other in asked if other != seat and is_late(registry, live, other)]
        if not late or seat in asked:
            raise ApiError("not-now")
        if wanted.want == "win":
            if len(live.sitters) != 2:
                raise ApiError("not-now")
            live.match.resign(late[0])
            return {"number": await _add(registry, live, row_of(live, "resign", late[0], {"claimed": True}), asked)}
        sitter = Player(BOT, "", STAND_IN, live.sitters[late[0]].seed, "")
        row = create.sit_row(live, late[0], sitter)
        if not await registry.commit(live, row, asked, create.sits(live, late[0], sitter)):
            raise ApiError("stale")
        return {"number": row.seq}


def is_late(registry: MatchRegistry, live: LiveMatch, seat: int) -> bool:
    """Out of time; or, where no clock runs, away for long."""
    now = time.time()
    left = live.clock.left(seat, now)
    if left is not None:
        return left <= 0
    return live.clock.silent_for(seat, now) > ABSENCE and seat not in registry.presence(live)


async def rematch(registry: MatchRegistry, live: LiveMatch, seat: int, language: str) -> dict[str, Any]:
    """Once more, the same people: the first who asks founds it, each gets the token of their own seat."""
    async with live.lock:
        if live.state != OVER:
            raise ApiError("not-over")
        if not live.rematch:
            kinds = ["open" if sitter.kind == PERSON else f"bot:{sitter.bot}" for sitter in live.sitters]
            options = {name: value for name, value in live.options.items() if name != "seats"}
            wanted = NewMatch(live.game.id, kinds, options, live.name, dice=TYPED if live.is_typed() else "fair")
            made = await create.found(registry, wanted, language)
            row = row_of(live, "rematch", seat, {"match": made["match"]})
            if not await registry.commit(live, row, []) and not live.rematch:
                raise ApiError("stale")
        again = await registry.get(live.rematch)
    return await create.sit_down(registry, again, seat, live.sitters[seat].name, "")


async def change_seat(
    registry: MatchRegistry, live: LiveMatch, seat: int, token: str, wanted: ChangeSeat
) -> dict[str, Any]:
    """Another device, another name, another way to be told."""
    if wanted.action == "webhook" and wanted.webhook:
        webhooks.read_address(wanted.webhook)
    async with live.lock:
        old = live.sitters[seat]
        if wanted.action == "move":
            fresh = new_token(SEAT)
            added = registry.store.insert(
                tables.tokens, {"hash": hashed(fresh), "match": live.id, "kind": SEAT, "seat": seat}
            )
            gone = delete(tables.tokens).where(tables.tokens.c.hash == hashed(token))
            row = row_of(live, "device", seat, {})
            if not await registry.commit(live, row, live.asked(), added, gone):
                raise ApiError("stale")
            registry.passes.pop(token, None)
            return {"match": live.id, "seat": seat, "token": fresh}
        name = wanted.name if wanted.action == "name" else old.name
        webhook = wanted.webhook if wanted.action == "webhook" else old.webhook
        sitter = Player(old.kind, name, old.bot, old.seed, webhook)
        row = create.sit_row(live, seat, sitter)
        if not await registry.commit(live, row, live.asked(), create.sits(live, seat, sitter)):
            raise ApiError("stale")
        return {"match": live.id, "seat": seat}


def record(live: LiveMatch, rows: list[Row]) -> dict[str, Any]:
    """The whole match as `ristal replay` and `ristal verify` read it."""
    line = effective(rows)
    begun = next(row.data for row in line if row.kind == "begin")
    branch = next((row.data["branch"] for row in line if row.kind == "start"), None)
    start = begun if branch is None else branch["past"]
    moves: list[dict[str, Any]] = [] if branch is None else list(start["moves"])
    done: list[list[Any]] = [] if branch is None else list(start["deeds"])
    for row in line:
        if row.kind in ENDINGS:
            done.append([len(moves), ENDINGS[row.kind], row.seat if row.kind == "resign" else None])
        if row.kind == "roll" and "start" in row.data:  # the dice before the first question have fallen
            start = row.data
        moves += row.data.get("moves", [])
    return {
        **begun["heading"],  # as it began: the rules may have changed since
        "start": start["start"],
        "opening": start["opening"],
        "moves": moves,
        "deeds": done,
        "result": next((row.data["result"] for row in reversed(line) if "result" in row.data), None),
        "fair": {
            "match": live.id,
            "commitment": fairness.commitment(live.id, live.secret),
            "secret": live.secret,
            "seeds": live.seeds(),
            "dice": "typed" if live.is_typed() else "fair",
            "inherited": 0 if branch is None else len(branch["past"]["moves"]),
        },
    }
