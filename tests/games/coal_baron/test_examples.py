"""§9: the worked examples."""

from __future__ import annotations

import pytest

from tests.games.coal_baron.table import Table, board, end_of_shift, mining, new, table

MACIEK, GOSIA, MARTYNA = 0, 1, 2


@pytest.mark.parametrize(
    ("space", "placed", "marks", "maciek", "red"),
    [("money_4", "0:1", 4, 0, 0), ("money_5", "0:2", 5, 0, 1), ("money_6", "0:3", 6, 2, 0)],
)
def test_e1_placement(space: str, placed: str, marks: int, maciek: int, red: int) -> None:
    t = table(seats=3, workers="money_5 1:1; money_6 0:2")
    t.play(f"choose_space {space}")
    assert t.on(space) == placed
    assert t.marks() == marks
    assert (t.workers(MACIEK)[1], t.workers(1)[1]) == (maciek, red)  # in the canteen


def test_e2_buying_a_tile() -> None:
    t = table("marks 7", lying="factory_1 G2L", tiles="K1D Y1L ...")
    t.play("choose_space factory_1")
    assert t.on("factory_1") == "0:1"
    assert t.marks() == 1
    assert t.line("grey") == "g G2L:gg"
    assert t.sees(1)["pits"][0]["light"] == 1
    assert t.lies("factory_1") == "K1D"
    assert t.stack("tile")[0] == "Y1L"


def test_e3_eight_mining_steps() -> None:
    t = mining(
        """
        cage       0
        grey       g G1L:g
        orders     H08:..
        """,
        steps=8,
    )
    t.play("cage 3", "load grey", "load grey", "cage 1", "load yellow", "cage 0")
    t.play("fill cage grey H08 0", "fill cage grey H08 1")
    assert t.pit() == board("""
        cage       0 y
        yellow     .
        grey       . G1L:.
        orders     H08:gg
    """)
    assert t.asked() == "1 choose_space"


def test_e4_delivery() -> None:
    t = table("orders W05:yy. W09:kk W10:ybgk")
    before = t.supply()
    assert before == "11 13 13 11"
    t.play("choose_space delivery_horse_cart")
    assert t.vp() == 19
    assert t.supply() == "12 14 14 14"
    assert (t.line("orders"), t.line("delivered")) == ("W05:yy.", "W09 W10")


def test_e5_money() -> None:
    t = table(seats=3)
    t.play("choose_space money_5")
    assert (t.on("money_5"), t.marks()) == ("0:1", 5)


def test_e6_order() -> None:
    t = table(lying="order_2 L08", orders="A01 ...")
    t.play("choose_space order_2")
    assert t.line("orders") == "L08:.."
    assert t.lies("order_2") == "A01"


def test_e7_counting() -> None:
    t = table("delivered W09 W10 H08\n grey . G2L:.. \n black . K2L:.. K1D:.")
    counts = t.sees(0)["pits"][0]["counts"]
    assert list(counts.values()) == [1, 1, 3, 3, 2, 6, 0, 0, 0, 0, 3, 4]


def test_e8_transport_scoring_with_three_players() -> None:
    t = end_of_shift("delivered H08 W09 W10", "delivered H07 W01", "delivered H10 W02", shift=2)
    scored = t.heard(None, "scored")
    assert scored[4:8] == [
        "scored 2 delivered_handcart 2+3+3 0+6+6",
        "scored 2 delivered_horse_cart 6+1+1 7+3+3",
        "scored 2 delivered_automobile 0+0+0 0+0+0",
        "scored 2 delivered_locomotive 0+0+0 0+0+0",
    ]
    assert [t.points(seat)[2] for seat in (MACIEK, GOSIA, MARTYNA)] == [7, 9, 9]


def test_e9_start_player() -> None:
    standing = "factory_1 0:3; factory_2 0:2; factory_3 1:4; factory_draw 2:2"
    t = end_of_shift("", "", "", starter=GOSIA, workers=standing)
    assert t.truth()["starter"] == MACIEK
    assert t.asked() == f"{MACIEK} choose_space"


def test_e10_final_accounting() -> None:
    t = table(
        """
        marks      7
        cage       0 g
        storage    k
        yellow     . Y1L:. Y1L:. Y1L:. Y2L:..
        brown      b B1L:. B1L:. B1L:.
        grey       . G1D:. G1D:.
        black      . K1D:. K1D:.
        orders     H03:y.
        """,
        at="over",
        shift=3,
        workers="money_4 0:18; money_6 1:18",
    )
    assert t.points() == [0, 0, 0, 0, 1, 1, -1, -6]
    assert t.match.scores()[0] == -5
    assert t.marks() % 5 == 2


def test_e11_two_for_one() -> None:
    t = mining("cage 0 yb\n storage k\n orders H04:.", steps=2)
    t.play("two_for_one H04 0")
    assert t.moves() == [
        "fill_two cage yellow cage brown H04 0",
        "fill_two cage yellow storage black H04 0",
        "fill_two cage brown storage black H04 0",
    ]
    t.play("fill_two cage yellow storage black H04 0")
    assert (t.line("orders"), t.line("cage"), t.line("storage")) == ("H04:(yk)", "0 b", "")
    assert t.asked() == "1 choose_space"


def test_e12_storing() -> None:
    t = mining("cage 0 yg\n orders H03:y.", steps=2)
    assert {"fill cage yellow H03 1", "store yellow", "store grey"} <= set(t.moves())
    t.play("store yellow")
    assert (t.line("cage"), t.line("storage"), t.line("orders"), t.left()) == ("0 g", "y", "H03:y.", 1)
    t.play("fill storage yellow H03 1")
    assert (t.line("storage"), t.line("orders")) == ("", "H03:yy")


def test_e13_start_player_tie() -> None:
    standing = "factory_1 0:3; factory_2 1:1; factory_3 2:3"
    t = end_of_shift("", "", "", "", starter=2, workers=standing)
    assert t.truth()["starter"] == 0


@pytest.mark.parametrize(
    ("piles", "counts", "points"),
    [
        (["W09 A09", "L09", "H09", ""], "4+2+2+0", "5+2+2+0"),
        (["W09 A09", "L09 H09", "W06 A06", ""], "4+4+2+0", "5+5+0+0"),
    ],
)
def test_e14_second_place_with_a_lone_leader(piles: list[str], counts: str, points: str) -> None:
    t = end_of_shift(*[f"delivered {pile}" for pile in piles])
    assert t.heard(None, "scored")[3] == f"scored 1 delivered_black {counts} {points}"


def test_e15_short_supply() -> None:
    t = table("marks 8", lying="factory_1 K2D", supply="2 0 0 1")
    t.play("choose_space factory_1")
    assert t.marks() == 0
    assert t.asked() == "0 substitute_cube"
    assert t.moves() == ["substitute_cube yellow", "substitute_cube leave_empty"]
    t.play("substitute_cube yellow")
    assert (t.line("black"), t.supply()) == ("k K2D:ky", "1 0 0 0")


def test_e16_carts_without_deliveries() -> None:
    first = "brown . B2L:.."
    t = end_of_shift(first, "brown .", "delivered H01", shift=3)
    assert t.heard(None, "scored")[9] == "scored 3 empty_brown 3+1+0 11+5+0"


def test_the_short_opening() -> None:
    """§9.1"""
    a, b, c = 0, 1, 2
    seed = next(seed for seed in range(99) if new(3, seed).truth()["starter"] == a)
    t = new(3, seed)
    picks = []
    while t.asked().endswith("draft_order"):
        picks.append(int(t.asked()[0]))
        t.play(t.moves()[0])
    assert picks == [c, b, a] * 3
    assert len(t.stack("order")) == 31
    t = table("marks 9", "marks 9", "marks 9", lying="factory_1 B2D")
    assert (t.supply(), len(t.stack("tile"))) == ("13 13 13 13", 41)
    opening(t)
    while t.truth()["shift"] == 1:
        t.play("choose_space bank")
    placed = [line.split() for line in t.heard(None, "placed")]
    assert sum([int(workers) for _, _, _, workers in placed]) == 45
    assert [len([seat for _, seat, _, _ in placed if int(seat) == player]) for player in (a, b, c)] == [13, 15, 14]


def opening(t: Table) -> None:
    t.play("0: choose_space factory_1")
    assert (t.marks(), t.line("brown"), t.supply(), len(t.stack("tile"))) == (5, "b B2D:bb", "13 11 13 13", 40)
    t.play("1: choose_space mining_10", "done", "2: choose_space mining_10", "done")
    assert (t.workers(1), t.workers(2)) == ((14, 1, 0), (13, 0, 0))
    t.play("0: choose_space mining_10")
    assert (t.workers(0), t.workers(2)) == ((11, 0, 0), (13, 2, 0))
    t.play("cage 2", "load brown", "load brown", "load brown", "cage 0", "done")
    assert t.line("cage") == "0 bbb"
    t.play("1: choose_space bank")
    assert (t.workers(1), t.marks(1)) == ((13, 1, 1), 10)
