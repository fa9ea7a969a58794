"""A store in memory: for tests, and for tables that need not outlive the program."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from ristal.host.storage.rows import EncodedRow
from ristal.host.storage.store import Append, History, NewMatch, PublicMatch, StoredMatch, Token
from ristal.host.tokens import Pass, hash_token


class _Entry:
    """A match and all that belongs to it."""

    def __init__(self, new: NewMatch) -> None:
        self.match = new.match
        self.state = new.match.state
        self.touched = new.match.created
        self.is_due = new.is_due
        self.players = list(new.players)
        self.rows: list[EncodedRow] = [] if new.start is None else [new.start]
        self.snapshots: dict[int, str] = {}
        self.notices: dict[int, int] = {}


class MemoryStore:
    def __init__(self) -> None:
        self._matches: dict[str, _Entry] = {}
        self._tokens: dict[str, tuple[str, Token]] = {}
        self._uptime: dict[float, float] = {}

    async def create(self, new: NewMatch) -> None:
        self._matches[new.match.id] = _Entry(new)
        self._add_tokens(new.match.id, new.tokens)

    async def append(self, change: Append) -> bool:
        entry = self._matches[change.match]
        if change.row.seq != len(entry.rows) + 1 or (change.ended and change.ended not in self._tokens):
            return False
        entry.rows.append(change.row)
        entry.state, entry.is_due, entry.touched = change.state, change.is_due, change.row.at
        if change.snapshot:
            entry.snapshots[change.row.seq] = change.snapshot
        if change.player is not None:
            entry.players[change.player[0]] = change.player[1]
        self._tokens.pop(change.ended, None)
        self._add_tokens(change.match, change.tokens)
        return True

    def _add_tokens(self, match: str, tokens: Sequence[Token]) -> None:
        self._tokens |= {token.hash: (match, token) for token in tokens}

    async def load(self, match: str, upto: int | None = None, before: int = 0) -> History | None:
        entry = self._matches.get(match)
        if entry is None:
            return None
        last = len(entry.rows) if upto is None else upto
        number = max((seq for seq in entry.snapshots if seq <= last), default=0)
        rows = entry.rows[max(0, number - before) : last]
        return History(_current(entry), tuple(entry.players), number, entry.snapshots.get(number, ""), rows)

    async def find_rows(self, match: str, after: int = 0, upto: int | None = None) -> list[EncodedRow]:
        return self._matches[match].rows[after:upto]

    async def find_message(self, match: str, seat: int, message: str) -> int | None:
        rows = self._matches[match].rows
        return next((row.seq for row in rows if (row.seat, row.message) == (seat, message)), None)

    async def find_token(self, token: str) -> Pass | None:
        match, found = self._tokens.get(hash_token(token), ("", None))
        return None if found is None else Pass(match, found.kind, found.seat)

    async def find_open(self, tokens: Sequence[str]) -> set[str]:
        return {token for token in tokens if hash_token(token) in self._tokens}

    async def find_due(self, before: float) -> list[str]:
        return [match for match, entry in self._matches.items() if entry.is_due and entry.touched < before]

    async def find_public(self, since: float, most: int) -> list[PublicMatch]:
        found = [
            PublicMatch(_current(entry), tuple(entry.players), len(entry.rows))
            for entry in self._matches.values()
            if entry.match.watch and entry.state == "playing" and entry.touched > since
        ]
        return sorted(found, key=lambda each: each.match.created, reverse=True)[:most]

    async def find_states(self, matches: Sequence[str]) -> dict[str, str]:
        return {match: self._matches[match].state for match in matches if match in self._matches}

    async def claim_notice(self, match: str, seat: int, number: int) -> bool:
        notices = self._matches[match].notices
        is_first = notices.get(seat, 0) < number
        notices[seat] = max(notices.get(seat, 0), number)
        return is_first

    async def record_uptime(self, start: float, last: float) -> None:
        self._uptime[start] = last

    async def find_uptime(self) -> list[tuple[float, float]]:
        return list(self._uptime.items())

    async def archive(self, before: float) -> int:
        return 0


def _current(entry: _Entry) -> StoredMatch:
    return structs.replace(entry.match, state=entry.state)
