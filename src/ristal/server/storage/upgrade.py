"""Bringing a database to the shape that this program needs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from ristal.server.storage import tables
from ristal.server.storage.errors import BadDatabase

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def upgrade(engine: Engine) -> tuple[str | None, str]:
    """Make every change that is missing; says which version there was and which there is."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    newest = newest_version()
    with engine.begin() as connection:
        before = version_of(connection)
        if before != newest:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    return before, newest


def newest_version() -> str:
    """The version that this program works with."""
    return max(list_versions())


@cache
def list_versions() -> tuple[str, ...]:
    """All versions that this program can start from."""
    return tuple(each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions())


def version_of(connection: Connection) -> str | None:
    """The version of a database that is ours, and not newer than this program; None where it is empty."""
    version = MigrationContext.configure(connection).get_current_revision()
    there = set(inspect(connection).get_table_names())
    if version is None and not there:
        return None
    if version is None or not {tables.matches.name, tables.moves.name} <= there:
        raise BadDatabase("foreign")
    if version not in list_versions():
        newest = newest_version()
        is_newer = version.isdecimal() and version > newest
        raise BadDatabase("newer", version=version, known=newest) if is_newer else BadDatabase("foreign")
    return version
