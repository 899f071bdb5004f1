"""Stores the outcome of each deed beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("deeds", sa.Column("outcome", sa.Text))


def downgrade() -> None:
    op.drop_column("deeds", "outcome")
