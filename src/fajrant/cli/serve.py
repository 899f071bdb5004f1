"""`fajrant serve`, and `fajrant play` in the browser."""

from __future__ import annotations

import errno
import logging
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from socket import gaierror, socket
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fajrant.cli.backup import checked
from fajrant.cli.common import Language
from fajrant.cli.errors import Terminated, Wrong, terminate
from fajrant.cli.files import database_at, database_file, reason, scheme_of
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
Config = Annotated[Path | None, Option(metavar="FILE", help="Settings in a TOML file; see docs/hosting.md.")]
Host = Annotated[str | None, Option(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for all.")]
Cluster = Annotated[
    str | None, Option(metavar="HOST:PORT", help="A Ray cluster for bots to think on; see docs/hosting.md.")
]
Port = Annotated[int | None, Option(min=0, max=65535, metavar="PORT", help="Port to listen on; 0 for any free port.")]
Database = Annotated[
    str | None,
    Option(metavar="FILE|URL", help="The database file, or postgresql://…; by default a file in your data folder."),
]


def serve(
    config: Config = None,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    any_seed: Annotated[
        bool | None,
        Option(
            "--any-seed",
            help="Let hosts choose the seed of tables with open seats, and make bots repeatable; for tests.",
        ),
    ] = None,
    bot_pause: Annotated[
        float | None, Option(min=0, max=60, metavar="SECONDS", help="Seconds a bot waits before its turn.")
    ] = None,
    cluster: Cluster = None,
    language: Language = "",
) -> None:
    """Host tables for others. Every setting can also be given as FAJRANT_… in the environment."""
    texts = Texts(language)
    given = {
        "host": host,
        "port": port,
        "database": database,
        "any_seed": any_seed,
        "bot_pause": bot_pause,
        "cluster": cluster,
    }
    settings = gather(config, given, texts)
    check_cluster(settings.cluster, texts)
    run(settings, texts, logging.INFO, None)


def check_cluster(address: str, texts: Texts) -> None:
    """Refuses a cluster that cannot be reached. Each worker connects to it later, on its own."""
    from fajrant.cluster import NoCluster, knock

    if not address:
        return
    if find_spec("ray") is None:
        raise Wrong(texts.say("wrong-no_ray", tried=address))
    try:
        knock(address)
    except NoCluster:
        raise Wrong(texts.say("wrong-cluster", tried=address)) from None


def play_in_browser(game: str, texts: Texts, build: str = "") -> None:
    """Starts a server for this computer only, on a free port, and opens it in the browser."""
    settings = Settings(database_file(None, texts), port=0, bots_awake=True, expire_days=0)
    run(settings, texts, logging.ERROR, f"?game={game}" if game else "", build)


def gather(config: Path | None, given: dict[str, Any], texts: Texts) -> Settings:
    """The settings. The command line overrides the environment, and the environment overrides the file."""
    try:
        values = {} if config is None else read_file(config)
        values |= read_environment(os.environ)
    except OSError as problem:
        raise Wrong(texts.say("wrong-read", file=str(config), reason=reason(problem, texts))) from None
    except BadFile as bad:
        raise Wrong(texts.say("wrong-config", file=str(config), line=bad.line)) from None
    except BadSetting as bad:
        raise Wrong(complaint(bad, texts)) from None
    values |= {key: value for key, value in given.items() if value is not None}
    database = database_at(values.pop("database", None), texts)
    return Settings(database, bots_awake=True, **values)


def complaint(bad: BadSetting, texts: Texts) -> str:
    if not bad.known:
        meant = bad.meant() or "none"
        return texts.say("wrong-unknown_setting", source=bad.source, key=bad.key, meant=meant)
    least, most = [f"{bound:g}" if bound < MANY else str(MANY) for bound in range_of(bad.key)]
    allowed = texts.say(f"allowed-{kind_of(bad.key)}", least=least, most=most)
    tried = f"{bad.tried}"[:60]
    return texts.say("wrong-setting", source=bad.source, key=bad.key, allowed=allowed, tried=tried)


def browser_there() -> bool:
    """Is there a graphical browser? Without one, Python would start a text browser, which cannot show our page."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def web_is_built() -> bool:
    return (STATIC / "index.html").is_file()


def server_is_installed() -> bool:
    """Are the packages of `fajrant[server]` installed?"""
    return find_spec("fastapi") is not None and find_spec("uvicorn") is not None


def run(settings: Settings, texts: Texts, level: int, page: str | None, build: str = "") -> None:
    """Serves until it is stopped. If `page` is given, opens it in the browser.

    `build` is a command that installs a better build in the background. When it is done, that build takes over.
    """
    from fajrant.server.backup import InUse
    from fajrant.server.lock import Lock, holder

    file = settings.database
    if isinstance(file, str):
        run_beside_others(settings, file, texts, level)
        return
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


def run_beside_others(settings: Settings, url: str, texts: Texts, level: int) -> None:
    """Serves a PostgreSQL database, which other servers may use too."""
    from fajrant.server.databases import Unreachable
    from fajrant.server.sql import TooNew, check_postgres

    try:
        check_postgres(url)
    except Unreachable as problem:
        raise Wrong(texts.say("wrong-unreachable", tried=scheme_of(url), reason=str(problem))) from None
    except TooNew:
        raise Wrong(texts.say("wrong-newer_database", file=scheme_of(url))) from None
    listening = listen_at(settings, texts)
    address = address_of(listening, settings.host)
    serve_until_stopped(settings, listening, lambda: announce(address, texts), texts, level)


def run_alone(settings: Settings, lock: Lock, texts: Texts, level: int, page: str | None, build: str) -> None:
    """Serves while holding the database's lock."""
    from fajrant.server.backup import check

    file = settings.database
    assert isinstance(file, Path)
    if file.exists():
        checked(file, texts, lambda: check(file, fresh=True), file)
    listening = listen_at(settings, texts)
    address = address_of(listening, settings.host)
    lock.announce(address)

    def ready() -> None:
        announce(address, texts)
        if page is not None:
            threading.Thread(target=open_page, args=[f"{address}/{page}"], daemon=True).start()

    serve_until_stopped(settings, listening, ready, texts, level, lock, build)


def listen_at(settings: Settings, texts: Texts) -> socket:
    from fajrant.server.listening import listen, passed_socket

    try:
        return passed_socket(os.environ) or listen(settings.host, settings.port)
    except OSError as problem:
        raise Wrong(no_listening(problem, settings.host, settings.port, texts)) from None


def announce(address: str, texts: Texts) -> None:
    print(texts.say("serve-ready", address=address), flush=True)


def serve_until_stopped(
    settings: Settings,
    listening: socket,
    ready: Callable[[], None],
    texts: Texts,
    level: int,
    lock: Lock | None = None,
    build: str = "",
) -> None:
    before = signal.signal(signal.SIGTERM, terminate)
    try:
        if build and lock is not None:
            supervise(settings, listening, lock, ready, build, texts)
        else:
            from fajrant.server.run import serve

            serve(settings, listening, ready, level)
    except (KeyboardInterrupt, Terminated):
        print(texts.say("serve-stopped"))  # stopped on request, so the exit code is 0
    finally:
        signal.signal(signal.SIGTERM, before)
        listening.close()


def no_listening(problem: OSError, host: str, port: int, texts: Texts) -> str:
    """Why the server cannot listen there, and what to try instead."""
    if isinstance(problem, gaierror) or problem.errno == errno.EADDRNOTAVAIL:
        return texts.say("wrong-host", host=host)
    taken = problem.errno == errno.EADDRINUSE
    why = texts.say("reason-port_taken") if taken else reason(problem, texts)
    return texts.say("wrong-port", host=host, port=str(port), reason=why)


def supervise(
    settings: Settings, listening: socket, lock: Lock, ready: Callable[[], None], build: str, texts: Texts
) -> None:
    """Serves in a child process, which is replaced when the better build is ready."""
    from fajrant.cli.supervisor import Failed, Supervisor

    def say(outcome: str) -> None:
        print(texts.say(f"build-{outcome}"), flush=True)

    assert isinstance(settings.database, Path)
    signal.signal(signal.SIGHUP, terminate)  # the terminal was closed: stop the compiler too
    try:
        code = Supervisor(settings.database, listening, lock.handle, build, say).run(ready)
    except Failed:
        code = 1
    if code:
        raise typer.Exit(1)  # the server has already said why


def open_page(address: str) -> None:
    """Opens the address in the browser, if there is one."""
    if browser_there():
        webbrowser.open(address)


def address_of(listening: socket, host: str) -> str:
    """The server's URL for a browser on this computer."""
    return address_of_host(host, listening.getsockname()[1])


def address_of_host(host: str, port: int) -> str:
    shown = {"0.0.0.0": HERE, "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
