"""What happens in «Боец», for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event
from ristal.engine.zone import only


@dataclass(frozen=True)
class FighterChosen(Event):
    NAME: ClassVar[str] = "fighter-chosen"
    seat: int
    fighter: str


@dataclass(frozen=True)
class FirstRolled(Event):
    NAME: ClassVar[str] = "first-rolled"
    seat: int
    value: int


@dataclass(frozen=True)
class RoundBegan(Event):
    NAME: ClassVar[str] = "round-began"
    seat: int  # who has the first turn
    round: int


@dataclass(frozen=True)
class TurnBegan(Event):
    NAME: ClassVar[str] = "turn-began"
    seat: int


@dataclass(frozen=True)
class TurnSkipped(Event):
    NAME: ClassVar[str] = "turn-skipped"
    seat: int


@dataclass(frozen=True)
class DiceTaken(Event):
    NAME: ClassVar[str] = "dice-taken"
    seat: int
    dice: list[str]


@dataclass(frozen=True)
class DiceRolled(Event):
    NAME: ClassVar[str] = "dice-rolled"
    seat: int
    values: list[int]


@dataclass(frozen=True)
class DieChanged(Event):
    NAME: ClassVar[str] = "die-changed"
    seat: int
    die: str
    value: int


@dataclass(frozen=True)
class TechniquePlayed(Event):
    NAME: ClassVar[str] = "technique-played"
    seat: int
    technique: str
    power: str  # "" for a free technique
    type: str
    imitated: bool


@dataclass(frozen=True)
class JudgePlayed(Event):
    NAME: ClassVar[str] = "judge-played"
    seat: int
    technique: str


@dataclass(frozen=True)
class CardDiscarded(Event):
    NAME: ClassVar[str] = "card-discarded"
    seat: int
    technique: str


@dataclass(frozen=True)
class RefereeLooked(Event):
    NAME: ClassVar[str] = "referee-looked"
    seat: int  # whose attack it is
    limit: int


@dataclass(frozen=True)
class RefereeRolled(Event):
    NAME: ClassVar[str] = "referee-rolled"
    seat: int
    value: int
    noticed: bool


@dataclass(frozen=True)
class YellowGiven(Event):
    NAME: ClassVar[str] = "yellow-given"
    seat: int
    count: int


@dataclass(frozen=True)
class YellowDropped(Event):
    NAME: ClassVar[str] = "yellow-dropped"
    seat: int


@dataclass(frozen=True)
class AttackCancelled(Event):
    NAME: ClassVar[str] = "attack-cancelled"
    seat: int  # whose attack it was
    technique: str
    retry: bool


@dataclass(frozen=True)
class CounterCancelled(Event):
    NAME: ClassVar[str] = "counter-cancelled"
    seat: int  # whose counter it was
    technique: str


@dataclass(frozen=True)
class DamageDue(Event):
    NAME: ClassVar[str] = "damage-due"
    seat: int
    damage: int
    pain: int


@dataclass(frozen=True)
class DamageRolled(Event):
    NAME: ClassVar[str] = "damage-rolled"
    seat: int
    value: int


@dataclass(frozen=True)
class DamageTaken(Event):
    NAME: ClassVar[str] = "damage-taken"
    seat: int
    damage: int
    pain: int
    healthy: int
    hurt: int


@dataclass(frozen=True)
class TokenPaid(Event):
    NAME: ClassVar[str] = "token-paid"
    seat: int
    healthy: int


@dataclass(frozen=True)
class TokenHealed(Event):
    NAME: ClassVar[str] = "token-healed"
    seat: int
    regained: bool


@dataclass(frozen=True)
class PainHealed(Event):
    NAME: ClassVar[str] = "pain-healed"
    seat: int
    count: int


@dataclass(frozen=True)
class KnockedDown(Event):
    NAME: ClassVar[str] = "knocked-down"
    seat: int


@dataclass(frozen=True)
class HandSeen(Event):
    NAME: ClassVar[str] = "hand-seen"
    seat: int  # whose hand
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(0, 1)}


@dataclass(frozen=True)
class CardsDrawn(Event):
    NAME: ClassVar[str] = "cards-drawn"
    seat: int
    count: int
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(self.seat)}


@dataclass(frozen=True)
class CardFound(Event):
    NAME: ClassVar[str] = "card-found"
    seat: int
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat)}


@dataclass(frozen=True)
class CardExchanged(Event):
    NAME: ClassVar[str] = "card-exchanged"
    seat: int
    card: str
    drawn: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat), "drawn": only(self.seat)}


@dataclass(frozen=True)
class RoundEnded(Event):
    NAME: ClassVar[str] = "round-ended"
    seat: int  # who could not draw
    round: int


@dataclass(frozen=True)
class DiceKept(Event):
    NAME: ClassVar[str] = "dice-kept"
    seat: int
    dice: list[str]


@dataclass(frozen=True)
class PointsShown(Event):
    NAME: ClassVar[str] = "points-shown"
    seat: int


@dataclass(frozen=True)
class DoctorCalled(Event):
    NAME: ClassVar[str] = "doctor-called"
    seat: int
    dice: int


@dataclass(frozen=True)
class DoctorRolled(Event):
    NAME: ClassVar[str] = "doctor-rolled"
    seat: int
    values: list[int]
    stopped: bool


@dataclass(frozen=True)
class FinalCounted(Event):
    NAME: ClassVar[str] = "final-counted"
    dice: list[int]


@dataclass(frozen=True)
class TieBroken(Event):
    NAME: ClassVar[str] = "tie-broken"
    healthy: list[int]
    tokens: list[int]
    last: int


EVENTS: tuple[type[Event], ...] = (
    FighterChosen,
    FirstRolled,
    RoundBegan,
    TurnBegan,
    TurnSkipped,
    DiceTaken,
    DiceRolled,
    DieChanged,
    TechniquePlayed,
    JudgePlayed,
    CardDiscarded,
    RefereeLooked,
    RefereeRolled,
    YellowGiven,
    YellowDropped,
    AttackCancelled,
    CounterCancelled,
    DamageDue,
    DamageRolled,
    DamageTaken,
    TokenPaid,
    TokenHealed,
    PainHealed,
    KnockedDown,
    HandSeen,
    CardsDrawn,
    CardFound,
    CardExchanged,
    RoundEnded,
    DiceKept,
    PointsShown,
    DoctorCalled,
    DoctorRolled,
    FinalCounted,
    TieBroken,
)
