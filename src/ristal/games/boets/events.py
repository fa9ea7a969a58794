"""What happens in «Боец», for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event
from ristal.engine.zone import only


@dataclass(frozen=True)
class FighterPicked(Event):
    """At the table, before the fight."""

    NAME: ClassVar[str] = "fighter-picked"
    CHANGES: ClassVar[tuple[str, ...]] = ("fighters",)
    seat: int
    fighter: str


@dataclass(frozen=True)
class FighterChosen(Event):
    NAME: ClassVar[str] = "fighter-chosen"
    CHANGES: ClassVar[tuple[str, ...]] = ("reserve", "zones.deck")
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
    CHANGES: ClassVar[tuple[str, ...]] = ("mover", "opening", "phase")
    seat: int  # who has the first turn
    round: int


@dataclass(frozen=True)
class DeckShuffled(Event):
    """All cards of a seat are in its deck again."""

    NAME: ClassVar[str] = "deck-shuffled"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "zones.deck", "zones.discard", "zones.hand")
    seat: int
    count: int


@dataclass(frozen=True)
class TurnBegan(Event):
    NAME: ClassVar[str] = "turn-began"
    CHANGES: ClassVar[tuple[str, ...]] = ("copyable", "mover", "opening", "suffered")
    seat: int


@dataclass(frozen=True)
class TurnSkipped(Event):
    NAME: ClassVar[str] = "turn-skipped"
    CHANGES: ClassVar[tuple[str, ...]] = ("opening", "skips")
    seat: int


@dataclass(frozen=True)
class DiceTaken(Event):
    NAME: ClassVar[str] = "dice-taken"
    CHANGES: ClassVar[tuple[str, ...]] = ("reserve", "ring", "thrown")
    seat: int
    dice: list[str]


@dataclass(frozen=True)
class DiceRolled(Event):
    NAME: ClassVar[str] = "dice-rolled"
    CHANGES: ClassVar[tuple[str, ...]] = ("ring", "thrown")
    seat: int
    values: list[int]


@dataclass(frozen=True)
class DieChanged(Event):
    NAME: ClassVar[str] = "die-changed"
    CHANGES: ClassVar[tuple[str, ...]] = ("ring",)
    seat: int
    die: str
    value: int


@dataclass(frozen=True)
class TechniquePlayed(Event):
    NAME: ClassVar[str] = "technique-played"
    CHANGES: ClassVar[tuple[str, ...]] = (
        "chain", "copyable", "known", "protection", "retry", "running", "zones.discard", "zones.hand",
    )  # fmt: skip
    seat: int
    technique: str
    power: str  # "" for a free technique
    type: str
    imitated: bool


@dataclass(frozen=True)
class TechniqueLanded(Event):
    """An attack or a counter takes effect; a manoeuvre does so as it is played."""

    NAME: ClassVar[str] = "technique-landed"
    CHANGES: ClassVar[tuple[str, ...]] = ("chain", "running")
    seat: int
    technique: str
    power: str
    type: str


@dataclass(frozen=True)
class TechniqueEnded(Event):
    """Nothing of what was played is left."""

    NAME: ClassVar[str] = "technique-ended"
    CHANGES: ClassVar[tuple[str, ...]] = ("chain", "protection", "retry", "running")
    seat: int  # whose technique began it


@dataclass(frozen=True)
class JudgePlayed(Event):
    NAME: ClassVar[str] = "judge-played"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "zones.discard", "zones.hand")
    seat: int
    technique: str


@dataclass(frozen=True)
class CardDiscarded(Event):
    NAME: ClassVar[str] = "card-discarded"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "zones.discard", "zones.hand")
    seat: int
    technique: str
    where: str  # it lay


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
    CHANGES: ClassVar[tuple[str, ...]] = ("yellow",)
    seat: int
    count: int


@dataclass(frozen=True)
class YellowDropped(Event):
    NAME: ClassVar[str] = "yellow-dropped"
    CHANGES: ClassVar[tuple[str, ...]] = ("yellow",)
    seat: int


@dataclass(frozen=True)
class AttackCancelled(Event):
    NAME: ClassVar[str] = "attack-cancelled"
    CHANGES: ClassVar[tuple[str, ...]] = ("chain", "retry")
    seat: int  # whose attack it was
    technique: str
    retry: bool


@dataclass(frozen=True)
class CounterCancelled(Event):
    NAME: ClassVar[str] = "counter-cancelled"
    CHANGES: ClassVar[tuple[str, ...]] = ("chain",)
    seat: int  # whose counter it was
    technique: str


@dataclass(frozen=True)
class ProtectionRaised(Event):
    NAME: ClassVar[str] = "protection-raised"
    CHANGES: ClassVar[tuple[str, ...]] = ("protection",)
    seat: int
    count: int
    protection: int  # in all, against the attack of the chain


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
    CHANGES: ClassVar[tuple[str, ...]] = ("healthy", "pain", "suffered")
    seat: int
    damage: int
    pain: int
    healthy: int
    hurt: int


@dataclass(frozen=True)
class TokenPaid(Event):
    NAME: ClassVar[str] = "token-paid"
    CHANGES: ClassVar[tuple[str, ...]] = ("healthy",)
    seat: int
    healthy: int


@dataclass(frozen=True)
class TokenHealed(Event):
    NAME: ClassVar[str] = "token-healed"
    CHANGES: ClassVar[tuple[str, ...]] = ("healthy", "pain", "round")  # one is prepared before it is told
    seat: int
    regained: bool


@dataclass(frozen=True)
class PainHealed(Event):
    NAME: ClassVar[str] = "pain-healed"
    CHANGES: ClassVar[tuple[str, ...]] = ("healthy", "pain", "round")
    seat: int
    count: int


@dataclass(frozen=True)
class KnockedDown(Event):
    NAME: ClassVar[str] = "knocked-down"
    CHANGES: ClassVar[tuple[str, ...]] = ("skips",)
    seat: int


@dataclass(frozen=True)
class HandSeen(Event):
    NAME: ClassVar[str] = "hand-seen"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "zones.hand")
    seat: int  # whose hand
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(0, 1)}


@dataclass(frozen=True)
class CardsDrawn(Event):
    NAME: ClassVar[str] = "cards-drawn"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "zones.deck", "zones.hand")
    seat: int
    count: int
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(self.seat)}


@dataclass(frozen=True)
class CardFound(Event):
    NAME: ClassVar[str] = "card-found"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.deck", "zones.hand")
    seat: int
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat)}


@dataclass(frozen=True)
class CardExchanged(Event):
    NAME: ClassVar[str] = "card-exchanged"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "zones.deck", "zones.hand")
    seat: int
    card: str
    drawn: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat), "drawn": only(self.seat)}


@dataclass(frozen=True)
class RoundEnded(Event):
    NAME: ClassVar[str] = "round-ended"
    CHANGES: ClassVar[tuple[str, ...]] = ("copyable", "opening", "phase", "suffered")
    seat: int  # who could not draw
    round: int


@dataclass(frozen=True)
class RoundPrepared(Event):
    NAME: ClassVar[str] = "round-prepared"
    CHANGES: ClassVar[tuple[str, ...]] = ("round",)
    round: int  # the next one


@dataclass(frozen=True)
class DiceKept(Event):
    NAME: ClassVar[str] = "dice-kept"
    seat: int
    dice: list[str]


@dataclass(frozen=True)
class DiceReturned(Event):
    """From the ring to the reserve, as a round is over."""

    NAME: ClassVar[str] = "dice-returned"
    CHANGES: ClassVar[tuple[str, ...]] = ("reserve", "ring")
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
    FighterPicked, FighterChosen, FirstRolled, RoundBegan, DeckShuffled, TurnBegan, TurnSkipped, DiceTaken,
    DiceRolled, DieChanged, TechniquePlayed, TechniqueLanded, TechniqueEnded, JudgePlayed, CardDiscarded,
    RefereeLooked, RefereeRolled, YellowGiven, YellowDropped, AttackCancelled, CounterCancelled, ProtectionRaised,
    DamageDue, DamageRolled, DamageTaken, TokenPaid, TokenHealed, PainHealed, KnockedDown, HandSeen, CardsDrawn,
    CardFound, CardExchanged, RoundEnded, RoundPrepared, DiceKept, DiceReturned, PointsShown, DoctorCalled,
    DoctorRolled, FinalCounted, TieBroken,
)  # fmt: skip
