"""Chapter «Ячейки и зоны»: the board as a graph of spaces, coloured into zones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ristal.content import Reader, Source
from ristal.engine.notation import Answer

MOST_SPACES: Final = 60  # spaces are kept as bits of a whole number
FACTS: Final = ("name", "spaces", "edges", "zones", "starts")


class BoardZone:
    """§R29 All spaces of a colour, however far apart."""

    def __init__(self, page: Reader) -> None:
        self.id = page.identity()
        self.name = page.names()
        self.letter = page.text("letter")
        self.colour = page.text("colour")
        page.done()


class Board:
    """§R25 §R26 §R30 Round spaces, at most one fighter each; a line makes two adjacent, §R34 of one zone or not, and
    lines that cross join nothing (§R28); a space of several colours is in each of their zones. §R32 One for both
    sides."""

    def __init__(self, source: Source, file: str) -> None:
        page = source.read(file)
        self.id = page.identity(reserved=("random",))
        self.name = page.names()
        self.width = page.number("width", 1, 10_000)
        self.height = page.number("height", 1, 10_000)
        self.provenance = page.provenance(FACTS)
        self.zones = [BoardZone(zone) for zone in page.tables("zone")]
        if len({zone.id for zone in self.zones}) != len(self.zones):
            raise page.wrong("zone", "every zone needs an id of its own")
        spaces = page.tables("space")
        if len(spaces) > MOST_SPACES:
            raise page.wrong("space", f"a board has at most {MOST_SPACES} spaces, this has {len(spaces)}")
        self.spaces: list[str] = [space.identity() for space in spaces]
        self.number: dict[str, int] = {space: i for i, space in enumerate(self.spaces)}
        if len(self.number) != len(self.spaces):
            raise page.wrong("space", "every space needs an id of its own")
        self.x: list[int] = []
        self.y: list[int] = []
        self.zones_of: list[list[int]] = []
        self.adjacent: list[list[int]] = []
        for space in spaces:
            self._read_space(space)
        self._check_edges(spaces)
        self.starts: list[int] = [self._space(page, "starts", start) for start in page.texts("starts")]
        if len(self.starts) < 2 or len(set(self.starts)) != len(self.starts):
            raise page.wrong("starts", "at least two different start spaces are expected")
        page.done()
        count = len(self.spaces)
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
            raise space.wrong("zones", f"at least one of {', '.join(zones)} is expected, not {colours!r}")
        self.zones_of.append([zones.index(colour) for colour in colours])
        self.adjacent.append([self._space(space, "adjacent", other) for other in space.texts("adjacent")])
        space.done()

    def _space(self, page: Reader, field: str, name: str) -> int:
        if name not in self.number:
            raise page.wrong(field, f"there is no space {name!r} on this board")
        return self.number[name]

    def _check_edges(self, spaces: list[Reader]) -> None:
        for i, others in enumerate(self.adjacent):
            for other in others:
                if other == i:
                    raise spaces[i].wrong("adjacent", f"{self.spaces[i]!r} is no neighbour of itself")
                if i not in self.adjacent[other]:
                    name = self.spaces[other]
                    raise spaces[i].wrong("adjacent", f"{name!r} does not list {self.spaces[i]!r}: a line has two ends")
        reached = {0}
        edge = [0]
        while edge:
            for other in self.adjacent[edge.pop()]:
                if other not in reached:
                    reached.add(other)
                    edge.append(other)
        for i, space in enumerate(spaces):
            if i not in reached:
                raise space.wrong("adjacent", f"{self.spaces[i]!r} cannot be reached from {self.spaces[0]!r}")

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
