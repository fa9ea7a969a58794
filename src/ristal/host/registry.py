"""All matches that somebody looks at: found, changed one row at a time, broadcast, and dropped again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec
import structlog
from msgspec import Struct

from ristal.engine.errors import ReplayDiffers
from ristal.games import game_ids
from ristal.host.bots.vocabulary import check_stored
from ristal.host.errors import ApiError
from ristal.host.live_match import EVERY, RECENT, LiveMatch
from ristal.host.presentation.presenter import Presenter
from ristal.host.services import Run, run_at_once
from ristal.host.storage.editions import find_game
from ristal.host.storage.passes import Passes
from ristal.host.storage.rows import (
    Change,
    EncodedRow,
    PlayerChanged,
    Row,
    SeatMoved,
    TakenBack,
    encode_row,
    find_sound,
)
from ristal.host.storage.store import Append, History, Player, Store, Token
from ristal.host.tokens import Pass
from ristal.host.uptime import Uptime
from ristal.protocol.responses import Presence
from ristal.protocol.table_responses import MoveShown
from ristal.text.game_text import game_text

IDLE: Final = 60.0  # seconds until a match that nobody looks at leaves the memory
BACKLOG: Final = 128  # messages that a slow reader may be behind

LANGUAGES: Final = ("ru", "en")

Audience = tuple[int | None, str, bool, bool]  # what subscribers have in common who are sent the same

log = structlog.get_logger()
encode = msgspec.json.encode


class Subscriber:
    """Somebody who is sent every move: a socket or a stream. `token` is the hash of what it came with."""

    def __init__(self, seat: int | None, language: str, whole: bool, frames: bool = False, token: str = "") -> None:
        self.seat = seat
        self.token = token
        self.language = language
        self.whole = whole  # with the state after the move
        self.talks = False  # whether it hears what is said at the table,
        self.heard = 0  # and how many lines it has heard
        self.waits = False  # elsewhere, until somebody comes to the table
        self.frames = frames  # and with what was seen at each event of it
        self.messages: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_lost = False
        self.is_ended = False
        self.lost: Callable[[], object] | None = None  # called then

    @property
    def audience(self) -> Audience:
        return (self.seat, self.language, self.whole, self.frames)

    def tell(self, message: str | None) -> bool:
        """False when the reader has fallen too far behind: it is sent away, comes back and asks for what it missed."""
        if self.messages.qsize() >= BACKLOG:
            self._send_away()
        if not self.is_lost:
            self.messages.put_nowait(message)
        return not self.is_lost

    def end(self) -> None:
        """The token that it came with opens nothing any more."""
        self.is_ended = True
        self._send_away()

    def _send_away(self) -> None:
        self.is_lost = True
        while not self.messages.empty():
            self.messages.get_nowait()
        self.messages.put_nowait(None)
        if self.lost is not None:
            self.lost()

    def say(self, message: Struct) -> bool:
        return self.tell(encode(message).decode())


class MatchRegistry:
    """One process's view of all matches; the store is the truth."""

    def __init__(self, store: Store, run: Run = run_at_once, uptime: Uptime | None = None) -> None:
        self.store = store
        self.uptime = uptime or Uptime()
        self.run = run
        self.matches: dict[str, LiveMatch] = {}
        self.known: WeakValueDictionary[str, LiveMatch] = (
            WeakValueDictionary()
        )  # also those that only a request still has
        self.restoring: dict[str, asyncio.Task[LiveMatch]] = {}
        self.passes = Passes(store)
        self.listeners: list[Callable[[LiveMatch, Row], None]] = []  # called after every row

    # Finding

    async def find_pass(self, token: str) -> Pass | None:
        """What a token opens."""
        return await self.passes.find(token)

    @contextlib.asynccontextmanager
    async def hold(self, live: LiveMatch, token: str) -> AsyncIterator[None]:
        """The lock of a match for whoever came with this token: while they waited, it may have ended. Without one it is
        somebody of the server's own."""
        async with live.lock:
            if token and await self.find_pass(token) is None:
                raise ApiError("no-token")
            yield

    async def get(self, match: str) -> LiveMatch:
        """The match, restored from the store if nobody has looked at it lately."""
        live = self.known.get(match)
        if live is None:
            waiting = self.restoring.get(match)
            if waiting is None:
                waiting = self.restoring[match] = asyncio.ensure_future(self._restore(match))
            live = await asyncio.shield(waiting)
        self.matches[match] = live
        live.used = time.monotonic()
        return live

    async def _restore(self, match: str) -> LiveMatch:
        try:
            live = await self.load(match)
            self.passes.forget(match)
            live.renew, live.seen_upto = self.renew, live.number
            self.matches[match] = self.known[match] = live
            return live
        finally:
            del self.restoring[match]

    async def renew(self, live: LiveMatch) -> None:
        """Reload a match from the store and broadcast the rows that were missed; whoever calls this holds its lock."""
        live.is_doubtful = True
        live.become(await self.load(live.id))
        rows = list(live.recent.since(live.seen_upto))
        if rows and live.recent.first > live.seen_upto + 1:
            missed = await self.store.find_rows(live.id, live.seen_upto, live.number)
            rows = [row.decode() for row in missed]
        for row in rows:
            self.broadcast(live, row)

    async def find_past(self, live: LiveMatch) -> list[Row]:
        """All rows of a match; where one is damaged nobody can say what happened."""
        rows = await self.store.find_rows(live.id)
        decoded = await self.run(_decoded, rows, len(live.players))
        if decoded is None:
            raise ApiError("readable-only")
        return decoded

    async def load(self, match: str, upto: int | None = None) -> LiveMatch:
        """A match as it was after a row, or as it is: from the snapshot before it and the rows since."""
        history = await self.store.load(match, upto, RECENT)
        if history is None:
            raise ApiError("not-found")
        return await self.run(_restore_match, history, self.uptime)

    # Changing

    async def commit(
        self,
        live: LiveMatch,
        row: Row,
        asked: Sequence[int],
        player: Player | None = None,
        tokens: Sequence[Token] = (),
        ended: str = "",
    ) -> bool:
        """Store a row that has happened on the table here already, then tell everybody. False if another process was
        first: the match is then what is stored. What cannot be stored did not happen: until that is known for sure,
        the match is in doubt, and whoever comes next looks first."""
        live.is_doubtful = True
        stored = encode_row(self._with_result(live, row))
        live.after(row, asked, stored)
        seated = None if player is None or row.seat is None else (row.seat, player)
        is_due = bool(live.bots_asked()) or live.is_ready()
        snapshot = await self._snapshot(live, row)
        try:
            is_first = await self.store.append(
                Append(live.id, stored, live.state, is_due, snapshot, seated, tokens, ended)
            )
        except ApiError as refused:
            await self.renew(live)
            if live.recent.holds(stored):  # only the good news was lost
                return True
            raise refused from None
        if is_first:
            live.is_doubtful = False
            self.broadcast(live, row)
            return True
        await self.renew(live)
        return live.recent.holds(stored)

    def _with_result(self, live: LiveMatch, row: Row) -> Row:
        if live.match is None or live.match.result is None:
            return row
        change = msgspec.structs.replace(row.change, result=live.match.result.write())
        return msgspec.structs.replace(row, change=change)

    async def _snapshot(self, live: LiveMatch, row: Row) -> str:
        """Now and then, and never in the middle of a move."""
        is_at_rest = live.match is not None and live.match.roll is None
        if is_at_rest and (row.seq % EVERY == 0 or isinstance(row.change, TakenBack)):
            return await self.run(live.snapshot)
        return ""

    async def catch_up(self, match: str, number: int) -> None:
        """Another process has added a row."""
        waiting = self.restoring.get(match)
        if waiting is not None:  # it may have looked just before
            await asyncio.wait([waiting])
        live = self.known.get(match)
        if live is None:
            self.passes.forget(match)
            return
        if live.number >= number:
            return
        async with live.lock:
            if live.number < number:
                await self.add_missing(live)

    async def add_missing(self, live: LiveMatch) -> None:
        """Apply the rows that other processes have added; whoever calls this holds the lock. Where they cannot be read
        now the match is in doubt: nobody may come by who would ask for them again."""
        live.is_doubtful = True
        try:
            for row in await self.store.find_rows(live.id, live.number):
                live.apply(row)
                self.broadcast(live, row.decode())
            live.is_doubtful = False
        except ApiError:
            raise
        except Exception:  # of a newer program: from here on it is readable only
            await self.renew(live)

    async def settle_doubts(self) -> None:
        """Whoever looks at a match whose last row was in doubt hears what became of it."""
        for live in [live for live in self.known.values() if live.is_doubtful]:
            async with live.lock:
                pass

    # Telling

    def broadcast(self, live: LiveMatch, row: Row) -> None:
        live.seen_upto = row.seq
        before = len(live.subscribers)
        if isinstance(row.change, SeatMoved | PlayerChanged) and row.change.ended:
            self._end_token(live, row.change.ended)
        shown = Presenter(live)
        messages = self._messages(shown, row)
        for subscriber in list(live.subscribers):
            if not subscriber.tell(messages[subscriber.audience]):
                live.subscribers.discard(subscriber)
        live.frames, live.seen = None, shown.seen
        if len(live.subscribers) < before:
            self.tell_presence(live)
        for listener in self.listeners:
            listener(live, row)

    def _end_token(self, live: LiveMatch, ended: str) -> None:
        """Send away whoever came with a token that opens nothing any more, in this process."""
        self.passes.end(live.id, ended)
        for subscriber in [each for each in live.subscribers if each.token == ended]:
            subscriber.end()
            live.subscribers.discard(subscriber)

    def _messages(self, shown: Presenter, row: Row) -> dict[Audience, str]:
        """A move as its subscribers will hear of it: whoever sees the same in the same words gets the same text."""
        return {each: _message(shown, row, *each) for each in {each.audience for each in shown.live.subscribers}}

    def presence(self, live: LiveMatch) -> list[int]:
        """The seats that are looking."""
        return sorted({subscriber.seat for subscriber in live.subscribers if subscriber.seat is not None})

    def tell_presence(self, live: LiveMatch) -> None:
        watchers = sum(subscriber.seat is None for subscriber in live.subscribers)
        message = encode(Presence(self.presence(live), watchers, self._away(live))).decode()
        for subscriber in list(live.subscribers):
            if subscriber.whole:
                subscriber.tell(message)

    def _away(self, live: LiveMatch) -> list[float | None]:
        """For how long nobody has looked from each seat: since the last reader left, else since its last move."""
        now, here = self.uptime.now(), self.presence(live)
        for seat in here:
            live.left_at.pop(seat, None)
        moved = {row.seat: row.at for row in live.recent if row.seat is not None}
        since = [None if seat in here else live.left_at.get(seat, moved.get(seat)) for seat in range(len(live.players))]
        return [None if at is None else round(max(0.0, now - at), 1) for at in since]

    def note_leaving(self, live: LiveMatch, seat: int | None) -> None:
        """A reader has left; if it was the last of its seat, from now on that seat is away."""
        if seat is not None and seat not in self.presence(live):
            live.left_at[seat] = self.uptime.now()

    # Time

    async def note_uptime(self) -> None:
        """Store that this program still runs, and learn when others did. While that cannot be stored no answer can."""
        self.uptime.now()
        try:
            await self.store.record_uptime(*self.uptime.current)
            self.uptime.learn(await self.store.find_uptime())
        except ApiError:
            self.uptime.lose()
            raise
        self.uptime.keep()

    # Forgetting

    def forget_idle(self) -> None:
        """Matches that nobody looks at cost no memory."""
        now = time.monotonic()
        for match, live in list(self.matches.items()):
            if not live.subscribers and not live.mutex.locked() and now - live.used > IDLE:
                del self.matches[match]


def _decoded(rows: Sequence[EncodedRow], seats: int) -> list[Row] | None:
    """All rows of a match from its first one, if each of them is sound."""
    if not rows or rows[0].seq > 1 or len(find_sound(rows, seats)) < len(rows):
        return None
    return [row.decode() for row in rows]


def _restore_match(history: History, uptime: Uptime) -> LiveMatch:
    if history.match.game not in game_ids():
        raise ApiError("readable-only")
    live = LiveMatch(history.match, find_game(history), history.players, uptime)
    for language in LANGUAGES:
        game_text(language, live.game)  # read here, beside the loop: it takes a while, once
    rows = find_sound(history.rows, len(history.players))
    try:
        check_stored(live)
        if history.snapshot:
            live.restore(history.number, history.snapshot)
        if len(rows) < len(history.rows):
            raise ReplayDiffers("row", move=history.rows[len(rows)].seq)
        for row in rows:
            if row.seq > history.number:
                live.apply(row)
            else:
                live.remember(row)
        check_stored(live)  # once more: a row may have changed who sits there
    except Exception as error:  # of other rules or cards, or damaged: anything may be missing
        log.warning("readable only", match=live.id, code=getattr(error, "code", type(error).__name__))
        live.close(error, rows)
    return live


def _message(shown: Presenter, row: Row, seat: int | None, language: str, whole: bool, frames: bool) -> str:
    if not whole:
        return sse(shown.move(row, seat, language))
    return encode(shown.made(row, seat, language, frames)).decode()


def sse(move: MoveShown) -> str:
    """A move as a stream sends it."""
    return f"id: {move.number}\nevent: move\ndata: {encode(move).decode()}\n\n"


def make_row(live: LiveMatch, change: Change, seat: int | None = None, message: str | None = None) -> Row:
    """The next row of a match, as it will be stored."""
    return Row(live.number + 1, seat, message, live.clock.uptime.now(), change)
