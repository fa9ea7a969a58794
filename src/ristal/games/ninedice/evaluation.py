"""How a side stands at a glance: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ristal.games.ninedice.dice import ALLIED, ATTACK, DEFENCE, SET, Box
from ristal.games.ninedice.state import ABYSS, FIELD, PRISON, SLOTS, NineDice

SHARPNESS: Final = 0.16
AVERAGE: Final = 3.5
LIFE_LEFT, STRENGTH, OVERKILL = 1.0, 0.45, 0.25  # Life after the next battle, Attack and Defence, Life below nothing
PRISONER: Final = 0.6  # of what a die in hand is worth
SPECIAL, HARMONY = 0.3, 0.05
KIND_COUNTS: Final = (0.0, 3.0, 5.0, 6.5, 7.0, 7.2, 7.2, 7.0, 6.5, 6.0)  # so many dice of one kind in a set
# What a die in hand is good for, by what it does when it wins.
WORTH: Final = {
    "destroy": 3.4,
    "imprison": 2.6,
    "return": 2.8,
    "add": 2.6,
    "subtract": 2.0,
    "subtract-own": 2.2,
    "choose": 2.4,
}
OTHER_WORTH, TOUCHY = 1.5, 0.7


class Worth:
    """What the dice of a box are worth in hand, by their number."""

    def __init__(self, box: Box) -> None:
        self.in_hand: list[float] = []
        for die in box.dice:
            script = box.scripts.by_key.get(die.shape.win, [])
            worth = WORTH.get(script[0].op, OTHER_WORTH) if script else 0.0
            if die.shape.target.side != "any":
                worth *= TOUCHY
            self.in_hand.append(worth + (SPECIAL if die.special else 0.0))


def evaluate(t: NineDice, seat: int, worth: Worth) -> float:
    """The Life that the next battle leaves counts most, then strength on the field, then dice in hand."""
    other = 1 - seat
    if not t.dice:
        balance = drafted(t, seat, worth) - drafted(t, other, worth)
    else:
        sums, hands = _count(t, worth)
        more = 0.0
        if t.settings.exhaustion:
            more = float(t.box.exhaustion_step * max(0, t.battle + 1 - t.box.exhausted_after))
        balance = STRENGTH * (sums[seat][ATTACK] + sums[seat][DEFENCE] - sums[other][ATTACK] - sums[other][DEFENCE])
        balance += hands[seat] - hands[other]
        balance += _life(sums[seat], sums[other], more) - _life(sums[other], sums[seat], more)
    return 1.0 / (1.0 + exp(-SHARPNESS * balance))


def _life(mine: list[float], theirs: list[float], more: float) -> float:
    """What the Life dice will be worth after the next battle, if nothing changes."""
    left = mine[2] - max(0.0, theirs[ATTACK] + more - mine[DEFENCE])
    if left > 0:
        return LIFE_LEFT * left
    return OVERKILL * max(left, -SET) - AVERAGE


def _count(t: NineDice, worth: Worth) -> tuple[list[list[float]], list[float]]:
    """The sums on the field by kind, planned dice included, and what the dice in hand are worth."""
    sums = [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
    hands = [0.0, 0.0]
    for slot in range(SLOTS):
        seat = 0 if slot < SET else 1
        place = t.place[slot]
        die = t.dice[slot]
        if place == FIELD:
            sums[seat][die.kind] += t.value[slot]
        elif place != ABYSS:
            plan = t.plan[seat].items
            number = slot - seat * SET
            if number < len(plan) and plan[number] == FIELD:
                sums[seat][die.kind] += AVERAGE
            else:
                hands[seat] += worth.in_hand[die.number] * (PRISONER if place == PRISON else 1.0)
    return sums, hands


def drafted(t: NineDice, seat: int, worth: Worth) -> float:
    """A set is good if its kinds are even, its dice strong and its colours friends."""
    counts = [0, 0, 0]
    found = 0.0
    mine = t.sets[seat]
    for number in mine:
        die = t.box.dice[number]
        counts[die.kind] += 1
        found += worth.in_hand[number]
        towards = t.box.relation[die.colour.number]
        for other in mine:
            if towards[t.box.dice[other].colour.number] == ALLIED:
                found += HARMONY
    for count in counts:
        found += KIND_COUNTS[count]
    return found
