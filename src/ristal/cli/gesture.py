"""Answers that belong together, in whatever order they were typed."""

from __future__ import annotations

from collections.abc import Sequence

from ristal.engine.errors import IllegalAnswer
from ristal.match import Match


def play_together(match: Match, seat: int, answers: Sequence[str]) -> None:
    """Play what a line says. A canonical order is the program's business: dice that were picked before are put in
    order with those that are named now."""
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
