"""Logistic regression by Newton's method: from positions and how they ended to the weights of their features."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

Row = tuple[list[tuple[int, float]], float]  # the features in which the seats differ, and what came of it: 1, ½ or 0

STEPS = 12  # more than Newton needs
ENOUGH = 1e-5  # of a change: it has arrived


def fit(rows: Sequence[Row], features: int, doubt: float = 4.0) -> list[float]:
    """The weights that make these ends likeliest. The doubt pulls every weight to 0, as so many positions would that
    tell nothing."""
    weights = [0.0] * features
    for _ in range(STEPS):
        slope = [-doubt * weight for weight in weights]
        bend = [[0.0] * features for _ in range(features)]
        for difference, won in rows:
            chance = chance_by(weights, difference)
            error, spread = won - chance, chance * (1.0 - chance)
            for feature, amount in difference:
                slope[feature] += error * amount
                row, share = bend[feature], spread * amount
                for other, more in difference:
                    row[other] += share * more
        for feature in range(features):
            bend[feature][feature] += doubt
        change = solve(bend, slope)
        weights = [weight + each for weight, each in zip(weights, change, strict=True)]
        if max(map(abs, change)) < ENOUGH:
            break
    return weights


def chance_by(weights: Sequence[float], difference: Sequence[tuple[int, float]]) -> float:
    """The chance that these weights give to the seat whose side the difference is seen from."""
    balance = 0.0
    for feature, amount in difference:
        balance += weights[feature] * amount
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, balance))))


def loss(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """The mean logarithmic loss: 0.693 for a coin, less for whoever knows better."""
    total = 0.0
    for difference, won in rows:
        chance = chance_by(weights, difference)
        total -= won * log(chance) + (1.0 - won) * log(1.0 - chance)
    return total / max(1, len(rows))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric positive system, by elimination in place."""
    size = len(right)
    for pivot in range(size):
        row, scale = matrix[pivot], matrix[pivot][pivot]
        for below in range(pivot + 1, size):
            share = matrix[below][pivot] / scale
            if share:
                other = matrix[below]
                for column in range(pivot, size):
                    other[column] -= share * row[column]
                right[below] -= share * right[pivot]
    found = [0.0] * size
    for pivot in range(size - 1, -1, -1):
        row = matrix[pivot]
        known = sum(row[column] * found[column] for column in range(pivot + 1, size))
        found[pivot] = (right[pivot] - known) / row[pivot]
    return found
