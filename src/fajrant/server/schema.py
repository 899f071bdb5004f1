"""The current database schema. The migrations lead to it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

META = MetaData()


def partial(name: str, column: str, where: str) -> Index:
    """A partial index. None of them includes `updated`, because every move would then have to write it."""
    return Index(name, column, sqlite_where=text(where), postgresql_where=text(where))


keys = Table("keys", META, Column("name", String, primary_key=True), Column("value", LargeBinary, nullable=False))

people = Table(
    "people",
    META,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    # only for people whose name has a password
    Column("kept", String),  # the folded name
    Column("password", String),  # its hash
    Column("epoch", Integer, nullable=False, server_default="0"),  # password changes; each ends all older sessions
    Index("people_kept", "kept", unique=True),
)

# sessions ended by logging out; cookies of the first versions have an empty session id
ended = Table("ended", META, Column("person", String, primary_key=True), Column("session", String, primary_key=True))

tables = Table(
    "tables",
    META,
    Column("id", String, primary_key=True),
    Column("header", Text, nullable=False),  # never changes
    # what lists show; can be rebuilt from the deeds
    Column("host", String, nullable=False),
    Column("status", String, nullable=False),
    Column("updated", String, nullable=False),
    Column("summary", Text, nullable=False),
    Column("bot_asked", Boolean, nullable=False, server_default=false()),  # a bot is to move
    Column("expires", String),  # when the table will be deleted if nobody does anything
    # the deeds of a table that has ended long ago, with their outcomes, compressed; later ones are rows of `deeds`
    Column("packed", LargeBinary),
    Column("packed_deeds", Integer, nullable=False, server_default="0"),  # how many there are
    Index("tables_status", "status"),
    Index("tables_host", "host"),
    partial("tables_bot_asked", "id", "bot_asked"),
    partial("tables_expires", "expires", "expires IS NOT NULL"),
    partial("tables_unpacked", "status", "packed IS NULL"),
)

# which server plays the bots of a table, and until when; used where servers share a database
bot_servers = Table(
    "bot_servers",
    META,
    Column("table_id", String, primary_key=True),
    Column("server", String, nullable=False),
    Column("until", Float, nullable=False),  # seconds since 1970, by the database's clock
    Index("bot_servers_server", "server"),
)

deeds = Table(
    "deeds",
    META,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("deed", Text, nullable=False),
    Column("outcome", Text),  # null if the deed did not change the game, or was stored by an earlier version
)

sitters = Table(
    "sitters",
    META,
    Column("person", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # removed from this person's list
    Index("sitters_table", "table_id"),
)

reviews = Table(
    "reviews",
    META,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("review", LargeBinary, nullable=False),  # compressed JSON
    Column("summary", Text, nullable=False, server_default=""),  # what lists show of it
)

# what people have tried to solve: mistakes of a reviewed table, and puzzles
exercises = Table(
    "exercises",
    META,
    Column("person", String, primary_key=True),
    Column("source", String, primary_key=True),  # a table, or the game of a puzzle
    Column("item", String, primary_key=True),  # the number of a decision, or the puzzle's id
    Column("tries", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Index("exercises_source", "source"),
)
