"""§5.11, D7 and D8: look at four cards of a stack and take one."""

from __future__ import annotations

import pytest

from tests.games.coal_baron_cards.table import STACKS, Table, all_engines_gone, board, table

THREE_ENGINES = "dock 1 green\n dock 2 green\n dock 3 black"


def looking(stack: str, cards: str, mine: str = "") -> Table:
    """Seat 0 has chosen a stack in the wild action and looks at its top cards."""
    t = table(mine, stacks={stack: cards})
    t.play("place wild", "pay 2", f"wild_stack {stack}")
    return t


def test_d7_any_stack_that_is_not_empty_whatever_its_zone_costs() -> None:
    t = table(zones="order 1:1 1:2 1:3; share 1:1 1:2", at="WILD_STACK")
    assert t.asked() == "0 WILD_STACK"
    assert t.moves("wild_stack") == list(STACKS)
    t = table(at="WILD_STACK", stacks={"order": "", "objective": "", "wagon_1": "", "wagon_2": "fox"})
    assert t.moves("wild_stack") == ["lorry_1", "lorry_2", "wagon_2", "engine", "innovation", "share"]


def test_d7_no_engine_stack_with_three_engines() -> None:
    t = table(THREE_ENGINES, at="WILD_STACK")
    assert t.moves("wild_stack") == [stack for stack in STACKS if stack != "engine"]
    t = table(*all_engines_gone(), at="WILD_STACK")
    assert "engine" not in t.moves("wild_stack")


def test_d7_the_choice_is_public_and_comes_before_looking() -> None:
    t = table(stacks={"order": "furnaces_1 furnaces_2 furnaces_3 furnaces_4 ..."})
    t.play("place wild", "pay 2")
    assert t.sees(0)["decision"] == {"point": "WILD_STACK", "seats": [0]}
    t.play("wild_stack order")
    assert t.sees(1)["decision"] == {"point": "WILD_CARD", "seats": [0], "stack": "order", "count": 4}


def test_d8_each_different_kind_among_the_top_four() -> None:
    t = looking("lorry_1", "fox_2 wheel_1a fox_2 clover_2 tower_2 ...")
    assert t.asked() == "0 WILD_CARD"
    assert t.moves("wild_card") == ["lorry_fox_2", "lorry_wheel_1a", "lorry_clover_2"]


def test_d8_the_upper_of_equal_cards_is_taken() -> None:
    t = looking("lorry_1", "wheel_1a fox_2 clover_2 fox_2 tower_2 ...")
    t.play("wild_card lorry_fox_2")
    assert t.line("row") == "fox_2"
    assert t.stack("lorry_1")[-3:] == ["wheel_1a", "clover_2", "fox_2"]


def test_d8_taking_a_card_is_mandatory() -> None:
    t = looking("share", "barracks furnaces factories steamboats ...")
    assert t.moves("wild_card") == ["share_barracks", "share_furnaces", "share_factories", "share_steamboats"]
    assert len(t.moves()) == 4


@pytest.mark.parametrize(
    ("stack", "card", "mine"),
    [
        ("lorry_2", "fox_1b", "row fox_1b wheel_2"),
        ("wagon_1", "tower", "row wheel_2\n dock 2 tower[]"),
        ("order", "furnaces_4", "row wheel_2\n orders ?furnaces_4"),
        ("innovation", "mining", "row wheel_2\n innovations ?mining"),
        ("share", "factories", "row wheel_2\n shares factories"),
        ("objective", "shift_pairs", "row wheel_2\n objectives shift_pairs"),
    ],
)
def test_d8_the_card_goes_where_its_kind_belongs(stack: str, card: str, mine: str) -> None:
    deck = {"lorry_2": "lorry", "wagon_1": "wagon", "objective": "obj", "innovation": "inno"}.get(stack, stack)
    t = looking(stack, f"{card} ...", "row wheel_2")
    t.play(f"wild_card {deck}_{card}")
    assert t.mine() == board(mine)


def test_d8_an_engine_leads_to_d4_and_a_wagon_to_d3() -> None:
    t = looking("engine", "black green ...")
    t.play("wild_card engine_green", "engine_dock 2")
    assert t.mine() == board("dock 2 green")
    t = looking("wagon_2", "wild wheel ...")
    t.play("wild_card wagon_wheel", "wagon_dock 2")
    assert t.mine() == board("dock 2 wheel[]")
    assert t.asked() == "1 MAIN"


def test_r18_the_other_cards_go_under_the_stack_in_their_old_order() -> None:
    t = looking("order", "furnaces_1 furnaces_2 furnaces_3 furnaces_4 steamboats_4 barracks_4 ...")
    before = t.stack("order")
    t.play("wild_card order_furnaces_3")
    assert t.stack("order") == [*before[4:], "furnaces_1", "furnaces_2", "furnaces_4"]


def test_r18_no_engines_if_all_three_docks_have_one() -> None:
    t = table(THREE_ENGINES)
    t.play("place wild", "pay 2")
    assert "engine" not in t.moves("wild_stack")


def test_r18_wild_is_closed_if_only_engines_are_left_and_all_docks_have_one() -> None:
    nothing = dict.fromkeys(STACKS, "") | {"engine": "..."}
    assert "wild" not in table(THREE_ENGINES, stacks=nothing).moves("place")
    assert "wild" in table("dock 1 green\n dock 2 green", stacks=nothing).moves("place")


def test_r19_the_zone_of_the_stack_is_not_used() -> None:
    t = looking("order", "furnaces_1 furnaces_2 ...")
    t.play("wild_card order_furnaces_2")
    assert (t.cost("order"), t.cost("wild")) == (1, 3)
    assert t.sees(0)["zones"]["order"]["laid"] == []


def test_r19_only_one_of_two_stacks_is_looked_at() -> None:
    t = table(stacks={"lorry_1": "fox_2 fox_2", "lorry_2": "wheel_2 tower_2 ..."})
    t.play("place wild", "pay 2", "wild_stack lorry_1")
    assert t.moves("wild_card") == ["lorry_fox_2"]
    assert t.sees(0)["decision"]["cards"] == ["lorry_fox_2", "lorry_fox_2"]


@pytest.mark.parametrize("stack", ["order", "innovation"])
def test_r39_the_last_card_of_a_stack_was_visible_so_it_is_public_in_hand(stack: str) -> None:
    card = {"order": "furnaces_4", "innovation": "mining"}[stack]
    t = table(stacks={stack: card})
    t.play("place wild", "pay 2", f"wild_stack {stack}")
    assert t.line(f"{stack}s") == card
    assert t.asked() == "1 MAIN"
    assert t.sees(1)["mines"][0][f"{stack}s"] == [{"order": "order_", "innovation": "inno_"}[stack] + card]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_r49_four_cards_or_all_if_the_stack_is_smaller(size: int) -> None:
    cards = ["furnaces_1", "furnaces_2", "furnaces_3", "furnaces_4", "barracks_4"][:size]
    t = looking("order", " ".join(cards))
    assert t.heard(1, "looked") == [f"looked 0 order {min(size, 4)}"]
    assert t.heard(0, "saw") == [f"saw 0 order {'+'.join(['order_' + card for card in cards[:4]])}"]
    if size > 1:
        assert t.moves("wild_card") == [f"order_{card}" for card in cards[:4]]
        t.play("wild_card order_furnaces_2")
        assert t.stack("order") == cards[4:] + [card for card in cards[:4] if card != "furnaces_2"]
