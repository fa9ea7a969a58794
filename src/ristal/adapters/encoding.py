"""A view as a row of numbers of fixed length: what each number means is declared once a game, in `observations`.

An encoding reads the view of a seat and nothing else, so it can tell no more than the view does. Seats count from the
viewer on: place 0 of anything that is listed by seat is the viewer's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableSequence
from typing import Any, get_type_hints
from zlib import crc32

Out = MutableSequence[float]


class Feature:
    """So many numbers for one part of a view; what is not there (None) is all zeros."""

    size: int

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        """Write the numbers for `value` from place `at` on; `out` holds zeros there."""
        raise NotImplementedError

    def meaning(self) -> str:
        """What the numbers mean, for the pages of documentation."""
        raise NotImplementedError


class Number(Feature):
    """A number as a part of `most`, cut off at one."""

    def __init__(self, most: int) -> None:
        self.size = 1
        self.most = most

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        if value:
            part = float(value) / self.most
            out[at] = 1.0 if part > 1.0 else -1.0 if part < -1.0 else part

    def meaning(self) -> str:
        return f"n/{self.most}"


class Flag(Number):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(1)

    def meaning(self) -> str:
        return "0 or 1"


class OneOf(Feature):
    """A one at the place of the word."""

    def __init__(self, words: Iterable[str]) -> None:
        self.places = {word: place for place, word in enumerate(dict.fromkeys(words))}
        self.size = len(self.places)

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        if value is not None:
            out[at + self.places[value]] = 1.0

    def meaning(self) -> str:
        return f"one of {self.size} ({_some(self.places)})"


class SomeOf(OneOf):
    """A one at the place of each word of a list."""

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        for word in value:
            out[at + self.places[word]] = 1.0

    def meaning(self) -> str:
        return f"any of {self.size} ({_some(self.places)})"


def _add(out: Out, at: int, share: float) -> None:
    """One more, up to one."""
    part = out[at] + share
    out[at] = part if part < 1.0 else 1.0


class Bag(OneOf):
    """How many there are of each word in a list, then how many the viewer may not know, then how many in all."""

    def __init__(self, words: Iterable[str], copies: int, most: int) -> None:
        super().__init__(words)
        self.words = self.size
        self.size += 2
        self.share = 1.0 / copies
        self.copies = copies
        self.most = most

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        if not value:
            return
        hidden = 0
        for word in value:
            if word is None:
                hidden += 1
            else:
                _add(out, at + self.places[word], self.share)
        _add(out, at + self.words, hidden / self.most)
        _add(out, at + self.words + 1, len(value) / self.most)

    def meaning(self) -> str:
        each = f"n/{self.copies} of each of {self.words} ({_some(self.places)})"
        return f"{each}, hidden n/{self.most}, all n/{self.most}"


class Tally(Feature):
    """How often each value from 1 on occurs in a list."""

    def __init__(self, values: int, most: int) -> None:
        self.size = values
        self.most = most

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        for number in value:
            _add(out, at + number - 1, 1.0 / self.most)

    def meaning(self) -> str:
        return f"n/{self.most} of each value 1-{self.size}"


class Seat(Feature):
    """A one at the place of a seat, counted from the viewer on."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        if value is not None and value >= 0:
            out[at + (value - viewer) % self.size] = 1.0

    def meaning(self) -> str:
        return "seat"


class Seats(Seat):
    """A one at the place of each seat of a list."""

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        for seat in value:
            out[at + (seat - viewer) % self.size] = 1.0

    def meaning(self) -> str:
        return "seats"


class Row(Feature):
    """A list, item by item; what is beyond the length is cut off, or what is before the last ones."""

    def __init__(self, item: Feature, length: int, last: bool = False) -> None:
        self.item = item
        self.length = length
        self.last = last
        self.size = item.size * length

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        for item in value[-self.length :] if self.last else value[: self.length]:
            self.item.write(item, out, at, viewer)
            at += self.item.size

    def meaning(self) -> str:
        return f"{'last ' if self.last else ''}{self.length} × [{self.item.meaning()}]"


class BySeat(Row):
    """A list with an item for each seat, the viewer's first."""

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        for seat, item in enumerate(value or ()):
            self.item.write(item, out, at + (seat - viewer) % self.length * self.item.size, viewer)

    def meaning(self) -> str:
        return f"by seat {self.length} × [{self.item.meaning()}]"


class Owned(Row):
    """A list of things that belong to a seat: so many places for each seat, the viewer's first."""

    def __init__(self, item: Feature, seats: int, each: int) -> None:
        super().__init__(item, seats * each)
        self.seats = seats
        self.each = each

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        had = [0] * self.seats
        for item in value:
            seat = (item["seat"] - viewer) % self.seats
            if had[seat] < self.each:
                self.item.write(item, out, at + (seat * self.each + had[seat]) * self.item.size, viewer)
                had[seat] += 1

    def meaning(self) -> str:
        return f"by seat {self.seats} × {self.each} × [{self.item.meaning()}]"


class Keyed(Feature):
    """A list of things, each at the place of its name."""

    def __init__(self, words: Iterable[str], key: str, item: Feature) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.key = key
        self.item = item
        self.size = len(self.places) * item.size

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        for item in value:
            self.item.write(item, out, at + self.places[item[self.key]] * self.item.size, viewer)

    def meaning(self) -> str:
        return f"for each of {len(self.places)} ({_some(self.places)}) [{self.item.meaning()}]"


class Named(Feature):
    """A dictionary with these keys, all alike."""

    def __init__(self, keys: Iterable[str], item: Feature) -> None:
        self.places = {key: place * item.size for place, key in enumerate(keys)}
        self.item = item
        self.size = len(self.places) * item.size

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        for key, item in value.items():
            self.item.write(item, out, at + self.places[key], viewer)

    def meaning(self) -> str:
        return f"{', '.join(self.places)}: [{self.item.meaning()}]"


class Record(Feature):
    """A typed dictionary: a one that says that it is there, then its fields. A field of the type that is neither here
    nor left out is an error, so that no view outgrows its encoding unnoticed."""

    def __init__(self, typed: type, left_out: tuple[str, ...] = (), **fields: Feature) -> None:
        missing = set(get_type_hints(typed)) ^ {*fields, *left_out}
        if missing:
            raise TypeError(f"{typed.__name__}: {', '.join(sorted(missing))} must be encoded, or left out by name")
        self.fields: list[tuple[str, int, Feature]] = []
        self.size = 1
        for name, feature in fields.items():
            self.fields.append((name, self.size, feature))
            self.size += feature.size

    def names(self) -> tuple[str, ...]:
        """The fields in their order."""
        return tuple([name for name, _, _ in self.fields])

    def find(self, name: str) -> Feature:
        """The feature of a field."""
        return next(feature for field, _, feature in self.fields if field == name)

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        if value is not None:
            out[at] = 1.0
            for name, start, feature in self.fields:
                feature.write(value[name], out, at + start, viewer)

    def meaning(self) -> str:
        return "there; " + "; ".join(f"{name}: {feature.meaning()}" for name, _, feature in self.fields)


class Piles(Feature):
    """The zones of a view, or what is known of them: shared ones, and a set for each seat, the viewer's first."""

    def __init__(self, seats: int, own: dict[str, Feature], shared: dict[str, Feature] | None = None) -> None:
        self.seats = seats
        self.own = own
        self.shared = shared or {}
        self.starts: dict[str, tuple[int, Feature, int]] = {}  # where a pile begins, and whose it is
        start = 0
        for name, pile in self.shared.items():
            self.starts[name] = (start, pile, -1)
            start += pile.size
        self.first, self.each = start, sum(pile.size for pile in own.values())
        for seat in range(seats):
            inner = 0
            for name, pile in own.items():
                self.starts[f"{name}-{seat}" if name else str(seat)] = (inner, pile, seat)
                inner += pile.size
        self.size = self.first + self.each * seats

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        for name, items in value.items():
            if items:
                start, pile, seat = self.starts[name]
                if seat >= 0:
                    start += self.first + (seat - viewer) % self.seats * self.each
                pile.write(items, out, at + start, viewer)

    def meaning(self) -> str:
        parts = [f"{name}: {pile.meaning()}" for name, pile in self.shared.items()]
        own = "; ".join(f"{name or 'known'}: {pile.meaning()}" for name, pile in self.own.items())
        return "; ".join([*parts, f"by seat {self.seats} × [{own}]"])


class Hashed(Feature):
    """Plain data of any form by feature hashing: a one at the place that CRC-32 of `path=value` gives each leaf."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, value: Any, out: Out, at: int, viewer: int) -> None:
        for path, leaf in _leaves(value):
            out[at + place_leaf(path, leaf, self.size)] = 1.0

    def meaning(self) -> str:
        return f"hashed into {self.size} places"


def place_leaf(path: str, value: object, size: int) -> int:
    """Where among so many places a leaf has its one."""
    return crc32(f"{path}={value}".encode()) % size


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _leaves(item, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for item in value:
            yield from _leaves(item, path)
    elif value is not None:
        yield path, value


def _some(words: Iterable[str]) -> str:
    listed = list(words)
    return ", ".join(listed if len(listed) <= 5 else [*listed[:3], "…", listed[-1]])
