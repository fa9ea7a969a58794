"""The model of what a viewer may be told finds what is planted: gaps, repeats, leaks, other truths."""

from __future__ import annotations

import pytest
from history.example import ALL, right_history, right_rows, rules_broken
from history.model import Row
from history.recording import History, Line, Sight, Told
from history.viewers import as_seen_by, left_behind, wrongly_told


@pytest.fixture
def rows() -> list[Row]:
    return right_rows()


@pytest.fixture
def history(rows: list[Row]) -> History:
    return right_history(rows)


def line_of(history: History, seat: int | None) -> Line:
    return next(line for line in history.lines if line.seat == seat)


def test_who_sits_elsewhere_knows_less(rows: list[Row]) -> None:
    hidden = rows[2]
    assert as_seen_by(hidden, 1)["answers"] == ["hidden"]
    assert as_seen_by(hidden, 0)["answers"] == as_seen_by(hidden, None)["answers"] == [None]
    assert as_seen_by(hidden, 0)["events"] == [{"event": "played", "seat": 1, "card": None}]
    assert [event["event"] for event in as_seen_by(hidden, 1)["events"]] == ["played", "looked"]


def test_a_viewer_who_misses_a_move(history: History, rows: list[Row]) -> None:
    del line_of(history, 0).told[2]
    assert rules_broken(history, rows) == {"gap"}


def test_a_viewer_who_comes_back_and_is_told_too_little(history: History, rows: list[Row]) -> None:
    del history.lines[1].told[0]
    assert rules_broken(history, rows) == {"gap"}


def test_a_viewer_who_hears_of_a_move_twice(history: History, rows: list[Row]) -> None:
    line_of(history, None).told.insert(2, line_of(history, None).told[1])
    assert rules_broken(history, rows) == {"repeat"}


def test_a_viewer_who_is_told_things_in_another_order(history: History, rows: list[Row]) -> None:
    told = line_of(history, None).told
    told[1], told[2] = told[2], told[1]
    assert rules_broken(history, rows) == {"gap", "repeat"}


def test_a_viewer_who_is_told_of_what_is_not_kept(history: History, rows: list[Row]) -> None:
    history.lines[1].told.append(Told(200.0, {**as_seen_by(rows[5], 0), "number": 13}))
    assert rules_broken(history, rows) == {"not kept"}


def test_a_viewer_who_is_told_something_else(history: History, rows: list[Row]) -> None:
    line_of(history, None).told[1].move["answers"] = ["z9"]
    assert rules_broken(history, rows) == {"divergence"}


def test_a_viewer_who_hears_nothing_any_more(history: History, rows: list[Row]) -> None:
    del history.lines[-1].told[-1]
    assert rules_broken(history, rows) == set()
    assert [each.rule for each in left_behind(history, rows, ["viewer 0", "viewer None"])] == ["left behind"]


def test_a_seat_that_is_told_a_hidden_answer(history: History, rows: list[Row]) -> None:
    line_of(history, 0).told[2].move["answers"] = ["hidden"]
    assert rules_broken(history, rows) == {"leak"}


def turn_up(row: Row, seat: int) -> None:
    """Let the move of a row end with its answer being turned up for all."""
    data = {"event": "revealed", "seat": seat, "card": "hidden"}
    row.data["moves"][0]["events"].append({"data": data, "sees": ALL, "secret": {}})


def test_an_answer_that_its_own_move_turns_up(rows: list[Row]) -> None:
    turn_up(rows[2], seat=1)
    history = right_history(rows)
    line_of(history, 0).told[2].move["answers"] = ["hidden"]
    assert rules_broken(history, rows) == set()
    line_of(history, None).told[2].move["answers"] = ["another"]
    assert rules_broken(history, rows) == {"leak"}


def test_an_answer_that_is_only_turned_up_for_another_seat(rows: list[Row]) -> None:
    turn_up(rows[2], seat=0)  # who has the same card
    history = right_history(rows)
    line_of(history, None).told[2].move["answers"] = ["hidden"]
    assert rules_broken(history, rows) == {"leak"}


def test_a_spectator_who_is_told_a_card(history: History, rows: list[Row]) -> None:
    line_of(history, None).told[2].move["events"][0]["card"] = "ace"
    assert rules_broken(history, rows) == {"leak"}


def test_a_seat_that_is_told_of_what_happened_in_secret(history: History, rows: list[Row]) -> None:
    line_of(history, 0).told[2].move = as_seen_by(rows[2], 1)
    assert rules_broken(history, rows) == {"leak"}


def test_processes_that_show_different_hands(history: History, rows: list[Row]) -> None:
    history.sights[-1].fingerprint = "another hand"
    history.states = {"another hand": {"view": {"hand": ["two"]}}, "state 12": {"view": {"hand": ["ace"]}}}
    assert rules_broken(history, rows) == {"divergence"}
    assert "view.hand" in wrongly_told(history, rows)[0].said


def test_a_state_of_what_is_not_kept(history: History, rows: list[Row]) -> None:
    history.sights.append(Sight(200.0, "viewer", 0, 0, 13, "state 13"))
    assert rules_broken(history, rows) == {"not kept"}


# Recording


def test_a_state_is_known_by_what_follows_from_its_number() -> None:
    history = History("match", "game")
    state = {"number": 3, "seat": 0, "view": {"hand": ["ace"]}, "log": ["one"], "clock": {"left": [5]}}
    history.show("somebody", 0, state)
    history.show("another", 1, {**state, "log": [], "clock": {"left": [4]}})
    assert len({sight.fingerprint for sight in history.sights}) == 1
    history.show("third", 1, {**state, "view": {"hand": ["two"]}})
    assert len({sight.fingerprint for sight in history.sights}) == 2
    assert [line["state"]["view"]["hand"] for line in history.write() if "state" in line] in (
        [["ace"], ["two"]],
        [["two"], ["ace"]],
    )
