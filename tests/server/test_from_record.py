"""Tables from records: a finished game is replayed, an unfinished one continues from any decision."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

import fajrant
from fajrant import DeadEnd, Match
from fajrant.core.errors import IllegalMove
from fajrant.house import new_tables
from fajrant.house.deeds import commitment
from fajrant.house.errors import Refused
from fajrant.server.refusals import worded
from fajrant.texts.bot_names import BOT_NAMES
from tests.cli.program import run
from tests.server.conftest import Come
from tests.server.serving import GAME, Client, Json, asked, generous, play_out, serving

OPEN = "/tables/from-record"


def random_match(seats: int = 3, seed: int = 11, decisions: int = 10**9) -> Match:
    match = fajrant.new(GAME, seats, seed, {"history": "table"}, names=["Ania", "Bartek K.", "Celina"][:seats])
    dice = Random(seed)
    while not match.over() and match.decisions() < decisions:
        seat = match.acting()[0]
        match.play(seat, dice.choice(match.moves(seat)))
    return match


WHOLE = random_match()


def open_record(client: Client, record: str, **more: object) -> Json:
    table: Json = client.ok("POST", OPEN, record=record, **more)
    return table


def test_a_finished_record_opens_as_a_replay(come: Come, tmp_path: Path) -> None:
    ania = come("Ania")
    table = open_record(ania, WHOLE.record())
    assert (table["status"], table["host"], table["chosen_seed"]) == ("over", True, True)
    assert [seat["name"] for seat in table["seats"]] == WHOLE.names
    assert table["options"] == {"history": "table"}
    assert table["ranking"] == WHOLE.ranking()
    assert table["categories"] == WHOLE.categories()
    assert len(table["history"]) == WHOLE.decisions() + 1
    assert table["history"][-1] == WHOLE.scores()
    early = ania.get(f"/tables/{table['id']}/replay/20?seat=1")
    then = fajrant.read_record("".join(WHOLE.record().splitlines(keepends=True)[:21]))
    assert early["view"] == json.loads(json.dumps(then.view(1)))
    assert ania.ask("GET", f"/tables/{table['id']}/replay/{WHOLE.decisions()}").status_code == 200
    # the downloaded record is the same, and it can be verified
    downloaded = ania.ask("GET", f"/tables/{table['id']}/record")
    assert downloaded.text.startswith(WHOLE.record())
    file = tmp_path / "record.txt"
    file.write_bytes(downloaded.content)
    answer = run(tmp_path, "verify", str(file), "--commitment", table["commitment"])
    assert answer.returncode == 0
    assert "The host chose this seed" in answer.stdout
    assert commitment(**table["reveal"]) == table["commitment"]


@pytest.mark.parametrize("number", [0, 1, 37])
def test_a_record_can_be_continued_from_any_decision(come: Come, number: int) -> None:
    ania = come("Ania")
    table = open_record(ania, WHOLE.record(), number=number)
    before = fajrant.read_record("".join(WHOLE.record().splitlines(keepends=True)[: number + 1]))
    assert (table["status"], table["reveal"]) == ("running", None)
    assert [moment["number"] for moment in table["moments"]] == [number] * 3
    for seat, moment in enumerate(table["moments"]):
        assert moment["view"] == json.loads(json.dumps(before.view(seat)))
        assert moment["journal"] == json.loads(json.dumps(before.journal(seat)))
    shown = play_out(ania, table["id"], Random(number).choice)
    assert len(shown["history"]) == shown["moments"][0]["number"] + 1
    record = fajrant.read_record(ania.ask("GET", f"/tables/{table['id']}/record").text)
    assert [entry.move.text for entry in record.entries()[:number]] == [
        entry.move.text for entry in WHOLE.entries()[:number]
    ]
    assert record.start == WHOLE.start


def test_bots_and_friends_can_take_seats(come: Come) -> None:
    ania, bartek = come("Ania"), come("Bartek")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    table = open_record(ania, random_match(decisions=12).record(), seats=seats)
    assert (table["status"], table["moments"], table["chosen_seed"]) == ("open", [], True)
    assert [seat["kind"] for seat in table["seats"]] == ["human", "open", "bot"]
    assert [seat["name"] for seat in table["seats"]][:2] == ["Anna", None]
    assert table["seats"][2]["name"] in BOT_NAMES
    bartek.ok("POST", f"/tables/{table['id']}/claim", seat=1)
    ania.ok("POST", f"/tables/{table['id']}/start")
    with bartek.watch(table["id"]) as watch:
        shown = watch.wait_for(lambda now: now["status"] == "running")
    assert shown["moments"][0]["seat"] == 1
    assert shown["moments"][0]["number"] >= 12
    assert shown["chosen_seed"]


def test_a_finished_game_needs_nobody_to_sit_down(come: Come) -> None:
    table = open_record(come("Ania"), WHOLE.record(), seats=[{"kind": "open"}] * 3)
    assert table["status"] == "over"
    assert [seat["name"] for seat in table["seats"]] == WHOLE.names


def test_a_record_from_the_middle(come: Come) -> None:
    middle = fajrant.from_json(random_match(decisions=25).to_json())
    table = open_record(ania := come("Ania"), middle.record())
    assert [seat["name"] for seat in table["seats"]] == ["0", "1", "2"]
    shown = ania.table(table["id"])
    assert shown["moments"][0]["number"] == 0
    assert shown["moments"][0]["view"] == json.loads(json.dumps(middle.view(0)))
    shown = play_out(ania, table["id"], Random(1).choice)
    again = fajrant.read_record(ania.ask("GET", f"/tables/{table['id']}/record").text)
    assert again.start == middle.start
    assert again.over()


def test_undo_goes_back_into_the_record_as_far_as_the_rules_allow(come: Come) -> None:
    match = fajrant.new(GAME, 2, 3)
    seat = match.acting()[0]
    match.play(seat, "place wild")
    ania = come("Ania")
    table = open_record(ania, match.record())["id"]
    assert ania.ok("POST", f"/tables/{table}/undo", seat=seat, number=1)["number"] == 0
    shown = ania.table(table)
    assert shown["moments"][0]["number"] == 0
    moment = asked(shown)
    assert moment is not None
    ania.move(table, seat, 0, moment["moves"][-1]["text"])


def test_a_restart_keeps_the_table_and_its_record(come: Come, database: Path) -> None:
    record = random_match(decisions=30).record()
    with serving(generous(database)) as server:
        ania = come("Ania", server.address)
        table = open_record(ania, record)
        moment = asked(table)
        assert moment is not None
        header = headers(database)
        ania.move(table["id"], moment["seat"], 30, moment["moves"][0]["text"])
        before = ania.table(table["id"])
    with serving(generous(database)) as server:
        back = come("", server.address)
        back.http.cookies.update(ania.http.cookies)
        assert back.table(table["id"])["moments"] == before["moments"]
    assert headers(database) == header
    assert len(header) == 1
    assert json.loads(header[0])["chosen_seed"] is True


def headers(database: Path) -> list[str]:
    connection = sqlite3.connect(database)
    try:
        return [row[0] for row in connection.execute("SELECT header FROM tables")]
    finally:
        connection.close()


def test_a_dead_end_is_not_the_records_fault(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    def stuck(*_: object) -> None:
        raise DeadEnd("seat 0 has no way to go on at MAIN")

    monkeypatch.setattr(new_tables, "parse_record", stuck)
    assert come("Ania").refused("POST", OPEN, 500, "broken", record=WHOLE.record())["details"] == {}


def test_bad_records_are_refused_with_a_reason(come: Come) -> None:
    ania = come("Ania")
    header, first, *_ = WHOLE.record().splitlines()
    ania.refused("POST", OPEN, 400, "bad_request", record="")
    bad = {
        "# nothing": ("starts with a header", "zaczyna się od nagłówka"),
        "chess 1   seats A B   seed 1": ("no game “chess”", "nie ma gry „chess”"),
        header.replace(f"{GAME} 1", f"{GAME} 99"): ("version 99 of the rules", "wersja zasad 99"),
        f"{header}\nZofia: pass": ("line 2", "wiersz 2"),
        f"{header}\n{first}\nAnia: fly away": ("line 3", "wiersz 3"),
        f"{GAME} 1   seats A B   position [[[[": ("not JSON", "nie jest zapisana w JSON"),
    }
    for record, (english, polish) in bad.items():
        answer = ania.refused("POST", OPEN, 400, "bad_request", record=record)
        assert english in answer["message"]["en"]
        assert polish in answer["message"]["pl"]
        assert answer["message"]["en"].startswith("This record cannot be opened: ")
        assert answer["message"]["pl"].startswith("Tego zapisu nie da się otworzyć: ")
        assert answer["details"]["reason"]
    most = ania.refused("POST", OPEN, 400, "bad_request", record=WHOLE.record(), number=WHOLE.decisions() + 1)
    assert str(WHOLE.decisions()) in most["message"]["en"]
    ania.refused("POST", OPEN, 400, "bad_request", record=WHOLE.record(), seats=[{"kind": "me"}])
    ania.refused("POST", OPEN, 400, "bad_request", record=WHOLE.record(), seats=[{"kind": "bot", "level": "?"}] * 3)
    assert ania.get("/tables") == []


def test_bad_tables_are_refused_with_a_reason(come: Come) -> None:
    ania = come("Ania")
    me = [{"kind": "me"}]
    for wanted, polish in (
        ({"seats": me * 9}, "dla 2–4 graczy"),
        ({"seats": me * 2, "options": {"a": "b"}}, "opcji „a”"),
    ):
        answer = ania.refused("POST", "/tables", 400, "bad_request", game=GAME, **wanted)
        assert answer["message"]["pl"].startswith("Takiego stołu nie da się przygotować: ")
        assert polish in answer["message"]["pl"]


def test_a_long_list_of_moves_does_not_make_a_long_sentence() -> None:
    answer = worded(Refused("bad_request", "bad_record", problem=IllegalMove(0, "fly", ["place somewhere"] * 1000)))
    assert all(len(sentence) < 400 for sentence in answer.message.values())


def test_records_are_limited(come: Come, database: Path) -> None:
    with serving(generous(database, record_burst=4, record_rate=1e-6, open_tables_each=1)) as server:
        ania = come("Ania", server.address)
        long = WHOLE.record() + "# " + "x" * 100_000
        assert open_record(ania, long)["status"] == "over"
        ania.refused("POST", OPEN, 413, "too_large", record="x" * 300_000)
        assert open_record(ania, long, number=5)["status"] == "running"
        ania.refused("POST", OPEN, 429, "too_many", record=long, number=5)
        ania.refused("POST", OPEN, 429, "too_fast", record=long)
