"""How a side stands at a glance: what the greedy bot goes by."""

from __future__ import annotations

from math import exp

from ristal.games.boets.dice import best_group
from ristal.games.boets.state import Boets

GROUP = (0.0, 0.1, 0.45, 0.9, 1.4, 1.7, 1.9, 2.0, 2.1, 2.2)  # of equal dice in a colour
SHARPNESS = 0.3


def evaluate(t: Boets, seat: int) -> float:
    """Health decides most fights; equal dice give power now and the points or the final later."""
    balance = _worth(t, seat) - _worth(t, 1 - seat)
    return 1.0 / (1.0 + exp(-SHARPNESS * balance))


def _worth(t: Boets, seat: int) -> float:
    healthy = t.healthy[seat]
    worth = healthy + 0.4 * t.pain[seat] - 3.0 / (healthy + 1.0)
    if t.pain[seat] > healthy:
        worth -= 0.5 * (t.pain[seat] - healthy)
    if t.yellow[seat]:
        worth -= 1.0
    if t.skips[seat]:
        worth -= 1.5
    for colour in range(4):
        worth += GROUP[best_group(t.dice, seat, colour)]
    return worth + 0.25 * len(t.hand[seat])
