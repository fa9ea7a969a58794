"""Observations as bytes of float32, put together from segments that are made once.

A segment is what the declared encoding of a part writes for one value of it, so compiled code chooses segments and
never says what a number means.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ristal.adapters.encoding import Bag, Feature, Hashed, Number, OneOf, Row, Seat, Seats, Tally, place_leaf
from ristal.engine.zone import Zone, knows_of, may_know

FLOAT: Final = 4  # bytes
KEPT: Final = 1 << 14  # segments of a part whose values are many


def make_segment(feature: Feature, value: Any, viewer: int = 0) -> bytes:
    """The numbers that stand for a value, as bytes."""
    row = array("f", bytes(FLOAT * feature.size))
    feature.write(value, row, 0, viewer)
    return row.tobytes()


def fill(size: int) -> bytes:
    """So many zeros."""
    return bytes(FLOAT * size)


def make_segments(feature: Feature, values: Iterable[Any], viewer: int = 0) -> list[bytes]:
    return [make_segment(feature, value, viewer) for value in values]


def make_words(feature: Feature) -> dict[str, bytes]:
    """The segments of one of some words, by word; "" stands for none."""
    assert isinstance(feature, OneOf)
    made: dict[str, bytes] = {word: make_segment(feature, word) for word in feature.places}
    made[""] = fill(feature.size)
    return made


def make_numbered(feature: Feature, words: list[str]) -> list[bytes]:
    """The segments of these words by number, and last, at -1, that of none."""
    return [*make_segments(feature, words), fill(feature.size)]


def find_item(feature: Feature) -> Feature:
    """What a list is a list of."""
    assert isinstance(feature, Row)
    return feature.item


class Amounts:
    """The segments of a number."""

    def __init__(self, feature: Feature) -> None:
        assert isinstance(feature, Number)
        self.feature = feature
        self.made = make_segments(feature, range(feature.most + 1))

    def of(self, amount: int) -> bytes:
        if amount < 0:
            return make_segment(self.feature, amount)
        return self.made[amount] if amount < len(self.made) else self.made[-1]


class Kept:
    """The segments of a part whose values are too many to make beforehand: made when they are met first."""

    def __init__(self, feature: Feature) -> None:
        self.feature = feature
        self.none = fill(feature.size)
        self.made: dict[object, bytes] = {}

    def find(self, key: object) -> bytes | None:
        return self.made.get(key)

    def make(self, key: object, value: Any, viewer: int) -> bytes:
        if len(self.made) >= KEPT:
            self.made.clear()
        segment = self.made[key] = make_segment(self.feature, value, viewer)
        return segment

    def of(self, document: Mapping[str, object] | None, viewer: int) -> bytes:
        """The segment of a part of the view that was made for this."""
        if document is None:
            return self.none
        key = _make_key(document, viewer)
        segment = self.made.get(key)
        return self.make(key, document, viewer) if segment is None else segment


class Listed:
    """The segments of a list of parts of the view."""

    def __init__(self, row: Feature) -> None:
        assert isinstance(row, Row)
        self.item = Kept(row.item)
        self.length = row.length
        self.last = row.last
        self.gaps = [fill(row.item.size * count) for count in range(row.length + 1)]

    def write(self, documents: Sequence[Mapping[str, object]], viewer: int, parts: list[bytes]) -> None:
        count = len(documents)
        if count > self.length:
            documents = documents[-self.length :] if self.last else documents[: self.length]
            count = self.length
        for document in documents:
            parts.append(self.item.of(document, viewer))
        parts.append(self.gaps[self.length - count])


def _make_key(document: Mapping[str, object], viewer: int) -> tuple[object, ...]:
    key: list[object] = [viewer]
    for value in document.values():
        key.append(_freeze(value))
    return tuple(key)


def _freeze(value: object) -> object:
    """The same as something that can be a key."""
    if isinstance(value, list):
        return tuple([_freeze(item) for item in value])
    if isinstance(value, dict):
        return tuple([_freeze(item) for item in value.values()])
    return value


class SeatSegments:
    """The segments of one seat, and of several, as each viewer counts them."""

    def __init__(self, seats: int) -> None:
        masks = [[seat for seat in range(seats) if mask >> seat & 1] for mask in range(1 << seats)]
        self.one = [make_segments(Seat(seats), range(seats), viewer) for viewer in range(seats)]
        self.several = [make_segments(Seats(seats), masks, viewer) for viewer in range(seats)]
        self.nobody = fill(seats)

    def of(self, seat: int, viewer: int) -> bytes:
        return self.nobody if seat < 0 else self.one[viewer][seat]

    def of_all(self, seats: Iterable[int], viewer: int) -> bytes:
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        return self.several[viewer][mask]

    def of_mask(self, mask: int, viewer: int) -> bytes:
        return self.several[viewer][mask]


class Counts:
    """Segments of counts of so many kinds; what is 0 costs nothing."""

    def __init__(self, kinds: int, shares: list[bytes]) -> None:
        self.shares = shares  # of a count
        self.gaps = [fill(length) for length in range(kinds + 1)]
        self.most = len(shares) - 1

    def write(self, counts: list[int], parts: list[bytes]) -> None:
        gap = 0
        for count in counts:
            if count == 0:
                gap += 1
            else:
                if gap:
                    parts.append(self.gaps[gap])
                    gap = 0
                parts.append(self.shares[count if count < self.most else self.most])
        if gap:
            parts.append(self.gaps[gap])


def make_shares(feature: Feature, item: Any, at: int, most: int) -> list[bytes]:
    """What stands at a place of a feature for none of an item, for one, and so on until it changes no more."""
    begin = FLOAT * at
    return [make_segment(feature, [item] * count)[begin : begin + FLOAT] for count in range(2 * most + 2)]


class Heaps:
    """The segments of a pile: how many there are of each word, how many the viewer may not know, how many in all."""

    def __init__(self, bag: Feature, names: list[str]) -> None:
        """`names` are those of the items by number; what no bag holds has no place."""
        assert isinstance(bag, Bag)
        self.places: list[int] = [bag.places.get(name, bag.words) for name in names]
        self.words = bag.words
        self.counts = Counts(bag.words, make_shares(bag, next(iter(bag.places)), 0, bag.copies))
        self.nothing = fill(bag.size)
        longest = bag.most
        self.unknown = [make_segment(bag, [None] * count) for count in range(longest + 1)]
        tail = FLOAT * bag.words
        self.hidden = [segment[tail : tail + FLOAT] for segment in self.unknown]
        self.all = [segment[tail + FLOAT :] for segment in self.unknown]
        self.longest = longest

    def write(self, zone: Zone, viewer: int, parts: list[bytes]) -> None:
        """What the viewer may know of a zone."""
        items = zone.items
        length = len(items)
        if length == 0:
            parts.append(self.nothing)
        elif zone.sees >> viewer & 1:
            self.write_items(items, 0, parts)
        elif zone.marks is None:
            parts.append(self.unknown[length if length < self.longest else self.longest])
        else:
            seen: list[int] = []
            for place in range(length):
                if may_know(viewer, zone, place):
                    seen.append(items[place])
            self.write_items(seen, length - len(seen), parts)

    def write_items(self, items: list[int], hidden: int, parts: list[bytes]) -> None:
        """These items, and so many that the viewer may not know."""
        counts = [0] * self.words
        for item in items:
            counts[self.places[item]] += 1
        self.counts.write(counts, parts)
        longest = self.longest
        length = len(items) + hidden
        parts.append(self.hidden[hidden if hidden < longest else longest])
        parts.append(self.all[length if length < longest else longest])

    def write_known(self, zones: list[Zone], group: int, viewer: int, parts: list[bytes]) -> None:
        """What the viewer knows to be in a group of zones, without knowing where."""
        found: list[int] = []
        for zone in zones:
            if zone.marks is not None and zone.group == group:
                for place in range(len(zone.items)):
                    if knows_of(viewer, zone, place):
                        found.append(zone.items[place])
        if found:
            self.write_items(found, 0, parts)
        else:
            parts.append(self.nothing)


class Tallies:
    """The segments of how often each value occurs."""

    def __init__(self, tally: Tally) -> None:
        self.counts = Counts(tally.size, make_shares(tally, 1, 0, tally.most))

    def write(self, counts: list[int], parts: list[bytes]) -> None:
        self.counts.write(counts, parts)


class Details:
    """The segments of what a question tells beside its name."""

    def __init__(self, hashed: Hashed) -> None:
        self.hashed = hashed
        self.words: dict[str, dict[str, int]] = {}  # the place of a leaf, by path and value
        self.numbers: dict[str, dict[int, int]] = {}
        self.made: dict[tuple[int, ...], bytes] = {}

    def of(self, details: dict[str, object]) -> bytes:
        places: list[int] = []
        for key, value in details.items():
            self._add(key, value, places)
        key_of_places = tuple(places)
        segment = self.made.get(key_of_places)
        if segment is None:
            if len(self.made) >= KEPT:
                self.made.clear()
            segment = self.made[key_of_places] = make_segment(self.hashed, details)
        return segment

    def _add(self, path: str, value: object, places: list[int]) -> None:
        if isinstance(value, str):
            words = self.words.get(path)
            if words is None:
                words = self.words[path] = {}
            place = words.get(value, -1)
            if place < 0:
                place = words[value] = place_leaf(path, value, self.hashed.size)
            places.append(place)
        elif isinstance(value, bool):
            self._add(path, "True" if value else "False", places)
        elif isinstance(value, int):
            numbers = self.numbers.get(path)
            if numbers is None:
                numbers = self.numbers[path] = {}
            place = numbers.get(value, -1)
            if place < 0:
                place = numbers[value] = place_leaf(path, value, self.hashed.size)
            places.append(place)
        elif isinstance(value, list):
            for item in value:
                self._add(path, item, places)
        elif isinstance(value, dict):
            for key, item in value.items():
                self._add(f"{path}.{key}", item, places)
