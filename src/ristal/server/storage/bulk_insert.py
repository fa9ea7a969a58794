"""Many moves with one statement: a thread that writes row by row has to wait for Python's lock at every row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Dialect

from ristal.server.storage import tables

Values = tuple[Any, ...]

_MOVE: Final = tuple(tables.moves.c)
_TOUCH: Final = tuple(tables.matches.c[name] for name in ("id", "touched", "state", "bot_asked"))

# In one order everywhere: processes must not wait for one another.
_ADD: Final = (
    "INSERT INTO moves SELECT * FROM ({given}) AS given WHERE NOT EXISTS (SELECT 1 FROM matches"
    " WHERE matches.id = given.match AND matches.archived >= given.seq) ORDER BY match, seq ON CONFLICT DO NOTHING"
)
_RENEW: Final = (
    "UPDATE matches SET touched = given.touched, state = given.state, bot_asked = given.bot_asked"
    " FROM ({given}) AS given WHERE matches.id = given.id"
)


class KeptMove(NamedTuple):
    """A move, and what is known of its match after it without its moves: the values of two rows."""

    move: Values
    touch: Values


def keep(connection: Connection, moves: Sequence[KeptMove]) -> bool:
    """Add moves, each unless there is one of its number: among the moves, or put away with others. False if not all of
    them are new: then some of this has been done, and is to be rolled back."""
    if len({kept.touch[0] for kept in moves}) < len(moves):
        return False
    for part in _parts(moves):
        added = connection.exec_driver_sql(_statement(connection.dialect, _ADD, _MOVE, len(part)), _flat(part, 0))
        if added.rowcount < len(part):
            return False
        connection.exec_driver_sql(_statement(connection.dialect, _RENEW, _TOUCH, len(part)), _flat(part, 1))
    return True


def _parts(moves: Sequence[KeptMove]) -> Iterator[Sequence[KeptMove]]:
    """Powers of two: so there are few statements to prepare."""
    at = 0
    while at < len(moves):
        size = 1 << ((len(moves) - at).bit_length() - 1)
        yield moves[at : at + size]
        at += size


def _flat(part: Sequence[KeptMove], which: int) -> Values:
    return tuple(value for kept in part for value in kept[which])


@lru_cache(maxsize=64)
def _statement(dialect: Dialect, does: str, columns: Values, rows: int) -> str:
    mark = "?" if dialect.paramstyle == "qmark" else "%s"
    row = ", ".join(f"CAST({mark} AS {column.type.compile(dialect)})" for column in columns)
    names = ", ".join(column.name for column in columns)
    given = f"WITH rows_({names}) AS (VALUES {', '.join([f'({row})'] * rows)}) SELECT * FROM rows_"
    return does.format(given=given)
