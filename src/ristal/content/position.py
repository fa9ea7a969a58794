"""Positions written by hand: what all games read in the same way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ristal.content.reader import Reader
from ristal.engine.data import Document
from ristal.engine.errors import BadPosition

FEW: Final = 12  # names that are listed where none of them is found


class Page(Reader):
    """A position as a person wrote it. What may be left out has a default, what there is for each seat is a list."""

    def __init__(self, document: Document, game: str, seats: int) -> None:
        super().__init__(document, "position", error=BadPosition)
        self.seats = seats
        self.choice("game", (game,))

    def either(self, name: str, choices: Sequence[str]) -> str:
        """One of these; the first, if it is left out."""
        return self.choice(name, choices) if self.has(name) else choices[0]

    def whole(self, name: str, least: int, most: int, default: int) -> int:
        return self.number(name, least, most) if self.has(name) else default

    def named(self, name: str) -> list[str]:
        return self.texts(name) if self.has(name) else []

    def for_each(self, name: str, default: Any) -> list[Any]:
        """Something for each seat."""
        value = self.listed(name) if self.has(name) else [default] * self.seats
        self.read.add(name)
        if len(value) != self.seats:
            raise self.wrong(name, "wrong-each-seat", seats=self.seats)
        return value

    def piles(self, name: str) -> list[list[str]]:
        """The names of things for each seat, none where nothing is said."""
        piles = self.for_each(name, [])
        for seat, pile in enumerate(piles):
            if not isinstance(pile, list) or not all(isinstance(word, str) for word in pile):
                raise self.wrong(f"{name}[{seat}]", "wrong-names")
        return piles

    def counts(self, name: str, least: int, most: int, default: int) -> list[int]:
        """A number for each seat."""
        self.read.add(name)
        return self.numbers(name, least, most, self.seats) if self.has(name) else [default] * self.seats

    def some_seats(self, name: str) -> list[int]:
        """Some of the seats, each once."""
        self.read.add(name)
        return sorted(set(self.numbers(name, 0, self.seats - 1))) if self.has(name) else []


class Names:
    """Things by their ids and by their names in every language."""

    def __init__(self, named: Sequence[tuple[str, Mapping[str, str]]]) -> None:
        self.ids = [name for name, _ in named]
        self.number: dict[str, int] = {}
        for number, (name, names) in enumerate(named):
            for word in (name, names["ru"], names["en"]):
                self.number.setdefault(" ".join(word.casefold().split()), number)

    def find(self, page: Reader, place: str, word: str) -> int:
        """The number of the thing that a word names."""
        number = self.number.get(" ".join(word.casefold().split()), -1)
        if number < 0:
            if len(self.ids) <= FEW:
                raise page.wrong(place, "wrong-no-such-of", name=word, known=self.ids)
            raise page.wrong(place, "wrong-no-such", name=word)
        return number

    def take(self, page: Reader, place: str, word: str, left: list[int]) -> int:
        """The same, taken from what is left."""
        number = self.find(page, place, word)
        if number not in left:
            raise page.wrong(place, "wrong-not-so-many", name=word)
        left.remove(number)
        return number
