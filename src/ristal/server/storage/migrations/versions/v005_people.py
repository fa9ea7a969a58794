"""What people agree on, say, look for and keep: terms, talk, challenges, keys and notices to browsers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("terms", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("message", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hearers", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("strength", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
    )
    op.create_table(
        "own",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_index("talk_by_match", "talk", ["match", "seat", "message"], unique=True)
    op.create_index("challenges_by_age", "challenges", ["seen"])
