"""Matches as text: reading what `Match.save` and `Match.record` wrote. Whatever is read is foreign: a match is played
again from its beginning, and is what it comes to, not what somebody wrote."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ristal.content import Reader, Source
from ristal.engine import record as records
from ristal.engine.errors import BadSave, Phrase, RistalError, describe_failure
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.games import load_written
from ristal.match.actions import read_actions, result_of
from ristal.match.history import Past, make_replay_chance
from ristal.match.match import Match
from ristal.match.verify import Proof, compare, is_hand, source

DEEPEST: Final = 50  # brackets in brackets; what we write has a dozen


def restore(text: str, content: Path | str | None = None) -> Match:
    """Load a save or replay a record, whichever the text is."""
    return load(text, content) if "state" in parsed(text) else replay(text, content)


def load(text: str, content: Path | str | None = None) -> Match:
    """Load a match that `Match.save` wrote, at the same question, with its history."""
    data = parsed(text)
    return _load(load_written(data, content), Reader(data, "save", error=BadSave))


def _load(game: Game, page: Reader) -> Match:
    seats, options = _heading(game, page)
    chance = source(page, "chance")
    sitters = page.texts("sitters")
    if page.data["version"] != game.version:
        match = _migrate(game, page, seats, options)
    else:
        past = page.table("past")
        proof = Proof(game, seats, options, past, is_hand(chance))
        proof.run(past.listed("script"))
        played = proof.play()
        played.actions = read_actions(past.listed("deeds"), len(played), seats)
        past.done()
        compare(records.write_table(proof.table), page.table("state").data, page, "state")
        match = _make_match(game, options, proof.table, played)
    page.done()
    match.table.chance = chance
    match.sitters = sitters
    match.go_on()
    return match


def _migrate(game: Game, page: Reader, seats: int, options: dict[str, object]) -> Match:
    """A state that an older version of the rules came to; its past cannot be played again by this one."""
    page.table("past")
    try:
        state = game.migrate(page.table("state").data, page.number("version", 0, game.version))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise page.wrong("state", "wrong-migration", reason=describe_failure(error)) from None
    table = records.checked_table(game, state, seats, options)
    return Match(game, options, table, {"state": records.write_table(table)})


def resumed(text: str) -> Match:
    """The match of a `snapshot`, at the same question; it is looked at, but nothing proves what went before."""
    data = parsed(text)
    game = load_written(data)
    table, options = records.load(game, data)
    match = Match(game, options, table, {})
    match.past = Past({}, [], forgotten=int(data["number"]))
    match.past.actions = read_actions(data["deeds"], match.number, table.seats)
    return match


def replay(text: str, content: Path | str | None = None) -> Match:
    """Replay the record of a match answer by answer and compare it with everything recorded."""
    data = parsed(text)
    game = load_written(data, content)
    page = Reader(data, "record", error=BadSave)
    seats, options = _heading(game, page)
    if page.data["version"] != game.version:
        raise records.wrong_version(game, page.data["version"])
    proof = Proof(game, seats, options, page)
    past = proof.play()
    past.actions = read_actions(page.listed("deeds"), len(past), seats)
    ended = proof.table.result or result_of(past.actions, seats)
    if not page.has("result"):
        raise page.wrong("result", "wrong-missing", expected=Phrase("wrong-expected-result"))
    page.read |= {"result", "fair"}  # what a server opens of its chance is for `ristal verify`
    compare(None if ended is None else ended.write(), data["result"], page, "result", len(past))
    page.done()
    match = _make_match(game, options, proof.table, past)
    match.table.chance = make_replay_chance(match.table)
    return match


def _make_match(game: Game, options: dict[str, object], table: Table, past: Past) -> Match:
    match = Match(game, options, table, past.start)
    match.past = past
    return match


def unpickle(
    game: Game | tuple[str, Source], text: str, under_way: tuple[list[tuple[int, str]], list[int]] | None
) -> Match:
    """A match that was pickled, with a move that waits for a die."""
    data = json.loads(text)
    made = load_written(data, game[1]) if isinstance(game, tuple) else game
    match = _load(made, Reader(data, "pickle", error=BadSave))
    if under_way is not None:
        match.resume(*under_way)
    return match


def read_events_of_record(text: str) -> list[list[dict[str, Any]]]:
    """What happened move by move as a record tells it, readable even where this program cannot replay the record."""
    data = parsed(text)
    page = Reader(data, "record", error=BadSave)
    if "past" in data:  # of a save
        page = page.table("past")
    return [page.listed("opening"), *(move.listed("events") for move in page.rows("moves"))]


def parsed(text: str) -> dict[str, Any]:
    """The plain data of a save or a record, of any game and version."""
    try:
        data = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError, TypeError):
        raise BadSave("no-match") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadSave("no-match")
    _check_depth(data)
    return data


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _check_depth(data: Any) -> None:
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        level = [
            item
            for value in level
            for item in (value.values() if isinstance(value, dict) else value)
            if isinstance(item, (dict, list))
        ]
        if not level:
            return
    raise BadSave("no-match")


def _heading(game: Game, page: Reader) -> tuple[int, dict[str, object]]:
    """Seats and options, if this program can go on with what was saved."""
    records.check_heading(game, page.data)
    page.read.update(("ristal", "game", "version", "content", "seats", "options"))
    given = page.table("options").data
    try:
        seats, options = game.check_options({**given, "seats": page.number("seats", 1, 15)})
    except RistalError as error:
        raise page.at_fault("options", error) from None
    if records.dump(options) != records.dump(given):
        raise page.wrong("options", "wrong-options", needed=repr(options))
    return seats, options
