"""How a side stands at a glance: what the greedy bot goes by, and a search that cannot look further."""

from __future__ import annotations

from math import exp
from typing import Final

from ristal.games.boets.dice import best_group, on_ring
from ristal.games.boets.rounds import ROUNDS
from ristal.games.boets.state import Boets

GROUP: Final = (0.0, 0.2, 0.9, 1.8, 2.8, 3.4, 3.8, 4.0, 4.2, 4.4)  # of equal dice in a colour: power now
POINTS: Final = 12.0  # of a ring that wins on points, when the round is about to end
FINAL: Final = 0.8  # of a die that counts in the final
SHARPNESS: Final = 0.35


def evaluate(t: Boets, seat: int) -> float:
    """Health decides most fights; equal dice give power now and the points or the final later."""
    balance = _worth(t, seat) - _worth(t, 1 - seat)
    return 1.0 / (1.0 + exp(-SHARPNESS * balance))


def _worth(t: Boets, seat: int) -> float:
    healthy = t.healthy[seat]
    pain = t.pain[seat]
    worth = healthy + 0.4 * pain - 3.0 / (healthy + 1.0) + 0.25 * len(t.hand[seat])
    if pain > healthy:
        worth -= 0.5 * (pain - healthy)
    if t.yellow[seat]:
        worth -= 1.0
    if t.skips[seat]:
        worth -= 1.5
    equal = 0
    for colour in range(4):
        group = best_group(t.dice, seat, colour)
        equal += group
        worth += GROUP[group]
    lateness = 1.0 - min(len(t.deck[0]), len(t.deck[1])) / len(t.content.cards)
    if t.round == ROUNDS:
        worth += FINAL * equal * lateness
    share = equal / sum(t.fighter(seat).dice)
    return worth + POINTS * share**8 * lateness + 0.02 * on_ring(t.dice, seat)
