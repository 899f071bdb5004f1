"""The socket that a server listens at."""

from __future__ import annotations

import socket

BACKLOG = 2048  # connections that wait to be accepted, for instance while one server process replaces another


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve on; port 0 is any free one. OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small answers at once only if the protocol is named
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(BACKLOG)
    except BaseException:
        found.close()
        raise
    return found
