"""Servers on one database and the people at one table, who check that everybody sees what they should."""

from __future__ import annotations

import json
import signal
import socket
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep, time
from typing import Self

import httpx
from websockets.exceptions import ConnectionClosed

import fajrant
from fajrant.server.listening import listen
from tests.server.broken import reset
from tests.server.fault_model import Act, Log, Model
from tests.server.postgres import Crashing
from tests.server.serving import GAME, PATIENCE, Client, Json, Process, Watch, asked
from tests.server.stored import deeds_in, rows, salt_of

SKEWED = Path(__file__).with_name("skewed.py")
LEVEL = "greedy"
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


class World:
    def __init__(self, folder: Path, postgres: Crashing | None = None) -> None:
        self.folder = folder
        self.postgres = postgres
        self.where: Path | str = folder / "tables.sqlite3" if postgres is None else postgres.new_database()
        self.stack = ExitStack()
        self.clock = folder / "clock"
        self.settings = folder / "settings.toml"
        self.sockets: list[socket.socket] = []  # on which the servers listen: connections wait while one is restarted
        self.servers: list[Process] = []
        self.clients: list[Client] = []  # the two players and the spectator
        self.commands = 0  # sent over live connections
        self.people: list[str] = []  # their ids
        self.table = ""
        self.secrets: list[str] = []
        self.acts: list[Act] = []  # that were acknowledged
        self.said: list[str] = []  # and acknowledged
        self.watches: list[Watch | None] = []
        self.shown: list[tuple[int, Json]] = []  # to whom, since the last check
        self.loose: list[socket.socket] = []  # connections that somebody has left half open

    # ------------------------------------------------------------ beginning and end

    def __enter__(self) -> Self:
        self.folder.mkdir(exist_ok=True)
        self.set_clock(0)
        self.settings.write_text(SETTINGS)
        self.log = Log()
        self.stack.callback(self.log.close)
        self.stack.callback(self.stop)
        for _ in range(1 if self.postgres is None else 2):
            self.sockets.append(self.stack.enter_context(listen("127.0.0.1", 0)))
            self.servers.append(self.start(len(self.servers)))
        names = ["P0", "P1", ""]
        for name, server in zip(names, [self.servers[0], self.servers[-1], self.servers[0]], strict=True):
            self.clients.append(Client(server.address, name))
        self.people = [client.get("/me")["id"] for client in self.clients]
        self.watches = [None] * len(self.clients)
        return self

    def __exit__(self, *problem: object) -> None:
        self.stack.close()

    def start(self, server: int) -> Process:
        folder = self.folder / f"server{server}"
        folder.mkdir(exist_ok=True)
        with self.log.of_one_server() as log:
            return Process(
                self.where,
                "--config",
                str(self.settings),
                folder=folder,
                listening=self.sockets[server],
                program=(str(SKEWED), str(self.clock)),
                log=log,
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

    def set_clock(self, days: float) -> None:
        """How far the servers' clocks are ahead."""
        self.clock.write_text(str(days))

    # ------------------------------------------------------------ the table

    def open_table(self, number: int) -> None:
        """A new table with two people, a bot and a spectator."""
        self.leave()
        self.forget()
        seed = 6_480_231_957_712_345 + number  # long, so that no message contains it by chance
        host, guest, _ = self.clients
        self.table = host.make("me", "open", f"bot {LEVEL}", seed=seed, options=OPTIONS)["id"]
        guest.ok("POST", f"/tables/{self.table}/claim", seat=1)
        host.ok("POST", f"/tables/{self.table}/start")
        self.secrets = [str(seed), salt_of(self.where, self.table)]
        self.acts = []
        self.said = []
        self.model = Model(fajrant.new(GAME, 3, seed, OPTIONS))
        self.watch_all()

    def watch_all(self) -> None:
        """Everybody who does not watch the table connects."""
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

    def look(self, client: Client) -> Json:
        shown: Json = self.insist(lambda: client.ask("GET", f"/tables/{self.table}")).json()
        return shown

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

    def until(self, condition: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        end = monotonic() + seconds
        while not condition():
            assert monotonic() < end, what
            sleep(0.01)

    # ------------------------------------------------------------ what must hold

    def settle(self, seconds: float = PATIENCE) -> None:
        """Waits for a quiet moment: no bot is to move, and everybody is online and has the current table."""
        end = monotonic() + seconds
        while waits := self.unsettled():
            assert monotonic() < end, waits
            sleep(0.01)

    def unsettled(self) -> list[str]:
        """What keeps the moment from being quiet."""
        self.watch_all()
        tables = {f"what {number} looked at": self.look(client) for number, client in enumerate(self.clients)}
        watched = {f"what {number} watches": self.watched(number) for number in range(len(self.watches))}
        newest = max(table["version"] for table in tables.values())
        waits = []
        for which, table in {**tables, **watched}.items():
            if table is None:
                waits.append(f"{which} is missing")
            elif table["version"] != newest:
                waits.append(f"{which} is of version {table['version']}, not {newest}")
            elif bots_asked(table):
                waits.append(f"{which} waits for a bot")
            elif not all_online(table):
                waits.append(f"{which} has somebody offline")
        return waits

    def watched(self, number: int) -> Json | None:
        """What a watcher has been sent so far. If the connection has ended, the watcher connects again later."""
        watch = self.watches[number]
        if watch is None:
            return None
        try:
            while True:
                self.hear(number, watch, PATIENCE if watch.table is None else 0)
        except TimeoutError:
            assert watch.table is not None, "nothing was sent"
        except ConnectionClosed:
            self.drop(number)
            return None
        return watch.table

    def hear(self, number: int, watch: Watch, seconds: float = PATIENCE) -> Json:
        """The next message to a watcher. The table that it leads to will be checked."""
        news = watch.hear(seconds)
        if news["type"] in ("table", "change") and watch.table is not None:
            self.shown.append((number, watch.table))
        return news

    def verify(self) -> None:
        """Everything that must hold in a quiet moment."""
        self.settle()
        self.shown += [(number, self.look(client)) for number, client in enumerate(self.clients)]
        self.model.learn(deeds_in(self.where, self.table))
        assert self.model.acts == self.acts
        assert set(self.said) <= set(self.model.now.said)
        for number, table in self.shown:
            self.model.check(table, self.people[number])
        assert {table["version"] for _, table in self.shown[-len(self.clients) :]} == {self.model.version}
        for number, client in enumerate(self.clients):
            sent = b"".join(client.received)
            ids = [person for person in self.people if person != self.people[number]]
            secrets = [*ids, *([] if self.model.match().over() else self.secrets)]
            assert not [secret for secret in secrets if secret.encode() in sent]
        self.forget()
        assert not self.log.unexpected, "".join(self.log.unexpected)

    def forget(self) -> None:
        self.shown.clear()
        for client in self.clients:
            client.received.clear()

    # ------------------------------------------------------------ play

    def asked(self) -> tuple[Client, Json] | None:
        """The person who is to move, and the moment, once no bot is to move. None if the game is over."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            for client in self.clients[:2]:
                shown = self.look(client)
                moment = asked(shown)
                if moment is not None:
                    return client, moment
                if shown["status"] == "over":
                    return None
            sleep(0.01)
        raise AssertionError(f"the bot does not move: {self.about_bots()}")

    def about_bots(self) -> str:
        """The seats to move, as people and the database see it, and the server that has claimed the bots."""
        seen = [(table["version"], table["status"], acting(table)) for table in map(self.look, self.clients)]
        table = rows(self.where, "SELECT status, bot_asked FROM tables WHERE id = ?", self.table)
        claims = rows(self.where, "SELECT * FROM bot_servers WHERE table_id = ?", self.table)
        return f"people see {seen}, the table is {table}, claims are {claims}, it is {time()}"

    def choose(self, number: int) -> tuple[Client, Json]:
        """Picks a player to move and one of their moves, by the number. Starts a new game if this one is over."""
        found = self.asked()
        if found is None:
            self.verify()
            self.open_table(number)
            found = self.asked()
            assert found is not None
        client, moment = found
        text = moment["moves"][number % len(moment["moves"])]["text"]
        return client, {"seat": moment["seat"], "number": moment["number"], "text": text}

    def make(self, client: Client, move: Json) -> None:
        """Sends a move until it is acknowledged."""
        self.note(move, self.insist(lambda: self.send(client, move)))

    def send(self, client: Client, move: Json) -> httpx.Response:
        """Sends a move: every other one over the player's live connection, if there is one."""
        number = self.clients.index(client) if client in self.clients else -1
        watch = None if number < 0 or move["number"] % 2 else self.watches[number]
        if watch is None:
            return client.ask("POST", f"/tables/{self.table}/moves", **move)
        self.commands += 1
        try:
            watch.socket.send(json.dumps({"type": "move", "id": self.commands, **move}))
            while (news := self.hear(number, watch))["type"] != "answer" or news["id"] != self.commands:
                pass
        except (ConnectionClosed, TimeoutError) as lost:
            self.drop(number)
            raise httpx.ReadError(str(lost)) from lost
        return httpx.Response(news["status"], json=news["body"])

    def note(self, move: Json, *answers: httpx.Response) -> None:
        assert {answer.json()["number"] for answer in answers} == {move["number"] + 1}
        self.acts.append(("moved", move["number"] + 1, move["seat"], move["text"]))


def acting(table: Json) -> list[int]:
    return [seat for moment in table["moments"] for seat in moment["acting"]]


def bots_asked(table: Json) -> bool:
    return any(table["seats"][seat]["level"] for seat in acting(table))


def all_online(table: Json) -> bool:
    return all(seat["online"] for seat in table["seats"] if seat["kind"] == "human")
