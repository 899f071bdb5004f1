"""A server is restarted while people play: no move is lost, no seat is dropped, no connection is refused."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from fajrant.server.listening import listen, passed_socket
from tests.server.serving import PATIENCE, Client, Process, asked
from tests.server.stored import moves_in
from tests.server.test_takeover import RESTARTING, Player

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no file descriptors to inherit")


@pytest.fixture
def port() -> Iterator[socket.socket]:
    """The socket that systemd would hold."""
    with listen("127.0.0.1", 0) as held:
        yield held


def test_a_restart_while_people_play_loses_no_move_and_no_seat(
    anywhere: Path | str, tmp_path: Path, port: socket.socket
) -> None:
    with ExitStack() as stack:
        process = Process(anywhere, "--bot-pause", "0", folder=tmp_path, listening=port)
        assert process.address.endswith(f":{port.getsockname()[1]}")
        ania, bartek, celina = [Client(process.address, name) for name in ("Ania", "Bartek", "Celina")]
        for client in (ania, bartek, celina):
            stack.callback(client.close)
        shared = ania.make("me", "open")["id"]
        bartek.ok("POST", f"/tables/{shared}/claim", seat=1)
        ania.ok("POST", f"/tables/{shared}/start")
        with_bots = celina.make("bot greedy", "me", "bot greedy")["id"]
        alone = celina.make("me", "hotseat Dorota", "hotseat Edek")["id"]
        player = Player(celina, alone)
        player.start()
        for _ in range(2):
            with bartek.watch(shared) as watching:
                version = watching.wait_for(lambda _: True)["version"]
                player.wait(5)
                assert process.end(signal.SIGTERM) == 0
                assert watching.closed_with() == RESTARTING
            process = Process(anywhere, "--bot-pause", "0", folder=tmp_path, listening=port)
            player.wait(5)
            # the seats are still theirs, and the game goes on
            with bartek.watch(shared, version) as back:
                ania.ok("POST", f"/tables/{shared}/chat", text="Still here?")
                shown = back.next_version()
                assert [seat["kind"] for seat in shown["seats"]] == ["human", "human"]
                assert [seat["yours"] for seat in shown["seats"]] == [False, True]
                assert shown["seats"][1]["online"]
            with celina.watch(with_bots) as watching_bots:
                moment = asked(watching_bots.wait_for(lambda now: asked(now) is not None))
                assert moment is not None
                celina.move(with_bots, 1, moment["number"], moment["moves"][0]["text"])
        player.enough.set()
        player.join(PATIENCE)
        assert player.refused == []
        assert moves_in(anywhere, alone) == player.acknowledged
        assert process.end(signal.SIGTERM) == 0


def test_a_bot_that_was_thinking_moves_after_the_restart(
    anywhere: Path | str, tmp_path: Path, port: socket.socket
) -> None:
    with ExitStack() as stack:
        process = stack.enter_context(Process(anywhere, "--bot-pause", "60", folder=tmp_path, listening=port))
        ania = Client(process.address, "Ania")
        stack.callback(ania.close)
        # with this seed a bot has the first turn
        table = ania.make("bot greedy", "bot greedy", "me", seed=2)["id"]
        before = ania.table(table)
        assert asked(before) is None
        assert process.end(signal.SIGTERM) == 0
        stack.enter_context(Process(anywhere, "--bot-pause", "0", folder=tmp_path, listening=port))
        watching = stack.enter_context(ania.watch(table))
        after = watching.wait_for(lambda now: asked(now) is not None)
        assert after["version"] > before["version"]


def test_only_a_socket_meant_for_this_process_is_used() -> None:
    assert passed_socket({}) is None
    assert passed_socket({"LISTEN_PID": "1", "LISTEN_FDS": "1"}) is None
