"""The table of «Встречный бой»: the field between the two players, and the card that is being decided."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ristal.cli.boards import Holding, Pile, discards
from ristal.engine.game import Game
from ristal.games.vstrechny import VstrechnyGame
from ristal.games.vstrechny.army import Unit
from ristal.games.vstrechny.field import CELL_NAMES, COLUMNS, ROWS
from ristal.games.vstrechny.view import VstrechnyView
from ristal.text import Translator
from ristal.text.game_text import GameText
from ristal.text.questions import question_name, text_detail
from ristal.text.types import SEATS

FORWARD = ("↑", "↓")
DOUBT = {"reconstructed": "†", "inferred": "‡"}  # as on the page of the rules
SIDE = 24  # columns for the players, beside the field
NARROWEST, WIDEST = 8, 22  # a cell


class Drawing:
    def __init__(self, game: Game, game_text: GameText) -> None:
        assert isinstance(game, VstrechnyGame)
        self.units = game.armies.by_id
        self.game_text = game_text
        self.texts = game_text.texts

    def tables(self, view: VstrechnyView, players: list[str], width: int, height: int) -> list[RenderableType]:
        """With the discard piles; without lines between the rows; for need without the piles."""
        table, low = (self._draw_table(view, players, width, lined) for lined in (True, False))
        piles = self._draw_discards(view)
        return [Group(table, *piles), Group(low, *piles), low] if piles else [table, low]

    def holds(self, view: VstrechnyView, seat: int) -> Holding:
        units = [piece["unit"] for piece in view["field"] if piece is not None and piece["seat"] == seat]
        if (moving := _find_moving(view)) is not None and seat in view["asked"]:
            units.insert(0, moving)
        return Holding([], view["zones"].get(f"hand-{seat}", []), units)

    def piles(self, view: VstrechnyView) -> list[Pile]:
        return discards(view["zones"])

    def _draw_table(self, view: VstrechnyView, players: list[str], width: int, lined: bool) -> RenderableType:
        frame = COLUMNS + 1 + 2  # the lines of the field and the numbers of its rows
        beside = (width - frame - SIDE - 2) // COLUMNS
        if beside >= 14:
            cell = min(beside, WIDEST)
            grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
            grid.add_column(width=cell * COLUMNS + frame, no_wrap=True)
            grid.add_column()
            grid.add_row(self._draw_field(view, cell, lined), self._draw_players(view, players))
            return grid
        cell = max(NARROWEST, min((width - frame) // COLUMNS, WIDEST))
        return Group(self._draw_field(view, cell, lined), self._draw_players(view, players))

    # The field

    def _draw_field(self, view: VstrechnyView, width: int, lined: bool) -> Text:
        """Rows from the far one to the near one; the front and the edges are drawn always."""
        lines = [_draw_line_above(width)]
        for row in reversed(range(ROWS)):
            cells = [self._draw_cell(view, row * COLUMNS + column, width) for column in range(COLUMNS)]
            for part, label in enumerate((f"{row + 1} ", "  ")):
                bar = Text("│", "quiet")
                lines.append(Text.assemble(label, bar, *(piece for cell in cells for piece in (cell[part], bar))))
            if lined or row in _LINES:
                lines.append(Text(_draw_line_below(row, width), "quiet"))
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _draw_cell(self, view: VstrechnyView, cell: int, width: int) -> tuple[Text, Text]:
        """Two lines: whose unit it is, and what it can do; a legal answer bears its number."""
        piece, name = view["field"][cell], CELL_NAMES[cell]
        if piece is None:
            first, second = Text(f" {name}", "quiet"), Text(" ")
        else:
            unit, seat = self.units[piece["unit"]], piece["seat"]
            called = self.texts.name(unit.id)
            space = " " if len(called) + 2 <= width else ""
            first = Text(f"{SEATS[seat]}{space}{called}", f"seat{seat}")
            second = Text(" ").append_text(_draw_facts(unit, seat, self.texts))
        if name in view["legal"]:
            mark = f"[{view['legal'].index(name) + 1}]"
            second = _fit(second, width - len(mark)).append(mark, "legal")
        return _fit(first, width), _fit(second, width)

    # The players and the card

    def _draw_players(self, view: VstrechnyView, players: list[str]) -> RenderableType:
        above, below = self._draw_player(view, 1, players), self._draw_player(view, 0, players)
        return Group(above, Text(), *self._draw_card(view), below)

    def _draw_player(self, view: VstrechnyView, seat: int, players: list[str]) -> Text:
        zones = view["zones"]
        line = Text().append(self.game_text.seat_names(view)[seat], f"seat{seat}")
        if players[seat]:
            line.append(f" ({players[seat]})")
        line.append("\n" + self.texts.say("vstrechny-table-reserve", count=len(zones[f"reserve-{seat}"])))
        if f"hand-{seat}" in zones:
            line.append("\n" + _write_pile("vstrechny-table-hand", zones[f"hand-{seat}"], self.texts))
        return line

    def _draw_discards(self, view: VstrechnyView) -> list[Text]:
        piles = [(seat, view["zones"][f"discard-{seat}"]) for seat in (1, 0)]
        return [
            Text.assemble((SEATS[seat], f"seat{seat}"), " ", _write_pile("vstrechny-table-discard", pile, self.texts))
            for seat, pile in piles
            if pile
        ]

    def _draw_card(self, view: VstrechnyView) -> list[RenderableType]:
        """The unit that the open question is about, with its facts in words."""
        if not (about := text_detail(view, "unit")):
            return []
        unit, seat, question = self.units[about], view["asked"][0], question_name(view)
        kind = "pushed" if question == "PushUnit" else "goes-on" if question == "GoOn" else "new"
        doubt = {fact: DOUBT.get(origin, "") for fact, origin in unit.provenance.items()}
        line = Text(self.texts.say("vstrechny-table-card", kind=kind, cell=text_detail(view, "cell")) + "\n")
        line.append(f"{SEATS[seat]} {self.texts.name(unit.id)} ", f"seat{seat}").append_text(_draw_arrow(unit, seat))
        facts = self.texts.say(
            "vstrechny-table-facts",
            attack=f"{unit.attack}{doubt['attack']}",
            counter=f"{unit.counter}{doubt['counter']}",
            ways="three" if unit.three_ways else "one",
            arrow_doubt=doubt["arrow"],
            steps="two" if unit.underlined else "one",
            steps_doubt=doubt["steps"],
            elite=unit.elite,
            elite_doubt=doubt["elite"],
        )
        return [line.append(f"\n{facts}"), Text()]


def _find_moving(view: VstrechnyView) -> str | None:
    """The unit that the open question is about, while it is off the field: new, or pushed from its cell."""
    return None if question_name(view) == "GoOn" else text_detail(view, "unit") or None


def _write_pile(message: str, cards: list[str | None], texts: Translator) -> str:
    """A pile in words: how many cards, and which, as far as they are known."""
    known = Counter(texts.name(card) for card in cards if card is not None)
    names = ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in known.items())
    return texts.say(message, count=len(cards)) + (f": {names}" if names else "")


def _draw_facts(unit: Unit, seat: int, texts: Translator) -> Text:
    """Attack and counter, then the arrow."""
    strengths = texts.say("vstrechny-table-strengths", attack=unit.attack, counter=unit.counter)
    return Text(strengths + " ").append_text(_draw_arrow(unit, seat))


def _draw_arrow(unit: Unit, seat: int) -> Text:
    """Where a unit goes (underlined and ² for two steps), and the star of the elite."""
    ways = f"←{FORWARD[seat]}→" if unit.three_ways else FORWARD[seat]
    arrow = Text().append(ways, "underline" if unit.underlined else "").append("²" if unit.underlined else "")
    return arrow.append(" ★" if unit.elite else "")


def _fit(text: Text, width: int) -> Text:
    text.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return text


def _draw_line_above(width: int) -> Text:
    """The line over the field, with the letters of the columns."""
    line = Text("  ┌" + "┬".join(f" {letter} ".center(width, "─") for letter in "abc") + "┐", "quiet")
    line.highlight_regex("[abc]", "not dim")
    return line


_LINES = {0: ("└", "─", "┴", "┘"), ROWS // 2: ("╞", "═", "╪", "╡")}


def _draw_line_below(row: int, width: int) -> str:
    """The line under a row: the front between the two halves is double."""
    left, line, cross, right = _LINES.get(row, ("├", "─", "┼", "┤"))
    return "  " + left + cross.join([line * width] * COLUMNS) + right
