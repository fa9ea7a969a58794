"""What is done for a review in a process or worker of its own: a few decisions of a match are judged at a time, and
what was found is put together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ristal.match import restore
from ristal.match.coach.judging import Judged
from ristal.match.coach.review import Reviewer


@lru_cache(maxsize=1)
def _reviewer(text: str, iterations: int) -> Reviewer:
    """A match is played again once for all of its decisions that this process looks at."""
    return Reviewer(restore(text), iterations)


def find_decisions(text: str, iterations: int) -> list[int]:
    """The moves that were not forced, those first that changed most."""
    return _reviewer(text, iterations).decisions


def judge(text: str, iterations: int, moves: Sequence[int]) -> list[Judged]:
    """What the search finds of these."""
    return [_reviewer(text, iterations).judge(move) for move in moves]


def put_together(text: str, iterations: int, found: Sequence[Judged], language: str) -> bytes:
    """The review as far as it has come, as JSON."""
    reviewer = _reviewer(text, iterations)
    reviewer.found = {each.turn: each for each in found}
    return msgspec.json.encode(reviewer.make(language))
