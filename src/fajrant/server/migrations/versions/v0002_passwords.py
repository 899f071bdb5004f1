"""Adds passwords that protect names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("kept", sa.String))
    op.add_column("people", sa.Column("password", sa.String))
    op.create_index("people_kept", "people", ["kept"], unique=True)


def downgrade() -> None:
    op.drop_index("people_kept", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("password")
        people.drop_column("kept")
