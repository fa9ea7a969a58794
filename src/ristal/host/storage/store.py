"""The interface of what keeps matches: a database on a server, a dictionary in tests, the browser's own in a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from ristal.engine.data import Options
from ristal.host.storage.rows import EncodedRow
from ristal.host.tokens import Pass
from ristal.protocol.people import ALONE, Terms
from ristal.protocol.table_responses import MatchState

Kind = Literal["person", "bot", "open"]


class Player(Struct, frozen=True):
    """Who has a seat. `seed` is their share of chance, `webhook` where they hear that it is their turn."""

    kind: Kind
    name: str = ""
    bot: str = ""
    seed: str = ""
    webhook: str = ""


class StoredMatch(Struct, frozen=True):
    """What is known of a match beside its rows. `options` are as asked for, before chance settled anything; `watch` is
    the token with which everybody may watch it, if the match is public."""

    id: str
    game: str
    name: str
    options: Options
    clock: dict[str, float]
    secret: str
    created: float
    state: MatchState
    watch: str = ""
    terms: Terms = ALONE


class Token(Struct, frozen=True):
    """A token by its hash, and what it opens."""

    hash: str
    kind: str
    seat: int | None


class NewMatch(Struct, frozen=True):
    """All that is stored when a match is created; `is_due` where it can begin at once."""

    match: StoredMatch
    players: Sequence[Player]
    tokens: Sequence[Token]
    is_due: bool
    start: EncodedRow | None = None


class Append(Struct, frozen=True):
    """A row and what belongs to it: all of it is stored, or nothing. `is_due` says that a bot has to answer, or the
    match to begin; `ended` is the hash of a token that must still be there and then opens nothing any more."""

    match: str
    row: EncodedRow
    state: MatchState
    is_due: bool
    snapshot: str = ""
    player: tuple[int, Player] | None = None
    tokens: Sequence[Token] = ()
    ended: str = ""


class History(Struct, frozen=True):
    """What a match is restored from: the newest snapshot, made after row `number`, and rows before and after it."""

    match: StoredMatch
    players: Sequence[Player]
    number: int
    snapshot: str
    rows: Sequence[EncodedRow]


class PublicMatch(Struct, frozen=True):
    """A match under way that everybody may watch; `number` is that of its last row."""

    match: StoredMatch
    players: Sequence[Player]
    number: int


class Store(Protocol):
    """Whoever calls these waits until it is done; `ApiError("unavailable")` where it cannot be."""

    async def create(self, new: NewMatch) -> None: ...

    async def append(self, change: Append) -> bool:
        """Store a row durably, once. False if there is one of its number already, or a token that had to be there is
        gone: then nothing was stored."""

    async def load(self, match: str, upto: int | None = None, before: int = 0) -> History | None:
        """A match as it was after row `upto`, or as it is, with so many rows from before its snapshot."""

    async def find_rows(self, match: str, after: int = 0, upto: int | None = None) -> list[EncodedRow]: ...

    async def find_message(self, match: str, seat: int, message: str) -> int | None:
        """The number of the row that a seat added with this message."""

    async def find_token(self, token: str) -> Pass | None: ...

    async def find_open(self, tokens: Sequence[str]) -> set[str]:
        """Those of these tokens that still open something."""

    async def find_due(self, before: float) -> list[str]:
        """Matches in which a bot has been asked, or the first draw been due, since before this time."""

    async def find_public(self, since: float, most: int) -> list[PublicMatch]:
        """The newest public matches in which something happened since this time."""

    async def find_states(self, matches: Sequence[str]) -> dict[str, str]: ...

    async def claim_notice(self, match: str, seat: int, number: int) -> bool:
        """Whether the caller is the first, of all processes, to tell this seat of this question."""

    async def record_uptime(self, start: float, last: float) -> None:
        """A server that began to run at `start` still ran at `last`."""

    async def find_uptime(self) -> list[tuple[float, float]]:
        """When servers ran, the newest spans."""

    async def archive(self, before: float) -> int:
        """Pack the rows of matches that ended before this time; returns how many."""
