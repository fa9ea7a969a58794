"""Whether an answer was a good one, from what its seat knew when it gave it."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from ristal.bots import Estimate, IsmctsBot
from ristal.engine.game import Game
from ristal.match.coach.advice import SURE
from ristal.match.coach.luck import Turn, is_secret

MARKS: Final = ((0.12, "??"), (0.06, "?"), (0.03, "?!"))  # the least loss of each, in wins
SUSPECT: Final = 0.02  # a loss that is looked at twice
AGAIN: Final = 2  # times the search, for the two answers alone
ONLY: Final = 0.06  # by so much every other answer is worse than the only good one
FEW: Final = 3  # of so many answers one may be the only good one


class Judged(NamedTuple):
    """What was found of an answer that was not forced."""

    turn: int
    best: str
    chance: float
    best_chance: float
    doubt: float
    mark: str
    choices: list[tuple[str, float]]
    mix: list[str]


def judge(game: Game, turn: Turn, iterations: int, seed: int) -> Judged:
    """Look for a better answer than the one that was given."""
    bot = IsmctsBot(seed, iterations=iterations)
    seat, given = turn.move.seat, turn.move.answer
    found = bot.weigh(game, turn.before, seat)
    mine, best = _of(found, given), found[0]
    is_mixed = is_secret(turn) and mine is not None and mine.mix > 0
    if mine is None or (not is_mixed and best.reward - mine.reward > SUSPECT):
        closer = IsmctsBot(seed + 1, iterations=AGAIN * iterations).weigh(
            game, turn.before, seat, [given, best.answer.text]
        )
        mine, best = _of(closer, given) or mine, _of(closer, best.answer.text) or best
    if mine is None or is_mixed or mine.reward >= best.reward:
        best = mine or best
    mine = mine or best
    doubt = sqrt(mine.doubt**2 + best.doubt**2) if mine is not best else 0.0
    mark = _mark(best.reward - mine.reward, doubt) or _praise(found, mine, len(turn.before.legal(seat)))
    choices = sorted(((each.answer.text, each.reward) for each in found), key=lambda pair: -pair[1]) if mark else []
    return Judged(turn.number, best.answer.text, mine.reward, best.reward, doubt, mark, choices, _mix(found))


def _of(found: list[Estimate], answer: str) -> Estimate | None:
    return next((each for each in found if each.answer.text == answer), None)


def _mark(loss: float, doubt: float) -> str:
    """The mark of a loss, if there is one beyond doubt."""
    if loss <= SURE * doubt:
        return ""
    return next((mark for least, mark in MARKS if loss >= least), "")


def _praise(found: list[Estimate], mine: Estimate, legal: int) -> str:
    """Whether every other answer would have lost something."""
    others = [each for each in found if each.answer.text != mine.answer.text]
    if legal < FEW or not others or mine.mix > 0:
        return ""
    near = max(others, key=lambda each: each.reward)
    gap = mine.reward - near.reward
    return "!" if gap >= ONLY and gap > SURE * sqrt(mine.doubt**2 + near.doubt**2) else ""


MIXED: Final = 24  # answers that stand for a mix, each as often as it is mixed


def _mix(found: list[Estimate]) -> list[str]:
    """A secret choice as answers to draw one of."""
    return [each.answer.text for each in found for _ in range(round(MIXED * each.mix))]
