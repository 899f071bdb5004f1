"""Positions in which bots used to do something silly."""

from __future__ import annotations

import pytest

from fajrant.bots import LEVELS, STYLES, bot
from fajrant.bots.search import Tree
from fajrant.core.dice import seeded
from tests.bots.test_solve import position

SENSIBLE = LEVELS[1:]  # all but random


@pytest.mark.once
@pytest.mark.parametrize("level", [level for level in SENSIBLE if level != "easy"])
def test_a_finished_train_leaves_while_its_delivery_can_be_paid(level: str) -> None:
    """The card game's last shift: with workers 1 1 4 5 a delivery for 4 can be paid now, and hardly later."""
    match = position("coal_baron_cards_last_delivery")
    assert match.acting() == (2,)
    for seed in range(3):
        assert bot(level).choose(match.game, match.position, 2, seeded(seed)).text == "place delivery"


@pytest.mark.once
@pytest.mark.parametrize("level", SENSIBLE)
def test_no_engine_is_bought_that_cannot_leave_any_more(level: str) -> None:
    """The card game's last shift: with workers 1 1 an engine for 1 leaves nothing to pay a delivery for 2."""
    match = position("coal_baron_cards_late_engine")
    (seat,) = match.acting()
    assert "place engine" in match.moves(seat)
    for seed in range(3):
        assert bot(level).choose(match.game, match.position, seat, seeded(seed)).text != "place engine"


@pytest.mark.once
@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize(
    ("name", "sensible"),
    [
        ("train_rush_bid_9001_140", ["bid_spy 1"]),  # against 7, with 1 to 6 in hand
        ("train_rush_bid_9001_291", ["bid_spy 4"]),  # against 1, with 4, 5 and 6
        ("train_rush_bid_9000_143", ["bid_spy 1"]),  # against 6, with 1 to 6
    ],
)
def test_the_last_bid_is_the_lowest_that_keeps_its_place(level: str, name: str, sensible: list[str]) -> None:
    match = position(name)
    (seat,) = match.acting()
    for seed in range(3):
        assert bot(level).choose(match.game, match.position, seat, seeded(seed)).text in sensible


@pytest.mark.once
@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize(
    "name",
    [
        "steamrollers_hijack_8007_6",
        "steamrollers_hijack_8007_9",
        "steamrollers_hijack_8013_21",
        "steamrollers_return_freight_8007_7",
        "steamrollers_return_freight_8009_10",
        "steamrollers_return_freight_8013_5",
    ],
)
def test_a_tile_of_little_use_is_not_taken_to_and_fro(level: str, name: str) -> None:
    """The die allows taking Hijack or Return Freight from the other seat, which could take it back. `medium` used to do
    so, and even `expert` took Return Freight."""
    match = position(name)
    (seat,) = match.acting()
    assert "take" in match.moves(seat)
    for seed in range(3):
        assert bot(level).choose(match.game, match.position, seat, seeded(seed)).text != "take"


@pytest.mark.parametrize("name", ["dwergar_end_turn_8004", "dwergar_end_turn_8006"])
def test_greedy_does_not_end_its_turn_in_the_hope_of_a_lucky_event(name: str) -> None:
    """Two actions are left in rounds 8 and 7, and a new round begins with an event. In 8 of 120 sampled worlds greedy
    used to end its turn."""
    match = position(name)
    (seat,) = match.acting()
    assert "end_turn" in match.moves(seat)
    for seed in range(60):
        assert bot("greedy").choose(match.game, match.position, seat, seeded(seed)).text != "end_turn"


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_the_last_city_ends_the_game(level: str) -> None:
    """Train Rush, round 7 of 8: this ride leads to the faction's last city, so no round follows. The seat ended with
    218 points; it used to expect 274."""
    match = position("train_rush_last_city_9013")
    (seat,) = match.acting()
    tree = Tree(match.game, match.position.seats, seat, STYLES[level])
    tree.grow(match.position, seeded(1), None, 0.0)
    (ride,) = [arm for arm in tree.ranked(match.position) if arm.move.text == "movement_step 0 CO6"]
    assert 200 < ride.points / ride.visits < 235
