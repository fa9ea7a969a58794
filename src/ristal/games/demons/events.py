"""What happens in «Битва демонов», for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass

from ristal.engine.event import Event
from ristal.engine.zone import only


@dataclass(frozen=True)
class DemonsDealt(Event):
    seat: int
    demons: list[str]

    def secret(self) -> dict[str, int]:
        return {"demons": only(self.seat)}


@dataclass(frozen=True)
class DemonChosen(Event):
    seat: int
    demon: str


@dataclass(frozen=True)
class FightBegan(Event):
    seat: int  # the first player
    number: int
    battlefield: str  # "none" with two players


@dataclass(frozen=True)
class CardsDrawn(Event):
    seat: int
    count: int
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(self.seat)}


@dataclass(frozen=True)
class DeckShuffled(Event):
    count: int


@dataclass(frozen=True)
class CardsDiscarded(Event):
    seat: int
    cards: list[str]
    by_chance: bool


@dataclass(frozen=True)
class CardsLaidOut(Event):
    cards: list[str]


@dataclass(frozen=True)
class CardDrafted(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class DraftEnded(Event):
    cards: list[str]


@dataclass(frozen=True)
class CardGiven(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class RoundBegan(Event):
    number: int


@dataclass(frozen=True)
class MoveLaid(Event):
    seat: int
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat)}


@dataclass(frozen=True)
class MoveRevealed(Event):
    seat: int
    card: str
    number: int


@dataclass(frozen=True)
class MissForgiven(Event):
    seat: int
    number: int


@dataclass(frozen=True)
class KnockoutHeld(Event):
    seat: int
    tactic: str


@dataclass(frozen=True)
class TrapSprung(Event):
    seat: int
    tactic: str


@dataclass(frozen=True)
class TrapIgnored(Event):
    seat: int
    tactic: str


@dataclass(frozen=True)
class ActionChosen(Event):
    seat: int
    action: str


@dataclass(frozen=True)
class AbilityUsed(Event):
    seat: int
    demon: str


@dataclass(frozen=True)
class DamageTaken(Event):
    seat: int
    amount: int
    energy: int


@dataclass(frozen=True)
class EnergyGained(Event):
    seat: int
    amount: int
    energy: int


@dataclass(frozen=True)
class DemonLeft(Event):
    seat: int
    why: str  # "energy", "knockout", "number" or "no-card"


@dataclass(frozen=True)
class StanceTaken(Event):
    seat: int


@dataclass(frozen=True)
class StanceHeld(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class InitiativeTaken(Event):
    seat: int
    former: str


@dataclass(frozen=True)
class InitiativeKept(Event):
    seat: int


@dataclass(frozen=True)
class TargetChosen(Event):
    seat: int
    target: str


@dataclass(frozen=True)
class MoveNamed(Event):
    seat: int
    target: str
    card: str


@dataclass(frozen=True)
class HandShown(Event):
    seat: int
    count: int
    cards: list[str]


@dataclass(frozen=True)
class HandSeen(Event):
    seat: int
    other: int
    target: str
    count: int
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(self.seat, self.other)}


@dataclass(frozen=True)
class CardTaken(Event):
    seat: int
    other: int
    target: str
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat, self.other)}


@dataclass(frozen=True)
class TrapSet(Event):
    seat: int
    tactic: str


@dataclass(frozen=True)
class TrapRemoved(Event):
    seat: int
    tactic: str


@dataclass(frozen=True)
class KnockoutLaid(Event):
    seat: int
    tactic: str


@dataclass(frozen=True)
class KnockoutRemoved(Event):
    seat: int
    tactic: str


@dataclass(frozen=True)
class TrapAppeared(Event):
    tactic: str


@dataclass(frozen=True)
class KnockoutAppeared(Event):
    tactic: str


@dataclass(frozen=True)
class FightWon(Event):
    number: int
    demons: list[str]
    wins: list[int]  # of each seat, now


@dataclass(frozen=True)
class PlayedOn(Event):
    wins: int


@dataclass(frozen=True)
class DecidingFightCalled(Event):
    demons: list[str]
