"""Records on disk. Errors are reported clearly, and a crash while writing leaves either the old or the new file."""

from __future__ import annotations

import errno
import os
import sqlite3
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path

from fajrant.cli.errors import Wrong
from fajrant.core.errors import FajrantError
from fajrant.core.record import Record, parse_record
from fajrant.games import load
from fajrant.texts import Texts

POSTGRES = ("postgresql://", "postgres://")
REASONS = {
    errno.ENOTDIR: "no_folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read_only",
    errno.ENAMETOOLONG: "long_name",
}
SQLITE_REASONS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CANTOPEN: "unopened",
    sqlite3.SQLITE_FULL: "full",
}


def read_text(file: Path, texts: Texts) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Wrong(texts.say("wrong-not_text", file=str(file))) from None
    except OSError as problem:
        raise Wrong(texts.say("wrong-read", file=str(file), reason=reason(problem, texts))) from None


def read_record(file: Path, texts: Texts) -> Record:
    """A parsed record, not yet replayed."""
    return parsed(file, read_text(file, texts), texts)


def parsed(file: Path, text: str, texts: Texts) -> Record:
    try:
        return parse_record(text, load)
    except FajrantError as wrong:
        raise Wrong(texts.say("wrong-record", file=str(file), reason=texts.problem(wrong))) from None


def write_file(file: Path, text: str, texts: Texts) -> None:
    """Writes the file atomically: first beside it, then renamed."""
    try:
        beside = file.with_name(f".{file.name}.{os.getpid()}")
        try:
            with beside.open("w", encoding="utf-8") as written:
                written.write(text)
                written.flush()
                os.fsync(written.fileno())  # otherwise, the new name could reach the disk before the text
            os.replace(beside, file)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
    except OSError as problem:
        raise Wrong(texts.say("wrong-write", file=str(file), reason=reason(problem, texts, writing=True))) from None


def reason(problem: OSError, texts: Texts, writing: bool = False) -> str:
    """What went wrong, in the user's language. Rare problems are quoted as the system reports them."""
    if isinstance(problem, FileNotFoundError):
        return texts.say("reason-no_folder" if writing else "reason-missing")
    if isinstance(problem, IsADirectoryError):
        return texts.say("reason-folder")
    if isinstance(problem, PermissionError):
        return texts.say("reason-forbidden")
    known = REASONS.get(problem.errno or 0)
    return texts.say(f"reason-{known}") if known else problem.strerror or str(problem)


def reason_of_sqlite(problem: sqlite3.Error, texts: Texts) -> str:
    """Why SQLite cannot use a database, like `reason`."""
    known = SQLITE_REASONS.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF)  # without the details of extended codes
    return texts.say(f"reason-{known}") if known else str(problem)


def data_folder() -> Path:
    """The folder for the user's games."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share") / "fajrant"


def database_file(named: str | None, texts: Texts) -> Path:
    """The database file: the named one, or the default. URLs are refused."""
    if named is not None and "://" in named:
        key = "wrong-no_backup" if named.startswith(POSTGRES) else "wrong-database_address"
        raise Wrong(texts.say(key, tried=scheme_of(named)))
    return Path(named) if named else data_folder() / "tables.sqlite3"


def database_at(named: str | None, texts: Texts) -> Path | str:
    """A database file, or the URL of a PostgreSQL database."""
    if named is None or not named.startswith(POSTGRES):
        return database_file(named, texts)
    if find_spec("psycopg") is None:
        raise Wrong(texts.say("wrong-no_postgres", tried=scheme_of(named)))
    return named


def scheme_of(url: str) -> str:
    """The beginning of a URL. The rest may contain a password."""
    return url.partition("://")[0] + "://…"


def new_save(slug: str, texts: Texts) -> Path:
    """A new, empty file for a game, in the user's data folder."""
    folder = data_folder() / "saves"
    start = f"{slug}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file = folder / f"{start}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while True:
            try:
                file.open("x").close()  # created at once, so that two tables never share a file
                return file
            except FileExistsError:
                number += 1
                file = folder / f"{start}-{number}.txt"
    except OSError as problem:
        raise Wrong(texts.say("wrong-write", file=str(file), reason=reason(problem, texts, writing=True))) from None
