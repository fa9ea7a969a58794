"""The past of a match, small in memory: moves, and a snapshot of the table now and then."""

from __future__ import annotations

import json
from typing import Any, Final

from ristal.engine import record as records
from ristal.engine.chance import Chance, FairChance, ScriptedChance, read_chance
from ristal.engine.errors import NotAsked
from ristal.engine.event import Event
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.engine.zone import only
from ristal.match.ending import Deed

EVERY: Final = 32  # moves between two snapshots


class Move:
    """An answer as a record keeps it: who may know it, what chance brought, what happened. `chance` is the source as
    it was before the move."""

    __slots__ = ("_events", "answer", "before", "chance", "hash", "seat", "sees")

    def __init__(
        self, seat: int, answer: str, sees: int, chance: list[int], hash: str, events: list[dict[str, Any]]
    ) -> None:
        self.seat = seat
        self.answer = answer
        self.sees = sees
        self.chance = chance
        self.hash = hash
        self.before: Chance | None = None
        self._events = json.dumps(events, ensure_ascii=False).encode()

    @property
    def events(self) -> list[dict[str, Any]]:
        """All that happened, with the masks of those who may know."""
        told: list[dict[str, Any]] = json.loads(self._events)
        return told

    def answer_for(self, seat: int) -> str | None:
        """The answer as this seat may know it."""
        return self.answer if self.sees >> seat & 1 else None

    def write(self) -> dict[str, object]:
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


def read_move(data: dict[str, Any]) -> Move:
    """A move of a record; one that does not say who may know its answer keeps it to its seat."""
    sees = data.get("sees", only(data["seat"]))
    move = Move(data["seat"], data["answer"], sees, data["chance"], data["hash"], data["events"])
    if data.get("before") is not None:
        move.before = read_chance(data["before"])
    return move


class Past:
    """What happened before the table as it is: how it began, the moves, the snapshots."""

    def __init__(self, start: dict[str, object], opening: list[dict[str, Any]]) -> None:
        self.start = start
        self.opening = opening
        self.moves: list[Move] = []
        self.deeds: list[Deed] = []
        self.forgotten = 0  # moves that are kept elsewhere
        self._snapshots: dict[int, bytes] = {}

    def begin(self, table: Table, outcomes: list[int], opening: list[dict[str, Any]]) -> None:
        """The first question has come: from a deal, which goes on record with all that chance brought, or from a
        position, which does as it stands."""
        dealt = self.start.get("chance")
        self.opening = opening
        if isinstance(dealt, list):
            self.start = {"chance": [*dealt, *outcomes]}
        else:
            self.start = {"state": records.write_table(table)}

    def __len__(self) -> int:
        return self.forgotten + len(self.moves)

    def add(self, move: Move, before: Table) -> None:
        """Keep a move, and perhaps the table as it was before it."""
        move.before = before.chance
        if len(self) % EVERY == 0 or not self._snapshots:
            self.snapshot(len(self), records.write_table(before))
        self.moves.append(move)

    def snapshot(self, number: int, state: dict[str, object]) -> None:
        """Keep the table as it was after so many moves."""
        self._snapshots[number] = records.dump(state).encode()

    def write(self) -> dict[str, object]:
        first = min(self._snapshots) if self.moves else None
        return {
            "start": self.start,
            "opening": self.opening,
            "forgotten": self.forgotten,
            "first": None if first is None else json.loads(self._snapshots[first]),
            "moves": [{**move.write(), "before": move.source()} for move in self.moves],
            "deeds": [list(deed) for deed in self.deeds],
        }

    def cut(self, number: int) -> Past:
        """The past up to a move."""
        self._check(number)
        twin = Past(self.start, self.opening)
        twin.forgotten = self.forgotten
        twin.moves = self.moves[: number - self.forgotten]
        twin.deeds = [deed for deed in self.deeds if deed.at <= number]
        twin._snapshots = {at: snapshot for at, snapshot in self._snapshots.items() if at <= number}
        return twin

    def deeds_after(self, move: int) -> list[dict[str, Any]]:
        """What people did after this of the moves that are kept, as events."""
        return [deed.event() for deed in self.deeds if max(deed.at - self.forgotten, 0) == move]

    def forget(self) -> None:
        """The moves are kept elsewhere from now on."""
        self.forgotten = len(self)
        self.moves = []
        self._snapshots = {}

    def table_at(self, number: int, game: Game, seats: int, options: dict[str, object]) -> Table:
        """The table as it was after so many moves, found from the snapshot before them."""
        self._check(number)
        at = max(place for place in self._snapshots if place <= number)
        table = records.read_table(game, json.loads(self._snapshots[at]), seats, options, ScriptedChance([]))
        for move in self.moves[at - self.forgotten : number - self.forgotten]:
            table.chance = ScriptedChance(move.chance)
            table.answer(move.seat, table.find(move.seat, move.answer))
        table.chance = self._chance_at(number, table)
        return table

    def _chance_at(self, number: int, table: Table) -> Chance:
        """The source that the next move drew from; a replayed one knows no other outcomes, so another follows it."""
        before = self.moves[number - self.forgotten].before
        if before is None or isinstance(before, ScriptedChance):
            return replayed_chance(table)
        return before.copy()

    def _check(self, number: int) -> None:
        if not self.forgotten <= number <= len(self):
            raise NotAsked(
                f"there is no move {number}: the moves are {self.forgotten} to {len(self)}",
                problem="move",
                move=number,
                last=len(self),
            )


def replayed_chance(table: Table) -> Chance:
    """Where a match that was replayed goes on from: the same state, the same chance."""
    return FairChance(f"replayed {records.state_hash(table)}")


def written_events(told: list[Event]) -> list[dict[str, Any]]:
    """Events in full, with the masks of those who may know."""
    return [{"data": event.write(), "sees": event.sees, "secret": event.secret()} for event in told]


def shown_event(event: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """A recorded event as this seat may know it."""
    if not event["sees"] >> seat & 1:
        return None
    secret = event["secret"]
    return {
        name: None if name in secret and not secret[name] >> seat & 1 else value
        for name, value in event["data"].items()
    }
