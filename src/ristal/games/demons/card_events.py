"""What happens to the cards of «Битва демонов»: decks, hands, series."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event
from ristal.engine.zone import only


@dataclass(frozen=True)
class CardsDrawn(Event):
    NAME: ClassVar[str] = "cards-drawn"
    CHANGES: ClassVar[tuple[str, ...]] = ("running", "zones.deck", "zones.hand")
    seat: int
    count: int
    cards: list[str]

    def secret(self) -> dict[str, int]:
        return {"cards": only(self.seat)}


@dataclass(frozen=True)
class DeckShuffled(Event):
    NAME: ClassVar[str] = "deck-shuffled"
    CHANGES: ClassVar[tuple[str, ...]] = ("running", "zones.deck", "zones.discard", "zones.unrevealed")
    count: int


@dataclass(frozen=True)
class NoCardsLeft(Event):
    """There was less to draw than somebody could."""

    NAME: ClassVar[str] = "no-cards-left"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int


@dataclass(frozen=True)
class CardsDiscarded(Event):
    NAME: ClassVar[str] = "cards-discarded"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "running", "zones.discard", "zones.hand")
    seat: int
    cards: list[str]
    by_chance: bool


@dataclass(frozen=True)
class HandFoundEmpty(Event):
    """An effect found nothing in a hand."""

    NAME: ClassVar[str] = "hand-found-empty"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int


@dataclass(frozen=True)
class CardsLaidOut(Event):
    NAME: ClassVar[str] = "cards-laid-out"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.deck", "zones.draft")
    cards: list[str]


@dataclass(frozen=True)
class CardDrafted(Event):
    NAME: ClassVar[str] = "card-drafted"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.draft", "zones.hand")
    seat: int
    card: str


@dataclass(frozen=True)
class DraftEnded(Event):
    NAME: ClassVar[str] = "draft-ended"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.discard", "zones.draft")
    cards: list[str]


@dataclass(frozen=True)
class CardGiven(Event):
    NAME: ClassVar[str] = "card-given"
    CHANGES: ClassVar[tuple[str, ...]] = ("running", "zones.deck", "zones.discard", "zones.hand", "zones.unrevealed")
    seat: int
    card: str


@dataclass(frozen=True)
class MoveLaid(Event):
    NAME: ClassVar[str] = "move-laid"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "order", "zones.hand", "zones.laid")
    seat: int
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat)}


@dataclass(frozen=True)
class MoveRevealed(Event):
    NAME: ClassVar[str] = "move-revealed"
    CHANGES: ClassVar[tuple[str, ...]] = (
        "acted", "acting", "known", "limits", "order", "series", "zones.hand", "zones.laid", "zones.series",
    )  # fmt: skip
    seat: int
    card: str
    number: int


@dataclass(frozen=True)
class SeriesCleared(Event):
    NAME: ClassVar[str] = "series-cleared"
    CHANGES: ClassVar[tuple[str, ...]] = ("limits", "series", "stance", "zones.discard", "zones.series")
    seat: int
    count: int
    cards: list[str]


@dataclass(frozen=True)
class CardPutAway(Event):
    """A card that was never opened goes to the discard face down."""

    NAME: ClassVar[str] = "card-put-away"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "order", "zones.hand", "zones.laid", "zones.unrevealed")
    seat: int
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat)}


@dataclass(frozen=True)
class HandShown(Event):
    NAME: ClassVar[str] = "hand-shown"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "running", "zones.hand", "zones.laid")
    seat: int
    count: int
    cards: list[str]


@dataclass(frozen=True)
class HandSeen(Event):
    NAME: ClassVar[str] = "hand-seen"
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "running", "zones.hand", "zones.laid")
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
    CHANGES: ClassVar[tuple[str, ...]] = ("known", "running", "zones.hand")
    seat: int
    other: int
    target: str
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat, self.other)}


CARD_EVENTS: tuple[type[Event], ...] = (
    CardsDrawn,
    DeckShuffled,
    NoCardsLeft,
    CardsDiscarded,
    HandFoundEmpty,
    CardsLaidOut,
    CardDrafted,
    DraftEnded,
    CardGiven,
    MoveLaid,
    MoveRevealed,
    SeriesCleared,
    CardPutAway,
    HandShown,
    HandSeen,
    CardTaken,
)
