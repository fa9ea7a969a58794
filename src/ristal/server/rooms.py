"""All matches that somebody looks at: found, changed one at a time, told of, and forgotten again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import select

from ristal.games import load_game
from ristal.server import schema, showing
from ristal.server.errors import Refused
from ristal.server.room import EVERY, RECENT, Room, Sitter
from ristal.server.store import Job, Row, Store, kept_move
from ristal.server.tokens import Pass
from ristal.wording.guide import guide

IDLE: Final = 60.0  # seconds until a match that nobody looks at leaves the memory
BACKLOG: Final = 128  # messages that a slow reader may be behind

LANGUAGES: Final = ("ru", "en")

Seen = tuple[int | None, str, bool, bool]  # what readers have in common who are told the same

log = structlog.get_logger()
encode = msgspec.json.encode


class Subscriber:
    """Somebody who is told of every move: a socket or a stream."""

    def __init__(self, seat: int | None, language: str, whole: bool, frames: bool = False) -> None:
        self.seat = seat
        self.language = language
        self.whole = whole  # with the state after the move
        self.frames = frames  # and with what was seen at each event of it
        self.messages: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_lost = False
        self.lost: Callable[[], object] | None = None  # called then

    @property
    def seen(self) -> Seen:
        return (self.seat, self.language, self.whole, self.frames)

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
        self.known: WeakValueDictionary[str, Room] = WeakValueDictionary()  # also those that only a request still has
        self.restoring: dict[str, asyncio.Task[Room]] = {}
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
        room = self.known.get(match)
        if room is None:
            waiting = self.restoring.get(match)
            if waiting is None:
                waiting = self.restoring[match] = asyncio.ensure_future(self._restore(match))
            room = await asyncio.shield(waiting)
        self.rooms[match] = room
        room.used = time.monotonic()
        return room

    async def _restore(self, match: str) -> Room:
        try:
            room = await asyncio.to_thread(self.restored, match)
            room.renew, room.told = self.renew, room.number
            self.rooms[match] = self.known[match] = room
            return room
        finally:
            del self.restoring[match]

    async def renew(self, room: Room) -> None:
        """Make a room what is kept, and tell of what nobody here was told of; whoever calls this holds its lock."""
        room.is_doubtful = True
        room.become(await asyncio.to_thread(self.restored, room.id))
        rows = list(room.recent)
        if rows and rows[0].seq > room.told + 1:
            rows = await asyncio.to_thread(self.store.rows, room.id, room.told, room.number)
        for row in rows:
            if row.seq > room.told:
                self.tell(room, row)

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
        for language in LANGUAGES:
            guide(language, room.game)  # read here, in a thread: it takes a while, once
        number, snapshot = self.store.snapshot(match, upto)
        rows = self.store.rows(match, max(0, number - RECENT), upto)
        try:
            if snapshot:
                room.restore(number, snapshot)
            for row in rows:
                if row.seq > number:
                    room.apply(row)
                else:
                    room.remember(row)
        except Exception as error:  # of other rules or cards: anything may be missing
            log.warning("readable only", match=match, code=getattr(error, "code", type(error).__name__))
            room.close(error, rows)
        return room

    # Changing

    async def commit(self, room: Room, row: Row, asked: list[int], *more: Any) -> bool:
        """Keep a move that the room has made already, then tell everybody. False if another process was first: the
        room is then what is kept. What cannot be kept did not happen: until that is known for sure, the room is in
        doubt, and whoever comes next looks first."""
        room.is_doubtful = True
        try:
            is_first = await self.store.commit(await self._job(room, row, asked, more))
        except Refused as refused:
            await self.renew(room)
            if _is_kept(room, row):  # only the good news was lost
                return True
            raise refused from None
        if is_first:
            room.is_doubtful = False
            self.tell(room, row)
            return True
        await self.renew(room)
        return _is_kept(room, row)

    async def _job(self, room: Room, row: Row, asked: list[int], more: tuple[Any, ...]) -> Job:
        """What has to be kept of a move."""
        if room.match is not None and room.match.result is not None:
            row.data["result"] = room.match.result.write()
        room.after(row, asked)
        is_due = bool(room.bots_asked()) or room.is_ready()
        statements = list(more)
        is_at_rest = room.match is not None and room.match.roll is None  # not in the middle of a move
        if is_at_rest and (row.seq % EVERY == 0 or row.kind == "undo"):
            save = await asyncio.to_thread(room.snapshot)  # milliseconds
            snapshot = {"match": room.id, "seq": row.seq, "save": save}
            statements.append(self.store.insert(schema.snapshots, snapshot))
        return Job(statements, f"{room.id}:{row.seq}", kept_move(room.id, row, room.state, is_due))

    async def catch_up(self, match: str, number: int) -> None:
        """Another process has made a move."""
        waiting = self.restoring.get(match)
        if waiting is not None:  # it may have looked just before the move
            await asyncio.wait([waiting])
        room = self.known.get(match)
        if room is None or room.number >= number:
            return
        async with room.lock:
            if room.number >= number:
                return
            try:
                for row in await asyncio.to_thread(self.store.rows, match, room.number):
                    room.apply(row)
                    self.tell(room, row)
            except Refused:
                raise
            except Exception:  # of a newer program: from here on it is readable only
                await self.renew(room)
            self._forget_passes(match)

    async def settle_doubts(self) -> None:
        """Whoever looks at a match whose last move was in doubt hears what became of it."""
        for room in [room for room in self.known.values() if room.is_doubtful]:
            async with room.lock:
                pass

    # Telling

    def tell(self, room: Room, row: Row) -> None:
        room.told = row.seq
        told = self._words(room, row)
        before = len(room.subscribers)
        for subscriber in list(room.subscribers):
            if not subscriber.tell(told[subscriber.seen]):
                room.subscribers.discard(subscriber)
        room.frames = None
        if len(room.subscribers) < before:
            self.tell_presence(room)
        for heard in self.changed:
            heard(room, row)

    def _words(self, room: Room, row: Row) -> dict[Seen, str]:
        """A move as its readers will hear of it: whoever sees the same in the same words gets the same text."""
        return {seen: self._worded(room, row, *seen) for seen in {reader.seen for reader in room.subscribers}}

    def _worded(self, room: Room, row: Row, seat: int | None, language: str, whole: bool, frames: bool) -> str:
        move = showing.move(room, row, seat, language)
        if not whole:
            return sse(move)
        state = showing.state(room, seat, language, has_log=False)
        if frames:
            move["frames"] = [] if room.frames is None else room.frames.of(seat, state["view"] or {})
        return encode({"type": "move", **move, "state": state}).decode()

    def presence(self, room: Room) -> list[int]:
        """The seats that are looking."""
        return sorted({subscriber.seat for subscriber in room.subscribers if subscriber.seat is not None})

    def tell_presence(self, room: Room) -> None:
        watchers = sum(subscriber.seat is None for subscriber in room.subscribers)
        message = encode({"type": "presence", "seats": self.presence(room), "watchers": watchers}).decode()
        for subscriber in list(room.subscribers):
            if subscriber.whole:
                subscriber.tell(message)

    # Forgetting

    def forget_idle(self) -> None:
        """Matches that nobody looks at cost no memory."""
        now = time.monotonic()
        self.passes.clear()
        for match, room in list(self.rooms.items()):
            if not room.subscribers and not room.mutex.locked() and now - room.used > IDLE:
                del self.rooms[match]

    def _forget_passes(self, match: str) -> None:
        """Another process may have taken a token back."""
        self.passes = {token: kept for token, kept in self.passes.items() if kept.match != match}

    async def archive(self, before: float) -> int:
        """Matches that have been over for a while are put together; says how many."""
        done = 0
        for match in await asyncio.to_thread(self.store.to_archive, before):
            done += await self.store.commit(await asyncio.to_thread(self.store.archive, match))
        return done


def _is_kept(room: Room, row: Row) -> bool:
    """Whether this very move is kept: not one that another process made in its place."""
    return any((kept.seq, *kept[1:5]) == (row.seq, *row[1:5]) for kept in room.recent)


def sse(move: dict[str, Any]) -> str:
    """A move as a stream tells it."""
    return f"id: {move['number']}\nevent: move\ndata: {encode(move).decode()}\n\n"


def row_of(room: Room, kind: str, seat: int | None, data: dict[str, Any], message: str | None = None) -> Row:
    """The next move of a room, as it will be kept."""
    return Row(room.number + 1, kind, seat, message, time.time(), data)
