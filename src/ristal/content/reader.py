"""Reads TOML with care: every error names the file, the place and what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ristal.engine.data import Document
from ristal.engine.errors import BadContent, RistalError

OWN = "own"  # made up by whoever wrote the file
PROVENANCE = ("stated", "inferred", "public", "reconstructed", OWN)
LANGUAGES = ("ru", "en")
SHOWN = 80  # letters of what was found
LONGEST = 40  # letters of an id: several of them and a few words make an answer
FORMS = ("ru_gen", "ru_dat", "ru_acc", "ru_ins", "ru_pre", "ru_mid", "ru_fallen", "en_mid")
# The cases of a Russian name, one defeated (in the accusative), a name inside a sentence; where a form is missing, the
# accusative stands in for the defeated one, the name itself for the others.


class Reader:
    """One table of a content file, with its place for messages. `done` reports what nobody asked for."""

    def __init__(self, data: Document, file: str, place: str = "", error: type[RistalError] = BadContent) -> None:
        self.data = data
        self.file = file
        self.place = place
        self.error = error
        self.read: set[str] = set()

    def within(self, name: str) -> str:
        return f"{self.place}.{name}" if self.place else name

    def wrong(self, name: str, remedy: str) -> RistalError:
        place = self.within(name)
        return self.error(
            f"{self.file}: {place}: {remedy}", problem="place", file=self.file, place=place, remedy=remedy
        )

    def has(self, name: str) -> bool:
        return name in self.data

    def _value(self, name: str, expected: str) -> Any:
        self.read.add(name)
        if name not in self.data:
            raise self.wrong(name, f"is missing; {expected} is expected")
        return self.data[name]

    def text(self, name: str) -> str:
        value = self._value(name, "a text")
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(name, f"a text is expected, not {_short(value)}")
        return value

    def identity(self, name: str = "id", reserved: Sequence[str] = ()) -> str:
        """An id: what stands for the thing in answers, saves and positions; some words mean something there already."""
        value = self.text(name)
        if len(value) > LONGEST:
            raise self.wrong(name, f"an id has at most {LONGEST} letters, this has {len(value)}")
        if value in reserved:
            raise self.wrong(name, f"{value!r} has a meaning of its own in answers; another id is expected")
        if not all(letter.isascii() and (letter.islower() or letter.isdigit() or letter in "-'") for letter in value):
            raise self.wrong(
                name, f"an id has small latin letters, digits, '-' and apostrophes only, not {_short(value)}"
            )
        return value

    def number(self, name: str, least: int, most: int) -> int:
        value = self._value(name, f"a whole number from {least} to {most}")
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(name, f"a whole number from {least} to {most} is expected, not {_short(value)}")
        return value

    def flag(self, name: str) -> bool:
        value = self._value(name, "true or false")
        if not isinstance(value, bool):
            raise self.wrong(name, f"true or false is expected, not {_short(value)}")
        return value

    def choice(self, name: str, choices: Sequence[str]) -> str:
        value = self._value(name, f"one of {', '.join(choices)}")
        if value not in choices:
            raise self.wrong(name, f"one of {', '.join(choices)} is expected, not {_short(value)}")
        return str(value)

    def texts(self, name: str) -> list[str]:
        value = self._value(name, "a list of texts")
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong(name, f"a list of texts is expected, not {_short(value)}")
        return list(value)

    def listed(self, name: str) -> list[Any]:
        """Whatever is in a list."""
        value = self._value(name, "a list")
        if not isinstance(value, list):
            raise self.wrong(name, f"a list is expected, not {_short(value)}")
        return value

    def numbers(self, name: str, least: int, most: int, count: int = -1) -> list[int]:
        """Whole numbers, so many of them if it is said."""
        value = self.listed(name)
        if count >= 0 and len(value) != count:
            raise self.wrong(name, f"{count} numbers from {least} to {most} are expected, not {len(value)}")
        for at, number in enumerate(value):
            if type(number) is not int or not least <= number <= most:
                raise self.wrong(
                    f"{name}[{at}]", f"a whole number from {least} to {most} is expected, not {_short(number)}"
                )
        return value

    def names(self, name: str = "name") -> dict[str, str]:
        """The same thing in every language; `ru_acc` and the like are further forms, where texts need them."""
        table = self.table(name)
        names = {language: table.text(language) for language in LANGUAGES}
        for form in FORMS:
            if table.has(form):
                names[form] = table.text(form)
        table.done()
        return names

    def provenance(self, facts: Sequence[str], name: str = "provenance") -> dict[str, str]:
        """Where each fact comes from; what is not said is the writer's own."""
        if not self.has(name):
            return dict.fromkeys(facts, OWN)
        table = self.table(name)
        found = {fact: table.choice(fact, PROVENANCE) if table.has(fact) else OWN for fact in facts}
        table.read.update(facts)
        table.done()
        return found

    def table(self, name: str) -> Reader:
        value = self._value(name, "a table")
        if not isinstance(value, dict):
            raise self.wrong(name, f"a table is expected, not {_short(value)}")
        return Reader(value, self.file, self.within(name), self.error)

    def rows(self, name: str) -> list[Reader]:
        """Tables in a list, counted from 0; there may be none."""
        rows = []
        for at, row in enumerate(self.listed(name)):
            if not isinstance(row, dict):
                raise self.wrong(f"{name}[{at}]", f"a table is expected, not {_short(row)}")
            rows.append(Reader(row, self.file, self.within(f"{name}[{at}]"), self.error))
        return rows

    def tables(self, name: str) -> list[Reader]:
        value = self._value(name, f"at least one [[{name}]]")
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise self.wrong(name, f"at least one [[{name}]] is expected, not {_short(value)}")
        readers = []
        for index, item in enumerate(value, 1):
            label = item["id"] if isinstance(item.get("id"), str) else str(index)
            readers.append(Reader(item, self.file, self.within(f"{name}[{label}]"), self.error))
        return readers

    def done(self) -> None:
        """Nothing may be left over: a misspelt field is a mistake, not a comment."""
        for name in self.data:
            if name not in self.read:
                raise self.wrong(name, f"is not known here; known are {', '.join(sorted(self.read))}")


def _short(value: object) -> str:
    """What was found, for a message; numbers of thousands of digits and brackets in brackets cannot be printed."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "this"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
