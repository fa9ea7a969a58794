"""What a running effect keeps for those after it, under its name: cards, fighters, the space that somebody left."""

from __future__ import annotations

from ristal.engine.effect import bind, current_effect
from ristal.games.unmatched.state import Unmatched


def card_bound(name: str) -> str:
    """The name to which a card is bound, beside how much was done."""
    return f"{name}.card"


def space_bound(name: str) -> str:
    """The name to which the space is bound that somebody left."""
    return f"{name}.left"


def fighter_bound(name: str, fighter: int) -> str:
    """The name that is bound if this fighter is among those whom an effect was about."""
    return f"{name}.{fighter}"


def bind_card(t: Unmatched, card: int) -> None:
    """Keep that a card was discarded, and which."""
    bind(t, 1)
    if t.frames and current_effect(t).bind:
        t.frame.bound[card_bound(current_effect(t).bind)] = card


def bind_fighter(t: Unmatched, fighter: int) -> None:
    """Keep whom the running effect was about."""
    if t.frames and current_effect(t).binds_who:
        t.frame.bound[fighter_bound(current_effect(t).bind, fighter)] = 1


def bind_hit(t: Unmatched, fighter: int, dealt: int) -> None:
    """Keep how much damage was dealt, and to whom."""
    bind(t, dealt)
    if dealt:
        bind_fighter(t, fighter)
