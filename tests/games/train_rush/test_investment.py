"""§4.4: investment actions; D4, D-FREE."""

from __future__ import annotations

import pytest

from tests.games.train_rush.table import table


def test_d4_an_action_needs_markers_spaces_and_a_use() -> None:
    t = table("at CI1\n investment 3\n wagons W101 brass", seats=3)
    assert t.moves("invest") == [
        "market_1", "market_2", "build_warehouse", "build_2_warehouses", "build_station", "move_3", "move_6",
        "exchange_12", "plan", "corrupt", "pass",
    ]  # fmt: skip
    t = table("at CI1\n investment 1\n wagons W101 -")
    assert t.moves("invest") == ["build_warehouse", "load_1", "move_3", "pass"]


def test_d4_the_price_goes_to_the_area() -> None:
    t = table("at CI1\n investment 5")
    t.play("invest market_1")
    assert (t.investment(), t.coal()) == (3, 1)
    assert t.truth()["areas"]["market"] == 2
    t = table("at CI1\n investment 5", areas="market 2; plan 1")
    assert "market_1" not in t.moves("invest")  # two players have three spaces
    assert "plan" in t.moves("invest")
    assert t.sees(0)["actions"]["market_1"]["closed"] == "area_full"


def test_d4_reasons_why_an_action_is_closed() -> None:
    seen = table("investment 2\n wagons W101 brass").sees(0)["actions"]
    assert seen["build_2_warehouses"]["closed"] == "too_little_investment"
    assert seen["build_station"]["closed"] == "no_state"
    assert seen["plan"]["closed"] is None


def test_d4_an_action_in_part_costs_the_full_price() -> None:
    t = table("at CI1\n investment 2\n wagons W101 -")
    t.play("invest load_2")
    assert t.wagons() == "W101 brass"
    assert t.investment() == 0


def test_d4_a_pass_keeps_the_markers() -> None:
    t = table("at CI1\n investment 2", "at CI2\n investment 4")
    t.play("0: invest pass", "1: invest market_1", "1: invest pass")
    assert (t.investment(0), t.investment(1)) == (2, 2)
    assert t.truth()["phase"] == "movement"


def test_d4_players_take_turns_until_all_have_passed() -> None:
    t = table("at CI1\n investment 4", "at CI2\n investment 4", "at CI4\n investment 4")
    t.play("0: invest market_1", "1: invest pass", "2: invest market_1", "0: invest plan", "plan_keep none")
    assert t.asked() == "2 invest"


def test_r63_a_pass_is_final_even_with_new_markers() -> None:
    t = table(
        "at CI2\n investment 2",
        "at RI0\n tracks contractors_green 3",
        zones="CZ1 1=green station 1",
        tiles="3 B32; 9 B33",
        turn=1,
        order="1 0",
    )
    assert t.truth()["passed"] == [1]
    t.play("0: invest move_3", "choose_target CI5b")
    assert t.asked() == "1 choose_siding_tile"
    t.play("1: choose_siding_tile 9")
    assert t.investment(1) == 2
    assert t.asked() == "0 invest"
    t.play("0: invest pass")
    assert t.truth()["phase"] != "investment"


def test_r52_no_building_and_no_corruption_on_start() -> None:
    t = table("investment 9\n wagons W101 -", seats=3)
    assert t.moves("invest") == [
        "market_1", "market_2", "load_1", "load_2", "move_3", "move_6", "exchange_12", "plan", "pass",
    ]  # fmt: skip


def test_r53_an_investment_movement_ends_with_a_stop() -> None:
    t = table("at CI0\n investment 1")
    t.play("invest move_3", "choose_target CI3")
    assert t.faction()["vp"][0] == 3
    assert t.tokens() == [4]


def test_dfree_a_free_action() -> None:
    t = table("at CI1\n investment 0\n wagons W101 -", at="free_cost1", areas="load 3; build 3; move 3")
    assert t.moves("choose_free_action") == ["build_warehouse", "load_1", "move_3"]
    t.play("choose_free_action build_warehouse", "choose_warehouse_zone CZ2")
    assert t.zone("CZ2") == "0"


def test_r37_a_free_action_needs_no_space_and_takes_none() -> None:
    t = table("at CI1\n wagons W101 -", at="free_cost2", areas="market 3; plan 3")
    assert t.moves("choose_free_action") == [
        "market_1", "build_station", "load_2", "move_6", "exchange_12", "plan", "corrupt",
    ]  # fmt: skip
    t.play("choose_free_action market_1")
    assert t.coal() == 1
    assert t.truth()["areas"]["market"] == 3


@pytest.mark.parametrize(("effect", "actions"), [("free_cost1", ["load_1", "move_3"]), ("free_cost2", None)])
def test_dfree_only_possible_actions(effect: str, actions: list[str] | None) -> None:
    t = table("wagons W101 -", at=effect)
    if actions is not None:
        assert t.moves("choose_free_action") == actions
    else:
        assert "build_station" not in t.moves("choose_free_action")


def test_e5_investment_phase() -> None:
    y, w, p, b = 0, 3, 2, 1
    t = table(
        "at CO0\n investment 4",
        "at CI0\n investment 3",
        "at RM4\n investment 3",
        "at RO12\n investment 4",
        order=f"{y} {w} {p} {b}",
        turn=y,
    )
    t.play(f"{y}: invest market_2")
    assert (t.coal(y), t.truth()["areas"]["market"]) == (2, 3)
    t.play(f"{w}: invest build_station", "choose_station_zone RZ2")
    assert t.zone("RZ2") == f"station {w} parcel"
    t.play(f"{p}: invest market_1")
    assert (t.coal(p), t.truth()["areas"]["market"]) == (1, 5)
    assert not any(action.startswith("market") for action in t.moves("invest"))
    t.play(f"{b}: invest move_3", "choose_target CI3")
    assert t.truth()["visitors"]["rackglen"] == [b]
    t.play(f"{y}: invest pass")
    t.play(f"{w}: invest build_warehouse", "choose_warehouse_zone RZ2")
    assert t.zone("RZ2") == f"{w} station {w} parcel"
    assert t.level("infrastructure_ravenshire", w) == 1
    t.play(f"{p}: invest build_warehouse", "choose_warehouse_zone RZ1")
    assert t.level("infrastructure_ravenshire", p) == 1
    t.play(f"{b}: invest plan", "plan_keep none", f"{w}: invest pass")
    assert [t.investment(seat) for seat in (y, w, p, b)] == [1, 1, 0, 0]
    assert t.truth()["phase"] == "movement"
