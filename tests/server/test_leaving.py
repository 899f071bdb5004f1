"""Seats that change hands in a running game, and the ways to get rid of a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from fajrant.texts.bot_names import BOT_NAMES
from tests.server.conftest import Come
from tests.server.serving import Client, Json, generous, serving


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def two(come: Come, address: str = "") -> tuple[Client, Client, str]:
    """Ania hosts, Bartek has seat 1, and the game is running."""
    ania, bartek = come("Ania", address), come("Bartek", address)
    table = ania.make("me", "open")["id"]
    bartek.ok("POST", f"/tables/{table}/claim", seat=1)
    ania.ok("POST", f"/tables/{table}/start")
    return ania, bartek, table


def listed(client: Client) -> list[str]:
    return [row["id"] for row in client.get("/tables")]


# ---------------------------------------------------------------- seats


def test_seats_can_be_left_and_taken_before_the_start(come: Come) -> None:
    ania, bartek, celina = come("Ania"), come("Bartek"), come("Celina")
    table = ania.make("me", "open")["id"]
    bartek.ok("POST", f"/tables/{table}/claim", seat=1)
    celina.refused("POST", f"/tables/{table}/release", 403, "not_yours", seat=1)
    assert kinds(bartek.ok("POST", f"/tables/{table}/release", seat=1)) == ["human", "open"]
    bartek.ok("POST", f"/tables/{table}/release", seat=1)
    assert bartek.ok("POST", f"/tables/{table}/claim", seat=1)["ways_out"] == ["leave"]
    assert kinds(ania.ok("POST", f"/tables/{table}/release", seat=1)) == ["human", "open"]  # the host removes a guest
    assert listed(bartek) == []


def test_the_host_can_fill_free_seats_with_bots(come: Come) -> None:
    ania, bartek = come("Ania"), come("Bartek")
    table = ania.make("me", "open")["id"]
    bartek.refused("POST", f"/tables/{table}/bot", 403, "not_yours", seat=1, level="random")
    ania.refused("POST", f"/tables/{table}/bot", 400, "bad_request", seat=1, level="genius")
    ania.refused("POST", f"/tables/{table}/bot", 404, "not_found", seat=2, level="random")
    shown = ania.ok("POST", f"/tables/{table}/bot", seat=1, level="random")
    assert kinds(shown) == ["human", "bot"]
    assert shown["seats"][1]["name"] in BOT_NAMES
    assert ania.ok("POST", f"/tables/{table}/start")["status"] == "running"


def test_before_the_start_a_bot_replaces_the_owner_of_a_seat(come: Come) -> None:
    ania, bartek = come("Ania"), come("Bartek")
    table = ania.make("me", "open")["id"]
    bartek.ok("POST", f"/tables/{table}/claim", seat=1)
    assert kinds(ania.ok("POST", f"/tables/{table}/bot", seat=1, level="random")) == ["human", "bot"]
    assert bartek.table(table)["seats_for_you"] == []
    assert listed(bartek) == []


def test_an_opponent_can_never_take_a_seat_left_in_a_running_game(come: Come) -> None:
    ania, bartek, table = two(come)
    celina, dorota = come("Celina"), come("Dorota")
    ania.refused("POST", f"/tables/{table}/release", 403, "not_yours", seat=1)
    assert kinds(bartek.ok("POST", f"/tables/{table}/release", seat=1)) == ["human", "open"]
    assert bartek.table(table)["moments"][0]["seat"] is None
    refusal = ania.refused("POST", f"/tables/{table}/claim", 403, "not_yours", seat=1)
    assert "two hands" in refusal["message"]["en"]
    assert ania.table(table)["seats_for_you"] == []
    assert bartek.table(table)["seats_for_you"] == celina.table(table)["seats_for_you"] == [1]
    shown = celina.ok("POST", f"/tables/{table}/claim", seat=1, name="Celina")
    assert [moment["seat"] for moment in shown["moments"]] == [1]
    celina.ok("POST", f"/tables/{table}/release", seat=1)
    bartek.ok("POST", f"/tables/{table}/claim", seat=1)  # he owned it before
    ania.ok("POST", f"/tables/{table}/release", seat=0)
    for former_opponent in (bartek, celina):
        former_opponent.refused("POST", f"/tables/{table}/claim", 403, "not_yours", seat=0)
    dorota.ok("POST", f"/tables/{table}/claim", seat=0)


def test_a_bot_can_take_a_seat_that_was_left(come: Come) -> None:
    ania, bartek, table = two(come)
    bartek.ok("POST", f"/tables/{table}/release", seat=1)
    come("Celina").refused("POST", f"/tables/{table}/bot", 403, "not_yours", seat=1, level="random")
    shown = ania.ok("POST", f"/tables/{table}/bot", seat=1, level="random")
    assert kinds(shown) == ["human", "bot"]
    assert shown["seats"][1]["name"] in BOT_NAMES


def test_a_seat_belongs_to_its_owner_while_a_bot_stands_in(come: Come) -> None:
    ania, bartek, table = two(come)
    ania.refused("POST", f"/tables/{table}/bot", 403, "not_yours", seat=1, level="random")
    seat = bartek.ok("POST", f"/tables/{table}/bot", seat=1, level="random")["seats"][1]
    assert (seat["kind"], seat["name"], seat["level"], seat["yours"]) == ("human", "Bartek", "random", True)
    shown = bartek.table(table)
    assert [moment["seat"] for moment in shown["moments"]] == [1]
    assert shown["moments"][0]["moves"] == []
    assert listed(bartek) == [table]
    assert shown["seats_for_you"] == [1]
    come("Celina").refused("POST", f"/tables/{table}/claim", 409, "seat_taken", seat=1)
    ania.refused("POST", f"/tables/{table}/claim", 409, "seat_taken", seat=1)
    refusal = bartek.refused("POST", f"/tables/{table}/moves", 403, "not_yours", seat=1, number=0, text="pass")
    assert "Take your seat back" in refusal["message"]["en"]
    back = bartek.ok("POST", f"/tables/{table}/claim", seat=1)
    assert (back["seats"][1]["level"], back["seats"][1]["name"]) == (None, "Bartek")
    assert bartek.ok("POST", f"/tables/{table}/claim", seat=1)["version"] == back["version"]


def test_a_bot_that_stands_in_plays(come: Come) -> None:
    ania, bartek, table = two(come)
    asked = ania.table(table)["moments"][0]["acting"][0]
    owner = (ania, bartek)[asked]
    owner.ok("POST", f"/tables/{table}/bot", seat=asked, level="random")
    with owner.watch(table) as watch:
        shown = watch.wait_for(lambda now: now["moments"][0]["number"] > 0)
    assert not any(row["your_turn"] for row in owner.get("/tables"))
    assert not shown["moments"][0]["can_undo"]


def test_players_who_are_away_for_long_can_take_their_seat_back(
    come: Come, tmp_path_factory: pytest.TempPathFactory
) -> None:
    settings = generous(tmp_path_factory.mktemp("away") / "tables.sqlite3", away_seconds=-1.0)
    with serving(settings) as server:
        ania, bartek, table = two(come, server.address)
        nobody = come("", server.address)
        assert ania.table(table)["patience"] == -1.0
        with bartek.watch(table) as watch:
            watch.wait_for_news("presence")
            ania.refused("POST", f"/tables/{table}/bot", 403, "not_yours", seat=1, level="random")
        with ania.watch(table) as watch:
            while watch.wait_for_news("presence")["seats"][1]["online"]:
                pass
        nobody.refused("POST", f"/tables/{table}/bot", 403, "not_yours", seat=1, level="random")
        seat = ania.ok("POST", f"/tables/{table}/bot", seat=1, level="random")["seats"][1]
        assert (seat["kind"], seat["name"], seat["level"]) == ("human", "Bartek", "random")
        assert listed(bartek) == [table]
        assert bartek.ok("POST", f"/tables/{table}/claim", seat=1)["seats"][1]["level"] is None


@pytest.mark.parametrize(("seconds", "said"), [(300.0, "5 minut."), (30.0, "1 minutę."), (130.0, "3 minuty.")])
def test_a_bot_seated_too_early_is_refused_with_the_time_to_wait(
    come: Come, tmp_path: Path, seconds: float, said: str
) -> None:
    with serving(generous(tmp_path / "away.db", away_seconds=seconds)) as server:
        ania, _, table = two(come, server.address)
        refusal = ania.refused("POST", f"/tables/{table}/bot", 403, "not_yours", seat=1, level="random")
        assert refusal["message"]["pl"].endswith(said)


def test_resigning_is_final(come: Come) -> None:
    ania, bartek, table = two(come)
    ania.refused("POST", f"/tables/{table}/resign", 403, "not_yours", seat=1, level="random")
    shown = bartek.ok("POST", f"/tables/{table}/resign", seat=1, level="random")
    seat = shown["seats"][1]
    assert (seat["kind"], seat["name"], seat["level"], seat["resigned"]) == ("bot", "Bartek", "random", True)
    assert shown["moments"][0]["seat"] is None
    again = bartek.ok("POST", f"/tables/{table}/resign", seat=1, level="random")  # sent twice, it counts once
    assert again["seats"] == shown["seats"]
    bartek.refused("POST", f"/tables/{table}/claim", 409, "seat_taken", seat=1)
    assert listed(bartek) == []
    assert listed(ania) == [table]


def test_bots_finish_the_game_when_the_only_person_resigns(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", "bot random")["id"]
    assert ania.table(table)["ways_out"] == ["resign", "delete"]
    refusal = ania.refused("POST", f"/tables/{table}/release", 403, "not_yours", seat=0)
    assert "Resign" in refusal["message"]["en"]
    ania.ok("POST", f"/tables/{table}/resign", seat=0, level="random")
    with ania.watch(table) as watch:
        shown = watch.wait_for(lambda now: now["status"] == "over")
    assert shown["ways_out"] == ["hide", "delete"]
    again = ania.ok("POST", f"/tables/{table}/rematch")["id"]
    names = [seat["name"] for seat in ania.table(again)["seats"]]
    assert set(names) <= set(BOT_NAMES)
    assert names[0] == shown["seats"][1]["name"] != names[1]  # the bot keeps its name; the resigned seat gets a new one


def test_when_the_last_player_resigns_bots_take_the_free_seats_too(come: Come) -> None:
    ania, bartek, table = two(come)
    bartek.ok("POST", f"/tables/{table}/release", seat=1)
    shown = ania.ok("POST", f"/tables/{table}/resign", seat=0, level="random")
    assert [seat["kind"] for seat in shown["seats"]] == ["bot", "bot"]
    assert shown["seats"][0]["name"] == "Ania"
    assert shown["seats"][1]["name"] in BOT_NAMES
    with ania.watch(table) as watch:
        watch.wait_for(lambda now: now["status"] == "over")


def test_nobody_can_reserve_the_default_name_of_guests(come: Come) -> None:
    guest, thief = come(), come("Guest")
    thief.refused("POST", "/me/password", 409, "name_taken", password="long enough")
    table = guest.make("me", "hotseat Ola")["id"]
    guest.ok("POST", f"/tables/{table}/bot", seat=0, level="random")
    assert guest.ok("POST", f"/tables/{table}/claim", seat=0)["seats"][0]["level"] is None


# ---------------------------------------------------------------- tables


def test_hiding_a_table_removes_it_only_from_the_own_list(come: Come) -> None:
    ania, bartek, table = two(come)
    refusal = bartek.refused("POST", f"/tables/{table}/hide", 403, "not_yours")
    assert "Leave it or resign" in refusal["message"]["en"]
    ania.ok("POST", f"/tables/{table}/resign", seat=0, level="random")
    assert listed(ania) == [table]  # the host still has it on the list
    ania.ok("POST", f"/tables/{table}/hide")
    assert listed(ania) == []
    assert listed(bartek) == [table]
    assert ania.table(table)["status"] == "running"


def test_spectators_have_no_table_to_hide(come: Come) -> None:
    _, _, table = two(come)
    ewa = come("Ewa")
    assert ewa.table(table)["ways_out"] == []
    ewa.refused("POST", f"/tables/{table}/hide", 403, "not_yours")


def test_a_hidden_table_is_listed_again_after_taking_a_seat(come: Come) -> None:
    ania, bartek = come("Ania"), come("Bartek")
    table = ania.make("open", "open")["id"]
    ania.ok("POST", f"/tables/{table}/hide")
    assert listed(ania) == []
    ania.ok("POST", f"/tables/{table}/claim", seat=0)
    assert listed(ania) == [table]
    assert listed(bartek) == []


def test_a_host_can_delete_a_table_that_nobody_else_plays_at(come: Come) -> None:
    ania, bartek = come("Ania"), come("Bartek")
    alone, waiting = ania.make("me", "bot random")["id"], ania.make("me", "open")["id"]
    bartek.ok("POST", f"/tables/{waiting}/claim", seat=1)
    for table in (alone, waiting):
        refusal = bartek.refused("DELETE", f"/tables/{table}", 403, "not_yours")
        assert "host" in refusal["message"]["en"]
        with bartek.watch(table) as watch:
            watch.wait_for_news("table")
            assert ania.ok("DELETE", f"/tables/{table}") == {"id": table}
            assert watch.closed_with() == 4404
        ania.refused("GET", f"/tables/{table}", 404, "not_found")
        ania.refused("DELETE", f"/tables/{table}", 404, "not_found")
    assert listed(ania) == listed(bartek) == []


def test_a_game_that_others_play_cannot_be_deleted(come: Come) -> None:
    ania, bartek, table = two(come)
    assert ania.table(table)["ways_out"] == ["leave", "resign"]
    ania.refused("DELETE", f"/tables/{table}", 403, "not_yours")
    bartek.ok("POST", f"/tables/{table}/release", seat=1)
    assert ania.table(table)["ways_out"] == ["resign"]  # Bartek has played here
    ania.refused("DELETE", f"/tables/{table}", 403, "not_yours")


def test_deleting_makes_room_for_another_table(come: Come, tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = generous(tmp_path_factory.mktemp("room") / "tables.sqlite3", open_tables_each=1)
    with serving(settings) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "open")["id"]
        body = {"game": "coal_baron_cards", "seats": [{"kind": "me"}, {"kind": "open"}]}
        ania.refused("POST", "/tables", 429, "too_many", **body)
        ania.ok("DELETE", f"/tables/{table}")
        ania.ok("POST", "/tables", **body)


# ---------------------------------------------------------------- spectators


def test_spectators_are_listed_and_speak_under_their_own_names(come: Come) -> None:
    ania, bartek, table = two(come)
    ewa = come("Ania")  # another Ania
    with ania.watch(table) as watch, ewa.watch(table):
        while watch.wait_for_news("presence")["watching"] != ["Ania"]:
            pass
        lines = ewa.ok("POST", f"/tables/{table}/chat", text="Hello")["chat"]
        assert [(line["name"], line["seat"]) for line in lines] == [("Ania 2", None)]
        lines = bartek.ok("POST", f"/tables/{table}/chat", text="Hello")["chat"]
        assert (lines[-1]["name"], lines[-1]["seat"]) == ("Bartek", 1)
        ewa.ok("POST", "/me", name="Ewa")
        assert ania.table(table)["watching"] == ["Ewa"]
        assert ewa.ok("POST", f"/tables/{table}/chat", text="It is me")["chat"][-1]["name"] == "Ewa"


def test_the_last_name_is_remembered(come: Come) -> None:
    ania, bartek = come(), come()
    table = ania.ok(
        "POST", "/tables", game="coal_baron_cards", seats=[{"kind": "me", "name": "Ania"}, {"kind": "open"}]
    )["id"]
    assert ania.get("/me")["name"] == "Ania"
    bartek.ok("POST", f"/tables/{table}/claim", seat=1, name="Bart")
    bartek.ok("POST", f"/tables/{table}/release", seat=1)
    bartek.ok("POST", f"/tables/{table}/claim", seat=1, name="Bartek")
    assert bartek.get("/me")["name"] == "Bartek"


# ---------------------------------------------------------------- several seats asked at once


def drafting(come: Come) -> tuple[Client, Client, str]:
    """After two decisions, both seats choose the action cards they keep."""
    ania, bartek = come("Ania"), come("Bartek")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ania.ok("POST", "/tables", game="train_rush", seats=seats, seed=7)["id"]
    bartek.ok("POST", f"/tables/{table}/claim", seat=1)
    ania.ok("POST", f"/tables/{table}/start")
    for number in range(2):
        seat = ania.table(table)["moments"][0]["acting"][0]
        client = (ania, bartek)[seat]
        client.move(table, seat, number, client.table(table)["moments"][0]["moves"][0]["text"])
    assert ania.table(table)["moments"][0]["acting"] == [0, 1]
    return ania, bartek, table


def test_an_answer_is_not_stale_because_others_answered_first(come: Come) -> None:
    ania, bartek, table = drafting(come)
    first, second = [who.table(table)["moments"][0]["moves"][0]["text"] for who in (ania, bartek)]
    ania.move(table, 0, 2, first)
    answer = bartek.move(table, 1, 2, second)
    assert answer == bartek.move(table, 1, 2, second)  # sent twice, it counts once
    assert bartek.table(table)["moments"][0]["number"] == 4
    other = bartek.table(table)["moments"][0]["moves"]
    wrong = next(move["text"] for move in other if move["text"] != second)
    bartek.refused("POST", f"/tables/{table}/moves", 409, "stale", seat=1, number=2, text=wrong)
    bartek.refused("POST", f"/tables/{table}/moves", 409, "stale", seat=1, number=9, text=wrong)


def test_a_hint_survives_the_answers_of_others(come: Come) -> None:
    ania, bartek, table = drafting(come)
    ania.move(table, 0, 2, ania.table(table)["moments"][0]["moves"][0]["text"])
    legal = [move["text"] for move in bartek.table(table)["moments"][0]["moves"]]
    assert bartek.ok("POST", f"/tables/{table}/hint", seat=1, number=2)["move"] in legal
    bartek.move(table, 1, 2, legal[0])
    bartek.refused("POST", f"/tables/{table}/hint", 409, "stale", seat=1, number=2)
