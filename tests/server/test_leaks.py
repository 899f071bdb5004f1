"""No secret leaks: in whole games, every byte a client gets is compared with what its seat may know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

import fajrant
from fajrant import Match
from fajrant.games import SHELF
from tests.server.conftest import Come
from tests.server.fault_model import Model
from tests.server.knowledge import check_moments, may_know
from tests.server.postgres import Postgres
from tests.server.serving import GAME, Client, Json, Process, Serving, Watch, generous, serving
from tests.server.stored import deeds_in, salt_of

BOT = 2  # the seat of the bot
ENOUGH = {"move": 20, "undo": 2, "chat": 2, "hint": 1}  # a hint takes seconds
OPTIONS = {GAME: {"history": "table"}}  # with the most secrets


def look_back(client: Client, table: str, past: Match, seat: int | None, players: int) -> None:
    """A seat can look back at its own earlier views, but not at another seat's."""
    known = {**may_know(past, seat), "moves": [], "can_undo": False, "no_undo": None}
    query = "" if seat is None else f"?seat={seat}"
    shown = client.get(f"/tables/{table}/replay/{past.decisions()}{query}")
    assert shown == json.loads(json.dumps(known))
    other = 0 if seat is None else (seat + 1) % players
    client.refused("GET", f"/tables/{table}/replay/{past.decisions()}?seat={other}", 403, "not_yours")


def check(table: Json, match: Match, seat: int | None, bots: int = 0) -> None:
    check_moments(table, [may_know(match, seat, bots)])


def seated(come: Come, players: int, **more: object) -> tuple[str, list[Client]]:
    """A running table with one client per seat, followed by a spectator."""
    clients = [come(f"P{seat}") for seat in range(players)]
    table = clients[0].make("me", *["open"] * (players - 1), **more)["id"]
    for seat in range(1, players):
        clients[seat].ok("POST", f"/tables/{table}/claim", seat=seat)
    clients[0].ok("POST", f"/tables/{table}/start")
    return table, [*clients, come()]


@pytest.mark.parametrize(("players", "history"), [(3, "open"), (2, "table")])
def test_every_client_gets_exactly_what_its_seat_may_know(
    come: Come, server: Serving, players: int, history: str
) -> None:
    table, clients = seated(come, players, options={"history": history}, seed=6_480_231_957_712_345)
    header = server.truth(table).header
    match = fajrant.new(GAME, players, int(header.seed), {"history": history})
    seats: list[int | None] = [*range(players), None]
    dice = Random(history)
    past = {0: match.clone()}
    version = clients[0].table(table)["version"]
    watches = [client.watch(table) for client in clients]
    for watch in watches:
        watch.__enter__()
    try:
        while not match.over():
            version += 1
            seat = match.acting()[0]
            last = match.last
            if last is not None and match.can_undo(last.seat) and dice.random() < 0.2:
                undone = {"seat": last.seat, "number": last.number}
                clients[last.seat].ok("POST", f"/tables/{table}/undo", **undone)
                match.undo(last.seat)
            else:
                text = dice.choice(match.moves(seat))
                clients[seat].move(table, seat, match.decisions(), text)
                match.play(seat, text)
            past[match.decisions()] = match.clone()
            for client, watch, place in zip(clients, watches, seats, strict=True):
                check(watch.wait_for(lambda now, due=version: now["version"] >= due), match, place)  # type: ignore[misc]
                if dice.random() < 0.05 and not match.over():
                    check(client.table(table), match, place)
                    client.get("/tables")
                    client.refused("GET", f"/tables/{table}/record", 409, "not_running")
                    look_back(client, table, past[dice.randrange(match.decisions() + 1)], place, players)
                    wrong = {"seat": seat, "number": match.decisions(), "text": "peek"}
                    client.ask("POST", f"/tables/{table}/moves", **wrong)
            if not match.over():
                for client in clients:
                    for sent in client.received:
                        assert header.seed.encode() not in sent
                        assert header.salt.encode() not in sent
                    client.received.clear()
    finally:
        for watch in watches:
            watch.__exit__()
    assert clients[-1].table(table)["reveal"] == {"seed": header.seed, "salt": header.salt}


def secret_order(seed: int) -> tuple[Match, list[str], str] | None:
    """Moves after which the first seat secretly holds an order that exists only once."""
    match = fajrant.new(GAME, 3, seed)
    seat = match.acting()[0]
    moves = ["place wild", "pay 2", "wild_stack order"]
    for move in moves:
        match.play(seat, move)
    rare = [move for move in match.moves(seat) if move.startswith("wild_card order_") and move.endswith("_4")]
    return (match, [*moves, rare[0]], rare[0].removeprefix("wild_card ")) if rare else None


def test_a_secretly_taken_card_is_sent_only_to_its_owner(come: Come) -> None:
    seed, (dealt, moves, card) = next((seed, game) for seed in range(200) if (game := secret_order(seed)))
    owner = fajrant.new(GAME, 3, seed).acting()[0]
    table, clients = seated(come, 3, seed=seed)
    for number, text in enumerate(moves):
        clients[owner].move(table, owner, number, text)
    for client in clients:
        with client.watch(table) as watch:
            watch.wait_for(lambda _: True)
        client.table(table)
        client.refused("POST", f"/tables/{table}/undo", *((422, "illegal_move") if client is clients[owner] else
                       (403, "not_yours")), seat=owner, number=len(moves))  # fmt: skip
    holds = [card.encode() in b"".join(client.received) for client in clients]
    assert holds == [seat == owner for seat in range(4)]
    assert dealt.game.slug == GAME


# ---------------------------------------------------------------- bots, spectators, hints, take-backs, several servers


class Where(NamedTuple):
    """A database and the addresses of its servers."""

    database: Path | str
    addresses: list[str]


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Where]:
    file = tmp_path_factory.mktemp("one") / "tables.sqlite3"
    with serving(generous(file)) as server:
        yield Where(file, [server.address])


@pytest.fixture(scope="module")
def two_processes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Where]:
    url = postgres.new_database()
    options = ["--bot-pause", "0"]
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp("two") for _ in range(2)]
        for folder in folders:
            (folder / "settings.toml").write_text("any_seed = true\ncommand_burst = 10000\nlook_burst = 10000\n")
        servers = [
            stack.enter_context(Process(url, "--config", str(folder / "settings.toml"), *options, folder=folder))
            for folder in folders
        ]
        yield Where(url, [server.address for server in servers])


@pytest.mark.parametrize(("game", "where"), [(GAME, "one_server"), *[(game, "two_processes") for game in SHELF]])
def test_nothing_leaks_with_bots_spectators_hints_and_take_backs(
    game: str, where: str, request: pytest.FixtureRequest
) -> None:
    """Two people and a bot play, each person at another server if there are two, and somebody watches at each."""
    servers: Where = request.getfixturevalue(where)
    with ExitStack() as stack:
        addresses = [servers.addresses[0], servers.addresses[-1]] * 2
        clients = [
            stack.enter_context(Client(address, name))
            for address, name in zip(addresses, ("P0", "P1", "", ""), strict=True)
        ]
        company = Company(clients, servers.database, game)
        company.watches = [stack.enter_context(client.watch(company.table)) for client in clients]
        clients[0].ok("POST", f"/tables/{company.table}/start")
        company.look()
        while not company.has_done_enough():
            company.do_something()
            company.look()
            assert not company.model.match().over(), company.done


class Company:
    """Two people with a bot at a table, and two spectators, whose every message is checked."""

    def __init__(self, clients: list[Client], database: Path | str, game: str) -> None:
        self.clients = clients
        self.database = database
        self.dice = Random(game)
        self.ids = [client.get("/me")["id"] for client in clients]
        self.watches: list[Watch] = []
        seed, options = 6_480_231_957_712_345, OPTIONS.get(game, {})
        made = clients[0].make("me", "open", "bot greedy", game=game, seed=seed, options=options)
        self.table = made["id"]
        clients[1].ok("POST", f"/tables/{self.table}/claim", seat=1)
        self.secrets = [str(seed), salt_of(database, self.table)]
        self.model = Model(fajrant.new(game, 3, seed, made["options"]))
        self.done = Counter[str]()

    def has_done_enough(self) -> bool:
        return all(self.done[kind] >= count for kind, count in ENOUGH.items())

    def look(self) -> None:
        """Waits until no bot is to move and everybody has the same version, and checks all that was sent."""
        shown = [(place, table) for place, watch in enumerate(self.watches) for table in heard(watch, quiet)]
        version = max(table["version"] for _, table in shown)
        for place, watch in enumerate(self.watches):
            shown += [(place, table) for table in heard(watch, lambda now: now["version"] >= version)]
        shown += [(place, client.table(self.table)) for place, client in enumerate(self.clients)]
        self.model.learn(deeds_in(self.database, self.table))
        assert self.model.version == version
        for place, table in shown:
            self.model.check(table, self.ids[place])
        for client, own in zip(self.clients, self.ids, strict=True):
            sent = b"".join(client.received)
            client.received.clear()
            secrets = [] if self.model.match().over() else self.secrets
            for secret in [*secrets, *[other for other in self.ids if other != own]]:
                assert secret.encode() not in sent

    def do_something(self) -> None:
        """Lets somebody do something, and others try what they may not. Everybody gets to see that it happened."""
        self.done[self.one_deed()] += 1
        for watch in self.watches:
            watch.wait_for(lambda now: now["version"] > self.model.version)

    def one_deed(self) -> str:
        """Returns what was done."""
        match, table = self.model.match(), self.table
        seat, number = match.acting()[0], match.decisions()
        own = self.clients[seat]
        for other in self.clients:
            if other is not own:
                other.refused("POST", f"/tables/{table}/hint", 403, "not_yours", seat=seat, number=number)
                other.refused("POST", f"/tables/{table}/moves", 403, "not_yours", seat=seat, number=number, text="pass")
        chance = self.dice.random()
        if chance < 0.15:
            self.dice.choice(self.clients).ok("POST", f"/tables/{table}/chat", text=f"Decision {number}")
            return "chat"
        able = [place for place in (0, 1) if match.can_undo(place, self.model.now.bots())]
        if able and (chance < 0.4 or not self.done["undo"]):
            latest = max(entry.number for entry in match.entries() if entry.seat == able[0])
            self.clients[able[0]].ok("POST", f"/tables/{table}/undo", seat=able[0], number=latest)
            return "undo"
        moves = match.moves(seat)
        if not self.done["hint"]:
            hint = own.ok("POST", f"/tables/{table}/hint", seat=seat, number=number)
            assert set(hint) == {"move", "expected", "next", "reasons"}
            assert hint["move"] in moves
            self.done["hint"] += 1
        own.move(table, seat, number, self.dice.choice(moves))
        return "move"


def heard(watch: Watch, enough: Callable[[Json], bool]) -> list[Json]:
    """The tables that the watcher is sent until one is enough."""
    tables = []
    while watch.table is None or not enough(watch.table):
        if watch.hear()["type"] in ("table", "change"):
            assert watch.table is not None
            tables.append(watch.table)
    assert watch.table is not None
    return tables or [watch.table]


def quiet(table: Json) -> bool:
    """No bot is to move."""
    return bool(table["moments"]) and BOT not in table["moments"][0]["acting"]
