"""The board of Unmatched in characters: lines between spaces, then the spaces over them. A line shows which way it
goes, so that one sees where lines only cross."""

from __future__ import annotations

from rich.text import Text

from ristal.cli.tui.layout import flow
from ristal.games.unmatched.arena import HIGH_GROUND
from ristal.games.unmatched.board import Board
from ristal.games.unmatched.view import FighterView, UnmatchedView
from ristal.text.games.unmatched import GameGuide
from ristal.text.types import SEATS

TALL, LOW = 25, 11  # rows of a board with two lines a space, and with one
LABEL = 8  # columns that a space takes
BRIEF = 3  # letters of a name on a low board
LEVEL, UPRIGHT, FALLING, RISING = "─", "│", "╲", "╱"  # as a line goes from left to right
ARROWS = {(0, 1): "→", (0, -1): "←", (1, 0): "↓", (-1, 0): "↑", (1, 1): "↘", (1, -1): "↙", (-1, 1): "↗", (-1, -1): "↖"}
PIECES = (LEVEL, UPRIGHT, FALLING, RISING, *ARROWS.values())
MOUTH = "∩"  # of the secret passages

Place = tuple[int, int]  # row and column


def draw_board(board: Board, view: UnmatchedView, game_text: GameGuide, width: int) -> list[Text]:
    """The board with its fighters; legal answers bear their numbers. Below it, if there are any, the neighbours that it
    has no room to join."""
    return _Canvas(board, view, game_text, width).with_unlined()


def draw_low(board: Board, view: UnmatchedView, game_text: GameGuide, width: int) -> list[Text]:
    """The same with a line a space."""
    return _LowCanvas(board, view, game_text, width).with_unlined()


def draw_zones(board: Board, game_text: GameGuide, width: int) -> Text:
    """What the letters of the zones stand for."""
    zones = [
        Text().append(letter, f"bold {zone.colour}").append(f" {zone.name[game_text.texts.language]}", "quiet")
        for zone, letter in zip(board.zones, game_text.zone_letters(board), strict=True)
    ]
    if board.passages:
        zones.append(Text(f"{MOUTH} {game_text.texts.say('unmatched-table-passage')}", "quiet"))
    if board.slopes:
        zones.append(Text(f"→ {game_text.texts.say('unmatched-table-slope')}", "quiet"))
    return flow(Text().append(f"{game_text.texts.say('unmatched-table-zones')}  ", "quiet"), zones, "  ", width, 2)


class _Canvas:
    """Two lines a space: its name with its zones, and who stands there."""

    rows = TALL

    def __init__(self, board: Board, view: UnmatchedView, game_text: GameGuide, width: int) -> None:
        self.board = board
        self.view = view
        self.texts = game_text.texts
        self.letters = game_text.zone_letters(board)
        self.width = width
        self.cells: dict[Place, tuple[str, str]] = {}
        self.level: set[Place] = set()  # where lines within a row go
        self.free: dict[int, int] = {}  # by row, the first column right of what is written there

    def with_unlined(self) -> list[Text]:
        """What is drawn, and the names of neighbours whose line labels cover."""
        drawn, names = self.drawn(), self.board.spaces
        pairs = [Text(f"{names[space]}–{names[other]}") for space, other in self.pairs() if self.hides(space, other)]
        label = Text().append(f"{self.texts.say('unmatched-table-unlined')} ", "quiet")
        return [drawn, flow(label, pairs, ", ", self.width, 2)] if pairs else [drawn]

    def drawn(self) -> Text:
        for pair in self.pairs():
            self._draw_line(*pair)
        self.draw_spaces()
        lines = [self._render_row(row) for row in range(self.rows)]
        while not lines[-1]:
            lines.pop()
        while not lines[0]:
            del lines[0]
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def pairs(self) -> list[tuple[int, int]]:
        """The spaces that are adjacent."""
        adjacent = self.board.adjacent
        return [(space, other) for space in range(len(adjacent)) for other in adjacent[space] if other > space]

    def hides(self, space: int, other: int) -> bool:
        """Whether labels leave nothing of the line between two spaces."""
        return all(self.cells[place][0] != piece for place, piece in self._find_pieces(space, other))

    def _render_row(self, row: int) -> Text:
        line = Text()
        for column in range(self.width):
            letter, style = self.cells.get((row, column), (" ", ""))
            line.append(letter, style)
        line.rstrip()
        return line

    def place(self, space: int) -> Place:
        """Row and column of the middle of a space."""
        return round(self.board.y[space] / self.board.height * (self.rows - 2)), self.column(space)

    def column(self, space: int) -> int:
        return round(self.board.x[space] / self.board.width * (self.width - LABEL)) + LABEL // 2

    def _draw_line(self, space: int, other: int) -> None:
        """A line over those that are level: where it crosses one, that has a gap."""
        if self.place(space)[0] == self.place(other)[0]:
            self.level.update(self._find_places(space, other))
        for place, piece in self._find_pieces(space, other):
            if self.cells.get(place, (LEVEL, ""))[0] == LEVEL:
                self.cells[place] = (piece, "quiet")

    def _find_pieces(self, space: int, other: int) -> list[tuple[Place, str]]:
        """What the line between two spaces looks like, place by place."""
        places = self._find_places(space, other)
        around = zip([places[0], *places], [*places[1:], places[-1]], strict=False)
        pieces = [(place, _find_piece(*ends)) for place, ends in zip(places, around, strict=False)]
        if arrow := self._find_arrow(space, other):
            middle = len(pieces) // 2
            pieces[middle] = (pieces[middle][0], arrow)
        return pieces

    def _find_arrow(self, space: int, other: int) -> str:
        """Down from high ground, where that adds to an attack."""
        if self.view["rulings"]["high-ground"] != HIGH_GROUND[0]:
            return ""
        for high, low in ((space, other), (other, space)):
            if self.board.falls(high, low):
                (row, column), (to_row, to_column) = self.place(high), self.place(low)
                return ARROWS[_sign(to_row - row), _sign(to_column - column)]
        return ""

    def _find_places(self, space: int, other: int) -> list[Place]:
        """Where the line between two spaces goes, from left to right."""
        start, end = sorted((self.place(space), self.place(other)), key=lambda place: place[::-1])
        down, right = end[0] - start[0], end[1] - start[1]
        steps = max(abs(down), right, 1)
        return [(round(start[0] + down * at / steps), round(start[1] + right * at / steps)) for at in range(steps + 1)]

    def draw_spaces(self) -> None:
        """From left to right, so that no label covers its neighbour."""
        for space in sorted(range(len(self.board.spaces)), key=self.column):
            row, middle = self.place(space)
            for line, shown in enumerate(self.labels(space), row):
                best = middle - len(shown) // 2
                column = max(self.free.get(line, 0), best)
                if line == row:
                    self._uncover(row, range(best, column))
                self.write(line, column, shown)
                self.free[line] = column + len(shown) + 1 if shown else self.free.get(line, 0)

    def _uncover(self, row: int, columns: range) -> None:
        """Where a label had to make way for its neighbour, ends of lines that it would cover lead nowhere."""
        for place in ((row, column) for column in columns):
            if self.cells.get(place, ("", ""))[0] in PIECES:
                self.cells[place] = (LEVEL, "quiet") if place in self.level else (" ", "")

    def labels(self, space: int) -> list[Text]:
        """What is written at a space, line by line."""
        fighter, number = self.standing(space), self.number(space)
        token = Text() if fighter is None else self.token(fighter, LABEL - len(number))
        return [self.named(space, " "), token.append_text(number)]

    def named(self, space: int, between: str) -> Text:
        """The name of a space and the letters of its zones."""
        name = self.board.spaces[space]
        line = Text(name, "legal" if name in self.view["legal"] else "bold")
        line.append(MOUTH if space in self.board.passages else "").append(between)
        for zone in self.board.zones_of[space]:
            line.append(self.letters[zone], f"bold {self.board.zones[zone].colour}")
        return line

    def standing(self, space: int) -> FighterView | None:
        name = self.board.spaces[space]
        return next((fighter for fighter in self.view["fighters"] if fighter["space"] == name), None)

    def token(self, fighter: FighterView, most: int) -> Text:
        """Whose fighter, and as much of its name as fits; the number of one of several stays."""
        called = self.texts.name(fighter["name"]).split()
        number = called.pop() if called[-1].isdigit() else ""
        short = called[-1][: most - 1 - len(number)] + number
        return Text(f"{SEATS[fighter['seat']]}{short}", f"seat{fighter['seat']} reverse")

    def number(self, space: int) -> Text:
        """The number of the answer that a space is."""
        legal, name = self.view["legal"], self.board.spaces[space]
        return Text(f"[{legal.index(name) + 1}]" if name in legal else "", "legal")

    def write(self, row: int, column: int, text: Text) -> None:
        column = max(0, min(self.width - len(text), column))
        for offset, letter in enumerate(text.plain):
            style = " ".join(str(span.style) for span in text.spans if span.start <= offset < span.end)
            self.cells[row, column + offset] = (letter, style or str(text.style))


class _LowCanvas(_Canvas):
    """One line a space."""

    rows = LOW

    def place(self, space: int) -> Place:
        lowest, highest = min(self.board.y), max(self.board.y)
        return round((self.board.y[space] - lowest) / max(highest - lowest, 1) * (LOW - 1)), self.column(space)

    def labels(self, space: int) -> list[Text]:
        fighter = self.standing(space)
        token = Text() if fighter is None else self.token(fighter, 1 + BRIEF)
        return [self.named(space, "").append_text(token).append_text(self.number(space))]


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)


def _find_piece(before: Place, after: Place) -> str:
    """What a line looks like between these two of its places."""
    down = after[0] - before[0]
    if down == 0:
        return LEVEL
    if after[1] == before[1]:
        return UPRIGHT
    return FALLING if down > 0 else RISING
