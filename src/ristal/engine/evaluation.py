"""What the evaluations of games have in common."""

from __future__ import annotations

from math import exp


def chance_of(balance: float) -> float:
    """The chance to win that a balance of worths stands for: a half at 0, near 1 or 0 far from it."""
    return 1.0 / (1.0 + exp(-balance))
