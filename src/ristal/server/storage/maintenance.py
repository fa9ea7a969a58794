"""Looking after a database: a safe copy of it, and matches that nobody needs any more."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, delete, func, select

from ristal.host.live_match import OVER, PLAYING, WAITING
from ristal.server.storage import tables

DAY: Final = 86_400.0
AT_ONCE: Final = 500  # matches that one statement names
OF_A_MATCH: Final = (tables.moves, tables.snapshots, tables.tokens, tables.seats, tables.notices)


class Group(NamedTuple):
    """Matches of one game in one state that would go."""

    game: str
    state: str
    matches: int
    oldest: float
    newest: float


def back_up(source: Path, target: Path) -> None:
    """Copy an SQLite database while a server goes on with it; the copy is whole, or is not there."""
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds what nobody may see
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(unfinished)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        _sync(unfinished)
        os.link(unfinished, target)  # unlike a renaming, this overwrites nothing
    finally:
        unfinished.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())


def _old(before: float, is_playing_too: bool) -> Any:
    states = (OVER, WAITING, PLAYING) if is_playing_too else (OVER, WAITING)
    return tables.matches.c.state.in_(states) & (tables.matches.c.touched < before)


def to_prune(engine: Engine, before: float, is_playing_too: bool) -> list[Group]:
    """What would go: matches that nobody has touched since."""
    c = tables.matches.c
    wanted = (
        select(c.game, c.state, func.count(), func.min(c.touched), func.max(c.touched))
        .where(_old(before, is_playing_too))
        .group_by(c.game, c.state)
        .order_by(c.game, c.state)
    )
    with engine.connect() as connection:
        return [Group(*row) for row in connection.execute(wanted)]


def prune(engine: Engine, before: float, is_playing_too: bool) -> int:
    """Let them go, with all that belongs to them; whoever touched a match meanwhile keeps it. Says how many went."""
    c, gone = tables.matches.c, 0
    while True:
        with engine.begin() as connection:
            some = select(c.id).where(_old(before, is_playing_too)).limit(AT_ONCE)
            ids = list(connection.execute(some).scalars())
            still_old = c.id.in_(ids) & (c.touched < before)
            went = list(connection.execute(delete(tables.matches).where(still_old).returning(c.id)).scalars())
            for table in OF_A_MATCH:
                connection.execute(delete(table).where(table.c.match.in_(went)))
        gone += len(went)
        if not went:
            return gone
