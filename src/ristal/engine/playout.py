"""Playing on by chance alone: for search, for tests of the rules, for measuring."""

from __future__ import annotations

from ristal.engine.chance import Chance
from ristal.engine.game import Game
from ristal.engine.question import TOGETHER
from ristal.engine.table import Table


def play_in_a_hurry(game: Game, table: Table, chance: Chance) -> None:
    """Answer as somebody in a hurry would (`Question.guess`) until the game is over, its horizon is reached, or its
    evaluation will do as well."""
    left = game.horizon
    while left > 0:
        question = table.open
        if question is None:
            return
        seat = question.seat
        if seat == TOGETHER:
            seat = table.first_asked()
            answers = table.legal(seat)
        else:
            answers = table.answers
        table.answer(seat, question.guess(table, seat, answers, chance))
        left -= 1
        if table.open is not None and game.is_quiet(table):
            return


def playout(table: Table, chance: Chance, limit: int = 1_000_000) -> int:
    """Answer at random until the game is over, or `limit` decisions are made; says how many were."""
    decisions = 0
    while table.result is None and decisions < limit:
        seat = table.first_asked()
        answers = table.legal(seat)
        table.answer(seat, answers[chance.draw(len(answers))])
        decisions += 1
    return decisions
