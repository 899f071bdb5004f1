"""Taking back against bots, through the server: restarts, two tabs, spectators, held moves, free take-back."""

from __future__ import annotations

from pathlib import Path

from tests.server.conftest import Come
from tests.server.serving import Client, Json, Serving, Watch, asked, generous, play_out, serving


def play_until_answered(client: Client, table: str, watch: Watch) -> Json:
    """Plays until a bot has answered and the person can still take the turn back; returns the moment."""
    shown = watch.wait_for(lambda _: True)
    while shown["status"] == "running":
        moment = asked(shown)
        if moment is not None:
            if moment["can_undo"] and moment["number"] > moment["answered"] > 0:
                return moment
            texts = [move["text"] for move in moment["moves"]]
            text = next((text for text in texts if text.startswith("place mining")), texts[0])
            client.move(table, moment["seat"], moment["number"], text)
        shown = watch.next_version()
    raise AssertionError("no turn could be taken back")


def decisions(server: Serving, table: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.move.text) for entry in server.truth(table).running().entries()]


def test_a_turn_is_taken_back_with_the_answers_of_bots(come: Come, server: Serving) -> None:
    """In two tabs and before a spectator, who all see the same afterwards."""
    ania, celina = come("Ania"), come("Celina")
    table = ania.make("me", "bot greedy", seed=5)["id"]
    with ania.watch(table) as watch, ania.watch(table) as tab, celina.watch(table) as spectator:
        moment = play_until_answered(ania, table, watch)
        seat, number = moment["seat"], moment["answered"]
        made = decisions(server, table)
        assert ania.ok("POST", f"/tables/{table}/undo", seat=seat, number=number) == {"number": number - 1}
        assert ania.ok("POST", f"/tables/{table}/undo", seat=seat, number=number) == {"number": number - 1}
        shown = watch.wait_for(lambda now: now["moments"][0]["number"] == number - 1)
        assert asked(shown) is not None
        seen = [each.wait_for(lambda now: now["version"] == shown["version"]) for each in (tab, spectator)]
        for now, client in zip(seen, (ania, celina), strict=True):
            assert now["moments"] == client.table(table)["moments"]
        assert decisions(server, table) == made[: number - 1]
        assert len(made) > number
        past = ania.get(f"/tables/{table}/replay/{number - 1}?seat={seat}")
        assert past["view"] == shown["moments"][0]["view"]
        ania.move(table, seat, number - 1, asked(shown)["moves"][0]["text"])  # type: ignore[index]


def test_it_can_still_be_taken_back_after_a_restart(database: Path) -> None:
    with serving(generous(database)) as server:
        ania = Client(server.address, "Ania")
        table = ania.make("me", "bot greedy", seed=5)["id"]
        with ania.watch(table) as watch:
            moment = play_until_answered(ania, table, watch)
    with serving(generous(database)) as server:
        ania.move_to(server.address)
        assert ania.table(table)["moments"][0] == moment
        number = moment["answered"]
        ania.ok("POST", f"/tables/{table}/undo", seat=moment["seat"], number=number)
        after = ania.table(table)["moments"][0]
        assert (after["number"], after["acting"]) == (number - 1, [moment["seat"]])
    with serving(generous(database)) as server:
        ania.move_to(server.address)
        assert ania.table(table)["moments"][0] == after
        ania.close()


def test_the_moment_says_why_nothing_can_be_taken_back(come: Come) -> None:
    ania, bartek, celina = come("Ania"), come("Bartek"), come("Celina")
    table = ania.make("me", "open", seed=3)["id"]
    bartek.ok("POST", f"/tables/{table}/claim", seat=1)
    ania.ok("POST", f"/tables/{table}/start")

    def why(client: Client) -> str | None:
        moment = client.table(table)["moments"][0]
        assert moment["can_undo"] is (moment["no_undo"] is None and moment["seat"] is not None)
        reason: str | None = moment["no_undo"]
        return reason

    first, second = (ania, bartek) if asked(ania.table(table)) else (bartek, ania)
    seat = 0 if first is ania else 1
    assert (why(first), why(second), why(celina)) == ("nothing", "nothing", None)
    first.move(table, seat, 0, "pass")
    assert (why(first), why(second)) == (None, "answered")
    second.move(table, 1 - seat, 1, "place share")
    assert (why(first), why(second)) == ("answered", "seen")


def test_a_held_move_is_not_played_until_it_is_sent_without_hold(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", "bot random", seed=3)["id"]
    with ania.watch(table) as watch:
        before = watch.wait_for(lambda now: asked(now) is not None)
        moment = before["moments"][0]
        wanted = {"seat": moment["seat"], "number": moment["number"], "text": "pass"}
        for _ in range(2):
            held = ania.ok("POST", f"/tables/{table}/moves", **wanted, hold=True)
            assert held == {"number": moment["number"], "held": True}
        assert ania.table(table)["version"] == before["version"]
        middle = ania.ok("POST", f"/tables/{table}/moves", **{**wanted, "text": "place wild"}, hold=True)
        assert middle == {"number": moment["number"] + 1}
        ania.ok("POST", f"/tables/{table}/undo", seat=moment["seat"], number=moment["number"] + 1)
        assert ania.ok("POST", f"/tables/{table}/moves", **wanted) == {"number": moment["number"] + 1}
        assert ania.ok("POST", f"/tables/{table}/moves", **wanted, hold=True) == {"number": moment["number"] + 1}


def test_free_take_back_needs_one_player_against_bots(come: Come) -> None:
    ania = come("Ania")
    for seats in (["me", "open"], ["me", "hotseat"], ["bot", "bot"]):
        wanted = [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in seats]
        game = {"game": "coal_baron_cards", "seats": wanted, "free_undo": True}
        ania.refused("POST", "/tables", 400, "bad_request", **game)


def test_free_take_back_goes_back_without_limit_and_the_table_and_record_say_so(come: Come, server: Serving) -> None:
    ania = come("Ania")
    table = ania.make("me", "bot greedy", seed=5, free_undo=True)["id"]
    with ania.watch(table) as watch:
        shown = watch.wait_for(lambda now: asked(now) is not None)
        while shown["moments"][0]["number"] < 12 or asked(shown) is None:
            moment = asked(shown)
            if moment is not None:
                ania.move(table, moment["seat"], moment["number"], moment["moves"][0]["text"])
            shown = watch.next_version()
        assert shown["free_undo"]
        own = len([seat for seat, _ in decisions(server, table) if seat == 0])
        taken_back = 0
        while shown["moments"][0]["can_undo"]:
            moment = shown["moments"][0]
            ania.ok("POST", f"/tables/{table}/undo", seat=moment["seat"], number=moment["answered"])
            shown = watch.wait_for(lambda now, then=moment["answered"]: now["moments"][0]["answered"] < then)  # type: ignore[misc]
            taken_back += 1
    assert taken_back == own > 1
    assert shown["moments"][0]["no_undo"] == "nothing"
    play_out(ania, table, lambda moves: moves[-1])
    text = ania.ask("GET", f"/tables/{table}/record").text
    assert text.splitlines()[1] == "# free take-back"
    assert ania.ok("POST", "/tables/from-record", record=text)["status"] == "over"
