"""Positions and answers that cannot be: every error names its place."""

from __future__ import annotations

from typing import Any

import pytest
from boets_bout import bout

import ristal
from ristal.engine.errors import BadOption, BadPosition, IllegalAnswer

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"fighters": ["nemkov"]}, "fighters: two of"),
    ({"fighters": ["nemkov", "tyson"]}, "fighters: two of"),
    ({"to_move": 2}, "to_move: a whole number from 0 to 1"),
    ({"round": 4}, "round: a whole number from 1 to 3"),
    ({"phase": "lunch"}, "phase: one of mobilise"),
    ({"ring": [{"green": [1]}, {}]}, "ring[0]: 'green' is no colour"),
    ({"ring": [{"red": [7]}, {}]}, "ring[0].red[0]: a whole number from 1 to 6"),
    ({"ring": [{"red": [1] * 10}, {}]}, "has not so many red dice"),
    ({"ring": [3, {}]}, "ring[0]: a table of colours"),
    ({"ring": [{}, {"red": 3}]}, "ring[1].red: a list is"),
    ({"ring": [{}]}, "ring: a list with an entry for each"),
    ({"health": [[0, 3], [12, 0]]}, "health[0]: at least one healthy token"),
    ({"health": [[9, 4], [12, 0]]}, "health[0]: at least one healthy token and at most 12"),
    ({"health": [[9], [12, 0]]}, "health[0]: 2 numbers from 0 to 12"),
    ({"yellow": [2, 0]}, "yellow[0]: a whole number from 0 to 1"),
    ({"hand": [["haymaker"], []]}, "hand[0]: there is no 'haymaker'"),
    ({"hand": [["fishhook", "fishhook"], []]}, "hand[0]: there are not so many of"),
    ({"hand": ["swing", []]}, "hand[0]: a list of names"),
    ({"copyable": ["", "duck"]}, "copyable[1]: an attack or a manoeuvre"),
    ({"skips": [3]}, "skips[0]: a whole number from 0 to 1"),
    ({"skips": 1}, "skips: a list is"),
    ({"suffered": [0, 40]}, "suffered[1]: a whole number from 0 to 12"),
    ({"healht": []}, "healht: is not known here"),
]


@pytest.mark.parametrize(("change", "said"), WRONG, ids=[said for _, said in WRONG])
def test_a_wrong_position_names_the_place(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as error:
        bout(**change)
    assert said in str(error.value)


def test_techniques_go_by_any_of_their_names() -> None:
    fight = bout(hand=[["Бэкфист", "Second Wind", "own-judge", "удар в корпус"], []])
    assert fight.pile("hand", 0) == ["backfist", "body-shot", "own-judge", "second-wind"]


def test_a_refused_answer_changes_nothing() -> None:
    fight = bout(ring=[{"red": [3, 3]}, {}], hand=[["backfist"], []])
    before = fight.hash()
    for text in ("backfist max", "swing min", "discard swing", "pass", "own-judge", "red"):
        with pytest.raises(IllegalAnswer):
            fight.play(text)
    assert fight.hash() == before
    assert fight.match.moves == []


def test_options_are_checked() -> None:
    for options, said in (
        ({"fighters": ["nemkov"]}, "takes a list of 2"),
        ({"fighters": ["nemkov", "tyson"]}, "there is no “tyson”"),
        ({"draft": "auction"}, "deal, pick"),
        ({"rounds": 5}, "There is no setting “rounds”"),
    ):
        with pytest.raises(BadOption, match=said):
            ristal.new("boets", **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "said", "clause"),
    [
        ("backfist max", "4 dice of one value on your ring, colour red", "R26"),
        ("coach max", "4 dice of one colour and value", "R25"),
        ("duck min", "is a counter", "R35"),
        ("own-judge", "right after a failed check", "R81"),
        ("imitation min", "nothing to copy", "R83"),
        ("swing min", "not in your hand", "R55"),
        ("discard swing", "not in your hand", "R55"),
        ("pass", "one card has to go", "R55"),
    ],
)
def test_why_not(text: str, said: str, clause: str) -> None:
    fight = bout(ring=[{"red": [3, 3]}, {}], hand=[["backfist", "coach"], []])
    assert said in fight.why(text)
    assert fight.why(text).endswith(f"(§{clause})")
    assert f"(§{clause})" in fight.why(text, "ru")


def test_why_so_says_that_it_is_allowed() -> None:
    assert "Backfist, min is allowed" in bout(ring=[{"red": [3, 3]}, {}], hand=[["backfist"], []]).why("backfist min")
