"""The past of a match, small in memory: moves, and a snapshot of the table now and then. A past never changes: what
happens next gives another one, so that a match and its past are never a move apart."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from ristal.engine import record as records
from ristal.engine.chance import Chance, FairChance, ScriptedChance
from ristal.engine.errors import NotAsked
from ristal.engine.event import Event
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.match.actions import Action
from ristal.match.written import WrittenEvent, WrittenMove

EVERY: Final = 32  # moves between two snapshots
Script = list[list[Any]]  # seat, answer and outcomes of moves, in plain data


class Move:
    """An answer as a record keeps it: who may know it, what chance brought, what happened. `before` is the source as
    it was before the move."""

    __slots__ = ("_events", "answer", "before", "chance", "hash", "seat", "sees")

    def __init__(
        self, seat: int, answer: str, sees: int, chance: list[int], hash: str, events: list[WrittenEvent]
    ) -> None:
        self.seat = seat
        self.answer = answer
        self.sees = sees
        self.chance = chance
        self.hash = hash
        self.before: Chance | None = None
        self._events = msgspec.json.encode(events)

    @classmethod
    def read(cls, data: WrittenMove) -> Move:
        """The move that `write` gave; the data is believed."""
        return cls(data["seat"], data["answer"], data["sees"], data["chance"], data["hash"], data["events"])

    @property
    def events(self) -> list[WrittenEvent]:
        """All that happened, with the masks of those who may know."""
        events: list[WrittenEvent] = msgspec.json.decode(self._events)
        return events

    def answer_for(self, seat: int) -> str | None:
        """The answer as this seat may know it."""
        return self.answer if self.sees >> seat & 1 else None

    def write(self) -> WrittenMove:
        return {
            "seat": self.seat,
            "answer": self.answer,
            "sees": self.sees,
            "chance": self.chance,
            "hash": self.hash,
            "events": self.events,
        }

    def source(self) -> list[object] | None:
        """Where chance stood before the move: for saves, never for records, which must not tell what is to come."""
        return None if self.before is None else self.before.write()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.write() == other.write()

    __hash__ = None  # type: ignore[assignment]


class Past:
    """What happened before the table as it is: how it began, the moves, the snapshots. Moves that were let go are kept
    as a script, which is enough to prove that a save says the truth."""

    def __init__(
        self,
        start: dict[str, Any],
        opening: list[WrittenEvent],
        moves: list[Move] | None = None,
        script: bytes = b"[]",
        forgotten: int = 0,
        snapshots: dict[int, bytes | Table] | None = None,
        actions: list[Action] | None = None,
    ) -> None:
        self.start = start
        self.opening = opening
        self.moves: list[Move] = moves or []
        self.actions: list[Action] = actions or []
        self.script = script
        self.forgotten = forgotten  # moves of which only the script is left
        self._snapshots: dict[int, bytes | Table] = snapshots or {}

    def begun(self, table: Table, outcomes: list[int], opening: list[WrittenEvent]) -> Past:
        """The first question has come. A deal and a position go on record with all that chance brought, a table from
        elsewhere as it stands."""
        if "chance" in self.start:
            return Past({**self.start, "chance": [*self.start["chance"], *outcomes]}, opening)
        return Past({"state": records.write_table(table)}, opening)

    def __len__(self) -> int:
        return self.forgotten + len(self.moves)

    def grown(self, moves: list[tuple[Move, Table]]) -> Past:
        """With more moves, each with the table as it was before it. A snapshot is written when more moves follow: who
        lets the past go after every move needs none."""
        snapshots: dict[int, bytes | Table] = {at: _write_snapshot(kept) for at, kept in self._snapshots.items()}
        for number, (move, before) in enumerate(moves, len(self)):
            move.before = before.chance
            if number % EVERY == 0 or not snapshots:
                snapshots[number] = before
        added = [*self.moves, *(move for move, _ in moves)]
        return Past(self.start, self.opening, added, self.script, self.forgotten, snapshots, self.actions[:])

    def write(self) -> dict[str, object]:
        return {
            "start": self.start,
            "opening": self.opening,
            "script": json.loads(self.script),
            "moves": [{**move.write(), "before": move.source()} for move in self.moves],
            "deeds": [list(action) for action in self.actions],
        }

    def cut(self, number: int) -> Past:
        """The past up to a move."""
        self._check(number)
        moves = self.moves[: number - self.forgotten]
        actions = [action for action in self.actions if action.at <= number]
        snapshots = {at: snapshot for at, snapshot in self._snapshots.items() if at <= number}
        return Past(self.start, self.opening, moves, self.script, self.forgotten, snapshots, actions)

    def actions_after(self, move: int) -> list[WrittenEvent]:
        """What people did after this of the moves that are kept, as events."""
        return [action.event() for action in self.actions if max(action.at - self.forgotten, 0) == move]

    def let_go(self) -> Past:
        """The moves are kept elsewhere from now on."""
        script: Script = json.loads(self.script)
        script += [[move.seat, move.answer, move.chance] for move in self.moves]
        return Past(self.start, self.opening, [], records.dump(script).encode(), len(self), actions=self.actions[:])

    def without_moves(self) -> Past:
        """Not even a script is left."""
        return Past(self.start, self.opening, forgotten=len(self), actions=self.actions[:])

    def table_at(self, number: int, game: Game, seats: int, options: dict[str, object]) -> Table:
        """The table as it was after so many moves, found from the snapshot before them."""
        self._check(number)
        at = max(place for place in self._snapshots if place <= number)
        table = records.read_table(
            game, json.loads(_write_snapshot(self._snapshots[at])), seats, options, ScriptedChance([])
        )
        for move in self.moves[at - self.forgotten : number - self.forgotten]:
            table.chance = ScriptedChance(move.chance)
            table.answer(move.seat, table.find(move.seat, move.answer))
        table.chance = self._chance_at(number, table)
        return table

    def _chance_at(self, number: int, table: Table) -> Chance:
        """The source that the next move drew from; a replayed one knows no other outcomes, so another follows it."""
        before = self.moves[number - self.forgotten].before
        if before is None or isinstance(before, ScriptedChance):
            return make_replay_chance(table)
        return before.copy()

    def _check(self, number: int) -> None:
        if type(number) is not int or not self.forgotten <= number <= len(self):
            raise NotAsked("move", move=number, last=len(self))


def _write_snapshot(snapshot: bytes | Table) -> bytes:
    return snapshot if isinstance(snapshot, bytes) else records.dump(records.write_table(snapshot)).encode()


def make_replay_chance(table: Table) -> Chance:
    """Where a match that was replayed goes on from: the same state, the same chance."""
    return FairChance(f"replayed {records.state_hash(table)}")


def write_events(events: list[Event]) -> list[WrittenEvent]:
    """Events in full, with the masks of those who may know."""
    return [{"data": event.write() or {}, "sees": event.sees, "secret": event.secret()} for event in events]
