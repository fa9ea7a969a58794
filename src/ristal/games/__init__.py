"""The games. Each is a package here with a `game(source)` that makes it from its content; none knows another."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any, Final, cast

from ristal.content import Source, as_source, folder_source
from ristal.engine.errors import BadOption
from ristal.engine.game import Game


def game_ids() -> list[str]:
    """Every game there is: a new package is found by itself."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


_made: dict[tuple[str, str], Game] = {}
_own: dict[str, Source] = {}
MOST: Final = 64  # contents of designers that are kept, of all games


def load_game(game_id: str | Game, content: Source | Path | str | None = None) -> Game:
    """A game with its own content or a designer's, made once of the same files."""
    if isinstance(game_id, Game):
        return game_id
    if game_id not in game_ids():
        raise BadOption(
            f"there is no game {game_id!r}; there are {', '.join(game_ids())}",
            problem="game",
            option="game",
            given=str(game_id),
            choices=game_ids(),
        )
    package: Any = import_module(f"ristal.games.{game_id}")
    if content is None and game_id not in _own:
        _own[game_id] = folder_source(Path(package.__file__).parent / "content")
    source = _own[game_id] if content is None else as_source(content)
    key = (game_id, source.hash)
    if key not in _made:
        if len(_made) >= MOST:
            del _made[next(iter(_made))]
        made = cast(Game, package.game(source))
        made.source = source
        _made.setdefault(key, made)  # another thread may have been first
    return _made[key]
