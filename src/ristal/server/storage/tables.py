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
    Column("terms", Text, nullable=False, server_default=""),  # what its people agreed on, as JSON
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

uptime = Table(
    "uptime",
    metadata,
    Column("start", Float, primary_key=True),
    Column("last", Float, nullable=False),  # when the server that began then was last known to run
)

notices = Table(
    "notices",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # the move that opened the question which the webhook was notified of
)

talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True),  # in the order in which it was said; nobody is shown it
    Column("match", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("message", String(64), nullable=False),  # the client's own id: what is sent again is said once
    Column("kind", String(8), nullable=False),
    Column("body", Text, nullable=False),
    Column("hearers", Integer, nullable=False),  # a mask of seats
    Column("at", Float, nullable=False),
    Index("talk_by_match", "match", "seat", "message", unique=True),
)

challenges = Table(
    "challenges",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("level", String(16), nullable=False),  # asked for; "" is any
    Column("strength", String(16), nullable=False),  # of whoever asks, by their own account
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when whoever asks was last there to play
    Index("challenges_by_age", "seen"),
)

keys = Table(
    "keys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),  # the hash of the word that opens it
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),  # nobody here can read it
    Column("touched", Float, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", String(64), primary_key=True),  # the hash of the endpoint
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
)

own = Table(
    "own",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),  # of the server itself: the key it signs notices with
)
