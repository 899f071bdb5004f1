"""Measures how much space a game takes in the database, before and after packing. Prints a table for the docs.

`python benchmarks/space.py --games 5`
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from fajrant.bots import bot
from fajrant.core.dice import seeded
from fajrant.games import SHELF, load
from fajrant.house.deeds import AnyDeed, Moved
from fajrant.house.new_tables import first_deeds, new_header
from fajrant.house.restoring import with_outcomes
from fajrant.house.state import opening
from fajrant.server.sql import SqlStore

NOW = "2026-11-17T12:00:00.000+00:00"
LATER = "2026-11-18T12:00:00.000+00:00"
PERSON = "p" * 22


async def measure(slug: str, games: int, folder: Path) -> tuple[int, float, float, float]:
    """Players, decisions, and bytes per game before and after packing."""
    game = load(slug)
    players = max([count for count in game.seats if count <= 3])
    file = folder / f"{slug}.sqlite3"
    store = SqlStore(file)
    await store.open()
    empty = size(file)
    decisions = 0
    for seed in range(games):
        header = new_header(slug, game.check_options({}), PERSON, NOW, seed)
        (match,) = opening(header, players)
        greedy, dice = bot("greedy", monotonic), seeded(seed)
        deeds: list[AnyDeed] = first_deeds(header, [(PERSON, "", f"Player {seat}") for seat in range(players)])
        while not match.over():
            seat = match.acting()[0]
            move = greedy.choose(game, match.position, seat, dice).text
            match.play(seat, move)
            deeds.append(Moved(at=NOW, seat=seat, number=match.decisions(), text=move))
        decisions += match.decisions()
        state, rows = with_outcomes(header, deeds)
        await store.make(header, rows, state.summary())
    played = size(file)
    while await store.pack(LATER):
        pass
    packed = size(file)
    await store.close()
    return players, decisions / games, (played - empty) / games, (packed - empty) / games


def size(file: Path) -> int:
    """The bytes in use, without free pages."""
    connection = sqlite3.connect(file)
    pages, free, each = [
        connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
    ]
    connection.close()
    return int((pages - free) * each)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    games = parser.parse_args().games
    print("| game | players | decisions | as played | packed |\n|---|---|---|---|---|")
    with TemporaryDirectory() as folder:
        for slug in SHELF:
            players, decisions, played, packed = asyncio.run(measure(slug, games, Path(folder)))
            print(f"| {slug} | {players} | {decisions:.0f} | {played / 1000:.0f} kB | {packed / 1000:.0f} kB |")


if __name__ == "__main__":
    main()
