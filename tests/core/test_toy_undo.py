"""Undo stops where something hidden was revealed, dice were rolled or another seat acted."""

from __future__ import annotations

import pytest

from fajrant.core.errors import IllegalMove
from fajrant.core.match import Match
from tests.core.test_toy_game import table


def undoable(match: Match) -> list[int]:
    return [seat for seat in range(3) if match.can_undo(seat)]


def test_nothing_to_undo_at_the_beginning() -> None:
    match = table(["Melting", 2])
    assert undoable(match) == []
    with pytest.raises(IllegalMove, match="seat 2 cannot play 'undo'; legal now: melt coal_4; "):
        match.undo(2)


def test_several_undos_in_a_row_and_the_same_moves_again() -> None:
    match = table(["Melting", 1], ["Melting", 2])
    digests = [match.digest()]
    for move in ("melt toll_2", "melt coal_4"):
        match.play(2, move)
        digests.append(match.digest())
    journal = match.journal(None)
    assert undoable(match) == [2]
    match.undo(2)
    assert match.digest() == digests[1]
    match.undo(2)
    assert match.digest() == digests[0]
    assert match.decisions() == 0
    assert undoable(match) == []
    for move in ("melt toll_2", "melt coal_4"):
        match.play(2, move)
    assert match.digest() == digests[2]
    assert match.journal(None) == journal


def test_another_move_can_be_played_after_an_undo() -> None:
    match = table(["Melting", 1], ["Melting", 2])
    match.play(2, "melt toll_2")
    match.undo(2)
    match.play(2, "done")
    assert match.acting() == (1,)
    assert [entry.move.text for entry in match.entries()] == ["done"]
    assert undoable(match) == [2]


def test_no_undo_of_a_move_that_revealed_something_hidden() -> None:
    match = table(["Melting", 0], ["Collecting", 0, [1]], ["Melting", 1])
    match.play(1, "melt toll_1")
    match.play(1, "done")
    match.play(1, "give coal_3")  # reveals a hidden card
    assert undoable(match) == []
    assert match.acting() == (0,)


def test_undo_works_again_after_something_hidden_was_revealed() -> None:
    match = table(["Melting", 1], ["Collecting", 0, [1]], deck=["coal_5"])
    match.play(1, "give coal_3")
    match.play(1, "melt toll_1")
    match.undo(1)
    assert undoable(match) == []
    assert match.decisions() == 1


def test_no_undo_of_a_shuffle() -> None:
    match = table(["Melting", 1], ["Looking", 1])
    match.play(1, "keep coal_6")  # the pack is shuffled
    assert undoable(match) == []
    match.play(1, "melt coal_3")
    assert undoable(match) == [1]


def test_no_undo_of_a_move_that_leads_to_a_die_roll() -> None:
    match = table(["Round", 2], ["Melting", 1])
    match.play(1, "done")  # then the ghost rolls its die
    assert undoable(match) == []


def test_no_undo_after_another_seat_acted() -> None:
    match = table(["Melting", 0], ["Collecting", 0, [1, 2]])
    match.play(1, "pay")
    assert undoable(match) == [1]
    match.play(2, "pay")
    assert undoable(match) == [2]
    with pytest.raises(IllegalMove, match="seat 1 cannot play 'undo'; seat 1 has nothing to decide now"):
        match.undo(1)
    match.undo(2)
    assert undoable(match) == []  # another seat has acted since seat 1's move


def test_a_secret_choice_can_be_undone_until_somebody_else_chooses() -> None:
    match = table(["Bidding", [-2, -2, -2]])
    before = match.digest()
    match.play(1, "bid 3")
    match.undo(1)
    assert match.digest() == before
    assert match.acting() == (0, 1, 2)
    assert match.journal(1) == []


def test_no_undo_of_the_last_secret_choice() -> None:
    match = table(["Bidding", [-2, 0, -2]])
    match.play(2, "bid 1")
    assert undoable(match) == [2]
    match.play(0, "bid 2")
    assert undoable(match) == []


def test_undo_in_a_clone_leaves_the_match_alone() -> None:
    match = table(["Melting", 1], ["Melting", 2])
    match.play(2, "melt toll_2")
    match.play(2, "melt coal_4")
    after = match.digest()
    twin = match.clone()
    twin.undo(2)
    twin.undo(2)
    twin.play(2, "done")
    assert match.digest() == after
    assert undoable(match) == [2]
    match.undo(2)
    assert match.moves(2) == ["melt coal_4", "done"]
