"""A table is laid out for the screen that it has: who is asked sees question and answers, and the page never scrolls.
The whole matrix, with texts that overlap or are cut, is `make postures`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from postures import looked_over, positions, take_seat
from screen import Server

SIZES = [(360, 640), (844, 390), (1024, 768)]
ASKED = [
    ("boets", "PlayCounter"),
    ("demons", "ChooseMove"),
    ("ninedice", "StartDuel"),
    ("unmatched", "PlayDefence"),
    ("vstrechny", "PushUnit"),
]


@pytest.mark.parametrize(("game", "question"), ASKED)
def test_question_and_answers_are_in_view(browser: Browser, server: Server, game: str, question: str) -> None:
    position = next(each for each in positions(game) if each.question == question)
    screen = take_seat(browser, server, position)
    try:
        found = [f"{size}: {fault}" for size, faults in looked_over(screen, SIZES) for fault in faults]
        assert [fault for fault in found if ": overlap: " not in fault and ": cut: " not in fault] == []
        assert screen.problems == []
    finally:
        screen.context.close()
