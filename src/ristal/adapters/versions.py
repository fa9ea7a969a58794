"""The versions in the ids of environments: results of one id can be compared."""

from __future__ import annotations

from typing import Final

from ristal.games import load_game

ENCODINGS: Final[
    dict[str, int]
] = {}  # by game: how often observations, actions or rewards changed and the rules did not


def find_version(game: str) -> int:
    """A number that rises with the version of the rules, and with what an environment makes of them."""
    return load_game(game).version + ENCODINGS.get(game, 0)
