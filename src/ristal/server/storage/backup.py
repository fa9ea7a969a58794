"""Safe copies of an SQLite database, and the way back from one."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ristal.server.storage.errors import BadDatabase, explain_errors
from ristal.server.storage.preflight import look_at_file


def back_up(source: Path, target: Path) -> None:
    """Copy an SQLite database while a server goes on with it; the copy is whole, or is not there."""
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds what nobody may see
    try:
        with explain_errors(source):
            _copy(source, unfinished)
        _sync(unfinished)
        os.link(unfinished, target)  # unlike a renaming, this overwrites nothing
        _sync(target.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise BadDatabase("damaged", file=str(source))


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def restore(copy: Path, target: Path) -> None:
    """Put a copy where a server will look for it. Nothing that is there is overwritten, nor the log of a database that
    was there: SQLite would apply it to the copy."""
    for name in (target.name, f"{target.name}-wal", f"{target.name}-shm", f"{target.name}-journal"):
        if target.with_name(name).exists():
            raise FileExistsError(target.with_name(name))
    if look_at_file(copy, is_changed=False) is None:
        raise BadDatabase("empty", file=str(copy))
    target.parent.mkdir(parents=True, exist_ok=True)
    back_up(copy, target)
