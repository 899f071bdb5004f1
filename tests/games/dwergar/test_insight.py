"""The evaluation and the priors."""

from __future__ import annotations

import pytest

from fajrant.bots import bot
from fajrant.core.dice import seeded
from fajrant.games.dwergar.insight import TERMS, actions_left, hopes
from fajrant.games.dwergar.state import Dwergar
from tests.games.dwergar.table import Table, new, table


def worth(t: Table, seat: int = 0) -> float:
    return t.match.game.evaluate(t.match.position, seat)


def hopes_in(t: Table, seat: int = 0) -> list[float]:
    """The hand-written part of the evaluation, before weights are learned for it."""
    pos = t.match.position
    assert isinstance(pos, Dwergar)
    return hopes(pos, seat, actions_left(pos, seat))


def term(t: Table, name: str, seat: int = 0) -> float:
    return hopes_in(t, seat)[TERMS.index(name)]


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("supply 1 stone", "supply 3 stone"),
        ("supply 1 iron", "supply 1 gold"),
        ("supply 2 stone", "supply 2 stone 1 iron"),
        ("level_4 1 gold", "level_1 1 gold"),
        ("closed 1 gold", "supply 1 gold"),
        ("furnaces 1 unlit", "furnaces 1 lit"),
        ("furnaces 1 lit", "furnaces 2 lit"),
        ("heat 1", "heat 3"),
        ("pool", "pool smelter"),
        ("realised 17", "developed 17\n vp 0 2 0 0 0"),
        ("supply 2 iron", "realised 11\n vp 2 0 0 0 0"),
        ("realised 3", "developed 3"),
        ("vp 3 0 0 0 0", "vp 5 0 0 0 0"),
    ],
)
def test_an_advantage_raises_the_hopes(less: str, more: str) -> None:
    assert sum(hopes_in(table(more, round=4))) > sum(hopes_in(table(less, round=4)))


def test_an_affordable_project_is_worth_more() -> None:
    far, near, there = [table(f"supply {supply}\n heat 3", row="7") for supply in ("1 iron", "3 iron", "3 iron 1 gold")]
    assert term(far, "projects") < term(near, "projects") < term(there, "projects")


def test_pieces_lose_their_worth_towards_the_end() -> None:
    early, late = [table("supply 3 gold", round=round) for round in (2, 10)]
    assert term(early, "supply") > term(late, "supply")
    last = table("supply 3 gold", round=10, turn=1)
    assert term(last, "supply") == 0.0  # seat 0 has no action left


def test_the_lead_in_a_deck_counts() -> None:
    ahead, tied, behind = [table("realised 1 5", f"realised {others}") for others in ("3", "3 2", "3 2 4 6")]
    assert term(ahead, "decks") > term(tied, "decks") > term(behind, "decks") > 0.0


def test_the_evaluation_is_the_sum_of_its_terms() -> None:
    t = table("pool smelter\n supply 3 gold\n realised 10", row="23 11")
    terms = t.match.game.prospects(t.match.position, 0)
    assert len(terms) == len(t.match.game.terms()) + 1  # and the rest
    assert sum(terms) == pytest.approx(worth(t))


def test_the_evaluation_does_not_depend_on_the_piles() -> None:
    t = new(3)
    for world in t.worlds(0, 5):
        assert [worth(world, seat) for seat in range(3)] == [worth(t, seat) for seat in range(3)]


def test_at_the_end_the_evaluation_is_the_score() -> None:
    t = table("vp 4 1 0 0 0\n developed 7\n supply 3 iron", at="over")
    assert worth(t) == 8.0


def favourite(t: Table) -> str:
    (seat,) = t.match.acting()
    moves = t.match.position.legal(seat)
    weights = t.match.game.priors(t.match.position, seat, moves)
    return moves[weights.index(max(weights))].text


def test_promising_placements_have_the_highest_prior() -> None:
    assert favourite(table("pool engineer\n supply 4 gold", row="16 10")) == "place engineer architect"
    assert favourite(table("pool smelter\n closed 4 gold")) == "place smelter gear"
    assert favourite(table("pool blacksmith\n furnaces 8 unlit")) == "place blacksmith bellows"


def test_every_move_has_a_prior() -> None:
    t = new(4, seed=4)
    for number in range(80):
        (seat,) = t.match.acting()
        moves = t.match.position.legal(seat)
        weights = t.match.game.priors(t.match.position, seat, moves)
        assert len(weights) == len(moves)
        assert min(weights) > 0
        t.match.carry_out(seat, moves[number % len(moves)])


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    t = new(seats, seed=9, options={"length": "short"})
    bots = [bot("greedy" if seat == 0 else "random") for seat in range(seats)]
    dice = seeded(1)
    while t.match.acting():
        (seat,) = t.match.acting()
        t.match.carry_out(seat, bots[seat].choose(t.match.game, t.match.position, seat, dice))
    assert t.match.scores()[0] > 2 * max(t.match.scores()[1:]) + 20
