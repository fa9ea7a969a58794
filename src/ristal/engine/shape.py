"""The shape of foreign data: what is a number and from where to where, what is a list and how long. A save is checked
against the shape of its game before anything is made of it; every refusal names the place."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ristal.engine.errors import BadSave, Phrase

SHOWN: Final = 60  # letters of what was found
FAR: Final = 1 << 30  # more than any count of a game


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """What a value has to look like."""

    def check(self, value: Any, place: str) -> None:
        """An error with the place unless the value has this shape."""
        raise NotImplementedError


class Whole(Shape):
    """A whole number from `least` to `most`; yes and no are none."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def check(self, value: Any, place: str) -> None:
        if type(value) is not int or not self.least <= value <= self.most:
            raise wrong(place, Phrase("wrong-expected-number", least=self.least, most=self.most), value)


class Truth(Shape):
    def check(self, value: Any, place: str) -> None:
        if type(value) is not bool:
            raise wrong(place, Phrase("wrong-expected-flag"), value)


class Word(Shape):
    """One of these texts; any text where none are named."""

    def __init__(self, words: list[str] | None = None) -> None:
        self.words = words

    def check(self, value: Any, place: str) -> None:
        if type(value) is not str or (self.words is not None and value not in self.words):
            raise wrong(place, Phrase("wrong-expected-text" if self.words is None else "wrong-expected-word"), value)


class Perhaps(Shape):
    """Something or nothing."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def check(self, value: Any, place: str) -> None:
        if value is not None:
            self.shape.check(value, place)


class Either(Shape):
    """One shape, or another that is longer."""

    def __init__(self, shape: Shape, longer: Shape) -> None:
        self.shape = shape
        self.longer = longer

    def check(self, value: Any, place: str) -> None:
        try:
            self.shape.check(value, place)
        except BadSave:
            self.longer.check(value, place)


class Many(Shape):
    """A list of things of one shape."""

    def __init__(self, shape: Shape, least: int = 0, most: int = 1000) -> None:
        self.shape = shape
        self.least = least
        self.most = most

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            raise wrong(place, Phrase("wrong-expected-length", least=self.least, most=self.most), value)
        for at, item in enumerate(value):
            self.shape.check(item, f"{place}[{at}]")


class Row(Shape):
    """A list with a shape for each place."""

    def __init__(self, shapes: list[Shape]) -> None:
        self.shapes = shapes

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, list) or len(value) != len(self.shapes):
            raise wrong(place, Phrase("wrong-expected-row", count=len(self.shapes)), value)
        for at, item in enumerate(value):
            self.shapes[at].check(item, f"{place}[{at}]")


class Fields(Shape):
    """A table with a shape for each name, no more and no less."""

    def __init__(self, shapes: dict[str, Shape]) -> None:
        self.shapes = shapes

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, dict):
            raise wrong(place, Phrase("wrong-expected-table"), value)
        for name in value:
            if name not in self.shapes:
                raise wrong(f"{place}.{name}", Phrase("wrong-expected-choice", choices=sorted(self.shapes)), name)
        for name, shape in self.shapes.items():
            if name not in value:
                raise BadSave("place", place=f"{place}.{name}", remedy=Phrase("wrong-gone"))
            shape.check(value[name], f"{place}.{name}")


class Some(Shape):
    """A table of any of these names, each with a shape."""

    def __init__(self, shapes: dict[str, Shape]) -> None:
        self.shapes = shapes

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, dict):
            raise wrong(place, Phrase("wrong-expected-table"), value)
        for name, item in value.items():
            if name not in self.shapes:
                raise wrong(f"{place}.{name}", Phrase("wrong-expected-choice", choices=sorted(self.shapes)), name)
            self.shapes[name].check(item, f"{place}.{name}")


class Pile(Shape):
    """A zone as `Table.write_zones` writes it: its items, and what is known of each where anything is."""

    def __init__(self, kinds: int, most: int = 200) -> None:
        kind, mask = Whole(0, kinds - 1), Whole(0, 0xFFFF)
        self.items = Many(kind, 0, most)
        self.marks = Perhaps(Many(Row([mask, mask, Many(Row([kind, mask]), 0, kinds)]), 0, most))

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, list) or len(value) != 2:
            raise wrong(place, Phrase("wrong-expected-pile"), value)
        items, marks = value
        self.items.check(items, f"{place}[0]")
        self.marks.check(marks, f"{place}[1]")
        if marks is None:
            return
        if len(marks) != len(items):
            raise wrong(f"{place}[1]", Phrase("wrong-expected-marks", count=len(items)), len(marks))
        for at, (_, _, barred) in enumerate(marks):
            if any(kind == items[at] for kind, _ in barred):
                raise wrong(f"{place}[1][{at}]", Phrase("wrong-expected-barred"), items[at])


class Running(Shape):
    """A script that is running: seat, script, source, how far it is, and what is bound to names."""

    def __init__(self, seats: int, lengths: dict[str, int], most: int) -> None:
        self.seat = Whole(0, seats - 1)
        self.lengths = lengths
        self.bound = Whole(0, most)

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, list) or len(value) != 5:
            raise wrong(place, Phrase("wrong-expected-script"), value)
        seat, script, source, at, bound = value
        self.seat.check(seat, f"{place}[0]")
        Word(list(self.lengths)).check(script, f"{place}[1]")
        Word().check(source, f"{place}[2]")
        Whole(0, self.lengths[script]).check(at, f"{place}[3]")
        if not isinstance(bound, dict):
            raise wrong(f"{place}[4]", Phrase("wrong-expected-table"), bound)
        for name, number in bound.items():
            self.bound.check(number, f"{place}[4].{name}")


def each(shape: Shape, count: int) -> Many:
    """A list of exactly so many."""
    return Many(shape, count, count)


def wrong(place: str, expected: Phrase, value: object) -> BadSave:
    """What was expected and what was found there."""
    found = repr(value)
    found = found if len(found) <= SHOWN else f"{found[:SHOWN]}…"
    return BadSave("place", place=place, remedy=Phrase("wrong-expected", expected=expected, found=found))
