"""All pairs of heroes of Unmatched, at random: invariants at every question, saves and re-deals now and then.
`PYTHONPATH=src:tests python tests/conformance/pairs.py --games 10` plays them all and tells after each how far it is;
`--after 40` goes on behind that pair. The suite plays a few."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

from ristal.engine.chance import FastChance
from ristal.engine.game import Game
from ristal.engine.record import checked_table, dump, write_table
from ristal.games import load_game

STRIDE = 17  # decisions between two looks at saves and re-deals
LONGEST = 3000


def play_pair(game: Game, heroes: Sequence[str], seed: int) -> int:
    """One game with its checks; says how many decisions it took."""
    options: dict[str, Any] = {"heroes": list(heroes), "twice": "yes"}
    seats, checked = game.check_options(options)
    t = game.new_table(seats, checked, FastChance(seed))
    t.settle()
    chance = FastChance(seed + 1)
    for move in range(LONGEST):
        if t.is_over():
            return move
        assert game.invariant_errors(t) == []
        if move % STRIDE == 0:
            check_table(game, t, checked, seed + move)
        seat = t.first_asked()
        legal = t.legal(seat)
        t.answer(seat, legal[chance.draw(len(legal))])
    raise AssertionError(f"{heroes} at seed {seed} play on and on")


def check_table(game: Game, t: Any, options: dict[str, object], seed: int) -> None:
    """A save is read as it was written, and whoever is dealt to anew sees what they saw."""
    data = json.loads(dump(write_table(t)))
    again = checked_table(game, data, t.seats, options)
    assert dump(write_table(again)) == dump(data)
    for viewer in range(t.seats):
        other = t.redeal(viewer, FastChance(seed))
        assert dump(other.view(viewer)) == dump(t.view(viewer))
        assert [answer.text for answer in other.legal(viewer)] == [answer.text for answer in t.legal(viewer)]
        assert game.invariant_errors(other) == []


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1)
    arguments.add_argument("--with-hero", default="", help="only pairs in which this hero is")
    arguments.add_argument("--after", type=int, default=0, help="the number of the last pair that has been played")
    given = arguments.parse_args()
    game = load_game("unmatched")
    heroes: list[str] = list(game.heroes)  # type: ignore[attr-defined]
    pairs = [pair for pair in combinations_with_replacement(heroes, 2) if given.with_hero in ("", *pair)]
    played = moves = 0
    for number, pair in enumerate(pairs[given.after :], given.after + 1):
        for seed in range(given.games):
            moves += play_pair(game, pair if seed % 2 else pair[::-1], 1000 * seed + given.games * (number - 1) + seed)
            played += 1
        print(f"pair {number} of {len(pairs)}, {' and '.join(pair)}: {played} games, {moves} decisions", flush=True)


if __name__ == "__main__":
    main()
