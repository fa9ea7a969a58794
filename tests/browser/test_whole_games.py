"""Whole games of each of the five, by every way in which somebody can play them."""

from __future__ import annotations

import random

import pytest
from screen import SIZES, WAYS, Opens, Way

from ristal.games import game_ids
from scale import LONG

# «Боец» and Nine Dice are long, and a game of Nine Dice by mouse was once seen to stop: `make long` plays them too
PLAYED = game_ids() if LONG else ["vstrechny", "unmatched", "demons"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game(opened: Opens, game: str, way: Way) -> None:
    language = "en" if way in ("touch", "line") else "ru"
    screen = opened(size=SIZES[way], is_touch=way == "touch", language=language)
    screen.play(game, seed=7)
    acts = screen.play_on(random.Random(f"{game} {way}"), way)
    assert screen.result
    assert acts > 5
    assert screen.overflows() == 0
