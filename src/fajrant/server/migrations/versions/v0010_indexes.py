"""Adds the indexes that a database with many finished tables needs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

WHERE = {"tables_bot_asked": "bot_asked", "tables_expires": "expires IS NOT NULL", "tables_unpacked": "packed IS NULL"}


def upgrade() -> None:
    for name, column in [("tables_bot_asked", "id"), ("tables_expires", "expires"), ("tables_unpacked", "status")]:
        where = sa.text(WHERE[name])
        op.create_index(name, "tables", [column], sqlite_where=where, postgresql_where=where)
    op.create_index("sitters_table", "sitters", ["table_id"])


def downgrade() -> None:
    op.drop_index("sitters_table", "sitters")
    for name in WHERE:
        op.drop_index(name, "tables")
