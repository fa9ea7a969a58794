"""A small history that is right, for tests that put something wrong into it."""

from __future__ import annotations

from typing import Any

from history.model import Row, broken_promises
from history.recording import OK, History, Line, Operation, Sight, Told
from history.viewers import as_seen_by, wrongly_told

ALL, SECOND = 0xFFFF, 0b10  # who may know


def move(seat: int, answer: str, sees: int, card: str = "ace") -> dict[str, Any]:
    """An answer, an event that all may know but for its card, and one that only the seat may know."""
    played = {"data": {"event": "played", "seat": seat, "card": card}, "sees": ALL, "secret": {"card": 1 << seat}}
    looked = {"data": {"event": "looked", "seat": seat}, "sees": 1 << seat, "secret": {}}
    return {"seat": seat, "answer": answer, "sees": sees, "hash": f"after {answer}", "events": [played, looked]}


def answer(number: int, seat: int, said: str, sees: int = ALL, **more: Any) -> Row:
    data = {"answers": [said], "question": f"q{number - 1}", "moves": [move(seat, said, sees)], **more}
    return Row(number, "answer", seat, f"m{number}", data)


def right_rows() -> list[Row]:
    return [
        Row(1, "begin", None, None, {"opening": [{"data": {"event": "began"}, "sees": ALL, "secret": {}}]}),
        answer(2, 0, "a1"),
        answer(3, 1, "hidden", SECOND),
        Row(4, "undo-offer", 1, None, {"to": 2, "steps": 1}),
        Row(5, "undo", 1, None, {"to": 2, "save": "", "free": False}),
        answer(6, 1, "b2"),
        Row(7, "draw-offer", 0, None, {}),
        Row(8, "decline", 1, None, {}),
        Row(9, "sit", 0, None, {"name": "Anna"}),
        Row(10, "device", 0, None, {"ended": "old"}),
        answer(11, 0, "c3", result={"winner": 0}),
        Row(12, "rematch", 1, None, {"match": "next"}),
    ]


def asked(kind: str, seat: int, at: float, number: int | None = None, **more: Any) -> Operation:
    """An operation that took half a second."""
    got = {"number": number} if number else {}
    sent, token = more.pop("sent", {}), more.pop("token", "")
    return Operation(f"seat {seat}", 0, kind, seat, sent, at, at + 0.5, OK, {**got, **more}, token)


def answered(row: Row, at: float, outcome: str = OK) -> Operation:
    assert row.seat is not None
    sent = {"message": row.message, "question": row.data["question"], "answers": row.data["answers"]}
    got = {"number": row.number} if outcome == OK else {"code": "stale"}
    return Operation(f"seat {row.seat}", 0, "answer", row.seat, sent, at, at + 0.5, outcome, got)


def right_history(rows: list[Row]) -> History:
    """Every row is asked for at ten times its number, and told of a second later."""
    history = History("match", "game")
    history.operations = [
        answered(rows[1], 20),
        answered(rows[2], 30),
        asked("undo", 1, 40, 4),
        asked("undo-accept", 0, 50, 5),
        answered(rows[5], 60),
        asked("draw-offer", 0, 70, 7),
        asked("draw-decline", 1, 80, 8),
        asked("sit", 0, 90, sent={"name": "Anna"}),
        asked("device", 0, 100, token="old"),
        answered(rows[10], 110),
        asked("rematch", 1, 120, match="next"),
        asked("rematch", 0, 121, match="next"),
    ]
    for seat in (0, 1, None):
        for first, last in ((0, 5), (5, 12)):  # the line was lost once
            told = [Told(row.number * 10 + 1.0, as_seen_by(row, seat)) for row in rows[first:last]]
            history.lines.append(Line(f"viewer {seat}", 0, seat, first, "socket", told))
    for row in rows:
        history.sights += [
            Sight(row.number * 10 + 2.0, "viewer", process, 0, row.number, f"state {row.number}") for process in (0, 1)
        ]
    return history


def rules_broken(history: History, rows: list[Row]) -> set[str]:
    return {each.rule for each in (*broken_promises(history, rows), *wrongly_told(history, rows))}
