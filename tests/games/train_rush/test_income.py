"""§4.3: income and loading; D3, D-LOAD, D-LOAD-GOOD."""

from __future__ import annotations

from tests.games.train_rush.table import table


def test_d3_the_loading_track_limits_the_number_of_wagons() -> None:
    t = table("wagons W101 -, W202 - -, W203 - -\n progress loading 1", at="income")
    assert t.asked() == "0 income_load"
    assert t.moves("income_load") == ["W101", "W202", "W203", "done"]
    t.play("income_load W203")
    assert t.wagons() == "W101 -, W202 - -, W203 brass food"
    t.play("income_load W101")
    assert t.asked() != "0 income_load"


def test_d3_is_not_asked_without_an_empty_slot() -> None:
    t = table("wagons W101 brass, X201 - -", "wagons W102 -", at="income")
    assert t.asked() == "1 income_load"


def test_d3_income_is_the_value_of_the_tracks() -> None:
    t = table("progress investment 2, coal 3\n investment 1\n coal 1", at="income")
    assert (t.investment(), t.coal()) == (1 + 4, 1 + 4)
    assert (t.investment(1), t.coal(1)) == (2, 1)


def test_dloadgood_the_player_chooses_for_each_any_slot() -> None:
    t = table("wagons W218 - -, W221 - -", at="income")
    t.play("income_load W221")
    assert t.asked() == "0 choose_good"
    assert t.moves("choose_good") == ["brass", "water", "food", "copper", "gold"]
    t.play("choose_good gold", "choose_good brass")
    assert t.wagons() == "W218 - -, W221 gold brass"


def test_dloadgood_slots_that_are_full_keep_their_good() -> None:
    t = table("wagons W321 - water -", at="load1")
    t.play("choose_good gold", "choose_good gold")
    assert t.wagons() == "W321 gold water gold"


def test_dload_equal_wagons_are_offered_once() -> None:
    t = table("wagons W105 -, W106 -, W221 gold -, W222 - gold", "wagons W102 brass", at="bonus load1")
    assert t.moves("choose_wagon") == ["W105", "W221", "decline"]


def test_dload_a_bonus_may_be_declined() -> None:
    t = table("wagons W101 -, W202 - -", at="bonus load2")
    t.play("choose_wagon decline")
    assert t.wagons() == "W101 -, W202 - -"
    t = table("wagons W101 -, W202 - -", at="load2")
    assert "decline" not in t.moves("choose_wagon")
    t.play("choose_wagon W202")
    assert t.moves("choose_wagon") == ["W101", "decline"]


def test_r58_income_is_played_in_turn_order() -> None:
    t = table("wagons W101 -", "wagons W102 -", at="income", order="1 0", turn=1)
    assert t.asked() == "1 income_load"
    t.play("income_load done")
    assert t.asked() == "0 income_load"
    assert t.heard(None, "gained_coal") == ["gained_coal 0 1"]  # seat 1 had gained its coal before


def test_r36_unspent_markers_are_kept() -> None:
    t = table("investment 3\n coal 4", "investment 1", at="income")
    assert (t.investment(0), t.coal(0), t.investment(1)) == (5, 5, 3)


def test_r59_fewer_wagons_may_be_loaded_but_each_is_filled() -> None:
    t = table("wagons W101 -, W316 - - -\n progress loading 3", at="income")
    t.play("income_load W316", "income_load done")
    assert t.wagons() == "W101 -, W316 brass brass brass"


def test_r35_goods_never_run_out() -> None:
    wagons = ", ".join(
        ["W316 brass brass brass", "W201 brass brass", "W101 brass", "W311 brass brass brass", "W321 - - -"]
    )
    others = ", ".join(
        ["W322 brass brass brass", "W216 brass brass", "W102 brass", "W221 brass brass", "W222 brass brass"]
    )
    t = table(f"wagons {wagons}\n progress wagons 2", f"wagons {others}\n progress wagons 2", at="load1")
    t.play("choose_good brass", "choose_good brass", "choose_good brass")
    loads = f"{t.wagons(0)} {t.wagons(1)}"
    assert loads.count("brass") == 9 + 3 + 10


def test_e4_income() -> None:
    t = table("wagons W105 -, W202 - -, W203 - -\n progress coal 2, loading 2", at="income")
    assert (t.investment(), t.coal()) == (2, 3)
    t.play("income_load W105", "choose_good copper", "income_load W202", "income_load W203")
    assert t.wagons() == "W105 copper, W202 brass water, W203 brass food"
