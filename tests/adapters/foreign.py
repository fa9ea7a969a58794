"""Every game with every number of seats, for the suites of other projects."""

from __future__ import annotations

import pytest

from ristal.games import game_ids, load_game

every_seating = pytest.mark.parametrize(
    ("game_id", "seats"), [(game, seats) for game in game_ids() for seats in load_game(game).seats]
)
