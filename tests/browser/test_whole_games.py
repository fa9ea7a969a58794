"""Whole games of each of the five, by every way in which somebody can play them."""

from __future__ import annotations

import random

import pytest
from screen import LONGEST, SIZES, WAYS, Opens, Way

from ristal.games import game_ids
from scale import many


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game(opened: Opens, game: str, way: Way) -> None:
    language = "en" if way in ("touch", "line") else "ru"
    screen = opened(size=SIZES[way], is_touch=way == "touch", language=language)
    screen.play(game, seed=7)
    # hundreds of questions by the line take minutes: in `make test` only the first of them
    most = many(60, LONGEST) if (game, way) == ("boets", "line") else LONGEST
    acts = screen.play_on(random.Random(f"{game} {way}"), way, most)
    assert screen.result or acts == most < LONGEST
    assert acts > 5
    assert screen.overflows() == 0
