"""The evaluation: what helps a seat raises it."""

from __future__ import annotations

from math import sqrt

import pytest

from fajrant.games.coal_baron.insight import COUNTS, LEAST_DOUBT, TERMS, Outlook, promises
from fajrant.games.coal_baron.state import CoalBaron
from tests.games.coal_baron.table import Table, end_of_shift, mining, table


def worth(t: Table, seat: int = 0) -> float:
    return t.match.game.evaluate(t.match.position, seat)


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("marks 3", "marks 6"),
        ("orders H08:..", "orders H08:g."),
        ("orders H08:g.", "orders H08:gg"),
        ("orders W11:...", "orders W11:...\n black k K2L:kk"),
        ("cage 3\n orders H04:.", "cage 3 g\n grey .\n orders H04:."),
        ("cage 3 g\n grey .\n orders H04:.", "cage 0 g\n grey .\n orders H04:."),
        ("orders H08:gg", "delivered H08\n vp 7 0 0 0"),
        ("grey g G1L:g G1L:g", "grey g G1L:g G1D:g"),
        ("workers 2", "workers 5"),
        ("orders H08:.. H01:.", "orders H08:.. H01:y"),
        ("orders H09:..\n black k K1L:k", "orders H09:..\n black k K2L:kk"),
        ("orders H04:.\n yellow .\n cage 0 y", "orders H04:.\n grey .\n cage 0 g"),
        ("orders H04:.\n grey .\n storage y", "orders H04:.\n grey .\n storage g"),
        ("orders H08:gg W08:gg", "orders H08:gg H10:ggg"),
        ("black k K2L:kk", "black . K2L:..\n storage kkk"),
    ],
)
def test_what_helps_is_worth_more(less: str, more: str) -> None:
    assert worth(table("", more), 1) > worth(table("", less), 1)


def term(t: Table, name: str, seat: int = 0) -> float:
    """In points as they would be scored: how far the term can be relied on is left out."""
    pos = t.match.position
    assert isinstance(pos, CoalBaron)
    return promises(pos, seat, [Outlook(pos, pit) for pit in pos.pits])[TERMS.index(name)]


def test_an_order_that_cannot_be_shipped_any_more_costs_its_point() -> None:
    """Two workers stand at the locomotives: with three in hand the order still leaves, with two it never will."""
    standing = "delivery_locomotive 1:2"
    for workers, expected in ((3, pytest.approx(7.0)), (2, pytest.approx(-1.0))):
        t = table(f"orders L08:gg\n workers {workers}", shift=3, workers=standing)
        assert term(t, "orders") == expected
    assert term(table("orders L08:gg\n workers 2", shift=2, workers=standing), "orders") > 0.0


def test_an_order_that_costs_more_than_it_brings_is_left_lying() -> None:
    """One point for a cube that would have to be bought, lifted and shipped at the end of the game."""
    t = table("orders H03:..\n yellow .\n workers 4", shift=3)
    assert term(t, "orders") == pytest.approx(-1.0)
    assert term(t, "workers") == pytest.approx(term(table("workers 4", shift=3), "workers"))


def test_the_last_majorities_are_nearly_decided() -> None:
    """With a worker left, who leads by two spots will be first, and who is behind will not."""
    t = table("delivered L10\n workers 1", "delivered L02\n workers 1", shift=3)
    assert term(t, "transports", 0) == pytest.approx(9.0, abs=1.0)
    assert term(t, "transports", 1) == pytest.approx(0.0, abs=1.0)


def test_what_nothing_can_change_any_more_is_taken_at_its_word() -> None:
    """Marks in hand: before the end they count for more than they will be exchanged for, at the end for just that."""
    money = TERMS.index("money")
    for shift, workers, relied_on in ((3, 0, 1.0), (3, 9, COUNTS[money]), (1, 5, COUNTS[money])):
        t = table(f"marks 10\n workers {workers}", "workers 1", shift=shift, turn=1)
        found = t.match.game.prospects(t.match.position, 0)[money]
        assert found == pytest.approx(relied_on * term(t, "money"))
    assert term(table("marks 10\n workers 0", "workers 1", shift=3, turn=1), "money") == 2.0


def test_a_tie_pays_both() -> None:
    """Two grey spots each, by another transport each."""
    t = table("delivered L08\n workers 1", "delivered H08\n workers 1", shift=3)
    assert term(t, "colours", 0) > 0.5 * 4
    assert term(t, "colours", 1) > 0.5 * 4


def test_what_is_scored_more_often_is_worth_more() -> None:
    first, last = [table("delivered L10\n workers 1", "workers 1", shift=shift) for shift in (1, 3)]
    assert term(first, "colours") > 2 * term(last, "colours")
    assert term(last, "carts") == pytest.approx(term(table("workers 1", "workers 1", shift=3), "carts"))


def test_second_place_counts_where_it_pays() -> None:
    """Behind a leader that cannot be reached, before a third who has nothing."""
    pits = ["delivered H05\n workers 1", "delivered W11\n workers 1", "workers 1"]
    assert term(table(*pits, shift=3), "colours") == pytest.approx(2.0, abs=0.7)
    assert term(table(*pits[:2], shift=3), "colours") < 1.0


def test_it_is_the_sum_of_its_terms() -> None:
    t = mining("cage 3 g\n orders H04:. W10:y...")
    game = t.match.game
    found = game.prospects(t.match.position, 0)
    assert len(found) == len(game.terms())
    assert sum(found) == pytest.approx(worth(t))


def test_no_two_idle_steps_are_quite_alike() -> None:
    """Greedy bots follow every one of equal ways, and in the mine there would be thousands."""
    t = table("cage 0 yyb\n workers 0", "workers 1", at="mining 8", shift=3)
    looks: list[float] = []
    for move in t.moves():
        world = Table(t.match.clone())
        world.play(move)
        looks.append(round(worth(world), 9))
    assert len(looks) > 5
    assert len(set(looks)) == len(looks)


def test_it_does_not_look_into_the_stacks() -> None:
    t = table("marks 8", seats=3)
    for world in t.worlds(0, 5):
        assert [worth(world, seat) for seat in range(3)] == [worth(t, seat) for seat in range(3)]


def test_at_the_end_it_is_the_score() -> None:
    t = end_of_shift("delivered H08\n marks 7", "", shift=3)
    assert worth(t) == float(t.match.scores()[0])


def test_the_less_is_left_the_less_may_still_happen() -> None:
    """Two shifts, one, half a shift, a worker."""
    tables = [
        table("", "", shift=2),
        table("", "", shift=3),
        table("workers 9", "workers 9", shift=3),
        table("workers 1", "workers 0", shift=3),
    ]
    doubts = [t.match.game.doubt(t.match.position) for t in tables]
    assert doubts == sorted(doubts, reverse=True)
    assert len(set(doubts)) == len(doubts)
    assert doubts[0] - LEAST_DOUBT == pytest.approx(sqrt(2.0) * (doubts[1] - LEAST_DOUBT))


def favourite(t: Table) -> str:
    (seat,) = t.match.acting()
    moves = t.match.position.legal(seat)
    weights = t.match.game.priors(t.match.position, seat, moves)
    return moves[weights.index(max(weights))].text


def test_what_a_miner_would_do_at_first_glance() -> None:
    """The rulebook's eight steps: down, load, up in time, fill."""
    t = mining("grey g G1L:g\n yellow y\n orders H08:.. H01:.", steps=8)
    done: list[str] = []
    while t.match.acting() == (0,) and len(done) < 8:
        done.append(favourite(t))
        t.play(done[-1])
    assert done == [
        "cage 3",
        "load grey",
        "load grey",
        "cage 1",
        "load yellow",
        "cage 0",
        "fill cage grey H08 0",
        "fill cage grey H08 1",
    ]


def test_a_cage_comes_up_while_there_is_time_to_fill() -> None:
    assert favourite(mining("cage 3 g\n grey . G1L:g\n orders H08:..", steps=5)) == "load grey"
    assert favourite(mining("cage 3 g\n grey . G1L:g\n orders H08:..", steps=2)) == "cage 0"


def test_a_cage_takes_along_what_is_wanted_where_it_is_before_it_goes_on() -> None:
    t = mining("cage 3\n grey g G1L:g\n black k\n orders H08:.. H05:.", steps=8)
    t.play("load grey")
    assert favourite(t) == "load grey"
    t.play("load grey")
    assert favourite(t) == "cage 4"


def test_what_is_complete_is_shipped_at_first_glance() -> None:
    assert favourite(table("orders W11:kkk H08:..\n marks 8")) == "choose_space delivery_horse_cart"


def test_what_goes_back_goes_out_of_the_others_reach_and_what_is_wanted_to_the_top_of_it() -> None:
    t = table("orders H08:..\n marks 0", tiles="Y1L G2D K1D B1D Y1L ...")
    t.play("choose_space factory_draw", "keep_tile none")
    assert favourite(t) == "return_end bottom"
    t.play("return_end bottom")
    assert favourite(t) == "return_order G2D"


def test_every_move_has_a_weight() -> None:
    t = table("marks 8\n orders H01:y", seats=4)
    for _ in range(60):
        (seat,) = t.match.acting()
        moves = t.match.position.legal(seat)
        weights = t.match.game.priors(t.match.position, seat, moves)
        assert len(weights) == len(moves)
        assert min(weights) > 0
        t.match.carry_out(seat, moves[len(moves) // 2])
