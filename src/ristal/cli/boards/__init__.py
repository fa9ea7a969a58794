"""How the table of each game is drawn: a module here by the id of the game, with a `Drawing(game, game_text)`;
`default` draws a game that has none. It draws from views, which hold only what their seat may know."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from ristal.engine.game import Game
from ristal.text.game_text import GameText
from ristal.text.types import SEATS

View = dict[str, Any]


class Holding(NamedTuple):
    """What is before a seat, as far as the viewer may know it: who plays for it, its hand, what lies open."""

    heroes: list[str]
    hand: list[str | None]
    open: list[str]


class Drawing(Protocol):
    """How the terminal draws a game; what there is to say of it, its guide says."""

    def tables(self, view: View, sitters: list[str], width: int, height: int) -> list[RenderableType]:
        """The whole table in several drawings for a screen of this size, the roomiest first; `sitters` says who sits at
        each seat."""

    def holds(self, view: View, seat: int) -> Holding:
        """What is before a seat."""

    def piles(self, view: View) -> list[tuple[int | None, list[str | None]]]:
        """What is out of play, by whose it is; None is everybody's."""


def discards(view: View) -> list[tuple[int | None, list[str | None]]]:
    """The discard pile of each seat."""
    zones = view["zones"]
    return [(seat, zones[f"discard-{seat}"]) for seat in range(len(SEATS)) if f"discard-{seat}" in zones]


def drawing(game: Game, game_text: GameText) -> Drawing:
    """The drawing of a game; a new module is found by itself."""
    name = game.id if find_spec(f"{__name__}.{game.id}") is not None else "default"
    module: Any = import_module(f"{__name__}.{name}")
    made: Drawing = module.Drawing(game, game_text)
    return made
