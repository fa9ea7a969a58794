"""Words follow the table: no frame of the last answers of a game says what has not been shown."""

from __future__ import annotations

import pytest
from following import follow
from playwright.sync_api import Browser
from screen import Server, Way

LAST = 8  # answers


@pytest.mark.parametrize(
    ("game", "way"),
    [("boets", "touch"), ("demons", "mouse"), ("ninedice", "mouse"), ("unmatched", "touch"), ("vstrechny", "mouse")],
)
def test_no_word_is_ahead_of_the_table(browser: Browser, server: Server, game: str, way: Way) -> None:
    found = follow(browser, server, game, way, seed=3, last=LAST)
    assert found["problems"] == []
    assert found["ahead"] == []
    assert found["result"] is not None
    assert found["shown"] > LAST // 2
