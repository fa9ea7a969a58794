"""What happens in «Встречный бой», for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass

from ristal.engine.event import Event
from ristal.engine.zone import only


@dataclass(frozen=True)
class ArmiesMet(Event):
    armies: list[str]
    first: int


@dataclass(frozen=True)
class UnitDeployed(Event):
    seat: int
    unit: str
    cell: str


@dataclass(frozen=True)
class UnitOpened(Event):
    seat: int
    unit: str


@dataclass(frozen=True)
class UnitEntered(Event):
    seat: int
    unit: str
    cell: str


@dataclass(frozen=True)
class UnitMoved(Event):
    seat: int
    unit: str
    cell: str
    to: str


@dataclass(frozen=True)
class UnitStayed(Event):
    seat: int
    unit: str
    cell: str


@dataclass(frozen=True)
class UnitAttacked(Event):
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
    seat: int
    unit: str

    def secret(self) -> dict[str, int]:
        return {"unit": only(self.seat)}


@dataclass(frozen=True)
class CampBroken(Event):
    seat: int
    unit: str


@dataclass(frozen=True)
class UnitsCounted(Event):
    units: list[int]
    elite: list[int]
