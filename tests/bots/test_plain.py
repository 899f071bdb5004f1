"""The plain peer: it knows the rules and nothing else, and still plays better than at random."""

from __future__ import annotations

from typing import Any

import pytest

import fajrant
from fajrant.bots import LEVELS, PEERS, STYLES, bot, scaled_bot
from fajrant.bots.plain import PlainBot, PlainTree
from fajrant.bots.playout import play_out
from fajrant.core.dice import seeded
from fajrant.core.errors import Nonsense
from fajrant.core.game import Game
from fajrant.core.match import Match
from fajrant.games import load
from tests.games.coal_baron import table as coal_baron

PLENTY = 60


@pytest.mark.once
def test_plain_beats_random_in_most_games() -> None:
    game = load("dwergar")
    won = 0
    for seed in range(10):
        pos = game.setup(2, game.fitting_options(2, game.check_options({})), seeded(seed))
        pos.advance()
        seat = seed % 2
        play_out(game, pos, [PlainBot(30) if player == seat else bot("random") for player in range(2)], seeded(seed))
        won += game.ranking(pos)[seat] == 1
    assert won >= 9


def test_a_peer_is_not_a_level() -> None:
    assert not PEERS.keys() & {*LEVELS, *STYLES}
    with pytest.raises(Nonsense, match="there is no bot 'plain'"):
        bot("plain")  # so no table can have one


@pytest.mark.parametrize(("times", "iterations"), [(1.0, 5000), (0.2, 1000), (0.0001, 1)])
def test_iterations_are_scaled(times: float, iterations: int) -> None:
    plain = scaled_bot("plain", times)
    assert isinstance(plain, PlainBot)
    assert plain.iterations == iterations


def grown(game: Game[Any], match: Match, seat: int) -> PlainTree:
    tree = PlainTree(game, match.position.seats, seat, match.position.legal(seat))
    dice = seeded(1)
    for _ in range(PLENTY):
        tree.iterate(game.determinize(match.position, seat, dice.clone()), dice)
    return tree


def test_every_iteration_adds_one_node_and_ends_with_a_result() -> None:
    match = fajrant.new("coal_baron_cards", 2, 1)
    seat = match.acting()[0]
    arms = grown(match.game, match, seat).root.offers_to(seat).met(match.position, match.position.legal(seat))
    assert sum(arm.visits for arm in arms) == PLENTY
    assert {arm.available for arm in arms} == {PLENTY}
    assert all(arm.visits > 0 for arm in arms)  # every move is tried before one is tried twice
    assert all(2 * arm.reward == int(2 * arm.reward) for arm in arms)  # whole and shared wins, no points


def test_trifles_have_nodes() -> None:
    t = coal_baron.table("marks 8", "")
    t.play("choose_space factory_draw")
    (seat,) = t.match.acting()
    root = grown(t.match.game, t.match, seat).root
    arms = root.offers_to(seat).met(t.match.position, t.match.position.legal(seat))
    arm = max(arms, key=lambda arm: arm.visits)
    assert root.after(seat, arm).offers_to(seat).arms  # in which order the tiles go back


def test_logarithms_need_only_sums_and_quotients() -> None:
    tree = PlainTree(load("dwergar"), 2, 0, [])
    assert [tree.log(number) for number in (10, 1000)] == pytest.approx([2.3026, 6.9078], abs=0.06)


def test_a_scaled_style_differs_only_in_its_iterations() -> None:
    for style in STYLES.values():
        scaled = style.scaled(0.5)
        fields = [name for name in dir(style) if not name.startswith("_") and not callable(getattr(style, name))]
        assert "worlds" in fields
        differing = [name for name in fields if getattr(scaled, name) != getattr(style, name)]
        assert differing == ["iterations"]
        assert scaled.iterations == style.iterations // 2
