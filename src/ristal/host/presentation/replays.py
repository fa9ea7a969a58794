"""A record or a save as frames to step through. Whatever is read is foreign: it is played again from its beginning, in
a process of its own."""

from __future__ import annotations

import gzip
import json
from typing import Final

import msgspec

from ristal.engine.data import Document
from ristal.engine.errors import BadOption, NotAsked, RistalError
from ristal.host.fairness.verification import said, verify
from ristal.match import restore
from ristal.match.actions import PLAYED_ON, Action
from ristal.match.projection import Projector
from ristal.match.setup import branch_match
from ristal.match.storage import parsed
from ristal.match.viewer import Viewer
from ristal.protocol.responses import Replay, Verification
from ristal.text import translator

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
    shown = Projector(match, _viewer(viewer, match.table.seats), language)
    made = Replay(
        game=match.game.id,
        options={"seats": match.table.seats, **match.options},
        players=shown.players,
        sitters=match.sitters if sitters is None else sitters,
        result=shown.result(),
        figures=shown.figures() if match.over else [],
        seconds=seconds,
        frames=list(shown.timeline()),
        fair=checked(text, language) if "fair" in parsed(text) else None,
    )
    body = encode(made)
    return gzip.compress(body, 6, mtime=0) if packed else body


def branch(text: str, at: int) -> Document:
    """A moment of a record or a save, to go on from: the table, and the past that led to it."""
    match = branch_match(restore(text), at)
    if match.over:
        raise NotAsked("over")
    if PLAYED_ON not in [action.what for action in match.past.actions if action.at == at]:
        match.past.actions.append(Action(at, PLAYED_ON))  # it is another match, even where nobody has learned anything
    return {
        "game": match.game.id,
        "options": {"seats": match.table.seats, **match.options},
        "snapshot": match.snapshot(),
        "past": json.loads(match.record()),
        "number": at,
    }


def _viewer(name: str, seats: int) -> Viewer:
    """Whose eyes are asked for."""
    if name in (OPEN, WATCH):
        return Viewer(is_open=name == OPEN)
    if name.isdecimal() and len(name) == 1 and int(name) < seats:
        return Viewer(int(name))
    raise BadOption("viewer", given=name, choices=[OPEN, WATCH])


def checked(text: str, language: str) -> Verification:
    """What `ristal verify` says of a record, as data and in words."""
    texts = translator(language)
    try:
        found = verify(text)
    except RistalError as error:
        return Verification(False, None, [], 0, 0, [texts.error(error)])
    return Verification(True, found.commitment, found.seeds, found.moves, found.outcomes, said(found, texts))
