"""Checks of a database before anything is done with it: what is wrong is said in one sentence, and nothing changes."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Engine, NullPool, create_engine, make_url
from sqlalchemy.exc import ArgumentError

from ristal.server.settings import CHECKED_BYTES
from ristal.server.storage.errors import BadDatabase, explain_errors
from ristal.server.storage.sql_store import make_engine
from ristal.server.storage.upgrade import upgrade, version_of

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql+psycopg"


def prepare(url: str) -> tuple[str | None, str]:
    """Look at a database, make it where there is none, and bring it up to date; says from which version to which."""
    engine = open_database(url)
    try:
        with explain_errors(file_of(url)):
            return upgrade(engine)
    finally:
        engine.dispose()


def open_database(url: str) -> Engine:
    """Connect to a database that was looked at first; an SQLite file that is missing will be made."""
    file = file_of(url)
    if file is not None and file.exists():
        look_at_file(file)
    elif file is not None and not file.parent.is_dir():
        raise BadDatabase("no-folder", folder=str(file.parent))
    try:
        return make_engine(url, durable=True)
    except ImportError:
        raise BadDatabase("driver") from None


def file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    address = read_address(url)
    return Path(str(address.database)) if address.drivername == SQLITE else None


def read_address(url: str) -> URL:
    """The address of a database, of one of the two kinds that there are."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("address") from None  # it is not repeated: it may hold a password
    is_file = address.database not in (None, "", ":memory:") and not (address.host or address.query)
    if address.drivername != POSTGRES and not (address.drivername == SQLITE and is_file):
        raise BadDatabase("address")
    return address


def look_at_file(file: Path, is_changed: bool = True) -> str | None:
    """Make sure that a file is a whole database of ours, and may be changed if it is to be; says its version. To open
    it as the server does would change a foreign one."""
    may_write = os.access(file, os.W_OK)
    if not file.is_file() or not os.access(file, os.R_OK) or (is_changed and not may_write):
        raise BadDatabase("no-access", file=str(file))
    where = f"{file.absolute().as_uri()}?mode={'rw' if may_write else 'ro'}"  # a reader alone would leave a log behind
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(where, uri=True), poolclass=NullPool)
    with explain_errors(file), engine.connect() as connection:
        version = version_of(connection)
        if file.stat().st_size <= CHECKED_BYTES:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
            if found != "ok":
                raise BadDatabase("damaged", file=str(file))
        return version
