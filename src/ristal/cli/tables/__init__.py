"""How the table of each game is drawn: a module here by the id of the game, with a `Drawing(game, guide)`. It draws
from views, which hold only what their seat may know."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from ristal.engine.game import Game
from ristal.wording.guide import Guide

View = dict[str, Any]


class Drawing(Protocol):
    """How the terminal draws a game; what there is to say of it, its guide says."""

    def table(self, view: View, sitters: list[str], width: int) -> RenderableType:
        """The whole table; `sitters` says who sits at each seat."""


def drawing(game: Game, guide: Guide) -> Drawing:
    """The drawing of a game; a new module is found by itself."""
    module: Any = import_module(f"{__name__}.{game.id}")
    made: Drawing = module.Drawing(game, guide)
    return made
