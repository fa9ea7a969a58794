"""Plays equal bots against each other and says what each seat gets: in the long run a half.

PYTHONPATH=tests python tests/bots/fairness.py greedy 600            # of every game
PYTHONPATH=tests python tests/bots/fairness.py ismcts:30 600 demons
"""

from __future__ import annotations

import sys

from ristal.games import game_ids, load_game
from ristal.lab.arena import check_setting, play_all, series
from ristal.lab.tally import Tally
from ristal.lab.workers import cores


def seats(game_id: str, bot: str, games: int, workers: int) -> list[tuple[float, tuple[float, float]]]:
    """The share of each seat with its 95 % interval; options are chosen by chance, and so is who begins."""
    setting = check_setting(load_game(game_id), None, {}, [bot, bot])
    tally = Tally(2, 2, play_all(series(setting, [bot, bot], games, 1), workers))
    return [(score.share, score.interval) for score in tally.seats]


if __name__ == "__main__":
    for game_id in sys.argv[3:] or game_ids():
        found = seats(game_id, sys.argv[1], int(sys.argv[2]), cores())
        print(game_id, "   ".join(f"{share:.1%} ({low:.1%} to {high:.1%})" for share, (low, high) in found), flush=True)
