"""Matches that are over: the rows that led there, the record that anybody can play again, the end in short."""

from __future__ import annotations

import msgspec

from ristal.host.errors import ApiError
from ristal.host.live_match import OVER, LiveMatch
from ristal.host.presentation.record import make_record
from ristal.host.registry import MatchRegistry
from ristal.host.storage.rows import Begun, Row
from ristal.match.actions import read_actions
from ristal.match.history import Move, Past
from ristal.match.projection import Projector, Summary
from ristal.match.viewer import OPEN
from ristal.protocol.responses import MatchRecord


async def find_past(registry: MatchRegistry, live: LiveMatch, token: str) -> list[Row]:
    """All rows of a match that is over and can still be played again, for the holder of this token."""
    async with registry.hold(live, token):
        if live.problem is not None:
            raise ApiError("readable-only")
        if live.state != OVER:
            raise ApiError("not-over")
        return await registry.find_past(live)


async def find_record(registry: MatchRegistry, live: LiveMatch, token: str) -> MatchRecord:
    """The record of a match that is over, readable or not."""
    async with registry.hold(live, token):
        if live.state != OVER:
            raise ApiError("not-over")
        return make_record(live, await registry.find_past(live))


def write_record(live: LiveMatch, rows: list[Row]) -> str:
    return msgspec.json.encode(make_record(live, rows)).decode()


def summarize(live: LiveMatch, rows: list[Row], lang: str) -> Summary:
    """How a match ended, in short."""
    assert live.match is not None
    record = make_record(live, rows)
    moves = [Move.read(move) for move in record["moves"]]
    actions = read_actions(record["deeds"], len(moves), record["seats"])
    past = Past(record["start"], record["opening"], moves, actions=actions)
    return Projector(live.match, OPEN, lang).summary(past, measure_seconds(rows))


def measure_seconds(rows: list[Row]) -> float:
    """Seconds from the first draw to the move that ended it."""
    began = next(row.at for row in rows if row.kind == Begun.kind)
    return next(row.at for row in rows if row.change.result is not None) - began  # what follows, a rematch, has it too
