"""What happens in Unmatched by the cards of further sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event


@dataclass(frozen=True)
class AbilityBegun(Event):
    """§R177 What a hero does unasked when its moment comes; the effects of a card before it are done."""

    NAME: ClassVar[str] = "ability-begun"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int
    hero: str


@dataclass(frozen=True)
class ActionsGained(Event):
    """§A60 `left` are the actions that are left with these."""

    NAME: ClassVar[str] = "actions-gained"
    CHANGES: ClassVar[tuple[str, ...]] = ("actions",)
    seat: int
    count: int
    left: int


@dataclass(frozen=True)
class BonusAttackBegun(Event):
    """§A61 `card` is the attack card, `value` what it has in the bonus attack; `discarded` are the other cards of the
    combat before."""

    NAME: ClassVar[str] = "bonus-attack-begun"
    CHANGES: ClassVar[tuple[str, ...]] = (
        "combat", "running", "sizes", "states", "zones.boost", "zones.defence", "zones.discard",
    )  # fmt: skip
    seat: int
    card: str
    value: int
    discarded: list[str]


@dataclass(frozen=True)
class FightersSwapped(Event):
    """§A62 Two fighters have changed places."""

    NAME: ClassVar[str] = "fighters-swapped"
    CHANGES: ClassVar[tuple[str, ...]] = ("fighters",)
    seat: int
    fighter: str
    other: str


@dataclass(frozen=True)
class FighterReplaced(Event):
    """§A62 In this combat a fighter stands for another of the same side from now on."""

    NAME: ClassVar[str] = "fighter-replaced"
    CHANGES: ClassVar[tuple[str, ...]] = ("combat",)
    seat: int
    fighter: str
    other: str


@dataclass(frozen=True)
class CardChosen(Event):
    """§A63 A card of a hand that is shown is chosen for what follows, openly."""

    NAME: ClassVar[str] = "card-chosen"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.hand",)
    seat: int
    card: str


@dataclass(frozen=True)
class CardMoved(Event):
    """§A64 A card that everybody knows went from a hand onto the deck or below it: `to` is deck-top or deck-bottom."""

    NAME: ClassVar[str] = "card-moved"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.deck", "zones.hand")
    seat: int
    card: str
    to: str


@dataclass(frozen=True)
class DamageReflected(Event):
    """§A65 The combat damage of this combat is going to hit who deals it."""

    NAME: ClassVar[str] = "damage-reflected"
    seat: int
    fighter: str


@dataclass(frozen=True)
class ValuesLocked(Event):
    """§A72 To the end of the turn the attack cards of whose turn it is have this value."""

    NAME: ClassVar[str] = "values-locked"
    CHANGES: ClassVar[tuple[str, ...]] = ("locked",)
    seat: int
    value: int


@dataclass(frozen=True)
class TokensGained(Event):
    """§A104 `held` are those that there are now."""

    NAME: ClassVar[str] = "tokens-gained"
    CHANGES: ClassVar[tuple[str, ...]] = ("tokens",)
    seat: int
    token: str
    count: int
    held: int


@dataclass(frozen=True)
class TokensSpent(Event):
    """§A105 `held` are those that are left."""

    NAME: ClassVar[str] = "tokens-spent"
    CHANGES: ClassVar[tuple[str, ...]] = ("tokens",)
    seat: int
    token: str
    count: int
    held: int


@dataclass(frozen=True)
class StateNamed(Event):
    """§A101 What a wild symbol stands for, while the effects of a card last; `none` for nothing."""

    NAME: ClassVar[str] = "state-named"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int
    state: str


@dataclass(frozen=True)
class AttackReturned(Event):
    """§A85 The attack card goes back to its owner's hand; everybody has seen it."""

    NAME: ClassVar[str] = "attack-returned"
    CHANGES: ClassVar[tuple[str, ...]] = ("combat", "zones.attack", "zones.hand")
    seat: int
    card: str


@dataclass(frozen=True)
class AttackExchanged(Event):
    """§A85 The defender, whose `seat` it is, has picked this attack card."""

    NAME: ClassVar[str] = "attack-exchanged"
    CHANGES: ClassVar[tuple[str, ...]] = ("combat", "known", "zones.attack", "zones.hand")
    seat: int
    card: str


@dataclass(frozen=True)
class CardRevealed(Event):
    """§A91 The top card of a deck is shown to all."""

    NAME: ClassVar[str] = "card-revealed"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.deck",)
    seat: int
    card: str


@dataclass(frozen=True)
class CardSunk(Event):
    """§A92 A drawn card goes below the deck; `seers` is the mask of those who know which."""

    NAME: ClassVar[str] = "card-sunk"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.deck",)
    seat: int
    card: str
    seers: int

    def secret(self) -> dict[str, int]:
        return {"card": self.seers}


SET_EVENTS: tuple[type[Event], ...] = (
    AbilityBegun, ActionsGained, BonusAttackBegun, FightersSwapped, FighterReplaced, CardChosen, CardMoved,
    DamageReflected, ValuesLocked, TokensGained, TokensSpent, StateNamed, AttackReturned, AttackExchanged,
    CardRevealed, CardSunk,
)  # fmt: skip
