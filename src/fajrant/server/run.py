"""Running the server until it is told to stop."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from fajrant.server.app import make_app
from fajrant.server.log import log, set_up_logs
from fajrant.server.settings import Settings

BACKLOG = 2048
MESSAGE = 4096  # bytes of a WebSocket message from a client
GRACE = 3  # seconds that open requests have when the server stops


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


class Announcing(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        log_config=None,  # uvicorn's access log would have the tables' ids
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None], level: int) -> None:
    """Returns after SIGTERM; Ctrl-C comes through as KeyboardInterrupt when all is put away."""
    set_up_logs(level)
    log.info("serving", database=settings.database.name)
    Announcing(config(settings), ready).run([listening])
