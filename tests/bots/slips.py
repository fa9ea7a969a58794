"""Counts what nobody would do at the table: a win that lies open and is not taken, a defeat that is walked into; and
says how games end, which shows whether a bot stalls or starves.

PYTHONPATH=tests python tests/bots/slips.py novice 20            # of every game
PYTHONPATH=tests python tests/bots/slips.py greedy 200 demons
"""

from __future__ import annotations

import sys
from collections import Counter

from ristal.bots import Deals, make_bot
from ristal.engine.chance import FastChance
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.table import Table
from ristal.games import game_ids, load_game

DEALS = 6  # deals in which an answer decides the game for whoever gives it: that is sure


def count(game: Game, level: str, games: int, seed: int = 0) -> Counter[str]:
    """Decisions, open wins that were missed, defeats that were walked into, and the ends of the games."""
    counted: Counter[str] = Counter()
    seats, options = game.check_options({"seats": 2})
    for number in range(games):
        t = game.new_table(seats, options, FastChance(seed + number))
        bots = [make_bot(level, 2 * number + seat) for seat in range(seats)]
        t.settle()
        while not t.is_over():
            seat = t.first_asked()
            legal = t.legal(seat)
            answer = bots[seat].decide(game, t, seat)
            if len(legal) > 1 and not t.is_together():
                counted += judge(t, seat, legal, answer, number)
            t.answer(seat, answer)
        assert t.result is not None
        counted[f"end {t.result.how}"] += 1
    return counted


def judge(t: Table, seat: int, legal: list[Answer], answer: Answer, seed: int) -> Counter[str]:
    """What an answer comes to beside the others."""
    worth = {other.text: outcome(t, seat, other, seed) for other in legal}
    given = worth[answer.text]
    return Counter(
        decisions=1,
        missed=int(given != 1.0 and 1.0 in worth.values()),
        lost=int(given == 0.0 and any(each != 0.0 for each in worth.values())),
    )


def outcome(t: Table, seat: int, answer: Answer, seed: int) -> float | None:
    """What the seat has from an answer if that ends the game, the same in all deals; else nothing."""
    deals = Deals(t, seat, FastChance(seed))
    found: set[float | None] = set()
    for _ in range(DEALS):
        dealt = deals.next(bare=True)
        if answer.text not in [each.text for each in dealt.legal(seat)]:
            return None
        dealt.answer(seat, answer)
        found.add(None if dealt.result is None else dealt.result.reward(seat))
        if None in found or len(found) > 1:
            return None
    return found.pop()


if __name__ == "__main__":
    for each in sys.argv[3:] or game_ids():
        found = count(load_game(each), sys.argv[1], int(sys.argv[2]))
        ends = {name[4:]: games for name, games in found.most_common() if name.startswith("end ")}
        slips = f"missed {found['missed']}, walked into {found['lost']} in {found['decisions']} decisions"
        print(f"{each} {sys.argv[1]} {sys.argv[2]}: {slips}; {ends}", flush=True)
