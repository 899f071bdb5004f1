"""§7: who sees what; R41: which moves can be undone."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.coal_baron.table import Table, end_of_shift, mining, table

RICH = """
    marks      7
    cage       2 gy
    storage    k
    grey       . G2L:.g
    orders     H08:g. H04:(yk)
    delivered  W09 L01
"""


def test_open_information() -> None:
    t = table(RICH)
    own, other = t.sees(0)["pits"][0], t.sees(1)["pits"][0]
    for place in (
        "vp",
        "marks",
        "workers",
        "levels",
        "cage_level",
        "cage",
        "storage",
        "orders",
        "deliveries",
        "points",
    ):
        assert own[place] == other[place] == t.sees(None)["pits"][0][place]
    assert other["levels"][2] == {"printed": None, "tiles": [{"tile": "G2L", "carts": [None, "grey"]}]}
    assert other["orders"] == [
        {"order": "H04", "spots": [["yellow", "black"]], "complete": True},
        {"order": "H08", "spots": [["grey"], []], "complete": False},
    ]
    assert other["cage"] == {"yellow": 1, "brown": 0, "grey": 1, "black": 0}


def test_r27_others_see_only_the_size_of_a_delivered_pile() -> None:
    t = table(RICH)
    assert t.sees(0)["pits"][0]["delivered"] == ["W09", "L01"]
    for viewer in (1, None):
        pit = t.sees(viewer)["pits"][0]
        assert "delivered" not in pit
        assert pit["deliveries"] == 2
        assert list(pit["counts"].values()) == [None] * 8 + [0, 0, 2, 0]


def test_r27_awards_are_shown_only_for_categories_that_the_viewer_can_count() -> None:
    def awards(viewer: int | None, **options: str) -> list[list[int] | None]:
        return [row["award"] for row in table(RICH, options=options).sees(viewer)["clock"]]

    carts = [[0, 0], [0, 0], [12, 0], [0, 0]]
    for viewer in (0, 1, None):
        assert awards(viewer) == [None] * 8 + carts
    assert awards(1, delivered="open")[:5] == [[2, 0], [0, 0], [0, 0], [5, 0], [0, 0]]


def test_r27_deliveries_are_public_events_and_piles_are_open_at_the_end() -> None:
    t = table("orders H01:y")
    t.play("choose_space delivery_handcart")
    assert t.heard(1, "delivered") == ["delivered 0 H01 2"]
    t = end_of_shift(RICH, "", shift=3)
    assert t.sees(1)["pits"][0]["delivered"] == ["W09", "L01"]


def test_r27_open_piles_as_a_table_option() -> None:
    t = table(RICH, options={"delivered": "open"})
    assert t.sees(1)["pits"][0]["delivered"] == ["W09", "L01"]
    assert t.sees(1)["pits"][0]["counts"]["delivered_black"] == 2
    assert t.moves() == table(RICH).moves()


def test_r27_a_world_keeps_delivered_piles() -> None:
    t = table(RICH)
    assert {world.line("delivered") for world in t.worlds(1, 8)} == {"W09 L01"}


def test_r28_stack_sizes_are_public() -> None:
    t = table()
    size = len(t.stack("tile"))
    assert t.sees(None)["stacks"]["tile"] == {"size": size, "known": []}
    t.play("choose_space factory_draw")
    assert t.sees(1)["stacks"]["tile"]["size"] == size - 5
    assert t.sees(1)["looked"] == 5
    t.play("keep_tile none", "return_end top", f"return_order {t.truth()['looked'][0]}")
    assert t.sees(1)["looked"] == 5
    assert t.sees(1)["decision"]["count"] == 4


def test_others_do_not_see_the_items_looked_at() -> None:
    one = table(tiles="Y1L G2L K2D B1L B1D ...", supply="9 9 9 9")
    other = table(tiles="K1L G1L Y2D B2L K2L ...", supply="9 9 9 9")
    for t in (one, other):
        t.play("choose_space factory_draw", "keep_tile none", "return_end top")
    assert one.sees(0)["decision"] != other.sees(0)["decision"]
    assert one.sees(1)["decision"] == other.sees(1)["decision"]
    assert one.heard(1) == other.heard(1)
    assert one.sees(None)["stacks"] == other.sees(None)["stacks"]


def test_a_world_redeals_what_the_seat_cannot_see() -> None:
    t = table(tiles="Y1L G2L K2D B1L B1D ...")
    t.play("choose_space factory_draw")
    assert {tuple(world.truth()["looked"]) for world in t.worlds(0)} == {("Y1L", "G2L", "K2D", "B1L", "B1D")}
    assert len({tuple(world.truth()["looked"]) for world in t.worlds(1)}) > 20
    assert len({tuple(world.stack("order")) for world in t.worlds(0)}) > 20


def in_hand(t: Table) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(t.truth()["looked"]), tuple(t.truth()["returned"])


def test_a_world_redeals_the_items_another_seat_holds_until_all_are_put_back() -> None:
    """At D6, at D4b, and at D4c with some items already put back."""
    t = table("marks 8", tiles="G2L Y1L K2D B1D B1L ...", supply="3 0 1 0")
    t.play("choose_space factory_draw", "keep_tile G2L")
    for move in ("substitute_cube yellow", "return_end top", "return_order K2D", "return_order Y1L"):
        worlds = t.worlds(1)
        assert {in_hand(world) for world in t.worlds(0, 8)} == {in_hand(t)}
        assert len({in_hand(world) for world in worlds}) > 20
        for world in worlds:
            assert Counter(unseen(world)) == Counter(unseen(t))
        if t.truth()["returned"]:
            assert len({in_hand(world)[1] for world in worlds}) > 5
        t.play(move)


def unseen(t: Table) -> list[str]:
    looked, returned = in_hand(t)
    return [*t.stack("tile"), *looked, *returned]


def test_in_a_world_the_options_match_the_redealt_hand() -> None:
    t = table("marks 8", tiles="Y1L G2L K2D B1L B1D ...")
    t.play("choose_space factory_draw")
    for world in t.worlds(1, 8):
        assert set(world.moves("keep_tile")) == {*in_hand(world)[0], "none"}


def test_a_world_does_not_depend_on_the_secrets() -> None:
    """The same tiles, differently divided between the stack and the hand of seat 0."""
    tables = [table(tiles=f"{five} ...") for five in ("Y1L G2L K2D B1L B1D G1D", "G1D B1D B1L G2L Y1L K2D")]
    for t in tables:
        t.play("choose_space factory_draw")
    for one, other in zip(tables[0].worlds(1, 8), tables[1].worlds(1, 8), strict=True):
        assert one.truth() == other.truth()


# ---------------------------------------------------------------- undo


@pytest.mark.parametrize("space", ["money_4", "bank", "mining_6", "delivery_handcart"])
def test_r41_moves_that_reveal_nothing_can_be_undone(space: str) -> None:
    t = table("orders H01:y")
    before = t.truth()
    t.play(f"choose_space {space}")
    t.match.undo(0)
    assert t.truth() == before


@pytest.mark.parametrize("space", ["factory_1", "order_2", "factory_draw", "order_draw"])
def test_r41_a_refill_or_a_look_cannot_be_undone(space: str) -> None:
    t = table("marks 8", lying="factory_1 Y1L")
    t.play(f"choose_space {space}")
    assert not t.match.can_undo(0)


def test_r41_mining_can_be_undone_step_by_step() -> None:
    t = mining("cage 1\n orders H01:.", steps=4)
    t.play("load yellow", "cage 0", "fill cage yellow H01 0")
    for _ in range(3):
        t.match.undo(0)
    assert t.line("cage") == "1"
    assert t.left() == 4


def test_r41_returning_items_can_be_undone_but_not_keeping_one() -> None:
    t = table("marks 8", tiles="Y1L G2L K2D B1L B1D ...")
    t.play("choose_space factory_draw", "keep_tile Y1L")
    assert not t.match.can_undo(0)
    t.play("return_end top", "return_order G2L")
    t.match.undo(0)
    t.match.undo(0)
    assert t.asked() == "0 return_end"
    t.play("return_end bottom", "return_order G2L", "return_order K2D", "return_order B1L")
    assert not t.match.can_undo(0)


def test_r41_a_kept_order_cannot_be_undone() -> None:
    t = table(orders="H01 W10 A05 L11 H08 ...")
    t.play("choose_space order_draw", "keep_order W10")
    assert not t.match.can_undo(0)


def test_r41_a_substitute_can_be_undone_until_the_space_is_refilled() -> None:
    t = table("marks 8", lying="factory_1 K2L", supply="1 1 0 0")
    t.play("choose_space factory_1", "substitute_cube brown")
    t.match.undo(0)
    assert t.moves("substitute_cube") == ["yellow", "brown", "leave_empty"]
    t.play("substitute_cube yellow", "substitute_cube brown")
    assert not t.match.can_undo(0)


def test_r41_shift_scoring_cannot_be_undone() -> None:
    assert not end_of_shift("", "").match.can_undo(0)
