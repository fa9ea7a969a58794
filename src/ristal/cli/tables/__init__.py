"""How the table of each game is drawn: a module here by the id of the game, with a `Drawing(game)`. They draw from
views, which hold only what their seat may know."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from ristal.engine.game import Game
from ristal.wording import Speech

View = dict[str, Any]


class Drawing(Protocol):
    """What the terminal has to know of a game beside its rules."""

    words: tuple[str, ...]
    """Words of its notation that are no content: directions and the like; their names are `<game>-answer-<word>`."""

    def seat_names(self, view: View, texts: Speech) -> list[str]:
        """What each seat is called in the log, with its marker."""

    def table(self, view: View, sitters: list[str], texts: Speech, width: int) -> RenderableType:
        """The whole table; `sitters` says who sits at each seat."""

    def note(self, view: View, answer: str, texts: Speech) -> Text:
        """What an answer would meet, beside its name."""


def drawing(game: Game) -> Drawing:
    """The drawing of a game; a new module is found by itself."""
    module: Any = import_module(f"{__name__}.{game.id}")
    made: Drawing = module.Drawing(game)
    return made
