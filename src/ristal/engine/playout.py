"""Playing on by chance alone: for search, for tests of the rules, for measuring."""

from __future__ import annotations

from ristal.engine.chance import Chance
from ristal.engine.table import Table


def play_in_a_hurry(table: Table, chance: Chance, limit: int) -> None:
    """Answer as somebody in a hurry would (`Question.guess`) until the game is over or `limit` decisions are made."""
    while table.result is None and limit > 0:
        seat = table.first_asked()
        table.answer(seat, table.stack[-1].guess(table, table.legal(seat), chance))
        limit -= 1


def playout(table: Table, chance: Chance, limit: int = 1_000_000) -> int:
    """Answer at random until the game is over, or `limit` decisions are made; says how many were."""
    decisions = 0
    while table.result is None and decisions < limit:
        seat = table.first_asked()
        answers = table.legal(seat)
        table.answer(seat, answers[chance.draw(len(answers))])
        decisions += 1
    return decisions
