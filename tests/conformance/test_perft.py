"""Node counts («perft»): how many positions can be reached in so many answers, from the deal and from the middle of a
game. A rule that changes shows as a number. RISTAL_REGOLD=1 writes the numbers anew."""

from __future__ import annotations

import json
import os
from pathlib import Path

from ristal.engine.chance import FastChance
from ristal.engine.game import Game
from ristal.engine.table import Table

Options = dict[str, object]
GOLDEN = Path(__file__).parent / "perft.json"
DEPTHS = (1, 2, 3, 4)
MOST = 8_000  # positions of one count: what is deeper is left out
STARTS = (0, 7, 19, 43)  # answers at random before counting


def nodes(t: Table, depth: int, most: int) -> int:
    """The positions after `depth` answers; chance brings the same in every branch. -1: more than `most`."""
    if depth == 0 or t.is_over():
        return 1
    count = 0
    seat = t.first_asked()
    for answer in t.legal(seat):
        twin = t.copy()
        twin.answer(seat, answer)
        below = nodes(twin, depth - 1, most - count)
        if below < 0 or count + below > most:
            return -1
        count += below
    return count


def counts(game: Game, options: Options) -> dict[str, list[int]]:
    found = {}
    for start in STARTS:
        seats, checked = game.check_options(options)
        t = game.new_table(seats, checked, FastChance(11))
        t.settle()
        chance = FastChance(start)
        for _ in range(start):
            if t.is_over():
                break
            seat = t.first_asked()
            legal = t.legal(seat)
            t.answer(seat, legal[chance.draw(len(legal))])
        found[str(start)] = [nodes(t, depth, MOST) for depth in DEPTHS]
    return found


def test_node_counts_are_those_on_record(game: Game, options: Options) -> None:
    name = json.dumps([game.id, options], sort_keys=True)
    found = counts(game, options)
    known = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else {}
    if os.environ.get("RISTAL_REGOLD"):
        known[name] = found
        GOLDEN.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    assert found == known[name]
