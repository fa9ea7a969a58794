"""A record or a save as frames to step through. Whatever is read is foreign: it is played again from its beginning, in
a process of its own."""

from __future__ import annotations

import gzip
import json
from typing import Any, Final

import msgspec

from ristal.engine.chance import ScriptedChance
from ristal.engine.errors import BadOption, NotAsked, RistalError
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR
from ristal.host.verification import said, verify
from ristal.match import Match, Move, restore, shown_event
from ristal.match.actions import shown, turned_up
from ristal.match.setup import branched
from ristal.match.storage import parsed
from ristal.text import translator
from ristal.text.game_text import game_text, plain
from ristal.text.types import Figure

OPEN: Final = "open"  # with every card turned up
WATCH: Final = "watch"  # as a spectator saw it

encode = msgspec.json.encode


def replay(
    text: str,
    viewer: str,
    language: str,
    sitters: list[str] | None = None,
    seconds: float | None = None,
    packed: bool = False,
) -> bytes:
    """All of a match as a viewer saw it, as JSON."""
    match = restore(text)
    frames = _Frames(match, _seat(viewer, match.table.seats), viewer == OPEN, language)
    result = match.result
    made = {
        "game": match.game.id,
        "options": {"seats": match.table.seats, **match.options},
        "players": frames.names,
        "sitters": match.sitters if sitters is None else sitters,
        "result": None if result is None else frames.told.result(result, frames.names),
        "figures": [] if result is None else frames.figures(),
        "seconds": seconds,
        "frames": frames.made(),
        "fair": checked(text, language) if "fair" in parsed(text) else None,
    }
    body = encode(made)
    return gzip.compress(body, 6, mtime=0) if packed else body


def branch(text: str, at: int) -> dict[str, Any]:
    """A moment of a record or a save, to go on from: the table, and the past that led to it."""
    match = branched(restore(text), at)
    if match.over:
        raise NotAsked("the game is over", problem="over")
    return {
        "game": match.game.id,
        "options": {"seats": match.table.seats, **match.options},
        "snapshot": match.snapshot(),
        "past": json.loads(match.record()),
    }


def _seat(viewer: str, seats: int) -> int:
    """Whose eyes are asked for."""
    if viewer in (OPEN, WATCH):
        return SPECTATOR
    if viewer.isdecimal() and len(viewer) == 1 and int(viewer) < seats:
        return int(viewer)
    raise BadOption(f"there is no viewer {viewer!r}", problem="seats", option="as", game="", choices=[OPEN, WATCH])


def checked(text: str, language: str) -> dict[str, Any]:
    """What `ristal verify` says of a record, as data and in words."""
    texts = translator(language)
    try:
        found = verify(text)
    except RistalError as error:
        return {
            "is_fair": False,
            "commitment": None,
            "seeds": [],
            "moves": 0,
            "outcomes": 0,
            "said": [texts.error(error)],
        }
    return {
        "is_fair": True,
        "commitment": found.commitment,
        "seeds": found.seeds,
        "moves": found.moves,
        "outcomes": found.outcomes,
        "said": said(found, texts),
    }


class _Frames:
    """Plays a proved match once more and looks at it after every move."""

    def __init__(self, match: Match, viewer: int, is_open: bool, language: str) -> None:
        self.match = match
        self.viewer = viewer
        self.is_open = is_open
        self.told = game_text(language, match.game)
        self.last = match.view(None)
        self.names = self.told.seat_names(self.last)

    def figures(self) -> list[Figure]:
        """What the viewer may know of, added up."""
        past = self.match.past
        events = [*past.opening, *(event for move in past.moves for event in move.events)]
        return self.told.figures(self._known(events), self.last)

    def made(self) -> list[dict[str, Any]]:
        past = self.match.past
        table = self.match.at(past.forgotten).table
        frames = [self._frame(table, 0, None, None, [*past.opening, *past.actions_after(0)])]
        for number, move in enumerate(past.moves, 1):
            table.chance = ScriptedChance(move.chance)
            table.answer(move.seat, table.find(move.seat, move.answer))
            answer = move.answer if self._is_known(move) else None
            frames.append(self._frame(table, number, move.seat, answer, [*move.events, *past.actions_after(number)]))
        frames[-1]["view"] |= shown(self.match)
        if self.match.over:
            frames[-1]["question"] = None
        return frames

    def _frame(
        self, table: Table, number: int, seat: int | None, answer: str | None, events: list[dict[str, Any]]
    ) -> dict[str, Any]:
        told = self._known(events)
        view = turned_up(table).view(SPECTATOR) if self.is_open else table.view(self.viewer)
        whose = None if self.viewer == SPECTATOR else self.viewer
        return {
            "number": self.match.past.forgotten + number,
            "seat": seat,
            "answer": answer,
            "view": {"game": self.match.game.id, **view, "seat": whose},
            "question": self._question(table, number),
            "log": [self._line(event, number, seat, told[:at]) for at, event in enumerate(told)],
            "events": told,
        }

    def _is_known(self, move: Move) -> bool:
        """Whether the viewer knows an answer after it was given: what was laid face down may be turned up by then."""
        if self.is_open or move.answer_for(self.viewer) is not None:
            return True
        return self.told.turns_up(self._known(move.events), move.seat, move.answer)

    def _known(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        known = [event["data"] if self.is_open else shown_event(event, self.viewer) for event in events]
        return [event for event in known if event is not None]

    def _line(
        self, event: dict[str, Any], number: int, mover: int | None, before: list[dict[str, Any]]
    ) -> dict[str, Any]:
        parts = self.told.line(self.told.worded(event, lambda: self.last, mover, before), self.names)
        return {"number": number, "event": event["event"], "text": plain(parts), "parts": parts}

    def _question(self, table: Table, number: int) -> dict[str, Any] | None:
        if table.open is None:
            return None
        asked, texts = table.asked(), self.told.texts
        mine = asked[:1] if self.is_open else [seat for seat in asked if seat == self.viewer]
        players = ", ".join(self.names[seat] for seat in asked)
        waits = translator(texts.language).say("server-waits", players=players, count=len(asked))
        return {
            "id": f"q{number}",
            "name": type(table.open).__name__,
            "clause": table.open.rule(table),
            "prompt": texts.ask(table, table.open, mine[0]) if mine else waits,
            "mine": bool(mine) and not self.is_open,
        }
