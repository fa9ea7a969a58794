"""Chapter «Ячейки и зоны»: the board as a graph of spaces, coloured into zones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ristal.content import Reader, Source
from ristal.content.reader import LANGUAGES
from ristal.engine.errors import Phrase
from ristal.engine.notation import Answer

MOST_SPACES: Final = 60  # spaces are kept as bits of a whole number
FACTS: Final = ("name", "spaces", "edges", "zones", "starts")
LEFT_OUT: Final = ("doors", "passages")  # §R34c what a board may have in its box and lacks here


class BoardZone:
    """§R29 All spaces of a colour, however far apart."""

    def __init__(self, page: Reader) -> None:
        self.id = page.identity()
        self.name = page.names()
        self.letter: dict[str, str] = self._letters(page)  # by language
        self.colour = page.text("colour")
        page.done()

    def _letters(self, page: Reader) -> dict[str, str]:
        """One for each language, or one for all."""
        if isinstance(page.data.get("letter"), dict):
            return page.names("letter")
        return dict.fromkeys(LANGUAGES, page.text("letter"))


class Board:
    """§R25 §R26 §R30 Round spaces, at most one fighter each; a line makes two adjacent, §R34 of one zone or not, and
    lines that cross join nothing (§R28); a space of several colours is in each of their zones. §R32 One for both
    sides. §R34a Secret passages join for moves alone. §R34b From a high space one strikes down harder."""

    def __init__(self, source: Source, file: str) -> None:
        page = source.read(file)
        self.id = page.identity(reserved=("random",))
        self.name = page.names()
        self.width = page.number("width", 1, 10_000)
        self.height = page.number("height", 1, 10_000)
        own = [fact for fact in ("passages", "slopes") if page.has(fact)]
        self.provenance = page.provenance([*FACTS, *own])
        self.left_out = page.choice("left-out", LEFT_OUT) if page.has("left-out") else ""
        self.zones = [BoardZone(zone) for zone in page.tables("zone")]
        if len({zone.id for zone in self.zones}) != len(self.zones):
            raise page.wrong("zone", "wrong-own-ids")
        spaces = page.tables("space")
        if len(spaces) > MOST_SPACES:
            raise page.wrong("space", "unmatched-wrong-many-spaces", most=MOST_SPACES, count=len(spaces))
        self.spaces: list[str] = [space.identity() for space in spaces]
        self.number: dict[str, int] = {space: i for i, space in enumerate(self.spaces)}
        if len(self.number) != len(self.spaces):
            raise page.wrong("space", "wrong-own-ids")
        self.x: list[int] = []
        self.y: list[int] = []
        self.zones_of: list[list[int]] = []
        self.adjacent: list[list[int]] = []
        for space in spaces:
            self._read_space(space)
        self._check_edges(spaces)
        self.starts: list[int] = [self._space(page, "starts", start) for start in page.texts("starts")]
        if len(self.starts) < 2 or len(set(self.starts)) != len(self.starts):
            raise page.wrong("starts", "unmatched-wrong-starts")
        self.passages: list[int] = self._read_passages(page)
        self.slopes: list[tuple[int, int]] = self._read_slopes(page)
        page.done()
        count = len(self.spaces)
        self.ways: list[list[int]] = [self._ways(i) for i in range(count)]  # where a move may lead in a step
        self.below: list[int] = [sum(1 << low for high, low in self.slopes if high == i) for i in range(count)]
        self.answers: list[Answer] = [Answer(space, i) for i, space in enumerate(self.spaces)]
        self.bit: list[int] = [1 << i for i in range(count)]  # each space alone as a mask
        self.next_to: list[int] = [sum(1 << other for other in self.adjacent[i]) for i in range(count)]
        self.in_zone: list[int] = [self._sharing(i) for i in range(count)]  # §R33

    def _read_space(self, space: Reader) -> None:
        zones = [zone.id for zone in self.zones]
        self.x.append(space.number("x", 0, self.width))
        self.y.append(space.number("y", 0, self.height))
        colours = space.texts("zones")
        if not colours or any(colour not in zones for colour in colours):
            raise space.unexpected("zones", Phrase("wrong-expected-some", choices=list(zones)), colours)
        self.zones_of.append([zones.index(colour) for colour in colours])
        self.adjacent.append([self._space(space, "adjacent", other) for other in space.texts("adjacent")])
        space.done()

    def _space(self, page: Reader, field: str, name: str) -> int:
        if name not in self.number:
            raise page.wrong(field, "unmatched-wrong-no-space", space=name)
        return self.number[name]

    def _read_passages(self, page: Reader) -> list[int]:
        """§R34a The spaces with a mouth of the secret passages."""
        if not page.has("passages"):
            return []
        found = [self._space(page, "passages", space) for space in page.texts("passages")]
        if len(found) < 2 or len(set(found)) != len(found):
            raise page.wrong("passages", "unmatched-wrong-passages")
        return found

    def _read_slopes(self, page: Reader) -> list[tuple[int, int]]:
        """§R34b "high low": a high space, and one beside it that lies lower."""
        found: list[tuple[int, int]] = []
        for line in page.texts("slopes") if page.has("slopes") else ():
            ends = [self._space(page, "slopes", space) for space in line.split()]
            if len(ends) != 2 or ends[1] not in self.adjacent[ends[0]]:
                raise page.wrong("slopes", "unmatched-wrong-slope", line=line)
            found.append((ends[0], ends[1]))
        return found

    def _ways(self, space: int) -> list[int]:
        """§R34a The spaces beside it, and from a mouth of the passages the other mouths."""
        if space not in self.passages:
            return self.adjacent[space]
        beside = self.adjacent[space]
        return [*beside, *(mouth for mouth in self.passages if mouth != space and mouth not in beside)]

    def falls(self, space: int, other: int) -> bool:
        """§R34b Whether one looks down from a space on the other; not from off the board."""
        return space >= 0 and other >= 0 and bool((self.below[space] >> other) & 1)

    def _check_edges(self, spaces: list[Reader]) -> None:
        for i, others in enumerate(self.adjacent):
            for other in others:
                if other == i:
                    raise spaces[i].wrong("adjacent", "unmatched-wrong-own-neighbour", space=self.spaces[i])
                if i not in self.adjacent[other]:
                    name = self.spaces[other]
                    raise spaces[i].wrong("adjacent", "unmatched-wrong-two-ends", space=name, other=self.spaces[i])
        reached = {0}
        edge = [0]
        while edge:
            for other in self.adjacent[edge.pop()]:
                if other not in reached:
                    reached.add(other)
                    edge.append(other)
        for i, space in enumerate(spaces):
            if i not in reached:
                raise space.wrong("adjacent", "unmatched-wrong-unreached", space=self.spaces[i], other=self.spaces[0])

    def _sharing(self, space: int) -> int:
        """§R33 The spaces that have a colour in common with this one, itself among them."""
        mask = 0
        for other, zones in enumerate(self.zones_of):
            for zone in zones:
                if zone in self.zones_of[space]:
                    mask |= 1 << other
        return mask


def spaces_in(mask: int) -> list[int]:
    """The spaces of a mask, in the order of the board."""
    found: list[int] = []
    left: i64 = mask
    space = 0
    while left:
        if left & 1:
            found.append(space)
        left >>= 1
        space += 1
    return found
