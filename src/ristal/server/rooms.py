"""All matches that somebody looks at: found, changed one at a time, told of, and forgotten again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import select, update

from ristal.engine.errors import RistalError
from ristal.games import load_game
from ristal.server import schema, showing
from ristal.server.errors import Refused
from ristal.server.room import EVERY, OVER, Room, Sitter
from ristal.server.store import Job, Row, Store
from ristal.server.tokens import Pass

IDLE: Final = 60.0  # seconds until a match that nobody looks at leaves the memory
BACKLOG: Final = 128  # messages that a slow reader may be behind

log = structlog.get_logger()
encode = msgspec.json.encode


class Subscriber:
    """Somebody who is told of every move: a socket or a stream."""

    def __init__(self, seat: int | None, language: str, whole: bool) -> None:
        self.seat = seat
        self.language = language
        self.whole = whole  # with the state after the move
        self.messages: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_lost = False
        self.lost: Callable[[], object] | None = None  # called then

    def tell(self, message: str | None) -> bool:
        """False when the reader has fallen too far behind: it is sent away, comes back and asks for what it missed."""
        if self.messages.qsize() >= BACKLOG:
            self.is_lost = True
            while not self.messages.empty():
                self.messages.get_nowait()
            self.messages.put_nowait(None)
            if self.lost is not None:
                self.lost()
        if not self.is_lost:
            self.messages.put_nowait(message)
        return not self.is_lost

    def say(self, message: dict[str, Any]) -> bool:
        return self.tell(encode(message).decode())


class Rooms:
    """One process's view of all matches; the database is the truth."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.restoring: dict[str, asyncio.Future[Room]] = {}
        self.passes: dict[str, Pass] = {}
        self.changed: list[Callable[[Room, Row], None]] = []  # who wants to know of every move

    # Finding

    async def holder(self, token: str) -> Pass | None:
        """What a token opens; asked again and again, so it is remembered for a while."""
        kept = self.passes.get(token)
        if kept is None:
            kept = await asyncio.to_thread(self.store.holder, token)
            if kept is not None:
                self.passes[token] = kept
        return kept

    async def get(self, match: str) -> Room:
        """The match, restored from what is kept if nobody has looked at it lately."""
        room = self.rooms.get(match)
        if room is None:
            waiting = self.restoring.get(match)
            if waiting is None:
                waiting = asyncio.ensure_future(asyncio.to_thread(self.restored, match))
                self.restoring[match] = waiting
            try:
                room = await asyncio.shield(waiting)
            finally:
                self.restoring.pop(match, None)
            room = self.rooms.setdefault(match, room)
        room.used = time.monotonic()
        return room

    def restored(self, match: str, upto: int | None = None) -> Room:
        """A match as it was after a move, or as it is: from the snapshot before it and the moves since."""
        found = self.store.one(select(schema.matches).where(schema.matches.c.id == match))
        if found is None:
            raise Refused("not-found")
        wanted = select(schema.seats).where(schema.seats.c.match == match).order_by(schema.seats.c.seat)
        sitters = [
            Sitter(seat["kind"], seat["name"], seat["bot"], seat["seed"], seat["webhook"])
            for seat in self.store.all(wanted)
        ]
        room = Room(match, load_game(found["game"]), found, sitters)
        number, snapshot = self.store.snapshot(match, upto)
        rows = self.store.rows(match, 0, upto) if found["archive"] else self.store.rows(match, number, upto)
        try:
            if snapshot:
                room.restore(number, snapshot)
                room.recent.extend(self.store.rows(match, number - EVERY, number))
            for row in rows:
                room.apply(row)
        except RistalError as error:
            log.warning("readable only", match=match, code=error.code)
            room.problem = error
            room.match = None
            room.recent.extend(rows)
            room.number = rows[-1].seq if rows else number
        return room

    # Changing

    async def commit(self, room: Room, row: Row, asked: list[int], *more: Any) -> bool:
        """Keep a move that the room has made already, then tell everybody. False if another process was first: the
        room is then what is kept."""
        after = [seat for seat in room.asked() if room.sitters[seat].kind == "bot"]
        match = update(schema.matches).where(schema.matches.c.id == room.id)
        values = {"touched": row.at, "state": room.state, "bot_asked": int(bool(after))}
        statements = [self.store.insert_move(room.id, row), match.values(**values), *more]
        room.after(row, asked)
        if room.match is not None and (row.seq % EVERY == 0 or row.kind == "undo") and room.state != OVER:
            snapshot = {"match": room.id, "seq": row.seq, "save": room.snapshot()}
            statements.append(self.store.insert(schema.snapshots, snapshot))
        try:
            is_first = await self.store.commit(Job(statements, f"{room.id}:{row.seq}"))
        except BaseException:
            self.rooms.pop(room.id, None)  # what is kept is the truth
            raise
        if is_first:
            self.tell(room, row)
        else:
            self.rooms.pop(room.id, None)
            self._move_over(room, await self.get(room.id))
        return is_first

    def _move_over(self, old: Room, new: Room) -> None:
        """Whoever looked at a room looks at the one that took its place."""
        for subscriber in old.subscribers:
            new.subscribers.add(subscriber)
            for row in new.recent:
                if row.seq >= old.number:
                    self._tell_one(new, row, subscriber, {})
        old.subscribers = set()

    async def catch_up(self, match: str, number: int) -> None:
        """Another process has made a move."""
        room = self.rooms.get(match)
        if room is None or room.number >= number:
            return
        async with room.lock:
            if self.rooms.get(match) is not room or room.number >= number:
                return
            for row in await asyncio.to_thread(self.store.rows, match, room.number):
                room.apply(row)
                self.tell(room, row)

    # Telling

    def tell(self, room: Room, row: Row) -> None:
        made: dict[tuple[int | None, str, bool], str] = {}
        before = len(room.subscribers)
        for subscriber in list(room.subscribers):
            self._tell_one(room, row, subscriber, made)
        if len(room.subscribers) < before:
            self.tell_presence(room)
        for heard in self.changed:
            heard(room, row)

    def _tell_one(self, room: Room, row: Row, to: Subscriber, made: dict[tuple[int | None, str, bool], str]) -> None:
        """Whoever sees the same in the same words gets the same text: it is made once."""
        key = (to.seat, to.language, to.whole)
        if key not in made:
            move = showing.move(room, row, to.seat, to.language)
            if to.whole:
                state = showing.state(room, to.seat, to.language, has_log=False)
                made[key] = encode({"type": "move", **move, "state": state}).decode()
            else:
                made[key] = sse(move)
        if not to.tell(made[key]):
            room.subscribers.discard(to)

    def presence(self, room: Room) -> list[int]:
        """The seats that are looking."""
        return sorted({subscriber.seat for subscriber in room.subscribers if subscriber.seat is not None})

    def tell_presence(self, room: Room) -> None:
        message = encode({"type": "presence", "seats": self.presence(room)}).decode()
        for subscriber in list(room.subscribers):
            if subscriber.whole:
                subscriber.tell(message)

    # Forgetting

    def forget_idle(self) -> None:
        """Matches that nobody looks at cost no memory."""
        now = time.monotonic()
        self.passes.clear()
        for match, room in list(self.rooms.items()):
            if not room.subscribers and not room.lock.locked() and now - room.used > IDLE:
                del self.rooms[match]


def sse(move: dict[str, Any]) -> str:
    """A move as a stream tells it."""
    return f"id: {move['number']}\nevent: move\ndata: {encode(move).decode()}\n\n"


def row_of(room: Room, kind: str, seat: int | None, data: dict[str, Any], message: str | None = None) -> Row:
    """The next move of a room, as it will be kept."""
    return Row(room.number + 1, kind, seat, message, time.time(), data)
