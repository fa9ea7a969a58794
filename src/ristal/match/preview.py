"""A gesture on trial: what answers would lead to, as far as the seat can know that without giving them. The true table
is never asked: what is shown comes from deals that look the same to the seat, and only where all of them agree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ristal.engine.errors import IllegalAnswer, NotAsked, RistalError
from ristal.match.batch import orders
from ristal.match.match import Match


def preview_answers(match: Match, seat: int, answers: Sequence[str], seeds: Iterable[int]) -> Match:
    """A match that looks to the seat as this one will after its answers. Refused where chance would speak, where
    something hidden would count, and where somebody else would have to answer in between; `seeds` should be such that
    nobody can guess them."""
    trials = [_tried(match.redeal(seat, seed), seat, answers) for seed in seeds]
    errors = [trial for trial in trials if isinstance(trial, RistalError)]
    made = [trial for trial in trials if isinstance(trial, Match)]
    if errors and (not made or isinstance(errors[0], NotAsked)):
        raise errors[0]
    shown = [(trial.table.view(seat), trial.history(seat)) for trial in made]
    if errors or any(each != shown[0] for each in shown):
        raise NotAsked("what these answers lead to depends on what is hidden", problem="draft")
    return made[0]


def _tried(twin: Match, seat: int, answers: Sequence[str]) -> Match | RistalError:
    if not twin.table.legal(seat):
        return NotAsked("another seat is asked", problem="draft")
    refused: RistalError | None = None
    for given in orders(twin.table.question, answers):
        played = 0
        try:
            trial = twin.copy()
            for played, answer in enumerate(given):  # noqa: B007  how far it came decides what is said
                trial.play(answer, seat)
                if any(move.chance for move in trial.moves):
                    return NotAsked("chance would speak", problem="draft")
        except NotAsked:
            return NotAsked("somebody else has to answer first", problem="draft")
        except IllegalAnswer as error:
            if played:
                error.details["answer"] = played + 1
            refused = refused or error
        except RistalError as error:
            return error
        else:
            return trial
    assert refused is not None
    return refused
