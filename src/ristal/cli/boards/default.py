"""The table of a game that has no drawing of its own: who sits where, every zone and every fact of the view."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ristal.cli.boards import Holding, Pile, View, discards
from ristal.engine.game import Game
from ristal.text.game_text import GameText

EVERYWHERE = {"game", "seat", "seats", "question", "asked", "legal", "result", "zones"}  # said elsewhere on the screen
OF_A_SEAT = re.compile(r"(.+)-(\d+)")
NOTHING = "·"


class Drawing:
    def __init__(self, game: Game, game_text: GameText) -> None:
        self.game_text = game_text
        self.texts = game_text.texts

    def tables(self, view: View, players: list[str], width: int, height: int) -> list[RenderableType]:
        """With all facts; for need with the players alone."""
        rows = Group(*(self._draw_player(view, seat, players) for seat in reversed(range(len(players)))))
        common = [
            self._draw_zone(name, items) for name, items in view["zones"].items() if OF_A_SEAT.fullmatch(name) is None
        ]
        facts = [
            self._draw_fact(name, value) for name, value in view.items() if name not in EVERYWHERE and value is not None
        ]
        return [Group(rows, Text(), *common, *facts), rows]

    def holds(self, view: View, seat: int) -> Holding:
        return Holding([], view["zones"].get(f"hand-{seat}", []), [])

    def piles(self, view: View) -> list[Pile]:
        return discards(view["zones"])

    def _draw_player(self, view: View, seat: int, players: list[str]) -> Text:
        line = Text().append(self.game_text.seat_names(view)[seat], f"seat{seat}")
        if players[seat]:
            line.append(f" ({players[seat]})")
        for name, items in view["zones"].items():
            found = OF_A_SEAT.fullmatch(name)
            if found is not None and int(found[2]) == seat:
                line.append("\n  ").append_text(self._draw_zone(found[1], items))
        return line

    def _draw_zone(self, name: str, items: Sequence[object]) -> Text:
        """How many there are, and which, as far as the viewer may know them."""
        known = Counter(self._write_value(item) for item in items if item is not None)
        names = ", ".join(each if count == 1 else f"{each} ×{count}" for each, count in known.items())
        return Text(f"{name} ({len(items)})", "quiet").append(f": {names}" if names else "", "none")

    def _draw_fact(self, name: str, value: object) -> Text:
        return Text(f"{name}: ", "quiet").append(self._write_value(value), "none")

    def _write_value(self, value: object) -> str:
        if value is None or value == [] or value == {}:
            return NOTHING
        if isinstance(value, str):
            return self.texts.name(value)
        if isinstance(value, dict):
            return " ".join(self._write_value(part) if name != "seat" else f"({part})" for name, part in value.items())
        if isinstance(value, (list, tuple)):
            return ", ".join(map(self._write_value, value))
        return str(value)
