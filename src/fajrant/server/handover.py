"""The protocol between a supervisor (`fajrant.cli.supervisor`) and a server process (`fajrant.server.worker`).

The worker sends `loaded compiled` or `loaded interpreted` once it has imported everything, waits for `serve`, and sends
`ready` when it accepts connections. After `retire` it stops as soon as no request is open, and sends `closed` when it
has closed the database. It stops at once if the line is closed, on purpose or because the supervisor died.
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
    """One end of the line between the two. Each message is a line of text."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        self.unread = b""

    def say(self, message: str) -> None:
        """Sends a message. A closed line is ignored here; `hear` reports it."""
        with contextlib.suppress(OSError):
            self.end.sendall(f"{message}\n".encode())

    def hear(self, seconds: float | None = None) -> str:
        """The next message; empty if the line is closed, or if none arrives within `seconds`."""
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
