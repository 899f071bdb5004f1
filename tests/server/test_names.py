"""Nobody else can use a name that is protected by a password."""

from __future__ import annotations

from tests.server.conftest import Come
from tests.server.serving import GAME
from tests.server.test_passwords import keep


def test_nobody_can_take_a_kept_name(come: Come) -> None:
    owner, other = come("Aldona Biała"), come()
    keep(owner)
    other.refused("POST", "/me", 409, "name_taken", name="ALDONA biała")
    assert other.get("/me")["name"] is None
    assert owner.ok("POST", "/me", name="ALDONA BIAŁA")["name"] == "ALDONA BIAŁA"


def test_nobody_can_sit_down_under_a_kept_name(come: Come) -> None:
    owner, host, other = come("Beata Biała"), come("Gospodarz"), come()
    keep(owner)
    table = host.make("me", "open", "open")["id"]
    other.refused("POST", f"/tables/{table}/claim", 409, "name_taken", seat=1, name="beata biała")
    seats = owner.ok("POST", f"/tables/{table}/claim", seat=1, name="Beata Biała")["seats"]
    assert [seat["name"] for seat in seats] == ["Gospodarz", "Beata Biała", None]


def test_others_with_the_same_name_lose_it_when_it_is_kept(come: Come) -> None:
    other, owner, host = come("Cecylia Biała"), come("Cecylia Biała"), come("Gospodyni")
    table = host.make("me", "open", "open")["id"]
    keep(owner)
    assert other.get("/me")["name"] is None
    other.ok("POST", f"/tables/{table}/claim", seat=1)
    shown = other.ok("POST", f"/tables/{table}/chat", text="hello")
    assert shown["seats"][1]["name"] == shown["chat"][-1]["name"] == "Guest"
    assert other.make("me", "open")["seats"][0]["name"] == "Guest"


def test_kept_names_cannot_be_used_at_tables_that_others_join(come: Come) -> None:
    owner, host = come("Danuta Biała"), come("Helena")
    keep(owner)

    def wanted(*seats: str) -> list[dict[str, str]]:
        requests = []
        for seat in seats:
            kind, _, name = seat.partition(" ")
            requests.append(
                {"kind": kind, **({"name": name} if name else {}), **({"level": "random"} if kind == "bot" else {})}
            )
        return requests

    for seats in (
        ["me danuta biała", "open"],
        ["me danuta biała", "bot"],
        ["me", "hotseat Danuta Biała", "open"],
        ["me", "bot Danuta Biała", "open"],
    ):
        host.refused("POST", "/tables", 409, "name_taken", game=GAME, seats=wanted(*seats))
    host.ok("POST", "/tables", game=GAME, seats=wanted("me", "hotseat Danuta Biała"))  # around one screen
    owner.ok("POST", "/tables", game=GAME, seats=wanted("me Danuta Biała", "open"))


def test_a_record_with_a_kept_name_can_only_be_played_alone(come: Come) -> None:
    owner, host = come("Ewelina"), come("Helena")
    keep(owner)
    record = f"{GAME} 1   seats Ewelina Bartek   seed 7\n"
    alone = host.ok("POST", "/tables/from-record", record=record)
    assert [seat["name"] for seat in alone["seats"]] == ["Ewelina", "Bartek"]
    seats = [{"kind": "hotseat"}, {"kind": "open"}]
    host.refused("POST", "/tables/from-record", 409, "name_taken", record=record, seats=seats)
    owner.ok("POST", "/tables/from-record", record=record, seats=seats)
