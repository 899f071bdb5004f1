"""Generated histories of play and faults at a real server, with a model of what must hold after each step.

A history is a list of steps and a number for each; a seed gives the same history every time. Two people, a bot and a
spectator are at a table, on PostgreSQL at two servers. Every command that is sent is sent again until it is
acknowledged. After each step there is a quiet moment: everybody must have the current table. The database must have
everything that was acknowledged exactly once and nothing else that a person did; what anybody was sent must be exactly
what their seats might know at that version; and the servers may have logged only what the faults explain.
"""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random

import psycopg

from fajrant.server.live import UNKNOWN
from tests.server.broken import reset, send, send_bytes, upgrade
from tests.server.postgres import Crashing
from tests.server.serving import Client, Json
from tests.server.stored import rows
from tests.server.world import LEVEL, World, bots_asked

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
# days after which tables are warned, and after which they are deleted if nobody does anything
WARNED = 80
EXPIRED = 100

Step = tuple[str, int]


# ---------------------------------------------------------------- histories


def history(seed: int, steps: list[str]) -> list[Step]:
    """All these steps in random order, each with a number to choose by, and play in between."""
    dice = Random(seed)
    mixed = [*steps, *["play"] * (len(steps) // 2)]
    dice.shuffle(mixed)
    return [(step, dice.randrange(1000)) for step in mixed]


def written(steps: list[Step]) -> str:
    return " ".join([f"{step}:{number}" for step, number in steps])


def read(script: str) -> list[Step]:
    return [(step, int(number)) for step, _, number in [word.partition(":") for word in script.split()]]


def shortened(steps: list[Step], fails: Callable[[list[Step]], bool]) -> list[Step]:
    """Leaves out every step, from the last to the first, without which the history still fails."""
    for place in reversed(range(len(steps))):
        fewer = [*steps[:place], *steps[place + 1 :]]
        if fails(fewer):
            steps = fewer
    return steps


class Failed(Exception):
    """A history has failed after these steps; its cause says why."""

    def __init__(self, seed: int, steps: list[Step], log: str) -> None:
        super().__init__(f"to repeat it: FAULT_SEED={seed} FAULT_STEPS='{written(steps)}'\nlog:\n{log}")
        self.steps = steps


class Faults(World):
    """Plays histories: each step is a method, with a number to choose by."""

    def run(self, seed: int, steps: list[Step]) -> None:
        """One history at a new table."""
        done = 0
        try:
            self.open_table(seed)
            for step, number in steps:
                done += 1
                getattr(self, step)(number)
                self.verify()
            self.set_clock(0)
            self.play(seed)
            self.verify()
        except Exception as problem:
            raise Failed(seed, steps[:done], "".join(self.log.lines)) from problem

    # ------------------------------------------------------------ play

    def play(self, number: int) -> None:
        for turn in range(1 + number % 3):
            self.make(*self.choose(number + turn))

    def send_twice(self, number: int) -> None:
        """The same command arrives twice at the same time, at different servers if there are any."""
        client, move = self.choose(number)
        with self.elsewhere(client, number) as same, ThreadPoolExecutor(2) as both:
            path = f"/tables/{self.table}/moves"
            sent = [both.submit(one.ask, "POST", path, **move) for one in (client, same)]
            self.note(move, *[answer.result() for answer in sent])

    def elsewhere(self, client: Client, server: int) -> Client:
        """The same person with another connection, perhaps to another server."""
        same = Client(self.servers[server % len(self.servers)].address)
        same.http.cookies.update(client.http.cookies)
        return same

    def send_again(self, number: int) -> None:
        """An earlier command arrives once more, and so does one with another answer to the same question."""
        match = self.model.now.match
        there = {("moved", entry.number, entry.seat, entry.move.text) for entry in match.entries()} if match else set()
        made = [act for act in self.acts if act in there]
        if made:
            _, after, seat, text = made[number % len(made)]
            assert self.clients[seat].move(self.table, seat, after - 1, text)["number"] == after
            wrong = {"seat": seat, "number": after - 1, "text": f"{text} {text}"}
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

    def take_back(self, number: int) -> None:
        """Whoever can takes a decision back; somebody decides first if nobody can."""
        for _ in range(10):
            for seat, client in enumerate(self.clients[:2]):
                [moment] = self.look(client)["moments"]
                if moment["can_undo"]:
                    undone = {"seat": seat, "number": moment["answered"]}
                    self.insist(lambda: client.ask("POST", f"/tables/{self.table}/undo", **undone))  # noqa: B023
                    self.acts.append(("undone", moment["answered"], seat, ""))
                    return
            self.make(*self.choose(number))

    def talk(self, number: int) -> None:
        """Everybody says something at the same time."""
        lines = [f"line {number} {len(self.said)} by {place}" for place in range(len(self.clients))]
        with ThreadPoolExecutor(len(lines)) as all_at_once:
            sent = [
                all_at_once.submit(client.ok, "POST", f"/tables/{self.table}/chat", text=line)
                for client, line in zip(self.clients, lines, strict=True)
            ]
            for answer in sent:
                answer.result()
        self.said += lines

    def leave_seat(self, number: int) -> None:
        """Somebody leaves their seat, and takes it again."""
        self.change_seat(number, "release")

    def stand_in(self, number: int) -> None:
        """A bot stands in for somebody, until they take their seat back."""
        self.change_seat(number, "bot", level=LEVEL)

    def change_seat(self, number: int, command: str, **more: str) -> None:
        self.choose(number)
        seat = number % 2
        client = self.clients[seat]
        self.insist(lambda: client.ask("POST", f"/tables/{self.table}/{command}", seat=seat, **more))
        self.verify()
        if not self.model.match().over():
            self.insist(lambda: client.ask("POST", f"/tables/{self.table}/claim", seat=seat))

    def delete_table(self, number: int) -> None:
        """The host deletes another table, which somebody watches at another server."""
        host, guest, _ = self.clients
        table = host.make("me", "open")["id"]
        with guest.watch(table) as watch:
            watch.wait_for(lambda _: True)
            host.ok("DELETE", f"/tables/{table}")
            assert watch.closed_with() == UNKNOWN
        self.check_gone(table)

    def check_gone(self, table: str) -> None:
        for client in self.clients:
            client.refused("GET", f"/tables/{table}", 404, "not_found")
        for kept in ("tables WHERE id", "deeds WHERE table_id", "sitters WHERE table_id", "bot_servers WHERE table_id"):
            assert rows(self.where, f"SELECT * FROM {kept} = ?", table) == []

    def expire_table(self, number: int) -> None:
        """Another table is warned and deleted; this one too is warned, but somebody plays on."""
        self.set_clock(0)
        self.play(number)
        host, guest, _ = self.clients
        table = host.make("me", "open")["id"]
        with guest.watch(table) as watch:
            watch.wait_for(lambda _: True)
            self.settle()  # a bot that moved later would make the table a young one
            self.set_clock(WARNED)
            watch.wait_for(lambda now: now["expires"] is not None)
            self.until(lambda: is_warned_or_over(self.look(host)), "the table is not warned")
            self.play(number)
            self.set_clock(EXPIRED)
            assert watch.closed_with() == UNKNOWN
        self.check_gone(table)
        self.set_clock(0)

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

    def halt_server(self, number: int) -> None:
        """A server stands still, as when its machine is suspended. If there is another one, people go on there."""
        client, move = self.choose(number)
        halted = number % len(self.servers)
        self.until(self.no_bots_are_held, "a server keeps the bots of a table where none is to move")
        self.servers[halted].process.send_signal(signal.SIGSTOP)
        try:
            if len(self.servers) == 1:
                self.loose.append(send(client, self.table, move))
            else:
                with self.elsewhere(client, halted + 1) as there:
                    self.make(there, move)
                    self.until(lambda: not bots_asked(self.look(there)), "the bots of the halted server do not move")
        finally:
            self.servers[halted].process.send_signal(signal.SIGCONT)
        if len(self.servers) == 1:
            self.make(client, move)

    def no_bots_are_held(self) -> bool:
        return rows(self.where, "SELECT * FROM bot_servers WHERE table_id = ?", self.table) == []

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

    def hang_database(self, number: int) -> None:
        """The database stands still and answers nothing. What needs no database is still answered."""
        assert self.postgres is not None
        client, move = self.choose(number)
        with self.postgres.halted():
            self.loose.append(send(client, self.table, move))
            assert client.http.get("/metrics").status_code == 200
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
        self.set_clock(number % 61 - 30)
        self.play(number)

    def skew_database_clock(self, number: int) -> None:
        """The database's clock jumps forwards: claims to bots have expired while their servers still play them."""
        client, move = self.choose(number)
        with send(client, self.table, move):
            self.execute("UPDATE bot_servers SET until = 0")
        self.make(client, move)

    # ------------------------------------------------------------ memory

    def memory(self) -> list[int]:
        """What each server uses, in MB."""
        return [resident(server.process.pid) for server in self.servers]


PLAY = ["play", "send_twice", "send_again", "send_early", "take_back", "talk"]
TABLES = ["leave_seat", "stand_in", "delete_table", "expire_table"]
CONNECTIONS = ["lose_answer", "send_half", "stop_reading", "lose_watchers"]
OTHERS = ["kill_worker", "halt_server", "fill_disk", "skew_clock"]
ON_POSTGRES = ["kill_database", "hang_database", "cut_database", "skew_database_clock"]
DEATHS = ["kill_server"]


def steps_for(postgres: Crashing | None, deaths: bool = True) -> list[str]:
    """All kinds of steps that this store can have. Without deaths of servers, their memory can be compared."""
    return [
        *PLAY,
        *TABLES,
        *CONNECTIONS,
        *OTHERS,
        *(ON_POSTGRES if postgres is not None else []),
        *(DEATHS if deaths else []),
    ]


def is_warned_or_over(table: Json) -> bool:
    return table["status"] == "over" or table["expires"] is not None


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024
