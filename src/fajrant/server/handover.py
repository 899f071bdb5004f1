"""What a supervisor (`fajrant.cli.supervisor`) and a server process (`fajrant.server.worker`) say to each other.

The worker says `loaded compiled` or `loaded interpreted` once it has imported everything, waits for `serve` and says
`ready` when it accepts connections. Told to `retire`, it stops at the next moment without open requests and says
`closed` when it has closed the database. It stops at once when the line ends: on purpose, or if the supervisor died.
"""

from __future__ import annotations

import contextlib
import socket

LOADED = "loaded"
SERVE = "serve"
READY = "ready"
RETIRE = "retire"
CLOSED = "closed"


class Line:
    """One end of the line, which carries a message per line."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        self.unread = b""

    def say(self, message: str) -> None:
        """Nothing happens if nobody is left at the other end; `hear` will tell."""
        with contextlib.suppress(OSError):
            self.end.sendall(f"{message}\n".encode())

    def hear(self, seconds: float | None = None) -> str:
        """The next message; empty at the end of the line, or after so many seconds without one."""
        self.end.settimeout(seconds)
        while b"\n" not in self.unread:
            try:
                more = self.end.recv(100)
            except OSError:
                return ""
            if not more:
                return ""
            self.unread += more
        message, _, self.unread = self.unread.partition(b"\n")
        return message.decode()

    def close(self) -> None:
        self.end.close()
