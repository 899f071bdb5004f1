"""Adds when unfinished tables expire, packed tables, and who has said something at a table."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("expires", sa.String))
    op.add_column("tables", sa.Column("packed", sa.LargeBinary))
    op.add_column("tables", sa.Column("packed_deeds", sa.Integer, nullable=False, server_default="0"))
    deeds = sa.table("deeds", sa.column("table_id"), sa.column("deed"))
    sitters = sa.table("sitters", sa.column("person"), sa.column("table_id"), sa.column("hidden"))
    bind = op.get_bind()
    said = sa.select(deeds.c.table_id, deeds.c.deed).where(deeds.c.deed.like('{"deed":"said"%'))
    known = {(row.person, row.table_id) for row in bind.execute(sa.select(sitters.c.person, sitters.c.table_id))}
    speakers = {(json.loads(row.deed)["person"], row.table_id) for row in bind.execute(said)}
    for person, table in sorted(speakers - known):
        op.execute(sitters.insert().values(person=person, table_id=table, hidden=True))


def downgrade() -> None:
    for column in ("expires", "packed", "packed_deeds"):
        op.drop_column("tables", column)
