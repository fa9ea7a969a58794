"""What the observation of each game is made of: a module a game, found by its id."""

from __future__ import annotations

from array import array
from importlib import import_module
from typing import Any

from ristal.adapters.encoding import Feature, Hashed, OneOf, Out, Record, Seats
from ristal.adapters.scribe import Scribe
from ristal.adapters.segments import FLOAT, make_segment
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.engine.view import QuestionView
from ristal.engine.zone import SPECTATOR

DETAILS = 64  # places for what a question tells beside its name
LEFT_OUT = {
    "game": "an environment is of one game",
    "legal": "the action mask tells it",
    "result": "the rewards tell it",
}


class Observation:
    """The encoding of what a seat may know in one game with these seats and options: always `size` numbers from -1 to
    1. `write` encodes a view as it was declared, and is what the numbers mean; `row` gives the same numbers straight
    from the table."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        shape = import_module(f"ristal.adapters.observations.{game.id}")
        view: type = import_module(f"ristal.games.{game.id}.view").VIEW
        self.left_out: dict[str, str] = {**LEFT_OUT, **shape.LEFT_OUT}
        own: dict[str, Feature] = shape.features(game, seats, options)
        features: dict[str, Feature] = {
            "seat": OneOf([str(seat) for seat in range(seats)]),
            "question": Record(QuestionView, ("clause",), name=OneOf(game.questions), details=Hashed(DETAILS)),
            "asked": Seats(seats),
            "sealed": OneOf(game.answers(seats, options)),
            "sealed_by": Seats(seats),
            **own,
        }
        self.record = Record(view, tuple(self.left_out), **features)
        self.size = self.record.size
        self.scribe: Scribe = shape.SCRIBE(game, seats, features)
        written = len(self.scribe.PARTS)
        self.is_written = tuple(own)[:written] == self.scribe.PARTS
        self.others = list(own.items())[written:]  # parts that the scribe does not know

    def row(self, table: Table, seat: int) -> bytes:
        """What a seat may know of a table, as bytes of float32."""
        if not self.is_written:
            row = array("f", bytes(FLOAT * self.size))
            self.write(table.view(seat), row)
            return row.tobytes()
        written = self.scribe.write(table, seat)
        if self.others:
            view = table.view(seat)
            written += b"".join([make_segment(feature, view[name], seat) for name, feature in self.others])
        return written

    def write(self, view: dict[str, Any], out: Out) -> None:
        """Write the view of a seat into `out`, which holds zeros."""
        seat = view["seat"]
        seat = None if seat == SPECTATOR else seat
        viewer = seat or 0
        out[0] = 1.0
        for name, start, feature in self.record.fields:
            value = view[name] if name != "seat" else None if seat is None else str(seat)
            feature.write(value, out, start, viewer)

    def places(self) -> list[tuple[str, int, int, str]]:
        """Each part of the view with its first place, its length and its meaning."""
        parts = [("there", 0, 1, "always 1")]
        return parts + [(name, start, part.size, part.meaning()) for name, start, part in self.record.fields]
