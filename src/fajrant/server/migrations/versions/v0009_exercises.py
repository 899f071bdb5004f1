"""Adds exercises that people have tried, and summaries of reviews."""

from __future__ import annotations

import json
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

UNSOUND = ("inaccuracy", "mistake", "blunder")


def upgrade() -> None:
    op.create_table(
        "exercises",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("source", sa.String, primary_key=True),
        sa.Column("item", sa.String, primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
    )
    op.create_index("exercises_source", "exercises", ["source"])
    op.add_column("reviews", sa.Column("summary", sa.Text, nullable=False, server_default=""))
    reviews = sa.table("reviews", sa.column("table_id"), sa.column("review"), sa.column("summary"))
    connection = op.get_bind()
    for table in connection.execute(sa.select(reviews.c.table_id)).scalars().all():
        packed = connection.execute(sa.select(reviews.c.review).where(reviews.c.table_id == table)).scalar_one()
        summary = summary_of(json.loads(zlib.decompress(packed)))
        connection.execute(reviews.update().where(reviews.c.table_id == table).values(summary=json.dumps(summary)))


def summary_of(review: dict) -> dict:  # type: ignore[type-arg]
    return {
        "seats": [{"decisions": seat["decisions"], "loss": seat["loss"]} for seat in review["seats"]],
        "mistakes": [
            {key: one[key] for key in ("number", "seat", "mark", "loss")}
            for one in review["decisions"]
            if one["mark"] in UNSOUND
        ],
    }


def downgrade() -> None:
    op.drop_column("reviews", "summary")
    op.drop_index("exercises_source", "exercises")
    op.drop_table("exercises")
