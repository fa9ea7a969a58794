"""What a coach advises a seat: the whole plan as far as it can be known, how sure that is, and why. It knows what the
seat may know and no more: every table that it looks at is dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from ristal.bots import Deals, Estimate, IsmctsBot
from ristal.engine.chance import FastChance
from ristal.engine.errors import IllegalAnswer, NotAsked
from ristal.engine.game import Game
from ristal.engine.playout import play_in_a_hurry
from ristal.engine.table import Table
from ristal.match.match import Match
from ristal.match.preview import preview_answers

SURE: Final = 1.96  # standard errors: 95 of 100 times the truth lies within
EVEN: Final = 0.03  # of a win: answers no further apart are hardly different
LONGEST_PLAN: Final = 12  # answers
PREVIEW_DEALS: Final = 6
FOLLOWING: Final = 6  # later answers of a plan get such a part of the search
LOOKS: Final = 48  # deals in which what follows from two answers is compared
NOTICED: Final = 0.05  # of the balance: what weighs less is no reason


class Advised(NamedTuple):
    """An answer that was looked at: the share of the search, the chance to win with its standard error (nothing where
    there is only this answer), and how often a secret choice had better fall on it."""

    answer: str
    share: float
    reward: float | None = None
    doubt: float = 0.0
    mix: float = 0.0

    @property
    def low(self) -> float | None:
        return None if self.reward is None else max(0.0, self.reward - SURE * self.doubt)

    @property
    def high(self) -> float | None:
        return None if self.reward is None else min(1.0, self.reward + SURE * self.doubt)


class Because(NamedTuple):
    """A feature of the values in which the best answer differs from another: whose it is, and whether it brings more
    of it. A flag is there or not, all else is counted."""

    feature: str
    is_mine: bool
    is_more: bool
    is_flag: bool


class Advice(NamedTuple):
    """Answers with the best first, the plan that begins with it, the reasons for it against the next best, and how
    many continuations were looked at."""

    answers: list[Advised]
    plan: list[str]
    because: list[Because]
    iterations: int

    @property
    def is_forced(self) -> bool:
        return self.iterations == 0

    @property
    def even(self) -> list[Advised]:
        """The best answer and those that are hardly worse."""
        best = self.answers[0].reward
        return [] if best is None else [each for each in self.answers if each.reward and best - each.reward <= EVEN]


def advise(match: Match, seat: int, seed: int, seconds: float = 0.0, iterations: int = 0) -> Advice:
    """Advise a seat that is asked."""
    legal, chance = match.legal(seat), FastChance(seed)
    if len(legal) == 1:
        return Advice([Advised(legal[0], 1.0)], legal[:], [], 0)
    bot = IsmctsBot(chance.draw(1 << 31), seconds, iterations)
    found = bot.weigh(match.game, match.table, seat)
    looked_at, best = bot.iterations, found[0].answer.text
    follower = IsmctsBot(chance.draw(1 << 31), seconds / FOLLOWING, iterations // FOLLOWING)
    plan = _plan(match, seat, best, follower, chance)
    because = _because(match.game, match.table, seat, best, found[1].answer.text, chance) if len(found) > 1 else []
    return Advice([_advised(each) for each in found], plan, because, looked_at)


def _advised(estimate: Estimate) -> Advised:
    return Advised(estimate.answer.text, estimate.share, estimate.reward, estimate.doubt, estimate.mix)


# The plan


def _plan(match: Match, seat: int, first: str, bot: IsmctsBot, chance: FastChance) -> list[str]:
    """The answers of a seat one after another, as long as nothing is learned and nobody else decides in between."""
    seeds = [chance.draw(1 << 31) for _ in range(PREVIEW_DEALS)]
    plan = [first]
    while len(plan) < LONGEST_PLAN:
        try:
            after = preview_answers(match, seat, plan, seeds)
        except (IllegalAnswer, NotAsked):
            break
        if after.asked != [seat] or after.table.is_together():
            break
        legal = after.legal(seat)
        plan.append(legal[0] if len(legal) == 1 else bot.decide(after.game, after.table, seat).text)
    return plan


# The reasons


def _because(game: Game, table: Table, seat: int, best: str, other: str, chance: FastChance) -> list[Because]:
    """What the values hold for an answer against another: the weightiest for the seat, and for whom it plays against.
    Both are tried in the same deals, and played on until the values can speak."""
    if not game.features:
        return []
    mine, theirs = _Differences(game), _Differences(game)
    deals = Deals(table, seat, chance)
    for _ in range(LOOKS):
        dealt = deals.next(bare=True)
        seed = chance.draw(1 << 31)
        ahead = _ahead(game, dealt.copy(), seat, best, seed), _ahead(game, dealt, seat, other, seed)
        if all(each.result is None for each in ahead):
            mine.add([game.measure(each, seat) for each in ahead])
            rivals = [rival for rival in range(table.seats) if rival != seat]
            for rival in rivals[:1] if len(rivals) == 1 else []:
                theirs.add([game.measure(each, rival) for each in ahead])
    found = [(mine.weightiest(1.0), True), (theirs.weightiest(-1.0), False)]
    return [Because(each.feature, is_mine, each.is_more, each.is_flag) for each, is_mine in found if each is not None]


def _ahead(game: Game, table: Table, seat: int, answer: str, seed: int) -> Table:
    """A deal after an answer, as far as somebody in a hurry plays on."""
    table.chance = FastChance(seed)
    table.answer(seat, table.find(seat, answer))
    play_in_a_hurry(game, table, table.chance)
    return table


class _Difference(NamedTuple):
    feature: str
    is_more: bool
    is_flag: bool


class _Differences:
    """By how much each feature differs, over many deals."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.count = 0
        self.sums = [0.0] * len(game.features)
        self.squares = [0.0] * len(game.features)
        self.flags = [True] * len(game.features)

    def add(self, pair: Sequence[list[float]]) -> None:
        self.count += 1
        for at, (one, other) in enumerate(zip(*pair, strict=True)):
            self.sums[at] += one - other
            self.squares[at] += (one - other) ** 2
            self.flags[at] = self.flags[at] and {one, other} <= {0.0, 1.0}

    def weightiest(self, sign: float) -> _Difference | None:
        """The feature that speaks most for it, where that is no accident."""
        best, found = NOTICED, None
        for at, total in enumerate(self.sums):
            mean = total / max(1, self.count)
            error = sqrt(max(self.squares[at] / max(1, self.count) - mean * mean, 0.0) / max(1, self.count))
            gain = sign * mean * self.game.weights[at]
            if gain > best and abs(mean) > SURE * error:
                best, found = gain, _Difference(self.game.features[at], mean > 0, self.flags[at])
        return found
