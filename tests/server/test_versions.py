"""Servers of two versions side by side, as during an upgrade."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.server.fault_model import Log
from tests.server.postgres import Postgres
from tests.server.serving import Client, Json, Process, asked
from tests.server.stored import moves_in

NEWER = Path(__file__).with_name("newer.py")


def test_people_at_servers_of_two_versions_play_together(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    log = Log()
    with ExitStack() as stack:
        servers = []
        for name, program in (("today", ("-m", "fajrant")), ("newer", (str(NEWER),))):
            (tmp_path / name).mkdir()
            with log.of_one_server() as end:
                process = Process(url, "--bot-pause", "0", folder=tmp_path / name, program=program, log=end)
            servers.append(stack.enter_context(process))
        ania, bartek = [
            stack.enter_context(Client(server.address, name))
            for server, name in zip(servers, ("Ania", "Bartek"), strict=True)
        ]
        table = ania.make("me", "open", "bot greedy")["id"]
        bartek.ok("POST", f"/tables/{table}/claim", seat=1)
        ania.ok("POST", f"/tables/{table}/start")
        made = []
        with ania.watch(table) as first:
            for _ in range(3):  # the news of others must still arrive after all that was not understood
                with bartek.watch(table) as second:
                    for watch in (first, second):
                        watch.wait_for(lambda now: [seat["online"] for seat in now["seats"][:2]] == [True, True])
                    for _ in range(4):
                        version = max(watch.wait_for(persons_turn)["version"] for watch in (first, second))
                        tables = [
                            watch.wait_for(lambda now, due=version: now["version"] >= due and persons_turn(now))  # type: ignore[misc]
                            for watch in (first, second)
                        ]
                        mover = 0 if asked(tables[0]) else 1
                        moment = asked(tables[mover])
                        assert moment is not None
                        text = moment["moves"][0]["text"]
                        (ania, bartek)[mover].move(table, mover, moment["number"], text)
                        made.append((moment["number"] + 1, mover, text))
                        for watch in (first, second):
                            watch.wait_for(lambda now, before=version: now["version"] > before)  # type: ignore[misc]
                first.wait_for(lambda now: not now["seats"][1]["online"])
        assert [move for move in moves_in(url, table) if move[1] < 2] == made
    log.close()
    assert log.unexpected == []


def persons_turn(table: Json) -> bool:
    return table["status"] == "running" and all(seat < 2 for seat in table["moments"][0]["acting"])
