"""What a viewer is sent: only from the view of the seat, the events that it may know, and the texts."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

import msgspec

from ristal.engine.game import Game
from ristal.engine.zone import SPECTATOR
from ristal.match import Match
from ristal.match.past import shown_event
from ristal.server.errors import Refused
from ristal.server.room import BOT, OVER, Room, Sitter
from ristal.server.store import Row
from ristal.wording import speech
from ristal.wording.guide import guide, plain
from ristal.wording.told import Part

encode = msgspec.json.encode
decode = msgspec.json.decode


def state(room: Room, seat: int | None, language: str, has_log: bool = True) -> dict[str, Any]:
    """The match as this viewer may know it; who is told of every move needs no log."""
    shown: dict[str, Any] = {
        "match": room.id,
        "game": room.game.id,
        "name": room.name,
        "number": room.number,
        "options": options(room),
        "state": room.state,
        "seat": seat,
        "view": None,
        "asked": room.asked(),
        "question": None,
        "answers": [],
        "log": [line for row in room.recent for line in move(room, row, seat, language)["log"]] if has_log else [],
        "sitters": sitters(room.sitters, language),
        "players": [],
        "result": None,
        "roll": None,
        "clock": room.clock.show(time.time()),
        "offer": offer(room, seat),
        "rematch": room.rematch or None,
        "fair": fairness(room),
        "notice": None,
    }
    if room.problem is not None:
        shown |= _closed(room, language)
    elif room.match is not None:
        shown |= _playing(room, seat, language)
    return shown


def _closed(room: Room, language: str) -> dict[str, Any]:
    """A match that can only be read: its result as it was kept, without words."""
    kept = next((row.data["result"] for row in room.recent if "result" in row.data), None)
    unsaid = {"said": "", "headline": "", "clause": ""}
    return {
        "notice": Refused("readable-only").body(language),
        "result": None if kept is None else {**kept, "winners": _winners(kept), **unsaid},
    }


def options(room: Room) -> dict[str, Any]:
    """All options, with what chance has settled of them; before the first draw those that were asked for."""
    return {"seats": len(room.sitters), **(room.options if room.match is None else room.match.options)}


def _playing(room: Room, seat: int | None, language: str) -> dict[str, Any]:
    match = room.match
    assert match is not None
    told = guide(language, room.game)
    view = match.view(seat)
    result = match.result
    return {
        "view": view,
        "question": question(room, match, seat, language),
        "answers": told.answers(view) if seat is not None else [],
        "players": told.seat_names(view),
        "roll": roll(room, language),
        "result": None if result is None else told.result(result, seat_names(room, language)),
    }


def question(room: Room, match: Match, seat: int | None, language: str) -> dict[str, Any] | None:
    """The open question; those who are not asked read who is."""
    pending = match.pending
    if not pending:
        return None
    mine = [each for each in pending if each.seat == seat]
    return {
        "id": room.question,
        "name": pending[0].name,
        "clause": pending[0].clause,
        "prompt": mine[0].prompt(language) if mine else _waits(room, [each.seat for each in pending], language),
        "mine": bool(mine),
    }


def roll(room: Room, language: str) -> dict[str, Any] | None:
    """The die that has to be thrown before anything else."""
    awaited = None if room.match is None else room.match.roll
    if awaited is None:
        return None
    texts = speech(language, room.game)
    message = f"{room.game.id}-die-{awaited.what}"
    return {
        "question": room.question,
        "what": awaited.what,
        "name": texts.say(message) if texts.has(message) else texts.name(awaited.what),
        "whose": texts.name(awaited.whose),
        "sides": awaited.sides,
    }


def _waits(room: Room, seats: list[int], language: str) -> str:
    names = seat_names(room, language)
    players = ", ".join(names[seat] for seat in seats)
    return speech(language).say("server-waits", players=players, count=len(seats))


def seat_names(room: Room, language: str) -> list[str]:
    """The players as the table calls them, asked several times with every move; where no table can be laid any more,
    as they sit."""
    if room.match is None:
        return [each["name"] or f"{each['seat'] + 1}" for each in sitters(room.sitters, language)]
    number, names = room.names.get(language, (-1, []))
    if number != room.number:
        names = guide(language, room.game).seat_names(room.match.view(None))
        room.names[language] = (room.number, names)
    return names


def _winners(result: dict[str, Any]) -> list[int]:
    ranking: list[list[int]] = result["ranking"]
    return ranking[0] if len(ranking) > 1 else []


def sitters(sitting: Sequence[Sitter], language: str) -> list[dict[str, Any]]:
    """Who sits where; bots by their level."""
    texts = speech(language)
    shown = []
    for seat, sitter in enumerate(sitting):
        level = f"level-{sitter.bot}"
        name = texts.say(level) if sitter.kind == BOT and texts.has(level) else sitter.name
        shown.append({"seat": seat, "kind": sitter.kind, "name": name, "bot": sitter.bot or None})
    return shown


def offer(room: Room, seat: int | None) -> dict[str, Any] | None:
    if room.offer is None:
        return None
    return {
        "kind": room.offer["kind"].removesuffix("-offer"),
        "seat": room.offer["seat"],
        "agreed": room.offer["agreed"],
        "takes_back": room.offer.get("steps", 0),
        "mine": seat == room.offer["seat"],
    }


def fairness(room: Room) -> dict[str, Any]:
    """The commitment at once; the secret and the seeds when nothing depends on them any more."""
    dice = "typed" if room.is_typed() else "fair"
    shown: dict[str, Any] = {"commitment": room.commitment, "dice": dice}
    if room.state == OVER:
        shown |= {"secret": room.secret, "seeds": room.seeds()}
    return shown


def move(room: Room, row: Row, seat: int | None, language: str) -> dict[str, Any]:
    """A move as this viewer may know it."""
    viewer = SPECTATOR if seat is None else seat
    made, told = row.data.get("moves", []), events(row, seat)
    return {
        "number": row.seq,
        "kind": row.kind,
        "seat": row.seat,
        "answers": [each["answer"] if each["sees"] >> viewer & 1 else None for each in made],
        "events": told,
        "log": lines(room, row, language, told),
    }


def events(row: Row, seat: int | None) -> list[dict[str, Any]]:
    """What happened in a move, as a viewer may know it."""
    viewer = SPECTATOR if seat is None else seat
    told = row.data.get("opening", []) + [event for each in row.data.get("moves", []) for event in each["events"]]
    return [shown for event in told if (shown := shown_event(event, viewer)) is not None]


def lines(room: Room, row: Row, language: str, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines of the log that a move added, from what its reader may know of it."""
    if room.match is None and room.problem is None:
        return []
    names = seat_names(room, language)
    called = tuple(names)
    look = None if room.match is None else partial(room.match.view, None)
    said = []
    for at, event in enumerate(told):
        worded = event if look is None else guide(language, room.game).worded(event, look, row.seat, told[:at])
        text, parts = _line(language, room.game, called, encode(worded))
        said.append({"number": row.seq, "event": event["event"], "text": text, "parts": parts})
    if row.kind not in ("start", "begin", "answer", "roll", "sit", "agree"):
        player = names[row.seat] if row.seat is not None and names else ""
        text = speech(language).say(f"server-told-{row.kind}", player=player)
        whole = [{"kind": "text", "text": text, "ref": ""}]
        said.append({"number": row.seq, "event": row.kind, "text": text, "parts": whole})
    return said


@lru_cache(maxsize=4096)
def _line(language: str, game: Game, names: tuple[str, ...], event: bytes) -> tuple[str, list[Part]]:
    """A line of the log: the same event, as its readers may know it, is worded once."""
    parts = guide(language, game).line(decode(event), names)
    return plain(parts), parts
