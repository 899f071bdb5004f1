"""§5.2, §5.3 and §5.11: carts, the lift, foremen, built-in furnaces."""

from __future__ import annotations

import pytest

from tests.games.dwergar.table import POSITIONS, USUAL, table

COST = {
    "mine_1": ("2 stone", 2),
    "mine_2": ("2 iron", 3),
    "mine_3": ("1 iron 1 gold", 4),
    "mine_4": ("2 gold", 5),
    "lab": ("1 gold", 4),
    "bellows": ("2 iron", 4),
    "gear": ("2 iron", 4),
    "stove_maker": ("3 stone", 3),
    "forge": ("1 iron 1 gold", 5),
    "architect": ("2 gold", 6),
}


@pytest.mark.parametrize(
    ("level", "plain", "extra"),
    [
        (1, "3 stone", "5 stone"),
        (2, "1 stone 2 iron", "1 stone 3 iron"),
        (3, "2 iron 1 gold", "2 iron 2 gold"),
        (4, "1 gold 1 crystal", "2 gold 1 crystal"),
    ],
)
def test_yields_of_the_levels(level: int, plain: str, extra: str) -> None:
    for built_in, load in (("", plain), (f"mine_{level} 0", extra), (f"mine_{level} 1", plain)):
        t = table("pool smelter", built_in=built_in)
        t.play(f"place smelter mine_{level}", "mine")
        assert t.cart(f"level_{level}") == load


def test_r1_the_lift_has_five_tiles() -> None:
    """A tile emptied at the surface comes back at the bottom."""
    t = table("pool blacksmith\n closed 1 stone\n level_1 1 iron\n level_4 1 crystal", "level_1 1 gold")
    t.play("place blacksmith gear", "raise 1")
    assert t.supply() == "1 stone"
    assert [t.cart(position) for position in POSITIONS] == ["1 iron", "", "", "1 crystal", ""]
    assert t.cart("closed", 1) == "1 gold"


def test_r1_lifts_to_the_surface() -> None:
    for lifts, position in enumerate(POSITIONS, start=1):
        t = table(f"pool blacksmith\n heat 4\n {position} 1 gold foreman")
        t.play("place blacksmith gear", f"raise {lifts}")
        assert t.supply() == "1 gold"
        assert t.pool().endswith("foreman")


def test_r6_the_foreman_also_boards_a_full_cart() -> None:
    t = table("level_2 1 stone")
    t.play("place foreman mine_2")
    assert t.cart("level_2") == "1 stone foreman"
    assert t.on("mine_2") == ""
    assert t.left() == 2
    assert t.heard(None, "boarded") == ["boarded 0 level_2"]


def test_r6_the_foreman_boards_without_mining() -> None:
    t = table("")
    t.play("place foreman mine_4", "done")
    assert t.cart("level_4") == "foreman"


def test_a_worker_stays_on_the_mine_space() -> None:
    t = table("pool smelter")
    t.play("place smelter mine_4", "mine")
    assert t.on("mine_4") == "smelter"
    assert t.cart("level_4") == "1 gold 1 crystal"


def test_r7_a_foreman_alone_does_not_fill_a_cart() -> None:
    t = table("pool smelter\n level_3 foreman")
    t.play("place smelter mine_3", "mine")
    assert t.cart("level_3") == "2 iron 1 gold foreman"
    t = table("pool smelter", "level_1 foreman")
    t.play("place smelter gear", "raise 1")
    assert t.vp() == 0  # and he does not count as a resource on the lift


def test_any_resource_fills_a_cart() -> None:
    t = table("pool smelter\n level_3 1 stone")
    t.play("place smelter mine_3")
    assert t.cart("level_3") == "1 stone"
    assert t.asked() == "0 choose_action"


@pytest.mark.parametrize("space", list(USUAL))
def test_building_in(space: str) -> None:
    price, points = COST[space]
    t = table(f"supply {price}\n furnaces 1 lit 2 unlit")
    t.play(f"place foreman {space}")
    assert t.moves("build_in") == ["lit", "unlit"]
    lit = t.clan()["lit"]
    t.play("build_in lit")
    assert t.owner(space) == 0
    assert t.vp() == points
    assert t.supply() == ""
    assert t.clan()["lit"] == lit - 1
    assert t.points()[2] == points


def test_only_the_foreman_builds_in_and_only_once() -> None:
    clan = "pool smelter\n supply 4 stone\n furnaces 2 unlit"
    t = table(clan)
    t.play("place smelter mine_1")
    assert t.moves("build_in") == []
    for owner in (0, 1):
        t = table(clan, built_in=f"mine_1 {owner}")
        t.play("place foreman mine_1")
        assert t.moves("build_in") == []
    t = table("supply 4 stone")
    t.play("place foreman mine_1")
    assert t.moves("build_in") == []  # no furnace


def test_r12_a_pure_swap_gives_the_owner_heat() -> None:
    t = table("pool engineer", "", built_in="architect 1; mine_1 1")
    t.play("place engineer architect")
    assert t.heat(1) == 1
    t.play("place foreman mine_1", "done")
    assert t.heat(1) == 1  # not in the mine
    t = table("pool engineer", built_in="architect 0")
    t.play("place engineer architect")
    assert t.heat(0) == 0  # not for the own placement


def test_r12_the_heat_comes_before_the_window() -> None:
    t = table("pool engineer\n supply 1 gold", "", built_in="lab 1")
    t.play("place engineer lab")
    assert t.heat(1) == 1
    assert t.asked() == "0 action_window"


def test_r23_a_built_in_furnace_gives_nothing_in_the_same_action() -> None:
    t = table("pool smelter\n supply 2 stone\n furnaces 1 unlit")
    t.play("place foreman mine_1", "build_in unlit", "mine")
    assert t.cart("level_1") == "3 stone foreman"
    t = table("pool smelter\n supply 2 stone\n furnaces 1 unlit\n level_1 1 stone\n heat 1")
    t.play("place foreman mine_1", "build_in unlit", "place smelter gear", "raise 2", "place smelter mine_1", "mine")
    assert t.cart("level_1") == "5 stone"


def test_r32_carts_of_absent_colours_do_not_exist() -> None:
    t = table("pool engineer", seats=3)
    t.play("place engineer gear", "drop_stone level_2")
    assert [t.cart("level_2", seat) for seat in range(3)] == ["1 stone"] * 3
    assert len(t.truth()["clans"]) == 3


def test_r35_resources_are_unlimited() -> None:
    t = table("pool smelter\n supply 90 stone 40 crystal\n closed 20 gold")
    t.play("place smelter gear", "raise 1")
    assert t.supply() == "90 stone 20 gold 40 crystal"


def test_r39_extra_yield_belongs_to_mining() -> None:
    """Dropped stone gets none, and two sources give it only once."""
    t = table("pool engineer\n developed 3", built_in="mine_1 0; mine_2 0", event="58")
    t.play("place engineer gear", "drop_stone level_1", "done", "place foreman mine_2", "mine")
    assert t.cart("level_1") == "1 stone"
    assert t.cart("level_2") == "1 stone 3 iron foreman"


def test_r43_a_furnace_just_built_can_be_built_in() -> None:
    t = table("supply 6 stone")
    t.play("place foreman stove_maker", "build", "build_in unlit")
    assert t.owner("stove_maker") == 0
    assert t.furnaces() == ""
    assert t.reserve() == 7
