"""Tables with another box: what is asked for is checked, everybody sees what differs, and the record carries it."""

from __future__ import annotations

from pathlib import Path

import pytest

import fajrant
from fajrant.core.dice import seeded
from fajrant.core.variants import LONGEST, VARIANT, variant_hash
from fajrant.games import load
from tests.cli.program import run
from tests.core.playing import play_random
from tests.server.conftest import Come
from tests.server.serving import Client, Json

RICH = '[options]\nlength = "short"\n\n[mine.levels.mine_4]\nyield = { gold = 3 }\n\n[projects.10]\nvp = 9\n'
TEXT = load("dwergar").read_variant(RICH)[VARIANT]
WANTED = {"game": "dwergar", "seats": [{"kind": "hotseat", "name": "Ania"}, {"kind": "hotseat", "name": "Bartek"}]}
SHOWN = {
    "name": variant_hash(TEXT),
    "changes": [
        {"path": "mine.levels.mine_4.yield", "printed": {"gold": 1, "crystal": 1}, "value": {"gold": 3}},
        {"path": "projects.10.vp", "printed": 2, "value": 9},
    ],
}


def make(client: Client, **more: object) -> Json:
    table: Json = client.ok("POST", "/tables", **{**WANTED, **more})
    return table


def test_a_table_says_what_its_box_changes(come: Come) -> None:
    ania = come("Ania")
    table = make(ania, options={"length": "normal"}, variant=RICH)
    assert table["variant"] == come().table(table["id"])["variant"] == SHOWN
    assert table["options"]["length"] == "short"  # a variant's options count most
    assert VARIANT not in table["options"]
    box = come().get(f"/tables/{table['id']}/content")["box"]
    rows = {row["code"]: row for row in box["mine"]["levels"]}
    assert rows["mine_4"]["yield"] == {"gold": 3}
    assert rows["mine_3"]["yield"] == {"iron": 2, "gold": 1}
    assert not {"variable", "former"} & set(box)
    printed = ania.get("/games/dwergar/content")["box"]
    assert printed["projects"][9]["vp"] == 2
    assert not {"variable", "former"} & set(printed)


def test_a_record_and_a_rematch_keep_the_variant(come: Come, tmp_path: Path) -> None:
    ania = come("Ania")
    match = fajrant.new("dwergar", 2, 5, {"length": "short", VARIANT: TEXT}, ["Ania", "Bartek"])
    play_random(match, seeded(5), 10_000)
    over = ania.ok("POST", "/tables/from-record", record=match.record())
    assert (over["status"], over["variant"]) == ("over", SHOWN)
    assert over["ranking"] == match.ranking()
    downloaded = ania.ask("GET", f"/tables/{over['id']}/record")
    assert downloaded.text.startswith(match.record())
    file = tmp_path / "record.txt"
    file.write_bytes(downloaded.content)
    assert run(tmp_path, "verify", str(file), "--commitment", over["commitment"]).returncode == 0
    again = ania.ok("POST", f"/tables/{over['id']}/rematch")
    assert ania.table(again["id"])["variant"] == SHOWN
    broken = match.record().replace('"projects.10.vp":9', '"projects.10.vp":8')
    refusal = ania.refused("POST", "/tables/from-record", 400, "bad_request", record=broken)
    assert "wiersz 1: nagłówek wymienia wariant" in refusal["message"]["pl"]


@pytest.mark.parametrize(
    ("text", "english", "polish"),
    [
        ("[projects.10]\nvp = 99\n", "line 2: projects.10.vp cannot be 99; possible: 0–30", "wiersz 2: projects.10.vp"),
        ("[projects.10]\npoints = 9\n", "line 2: “projects.10.points” cannot be varied", "nie można zmienić"),
        ("vp =", "line 1: the variant cannot be read", "wiersz 1: nie da się odczytać wariantu"),
        ("{", "the variant cannot be read", "nie da się odczytać wariantu"),
    ],
)
def test_a_variant_that_is_not_allowed_is_refused_with_its_line(
    come: Come, text: str, english: str, polish: str
) -> None:
    refusal = come("Ania").refused("POST", "/tables", 400, "bad_request", **WANTED, variant=text)
    assert english in refusal["message"]["en"]
    assert polish in refusal["message"]["pl"]


def test_a_variant_has_a_limit_and_the_option_is_not_a_way_around_it(come: Come) -> None:
    ania = come("Ania")
    ania.refused("POST", "/tables", 400, "bad_request", **WANTED, variant="#" * (LONGEST + 1))
    ania.refused("POST", "/tables", 400, "bad_request", **WANTED, options={VARIANT: '{"projects.10.vp":99}'})
    assert make(ania)["variant"] is None
    assert make(ania, variant="[projects.10]\nvp = 2\n")["variant"] is None  # as printed


def test_a_game_that_cannot_be_varied_says_so(come: Come) -> None:
    other = {**WANTED, "game": "coal_baron", "variant": "a = 1"}
    refusal = come("Ania").refused("POST", "/tables", 400, "bad_request", **other)
    assert "nothing in this game’s box can be varied yet" in refusal["message"]["en"]
