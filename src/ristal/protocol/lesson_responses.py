"""What is shown of lessons, as types: which there are, and a step as it is played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ristal.protocol.table_responses import MoveMade, State


class Station(Struct, frozen=True):
    """A lesson on the road of a game's school: what it is good for, its steps, and the clauses that it shows."""

    lesson: str
    title: str
    why: str
    minutes: int
    steps: list[str]
    clauses: list[str]


class Road(Struct, frozen=True):
    """`GET /api/school`: the lessons of a game in the order in which they are learnt."""

    game: str
    stations: list[Station]


class StepHeading(Struct, frozen=True):
    """A step in the list of steps."""

    id: str
    title: str


class PointerShown(Struct, frozen=True):
    """A note of a few words at a place of the table."""

    at: str
    said: str


class StepVerdict(Struct, frozen=True):
    """How a step has ended, in words, and by which clause; `solution` are the answers that solve it, in words."""

    verdict: Literal["good", "bad"]
    said: str
    clause: str
    solution: list[str]


class LessonMoment(Struct, frozen=True):
    """`POST /api/lessons`: a step after the student's answers. `answers` of the state are those that the step leaves,
    `moves` the moves that the page has not seen, others' included. `play_on` is what is said where the match goes on
    after the last step; empty, where it does not. `station` is its place in the school, 0 where it has none."""

    title: str
    station: int
    minutes: int
    seat: int
    steps: list[StepHeading]
    number: int
    id: str
    goal: str
    text: str
    clause: str
    marks: list[str]
    pointer: PointerShown | None
    play_on: str
    solution: list[str]
    state: State
    moves: list[MoveMade]
    verdict: StepVerdict | None


class ExampleNote(Struct, frozen=True):
    """What comes of an answer in a drawn position, and by which clause; "good" is what one would do."""

    verdict: Literal["good", "bad"]
    said: str
    clause: str


class Example(Struct, frozen=True):
    """A position that shows a clause, as a step of a lesson begins with it; `state` is the table, without its log."""

    lesson: str
    step: int
    clause: str
    title: str
    text: str
    notes: list[ExampleNote]
    state: State
