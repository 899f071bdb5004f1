"""The evaluation rises with everything that helps a seat; priors favour sensible moves."""

from __future__ import annotations

import pytest

import fajrant
from fajrant.bots.base import at_a_glance
from fajrant.core.dice import seeded
from fajrant.games.coal_baron import insight
from fajrant.games.coal_baron.game import GAME
from fajrant.games.coal_baron.insight import TERMS, Outlook, hopes
from fajrant.games.coal_baron.state import EMPTY, CoalBaron
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
def test_a_better_pit_is_worth_more(less: str, more: str) -> None:
    assert worth(table("", more), 1) > worth(table("", less), 1)


def term(t: Table, name: str, seat: int = 0) -> float:
    """A hope in points, without its learned weight."""
    pos = t.match.position
    assert isinstance(pos, CoalBaron)
    return hopes(pos, seat, [Outlook(pos, pit) for pit in pos.pits])[TERMS.index(name)]


def test_an_order_that_can_no_longer_be_shipped_costs_its_point() -> None:
    """Two workers are at the locomotives: with three workers left the order can be shipped, with two it cannot."""
    standing = "delivery_locomotive 1:2"
    for workers, expected in ((3, pytest.approx(7.0)), (2, pytest.approx(-1.0))):
        t = table(f"orders L08:gg\n workers {workers}", shift=3, workers=standing)
        assert term(t, "orders") == expected
    assert term(table("orders L08:gg\n workers 2", shift=2, workers=standing), "orders") > 0.0


def test_an_order_that_costs_more_than_it_brings_is_not_planned() -> None:
    """A few points for cubes that would have to be bought, lifted and shipped at the end of the game."""
    t = table("orders H03:..\n yellow .\n workers 4", shift=3)
    assert term(t, "orders") == pytest.approx(-1.0)
    assert term(t, "workers") == pytest.approx(term(table("workers 4", shift=3), "workers"))


def test_the_last_majorities_are_nearly_decided() -> None:
    """With one worker left, a lead of two spots is enough."""
    t = table("delivered L10\n workers 1", "delivered L02\n workers 1", shift=3)
    assert term(t, "transports", 0) == pytest.approx(9.0, abs=1.0)
    assert term(t, "transports", 1) == pytest.approx(0.0, abs=1.0)


def test_at_the_end_marks_are_worth_their_exchange_rate() -> None:
    assert term(table("marks 10\n workers 0", "workers 1", shift=3, turn=1), "money") == 2.0
    assert term(table("marks 10\n workers 9", "workers 1", shift=3, turn=1), "money") > 2.0


def test_a_tie_pays_both() -> None:
    """Both have delivered two grey spots, by different transports."""
    t = table("delivered L08\n workers 1", "delivered H08\n workers 1", shift=3)
    assert term(t, "colours", 0) > 0.5 * 4
    assert term(t, "colours", 1) > 0.5 * 4


def test_categories_that_are_scored_more_often_are_worth_more() -> None:
    first, last = [table("delivered L10\n workers 1", "workers 1", shift=shift) for shift in (1, 3)]
    assert term(first, "colours") > 2 * term(last, "colours")
    assert term(last, "carts") == pytest.approx(term(table("workers 1", "workers 1", shift=3), "carts"))


def test_second_place_counts_if_it_pays() -> None:
    """Seat 0 cannot catch the leader, and the third seat has nothing."""
    pits = ["delivered H05\n workers 1", "delivered W11\n workers 1", "workers 1"]
    assert term(table(*pits, shift=3), "colours") == pytest.approx(2.0, abs=0.7)
    assert term(table(*pits[:2], shift=3), "colours") < 1.0


def test_the_evaluation_is_the_sum_of_its_terms() -> None:
    t = mining("cage 3 g\n orders H04:. W10:y...")
    game = t.match.game
    terms = game.prospects(t.match.position, 0)
    assert len(terms) == len(game.terms()) + 1  # and the rest
    assert sum(terms) == pytest.approx(worth(t))


def test_no_two_idle_steps_are_worth_the_same() -> None:
    """Greedy bots explore all equal moves, and in the mine there would be thousands."""
    t = table("cage 0 yyb\n workers 0", "workers 1", at="mining 8", shift=3)
    values: list[float] = []
    for move in t.moves():
        world = Table(t.match.clone())
        world.play(move)
        values.append(round(worth(world), 9))
    assert len(values) > 5
    assert len(set(values)) == len(values)


def test_the_evaluation_does_not_look_into_the_stacks() -> None:
    t = table("marks 8", seats=3)
    for world in t.worlds(0, 5):
        assert [worth(world, seat) for seat in range(3)] == [worth(t, seat) for seat in range(3)]


def test_at_the_end_the_evaluation_is_the_score() -> None:
    t = end_of_shift("delivered H08\n marks 7", "", shift=3)
    assert worth(t) == float(t.match.scores()[0])


def test_doubt_falls_towards_the_end() -> None:
    """With two shifts left, one, half a shift, and one worker."""
    tables = [
        table("", "", shift=2),
        table("", "", shift=3),
        table("workers 9", "workers 9", shift=3),
        table("workers 1", "workers 0", shift=3),
    ]
    doubts = [t.match.game.doubt(t.match.position) for t in tables]
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[0] > doubts[2] > doubts[3]


def favourite(t: Table) -> str:
    (seat,) = t.match.acting()
    moves = t.match.position.legal(seat)
    weights = t.match.game.priors(t.match.position, seat, moves)
    return moves[weights.index(max(weights))].text


def test_priors_play_the_eight_steps_of_e3() -> None:
    """The rulebook's example: go down, load, come up in time, fill."""
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


def test_the_cage_comes_up_in_time_to_fill() -> None:
    assert favourite(mining("cage 3 g\n grey . G1L:g\n orders H08:..", steps=5)) == "load grey"
    assert favourite(mining("cage 3 g\n grey . G1L:g\n orders H08:..", steps=2)) == "cage 0"


def test_the_cage_loads_all_needed_cubes_at_its_level_before_it_moves_on() -> None:
    t = mining("cage 3\n grey g G1L:g\n black k\n orders H08:.. H05:.", steps=8)
    t.play("load grey")
    assert favourite(t) == "load grey"
    t.play("load grey")
    assert favourite(t) == "cage 4"


def test_complete_orders_are_shipped_first() -> None:
    assert favourite(table("orders W11:kkk H08:..\n marks 8")) == "choose_space delivery_horse_cart"


def test_items_go_back_to_the_bottom_with_the_needed_ones_on_top() -> None:
    t = table("orders H08:..\n marks 0", tiles="Y1L G2D K1D B1D Y1L ...")
    t.play("choose_space factory_draw", "keep_tile none")
    assert favourite(t) == "return_end bottom"
    t.play("return_end bottom")
    assert favourite(t) == "return_order G2D"


def test_every_move_has_a_prior() -> None:
    t = table("marks 8\n orders H01:y", seats=4)
    for _ in range(60):
        (seat,) = t.match.acting()
        moves = t.match.position.legal(seat)
        weights = t.match.game.priors(t.match.position, seat, moves)
        assert len(weights) == len(moves)
        assert min(weights) > 0
        t.match.carry_out(seat, moves[len(moves) // 2])


def test_what_is_kept_of_a_pit_is_used_only_for_equal_pits() -> None:
    """Every position of some games is evaluated as if the table were empty."""
    reached: list[CoalBaron] = []
    for seats in (2, 4):
        match = fajrant.new("coal_baron", seats, seats)
        dice = seeded(seats)
        while match.acting():
            seat = match.acting()[0]
            pos = match.position
            assert isinstance(pos, CoalBaron)
            moves = pos.legal(seat)
            match.carry_out(seat, moves[dice.below(len(moves))] if dice.below(3) == 0 else at_a_glance(GAME, pos, seat))
            reached.append(pos.clone())
    kept = [insight.expectations(pos) for pos in reached]
    for pos, values in zip(reversed(reached), reversed(kept), strict=True):
        insight._outlooks[:] = [None] * insight.OUTLOOKS_KEPT
        assert insight.expectations(pos) == values


def test_an_outlook_fits_only_while_nothing_changes_that_it_rests_on() -> None:
    t = table("orders H08:g.")
    pos = t.match.position
    assert isinstance(pos, CoalBaron)
    outlook = Outlook(pos, pos.pits[0])
    same = pos.clone()
    assert outlook.fit(same, same.pits[0])
    for change in range(9):
        other = pos.clone()
        pit = other.pits[0]
        if change == 0:
            pit.workers -= 1
        elif change == 1:
            pit.cage_level += 1
        elif change == 2:
            pit.cage[0] += 1
        elif change == 3:
            pit.storage[0] += 1
        elif change == 4:
            pit.carts[0] += (EMPTY,)
        elif change == 5:
            pit.orders = (pit.orders[0].with_spot(1, 0),)
        elif change == 6:
            pit.delivered = pit.delivered.with_order(pit.orders[0].kind)
        elif change == 7:
            other.shift += 1
        else:
            other.crowd[insight.SPACE_OF_TRANSPORT[0]] += 1
        assert not outlook.fit(other, pit), change
