"""Matches that everybody may watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("public", sa.String(64), nullable=False, server_default=""))
    some = sa.text("public != ''")
    op.create_index("matches_in_public", "matches", ["state", "created"], sqlite_where=some, postgresql_where=some)
