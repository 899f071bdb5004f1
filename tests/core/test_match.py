"""A match checks its input, and shows each seat only what that seat may know."""

from __future__ import annotations

from typing import Any

import pytest

import fajrant
from fajrant import DeadEnd, IllegalMove, Match, Nonsense
from fajrant.core.dice import seeded
from fajrant.games.coal_baron.rules.mining import FillTwo
from tests.core.playing import play_random

SLUG = "coal_baron_cards"


def new(seats: int = 3, seed: int = 7) -> Match:
    return fajrant.new(SLUG, seats, seed)


def played(decisions: int, seats: int = 3, seed: int = 7) -> Match:
    match = new(seats, seed)
    play_random(match, seeded(seed + 1), decisions)
    return match


def everything(match: Match) -> list[object]:
    return [match.to_json(), match.record(), match.acting(), [match.journal(seat) for seat in (0, 1, 2, None)]]


# ---------------------------------------------------------------- beginning


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'; known: "),
        ({"seats": 1}, "coal_baron_cards has 2 to 4 seats, not 1"),
        ({"seats": 5}, "coal_baron_cards has 2 to 4 seats, not 5"),
        ({"seats": "3"}, "coal_baron_cards has 2 to 4 seats, not '3'"),
        ({"seats": True}, "coal_baron_cards has 2 to 4 seats, not True"),
        ({"seed": -1}, "a seed is a whole number, 0 or more"),
        ({"seed": "7"}, "a seed is a whole number, 0 or more, not '7'"),
        ({"seed": 1.0}, "a seed is a whole number, 0 or more, not 1.0"),
        ({"seed": True}, "a seed is a whole number, 0 or more, not True"),
        ({"seed": 10**100}, "with at most 100 digits"),
        ({"seed": 10**5000}, "with at most 100 digits"),
        ({"options": {"weather": "rain"}}, "coal_baron_cards has no option 'weather'; known: history"),
        ({"options": {"history": "closed"}}, "option history is open or table, not 'closed'"),
        ({"options": {"history": 1}}, "option history is open or table, not 1"),
        ({"names": ["Ann", "Bob"]}, "3 seats need 3 names, got 2"),
        ({"names": ["Ann", "Bob", "Ann"]}, "each seat needs a name of its own, got Ann, Bob, Ann"),
        ({"names": ["Ann", "Bob", ""]}, "a name has 1 to 40 printable characters and no extra spaces, not ''"),
        ({"names": ["Ann", "Bob", "x" * 41]}, "a name has 1 to 40 printable characters"),
        ({"names": ["Ann", "Bob", " Cid"]}, "a name has 1 to 40 printable characters"),
        ({"names": ["Ann", "Bob", "C  d"]}, "a name has 1 to 40 printable characters"),
        ({"names": ["Ann", "Bob", "C\nd"]}, "a name has 1 to 40 printable characters"),
        ({"names": ["Ann", "Bob", "C: d"]}, 'a name cannot contain : " or #'),
        ({"names": ["Ann", "Bob", 'C"d']}, 'a name cannot contain : " or #'),
        ({"names": ["Ann", "Bob", "#Cid"]}, 'a name cannot contain : " or #'),
    ],
)
def test_a_game_that_cannot_begin_is_refused(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(Nonsense) as refused:
        fajrant.new(**{"game": SLUG, "seats": 3, "seed": 7, **arguments})
    assert reason in str(refused.value)


def test_the_largest_seed() -> None:
    match = new(seed=10**100 - 1)
    assert fajrant.read_record(match.record()).digest() == match.digest()


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert new(seed=7).digest() == new(seed=7).digest()
    assert new(seed=7).digest() != new(seed=8).digest()


def test_a_new_match_has_no_decisions() -> None:
    match = new()
    assert match.decisions() == 0
    assert match.entries() == []
    assert match.names == ["0", "1", "2"]
    assert not any(match.can_undo(seat) for seat in range(3))


# ---------------------------------------------------------------- playing


@pytest.mark.parametrize("text", ["dance", "", "place", "place moon", "PASS", "pass ", " pass", "pass pass", "pay 1"])
def test_an_illegal_move_changes_nothing_and_says_what_is_legal(text: str) -> None:
    match = played(4)
    (seat,) = match.acting()
    before = everything(match)
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, text)
    assert everything(match) == before
    assert (refused.value.seat, refused.value.tried, refused.value.legal) == (seat, text, match.moves(seat))
    assert str(refused.value) == f"seat {seat} cannot play {text!r}; legal now: {'; '.join(match.moves(seat))}"


@pytest.mark.parametrize("seat", [1, 2, 3, 99, -1])
def test_a_seat_that_is_not_asked_cannot_play(seat: int) -> None:
    match = new()
    assert match.acting() == (0,)
    before = everything(match)
    with pytest.raises(IllegalMove, match=f"seat {seat} cannot play 'pass'; seat {seat} has nothing to decide now"):
        match.play(seat, "pass")
    assert everything(match) == before


def test_nobody_can_play_when_the_game_is_over() -> None:
    match = played(10_000)
    assert match.over()
    assert match.acting() == ()
    with pytest.raises(IllegalMove, match="seat 0 has nothing to decide now"):
        match.play(0, "pass")


def test_every_decision_is_an_entry_with_its_number() -> None:
    match = played(30)
    assert [entry.number for entry in match.entries()] == list(range(1, 31))
    assert match.decisions() == 30
    lines = [f"{entry.seat}: {entry.move.text}" for entry in match.entries()]
    assert match.record().splitlines()[1:] == lines


# ---------------------------------------------------------------- undo


def test_undo_back_to_the_last_secret_and_replay() -> None:
    """At every decision of a whole game: undo as far as possible, then play the same moves again."""
    match = new()
    dice = seeded(3)
    longest = 0
    while not match.over():
        play_random(match, dice, 1)
        after = everything(match)
        [*_, last] = match.entries()
        again = match.clone()
        undone: list[str] = []
        while again.can_undo(last.seat):
            undone.append(again.entries()[-1].move.text)
            again.undo(last.seat)
            assert again.decisions() == match.decisions() - len(undone)
            assert again.acting() == (last.seat,)
        assert everything(match) == after
        for text in reversed(undone):
            again.play(last.seat, text)
        assert everything(again) == after
        assert again.can_undo(last.seat) == match.can_undo(last.seat)
        for other in range(3):
            assert other == last.seat or not match.can_undo(other)
        longest = max(longest, len(undone))
    assert longest > 2


def test_undo_stops_at_a_revealed_card() -> None:
    match = new()
    match.play(0, "place lorry_1")
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove, match="seat 0 cannot play 'undo'; seat 0 has nothing to decide now"):
        match.undo(0)


def test_undo_stops_at_another_seats_move() -> None:
    match = new()
    match.play(0, "pass")
    assert match.can_undo(0)
    match.play(1, "pass")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert not match.can_undo(0)


def test_an_undone_move_leaves_no_trace() -> None:
    match = new()
    before = everything(match)
    match.play(0, "pass")
    match.undo(0)
    assert everything(match) == before
    match.play(0, "place engine")
    assert [entry.move.text for entry in match.entries()] == ["place engine"]


# ---------------------------------------------------------------- copies


def test_a_clone_is_independent() -> None:
    match = played(20)
    before = everything(match)
    twin = match.clone()
    assert everything(twin) == before
    play_random(twin, seeded(1), 30)
    assert everything(match) == before
    after = everything(twin)
    play_random(match, seeded(2), 30)
    assert everything(twin) == after


def test_a_position_from_json_plays_on_like_the_original() -> None:
    match = played(25)
    again = fajrant.from_json(match.to_json())
    assert again.digest() == match.digest()
    assert again.decisions() == 0
    play_random(match, seeded(4), 40)
    play_random(again, seeded(4), 40)
    assert again.digest() == match.digest()


# ---------------------------------------------------------------- looking


def test_the_journal_after_a_decision() -> None:
    match = played(12)
    for seat in (0, 1, 2, None):
        whole = match.journal(seat)
        assert [event["number"] for event in whole] == sorted(event["number"] for event in whole)
        for after in range(1, 14):
            assert match.journal(seat, after) == [event for event in whole if event["number"] > after]
        assert match.journal(seat, -1) == whole
        assert whole[0] == {"number": 0, "event": "shift_began", "token": 1, "seat": 0}


@pytest.mark.parametrize("seat", [-1, 3, 30])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    match = new()
    for look in (match.view, match.journal, lambda seat: match.determinize(seat, 1)):
        with pytest.raises(Nonsense, match=f"there is no seat {seat}; seats are 0 to 2"):
            look(seat)


def test_a_view_says_who_decides_what() -> None:
    view = new().view(1)
    assert view["game"] == SLUG
    assert view["you"] == 1
    assert view["over"] is False
    assert view["options"] == {"history": "open"}
    assert view["decision"] == {"point": "MAIN", "seats": [0], "workers": 16}
    assert played(10_000).view(None)["decision"] is None


def test_changing_a_view_does_not_change_the_match() -> None:
    match = new()
    match.view(0)["options"]["history"] = "table"
    match.to_json()["options"]["history"] = "table"
    assert match.view(0)["options"] == {"history": "open"}


def test_scores_are_the_sums_of_their_categories() -> None:
    match = played(10_000)
    assert match.scores() == [sum(points.values()) for points in match.categories()]
    assert match.ranking()[match.scores().index(max(match.scores()))] == 1


def test_a_question_without_a_legal_move_is_a_dead_end() -> None:
    """`test_toy_dead_ends` has more of these tests. This one also runs on the compiled build."""
    pos = fajrant.new("coal_baron", 2, 1).position
    pos.push(FillTwo(0, 0, 2))  # asks for two cubes, and there are none
    with pytest.raises(DeadEnd, match="seat 0 has no legal move at two_for_one"):
        pos.advance()
