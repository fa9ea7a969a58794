"""Answers that belong together, in whatever order somebody gave them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from ristal.engine.errors import IllegalAnswer, RistalError
from ristal.match.match import Match
from ristal.match.preview import order_answers

T = TypeVar("T")
DEALS: Final = 7  # on which it is decided whether answers can be given at once


def play_together(match: Match, seat: int, answers: Sequence[str], seeds: Sequence[int] = range(DEALS)) -> None:
    """Play several answers. A canonical order is the program's business: dice that were picked before are put in order
    with those that are named now."""
    try:
        play_as_far(lambda given: match.play_all(given, seat), order_batch(match, seat, answers, seeds))
    except IllegalAnswer:
        question = match.table.question
        picked = question.picked()
        answered = [move.answer for move in match.moves[match.number - len(picked) :]]
        if not picked or answered != picked:
            raise
        before = match.at(match.number - len(picked))
        together = order_batch(before, seat, [*picked, *answers], seeds)  # refused before anything is taken back
        match.undo(len(picked))
        play_as_far(lambda given: match.play_all(given, seat), together)


def order_batch(match: Match, seat: int, answers: Sequence[str], seeds: Sequence[int]) -> list[str]:
    """Answers as they can be given at once. The table words one alone, and why none can be given now."""
    if len(answers) < 2 or match.over or match.roll is not None:
        return list(answers)
    return order_answers(match, seat, answers, seeds)


def play_as_far(play: Callable[[list[str]], T], answers: list[str]) -> tuple[list[str], T]:
    """Play answers, and say which. Of those that go together on the deals that were tried, one may still be refused by
    the true table; then the earlier ones stand: nobody may try a gesture, learn by the refusal and think again."""
    try:
        return answers, play(answers)
    except RistalError as error:
        taken = answers[: int(str(error.details.get("answer", 1))) - 1]
        if not taken:
            raise
        return taken, play(taken)
