"""The evaluation: what helps a seat raises it."""

from __future__ import annotations

import pytest

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
    ],
)
def test_what_helps_is_worth_more(less: str, more: str) -> None:
    assert worth(table("", more), 1) > worth(table("", less), 1)


def test_it_is_the_sum_of_its_terms() -> None:
    t = mining("cage 3 g\n orders H04:. W10:y...")
    game = t.match.game
    found = game.prospects(t.match.position, 0)
    assert len(found) == len(game.terms())
    assert sum(found) == pytest.approx(worth(t))


def test_it_does_not_look_into_the_stacks() -> None:
    t = table("marks 8", seats=3)
    for world in t.worlds(0, 5):
        assert [worth(world, seat) for seat in range(3)] == [worth(t, seat) for seat in range(3)]


def test_at_the_end_it_is_the_score() -> None:
    t = end_of_shift("delivered H08\n marks 7", "", shift=3)
    assert worth(t) == float(t.match.scores()[0])


def test_every_move_has_a_weight() -> None:
    t = table("marks 8\n orders H01:y", seats=4)
    for _ in range(60):
        (seat,) = t.match.acting()
        moves = t.match.position.legal(seat)
        weights = t.match.game.priors(t.match.position, seat, moves)
        assert len(weights) == len(moves)
        assert min(weights) > 0
        t.match.carry_out(seat, moves[len(moves) // 2])
