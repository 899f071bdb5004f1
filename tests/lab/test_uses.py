"""What can be used and what can be chosen: everything in the box, whether or not anybody ever uses it."""

from __future__ import annotations

import pytest

from fajrant.core.dice import seeded
from fajrant.core.match import new_match
from fajrant.games import SHELF, load
from fajrant.lab.entrants import Entrant
from fajrant.lab.repeats import Repeats
from fajrant.lab.rows import Rows, play_game
from fajrant.lab.simulation import Plan
from fajrant.lab.uses import all_things, things_offered

pytestmark = pytest.mark.once


@pytest.mark.parametrize("slug", SHELF)
def test_everything_that_is_used_or_offered_is_known_before(slug: str) -> None:
    game = load(slug)
    rows = Rows()
    plan = Plan(slug, [Entrant("random")] * 3, 1, 3, game.check_options({}), deals_again=True)
    play_game(plan, 0, rows)
    known = set(all_things(game))
    used = set(rows.columns["uses"]["thing"])
    assert used <= known
    offered = set(rows.columns["offers"]["thing"])
    assert offered <= known
    verbs = {thing for thing in used if thing.startswith("verb:")}
    assert verbs <= offered


def test_things_that_nobody_uses_are_known() -> None:
    things = all_things(load("train_rush"))
    assert {"wagon:X303", "new_wagon:X303", "place:awhar_finance", "verb:hero_prekeep"} <= set(things)
    assert not any(thing.startswith(("seat:", "round:", "points:")) for thing in things)
    assert len(things) == len(set(things))


def test_a_move_offers_its_verb_and_what_is_clicked_for_it() -> None:
    game = load("coal_baron_cards")
    match = new_match(game, 2, 3, {})
    moves = match.position.legal(match.acting()[0])
    offered = things_offered(game, set(moves))
    assert {"verb:" + move.verb.name for move in moves} <= offered
    assert any(not thing.startswith("verb:") for thing in offered)


def test_a_position_that_comes_back_is_counted() -> None:
    game = load("dwergar")
    match = new_match(game, 2, 3, {})
    pos, dice = match.position, seeded(4)
    repeats = Repeats(game)
    for _ in range(40):
        seat = pos.asked[0]
        moves = pos.legal(seat)
        repeats.look(pos, seat, game.clock(pos).now, moves)
        pos.apply(seat, moves[dice.below(len(moves))])
    assert repeats.count == 0
    while len(pos.legal(pos.asked[0])) == 1:
        pos.apply(pos.asked[0], pos.legal(pos.asked[0])[0])
    for expected in (0, 1, 2):
        repeats.look(pos.clone(), pos.asked[0], game.clock(pos).now, pos.legal(pos.asked[0]))
        assert repeats.count == expected


def test_the_reason_of_the_end_is_in_the_rows() -> None:
    game = load("steamrollers")
    rows = Rows()
    plan = Plan("steamrollers", [Entrant("random")] * 2, 1, 2, game.check_options({}), deals_again=True)
    play_game(plan, 0, rows)
    assert rows.columns["games"]["reason"] == ['{"ending":"stalemate","event":"game_over"}']
    assert rows.columns["games"]["repeats"] == [0]
    play_game(plan, 1, rows)
    assert rows.columns["games"]["repeats"] == [0, None]  # only every tenth game is watched
