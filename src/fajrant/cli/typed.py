"""Lines that somebody types, read so that no signal is overlooked.

Python runs signal handlers only when it is awake: a Ctrl-C that comes just before `input` goes to sleep would wait for
the next line. So we sleep on a pipe as well, into which every signal writes a byte.
"""

from __future__ import annotations

import os
import select
import signal
import sys


class Typed:
    """Standard input, line by line. Where it is no real file (in tests, on Windows) it is read the plain way."""

    def __init__(self) -> None:
        self.rest = b""  # read, but not yet asked for

    def ask(self, question: str) -> str:
        """The answer to a question, without blanks around it; EOFError when there is nobody to ask."""
        print(question, end=" ", flush=True)
        file = real_file()
        line = sys.stdin.readline() if file is None else self.line(file)
        if not line:
            raise EOFError
        return " ".join(line.split())

    def line(self, file: int) -> str:
        while b"\n" not in self.rest:
            wait_for(file)
            heard = os.read(file, 65536)
            if not heard:
                break
            self.rest += heard
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
    """Until there is something to read; a signal's handler may raise meanwhile."""
    awake, bell = os.pipe()
    os.set_blocking(bell, False)
    before = signal.set_wakeup_fd(bell)
    try:
        while file not in select.select([file, awake], [], [])[0]:
            os.read(awake, 1)  # the signal was for nothing that matters here
    finally:
        signal.set_wakeup_fd(before)
        os.close(awake)
        os.close(bell)


TYPED = Typed()
