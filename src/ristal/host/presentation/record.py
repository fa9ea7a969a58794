"""The record of a match that is over, from the rows of its log."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

from ristal.engine.data import Document
from ristal.host.live_match import LiveMatch
from ristal.host.presentation import presenter
from ristal.host.storage.rows import Answered, Begun, Branch, DrawAgreed, Resigned, Rolled, Row, Started, TakenBack
from ristal.match import actions
from ristal.match.written import WrittenEvent, WrittenMove
from ristal.protocol.responses import MatchRecord, RecordFairness, RecordOrigin

ENDINGS: Final = {Resigned.kind: actions.RESIGNED, DrawAgreed.kind: actions.AGREED}

ActionData = list[int | str | None]


def find_effective(rows: Iterable[Row]) -> list[Row]:
    """The rows that led to the match as it is: what was taken back did not."""
    line: list[Row] = []
    for row in rows:
        match row.change:
            case TakenBack(to=to):
                line = [each for each in line if each.seq <= to]
            case Started() | Begun() | Answered() | Rolled() | Resigned() | DrawAgreed():
                line.append(row)
    return line


def find_renewals(rows: Iterable[Row], inherited: int) -> list[int]:
    """After how many of the moves that count chance was new, once for each take-back that renewed it."""
    line: list[tuple[int, int]] = []  # rows that count so far, each with the number of moves up to it
    found: list[int] = []
    for row in rows:
        count = line[-1][1] if line else inherited
        if isinstance(row.change, Answered | Rolled):
            line.append((row.seq, count + len(row.change.moves)))
        elif isinstance(row.change, TakenBack):
            while line and line[-1][0] > row.change.to:
                line.pop()
            count = line[-1][1] if line else inherited
            found = [min(number, count) for number in found]  # chance is not taken back
            if row.change.renewal:
                found.append(count)
    return found


def make_record(live: LiveMatch, rows: Sequence[Row]) -> MatchRecord:
    """The whole match as `ristal replay` and `ristal verify` read it."""
    line = find_effective(rows)
    begun = next(row.change for row in line if isinstance(row.change, Begun))
    branch = next((row.change.branch for row in line if isinstance(row.change, Started)), None)
    start, opening, moves, done = _find_beginning(live, begun, branch)
    inherited = len(moves)
    result: Document | None = None
    for row in line:
        if row.kind in ENDINGS:
            done.append([len(moves), ENDINGS[row.kind], row.seat if isinstance(row.change, Resigned) else None])
        if isinstance(row.change, Rolled) and row.change.start is not None:  # the dice before the first question
            start, opening = row.change.start, row.change.opening
        if isinstance(row.change, Answered | Rolled):
            moves += row.change.moves
        result = row.change.result or result
    return {
        **begun.heading,  # type: ignore[typeddict-item]  # as it began: the rules may have changed since
        "start": start,
        "opening": opening,
        "moves": moves,
        "deeds": done,
        "result": result,
        "fair": _open_chance(live, rows, branch, inherited),
    }


def _open_chance(live: LiveMatch, rows: Iterable[Row], branch: Branch | None, inherited: int) -> RecordFairness:
    """All that chance was derived from."""
    return {
        "match": live.id,
        "commitment": live.commitment,
        "secret": live.secret,
        "seeds": live.seeds(),
        "dice": presenter.dice(live),
        "inherited": inherited,
        "taken_back": find_renewals(rows, inherited),
        "origin": _write_origin(live, branch),
    }


def _find_beginning(
    live: LiveMatch, begun: Begun, branch: Branch | None
) -> tuple[Document, list[WrittenEvent], list[WrittenMove], list[ActionData]]:
    """How a match began: start and opening, and the moves and actions that came from another one."""
    if branch is None:
        return begun.start, begun.opening, [], []
    if live.origin is not None and live.origin.is_redealt:
        return begun.start, [], [], [[0, actions.PLAYED_ON, None]]
    past = branch["past"]
    return past["start"], past["opening"], list(past["moves"]), list(past["deeds"])


def _write_origin(live: LiveMatch, branch: Branch | None) -> RecordOrigin | None:
    shown = presenter.origin(live)
    if shown is None or branch is None:
        return None
    return {**shown, "state": json.loads(branch["snapshot"])["state"] if shown["is_redealt"] else None}
