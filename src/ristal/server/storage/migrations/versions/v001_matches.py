"""Matches, seats, tokens, moves, snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("bot_asked", sa.Integer, nullable=False),
        sa.Column("archived", sa.Integer, nullable=False),
        sa.Column("archive", sa.LargeBinary),
    )
    op.create_index("matches_by_bot", "matches", ["bot_asked", "touched"])
    op.create_index("matches_by_age", "matches", ["state", "touched"])
    op.create_index("matches_to_archive", "matches", ["archived", "state", "touched"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(1), nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("tokens_by_match", "tokens", ["match"])
    op.create_table(
        "moves",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("message", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("moves_by_message", "moves", ["match", "seat", "message"], unique=True)
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("save", sa.Text, nullable=False),
    )
