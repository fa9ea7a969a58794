"""How a side stands at a glance: what the greedy bot goes by, and a search that cannot look further.

A fight is won by health or by dice: the chance of a ring that wins on points (§R68), and in the third round of the
larger ring (§R70), is reckoned from the dice that are still wrong and the turns that are left; what they leave
undecided, health decides.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from ristal.engine.evaluation import chance_of
from ristal.games.boets.dice import best_group
from ristal.games.boets.state import ROUNDS, Boets

GROUP: Final = (0.0, 0.2, 0.9, 1.8, 2.8, 3.4, 3.8, 4.0, 4.2, 4.4)  # of equal dice in a colour: power now
SHARPNESS: Final = 0.35  # of health and power
FINAL: Final = 0.6  # of a die more in the final
CARDS: Final = 1.2  # that a turn uses up
ROLLS: Final = 4.0  # of dice in a turn, for the ring
MISS: Final = log(5.0 / 6.0)  # a die falls wrong: the logarithm of the chance


def evaluate(t: Boets, seat: int) -> float:
    """Points decide, if one of the two will have them; else the final, if the round is the last; else health."""
    other = 1 - seat
    turns = 0.5 + min(len(t.deck[0]), len(t.deck[1])) / CARDS
    wrong = _wrong(t, seat)
    theirs = _wrong(t, other)
    points = _all_right(wrong, turns)
    lost = _all_right(theirs, turns)
    rest = chance_of(SHARPNESS * (_worth(t, seat, turns) - _worth(t, other, turns)))
    if t.round == ROUNDS:
        lateness = 1.0 / (1.0 + 0.25 * turns)
        final = chance_of(FINAL * (_right(t, seat, wrong, turns) - _right(t, other, theirs, turns)))
        rest += lateness * (final - rest)
    return points * (1.0 - lost) + (1.0 - points - lost + 2.0 * points * lost) * rest


def _wrong(t: Boets, seat: int) -> int:
    """How many dice do not show what the others of their colour show; the first of a colour cannot fall wrong."""
    wrong = 0
    dice = t.fighter(seat).dice
    for colour in range(4):
        wrong += dice[colour] - max(1, best_group(t.dice, seat, colour))
    return wrong


def _all_right(wrong: int, turns: float) -> float:
    """The chance that all dice will be right in so many turns: while there are many, every sixth roll makes one so."""
    few = min(wrong, ROLLS)
    many = wrong - few
    luck = 0.3 + 0.25 * many
    ahead = min(700.0, (turns - many * 6.0 / ROLLS) / luck)  # more would be too much for exp
    turns = luck * log(1.0 + exp(ahead))  # no turns left are not quite none
    return exp(few * log(1.0 - exp(MISS * turns)))


def _right(t: Boets, seat: int, wrong: int, turns: float) -> float:
    """How many dice will count in the final, on average."""
    rolls = turns * min(1.0, ROLLS / wrong) if wrong else 0.0
    return sum(t.fighter(seat).dice) - wrong * exp(MISS * rolls)


def _worth(t: Boets, seat: int, turns: float) -> float:
    """Health, and the power to do something about it, which is worth nothing any more when the round ends."""
    healthy = t.healthy[seat]
    pain = t.pain[seat]
    worth = healthy + 0.4 * pain - 3.0 / (healthy + 1.0) + 0.25 * len(t.hand[seat])
    if pain > healthy:
        worth -= 0.5 * (pain - healthy)
    if t.yellow[seat]:
        worth -= 1.0
    if t.skips[seat]:
        worth -= 1.5
    power = 0.0
    for colour in range(4):
        power += GROUP[best_group(t.dice, seat, colour)]
    return worth + power * turns / (turns + 1.0)
