"""The entry point for Alembic. The store passes in the connection."""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    render_as_batch=True,
    transactional_ddl=True,  # the store begins its transactions itself, so SQLite can do it
)
with context.begin_transaction():
    context.run_migrations()
