"""What is wrong in files with cards and in positions, in any language. The rules say it in English, for they know no
other; it is recognized by the English messages and said by those of the same name."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax.ast import Message, Placeable, StringLiteral, TextElement, VariableReference

from ristal.engine.errors import RistalError
from ristal.text.translator import Translator, Verbatim, resource

FILE = "content"
LONGEST = 1000  # letters that are compared with the messages: a file may have names of any length
INNER = ("expected", "trouble")  # what is in messages a message itself


def mistake(language: str, error: RistalError) -> str:
    """The error with its place as it is and the rest in words of this language, where it has them."""
    shown = str(error)
    place = "".join(f"{error.details[part]}: " for part in ("file", "place") if part in error.details)
    return place + _translated(_speaker(language), shown.removeprefix(place)) if shown.startswith(place) else shown


def _translated(texts: Translator, text: str) -> str:
    for message, pattern in _patterns().items() if len(text) <= LONGEST else ():
        if found := pattern.fullmatch(text):
            parts = found.groupdict()
            values = {name: _translated(texts, part) if name in INNER else part for name, part in parts.items()}
            return texts.say(message, **{name: Verbatim(value) for name, value in values.items()})
    return text


@cache
def _speaker(language: str) -> Translator:
    texts = Translator(language, None)
    texts.learn(FILE)
    return texts


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    """Every message of the English file as a pattern, in its order."""
    return {
        entry.id.name: re.compile("".join(map(_pattern, entry.value.elements)), re.DOTALL)
        for entry in resource("en", FILE).body
        if isinstance(entry, Message) and entry.value is not None
    }


def _pattern(element: TextElement | Placeable) -> str:
    """A variable stands for anything; a text, or a sign that is written as one, for itself."""
    if isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
        return f"(?P<{element.expression.id.name}>.+?)"
    written = element.expression if isinstance(element, Placeable) else element
    assert isinstance(written, TextElement | StringLiteral)
    text: str = written.value
    return re.escape(text)
