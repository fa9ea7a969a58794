"""How the table of each game is drawn: a module here by the id of the game, with a `Drawing(game, game_text)`;
`default` draws a game that has none. It draws from views, which hold only what their seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from rich.console import RenderableType

from ristal.engine.game import Game
from ristal.engine.view import View as EngineView
from ristal.text.game_text import GameText
from ristal.text.types import SEATS, View

__all__ = ["Drawing", "Holding", "Pile", "View", "discards", "drawing"]

V_contra = TypeVar("V_contra", bound=EngineView, contravariant=True)  # the view of a game


Pile: TypeAlias = tuple[int | None, Sequence[str | None]]  # whose it is, None is everybody's; what lies there


class Holding(NamedTuple):
    """What is before a seat, as far as the viewer may know it: who plays for it, its hand, what lies open."""

    heroes: list[str]
    hand: Sequence[str | None]
    open: Sequence[str | None]


class Drawing(Protocol[V_contra]):
    """How the terminal draws a game; what there is to say of it, its guide says."""

    def tables(self, view: V_contra, players: list[str], width: int, height: int) -> list[RenderableType]:
        """The whole table in several drawings for a screen of this size, the roomiest first; `players` says who sits at
        each seat."""

    def holds(self, view: V_contra, seat: int) -> Holding:
        """What is before a seat."""

    def piles(self, view: V_contra) -> list[Pile]:
        """What is out of play."""


def discards(zones: Mapping[str, list[str | None]]) -> list[Pile]:
    """The discard pile of each seat."""
    return [(seat, zones[f"discard-{seat}"]) for seat in range(len(SEATS)) if f"discard-{seat}" in zones]


def drawing(game: Game, game_text: GameText) -> Drawing[Any]:
    """The drawing of a game; a new module is found by itself."""
    name = game.id if find_spec(f"{__name__}.{game.id}") is not None else "default"
    module: Any = import_module(f"{__name__}.{name}")
    made: Drawing[Any] = module.Drawing(game, game_text)
    return made
