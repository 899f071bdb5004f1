"""§5.7: exchanging and drawing wagons; D-EXCH, D-DRAWWAGON."""

from __future__ import annotations

from itertools import product

import pytest

import fajrant
from fajrant.games.train_rush.content import CARGO, NONE, WAGON_SIZE
from fajrant.games.train_rush.state import NEW_WAGONS, code_of, loaded
from tests.games.train_rush.table import WAGONS, Table, table

OFFERS = "W201 W203 W204 W205 W206 W301 W302 W303 W304 W305"


@pytest.mark.parametrize(
    ("effect", "wagon", "new"),
    [
        ("exchange_12", "W101 brass", ["W201", "W203", "W204", "W205", "W206", "X201"]),
        ("exchange_22", "W207 - -", ["W201", "W203", "W204", "W205", "W206", "X201"]),
        ("exchange_22", "X201 - -", ["W201", "W203", "W204", "W205", "W206"]),
        ("exchange_23", "W207 - -", ["W301", "W302", "W303", "W304", "W305", "X301"]),
        ("exchange_23", "X201 - -", ["W301", "W302", "W303", "W304", "W305"]),
        ("exchange_33", "W307 - - -", ["W301", "W302", "W303", "W304", "W305", "X301"]),
        ("exchange_33", "X301 - - -", ["W301", "W302", "W303", "W304", "W305"]),
        ("exchange_13", "W101 -", ["W301", "W302", "W303", "W304", "W305", "X301"]),
    ],
)
def test_dexch_wagons_on_offer(effect: str, wagon: str, new: list[str]) -> None:
    t = table(f"wagons {wagon}", at=effect, offers=OFFERS)
    own = wagon.split()[0]
    assert t.moves("choose_exchange") == [f"{own} {kind}" for kind in new]


def test_dexch_wagons_of_another_size_stay() -> None:
    t = table("wagons W101 brass, W207 - -, W307 - - -", at="bonus exchange_12_23_33", offers=OFFERS)
    moves = t.moves("choose_exchange")
    assert {move.split()[0] for move in moves} == {"W101", "W207", "W307", "decline"}
    assert "W101 W301" not in moves
    assert "W207 W201" not in moves


def test_dexch_load_goes_to_the_supply_and_the_display_is_refilled() -> None:
    t = table("wagons W101 brass, W207 water food", at="exchange_23", offers=OFFERS, wagon_stack="W320")
    t.play("choose_exchange W207 W303")
    assert t.wagons() == "W101 brass, W303 - - -"
    assert t.truth()["wagon_discards"] == [["W207"], []]
    assert "W320" in t.truth()["wagons"][1]


def test_dexch_equal_wagons_are_offered_once() -> None:
    t = table("wagons W105 gold, W106 gold, W107 -", at="exchange_12", offers="W221 W222 W203 W204 W205")
    assert t.moves("choose_exchange") == [
        f"{own} {new}" for own in ("W105", "W107") for new in ("W221", "W203", "W204", "W205", "X201")
    ]


def test_dexch_a_one_slot_wagon_leaves_the_game() -> None:
    t = table("wagons W101 brass", at="exchange_12", offers=OFFERS)
    t.play("choose_exchange W101 W204")
    assert "W101" not in str(t.truth())


def test_dexch_parcels_of_a_special_wagon_go_to_the_supply() -> None:
    t = table("wagons X201 parcel -", at="exchange_22", offers=OFFERS, zones="CZ1 station 1")
    t.play("choose_exchange X201 W204")
    assert t.wagons() == "W204 - -"
    assert t.truth()["special_stacks"][0][-1] == "X201"
    assert t.zone("CZ1") == "station 1"


def test_r39_special_for_special_is_not_allowed() -> None:
    t = table("wagons X201 - -, X301 - - -", at="exchange_33", offers=OFFERS)
    assert not any(" X" in move for move in t.moves("choose_exchange"))


def test_r40_exchange_one_for_three() -> None:
    t = table("wagons W101 brass, W307 - - -", at="exchange_13_33", offers=OFFERS)
    assert {move.split()[0] for move in t.moves("choose_exchange")} == {"W101", "W307"}
    t.play("choose_exchange W101 X301")
    assert t.wagons() == "X301 - - -, W307 - - -"


def test_r44_exchanges_contracts_and_sales_are_the_only_ways_to_lose_goods() -> None:
    """No other investment action changes a load."""
    t = table("at CI0\n wagons W105 gold, W202 brass water\n investment 9\n coal 9", offers=OFFERS, seats=3)
    for action in t.moves("invest"):
        result = Table(t.match.clone())
        result.play(f"invest {action}")
        if action != "exchange_12" and action != "exchange_23":
            assert result.wagons() == "W105 gold, W202 brass water"


def test_ddrawwagon_below_the_limit() -> None:
    t = table("wagons W101 brass, W105 gold", at="bonus draw_wagon3", offers=OFFERS)
    assert t.moves("choose_new_wagon") == ["W301", "W302", "W303", "W304", "W305", "X301", "decline"]
    t.play("choose_new_wagon X301")
    assert t.wagons() == "W101 brass, W105 gold, X301 - - -"
    assert len(t.truth()["special_stacks"][1]) == 5


def test_r41_at_the_limit_no_wagon_is_drawn() -> None:
    t = table("wagons W101 brass, W105 gold, W202 - -", at="bonus draw_wagon2")
    assert t.asked() != "0 choose_new_wagon"
    t = table("wagons W101 brass, W105 gold, W202 - -\n progress wagons 1", at="draw_wagon2")
    assert t.asked() == "0 choose_new_wagon"


def test_an_empty_stack_of_wagons_is_refilled_from_its_discards() -> None:
    data = table("wagons W101 brass", at="draw_wagon2", offers=OFFERS).match.to_json()
    here = data["table"]
    here["wagon_discards"][0] = here["wagon_stacks"][0]
    here["wagon_stacks"][0] = []
    t = Table(fajrant.from_json(data))
    t.play("choose_new_wagon W203")
    assert None not in t.truth()["wagons"][0]
    assert t.truth()["wagon_discards"][0] == []


def test_r71_a_gap_remains_until_there_are_wagons_again() -> None:
    rest = [wagon for wagon in WAGONS if wagon[1] == "2" and wagon not in OFFERS.split()]
    trains = [", ".join(f"{wagon} - -" for wagon in rest[first : first + 6]) for first in (0, 6, 12)]
    t = table(
        "wagons W101 brass", *[f"wagons {train}" for train in trains], at="draw_wagon2", offers=OFFERS, order="0 1 2 3"
    )  # the stack is empty, and nothing is discarded
    t.play("choose_new_wagon W204")
    assert t.truth()["wagons"][0] == ["W201", "W203", None, "W205", "W206"]
    assert t.sees(1)["wagons"][0]["stack"]["size"] == 0
    t = table(
        f"wagons W101 brass, {rest[0]} - -", *[f"wagons {train.removeprefix(rest[0] + ' - -, ')}" for train in trains],
        at="exchange_22", offers=OFFERS,
    )  # fmt: skip
    t.play(f"choose_exchange {rest[0]} W204")
    assert t.truth()["wagons"][0] == ["W201", "W203", rest[0], "W205", "W206"]  # the old wagon fills the gap


def test_wagons_are_interned_by_load() -> None:
    cargos = [NONE, *range(CARGO.size())]
    codes = [
        code_of(wagon.kind, load) for wagon in NEW_WAGONS for load in product(cargos, repeat=WAGON_SIZE[wagon.kind])
    ]
    assert len(set(codes)) == len(codes)
    empty = NEW_WAGONS[-1]
    first, last = loaded(empty, 0, 1), loaded(empty, empty.size - 1, 2)
    assert (first.kind, first.load) == (empty.kind, (1, *empty.load[1:]))
    assert loaded(first, empty.size - 1, 2) is loaded(last, 0, 1)
    assert loaded(loaded(first, 0, 3), 0, 1) is first
