"""§5.8 and D5: the mining row, storage, loading."""

from __future__ import annotations

import pytest

from tests.games.coal_baron_cards.table import Table, board, table


def mining(mine: str, steps: str = "0 2 3") -> Table:
    """Seat 0 in a mining action. `steps` are the used steps, the minimum and the maximum."""
    return table(mine, at=f"MINE {steps}")


def test_d5_load_from_the_row_store_or_load_from_storage() -> None:
    t = mining("""
        row          wheel_2 clover_1a
        storage      fox_1b
        dock 1       wild[]
        dock 3       clover[] fox[]
    """)
    assert t.asked() == "0 MINE"
    assert t.moves() == ["load_row 1 wagon_wild", "load_row 3 wagon_clover", "store",
                         "load_storage lorry_fox_1b 3 wagon_fox"]  # fmt: skip
    t.play("load_storage lorry_fox_1b 3 wagon_fox")
    assert t.moves() == ["load_row 1 wagon_wild", "load_row 3 wagon_clover", "store"]
    t.play("load_row 3 wagon_clover")
    assert t.asked() == "1 MAIN"
    assert t.mine() == board("""
        row          wheel_2
        dock 1       wild[]
        dock 3       clover[clover_1a] fox[fox_1b]
    """)


def test_d5_stop_only_once_the_minimum_is_reached() -> None:
    t = mining("row fox_1b fox_1b fox_1b\n dock 3 wild[]", "0 2 3")
    assert "stop" not in t.moves()
    t.play("store")
    assert "stop" not in t.moves()
    t.play("store")
    assert t.moves() == ["load_row 3 wagon_wild", "store", "load_storage lorry_fox_1b 3 wagon_wild", "stop"]
    t.play("stop")
    assert t.asked() == "1 MAIN"
    assert t.line("storage") == "fox_1b fox_1b"


def test_d5_an_operation_costs_the_lorries_on_its_card() -> None:
    t = mining("row fox_1a fox_2 wheel_1a", "0 0 4")
    for used in (1, 3, 4):
        t.play("store")
        assert t.asked() == ("0 MINE" if used < 4 else "1 MAIN")
        if used < 4:
            assert t.sees(1)["decision"]["used"] == used


def test_d5_leftover_steps_are_lost_when_nothing_can_be_done() -> None:
    t = mining("row fox_2 fox_2", "0 2 3")
    assert t.asked() == "1 MAIN"
    assert t.mine() == board("row fox_2\n storage fox_2")


@pytest.mark.parametrize(("lorry", "fits"), [
    ("wheel_2", {"1 wagon_wheel", "1 wagon_wild", "2 wagon_wheel", "2 wagon_wild"}),
    ("clover_2", {"1 wagon_clover", "1 wagon_wild", "3 wagon_clover", "3 wagon_wild"}),
    ("tower_2", {"2 wagon_tower", "2 wagon_wild"}),
    ("fox_2", {"3 wagon_fox", "3 wagon_wild"}),
])  # fmt: skip
def test_loading_needs_the_crest_on_wagon_and_dock(lorry: str, fits: set[str]) -> None:
    docks = """
        dock 1       wheel[] clover[] wild[]
        dock 2       wheel[] tower[] wild[]
        dock 3       clover[] fox[] wild[]
    """
    assert set(mining(f"row {lorry}\n{docks}").moves("load_row")) == fits
    stored = mining(f"storage {lorry}\n{docks}").moves("load_storage")
    assert set(stored) == {f"lorry_{lorry} {place}" for place in fits}


def test_only_empty_wagons_take_a_lorry_card() -> None:
    t = mining("row wheel_1a\n dock 1 wheel[wheel_1b] wild[clover_2]\n dock 2 wild[tower_1a] wheel[]", "0 1 2")
    assert t.moves("load_row") == ["2 wagon_wheel"]


def test_only_the_right_end_of_the_row_can_be_handled() -> None:
    t = mining("row fox_1a fox_1b wheel_1a\n dock 1 wheel[]\n dock 3 fox[]", "0 1 2")
    assert t.moves() == ["load_row 1 wagon_wheel", "store"]


def test_a_double_is_never_split() -> None:
    t = mining("row wheel_2\n storage wheel_2 wheel_1a\n dock 1 wheel[]", "2 2 3")
    assert t.moves() == ["load_storage lorry_wheel_1a 1 wagon_wheel", "stop"]


def test_r8_an_unreachable_minimum_is_not_offered() -> None:
    """With one single in the row and one fitting wagon, it must be stored first and then loaded from storage."""
    t = table("row fox_1a\n dock 3 fox[]")
    t.play("place mining_23")
    assert t.asked() == "1 MAIN"
    assert t.mine() == board("dock 3 fox[fox_1a]")
    assert t.heard(0, "stored", "loaded", "loaded_from_storage") == [
        "stored 0 lorry_fox_1a",
        "loaded_from_storage 0 lorry_fox_1a 3 wagon_fox",
    ]


def test_r8_an_operation_that_makes_the_minimum_unreachable_is_not_offered() -> None:
    """Two singles are in storage: the fox must not take the wagon that the clover needs."""
    t = mining("storage clover_1a fox_1a\n dock 3 wild[] fox[]")
    assert t.moves() == ["load_storage lorry_clover_1a 3 wagon_wild", "load_storage lorry_fox_1a 3 wagon_fox"]


def test_r8_lost_steps_do_not_count() -> None:
    t = table("storage fox_1a\n dock 3 fox[]", seats=3)
    assert "mining_23" not in t.moves("place")
    assert "mining_12" in t.moves("place")


def test_r8_two_steps_of_three_are_enough() -> None:
    t = mining("row fox_1a clover_1a tower_1a\n dock 2 tower[]")
    t.play("load_row 2 wagon_tower")  # then the clover must be stored to reach the minimum
    assert t.moves() == ["store", "stop"]
    t.play("stop")
    assert t.mine() == board("row fox_1a\n storage clover_1a\n dock 2 tower[tower_1a]")


def test_r8_minimum_and_maximum_of_the_zones() -> None:
    for zone, numbers in {"mining_01": (0, 1), "mining_12": (1, 2), "mining_23": (2, 3)}.items():
        t = table("row fox_1b fox_1b fox_1b\n dock 3 wild[]", seats=3)
        t.play(f"place {zone}")
        asked = t.sees(2)["decision"]
        assert (asked["point"], asked["used"], asked["min"], asked["max"]) == ("MINE", 0, *numbers)


def test_r9_mining_01_with_zero_steps_is_always_legal() -> None:
    t = table()
    t.play("0: place mining_01")
    assert t.asked() == "1 MAIN"
    assert t.sees(1)["zones"]["mining_01"]["last"] == 0
    t = table("row fox_1a")
    t.play("0: place mining_01")
    assert t.moves() == ["store", "stop"]
    t.play("stop")
    assert t.mine() == board("row fox_1a")


def test_r10_storing_is_a_free_choice_and_costs_the_same() -> None:
    t = mining("row wheel_1a fox_2\n dock 3 fox[]", "0 1 2")
    assert t.moves() == ["load_row 3 wagon_fox", "store"]
    t.play("store")
    assert t.asked() == "1 MAIN"
    assert t.mine() == board("row wheel_1a\n storage fox_2\n dock 3 fox[]")


def test_r11_the_row_closes_up_at_once() -> None:
    t = mining("row clover_1a tower_1a fox_1a\n dock 2 tower[]\n dock 3 fox[] clover[]")
    t.play("load_row 3 wagon_fox", "load_row 2 wagon_tower", "load_row 3 wagon_clover")
    assert t.mine() == board("dock 2 tower[tower_1a]\n dock 3 fox[fox_1a] clover[clover_1a]")


def test_r44_equal_cards_in_storage_and_equal_wagons_count_once() -> None:
    t = mining("storage wheel_1a wheel_1a wheel_1b wheel_2\n dock 1 wheel[] wheel[] wild[] wild[]", "0 1 2")
    assert t.moves() == [
        f"load_storage lorry_wheel_{kind} 1 wagon_{wagon}" for kind in ("1a", "1b", "2") for wagon in ("wheel", "wild")
    ]


def test_r44_a_crest_wagon_and_a_wild_wagon_are_separate_options() -> None:
    t = mining("row fox_2\n dock 3 wild[] fox[]")
    assert t.moves() == ["load_row 3 wagon_fox", "load_row 3 wagon_wild", "store"]
    t.play("load_row 3 wagon_wild")
    assert t.line("dock 3") == "wild[fox_2] fox[]"


def test_nothing_goes_from_storage_back_to_the_row() -> None:
    t = mining("storage fox_1a wheel_2\n dock 3 fox[]", "0 1 4")
    assert t.asked() == "1 MAIN"
    assert t.mine() == board("storage wheel_2\n dock 3 fox[fox_1a]")
