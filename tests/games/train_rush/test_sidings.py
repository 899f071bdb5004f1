"""§5.8 and §5.9: siding tiles, parcels and zone scoring; D-SIDING, D-PARCEL."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.train_rush.table import Table, table


def to_siding(faction: str, *others: str, **more: Any) -> Table:
    """Three steps from CM0 into the siding of CZ2, on the space of tile 5."""
    t = table(f"at CM0\n{faction}", *others, at="move3", **more)
    t.play("choose_target CM3a")
    return t


def test_a_tile_is_used_discarded_and_replaced() -> None:
    t = to_siding("", tiles="5 B32", tile_stack="B01")
    assert t.investment() == 3
    assert t.tile(5) == "B01"
    assert t.truth()["tile_discard"] == ["B32"]


def test_an_unusable_tile_is_discarded_too() -> None:
    t = to_siding("wagons W101 brass", tiles="5 B28", tile_stack="B01")
    assert t.tile(5) == "B01"
    t = to_siding("", tiles="5 B10", tile_stack="B01")
    t.play("choose_warehouse_zone decline")
    assert t.tile(5) == "B01"


def test_the_space_is_empty_while_the_tile_is_resolved() -> None:
    t = to_siding("", tiles="5 B12")
    assert t.sees(1)["tiles"]["lying"][4] is None


def test_e10_warehouse_from_a_siding_tile() -> None:
    t = table("at RO7", at="move3", tiles="3 B12", tile_stack="B02")
    t.play("choose_target RO10a")
    assert t.moves("choose_warehouse_zone") == ["RZ1", "RZ2", "RZ3", "RZ4", "decline"]
    t.play("choose_warehouse_zone RZ1")
    assert t.zone("RZ1") == "0"
    assert t.level("infrastructure_ravenshire") == 1
    assert (t.tile(3), t.truth()["tile_discard"]) == ("B02", ["B12"])


# ---------------------------------------------------------------- D-SIDING


def test_dsiding_any_tile_without_a_stop() -> None:
    t = table("at RM4", at="bonus siding_any", tiles="7 B41; 8 B28", zones="RZ2 0=red station 0 parcel")
    assert t.moves("choose_siding_tile") == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "decline"]
    t.play("choose_siding_tile 7")
    assert t.coal() == 3
    assert t.level("contractors_red") == 0
    t = table("at RM4", at="bonus siding_any")
    t.play("choose_siding_tile decline")
    assert t.truth()["tile_discard"] == []


def test_dsiding_a_tile_with_an_impossible_effect_can_be_chosen() -> None:
    t = table("wagons W101 brass", at="bonus siding_any", tiles="8 B28")
    t.play("choose_siding_tile 8")
    assert t.truth()["tile_discard"] == ["B28"]


def test_dsiding_the_effect_of_the_tile_may_be_declined() -> None:
    t = table("at RM4", at="siding_any", tiles="8 B12")
    t.play("choose_siding_tile 8")
    assert "decline" in t.moves("choose_warehouse_zone")


# ---------------------------------------------------------------- D-PARCEL


def test_dparcel_on_a_special_wagon_with_room() -> None:
    t = to_siding(
        "wagons X201 parcel -, X202 - -, X203 - -, X301 parcel parcel parcel",
        tiles="5 B45",
        zones="CZ2 station 1 parcel",
    )
    assert t.moves("take_parcel") == ["X201", "X202", "decline"]  # the third is like the second, the fourth is full
    t.play("take_parcel X201")
    assert t.wagons().startswith("X201 parcel parcel, X202 - -")
    assert t.zone("CZ2") == "station 1"


def test_dparcel_may_be_declined() -> None:
    t = to_siding("wagons X201 - -", tiles="5 B45", zones="CZ2 station 1 parcel")
    t.play("take_parcel decline")
    assert t.zone("CZ2") == "station 1 parcel"


def test_dparcel_is_not_asked_without_a_special_wagon() -> None:
    t = to_siding("wagons W202 - -", tiles="5 B45", zones="CZ2 station 1 parcel")
    assert t.asked() != "0 take_parcel"


def test_r14_tile_then_parcel_then_scoring() -> None:
    t = to_siding("wagons W101 brass", tiles="5 B19", zones="CZ2 0=red station 0 parcel")
    t.play("choose_new_wagon X201")
    assert t.asked() == "0 take_parcel"
    assert t.level("contractors_red") == 0
    t.play("take_parcel X201")
    assert (t.level("contractors_red"), t.level("infrastructure_calestia")) == (1, 1)


# ---------------------------------------------------------------- zone scoring


def test_owners_of_rented_warehouses_and_of_the_station_advance() -> None:
    t = to_siding("", "at START", "", tiles="5 B45", zones="CZ2 1=red 2=blue 1 station 2")
    assert (t.level("contractors_red", 1), t.level("contractors_blue", 2)) == (1, 1)
    assert t.level("infrastructure_calestia", 2) == 2
    assert t.level("infrastructure_calestia", 1) == 0


def test_without_a_rented_warehouse_nothing_is_scored() -> None:
    t = to_siding("", tiles="5 B45", zones="CZ2 0 1 station 1")
    assert not any(t.faction(1)["tracks"] + t.faction(0)["tracks"])


def test_both_tracks_of_a_siding_score_the_same_zone() -> None:
    t = table("at CM0", at="move3", tiles="7 B45", zones="CZ2 1=red station 1")
    t.play("choose_target CM3b")
    assert t.level("contractors_red", 1) == 1


def test_r15_scoring_in_turn_order_from_the_seat_that_stopped_there() -> None:
    t = to_siding(
        "tracks contractors_blue 3", "tracks contractors_red 3", "tracks contractors_green 3",
        tiles="5 B45; 1 B38; 2 B39; 3 B40",
        zones="CZ2 2=green 1=red 0=blue station 2",
        order="1 2 0", turn=0,
    )  # fmt: skip
    assert t.asked() == "0 choose_siding_tile"
    t.play("0: choose_siding_tile 1", "1: choose_siding_tile 2", "2: choose_siding_tile 3")
    assert [t.investment(seat) for seat in range(3)] == [1, 1, 1]


def test_the_warehouses_of_one_owner_advance_by_colour() -> None:
    t = to_siding("", tiles="5 B45", zones="CZ2 0=blue 0=red 0=green station 1")
    advanced = [line.split()[2] for line in t.heard(None, "went_up")]
    assert advanced == ["contractors_green", "contractors_red", "contractors_blue"] + ["infrastructure_calestia"] * 3


def test_a_warehouse_rented_during_the_scoring_does_not_count() -> None:
    t = to_siding(
        "tracks contractors_red 7\n hand A48", tiles="5 B45", zones="CZ2 0=red 0 station 0",
    )  # fmt: skip
    assert t.asked() == "0 choose_free_special"
    t.play("choose_free_special A48", "choose_rent_city rackglen", "rent rackglen CZ2 blue")
    assert t.level("contractors_blue") == 1  # only by the rank of Rackglen
    assert t.level("infrastructure_calestia") == 1


def test_r54_effects_out_of_turn_use_their_seats_own_location() -> None:
    t = to_siding("", "at RM4\n tracks contractors_red 3", tiles="5 B45; 9 B22", zones="CZ2 1=red station 1")
    t.play("1: choose_siding_tile 9")
    assert t.moves("choose_sector")[0] == "ravenshire finance"
    t = to_siding("", "at START\n tracks contractors_red 3", tiles="5 B45; 9 B22", zones="CZ2 1=red station 1")
    t.play("1: choose_siding_tile 9")
    assert t.asked() != "1 choose_sector"


@pytest.mark.parametrize("node", ["CI3", "RM9", "CI1"])
def test_a_locomotive_that_stays_triggers_nothing(node: str) -> None:
    t = table(f"at {node}\n hand A01 A02", at="play_card")
    t.play("play_card A01", "movement_step stop", "take_display_card A57")
    assert t.vp() == 0
