"""A scribe writes down what a seat may know, straight from the table: what all games have in common."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.adapters.encoding import Feature, Flag, Hashed, Record
from ristal.adapters.segments import FLOAT, Details, SeatSegments, fill, make_segment, make_segments
from ristal.engine.question import TOGETHER
from ristal.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Scribe:
    """Writes what a seat may know of a table straight from the table, part by part in the order of the declaration.
    A game adds `write_own` for its own parts, and names them in `PARTS`."""

    PARTS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int, features: dict[str, Feature], questions: Iterable[str]) -> None:
        """`features` are all parts of the observation by name, `questions` the names of what the game asks."""
        self.seats = seats
        self.features = features
        self.around = [[(viewer + step) % seats for step in range(seats)] for viewer in range(seats)]
        self.of_seats = SeatSegments(seats)
        self.flags = make_segments(Flag(), (False, True))
        there = array("f", [1.0]).tobytes()
        self.begins = [there + make_segment(features["seat"], str(seat)) for seat in range(seats)]
        question = features["question"]
        assert isinstance(question, Record)
        hashed = question.find("details")
        assert isinstance(hashed, Hashed)
        self.details = Details(hashed)
        self.no_question = fill(question.size)
        self.no_details = fill(hashed.size)
        length = FLOAT * (question.size - hashed.size)
        self.named: dict[str, bytes] = {
            name: make_segment(question, {"name": name, "details": {}})[:length] for name in questions
        }
        self.not_sealed = fill(features["sealed"].size)
        self.sealed: dict[str, bytes] = {}

    def write(self, t: Table, viewer: int) -> bytes:
        """The row of a seat."""
        parts: list[bytes] = [self.begins[viewer]]
        asked = t.asked()
        self._write_question(t, viewer, asked, parts)
        parts.append(self.of_seats.of_all(asked, viewer))
        if t.sealed:
            parts.append(self._find_sealed(t, viewer))
            parts.append(self.of_seats.of_all(t.sealed, viewer))
        else:
            parts.append(self.not_sealed)
            parts.append(self.of_seats.nobody)
        self.write_own(t, viewer, parts)
        return b"".join(parts)

    def write_own(self, table: Table, viewer: int, parts: list[bytes]) -> None:
        """Write the parts that are the game's own."""
        raise NotImplementedError

    def _write_question(self, t: Table, viewer: int, asked: list[int], parts: list[bytes]) -> None:
        question = t.open
        if question is None:
            parts.append(self.no_question)
            return
        parts.append(self.named[type(question).__name__])
        seat = question.seat
        if seat == TOGETHER and viewer in asked:
            seat = viewer
        details = question.shows(t, seat)
        parts.append(self.details.of(details) if details else self.no_details)

    def _find_sealed(self, t: Table, viewer: int) -> bytes:
        answer = t.sealed.get(viewer)
        if answer is None:
            return self.not_sealed
        segment = self.sealed.get(answer.text)
        if segment is None:
            segment = self.sealed[answer.text] = make_segment(self.features["sealed"], answer.text)
        return segment
