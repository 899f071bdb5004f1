"""Runs the server until it is told to stop."""

from __future__ import annotations

import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from fajrant.server.app import make_app
from fajrant.server.connections import Connections, HttpProtocol, SocketProtocol, raise_file_limit
from fajrant.server.listening import BACKLOG
from fajrant.server.log import log, set_up_logs
from fajrant.server.settings import Settings


class Announcing(uvicorn.Server):
    """Calls `ready` once the server accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def config(settings: Settings, connections: Connections | None = None) -> uvicorn.Config:
    """The configuration for uvicorn."""
    connections = connections or Connections(settings)
    # uvicorn only calls these to create a protocol, but its types ask for classes
    http: Any = partial(HttpProtocol, connections)
    sockets: Any = partial(SocketProtocol, connections)
    return uvicorn.Config(
        make_app(settings),
        log_config=None,  # uvicorn's access log would contain table ids
        access_log=False,
        server_header=False,
        http=http,
        ws=sockets,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # live messages are short; compressing them costs more than sending them
        forwarded_allow_ips=list(settings.trusted_proxies),
        backlog=BACKLOG,
        timeout_keep_alive=settings.idle_seconds,  # type: ignore[arg-type]  # fractions of a second work too
        timeout_graceful_shutdown=settings.stop_seconds,
        lifespan="on",
    )


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None], level: int) -> None:
    """Serves until SIGTERM, then returns. Ctrl-C raises KeyboardInterrupt after a clean shutdown."""
    set_up_logs(level, settings.log_rate, settings.log_burst)
    connections = Connections(settings, raise_file_limit())
    kept = settings.database
    log.info("serving", database=kept.name if isinstance(kept, Path) else "postgresql")  # a URL may have a password
    Announcing(config(settings, connections), ready).run([listening])
