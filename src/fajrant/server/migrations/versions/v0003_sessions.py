"""Lets logging out and changing the password end sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "ended", sa.Column("person", sa.String, primary_key=True), sa.Column("session", sa.String, primary_key=True)
    )


def downgrade() -> None:
    op.drop_table("ended")
    with op.batch_alter_table("people") as people:
        people.drop_column("epoch")
