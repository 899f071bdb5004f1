"""Tables and seats, and permissions."""

from __future__ import annotations

import pytest

from fajrant.core.match import NAME_LENGTH, check_names
from fajrant.texts.bot_names import BOT_NAMES
from tests.server.conftest import Come
from tests.server.serving import GAME, generous, serving


def kinds(table: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_table_without_open_seats_starts_at_once(come: Come) -> None:
    table = come("Ania").make("me", "bot random", "bot random")
    assert table["status"] == "running"
    assert kinds(table) == ["human", "bot", "bot"]
    ania, *bots = [seat["name"] for seat in table["seats"]]
    assert ania == "Ania"
    assert len(set(bots)) == len(set(bots) & set(BOT_NAMES)) == 2
    assert [seat["level"] for seat in table["seats"]] == [None, "random", "random"]
    assert [seat["yours"] for seat in table["seats"]] == [True, False, False]
    assert [moment["seat"] for moment in table["moments"]] == [0]
    assert table["host"]
    assert len(table["commitment"]) == 64
    assert table["reveal"] is None
    assert not table["chosen_seed"]
    assert "history" not in table


def test_people_without_a_name_are_guests_in_their_language(come: Come) -> None:
    ania = come()
    assert ania.make("me", "bot random")["seats"][0]["name"] == "Guest"
    ania.http.headers["Accept-Language"] = "pl-PL,pl;q=0.9"
    assert ania.make("me", "bot random")["seats"][0]["name"] == "Gość"


def test_around_one_screen_every_seat_is_yours(come: Come) -> None:
    table = come("Ania").make("me", "hotseat Bartek", "hotseat Ania")
    assert [seat["name"] for seat in table["seats"]] == ["Ania", "Bartek", "Ania 2"]
    assert [moment["seat"] for moment in table["moments"]] == [0, 1, 2]
    acting = table["moments"][0]["acting"]
    assert [bool(moment["moves"]) for moment in table["moments"]] == [seat in acting for seat in range(3)]


def test_friends_join_by_the_link(come: Come) -> None:
    ania, bartek, celina = come("Ania"), come(), come()
    table = ania.make("me", "open", "open")["id"]
    assert ania.table(table)["status"] == "open"
    assert ania.table(table)["moments"] == []
    ania.refused("POST", f"/tables/{table}/start", 400, "bad_request")
    shown = bartek.ok("POST", f"/tables/{table}/claim", seat=1, name="Bartek")
    assert [seat["yours"] for seat in shown["seats"]] == [False, True, False]
    assert bartek.get("/me")["name"] == "Bartek"
    celina.refused("POST", f"/tables/{table}/claim", 409, "seat_taken", seat=1, name="Celina")
    again = bartek.ok("POST", f"/tables/{table}/claim", seat=1, name="Bartek")
    assert again["version"] == shown["version"]
    celina.ok("POST", f"/tables/{table}/claim", seat=2, name="Bartek")
    assert celina.table(table)["seats"][2]["name"] == "Bartek 2"
    bartek.refused("POST", f"/tables/{table}/start", 403, "not_yours")
    assert ania.ok("POST", f"/tables/{table}/start")["status"] == "running"
    ania.refused("POST", f"/tables/{table}/start", 409, "already_started")
    assert [moment["seat"] for moment in celina.table(table)["moments"]] == [2]
    assert [moment["seat"] for moment in come().table(table)["moments"]] == [None]


def test_equal_names_are_numbered_and_stay_valid(come: Come) -> None:
    ania = come("Ania")
    for name in ("Ola", "a" * NAME_LENGTH, "a" * (NAME_LENGTH - 3) + " bc"):
        seats = [{"kind": "hotseat", "name": name} for _ in range(3)]
        table = ania.ok("POST", "/tables", game=GAME, seats=seats)
        names = [seat["name"] for seat in table["seats"]]
        assert check_names(3, names) == names
        assert [each[-2:] for each in names] == [name[-2:], " 2", " 3"]


def test_my_tables(come: Come) -> None:
    ania, bartek = come("Ania"), come("Bartek")
    assert come().get("/tables") == []
    first = ania.make("me", "open")["id"]
    second = ania.make("me", "hotseat Ola")["id"]
    rows = ania.get("/tables")
    assert [row["id"] for row in rows] == [second, first]
    assert rows[0]["your_turn"]
    assert not rows[1]["your_turn"]
    assert rows[0]["seats"] == ["Ania", "Ola"]
    assert rows[1]["seats"] == ["Ania", None]
    bartek.ok("POST", f"/tables/{first}/claim", seat=1)
    assert [row["id"] for row in bartek.get("/tables")] == [first]
    assert [row["id"] for row in ania.get("/tables")] == [first, second]
    bartek.ok("POST", f"/tables/{first}/release", seat=1)
    assert bartek.get("/tables") == []


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404),
        ({"game": GAME, "seats": [{"kind": "me"}]}, 400),
        ({"game": GAME, "seats": []}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}] * 5}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "ghost"}]}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, 400),
        ({"game": GAME, "seats": [{"kind": "me", "name": "a:b"}, {"kind": "open"}]}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"history": "none"}}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"luck": "more"}}, 400),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "seed": -1}, 400),
        ({"seats": [{"kind": "me"}]}, 400),
    ],
)
def test_impossible_tables_are_refused(come: Come, wanted: dict[str, object], status: int) -> None:
    come().refused("POST", "/tables", status, "not_found" if status == 404 else "bad_request", **wanted)


def test_unknown_addresses_are_not_found(come: Come) -> None:
    ania = come("Ania")
    for path in (
        "/tables/nowhere",
        "/tables/nowhere/record",
        "/tables/nowhere/qr.svg",
        "/nothing",
        "/games/chess/rules",
    ):
        ania.refused("GET", path, 404, "not_found")
    ania.refused("POST", "/tables/nowhere/claim", 404, "not_found", seat=0)
    table = ania.make("me", "open")["id"]
    ania.refused("POST", f"/tables/{table}/claim", 404, "not_found", seat=9)
    assert ania.ask("PUT", f"/tables/{table}").status_code == 405


def test_the_invitation_as_a_qr_code(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", "open")["id"]
    answer = ania.ask("GET", f"/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


def test_chat(come: Come) -> None:
    ania, guest = come("Ania"), come()
    table = ania.make("me", "open")["id"]
    ania.ok("POST", f"/tables/{table}/chat", text="Szczęść  Boże!")
    shown = guest.ok("POST", f"/tables/{table}/chat", text="Hello")
    assert [(line["name"], line["text"]) for line in shown["chat"]] == [("Ania", "Szczęść Boże!"), ("Guest", "Hello")]
    for text in ("", "   ", "a" * 301, "\x00"):
        guest.refused("POST", f"/tables/{table}/chat", 400, "bad_request", text=text)


def test_a_host_who_chose_the_seed_cannot_play_against_strangers(
    come: Come, tmp_path_factory: pytest.TempPathFactory
) -> None:
    settings = generous(tmp_path_factory.mktemp("seed") / "tables.sqlite3", any_seed=False)
    with serving(settings) as server:
        ania = come("Ania", server.address)
        open_seats = [{"kind": "me"}, {"kind": "open"}]
        ania.refused("POST", "/tables", 400, "bad_request", game=GAME, seats=open_seats, seed=5)
        assert ania.make("me", "bot random", seed=5)["chosen_seed"]
