"""The process can be killed at any moment: no acknowledged move is lost."""

from __future__ import annotations

import json
import signal
import sqlite3
import sys
import threading
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.serving import PATIENCE, Client, Process, asked

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")


def stream(
    client: Client, table: str, dice: Random, acknowledged: list[tuple[int, int, str]], halfway: threading.Semaphore
) -> None:
    """Plays until the server is gone, and notes which moves were acknowledged."""
    shown = client.table(table)
    while shown["status"] != "over":
        moment = asked(shown)
        assert moment is not None
        text = dice.choice(moment["moves"])["text"]
        client.move(table, moment["seat"], moment["number"], text)
        acknowledged.append((moment["number"] + 1, moment["seat"], text))
        halfway.release()
        shown = client.table(table)


def test_every_acknowledged_move_survives_sigkill(database: Path) -> None:
    dice = Random(7)
    acknowledged: list[tuple[int, int, str]] = []
    process = Process(database)
    client = Client(process.address, "Ania")
    table = client.make("me", "hotseat Bartek", "hotseat Celina")["id"]
    for _crash in range(2):
        gone = threading.Event()
        halfway = threading.Semaphore(0)

        def play(client: Client = client, gone: threading.Event = gone, halfway: threading.Semaphore = halfway) -> None:
            try:
                stream(client, table, dice, acknowledged, halfway)
            except httpx.TransportError:
                gone.set()

        player = threading.Thread(target=play)
        player.start()
        for _ in range(15):
            assert halfway.acquire(timeout=PATIENCE)
        process.end(signal.SIGKILL)
        player.join()
        assert gone.is_set()
        process = Process(database)
        back = Client(process.address)
        back.http.cookies.update(client.http.cookies)
        client.close()
        client = back
        shown = client.table(table)
        made = shown["moments"][0]["number"]
        # the last move may have been stored without being acknowledged
        assert made in (len(acknowledged), len(acknowledged) + 1)
        for number, seat, text in acknowledged:
            assert client.move(table, seat, number - 1, text)["number"] == number
        assert client.table(table)["moments"][0]["number"] == made
        if made > len(acknowledged):
            acknowledged.extend([move for move in deeds(database, table) if move[0] == made])
    client.close()
    assert process.end(signal.SIGTERM) == 0


def deeds(database: Path, table: str) -> list[tuple[int, int, str]]:
    """The moves in the database file."""
    connection = sqlite3.connect(database)
    try:
        rows = connection.execute("SELECT deed FROM deeds WHERE table_id = ? ORDER BY number", [table]).fetchall()
    finally:
        connection.close()
    stored = [json.loads(row[0]) for row in rows]
    return [(deed["number"], deed["seat"], deed["text"]) for deed in stored if deed["deed"] == "moved"]
