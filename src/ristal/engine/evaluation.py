"""What the evaluations of games have in common: features on scales, and chances."""

from __future__ import annotations

from math import exp


class Scales:
    """Weigh one seat: its game puts what it sees of the seat on them, feature by feature. For training they note how
    much of each lies there."""

    __slots__ = ("noted", "total", "weights")

    def __init__(self, weights: list[float], noted: list[float] | None = None) -> None:
        self.weights = weights
        self.noted = noted
        self.total = 0.0

    def put(self, feature: int, amount: float) -> None:
        self.total += self.weights[feature] * amount
        if self.noted is not None:
            self.noted[feature] += amount


def chance_of(balance: float) -> float:
    """The chance to win that a balance of worths stands for: a half at 0, near 1 or 0 far from it."""
    return 1.0 / (1.0 + exp(-balance))
