"""§5.3 to §5.5: cities, contracts and contractors; D-CITY, D-CONTRACT, D-PAY, D-RENT."""

from __future__ import annotations

from typing import Any

import fajrant
from tests.games.train_rush.table import CITIES, Table, table


def to_vardimium(faction: str, **more: Any) -> Table:
    t = table(f"at CM5\n{faction}", at="move3", **more)
    t.play("choose_target CM6")
    return t


# ---------------------------------------------------------------- D-CITY


def test_dcity_three_parts_in_any_order() -> None:
    t = to_vardimium(
        "wagons W101 brass, W105 gold\n progress unloading 1", zones="RZ1 0 station 1", grid="calestia K201"
    )
    assert t.moves("city_step") == ["mark", "rent", "contracts"]
    t.play("city_step contracts")
    assert t.moves("city_step") == ["mark", "rent"]
    t.play("city_step mark")
    assert t.moves("city_step") == ["rent", "finish"]
    t.play("city_step finish")
    assert t.asked() != "0 city_step"


def test_dcity_marking_alone_is_automatic() -> None:
    t = to_vardimium("wagons W101 -")
    assert t.truth()["visitors"]["vardimium"] == [0]
    assert (t.vp(), t.tokens()) == (4, [3])


def test_dcity_the_second_visitor_gets_the_second_token_and_the_third_none() -> None:
    t = to_vardimium("wagons W101 -", visitors="vardimium 1")
    assert (t.vp(), t.tokens()) == (2, [5])
    t = table("at CM5", "", "", at="move3", visitors="vardimium 2 1")
    t.play("choose_target CM6")
    assert (t.vp(), t.tokens()) == (0, [])
    assert t.truth()["visitors"]["vardimium"] == [2, 1, 0]


def test_r27_a_second_visit_marks_nothing() -> None:
    t = to_vardimium("wagons W101 brass, W105 gold", visitors="vardimium 0", grid="calestia K201")
    assert t.moves("city_step") == ["contracts", "finish"]


def test_r28_marking_presence_is_compulsory() -> None:
    t = to_vardimium("wagons W101 brass, W105 gold", grid="calestia K201")
    assert "finish" not in t.moves("city_step")


def test_r29_contracts_are_one_uninterrupted_part() -> None:
    t = to_vardimium(
        "wagons W101 brass, W105 gold, W202 brass water, W204 brass copper\n progress unloading 5",
        grid="calestia K201 K302",
    )
    t.play("city_step contracts", "fulfil_contract 2", "choose_goods W101 0", "fulfil_contract end_block")
    assert t.asked() == "0 take_display_card"  # only marking was left: contracts cannot be resumed
    assert t.contract("vardimium", 3) is None


def test_r20_contracts_are_refilled_at_the_end_of_the_city_action() -> None:
    t = to_vardimium(
        "wagons W101 brass, W105 gold", grid="calestia K201", contract_stack="K207", zones="RZ1 0 station 1"
    )
    t.play("city_step contracts")
    assert t.truth()["grid"]["calestia"][0] is None
    t.play("city_step mark", "city_step finish")
    assert t.truth()["grid"]["calestia"][0] == "K207"
    assert t.truth()["contract_discards"][0] == ["K201"]


def test_r71_gaps_of_one_size_are_filled_in_order_of_regions() -> None:
    data = to_vardimium("wagons W101 brass, W105 gold", grid="calestia K201", visitors="vardimium 0").match.to_json()
    here = data["table"]
    # the stack of size 2 had run out, and two regions have a gap
    here["contract_discards"][0] = [
        *here["contract_stacks"][0],
        here["grid"]["awhar"][0],
        here["grid"]["ravenshire"][0],
    ]
    here["contract_stacks"][0] = []
    here["grid"]["awhar"][0] = here["grid"]["ravenshire"][0] = None
    t = Table(fajrant.from_json(data))
    t.play("city_step finish")
    assert [line.split()[1] for line in t.heard(None, "contract_laid")] == ["ravenshire", "awhar"]


# ---------------------------------------------------------------- D-CONTRACT and D-PAY


def test_dcontract_sizes_that_can_be_fulfilled() -> None:
    faction = "wagons W101 brass, W105 gold, W202 brass water, W209 water gold\n progress unloading {}"
    grid = "calestia K201 K311 K409 K509"
    t = to_vardimium(faction.format(3), grid=grid)
    t.play("city_step contracts")
    assert t.moves("fulfil_contract") == ["2", "3", "4", "5"]
    t = to_vardimium(faction.format(1), grid=grid)
    t.play("city_step contracts")
    assert t.moves("fulfil_contract") == ["2", "3"]


def test_dcontract_not_on_a_space_with_a_marker() -> None:
    t = to_vardimium(
        "wagons W101 brass, W105 gold, W209 water gold, W206 water water\n progress unloading 3",
        grid="calestia K201 K311",
        contracts="vardimium 2:1; rackglen 3:1",
    )
    t.play("city_step contracts", "choose_goods W209 0")
    assert (t.contract("vardimium", 2), t.contract("vardimium", 3)) == (1, None)
    assert t.sees(1)["decision"]["contract"] == "K311"  # the only one that is possible


def test_dcontract_end_block_after_the_first() -> None:
    t = to_vardimium(
        "wagons W101 brass, W105 gold, W202 brass water, W207 water food\n progress unloading 5",
        grid="calestia K201 K301",
    )
    t.play("city_step contracts")
    assert t.moves("fulfil_contract") == ["2", "3"]
    t.play("fulfil_contract 2", "choose_goods W101 0")
    assert t.moves("fulfil_contract") == ["3", "end_block"]


def test_dcontract_all_contracts_of_a_stop_share_the_unloading_value() -> None:
    faction = "wagons W101 brass, W105 gold, W202 brass water, W207 water food\n progress unloading {}"
    for level, more in ((2, []), (3, ["3", "end_block"])):
        t = to_vardimium(faction.format(level), grid="calestia K201 K301")
        t.play("city_step contracts", "fulfil_contract 2", "choose_goods W101 0")
        assert t.moves("fulfil_contract") == more
    assert t.faction()["markers"] == 11


def test_dcontract_needs_a_marker_in_reserve() -> None:
    placed = "; ".join(f"{city} 2:0 3:0 4:0 5:0" for city in ("rackglen", "badgerdeep", "harriden"))
    t = to_vardimium("wagons W101 brass, W105 gold", grid="calestia K201", contracts=placed)
    assert t.asked() != "0 city_step"
    assert t.faction()["markers"] == 0


def test_r19_contracts_need_not_fill_the_unloading_value() -> None:
    t = to_vardimium("wagons W101 brass, W105 gold\n progress unloading 5", grid="calestia K201")
    t.play("city_step contracts")
    assert t.contract("vardimium", 2) == 0
    assert t.faction()["vp"][1] == 5


def test_dpay_the_named_goods_first_then_any() -> None:
    t = to_vardimium(
        "wagons W105 water, W106 food, W107 gold, W108 copper, W207 - food\n progress unloading 1",
        grid="calestia K301",
    )
    t.play("city_step contracts")
    assert t.asked() == "0 choose_goods"
    assert t.sees(1)["decision"]["good"] == "food"  # the only water was paid automatically
    assert t.moves("choose_goods") == ["W106 0", "W207 1"]
    t.play("choose_goods W207 1")
    assert t.sees(1)["decision"]["good"] is None
    assert t.moves("choose_goods") == ["W106 0", "W107 0", "W108 0"]
    t.play("choose_goods W107 0")
    assert t.wagons() == "W105 -, W106 food, W107 -, W108 copper, W207 - -"


def test_r23_the_owner_chooses_the_slot() -> None:
    t = to_vardimium("wagons W101 brass, W105 brass, W216 brass brass, W106 gold", grid="calestia K201")
    t.play("city_step contracts")
    assert t.moves("choose_goods") == ["W101 0", "W105 0", "W216 0", "W216 1"]
    t.play("choose_goods W216 1")
    assert t.wagons() == "W101 brass, W105 brass, W216 brass -, W106 -"


def test_dpay_equal_goods_are_offered_once() -> None:
    t = to_vardimium("wagons W101 brass, W103 brass, W201 brass brass, W106 gold", grid="calestia K201")
    t.play("city_step contracts")
    assert t.moves("choose_goods") == ["W101 0", "W201 0"]


# ---------------------------------------------------------------- D-RENT


def test_drent_city_zone_and_colour() -> None:
    t = to_vardimium("", zones="CZ1 0 1=red station 1; RZ2 0; AZ3 0 station 0 parcel")
    t.play("city_step rent")
    assert t.moves("rent") == [
        "vardimium CZ1 green", "vardimium CZ1 blue",
        "vardimium AZ3 green", "vardimium AZ3 red", "vardimium AZ3 blue",
    ]  # fmt: skip
    t.play("rent vardimium AZ3 red")
    assert t.zone("AZ3") == "0=red station 0 parcel"
    assert t.truth()["contractors"]["vardimium"] == ["green", "blue"]
    assert t.level("contractors_red") == 2  # the rank of the city


def test_drent_needs_a_contractor_who_is_there() -> None:
    t = to_vardimium(
        "",
        zones="CZ1 0 1=red station 1; AZ1 1=green 1=blue station 1",
        contractors="vardimium red; rackglen green blue",
        visitors="vardimium 0",
    )
    assert t.asked() != "0 city_step"  # only red is there, and CZ1 already has red


def test_drentcity_any_city_with_a_contractor_to_rent_to() -> None:
    t = table("at RM4", zones="CZ1 0 station 1", at="rent_any")
    assert t.moves("choose_rent_city") == CITIES
    t.play("choose_rent_city cogsmouth")
    assert t.moves("rent") == ["cogsmouth CZ1 green", "cogsmouth CZ1 red", "cogsmouth CZ1 blue"]
    t.play("rent cogsmouth CZ1 blue")
    assert t.level("contractors_blue") == 3


def test_drentcity_not_a_city_whose_contractors_cannot_rent() -> None:
    t = table(
        "at RM4",
        zones="CZ1 0 1=red station 1; AZ1 1=green 1=blue station 1",
        contractors="vardimium red; rackglen green blue",
        at="rent_any",
    )
    assert "vardimium" not in t.moves("choose_rent_city")


def test_e6_city_action_at_vardimium() -> None:
    t = to_vardimium(
        "wagons W105 brass, W106 gold, W107 water, W108 food, W206 water -\n progress unloading 3",
        zones="CZ1 0; RZ2 0 1=green 1=red station 1",
        contractors="rackglen red blue; badgerdeep green blue",
        grid="calestia K201 K301",
        contract_stack="K212 K312",
    )
    t.play("city_step mark")
    assert (t.vp(), t.tokens()) == (4, [3])
    t.play("city_step rent")  # RZ2 with blue is the only option
    assert t.zone("RZ2") == "0=blue 1=green 1=red station 1"
    assert t.level("contractors_blue") == 2
    t.play("city_step contracts", "fulfil_contract 2")
    assert t.contract("vardimium", 2) == 0
    t.play("fulfil_contract 3", "choose_goods W107 0")
    assert t.contract("vardimium", 3) == 0
    assert t.wagons() == "W105 -, W106 -, W107 -, W108 -, W206 - -"
    assert t.vp() == 15
    assert t.truth()["grid"]["calestia"][:2] == ["K212", "K312"]


# ---------------------------------------------------------------- interrupted stops


def test_r66_a_city_action_is_finished_where_it_began() -> None:
    t = table(
        "at CM5\n wagons W101 brass, W105 gold\n hand A50 A01\n tracks contractors_red 7",
        zones="CZ1 0 station 1",
        grid="calestia K201",
        at="move3",
    )
    t.play("choose_target CM6", "city_step rent", "rent vardimium CZ1 red")
    assert t.asked() == "0 choose_free_special"  # the eighth space
    t.play("choose_free_special A50", "choose_free_action move_3", "choose_target CM9")
    assert t.at() == "CM9"
    assert t.asked() == "0 black_market"  # the new stop is finished first
    t.play("black_market decline")
    assert t.asked() == "0 city_step"
    t.play("city_step contracts")
    assert t.contract("vardimium", 2) == 0
    assert t.truth()["visitors"]["vardimium"] == [0]


def test_r16_an_advance_of_several_spaces_is_made_step_by_step() -> None:
    t = table("at CO5\n tracks contractors_green 2", zones="CZ1 0 station 1", at="move3", tiles="4 B38")
    t.play("choose_target CO6", "city_step rent", "rent zainhold CZ1 green")
    assert t.asked() == "0 choose_siding_tile"  # space 4, on the way
    assert t.level("contractors_green") == 4
    t.play("choose_siding_tile 4")
    assert t.level("contractors_green") == 5
    assert t.investment() == 1
