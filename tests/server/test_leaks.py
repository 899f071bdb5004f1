"""No secret leaks: in whole games, every byte a client gets is compared with what its seat may know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

import fajrant
from fajrant import Match
from fajrant.core.moves import Move
from tests.server.conftest import Come, new_database
from tests.server.serving import GAME, Client, Json, Serving, Watch, generous, serving

BOT = 2  # the seat of the bot
HINTS = 2  # each takes seconds
HEAD = {
    *(
        "id",
        "game",
        "options",
        "status",
        "host",
        "version",
        "commitment",
        "secrets",
        "chosen_seed",
        "free_undo",
        "reveal",
        "seats",
        "chat",
    ),
    *("seats_for_you", "ways_out", "patience", "watching"),
    *("rematch", "expires", "moments"),
}


def may_know(match: Match, seat: int | None, bots: int = 0) -> Json:
    """Everything a seat may know now, computed from the rules alone. `bots` has a bit for each seat of a bot."""
    position = match.position
    asked = [] if seat is None else position.legal(seat)
    points = match.view(seat)["options"]["history"] == "open" or match.over()
    return {
        "seat": seat,
        "number": match.decisions(),
        "answered": max([entry.number for entry in match.entries() if entry.seat == seat], default=0),
        "acting": list(match.acting()),
        "clock": {"kind": "shift", "now": match.view(seat)["shift"], "last": match.view(seat)["shifts"]},
        "view": match.view(seat),
        "moves": [offered(move, len(asked) > 1) for move in asked],
        "can_undo": seat is not None and match.can_undo(seat, bots) and not match.over(),
        "no_undo": None if seat is None or match.over() else match.why_no_undo(seat, bots) or None,
        "journal": match.journal(seat),
        "scored": [score if points or owner == seat else None for owner, score in enumerate(match.scored())],
        "scores": [score if points or owner == seat else None for owner, score in enumerate(match.scores())],
    }


def offered(move: Move, choice: bool) -> Json:
    """In the card game, only passing gives something up: the rest of the shift."""
    flags = {"closes": move.verb.closes, "gives_up": choice and move.text == "pass"}
    return {"text": move.text, "targets": move.targets(), **{name: True for name, flag in flags.items() if flag}}


def look_back(client: Client, table: str, past: Match, seat: int | None, players: int) -> None:
    """A seat can look back at its own earlier views, but not at another seat's."""
    known = {**may_know(past, seat), "moves": [], "can_undo": False, "no_undo": None}
    query = "" if seat is None else f"?seat={seat}"
    shown = client.get(f"/tables/{table}/replay/{past.decisions()}{query}")
    assert shown == json.loads(json.dumps(known))
    other = 0 if seat is None else (seat + 1) % players
    client.refused("GET", f"/tables/{table}/replay/{past.decisions()}?seat={other}", 403, "not_yours")


def check(table: Json, match: Match, seat: int | None, bots: int = 0) -> None:
    assert table["moments"] == json.loads(json.dumps([may_know(match, seat, bots)]))
    if not match.over():
        assert set(table) == HEAD
        assert table["reveal"] is None


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


@pytest.fixture(params=["one server", "two servers"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Serving]]:
    """One server on a file, or two on one PostgreSQL database."""
    with ExitStack() as stack:
        if request.param == "one server":
            yield [stack.enter_context(serving(generous(tmp_path / "tables.sqlite3")))]
        else:
            url = new_database(request)
            yield [stack.enter_context(serving(generous(url))) for _ in range(2)]


def test_nothing_leaks_with_bots_spectators_hints_and_take_backs(servers: list[Serving]) -> None:
    """Two people and a bot play, each person at another server, and somebody watches at each."""
    dice = Random(21)
    here, there = servers[0], servers[-1]
    with ExitStack() as stack:
        names_at = [("P0", here), ("P1", there), ("", here), ("", there)]
        clients = [Client(server.address, name) for name, server in names_at]
        for client in clients:
            stack.callback(client.close)
        ids = [client.get("/me")["id"] for client in clients]
        wanted = ["me", "open", "bot greedy"]
        table = clients[0].make(*wanted, seed=6_480_231_957_712_345, options={"history": "table"})["id"]
        clients[1].ok("POST", f"/tables/{table}/claim", seat=1)
        watches = [stack.enter_context(client.watch(table)) for client in clients]
        clients[0].ok("POST", f"/tables/{table}/start")
        header = here.truth(table).header
        counts = Counter[str]()
        for _ in range(50):
            version = max([quiet(watch)["version"] for watch in watches])
            shown = [watch.wait_for(lambda now, due=version: now["version"] >= due) for watch in watches]  # type: ignore[misc]
            clients[0].table(table)  # so that this server has read what the other one has stored
            match, bots = here.truth(table).running(), here.truth(table).bots()
            assert here.truth(table).version == version
            for now, seat in zip(shown, [0, 1, None, None], strict=True):
                check(now, match, seat, bots)
            if match.over():
                break
            counts[one_deed(clients, table, match, bots, dice, counts["hint"] < HINTS)] += 1
            for watch in watches:  # everybody gets to see that something happened
                watch.wait_for(lambda now, before=version: now["version"] > before)  # type: ignore[misc]
            for client, own in zip(clients, ids, strict=True):
                sent = b"".join(client.received)
                client.received.clear()
                for secret in (header.seed, header.salt, *[other for other in ids if other != own]):
                    assert secret.encode() not in sent
        assert min([counts[kind] for kind in ("move", "hint", "undo", "chat")]) >= HINTS, counts


def quiet(watch: Watch) -> Json:
    """The table when no bot is to move."""
    return watch.wait_for(lambda now: bool(now["moments"]) and BOT not in now["moments"][0]["acting"])


def one_deed(clients: list[Client], table: str, match: Match, bots: int, dice: Random, hinted: bool) -> str:
    """Lets somebody do something, and others try what they may not. Returns what was done."""
    seat = match.acting()[0]
    number = match.decisions()
    own, *others = [clients[seat], *[client for client in clients if client is not clients[seat]]]
    for other in others:
        other.refused("POST", f"/tables/{table}/hint", 403, "not_yours", seat=seat, number=number)
        other.refused("POST", f"/tables/{table}/moves", 403, "not_yours", seat=seat, number=number, text="pass")
    chance = dice.random()
    if chance < 0.1:
        clients[dice.choice([0, 1, 2, 3])].ok("POST", f"/tables/{table}/chat", text=f"Decision {number}")
        return "chat"
    if chance < 0.3 and match.can_undo(seat, bots):
        mine = [entry.number for entry in match.entries() if entry.seat == seat]
        own.ok("POST", f"/tables/{table}/undo", seat=seat, number=mine[-1])
        return "undo"
    if hinted:
        hint = own.ok("POST", f"/tables/{table}/hint", seat=seat, number=number)
        assert set(hint) == {"move", "expected", "next", "reasons"}
        assert hint["move"] in match.moves(seat)
    own.move(table, seat, number, dice.choice(match.moves(seat)))
    return "hint" if hinted else "move"
