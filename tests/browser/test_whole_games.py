"""Whole games of each of the five, by every way in which somebody can play them."""

from __future__ import annotations

import random

import pytest
from screen import SIZES, WAYS, Opens, Way

from ristal.games import game_ids
from scale import LONG

# «Боец» takes a minute and more by each way: `make long` plays it too
PLAYED = [game for game in game_ids() if LONG or game != "boets"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game(opened: Opens, game: str, way: Way) -> None:
    language = "en" if way in ("touch", "line") else "ru"
    screen = opened(size=SIZES[way], is_touch=way == "touch", language=language)
    screen.play(game, seed=7)
    acts = screen.play_on(random.Random(f"{game} {way}"), way)
    assert screen.result
    assert acts > 0  # a quick Nine Dice can end in its first battle, with one plan of deployment
    assert screen.overflows() == 0
