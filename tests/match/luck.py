"""Reviews games of bots by the values alone and says what luck and guessing came to on average: nothing, within two
standard errors, whatever the values are worth; and how much less results differ once both are taken off.

PYTHONPATH=tests python tests/match/luck.py greedy 200            # of every game
PYTHONPATH=tests python tests/match/luck.py random 1000 demons
"""

from __future__ import annotations

import sys
from math import sqrt
from statistics import fmean, pvariance

import ristal
from ristal.bots import make_bot
from ristal.games import game_ids
from ristal.match import Match
from ristal.match.coach.figures import SeatReview
from ristal.match.coach.review import Reviewer


def played(game: str, bot: str, seed: int) -> Match:
    """A match of a bot against itself."""
    match = ristal.new(game, seed=seed)
    bots = [make_bot(bot, seed * 10 + seat) for seat in range(match.table.seats)]
    while not match.over:
        seat = match.table.first_asked()
        match.play(bots[seat].decide(match.game, match.table, seat).text, seat)
    return match


def reviewed(game: str, bot: str, seed: int) -> SeatReview:
    """The figures of the first seat of such a match."""
    match = played(game, bot, seed)
    return Reviewer(match, 0, [bot] * match.table.seats).make("en").seats[0]


def mean_of(figures: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(figures), sqrt(pvariance(figures) / len(figures))


def said(game: str, bot: str, games: int) -> str:
    seats = [reviewed(game, bot, seed) for seed in range(games)]
    parts = {name: mean_of([getattr(seat, name) for seat in seats]) for name in ("result", "luck", "guessing")}
    rest = [seat.result - seat.luck - seat.guessing for seat in seats]
    gain = pvariance([seat.result for seat in seats]) / pvariance(rest)
    shown = "   ".join(f"{name} {mean:+.4f} ± {error:.4f}" for name, (mean, error) in parts.items())
    return f"{game} {bot} {games}: {shown}   variance divided by {gain:.3f}"


if __name__ == "__main__":
    for each in sys.argv[3:] or game_ids():
        print(said(each, sys.argv[1], int(sys.argv[2])), flush=True)
