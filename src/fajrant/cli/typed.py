"""Reads typed lines without missing a signal.

Python cannot run signal handlers while it blocks in a read, so a Ctrl-C that arrives just before `input` blocks would
take effect only after the next line. So we also wait on a pipe, to which every signal writes a byte.
"""

from __future__ import annotations

import os
import select
import signal
import sys


class Typed:
    """Standard input, line by line. If it is not a real file (in tests, on Windows), it is read the usual way."""

    def __init__(self) -> None:
        self.rest = b""  # bytes read but not yet returned

    def ask(self, question: str) -> str:
        """Asks a question and returns the answer without extra spaces. Raises EOFError at the end of the input."""
        print(question, end=" ", flush=True)
        file = real_file()
        line = sys.stdin.readline() if file is None else self.line(file)
        if not line:
            raise EOFError
        return " ".join(line.split())

    def line(self, file: int) -> str:
        while b"\n" not in self.rest:
            wait_for(file)
            data = os.read(file, 65536)
            if not data:
                break
            self.rest += data
        line, end, self.rest = self.rest.partition(b"\n")
        return (line + end).decode(sys.stdin.encoding or "utf-8", "replace")


def real_file() -> int | None:
    if os.name != "posix":
        return None
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError):
        return None


def wait_for(file: int) -> None:
    """Waits until there is something to read. A signal handler may raise in the meantime."""
    wakeup_read, wakeup_write = os.pipe()
    os.set_blocking(wakeup_write, False)
    before = signal.set_wakeup_fd(wakeup_write)
    try:
        while file not in select.select([file, wakeup_read], [], [])[0]:
            os.read(wakeup_read, 1)  # the handler did not raise, so keep waiting
    finally:
        signal.set_wakeup_fd(before)
        os.close(wakeup_read)
        os.close(wakeup_write)


TYPED = Typed()
