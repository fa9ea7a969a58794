"""The model of the history checker finds what is planted: a history that is right passes, one in which something is
wrong does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from history.example import SECOND, answer, answered, asked, move, right_history, right_rows, rules_broken
from history.model import Row, standing, unlike_record
from history.recording import REFUSED, UNKNOWN, History, Operation
from history.viewers import left_behind


@pytest.fixture
def rows() -> list[Row]:
    return right_rows()


@pytest.fixture
def history(rows: list[Row]) -> History:
    return right_history(rows)


def test_what_is_right_passes(history: History, rows: list[Row]) -> None:
    assert rules_broken(history, rows) == set()
    assert left_behind(history, rows, ["viewer 0", "viewer 1", "viewer None"]) == []


# What is kept


def test_an_acknowledged_answer_that_is_not_there(history: History, rows: list[Row]) -> None:
    history.lines, history.sights = [], []
    assert rules_broken(history, rows[:10]) == {"lost"}


def test_an_acknowledged_answer_in_whose_place_another_stands(history: History, rows: list[Row]) -> None:
    rows[10] = replace(rows[10], message="other")
    assert rules_broken(history, rows) == {"lost"}


def test_an_acknowledged_answer_that_says_something_else(history: History, rows: list[Row]) -> None:
    rows[10].data["answers"] = ["d4"]
    assert rules_broken(history, rows) == {"lost"}


def test_a_reply_without_a_number_of_which_nothing_is_kept(history: History, rows: list[Row]) -> None:
    history.operations.append(asked("device", 1, 105, token="another"))
    assert rules_broken(history, rows) == {"lost"}


def test_a_rematch_that_is_not_the_one(history: History, rows: list[Row]) -> None:
    history.operations.append(asked("rematch", 0, 125, match="another"))
    assert rules_broken(history, rows) == {"lost"}


def test_a_message_that_is_kept_twice(history: History, rows: list[Row]) -> None:
    rows.append(replace(rows[10], number=13))
    assert "doubled" in rules_broken(history, rows)


def test_two_operations_with_one_number(history: History, rows: list[Row]) -> None:
    history.operations.append(asked("draw-offer", 0, 70.1, 7))
    assert rules_broken(history, rows) == {"doubled"}


def test_a_message_that_was_sent_twice_and_acknowledged_twice(history: History, rows: list[Row]) -> None:
    history.operations += [answered(rows[10], 110.2), answered(rows[10], 300)]
    assert rules_broken(history, rows) == set()


def test_a_message_that_was_acknowledged_with_two_numbers(history: History, rows: list[Row]) -> None:
    again = answered(rows[10], 300)
    again.got["number"] = 6
    history.operations.append(again)
    assert "lost" in rules_broken(history, rows)


def test_what_was_refused_is_there(history: History, rows: list[Row]) -> None:
    history.operations[-3].outcome = REFUSED
    assert rules_broken(history, rows) == {"without cause"}


def test_what_nobody_sent_is_there(history: History, rows: list[Row]) -> None:
    rows.append(Row(13, "resign", 1, None, {}))
    assert rules_broken(history, rows) == {"without cause"}


def test_an_answer_of_a_bot_needs_nobody_to_ask_for_it(history: History, rows: list[Row]) -> None:
    rows.append(answer(13, 1, "d4"))
    assert rules_broken(history, rows) == {"without cause"}
    history.bots = frozenset({1})
    assert rules_broken(history, rows) == set()


@pytest.mark.parametrize("kept", [0, 1, 2])
def test_what_is_unknown_is_there_once_or_not_at_all(history: History, rows: list[Row], kept: int) -> None:
    history.operations.append(Operation("seat 1", 0, "resign", 1, {}, 130))
    rows += [Row(13 + number, "resign", 1, None, {}) for number in range(kept)]
    assert rules_broken(history, rows) == ({"without cause"} if kept == 2 else set())


def test_unknown_operations_are_shared_out_so_that_all_rows_have_one(history: History, rows: list[Row]) -> None:
    """The take-back may come of either of two; the agreement of the second alone."""
    rows += [
        Row(13, "undo-offer", 1, None, {"to": 2}),
        Row(14, "agree", 0, None, {}),
        Row(15, "undo", 1, None, {"to": 2, "free": False}),
    ]
    unknown = [("undo", 1), ("undo-accept", 0), ("undo", 1)]
    history.operations += [Operation(f"seat {seat}", 0, kind, seat, {}, 130) for kind, seat in unknown]
    assert rules_broken(history, rows) == set()


def test_an_unknown_operation_is_no_cause_of_what_was_known_before_it(history: History, rows: list[Row]) -> None:
    history.operations = [op for op in history.operations if op.kind != "device"]
    assert "without cause" in rules_broken(history, rows)
    history.operations.append(Operation("seat 0", 0, "device", 0, {}, 500, token="old"))
    assert "without cause" in rules_broken(history, rows)
    history.operations.append(Operation("seat 0", 0, "device", 0, {}, 100, token="old"))
    assert rules_broken(history, rows) == set()


def test_numbers_with_a_gap(history: History, rows: list[Row]) -> None:
    del rows[8]
    assert "numbering" in rules_broken(history, rows)


# In order


def sent_at(operation: Operation, at: float) -> None:
    operation.invoked, operation.completed = at, at + 0.5


def test_a_later_operation_before_an_earlier_one(history: History, rows: list[Row]) -> None:
    history.lines, history.sights = [], []
    sent_at(history.operations[4], 75.0)  # 7 was acknowledged at 70.5
    assert rules_broken(history, rows) == {"disorder"}


def test_operations_at_the_same_time_may_come_in_any_order(history: History, rows: list[Row]) -> None:
    history.lines, history.sights = [], []
    sent_at(history.operations[4], 70.4)
    assert rules_broken(history, rows) == set()


def test_what_was_sent_after_others_were_told_of_a_greater_number(history: History, rows: list[Row]) -> None:
    history.lines = [line for line in history.lines if line.seat is None]
    history.lines[1].told = history.lines[1].told[1:]  # 6 itself is told of late
    history.lines[1].since, history.sights = 6, []
    sent_at(history.operations[4], 71.5)  # somebody was told of 7 at 71
    history.operations[5].completed = 80.0
    assert rules_broken(history, rows) == {"disorder"}


def test_an_answer_that_was_sent_again_counts_from_its_first_try(history: History, rows: list[Row]) -> None:
    sent_at(history.operations[4], 75.0)
    assert "disorder" in rules_broken(history, rows)
    history.operations.append(answered(rows[5], 60, UNKNOWN))
    assert rules_broken(history, rows) == set()


def test_somebody_is_told_of_what_nobody_has_asked_for_yet(history: History, rows: list[Row]) -> None:
    history.lines[0].told[1].at = 15.0
    assert rules_broken(history, rows) == {"disorder"}


# With tokens that end


def test_what_an_ended_token_does(history: History, rows: list[Row]) -> None:
    history.operations[-3].token = "old"  # 11, sent at 110; the seat was moved at 100
    assert rules_broken(history, rows) == {"after its end"}
    history.lines, history.sights = [], []
    history.operations[-3].invoked = 100.4  # nobody has been told of 10 before 11 is
    assert rules_broken(history, rows) == set()


def test_what_an_ended_token_is_told(history: History, rows: list[Row]) -> None:
    for line in history.lines:
        line.token = "old" if line.seat == 0 else "another"
    assert rules_broken(history, rows) == {"after its end"}
    history.lines[1].told = history.lines[1].told[:4]  # up to 9
    assert rules_broken(history, rows) == set()


def test_of_two_who_move_a_seat_one_wins(history: History, rows: list[Row]) -> None:
    history.operations.append(asked("device", 0, 100, token="old"))
    assert rules_broken(history, rows) == {"lost"}
    rows.append(Row(13, "device", 0, None, {"ended": "old"}))
    assert "after its end" in rules_broken(history, rows)


# With consent


@pytest.mark.parametrize("kind", ["draw", "agree", "decline"])
def test_an_answer_to_no_offer(history: History, rows: list[Row], kind: str) -> None:
    operation = {"draw": "draw-accept", "agree": "draw-accept", "decline": "draw-decline"}[kind]
    rows.append(Row(13, kind, 1, None, {}))
    history.operations.append(asked(operation, 1, 130, 13))
    assert rules_broken(history, rows) == {"without consent"}


def test_who_offers_does_not_agree(history: History, rows: list[Row]) -> None:
    rows += [Row(13, "draw-offer", 1, None, {}), Row(14, "draw", 1, None, {})]
    history.operations += [asked("draw-offer", 1, 130, 13), asked("draw-accept", 1, 140, 14)]
    assert rules_broken(history, rows) == {"without consent"}


def test_a_take_back_that_is_not_free_and_was_not_offered(history: History, rows: list[Row]) -> None:
    rows[3] = Row(4, "draw-offer", 1, None, {})
    history.operations[2].kind = "draw-offer"
    history.lines = []
    assert rules_broken(history, rows) == {"without consent"}
    rows[4].data["free"] = True
    assert rules_broken(history, rows) == set()


def test_a_take_back_of_more_than_was_offered(history: History, rows: list[Row]) -> None:
    rows[4].data["to"] = 1
    assert rules_broken(history, rows) == {"without consent"}


def test_who_plays_against_bots_asks_nobody() -> None:
    rows = [*right_rows()[:2], Row(3, "undo", 0, None, {"to": 1, "free": False})]
    history = History("match", "game", bots=frozenset({1}))
    history.operations = [answered(rows[1], 20), asked("undo", 0, 30, 3)]
    assert rules_broken(history, rows) == set()
    history.bots = frozenset()
    assert rules_broken(history, rows) == {"without consent"}


# The record


def test_only_what_stands_is_in_the_record(rows: list[Row]) -> None:
    assert [row.number for row in standing(rows)] == [1, 2, 6, 11]
    record = record_of(rows)
    assert unlike_record(rows, record) == []


Spoil = Callable[[dict[str, Any]], object]
SPOILT: list[Spoil] = [
    lambda record: record["moves"].pop(),
    lambda record: record["moves"].reverse(),
    lambda record: record["moves"].insert(1, record["moves"][1]),
    lambda record: record["moves"].insert(1, move(1, "hidden", SECOND)),  # it was taken back
    lambda record: record["moves"][0].update(hash="another table"),
    lambda record: record.update(result={"winner": 1}),
    lambda record: record.update(result=None),
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_record_of_another_match(rows: list[Row], spoil: Spoil) -> None:
    record = record_of(rows)
    spoil(record)
    assert {each.rule for each in unlike_record(rows, record)} == {"record"}


def record_of(rows: list[Row]) -> dict[str, Any]:
    moves = [dict(move) for number in (2, 6, 11) for move in rows[number - 1].data["moves"]]
    return {"moves": moves, "result": {"winner": 0}}
