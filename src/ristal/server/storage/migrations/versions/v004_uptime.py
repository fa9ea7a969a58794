"""When a server ran: time in which nobody could play does not count."""

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    op.create_table(
        "uptime",
        sa.Column("start", sa.Float, primary_key=True),
        sa.Column("last", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("uptime")
