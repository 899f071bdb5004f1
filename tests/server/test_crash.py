"""The process can be killed at any moment: no acknowledged move is lost."""

from __future__ import annotations

import signal
import sys
import threading
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import Postgres, crashing_postgres
from tests.server.serving import PATIENCE, Client, Process, asked
from tests.server.stored import moves_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")

BOT = 2  # the seat of the bot


def stream(
    client: Client, table: str, dice: Random, acknowledged: list[tuple[int, int, str]], halfway: threading.Semaphore
) -> None:
    """Plays until the server is gone, and notes which moves were acknowledged."""
    shown = client.table(table)
    while shown["status"] != "over":
        moment = asked(shown)
        if moment is None:  # a bot is to move
            with client.watch(table) as watch:
                shown = watch.wait_for(lambda now: asked(now) is not None or now["status"] == "over")
            continue
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
            acknowledged.extend([move for move in moves_in(database, table) if move[0] == made])
    client.close()
    assert process.end(signal.SIGTERM) == 0


def test_every_acknowledged_move_survives_sigkill_of_a_server_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    """Two servers on one database: whenever one is killed, the player goes on at the other one at once."""
    url = postgres.new_database()
    folders = [tmp_path / "a", tmp_path / "b"]
    for folder in folders:
        folder.mkdir()
    processes = [Process(url, "--bot-pause", "0", folder=folder) for folder in folders]
    dice = Random(11)
    acknowledged: list[tuple[int, int, str]] = []
    client = Client(processes[0].address, "Ania")
    table = client.make("me", "hotseat Bartek", "bot greedy")["id"]
    for crash in range(2):
        here, there = crash % 2, (crash + 1) % 2
        halfway = threading.Semaphore(0)
        gone = threading.Event()

        def play(client: Client = client, gone: threading.Event = gone, halfway: threading.Semaphore = halfway) -> None:
            try:
                stream(client, table, dice, acknowledged, halfway)
            except (httpx.TransportError, ConnectionClosed, OSError):
                gone.set()

        player = threading.Thread(target=play)
        player.start()
        for _ in range(6):
            assert halfway.acquire(timeout=PATIENCE)
        processes[here].end(signal.SIGKILL)
        player.join()
        assert gone.is_set()
        back = Client(processes[there].address)
        back.http.cookies.update(client.http.cookies)
        client.close()
        client = back
        # everything acknowledged is there once, and the bot plays on
        stored = moves_in(url, table)
        assert [move[0] for move in stored] == list(range(1, len(stored) + 1))
        assert set(acknowledged) <= set(stored)
        for number, seat, text in acknowledged:
            assert client.move(table, seat, number - 1, text)["number"] == number
        unanswered = [move for move in stored if move[1] != BOT and move not in acknowledged]
        assert len(unanswered) <= 1  # the last move may have been stored without being acknowledged
        acknowledged.extend(unanswered)
        processes[here] = Process(url, "--bot-pause", "0", folder=folders[here])
    client.close()
    assert [process.end(signal.SIGTERM) for process in processes] == [0, 0]


@pytest.mark.skipif(sys.platform != "linux", reason="finds PostgreSQL's processes through Linux")
def test_every_acknowledged_move_survives_sigkill_of_postgresql(tmp_path: Path) -> None:
    """The server stays, refuses moves in the meantime, and goes on by itself."""
    with crashing_postgres() as postgres:
        url = postgres.new_database()
        with Process(url, folder=tmp_path) as process:
            client = Client(process.address, "Ania")
            table = client.make("me", "hotseat Bartek", "hotseat Celina")["id"]
            shown = client.table(table)
            dice = Random(5)
            acknowledged: list[tuple[int, int, str]] = []
            for crash in range(3):
                for step in range(8):
                    moment = asked(shown)
                    assert moment is not None
                    text = dice.choice(moment["moves"])["text"]
                    wanted = {"seat": moment["seat"], "number": moment["number"], "text": text}
                    if step == 4 and crash < 2:
                        postgres.kill()
                        client.refused("POST", f"/tables/{table}/moves", 503, "no_room", **wanted)
                        postgres.start()
                    client.ok("POST", f"/tables/{table}/moves", **wanted)
                    acknowledged.append((moment["number"] + 1, moment["seat"], text))
                    shown = client.table(table)
            assert moves_in(url, table) == acknowledged
            client.close()
