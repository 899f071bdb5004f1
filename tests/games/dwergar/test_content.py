"""§2: the box, and the checks given in the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from fajrant.games.dwergar.content import BOX, BOXES, EFFECT, EFFECTS, HAPPENING, PIECES, pieces
from fajrant.games.dwergar.rules.effects.developed import WHEN_DEVELOPED
from fajrant.games.dwergar.rules.effects.end_game import COUNTED

VALUE = {row["code"]: row["model_value"] for row in BOX["resources"]}


def test_five_decks_of_four_basic_and_five_advanced_projects() -> None:
    assert len(BOX["projects"]) == BOX["components"]["project_cards"] == 45
    for deck in BOX["decks"]:
        cards = [row for row in BOX["projects"] if row["deck"] == deck["code"]]
        assert [row["number"] for row in cards if row["tier"] == "basic"] == deck["basic_numbers"]
        assert [row["number"] for row in cards if row["tier"] == "advanced"] == deck["advanced_numbers"]
        assert (len(deck["basic_numbers"]), len(deck["advanced_numbers"])) == (4, 5)


def test_fifteen_events() -> None:
    assert [row["number"] for row in BOX["events"]] == list(range(46, 61))
    assert len(HAPPENING) == BOX["components"]["event_cards"]


def test_eighteen_workers() -> None:
    assert sum(row["pieces"] for row in BOX["specialists"]) == BOX["components"]["workers"] == 18


def test_each_pair_of_specialists_has_two_guild_spaces() -> None:
    pairs = Counter(frozenset(bonus["specialist"] for bonus in row["bonuses"]) for row in BOX["guild_spaces"])
    assert sorted(pairs.values()) == [2, 2, 2]
    each = Counter(bonus["specialist"] for row in BOX["guild_spaces"] for bonus in row["bonuses"])
    assert set(each.values()) == {4}


def test_heat_developments_bring_as_many_points_as_heat() -> None:
    rows = {row["number"]: row for row in BOX["projects"]}
    assert {number: rows[number]["dev_vp"] for number in (5, 8, 34, 42)} == {5: 4, 8: 5, 34: 10, 42: 3}
    assert all(rows[number]["dev_cost"] == {"heat": rows[number]["dev_vp"]} for number in (5, 8, 34, 42))


@pytest.mark.parametrize("number", [1, 7, 9, 20, 21, 23, 37, 38, 39, 43])
def test_developments_worth_exactly_their_cost(number: int) -> None:
    row = BOX["projects"][number - 1]
    worth = sum(count * (1 if kind == "heat" else VALUE[kind]) for kind, count in row["dev_cost"].items())
    assert worth == row["dev_vp"]


def test_realising_is_worth_about_its_cost() -> None:
    for row in BOX["projects"]:
        worth = sum(count * VALUE[kind] for kind, count in row["cost"].items())
        assert -0.5 <= row["vp"] - worth <= 2, row["number"]


def test_every_effect_is_known() -> None:
    lasting = {
        "none", "realise_discount", "foreman_speciality", "end_vp", "vp_on_worker_placement",
        "vp_on_project_requiring", "turn_income", "develop_discount_per_card", "convert", "built_in_extra_heat",
        "change_specialisation", "pay_heat_for_vp",
    }  # fmt: skip
    immediate = {EFFECTS[kind] for kind in WHEN_DEVELOPED}
    assert immediate | lasting == set(EFFECTS)
    assert not immediate & lasting
    assert {row["effect"]["per"] for row in BOX["projects"] if "per" in row["effect"]} == set(COUNTED)


def test_costs_are_read_by_kind() -> None:
    assert BOXES.printed.cost[0] == (0, 3, 0, 0)
    assert BOXES.printed.dev_cost[18] == (0, 2, 1, 0)
    assert EFFECT[31].pieces == (1, 1, 1, 1)


def test_pieces_have_ids() -> None:
    assert [PIECES.text(value) for value in pieces((3, 0, 1, 0))] == ["3_stone", "1_gold"]


def test_every_component_has_texts_in_both_languages() -> None:
    bonuses = [bonus for row in BOX["guild_spaces"] for bonus in row["bonuses"]]
    for row in [*BOX["projects"], *BOX["events"], *bonuses]:
        assert row["text_en"]
        assert row["text_pl"]
        assert row["name_en"]
        assert row["name_pl"]
