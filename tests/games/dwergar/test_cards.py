"""§2.5: the cost, points and effect of each of the 45 projects."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fajrant.games.dwergar.content import BOX
from tests.games.dwergar.table import Table, table

ROWS = {str(row["number"]): row for row in BOX["projects"]}
ALL = "supply 20 stone 20 iron 20 gold 20 crystal\n heat 10\n furnaces 2 lit 2 unlit\n"


def forge(card: str, clan: str = ALL, *others: str) -> Table:
    """Seat 0 develops a project at the Forge, paying heat from the track first."""
    t = table(f"pool blacksmith\n realised {card}\n {clan}", *others, spaces="forge engineer")
    t.play("place blacksmith forge", f"develop {card}")
    while t.asked() == "0 pay_heat":
        t.play(t.moves()[0])
    return t


def gained(card: str, clan: str = ALL) -> str:
    """The pieces gained when a project is developed."""
    t = forge(card, clan)
    return ", ".join([line.removeprefix("gained ") for line in t.heard(None, "gained")])


def end_points(t: Table, card: str, seat: int = 0) -> int:
    points: int = t.sees(None)["clans"][seat]["bonuses"][card]
    return points


# ---------------------------------------------------------------- costs and points of all


@pytest.mark.parametrize("card", list(ROWS))
def test_realising_has_the_printed_cost_and_points(card: str) -> None:
    row = ROWS[card]
    t = table("pool smelter\n" + ALL, row=card)
    t.play("place smelter architect", f"realise {card}")
    if t.asked() == "0 pay_heat":
        t.play(t.moves()[0])
    left = dict(zip(["stone", "iron", "gold", "crystal"], t.clan()["supply"], strict=True))
    assert {kind: 20 - count for kind, count in left.items() if count < 20} == {
        kind: count for kind, count in row["cost"].items() if kind != "heat"
    }
    assert 10 - t.heat() == row["cost"].get("heat", 0)
    assert (t.vp(), t.realised()) == (row["vp"], card)


@pytest.mark.parametrize("card", [card for card, row in ROWS.items() if row["effect"]["kind"] != "pay_heat_for_vp"])
def test_developing_has_the_printed_cost_and_points(card: str) -> None:
    row = ROWS[card]
    t = forge(card)
    paid = [line.split()[2] for line in t.heard(None, "paid_heat")]
    assert sum(map(int, paid)) == row["dev_cost"].get("heat", 0) + 1
    own = row["effect"] if row["effect"]["kind"] == "gain" else {}
    for number, kind in enumerate(["stone", "iron", "gold", "crystal"]):
        assert t.clan()["supply"][number] == 20 - row["dev_cost"].get(kind, 0) + own.get(kind, 0)
    assert t.heard(None, "developed") == [f"developed 0 {card} {row['dev_vp']}"]
    assert (t.developed(), t.realised()) == (card, "")


# ---------------------------------------------------------------- Western Quarter


def test_card_1_saves_a_stone_or_an_iron() -> None:
    t = table("pool smelter\n supply 1 stone 1 iron\n developed 1", row="10 11", decks="new_shaft")
    t.play("place smelter architect")
    assert t.moves("realise") == ["10", "11"]
    t.play("realise 11")
    assert t.supply() == "1 stone"


@pytest.mark.parametrize(
    ("card", "dwarf", "other"),
    [(2, "blacksmith", "smelter"), (3, "engineer", "blacksmith"), (4, "smelter", "engineer")],
)
def test_clubs_give_extra_yield_to_their_specialists(card: int, dwarf: str, other: str) -> None:
    for level, load in ((1, "5 stone"), (4, "2 gold 1 crystal")):
        for placed in (dwarf, "foreman"):
            t = table(f"pool {dwarf} {other}\n developed {card}")
            t.play(f"place {placed} mine_{level}", "mine")
            assert t.cart(f"level_{level}").removesuffix(" foreman") == load
    t = table(f"pool {dwarf} {other}\n developed {card}")
    t.play(f"place {other} mine_1", "mine")
    assert t.cart("level_1") == "3 stone"


def test_card_2_the_foreman_is_a_blacksmith() -> None:
    t = table("developed 2\n furnaces 3 unlit")
    t.play("place foreman bellows")
    assert t.furnaces() == "3 lit"
    t = table("realised 2\n furnaces 3 unlit")  # not before it is developed
    t.play("place foreman bellows")
    assert t.furnaces() == "1 lit 2 unlit"


def test_card_3_the_foreman_is_an_engineer() -> None:
    t = table("developed 3\n supply 5 stone")
    t.play("place foreman stove_maker", "build", "build_second")
    assert t.furnaces() == "2 unlit"


def test_card_4_the_foreman_is_a_smelter() -> None:
    t = table("developed 4")
    t.play("place foreman bellows")
    assert t.heat() == 2


def test_card_5_private_conveyor() -> None:
    assert gained("5") == "0 2_stone+1_iron"


def test_card_6_northern_wall() -> None:
    t = table("realised 1 2\n developed 6 3 10", decks="new_shaft")
    assert end_points(t, "6") == 3


def test_card_7_armoury() -> None:
    assert end_points(table("supply 4 iron 9 stone\n developed 7\n level_1 3 iron"), "7") == 4  # carts do not count


def test_card_8_chasm_barricade() -> None:
    assert end_points(table("supply 5 stone\n developed 8"), "8") == 2


@pytest.mark.parametrize(
    ("standing", "dwarf", "points"),
    [("-", "smelter", 1), ("foreman_1", "smelter", 1), ("engineer", "smelter", 0), ("-", "foreman", 0)],
)
def test_card_9_clan_lift(standing: str, dwarf: str, points: int) -> None:
    t = table("pool smelter\n developed 9", spaces=f"bellows {standing}")
    t.play(f"place {dwarf} bellows")
    assert t.vp() == points


# ---------------------------------------------------------------- New Shaft


@pytest.mark.parametrize("card", range(10, 19))
def test_cards_10_to_18_score_for_each_developed_new_shaft_project(card: int) -> None:
    others = [str(other) for other in (10, 11, 12, 13) if other != card][:2]
    t = forge(str(card), ALL + f"developed {' '.join(others)} 1")
    assert t.heard(None, "scored") == ["scored 0 6 developments"]


# ---------------------------------------------------------------- Golden Terraces


def test_card_19_secret_entrance() -> None:
    assert gained("19") == "0 1_crystal"


def test_card_20_gold_foundry() -> None:
    t = forge("20")
    assert t.vp() == 5  # not for its own development
    t = table("pool smelter\n supply 2 gold\n developed 20", row="15")
    t.play("place smelter architect", "realise 15")
    assert t.vp() == 4 + 1
    t = table("pool smelter\n supply 2 iron\n developed 20", row="11")
    t.play("place smelter architect", "realise 11")
    assert t.vp() == 2


def test_card_20_also_scores_for_developments() -> None:
    t = table("pool blacksmith\n realised 9 5\n developed 20\n" + ALL)
    t.play("place blacksmith forge", "develop 9", "pay_heat 0", "develop 5", "pay_heat 0")
    assert t.vp() == 4 + 1 + 4


def test_card_21_treasury_gates() -> None:
    t = table("pool smelter\n supply 1 gold\n developed 21", row="15", decks="new_shaft")
    t.play("place smelter architect", "realise 15")
    assert t.supply() == ""


@pytest.mark.parametrize("card", [22, 23, 28])
def test_cards_22_23_28_do_nothing(card: int) -> None:
    t = forge(str(card))
    events = {line.split()[0] for line in t.heard(None)}
    assert events <= {"placed", "took", "paid_heat", "developed"}


def test_card_24_main_crucible() -> None:
    assert end_points(table("supply 3 gold 5 iron\n developed 24"), "24") == 6


def test_card_25_jewellers_workshop() -> None:
    assert end_points(table("realised 17 16 24\n developed 25"), "25") == 3


def test_card_26_hall_of_the_eldest_beard() -> None:
    assert end_points(table("realised 17 16\n developed 26 24"), "26") == 4


def test_card_27_treasury_traps() -> None:
    assert end_points(table("furnaces 2 lit 3 unlit\n developed 27", built_in="lab 0"), "27") == 5


# ---------------------------------------------------------------- Old Shaft


def test_card_29_scaffold_reinforcement() -> None:
    assert gained("29") == "0 3_iron"


def test_card_30_crumbling_rampart() -> None:
    t = forge("30", ALL, "", "")
    assert [t.supply(seat) for seat in (1, 2)] == ["1 iron", "1 iron"]


def test_card_31_dangerous_blockage() -> None:
    t = forge("31", ALL, "supply 1 stone", "")
    assert [t.supply(seat) for seat in (1, 2)] == ["4 stone", "3 stone"]


def test_r34_others_gain_unconditionally_up_to_the_end_of_the_track() -> None:
    t = forge("36", ALL, "heat 10", "heat 9")
    assert [t.heat(seat) for seat in (1, 2)] == [10, 10]


def test_card_32_cursed_treasury() -> None:
    assert gained("32") == "0 1_stone+1_iron+1_gold+1_crystal"


def test_card_33_abandoned_lift() -> None:
    t = table("", "developed 33")
    t.play("0: end_turn")
    assert t.supply(1) == "1 iron"
    assert t.asked() == "1 choose_action"


@pytest.mark.parametrize(("others", "heat"), [("", 11), ("28", 10), ("28 29 30", 8)])
def test_card_34_calcination_chute(others: str, heat: int) -> None:
    t = table(f"pool blacksmith\n realised 34 {others}\n heat 10\n furnaces 1 lit")
    t.play("place blacksmith forge", "develop 34")
    if t.asked() == "0 pay_heat":
        t.play("pay_heat 0")
    assert [line.split()[2] for line in t.heard(None, "paid_heat")] == [str(heat)]
    assert t.vp() == 10


def test_card_34_also_counts_developed_projects() -> None:
    t = table("pool blacksmith\n realised 34\n developed 28 29\n heat 9")
    t.play("place blacksmith forge", "develop 34")
    assert t.heat() == 0


def test_card_35_ammunition_store() -> None:
    t = forge("35", "supply 2 stone 2 iron\n heat 1\n furnaces 3 unlit")
    assert (t.furnaces(), t.heat()) == ("3 lit", 2)


def test_card_36_old_boiler_ribbing() -> None:
    t = forge("36", "supply 2 iron\n heat 1", "", "")
    assert [t.heat(seat) for seat in range(3)] == [4, 1, 1]


# ---------------------------------------------------------------- Eastern Quarter


def test_card_37_southern_steam_pipe() -> None:
    t = table("heat 1\n developed 37")
    t.play("convert_stone")
    assert (t.supply(), t.heat(), t.left()) == ("1 stone", 0, 3)
    assert "convert_stone" not in table("heat 1\n realised 37").moves()


def test_card_38_central_gas_pipe() -> None:
    t = table("", "developed 38")
    t.play("end_turn")
    assert t.heat(1) == 1


def test_card_39_northern_steam_pipe() -> None:
    t = table("heat 1\n furnaces 1 lit\n developed 39")
    t.play("convert_iron")
    assert (t.supply(), t.heat(), t.furnaces()) == ("1 iron", 0, "1 unlit")
    assert "convert_iron" not in table("heat 1\n developed 39").moves()


def test_card_40_furnace_masters_boilers() -> None:
    t = table("pool engineer", "developed 40", built_in="bellows 1")
    t.play("place engineer bellows")
    assert t.heat(1) == 2


def test_r24_boilers_work_only_where_a_furnace_gives_heat() -> None:
    t = table("pool engineer", "developed 40", built_in="mine_1 1")
    t.play("place engineer mine_1", "done", "place foreman bellows")
    assert t.heat(1) == 0


def test_card_41_coal_crusher() -> None:
    t = forge("41", "supply 2 iron\n heat 1\n furnaces 1 unlit")
    assert (t.furnaces(), t.reserve()) == ("1 lit 1 unlit", 6)
    t = forge("41", "supply 2 iron\n heat 1\n furnaces 8 unlit")
    assert t.furnaces() == "8 unlit"


def test_card_42_main_valve() -> None:
    assert end_points(table("developed 42", built_in="lab 0; mine_2 0; gear 1"), "42") == 4


def test_card_43_rune_hall() -> None:
    t = forge("43", "supply 1 iron\n heat 5")
    assert t.left() == 3  # one used, one earned
    t = table("pool blacksmith\n realised 43\n supply 1 iron\n heat 5", left=1, spaces="forge engineer")
    t.play("place blacksmith forge", "develop 43")
    assert t.asked() == "0 choose_action"
    assert t.left() == 1


def test_card_44_helpful_gnomes_workshop() -> None:
    t = table("pool engineer\n heat 1\n furnaces 3 unlit\n developed 44", spaces="bellows smelter")
    t.play("place engineer bellows blacksmith")
    assert (t.furnaces(), t.heat()) == ("3 lit", 0)
    assert t.on("bellows") == "engineer"
    assert not any(len(move.split()) == 3 for move in table("pool engineer\n developed 44").moves("place"))


def test_r25_another_speciality_replaces_all_others() -> None:
    t = table("pool engineer\n heat 2\n developed 44\n supply 5 stone\n furnaces 1 unlit")
    t.play("place engineer stove_maker blacksmith", "build")
    assert t.furnaces() == "1 lit 1 unlit"  # no second furnace for two stone
    t = table("heat 1\n developed 44 2 4\n furnaces 3 unlit", seats=2)
    t.play("place foreman lab engineer")
    assert t.heat() == 0
    assert t.furnaces() == "3 unlit"  # no longer a smelter


def test_r25_also_in_the_mine() -> None:
    t = table("pool engineer\n heat 1\n developed 44 4")
    assert [move for move in t.moves("place") if move.startswith("engineer mine_1 ")] == ["engineer mine_1 smelter"]
    t.play("place engineer mine_1 smelter", "mine")
    assert t.cart("level_1") == "5 stone"


def test_r25_a_changed_foreman_is_still_a_foreman() -> None:
    t = table("heat 1\n developed 44 4 2\n supply 2 stone\n furnaces 1 unlit", event="58")
    assert not any(move.startswith("foreman mine_1 ") for move in t.moves("place") if move.endswith("smelter"))
    t = table("pool engineer\n heat 1\n developed 44\n supply 1 gold\n furnaces 1 unlit")
    t.play("place foreman lab engineer")
    assert t.moves("build_in") == ["unlit"]
    t = table("pool smelter\n heat 1\n developed 44 9", spaces="bellows -")
    t.play("place smelter bellows blacksmith")
    assert t.vp() == 1  # a changed worker is still a worker


def test_r25_the_heat_is_paid_first() -> None:
    t = table("pool engineer\n heat 1\n furnaces 1 lit\n developed 44")
    t.play("place engineer bellows smelter")
    assert t.asked() == "0 pay_heat"
    assert t.pool() == "engineer foreman"
    t.play("pay_heat 1")
    assert (t.heat(), t.furnaces()) == (3, "1 lit")  # lit again by the Bellows


def test_card_45_rolling_mill_chimney() -> None:
    t = table("pool blacksmith\n realised 45\n supply 1 crystal\n heat 3\n furnaces 2 lit", spaces="forge engineer")
    t.play("place blacksmith forge", "develop 45")
    assert t.asked() == "0 extra_heat"
    assert t.moves("extra_heat") == ["0", "1", "2", "3", "4"]
    t.play("extra_heat 3", "pay_heat 2")
    assert (t.vp(), t.heat(), t.furnaces()) == (5 + 3, 1, "2 unlit")


# ---------------------------------------------------------------- all of them


def test_every_card_has_its_test() -> None:
    text = Path(__file__).read_text("utf-8")
    named = {int(card) for card in re.findall(r"def test_card_(\d+)_", text)}
    named |= {*range(10, 19), 22, 23, 28}  # tested together
    assert named == set(range(1, 46))
