"""A gesture on trial: what answers would lead to, as far as the seat can know that without giving them. The true table
is never asked: what is shown comes from a deal that looks the same to the seat, and only where it learns nothing."""

from __future__ import annotations

from collections.abc import Sequence

from ristal.engine.errors import IllegalAnswer, NotAsked
from ristal.engine.question import Question
from ristal.match.learning import learns
from ristal.match.match import Match


def preview_answers(match: Match, seat: int, answers: Sequence[str], seeds: Sequence[int]) -> Match:
    """A match that looks to the seat as this one will after its answers. Refused where chance would speak, where
    something hidden would count, and where somebody else would have to answer in between; `seeds` should be such that
    nobody can guess them."""
    twin = _deal_twin(match, seat, seeds)
    refused: IllegalAnswer | None = None
    for given in orders(twin.table.question, answers):
        try:
            return _try(twin, seat, given, seeds[1:])
        except IllegalAnswer as error:
            refused = refused or error
    assert refused is not None
    raise refused


def order_answers(match: Match, seat: int, answers: Sequence[str], seeds: Sequence[int]) -> list[str]:
    """Several answers in an order in which they can be given at once. Refused where the seat would learn anything
    before the last of them: whether the others are taken would tell what the first ones show."""
    twin = _deal_twin(match, seat, seeds)
    refused: IllegalAnswer | None = None
    for given in orders(twin.table.question, answers):
        try:
            after = _try(twin, seat, given[:-1], seeds[1:])
            _check_last(after, seat, given)
        except IllegalAnswer as error:
            refused = refused or error
        except NotAsked:
            raise IllegalAnswer("one-by-one") from None
        else:
            return given
    assert refused is not None
    raise refused


def orders(question: Question, answers: Sequence[str]) -> list[list[str]]:
    """Answers as the question takes them, and as they were given."""
    given = list(answers)
    ordered = question.in_order(given)
    return [ordered] if ordered == given else [ordered, given]


def _deal_twin(match: Match, seat: int, seeds: Sequence[int]) -> Match:
    twin = match.redeal(seat, seeds[0])
    if not twin.table.legal(seat):
        raise NotAsked("draft")
    return twin


def _try(twin: Match, seat: int, answers: Sequence[str], seeds: Sequence[int]) -> Match:
    """The twin after the answers. What was learned on the way counts before what could not be answered then."""
    trial = twin.copy()
    refused: IllegalAnswer | None = None
    try:
        _play(trial, seat, answers)
    except IllegalAnswer as error:
        refused = error
    if learns(twin.table, seat, trial.moves, seeds):
        raise NotAsked("draft")
    if refused is not None:
        raise refused
    return trial


def _play(trial: Match, seat: int, answers: Sequence[str]) -> None:
    """Give the answers one by one, as far as the seat may."""
    for number, answer in enumerate(answers):
        try:
            trial.play(answer, seat)
        except NotAsked:
            raise NotAsked("draft") from None
        except IllegalAnswer as error:
            if number:
                error.details["answer"] = number + 1
            raise
        if trial.moves[-1].chance:
            raise NotAsked("draft")


def _check_last(after: Match, seat: int, answers: Sequence[str]) -> None:
    """Refuse a last answer that cannot be given."""
    try:
        after.table.find(seat, answers[-1])
    except IllegalAnswer as error:
        error.details["answer"] = len(answers)
        raise
