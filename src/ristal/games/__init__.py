"""The games. Each is a package here with a `game(folder)` that makes it from its content; none knows another."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from ristal.engine.errors import BadOption
from ristal.engine.game import Game


def game_ids() -> list[str]:
    """Every game there is: a new package is found by itself."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


_made: dict[str, Game] = {}


def load_game(game_id: str | Game, content: Path | str | None = None) -> Game:
    """A game with its own content, made once, or with a designer's, read anew each time."""
    if isinstance(game_id, Game):
        return game_id
    if game_id not in game_ids():
        raise BadOption(f"there is no game {game_id!r}; there are {', '.join(game_ids())}", option="game")
    package: Any = import_module(f"ristal.games.{game_id}")
    if content is not None:
        return cast(Game, package.game(Path(content)))
    if game_id not in _made:
        _made[game_id] = package.game(Path(package.__file__).parent / "content")
    return _made[game_id]
