"""Answers that belong together, in whatever order somebody gave them."""

from __future__ import annotations

from collections.abc import Sequence

from ristal.engine.errors import IllegalAnswer
from ristal.engine.question import Question
from ristal.match.match import Match


def orders(question: Question, answers: Sequence[str]) -> list[list[str]]:
    """Answers as the question takes them, and as they were given."""
    given = list(answers)
    ordered = question.in_order(given)
    return [ordered] if ordered == given else [ordered, given]


def play_together(match: Match, seat: int, answers: Sequence[str]) -> None:
    """Play several answers. A canonical order is the program's business: dice that were picked before are put in order
    with those that are named now."""
    question = match.table.question
    ordered = question.in_order(list(answers))
    try:
        match.play_all(ordered, seat)
    except IllegalAnswer:
        picked = question.picked()
        answered = [move.answer for move in match.moves[match.number - len(picked) :]]
        if not picked or answered != picked:
            raise
        together = question.in_order([*picked, *ordered])
        match.at(match.number - len(picked)).play_all(together, seat)  # refused before anything is taken back
        match.undo(len(picked))
        match.play_all(together, seat)
