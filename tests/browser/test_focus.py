"""The focus never falls to the page itself: whoever plays by keys or hears the page goes on from the question."""

from __future__ import annotations

import random

import pytest
from screen import Opens, Way

from ristal.games import game_ids

ACTS = 6
# Counts the frames at which nothing has the focus.
WATCH = """() => {
  window.lost = 0;
  const look = () => {
    if (document.activeElement === document.body) window.lost += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
@pytest.mark.parametrize("game", game_ids())
def test_the_focus_never_falls_to_the_page(opened: Opens, game: str, way: Way) -> None:
    screen = opened().play(game, seed=3)
    screen.look()
    screen.page.evaluate(WATCH)
    chance = random.Random(3)
    answered = [screen.act(chance, way) for _ in range(ACTS)]
    assert any(answered)
    screen.page.mouse.click(2, 400)  # beside everything
    screen.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert screen.page.evaluate("window.lost") == 0
