"""The socket that the server listens on."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping

BACKLOG = 2048  # connections waiting to be accepted, for example while one server process replaces another

PASSED = 3  # the first file descriptor that systemd passes


def passed_socket(environment: Mapping[str, str]) -> socket.socket | None:
    """The socket that systemd listens on for this process (`deploy/fajrant.socket`), if any.

    It stays open while the server restarts, so no connection is refused.
    """
    if environment.get("LISTEN_PID") != str(os.getpid()) or environment.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=PASSED)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Port 0 picks any free port. Raises OSError if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio disables Nagle's algorithm only if the protocol is given
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except BaseException:
        listening.close()
        raise
    return listening
