"""Nineteen of twenty intervals hold the true share, whatever the games of a deal have in common."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ristal.engine.chance import FastChance
from ristal.games import load_game
from ristal.lab.arena import Job, Outcome, check_setting, matrix, series
from ristal.lab.interval import wilson
from ristal.lab.tally import Score, Tally

GAME = load_game("vstrechny")
SETTING = check_setting(GAME, None, {}, ["greedy", "random"])
ARMIES = GAME.options[0]
RUNS = 200
ENOUGH = 0.92  # 95 % less what 200 runs may miss by chance: 1.5 points are a standard deviation
Tosses = Callable[[Job], int]  # the seat that wins


def coin(*what: int) -> int:
    """The same for the same numbers, and for others another."""
    return FastChance(hash(what)).draw(2)


def the_deal_decides(job: Job) -> int:
    return coin(job.seed, 1)


def the_deal_favours_a_contestant(job: Job) -> int:
    return job.seating.contestants.index(sorted(job.seating.contestants)[coin(job.seed, 1)])


def every_game_for_itself(job: Job) -> int:
    return coin(job.seed, 2, job.number)


def half_of_the_deals_decide(job: Job) -> int:
    return the_deal_decides(job) if coin(job.seed, 3) else every_game_for_itself(job)


def toss(jobs: list[Job], contestants: int, wins: Tosses) -> Tally:
    """A fair game: who wins, and who goes first, is a matter of chance alone."""
    games = []
    for job in jobs:
        winner = wins(job)
        first = coin(job.seed, 4)
        games.append((job, Outcome(((winner,), (1 - winner,)), "tossed", 1, first)))
    return Tally(contestants, 2, games)


def matrices(wins: Tosses) -> list[Tally]:
    return [toss(matrix(SETTING, ARMIES, ["greedy", "random"], 48, run * 1000)[1], 4, wins) for run in range(RUNS)]


def all_series(wins: Tosses) -> list[Tally]:
    return [toss(series(SETTING, ["greedy", "random"], 40, run * 1000), 2, wins) for run in range(RUNS)]


def covered(scores: list[Score]) -> float:
    return sum(score.interval[0] <= 0.5 <= score.interval[1] for score in scores) / len(scores)


@pytest.mark.parametrize(
    ("runs", "wins"),
    [
        (matrices, the_deal_decides),
        (matrices, the_deal_favours_a_contestant),
        (all_series, the_deal_decides),
        (all_series, the_deal_favours_a_contestant),
        (all_series, half_of_the_deals_decide),
        (all_series, every_game_for_itself),
    ],
)
def test_intervals_hold_the_truth(runs: Callable[[Tosses], list[Tally]], wins: Tosses) -> None:
    tallies = runs(wins)
    assert covered([tally.seats[0] for tally in tallies]) >= ENOUGH
    assert covered([tally.first for tally in tallies]) >= ENOUGH
    assert covered([score for tally in tallies for score in tally.overall]) >= ENOUGH
    assert covered([scores[0] for tally in tallies for scores in tally.by_seat]) >= ENOUGH
    assert covered([tally.against[0][1] for tally in tallies]) >= ENOUGH


def test_games_that_have_nothing_in_common_are_not_held_to_be_alike() -> None:
    tallies = matrices(every_game_for_itself)
    widths = [tally.seats[0].interval[1] - tally.seats[0].interval[0] for tally in tallies]
    low, high = wilson(144, 288)
    assert sum(widths) / RUNS < 1.2 * (high - low)
