"""What happens in Unmatched, for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass

from ristal.engine.event import Event


@dataclass(frozen=True)
class MatchBegun(Event):
    board: str
    heroes: list[str]
    first: int


@dataclass(frozen=True)
class FighterPlaced(Event):
    seat: int
    fighter: str
    space: str


@dataclass(frozen=True)
class SizeChanged(Event):
    seat: int
    size: str


@dataclass(frozen=True)
class TurnBegun(Event):
    seat: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """`seers` is the mask of those who see the hand that it comes to."""

    seat: int
    card: str
    seers: int

    def secret(self) -> dict[str, int]:
        return {"card": self.seers}


@dataclass(frozen=True)
class DeckRanOut(Event):
    seat: int


@dataclass(frozen=True)
class CardDiscarded(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class MoveBoosted(Event):
    seat: int
    card: str
    move: int


@dataclass(frozen=True)
class VoyagesAdded(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class FighterMoved(Event):
    """`way` has both ends, so `steps` is one less than its length: 0 for a fighter that stays."""

    seat: int
    fighter: str
    way: list[str]
    steps: int


@dataclass(frozen=True)
class SchemePlayed(Event):
    seat: int
    card: str
    fighter: str


@dataclass(frozen=True)
class AttackDeclared(Event):
    seat: int
    fighter: str
    target: str


@dataclass(frozen=True)
class CardLaid(Event):
    """A card face down: `part` is attack, boost or defence."""

    seat: int
    card: str
    part: str
    seers: int

    def secret(self) -> dict[str, int]:
        return {"card": self.seers}


@dataclass(frozen=True)
class DefenceDeclined(Event):
    seat: int


@dataclass(frozen=True)
class CardsRevealed(Event):
    """What was laid face down; `none` where no card lay."""

    attack: str
    boost: str
    defence: str


@dataclass(frozen=True)
class EffectsCancelled(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class ValueChanged(Event):
    seat: int
    card: str
    value: int


@dataclass(frozen=True)
class CombatDecided(Event):
    attack: int
    defence: int
    damage: int
    target: str
    winner: str


@dataclass(frozen=True)
class DamageTaken(Event):
    fighter: str
    amount: int
    health: int


@dataclass(frozen=True)
class DamagePrevented(Event):
    fighter: str


@dataclass(frozen=True)
class HealthRecovered(Event):
    fighter: str
    amount: int
    health: int


@dataclass(frozen=True)
class FighterDefeated(Event):
    fighter: str


@dataclass(frozen=True)
class HandShown(Event):
    """`seers` is the mask of those to whom it is shown."""

    seat: int
    cards: list[str]
    seers: int

    def secret(self) -> dict[str, int]:
        return {"cards": self.seers}


@dataclass(frozen=True)
class CardTaken(Event):
    """A card came to a hand from where everybody saw it."""

    seat: int
    card: str


@dataclass(frozen=True)
class DeckShuffled(Event):
    seat: int


@dataclass(frozen=True)
class PlayerOut(Event):
    seat: int
