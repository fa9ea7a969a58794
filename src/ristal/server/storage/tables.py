"""The tables of the database. `moves` is only ever added to: its primary key decides who was first."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),  # as asked for, before chance settled anything
    Column("name", String(120), nullable=False),
    Column("clock", Text, nullable=False),
    Column("secret", String(64), nullable=False),  # the server's own seed
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("state", String(16), nullable=False),  # "waiting", "playing", "over"
    Column("bot_asked", Integer, nullable=False),  # 1 while a bot has to answer, or the match to begin: any process may
    Column("archived", Integer, nullable=False, default=0),  # the last move in `archive`
    Column("archive", LargeBinary),  # moves of a match that is over, compressed
    Column("public", String(64), nullable=False, server_default=""),  # the token with which everybody may watch it
    Index("matches_by_bot", "bot_asked", "touched"),
    Index("matches_by_age", "state", "touched"),
    Index("matches_to_archive", "archived", "state", "touched"),
)
Index(
    "matches_in_public",
    matches.c.state,
    matches.c.created,
    sqlite_where=matches.c.public != "",
    postgresql_where=matches.c.public != "",
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # "person", "bot", "open"
    Column("name", String(120), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("seed", String(64), nullable=False),  # the player's share of chance
    Column("webhook", Text, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("kind", String(1), nullable=False),
    Column("seat", Integer),
    Index("tokens_by_match", "match"),
)

moves = Table(
    "moves",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("message", String(64)),  # the client's own id: a resent answer counts once
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
    Index("moves_by_message", "match", "seat", "message", unique=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("save", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # the move that opened the question which the webhook was told of
)
