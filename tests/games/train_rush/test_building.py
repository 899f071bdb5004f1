"""§5.10 and §5.11: warehouses, stations and agents; D-ZONE-W, D-ZONE-S, D-SECTOR."""

from __future__ import annotations

from tests.games.train_rush.table import table

# ---------------------------------------------------------------- warehouses


def test_dzonew_zones_of_the_active_region_with_room() -> None:
    t = table("at RM4", zones="RZ2 1 1 1; RZ3 0", at="warehouse1")
    assert t.moves("choose_warehouse_zone") == ["RZ1", "RZ3", "RZ4"]
    t.play("choose_warehouse_zone RZ3")
    assert t.zone("RZ3") == "0 0"
    assert t.faction()["warehouses"] == 10


def test_dzonew_a_bonus_may_be_declined() -> None:
    t = table("at RM4", at="bonus warehouse2")
    t.play("choose_warehouse_zone RZ1", "choose_warehouse_zone decline")
    assert t.faction()["warehouses"] == 11
    t = table("at RM4", at="bonus warehouse2")
    t.play("choose_warehouse_zone decline")
    assert t.faction()["warehouses"] == 12


def test_dzonew_repetitions_end_when_there_is_no_room() -> None:
    t = table("at RM4", zones="RZ1 1 1 1; RZ2 1 1 1; RZ3 1 1 1; RZ4 1 1", at="warehouse3")
    assert t.zone("RZ4") == "1 1 0"
    assert t.faction()["warehouses"] == 11


def test_building_needs_a_warehouse_in_reserve() -> None:
    t = table("at RM4\n investment 5", zones="CZ1 0 0 0; CZ2 0 0 0; CZ3 0 0 0; CZ4 0 0 0")
    assert not any(action.startswith("build_w") for action in t.moves("invest"))


def test_r4_a_warehouse_may_come_before_or_after_the_station() -> None:
    t = table("at RM4", zones="RZ2 station 0 parcel", at="warehouse2")
    t.play("choose_warehouse_zone RZ2", "choose_warehouse_zone RZ1")
    assert (t.zone("RZ2"), t.zone("RZ1")) == ("0 station 0 parcel", "0")


def test_r62_several_own_warehouses_in_one_zone() -> None:
    t = table("at RM4", at="warehouse3")
    t.play("choose_warehouse_zone RZ2", "choose_warehouse_zone RZ2", "choose_warehouse_zone RZ2")
    assert t.zone("RZ2") == "0 0 0"
    assert t.asked() == "0 choose_track"  # the third space of the infrastructure track


def test_r51_every_warehouse_brings_one_advance_and_nothing_else() -> None:
    t = table("at RM4", zones="CZ1 0 0 0; CZ2 0 0 0; CZ3 0 0 0; CZ4 0 0", at="warehouse1")
    before = t.faction()
    t.play("choose_warehouse_zone RZ4")
    after = t.faction()
    assert t.level("infrastructure_ravenshire") == 1
    changed = [key for key in after if after[key] != before[key]]
    assert changed == ["tracks", "warehouses"]


# ---------------------------------------------------------------- stations


def test_dzones_zones_of_the_active_region_without_a_station() -> None:
    t = table("at RM4", zones="RZ2 station 1", at="bonus station")
    assert t.moves("choose_station_zone") == ["RZ1", "RZ3", "RZ4", "decline"]
    t.play("choose_station_zone RZ3")
    assert t.zone("RZ3") == "station 0 parcel"
    assert t.faction()["stations"] == 5
    assert t.level("infrastructure_ravenshire") == 0


def test_building_needs_a_station_in_reserve() -> None:
    zones = "; ".join(f"{zone} station 0" for zone in ("CZ1", "CZ2", "CZ3", "CZ4", "AZ1", "AZ2"))
    t = table("at RM4\n investment 5", zones=zones)
    assert "build_station" not in t.moves("invest")


# ---------------------------------------------------------------- agents


def test_dsector_sectors_of_the_active_region_with_a_free_space() -> None:
    t = table("at RM4", agents="ravenshire_finance 0 1 0 1", at="bonus corrupt1")
    assert t.moves("choose_sector") == [
        "ravenshire resources", "ravenshire logistics", "ravenshire trade", "ravenshire technology", "decline",
    ]  # fmt: skip
    t.play("choose_sector ravenshire trade")
    assert t.truth()["agents"]["ravenshire_trade"] == [0]
    assert t.heard(1, "agent_placed") == ["agent_placed 0 ravenshire_trade 5"]


def test_dsector_two_placements_may_differ() -> None:
    t = table("at RM4", at="corrupt2")
    t.play("choose_sector ravenshire trade", "choose_sector ravenshire finance")
    assert t.faction()["agents"] == 13
    t = table("at RM4", at="corrupt2")
    t.play("choose_sector ravenshire trade", "choose_sector decline")
    assert t.faction()["agents"] == 14


def test_corruption_needs_an_agent_in_reserve() -> None:
    t = table(
        "at RM4\n investment 5",
        agents="calestia_finance 0 0 0 0; calestia_trade 0 0 0 0; awhar_finance 0 0 0 0; awhar_trade 0 0 0",
    )
    assert "corrupt" not in t.moves("invest")


def test_e9_corruption() -> None:
    y, b, p, w = 0, 1, 2, 3
    t = table(
        "", "at RM4\n investment 2", turn=b, seats=4,
        spies=f"ravenshire_finance {b} {p} {w} {y}",
        agents=f"ravenshire_finance {p} {w} {y}",
    )  # fmt: skip
    t.play(f"{b}: invest corrupt", "choose_sector ravenshire finance")
    assert t.truth()["agents"]["ravenshire_finance"] == [p, w, y, b]
    assert t.sees(None)["sectors"]["ravenshire_finance"]["award"] == [0, 6, 2, 0]
