"""Checks for every game: random play ends, no component is lost, copies agree, and secrets stay hidden."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fajrant
from fajrant import IllegalMove, Match, Nonsense
from fajrant.core.dice import seeded
from fajrant.core.match import canonical
from fajrant.core.position import Position
from fajrant.games import load
from tests.core.copies import LONGEST, play_with_copies
from tests.core.playing import (
    ALL_TABLES,
    GAMES,
    Start,
    curious_game,
    made_rich,
    matches,
    play_random,
    telling_tables,
    worth_a_look,
)
from tests.core.temperaments import TEMPERAMENTS

SEATS_OF_EACH = [(game.slug, seats) for game in GAMES for seats in game.seats]
quick = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def everything(match: Match) -> list[object]:
    """Everything there is to compare in two matches, secrets included."""
    viewers: list[int | None] = [*range(match.position.seats), None]
    return [
        match.to_json(),
        match.record(),
        match.acting(),
        match.scores(),
        [match.view(viewer) for viewer in viewers],
        [match.journal(viewer) for viewer in viewers],
        [match.moves(seat) for seat in range(match.position.seats)],
    ]


def check_choices(pos: Position) -> None:
    """`has_choice` agrees with the options of every seat that is asked together with others."""
    if len(pos.asked) > 1:
        decision = pos.decision()
        for seat in pos.asked:
            assert decision.has_choice(pos, seat) == (len(pos.legal(seat)) > 1)


# ---------------------------------------------------------------- games end, and nothing is lost


@pytest.mark.parametrize(("slug", "seats", "options"), ALL_TABLES, ids=str)
def test_games_of_every_temperament_end_and_no_component_is_lost(
    slug: str, seats: int, options: dict[str, str]
) -> None:
    for seed, name in enumerate(["even", *TEMPERAMENTS]):
        match = Start(slug, seats, options, seed).match()
        temperament = TEMPERAMENTS[name]()
        dice = seeded(seed + 1000)
        while match.acting():
            match.game.audit(match.position)
            check_choices(match.position)
            temperament.play(match, dice, 1)
            assert match.decisions() < LONGEST
        match.game.audit(match.position)
        assert match.over()
        assert [match.moves(seat) for seat in range(seats)] == [[] for _ in range(seats)]
        assert match.scores() == match.scored() == [sum(points.values()) for points in match.categories()]
        places = sorted(match.ranking())
        if seats == 1 and places == [2]:
            continue  # the automa has beaten the solo player
        assert places == [1 + sum(other < place for other in places) for place in places]


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize(("slug", "seats"), SEATS_OF_EACH)
def test_soak_ten_thousand_random_games_end(slug: str, seats: int, part: int) -> None:
    game = load(slug)
    for seed in range(part * 500, part * 500 + 500):
        pos = game.setup(seats, game.check_options({}), seeded(seed))
        pos.advance()
        dice = seeded(seed + 1_000_000)
        decisions = 0
        while pos.asked:
            seat = pos.asked[dice.below(len(pos.asked))]
            moves = pos.legal(seat)
            pos.apply(seat, moves[dice.below(len(moves))])
            decisions += 1
            if decisions % 50 == 0:
                game.audit(pos)
            assert decisions < 20_000
        game.audit(pos)


# ---------------------------------------------------------------- clones, JSON, records, undo

TASTES = [(game.slug, name) for game in GAMES for name in TEMPERAMENTS]
RICH = 100  # decisions to play from a rich position


@pytest.mark.once
@pytest.mark.parametrize(("slug", "name"), TASTES)
def test_at_every_decision_json_clone_and_record_agree(slug: str, name: str) -> None:
    """The tables are divided among the temperaments. Each is played from the start and from a rich position."""
    temperament = TEMPERAMENTS[name]()
    share = list(TEMPERAMENTS).index(name)
    for seed, (seats, options) in enumerate(telling_tables(load(slug))[share :: len(TEMPERAMENTS)]):
        dice = seeded(seed)
        start = Start(slug, seats, options, seed)
        play_with_copies(start.match(), temperament, dice)
        play_with_copies(made_rich(start.match(), dice), temperament, dice, RICH)


@pytest.mark.parametrize(("slug", "name"), TASTES)
def test_json_clone_and_record_of_a_rich_position_agree(slug: str, name: str) -> None:
    dice = seeded(1)
    match = Start(slug, load(slug).seats[0], {}, seed=1).match()
    play_with_copies(made_rich(match, dice), TEMPERAMENTS[name](), dice, 30)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_rich_position_is_richer(game: Any) -> None:
    """Every seat's evaluation is higher than before."""
    for seats in game.seats:
        match = Start(game.slug, seats, {}, seed=2).match()
        rich = made_rich(match, seeded(2))
        assert rich.acting() == match.acting()
        for seat in range(seats):
            assert game.evaluate(rich.position, seat) > game.evaluate(match.position, seat)


@quick
@given(match=matches(), seed=st.integers(0, 99))
def test_a_clone_is_exact_and_independent(match: Match, seed: int) -> None:
    before = everything(match)
    twin = match.clone()
    assert everything(twin) == before
    play_random(twin, seeded(seed), 12)
    assert everything(match) == before
    play_random(match, seeded(seed), 12)
    assert everything(match) == everything(twin)


@quick
@given(match=matches(), seed=st.integers(0, 99))
def test_a_position_survives_json(match: Match, seed: int) -> None:
    twin = fajrant.from_json(json.loads(json.dumps(match.to_json())))
    assert twin.to_json() == match.to_json()
    assert twin.acting() == match.acting()
    for seat in range(match.position.seats):
        assert twin.moves(seat) == match.moves(seat)
        assert twin.view(seat) == match.view(seat)
    play_random(match, seeded(seed), 12)
    play_random(twin, seeded(seed), 12)
    assert twin.digest() == match.digest()
    again = fajrant.read_record(twin.record())
    assert everything(again) == everything(twin)


@quick
@given(match=matches())
def test_a_record_replays_to_the_same_match(match: Match) -> None:
    assert everything(fajrant.read_record(match.record())) == everything(match)


@pytest.mark.parametrize(("slug", "seats"), SEATS_OF_EACH)
def test_points_that_were_scored_are_never_lost(slug: str, seats: int) -> None:
    before = [0] * seats
    for match in curious_game(slug, seats, {}, seed=seats):
        now = match.scored()
        if not match.over():
            assert all(new >= old for new, old in zip(now, before, strict=True)), match.record()
        before = now


@quick
@given(match=matches(), seed=st.integers(0, 99))
def test_undo_restores_everything_and_can_be_played_again(match: Match, seed: int) -> None:
    if not match.acting():
        return
    seat = match.acting()[0]
    before = everything(match)
    undoable = match.can_undo(seat)
    move = match.moves(seat)[seed % len(match.moves(seat))]
    match.play(seat, move)
    after = everything(match)
    if match.can_undo(seat):
        match.undo(seat)
        assert everything(match) == before
        assert match.can_undo(seat) == undoable
        match.play(seat, move)
        assert everything(match) == after
    for other in range(match.position.seats):
        if other != seat:
            assert not match.can_undo(other)


@pytest.mark.parametrize(("slug", "seats"), SEATS_OF_EACH)
def test_a_move_that_can_be_undone_has_revealed_nothing(slug: str, seats: int) -> None:
    """The same move is legal, and shows the same, in any world that a seat cannot distinguish from this one."""
    undoable = 0
    for match in curious_game(slug, seats, {}, seed=seats):
        acting = match.acting()[0]
        move = match.moves(acting)[match.decisions() % len(match.moves(acting))]
        after = match.clone()
        after.play(acting, move)
        if not after.can_undo(acting) or not worth_a_look(match.decisions()):
            continue
        undoable += 1
        for seat in range(seats):
            world = match.determinize(seat, match.decisions())
            if move not in world.moves(acting) and not after.journal(seat, after=match.decisions()):
                continue  # a first step without an event can be undone: for example, a zone chosen but not yet paid for
            world.play(acting, move)
            assert world.view(seat) == after.view(seat), after.record()
    assert undoable > 20


# ---------------------------------------------------------------- hidden information


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug, seats in SEATS_OF_EACH if seats > 1])
def test_keeps_secrets_is_true_if_seats_can_know_different_things(slug: str, seats: int) -> None:
    """Without secrets, a world that one seat cannot distinguish from the real one looks the same to all seats."""
    secrets = False
    for match in curious_game(slug, seats, {}, seed=3):
        if worth_a_look(match.decisions()):
            views = [match.view(seat) for seat in range(seats)]
            worlds = [match.determinize(seat, match.decisions()) for seat in range(seats)]
            secrets = any(world.view(seat) != view for world in worlds for seat, view in enumerate(views))
        if secrets:
            break
    assert secrets == load(slug).keeps_secrets()


@quick
@given(match=matches(), seed=st.integers(0, 99), other=st.integers(0, 99))
def test_a_determinized_world_looks_the_same_to_its_seat(match: Match, seed: int, other: int) -> None:
    for seat in range(match.position.seats):
        world = match.determinize(seat, seed)
        match.game.audit(world.position)
        assert world.view(seat) == match.view(seat)
        assert world.view(None) == match.view(None)
        assert world.moves(seat) == match.moves(seat)
        assert world.acting() == match.acting()
        # the deal depends on what the seat knows, not on where the hidden cards really are
        assert world.determinize(seat, other).to_json() == match.determinize(seat, other).to_json()


@quick
@given(match=matches(), seed=st.integers(0, 99))
def test_a_determinized_world_can_be_played_to_the_end(match: Match, seed: int) -> None:
    for seat in range(match.position.seats):
        world = match.determinize(seat, seed)
        play_random(world, seeded(seed), 20_000)
        assert world.over()


@pytest.mark.once
@pytest.mark.parametrize(("slug", "seats", "options"), ALL_TABLES, ids=str)
def test_every_decision_can_be_determinized_for_every_seat(slug: str, seats: int, options: dict[str, str]) -> None:
    for match in curious_game(slug, seats, options, seed=seats):
        for seat in range(seats if worth_a_look(match.decisions()) else 0):
            world = match.determinize(seat, match.decisions())
            assert world.view(seat) == match.view(seat), match.record()
            assert world.moves(seat) == match.moves(seat), match.record()
            if len(match.acting()) == 1:
                assert world.moves(world.acting()[0]), match.record()
            match.game.audit(world.position)


@dataclass
class Observation:
    """What a seat learned from a decision of another seat."""

    world: Match
    move: str
    journal: list[dict[str, Any]]
    question: list[object]  # who is asked what, and the seat's own legal moves


def observe(world: Match, seat: int, move: str) -> tuple[str, Observation]:
    """Plays the move, or another if the world's cards do not allow it. Returns the seat's view and observation."""
    number = world.decisions()
    acting = world.acting()[0]
    moves = world.moves(acting)
    played = move if move in moves else moves[number % len(moves)]
    world.play(acting, played)
    view = world.view(seat)
    question = [view.pop("decision"), world.acting(), world.moves(seat)]
    return canonical(view), Observation(world, played, world.journal(seat, after=number), question)


def compare_observations(slug: str, seats: int, seed: int, worlds: int) -> int:
    """Checks that worlds which look alike to a seat before and after a decision also have the same events and
    questions for it. Returns how many pairs were compared.

    The question may differ after a move that the seat cannot see, such as a zone chosen but not yet paid for.
    """
    compared = 0
    for match in curious_game(slug, seats, {}, seed):
        if not worth_a_look(match.decisions()):
            continue
        acting = match.acting()[0]
        move = match.moves(acting)[match.decisions() % len(match.moves(acting))]
        for seat in range(seats):
            alike: dict[str, list[Observation]] = {}
            for number in range(worlds if seat != acting else 0):
                look, observation = observe(match.determinize(seat, number), seat, move)
                alike.setdefault(look, []).append(observation)
            for group in alike.values():
                for one, other in pairwise(group):
                    if one.question == other.question:
                        assert one.journal == other.journal, match.record()
                    if one.journal == other.journal and (one.move == other.move or one.journal):
                        assert one.question == other.question, match.record()
                    compared += one.world.digest() != other.world.digest()
    return compared


# games with two seats are short, so they are checked more thoroughly
OBSERVED = [(slug, seats, seed, 12) for slug, seats in SEATS_OF_EACH for seed in (100, 102) if seats == 2]
OBSERVED += [(slug, seats, seats, 6) for slug, seats in SEATS_OF_EACH if seats > 2]


@pytest.mark.once
@pytest.mark.parametrize(("slug", "seats", "seed", "worlds"), OBSERVED)
def test_journal_and_questions_reveal_no_more_than_the_table(slug: str, seats: int, seed: int, worlds: int) -> None:
    """With the default options, the table shows everything that was ever public; other differences are secrets."""
    assert compare_observations(slug, seats, seed, worlds) > 200


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 110))
@pytest.mark.parametrize(("slug", "seats"), SEATS_OF_EACH)
def test_soak_journal_and_questions_reveal_no_more_than_the_table(slug: str, seats: int, seed: int) -> None:
    assert compare_observations(slug, seats, seed, worlds=12) > 400


# ---------------------------------------------------------------- bad input


@quick
@given(match=matches(), text=st.one_of(st.text(), st.sampled_from(["", "pass ", "PASS", "place", "undo", "pay 99"])))
def test_a_bad_move_is_refused_and_changes_nothing(match: Match, text: str) -> None:
    before = everything(match)
    for seat in range(-1, match.position.seats + 1):
        legal = match.moves(seat)
        if text not in legal:
            with pytest.raises(IllegalMove) as refused:
                match.play(seat, text)
            assert refused.value.legal == legal
            assert all(move in str(refused.value) for move in legal)
    assert everything(match) == before


@quick
@given(match=matches(), data=st.data())
def test_a_position_with_a_part_missing_or_changed_is_refused(match: Match, data: st.DataObject) -> None:
    plain = match.to_json()
    key = data.draw(st.sampled_from(sorted(plain)))
    without = {name: value for name, value in plain.items() if name != key}
    with pytest.raises(Nonsense, match=r"missing|names its game"):
        fajrant.from_json(without)
    values: list[object] = [None, [], {}, -1, "nonsense", [[]]]
    odd = [value for value in values if value != plain[key]]
    with pytest.raises(Nonsense):
        fajrant.from_json({**plain, key: data.draw(st.sampled_from(odd))})
    with pytest.raises(Nonsense, match="unknown"):
        fajrant.from_json({**plain, "more": 1})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_invalid_arguments_are_refused(game: Any) -> None:
    with pytest.raises(Nonsense, match="no game 'chess'"):
        fajrant.new("chess", 2, 1)
    with pytest.raises(Nonsense, match="seats, not 9"):
        fajrant.new(game.slug, 9, 1)
    with pytest.raises(Nonsense, match="seed is a whole number"):
        fajrant.new(game.slug, game.seats[0], -1)
    with pytest.raises(Nonsense, match="has no option 'weather'"):
        fajrant.new(game.slug, game.seats[0], 1, {"weather": "fine"})
    for option in game.options:
        with pytest.raises(Nonsense, match=f"option {option.name} is"):
            fajrant.new(game.slug, game.seats[0], 1, {option.name: "nonsense"})
    match = fajrant.new(game.slug, game.seats[0], 1)
    with pytest.raises(Nonsense, match="no seat 7"):
        match.view(7)
    with pytest.raises(Nonsense, match="no seat -1"):
        match.determinize(-1, 1)
