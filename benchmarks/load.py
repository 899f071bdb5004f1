"""Measures a server under load: tables in the middle of games, a live socket for every player, moves at a steady rate.

    python benchmarks/load.py --tables 500 --moves 100 --seconds 30
    python benchmarks/load.py --database postgresql://… --servers 2

Servers and clients are processes of their own and talk over loopback. `crowd.py` plays the clients; README.md says what
the figures mean. The output is one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import structs
from serving import Server

from fajrant.core.dice import seeded
from fajrant.games import SHELF, load
from fajrant.house.deeds import AnyDeed, Header, Moved, Opened, Sat, Started
from fajrant.house.restoring import with_outcomes
from fajrant.house.state import State
from fajrant.house.store import Row
from fajrant.server.identity import COOKIE, Signer
from fajrant.server.sql import SqlStore

CROWD = Path(__file__).with_name("crowd.py")
SEATS = 3
NAMES = ["Ania", "Bartek", "Celina"]
GAMES_EACH = 4  # different games per title; several tables have the same game with other ids and people
MADE = "2026-11-17T12:00:00.000+00:00"
PATIENCE = 300  # seconds that connecting and reading all tables may take, on top of the measured time
# all clients have one address, so limits per address must not apply
UNLIMITED = ["sockets_per_address", "look_rate", "look_burst", "command_rate", "command_burst"]


def main() -> None:
    options = arguments()
    wanted = {**vars(options), "database": "postgresql" if options.database else "sqlite"}
    with TemporaryDirectory(prefix="fajrant-load-") as folder:
        database = options.database or Path(folder) / "tables.sqlite3"
        plan = Path(folder) / "plan.json"
        tables = asyncio.run(fill(database, options.tables))
        servers: list[Server] = []
        try:
            for number in range(options.servers):
                servers.append(Server(database, Path(folder) / f"server{number}.log", UNLIMITED))
            where = [{"address": server.address, "process": server.process.pid} for server in servers]
            plan.write_text(json.dumps({**wanted, "at": where, "tables": tables}))
            limit = options.seconds + PATIENCE
            crowd = subprocess.run([sys.executable, CROWD, plan], stdout=subprocess.PIPE, timeout=limit, check=True)
            figures = {**json.loads(crowd.stdout), "server_mb": [server.megabytes() for server in servers]}
        finally:
            for server in servers:
                server.stop()
        figures["logged_errors"] = sum(server.errors() for server in servers)
    print(json.dumps({"figure": "load", **wanted, **figures}))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--tables", type=int, default=500, help="tables in the database, all of them read once")
    parser.add_argument("--active", type=int, default=0, help="tables with players; all by default")
    parser.add_argument("--moves", type=float, default=100, help="moves per second at all tables together")
    parser.add_argument("--seconds", type=float, default=30, help="how long to measure")
    parser.add_argument("--database", default="", help="URL of an empty PostgreSQL database; a new file by default")
    parser.add_argument("--servers", type=int, default=1, help="servers on the same PostgreSQL database")
    parser.add_argument("--requests", action="store_true", help="send moves as HTTP requests")
    options = parser.parse_args()
    options.active = min(options.active or options.tables, options.tables)
    if not (0 < options.tables <= 10_000 and 0 < options.moves <= 10_000 and 0 < options.seconds <= 3600):
        parser.error("at most 10000 tables, 10000 moves per second and 3600 seconds")
    if not (options.servers == 1 or (options.database and 1 < options.servers <= 16)):
        parser.error("several servers, at most 16, need a PostgreSQL database")
    return options


# ---------------------------------------------------------------- the database


async def fill(database: Path | str, tables: int) -> list[dict[str, object]]:
    """Stores the tables. Returns their ids and the cookies of their players."""
    games = [middle(slug, seed) for seed in range(GAMES_EACH) for slug in SHELF]
    store = SqlStore(database)
    await store.open()
    signer = Signer(await store.key())
    made: list[dict[str, object]] = []
    for number in range(tables):
        state, rows = games[number % len(games)]
        header = structs.replace(state.header, id=f"table{number}", host=f"person{number}-0")
        people = [f"person{number}-{seat}" for seat in range(SEATS)]
        chairs = [structs.replace(chair, person=people[seat]) for seat, chair in enumerate(state.chairs)]
        summary = structs.replace(state.summary(), id=header.id, host=header.host, chairs=chairs, owners=people)
        own = [(owned(deed, people), done) for deed, done in rows]
        await store.make(header, own, summary)
        made.append({"id": header.id, "cookies": [f"{COOKIE}={signer.sign(person, 's')}" for person in people]})
    await store.close()
    return made


def owned(deed: AnyDeed, people: list[str]) -> AnyDeed:
    return structs.replace(deed, person=people[deed.seat]) if isinstance(deed, Sat) else deed


def middle(slug: str, seed: int) -> tuple[State, list[Row]]:
    """A game played at random to its middle."""
    header, deeds = play(slug, seed)
    return with_outcomes(header, deeds[: len(deeds) // 2])


def play(slug: str, seed: int) -> tuple[Header, list[AnyDeed]]:
    game = load(slug)
    header = Header("t", slug, game.check_options({}), str(seed), "salt", False, "host", MADE, rules=game.version)
    deeds: list[AnyDeed] = [Opened(seats=SEATS, at=MADE)]
    deeds += [Sat(seat=seat, person=f"p{seat}", name=NAMES[seat], at=MADE) for seat in range(SEATS)]
    deeds.append(Started(at=MADE))
    state, _ = with_outcomes(header, deeds)
    dice = seeded(seed)
    while state.status == "running":
        seat = state.acting()[0]
        moves = state.running().moves(seat)
        deeds.append(Moved(seat=seat, number=state.number() + 1, text=moves[dice.below(len(moves))], at=MADE))
        state = state.after(deeds[-1])
    return header, deeds


if __name__ == "__main__":
    main()
