"""A campaign of its own: how often `ristal lab compare` finds a change of known size, and its interval holds it.

    python tests/lab/coverage_of_intervals.py --runs 40 --games 400

Changes of «Встречный бой» of about 0, 3, 4 and 8 points up and down, made on purpose, are compared with the box many
times, each time on other deals, by `greedy`. Their true sizes come from many more deals, none of which a run plays.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from statistics import NormalDist, variance

from ristal.games import load_game
from ristal.lab.arena import check_setting
from ristal.lab.comparison import Comparison, Moved, choices_of, deciding_option
from ristal.lab.interval import Z_95, expect_at_any_time
from ristal.lab.run import Run
from ristal.lab.workers import cores

GAME = "vstrechny"
ARMY = "west"
BOTS = ("greedy", "greedy")
SWAPPED = (  # knight and sergeant change places: other games, and nobody is stronger
    "armies.knight.attack=4 armies.knight.counter=4 armies.knight.steps=1 "
    "armies.sergeant.attack=5 armies.sergeant.counter=5 armies.sergeant.steps=2"
)
CHANGES = (
    SWAPPED,
    "armies.knecht.counter=5",
    "armies.squire.elite=true",
    "armies.knight.attack=6",
    "armies.knecht.counter=3",
    "armies.knecht.counter=3 armies.knight.attack=4",
)
APART = 1_000_000  # between the deals of one run and of the next


class Patient(Moved):
    """A difference that is never sure, so that all its deals are played."""

    @property
    def verdict(self) -> str:
        return "unsure"


def prepare(change: str, games: int, seed: int) -> Comparison:
    """The comparison that the command makes of a change."""
    before, after = (check_setting(load_game(GAME), None, {}, BOTS, changes=each) for each in ((), change.split()))
    option = deciding_option(load_game(GAME))
    assert option is not None
    comparison = Comparison(before, after, option, BOTS, seed)
    comparison.plan(choices_of(option), [ARMY], games)
    return comparison


def play(comparison: Comparison, games: int, run: Run, workers: int) -> Moved:
    comparison.play(games, workers, run, None, lambda _, __: None)
    return comparison.moved[ARMY]


def find_truth(change: str, games: int, run: Run, workers: int) -> list[float]:
    """The differences of many deals."""
    comparison = prepare(change, games, 0)
    comparison.moved = {ARMY: Patient(ARMY, comparison.moved[ARMY].planned)}
    return play(comparison, games, run, workers).differences


def foretell(truth: float, spread: float, deals: int) -> float:
    """How often a difference of this size should be found after all deals."""
    reach = expect_at_any_time(spread, deals)
    return NormalDist(abs(truth), sqrt(spread / deals)).cdf(1.0) - NormalDist(abs(truth), sqrt(spread / deals)).cdf(
        reach
    )


def cover(change: str, asked: argparse.Namespace, run: Run) -> str:
    """A row of the table."""
    differences = find_truth(change, asked.truth, run, asked.workers)
    truth, spread = sum(differences) / len(differences), variance(differences)
    margin, is_level = Z_95 * sqrt(spread / len(differences)), change == SWAPPED
    truth = 0.0 if is_level else truth
    held = found = wrong = same = played = 0
    for number in range(1, asked.runs + 1):
        comparison = prepare(change, asked.games, number * APART)
        moved = play(comparison, asked.games, run, asked.workers)
        low, high = moved.interval
        held += low <= truth <= high
        found += moved.verdict in (("more", "less") if is_level else ("more" if truth > 0 else "less",))
        wrong += not is_level and moved.verdict == ("less" if truth > 0 else "more")
        same += moved.verdict == "same"
        played += comparison.games
    foretold = foretell(truth, spread, asked.games // 4) * asked.runs
    size = f"0, measured {sum(differences) / len(differences) * 100:+.1f}" if is_level else f"{truth * 100:+.1f}"
    size += f" ± {margin * 100:.1f}"
    return f"| `{change}` | {size} | {held} | {found} | {foretold:.1f} | {wrong} | {same} | {played / asked.runs:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=40)
    parser.add_argument("--games", type=int, default=400, help="at most, of a run")
    parser.add_argument("--truth", type=int, default=4000, help="games behind the true size")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--run", help="keep the games here, as the laboratory does")
    parser.add_argument("--changes", nargs="+", default=CHANGES, metavar="PLACE=VALUE")
    asked = parser.parse_args()
    run, began = Run(asked.run), time.monotonic()
    print(
        f"| change | true size in points | held, of {asked.runs} | found | foretold "
        "| wrong way | called none | games of a run |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for change in asked.changes:
        print(cover(change, asked, run), flush=True)
    run.close()
    print(f"\n{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
