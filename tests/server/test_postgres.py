"""The PostgreSQL that tests run: it is always there, and can be killed and halted, also as root."""

from __future__ import annotations

import sys
from pathlib import Path

import psycopg
import pytest

from tests.server.postgres import copied, crashing_postgres, packaged_programs

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="finds its processes through Linux")


def test_the_packaged_postgresql_survives_being_killed(tmp_path: Path) -> None:
    """In a folder that only its owner may enter, like root's home."""
    with crashing_postgres(copied(packaged_programs(), tmp_path)) as postgres:
        url = postgres.new_database()
        with psycopg.connect(url) as connection:
            connection.execute("CREATE TABLE kept (number integer)")
            connection.execute("INSERT INTO kept VALUES (7)")
        postgres.kill()
        with pytest.raises(psycopg.OperationalError):
            psycopg.connect(url)
        postgres.start()
        with psycopg.connect(url) as connection:
            assert connection.execute("SELECT number FROM kept").fetchall() == [(7,)]
