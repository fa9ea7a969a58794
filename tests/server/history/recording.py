"""What clients asked for and what they were told, as it happened: the history of one match."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Any, Final

OK: Final = "ok"
REFUSED: Final = "refused"
UNKNOWN: Final = "unknown"  # no reply came, or one that promises nothing

FLEETING: Final = ("log", "clock", "notice")  # parts of a state that do not follow from its number


def hashed(token: str) -> str:
    """A token as a row names it that ends it."""
    return sha256(token.encode()).hexdigest() if token else ""


@dataclass
class Operation:
    """Something that a client wanted to change: sent at one time, ended at another, or nobody knows how."""

    client: str
    process: int
    kind: str
    seat: int
    sent: dict[str, Any]
    invoked: float
    completed: float | None = None
    outcome: str = UNKNOWN
    got: dict[str, Any] = field(default_factory=dict)
    token: str = ""  # its hash

    def end(self, outcome: str, got: dict[str, Any], at: float | None = None) -> None:
        self.outcome, self.got = outcome, got
        self.completed = time.monotonic() if at is None else at

    @property
    def number(self) -> int | None:
        """The number that it was acknowledged with, where its reply has one."""
        return self.got.get("number") if self.outcome == OK else None


@dataclass
class Told:
    """A move as a viewer was told of it."""

    at: float
    move: dict[str, Any]


@dataclass
class Line:
    """One connection of a viewer: which number it came with, and all moves that it was told of then."""

    viewer: str
    process: int
    seat: int | None
    since: int
    how: str
    told: list[Told] = field(default_factory=list)
    token: str = ""  # its hash

    @property
    def last(self) -> int:
        return int(self.told[-1].move["number"]) if self.told else self.since


@dataclass
class Sight:
    """A state that somebody was shown: whose it is, its number, and a fingerprint of it."""

    at: float
    viewer: str
    process: int
    seat: int | None
    number: int
    fingerprint: str


class History:
    """All that is known of one match from outside."""

    def __init__(self, match: str, game: str, seats: int = 2, bots: frozenset[int] = frozenset()) -> None:
        self.match = match
        self.game = game
        self.seats = seats
        self.bots = bots  # seats whose answers nobody here asks for
        self.operations: list[Operation] = []
        self.lines: list[Line] = []
        self.sights: list[Sight] = []
        self.states: dict[str, dict[str, Any]] = {}  # by fingerprint, to be looked at when two differ

    @property
    def needs_consent(self) -> bool:
        """Whether anybody is there to be asked."""
        return self.seats - len(self.bots) > 1

    def invoke(
        self, client: str, process: int, kind: str, seat: int, sent: dict[str, Any], token: str = ""
    ) -> Operation:
        operation = Operation(client, process, kind, seat, sent, time.monotonic(), token=hashed(token))
        self.operations.append(operation)
        return operation

    def connect(self, viewer: str, process: int, seat: int | None, since: int, how: str, token: str) -> Line:
        line = Line(viewer, process, seat, since, how, token=hashed(token))
        self.lines.append(line)
        return line

    def tell(self, line: Line, move: dict[str, Any]) -> None:
        """Only what a viewer may know counts; the words of the log follow from it."""
        shown = {name: move[name] for name in ("number", "kind", "seat", "answers", "events")}
        line.told.append(Told(time.monotonic(), shown))

    def show(self, viewer: str, process: int, state: dict[str, Any]) -> None:
        lasting = {name: part for name, part in state.items() if name not in FLEETING}
        fingerprint = sha256(json.dumps(lasting, sort_keys=True).encode()).hexdigest()[:16]
        self.states.setdefault(fingerprint, lasting)
        seen = Sight(time.monotonic(), viewer, process, state["seat"], state["number"], fingerprint)
        self.sights.append(seen)

    def forget(self, number: int) -> None:
        """All but what was shown of one number: memory is short."""
        self.operations, self.lines = [], []
        self.sights = [sight for sight in self.sights if sight.number == number]
        self.states = {sight.fingerprint: self.states[sight.fingerprint] for sight in self.sights}

    def write(self) -> Iterator[dict[str, Any]]:
        """Line by line, for a file that somebody looks at."""
        yield {"match": self.match, "game": self.game, "seats": self.seats, "bots": sorted(self.bots)}
        for operation in self.operations:
            yield {"operation": asdict(operation)}
        for line in self.lines:
            yield {"line": asdict(line)}
        for sight in self.sights:
            yield {"sight": asdict(sight)}
        for fingerprint in self._different_states():
            yield {"state": self.states[fingerprint], "fingerprint": fingerprint}

    def _different_states(self) -> list[str]:
        """Of the states, those that should be alike and are not."""
        found: dict[tuple[int | None, int], set[str]] = {}
        for sight in self.sights:
            found.setdefault((sight.seat, sight.number), set()).add(sight.fingerprint)
        return sorted(each for alike in found.values() if len(alike) > 1 for each in alike)
