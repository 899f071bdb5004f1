"""`fajrant backup` and `fajrant restore`."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from fajrant.cli.common import Language
from fajrant.cli.errors import Wrong
from fajrant.cli.files import database_file, reason, reason_of_sqlite
from fajrant.texts import Texts

Database = Annotated[
    str | None, typer.Option(metavar="FILE", help="The database file; by default in your data folder.")
]
Done = TypeVar("Done")
Force = Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup file to write.")],
    database: Database = None,
    force: Force = False,
    language: Language = "",
) -> None:
    """Back up all tables to one file, even while the server runs."""
    from fajrant.server.backup import copy

    texts = Texts(language)
    source = database_file(database, texts)
    refuse_to_overwrite(source, file, force, texts)
    count = checked(source, texts, lambda: copy(source, file), file)
    print(texts.say("backup-done", file=str(file), tables=count))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup file to read.")],
    database: Database = None,
    force: Force = False,
    language: Language = "",
) -> None:
    """Replace all tables by those of a backup. The server must not be running."""
    from fajrant.server.backup import InUse, check_whole, copy, make_way
    from fajrant.server.lock import Lock

    texts = Texts(language)
    target = database_file(database, texts)
    refuse_to_overwrite(file, target, force, texts)
    checked(file, texts, lambda: check_whole(file), file)
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        with Lock(target):
            if target.exists():
                checked(target, texts, lambda: make_way(target), target)
            count = checked(file, texts, lambda: copy(file, target), target)
    except InUse:
        raise Wrong(texts.say("wrong-in_use", file=str(target))) from None
    print(texts.say("restore-done", file=str(target), tables=count))


def refuse_to_overwrite(source: Path, target: Path, force: bool, texts: Texts) -> None:
    if not source.is_file():
        problem = IsADirectoryError() if source.is_dir() else FileNotFoundError()
        raise Wrong(texts.say("wrong-read", file=str(source), reason=reason(problem, texts)))
    if target.is_dir():
        raise Wrong(texts.say("wrong-write", file=str(target), reason=texts.say("reason-folder")))
    if target.exists() and target.samefile(source):
        raise Wrong(texts.say("wrong-same_file", file=str(target)))
    if target.exists() and not force:
        raise Wrong(texts.say("wrong-exists", file=str(target)))


def checked(source: Path, texts: Texts, work: Callable[[], Done], target: Path) -> Done:
    """Runs `work` and turns its errors into messages about the source or the target file."""
    from fajrant.server.backup import NotADatabase
    from fajrant.server.sql import TooNew

    try:
        return work()
    except NotADatabase:
        raise Wrong(texts.say("wrong-database", file=str(source))) from None
    except TooNew:
        raise Wrong(texts.say("wrong-newer_database", file=str(source))) from None
    except sqlite3.OperationalError as problem:
        raise Wrong(
            texts.say("wrong-unreachable", tried=str(source), reason=reason_of_sqlite(problem, texts))
        ) from None
    except OSError as problem:
        raise Wrong(texts.say("wrong-write", file=str(target), reason=reason(problem, texts, writing=True))) from None
