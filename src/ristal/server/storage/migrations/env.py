"""Alembic's entry: the connection comes from the program, never from a file of settings."""

from __future__ import annotations

from alembic import context

from ristal.server.storage.tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
