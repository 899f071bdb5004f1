"""How far a game has come, in the list of tables and at the table."""

from __future__ import annotations

from tests.server.conftest import Come

SEATS = [{"kind": "me"}, {"kind": "hotseat", "name": "Bartek"}]


def test_the_list_of_tables_has_no_clock_before_the_start(come: Come) -> None:
    ania = come("Ania")
    ania.make("me", "open")
    assert ania.get("/tables")[0]["clock"] is None


def test_table_and_list_show_the_same_clock(come: Come) -> None:
    ania = come("Ania")
    for game, clock in {
        "coal_baron": {"kind": "shift", "now": 1, "last": 3},
        "steamrollers": {"kind": "round", "now": 1, "last": None},
    }.items():
        table = ania.ok("POST", "/tables", game=game, seats=SEATS)
        assert table["moments"][0]["clock"] == clock
        assert ania.get("/tables")[0]["clock"] == clock


def test_the_clock_of_train_rush_names_its_phases(come: Come) -> None:
    ania = come("Ania")
    clock = ania.ok("POST", "/tables", game="train_rush", seats=SEATS)["moments"][0]["clock"]
    assert clock["phases"][0] == "auction"
    assert "phase" not in clock  # the set-up is no phase
