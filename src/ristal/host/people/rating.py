"""Where somebody stands on the scale of the bots: Glicko-2 over their own results, reckoned when they ask and kept by
nobody here."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from ristal.protocol.people_responses import Rating
from ristal.protocol.requests import PlayedMatch
from ristal.text import translator

SCALE: Final = {"random": 600.0, "greedy": 950.0, "novice": 1100.0, "fighter": 1400.0, "master": 1550.0}
SURE: Final = 30.0  # deviation of a bot of known strength
PERIOD: Final = 10  # matches that are rated together
KNOWN: Final = 10  # matches, before which nothing is said

START: Final = 1500.0
UNSURE: Final = 350.0
VOLATILE: Final = 0.06
TAU: Final = 0.5  # how far volatility may change
UNIT: Final = 173.7178  # points of a rating in one of Glicko-2's own
PRECISION: Final = 1e-6


class Standing(NamedTuple):
    """A rating, how unsure it is, and how much it varies."""

    rating: float = START
    deviation: float = UNSURE
    volatility: float = VOLATILE


class Outcome(NamedTuple):
    """Against whom, and what came of it: 1 won, 0 lost."""

    rating: float
    deviation: float
    score: float


def after(standing: Standing, outcomes: Sequence[Outcome]) -> Standing:
    """The standing after one period of matches."""
    mu, phi = (standing.rating - START) / UNIT, standing.deviation / UNIT
    precision = gain = 0.0
    for outcome in outcomes:
        weight = 1 / math.sqrt(1 + 3 * (outcome.deviation / UNIT) ** 2 / math.pi**2)
        expected = 1 / (1 + math.exp(-weight * (mu - (outcome.rating - START) / UNIT)))
        precision += weight**2 * expected * (1 - expected)
        gain += weight * (outcome.score - expected)
    if not outcomes:
        return standing._replace(deviation=min(UNSURE, math.hypot(phi, standing.volatility) * UNIT))
    variance = 1 / precision
    volatility = _volatility(standing.volatility, phi, variance, variance * gain)
    phi = 1 / math.sqrt(1 / (phi**2 + volatility**2) + precision)
    return Standing(START + UNIT * (mu + phi**2 * gain), min(UNSURE, UNIT * phi), volatility)


def _volatility(before: float, phi: float, variance: float, improvement: float) -> float:
    """The volatility that fits the results best, by the Illinois method as in Glickman's description."""
    low = start = math.log(before**2)

    def slope(x: float) -> float:
        spread = phi**2 + variance + math.exp(x)
        return math.exp(x) * (improvement**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    if improvement**2 > phi**2 + variance:
        high = math.log(improvement**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def rate(matches: Sequence[PlayedMatch], language: str) -> Rating:
    """Where these results place somebody, in words too."""
    outcomes = [
        Outcome(SCALE[played.level], SURE, played.score)
        if played.level in SCALE
        else Outcome(played.rating, played.deviation, played.score)
        for played in matches
    ]
    standing = Standing()
    for first in range(0, len(outcomes), PERIOD):
        standing = after(standing, outcomes[first : first + PERIOD])
    weaker = [level for level, rating in SCALE.items() if rating <= standing.rating]
    stronger = [level for level, rating in SCALE.items() if rating > standing.rating]
    below, above = weaker[-1] if weaker else None, stronger[0] if stronger else None
    rating, deviation = round(standing.rating), round(standing.deviation)
    said = _say_rating(rating, deviation, KNOWN - len(matches), below, above, language)
    return Rating(rating, deviation, len(matches), len(matches) >= KNOWN, below, above, said)


def _say_rating(rating: int, deviation: int, left: int, below: str | None, above: str | None, language: str) -> str:
    text = translator(language)
    if left > 0:
        return text.say("server-rating-unknown", left=left)
    where = "between" if below and above else "above" if below else "below"
    form = "between" if where == "between" else "than"
    names = {
        name: text.say(f"server-rating-{form}-{level}") for name, level in (("below", below), ("above", above)) if level
    }
    return text.say(f"server-rating-{where}", rating=rating, deviation=deviation, **names)
