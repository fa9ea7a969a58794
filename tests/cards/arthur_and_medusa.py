"""King Arthur and Medusa side by side, with their sidekicks away."""

from __future__ import annotations

from typing import Any

from duel import Duel, duel

AT = "king-arthur m15, merlin m02, medusa m09, harpy-1 m31"


def arthur(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Arthur is to move; Medusa stands beside him."""
    return duel("king-arthur", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "king-arthur", at, hand=hand, other=other, **more)
