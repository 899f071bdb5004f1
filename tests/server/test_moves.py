"""Moves: made once, in turn, and undone if the rules allow it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from threading import Barrier, Thread

import fajrant
from fajrant.house.deeds import commitment
from tests.cli.program import run
from tests.server.conftest import Come
from tests.server.serving import GAME, Client, Json, asked, play_out


def two(come: Come, seed: int = 3, address: str = "") -> tuple[Client, Client, str, Json]:
    """A running table with two clients; the first one is to move."""
    ania, bartek = come("Ania", address), come("Bartek", address)
    table = ania.make("me", "open", seed=seed)["id"]
    bartek.ok("POST", f"/tables/{table}/claim", seat=1)
    ania.ok("POST", f"/tables/{table}/start")
    shown = ania.table(table)
    if asked(shown) is None:
        ania, bartek = bartek, ania
        shown = ania.table(table)
    moment = asked(shown)
    assert moment is not None
    return ania, bartek, table, moment


def test_a_move_is_played_and_everybody_sees_it(come: Come) -> None:
    ania, bartek, table, moment = two(come)
    seat = moment["seat"]
    with bartek.watch(table) as watch:
        watch.wait_for(lambda _: True)
        answer = ania.move(table, seat, 0, "place share")
        shown = watch.wait_for(lambda now: now["moments"][0]["number"] == 1)
    assert answer == {"number": 1}
    assert [client.table(table)["moments"][0]["answered"] for client in (ania, bartek)] == [1, 0]
    assert shown["moments"][0]["seat"] == 1 - seat
    assert any(event.get("seat") == seat for event in shown["moments"][0]["journal"])


def test_a_move_sent_twice_counts_once(come: Come) -> None:
    ania, _, table, moment = two(come)
    seat = moment["seat"]
    answers = [ania.move(table, seat, 0, "place share") for _ in range(3)]
    assert answers == [{"number": 1}] * 3
    assert ania.table(table)["moments"][0]["number"] == 1


def test_a_second_answer_to_the_same_question_is_stale(come: Come) -> None:
    ania, _, table, moment = two(come)
    seat = moment["seat"]
    ania.move(table, seat, 0, "place share")
    answer = ania.refused("POST", f"/tables/{table}/moves", 409, "stale", seat=seat, number=0, text="pass")
    assert answer["details"]["table"] == ania.table(table) | {"seats": answer["details"]["table"]["seats"]}
    ania.refused("POST", f"/tables/{table}/moves", 409, "stale", seat=seat, number=7, text="pass")


def test_one_of_two_simultaneous_answers_wins(come: Come) -> None:
    """Two devices of one person answer the same question differently."""
    ania, _, table, moment = two(come)
    phone = come()
    phone.http.cookies.update(ania.http.cookies)
    start = Barrier(2)
    answers: list[int] = []

    def say(client: Client, text: str) -> None:
        start.wait()
        body = {"seat": moment["seat"], "number": 0, "text": text}
        answers.append(client.ask("POST", f"/tables/{table}/moves", **body).status_code)

    threads = [Thread(target=say, args=args) for args in ((ania, "pass"), (phone, "place share"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 409]
    assert ania.table(table)["moments"][0]["number"] == 1


def test_nobody_can_play_for_another_seat_or_out_of_turn(come: Come) -> None:
    ania, bartek, table, moment = two(come)
    seat = moment["seat"]
    bartek.refused("POST", f"/tables/{table}/moves", 403, "not_yours", seat=seat, number=0, text="pass")
    come().refused("POST", f"/tables/{table}/moves", 403, "not_yours", seat=seat, number=0, text="pass")
    answer = bartek.refused("POST", f"/tables/{table}/moves", 422, "illegal_move", seat=1 - seat, number=0, text="pass")
    assert answer["details"]["legal"] == []
    answer = ania.refused("POST", f"/tables/{table}/moves", 422, "illegal_move", seat=seat, number=0, text="fly")
    assert answer["details"]["legal"] == [move["text"] for move in moment["moves"]]
    assert ania.table(table)["moments"][0]["number"] == 0


def test_nothing_can_be_played_before_the_start(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", "open")["id"]
    ania.refused("POST", f"/tables/{table}/moves", 409, "not_running", seat=0, number=0, text="pass")
    ania.refused("POST", f"/tables/{table}/undo", 409, "not_running", seat=0, number=1)
    ania.refused("GET", f"/tables/{table}/record", 409, "not_running")
    ania.refused("GET", f"/tables/{table}/replay/0", 409, "not_running")
    ania.refused("POST", f"/tables/{table}/rematch", 409, "not_running")


def test_undo(come: Come) -> None:
    ania, bartek, table, moment = two(come)
    seat = moment["seat"]
    ania.move(table, seat, 0, "place wild")
    shown = ania.table(table)
    assert shown["moments"][0]["can_undo"]
    assert not bartek.table(table)["moments"][0]["can_undo"]
    bartek.refused("POST", f"/tables/{table}/undo", 403, "not_yours", seat=seat, number=1)
    bartek.refused("POST", f"/tables/{table}/undo", 422, "illegal_move", seat=1 - seat, number=1)
    ania.refused("POST", f"/tables/{table}/undo", 409, "stale", seat=seat, number=2)
    undone = {"seat": seat, "number": 1}
    assert ania.ok("POST", f"/tables/{table}/undo", **undone) == {"number": 0}
    assert ania.ok("POST", f"/tables/{table}/undo", **undone) == {"number": 0}
    after = ania.table(table)
    assert after["moments"][0] == moment
    assert after["version"] == shown["version"] + 1
    ania.move(table, seat, 0, "place engine")
    ania.refused("POST", f"/tables/{table}/undo", 422, "illegal_move", seat=seat, number=1)


def test_replay_of_a_running_game(come: Come) -> None:
    ania, bartek, table, moment = two(come)
    seat = moment["seat"]
    ania.move(table, seat, 0, "place wild")
    past = ania.get(f"/tables/{table}/replay/0?seat={seat}")
    assert (past["view"], past["journal"]) == (moment["view"], moment["journal"])
    assert (past["number"], past["moves"], past["can_undo"]) == (0, [], False)
    assert ania.get(f"/tables/{table}/replay/1?seat={seat}")["view"] == ania.table(table)["moments"][0]["view"]
    assert come().get(f"/tables/{table}/replay/0")["seat"] is None
    bartek.refused("GET", f"/tables/{table}/replay/0?seat={seat}", 403, "not_yours")
    come().refused("GET", f"/tables/{table}/replay/0?seat={seat}", 403, "not_yours")
    ania.refused("GET", f"/tables/{table}/replay/2?seat={seat}", 404, "not_found")
    ania.ok("POST", f"/tables/{table}/undo", seat=seat, number=1)
    ania.refused("GET", f"/tables/{table}/replay/1?seat={seat}", 404, "not_found")


def test_a_game_of_two_to_the_end_with_record_and_rematch(come: Come) -> None:
    ania, bartek, table, _ = two(come, seed=11)
    dice = Random(5)
    over = False
    number = 0
    while not over:
        for client in (ania, bartek):
            moment = asked(client.table(table))
            while moment is not None and not over:
                assert moment["number"] == number
                text = dice.choice(moment["moves"])["text"]
                client.move(table, moment["seat"], number, text)
                number += 1
                shown = client.table(table)
                over = shown["status"] == "over"
                moment = asked(shown)
    shown = ania.table(table)
    assert len(shown["history"]) == number + 1
    assert shown["history"][-1] == shown["moments"][0]["scores"]
    assert len(shown["ranking"]) == 2
    mine = [seat["yours"] for seat in shown["seats"]].index(True)
    ania.refused("POST", f"/tables/{table}/moves", 409, "not_running", seat=mine, number=number, text="pass")
    ania.refused("POST", f"/tables/{table}/undo", 409, "not_running", seat=mine, number=number)
    record = come().ask("GET", f"/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    match = fajrant.read_record(record.text)
    assert match.over()
    assert match.scores() == shown["moments"][0]["scores"]
    assert shown["reveal"]["seed"] == match.start.removeprefix("seed ") == "11"
    assert set(match.names) == {"Ania", "Bartek"}
    for past in (0, number // 2, number):
        for seat in (None, 0, 1):
            query = "" if seat is None else f"?seat={seat}"
            moment = come().get(f"/tables/{table}/replay/{past}{query}")
            assert (moment["seat"], moment["number"]) == (seat, past)
    come().refused("GET", f"/tables/{table}/replay/{number + 1}", 404, "not_found")
    come().refused("GET", f"/tables/{table}/replay/0?seat=2", 404, "not_found")
    come().refused("POST", f"/tables/{table}/rematch", 403, "not_yours")
    again = bartek.ok("POST", f"/tables/{table}/rematch")["id"]
    assert ania.ok("POST", f"/tables/{table}/rematch")["id"] == again
    assert ania.table(table)["rematch"] == again
    fresh = ania.table(again)
    assert fresh["status"] == "running"
    assert [seat["name"] for seat in fresh["seats"]] == [seat["name"] for seat in shown["seats"]][::-1]
    assert fresh["commitment"] != shown["commitment"]
    assert {row["id"]: row["status"] for row in ania.get("/tables")} == {table: "over", again: "running"}


def test_anybody_can_verify_the_record(come: Come, tmp_path: Path) -> None:
    ania = come("Ania")
    for chosen in ({}, {"seed": 3}):
        table = ania.make("me", "hotseat Bartek", **chosen)
        play_out(ania, table["id"], Random(3).choice)
        file = tmp_path / "record.txt"
        file.write_bytes(ania.ask("GET", f"/tables/{table['id']}/record").content)
        answer = run(tmp_path, "verify", str(file), "--commitment", table["commitment"])
        assert (answer.returncode, answer.stderr) == (0, "")
        assert "The commitment holds" in answer.stdout
        assert ("The host chose this seed" in answer.stdout) == bool(chosen)
    assert run(tmp_path, "verify", str(file), "--commitment", "0" * 64).returncode == 1


def test_the_commitment_binds_the_deal(come: Come) -> None:
    """After the game, anybody can check that the deal was fixed before the first move."""
    ania = come("Ania")
    table = ania.make("me", "hotseat Bartek")
    shown = play_out(ania, table["id"], Random(1).choice)
    assert commitment(**shown["reveal"]) == table["commitment"]
    match = fajrant.new(GAME, 2, int(shown["reveal"]["seed"]))
    assert match.view(0) == table["moments"][0]["view"]
    assert int(shown["reveal"]["seed"]) >= 2**64  # a random 128-bit number is smaller only once in 2**64


def test_a_game_around_one_screen_to_the_end(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", "hotseat Bartek", "hotseat Celina")["id"]
    shown = play_out(ania, table, Random(2).choice)
    assert shown["status"] == "over"
    assert [moment["seat"] for moment in shown["moments"]] == [0, 1, 2]
