"""Removing matches that nobody needs any more."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, delete, func, select

from ristal.host.live_match import OVER, PLAYING, WAITING
from ristal.server import settings
from ristal.server.storage import tables

OF_A_MATCH: Final = tuple(table for table in tables.metadata.sorted_tables if "match" in table.c)


class Group(NamedTuple):
    """Matches of one game in one state that would go."""

    game: str
    state: str
    matches: int
    oldest: float
    newest: float


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
            some = select(c.id).where(_old(before, is_playing_too)).limit(settings.MATCHES_NAMED)
            ids = list(connection.execute(some).scalars())
            still_old = c.id.in_(ids) & (c.touched < before)
            went = list(connection.execute(delete(tables.matches).where(still_old).returning(c.id)).scalars())
            for table in OF_A_MATCH:
                connection.execute(delete(table).where(table.c.match.in_(went)))
        gone += len(went)
        if not went:
            return gone
