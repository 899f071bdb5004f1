"""§4.3 and D2: required numbers, payments, and which zones can be chosen."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.coal_baron_cards.table import Table, all_engines_gone, table

FULL_HANDS = {2: [1, 1, 1, 1, 1, 2, 2, 3], 3: [1, 1, 1, 1, 1, 2, 2, 3, 4], 4: [1, 1, 1, 1, 1, 2, 2, 3, 4, 5]}
THREE_ENGINES = """
    dock 1       green
    dock 2       green
    dock 3       black
"""


def paying(required: int, innovations: str = "", seats: int = 4) -> Table:
    """Seat 0 at D1; `share` costs the required number, because the others have used it."""
    uses = ["1:1", "2:2", "3:3", "1:4", "2:5", "3:1+5", "1:2+5", "2:1+3+4"][: required - 1]
    return table(f"innovations {innovations}", seats=seats, zones=f"share {' '.join(uses)}" if uses else "")


def test_d2_offers_every_legal_payment() -> None:
    t = paying(4)
    t.play("place share")
    assert t.asked() == "0 PAY"
    assert sorted(t.moves()) == ["pay 1 1 1 1", "pay 1 1 2", "pay 1 3", "pay 2 2", "pay 4"]


def test_d2_cards_go_face_up_to_the_zone() -> None:
    t = table(zones="share 1:1")
    t.play("place share", "pay 1 1")
    for seat in (0, 1, None):
        zone = t.sees(seat)["zones"]["share"]
        assert zone["laid"] == [{"seat": 1, "cards": [1]}, {"seat": 0, "cards": [1, 1]}]
        assert (zone["required"], zone["last"]) == (3, 0)
    assert t.workers() == [1, 1, 1, 2, 2, 3]
    assert t.heard(1, "placed") == ["placed 0 share 1+1 2"]


def test_d2_the_payer_of_mining_01_becomes_its_last_user() -> None:
    t = table(zones="mining_01 1:1")
    assert t.sees(1)["zones"]["mining_01"]["last"] == 1
    t.play("place mining_01", "pay 2")
    assert t.sees(1)["zones"]["mining_01"]["last"] == 0


def test_d2_the_action_is_mandatory_after_the_payment() -> None:
    t = table(zones="engine 1:1")
    t.play("place engine", "pay 2")
    assert t.moves() == ["engine_dock 1", "engine_dock 2", "engine_dock 3"]


def test_d2_is_skipped_when_only_one_payment_exists() -> None:
    t = table()
    t.play("0: place share")
    assert t.asked() == "1 MAIN"
    assert t.workers() == [1, 1, 1, 1, 2, 2, 3]
    t = table("innovations worker_3")
    t.play("0: place share")
    assert t.moves() == ["pay 1", "pay inno_worker_3"]


def test_r4_one_more_than_the_previous_placement_not_than_the_total() -> None:
    t = table(seats=4, zones="share 1:1 2:2 3:3")
    assert t.cost("share") == 4
    t.play("place share", "pay 4")
    assert t.cost("share") == 5


def test_r4_your_own_earlier_use_counts() -> None:
    t = table(zones="share 0:1 0:2")
    assert t.cost("share") == 3


@pytest.mark.parametrize(("zone", "twin"), [("lorry_1", "lorry_2"), ("lorry_2", "lorry_1"),
                                            ("wagon_1", "wagon_2"), ("wagon_2", "wagon_1")])  # fmt: skip
def test_r4_twin_zones_are_independent(zone: str, twin: str) -> None:
    t = table(zones=f"{zone} 1:1 0:2")
    assert (t.cost(zone), t.cost(twin)) == (3, 1)
    t.play(f"place {twin}")
    assert (t.cost(zone), t.cost(twin)) == (3, 2)


def test_r5_a_payment_is_exact() -> None:
    t = paying(2)
    t.play("place share")
    assert sorted(t.moves()) == ["pay 1 1", "pay 2"]


def test_r5_any_number_of_cards_can_be_combined() -> None:
    t = paying(8)
    t.play("place share")
    hands = {hand for size in range(1, 11) for hand in combinations(FULL_HANDS[4], size) if sum(hand) == 8}
    assert sorted(t.moves("pay")) == sorted([" ".join([str(card) for card in hand]) for hand in hands])
    assert "pay 1 1 1 1 2 2" in t.moves()


def test_r5_an_innovation_counts_for_at_least_one() -> None:
    t = paying(2, "worker_3 worker_4 worker_5")
    t.play("place share")
    three = ["inno_worker_3", "inno_worker_4", "inno_worker_5"]
    pairs = [f"{three[0]} {three[1]}", f"{three[0]} {three[2]}", f"{three[1]} {three[2]}"]
    assert sorted(t.moves("pay")) == sorted(["2", "1 1", *three, *[f"1 {card}" for card in three], *pairs])
    assert "pay inno_worker_3 inno_worker_4 inno_worker_5" not in t.moves()


def test_r5_innovations_mix_with_worker_cards() -> None:
    t = paying(5, "worker_3")
    t.play("place share")
    mixed = {move for move in t.moves() if "inno" in move}
    assert mixed == {"pay 1 1 inno_worker_3", "pay 1 1 1 inno_worker_3", "pay 1 1 1 1 inno_worker_3",
                     "pay 1 2 inno_worker_3", "pay 1 1 2 inno_worker_3", "pay 1 3 inno_worker_3",
                     "pay 2 inno_worker_3", "pay 2 2 inno_worker_3", "pay 3 inno_worker_3",
                     "pay 4 inno_worker_3"}  # fmt: skip


def test_r5_only_the_sum_of_several_innovations_matters() -> None:
    t = paying(9, "worker_4 worker_5 worker_5")
    t.play("place share")
    alone = {move for move in t.moves() if not any(card.isdecimal() for card in move.split())}
    assert alone == {"pay inno_worker_4 inno_worker_5", "pay inno_worker_5 inno_worker_5",
                     "pay inno_worker_4 inno_worker_5 inno_worker_5"}  # fmt: skip
    assert "pay 5 inno_worker_4" in t.moves()
    assert "pay 4 inno_worker_4" not in t.moves()


def test_r6_workers_are_the_numbers_on_cards() -> None:
    for payment in ("pay 3", "pay 1 1 1"):
        t = paying(3)
        t.play("place share", payment)
        assert t.cost("share") == 4


@pytest.mark.parametrize("zone", ["order", "objective", "innovation", "share"])
def test_r7_an_empty_stack_cannot_be_chosen(zone: str) -> None:
    assert zone in table(stacks={zone: "..."}).moves("place")
    t = table(stacks={zone: ""})
    assert zone not in t.moves("place")
    assert t.sees(0)["zones"][zone]["closed"] == "stack_empty"


def test_r7_an_empty_engine_stack_cannot_be_chosen() -> None:
    t = table(*all_engines_gone())
    assert t.stack("engine") == []
    assert "engine" not in t.moves("place")
    assert t.sees(0)["zones"]["engine"]["closed"] == "stack_empty"


@pytest.mark.parametrize("deck", ["lorry", "wagon"])
def test_r7_an_empty_lorry_or_wagon_stack_cannot_be_chosen(deck: str) -> None:
    card = {"lorry": "fox_2", "wagon": "fox"}[deck]
    t = table(stacks={f"{deck}_1": "", f"{deck}_2": card})
    assert [zone for zone in t.moves("place") if zone.startswith(deck)] == [f"{deck}_2"]
    t = table(stacks={f"{deck}_1": "", f"{deck}_2": ""})
    assert [zone for zone in t.moves("place") if zone.startswith(deck)] == []


def test_r7_no_engine_if_all_three_docks_have_one() -> None:
    t = table(THREE_ENGINES)
    assert "engine" not in t.moves("place")
    assert t.sees(0)["zones"]["engine"]["closed"] == "three_engines"
    t = table(THREE_ENGINES.replace("dock 3       black", ""))
    assert "engine" in t.moves("place")


@pytest.mark.parametrize(
    ("dock", "orders", "choosable"),
    [
        ("wild[wheel_2] green", "barracks_2", True),
        ("wild[wheel_2] green", "barracks_3", False),
        ("wild[wheel_2]", "barracks_2", False),
        ("wild[] green", "barracks_1", False),
        ("wild[wheel_2] green", "", False),
        ("wild[wheel_2] green", "?barracks_2", True),
        ("wild[wheel_1a] wild[clover_1a] wheel[] green", "barracks_4 furnaces_2", True),
    ],
)
def test_r7_no_delivery_without_a_deliverable_train(dock: str, orders: str, choosable: bool) -> None:
    t = table(f"dock 1 {dock}\n orders {orders}")
    assert ("delivery" in t.moves("place")) == choosable
    assert (t.sees(0)["zones"]["delivery"]["closed"] is None) == choosable


@pytest.mark.parametrize(
    ("mine", "zones"),
    [
        ("", ["mining_01"]),
        ("row fox_1a", ["mining_01", "mining_12"]),
        ("row fox_1a\n dock 3 fox[]", ["mining_01", "mining_12", "mining_23"]),
        ("row fox_2", ["mining_01", "mining_12", "mining_23"]),
        ("row wheel_1a fox_1a", ["mining_01", "mining_12", "mining_23"]),
        ("storage fox_1a fox_2", ["mining_01"]),
        ("storage fox_1a\n dock 3 wild[]", ["mining_01", "mining_12"]),
        ("storage fox_1a fox_1a\n dock 3 wild[]", ["mining_01", "mining_12"]),
        ("storage fox_1a fox_1a\n dock 3 wild[] fox[]", ["mining_01", "mining_12", "mining_23"]),
        ("storage fox_2\n dock 3 wild[]", ["mining_01", "mining_12", "mining_23"]),
        ("row tower_1a\n storage fox_1a\n dock 3 fox[]", ["mining_01", "mining_12", "mining_23"]),
    ],
)
def test_r7_mining_needs_its_minimum_of_steps(mine: str, zones: list[str]) -> None:
    t = table(mine, seats=3)
    assert [zone for zone in t.moves("place") if zone.startswith("mining")] == zones


def test_r7_a_number_that_cannot_be_paid_exactly() -> None:
    t = table(zones="lorry_1 0:1 0:2; lorry_2 0:1 0:2; wagon_1 0:1 1:2; engine 0:1 1:2 1:3; order 0:1; share 1:1")
    assert t.workers() == [3]
    assert t.moves("place") == ["lorry_1", "lorry_2", "wagon_1"]
    assert t.sees(0)["zones"]["share"]["closed"] == "cannot_pay_exactly"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r48_the_first_wild_action_of_a_shift_costs_two(seats: int) -> None:
    t = table(seats=seats)
    assert t.cost("wild") == 2
    assert "wild" in t.moves("place")
    t.play("place wild", "pay 2", "wild_stack share", "wild_card share_barracks")
    assert t.cost("wild") == 3
    while t.truth()["shift"] == 1:
        t.play("pass")
    assert t.cost("wild") == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_use_of_a_zone_costs_one_except_wild(seats: int) -> None:
    t = table(seats=seats)
    assert {zone: seen["required"] for zone, seen in t.sees(0)["zones"].items() if seen["required"] != 1} == {"wild": 2}
    assert t.workers() == FULL_HANDS[seats]
