"""The table of Unmatched: the board with its zones, the fighters and their health, hands and piles."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ristal.cli.tables import View
from ristal.engine.game import Game
from ristal.games.unmatched import UnmatchedGame
from ristal.games.unmatched.board import Board
from ristal.games.unmatched.hero import SCHEME, TIMINGS, Card
from ristal.wording import Speech

MARKERS = ("▲", "▼", "◆", "●")
ROWS, WIDEST, NARROWEST = 25, 110, 60
LABEL = 8  # columns that a space takes
BAR = 9  # the longest bar of health


class Drawing:
    words = ("manoeuvre", "scheme", "attack", "pass", "done", "yes", "no", "big", "small", "draw", "recover", "place")

    def __init__(self, game: Game) -> None:
        assert isinstance(game, UnmatchedGame)
        self.game = game

    def seat_names(self, view: View, texts: Speech) -> list[str]:
        return [f"{MARKERS[seat]} {texts.name(hero)}" for seat, hero in enumerate(view["heroes"])]

    def note(self, view: View, answer: str, texts: Speech) -> Text:
        """A card's facts and text, the zones of a space, or how a fighter stands."""
        card = self._card(view, answer)
        if card is not None:
            return Text(f"{_facts(card, texts)} {self._text(card, texts)}", "quiet")
        board = self.game.boards[view["board"]]
        if answer in board.number:
            letters = _letters(board, board.number[answer])
            standing = [fighter for fighter in view["fighters"] if fighter["space"] == answer]
            return Text(f"{letters} {texts.name(standing[0]['name'])}" if standing else letters, "quiet")
        note = Text("", "quiet")
        for word in answer.split():
            for fighter in view["fighters"]:
                if fighter["name"] == word and fighter["space"] is not None:
                    note.append(f"{fighter['space']} ♥{fighter['health']} ")
        return note

    def table(self, view: View, sitters: list[str], texts: Speech, width: int) -> RenderableType:
        board = self.game.boards[view["board"]]
        parts: list[RenderableType] = []
        if width >= NARROWEST:
            parts.append(_Canvas(board, view, texts, min(width - 1, WIDEST)).drawn())
        parts.append(_zones(board, texts))
        parts.append(self._players(view, sitters, texts, width))
        parts += self._combat(view, texts)
        return Group(*parts)

    def _card(self, view: View, answer: str) -> Card | None:
        for hero in view["heroes"]:
            for card in self.game.heroes[hero].cards:
                if card.id == answer and hero in self._asked_heroes(view):
                    return card
        return None

    def _asked_heroes(self, view: View) -> list[str]:
        """Whose cards the open question may be about: those of all, if it is about another's hand."""
        if view["question"] is not None and view["question"]["name"] == "PickFromHand":
            return list(view["heroes"])
        return [view["heroes"][seat] for seat in view.get("asked", ())]

    def _text(self, card: Card, texts: Speech) -> str:
        """All that a card does, made from its data."""
        told = []
        for timing in TIMINGS:
            key = f"{card.key}.{timing}"
            if key in self.game.scripts.by_key:
                label = "" if timing == SCHEME else texts.say(f"unmatched-timing-{timing}") + ": "
                told.append(label + texts.script(self.game.scripts, key))
        return " ".join(told)

    def _players(self, view: View, sitters: list[str], texts: Speech, width: int) -> RenderableType:
        columns = 1 if width < NARROWEST else 2
        grid = Grid.grid(padding=(0, 3, 0, 0))
        told = [self._player(view, seat, sitters, texts) for seat in range(len(view["heroes"]))]
        for first in range(0, len(told), columns):
            grid.add_row(*told[first : first + columns])
        return grid

    def _player(self, view: View, seat: int, sitters: list[str], texts: Speech) -> Text:
        told = Text().append(self.seat_names(view, texts)[seat], f"seat{seat}")
        if sitters[seat]:
            told.append(f" ({sitters[seat]})")
        if view["sizes"][seat] != "none":
            told.append(" " + texts.say(f"unmatched-answer-{view['sizes'][seat]}"))
        if view["out"][seat]:
            told.append(" " + texts.say("unmatched-table-out"))
        for fighter in view["fighters"]:
            if fighter["seat"] == seat:
                told.append("\n  ").append_text(self._fighter(fighter, texts))
        zones = view["zones"]
        told.append(
            "\n  "
            + texts.say(
                "unmatched-table-piles",
                deck=len(zones[f"deck-{seat}"]),
                hand=len(zones[f"hand-{seat}"]),
                discard=len(zones[f"discard-{seat}"]),
            )
        )
        known = [card for card in zones[f"hand-{seat}"] if card is not None]
        if known:
            told.append("\n  " + texts.say("unmatched-table-hand", cards=_counted(known, texts)))
        if zones[f"discard-{seat}"]:
            pile = texts.say("unmatched-table-discard", cards=_counted(zones[f"discard-{seat}"], texts))
            told.append("\n  ").append(pile, "quiet")
        return told

    def _fighter(self, fighter: dict[str, Any], texts: Speech) -> Text:
        most = next(
            kind.health for hero in self.game.heroes.values() for kind in hero.fighters if kind.id == fighter["kind"]
        )
        filled = round(BAR * fighter["health"] / most)
        told = Text(f"{texts.name(fighter['name'])} ").append(f"♥{fighter['health']}/{most} ", f"seat{fighter['seat']}")
        told.append("█" * filled + "░" * (BAR - filled), f"seat{fighter['seat']}")
        return told.append(f" {fighter['space'] or texts.say('unmatched-table-off-board')}")

    def _combat(self, view: View, texts: Speech) -> list[RenderableType]:
        if view["combat"] is None:
            return []
        said = texts.say("unmatched-table-combat", fighter=view["combat"]["attacker"], target=view["combat"]["target"])
        cards = []
        for part in ("attack", "boost", "defence"):
            for card in view["zones"].get(part, ()):
                name = texts.say("unmatched-table-face-down") if card is None else texts.name(card)
                cards.append(texts.say(f"unmatched-table-{part}", card=name))
        return [Text(said, "asked").append(" " + "; ".join(cards))]


def _counted(cards: list[str], texts: Speech) -> str:
    counts = Counter(texts.name(card) for card in cards)
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())


def _facts(card: Card, texts: Speech) -> str:
    value = "" if card.is_scheme else f" {card.value}"
    return f"({texts.say(f'unmatched-type-{card.type}')}{value}, +{card.boost})"


def _letters(board: Board, space: int) -> str:
    return "".join(board.zones[zone].letter for zone in board.zones_of[space])


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
                second = Text(f"{MARKERS[fighter['seat']]}{short}"[:LABEL], f"seat{fighter['seat']} reverse")
        if name in legal:
            second.append(f"[{legal.index(name) + 1}]", "legal")
        self._write(row + 1, middle, second)

    def _write(self, row: int, middle: int, text: Text) -> None:
        column = max(0, min(self.width - len(text), middle - len(text) // 2))
        for offset, letter in enumerate(text.plain):
            style = " ".join(str(span.style) for span in text.spans if span.start <= offset < span.end)
            self.cells[row, column + offset] = (letter, style or str(text.style))
