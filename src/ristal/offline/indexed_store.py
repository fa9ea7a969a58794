"""Matches in the browser's own database: every row goes there by itself, so that storage grows with the moves. Whatever
is over is packed."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw, Struct, structs

from ristal.host.errors import ApiError
from ristal.host.live_match import OVER
from ristal.host.people.talk import Spoken
from ristal.host.storage.rows import EncodedRow
from ristal.host.storage.store import Append, History, NewMatch, Player, PublicMatch, StoredMatch, Token
from ristal.host.tokens import Pass, hash_token
from ristal.offline.browser import Database

MATCHES: Final = "matches"
ROWS: Final = "rows"
PACKED: Final = "packed"
SNAPSHOTS: Final = "snapshots"
TOKENS: Final = "tokens"
UPTIME: Final = "uptime"
TALK: Final = "talk"
LAST: Final = "\uffff"  # after every key
SPANS: Final = 200  # of uptime that are read

Operation = tuple[str, ...]


class Entry(Struct):
    """A match beside its rows. `snapshot` is the number of the row that the last one was made after, `packed` of how
    many rows are packed."""

    match: StoredMatch
    players: list[Player]
    is_due: bool
    touched: float
    number: int = 0
    snapshot: int = 0
    packed: int = 0


class StoredToken(Struct):
    match: str
    kind: str
    seat: int | None


WrittenRow = tuple[int, str, int | None, str | None, float, Raw]

encode = msgspec.json.encode
_read_entry: Final = msgspec.json.Decoder(Entry).decode
_read_token: Final = msgspec.json.Decoder(StoredToken).decode
_read_texts: Final = msgspec.json.Decoder(list[str]).decode
_read_row: Final = msgspec.json.Decoder(WrittenRow).decode
_read_rows: Final = msgspec.json.Decoder(list[WrittenRow]).decode
_read_spoken: Final = msgspec.json.Decoder(Spoken).decode


class IndexedStore:
    """One tab writes at a time; which one, a lock of the browser says."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._due: dict[str, float] | None = None  # since when, by match; read once

    # Matches

    async def create(self, new: NewMatch) -> None:
        match = new.match.id
        entry = Entry(new.match, list(new.players), new.is_due, new.match.created)
        operations: list[Operation] = [_add_token(match, token) for token in new.tokens]
        if new.start is not None:
            entry.number = new.start.seq
            operations.append(("add", ROWS, _row_key(match, new.start.seq), _write_row(new.start)))
        operations.append(("add", MATCHES, match, _text(entry)))
        await self._must(operations)
        (await self._find_due())[match] = entry.touched
        self._note_due(entry)

    async def append(self, change: Append) -> bool:
        entry, seq = await self._find_entry(change.match), change.row.seq
        if entry is None or seq != entry.number + 1:
            return False
        entry.match = structs.replace(entry.match, state=change.state)
        entry.number, entry.is_due, entry.touched = seq, change.is_due, change.row.at
        operations: list[Operation] = [("add", ROWS, _row_key(change.match, seq), _write_row(change.row))]
        operations += [_add_token(change.match, token) for token in change.tokens]
        if change.ended:
            operations.append(("take", TOKENS, change.ended))
        if change.player is not None:
            entry.players[change.player[0]] = change.player[1]
        if change.snapshot:
            if entry.snapshot:
                operations.append(("drop", SNAPSHOTS, _row_key(change.match, entry.snapshot)))
            entry.snapshot = seq
            operations.append(("add", SNAPSHOTS, _row_key(change.match, seq), change.snapshot))
        operations.append(("put", MATCHES, change.match, _text(entry)))
        is_stored = await self._change(operations)
        if is_stored:
            self._note_due(entry)
        return is_stored

    async def load(self, match: str, upto: int | None = None, before: int = 0) -> History | None:
        entry = await self._find_entry(match)
        if entry is None:
            return None
        last = entry.number if upto is None else upto
        number = entry.snapshot if entry.snapshot <= last else 0  # of snapshots the last one alone is kept
        snapshot = await self.database.read(SNAPSHOTS, _row_key(match, number)) if number else None
        number = 0 if snapshot is None else number
        rows = await self._read(entry, max(0, number - before), last)
        return History(entry.match, tuple(entry.players), number, snapshot or "", rows)

    async def find_rows(self, match: str, after: int = 0, upto: int | None = None) -> list[EncodedRow]:
        entry = await self._find_entry(match)
        return [] if entry is None else await self._read(entry, after, entry.number if upto is None else upto)

    async def find_message(self, match: str, seat: int, message: str) -> int | None:
        rows = await self.find_rows(match)
        return next((row.seq for row in rows if (row.seat, row.message) == (seat, message)), None)

    async def find_due(self, before: float) -> list[str]:
        return [match for match, touched in (await self._find_due()).items() if touched < before]

    async def find_public(self, since: float, most: int) -> list[PublicMatch]:
        return []  # nobody else is here to watch

    async def find_states(self, matches: Sequence[str]) -> dict[str, str]:
        found = [await self._find_entry(match) for match in matches]
        return {entry.match.id: entry.match.state for entry in found if entry is not None}

    async def claim_notice(self, match: str, seat: int, number: int) -> bool:
        return False  # whoever plays here looks at it

    async def archive(self, before: float) -> int:
        """Pack the rows of matches that are over."""
        entries = await self._scan(MATCHES, "", LAST)
        done = 0
        for text in entries:
            entry = _read_entry(text)
            if entry.match.state == OVER and entry.packed < entry.number and entry.touched < before:
                done += await self._pack(entry)
        return done

    async def _pack(self, entry: Entry) -> bool:
        match = entry.match.id
        rows = await self._read(entry, 0, entry.number)
        written = [msgspec.json.decode(_write_row(row), type=WrittenRow) for row in rows]
        packed = base64.b64encode(zlib.compress(encode(written), 9)).decode()
        drops: list[Operation] = [("drop", ROWS, _row_key(match, row.seq)) for row in rows]
        entry.packed = entry.number
        return await self._change([("put", PACKED, match, packed), ("put", MATCHES, match, _text(entry)), *drops])

    # Tokens

    async def find_token(self, token: str) -> Pass | None:
        text = await self.database.read(TOKENS, hash_token(token))
        if text is None:
            return None
        found = _read_token(text)
        return Pass(found.match, found.kind, found.seat)

    async def find_open(self, tokens: Sequence[str]) -> set[str]:
        return {token for token in tokens if await self.database.read(TOKENS, hash_token(token)) is not None}

    # Time

    async def record_uptime(self, start: float, last: float) -> None:
        await self._must([("put", UPTIME, f"{start:020.6f}", _text([start, last]))])

    async def find_uptime(self) -> list[tuple[float, float]]:
        texts = await self._scan(UPTIME, "", LAST)
        return [msgspec.json.decode(text, type=tuple[float, float]) for text in texts[-SPANS:]]

    # Talk

    async def say(self, match: str, spoken: Spoken) -> None:
        await self._change([("add", TALK, f"{match}:{spoken.at:020.6f}:{spoken.seat}:{spoken.message}", _text(spoken))])

    async def find_talk(self, match: str) -> list[Spoken]:
        return [_read_spoken(text) for text in await self._scan(TALK, f"{match}:", f"{match}:{LAST}")]

    # The database

    async def _find_entry(self, match: str) -> Entry | None:
        text = await self.database.read(MATCHES, match)
        return None if text is None else _read_entry(text)

    async def _read(self, entry: Entry, after: int, upto: int) -> list[EncodedRow]:
        """The rows after a number, wherever they lie."""
        match = entry.match.id
        rows = [
            _decode_row(_read_row(text))
            for text in await self._scan(ROWS, _row_key(match, after + 1), _row_key(match, upto))
        ]
        if entry.packed > after:
            packed = await self.database.read(PACKED, match)
            if packed is not None:
                old = _read_rows(zlib.decompress(base64.b64decode(packed)))
                rows = [*[_decode_row(row) for row in old if after < row[0] <= upto], *rows]
        return rows

    async def _find_due(self) -> dict[str, float]:
        if self._due is None:
            entries = [_read_entry(text) for text in await self._scan(MATCHES, "", LAST)]
            self._due = {entry.match.id: entry.touched for entry in entries if entry.is_due}
        return self._due

    def _note_due(self, entry: Entry) -> None:
        if self._due is not None:
            self._due.pop(entry.match.id, None)
            if entry.is_due:
                self._due[entry.match.id] = entry.touched

    async def _scan(self, table: str, first: str, last: str) -> list[str]:
        return _read_texts(await self.database.scan(table, first, last)) if first <= last else []

    async def _change(self, operations: Sequence[Operation]) -> bool:
        try:
            return await self.database.change(_text(operations))
        except Exception as error:  # whatever the browser says: it is full, or keeps nothing
            raise ApiError("unavailable") from error

    async def _must(self, operations: Sequence[Operation]) -> None:
        if not await self._change(operations):
            raise ApiError("unavailable")


def _text(value: object) -> str:
    return encode(value).decode()


def _row_key(match: str, seq: int) -> str:
    return f"{match}:{seq:09}"


def _add_token(match: str, token: Token) -> Operation:
    return ("put", TOKENS, token.hash, _text(StoredToken(match, token.kind, token.seat)))


def _write_row(row: EncodedRow) -> str:
    return _text((row.seq, row.kind, row.seat, row.message, row.at, Raw(row.data)))


def _decode_row(written: WrittenRow) -> EncodedRow:
    seq, kind, seat, message, at, data = written
    return EncodedRow(seq, kind, seat, message, at, bytes(data))
