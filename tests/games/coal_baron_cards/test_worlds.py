"""§7, R53 to R55: `history = "table"`, and the worlds of a seat."""

from __future__ import annotations

import pytest

import fajrant
from tests.games.coal_baron_cards.table import Table, table

RICH = """
    dock 1       wild[wheel_2] green
    orders       furnaces_3 ?barracks_2 ?barracks_1
    innovations  worker_5 ?lorry
    shares       barracks
    delivered    barracks_3 wild[clover_1a] wheel[wheel_1b] tower[] wild[tower_2] black
    delivered    factories_2 fox[fox_2] orange
"""
STACKS = {"order": "steamboats_4 furnaces_4@1 ...", "lorry_1": "fox_1a tower_1b@1 ...", "engine": "violet green@1 ..."}


def hands(worlds: list[Table], place: str, seat: int = 0) -> set[str]:
    return {world.line(place, seat) for world in worlds}


# ---------------------------------------------------------------- history = "table"


def test_r53_others_see_only_the_number_of_delivered_trains() -> None:
    t = table(RICH, seats=3, history="table")
    for viewer in (1, 2, None):
        mine = t.sees(viewer)["mines"][0]
        assert mine["trains"] == 2
        assert "delivered" not in mine
        assert "points" not in mine
    assert len(t.sees(0)["mines"][0]["delivered"]) == 2
    assert t.sees(0)["mines"][0]["points"]["orders"] == 12


def test_r53_hands_of_others_are_hidden() -> None:
    t = table(RICH, history="table")
    assert t.sees(1)["mines"][0]["orders"] == [None, None, None]
    assert t.sees(1)["mines"][0]["innovations"] == [None, None]
    assert t.sees(0)["mines"][0]["orders"] == ["order_barracks_1", "order_barracks_2", "order_furnaces_3"]


def test_r53_a_card_taken_from_a_visible_top_is_hidden_but_in_the_journal() -> None:
    t = table(history="table", stacks={"order": "furnaces_4 ..."})
    t.play("place order")
    assert t.sees(1)["mines"][0]["orders"] == [None]
    assert t.heard(1, "took") == ["took 0 order order_furnaces_4"]


def test_r53_a_departing_train_is_in_the_journal() -> None:
    t = table("dock 1 wild[wheel_2] green\n orders barracks_2", history="table")
    t.play("place delivery")
    assert t.heard(1, "sent") == ["sent 0 1 order_barracks_2 2"]


def test_r53_open_cards_stay_open() -> None:
    t, u = table(RICH, history="table"), table(RICH)
    for place in ("row", "storage", "docks", "shares", "objectives", "tokens", "workers", "passed"):
        assert t.sees(1)["mines"][0][place] == u.sees(1)["mines"][0][place]
    for part in ("zones", "stacks", "removed", "shift", "starter"):
        assert t.sees(1)[part] == u.sees(1)[part]


def test_r53_the_option_does_not_change_legal_moves() -> None:
    lines = ["innovation inno_lorry", "inno_stack lorry_1", "place delivery", "pay 1", "send 1 order_barracks_1"]
    t, u = table(RICH, history="table"), table(RICH)
    for line in lines:
        assert (t.asked(), t.moves()) == (u.asked(), u.moves())
        t.play(line)
        u.play(line)
    assert (t.asked(), t.moves()) == (u.asked(), u.moves())
    assert t.mine() == u.mine()


def test_r53_at_the_end_everything_is_open() -> None:
    t = table(RICH + "\n tokens 1 2 3 4 5 6 7", at="OVER", history="table")
    mine = t.sees(1)["mines"][0]
    assert len(mine["delivered"]) == 2
    assert sum(mine["points"].values()) == t.match.scores()[0]
    assert None not in mine["orders"]


# ---------------------------------------------------------------- worlds


@pytest.mark.parametrize("history", ["open", "table"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_world_looks_the_same_to_its_seat(history: str, seat: int) -> None:
    t = table(RICH, "orders ?steamboats_1", history=history, stacks=STACKS)
    for world in t.worlds(seat):
        assert world.sees(seat) == t.sees(seat)
        assert world.match.moves(seat) == t.match.moves(seat)
        assert fajrant.from_json(world.match.to_json()).to_json() == world.match.to_json()  # passes the audit


def test_a_world_redeals_what_the_seat_cannot_see() -> None:
    t = table(RICH, stacks=STACKS)
    worlds = t.worlds(1)
    assert len({tuple(world.stack("order")) for world in worlds}) > 30
    hidden = {tuple(hand.split()[1:]) for hand in hands(worlds, "orders")}
    assert len(hidden) > 10
    assert {hand.split()[0] for hand in hands(worlds, "orders")} == {"furnaces_3"}
    assert {hand.split()[0] for hand in hands(worlds, "innovations")} == {"worker_5"}
    assert {world.stack("order")[1] for world in worlds} == {"furnaces_4"}
    assert hands(worlds, "delivered") == {t.line("delivered")}


def test_a_world_keeps_the_seats_hand_and_redeals_what_only_others_know() -> None:
    t = table(RICH, stacks=STACKS)
    worlds = t.worlds(0)
    assert hands(worlds, "orders") == {t.line("orders")}
    assert hands(worlds, "innovations") == {t.line("innovations")}
    assert len({world.stack("order")[1] for world in worlds}) > 5  # seat 1 knows it, seat 0 does not


def test_a_world_does_not_depend_on_the_secrets() -> None:
    one = table(
        "orders ?barracks_2\n innovations ?lorry", stacks={"order": "furnaces_4 ...", "innovation": "share ..."}
    )
    other = table(
        "orders ?steamboats_1\n innovations ?worker_3", stacks={"order": "furnaces_4 ...", "innovation": "share ..."}
    )
    for first, second in zip(one.worlds(1, 8), other.worlds(1, 8), strict=True):
        assert first.truth() == second.truth()


def test_the_looking_seat_sees_the_same_cards_in_all_its_worlds() -> None:
    t = table(stacks={"wagon_1": "wheel fox tower wild ..."})
    t.play("place wild", "pay 2", "wild_stack wagon_1")
    assert {tuple(world.stack("wagon_1")[:4]) for world in t.worlds(0)} == {("wheel", "fox", "tower", "wild")}
    assert len({tuple(world.stack("wagon_1")[:4]) for world in t.worlds(1)}) > 10
    t.play("wild_card wagon_wild")
    assert t.asked() == "0 WAGON_DOCK"
    assert {tuple(world.stack("wagon_1")[:4]) for world in t.worlds(0)} == {("wheel", "fox", "tower", "wild")}


# ---------------------------------------------------------------- the pending decision


def test_pending_d2_some_payment_is_legal() -> None:
    laid = "lorry_1 0:1 0:2 0:3; lorry_2 0:1 0:2; wagon_1 0:1; wagon_2 0:1; share 0:1"
    t = table("innovations ?worker_4", zones=laid)
    t.play("place lorry_1")
    assert (t.asked(), t.cost("lorry_1")) == ("0 PAY", 4)
    assert hands(t.worlds(1), "innovations") == {"?worker_4", "?worker_5"}


def test_pending_d6_some_first_train_can_leave() -> None:
    t = table("dock 1 wild[wheel_1a] green\n orders ?barracks_1 ?furnaces_4", at="DELIVER")
    worlds = t.worlds(1)
    assert all("_1" in hand for hand in hands(worlds, "orders"))
    assert all(world.moves("send") for world in worlds)
    assert len(hands(worlds, "orders")) > 10


@pytest.mark.parametrize(("stack", "cards", "move", "point"), [
    ("wagon_1", "fox wild clover tower ...", "wagon_clover", "WAGON_DOCK"),
    ("engine", "black violet green orange ...", "engine_orange", "ENGINE_DOCK"),
])  # fmt: skip
def test_pending_d3_or_d4_in_a_wild_action(stack: str, cards: str, move: str, point: str) -> None:
    t = table(stacks={stack: cards})
    t.play("place wild", "pay 2", f"wild_stack {stack}", f"wild_card {move}")
    assert t.asked() == f"0 {point}"
    worlds = t.worlds(1)
    assert all(move.partition("_")[2] in world.stack(stack)[:4] for world in worlds)
    assert len({tuple(world.stack(stack)[:4]) for world in worlds}) > 5


def test_r54_pending_d2_at_delivery_some_train_can_leave() -> None:
    t = table("dock 1 wild[wheel_1a] green\n orders ?barracks_1 ?furnaces_4", zones="delivery 1:1")
    t.play("place delivery")
    assert t.asked() == "0 PAY"
    worlds = t.worlds(1)
    assert all("_1" in hand for hand in hands(worlds, "orders"))
    assert len(hands(worlds, "orders")) > 10


def test_r54_at_other_zones_nothing_is_known_about_orders() -> None:
    t = table("dock 1 wild[wheel_1a] green\n orders ?barracks_1", zones="share 1:1")
    t.play("place share")
    assert not all("_1" in hand for hand in hands(t.worlds(1), "orders"))


def test_r55_engines_orders_and_lorry_values_of_departed_trains_are_redealt() -> None:
    t = table(RICH, history="table")
    trains = [world.truth()["mines"][0]["delivered"] for world in t.worlds(1, 80)]
    assert len({pair[0]["train"]["engine"] for pair in trains}) == 4
    assert len({pair[0]["order"] for pair in trains}) > 5
    assert {pair[0]["train"]["loads"][1] for pair in trains} == {"lorry_wheel_1a", "lorry_wheel_1b"}


def test_r55_the_shape_of_a_departed_train_is_kept() -> None:
    t = table(RICH, history="table")
    for world in t.worlds(1, 80):
        first, second = world.truth()["mines"][0]["delivered"]
        assert first["train"]["wagons"] == ["wagon_wild", "wagon_wheel", "wagon_tower", "wagon_wild"]
        shape = [load and load.rstrip("ab") for load in first["train"]["loads"]]
        assert shape == ["lorry_clover_1", "lorry_wheel_1", None, "lorry_tower_2"]
        assert second["train"]["loads"] == ["lorry_fox_2"]
        assert int(first["order"][-1]) <= 4
        assert int(second["order"][-1]) <= 2


def test_r55_hands_of_others_are_redealt() -> None:
    t = table(RICH, history="table")
    worlds = t.worlds(1)
    assert len({world.truth()["mines"][0]["orders"][0] for world in worlds}) > 5
    assert len({world.truth()["mines"][0]["innovations"][0] for world in worlds}) > 3
    assert hands(t.worlds(0), "orders") == {t.line("orders")}
    assert hands(t.worlds(0), "delivered") == {t.line("delivered")}


def test_r55_short_trains_get_a_fitting_order_whoever_sent_them() -> None:
    """Seat 2 holds seven of the eight one-lorry orders; the eighth must stay with the short train of seat 1."""
    small = "orders barracks_1 barracks_1 furnaces_1 factories_1 factories_1 steamboats_1 steamboats_1"
    t = table(
        "delivered barracks_4 wild[wheel_2] wild[wheel_2] green",
        "delivered furnaces_1 wild[fox_1a] black",
        small,
        history="table",
        stacks={"order": "steamboats_4 ..."},
    )
    for world in t.worlds(2, 200):
        assert world.truth()["mines"][1]["delivered"][0]["order"] == "order_furnaces_1"
