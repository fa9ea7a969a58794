"""What happens in «Битва демонов», for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event
from ristal.engine.zone import only


@dataclass(frozen=True)
class DemonsDealt(Event):
    NAME: ClassVar[str] = "demons-dealt"
    seat: int
    demons: list[str]

    def secret(self) -> dict[str, int]:
        return {"demons": only(self.seat)}


@dataclass(frozen=True)
class DemonChosen(Event):
    NAME: ClassVar[str] = "demon-chosen"
    seat: int
    demon: str


@dataclass(frozen=True)
class FightBegan(Event):
    NAME: ClassVar[str] = "fight-began"
    seat: int  # the first player
    number: int
    battlefield: str  # "none" with two players


@dataclass(frozen=True)
class CardsDrawn(Event):
    NAME: ClassVar[str] = "cards-drawn"
    seat: int
    count: int
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(self.seat)}


@dataclass(frozen=True)
class DeckShuffled(Event):
    NAME: ClassVar[str] = "deck-shuffled"
    count: int


@dataclass(frozen=True)
class CardsDiscarded(Event):
    NAME: ClassVar[str] = "cards-discarded"
    seat: int
    cards: list[str]
    by_chance: bool


@dataclass(frozen=True)
class CardsLaidOut(Event):
    NAME: ClassVar[str] = "cards-laid-out"
    cards: list[str]


@dataclass(frozen=True)
class CardDrafted(Event):
    NAME: ClassVar[str] = "card-drafted"
    seat: int
    card: str


@dataclass(frozen=True)
class DraftEnded(Event):
    NAME: ClassVar[str] = "draft-ended"
    cards: list[str]


@dataclass(frozen=True)
class CardGiven(Event):
    NAME: ClassVar[str] = "card-given"
    seat: int
    card: str


@dataclass(frozen=True)
class RoundBegan(Event):
    NAME: ClassVar[str] = "round-began"
    number: int


@dataclass(frozen=True)
class MoveLaid(Event):
    NAME: ClassVar[str] = "move-laid"
    seat: int
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat)}


@dataclass(frozen=True)
class MoveRevealed(Event):
    NAME: ClassVar[str] = "move-revealed"
    seat: int
    card: str
    number: int


@dataclass(frozen=True)
class MissForgiven(Event):
    NAME: ClassVar[str] = "miss-forgiven"
    seat: int
    number: int


@dataclass(frozen=True)
class KnockoutHeld(Event):
    NAME: ClassVar[str] = "knockout-held"
    seat: int
    tactic: str


@dataclass(frozen=True)
class TrapSprung(Event):
    NAME: ClassVar[str] = "trap-sprung"
    seat: int
    tactic: str


@dataclass(frozen=True)
class TrapIgnored(Event):
    NAME: ClassVar[str] = "trap-ignored"
    seat: int
    tactic: str


@dataclass(frozen=True)
class ActionChosen(Event):
    NAME: ClassVar[str] = "action-chosen"
    seat: int
    action: str


@dataclass(frozen=True)
class AbilityUsed(Event):
    NAME: ClassVar[str] = "ability-used"
    seat: int
    demon: str


@dataclass(frozen=True)
class DamageTaken(Event):
    NAME: ClassVar[str] = "damage-taken"
    seat: int
    amount: int
    energy: int


@dataclass(frozen=True)
class EnergyGained(Event):
    NAME: ClassVar[str] = "energy-gained"
    seat: int
    amount: int
    energy: int


@dataclass(frozen=True)
class DemonLeft(Event):
    NAME: ClassVar[str] = "demon-left"
    seat: int
    why: str  # "energy", "knockout", "number" or "no-card"


@dataclass(frozen=True)
class StanceTaken(Event):
    NAME: ClassVar[str] = "stance-taken"
    seat: int


@dataclass(frozen=True)
class StanceHeld(Event):
    NAME: ClassVar[str] = "stance-held"
    seat: int
    card: str


@dataclass(frozen=True)
class InitiativeTaken(Event):
    NAME: ClassVar[str] = "initiative-taken"
    seat: int
    former: str


@dataclass(frozen=True)
class InitiativeKept(Event):
    NAME: ClassVar[str] = "initiative-kept"
    seat: int


@dataclass(frozen=True)
class TargetChosen(Event):
    NAME: ClassVar[str] = "target-chosen"
    seat: int
    target: str


@dataclass(frozen=True)
class MoveNamed(Event):
    NAME: ClassVar[str] = "move-named"
    seat: int
    target: str
    card: str


@dataclass(frozen=True)
class HandShown(Event):
    NAME: ClassVar[str] = "hand-shown"
    seat: int
    count: int
    cards: list[str]


@dataclass(frozen=True)
class HandSeen(Event):
    NAME: ClassVar[str] = "hand-seen"
    seat: int
    other: int
    target: str
    count: int
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(self.seat, self.other)}


@dataclass(frozen=True)
class CardTaken(Event):
    NAME: ClassVar[str] = "card-taken"
    seat: int
    other: int
    target: str
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat, self.other)}


@dataclass(frozen=True)
class TrapSet(Event):
    NAME: ClassVar[str] = "trap-set"
    seat: int
    tactic: str


@dataclass(frozen=True)
class TrapRemoved(Event):
    NAME: ClassVar[str] = "trap-removed"
    seat: int
    tactic: str


@dataclass(frozen=True)
class KnockoutLaid(Event):
    NAME: ClassVar[str] = "knockout-laid"
    seat: int
    tactic: str


@dataclass(frozen=True)
class KnockoutRemoved(Event):
    NAME: ClassVar[str] = "knockout-removed"
    seat: int
    tactic: str


@dataclass(frozen=True)
class TrapAppeared(Event):
    NAME: ClassVar[str] = "trap-appeared"
    tactic: str


@dataclass(frozen=True)
class KnockoutAppeared(Event):
    NAME: ClassVar[str] = "knockout-appeared"
    tactic: str


@dataclass(frozen=True)
class FightWon(Event):
    NAME: ClassVar[str] = "fight-won"
    number: int
    demons: list[str]
    wins: list[int]  # of each seat, now


@dataclass(frozen=True)
class PlayedOn(Event):
    NAME: ClassVar[str] = "played-on"
    wins: int


@dataclass(frozen=True)
class DecidingFightCalled(Event):
    NAME: ClassVar[str] = "deciding-fight-called"
    demons: list[str]


EVENTS: tuple[type[Event], ...] = (
    DemonsDealt,
    DemonChosen,
    FightBegan,
    CardsDrawn,
    DeckShuffled,
    CardsDiscarded,
    CardsLaidOut,
    CardDrafted,
    DraftEnded,
    CardGiven,
    RoundBegan,
    MoveLaid,
    MoveRevealed,
    MissForgiven,
    KnockoutHeld,
    TrapSprung,
    TrapIgnored,
    ActionChosen,
    AbilityUsed,
    DamageTaken,
    EnergyGained,
    DemonLeft,
    StanceTaken,
    StanceHeld,
    InitiativeTaken,
    InitiativeKept,
    TargetChosen,
    MoveNamed,
    HandShown,
    HandSeen,
    CardTaken,
    TrapSet,
    TrapRemoved,
    KnockoutLaid,
    KnockoutRemoved,
    TrapAppeared,
    KnockoutAppeared,
    FightWon,
    PlayedOn,
    DecidingFightCalled,
)
