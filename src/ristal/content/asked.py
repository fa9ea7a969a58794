"""What is asked of a file while it is read: the form that whoever writes it can fill in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple


class Asked(NamedTuple):
    """What may stand at a place: a number within limits, one of some words, a text, a script and so on."""

    kind: str
    least: float | None = None
    most: float | None = None
    choices: tuple[str, ...] = ()
    more: Any = None  # of a script, what reads it


Form = dict[tuple[str, str], Asked]  # by file and place

_heard: ContextVar[Form | None] = ContextVar("heard", default=None)


@contextmanager
def listening() -> Iterator[Form]:
    """Hear what is asked of every file that is read meanwhile."""
    form: Form = {}
    token = _heard.set(form)
    try:
        yield form
    finally:
        _heard.reset(token)


def note(file: str, place: str, make: Callable[[], Asked]) -> None:
    """Tell whoever listens; the last thing that is asked of a place is the closest."""
    form = _heard.get()
    if form is not None:
        form[file, place] = make()


def pattern_of(place: str) -> str:
    """A place without the names of the things on the way: `card[].value`."""
    return re.sub(r"\[[^\]]*\]", "[]", place)
