"""What happens in Unmatched, for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event
from ristal.games.unmatched.choice_events import HeroPicked, LotsDrawn
from ristal.games.unmatched.set_events import SET_EVENTS


@dataclass(frozen=True)
class MatchBegun(Event):
    NAME: ClassVar[str] = "match-begun"
    CHANGES: ClassVar[tuple[str, ...]] = ("active", "first", "zones.deck")
    board: str
    heroes: list[str]
    first: int


@dataclass(frozen=True)
class FighterPlaced(Event):
    NAME: ClassVar[str] = "fighter-placed"
    CHANGES: ClassVar[tuple[str, ...]] = ("fighters",)
    seat: int
    fighter: str
    space: str


@dataclass(frozen=True)
class StateChanged(Event):
    NAME: ClassVar[str] = "size-changed"  # after the first state that there was, which records know
    CHANGES: ClassVar[tuple[str, ...]] = ("sizes", "states")
    seat: int
    size: str


@dataclass(frozen=True)
class TurnBegun(Event):
    NAME: ClassVar[str] = "turn-begun"
    CHANGES: ClassVar[tuple[str, ...]] = ("actions", "active", "fighters", "locked", "still", "turns")
    seat: int


@dataclass(frozen=True)
class ActionTaken(Event):
    """§R36 `action` is manoeuvre, scheme or attack, `left` the actions that are left after it."""

    NAME: ClassVar[str] = "action-taken"
    CHANGES: ClassVar[tuple[str, ...]] = ("actions",)
    seat: int
    action: str
    left: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """`seers` is the mask of those who see the hand that it comes to."""

    NAME: ClassVar[str] = "card-drawn"
    CHANGES: ClassVar[tuple[str, ...]] = ("still", "zones.deck", "zones.hand")

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
    """`where` it lay: in the hand or on the deck."""

    NAME: ClassVar[str] = "card-discarded"
    CHANGES: ClassVar[tuple[str, ...]] = ("sizes", "states", "zones.deck", "zones.discard", "zones.hand")
    seat: int
    card: str
    where: str


@dataclass(frozen=True)
class MoveBoosted(Event):
    NAME: ClassVar[str] = "move-boosted"
    seat: int
    card: str
    move: int


@dataclass(frozen=True)
class MoveRaised(Event):
    NAME: ClassVar[str] = "voyages-added"  # §R176 after the first ability that did so, which records know
    seat: int
    count: int


@dataclass(frozen=True)
class FighterMoved(Event):
    """`way` has both ends, so `steps` is one less than its length: 0 for a fighter that stays."""

    NAME: ClassVar[str] = "fighter-moved"
    CHANGES: ClassVar[tuple[str, ...]] = ("fighters",)
    seat: int
    fighter: str
    way: list[str]
    steps: int


@dataclass(frozen=True)
class SchemeOpened(Event):
    """A scheme lies open while its performer is named."""

    NAME: ClassVar[str] = "scheme-opened"
    CHANGES: ClassVar[tuple[str, ...]] = ("scheme", "zones.hand", "zones.scheme")
    seat: int
    card: str


@dataclass(frozen=True)
class SchemePlayed(Event):
    """The scheme is performed, and its effects begin."""

    NAME: ClassVar[str] = "scheme-played"
    CHANGES: ClassVar[tuple[str, ...]] = ("running", "scheme", "zones.hand", "zones.scheme")
    seat: int
    card: str
    fighter: str


@dataclass(frozen=True)
class SchemeDiscarded(Event):
    NAME: ClassVar[str] = "scheme-discarded"
    CHANGES: ClassVar[tuple[str, ...]] = ("running", "scheme", "sizes", "states", "zones.discard", "zones.scheme")
    seat: int
    card: str


@dataclass(frozen=True)
class AttackDeclared(Event):
    NAME: ClassVar[str] = "attack-declared"
    CHANGES: ClassVar[tuple[str, ...]] = ("combat",)
    seat: int
    fighter: str
    target: str


@dataclass(frozen=True)
class CardLaid(Event):
    """A card face down: `part` is attack, boost or defence."""

    NAME: ClassVar[str] = "card-laid"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "zones.attack", "zones.boost", "zones.defence", "zones.hand")

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
    CHANGES: ClassVar[tuple[str, ...]] = (
        "combat", "known", "zones.attack", "zones.boost", "zones.defence", "zones.hand",
    )  # fmt: skip

    attack: str
    boost: str
    defence: str


@dataclass(frozen=True)
class EffectBegun(Event):
    """A block of effects of a card begins in combat: `timing` is immediately, during, after or later."""

    NAME: ClassVar[str] = "effect-begun"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int
    card: str
    timing: str


@dataclass(frozen=True)
class EffectsCancelled(Event):
    NAME: ClassVar[str] = "effects-cancelled"
    CHANGES: ClassVar[tuple[str, ...]] = ("combat",)
    seat: int
    card: str


@dataclass(frozen=True)
class ValueChanged(Event):
    """`part` is attack or defence; `kind` says what changed it: boost or effect, by which card and how much, or base,
    which `amount` replaces."""

    NAME: ClassVar[str] = "value-changed"
    CHANGES: ClassVar[tuple[str, ...]] = ("combat", "running")
    seat: int
    card: str
    value: int
    part: str
    kind: str
    by: str
    amount: int


@dataclass(frozen=True)
class ValueIgnored(Event):
    """§R118 The value of this side counts as 0: `part` is attack or defence."""

    NAME: ClassVar[str] = "value-ignored"
    CHANGES: ClassVar[tuple[str, ...]] = ("combat",)
    seat: int
    part: str


@dataclass(frozen=True)
class FighterProtected(Event):
    """§A11 It takes no damage from now on."""

    NAME: ClassVar[str] = "fighter-protected"
    CHANGES: ClassVar[tuple[str, ...]] = ("combat",)
    fighter: str


@dataclass(frozen=True)
class SpaceChosen(Event):
    NAME: ClassVar[str] = "space-chosen"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int
    space: str


@dataclass(frozen=True)
class OpponentPicked(Event):
    """`target` is a fighter of the opponent whom a scheme is about."""

    NAME: ClassVar[str] = "opponent-picked"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int
    target: str


@dataclass(frozen=True)
class CombatDecided(Event):
    NAME: ClassVar[str] = "combat-decided"
    CHANGES: ClassVar[tuple[str, ...]] = ("combat", "running")
    attack: int
    defence: int
    damage: int
    target: str
    winner: str


@dataclass(frozen=True)
class CombatCardsDiscarded(Event):
    """The cards of a combat go to the piles of their owners."""

    NAME: ClassVar[str] = "combat-cards-discarded"
    CHANGES: ClassVar[tuple[str, ...]] = (
        "combat", "running", "sizes", "states", "zones.attack", "zones.boost", "zones.defence", "zones.discard",
    )  # fmt: skip
    cards: list[str]


@dataclass(frozen=True)
class CombatEnded(Event):
    NAME: ClassVar[str] = "combat-ended"
    CHANGES: ClassVar[tuple[str, ...]] = ("combat", "running")
    fighter: str
    target: str


@dataclass(frozen=True)
class DamageTaken(Event):
    NAME: ClassVar[str] = "damage-taken"
    CHANGES: ClassVar[tuple[str, ...]] = ("fighters", "running", "still")
    fighter: str
    amount: int
    health: int


@dataclass(frozen=True)
class DamagePrevented(Event):
    NAME: ClassVar[str] = "damage-prevented"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    fighter: str


@dataclass(frozen=True)
class HealthRecovered(Event):
    NAME: ClassVar[str] = "health-recovered"
    CHANGES: ClassVar[tuple[str, ...]] = ("fighters",)
    fighter: str
    amount: int
    health: int


@dataclass(frozen=True)
class FighterDefeated(Event):
    NAME: ClassVar[str] = "fighter-defeated"
    CHANGES: ClassVar[tuple[str, ...]] = ("fighters",)
    fighter: str


@dataclass(frozen=True)
class HandShown(Event):
    """`seers` is the mask of those to whom it is shown."""

    NAME: ClassVar[str] = "hand-shown"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.hand",)
    seat: int
    cards: list[str]
    seers: int

    def secret(self) -> dict[str, int]:
        return {"cards": self.seers}


@dataclass(frozen=True)
class CardTaken(Event):
    """A card came to a hand from where everybody saw it."""

    NAME: ClassVar[str] = "card-taken"
    CHANGES: ClassVar[tuple[str, ...]] = (
        "sizes", "states", "zones.attack", "zones.deck", "zones.defence", "zones.discard", "zones.hand",
    )  # fmt: skip
    seat: int
    card: str


@dataclass(frozen=True)
class TopCardsSeen(Event):
    """§A13 `cards` from the bottom up; `seers` is the mask of those who see them."""

    NAME: ClassVar[str] = "top-cards-seen"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.deck",)
    seat: int
    cards: list[str]
    seers: int

    def secret(self) -> dict[str, int]:
        return {"cards": self.seers}


@dataclass(frozen=True)
class CardPutBack(Event):
    """§A13 Onto the deck, over those put back before; `seers` is the mask of those who know which."""

    NAME: ClassVar[str] = "card-put-back"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.deck",)
    seat: int
    card: str
    seers: int

    def secret(self) -> dict[str, int]:
        return {"card": self.seers}


@dataclass(frozen=True)
class DeckShuffled(Event):
    NAME: ClassVar[str] = "deck-shuffled"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.deck",)
    seat: int


@dataclass(frozen=True)
class PlayerOut(Event):
    NAME: ClassVar[str] = "player-out"
    CHANGES: ClassVar[tuple[str, ...]] = ("actions", "fighters", "out")
    seat: int


EVENTS: tuple[type[Event], ...] = (
    HeroPicked, LotsDrawn, *SET_EVENTS,
    MatchBegun, FighterPlaced, StateChanged, TurnBegun, ActionTaken, CardDrawn, DeckRanOut, CardDiscarded,
    MoveBoosted, MoveRaised, FighterMoved, SchemeOpened, SchemePlayed, SchemeDiscarded, AttackDeclared, CardLaid,
    DefenceDeclined, CardsRevealed, EffectBegun, EffectsCancelled, ValueChanged, ValueIgnored, FighterProtected,
    SpaceChosen, OpponentPicked, CombatDecided, CombatCardsDiscarded, CombatEnded, DamageTaken, DamagePrevented,
    HealthRecovered, FighterDefeated, HandShown, CardTaken, TopCardsSeen, CardPutBack, DeckShuffled, PlayerOut,
)  # fmt: skip
