"""Legal moves as screens offer them: one by one, and in groups for live messages."""

from __future__ import annotations

import msgspec
import pytest

from fajrant.core.dice import seeded
from fajrant.core.match import new_match
from fajrant.games import SHELF, load
from fajrant.house.offers import grouped, offers
from fajrant.house.wire import Offer, OfferGroup
from tests.server.serving import moves_of


@pytest.mark.parametrize("slug", SHELF)
def test_groups_contain_the_same_moves_in_the_same_order(slug: str) -> None:
    game = load(slug)
    match = new_match(game, game.seats[0], 3, {})
    dice = seeded(3)
    while match.acting() and match.decisions() < 150:
        seat = match.acting()[0]
        moves = offers(match, seat)
        groups = msgspec.to_builtins(grouped(moves))
        assert [move for group in groups for move in moves_of(group)] == msgspec.to_builtins(moves)
        match.play(seat, moves[dice.below(len(moves))].text)


def test_moves_with_the_same_pattern_share_a_group() -> None:
    moves = [
        Offer("piece B2 0 3", ["hex:B2", "piece:0_3"]),
        Offer("piece C1 1 4", ["hex:C1", "piece:1_4"]),
        Offer("row red grey", ["row:1_red", "row:2_grey"]),
        Offer("row grey red", ["row:1_grey", "row:2_red"]),
        Offer("pay - red_1", ["colour:red_1"]),
        Offer("pay - red_2", ["colour:red_2"], gives_up=True),
        Offer("pass", ["action:pass"], closes=True),
    ]
    assert grouped(moves) == [
        OfferGroup(["piece B2 0 3", "piece C1 1 4"], ["hex:{1}", "piece:{2}_{3}"]),
        OfferGroup(["row red grey", "row grey red"], ["row:1_{1}", "row:2_{2}"]),
        OfferGroup(["pay - red_1"], ["colour:{2}"]),
        OfferGroup(["pay - red_2"], ["colour:{2}"], gives_up=True),
        OfferGroup(["pass"], ["action:pass"], closes=True),
    ]
