"""§9: the worked examples."""

from __future__ import annotations

import pytest

from tests.games.dwergar.table import new, table

RED, BLUE = 0, 1


@pytest.mark.parametrize(("furnaces", "heat", "left"), [(1, 0, "1 lit 1 unlit"), (2, 1, "2 unlit")])
def test_e1_mixed_heat(furnaces: int, heat: int, left: str) -> None:
    t = table("pool smelter\n heat 2\n furnaces 2 lit", spaces="gear engineer")
    t.play("place foreman gear", "raise 4")
    assert t.asked() == "0 pay_heat"
    assert t.sees(0)["decision"]["heat"] == 3
    assert t.moves("pay_heat") == ["1", "2"]
    t.play(f"pay_heat {furnaces}")
    assert t.heat() == heat
    assert t.furnaces() == left


def test_e2_mining() -> None:
    t = table("pool smelter blacksmith", spaces="mine_1 engineer")
    t.play("place smelter mine_1", "mine")
    assert t.on("mine_1") == "smelter"
    assert t.pool() == "engineer blacksmith foreman"
    assert t.cart("level_1") == "3 stone"


@pytest.mark.parametrize(
    ("dwarf", "furnaces", "heat"),
    [
        ("blacksmith", "4 lit", 0),
        ("smelter", "1 lit 3 unlit", 2),
        ("engineer", "1 lit 3 unlit", 0),
        ("foreman", "1 lit 3 unlit", 0),
    ],
)
def test_e3_bellows(dwarf: str, furnaces: str, heat: int) -> None:
    t = table("pool engineer blacksmith smelter\n furnaces 4 unlit")
    t.play(f"place {dwarf} bellows")
    assert t.furnaces() == furnaces
    assert t.heat() == heat


def test_e4_laboratory() -> None:
    t = table("pool engineer smelter\n supply 1 crystal")
    t.play("place engineer lab", "exchange crystal gold", "exchange gold iron", "exchange gold iron")
    assert t.supply() == "4 iron"
    assert t.asked() == "0 choose_action"
    t = table("pool engineer smelter\n supply 1 crystal")
    t.play("place smelter lab", "exchange crystal gold")
    assert t.asked() == "0 choose_action"  # only the first exchange is legal
    assert t.supply() == "2 gold"


def test_e5_forge_chain() -> None:
    t = table("pool engineer\n supply 1 stone\n heat 2")
    t.play("place engineer forge", "forge stone", "forge iron")
    assert t.supply() == "1 gold"
    assert t.heat() == 0


def test_e6_recovery() -> None:
    t = table("pool engineer\n supply 2 stone 1 iron", row="10")
    t.play("place engineer architect", "realise 10")
    assert t.supply() == "1 stone"
    assert t.vp() == 2
    assert t.heard(1, "recovered") == ["recovered 0 stone"]


@pytest.mark.parametrize(("realised", "kept"), [("realised 38", 2), ("", 0)])
def test_e7_eastern_quarter(realised: str, kept: int) -> None:
    t = table(f"heat 5\n {realised}", decks="eastern_quarter")
    t.play("end_turn")
    assert t.heat() == kept


def test_e8_silverbeard() -> None:
    t = table("pool blacksmith\n furnaces 3 unlit\n realised 28", token=0)
    t.play("place blacksmith bellows", "silverbeard heat2")
    assert t.furnaces() == "3 lit"
    assert t.heat() == 2
    assert t.truth()["silverbeard"] is None


def test_e9_four_player_deck() -> None:
    here = new(4).truth()
    assert len(here["row"]) == 5
    assert len(here["pile"]) == 31


def test_e10_built_in_level_1() -> None:
    t = table("pool smelter", "pool engineer", built_in="mine_1 0")
    t.play("place smelter mine_1", "mine", "end_turn", "1: place engineer mine_1", "mine")
    assert t.cart("level_1", RED) == "5 stone"
    assert t.cart("level_1", BLUE) == "3 stone"


def test_e11_two_furnaces() -> None:
    t = table("pool engineer\n supply 3 stone")
    t.play("place engineer stove_maker", "build", "build_second")
    assert t.furnaces() == "2 unlit"
    assert t.supply() == ""


def test_e12_new_shaft_scaling() -> None:
    t = table("pool blacksmith\n realised 10 11 12\n heat 9", spaces="forge engineer")
    t.play("place blacksmith forge", "develop 10", "develop 11", "develop 12")
    assert t.heard(1, "scored") == [f"scored 0 {points} developments" for points in (2, 4, 6)]


def test_e13_first_round() -> None:
    """Two players, from the first placement to the first event."""
    board = """
        mine_1 smelter; mine_2 engineer; mine_3 blacksmith; mine_4 smelter; lab engineer; bellows smelter;
        gear smelter; stove_maker engineer; forge blacksmith; architect smelter
    """
    t = table(
        "pool blacksmith\n supply 1 stone\n level_1 2 stone\n furnaces 2 unlit",
        "pool engineer\n supply 1 stone\n level_2 1 iron\n furnaces 2 unlit",
        spaces=board,
        events="47",
    )
    t.play("0: place foreman mine_3", "mine")
    assert (t.pool(RED), t.on("mine_3")) == ("blacksmith blacksmith", "")
    assert t.cart("level_3", RED) == "2 iron 1 gold foreman"
    t.play("0: place blacksmith bellows")
    assert (t.pool(RED), t.furnaces(RED)) == ("blacksmith smelter", "2 lit")
    t.play("0: place smelter gear", "raise 2")
    assert (t.vp(RED), t.supply(RED), t.furnaces(RED)) == (2, "3 stone", "1 lit 1 unlit")
    assert t.pool(RED) == "blacksmith smelter"
    assert t.cart("closed", BLUE) == "1 iron"
    assert t.cart("level_1", RED) == "2 iron 1 gold foreman"
    t.play("1: place foreman mine_4", "mine")
    assert (t.pool(BLUE), t.cart("level_4", BLUE)) == ("engineer smelter", "1 gold 1 crystal foreman")
    t.play("1: place engineer gear", "drop_stone closed", "raise 1")
    assert (t.supply(BLUE), t.supply(RED), t.vp(BLUE)) == ("2 stone 1 iron", "4 stone", 0)
    t.play("1: place smelter bellows")
    assert t.pool(BLUE) == "blacksmith smelter"
    # the round is over: event 47 has lifted once more, and the fire has spread
    assert t.heat(BLUE) == 0
    assert (t.supply(RED), t.pool(RED)) == ("4 stone 2 iron 1 gold", "blacksmith smelter foreman")
    assert (t.furnaces(RED), t.furnaces(BLUE)) == ("2 lit", "2 lit")
    assert t.truth()["round"] == 2
