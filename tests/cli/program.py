"""The real program in its own process, with scripted input or at a pseudo-terminal."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

PATIENCE = 60  # seconds without output before a test fails

if sys.platform != "win32":
    import pty


def environment(home: Path, columns: int = 100) -> dict[str, str]:
    """The tests' environment, but in English, without colours and with its own data folder."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
    return {**inherited, "XDG_DATA_HOME": str(home), "LANG": "en_GB.UTF-8", "NO_COLOR": "1", "COLUMNS": str(columns)}


def run(home: Path, *args: str, say: Iterable[str] = (), columns: int = 100) -> subprocess.CompletedProcess[str]:
    """Runs the program to its end, with the lines in `say` as input."""
    return subprocess.run(
        [sys.executable, "-m", "fajrant", *args],
        input="".join([line + "\n" for line in say]),
        capture_output=True,
        encoding="utf-8",
        env=environment(home, columns),
        timeout=PATIENCE,
        check=False,
    )


def saves(home: Path) -> list[Path]:
    return sorted((home / "fajrant" / "saves").iterdir())


class Terminal:
    """A program at a pseudo-terminal."""

    def __init__(self, home: Path, *args: str) -> None:
        self.end, other = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fajrant", *args],
            stdin=other,
            stdout=other,
            stderr=other,
            env={**environment(home), "TERM": "xterm", "PAGER": "cat"},
        )
        os.close(other)
        self.seen = ""
        self.read = 0  # how far `wait_for` has read

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)

    def wait_for(self, text: str) -> str:
        """The output up to this text, from where the last call stopped."""
        while True:
            start = self.seen.find(text, self.read)
            if start >= 0:
                passed = self.seen[self.read : start]
                self.read = start + len(text)
                return passed
            assert self.hear(), f"{text!r} did not appear:\n{self.seen[self.read :]}"

    def wait_for_end(self) -> int:
        while self.hear():
            pass
        return self.process.wait(PATIENCE)

    def hear(self) -> bool:
        """Waits for more output; False if the program has ended."""
        ready, _, _ = select.select([self.end], [], [], PATIENCE)
        assert ready, f"no output for {PATIENCE} seconds:\n{self.seen[self.read :]}"
        try:
            output = os.read(self.end, 65536)
        except OSError:  # Linux: the other end is closed
            return False
        self.seen += output.decode("utf-8", "replace")
        return bool(output)

    def type(self, line: str) -> None:
        os.write(self.end, (line + "\n").encode())
