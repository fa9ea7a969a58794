"""Bots spend no card on a move that they do not make."""

from __future__ import annotations

import pytest
from habits import count


@pytest.mark.parametrize(("bot", "games"), [("greedy", 5), ("ismcts:40", 5)])
def test_a_manoeuvre_is_seldom_boosted_for_nothing(bot: str, games: int) -> None:
    found = count("random", games, manoeuvres_by=bot, limit=12)
    assert found["manoeuvres"] > 40
    assert found["unmoved"] <= 0.02 * found["manoeuvres"], found
    assert found["nothing"] == 0
