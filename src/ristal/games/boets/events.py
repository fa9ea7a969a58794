"""What happens in «Боец», for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass

from ristal.engine.event import Event
from ristal.engine.zone import only


@dataclass(frozen=True)
class FighterChosen(Event):
    seat: int
    fighter: str


@dataclass(frozen=True)
class FirstRolled(Event):
    seat: int
    value: int


@dataclass(frozen=True)
class RoundBegan(Event):
    seat: int  # who has the first turn
    round: int


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True)
class TurnSkipped(Event):
    seat: int


@dataclass(frozen=True)
class DiceTaken(Event):
    seat: int
    dice: list[str]


@dataclass(frozen=True)
class DiceRolled(Event):
    seat: int
    values: list[int]


@dataclass(frozen=True)
class DieChanged(Event):
    seat: int
    die: str
    value: int


@dataclass(frozen=True)
class TechniquePlayed(Event):
    seat: int
    technique: str
    power: str  # "" for a free technique
    type: str
    imitated: bool


@dataclass(frozen=True)
class JudgePlayed(Event):
    seat: int
    technique: str


@dataclass(frozen=True)
class CardDiscarded(Event):
    seat: int
    technique: str


@dataclass(frozen=True)
class RefereeLooked(Event):
    seat: int  # whose attack it is
    limit: int


@dataclass(frozen=True)
class RefereeRolled(Event):
    seat: int
    value: int
    noticed: bool


@dataclass(frozen=True)
class YellowGiven(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class YellowDropped(Event):
    seat: int


@dataclass(frozen=True)
class AttackCancelled(Event):
    seat: int  # whose attack it was
    technique: str
    retry: bool


@dataclass(frozen=True)
class CounterCancelled(Event):
    seat: int  # whose counter it was
    technique: str


@dataclass(frozen=True)
class DamageDue(Event):
    seat: int
    damage: int
    pain: int


@dataclass(frozen=True)
class DamageRolled(Event):
    seat: int
    value: int


@dataclass(frozen=True)
class DamageTaken(Event):
    seat: int
    damage: int
    pain: int
    healthy: int
    hurt: int


@dataclass(frozen=True)
class TokenPaid(Event):
    seat: int
    healthy: int


@dataclass(frozen=True)
class TokenHealed(Event):
    seat: int
    regained: bool


@dataclass(frozen=True)
class PainHealed(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class KnockedDown(Event):
    seat: int


@dataclass(frozen=True)
class HandSeen(Event):
    seat: int  # whose hand
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(0, 1)}


@dataclass(frozen=True)
class CardsDrawn(Event):
    seat: int
    count: int
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(self.seat)}


@dataclass(frozen=True)
class CardFound(Event):
    seat: int
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat)}


@dataclass(frozen=True)
class CardExchanged(Event):
    seat: int
    card: str
    drawn: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat), "drawn": only(self.seat)}


@dataclass(frozen=True)
class RoundEnded(Event):
    seat: int  # who could not draw
    round: int


@dataclass(frozen=True)
class DiceKept(Event):
    seat: int
    dice: list[str]


@dataclass(frozen=True)
class PointsShown(Event):
    seat: int


@dataclass(frozen=True)
class DoctorCalled(Event):
    seat: int
    dice: int


@dataclass(frozen=True)
class DoctorRolled(Event):
    seat: int
    values: list[int]
    stopped: bool


@dataclass(frozen=True)
class FinalCounted(Event):
    dice: list[int]


@dataclass(frozen=True)
class TieBroken(Event):
    healthy: list[int]
    tokens: list[int]
    last: int
