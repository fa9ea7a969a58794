"""How a side stands at a glance: what the greedy bot goes by."""

from __future__ import annotations

from math import exp
from typing import Final

from ristal.engine.result import Result
from ristal.games.demons.series import missed_by
from ristal.games.demons.state import ENERGY, NONE, Demons
from ristal.games.demons.turn import TURNS

WIN: Final = 1.6
IN_FIGHT: Final = 1.0
POINT: Final = 0.45
CARD: Final = 0.14
STANCE: Final = 0.25
ROOM: Final = 0.2
ENOUGH_CARDS: Final = 6


def evaluate(t: Demons, seat: int) -> float:
    """The share of the chances: wins count most, then energy and cards in the fight that is on."""
    sides = t.settings.sides
    worth: dict[int, float] = {}
    for other in range(t.seats):
        side = sides[other]
        if side not in worth:
            worth[side] = WIN * t.wins[side]
        worth[side] += strength(t, other)
    total = 0.0
    for side in worth:
        total += exp(worth[side])
    chance = exp(worth[sides[seat]]) / total
    best, worst = _rewards(t, seat)
    return worst + chance * (best - worst)


def strength(t: Demons, seat: int) -> float:
    """What a demon is worth in this fight; a card that will throw the demon out when it is opened takes most of it."""
    hand = CARD * min(ENOUGH_CARDS, len(t.hand[seat]))
    if not t.is_fighting(seat):
        return hand / 4 if t.fighting else hand
    series = t.series[seat].items
    last = series[-1] if series else NONE
    energy = float(t.energy[seat])
    survives = 1.0
    if t.laid[seat].items:
        card = t.laid[seat].items[0]
        if (last != NONE and missed_by(t, last, card) > 0) or (t.knockouts >> card & 1 and not t.stance >> seat & 1):
            survives = 0.1
        elif t.traps >> card & 1:
            energy -= 1.0
            survives = 1.0 if energy > 0 else 0.1
        last = card
    worth = IN_FIGHT + POINT * min(energy, 2.0 * ENERGY) + hand
    if t.stance >> seat & 1:
        worth += STANCE
    if last != NONE and t.turn + 1 < TURNS:
        worth += ROOM * _room(t, seat, last)
    return worth * survives


def _room(t: Demons, seat: int, last: int) -> float:
    """How many cards of the hand could follow, up to two; none at all is a lost turn to come."""
    follow = 0
    for card in t.hand[seat].items:
        if missed_by(t, last, card) <= 0 and not t.knockouts >> card & 1:
            follow += 1
    return -4.0 if follow == 0 else min(follow, 2)


def _rewards(t: Demons, seat: int) -> tuple[float, float]:
    """What a win and a defeat of this seat are worth by the ranking they would give."""
    sides = t.settings.sides
    mine = tuple(other for other in range(t.seats) if sides[other] == sides[seat])
    rest = tuple(other for other in range(t.seats) if sides[other] != sides[seat])
    won = Result((mine, rest), "")
    lost = Result(((rest[0],), (*mine, *rest[1:])), "") if not t.settings.teams else Result((rest, mine), "")
    return won.reward(seat), lost.reward(seat)
