"""A few games of each hero of Unmatched: `pairs.py` plays all pairs."""

from __future__ import annotations

import pytest
from pairs import play_pair

from ristal.games import load_game

GAME = load_game("unmatched")
HEROES = list(GAME.heroes)  # type: ignore[attr-defined]


@pytest.mark.parametrize("at", range(len(HEROES)), ids=HEROES)
def test_a_hero_meets_himself_and_the_next(at: int) -> None:
    hero, other = HEROES[at], HEROES[(at + 1) % len(HEROES)]
    assert play_pair(GAME, [hero, other], at) > 10
    assert play_pair(GAME, [hero, hero], at) > 10
