"""The tree search: its budget, its clock, its memory, and sensible moves in clear situations."""

from __future__ import annotations

import gc
from typing import Any

import pytest

import fajrant
from fajrant import Match
from fajrant.bots import LEVELS, SECONDS, STYLES, bot
from fajrant.bots.search import LOOKS, OVERTAKE, STEADY, Rewards, Style, Tree
from fajrant.bots.thinker import Thinker
from fajrant.core.dice import seeded
from fajrant.core.game import Game
from fajrant.review.advice import advise
from tests.bots.brief import brief, brief_style
from tests.core.playing import GAMES, curious_game
from tests.games.coal_baron import table as coal_baron
from tests.games.coal_baron_cards.table import Table, table

SLUG = "coal_baron_cards"
PLENTY = 60


def grown(match: Match, seat: int, style: Style) -> Tree:
    tree = Tree(match.game, match.position.seats, seat, style)
    tree.grow(match.position, seeded(1), None, 0.0)
    return tree


def test_every_level_above_greedy_has_its_style_and_its_time() -> None:
    assert [*STYLES] == [*SECONDS] == LEVELS[2:]
    iterations = [style.iterations for style in STYLES.values()]
    assert iterations == sorted(iterations)
    assert SECONDS["medium"] <= 0.5
    assert SECONDS["expert"] <= 2.0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_an_expert_searches_longer_where_iterations_are_cheap(game: Game[Any]) -> None:
    """At least as long as in any game, and so do experts with other numbers of iterations; other levels never do."""
    assert game.patience() >= 1.0
    for level, style in STYLES.items():
        times = game.patience() if level == "expert" else 1.0
        assert style.iterations_in(game) == round(times * style.iterations)
        assert Tree(game, 2, 0, style.scaled(0.1)).iterations == round(times * style.scaled(0.1).iterations)


def test_patience_decides_when_a_search_ends() -> None:
    """A choice that is hard to settle takes all iterations, and with patience more of them."""
    match = fajrant.new("steamrollers", 2, 3)
    (seat,) = match.acting()
    iterations = 10 * LOOKS
    hasty, patient = (grown(match, seat, Style(iterations, 8, 4, patient=patience)) for patience in (False, True))
    assert hasty.visits() == iterations < patient.visits() <= round(iterations * match.game.patience())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_style_sets_the_iterations_unless_the_choice_is_settled(seats: int) -> None:
    match = fajrant.new(SLUG, seats, 1)
    seat = match.acting()[0]
    tree = grown(match, seat, Style(PLENTY, 8, 4))
    ranked = tree.ranked(match.position)
    left = PLENTY - tree.visits()
    assert left == 0 or ranked[0].visits - ranked[1].visits > left
    assert sum(arm.visits for arm in ranked) == tree.visits()
    assert [arm.visits for arm in ranked] == sorted([arm.visits for arm in ranked], reverse=True)
    assert all(0.0 <= arm.reward <= arm.visits for arm in ranked)
    assert all(arm.available == tree.visits() for arm in ranked)  # a seat's own moves are the same in all its worlds


def test_a_choice_is_settled_when_the_best_cannot_be_overtaken() -> None:
    t = table("""
        dock 1   wild[wheel_2] wild[clover_2] green
        orders   barracks_4 barracks_1
    """)
    t.play("place delivery")
    (seat,) = t.match.acting()
    tree = grown(t.match, seat, Style(20 * LOOKS, 8, 4))
    ranked = tree.ranked(t.match.position)
    left = 20 * LOOKS - tree.visits()
    assert 0 < left < ranked[0].visits - ranked[1].visits
    assert tree.visits() % LOOKS == 0
    assert tree.settled(t.match.position)
    assert not Tree(t.match.game, 2, seat, Style(1, 8, 4)).settled(t.match.position)  # no iteration yet


def test_a_patient_search_does_without_the_last_certainty() -> None:
    """It stops as soon as no other move is expected to catch up, though one still could."""
    t = table("""
        dock 1   wild[wheel_2] wild[clover_2] green
        orders   barracks_4 barracks_1
    """)
    t.play("place delivery")
    (seat,) = t.match.acting()
    tree = grown(t.match, seat, Style(20 * LOOKS, 8, 4, patient=True))
    first, second = (arm.visits for arm in tree.ranked(t.match.position)[:2])
    left = tree.iterations - tree.visits()
    assert OVERTAKE * left < first - second <= left


def test_a_bot_that_runs_out_of_time_plays_the_best_move_so_far() -> None:
    ticks = [0]

    def clock() -> float:
        ticks[0] += 1
        return float(ticks[0])

    match = fajrant.new(SLUG, 2, 1)
    seat = match.acting()[0]
    hasty = Thinker("hasty", Style(1000, 8, 4), 0.5, clock)
    assert hasty.choose(match.game, match.position, seat, seeded(1)).text in match.moves(seat)
    assert hasty.tree is not None
    assert hasty.tree.visits() == LOOKS
    patient = Thinker("patient", Style(1000, 8, 4), 3.5, clock)
    patient.choose(match.game, match.position, seat, seeded(1))
    assert patient.tree is not None
    assert patient.tree.visits() == 4 * LOOKS


def test_the_only_move_is_made_without_thinking() -> None:
    """The seat is asked anyway, because the others cannot see that it has only one option."""
    forced = 0
    for match in curious_game(SLUG, 3, {}, seed=0):
        seat = match.acting()[0]
        if len(match.moves(seat)) == 1:
            dice = seeded(1)
            before = dice.state
            assert bot("expert").choose(match.game, match.position, seat, dice).text == match.moves(seat)[0]
            assert dice.state == before
            forced += 1
    assert forced > 0


# ---------------------------------------------------------------- memory


def played(thinker: Thinker, t: Table, text: str = "") -> str:
    """Lets the bot choose, then plays its move or another one instead."""
    (seat,) = t.match.acting()
    move = thinker.choose(t.match.game, t.match.position, seat, seeded(1)).text
    t.play(text or move)
    return move


ROW = "row wheel_2 clover_1a\ndock 1 wild[] wild[]"


def chosen_first(t: Table) -> str:
    (seat,) = t.match.acting()
    return Thinker("x", Style(PLENTY, 8, 4)).choose(t.match.game, t.match.position, seat, seeded(1)).text


def test_within_a_turn_the_search_continues_its_tree() -> None:
    t = table(ROW, zones="mining_23 1:1")
    thinker = Thinker("x", Style(PLENTY, 8, 4))
    t.play("place mining_23")
    assert len(t.moves()) > 1
    played(thinker, t)
    tree = thinker.tree
    assert tree is not None
    assert t.match.acting() == (0,)
    played(thinker, t)
    assert thinker.tree is tree


def test_another_move_or_another_turn_starts_a_new_search() -> None:
    t = table(ROW, zones="mining_23 1:1; engine 1:1; order 1:1")
    thinker = Thinker("x", Style(PLENTY, 8, 4))
    instead = "place engine" if chosen_first(t) != "place engine" else "place order"
    played(thinker, t, instead)  # another move is played instead, with the same payments
    first = thinker.tree
    played(thinker, t)
    assert thinker.tree is not first
    while t.match.acting() == (0,) and not t.match.position.decision().begins_turn:
        played(thinker, t)
    latest = thinker.tree
    while t.match.acting() != (0,):
        t.play(t.moves()[-1])
    played(thinker, t)
    assert thinker.tree is not latest


# ---------------------------------------------------------------- sensible moves


def choice(t: Table, level: str) -> str:
    match = t.match
    (seat,) = match.acting()
    return brief(level, PLENTY).choose(match.game, match.position, seat, seeded(1)).text


@pytest.mark.parametrize("level", LEVELS[2:])
def test_a_train_that_can_leave_leaves(level: str) -> None:
    t = table("""
        dock 1   wild[wheel_2] wild[clover_2] green
        orders   barracks_4
    """)
    assert choice(t, level) == "place delivery"


@pytest.mark.parametrize("level", LEVELS[2:])
def test_the_better_order_is_served(level: str) -> None:
    t = table("""
        dock 1   wild[wheel_2] wild[clover_2] green
        orders   barracks_4 barracks_1
    """)
    t.play("place delivery")
    assert choice(t, level) == "send 1 order_barracks_4"


def test_worlds_are_dealt_as_the_style_says() -> None:
    """With one world there is no uncertainty: everything it expects from a move comes from the same cards."""
    match = fajrant.new(SLUG, 2, 3)
    seat = match.acting()[0]
    one = grown(match, seat, Style(PLENTY, 1, 3)).ranked(match.position)
    many = grown(match, seat, Style(PLENTY, 0, 3)).ranked(match.position)
    assert [(arm.move, arm.visits, arm.points) for arm in one] != [(arm.move, arm.visits, arm.points) for arm in many]


def test_the_style_sets_the_turns_ahead() -> None:
    """With one turn ahead, no other seat is asked."""
    match = fajrant.new(SLUG, 2, 3)
    seat = match.acting()[0]
    alone = grown(match, seat, Style(PLENTY, 8, 1))
    assert asked_seats(alone) == {seat}
    assert asked_seats(grown(match, seat, Style(PLENTY, 8, 2))) == {0, 1}


def test_the_offset_between_depths_is_removed() -> None:
    """One turn deeper, every leaf looks 0.3 better to the first seat. The offset is removed; real differences stay."""
    rewards = Rewards(2)
    rewards.mean[:] = [0.5, 0.5]
    assert levelled(rewards, 1, [0.8, 0.2]) == [0.8, 0.2]  # the first leaf of a depth has no offset yet
    for _ in range(STEADY - 1):
        earlier = levelled(rewards, 1, [0.8, 0.2])
    assert levelled(rewards, 1, [0.8, 0.2]) == pytest.approx([0.65, 0.35])
    assert earlier[0] > 0.65
    for _ in range(1000):
        levelled(rewards, 1, [0.8, 0.2])
    assert levelled(rewards, 1, [0.9, 0.2]) == pytest.approx([0.6, 0.5], abs=0.01)
    assert levelled(rewards, 0, [0.6, 0.4]) == [0.6, 0.4]  # each depth by itself


def levelled(rewards: Rewards, turns: int, reward: list[float]) -> list[float]:
    rewards.reward[:] = reward
    rewards.level(turns)
    return list(rewards.reward)


def test_the_reward_of_a_finished_game_does_not_depend_on_its_depth() -> None:
    match = fajrant.new(SLUG, 2, 3)
    end = match.clone()
    dice = seeded(4)
    while end.acting():
        seat = end.acting()[0]
        moves = end.position.legal(seat)
        end.carry_out(seat, moves[dice.below(len(moves))])
    rewards = Rewards(2)
    seen: list[list[float]] = []
    for _ in range(3):
        rewards.look(match.game, match.position, 2)
        rewards.look(match.game, end.position, 2)
        seen.append(list(rewards.reward))
    assert seen == [seen[0]] * 3


def test_foresight_changes_the_priors_at_every_decision_of_a_turn() -> None:
    """Dwergar has foresight, and a dwarf's turn has several decisions."""
    match = fajrant.new("dwergar", 2, 1)
    (seat,) = match.acting()
    tree = grown(match, seat, Style(PLENTY, 8, 4))
    assert priors_differ(match, tree)
    thens = tree.root.offers_to(seat).then.items()
    deeper = [(arm.move.text, then) for arm, then in thens if len(then.offers_to(seat).arms) > 1]
    deeper = [(move, then) for move, then in deeper if goes_on(match, seat, move)]
    assert deeper
    for move, then in deeper:
        after = match.clone()
        after.play(seat, move)
        follower = Tree(match.game, 2, seat, tree.style)
        follower.root = then
        assert priors_differ(after, follower), move


def goes_on(match: Match, seat: int, move: str) -> bool:
    """The turn continues after this move, with more than one option."""
    after = match.clone()
    after.play(seat, move)
    decision = after.position.decision()
    return after.acting() == (seat,) and not decision.begins_turn and len(after.moves(seat)) > 1


def priors_differ(match: Match, tree: Tree) -> bool:
    """Whether the tree's priors differ from the game's own."""
    moves = match.position.legal(tree.seat)
    plain = match.game.priors(match.position, tree.seat, moves)
    priors = [arm.prior for arm in tree.root.offers_to(tree.seat).met(match.position, moves)]
    assert sum(priors) == pytest.approx(1.0)
    return priors != pytest.approx([weight / sum(plain) for weight in plain])


def asked_seats(tree: Tree) -> set[int]:
    seats: set[int] = set()
    nodes = [tree.root]
    while nodes:
        node = nodes.pop()
        for seat, offers in enumerate(node.offers):
            if offers is not None and offers.visits > 0:
                seats.add(seat)
                nodes += offers.then.values()
    return seats


def test_full_rollouts_end_with_final_points() -> None:
    match = fajrant.new(SLUG, 4, 3)
    seat = match.acting()[0]
    tree = grown(match, seat, Style(PLENTY, 0, 3, rollouts=True))
    for arm in tree.ranked(match.position):
        assert arm.points == int(arm.points)  # points on cards, not expectations


@pytest.mark.parametrize("collecting", [True, False])
def test_the_collector_of_garbage_rests_while_a_tree_grows(collecting: bool) -> None:
    match = fajrant.new(SLUG, 2, 1)
    seat = match.acting()[0]
    tree = Tree(match.game, 2, seat, Style(2 * LOOKS, 8, 4))
    seen: list[bool] = []

    def clock() -> float:
        seen.append(gc.isenabled())
        return 0.0

    before = gc.isenabled()
    try:
        gc.enable() if collecting else gc.disable()
        tree.grow(match.position, seeded(1), clock, 1.0)
        assert gc.isenabled() == collecting
    finally:
        gc.enable() if before else gc.disable()
    assert len(seen) > 1
    assert not any(seen)
    assert gc.get_freeze_count() == 0


def test_brief_styles_search_like_their_level() -> None:
    assert brief_style("hard").turns == STYLES["hard"].turns


# ---------------------------------------------------------------- refilled spaces and trifles


def test_each_tile_dealt_to_a_space_is_a_separate_choice() -> None:
    """After a tile is bought, everybody sees the tile that replaces it."""
    t = coal_baron.table("marks 12", "marks 12")
    (seat,) = t.match.acting()
    tree = grown(t.match, seat, Style(1000, 0, 4))
    factory = [space for space in t.spaces() if space.startswith("factory_") and space != "factory_draw"]
    bought = next(arm for arm in tree.ranked(t.match.position) if arm.move.text.split()[1] in factory)
    rival = tree.root.after(seat, bought).offers_to(1)
    assert not rival.arms
    for space in factory:
        there = [arm.available for (move, _), arm in rival.taking.items() if move.text == f"choose_space {space}"]
        assert sum(there) == rival.visits > 1  # one of them in every world
        assert (len(there) > 1) == bought.move.text.endswith(space)  # other spaces are the same in all worlds


def test_trifles_make_no_nodes() -> None:
    """After a look, the tree continues with the next player's move, whatever the order of the returned cards."""
    t = coal_baron.table("marks 8", "")
    t.play("choose_space factory_draw")
    (seat,) = t.match.acting()
    tree = grown(t.match, seat, Style(PLENTY, 8, 4))
    for arm in tree.ranked(t.match.position):
        then = tree.root.after(seat, arm)
        assert then.offers[seat] is None
        if arm.visits > 1:
            assert then.offers_to(1).visits > 0


def test_bots_decide_trifles_without_a_search_but_hints_search() -> None:
    t = coal_baron.table("marks 8", "")
    t.play("choose_space factory_draw", "keep_tile none")
    (seat,) = t.match.acting()
    thinker = Thinker("hard", Style(PLENTY, 8, 4))
    assert thinker.choose(t.match.game, t.match.position, seat, seeded(1)).text == "return_end bottom"
    assert thinker.tree is None
    advice = advise(t.match.game, t.match.position, seat, seeded(1), Style(PLENTY, 8, 4))
    assert advice.second is not None
    assert {advice.best.move.text, advice.second.move.text} == {"return_end top", "return_end bottom"}
