"""How a side stands at a glance: what speaks for a demon in this fight, and what the fight means for the game.

The weights of the features are learned (`ristal train demons`); here stands what is looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ristal.engine.evaluation import Scales
from ristal.engine.game import Game
from ristal.engine.result import Result
from ristal.games.demons.cards import MOVES, Cards
from ristal.games.demons.series import missed_by
from ristal.games.demons.state import NONE, Demons
from ristal.games.demons.turn import TURNS

FEATURES: Final = (
    "energy-2", "energy-3", "energy-4", "energy-more", "hand-1", "hand-2", "hand-3", "hand-5", "hand-more",
    "must-follow", "nothing-follows", "one-follows", "follows", "nothing-safe", "one-safe", "safe", "height",
    "trapped", "knocked-out", "laid-wrong", "laid-trapped", "stance", "ability", "first",
)  # fmt: skip
(
    ENERGY_2, ENERGY_3, ENERGY_4, ENERGY_MORE, HAND_1, HAND_2, HAND_3, HAND_5, HAND_MORE,
    MUST_FOLLOW, NOTHING_FOLLOWS, ONE_FOLLOWS, FOLLOWS, NOTHING_SAFE, ONE_SAFE, SAFE, HEIGHT,
    TRAPPED, KNOCKED_OUT, LAID_WRONG, LAID_TRAPPED, STANCE, ABILITY, FIRST,
) = range(24)  # fmt: skip
MOVE: Final = len(FEATURES)  # of this move, the cards in hand; after the moves come the demons
DEMON: Final = MOVE + MOVES
ENOUGH: Final = 4  # cards that follow; more make no difference
HIGHEST: Final = 7.0


def features(cards: Cards) -> tuple[str, ...]:
    """The names of all that is looked at."""
    moves = [f"move.{move.id}" for move in cards.moves]
    return (*FEATURES, *moves, *(f"demon.{demon.id}" for demon in cards.demons))


def weigh(t: Demons, seat: int, scales: Scales) -> None:
    """What speaks for a demon in the fight that is on, or is about to begin."""
    _put_steps(scales, ENERGY_2, t.energy[seat] - 1, 4)
    _weigh_hand(t, seat, scales)
    _weigh_series(t, seat, scales)
    if t.stance >> seat & 1:
        scales.put(STANCE, 1.0)
    demon = t.demon(seat)
    if demon is not None:
        scales.put(DEMON + demon.place, 1.0)
        if demon.active and not t.spent >> seat & 1:
            scales.put(ABILITY, 1.0)
    if t.first == seat:
        scales.put(FIRST, 1.0)


def _put_steps(scales: Scales, feature: int, count: int, steps: int) -> None:
    """One for each step that is reached; of what lies beyond the last, all."""
    for step in range(steps):
        if count > step:
            scales.put(feature + step, 1.0 if step < steps - 1 else float(count - step))


def _weigh_hand(t: Demons, seat: int, scales: Scales) -> None:
    """How many cards, which, and how much of them tactics spoil."""
    hand = t.hand[seat].items
    count = len(hand)
    for feature, least in ((HAND_1, 1), (HAND_2, 2), (HAND_3, 3), (HAND_5, 5)):
        if count >= least:
            scales.put(feature, 1.0)
    if count > 5:
        scales.put(HAND_MORE, min(count, 9) - 5)
    if count:
        trapped = knocked_out = 0
        for card in hand:
            scales.put(MOVE + card, 1.0)
            trapped += t.traps >> card & 1
            knocked_out += t.knockouts >> card & 1
        scales.put(TRAPPED, trapped / count)
        scales.put(KNOCKED_OUT, knocked_out / count)


def _weigh_series(t: Demons, seat: int, scales: Scales) -> None:
    """What the card that was laid last will come to, and what can follow it in this round."""
    series = t.series[seat].items
    last = series[-1] if series else NONE
    goes_on = t.turn + 1 < TURNS or not t.acted >> seat & 1
    if t.laid[seat].items:
        card = t.laid[seat].items[0]
        if (last != NONE and missed_by(t, last, card) > 0) or (t.knockouts >> card & 1 and not t.stance >> seat & 1):
            scales.put(LAID_WRONG, 1.0)
        elif t.traps >> card & 1:
            scales.put(LAID_TRAPPED, 1.0)
        last = card
        goes_on = t.turn + 1 < TURNS
    if last == NONE or not goes_on:
        return
    follow = safe = 0
    for card in t.hand[seat].items:
        if missed_by(t, last, card) <= 0 and not t.knockouts >> card & 1:
            follow += 1
            safe += 1 - (t.traps >> card & 1)
    scales.put(MUST_FOLLOW, 1.0)
    scales.put(HEIGHT, t.cards.moves[last].number / HIGHEST)
    _put_few(scales, NOTHING_FOLLOWS, follow)
    _put_few(scales, NOTHING_SAFE, safe)


def _put_few(scales: Scales, feature: int, count: int) -> None:
    """None, one, or how many more."""
    if count < 2:
        scales.put(feature + count, 1.0)
    else:
        scales.put(feature + 2, float(min(ENOUGH, count)))


def evaluate(game: Game, t: Demons, seat: int) -> float:
    """The chance to win this fight, and with it or without it the race to the last win, as a reward."""
    sides = t.settings.sides
    weights = [0.0] * t.seats
    total = 0.0
    for other in range(t.seats):
        if not t.fighting or t.is_fighting(other):
            weights[other] = exp(game.strength(t, other))
            total += weights[other]
    needs = [t.goal - t.wins[side] for side in range(max(sides) + 1)]
    mine = sides[seat]
    chance = 0.0
    for other in range(t.seats):
        if weights[other] > 0.0:
            left = needs[:]
            left[sides[other]] -= 1
            won = float(sides[other] == mine) if t.claimants else race(left, mine)
            chance += weights[other] / total * won
    best, worst = _rewards(t, seat)
    return worst + chance * (best - worst)


_races: dict[tuple[int, ...], float] = {}


def race(needs: list[int], mine: int) -> float:
    """The chance of a side to be the first that needs no win any more, if every fight is anybody's."""
    for side, need in enumerate(needs):
        if need <= 0:
            return float(side == mine)
    key = (mine, *needs)
    if key not in _races:
        chance = 0.0
        for side in range(len(needs)):
            left = needs[:]
            left[side] -= 1
            chance += race(left, mine) / len(needs)
        _races[key] = chance
    return _races[key]


def _rewards(t: Demons, seat: int) -> tuple[float, float]:
    """What a win and a defeat of this seat are worth by the ranking they would give."""
    sides = t.settings.sides
    mine = tuple(other for other in range(t.seats) if sides[other] == sides[seat])
    rest = tuple(other for other in range(t.seats) if sides[other] != sides[seat])
    won = Result((mine, rest), "")
    lost = Result(((rest[0],), (*mine, *rest[1:])), "") if not t.settings.teams else Result((rest, mine), "")
    return won.reward(seat), lost.reward(seat)
