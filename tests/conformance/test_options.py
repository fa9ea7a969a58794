"""The option sets of the conformance suite leave out no value of any option."""

from __future__ import annotations

import pytest

from ristal.games import game_ids, load_game
from variants import VARIANTS


@pytest.mark.parametrize("game_id", game_ids())
def test_every_value_of_every_option_is_in_some_set(game_id: str) -> None:
    game = load_game(game_id)
    missing = {
        f"{option.name}={choice}"
        for option in game.options
        for choice in option.choices
        if choice not in {str(value) for value in _values(game_id, option.name, str(option.default))}
    }
    assert missing == set()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_number_of_seats_is_in_some_set(game_id: str) -> None:
    game = load_game(game_id)
    assert {game.check_options(options)[0] for options in VARIANTS[game_id]} == set(game.seats)


def _values(game_id: str, name: str, default: str) -> list[object]:
    """What the sets of a game say of an option; what they do not say is the default."""
    values: list[object] = []
    for options in VARIANTS[game_id]:
        value = options.get(name, default)
        values += value if isinstance(value, list) else [value]
    return values
