"""What has room on a screen: all that is new first, then the question, then as much of the table as fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

LAST_NEWS = 4  # lines of the latest news that have room even where most are left out


class Variants:
    """Something that can be shown in several ways, the roomiest first; alone it is shown in the first."""

    def __init__(self, ways: Sequence[RenderableType]) -> None:
        self.ways = ways

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.ways[0]

    def way(self, number: int) -> RenderableType:
        """The way of this number, or the last one."""
        return self.ways[min(number, len(self.ways) - 1)]


class Hanging:
    """A text whose further lines are indented, so that one sees where the next begins."""

    def __init__(self, text: Text, indent: int) -> None:
        self.text = text
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        first = self.text.wrap(console, options.max_width)[0]
        yield first
        rest = self.text[len(first) :]
        if rest.plain.strip():
            rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
            yield Padding(rest, (0, 0, 0, self.indent))


class Layout:
    """A table that may be drawn in several ways, the news, and what stands below them. The last way of a table is for
    need only: it may leave something out, and a line then says so."""

    def __init__(self, console: Console, tables: Sequence[RenderableType], below: Sequence[RenderableType]) -> None:
        self._console = console
        self._tables = tables
        self._below = below
        self._table_heights: dict[int, int] = {}  # drawing is slow

    def height(self, part: RenderableType) -> int:
        return len(self._console.render_lines(part, pad=False))

    def _table_height(self, at: int) -> int:
        if at not in self._table_heights:
            self._table_heights[at] = self.height(self._tables[at])
        return self._table_heights[at]

    def fitting(self, news: Sequence[Text], live: int) -> tuple[RenderableType, list[Text], list[RenderableType]]:
        """The roomiest table, the news and what stands below, within so many lines. At the worst the news are cut:
        only their last lines keep room from what stands below."""
        packed = pack(news, self._console.width)
        items = [(lines, sum(map(self.height, lines))) for lines in (list(news), packed)]
        below = [self._choose_variants(way) for way in range(self._most() + 1)]
        taken = [sum(map(self.height, parts)) for parts in below]
        for at, way in self._orders():
            for lines, height in items:
                if self._table_height(at) + height + taken[way] <= live:
                    return self._tables[at], lines, below[way]
        left = live - self._table_height(len(self._tables) - 1) - LAST_NEWS
        close = range(1, len(taken))  # the roomiest way is not worth news
        best = next((way for way in close if taken[way] <= left), taken.index(min(taken)))
        return self._tables[-1], packed, below[best]

    def _orders(self) -> Iterator[tuple[int, int]]:
        """Ways to draw the table and what stands below it, the best first."""
        last = len(self._tables) - 1
        for tables in (range(max(last, 1)), (last,)):
            for way in range(self._most() + 1):
                for at in tables:
                    yield at, way

    def _most(self) -> int:
        return max((len(part.ways) - 1 for part in self._below if isinstance(part, Variants)), default=0)

    def _choose_variants(self, way: int) -> list[RenderableType]:
        return [part.way(way) if isinstance(part, Variants) else part for part in self._below]


def pack(lines: Sequence[Text], width: int) -> list[Text]:
    """Short lines together in one, as long as they fit; the same line again and again is counted."""
    packed: list[Text] = []
    for line in _count_repeats(lines):
        if packed and packed[-1].cell_len + line.cell_len + 2 <= width:
            packed[-1] = Text.assemble(packed[-1], "  ", line)
        else:
            packed.append(line)
    return packed


def _count_repeats(lines: Sequence[Text]) -> Iterator[Text]:
    for _, same in groupby(lines, key=lambda line: line.plain):
        first, *others = same
        yield Text.assemble(first, f" ×{len(others) + 1}") if others else first


def flow(label: Text, items: Sequence[Text], between: str, width: int, indent: int) -> Text:
    """Items behind a label, one after another; no item is broken, and further lines are indented."""
    shown, length = label.copy(), label.cell_len
    for place, item in enumerate(items):
        more = item.cell_len + (len(between) if place else 0)
        sign = len(between.rstrip()) if place < len(items) - 1 else 0  # ends the line, should the next item not fit
        if place and length + more + sign > width:
            shown.append(f"{between.rstrip()}\n{' ' * indent}", "none")
            length = indent + item.cell_len
        else:
            shown.append(between if place else "", "none")
            length += more
        shown.append_text(item)
    return shown
