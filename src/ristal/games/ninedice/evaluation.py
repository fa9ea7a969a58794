"""How a side stands at a glance: what the greedy bot goes by."""

from __future__ import annotations

from typing import Final

from ristal.engine.evaluation import chance_of
from ristal.games.ninedice.dice import ALLIED, ANY, ATTACK, DEFENCE, LIFE, SET, Box
from ristal.games.ninedice.state import ABYSS, FIELD, PRISON, NineDice

SHARPNESS: Final = 0.16
AVERAGE: Final = 3.5
STRENGTH: Final = 0.45  # of what Life is worth, for a point of Attack or Defence
OVERKILL: Final = 0.25  # for a point of damage beyond the last of Life
PRISONER: Final = 0.6  # of what a die in hand is worth
SPECIAL: Final = 0.2
HARMONY: Final = 0.05
ONE_SIDED: Final = 0.7
# What so many dice of a kind are worth in a set: the best sets attack more than they defend.
KIND_COUNTS: Final = (
    (0.0, 3.0, 5.0, 6.5, 7.5, 7.8, 7.8, 7.5, 7.0, 6.5),
    (0.0, 3.0, 4.5, 5.2, 5.5, 5.5, 5.2, 5.0, 4.5, 4.0),
    (0.0, 3.0, 5.0, 6.5, 7.0, 7.2, 7.2, 7.0, 6.5, 6.0),
)
# What a die in hand is good for, by what it does when it wins.
WORTH: Final = {
    "destroy": 2.0,
    "imprison": 1.6,
    "return": 1.7,
    "add": 1.6,
    "subtract": 1.2,
    "subtract-own": 1.3,
    "choose": 1.4,
}
OTHER_WORTH: Final = 1.0


class Worth:
    """What the dice of a box are worth in hand, by their number."""

    def __init__(self, box: Box) -> None:
        self.in_hand: list[float] = []
        for die in box.dice:
            script = box.scripts.by_key.get(die.shape.win, [])
            worth = WORTH.get(script[0].op, OTHER_WORTH) if script else 0.0
            if die.shape.target.side != ANY:
                worth *= ONE_SIDED
            self.in_hand.append(worth + (SPECIAL if die.special else 0.0))


def evaluate(t: NineDice, seat: int, worth: Worth) -> float:
    """The Life that the next battle leaves counts most, then strength on the field, then dice in hand."""
    other = 1 - seat
    if t.dice:
        balance = _strength(t, seat, worth) - _strength(t, other, worth)
    else:
        balance = _drafted(t, seat, worth) - _drafted(t, other, worth)
    return chance_of(SHARPNESS * balance)


def _strength(t: NineDice, seat: int, worth: Worth) -> float:
    """What a side has: Life as the next battle leaves it if nothing changes, Attack, Defence, and dice in hand."""
    found = 0.0
    sums = [0.0, 0.0, 0.0]
    for slot in range(seat * SET, seat * SET + SET):
        place = t.place[slot]
        if place == FIELD:
            sums[t.dice[slot].kind] += t.value[slot]
        elif place != ABYSS:
            if _is_planned(t, seat, slot):
                sums[t.dice[slot].kind] += AVERAGE
            else:
                found += worth.in_hand[t.dice[slot].number] * (PRISONER if place == PRISON else 1.0)
    left = sums[LIFE] - max(0.0, _attack(t, 1 - seat) - sums[DEFENCE])
    found += STRENGTH * (sums[ATTACK] + sums[DEFENCE])
    return found + (left if left > 0 else OVERKILL * max(left, -SET) - AVERAGE)


def _attack(t: NineDice, seat: int) -> float:
    """The Attack of a side in the next battle, with what exhaustion adds."""
    found = float(t.exhaustion_in(t.battle + 1))
    for slot in range(seat * SET, seat * SET + SET):
        if t.dice[slot].kind == ATTACK:
            if t.place[slot] == FIELD:
                found += t.value[slot]
            elif _is_planned(t, seat, slot):
                found += AVERAGE
    return found


def _is_planned(t: NineDice, seat: int, slot: int) -> bool:
    plan = t.plan[seat].items
    number = slot - seat * SET
    return number < len(plan) and plan[number] == FIELD


def _drafted(t: NineDice, seat: int, worth: Worth) -> float:
    """A set is good if it has enough of each kind, strong dice, and colours that are friends."""
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
    for kind in range(3):
        found += KIND_COUNTS[kind][counts[kind]]
    return found
