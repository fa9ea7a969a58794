"""What can be wrong with a database, in terms that an operator can act on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Final

from sqlalchemy.exc import DBAPIError

from ristal.engine.errors import RistalError

# What SQLite finds wrong with a file, by its own codes: an extended code has the plain one in its lowest byte.
_PROBLEMS: Final = {
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_IOERR: "damaged",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
}


class BadDatabase(RistalError):
    """A database that cannot be worked with; `problem` says why, and the texts say what to do."""

    code: ClassVar[str] = "bad-database"


@contextmanager
def explain_errors(where: object) -> Iterator[None]:
    """Say what a driver has found wrong in our own terms; `where` is how people know the database."""
    try:
        yield
    except sqlite3.Error as error:
        raise _of_sqlite(error, where) from None
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise _of_sqlite(error.orig, where) from None
        raise BadDatabase("unreachable", reason=_reason(error.orig)) from None


def _of_sqlite(error: sqlite3.Error, where: object) -> BadDatabase:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CANTOPEN)
    return BadDatabase(_PROBLEMS.get(code & 0xFF, "no-access"), file=str(where))


def _reason(error: BaseException | None) -> str:
    """What PostgreSQL says: never with the password."""
    lines = str(error).strip().splitlines()
    return lines[0].rpartition("failed: ")[2].strip() if lines else type(error).__name__
