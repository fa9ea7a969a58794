"""What a viewer is sent: only from the view of the seat, the events that it may know, and the texts."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

import msgspec

from ristal.engine.game import Game
from ristal.engine.zone import SPECTATOR
from ristal.host.errors import ApiError
from ristal.host.live_match import BOT, OVER, LiveMatch, Player
from ristal.match import Match
from ristal.match.history import shown_event
from ristal.server.storage.sql_store import Row
from ristal.text import translator
from ristal.text.game_text import game_text, plain
from ristal.text.types import Part

encode = msgspec.json.encode
decode = msgspec.json.decode


def state(live: LiveMatch, seat: int | None, language: str, has_log: bool = True) -> dict[str, Any]:
    """The match as this viewer may know it; who is told of every move needs no log."""
    shown: dict[str, Any] = {
        "match": live.id,
        "game": live.game.id,
        "name": live.name,
        "number": live.number,
        "options": options(live),
        "state": live.state,
        "seat": seat,
        "view": None,
        "asked": live.asked(),
        "question": None,
        "answers": [],
        "log": [line for row in live.recent for line in move(live, row, seat, language)["log"]] if has_log else [],
        "sitters": sitters(live.sitters, language),
        "players": [],
        "result": None,
        "roll": None,
        "clock": live.clock.show(time.time()),
        "offer": offer(live, seat),
        "rematch": live.rematch or None,
        "fair": fairness(live),
        "notice": None,
    }
    if live.problem is not None:
        shown |= _closed(live, language)
    elif live.match is not None:
        shown |= _playing(live, seat, language)
    return shown


def _closed(live: LiveMatch, language: str) -> dict[str, Any]:
    """A match that can only be read: its result as it was kept, without words."""
    kept = next((row.data["result"] for row in live.recent if "result" in row.data), None)
    unsaid = {"said": "", "headline": "", "clause": ""}
    return {
        "notice": ApiError("readable-only").body(language),
        "result": None if kept is None else {**kept, "winners": _winners(kept), **unsaid},
    }


def options(live: LiveMatch) -> dict[str, Any]:
    """All options, with what chance has settled of them; before the first draw those that were asked for."""
    return {"seats": len(live.sitters), **(live.options if live.match is None else live.match.options)}


def _playing(live: LiveMatch, seat: int | None, language: str) -> dict[str, Any]:
    match = live.match
    assert match is not None
    told = game_text(language, live.game)
    view = match.view(seat)
    result = match.result
    return {
        "view": view,
        "question": question(live, match, seat, language),
        "answers": told.answers(view) if seat is not None else [],
        "players": told.seat_names(view),
        "roll": roll(live, language),
        "result": None if result is None else told.result(result, seat_names(live, language)),
    }


def question(live: LiveMatch, match: Match, seat: int | None, language: str) -> dict[str, Any] | None:
    """The open question; those who are not asked read who is."""
    pending = match.pending
    if not pending:
        return None
    mine = [each for each in pending if each.seat == seat]
    return {
        "id": live.question,
        "name": pending[0].name,
        "clause": pending[0].clause,
        "prompt": mine[0].prompt(language) if mine else _waits(live, [each.seat for each in pending], language),
        "mine": bool(mine),
    }


def roll(live: LiveMatch, language: str) -> dict[str, Any] | None:
    """The die that has to be thrown before anything else."""
    awaited = None if live.match is None else live.match.roll
    if awaited is None:
        return None
    texts = translator(language, live.game)
    message = f"{live.game.id}-die-{awaited.what}"
    return {
        "question": live.question,
        "what": awaited.what,
        "name": texts.say(message) if texts.has(message) else texts.name(awaited.what),
        "whose": texts.name(awaited.whose),
        "sides": awaited.sides,
    }


def _waits(live: LiveMatch, seats: list[int], language: str) -> str:
    names = seat_names(live, language)
    players = ", ".join(names[seat] for seat in seats)
    return translator(language).say("server-waits", players=players, count=len(seats))


def seat_names(live: LiveMatch, language: str) -> list[str]:
    """The players as the table calls them, asked several times with every move; where no table can be laid any more,
    as they sit."""
    if live.match is None:
        return [each["name"] or f"{each['seat'] + 1}" for each in sitters(live.sitters, language)]
    number, names = live.names.get(language, (-1, []))
    if number != live.number:
        names = game_text(language, live.game).seat_names(live.match.view(None))
        live.names[language] = (live.number, names)
    return names


def _winners(result: dict[str, Any]) -> list[int]:
    ranking: list[list[int]] = result["ranking"]
    return ranking[0] if len(ranking) > 1 else []


def sitters(sitting: Sequence[Player], language: str) -> list[dict[str, Any]]:
    """Who sits where; bots by their level."""
    texts = translator(language)
    shown = []
    for seat, sitter in enumerate(sitting):
        level = f"level-{sitter.bot}"
        name = texts.say(level) if sitter.kind == BOT and texts.has(level) else sitter.name
        shown.append({"seat": seat, "kind": sitter.kind, "name": name, "bot": sitter.bot or None})
    return shown


def offer(live: LiveMatch, seat: int | None) -> dict[str, Any] | None:
    if live.offer is None:
        return None
    return {
        "kind": live.offer["kind"].removesuffix("-offer"),
        "seat": live.offer["seat"],
        "agreed": live.offer["agreed"],
        "takes_back": live.offer.get("steps", 0),
        "mine": seat == live.offer["seat"],
    }


def fairness(live: LiveMatch) -> dict[str, Any]:
    """The commitment at once; the secret and the seeds when nothing depends on them any more."""
    dice = "typed" if live.is_typed() else "fair"
    shown: dict[str, Any] = {"commitment": live.commitment, "dice": dice}
    if live.state == OVER:
        shown |= {"secret": live.secret, "seeds": live.seeds()}
    return shown


def move(live: LiveMatch, row: Row, seat: int | None, language: str) -> dict[str, Any]:
    """A move as this viewer may know it."""
    viewer = SPECTATOR if seat is None else seat
    made, told = row.data.get("moves", []), events(row, seat)
    return {
        "number": row.seq,
        "kind": row.kind,
        "seat": row.seat,
        "answers": [each["answer"] if each["sees"] >> viewer & 1 else None for each in made],
        "events": told,
        "log": lines(live, row, language, told),
    }


def events(row: Row, seat: int | None) -> list[dict[str, Any]]:
    """What happened in a move, as a viewer may know it."""
    viewer = SPECTATOR if seat is None else seat
    told = row.data.get("opening", []) + [event for each in row.data.get("moves", []) for event in each["events"]]
    return [shown for event in told if (shown := shown_event(event, viewer)) is not None]


def lines(live: LiveMatch, row: Row, language: str, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines of the log that a move added, from what its reader may know of it."""
    if live.match is None and live.problem is None:
        return []
    names = seat_names(live, language)
    called = tuple(names)
    look = None if live.match is None else partial(live.match.view, None)
    said = []
    for at, event in enumerate(told):
        worded = event if look is None else game_text(language, live.game).worded(event, look, row.seat, told[:at])
        text, parts = _line(language, live.game, called, encode(worded))
        said.append({"number": row.seq, "event": event["event"], "text": text, "parts": parts})
    if row.kind not in ("start", "begin", "answer", "roll", "sit", "agree"):
        player = names[row.seat] if row.seat is not None and names else ""
        text = translator(language).say(f"server-told-{row.kind}", player=player)
        whole = [{"kind": "text", "text": text, "ref": ""}]
        said.append({"number": row.seq, "event": row.kind, "text": text, "parts": whole})
    return said


@lru_cache(maxsize=4096)
def _line(language: str, game: Game, names: tuple[str, ...], event: bytes) -> tuple[str, list[Part]]:
    """A line of the log: the same event, as its readers may know it, is worded once."""
    parts = game_text(language, game).line(decode(event), names)
    return plain(parts), parts
