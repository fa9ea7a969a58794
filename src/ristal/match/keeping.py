"""Matches as text: reading what `Match.save` and `Match.record` wrote."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ristal.engine import record as records
from ristal.engine.chance import ScriptedChance
from ristal.engine.errors import BadSave, ReplayDiffers
from ristal.games import load_game
from ristal.match.ending import read_deeds
from ristal.match.match import Match, begin
from ristal.match.past import Past, read_move, replayed_chance


def restore(text: str, content: Path | str | None = None) -> Match:
    """The match of a save or of a record, whichever it is."""
    return load(text, content) if "state" in _json(text) else replay(text, content)


def load(text: str, content: Path | str | None = None) -> Match:
    """The match that `save` wrote, at the same question, with its past."""
    data = _json(text)
    game = load_game(data["game"], content)
    table, options = records.load(game, data)
    match = Match(game, options, table, {"state": data["state"]})
    match.go_on()
    try:
        if "past" in data:
            _recall(match, data["past"])
        match.sitters = [str(sitter) for sitter in data.get("sitters") or []]
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadSave(f"the past of the saved match is damaged: {type(error).__name__}: {error}") from error
    return match


def _recall(match: Match, past: Any) -> None:
    """What went before, without playing it again."""
    match.past = Past(past["start"], past["opening"])
    match.past.forgotten = int(past["forgotten"])
    match.past.moves = [read_move(move) for move in past["moves"]]
    match.past.deeds = read_deeds(past.get("deeds", []), len(match.past), match.table.seats)
    if match.past.moves:
        match.past.snapshot(match.past.forgotten, past["first"])
        match.past.snapshot(len(match.past), records.write_table(match.table))
    for seat in (None, *range(match.table.seats)):
        match.events(seat)


def replay(text: str, content: Path | str | None = None) -> Match:
    """The match of a record, played again answer by answer and compared with what was recorded."""
    data = _json(text)
    game = load_game(data["game"], content)
    records.check_heading(game, data)
    try:
        moves = [read_move(move) for move in data["moves"]]
        match = _begin_again(game, data)
    except (AttributeError, KeyError, TypeError) as error:
        raise BadSave(f"the record is damaged: {type(error).__name__}: {error}") from error
    for number, move in enumerate(moves, 1):
        match.table.chance = ScriptedChance(move.chance)
        match.play(move.answer, move.seat)
        if match.moves[-1].hash != move.hash:
            raise ReplayDiffers(f"move {number} ({move.answer}) led to another state than the record says", move=number)
    match.past.deeds = read_deeds(data.get("deeds", []), match.number, match.table.seats)
    match.table.chance = replayed_chance(match.table)
    return match


def _begin_again(game: Any, data: dict[str, Any]) -> Match:
    start = data["start"]
    if "chance" in start:
        return begin(game, {"seats": data["seats"], **data["options"]}, ScriptedChance(start["chance"]))
    seats, options = game.check_options({"seats": data["seats"], **data["options"]})
    table = records.read_table(game, start["state"], seats, options, ScriptedChance([]))
    match = Match(game, options, table, start)
    match.past.opening = data["opening"]  # told by the record alone: the state is of after it
    for seat in (None, *range(seats)):
        match.events(seat)
    return match


def recorded_events(text: str) -> list[list[dict[str, Any]]]:
    """What happened move by move as a record tells it, readable even where this program cannot replay the record."""
    data = _json(text)
    try:
        data = data.get("past", data)  # of a save
        return [data["opening"], *(move["events"] for move in data["moves"])]
    except (KeyError, TypeError) as error:
        raise BadSave(f"the record is damaged: {type(error).__name__}: {error}") from error


def _json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(f"this is not a saved match or record: {error}", problem="no-match") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadSave("this is not a saved match or record: it names no game", problem="no-match")
    return data
