"""A server process under a supervisor (`fajrant.cli.supervisor`), which can replace it with another process.

    python -m fajrant.server.worker DATABASE LISTENING CONTROL

LISTENING and CONTROL are inherited file descriptors: the socket to listen on, and the line to the supervisor.
"""

from __future__ import annotations

import logging
import socket
import sys
import threading
from pathlib import Path
from time import monotonic, sleep

from fajrant.core import COMPILED
from fajrant.games import SHELF, load
from fajrant.server.connections import Connections, raise_file_limit
from fajrant.server.handover import CLOSED, LOADED, READY, RETIRE, SERVE, Line
from fajrant.server.log import set_up_logs
from fajrant.server.run import Announcing, config
from fajrant.server.settings import Settings

PATIENCE = 20.0  # seconds to wait until no request is open


def main(database: str, listening: int, control: int) -> None:
    line = Line(socket.socket(fileno=control))
    settings = Settings(Path(database), bots_awake=True, expire_days=0)
    set_up_logs(logging.ERROR, settings.log_rate, settings.log_burst)
    for slug in SHELF:
        load(slug)
    connections = Connections(settings, raise_file_limit())
    server = Announcing(config(settings, connections), lambda: line.say(READY))
    server.config.load()
    line.say(f"{LOADED} {'compiled' if COMPILED else 'interpreted'}")
    if line.hear() != SERVE:
        return
    threading.Thread(target=stop_when_told, args=[line, server, connections], daemon=True).start()
    server.run([socket.socket(fileno=listening)])
    line.say(CLOSED)


def stop_when_told(line: Line, server: Announcing, connections: Connections) -> None:
    """Stops the server. `retire` waits until no request is open, because new requests wait for the last old one."""
    if line.hear() == RETIRE:
        end = monotonic() + PATIENCE
        while connections.answering and monotonic() < end:
            sleep(0.01)
    server.should_exit = True


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
