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
from ristal.host import presenter
from ristal.host.errors import ApiError
from ristal.host.live_match import EVERY, RECENT, LiveMatch, Player
from ristal.host.tokens import Pass
from ristal.server.storage import tables
from ristal.server.storage.sql_store import Job, Row, Store, kept_move
from ristal.text.game_text import game_text

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


class MatchRegistry:
    """One process's view of all matches; the database is the truth."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.registry: dict[str, LiveMatch] = {}
        self.known: WeakValueDictionary[str, LiveMatch] = (
            WeakValueDictionary()
        )  # also those that only a request still has
        self.restoring: dict[str, asyncio.Task[LiveMatch]] = {}
        self.passes: dict[str, Pass] = {}
        self.changed: list[Callable[[LiveMatch, Row], None]] = []  # who wants to know of every move

    # Finding

    async def holder(self, token: str) -> Pass | None:
        """What a token opens; asked again and again, so it is remembered for a while."""
        kept = self.passes.get(token)
        if kept is None:
            kept = await asyncio.to_thread(self.store.holder, token)
            if kept is not None:
                self.passes[token] = kept
        return kept

    async def get(self, match: str) -> LiveMatch:
        """The match, restored from what is kept if nobody has looked at it lately."""
        live = self.known.get(match)
        if live is None:
            waiting = self.restoring.get(match)
            if waiting is None:
                waiting = self.restoring[match] = asyncio.ensure_future(self._restore(match))
            live = await asyncio.shield(waiting)
        self.registry[match] = live
        live.used = time.monotonic()
        return live

    async def _restore(self, match: str) -> LiveMatch:
        try:
            live = await asyncio.to_thread(self.restored, match)
            live.renew, live.told = self.renew, live.number
            self.registry[match] = self.known[match] = live
            return live
        finally:
            del self.restoring[match]

    async def renew(self, live: LiveMatch) -> None:
        """Make a room what is kept, and tell of what nobody here was told of; whoever calls this holds its lock."""
        live.is_doubtful = True
        live.become(await asyncio.to_thread(self.restored, live.id))
        rows = list(live.recent)
        if rows and rows[0].seq > live.told + 1:
            rows = await asyncio.to_thread(self.store.rows, live.id, live.told, live.number)
        for row in rows:
            if row.seq > live.told:
                self.tell(live, row)

    def restored(self, match: str, upto: int | None = None) -> LiveMatch:
        """A match as it was after a move, or as it is: from the snapshot before it and the moves since."""
        found = self.store.one(select(tables.matches).where(tables.matches.c.id == match))
        if found is None:
            raise ApiError("not-found")
        wanted = select(tables.seats).where(tables.seats.c.match == match).order_by(tables.seats.c.seat)
        sitters = [
            Player(seat["kind"], seat["name"], seat["bot"], seat["seed"], seat["webhook"])
            for seat in self.store.all(wanted)
        ]
        live = LiveMatch(match, load_game(found["game"]), found, sitters)
        for language in LANGUAGES:
            game_text(language, live.game)  # read here, in a thread: it takes a while, once
        number, snapshot = self.store.snapshot(match, upto)
        rows = self.store.rows(match, max(0, number - RECENT), upto)
        try:
            if snapshot:
                live.restore(number, snapshot)
            for row in rows:
                if row.seq > number:
                    live.apply(row)
                else:
                    live.remember(row)
        except Exception as error:  # of other rules or cards: anything may be missing
            log.warning("readable only", match=match, code=getattr(error, "code", type(error).__name__))
            live.close(error, rows)
        return live

    # Changing

    async def commit(self, live: LiveMatch, row: Row, asked: list[int], *more: Any) -> bool:
        """Keep a move that the room has made already, then tell everybody. False if another process was first: the
        room is then what is kept. What cannot be kept did not happen: until that is known for sure, the room is in
        doubt, and whoever comes next looks first."""
        live.is_doubtful = True
        try:
            is_first = await self.store.commit(await self._job(live, row, asked, more))
        except ApiError as refused:
            await self.renew(live)
            if _is_kept(live, row):  # only the good news was lost
                return True
            raise refused from None
        if is_first:
            live.is_doubtful = False
            self.tell(live, row)
            return True
        await self.renew(live)
        return _is_kept(live, row)

    async def _job(self, live: LiveMatch, row: Row, asked: list[int], more: tuple[Any, ...]) -> Job:
        """What has to be kept of a move."""
        if live.match is not None and live.match.result is not None:
            row.data["result"] = live.match.result.write()
        live.after(row, asked)
        is_due = bool(live.bots_asked()) or live.is_ready()
        statements = list(more)
        is_at_rest = live.match is not None and live.match.roll is None  # not in the middle of a move
        if is_at_rest and (row.seq % EVERY == 0 or row.kind == "undo"):
            save = await asyncio.to_thread(live.snapshot)  # milliseconds
            snapshot = {"match": live.id, "seq": row.seq, "save": save}
            statements.append(self.store.insert(tables.snapshots, snapshot))
        return Job(statements, f"{live.id}:{row.seq}", kept_move(live.id, row, live.state, is_due))

    async def catch_up(self, match: str, number: int) -> None:
        """Another process has made a move."""
        waiting = self.restoring.get(match)
        if waiting is not None:  # it may have looked just before the move
            await asyncio.wait([waiting])
        live = self.known.get(match)
        if live is None or live.number >= number:
            return
        async with live.lock:
            if live.number >= number:
                return
            try:
                for row in await asyncio.to_thread(self.store.rows, match, live.number):
                    live.apply(row)
                    self.tell(live, row)
            except ApiError:
                raise
            except Exception:  # of a newer program: from here on it is readable only
                await self.renew(live)
            self._forget_passes(match)

    async def settle_doubts(self) -> None:
        """Whoever looks at a match whose last move was in doubt hears what became of it."""
        for live in [live for live in self.known.values() if live.is_doubtful]:
            async with live.lock:
                pass

    # Telling

    def tell(self, live: LiveMatch, row: Row) -> None:
        live.told = row.seq
        told = self._words(live, row)
        before = len(live.subscribers)
        for subscriber in list(live.subscribers):
            if not subscriber.tell(told[subscriber.seen]):
                live.subscribers.discard(subscriber)
        live.frames = None
        if len(live.subscribers) < before:
            self.tell_presence(live)
        for heard in self.changed:
            heard(live, row)

    def _words(self, live: LiveMatch, row: Row) -> dict[Seen, str]:
        """A move as its readers will hear of it: whoever sees the same in the same words gets the same text."""
        return {seen: self._worded(live, row, *seen) for seen in {reader.seen for reader in live.subscribers}}

    def _worded(self, live: LiveMatch, row: Row, seat: int | None, language: str, whole: bool, frames: bool) -> str:
        move = presenter.move(live, row, seat, language)
        if not whole:
            return sse(move)
        state = presenter.state(live, seat, language, has_log=False)
        if frames:
            move["frames"] = [] if live.frames is None else live.frames.of(seat, state["view"] or {})
        return encode({"type": "move", **move, "state": state}).decode()

    def presence(self, live: LiveMatch) -> list[int]:
        """The seats that are looking."""
        return sorted({subscriber.seat for subscriber in live.subscribers if subscriber.seat is not None})

    def tell_presence(self, live: LiveMatch) -> None:
        watchers = sum(subscriber.seat is None for subscriber in live.subscribers)
        message = encode({"type": "presence", "seats": self.presence(live), "watchers": watchers}).decode()
        for subscriber in list(live.subscribers):
            if subscriber.whole:
                subscriber.tell(message)

    # Forgetting

    def forget_idle(self) -> None:
        """Matches that nobody looks at cost no memory."""
        now = time.monotonic()
        self.passes.clear()
        for match, live in list(self.registry.items()):
            if not live.subscribers and not live.mutex.locked() and now - live.used > IDLE:
                del self.registry[match]

    def _forget_passes(self, match: str) -> None:
        """Another process may have taken a token back."""
        self.passes = {token: kept for token, kept in self.passes.items() if kept.match != match}

    async def archive(self, before: float) -> int:
        """Matches that have been over for a while are put together; says how many."""
        done = 0
        for match in await asyncio.to_thread(self.store.to_archive, before):
            done += await self.store.commit(await asyncio.to_thread(self.store.archive, match))
        return done


def _is_kept(live: LiveMatch, row: Row) -> bool:
    """Whether this very move is kept: not one that another process made in its place."""
    return any((kept.seq, *kept[1:5]) == (row.seq, *row[1:5]) for kept in live.recent)


def sse(move: dict[str, Any]) -> str:
    """A move as a stream tells it."""
    return f"id: {move['number']}\nevent: move\ndata: {encode(move).decode()}\n\n"


def row_of(live: LiveMatch, kind: str, seat: int | None, data: dict[str, Any], message: str | None = None) -> Row:
    """The next move of a room, as it will be kept."""
    return Row(live.number + 1, kind, seat, message, time.time(), data)
