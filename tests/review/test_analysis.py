"""The review of a whole game: luck and decisions add up, and the same record gives the same review."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fajrant
from fajrant.core.dice import seeded
from fajrant.core.game import Game
from fajrant.core.journal import CHANCE, EVERYBODY, Event, EventKind, only
from fajrant.core.match import canonical, plain_position
from fajrant.review import review
from fajrant.review.analysis import Played, Review, moments, review_of
from fajrant.review.judge import Candidate, Verdict, read_verdict
from fajrant.review.luck import seats_apart
from fajrant.review.marks import BLUNDER, INACCURACY, MARKS, MISTAKE, UNSOUND, mark_of
from fajrant.review.task import judge_task
from tests.core.playing import GAMES, play_random
from tests.review.parts import late

BUDGET = 10
DECISION_KEYS = {
    "number", "seat", "move", "points", "chance", "best", "best_points", "best_chance", "loss", "mark", "luck",
    "uncertainty", "causes", "events", "decided", "compared",
}  # fmt: skip


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
@pytest.mark.parametrize("most", [False, True])
def test_luck_and_decisions_add_up_to_the_result(game: Game[Any], most: bool) -> None:
    seats = game.seats[-1] if most else game.seats[0]
    match = late(game.slug, seats, 25)
    data = review(match, BUDGET).plain()
    assert match.over()
    assert sum(data["end"]) == pytest.approx(1 if seats > 1 else data["end"][0])
    for seat, row in enumerate(data["seats"]):
        whole = data["start"][seat] + row["luck"] + row["uncertainty"] - row["loss"] + row["others"]
        assert whole == pytest.approx(data["end"][seat], abs=0.001)
        luck = data["deal"][seat] + sum(decision["luck"][seat] for decision in data["decisions"])
        assert luck == pytest.approx(row["luck"], abs=0.005)
        uncertainty = sum(decision["uncertainty"][seat] for decision in data["decisions"])
        assert uncertainty == pytest.approx(row["uncertainty"], abs=0.005)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_without_chance_there_is_no_luck(game: Game[Any]) -> None:
    """Between two decisions of the same seat, only what is rolled, dealt or revealed can be luck."""
    match = late(game.slug, 2, 60)
    decisions = review(match, BUDGET).plain()["decisions"]
    entries = match.entries()
    calm = 0
    drifted = 0
    for row, entry, after in zip(decisions, entries, entries[1:], strict=False):
        if not entry.revealed and entry.seat == after.seat:
            assert row["luck"] == [0.0, 0.0], row
            assert (row["causes"], row["events"]) == ([], [])
            calm += 1
            drifted += row["uncertainty"] != [0.0, 0.0]
        if not row["causes"]:
            assert row["luck"] == [0.0, 0.0]
    assert calm > 5
    assert drifted > 0


@pytest.mark.parametrize(
    ("game", "secrets"),
    [
        ("coal_baron_cards", True),
        ("coal_baron", True),
        ("dwergar", False),
        ("train_rush", True),
        ("steamrollers", False),
    ],
)
def test_who_knows_what_others_do_not(game: str, secrets: bool) -> None:
    """Dwergar and SteamRollers hide nothing from one player that another one knows."""
    match = fajrant.new(game, 3, 1)
    apart = set()
    for number in range(40):
        seat = match.acting()[0]
        if number % 4 == 0:
            apart.add(tuple(seats_apart(match.game, match.position, seat)))
        play_random(match, seeded(number), 1)
    assert (apart != {()}) == secrets


def judged(seat: int, chance: float, apart: list[int], promised: float | None = None) -> Verdict:
    """A decision between two moves, of which the second one was played."""
    best, played = (
        Candidate(seat, move, [], [0.0, 0.0], [value, 1 - value], [], 0.0)
        for move, value in (("best", chance if promised is None else promised), ("played", chance))
    )
    return Verdict(seat, "played", "played", [best, played], apart)


ROLLED = EventKind("rolled", [])


def changes(revealed: list[int], verdicts: list[Verdict | None]) -> list[dict[str, Any]]:
    """What the review says happened after each decision. `revealed` is as in `Entry`."""
    match = late(GAMES[0].slug, 2, 2)
    played = [
        Played(number, 0, "played", [Event(ROLLED, EVERYBODY, ())] if seen else [], seen)
        for number, seen in enumerate(revealed, 1)
    ]
    review = Review(match.game, match.position, played, verdicts, 1, 1)
    return [decision.plain() for decision in review.decisions]


def test_luck_has_a_cause_and_the_rest_is_uncertainty() -> None:
    rows = changes(
        [0, EVERYBODY | CHANCE, only(1), 0],
        [judged(0, 0.5, []), judged(0, 0.6, [1]), judged(1, 0.3, []), judged(0, 0.4, [1])],
    )
    assert [row["causes"] for row in rows] == [[], ["dice"], ["revealed", "knowledge"], ["knowledge"]]
    assert [row["uncertainty"] for row in rows[:2]] == [[0.1, -0.1], [0.0, 0.0]]
    assert [row["luck"] for row in rows[:3]] == [[0.0, 0.0], [-0.3, 0.3], [0.1, -0.1]]
    assert [row["events"] for row in rows] == [
        [], [{"number": 2, "event": "rolled"}], [{"number": 3, "event": "rolled"}], []
    ]  # fmt: skip


def test_luck_is_noted_where_it_happened_although_the_next_seats_had_no_choice() -> None:
    rows = changes([0, EVERYBODY | CHANCE, 0, 0], [judged(0, 0.5, []), None, None, judged(0, 0.7, [])])
    assert [row["luck"][0] for row in rows[:3]] == [0.0, 0.2, 0.0]
    assert [row["causes"] for row in rows[:3]] == [[], ["dice"], []]
    rows = changes([0, 0, 0, 0], [judged(0, 0.5, []), None, None, judged(0, 0.7, [])])
    assert [row["uncertainty"][0] for row in rows[:3]] == [0.0, 0.0, 0.2]


def test_the_same_record_gives_the_same_review_in_any_order() -> None:
    match = late(GAMES[0].slug, 2, 20)
    first = review(match, BUDGET, seed=5)
    assert review(fajrant.read_record(match.record()), BUDGET, seed=5).plain() == first.plain()
    backwards: dict[int, Verdict | None] = {}
    for pos, one in reversed(moments(match)):
        position = canonical(plain_position(match.game, pos))
        data = judge_task(match.game.slug, position, one.number, one.seat, one.move, BUDGET, 5)
        backwards[one.number] = None if data is None else read_verdict(json.loads(json.dumps(data)))
    verdicts = [backwards[number] for number in sorted(backwards)]
    assert review_of(match, verdicts, BUDGET, 5).plain() == first.plain()
    assert review(match, BUDGET, seed=6).plain()["decisions"] != first.plain()["decisions"]


def test_a_review_as_json() -> None:
    match = late(GAMES[0].slug, 2, 12)
    data = review(match, BUDGET, seed=1).plain()
    assert {key: data[key] for key in ("game", "rules", "budget", "seed")} == {
        "game": match.game.slug,
        "rules": match.game.version,
        "budget": BUDGET,
        "seed": 1,
    }
    assert [row["number"] for row in data["decisions"]] == list(range(1, 13))
    assert [(row["seat"], row["move"]) for row in data["decisions"]] == [
        (entry.seat, entry.move.text) for entry in match.entries()
    ]
    assert all(set(row) == DECISION_KEYS for row in data["decisions"])
    for row in data["decisions"]:
        if row["best"] is not None:
            assert row["loss"] == pytest.approx(max(0, row["best_chance"] - row["chance"]), abs=0.0002)
    for seat, row in enumerate(data["seats"]):
        marks = [one["mark"] for one in data["decisions"] if one["seat"] == seat]
        assert row["marks"] == {mark: marks.count(mark) for mark in MARKS}


def test_marks_follow_the_loss() -> None:
    data = review(late(GAMES[1].slug, 2, 40), BUDGET).plain()
    least = {"inaccuracy": INACCURACY, "mistake": MISTAKE, "blunder": BLUNDER}
    for row in data["decisions"]:
        if row["mark"] in UNSOUND:
            assert row["loss"] >= least[row["mark"]] - 0.0001
        else:
            assert row["loss"] < INACCURACY
    assert any(row["mark"] in UNSOUND for row in data["decisions"])


def verdict(played: str, obvious: str, **chances: float) -> Verdict:
    return Verdict(
        0, played, obvious, [Candidate(0, move, [], [9.0], [chance], [], 0.01) for move, chance in chances.items()], []
    )


def test_a_great_find_is_better_than_what_looks_best() -> None:
    assert mark_of(verdict("a", "b", a=0.5, b=0.49 - MISTAKE, c=0.49)) == "great"
    assert mark_of(verdict("a", "b", a=0.5, b=0.51 - MISTAKE, c=0.49)) == ""
    assert mark_of(verdict("c", "b", a=0.5, b=0.2, c=0.495)) == "great"  # as good as the best
    assert mark_of(verdict("b", "b", a=0.5, b=0.45)) == "inaccuracy"


def test_an_only_move_is_obvious_but_everything_else_would_be_a_mistake() -> None:
    assert mark_of(verdict("a", "a", a=0.5, b=0.49 - MISTAKE)) == "only"
    assert mark_of(verdict("a", "a", a=0.5, b=0.44)) == ""


def test_without_a_choice_there_is_no_mark() -> None:
    assert mark_of(None) == ""
