"""Answers and their notation: one grammar for the terminal, records, bots, tests and screen readers.

    answer = word *( " " word )
    word   = 1*( a-z / 0-9 / "-" / "+" / "'" )

Case and surplus spaces do not matter on input; what is printed is always the canonical form.
"""

from __future__ import annotations

from typing import Final

from ristal.engine.errors import MalformedAnswer

_WORD: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-+'")
LONGEST: Final = 200


class Answer:
    """One choice: `text` names it the same way in every re-deal, `value` is what the rules of its question read."""

    __slots__ = ("text", "value")

    def __init__(self, text: str, value: int = 0) -> None:
        self.text = text
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Answer({self.text!r})"


PASS: Final = Answer("pass")
STOP: Final = Answer("stop")
YES: Final = Answer("yes", 1)
NO: Final = Answer("no", 0)


def parse(text: str) -> str:
    """The canonical form of an answer, or an error that names the first character that cannot stand in one."""
    if len(text) > LONGEST:
        raise MalformedAnswer("long", limit=LONGEST)
    words = text.lower().split()
    if not words:
        raise MalformedAnswer("empty")
    canonical = " ".join(words)
    for place, letter in enumerate(canonical, 1):
        if letter != " " and letter not in _WORD:
            raise MalformedAnswer(letter=letter, place=place)
    return canonical
