"""D3 and D7: the action window on the ten spaces."""

from __future__ import annotations

import pytest

from fajrant.games.dwergar.content import BOX
from tests.games.dwergar.table import GUILDS, Table, table

RICH = "supply 9 stone 9 iron 9 gold 9 crystal\n furnaces 2 unlit\n"


def test_d3_a_window_offers_what_is_legal_until_done() -> None:
    t = table("pool smelter\n supply 2 iron")
    assert t.at("lab", "smelter") == ["exchange iron stone", "done"]
    t.play("done")
    assert t.asked() == "0 choose_action"
    assert t.supply() == "2 iron"


def test_d3_a_window_with_nothing_to_do_closes_by_itself() -> None:
    t = table("pool smelter")
    assert t.at("mine_1", "smelter") == ["mine", "done"]
    t = table("pool smelter\n level_1 1 stone")
    assert t.at("mine_1", "smelter") == []
    assert t.left() == 2


def test_d3_the_options_of_each_space() -> None:
    clan = "pool engineer blacksmith smelter\n" + RICH + "heat 2"
    assert table(clan, row="10 11").at("gear", "blacksmith") == ["raise 1", "raise 2", "raise 3", "done"]
    assert table(clan, row="10 11").at("stove_maker", "blacksmith") == ["build", "done"]
    assert table(clan, row="10 11").at("stove_maker", "engineer") == ["build", "build_second", "done"]
    assert table(clan, row="10 11").at("bellows", "engineer") == []
    assert table(clan, row="10 11").at("forge", "engineer") == ["forge stone", "forge iron", "forge gold", "done"]
    assert table(clan, row="10 11").at("architect", "smelter") == ["realise 10", "realise 11", "done"]
    assert table(clan, row="10 11").at("lab", "engineer") == [
        "exchange iron stone",
        "exchange gold iron",
        "exchange gold stone",
        "exchange crystal gold",
        "exchange crystal iron",
        "done",
    ]


def test_the_laboratory_table() -> None:
    for trade, supply in {
        "iron stone": "2 stone",
        "gold iron": "2 iron",
        "gold stone": "3 stone",
        "crystal gold": "2 gold",
        "crystal iron": "3 iron",
    }.items():
        t = table(f"pool smelter\n supply 1 {trade.split()[0]}")
        t.play("place smelter lab", f"exchange {trade}")
        assert t.supply() == supply


def test_the_laboratorys_smelter() -> None:
    t = table("pool smelter\n furnaces 2 unlit")
    t.play("place smelter lab")
    assert (t.furnaces(), t.heat()) == ("1 lit 1 unlit", 1)


def test_the_stove_makers_blacksmith_lights_a_furnace_just_built() -> None:
    t = table("pool blacksmith\n supply 3 stone")
    t.play("place blacksmith stove_maker", "build")
    assert t.furnaces() == "1 lit"
    assert t.reserve() == 7


def test_each_price_builds_one_furnace() -> None:
    t = table("pool engineer\n supply 20 stone")
    t.play("place engineer stove_maker", "build")
    assert t.moves() == ["build_second", "done"]
    t.play("build_second")
    assert t.asked() == "0 choose_action"
    assert t.supply() == "17 stone"


def test_r50_furnaces_cost_two_stone_and_one() -> None:
    price = BOX["stove_maker"]
    assert (price["base_price"], price["bonus_price"]) == ({"stone": 2}, {"stone": 1})
    assert table("pool smelter\n supply 1 stone").at("stove_maker", "smelter") == []
    assert table("pool smelter\n supply 2 stone").at("stove_maker", "smelter") == ["build", "done"]


def test_without_a_reserve_nothing_can_be_built() -> None:
    assert table("pool engineer\n supply 9 stone\n furnaces 4 lit 4 unlit").at("stove_maker", "engineer") == []


def test_d7_levels_cost_heat() -> None:
    t = table("pool blacksmith\n heat 2\n furnaces 1 lit")
    assert t.at("gear", "blacksmith") == ["raise 1", "raise 2", "raise 3", "raise 4", "done"]
    assert t.asked() == "0 lift"
    t.play("raise 3", "pay_heat 0")
    assert t.heat() == 0
    assert len(t.heard(None, "lifted")) == 3
    assert t.asked() == "0 choose_action"  # once per action


def test_d7_the_engineer_drops_a_stone_before_or_after() -> None:
    t = table("pool engineer", "", "closed 1 gold")
    t.play("place engineer gear", "raise 1", "drop_stone closed")
    assert [t.cart("closed", seat) for seat in range(3)] == ["1 stone"] * 3
    assert t.supply(2) == "1 gold"
    t = table("pool engineer", "", "closed 1 gold")
    t.play("place engineer gear", "drop_stone closed")
    assert t.moves() == ["raise 1", "done"]
    t.play("raise 1")
    assert [t.supply(seat) for seat in range(3)] == ["1 stone", "1 stone", "1 stone 1 gold"]


def test_r8_a_bonus_works_without_the_base_action() -> None:
    t = table("pool engineer\n supply 1 stone")
    assert t.at("stove_maker", "engineer") == ["build_second", "done"]
    t.play("build_second")
    assert (t.supply(), t.furnaces()) == ("", "1 unlit")


def test_r9_a_foreman_of_several_specialities_has_both_bonuses() -> None:
    t = table("developed 3 4\n furnaces 2 unlit\n supply 1 crystal")
    t.play("place foreman lab")
    assert (t.furnaces(), t.heat()) == ("1 lit 1 unlit", 1)
    t.play("exchange crystal gold", "exchange gold iron", "exchange gold iron")
    assert t.supply() == "4 iron"
    t = table("developed 4\n supply 1 crystal")
    t.play("place foreman lab", "exchange crystal gold")
    assert t.asked() == "0 choose_action"


def test_r10_base_action_and_bonuses_in_any_order() -> None:
    """At the Forge, exchanges and developments alternate."""
    t = table("pool blacksmith\n realised 11 41\n supply 3 stone 1 iron\n heat 9", decks="new_shaft eastern_quarter")
    t.play("place blacksmith forge", "forge stone", "develop 41")
    t.play("forge stone", "pay_heat 0", "develop 11", "pay_heat 0")
    assert t.developed() == "41 11"
    assert t.supply() == "1 stone 1 iron"


def test_r10_the_foreman_builds_in_before_or_after() -> None:
    for order in (["build_in unlit", "exchange crystal gold"], ["exchange crystal gold", "build_in unlit"]):
        t = table("supply 1 gold 1 crystal\n furnaces 2 unlit")
        t.play("place foreman lab", *order)
        assert t.supply() == "2 gold"
        assert t.owner("lab") == 0


def test_r13_with_event_48_every_level_costs_heat() -> None:
    t = table("pool blacksmith\n heat 2", event="48")
    assert t.at("gear", "blacksmith") == ["raise 1", "raise 2", "done"]
    t.play("raise 2")
    assert t.heat() == 0
    assert table("pool blacksmith", event="48").at("gear", "blacksmith") == []


def test_r14_levels_score_while_the_lift_is_loaded() -> None:
    t = table("pool smelter\n heat 4\n closed 1 stone", "level_1 foreman")
    t.play("place smelter gear", "raise 5")
    assert t.vp() == 1
    t = table("pool smelter\n heat 4", "level_2 1 gold")  # any player's cart counts
    t.play("place smelter gear", "raise 5")
    assert t.vp() == 3
    assert t.heard(None, "scored") == ["scored 0 3 lift"]


def test_r14_without_the_bonus_there_are_no_points() -> None:
    t = table("pool blacksmith\n closed 1 stone")
    t.play("place blacksmith gear", "raise 1")
    assert t.vp() == 0


@pytest.mark.parametrize("dwarf", ["engineer", "foreman"])
def test_r18_the_token_gives_a_bonus_that_the_dwarf_lacks(dwarf: str) -> None:
    t = table("pool engineer\n furnaces 1 unlit", token=0, decks="old_shaft")
    t.play(f"place {dwarf} bellows")
    assert t.moves("silverbeard") == ["heat2"]  # light_all would do nothing: no furnace is unlit
    t.play("silverbeard heat2")
    assert t.heat() == 2
    assert t.truth()["silverbeard"] is None


def test_r18_the_token_never_doubles_a_bonus() -> None:
    t = table("pool smelter\n furnaces 3 unlit", token=0, decks="old_shaft")
    t.play("place smelter bellows")
    assert t.moves("silverbeard") == ["light_all"]


def test_r18_the_token_cannot_be_used_in_the_mine() -> None:
    assert table("pool smelter\n level_1 1 stone", token=0, decks="old_shaft").at("mine_1", "smelter") == []


def test_r18_an_unused_token_comes_back_each_round() -> None:
    t = table("", "realised 28", token=0, decks="old_shaft", turn=1)
    t.play("end_turn")
    assert t.truth()["silverbeard"] == 1
    assert t.heard(None, "token_given", "token_returned") == ["token_returned 0", "token_given 1"]


def test_r18_the_token_can_be_used_in_a_bonus_turn() -> None:
    t = table("pool engineer\n furnaces 3 unlit", token=0, at="bonus", decks="old_shaft")
    t.play("place engineer bellows", "silverbeard light_all")
    assert t.furnaces() == "3 lit"


@pytest.mark.parametrize(
    ("clan", "dwarf", "space", "offered"),
    [
        ("furnaces 1 lit\n heat 10", "engineer", "bellows", []),
        ("furnaces 2 unlit\n heat 10", "engineer", "bellows", ["light_all"]),
        ("furnaces 1 lit\n heat 10", "engineer", "lab", []),
        ("furnaces 1 unlit\n heat 10", "engineer", "lab", ["light1_heat1"]),
        ("supply 3 stone", "smelter", "lab", []),
        ("supply 1 iron", "smelter", "lab", ["two_more_exchanges"]),
        ("", "blacksmith", "gear", ["vp_per_level", "stone_to_level"]),
        ("supply 1 iron", "smelter", "stove_maker", []),
        ("supply 1 stone\n furnaces 1 unlit", "smelter", "stove_maker", ["second_furnace", "light_one"]),
        ("heat 10", "engineer", "forge", []),
        ("heat 9\n realised 28", "engineer", "forge", ["develop_projects", "heat1"]),
        ("", "smelter", "architect", []),
    ],
)
def test_the_token_is_offered_where_it_helps(clan: str, dwarf: str, space: str, offered: list[str]) -> None:
    t = table(f"pool engineer blacksmith smelter\n {clan}", token=0, decks="old_shaft")
    t.play(f"place {dwarf} {space}")
    assert t.moves("silverbeard") == offered


def test_the_token_lights_a_furnace_as_the_stove_makers_window_closes() -> None:
    t = table("pool engineer\n supply 2 stone\n furnaces 1 unlit", token=0, decks="old_shaft")
    t.play("place engineer stove_maker", "silverbeard light_one")
    assert t.furnaces() == "1 unlit"
    t.play("build")
    assert t.furnaces() == "1 lit 1 unlit"


def test_r37_a_bonus_applies_only_from_now_on() -> None:
    t = table("pool engineer\n closed 1 stone", token=0, decks="old_shaft", spaces="gear blacksmith")
    t.play("place engineer gear", "raise 1")
    assert t.moves("silverbeard") == []
    t = table("pool engineer\n closed 1 stone", token=0, decks="old_shaft")
    t.play("place engineer gear", "silverbeard vp_per_level", "raise 1")
    assert t.vp() == 1


def test_r37_at_the_architect_after_the_realisation() -> None:
    t = table("pool smelter\n supply 2 stone 1 iron\n heat 2", token=0, row="10", decks="old_shaft new_shaft")
    t.play("place smelter architect")
    assert t.moves("silverbeard") == []
    t.play("realise 10")
    assert t.moves() == ["develop 10", "silverbeard recover_resource", "silverbeard develop_discount", "done"]
    t.play("silverbeard develop_discount", "develop 10")
    assert t.heat() == 2
    t = table("pool smelter\n supply 2 stone 1 iron", token=0, row="10", decks="old_shaft new_shaft")
    t.play("place smelter architect", "realise 10", "silverbeard recover_resource")
    assert t.supply() == "1 stone"


def test_r41_a_pure_swap_still_brings_free_gains() -> None:
    t = table("pool smelter\n furnaces 2 unlit\n supply 1 iron")
    t.play("place smelter lab", "done")
    assert (t.furnaces(), t.heat(), t.supply()) == ("1 lit 1 unlit", 1, "1 iron")


def test_r42_no_more_than_five_levels() -> None:
    t = table("pool blacksmith\n heat 9")
    t.play("place blacksmith gear")
    assert t.moves("raise") == ["1", "2", "3", "4", "5"]


def test_r42_another_speciality_is_offered_only_if_it_matters() -> None:
    t = table("pool engineer\n heat 1\n developed 44", decks="eastern_quarter")
    changed = [move for move in t.moves("place") if len(move.split()) == 3]
    assert changed == [
        "engineer lab smelter",
        "engineer bellows blacksmith",
        "engineer bellows smelter",
        "engineer gear smelter",
        "engineer stove_maker blacksmith",
        "engineer forge blacksmith",
        "engineer forge smelter",
        "engineer architect blacksmith",
        "foreman lab engineer",
        "foreman lab smelter",
        "foreman bellows blacksmith",
        "foreman bellows smelter",
        "foreman gear engineer",
        "foreman gear smelter",
        "foreman stove_maker engineer",
        "foreman stove_maker blacksmith",
        "foreman forge blacksmith",
        "foreman forge smelter",
        "foreman architect engineer",
        "foreman architect blacksmith",
    ]
    assert not any(move.startswith("engineer lab ") for move in with_closed_lab().moves("place"))


def with_closed_lab() -> Table:
    return table("pool engineer\n heat 1\n developed 44", decks="eastern_quarter", event="57")


def test_guild_spaces_have_two_bonuses_each() -> None:
    t = table("pool engineer blacksmith smelter")
    assert list(t.sees(0)["spaces"])[4:] == GUILDS
