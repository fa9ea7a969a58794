"""Saving, loading, records and state hashes: all of a table as plain data."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

from ristal.engine.chance import Chance, read_chance
from ristal.engine.errors import BadSave
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Step
from ristal.engine.result import Result
from ristal.engine.table import Table

FORMAT: Final = 1


def write_step(step: Step) -> list[object]:
    """Its class and its fields, in the order of its constructor."""
    return [type(step).__name__, *(_plain(getattr(step, field)) for field in type(step).FIELDS)]


def _plain(value: object) -> object:
    return [_plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def write_table(table: Table) -> dict[str, object]:
    """Everything but chance: two tables with equal data are the same state."""
    return {
        "stack": [write_step(step) for step in table.steps()],
        "sealed": {str(seat): table.sealed[seat].text for seat in sorted(table.sealed)},
        "result": None if table.result is None else table.result.write(),
        "fields": table.write(),
    }


def state_hash(table: Table) -> str:
    """A fingerprint of the state; the future of chance is no part of it."""
    return sha256(dump(write_table(table)).encode()).hexdigest()[:16]


def dump(data: object) -> str:
    """JSON in one canonical form."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def read_table(game: Game, data: Any, seats: int, options: dict[str, object], chance: Chance) -> Table:
    """The table whose `write_table` gave the data, at the same question."""
    try:
        table = game.read(data["fields"], seats, options, chance)
        table.stack = [_read_step(game, item) for item in data["stack"]]
        if data["result"] is not None:
            ranking = tuple(tuple(int(seat) for seat in group) for group in data["result"]["ranking"])
            table.result = Result(ranking, str(data["result"]["how"]))
        if table.stack and isinstance(table.stack[-1], Question):  # else a die falls first that somebody throws
            table.settle()
        for seat, text in data["sealed"].items():
            table.sealed[int(seat)] = _sealed(table, int(seat), text)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadSave(f"the saved state is damaged: {type(error).__name__}: {error}") from error
    return table


def _read_step(game: Game, item: Any) -> Step:
    name, *fields = item
    if name not in game.steps:
        raise BadSave(f"the saved state asks {name!r}, a question that {game.id} does not have")
    return game.steps[name](*(_as_field(field) for field in fields))


def _as_field(value: Any) -> Any:
    """Fields of questions never change, so what JSON calls a list is a tuple there; compiled code insists on it."""
    return tuple(_as_field(item) for item in value) if isinstance(value, list) else value


def _sealed(table: Table, seat: int, text: str) -> Answer:
    for answer in table.legal(seat):
        if answer.text == text:
            return answer
    raise BadSave(f"the saved state holds an answer {text!r} that seat {seat} cannot give")


def save(game: Game, table: Table, options: dict[str, object]) -> dict[str, object]:
    """A whole match between two answers, to be gone on with later."""
    return {**heading(game, table.seats, options), "state": write_table(table), "chance": table.chance.write()}


def heading(game: Game, seats: int, options: dict[str, object]) -> dict[str, object]:
    """What every saved thing begins with."""
    return {
        "ristal": FORMAT,
        "game": game.id,
        "version": game.version,
        "content": game.content_hash,
        "seats": seats,
        "options": options,
    }


def load(game: Game, data: dict[str, Any]) -> tuple[Table, dict[str, object]]:
    """The table of a save, and its options. The heading is checked, not believed."""
    check_heading(game, data)
    seats, options = game.check_options({"seats": data["seats"], **data["options"]})
    state = game.migrate(data.get("state"), data["version"])
    return read_table(game, state, seats, options, read_chance(data.get("chance"))), options


def check_heading(game: Game, data: dict[str, Any]) -> None:
    """An error unless this program, with this content, can go on with what was saved."""
    if data.get("ristal") != FORMAT:
        raise BadSave(f"this is format {data.get('ristal')!r}, this program reads format {FORMAT}", problem="format")
    if data.get("game") != game.id:
        raise BadSave(f"this belongs to the game {data.get('game')!r}, not to {game.id!r}")
    if not isinstance(data.get("seats"), int) or not isinstance(data.get("options"), dict):
        raise BadSave("'seats' must be a number and 'options' a table")
    if data.get("version") != game.version and data.get("version") not in game.reads:
        raise BadSave(
            f"it was made by version {data.get('version')!r} of the rules of {game.id}, this is {game.version}",
            problem="version",
            version=str(data.get("version")),
            reads=str(game.version),
        )
    if data.get("content") != game.content_hash:
        raise BadSave(
            f"it was made with other content of {game.id} than this", problem="content", content=data.get("content")
        )
