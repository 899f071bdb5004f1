"""Lets people play while the engine is being compiled, then replaces the server by one with the compiled engine.

The supervisor owns the listening socket and the lock on the database. Server processes (`fajrant.server.worker`)
inherit both. The next process loads everything while the current one still serves. Then the current one finishes its
requests and closes the database, and the next one opens it. Connections made in between wait in the socket's queue, so
none is refused. Browsers reconnect their WebSockets and resend what was not answered.
"""

from __future__ import annotations

import contextlib
import os
import select
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from fajrant.server.handover import CLOSED, LOADED, READY, RETIRE, SERVE, Line

GLANCE = 0.25  # seconds between two checks of the compiler
PATIENCE = 60.0  # seconds for a server process to load, to start or to finish its requests
STOPPING = 10.0  # seconds a process has to end before it is killed

# the outcomes of a build
TOOK_OVER = "took_over"
NO_BETTER = "no_better"
NOT_BUILT = "not_built"


class Failed(Exception):
    """A server process ended, or did not answer in time."""


class Build:
    """A command that runs in the background, with all its children in one process group."""

    def __init__(self, command: str, quiet: bool = False) -> None:
        self.process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL if quiet else None,
            stderr=subprocess.DEVNULL,  # make prints errors there when it is stopped
            start_new_session=True,
        )

    def __enter__(self) -> Build:
        return self

    def __exit__(self, *problem: object) -> None:
        self.stop()

    def done(self) -> bool:
        return self.process.poll() is not None

    def succeeded(self) -> bool:
        return self.process.returncode == 0

    def stop(self) -> None:
        """Ends the command and its children, if it is still running."""
        with uninterrupted():
            for how in (signal.SIGTERM, signal.SIGKILL):
                if not self.done():
                    os.killpg(self.process.pid, how)
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        self.process.wait(STOPPING)


class Worker:
    """A server process that has loaded everything, seen from the supervisor. Raises Failed if it cannot load."""

    def __init__(self, database: Path, listening: socket.socket, lock: int, environment: Mapping[str, str]) -> None:
        ours, inherited = socket.socketpair()
        with inherited:
            command = [sys.executable, "-P", "-m", "fajrant.server.worker", str(database)]
            self.process = subprocess.Popen(
                [*command, str(listening.fileno()), str(inherited.fileno())],
                stdin=subprocess.DEVNULL,
                env=dict(environment),
                pass_fds=[listening.fileno(), inherited.fileno(), lock],
                start_new_session=True,  # the supervisor handles Ctrl-C
            )
        self.line = Line(ours)
        try:
            self.kind = self.expect(LOADED)  # compiled or interpreted
        except BaseException:
            self.stop()
            raise

    def expect(self, word: str) -> str:
        """Waits for a message that starts with this word and returns the rest. Raises Failed on any other message."""
        first, _, rest = self.line.hear(PATIENCE).partition(" ")
        if first != word:
            raise Failed
        return rest

    def serve(self) -> None:
        """Lets the process serve. Returns when it accepts connections."""
        self.line.say(SERVE)
        self.expect(READY)

    def ended(self, seconds: float | None) -> bool:
        """Has the process ended, or does it end within `seconds`?"""
        return bool(select.select([self.line.end], [], [], seconds)[0])

    def retire(self) -> None:
        """Returns when the process has finished its requests and closed the database."""
        self.line.say(RETIRE)
        if self.line.hear(PATIENCE) != CLOSED:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """Ends the process, by force if needed, and returns its exit code."""
        self.line.close()
        for insist in (self.process.terminate, self.process.kill):
            with contextlib.suppress(subprocess.TimeoutExpired):
                return self.process.wait(STOPPING)
            insist()
        return self.process.wait()


class Supervisor:
    """Serves with the current build until the command `build` has installed a better one, then with that one."""

    def __init__(
        self,
        database: Path,
        listening: socket.socket,
        lock: int,
        build: str,
        say: Callable[[str], None],
        better: str = "compiled",
        installed: Mapping[str, str] | None = None,
    ) -> None:
        self.start = partial(Worker, database, listening, lock)
        self.command = build
        self.say = say  # called with the outcome of the build
        self.better = better  # the kind of build that is worth switching to
        self.present: Mapping[str, str] = os.environ
        self.installed = without_source_tree(os.environ) if installed is None else installed
        self.serving: Worker | None = None
        self.next: Worker | None = None

    def run(self, ready: Callable[[], None]) -> int:
        """Serves until the server ends and returns its exit code. Ctrl-C and other exceptions end server and build."""
        try:
            self.serving = self.start(self.present)
            self.serving.serve()
            ready()
            with Build(self.command) as build:
                while not build.done():
                    if self.serving.ended(GLANCE):
                        return self.serving.stop()
            self.say(self.change() if build.succeeded() else NOT_BUILT)
            self.serving.ended(None)
            return self.serving.stop()
        finally:
            with uninterrupted():
                for worker in (self.serving, self.next):
                    if worker is not None:
                        worker.stop()

    def change(self) -> str:
        """Lets the installed build take over if it can, and returns the outcome."""
        assert self.serving is not None
        try:
            self.next = self.start(self.installed)
        except Failed:
            return NOT_BUILT
        if self.next.kind != self.better:
            self.next.stop()
            return NO_BETTER
        self.serving.retire()
        try:
            self.next.serve()
        except Failed:  # go back to the build that worked before
            self.next.stop()
            self.next = self.start(self.present)
            self.next.serve()
            result = NOT_BUILT
        else:
            result = TOOK_OVER
        self.serving, retired = self.next, self.serving
        retired.stop()
        return result


def without_source_tree(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment without PYTHONPATH, so that the installed build is imported and not src."""
    return {name: value for name, value in environment.items() if name != "PYTHONPATH"}


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Ignores further signals, so that a second Ctrl-C leaves no processes behind."""
    signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = [signal.signal(number, signal.SIG_IGN) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)
