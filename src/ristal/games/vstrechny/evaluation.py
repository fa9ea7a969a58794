"""How a side stands at a glance: what the greedy bot goes by."""

from __future__ import annotations

from typing import Final

from ristal.engine.evaluation import chance_of
from ristal.games.vstrechny.field import row_of
from ristal.games.vstrechny.state import Vstrechny

UNIT: Final = 1.0
STRENGTH: Final = 0.05
ADVANCE: Final = 0.15
ELITE: Final = 0.1
SHARPNESS: Final = 0.5


def evaluate(t: Vstrechny, seat: int) -> float:
    """Units decide most games, strong ones and advanced ones live and break through."""
    balance = 0.0
    for cell, piece in enumerate(t.field):
        if piece is not None:
            unit = piece.unit
            worth = (
                UNIT
                + STRENGTH * (unit.attack + unit.counter)
                + ADVANCE * row_of(piece.seat, cell)
                + (ELITE if unit.elite else 0.0)
            )
            balance += worth if piece.seat == seat else -worth
    return chance_of(SHARPNESS * balance)
