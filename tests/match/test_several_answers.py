"""Several answers in one line, in any order."""

from __future__ import annotations

import pytest

import ristal
from ristal.engine.errors import IllegalAnswer
from ristal.match import Match
from ristal.match.batch import play_together

POSITION = """
game = "boets"
fighters = ["nazarov", "glukhov"]
to_move = 0
phase = "{phase}"
ring = [{{ red = [5], blue = [3, 3, 3], white = [2] }}, {{}}]
hand = [["meditation"], []]
"""


def laid(phase: str) -> Match:
    return ristal.position("boets", POSITION.format(phase=phase), seed=1)


def at_swap() -> Match:
    match = laid("technique")
    match.play("meditation mid")
    return match


def answered(match: Match, count: int) -> list[str]:
    return [move.answer for move in match.moves[-count:]]


def test_r14_dice_are_named_in_any_order() -> None:
    match = laid("mobilise")
    play_together(match, 0, ["white-2", "blue-3", "red-5"])
    assert answered(match, 3) == ["red-5", "blue-3", "white-2"]


def test_r14_a_die_is_added_to_those_named_before() -> None:
    match = laid("mobilise")
    match.play("blue-3")
    assert "в любом порядке" in match.why("red-5")
    play_together(match, 0, ["red-5", "enough"])
    assert answered(match, 3) == ["red-5", "blue-3", "enough"]


def test_r86_both_dice_of_a_swap_are_named_in_any_order() -> None:
    for line in (["white-2", "red-5"], ["red-5", "white-2"]):
        match = at_swap()
        play_together(match, 0, line)
        assert answered(match, 2) == ["red-5", "white-2"]


def test_r86_what_was_picked_before_is_put_in_order_with_what_is_named_now() -> None:
    match = at_swap()
    match.play("blue-3")
    play_together(match, 0, ["red-5"])
    assert answered(match, 2) == ["red-5", "blue-3"]


def test_what_is_refused_takes_nothing_back() -> None:
    match = at_swap()
    match.play("blue-3")
    before = match.record()
    with pytest.raises(IllegalAnswer):
        play_together(match, 0, ["red-6"])
    assert match.record() == before
