"""§7: who sees what; a test for each row of the table, and the other rules for views and journals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coal_baron_cards.table import Table, table

RICH = """
    row          wheel_2 clover_1a
    storage      fox_2
    dock 1       wild[wheel_2] wheel[] green
    orders       furnaces_3 ?barracks_2 ?barracks_1
    innovations  worker_5 ?lorry
    shares       barracks
    objectives   engine_green
    delivered    barracks_1 wild[wheel_1b] black
"""


def seen(t: Table, viewer: int | None, owner: int = 0) -> dict[str, Any]:
    mine: dict[str, Any] = t.sees(viewer)["mines"][owner]
    return mine


def wild_take(stack: str, cards: str, move: str) -> Table:
    """Seat 0 takes a card with the wild action."""
    t = table(seats=3, stacks={stack: cards})
    t.play("place wild", "pay 2", f"wild_stack {stack}", f"wild_card {move}")
    return t


# ---------------------------------------------------------------- the rows of the table


def test_workers_in_hand_and_passing_are_open() -> None:
    t = table(seats=3, zones="share 0:1")
    t.play("0: pass")
    for viewer in (0, 1, 2, None):
        assert seen(t, viewer)["workers"] == [1, 1, 1, 1, 2, 2, 3, 4]
        assert [seen(t, viewer, seat)["passed"] for seat in range(3)] == [True, False, False]


def test_zones_are_open() -> None:
    t = table(zones="share 0:1 1:worker_3 0:1+2; mining_01 1:1")
    for viewer in (0, 1, None):
        zone = t.sees(viewer)["zones"]["share"]
        assert [(use["seat"], use["cards"]) for use in zone["laid"]] == [(0, [1]), (1, ["inno_worker_3"]), (0, [1, 2])]
        assert (zone["required"], zone["last"]) == (4, 0)


def test_tops_and_sizes_of_stacks_are_open() -> None:
    t = table(stacks={"order": "furnaces_4 ...", "share": ""})
    for viewer in (0, 1, None):
        assert t.sees(viewer)["stacks"]["order"] == {"size": 28, "top": "order_furnaces_4", "known": []}
        assert t.sees(viewer)["stacks"]["share"] == {"size": 0, "top": None, "known": []}


def test_cards_below_the_top_are_known_only_from_wild_actions() -> None:
    t = table(stacks={"order": "furnaces_4 furnaces_3@1 furnaces_2 furnaces_1@01 ..."})
    assert t.sees_stack(0, "order") == "furnaces_4 of 28, 3 furnaces_1"
    assert t.sees_stack(1, "order") == "furnaces_4 of 28, 1 furnaces_3, 3 furnaces_1"
    assert t.sees_stack(None, "order") == "furnaces_4 of 28"


def test_only_the_acting_player_sees_the_cards_looked_at() -> None:
    t = table(stacks={"share": "barracks furnaces barracks factories ..."})
    t.play("place wild", "pay 2", "wild_stack share")
    looked = ["share_barracks", "share_furnaces", "share_barracks", "share_factories"]
    public = {"point": "WILD_CARD", "seats": [0], "stack": "share", "count": 4}
    assert t.sees(0)["decision"] == public | {"cards": looked}
    assert t.sees(1)["decision"] == t.sees(None)["decision"] == public
    assert t.heard(0, "looked", "saw") == ["looked 0 share 4", f"saw 0 share {'+'.join(looked)}"]
    assert t.heard(1, "looked", "saw") == t.heard(None, "looked", "saw") == ["looked 0 share 4"]


@pytest.mark.parametrize(
    ("stack", "cards", "card", "place"),
    [
        ("lorry_1", "fox_2 wheel_2 ...", "lorry_wheel_2", "row"),
        ("share", "barracks furnaces ...", "share_furnaces", "shares"),
        ("objective", "objectives load_barracks ...", "obj_load_barracks", "objectives"),
    ],
)
def test_open_cards_taken_by_wild_are_public_at_once(stack: str, cards: str, card: str, place: str) -> None:
    t = wild_take(stack, cards, card)
    for viewer in (1, None):
        assert seen(t, viewer)[place] == [card]
        assert t.heard(viewer)[-1] == f"took_looked 0 {stack} {card}"


def test_wagons_and_engines_taken_by_wild_are_public_at_once() -> None:
    t = wild_take("wagon_1", "fox wheel ...", "wagon_wheel")
    assert t.sees(1)["decision"] == {"point": "WAGON_DOCK", "seats": [0], "card": "wagon_wheel"}
    t = wild_take("engine", "black green ...", "engine_green")
    assert t.sees(1)["decision"] == {"point": "ENGINE_DOCK", "seats": [0], "card": "engine_green"}


@pytest.mark.parametrize(
    ("stack", "cards", "card"),
    [("order", "furnaces_1 furnaces_2 ...", "order_furnaces_2"), ("innovation", "worker_3 share ...", "inno_share")],
)
def test_orders_and_innovations_taken_by_wild_are_hidden(stack: str, cards: str, card: str) -> None:
    t = wild_take(stack, cards, card)
    assert seen(t, 0)[f"{stack}s"] == [card]
    for viewer in (1, 2, None):
        assert seen(t, viewer)[f"{stack}s"] == [None]
        assert t.heard(viewer)[-2:] == [f"looked 0 {stack} 4", f"took_secretly 0 {stack}"]
        assert card not in str(t.sees(viewer)) + str(t.heard(viewer))
    assert t.heard(0)[-1] == f"took_looked 0 {stack} {card}"


def test_a_hidden_order_is_revealed_when_it_is_sent() -> None:
    t = table("dock 1 wild[wheel_2] green\n orders ?barracks_2")
    t.play("place delivery", "send 1 order_barracks_2")
    assert seen(t, 1)["delivered"][0]["order"] == "order_barracks_2"
    assert seen(t, 1)["orders"] == []


def test_a_hidden_innovation_is_revealed_when_it_is_played() -> None:
    t = table("innovations ?share ?worker_3")
    t.play("innovation inno_share", "place order", "pay inno_worker_3")
    assert t.sees(1)["removed"] == ["inno_share"]
    assert t.sees(1)["zones"]["order"]["laid"] == [{"seat": 0, "cards": ["inno_worker_3"]}]


def test_orders_and_innovations_taken_from_the_visible_top_stay_known() -> None:
    t = table("innovations order", stacks={"order": "furnaces_4 barracks_4 ...", "innovation": "worker_5 ..."})
    t.play("innovation inno_order", "0: place order", "1: pass", "0: place innovation")
    for viewer in (0, 1, None):
        assert seen(t, viewer)["orders"] == ["order_barracks_4", "order_furnaces_4"]
        assert seen(t, viewer)["innovations"] == ["inno_worker_5"]


def test_hand_sizes_are_open() -> None:
    t = table(RICH)
    assert len(seen(t, 1)["orders"]) == 3
    assert len(seen(t, 1)["innovations"]) == 2


def test_the_board_and_cards_in_front_of_players_are_open() -> None:
    t = table(RICH + "\n tokens 1 3", "tokens 2")
    own, other = seen(t, 0), seen(t, 1)
    for place in ("row", "storage", "docks", "shares", "objectives", "tokens", "trains", "points"):
        assert own[place] == other[place] == seen(t, None)[place]
    assert other["row"] == ["lorry_clover_1a", "lorry_wheel_2"]
    assert other["docks"][0] == {
        "engine": "engine_green",
        "wagons": [{"card": "wagon_wild", "load": "lorry_wheel_2"}, {"card": "wagon_wheel", "load": None}],
        "lorries": 2,
    }
    assert (other["shares"], other["objectives"], other["tokens"]) == (["share_barracks"], ["obj_engine_green"], [1, 3])


def test_r38_delivered_trains_are_shown_to_all() -> None:
    t = table(RICH)
    train = {"order": "order_barracks_1", "engine": "engine_black", "lorries": 1,
             "wagons": [{"card": "wagon_wild", "load": "lorry_wheel_1b"}]}  # fmt: skip
    for viewer in (0, 1, None):
        assert seen(t, viewer)["delivered"] == [train]


def test_removed_cards_are_open() -> None:
    t = table(removed="share lorry worker_3")
    for viewer in (0, 1, None):
        assert t.sees(viewer)["removed"] == ["inno_worker_3", "inno_lorry", "inno_share"]


def test_nobody_sees_the_dice() -> None:
    t = table()
    for viewer in (0, 1, None):
        assert "dice" not in t.sees(viewer)
        assert t.match.to_json()["dice"] not in str(t.sees(viewer))


# ---------------------------------------------------------------- rulings


def test_r37_perfect_recall_is_the_default() -> None:
    t = table(stacks={"order": "furnaces_4 ..."})
    assert t.sees(0)["options"] == {"history": "open"}
    t.play("0: place order", "1: pass", "0: pass", "0: place share", "1: place share", "pay 2")
    assert seen(t, 1)["orders"] == ["order_furnaces_4"]


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("order_barracks_2", ["place delivery", "pay 1", "send 1 order_barracks_2"]),
        ("inno_worker_3", ["place mining_01", "pay inno_worker_3"]),
        ("inno_mining", ["innovation inno_mining"]),
    ],
)
def test_r58_a_move_that_reveals_a_card_cannot_be_undone(card: str, moves: list[str]) -> None:
    t = table(
        """
        row          wheel_1a fox_1a
        dock 1       wild[wheel_2] green
        dock 2       tower[tower_2] wild[] green
        dock 3       fox[]
        orders       ?barracks_2 ?furnaces_2
        innovations  ?worker_3 ?mining
    """,
        stacks={"innovation": "lorry ..."},
    )
    assert card not in str(t.sees(1))
    t.play(*moves)
    assert card in str(t.sees(1))
    assert not t.match.can_undo(0)


def test_r51_views_draw_no_conclusions() -> None:
    """Two orders were left and the upper one is still visible, so the taken one is obvious; but it is not shown."""
    t = table(stacks={"order": "furnaces_4 barracks_4"})
    t.play("place wild", "pay 2", "wild_stack order", "wild_card order_barracks_4")
    assert t.sees_stack(1, "order") == "furnaces_4 of 1"
    assert seen(t, 1)["orders"] == [None]


def test_r51_the_known_copy_leaves_the_hand_first() -> None:
    t = table("dock 1 wild[wheel_2] green\n orders barracks_1 ?barracks_1\n innovations worker_3 ?worker_3")
    t.play("place delivery", "pay inno_worker_3", "send 1 order_barracks_1")
    assert (t.line("orders"), t.line("innovations")) == ("?barracks_1", "?worker_3")
    assert (seen(t, 1)["orders"], seen(t, 1)["innovations"]) == ([None], [None])


def test_r51_the_order_of_a_hand_reveals_nothing() -> None:
    first = table("orders steamboats_1 ?barracks_1 furnaces_2 ?steamboats_2\n innovations share ?worker_3 lorry")
    assert seen(first, 1)["orders"] == ["order_furnaces_2", "order_steamboats_1", None, None]
    assert seen(first, 1)["innovations"] == ["inno_lorry", "inno_share", None]


# ---------------------------------------------------------------- views and journals


@pytest.mark.parametrize(
    ("mine", "at", "shown"),
    [
        ("", "MAIN", {"point": "MAIN", "workers": 12}),
        ("innovations ?share", "PAY order", {"point": "PAY", "zone": "order", "required": 1, "next": 2}),
        ("row fox_2\n dock 3 fox[]", "MINE 0 2 3", {"point": "MINE", "used": 0, "min": 2, "max": 3}),
        ("dock 1 wild[wheel_2] green\n orders ?barracks_1", "DELIVER green", {"point": "DELIVER", "type": "green"}),
        ("dock 1 wild[wheel_2] green\n orders ?barracks_1", "DELIVER", {"point": "DELIVER", "type": None}),
        ("", "WILD_STACK", {"point": "WILD_STACK"}),
        ("innovations ?share", "AFTER", {"point": "AFTER"}),
    ],
)
def test_the_pending_decision_is_public_but_its_options_are_not(mine: str, at: str, shown: dict[str, Any]) -> None:
    t = table(mine, at=at)
    for viewer in (1, None):
        assert t.sees(viewer)["decision"] == shown | {"seats": [0]}
    assert t.match.moves(0) != []
    assert t.match.moves(1) == []


def test_tables_that_differ_only_in_secrets_look_the_same_to_others() -> None:
    tables = [
        table("dock 1 wild[wheel_2] green\n orders ?barracks_1 ?furnaces_4\n innovations ?worker_3"),
        table("dock 1 wild[wheel_2] green\n orders ?steamboats_2 ?factories_3\n innovations ?delivery"),
    ]
    for t in tables:
        t.play("place order", "pay 1")
    assert tables[0].sees(0) != tables[1].sees(0)
    for viewer in (1, None):
        assert tables[0].sees(viewer)["mines"] == tables[1].sees(viewer)["mines"]
        assert tables[0].sees(viewer)["decision"] == tables[1].sees(viewer)["decision"]
        assert tables[0].heard(viewer) == tables[1].heard(viewer)


def test_at_the_end_everything_is_open() -> None:
    t = table(RICH + "\n tokens 1 3 5", "tokens 2 4 6 7", at="OVER")
    assert t.sees(1)["over"]
    assert t.sees(1)["decision"] is None
    for viewer in (0, 1, None):
        assert seen(t, viewer)["points"] == {"lorries": 2, "orders": 3, "shares": 3, "tokens": 3, "objectives": 0}
        assert seen(t, viewer)["delivered"][0]["order"] == "order_barracks_1"
        assert seen(t, viewer)["orders"] == ["order_barracks_1", "order_barracks_2", "order_furnaces_3"]


def test_undo_stops_where_something_was_revealed() -> None:
    t = table("row fox_1a wheel_1a\n dock 3 fox[]")
    t.play("place mining_23")
    assert t.match.can_undo(0)
    t = table()
    t.play("0: place share")  # a new top card
    assert not t.match.can_undo(0)
    t.play("1: place wild", "pay 2")
    assert t.match.can_undo(1)
    t.play("wild_stack order")  # looks at cards
    assert not t.match.can_undo(1)
