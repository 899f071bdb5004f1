"""§5.12: advances and the bonuses on tracks; D-ADV."""

from __future__ import annotations

from tests.games.train_rush.table import table


def test_dadv_tracks_on_which_an_advance_is_possible() -> None:
    t = table("progress coal 5, loading 4", "progress loading 5", at="bonus adv_any1")
    assert t.moves("choose_track") == ["investment", "unloading", "wagons"]
    t.play("choose_track wagons")
    assert t.level("wagons") == 1


def test_dadv_the_second_track_is_picked_after_the_first_advance() -> None:
    t = table("progress coal 4", at="adv_any2")
    t.play("choose_track coal")
    assert "coal" not in t.moves("choose_track")
    t.play("choose_track loading")
    assert (t.level("coal"), t.level("loading")) == (5, 1)


def test_a_named_advance() -> None:
    t = table(at="adv_wagons2")
    assert t.level("wagons") == 2
    t = table("progress loading 4", "progress loading 5", at="bonus adv_loading1")
    assert t.level("loading") == 4


def test_r17_advances_beyond_the_end_of_a_track_are_lost() -> None:
    t = table("at RM4\n tracks infrastructure_ravenshire 18", "tracks infrastructure_ravenshire 18", at="warehouse1")
    t.play("choose_warehouse_zone RZ1")
    assert t.level("infrastructure_ravenshire") == 18


def test_infrastructure_bonuses() -> None:
    t = table("at RM4\n tracks infrastructure_ravenshire 2", at="warehouse1")
    t.play("choose_warehouse_zone RZ1")
    assert t.asked() == "0 choose_track"
    t = table("at RM4\n tracks infrastructure_ravenshire 9", at="warehouse1")
    t.play("choose_warehouse_zone RZ1", "choose_track coal")
    assert t.level("coal") == 1


def test_r43_corruption_of_a_track_is_for_its_region() -> None:
    t = table("at AI2", "tracks infrastructure_awhar 5", zones="AZ1 0=red station 1", tiles="9 B45", at="move3")
    t.play("choose_target AI5a")
    assert t.asked() == "1 choose_sector"  # though its locomotive is on START
    assert {move.split()[0] for move in t.moves("choose_sector")} == {"awhar", "decline"}


def test_r42_two_agents_into_one_sector_as_far_as_they_fit() -> None:
    for agents, expected in (("", [0, 0]), ("ravenshire_trade 1 1 1", [1, 1, 1, 0])):
        t = table("at RM4\n tracks infrastructure_ravenshire 13", at="warehouse1", agents=agents)
        t.play("choose_warehouse_zone RZ1", "choose_sector ravenshire trade")
        assert t.truth()["agents"]["ravenshire_trade"] == expected
    t = table(
        "at RM4\n tracks infrastructure_ravenshire 13",
        at="warehouse1",
        agents="calestia_finance 0 0 0 0; calestia_trade 0 0 0 0; awhar_finance 0 0 0 0; awhar_trade 0 0",
    )
    t.play("choose_warehouse_zone RZ1", "choose_sector ravenshire trade")
    assert t.truth()["agents"]["ravenshire_trade"] == [0]  # the last one in reserve


def test_r55_siding_tiles_and_special_actions_are_bonuses_of_the_contractor_tracks() -> None:
    for space, asked in ((3, "choose_siding_tile"), (7, "choose_free_special"), (11, "choose_siding_tile")):
        t = table(f"hand A01\n tracks contractors_red {space}", zones="CZ1 0 station 1", at="rent_any")
        t.play("choose_rent_city rackglen", "rent rackglen CZ1 red")
        assert t.asked() == f"0 {asked}"


def test_a_bonus_is_resolved_before_the_next_repetition() -> None:
    t = table(
        "at RM4\n tracks infrastructure_ravenshire 2", zones="RZ4 0 station 1", at="warehouse2",
    )  # fmt: skip
    t.play("choose_warehouse_zone RZ1")
    assert t.asked() == "0 choose_track"  # before the second warehouse
    t.play("choose_track coal", "choose_warehouse_zone RZ1")
    assert t.level("infrastructure_ravenshire") == 4


def test_r67_the_active_region_is_determined_when_an_effect_is_resolved() -> None:
    t = table(
        "at CM7\n hand A50 A48\n tracks contractors_red 7",
        zones="RZ1 0 station 1",
        at="rent_any",
    )
    t.play("choose_rent_city rackglen", "rent rackglen RZ1 red")
    t.play("choose_free_special A50", "choose_free_action move_3", "choose_target RM0")
    assert t.sees(0)["factions"][0]["region"] == "ravenshire"
    t = table("at RM4\n heroes C16 C09 C01 C02 C03", at="hero")
    assert t.moves("play_hero") == ["C09", "decline"]
