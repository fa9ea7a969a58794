"""What happens in Unmatched, for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event


@dataclass(frozen=True)
class MatchBegun(Event):
    NAME: ClassVar[str] = "match-begun"
    board: str
    heroes: list[str]
    first: int


@dataclass(frozen=True)
class FighterPlaced(Event):
    NAME: ClassVar[str] = "fighter-placed"
    seat: int
    fighter: str
    space: str


@dataclass(frozen=True)
class SizeChanged(Event):
    NAME: ClassVar[str] = "size-changed"
    seat: int
    size: str


@dataclass(frozen=True)
class TurnBegun(Event):
    NAME: ClassVar[str] = "turn-begun"
    seat: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """`seers` is the mask of those who see the hand that it comes to."""

    NAME: ClassVar[str] = "card-drawn"

    seat: int
    card: str
    seers: int

    def secret(self) -> dict[str, int]:
        return {"card": self.seers}


@dataclass(frozen=True)
class DeckRanOut(Event):
    NAME: ClassVar[str] = "deck-ran-out"
    seat: int


@dataclass(frozen=True)
class CardDiscarded(Event):
    NAME: ClassVar[str] = "card-discarded"
    seat: int
    card: str


@dataclass(frozen=True)
class MoveBoosted(Event):
    NAME: ClassVar[str] = "move-boosted"
    seat: int
    card: str
    move: int


@dataclass(frozen=True)
class VoyagesAdded(Event):
    NAME: ClassVar[str] = "voyages-added"
    seat: int
    count: int


@dataclass(frozen=True)
class FighterMoved(Event):
    """`way` has both ends, so `steps` is one less than its length: 0 for a fighter that stays."""

    NAME: ClassVar[str] = "fighter-moved"

    seat: int
    fighter: str
    way: list[str]
    steps: int


@dataclass(frozen=True)
class SchemePlayed(Event):
    NAME: ClassVar[str] = "scheme-played"
    seat: int
    card: str
    fighter: str


@dataclass(frozen=True)
class AttackDeclared(Event):
    NAME: ClassVar[str] = "attack-declared"
    seat: int
    fighter: str
    target: str


@dataclass(frozen=True)
class CardLaid(Event):
    """A card face down: `part` is attack, boost or defence."""

    NAME: ClassVar[str] = "card-laid"

    seat: int
    card: str
    part: str
    seers: int

    def secret(self) -> dict[str, int]:
        return {"card": self.seers}


@dataclass(frozen=True)
class DefenceDeclined(Event):
    NAME: ClassVar[str] = "defence-declined"
    seat: int


@dataclass(frozen=True)
class CardsRevealed(Event):
    """What was laid face down; `none` where no card lay."""

    NAME: ClassVar[str] = "cards-revealed"

    attack: str
    boost: str
    defence: str


@dataclass(frozen=True)
class EffectsCancelled(Event):
    NAME: ClassVar[str] = "effects-cancelled"
    seat: int
    card: str


@dataclass(frozen=True)
class ValueChanged(Event):
    NAME: ClassVar[str] = "value-changed"
    seat: int
    card: str
    value: int


@dataclass(frozen=True)
class CombatDecided(Event):
    NAME: ClassVar[str] = "combat-decided"
    attack: int
    defence: int
    damage: int
    target: str
    winner: str


@dataclass(frozen=True)
class DamageTaken(Event):
    NAME: ClassVar[str] = "damage-taken"
    fighter: str
    amount: int
    health: int


@dataclass(frozen=True)
class DamagePrevented(Event):
    NAME: ClassVar[str] = "damage-prevented"
    fighter: str


@dataclass(frozen=True)
class HealthRecovered(Event):
    NAME: ClassVar[str] = "health-recovered"
    fighter: str
    amount: int
    health: int


@dataclass(frozen=True)
class FighterDefeated(Event):
    NAME: ClassVar[str] = "fighter-defeated"
    fighter: str


@dataclass(frozen=True)
class HandShown(Event):
    """`seers` is the mask of those to whom it is shown."""

    NAME: ClassVar[str] = "hand-shown"

    seat: int
    cards: list[str]
    seers: int

    def secret(self) -> dict[str, int]:
        return {"cards": self.seers}


@dataclass(frozen=True)
class CardTaken(Event):
    """A card came to a hand from where everybody saw it."""

    NAME: ClassVar[str] = "card-taken"

    seat: int
    card: str


@dataclass(frozen=True)
class DeckShuffled(Event):
    NAME: ClassVar[str] = "deck-shuffled"
    seat: int


@dataclass(frozen=True)
class PlayerOut(Event):
    NAME: ClassVar[str] = "player-out"
    seat: int


EVENTS: tuple[type[Event], ...] = (
    MatchBegun,
    FighterPlaced,
    SizeChanged,
    TurnBegun,
    CardDrawn,
    DeckRanOut,
    CardDiscarded,
    MoveBoosted,
    VoyagesAdded,
    FighterMoved,
    SchemePlayed,
    AttackDeclared,
    CardLaid,
    DefenceDeclined,
    CardsRevealed,
    EffectsCancelled,
    ValueChanged,
    CombatDecided,
    DamageTaken,
    DamagePrevented,
    HealthRecovered,
    FighterDefeated,
    HandShown,
    CardTaken,
    DeckShuffled,
    PlayerOut,
)
