"""Run one step of a build, with a line when it begins and a line with its result and duration when it ends.

    python3 tools/step.py [--alone] [--note TEXT] NAME COMMAND…

The command's output goes to build/logs/NAME.log, so that parallel steps never mix their lines. If the command fails,
the end of the log is shown. Steps marked --alone change the environment, so they wait for each other, even across
several `make`s.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

BUILD = Path("build")
SHOWN = 25  # lines shown of a failed command's output
INTERRUPTED = 130


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--note", default="")
    parser.add_argument("name")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args(args)
    name: str = options.name
    log = BUILD / "logs" / (re.sub(r"\W+", "-", name).strip("-").lower() + ".log")
    log.parent.mkdir(parents=True, exist_ok=True)
    with lock(name) if options.alone else contextlib.nullcontext():
        say(f"· {name} … {options.note}".rstrip())
        start = monotonic()
        code = run(options.command, log)
        took = f"{monotonic() - start:.1f} s"
    if code is None:
        return INTERRUPTED
    if code == 0:
        say(f"✓ {name}: {took}")
        return 0
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    say("\n".join([*[f"  {line}" for line in lines[-SHOWN:]], f"✗ {name}: failed after {took}, see {log}"]))
    return code if code > 0 else 128 - code  # as a shell reports a command that a signal killed


def run(command: list[str], log: Path) -> int | None:
    """Runs the command and returns its exit code, negative if a signal killed it. If interrupted, stops it: None."""
    with log.open("wb") as output:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, stop)
        try:
            return child.wait()
        except KeyboardInterrupt:
            child.terminate()
            child.wait()
            return None


def stop(*_: object) -> None:
    raise KeyboardInterrupt


@contextlib.contextmanager
def lock(name: str) -> Iterator[None]:
    import fcntl

    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"· {name}: waiting for a build that is already running")
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def say(lines: str) -> None:
    """Prints in one write, so that lines of parallel steps never mix."""
    sys.stdout.flush()
    os.write(1, (lines + "\n").encode())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
