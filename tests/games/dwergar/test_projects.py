"""§5.8 and §5.9: D4 realising, D5 recovering, D6 developing."""

from __future__ import annotations

from fajrant.games.dwergar.content import KIND, PROJECT
from fajrant.games.dwergar.rules.effects.prices import development_heat
from fajrant.games.dwergar.rules.projects import recoverable
from fajrant.games.dwergar.state import Dwergar
from tests.games.dwergar.table import table


def test_d4_affordable_projects_can_be_realised() -> None:
    t = table("pool smelter\n supply 2 stone 1 iron\n heat 1", row="10 11 12 1", decks="new_shaft western_quarter")
    t.play("place smelter architect")
    assert t.moves("realise") == ["10"]
    t.play("realise 10")
    assert (t.supply(), t.realised(), t.vp()) == ("", "10", 2)
    assert t.row() == "1 11 12"  # not refilled now


def test_d4_heat_is_part_of_the_cost() -> None:
    t = table("pool smelter\n supply 3 iron\n furnaces 1 lit", row="1")
    t.play("place smelter architect", "realise 1")
    assert t.furnaces() == "1 unlit"
    assert table("pool smelter\n supply 3 iron\n furnaces 1 unlit", row="1").at("architect", "smelter") == []


def test_d4_pieces_in_carts_cannot_pay() -> None:
    assert table("pool smelter\n closed 9 stone 9 iron", row="10 11").at("architect", "smelter") == []


def test_d4_the_discount_is_asked_if_there_is_a_choice() -> None:
    t = table("pool smelter\n supply 3 stone 2 iron\n developed 1", row="10")
    t.play("place smelter architect", "realise 10")
    assert t.asked() == "0 discount"
    assert t.moves("discount") == ["stone", "iron"]
    t.play("discount iron")
    assert t.supply() == "1 stone 2 iron"


def test_d4_a_single_payable_discount_is_not_asked() -> None:
    t = table("pool smelter\n supply 2 stone\n developed 1", row="10")
    t.play("place smelter architect", "realise 10")
    assert t.supply() == ""
    t = table("pool smelter\n supply 4 stone\n developed 1", row="12")
    t.play("place smelter architect", "realise 12")
    assert t.supply() == "1 stone"


def test_d5_choose_the_kind_that_comes_back() -> None:
    t = table("pool engineer\n supply 5 stone 2 iron", row="3")
    t.play("place engineer architect", "realise 3")
    assert t.asked() == "0 recover"
    assert t.moves("recover") == ["stone", "iron"]
    t.play("recover iron")
    assert t.supply() == "1 iron"


def test_d5_only_once() -> None:
    t = table("pool engineer\n supply 5 stone 2 iron\n heat 1", row="3")
    t.play("place engineer architect", "realise 3", "recover iron")
    assert t.sees(1)["action"]["recoverable"] == []


def test_d5_without_an_engineer_nothing_comes_back() -> None:
    t = table("pool smelter\n supply 5 stone 2 iron", row="3")
    t.play("place smelter architect", "realise 3")
    assert t.supply() == ""


def test_d5_heat_never_comes_back() -> None:
    t = table("pool engineer\n supply 1 gold\n heat 2", row="20", decks="golden_terraces")
    t.play("place engineer architect", "realise 20")
    assert (t.heat(), t.supply()) == (0, "")


def test_d6_at_the_architect_the_card_just_realised() -> None:
    t = table("pool smelter\n realised 11\n supply 2 stone 1 iron\n heat 4", row="10", decks="new_shaft")
    t.play("place smelter architect", "realise 10")
    assert t.moves() == ["develop 10", "done"]
    t.play("develop 10")
    assert (t.developed(), t.heat(), t.vp()) == ("10", 2, 4)


def test_d6_at_the_forge_a_blacksmith_develops_any_for_one_more_heat() -> None:
    t = table("pool blacksmith engineer\n realised 10 14 23\n heat 4", decks="new_shaft golden_terraces")
    t.play("place blacksmith forge")
    assert t.moves("develop") == ["10", "14"]
    t.play("develop 14")
    assert (t.heat(), t.developed()) == (0, "14")
    t = table("pool engineer\n realised 10\n heat 4\n supply 1 stone", decks="new_shaft")
    t.play("place engineer forge")
    assert t.moves("develop") == []


def test_d6_pieces_just_recovered_can_pay() -> None:
    t = table("pool engineer\n supply 2 stone 2 iron", row="35", decks="old_shaft")
    t.play("place engineer architect", "realise 35", "recover iron")
    assert t.supply() == "1 iron"


def test_r15_discounts_add_up_and_never_touch_heat() -> None:
    t = table("pool smelter\n supply 1 stone\n heat 1\n developed 1 21", row="2", decks="golden_terraces")
    t.play("place smelter architect")
    assert t.moves("realise") == ["2"]  # 1 heat, 1 stone, and the iron and the gold are free
    t.play("realise 2")
    assert (t.supply(), t.heat()) == ("", 0)
    assert table("pool smelter\n supply 1 stone\n developed 1 21", row="2").at("architect", "smelter") == []


def test_r15_discounts_are_for_realising_only() -> None:
    t = table("pool blacksmith\n supply 1 gold\n heat 9\n realised 9\n developed 1 21", decks="golden_terraces")
    t.play("place blacksmith forge")
    assert t.moves("develop") == []  # two stone and a gold, without a discount


def test_r15_discounts_never_go_below_zero() -> None:
    t = table("pool smelter\n supply 2 iron\n developed 1 21", row="11", seats=3)
    t.play("place smelter architect", "realise 11")
    assert t.supply() == "1 iron"


def test_r16_recovery_depends_on_the_printed_and_the_paid_cost() -> None:
    """Two gold are printed and one was discounted: the other comes back. A kind printed once does not."""
    t = table("pool engineer\n supply 1 gold\n developed 21", row="15", decks="golden_terraces new_shaft")
    t.play("place engineer architect", "realise 15")
    assert t.supply() == "1 gold"
    t = table("pool engineer\n supply 1 crystal", row="9")
    t.play("place engineer architect", "realise 9")
    assert t.supply() == ""


def test_r17_discounts_first_then_the_surcharge() -> None:
    """With ten other Old Shaft projects, card 34 would cost nothing, but one heat at the Forge."""
    t = table("pool blacksmith\n realised 34 28 29\n heat 9", decks="old_shaft")
    t.play("place blacksmith forge", "develop 34")
    assert t.heat() == 0  # 10 - 2 + 1
    t = table("pool blacksmith\n supply 1 iron\n realised 28 29 30 31 32 33 35 36\n heat 1", row="34")
    t.play("place blacksmith architect", "realise 34", "develop 34")
    assert t.developed() == "34"  # 10 - 8 - 2


def test_r17_the_surcharge_is_added_after_the_floor() -> None:
    """Tested on the function: no position has so large a discount together with a surcharge."""
    pos = table("").match.position
    assert isinstance(pos, Dwergar)
    clan = pos.clans[0]
    assert development_heat(clan, PROJECT.index["38"], 2, 1) == 1
    assert development_heat(clan, PROJECT.index["38"], 0, 1) == 2


def test_r16_a_fully_discounted_kind_cannot_come_back() -> None:
    pos = table("").match.position
    assert isinstance(pos, Dwergar)
    clan = pos.clans[0]
    card = PROJECT.index["14"]  # two iron and a gold
    assert recoverable(clan, card, (0, 1, 1, 0)) == 1 << KIND.index["iron"]
    assert recoverable(clan, card, (0, 0, 1, 0)) == 0


def test_r17_the_architects_discount_never_goes_below_zero() -> None:
    t = table("pool blacksmith\n supply 3 stone\n heat 3", row="38", decks="eastern_quarter")
    t.play("place blacksmith architect", "realise 38")
    assert t.developed() == ""  # the iron is missing
    t = table("pool blacksmith\n supply 3 stone 1 iron\n heat 3", row="38", decks="eastern_quarter")
    t.play("place blacksmith architect", "realise 38", "develop 38")
    assert (t.heat(), t.supply()) == (0, "")


def test_r28_end_bonuses_count_printed_costs_and_themselves() -> None:
    t = table("realised 41\n developed 25 26 6", decks="golden_terraces eastern_quarter western_quarter", seats=3)
    bonuses = t.sees(0)["clans"][0]["bonuses"]
    assert bonuses == {"6": 3, "25": 3, "26": 4}


def test_r29_the_foundry_counts_the_printed_gold() -> None:
    t = table("pool smelter\n supply 1 stone 1 iron\n heat 1\n developed 20 21", row="2", decks="golden_terraces")
    t.play("place smelter architect", "realise 2")
    assert t.heard(None, "scored") == ["scored 0 1 developments"]  # although the gold was discounted
    t = table("realised 9\n developed 20", at="free", decks="golden_terraces western_quarter")
    t.play("free_development 9")
    assert t.vp() == 4 + 1  # although nothing was paid


def test_r30_the_clubs_develop_for_one_heat() -> None:
    for card in ("2", "3", "4"):
        t = table(f"pool blacksmith\n realised {card}\n heat 2", spaces="forge engineer")
        t.play("place blacksmith forge", f"develop {card}")
        assert (t.heat(), t.vp()) == (0, 1)


def test_r31_an_empty_pile_leaves_the_row_short() -> None:
    t = table("", row="10", pile="11", decks="new_shaft western_quarter")
    t.play("end_turn")
    assert t.row() == "10 11"
    t.play("end_turn", "end_turn", "end_turn")
    assert t.row() == "10 11"
    assert t.asked() == "0 choose_action"


def test_one_project_per_action() -> None:
    t = table("pool smelter\n supply 9 stone 9 iron", row="10 11")
    t.play("place smelter architect", "realise 10")
    assert t.asked() == "0 choose_action"  # no heat to develop it
