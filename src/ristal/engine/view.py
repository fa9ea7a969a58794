"""What a view is made of, as types: schemas are generated from them, so this module and the games' own are never
compiled. A game adds its own keys in `games/<game>/view.py`."""

from __future__ import annotations

from typing import TypedDict

Plain = str | int | bool | list[str | int | bool | list[str | int | bool | None] | None] | None


class QuestionView(TypedDict):
    """The open question: its class, its clause, and what its prompt tells beside that."""

    name: str
    clause: str
    details: dict[str, Plain]


class ResultView(TypedDict):
    """How the game ended: seats from the best place down, those that tie in one group."""

    ranking: list[list[int]]
    how: str


class View(TypedDict):
    """All that a seat, or a spectator (`seat` is None), may know between two answers, or in the middle of one."""

    game: str
    seat: int | None
    zones: dict[str, list[str | None]]  # every pile from the bottom up; None is a card that the viewer may not know
    known: dict[str, list[str]]  # by seat: cards known to be in its hand or to have left it face down
    question: QuestionView | None  # None in the middle of a move and at the end
    asked: list[int]  # the seats whose answer is awaited
    legal: list[str]  # what the viewer may answer, in notation
    sealed: str | None  # the viewer's own secret answer, while others still choose
    sealed_by: list[int]  # who has answered in secret already
    result: ResultView | None
