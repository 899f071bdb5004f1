"""Comparisons: intervals that hold at any time, verdicts that do not depend on workers, and restricted bots."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from fajrant.core.dice import seeded
from fajrant.core.match import new_match
from fajrant.games import load
from fajrant.lab.comparison import BETTER, EQUAL, UNDECIDED, WORSE, Drift, Result, Sequence, compare, verdict
from fajrant.lab.entrants import Entrant
from fajrant.lab.errors import LabError
from fajrant.lab.players import seat_bot
from fajrant.lab.pool import Stop
from fajrant.lab.restriction import check_patterns, matches

pytestmark = pytest.mark.once
CARDS = "coal_baron_cards"


@pytest.mark.parametrize("chance", [0.5, 0.25, 0.9])
def test_whoever_looks_after_every_deal_is_still_rarely_wrong(chance: float) -> None:
    rng = random.Random(5)
    wrong = 0
    for _ in range(200):
        sequence = Sequence()
        for _ in range(300):
            sequence.add((int(rng.random() < chance) + int(rng.random() < chance)) / 2)
        wrong += not sequence.low <= chance <= sequence.high  # the bounds only ever get closer
    assert wrong <= 10


def test_leads_in_points_are_rarely_wrong_from_the_twentieth_deal_on() -> None:
    rng = random.Random(5)
    wrong = 0
    for _ in range(200):
        drift, ever = Drift(), False
        for number in range(300):
            drift.add(rng.expovariate(0.1) - rng.expovariate(0.1) + 4)  # a lead: the difference of two skewed scores
            ever |= number >= 20 and abs(drift.mean() - 4) > drift.half()
        wrong += ever
    assert wrong <= 10


def test_intervals_get_narrow_and_the_verdict_follows() -> None:
    sequence = Sequence()
    assert verdict(sequence, 0.5, 0.03) == UNDECIDED
    for number in range(400):
        sequence.add(1.0 if number % 4 else 0.5)
    assert sequence.mean() == 0.875
    assert sequence.high - sequence.low < 0.1
    assert verdict(sequence, 0.5, 0.03) == BETTER
    assert verdict(sequence, 0.95, 0.03) == WORSE
    assert verdict(sequence, 0.87, 0.1) == EQUAL


def in_order(call: Any, jobs: Any, stop: Stop) -> Iterator[Any]:
    for index, job in enumerate(jobs):
        yield index, call(*job)


def known(order: Callable[[int], Iterable[int]]) -> Any:
    """Workers that finish the jobs in this order; of each four deals, A wins three and shares one."""

    def spreading(call: Any, jobs: Any, stop: Stop) -> Iterator[Any]:
        for index in order(len(jobs)):
            assert not stop.asked
            yield index, (1.0 if index % 4 else 0.5, 5.0 + index % 3)

    return spreading


def late_first(count: int) -> list[int]:
    return [index for start in range(0, count, 7) for index in reversed(range(start, min(start + 7, count)))]


def settle(a: Entrant, b: Entrant, deals: int, spreading: object, players: int = 2) -> tuple[Result, int]:
    done: list[int] = []
    options = load("dwergar").check_options({})
    return compare("dwergar", a, b, players, options, 3, deals, 0.03, Stop(), done.append, None, spreading), sum(done)


def test_it_stops_when_the_answer_is_clear_and_at_the_same_deal_whatever_the_workers_do() -> None:
    greedy, rand = Entrant("greedy"), Entrant("random")
    result, played = settle(greedy, rand, 200, known(range))
    assert result.verdict == BETTER
    assert result.deals < 60
    assert played == result.games == 2 * result.deals
    assert result.points == pytest.approx(6, abs=0.1)
    assert 0 < result.points_half < 1
    assert settle(greedy, rand, 200, known(late_first)) == (result, played)


def test_real_games_are_counted_for_the_right_bot() -> None:
    result, _ = settle(Entrant("greedy"), Entrant("random"), 2, in_order)
    assert (result.rate, result.games, result.verdict) == (1.0, 4, UNDECIDED)
    assert result.points > 0


def test_equal_bots_are_not_told_apart() -> None:
    result, _ = settle(Entrant("random"), Entrant("random"), 20, in_order, players=3)
    assert result.verdict == UNDECIDED
    assert result.deals == 20
    assert result.low < 1 / 3 < result.high


@pytest.mark.parametrize("level", ["random", "greedy", "easy"])
def test_a_restricted_bot_avoids_what_is_forbidden_unless_it_has_no_other_move(level: str) -> None:
    game = load(CARDS)
    pos = new_match(game, 2, 4, {}).position
    dice = seeded(9)
    patterns = ("zone:mining_*", "pass")
    bots = [seat_bot(Entrant(level, 0.2 if level == "easy" else 1.0, without=patterns), {}, None),
            seat_bot(Entrant("random"), {}, None)]  # fmt: skip
    avoided = forced = 0
    for _ in range(60):
        seat = pos.asked[0]
        moves = pos.legal(seat)
        move = bots[seat].choose(game, pos, seat, dice)
        wrong = [each for each in moves if matches(each, patterns)]
        if seat == 0 and wrong:
            if len(wrong) < len(moves):
                assert not matches(move, patterns)
                avoided += 1
            else:
                forced += 1
        assert move in moves
        pos.apply(seat, move)
    assert avoided > 0


def test_a_pattern_that_matches_nothing_is_refused() -> None:
    game = load(CARDS)
    check_patterns(game, 2, game.check_options({}), ("place mining_*", "zone:delivery", "store"))
    with pytest.raises(LabError) as refused:
        check_patterns(game, 2, game.check_options({}), ("store", "zone:nowhere"))
    assert refused.value.code == "no_match"
    assert refused.value.details["tried"] == "zone:nowhere"


def test_a_restriction_shows_in_the_name() -> None:
    limited = Entrant("hard", 2.0, without=("store", "pass"))
    assert str(limited) == "hard:2 without store, pass"
    assert limited.seat_name() == "hard×2-restricted"
