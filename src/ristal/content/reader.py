"""Reads TOML with care: every error names the file, the place and what would be right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ristal.content.asked import Asked, note
from ristal.engine.data import Document
from ristal.engine.errors import BadContent, Phrase, RistalError

OWN = "own"  # made up by whoever wrote the file
PROVENANCE = ("stated", "inferred", "public", "reconstructed", OWN)
LANGUAGES = ("ru", "en")
TEXT = Phrase("wrong-expected-text")
FLAG = Phrase("wrong-expected-flag")
TEXTS = Phrase("wrong-expected-texts")
LIST = Phrase("wrong-expected-list")
TABLE = Phrase("wrong-expected-table")
SHOWN = 80  # letters of what was found
LONGEST = 40  # letters of an id: several of them and a few words make an answer
PICTURE = "picture"
MOST_ICONS = 3
ICONS = Phrase("wrong-expected-icons", most=MOST_ICONS)
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

    def wrong(self, name: str, message: str, /, **values: object) -> RistalError:
        """The error that names the place, with this message of the texts as the remedy."""
        return self.at_fault(name, Phrase(message, **values))

    def unexpected(self, name: str, expected: Phrase, found: object) -> RistalError:
        """The error that names the place, what is expected there and what was found."""
        return self.wrong(name, "wrong-expected", expected=expected, found=_short(found))

    def at_fault(self, name: str, remedy: Phrase | RistalError) -> RistalError:
        """The error that names the place, with a remedy that is known already."""
        return self.error("place", file=self.file, place=self.within(name), remedy=remedy)

    def has(self, name: str) -> bool:
        return name in self.data

    def note(
        self, name: str, kind: str, least: float | None = None, most: float | None = None, more: Any = None
    ) -> None:
        """Tell whoever listens what may stand here."""
        note(self.file, self.within(name), lambda: Asked(kind, least, most, more=more))

    def _value(self, name: str, expected: Phrase) -> Any:
        self.read.add(name)
        if name not in self.data:
            raise self.wrong(name, "wrong-missing", expected=expected)
        return self.data[name]

    def text(self, name: str) -> str:
        self.note(name, "text")
        value = self._value(name, TEXT)
        if not isinstance(value, str) or not value.strip():
            raise self.unexpected(name, TEXT, value)
        return value

    def identity(self, name: str = "id", reserved: Sequence[str] = ()) -> str:
        """An id: what stands for the thing in answers, saves and positions; some words mean something there already."""
        value = self.text(name)
        self.note(name, "id")
        if len(value) > LONGEST:
            raise self.wrong(name, "wrong-long-id", most=LONGEST, count=len(value))
        if value in reserved:
            raise self.wrong(name, "wrong-reserved-id", id=value)
        if not all(letter.isascii() and (letter.islower() or letter.isdigit() or letter in "-'") for letter in value):
            raise self.wrong(name, "wrong-id-letters", found=_short(value))
        return value

    def number(self, name: str, least: int, most: int) -> int:
        expected = _number(least, most)
        self.note(name, "number", least, most)
        value = self._value(name, expected)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.unexpected(name, expected, value)
        return value

    def decimal(self, name: str, least: float, most: float) -> float:
        expected = Phrase("wrong-expected-decimal", least=least, most=most)
        self.note(name, "decimal", least, most)
        value = self._value(name, expected)
        if type(value) not in (int, float) or not least <= value <= most:
            raise self.unexpected(name, expected, value)
        return float(value)

    def flag(self, name: str) -> bool:
        self.note(name, "flag")
        value = self._value(name, FLAG)
        if not isinstance(value, bool):
            raise self.unexpected(name, FLAG, value)
        return value

    def choice(self, name: str, choices: Sequence[str]) -> str:
        expected = Phrase("wrong-expected-choice", choices=list(choices))
        note(self.file, self.within(name), lambda: Asked("choice", choices=tuple(choices)))
        value = self._value(name, expected)
        if value not in choices:
            raise self.unexpected(name, expected, value)
        return str(value)

    def texts(self, name: str) -> list[str]:
        self.note(name, "texts")
        value = self._value(name, TEXTS)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.unexpected(name, TEXTS, value)
        return list(value)

    def listed(self, name: str) -> list[Any]:
        """Whatever is in a list."""
        value = self._value(name, LIST)
        if not isinstance(value, list):
            raise self.unexpected(name, LIST, value)
        return value

    def numbers(self, name: str, least: int, most: int, count: int = -1) -> list[int]:
        """Whole numbers, so many of them if it is said."""
        value = self.listed(name)
        if count >= 0 and len(value) != count:
            raise self.wrong(name, "wrong-count-of-numbers", count=count, least=least, most=most, given=len(value))
        for at, number in enumerate(value):
            if type(number) is not int or not least <= number <= most:
                raise self.unexpected(f"{name}[{at}]", _number(least, most), number)
        return value

    def names(self, name: str = "name") -> dict[str, str]:
        """The same thing in every language; `ru_acc` and the like are further forms, where texts need them."""
        table = self.table(name)
        self.note(name, "names")
        names = {language: table.text(language) for language in LANGUAGES}
        for form in FORMS:
            if table.has(form):
                names[form] = table.text(form)
        table.done()
        return names

    def picture(self) -> list[str]:
        """The icons that make the picture of a thing, by name; the first is the large one, and there may be none."""
        self.note(PICTURE, "icons")
        if not self.has(PICTURE):
            return []
        icons = self._value(PICTURE, ICONS)
        if not isinstance(icons, list) or not 1 <= len(icons) <= MOST_ICONS or not all(map(_is_icon, icons)):
            raise self.unexpected(PICTURE, ICONS, icons)
        return list(icons)

    def provenance(self, facts: Sequence[str], name: str = "provenance") -> dict[str, str]:
        """Where each fact comes from; what is not said is the writer's own."""
        if not self.has(name):
            return dict.fromkeys(facts, OWN)
        table = self.table(name)
        self.note(name, "provenance")
        found = {fact: table.choice(fact, PROVENANCE) if table.has(fact) else OWN for fact in facts}
        table.read.update(facts)
        table.done()
        return found

    def table(self, name: str) -> Reader:
        value = self._value(name, TABLE)
        if not isinstance(value, dict):
            raise self.unexpected(name, TABLE, value)
        return Reader(value, self.file, self.within(name), self.error)

    def rows(self, name: str) -> list[Reader]:
        """Tables in a list, counted from 0; there may be none."""
        rows = []
        for at, row in enumerate(self.listed(name)):
            if not isinstance(row, dict):
                raise self.unexpected(f"{name}[{at}]", TABLE, row)
            rows.append(Reader(row, self.file, self.within(f"{name}[{at}]"), self.error))
        return rows

    def tables(self, name: str) -> list[Reader]:
        expected = Phrase("wrong-expected-tables", name=name)
        value = self._value(name, expected)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise self.unexpected(name, expected, value)
        readers = []
        for index, item in enumerate(value, 1):
            label = item["id"] if isinstance(item.get("id"), str) else str(index)
            readers.append(Reader(item, self.file, self.within(f"{name}[{label}]"), self.error))
        return readers

    def done(self) -> None:
        """Nothing may be left over: a misspelt field is a mistake, not a comment. What has an id may have a picture."""
        if self.has("id"):
            self.picture()
        for name in self.data:
            if name not in self.read:
                raise self.wrong(name, "wrong-unknown", known=sorted(self.read))


def _is_icon(name: object) -> bool:
    return isinstance(name, str) and len(name) <= LONGEST and re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", name) is not None


def _number(least: int, most: int) -> Phrase:
    return Phrase("wrong-expected-number", least=least, most=most)


def _short(value: object) -> str:
    """What was found, for a message; numbers of thousands of digits and brackets in brackets cannot be printed."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "this"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
