"""Adds tables, their deeds, and people with names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys", sa.Column("name", sa.String, primary_key=True), sa.Column("value", sa.LargeBinary, nullable=False)
    )
    op.create_table(
        "people", sa.Column("id", sa.String, primary_key=True), sa.Column("name", sa.String, nullable=False)
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("updated", sa.String, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_status", "tables", ["status"])
    op.create_index("tables_host", "tables", ["host"])
    op.create_table(
        "deeds",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deed", sa.Text, nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    )


def downgrade() -> None:
    for name in ("sitters", "deeds", "tables", "people", "keys"):
        op.drop_table(name)
