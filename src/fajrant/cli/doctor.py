"""`fajrant doctor`: checks what a server needs on this computer, and says what to do about each problem."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import stat
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any, Literal, NamedTuple

import typer

from fajrant.cli.common import Json, Language
from fajrant.cli.errors import Wrong
from fajrant.cli.files import reason, reason_of_sqlite, scheme_of
from fajrant.cli.serve import (
    Cluster,
    Config,
    Database,
    Host,
    Port,
    address_of_host,
    check_cluster,
    gather,
    no_listening,
    web_is_built,
)
from fajrant.core import COMPILED
from fajrant.server.settings import Settings
from fajrant.texts import Texts

OLDEST_PYTHON = (3, 11)
OLDEST_POSTGRES = 13
MB = 1_000_000
LITTLE_SPACE = 100 * MB  # of disk; less is a problem
SOME_SPACE = 1000 * MB  # less is worth a warning
PATIENCE = 5.0  # seconds for a server to answer
SIGNS = {"fine": "✓", "warning": "!", "problem": "✗"}

State = Literal["fine", "warning", "problem"]


class Finding(NamedTuple):
    """What a check found. Its sentence is the text `doctor-…`."""

    check: str
    state: State
    text: str


def doctor(
    config: Config = None,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    cluster: Cluster = None,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Check what `fajrant serve` needs on this computer. The exit code is 1 if there is a problem."""
    texts = Texts(language)
    given = {"host": host, "port": port, "database": database, "cluster": cluster}
    findings = list(Doctor(texts).examine(config, given))
    problems = sum(finding.state == "problem" for finding in findings)
    if as_json:
        print(json.dumps([finding._asdict() for finding in findings], ensure_ascii=False))
    else:
        for finding in findings:
            print(f"{SIGNS[finding.state]} {finding.text}")
        print(texts.say("doctor-result", problems=problems))
    if problems:
        raise typer.Exit(1)


class Doctor:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def examine(self, config: Path | None, given: dict[str, Any]) -> Iterator[Finding]:
        """All findings, one check after another."""
        yield self.python(sys.version_info[:3])
        yield self.engine(COMPILED)
        missing = missing_packages("server")
        yield self.packages("server", missing)
        if missing:
            return  # the other checks need them
        from fajrant.server.connections import raise_file_limit

        try:
            settings = gather(config, given, self.texts)
        except Wrong as wrong:
            yield Finding("settings", "problem", str(wrong))
            return
        yield self.found("settings", "fine", "file" if config else "none", file=str(config))
        kept = settings.database
        if isinstance(kept, Path):
            yield from self.file(kept)
            yield self.disk(shutil.disk_usage(nearest(kept)).free, nearest(kept))
        else:
            yield self.packages("postgres", missing_packages("postgres"))
            yield from self.postgres(kept)
        if settings.cluster:
            yield self.cluster(settings.cluster, settings.bot_workers)
        yield self.files(raise_file_limit(), settings.connections)
        yield self.web(web_is_built())
        yield self.port(settings)

    def found(self, check: str, state: State, case: str, **words: object) -> Finding:
        return Finding(check, state, self.texts.say(f"doctor-{check}-{case}", **words))

    # ------------------------------------------------------------ the program

    def python(self, running: tuple[int, ...]) -> Finding:
        shown = ".".join([str(number) for number in running])
        if running[:2] < OLDEST_PYTHON:
            return self.found("python", "problem", "old", version=shown, oldest=".".join(map(str, OLDEST_PYTHON)))
        return self.found("python", "fine", "fine", version=shown)

    def engine(self, compiled: bool) -> Finding:
        if compiled:
            return self.found("engine", "fine", "compiled")
        return self.found("engine", "warning", "interpreted")

    def packages(self, extra: str, missing: list[str] | None) -> Finding:
        if missing is None:
            return self.found("packages", "warning", "source")
        if missing:
            return self.found("packages", "problem", "missing", extra=extra, names=", ".join(missing))
        return self.found("packages", "fine", "fine", extra=extra)

    # ------------------------------------------------------------ the database

    def file(self, file: Path) -> Iterator[Finding]:
        from fajrant.server.backup import NotADatabase, check, opened, primary_code
        from fajrant.server.sql import TooNew, newest_version

        if not file.exists():
            yield self.new_file(file)
            return
        try:
            check(file, fresh=True)
            with opened(file, "rw") as connection:
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("CREATE TABLE probe (value)")
                connection.rollback()
                described = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
                if described is None:
                    yield self.new_file(file)
                    return
                (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
                (current,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except NotADatabase:
            yield Finding("database", "problem", self.texts.say("wrong-database", file=str(file)))
        except TooNew:
            yield Finding("database", "problem", self.texts.say("wrong-newer_database", file=str(file)))
        except sqlite3.OperationalError as problem:
            why = reason_of_sqlite(problem, self.texts)
            if primary_code(problem) == sqlite3.SQLITE_READONLY:
                yield self.found("database", "problem", "read_only", file=str(file), reason=why)
            else:
                yield Finding("database", "problem", self.texts.say("wrong-unreachable", tried=str(file), reason=why))
        else:
            parts = [file, *[file.with_name(file.name + suffix) for suffix in ("-wal", "-shm")]]
            size = sum([part.stat().st_size for part in parts if part.exists()])
            yield self.used(str(file), tables, size, current == newest_version())
            if os.name != "nt" and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
                yield self.found("database", "warning", "open_to_others", file=str(file))

    def new_file(self, file: Path) -> Finding:
        """The file will be created, if that is possible."""
        folder = nearest(file)
        try:
            probe = folder / f".{file.name}.probe"
            probe.touch(0o600)
            probe.unlink()
        except OSError as problem:
            why = reason(problem, self.texts, writing=True)
            return self.found("database", "problem", "read_only", file=str(file), reason=why)
        return self.found("database", "fine", "new", file=str(file))

    def used(self, where: str, tables: int, size: int, is_current: bool) -> Finding:
        case = "current" if is_current else "older"
        return self.found("database", "fine", case, where=where, tables=tables, size=round(size / MB, 1))

    def postgres(self, url: str) -> Iterator[Finding]:
        from fajrant.server.databases import Unreachable
        from fajrant.server.sql import TooNew, check_postgres, measure_postgres, newest_version

        shown = scheme_of(url)
        try:
            check_postgres(url)
            measured = measure_postgres(url)
        except Unreachable as problem:
            yield Finding("database", "problem", self.texts.say("wrong-unreachable", tried=shown, reason=str(problem)))
        except TooNew:
            yield Finding("database", "problem", self.texts.say("wrong-newer_database", file=shown))
        else:
            if measured.server < OLDEST_POSTGRES:
                words = {"version": measured.server, "oldest": OLDEST_POSTGRES}
                yield self.found("database", "problem", "old_postgres", **words)
            elif not measured.writable:
                why = self.texts.say("reason-forbidden")
                yield self.found("database", "problem", "read_only", file=shown, reason=why)
            elif measured.version is None:
                yield self.found("database", "fine", "new_postgres", version=measured.server)
            else:
                yield self.used(shown, measured.tables, measured.size, measured.version == newest_version())
            if not measured.durable:
                yield self.found("database", "warning", "not_durable")

    # ------------------------------------------------------------ the cluster

    def cluster(self, address: str, workers: int) -> Finding:
        from fajrant.cluster import NoCluster, cores

        try:
            check_cluster(address, self.texts)
            there = cores(address)
        except Wrong as wrong:
            return Finding("cluster", "problem", str(wrong))
        except NoCluster:
            return self.found("cluster", "problem", "not_joined", address=address)
        if there < workers:
            return self.found("cluster", "warning", "few", address=address, cores=there, workers=workers)
        return self.found("cluster", "fine", "fine", address=address, cores=there)

    # ------------------------------------------------------------ the computer

    def disk(self, free: int, folder: Path) -> Finding:
        words = {"free": free // MB, "folder": str(folder)}
        if free < LITTLE_SPACE:
            return self.found("disk", "problem", "full", **words)
        if free < SOME_SPACE:
            return self.found("disk", "warning", "little", **words)
        return self.found("disk", "fine", "fine", **words)

    def files(self, limit: int, connections: int) -> Finding:
        """`limit` is how many files a process may open; 0 for no limit."""
        from fajrant.server.connections import SPARE

        if limit and limit - SPARE < connections:
            return self.found(
                "files", "warning", "few", limit=limit, possible=max(0, limit - SPARE), wanted=connections
            )
        return self.found("files", "fine", "fine", connections=connections)

    def web(self, built: bool) -> Finding:
        return self.found("web", "fine", "fine") if built else self.found("web", "problem", "missing")

    def port(self, settings: Settings) -> Finding:
        from fajrant.server.listening import listen

        words = {"host": settings.host, "port": str(settings.port)}
        try:
            listen(settings.host, settings.port).close()
        except OSError as problem:
            answer = ask_health(settings)
            if answer is None:
                return Finding("port", "problem", no_listening(problem, settings.host, settings.port, self.texts))
            return self.found("port", "fine" if answer else "problem", "healthy" if answer else "sick", **words)
        return self.found("port", "fine", "free", **words)


def ask_health(settings: Settings) -> bool | None:
    """Is the server at this address healthy? None if no Fajrant server answers."""
    name = next(iter(settings.allowed_hosts), "")
    request = urllib.request.Request(
        f"{address_of_host(settings.host, settings.port)}/healthz", headers={"Host": name} if name else {}
    )
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(request, timeout=PATIENCE) as answer:
            return bool(json.load(answer) == {"status": "ok"}) or None
    except urllib.error.HTTPError as refusal:
        return False if b'"no_room"' in refusal.read(10_000) else None
    except (OSError, ValueError):
        return None


def missing_packages(extra: str) -> list[str] | None:
    """The packages of an extra that are not installed. None if Fajrant itself is not installed and runs from source."""
    try:
        needed = requires("fajrant") or []
    except PackageNotFoundError:
        return None
    marker = re.compile(rf"extra == ['\"]{extra}['\"]")
    names = [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in needed if marker.search(line)]
    return [name for name in names if not is_installed(name)]


def is_installed(package: str) -> bool:
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True


def nearest(file: Path) -> Path:
    """The nearest folder above a file that exists."""
    return next(folder for folder in file.resolve().parents if folder.is_dir())
