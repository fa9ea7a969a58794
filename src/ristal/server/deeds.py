"""What people do at a table: answer, resign, agree, take back, claim, play again."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from sqlalchemy import delete

from ristal.engine.errors import IllegalAnswer, RistalError
from ristal.engine.zone import SPECTATOR
from ristal.match import ending
from ristal.match.gesture import orders
from ristal.server import fair, founding, notices, schema, showing
from ristal.server.errors import Refused, refusal
from ristal.server.messages import ChangeSeat, Claim, GiveAnswer, NewMatch, SocketAnswer, TakeBack, ThrowDie
from ristal.server.room import BOT, OVER, PERSON, PLAYING, TYPED, Room, Sitter
from ristal.server.rooms import Rooms, row_of
from ristal.server.store import Row
from ristal.server.tokens import SEAT, hashed, new_token
from ristal.wording import speech
from ristal.wording.guide import guide

ABSENCE: Final = 15 * 60.0  # seconds without a clock until somebody who left may be replaced
STAND_IN: Final = "fighter"  # the bot that takes over
ENDINGS: Final = {"resign": ending.RESIGNED, "draw": ending.AGREED}


async def answer(rooms: Rooms, room: Room, seat: int, given: GiveAnswer | SocketAnswer, language: str) -> int:
    """Take an answer, once; says the number of its move."""
    async with room.lock:
        earlier = room.messages.get((seat, given.message))
        if earlier is None and (room.question != given.question or room.state != PLAYING or room.problem is not None):
            earlier = await _earlier(rooms, room, seat, given.message)
        if earlier is not None:
            return earlier
        must_play(room)
        if given.question != room.question:
            raise Refused("stale")
        asked = room.asked()
        if seat not in asked:
            raise Refused("not-yours")
        answers = given.answers or [given.answer]
        try:
            kept = _played(room, seat, answers)
        except RistalError as error:
            raise why_not(room, seat, answers, error, language) from None
        row = row_of(room, "answer", seat, {**kept, "question": given.question}, given.message)
        if await rooms.commit(room, row, asked):
            return row.seq
        earlier = await _earlier(rooms, room, seat, given.message)  # the same message, sent to another process too
        if earlier is None:
            raise Refused("stale")
        return earlier


async def roll(rooms: Rooms, room: Room, seat: int, given: ThrowDie, language: str) -> int:
    """A die that somebody at the table has thrown, once."""
    async with room.lock:
        earlier = room.messages.get((seat, given.message)) or await _earlier(rooms, room, seat, given.message)
        if earlier is not None:
            return earlier
        must_play(room)
        assert room.match is not None
        if room.match.roll is None:
            raise Refused("not-now", said=speech(language).say("error-not-asked-no-die"))
        if given.question not in ("", room.question):
            raise Refused("stale")
        try:
            kept = room.throw(given.value)
        except RistalError as error:
            raise Refused("illegal", said=speech(language, room.game).error(error)) from None
        row = row_of(room, "roll", seat, kept, given.message)
        if not await rooms.commit(room, row, []):
            raise Refused("stale")
        return row.seq


def _played(room: Room, seat: int, answers: list[str]) -> dict[str, Any]:
    """Play answers in an order in which they can be given; what has to be kept of them."""
    assert room.match is not None
    first, *others = orders(room.match.table.question, answers) if len(answers) > 1 else [answers]
    try:
        return room.play(seat, first)
    except IllegalAnswer:
        for given in others:
            return room.play(seat, given)
        raise


async def _earlier(rooms: Rooms, room: Room, seat: int, message: str) -> int | None:
    """The move of a message that came before."""
    return await asyncio.to_thread(rooms.store.number_of, room.id, seat, message)


def must_play(room: Room) -> None:
    if room.problem is not None:
        raise Refused("readable-only")
    if room.match is None:
        raise Refused("not-begun")
    if room.is_over():
        raise Refused("over")


def why_not(room: Room, seat: int, answers: list[str], error: RistalError, language: str) -> Refused:
    """The reason in words, with its clause where a rule forbids it."""
    assert room.match is not None
    table = room.match.table
    if error.code == "illegal-answer" and len(answers) == 1:
        reason = table.question.why_not(table, seat, str(error.details.get("text", answers[0])))
        if reason is not None:
            said = guide(language, room.game).reason(table, reason)
            return Refused("illegal", said=said, clause=reason.clause)
    refused = refusal(error, room.game, language)
    refused.clause = type(table.question).CLAUSE if refused.code == "illegal" else ""
    return refused


def _must_have_begun(room: Room) -> None:
    """Dice that are thrown before the first question come first: without them there is no match to end."""
    must_play(room)
    assert room.match is not None
    if room.match.table.open is None:
        raise Refused("not-begun")


async def resign(rooms: Rooms, room: Room, seat: int, language: str) -> int:
    async with room.lock:
        _must_have_begun(room)
        assert room.match is not None
        asked = room.asked()
        try:
            room.match.resign(seat)
        except RistalError as error:
            raise Refused("not-now", said=speech(language, room.game).error(error)) from None
        row = row_of(room, "resign", seat, {})
        if not await rooms.commit(room, row, asked):
            raise Refused("stale")
        return row.seq


def others(room: Room, seat: int) -> list[int]:
    """The persons who have to agree."""
    return [each for each, sitter in enumerate(room.sitters) if sitter.kind == PERSON and each != seat]


async def draw(rooms: Rooms, room: Room, seat: int, accept: bool | None) -> dict[str, Any]:
    """Offer a draw, or answer an offer. A bot never agrees: it does not talk."""
    async with room.lock:
        _must_have_begun(room)
        assert room.match is not None
        asked = room.asked()
        if accept is None:
            if len(others(room, seat)) < len(room.sitters) - 1:
                raise Refused("not-now")
            return {"number": await _add(rooms, room, row_of(room, "draw-offer", seat, {}), asked)}
        offer = _open_offer(room, seat, "draw-offer")
        if not accept:
            return {"number": await _add(rooms, room, row_of(room, "decline", seat, {}), asked)}
        if {*offer["agreed"], seat} >= set(others(room, offer["seat"])):
            room.match.agree_draw()
            return {"number": await _add(rooms, room, row_of(room, "draw", seat, {}), asked)}
        return {"number": await _add(rooms, room, row_of(room, "agree", seat, {}), asked)}


def _open_offer(room: Room, seat: int, kind: str) -> dict[str, Any]:
    offer = room.offer
    if offer is None or offer["kind"] != kind or offer["seat"] == seat or seat in offer["agreed"]:
        raise Refused("not-now")
    return offer


async def _add(rooms: Rooms, room: Room, row: Row, asked: list[int]) -> int:
    if not await rooms.commit(room, row, asked):
        raise Refused("stale")
    return row.seq


async def undo(rooms: Rooms, room: Room, seat: int, wanted: TakeBack, language: str) -> dict[str, Any]:
    """Take one's last answers back: freely while nobody learned anything from them, else when the others agree."""
    async with room.lock:
        must_play(room)
        asked = room.asked()
        if wanted.accept is not None:
            return await _answer_undo(rooms, room, seat, wanted.accept, asked)
        line = effective(await asyncio.to_thread(rooms.store.rows, room.id))
        own = [row for row in line if row.kind == "answer" and row.seat == seat]
        if len(own) < wanted.count:
            raise Refused("not-now")
        first = own[-wanted.count].seq
        taken = [row for row in line if row.seq >= first]
        to = first - 1
        before = await asyncio.to_thread(rooms.restored, room.id, to)
        is_free = all(row.seat == seat for row in taken) and _taught_nothing(before, room, taken)
        if is_free or not others(room, seat):
            return {"number": await _take_back(rooms, room, before, seat, to, asked, is_free), "taken_back": len(taken)}
        row = row_of(room, "undo-offer", seat, {"to": to, "steps": len(taken)})
        number = await _add(rooms, room, row, asked)
        said = [line for row in taken for line in showing.lines(room, row, language, showing.events(row, seat))]
        return {"number": number, "asks": others(room, seat), "takes_back": [line["text"] for line in said]}


async def _answer_undo(rooms: Rooms, room: Room, seat: int, accept: bool, asked: list[int]) -> dict[str, Any]:
    offer = _open_offer(room, seat, "undo-offer")
    if not accept:
        return {"number": await _add(rooms, room, row_of(room, "decline", seat, {}), asked)}
    if {*offer["agreed"], seat} >= set(others(room, offer["seat"])):
        before = await asyncio.to_thread(rooms.restored, room.id, offer["to"])
        return {"number": await _take_back(rooms, room, before, offer["seat"], offer["to"], asked, False)}
    return {"number": await _add(rooms, room, row_of(room, "agree", seat, {}), asked)}


async def _take_back(
    rooms: Rooms, room: Room, before: Room, seat: int, to: int, asked: list[int], is_free: bool
) -> int:
    assert before.match is not None
    room.match = before.match
    data = {"to": to, "save": before.match.snapshot(), "free": is_free}
    return await _add(rooms, room, row_of(room, "undo", seat, data), asked)


def effective(rows: list[Row]) -> list[Row]:
    """The moves that count: what was taken back does not."""
    line: list[Row] = []
    for row in rows:
        if row.kind == "undo":
            line = [kept for kept in line if kept.seq <= row.data["to"]]
        elif row.kind in ("start", "begin", "answer", "roll", "resign", "draw"):
            line.append(row)
    return line


def _taught_nothing(before: Room, after: Room, taken: list[Row]) -> bool:
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


async def claim(rooms: Rooms, room: Room, seat: int, wanted: Claim) -> dict[str, Any]:
    """Somebody has thought too long, or gone: win, where there are two, or let a bot go on."""
    async with room.lock:
        must_play(room)
        assert room.match is not None
        asked = room.asked()
        late = [other for other in asked if other != seat and is_late(rooms, room, other)]
        if not late or seat in asked:
            raise Refused("not-now")
        if wanted.want == "win":
            if len(room.sitters) != 2:
                raise Refused("not-now")
            room.match.resign(late[0])
            return {"number": await _add(rooms, room, row_of(room, "resign", late[0], {"claimed": True}), asked)}
        sitter = Sitter(BOT, "", STAND_IN, room.sitters[late[0]].seed, "")
        row = founding.sit_row(room, late[0], sitter)
        if not await rooms.commit(room, row, asked, founding.sits(room, late[0], sitter)):
            raise Refused("stale")
        return {"number": row.seq}


def is_late(rooms: Rooms, room: Room, seat: int) -> bool:
    """Out of time; or, where no clock runs, away for long."""
    now = time.time()
    left = room.clock.left(seat, now)
    if left is not None:
        return left <= 0
    return room.clock.silent_for(seat, now) > ABSENCE and seat not in rooms.presence(room)


async def rematch(rooms: Rooms, room: Room, seat: int, language: str) -> dict[str, Any]:
    """Once more, the same people: the first who asks founds it, each gets the token of their own seat."""
    async with room.lock:
        if room.state != OVER:
            raise Refused("not-over")
        if not room.rematch:
            kinds = ["open" if sitter.kind == PERSON else f"bot:{sitter.bot}" for sitter in room.sitters]
            options = {name: value for name, value in room.options.items() if name != "seats"}
            wanted = NewMatch(room.game.id, kinds, options, room.name, dice=TYPED if room.is_typed() else "fair")
            made = await founding.found(rooms, wanted, language)
            row = row_of(room, "rematch", seat, {"match": made["match"]})
            if not await rooms.commit(room, row, []) and not room.rematch:
                raise Refused("stale")
        again = await rooms.get(room.rematch)
    return await founding.sit_down(rooms, again, seat, room.sitters[seat].name, "")


async def change_seat(rooms: Rooms, room: Room, seat: int, token: str, wanted: ChangeSeat) -> dict[str, Any]:
    """Another device, another name, another way to be told."""
    if wanted.action == "webhook" and wanted.webhook:
        notices.read_address(wanted.webhook)
    async with room.lock:
        old = room.sitters[seat]
        if wanted.action == "move":
            fresh = new_token(SEAT)
            added = rooms.store.insert(
                schema.tokens, {"hash": hashed(fresh), "match": room.id, "kind": SEAT, "seat": seat}
            )
            gone = delete(schema.tokens).where(schema.tokens.c.hash == hashed(token))
            row = row_of(room, "device", seat, {})
            if not await rooms.commit(room, row, room.asked(), added, gone):
                raise Refused("stale")
            rooms.passes.pop(token, None)
            return {"match": room.id, "seat": seat, "token": fresh}
        name = wanted.name if wanted.action == "name" else old.name
        webhook = wanted.webhook if wanted.action == "webhook" else old.webhook
        sitter = Sitter(old.kind, name, old.bot, old.seed, webhook)
        row = founding.sit_row(room, seat, sitter)
        if not await rooms.commit(room, row, room.asked(), founding.sits(room, seat, sitter)):
            raise Refused("stale")
        return {"match": room.id, "seat": seat}


def record(room: Room, rows: list[Row]) -> dict[str, Any]:
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
            "match": room.id,
            "commitment": fair.commitment(room.id, room.secret),
            "secret": room.secret,
            "seeds": room.seeds(),
            "dice": "typed" if room.is_typed() else "fair",
            "inherited": 0 if branch is None else len(branch["past"]["moves"]),
        },
    }
