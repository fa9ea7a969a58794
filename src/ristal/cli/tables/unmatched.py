"""The table of Unmatched: the board with its zones, the fighters and their health, hands and piles."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from ristal.cli.tables import View
from ristal.engine.game import Game
from ristal.games.unmatched import UnmatchedGame
from ristal.games.unmatched.board import Board
from ristal.games.unmatched.hero import Card
from ristal.wording import Speech
from ristal.wording.guide import SEATS, Guide
from ristal.wording.guides.unmatched import GameGuide

ROWS, WIDEST, NARROWEST = 25, 110, 60
LABEL = 8  # columns that a space takes
BAR = 9  # the longest bar of health
ROOMY = 50  # lines of a screen on which character cards and hands are told in full
COLOURS = {"attack": "red", "defence": "blue", "versatile": "magenta", "scheme": "yellow"}


class Drawing:
    def __init__(self, game: Game, guide: Guide) -> None:
        assert isinstance(game, UnmatchedGame)
        assert isinstance(guide, GameGuide)
        self.game = game
        self.guide = guide
        self.texts = guide.texts

    def table(self, view: View, sitters: list[str], width: int) -> RenderableType:
        return _Fitting(self, view, sitters, width)

    def parts(self, view: View, sitters: list[str], width: int, roomy: bool) -> RenderableType:
        """The whole table; a roomy screen has place for the texts of heroes and cards."""
        board = self.game.boards[view["board"]]
        parts: list[RenderableType] = []
        if width >= NARROWEST:
            parts.append(_Canvas(board, view, self.texts, min(width - 1, WIDEST)).drawn())
        parts.append(_zones(board, self.texts))
        parts.append(self._players(view, sitters, width, roomy))
        if roomy:
            parts += self._hands(view)
        return Group(*parts, *self._played(view))

    # The players

    def _players(self, view: View, sitters: list[str], width: int, roomy: bool) -> RenderableType:
        columns = 1 if width < NARROWEST else 2
        grid = Grid.grid(padding=(0, 3, 0, 0))
        told = [self._player(view, seat, sitters, roomy) for seat in range(len(view["heroes"]))]
        for first in range(0, len(told), columns):
            grid.add_row(*told[first : first + columns])
        return grid

    def _player(self, view: View, seat: int, sitters: list[str], roomy: bool) -> Text:
        hero = self.game.heroes[view["heroes"][seat]]
        told = Text().append(self.guide.seat_names(view)[seat], f"seat{seat}")
        if sitters[seat]:
            told.append(f" ({sitters[seat]})")
        if view["sizes"][seat] != "none":
            told.append(" " + self.texts.say(f"unmatched-answer-{view['sizes'][seat]}"))
        told.append(" " + self.texts.say("unmatched-table-move", move=hero.move), "quiet")
        if seat == view["active"] and view["actions"] and view["result"] is None:
            told.append(" " + self.texts.say("unmatched-table-actions", count=view["actions"]), "asked")
        if view["out"][seat]:
            told.append(" " + self.texts.say("unmatched-table-out"))
        if roomy:
            told.append("\n  " + self.guide.ability(hero, view["rulings"]), "quiet")
        for fighter in view["fighters"]:
            if fighter["seat"] == seat:
                told.append("\n  ").append_text(self._fighter(view, fighter, roomy))
        return self._piles(view, seat, told, roomy)

    def _fighter(self, view: View, fighter: dict[str, Any], roomy: bool) -> Text:
        most = fighter["max_health"]
        filled = round(BAR * fighter["health"] / most)
        told = Text(f"{self.texts.name(fighter['name'])} ")
        told.append(f"♥{fighter['health']}/{most} ", f"seat{fighter['seat']}")
        told.append("█" * filled + "░" * (BAR - filled), f"seat{fighter['seat']}")
        told.append(f" {fighter['space'] or self.texts.say('unmatched-table-off-board')}")
        if roomy:
            _, kind = self.guide.fighters[fighter["kind"]]
            told.append(f" {self.guide.attack_type(kind)}", "quiet")
        if view["combat"] is not None and fighter["name"] in view["combat"]["protected"]:
            told.append(" " + self.texts.say("unmatched-table-protected"), "asked")
        return told

    def _piles(self, view: View, seat: int, told: Text, roomy: bool) -> Text:
        piles = {pile: view["zones"][f"{pile}-{seat}"] for pile in ("deck", "hand", "discard")}
        counts: dict[str, object] = {pile: len(cards) for pile, cards in piles.items()}
        told.append("\n  " + self.texts.say("unmatched-table-piles", **counts))
        known = [card for card in piles["hand"] if card is not None]
        if known and not roomy:
            told.append("\n  " + self.texts.say("unmatched-table-hand", cards=""))
            told.append_text(self._counted(view, seat, known))
        if piles["discard"]:
            told.append("\n  " + self.texts.say("unmatched-table-discard", cards=""), "quiet")
            told.append_text(self._counted(view, seat, piles["discard"]))
        return told

    # Cards

    def _counted(self, view: View, seat: int, cards: list[str]) -> Text:
        """Cards with the colours of their types; copies together."""
        told = []
        for card, count in Counter(cards).items():
            found = self.guide.card_of(seat, view, card)
            name = self.texts.name(card) + ("" if count == 1 else f" ×{count}")
            told.append(Text("■", COLOURS[found.type] if found else "").append(name, "default"))
        return Text(", ").join(told)

    def _hands(self, view: View) -> list[RenderableType]:
        """Hands that the viewer knows: a card a line, with its text."""
        told: list[RenderableType] = []
        for seat, name in enumerate(self.guide.seat_names(view)):
            known = Counter(card for card in view["zones"][f"hand-{seat}"] if card is not None)
            if known:
                title = f"{name}. {self.texts.say('unmatched-table-hand', cards='')}".rstrip()
                told.append(Text(title, f"seat{seat}"))
            for card_id, count in known.items():
                card = self.guide.card_of(seat, view, card_id)
                if card is not None:
                    told.append(self._card(view, card, count))
        return told

    def _card(self, view: View, card: Card, count: int = 1) -> Text:
        told = Text("  ").append("■ ", COLOURS[card.type]).append(self.texts.name(card.id), "bold")
        told.append("" if count == 1 else f" ×{count}").append(f" ({self.guide.card_facts(card)}; ")
        told.append(f"{self.guide.user(card)}) ").append(self.guide.card_text(card, view["rulings"]), "quiet")
        return told

    # What is being played

    def _played(self, view: View) -> list[RenderableType]:
        told: list[RenderableType] = []
        if view["combat"] is not None:
            told.append(self._combat(view, view["combat"]))
        if view["scheme"] is not None:
            scheme = view["scheme"]
            card = self.guide.card_of(scheme["seat"], view, scheme["card"])
            told.append(Text(self.texts.say("unmatched-table-scheme", card=scheme["card"]), "asked"))
            if card is not None:
                told.append(self._card(view, card))
        if view["running"]:
            told.append(Text(self.texts.say("unmatched-table-running", card=view["running"][-1]["card"]), "quiet"))
        return told

    def _combat(self, view: View, combat: dict[str, Any]) -> Text:
        said = self.texts.say("unmatched-table-combat", fighter=combat["attacker"], target=combat["target"])
        cards = []
        for part in ("attack", "boost", "defence"):
            for card in view["zones"][part]:
                name = self.texts.say("unmatched-table-face-down") if card is None else self.texts.name(card)
                cards.append(self.texts.say(f"unmatched-table-{part}", card=name))
        told = Text(said, "asked").append(" " + "; ".join(cards))
        if combat["attack"] is not None:
            values = [self._value(combat[part]) for part in ("attack", "defence")]
            told.append("\n  " + self.texts.say("unmatched-table-values", attack=values[0], defence=values[1]))
        if combat["winner"] is not None:
            told.append(" " + self.texts.say("unmatched-table-winner", winner=combat["winner"]))
        return told

    def _value(self, value: dict[str, Any]) -> str:
        """`5 = 3 + 2 (размер)`: a value and what it is made of."""
        if value["ignored"]:
            return self.texts.say("unmatched-table-ignored")
        told = str(value["value"])
        if value["additions"]:
            told += f" = {value['base']}"
        for addition in value["additions"]:
            card = "" if addition["card"] is None else addition["card"]
            told += f" + {addition['amount']} "
            told += "(" + self.texts.say("unmatched-table-addition", kind=addition["kind"], card=card) + ")"
        return told


class _Fitting:
    """A table that says as much as the screen has room for."""

    def __init__(self, drawing: Drawing, view: View, sitters: list[str], width: int) -> None:
        self.drawing = drawing
        self.view = view
        self.sitters = sitters
        self.width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.drawing.parts(self.view, self.sitters, self.width, console.height >= ROOMY)


def _zones(board: Board, texts: Speech) -> Text:
    """What the letters of the zones stand for."""
    told = Text(texts.say("unmatched-table-zones") + " ", "quiet")
    for zone in board.zones:
        told.append(zone.letter, f"bold {zone.colour}").append(f" {zone.name[texts.language]}  ", "quiet")
    return told


class _Canvas:
    """The board in characters: lines between spaces, then the spaces over them."""

    def __init__(self, board: Board, view: View, texts: Speech, width: int) -> None:
        self.board = board
        self.view = view
        self.texts = texts
        self.width = width
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def drawn(self) -> Text:
        for space in range(len(self.board.spaces)):
            for other in self.board.adjacent[space]:
                if other > space:
                    self._line(self._place(space), self._place(other))
        for space in range(len(self.board.spaces)):
            self._space(space)
        lines = []
        for row in range(ROWS):
            line = Text()
            for column in range(self.width):
                letter, style = self.cells.get((row, column), (" ", ""))
                line.append(letter, style)
            line.rstrip()
            lines.append(line)
        while not lines[-1]:
            lines.pop()
        while not lines[0]:
            del lines[0]
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _place(self, space: int) -> tuple[int, int]:
        """Row and column of the middle of a space."""
        row = round(self.board.y[space] / self.board.height * (ROWS - 2))
        column = round(self.board.x[space] / self.board.width * (self.width - LABEL)) + LABEL // 2
        return row, column

    def _line(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(steps + 1):
            row = round(start[0] + (end[0] - start[0]) * step / steps)
            column = round(start[1] + (end[1] - start[1]) * step / steps)
            self.cells[row, column] = ("·", "quiet")

    def _space(self, space: int) -> None:
        """Two lines: the name with its zones, and who stands there; a legal answer bears its number."""
        row, middle = self._place(space)
        name = self.board.spaces[space]
        legal = self.view.get("legal", ())
        first = Text(name, "legal" if name in legal else "bold").append(" ")
        for zone in self.board.zones_of[space]:
            first.append(self.board.zones[zone].letter, f"bold {self.board.zones[zone].colour}")
        self._write(row, middle, first)
        second = Text()
        for fighter in self.view["fighters"]:
            if fighter["space"] == name:
                called = self.texts.name(fighter["name"]).split()
                short = called[-1] if not called[-1].isdigit() else called[0][:5] + called[-1]
                second = Text(f"{SEATS[fighter['seat']]}{short}"[:LABEL], f"seat{fighter['seat']} reverse")
        if name in legal:
            second.append(f"[{legal.index(name) + 1}]", "legal")
        self._write(row + 1, middle, second)

    def _write(self, row: int, middle: int, text: Text) -> None:
        column = max(0, min(self.width - len(text), middle - len(text) // 2))
        for offset, letter in enumerate(text.plain):
            style = " ".join(str(span.style) for span in text.spans if span.start <= offset < span.end)
            self.cells[row, column + offset] = (letter, style or str(text.style))
