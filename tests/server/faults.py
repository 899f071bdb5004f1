"""Generated histories of play and faults at a real server, with a model of what must hold after each step.

A history is a list of steps and a number for each; a seed gives the same history every time. Two people, a bot and a
spectator are at a table, on PostgreSQL at two servers. Every move that is sent is sent again until it is acknowledged.
After each step, the database must have every acknowledged move exactly once and no other move of a person, and what
everybody gets must be exactly what their seats may know.
"""

from __future__ import annotations

import os
import resource
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep

import httpx
import psycopg
from websockets.exceptions import ConnectionClosed

import fajrant
from fajrant import Match
from fajrant.server.listening import listen
from tests.server.broken import reset, send, send_bytes, upgrade
from tests.server.postgres import Crashing
from tests.server.serving import GAME, PATIENCE, Client, Json, Process, Watch, asked
from tests.server.stored import StoredMove, moves_in, salt_of
from tests.server.test_leaks import check

SKEWED = Path(__file__).with_name("skewed.py")
BOT = 2  # the seat of the bot
LEVEL = "greedy"
SEATS: list[int | None] = [0, 1, None]  # of the clients; the last one is a spectator
OPTIONS = {"history": "table"}
# few things are kept in memory, so that a leak of it shows soon
SETTINGS = """
any_seed = true
bot_pause = 0
cached_tables = 5
open_tables_each = 1000000
absences = 100
""" + "".join(
    f"{kind}_{part} = 1e6\n" for kind in ("look", "command", "table", "identity") for part in ("rate", "burst")
)

# PostgreSQL's error when its disk is full
FULL = """
CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON deeds FOR EACH ROW EXECUTE FUNCTION full_disk();
"""
ROOM = "DROP TRIGGER full_disk ON deeds"
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

Step = tuple[str, int]


def history(seed: int, steps: list[str]) -> list[Step]:
    """All these steps in random order, each with a number to choose by, and play in between."""
    dice = Random(seed)
    mixed = [*steps, *["play"] * (len(steps) // 2)]
    dice.shuffle(mixed)
    return [(step, dice.randrange(1 << 30)) for step in mixed]


class World:
    """Servers on one database, and the people at one table."""

    def __init__(self, folder: Path, postgres: Crashing | None = None) -> None:
        self.folder = folder
        self.postgres = postgres
        self.where: Path | str = folder / "tables.sqlite3" if postgres is None else postgres.new_database()
        self.stack = ExitStack()
        self.log: deque[str] = deque(maxlen=100)
        self.clock = folder / "clock"
        self.settings = folder / "settings.toml"
        self.sockets: list[socket.socket] = []  # on which the servers listen: connections wait while one is restarted
        self.servers: list[Process] = []
        self.clients: list[Client] = []
        self.table = ""
        self.seed = 0
        self.salt = ""
        self.acknowledged: list[StoredMove] = []
        self.matches: list[Match] = []  # by number of decisions
        self.watches: list[Watch | None] = []
        self.loose: list[socket.socket] = []  # connections that somebody has left half open

    # ------------------------------------------------------------ beginning and end

    def __enter__(self) -> World:
        self.clock.write_text("0")
        self.settings.write_text(SETTINGS)
        reading, writing = os.pipe()
        self.log_end = self.stack.enter_context(os.fdopen(writing, "w"))
        reader = threading.Thread(target=self.read_log, args=[reading], daemon=True)
        reader.start()
        self.stack.callback(reader.join, PATIENCE)
        self.stack.callback(self.log_end.close)
        self.stack.callback(self.stop)
        for _ in range(1 if self.postgres is None else 2):
            self.sockets.append(self.stack.enter_context(listen("127.0.0.1", 0)))
            self.servers.append(self.start(len(self.servers)))
        names = ["P0", "P1", ""]
        for name, server in zip(names, [self.servers[0], self.servers[-1], self.servers[0]], strict=True):
            self.clients.append(Client(server.address, name))
        self.watches = [None] * len(self.clients)
        return self

    def __exit__(self, *problem: object) -> None:
        self.stack.close()

    def read_log(self, end: int) -> None:
        with os.fdopen(end) as lines:
            self.log.extend(lines)

    def start(self, server: int) -> Process:
        folder = self.folder / f"server{server}"
        folder.mkdir(exist_ok=True)
        return Process(
            self.where,
            "--config",
            str(self.settings),
            folder=folder,
            listening=self.sockets[server],
            program=(str(SKEWED), str(self.clock)),
            log=self.log_end,
        )

    def stop(self) -> None:
        self.leave()
        for client in self.clients:
            client.close()
        for server in self.servers:
            server.end(signal.SIGKILL)

    def leave(self) -> None:
        """Everybody closes their connections to the table."""
        for left in self.loose:
            left.close()
        self.loose.clear()
        for number in range(len(self.watches)):
            self.drop(number)

    # ------------------------------------------------------------ the model

    def open_table(self, seed: int) -> None:
        """A new table with two people, a bot and a spectator."""
        self.leave()
        self.seed = 6_480_231_957_712_345 + seed  # long, so that no message contains it by chance
        for client in self.clients:
            client.received.clear()
        host, guest, _ = self.clients
        self.table = host.make("me", "open", f"bot {LEVEL}", seed=self.seed, options=OPTIONS)["id"]
        guest.ok("POST", f"/tables/{self.table}/claim", seat=1)
        host.ok("POST", f"/tables/{self.table}/start")
        self.salt = salt_of(self.where, self.table)
        self.acknowledged = []
        self.matches = [fajrant.new(GAME, 3, self.seed, OPTIONS)]
        self.watch_all()

    def watch_all(self) -> None:
        """Everybody who does not watch the table connects, with the version that they last saw."""
        for number, client in enumerate(self.clients):
            if self.watches[number] is None:
                watch = client.watch(self.table)
                self.watches[number] = watch.__enter__()

    def drop(self, number: int) -> None:
        """Resets the connection of a watcher, without a word."""
        watch = self.watches[number]
        if watch is not None:
            reset(watch.socket.socket)
            watch.__exit__()
        self.watches[number] = None

    def verify(self) -> None:
        """Everything that must hold at any time."""
        shown = [(client.table(self.table), seat) for client, seat in zip(self.clients, SEATS, strict=True)]
        for number, seat in enumerate(SEATS):
            seen = self.seen(number)
            if seen is not None:
                shown.append((seen, seat))
        stored = moves_in(self.where, self.table)
        assert [number for number, _, _ in stored] == list(range(1, len(stored) + 1))
        assert [move for move in stored if move[1] != BOT] == self.acknowledged
        for number, mover, text in stored[len(self.matches) - 1 :]:
            match = self.matches[-1].clone()
            match.play(mover, text)
            self.matches.append(match)
            assert match.decisions() == number
        for now, place in shown:
            check(now, self.matches[now["moments"][0]["number"]], place, 1 << BOT)
            assert now["seats"][BOT]["level"] == LEVEL
        if not self.matches[-1].over():
            for client, other in zip(self.clients, reversed(self.clients), strict=True):
                sent = b"".join(client.received)
                secrets = [str(self.seed), self.salt]
                secrets += [cookie for cookie in other.http.cookies.values() if other is not client]
                assert not [secret for secret in secrets if secret.encode() in sent]
        for client in self.clients:
            client.received.clear()

    def seen(self, number: int) -> Json | None:
        """What a watcher has been sent so far. If the connection has ended, the watcher connects again later."""
        watch = self.watches[number]
        if watch is None:
            return None
        try:
            while watch.table is None:
                watch.hear()
            while True:
                watch.hear(0)
        except TimeoutError:
            assert watch.table is not None, "nothing was sent"
        except ConnectionClosed:
            self.drop(number)
        return watch.table

    def asked(self) -> tuple[Client, Json] | None:
        """The person who is to move, and the moment, once no bot is to move. None if the game is over."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            for client in self.clients[:2]:
                shown = self.insist(lambda client=client: client.ask("GET", f"/tables/{self.table}")).json()  # type: ignore[misc]
                moment = asked(shown)
                if moment is not None:
                    return client, moment
                if shown["status"] == "over":
                    return None
            sleep(0.01)
        raise AssertionError("the bot does not move")

    def choose(self, number: int) -> tuple[Client, Json]:
        """Who is to move, and a move chosen by the number. If the game is over, a new one begins."""
        found = self.asked()
        if found is None:
            self.verify()
            self.open_table(number)
            found = self.asked()
            assert found is not None
        client, moment = found
        text = moment["moves"][number % len(moment["moves"])]["text"]
        return client, {"seat": moment["seat"], "number": moment["number"], "text": text}

    def insist(self, ask: Callable[[], httpx.Response]) -> httpx.Response:
        """Asks until there is an answer other than that the database cannot be used at the moment."""
        end = monotonic() + PATIENCE
        while True:
            try:
                answer = ask()
            except httpx.TransportError:
                assert monotonic() < end
            else:
                if answer.status_code != 503:
                    assert answer.status_code == 200, answer.text
                    return answer
                assert monotonic() < end, answer.text
            sleep(0.01)

    def make(self, client: Client, move: Json) -> None:
        """Sends a move until it is acknowledged."""
        answer = self.insist(lambda: client.ask("POST", f"/tables/{self.table}/moves", **move))
        self.note(answer, move)

    def note(self, answer: httpx.Response, move: Json) -> None:
        assert answer.json()["number"] == move["number"] + 1
        made = (move["number"] + 1, move["seat"], move["text"])
        if made not in self.acknowledged:
            self.acknowledged.append(made)

    # ------------------------------------------------------------ play

    def run(self, seed: int, steps: list[str]) -> None:
        """One history at a new table. A failure says which history, and what the servers have logged."""
        whole = history(seed, steps)
        done = 0
        try:
            self.open_table(seed)
            for step, number in whole:
                getattr(self, step)(number)
                self.watch_all()
                self.verify()
                done += 1
            self.clock.write_text("0")
            self.play(seed)
            self.verify()
        except BaseException as problem:
            problem.add_note(f"seed {seed}, step {done} of {whole}\nlog:\n{''.join(self.log)}")
            raise

    def play(self, number: int) -> None:
        for turn in range(1 + number % 3):
            self.make(*self.choose(number + turn))

    def send_twice(self, number: int) -> None:
        """The same command arrives twice at the same time, at different servers if there are any."""
        client, move = self.choose(number)
        with Client(self.servers[number % len(self.servers)].address) as same, ThreadPoolExecutor(2) as both:
            same.http.cookies.update(client.http.cookies)
            path = f"/tables/{self.table}/moves"
            for answer in [both.submit(one.ask, "POST", path, **move) for one in (client, same)]:
                self.note(answer.result(), move)

    def send_again(self, number: int) -> None:
        """An earlier command arrives once more, and so does one with another answer to the same question."""
        if self.acknowledged:
            made, seat, text = self.acknowledged[number % len(self.acknowledged)]
            self.make(self.clients[seat], {"seat": seat, "number": made - 1, "text": text})
            wrong = {"seat": seat, "number": made - 1, "text": f"{text} {text}"}
            answer = self.clients[seat].ask("POST", f"/tables/{self.table}/moves", **wrong)
            assert answer.status_code in (409, 422), answer.text

    def send_early(self, number: int) -> None:
        """A command for the next question overtakes the answer to this one; and strangers try to move."""
        client, move = self.choose(number)
        for other, early, expected in [(client, 1, (409, 422)), *[(one, 0, (403,)) for one in self.clients]]:
            if early or other is not client:
                tried = {**move, "number": move["number"] + early}
                answer = other.ask("POST", f"/tables/{self.table}/moves", **tried)
                assert answer.status_code in expected, answer.text
        self.make(client, move)

    # ------------------------------------------------------------ faults

    def lose_answer(self, number: int) -> None:
        """The connection breaks before the answer arrives."""
        client, move = self.choose(number)
        reset(send(client, self.table, move))
        self.make(client, move)

    def send_half(self, number: int) -> None:
        """A command stops halfway, and its connection stays open."""
        client, move = self.choose(number)
        self.loose.append(send(client, self.table, move, parts=2))

    def stop_reading(self, number: int) -> None:
        """A watcher's machine vanishes: the connection stays open, but nobody reads it any more."""
        client = self.clients[number % len(self.clients)]
        self.loose.append(send_bytes(client, upgrade(client, self.table)))

    def lose_watchers(self, number: int) -> None:
        for watcher in range(len(self.watches)):
            if (number >> watcher) % 2:
                self.drop(watcher)

    def kill_server(self, number: int) -> None:
        """A server dies while a move is on its way. People connect again, to the next one at this address."""
        client, move = self.choose(number)
        server = number % len(self.servers)
        with send(client, self.table, move):
            self.servers[server].end(signal.SIGKILL)
        self.servers[server] = self.start(server)
        self.make(client, move)

    def kill_worker(self, number: int) -> None:
        """The processes in which bots think die."""
        client, move = self.choose(number)
        pid = self.servers[number % len(self.servers)].process.pid
        for child in children(pid):
            with suppress(ProcessLookupError, FileNotFoundError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    os.kill(child, signal.SIGKILL)
        self.make(client, move)

    def kill_database(self, number: int) -> None:
        assert self.postgres is not None
        client, move = self.choose(number)
        with send(client, self.table, move):
            self.postgres.kill()
        self.postgres.start()
        self.make(client, move)

    def cut_database(self, number: int) -> None:
        """All connections to the database break."""
        client, move = self.choose(number)
        with send(client, self.table, move):
            self.execute(CUT)
        self.make(client, move)

    def fill_disk(self, number: int) -> None:
        """Nothing can be written for a while. The move is refused, and made later."""
        client, move = self.choose(number)
        self.limit_disk(True)
        try:
            client.refused("POST", f"/tables/{self.table}/moves", 503, "no_room", **move)
        finally:
            self.limit_disk(False)
        self.make(client, move)

    def limit_disk(self, full: bool) -> None:
        if self.postgres is not None:
            self.execute(FULL if full else ROOM)
        else:
            pid = self.servers[0].process.pid
            _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (1 if full else most, most))

    def execute(self, statement: str) -> None:
        assert isinstance(self.where, str)
        with psycopg.connect(self.where, autocommit=True) as connection:
            connection.execute(statement.encode())

    def skew_clock(self, number: int) -> None:
        """The servers' clocks jump, forwards or back."""
        self.clock.write_text(str(number % 61 - 30))
        self.play(number)

    # ------------------------------------------------------------ memory

    def memory(self) -> list[int]:
        """What each server uses, in MB."""
        return [resident(server.process.pid) for server in self.servers]


PLAY = ["play", "send_twice", "send_again", "send_early"]
CONNECTIONS = ["lose_answer", "send_half", "stop_reading", "lose_watchers"]
OTHERS = ["kill_worker", "fill_disk", "skew_clock"]
ON_POSTGRES = ["kill_database", "cut_database"]
DEATHS = ["kill_server"]


def steps_for(postgres: Crashing | None, deaths: bool = True) -> list[str]:
    """All kinds of steps that this store can have. Without deaths of servers, their memory can be compared."""
    return [
        *PLAY,
        *CONNECTIONS,
        *OTHERS,
        *(ON_POSTGRES if postgres is not None else []),
        *(DEATHS if deaths else []),
    ]


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024
