"""Who looks at a match, and what of it they may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeAlias, TypedDict

from ristal.engine.table import Table
from ristal.engine.zone import EVERYONE, SPECTATOR
from ristal.match.written import EventData, WrittenEvent

ViewData: TypeAlias = dict[str, Any]  # a view as plain data: `games/<game>/view.py` types it


class Viewer(NamedTuple):
    """A seat, a spectator, or, after the end, somebody before whom every card lies open."""

    seat: int | None = None
    is_open: bool = False

    @property
    def bit(self) -> int:
        """The place of this viewer in the masks of who may know something."""
        return SPECTATOR if self.seat is None else self.seat

    def may_know(self, mask: int) -> bool:
        return self.is_open or bool(mask >> self.bit & 1)

    def event(self, event: WrittenEvent) -> EventData | None:
        """An event as this viewer may know it: a secret field is None, an event that is not theirs is nothing."""
        if not self.may_know(event["sees"]):
            return None
        secret, data = event["secret"], event["data"]
        if not secret:
            return {**data}
        return {name: value if self.may_know(secret.get(name, EVERYONE)) else None for name, value in data.items()}

    def events(self, events: Iterable[WrittenEvent]) -> list[EventData]:
        return [known for event in events if (known := self.event(event)) is not None]

    def view(self, game: str, table: Table) -> ViewData:
        """The table as this viewer sees it."""
        seen = open_table(table) if self.is_open else table
        return {"game": game, **seen.view(self.bit), "seat": self.seat}


SPECTATING: Final = Viewer()
OPEN: Final = Viewer(is_open=True)


class KnownEvent(NamedTuple):
    """An event as somebody may know it, its number, and the move that it belongs to: 0 is the opening."""

    number: int
    move: int
    event: EventData


class KnownMove(TypedDict):
    """A move as somebody may know it: without the answer where it is secret."""

    seat: int
    answer: str | None
    events: list[EventData]


def open_table(table: Table) -> Table:
    """A twin on which every card lies face up."""
    twin = table.copy()
    for _, zone in twin.zones():
        zone.sees, zone.marks = EVERYONE, None
    return twin
