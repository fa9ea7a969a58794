"""What happens in «Встречный бой», for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event
from ristal.engine.zone import only


@dataclass(frozen=True)
class ArmiesMet(Event):
    NAME: ClassVar[str] = "armies-met"
    armies: list[str]
    first: int


@dataclass(frozen=True)
class ArmyPicked(Event):
    """At the table, before the battle."""

    NAME: ClassVar[str] = "army-picked"
    CHANGES: ClassVar[tuple[str, ...]] = ("armies", "zones.reserve")
    seat: int
    army: str


@dataclass(frozen=True)
class LotsDrawn(Event):
    """Both chose the same army; the lot gave it to this seat."""

    NAME: ClassVar[str] = "lots-drawn"
    seat: int
    army: str


@dataclass(frozen=True)
class UnitTurnedUp(Event):
    """The next card to be deployed."""

    NAME: ClassVar[str] = "unit-turned-up"
    CHANGES: ClassVar[tuple[str, ...]] = ("afoot", "zones.reserve")
    seat: int
    unit: str


@dataclass(frozen=True)
class UnitDeployed(Event):
    NAME: ClassVar[str] = "unit-deployed"
    CHANGES: ClassVar[tuple[str, ...]] = ("afoot", "field", "zones.reserve")
    seat: int
    unit: str
    cell: str


@dataclass(frozen=True)
class UnitOpened(Event):
    NAME: ClassVar[str] = "unit-opened"
    CHANGES: ClassVar[tuple[str, ...]] = ("afoot", "zones.hand", "zones.reserve")
    seat: int
    unit: str


@dataclass(frozen=True)
class UnitEntered(Event):
    NAME: ClassVar[str] = "unit-entered"
    CHANGES: ClassVar[tuple[str, ...]] = ("afoot", "field")
    seat: int
    unit: str
    cell: str


@dataclass(frozen=True)
class UnitMoved(Event):
    NAME: ClassVar[str] = "unit-moved"
    CHANGES: ClassVar[tuple[str, ...]] = ("afoot", "field")
    seat: int
    unit: str
    cell: str
    to: str


@dataclass(frozen=True)
class UnitStayed(Event):
    NAME: ClassVar[str] = "unit-stayed"
    seat: int
    unit: str
    cell: str


@dataclass(frozen=True)
class UnitAttacked(Event):
    NAME: ClassVar[str] = "unit-attacked"
    CHANGES: ClassVar[tuple[str, ...]] = ("afoot", "field", "zones.discard")
    seat: int
    unit: str
    cell: str  # where it comes from, "" from off the field
    to: str
    target: str
    strength: int
    counter: int
    sideways: bool
    outcome: str  # "won", "both-fell" or "lost"


@dataclass(frozen=True)
class CardDrawn(Event):
    NAME: ClassVar[str] = "card-drawn"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.hand", "zones.reserve")
    seat: int
    unit: str

    def secret(self) -> dict[str, int]:
        return {"unit": only(self.seat)}


@dataclass(frozen=True)
class CampBroken(Event):
    NAME: ClassVar[str] = "camp-broken"
    CHANGES: ClassVar[tuple[str, ...]] = ("afoot", "broke_through", "field")
    seat: int
    unit: str


@dataclass(frozen=True)
class UnitsCounted(Event):
    NAME: ClassVar[str] = "units-counted"
    units: list[int]
    elite: list[int]


EVENTS: tuple[type[Event], ...] = (
    ArmiesMet,
    ArmyPicked,
    LotsDrawn,
    UnitTurnedUp,
    UnitDeployed,
    UnitOpened,
    UnitEntered,
    UnitMoved,
    UnitStayed,
    UnitAttacked,
    CardDrawn,
    CampBroken,
    UnitsCounted,
)
