"""Which game a stored match is played by: that of this server, or an edition that is kept here under its facts."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ristal.engine.game import Game
from ristal.games import is_kept, kept_game, load_game
from ristal.host.storage.rows import Started
from ristal.host.storage.store import History


class Saved(Struct):
    """A snapshot, as far as it holds a save."""

    save: str


class Headed(Struct):
    """A save, as far as it names its content."""

    content: str = ""


def find_game(history: History) -> Game:
    """The game of a match, before any of its rows is played: who chose what is checked against that."""
    game, facts = history.match.game, _facts_of(history)
    return kept_game(game, facts) if facts and is_kept(game, facts) else load_game(game)


def edition_of(game: Game) -> str:
    """The facts of what is played, where it is an edition that is kept here and not what is usual."""
    usual = load_game(game.id)
    is_usual = game.content_hash in (usual.content_hash, *usual.alike)
    return "" if is_usual or not is_kept(game.id, game.content_hash) else game.content_hash


def _facts_of(history: History) -> str:
    """What a snapshot says of its content, or the row that the match began with; nothing where neither can be read."""
    try:
        if history.snapshot:
            save = msgspec.json.decode(history.snapshot, type=Saved).save
            return msgspec.json.decode(save, type=Headed).content
        change = history.rows[0].decode().change if history.rows else None
    except ValueError:
        return ""
    return change.edition if isinstance(change, Started) else ""
