"""How a side stands at a glance: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ristal.games.ninedice.dice import SET
from ristal.games.ninedice.state import ABYSS, FIELD, NineDice

SHARPNESS: Final = 0.12
AVERAGE: Final = 3.5


def evaluate(t: NineDice, seat: int) -> float:
    """Life counts most, then what Attack would break through Defence; a die in hand is worth a little less."""
    if not t.dice:
        return 0.5
    balance = 0.0
    attack, defence, life, hands = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for slot in range(2 * SET):
        owner = 0 if slot < SET else 1
        place = t.place[slot]
        if place == FIELD:
            kind = t.kind(slot)
            if kind == 0:
                attack[owner] += t.value[slot]
            elif kind == 1:
                defence[owner] += t.value[slot]
            else:
                life[owner] += t.value[slot]
        elif place != ABYSS:
            hands[owner] += 1.0
    other = 1 - seat
    balance = margin(attack[seat], defence[seat], life[seat], attack[other], defence[other], life[other])
    balance += 1.5 * (hands[seat] - hands[other])
    return 1.0 / (1.0 + exp(-SHARPNESS * balance))


def margin(attack: float, defence: float, life: float, attack2: float, defence2: float, life2: float) -> float:
    mine = life - max(0.0, attack2 - defence)
    theirs = life2 - max(0.0, attack - defence2)
    return 1.0 * (mine - theirs) + 0.5 * (attack + defence - attack2 - defence2)
