"""The bots of `sim` and `ladder`: reading `--bots`, and building those of other commits."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from rich.console import Console

from fajrant.bots import LEVELS, PEERS
from fajrant.cli.errors import Wrong
from fajrant.cli.seating import split_seats
from fajrant.core import COMPILED
from fajrant.lab.builds import Checkout
from fajrant.lab.entrants import Entrant, read_entrant, short
from fajrant.lab.errors import LabError
from fajrant.texts import Texts

HELP = (
    f"Bots: {', '.join([*LEVELS, *PEERS])}. `expert:10` searches ten times as long, `expert@COMMIT` runs the code of "
    "that commit, `expert:10@COMMIT` does both."
)


@contextmanager
def explained(texts: Texts) -> Iterator[None]:
    """Reports errors of the lab in the user's language."""
    try:
        yield
    except LabError as wrong:
        raise Wrong(texts.say(f"wrong-{wrong.code}", **wrong.details)) from None


def read_entrants(bots: str, texts: Texts) -> list[Entrant]:
    """The entrants of `--bots`, with the full hashes of their commits."""
    with explained(texts):
        entrants = [read_entrant(text) for text in split_seats(bots)]
        if any(entrant.commit for entrant in entrants):
            checkout = Checkout(Path.cwd())
            entrants = [checkout.resolve(entrant) for entrant in entrants]
    return entrants


def build_rivals(entrants: list[Entrant], texts: Texts) -> dict[str, str]:
    """Builds every other commit that is not built yet. Returns their folders."""
    folders: dict[str, str] = {}
    for commit in dict.fromkeys([entrant.commit for entrant in entrants if entrant.commit]):
        with explained(texts):
            checkout = Checkout(Path.cwd())
            build = checkout.find(commit)
            if build is None:
                with announced(texts.say("rival-building", commit=short(commit))):
                    build = checkout.make(commit)
        folders[commit] = str(build.folder)
        if build.compiled != COMPILED:
            kinds = {"here": kind_of(COMPILED), "there": kind_of(build.compiled)}
            print(texts.say("rival-kinds", commit=short(commit), folder=folders[commit], **kinds), file=sys.stderr)
    return folders


@contextmanager
def announced(doing: str) -> Iterator[None]:
    """Shows a message during slow work. SIGTERM interrupts the work as Ctrl-C does, so that it can clean up."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    console = Console(stderr=True)
    if not console.is_terminal:
        print(doing, file=sys.stderr, flush=True)
    try:
        with console.status(doing) if console.is_terminal else nullcontext():
            yield
    finally:
        signal.signal(signal.SIGTERM, before)


def kind_of(compiled: bool) -> str:
    return "compiled" if compiled else "interpreted"
