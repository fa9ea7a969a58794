"""Bringing a database to the shape that this program needs."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine


def upgrade(engine: Engine) -> tuple[str | None, str | None]:
    """Make every change that is missing; says which version there was and which there is."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        before = MigrationContext.configure(connection).get_current_revision()
        newest = ScriptDirectory.from_config(config).get_current_head()
        if before != newest:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    return before, newest
