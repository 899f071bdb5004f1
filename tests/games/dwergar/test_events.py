"""§2.6 and §6.1: the fifteen events, how long they last, and the fire."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.dwergar.table import Table, table


def reveal(event: str, *clans: str, row: str = "", pile: str = "...", seats: int = 0) -> Table:
    """The last player ends the round, and the event is revealed."""
    seats = seats or max(2, len(clans))
    t = table(*clans, events=event, turn=seats - 1, row=row, pile=pile, seats=seats)
    t.play("end_turn")
    assert t.heard(None, "event_revealed") == [f"event_revealed {event}"]
    return t


def test_event_46_boiler_explosion() -> None:
    t = reveal("46", "", "", "heat 9")
    assert [t.heat(seat) for seat in range(3)] == [2, 2, 2]  # the last seat had already lost its heat


def test_event_47_gear_start_up() -> None:
    t = reveal("47", "closed 1 gold", "level_1 1 iron foreman")
    assert t.supply(0) == "1 gold"
    assert t.cart("closed", 1) == "1 iron foreman"
    assert t.vp(0) == 0


def test_event_48_gear_failure() -> None:
    t = table("pool smelter\n heat 1\n closed 1 iron", event="48")
    assert t.at("gear", "smelter") == ["raise 1", "done"]
    t.play("raise 1")
    assert (t.heat(), t.vp()) == (0, 1)  # the bonuses still work


def test_event_49_floor_heating() -> None:
    for event, points in (("49", 6), ("48", 4)):
        t = table("supply 1 gold\n furnaces 1 unlit", event=event)
        t.play("place foreman lab", "build_in unlit")
        assert t.vp() == points
    t = table("supply 2 stone\n furnaces 1 unlit", event="49")
    t.play("place foreman mine_1", "build_in unlit", "done")
    assert t.vp() == 2  # guild spaces only


def test_event_50_miners_hit_200() -> None:
    t = reveal("50", "closed 1 gold\n level_1 2 stone", "level_1 1 iron foreman")
    assert t.supply(0) == "2 stone 1 gold"
    assert (t.supply(1), t.pool(1).split()[-1]) == ("1 iron", "foreman")


def test_event_51_safety_training() -> None:
    t = reveal("51")
    assert t.left() == 2
    t.play("end_turn")
    assert t.left() == 2
    t.play("end_turn")
    assert t.left() == 3  # only in that round


def test_event_52_chief_architect_changes_plans() -> None:
    t = reveal("52", row="10 11 12 13 1", pile="2 3 4 5 6 7")
    assert len(t.row().split()) == 5
    gone = t.heard(None, "projects_discarded")[0].split()[1].split("+")
    assert len(gone) == 2
    assert set(gone) <= {"10", "11", "12", "13", "1"}
    assert set(gone) <= set(t.truth()["discarded"])
    assert {"2", "3"} <= set(t.row().split())
    kinds = [line.split()[0] for line in t.heard(None, "projects_discarded", "projects_laid", "round_began")]
    assert kinds == ["projects_discarded", "projects_laid", "round_began"]


def test_event_52_discards_at_random() -> None:
    discards = set()
    for world in table(row="10 11 12 13 1", pile="2 3 4", turn=1, events="52").worlds(0, 150):
        world.play("end_turn")
        if world.truth()["seen"][-1] == "52":
            discards.add(world.heard(None, "projects_discarded")[0])
    assert len(discards) > 1


def test_r33_event_52_with_a_short_row() -> None:
    t = reveal("52", row="10 11 12", pile="")
    assert len(t.row().split()) == 1
    t = reveal("52", row="10", pile="")
    assert t.row() == ""


def test_event_53_boiler_house_overheating() -> None:
    t = reveal("53", "closed 1 gold")
    assert (t.supply(0), t.heat(0), t.heat(1)) == ("1 gold", 1, 1)


def test_event_54_crushing_head_failure() -> None:
    t = reveal("54", "level_3 1 gold")
    assert (t.cart("level_3", 0), t.cart("level_3", 1)) == ("1 stone 1 gold", "1 stone")
    assert (t.heat(0), t.heat(1)) == (1, 1)


def test_event_55_mine_cave_in() -> None:
    t = reveal("55", "level_1 1 stone")
    assert [t.cart(position, 0) for position in ("level_1", "level_2", "level_3")] == ["2 stone", "1 stone", ""]
    assert (t.cart("level_2", 1), t.heat(0)) == ("1 stone", 0)


def test_event_56_shaft_maintenance() -> None:
    t = table("pool smelter\n level_1 1 iron", event="56")
    t.play("place smelter mine_1", "place foreman mine_2", "done")
    assert t.supply() == "2 stone"  # even without mining, and for a foreman
    t.play("place engineer lab" if "place engineer lab" in t.moves() else "place smelter lab")
    assert t.heard(None, "gained") == ["gained 0 1_stone", "gained 0 1_stone"]


def test_event_57_chief_alchemist_goes_boom() -> None:
    t = table("pool engineer smelter\n supply 1 crystal\n furnaces 1 unlit", event="57", token=0, decks="old_shaft")
    assert t.at("lab", "engineer")[-1] == "done"
    assert t.moves("silverbeard") == []
    t.play("exchange crystal gold")
    assert t.asked() == "0 choose_action"
    t.play("place smelter lab", "done")
    assert (t.heat(), t.furnaces()) == (0, "1 unlit")


def test_event_58_new_crystal_veins() -> None:
    t = table("pool smelter", event="58")
    t.play("place foreman mine_4", "mine", "place smelter mine_1", "mine")
    assert t.cart("level_4") == "2 gold 1 crystal foreman"
    assert t.cart("level_1") == "3 stone"


@pytest.mark.parametrize(("space", "heat"), [("lab", 1), ("stove_maker", 1), ("gear", 0)])
def test_event_59_hot_steam_pipes(space: str, heat: int) -> None:
    t = table("pool blacksmith", event="59")
    t.play(f"place blacksmith {space}")
    assert t.heat() == heat


def test_event_60_off_to_work_we_go() -> None:
    t = reveal("60", "closed 1 gold\n pool smelter")
    assert t.supply(0) == "1 gold"
    t.play("place foreman mine_1", "done")
    assert t.vp() == 0  # not the foreman, and the space was held
    t.play("place smelter mine_1", "done")
    assert t.vp() == 1


def test_r19_fire_spreads_by_one_furnace() -> None:
    t = reveal("46", "furnaces 1 lit 3 unlit", "furnaces 3 unlit", "furnaces 2 lit")
    assert [t.furnaces(seat) for seat in range(3)] == ["2 lit 2 unlit", "3 unlit", "2 lit"]
    assert t.heard(None, "fire_spread") == ["fire_spread 0"]


def test_r19_fire_spreads_after_the_event_and_after_the_last_round() -> None:
    t = reveal("46", "furnaces 1 lit 3 unlit")
    kinds = [line.split()[0] for line in t.heard(None, "event_revealed", "heated", "fire_spread")]
    assert kinds == ["event_revealed", "heated", "heated", "fire_spread"]
    t = table("furnaces 1 lit 3 unlit\n realised 1", round=10, turn=1)
    t.play("end_turn")
    assert t.furnaces(0) == "2 lit 2 unlit"
    assert t.asked() == "0 bonus_actions"


def test_r20_an_event_lasts_for_one_round() -> None:
    t = reveal("57", "pool smelter\n supply 1 iron")
    assert t.sees(0)["event"] == "57"
    assert t.sees(0)["lasting"] is True
    t.play("end_turn", "end_turn")
    assert t.sees(0)["event"] != "57"


def test_r20_no_event_in_bonus_turns() -> None:
    t = table("pool smelter\n realised 1", event="51", round=10, turn=1)
    t.play("end_turn")
    assert t.asked() == "0 bonus_actions"
    assert t.left() == 3
    assert t.sees(0)["event"] is None


def test_every_event_has_its_test() -> None:
    named = {int(event) for event in re.findall(r"def test_event_(\d+)_", Path(__file__).read_text("utf-8"))}
    assert named == set(range(46, 61))
