"""Elo from games: the strengths that make the points of every pair likeliest, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from ristal.lab.interval import Z_95
from ristal.lab.training.fitting import Row, chance_by, fit, solve

PER_NATURAL = 400 / log(10)  # Elo in a unit of the natural logarithm of the odds
DOUBT = 0.05  # whoever wins everything is far ahead, not endlessly


@dataclass(frozen=True)
class Rating:
    """Elo above what counts as none, and half the width of its 95 % interval."""

    elo: float
    margin: float


def rate(contestants: int, pairs: Sequence[tuple[int, int, float, int]]) -> list[Rating]:
    """Rate contestants by pairs: two of them, the points of the first, and the games; the first has none."""
    return _rate(contestants, pairs, [float(at == 0) for at in range(contestants)])


def rate_among(contestants: int, pairs: Sequence[tuple[int, int, float, int]]) -> list[Rating]:
    """Rate contestants against the mean of all."""
    return _rate(contestants, pairs, [1 / contestants] * contestants)


def _rate(contestants: int, pairs: Sequence[tuple[int, int, float, int]], zero: Sequence[float]) -> list[Rating]:
    """Rate by what the games say, against a weighted mean of the contestants."""
    rows: list[Row] = []
    for one, other, points, games in pairs:
        rows += [([(one, 1.0), (other, -1.0)], points / games)] * games
    strengths = fit(rows, contestants, DOUBT)
    bend = [[DOUBT if one == other else 0.0 for other in range(contestants)] for one in range(contestants)]
    for difference, _ in rows:
        chance = chance_by(strengths, difference)
        for one, sign in difference:
            for other, turn in difference:
                bend[one][other] += sign * turn * chance * (1.0 - chance)
    ratings = []
    for contestant in range(contestants):
        against = [float(at == contestant) - zero[at] for at in range(contestants)]
        spread = sum(a * b for a, b in zip(against, solve([row[:] for row in bend], against[:]), strict=True))
        gap = sum(part * strength for part, strength in zip(against, strengths, strict=True))
        ratings.append(Rating(gap * PER_NATURAL, Z_95 * sqrt(max(0.0, spread)) * PER_NATURAL))
    return ratings
