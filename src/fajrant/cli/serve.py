"""`fajrant serve`, and the browser table of `fajrant play`."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fajrant.cli.backup import checked
from fajrant.cli.common import Language
from fajrant.cli.errors import Terminated, Wrong
from fajrant.cli.files import database_file, reason
from fajrant.server.settings import (
    HERE,
    MANY,
    STATIC,
    BadFile,
    BadSetting,
    Settings,
    kind_of,
    range_of,
    read_environment,
    read_file,
)
from fajrant.texts import Texts

if TYPE_CHECKING:
    from fajrant.server.lock import Lock

Option = typer.Option


def serve(
    config: Annotated[Path | None, Option(metavar="FILE", help="Settings in TOML; see docs/hosting.md.")] = None,
    host: Annotated[str | None, Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, Option(min=0, max=65535, metavar="PORT", help="0 for any free one.")] = None,
    database: Annotated[
        str | None, Option(metavar="FILE", help="Where the tables are kept; else among your data.")
    ] = None,
    any_seed: Annotated[
        bool | None, Option("--any-seed", help="Let hosts choose the deal of open tables too; for tests.")
    ] = None,
    bot_pause: Annotated[
        float | None, Option(min=0, max=60, metavar="SECONDS", help="How long a bot waits before its turn.")
    ] = None,
    language: Language = "",
) -> None:
    """Host tables for others. Every setting can also be given as FAJRANT_… in the environment."""
    texts = Texts(language)
    said = {"host": host, "port": port, "database": database, "any_seed": any_seed, "bot_pause": bot_pause}
    run(gather(config, said, texts), texts, logging.INFO, None)


def play_in_browser(game: str, texts: Texts, build: str = "") -> None:
    """A server for this computer only, on a free port, and the browser at its door."""
    settings = Settings(database_file(None, texts), port=0, bots_awake=True)
    run(settings, texts, logging.ERROR, f"?game={game}" if game else "", build)


def gather(config: Path | None, said: dict[str, Any], texts: Texts) -> Settings:
    """The command line counts most, then the environment, then the file."""
    try:
        found = {} if config is None else read_file(config)
        found |= read_environment(os.environ)
    except OSError as problem:
        raise Wrong(texts.say("wrong-read", file=str(config), reason=reason(problem, texts))) from None
    except BadFile as bad:
        raise Wrong(texts.say("wrong-config", file=str(config), line=bad.line)) from None
    except BadSetting as bad:
        raise Wrong(complaint(bad, texts)) from None
    found |= {key: value for key, value in said.items() if value is not None}
    database = database_file(found.pop("database", None), texts)
    return Settings(database, bots_awake=True, **found)


def complaint(bad: BadSetting, texts: Texts) -> str:
    if not bad.known:
        meant = bad.meant() or "none"
        return texts.say("wrong-unknown_setting", source=bad.source, key=bad.key, meant=meant)
    least, most = [f"{bound:g}" if bound < MANY else str(MANY) for bound in range_of(bad.key)]
    allowed = texts.say(f"allowed-{kind_of(bad.key)}", least=least, most=most)
    tried = f"{bad.tried}"[:60]
    return texts.say("wrong-setting", source=bad.source, key=bad.key, allowed=allowed, tried=tried)


def browser_there() -> bool:
    """Without a screen, Python would start a browser for terminals, which cannot show our page."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def web_is_built() -> bool:
    return (STATIC / "index.html").is_file()


def server_is_installed() -> bool:
    """Whether the packages of `fajrant[server]` are there."""
    return find_spec("fastapi") is not None and find_spec("uvicorn") is not None


def run(settings: Settings, texts: Texts, level: int, page: str | None, build: str = "") -> None:
    """Serves until it is stopped; opens a page in the browser if there is one to open.

    `build` is a command that installs a better build meanwhile, which then takes over.
    """
    from fajrant.server.backup import InUse
    from fajrant.server.lock import Lock, holder

    file = settings.database
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(file)
    except OSError as problem:
        raise Wrong(texts.say("wrong-write", file=str(file), reason=reason(problem, texts, writing=True))) from None
    except InUse:
        there = holder(file)
        if page is None or not there:
            raise Wrong(texts.say("wrong-in_use", file=str(file))) from None
        print(texts.say("serve-there", address=there), flush=True)
        open_page(f"{there}/{page}")
        return
    with lock:
        run_alone(settings, lock, texts, level, page, build)


def run_alone(settings: Settings, lock: Lock, texts: Texts, level: int, page: str | None, build: str) -> None:
    """With the database to itself."""
    from fajrant.server.backup import check
    from fajrant.server.listening import listen

    file = settings.database
    if file.exists():
        checked(file, texts, lambda: check(file, fresh=True), file)
    try:
        listening = listen(settings.host, settings.port)
    except OSError as problem:
        known = problem.strerror or str(problem)
        raise Wrong(texts.say("wrong-port", host=settings.host, port=str(settings.port), reason=known)) from None
    address = address_of(listening, settings.host)
    lock.announce(address)

    def ready() -> None:
        print(texts.say("serve-ready", address=address), flush=True)
        if page is not None:
            threading.Thread(target=open_page, args=[f"{address}/{page}"], daemon=True).start()

    before = signal.signal(signal.SIGTERM, terminate)
    try:
        if build:
            supervise(settings, listening, lock, ready, build, texts)
        else:
            from fajrant.server.run import serve

            serve(settings, listening, ready, level)
    except (KeyboardInterrupt, Terminated):
        print(texts.say("serve-stopped"))  # as asked, so this is no failure
    finally:
        signal.signal(signal.SIGTERM, before)
        listening.close()


def supervise(
    settings: Settings, listening: socket, lock: Lock, ready: Callable[[], None], build: str, texts: Texts
) -> None:
    """Serves in a process of its own, which the build that is being made replaces."""
    from fajrant.cli.supervisor import Failed, Supervisor

    def say(outcome: str) -> None:
        print(texts.say(f"build-{outcome}"), flush=True)

    signal.signal(signal.SIGHUP, terminate)  # the terminal was closed: the compiler must not go on alone
    try:
        code = Supervisor(settings.database, listening, lock.handle, build, say).run(ready)
    except Failed:
        code = 1
    if code:
        raise typer.Exit(1)  # the server has said why


def open_page(address: str) -> None:
    """In the browser, if there is one."""
    if browser_there():
        webbrowser.open(address)


def terminate(*_: object) -> None:
    raise Terminated


def address_of(listening: socket, host: str) -> str:
    """What to type into a browser on this computer."""
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": HERE, "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
