"""The tables of the database as they are now; the migrations lead there."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, false

META = MetaData()

keys = Table("keys", META, Column("name", String, primary_key=True), Column("value", LargeBinary, nullable=False))

people = Table(
    "people",
    META,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    # of those who keep their name with a password
    Column("kept", String),  # the name, folded
    Column("password", String),  # its hash
    Column("epoch", Integer, nullable=False, server_default="0"),  # changes of the password; each ends older sessions
    Index("people_kept", "kept", unique=True),
)

# sessions that were ended by logging out; the id is empty in cookies of the first versions
ended = Table("ended", META, Column("person", String, primary_key=True), Column("session", String, primary_key=True))

tables = Table(
    "tables",
    META,
    Column("id", String, primary_key=True),
    Column("header", Text, nullable=False),  # never changes
    # what lists show; could be made anew from the deeds at any time
    Column("host", String, nullable=False),
    Column("status", String, nullable=False),
    Column("updated", String, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_status", "status"),
    Index("tables_host", "host"),
)

deeds = Table(
    "deeds",
    META,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("deed", Text, nullable=False),
    Column("outcome", Text),  # what it did to the game; none if nothing, or if an earlier version wrote the deed
)

sitters = Table(
    "sitters",
    META,
    Column("person", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # from this person's list
)
