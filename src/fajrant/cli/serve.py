"""`fajrant serve`, and the browser table of `fajrant play`."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import webbrowser
from pathlib import Path
from socket import socket
from typing import Annotated

import typer

from fajrant.cli.backup import checked
from fajrant.cli.common import Language
from fajrant.cli.errors import Terminated, Wrong
from fajrant.cli.files import database_file, reason
from fajrant.server.settings import BOT_PAUSE, STATIC, Settings
from fajrant.texts import Texts

HERE = "127.0.0.1"
PORT = 8765


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for everybody.")] = HERE,
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT", help="0 for any free one.")] = PORT,
    database: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the tables are kept; else among your data.")
    ] = None,
    any_seed: Annotated[
        bool, typer.Option("--any-seed", help="Let hosts choose the deal of open tables too; for tests.")
    ] = False,
    bot_pause: Annotated[
        float, typer.Option(min=0, max=60, metavar="SECONDS", help="How long a bot waits before its turn.")
    ] = BOT_PAUSE,
    language: Language = "",
) -> None:
    """Host tables for others."""
    run(host, port, database, any_seed, bot_pause, Texts(language), logging.INFO, None)


def play_in_browser(game: str, texts: Texts) -> None:
    """A server for this computer only, on a free port, and the browser at its door."""
    run(HERE, 0, None, False, BOT_PAUSE, texts, logging.ERROR, f"?game={game}" if game else "")


def browser_there() -> bool:
    """Without a screen, Python would start a browser for terminals, which cannot show our page."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def web_is_built() -> bool:
    return (STATIC / "index.html").is_file()


def run(
    host: str,
    port: int,
    database: Path | None,
    any_seed: bool,
    bot_pause: float,
    texts: Texts,
    level: int,
    page: str | None,
) -> None:
    """Serves until it is stopped; opens a page in the browser if there is one to open."""
    from fajrant.server.backup import check
    from fajrant.server.run import listen, serve

    file = database_file(database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Wrong(texts.say("wrong-write", file=str(file), reason=reason(problem, texts, writing=True))) from None
    if file.exists():
        checked(file, texts, lambda: check(file, fresh=True), file)
    try:
        listening = listen(host, port)
    except OSError as problem:
        known = problem.strerror or str(problem)
        raise Wrong(texts.say("wrong-port", host=host, port=str(port), reason=known)) from None
    address = address_of(listening, host)

    def ready() -> None:
        print(texts.say("serve-ready", address=address), flush=True)
        if page is not None and browser_there():
            threading.Thread(target=webbrowser.open, args=[f"{address}/{page}"], daemon=True).start()

    before = signal.signal(signal.SIGTERM, terminate)
    try:
        serve(Settings(file, bots_awake=True, bot_pause=bot_pause, any_seed=any_seed), listening, ready, level)
    except (KeyboardInterrupt, Terminated):
        print(texts.say("serve-stopped"))  # as asked, so this is no failure
    finally:
        signal.signal(signal.SIGTERM, before)
        listening.close()


def terminate(*_: object) -> None:
    raise Terminated


def address_of(listening: socket, host: str) -> str:
    """What to type into a browser on this computer."""
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": HERE, "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
