"""A server process of a better build takes over while people play."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, cast

import httpx
import pytest

from fajrant.cli import play, serve
from fajrant.core import COMPILED
from fajrant.server.connections import Connections
from fajrant.server.handover import Line
from fajrant.server.lock import Lock
from fajrant.server.run import Announcing
from fajrant.server.worker import stop_when_told
from tests.cli.program import Terminal, environment
from tests.server.conftest import Come
from tests.server.serving import PATIENCE, Client, Serving, Watch, alive, asked
from tests.server.stored import moves_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no file descriptors to inherit")

KIND = "compiled" if COMPILED else "interpreted"
RESTARTING = 1012  # the close code of a server that stops
SUPERVISED = """
import json, os, signal, sys
from pathlib import Path
from fajrant.cli.errors import Terminated
from fajrant.cli.serve import terminate
from fajrant.cli.supervisor import Supervisor
from fajrant.server.listening import listen
from fajrant.server.lock import Lock
database, build, better, installed = sys.argv[1:]
signal.signal(signal.SIGTERM, terminate)
say = lambda word: print(word, flush=True)
with Lock(Path(database)) as lock, listen("127.0.0.1", 0) as listening:
    changes = json.loads(installed)
    supervisor = Supervisor(Path(database), listening, lock.handle, build, say, better, {**os.environ, **changes})
    try:
        supervisor.run(lambda: say(f"127.0.0.1:{listening.getsockname()[1]}"))
    except (KeyboardInterrupt, Terminated):
        say("stopped")
"""


class Supervised:
    """A supervisor whose build succeeds or fails when the test says so."""

    def __init__(self, folder: Path, better: str = KIND, **installed: str) -> None:
        self.database = folder / "tables.sqlite3"
        self.gate = folder / "gate"
        os.mkfifo(self.gate)
        # the shell waits in a child process, as make waits for the compiler
        build = f"sh -c 'echo $$ > {folder}/pid; read code < {self.gate}; exit $code'"
        with (folder / "log").open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SUPERVISED, str(self.database), build, better, json.dumps(installed)],
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                env=environment(folder),
            )
        self.address = self.hear()

    def __enter__(self) -> Supervised:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def end_build(self, code: int) -> None:
        self.gate.write_text(f"{code}\n")


def build_pid(folder: Path) -> int:
    """The process id of the build, once it has written it to a file."""
    end = monotonic() + PATIENCE
    while not (folder / "pid").is_file() or not (folder / "pid").read_text().endswith("\n"):
        assert monotonic() < end
    return int((folder / "pid").read_text())


class Player(threading.Thread):
    """Keeps playing, resends moves that got no answer, and notes which were acknowledged."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.table = table
        self.acknowledged: list[tuple[int, int, str]] = []
        self.refused: list[BaseException] = []
        self.step = threading.Semaphore(0)
        self.enough = threading.Event()

    def run(self) -> None:
        dice = Random(7)
        try:
            while not self.enough.is_set():
                moment = asked(self.until_answered(lambda: self.client.table(self.table)))
                if moment is None:
                    break
                seat, number, text = moment["seat"], moment["number"], dice.choice(moment["moves"])["text"]

                def move(seat: int = seat, number: int = number, text: str = text) -> Any:
                    return self.client.move(self.table, seat, number, text)

                self.until_answered(move)
                self.acknowledged.append((number + 1, seat, text))
                self.step.release()
        except BaseException as problem:
            self.refused.append(problem)
            self.step.release()

    def until_answered(self, question: Callable[[], Any]) -> Any:
        while True:
            try:
                return question()
            except httpx.ConnectError:
                raise  # connections must never be refused
            except httpx.TransportError:  # the server closed an idle connection just as it was reused
                continue

    def wait(self, moves: int) -> None:
        for _ in range(moves):
            assert self.step.acquire(timeout=PATIENCE)
            assert not self.refused, self.refused


def test_a_better_build_takes_over_and_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    with Supervised(tmp_path) as supervised:
        client = Client(supervised.address, "Ania")
        table = client.make("me", "hotseat Bartek", "hotseat Celina")["id"]
        with Watch(client, table) as watch:
            watch.hear()
            player = Player(client, table)
            player.start()
            player.wait(5)
            supervised.end_build(0)
            assert supervised.hear() == "took_over"
            player.wait(5)
            player.enough.set()
            player.join(PATIENCE)
            assert player.refused == []
            assert watch.closed_with() == RESTARTING
        with Watch(client, table) as again:
            shown = again.wait_for(lambda _: True)
        assert shown["moments"][0]["number"] == len(player.acknowledged)
        client.close()
        assert moves_in(supervised.database, table) == player.acknowledged


def test_a_thinking_bot_continues_under_the_next_build(tmp_path: Path) -> None:
    with Supervised(tmp_path) as supervised:
        client = Client(supervised.address, "Ania")
        table = client.make("bot greedy", "bot greedy", "me")["id"]
        supervised.end_build(0)
        assert supervised.hear() == "took_over"
        with Watch(client, table) as watch:
            watch.wait_for(lambda shown: asked(shown) is not None)
        client.close()


@pytest.mark.parametrize(
    ("code", "better", "installed", "expected"),
    [
        (1, KIND, {}, "not_built"),
        (0, "better than both", {}, "no_better"),
        (0, KIND, {"PYTHONHOME": "/nowhere"}, "not_built"),  # the new build cannot start
    ],
)
def test_without_a_better_build_the_first_one_keeps_running(
    tmp_path: Path, code: int, better: str, installed: dict[str, str], expected: str
) -> None:
    with Supervised(tmp_path, better, **installed) as supervised:
        client = Client(supervised.address, "Ania")
        supervised.end_build(code)
        assert supervised.hear() == expected
        client.make("me", "hotseat Bartek", "hotseat Celina")
        client.close()


BREAKS_WHEN_IT_SHOULD_SERVE = f"""
import socket, sys
line = socket.socket(fileno=int(sys.argv[3]))
line.sendall(b"loaded {KIND}\\n")
line.recv(100)
"""


def test_the_previous_build_returns_if_the_new_one_cannot_serve(tmp_path: Path) -> None:
    package = tmp_path / "broken" / "fajrant" / "server"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "worker.py").write_text(BREAKS_WHEN_IT_SHOULD_SERVE)
    with Supervised(tmp_path, PYTHONPATH=str(tmp_path / "broken")) as supervised:
        client = Client(supervised.address, "Ania")
        table = client.make("me", "hotseat Bartek", "hotseat Celina")["id"]
        player = Player(client, table)
        player.start()
        player.wait(3)
        supervised.end_build(0)
        assert supervised.hear() == "not_built"
        player.wait(3)
        player.enough.set()
        player.join(PATIENCE)
        client.close()
        assert player.refused == []
        assert moves_in(supervised.database, table) == player.acknowledged


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_stopping_ends_server_and_compiler(tmp_path: Path, how: signal.Signals) -> None:
    with Supervised(tmp_path) as supervised:
        Client(supervised.address, "Ania").close()
        pid = build_pid(tmp_path)
        supervised.process.send_signal(how)
        assert supervised.hear() == "stopped"
        assert supervised.process.wait(PATIENCE) == 0
        assert not alive(pid)
        Lock(supervised.database).release()
        with pytest.raises(httpx.ConnectError):
            Client(supervised.address, "Bartek")


def test_a_server_ends_when_its_supervisor_is_killed(tmp_path: Path) -> None:
    with Supervised(tmp_path) as supervised:
        client = Client(supervised.address, "Ania")
        with Watch(client, client.make("me", "bot random")["id"]) as watch:
            supervised.process.kill()
            assert watch.closed_with() == RESTARTING
        client.close()
        supervised.end_build(1)


class Stopping:
    """A stand-in for a server whose open requests are answered after they were checked `looks` times."""

    def __init__(self, looks: int) -> None:
        self.left = looks
        self.should_exit = False
        self.answering = self

    def __bool__(self) -> bool:
        assert not self.should_exit
        self.left -= 1
        return self.left > 0


@pytest.mark.parametrize(("message", "left"), [(b"retire\n", 0), (b"", 4)])
def test_retiring_waits_for_open_requests_and_stopping_does_not(message: bytes, left: int) -> None:
    server = Stopping(4)
    ours, other = socket.socketpair()
    with ours:
        other.sendall(message)
        other.close()
        stop_when_told(Line(ours), cast(Announcing, server), cast(Connections, server))
    assert server.should_exit
    assert server.left == left


def test_a_request_counts_as_open_until_it_is_answered(server: Serving, come: Come) -> None:
    connections = cast(Any, server.server.config).http.args[0]
    assert isinstance(connections, Connections)
    ania = come("Ania")
    table = ania.make("me", "hotseat Bartek")["id"]
    moment = asked(ania.table(table))
    assert moment is not None
    hint = threading.Thread(
        target=ania.ok, args=["POST", f"/tables/{table}/hint"], kwargs={"seat": moment["seat"], "number": 0}
    )
    hint.start()
    server.wait_until(lambda: bool(connections.answering))
    hint.join(PATIENCE)
    server.wait_until(lambda: not connections.answering)


# ---------------------------------------------------------------- fajrant play --build


def test_play_continues_with_a_message_if_the_engine_cannot_be_compiled(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", PLAY, "--build", "false"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert process.stdout is not None
    address = process.stdout.readline().split("http://")[1].split()[0]
    assert "keeps running on the interpreted one" in process.stdout.readline()
    Client(address, "Ania").close()
    process.send_signal(signal.SIGINT)
    assert "saved" in process.communicate(timeout=PATIENCE)[0]
    assert process.returncode == 0


PLAY = """
import sys
from fajrant.cli import play, serve
play.web_is_built = lambda: True
serve.browser_there = lambda: False
from fajrant.__main__ import main
sys.argv[1:1] = ["play"]
main()
"""


def test_leaving_a_table_in_the_terminal_ends_its_build(tmp_path: Path) -> None:
    build = f"sh -c 'echo $$ > {tmp_path}/pid; exec sleep 1000'"
    with Terminal(
        tmp_path, "play", "coal_baron", "--seats", "Ania,Bartek", "--seed", "7", "--build", build
    ) as terminal:
        terminal.wait_for("press Enter")
        pid = build_pid(tmp_path)
        assert alive(pid)
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.wait_for_end() == 130
        assert not alive(pid)


def test_play_in_the_terminal_if_the_server_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(play, "web_is_built", lambda: True)
    monkeypatch.setattr(serve, "find_spec", lambda _: None)
    sat: list[Any] = []
    monkeypatch.setattr(play, "sit_down", sat.append)
    play.play("coal_baron", language="en")
    assert len(sat) == 1
    assert "fajrant[server]" in capsys.readouterr().err
