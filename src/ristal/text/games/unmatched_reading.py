"""What the texts of Unmatched read from views, events and effects."""

from __future__ import annotations

from ristal.games.unmatched.carried import NO_STATE
from ristal.games.unmatched.hero import Card
from ristal.games.unmatched.view import UnmatchedView
from ristal.text.types import Event


def owner(view: UnmatchedView, fighter: str) -> int:
    """The seat of a fighter."""
    return next(each["seat"] for each in view["fighters"] if each["name"] == fighter)


def hurts(event: Event, fighter: str) -> bool:
    return event["event"] == "damage-taken" and bool(event["fighter"] == fighter)


def has_symbol(card: Card) -> bool:
    """§A100 Whether a card shows a symbol."""
    return card.symbol != NO_STATE


def deck(view: UnmatchedView) -> str:
    """§R141 Whether whoever acts can draw, and what it brings if not."""
    if view["zones"][f"deck-{view['active']}"]:
        return "cards"
    return "exhaustion" if view["rulings"]["exhaustion"] == "damage" else "none"
