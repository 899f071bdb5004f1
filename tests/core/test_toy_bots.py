"""The search in a game with simultaneous and out-of-turn decisions, dice and nested effects."""

from __future__ import annotations

import pytest

from fajrant.bots import LEVELS
from fajrant.bots.base import fresh_dice
from fajrant.bots.plain import PlainTree
from fajrant.bots.search import Node, Style, Tree
from fajrant.core.dice import seeded
from fajrant.core.match import Match, new_match
from tests.bots.brief import brief
from tests.core.toy import SEALED_BIDS


def toy(seats: int, seed: int) -> Match:
    return new_match(SEALED_BIDS, seats, seed, {})


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEALED_BIDS.seats)
def test_bots_play_the_toy_game_to_the_end(seats: int, level: str) -> None:
    for seed in range(3):
        match = toy(seats, seed)
        bots = [brief(level) for _ in range(seats)]
        dice = seeded(seed)
        while match.acting():
            seat = match.acting()[dice.below(len(match.acting()))]
            move = bots[seat].choose(match.game, match.position, seat, dice)
            assert move in match.position.legal(seat)
            match.carry_out(seat, move)


def bidding(seats: int) -> Match:
    match = toy(seats, 1)
    match.play(match.acting()[0], "use calm")
    assert len(match.acting()) == seats
    return match


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_simultaneous_bids_do_not_depend_on_each_other(seat: int) -> None:
    match = bidding(3)
    tree = Tree(match.game, 3, seat, Style(200, 0, 2))
    tree.grow(match.position, seeded(1), None, 0.0)
    assert tree.visits() > 100
    chosen = [tree.root.offers_to(other).visits for other in range(3)]
    assert chosen == [tree.visits()] * 3  # all three bids are chosen at the root, whatever the others bid
    others = [other for other in range(3) if other != seat]
    for node in tree.root.offers_to(seat).then.values():
        assert unasked(node, others[0])


def unasked(node: Node, seat: int) -> bool:
    """Whether the seat chooses nothing here: it only carries out an earlier choice."""
    offers = node.offers[seat]
    return offers is None or offers.visits == 0


def test_the_searching_seat_is_the_first_to_choose_at_the_root() -> None:
    match = bidding(2)
    tree = Tree(match.game, 2, 1, Style(30, 0, 2))
    tree.grow(match.position, seeded(1), None, 0.0)
    assert [arm.move.text for arm in tree.ranked(match.position)]
    assert tree.root.offers_to(1).then
    assert not tree.root.offers_to(0).then


def test_the_plain_peer_bids_without_seeing_other_bids() -> None:
    match = bidding(3)
    tree = PlainTree(match.game, 3, 1, match.position.legal(1))
    dice = seeded(1)
    for _ in range(100):
        tree.iterate(match.game.determinize(match.position, 1, fresh_dice(dice)), dice)
    pos = match.position
    bids = [tree.root.offers_to(seat).met(pos, pos.legal(seat)) for seat in range(3)]
    assert [sum(arm.visits for arm in arms) for arms in bids][1] == 100
    assert (
        min(sum(arm.visits for arm in arms) for arms in bids) > 50
    )  # once all own bids are tried, others bid here too
    for node in tree.root.offers_to(1).then.values():
        assert unasked(node, 0)
