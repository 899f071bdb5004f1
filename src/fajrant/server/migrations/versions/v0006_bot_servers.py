"""Adds where a bot is to move, and which server plays it."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_asked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "bot_servers",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("server", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("bot_servers_server", "bot_servers", ["server"])
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("summary"), sa.column("bot_asked"))
    running = sa.select(tables.c.id, tables.c.summary).where(tables.c.status == "running")
    for row in op.get_bind().execute(running).all():
        summary = json.loads(row.summary)
        if any(summary["chairs"][seat].get("level") for seat in summary["acting"]):
            op.execute(tables.update().where(tables.c.id == row.id).values(bot_asked=True))


def downgrade() -> None:
    op.drop_table("bot_servers")
    op.drop_column("tables", "bot_asked")
