"""Puzzles over HTTP: everybody can solve them, and the server remembers who has."""

from __future__ import annotations

import pytest

from fajrant.games import load
from fajrant.review.puzzles import shipped_puzzles
from tests.server.conftest import Come
from tests.server.serving import GAME, Client, Json

PUZZLE = shipped_puzzles(load(GAME))[0]
PATH = f"/puzzles/{GAME}/{PUZZLE.id}"


def row(client: Client) -> Json:
    rows: list[Json] = client.get("/puzzles")
    return next(row for row in rows if row["id"] == PUZZLE.id)


def test_a_puzzle_is_shown_to_the_seat_that_is_to_move(come: Come) -> None:
    ania = come("Ania")
    shown: Json = ania.get(PATH)
    moment = shown["moment"]
    assert moment["seat"] == PUZZLE.seat
    assert shown["names"][PUZZLE.seat] == ""
    assert all(name for seat, name in enumerate(shown["names"]) if seat != PUZZLE.seat)
    compared = shown["decision"]["compared"]
    assert sorted(move["text"] for move in moment["moves"]) == sorted(move["move"] for move in compared)
    assert compared[0]["move"] == shown["decision"]["best"] == PUZZLE.answer
    assert shown["decision"]["loss"] == pytest.approx(PUZZLE.lead, abs=0.001)


def test_tries_and_solutions_are_remembered_with_the_person(come: Come) -> None:
    ania, bartek = come("Ania"), come("Bartek")
    assert (row(ania)["tries"], row(ania)["solved"]) == (0, False)
    wrong = PUZZLE.moves[-1].move
    assert ania.ok("POST", PATH, move=wrong)["move"] == wrong
    assert (row(ania)["tries"], row(ania)["solved"]) == (1, False)
    ania.ok("POST", PATH, move=PUZZLE.answer)
    ania.ok("POST", PATH, move=wrong)
    assert (row(ania)["tries"], row(ania)["solved"]) == (3, True)  # once solved, it stays so
    assert (row(bartek)["tries"], row(bartek)["solved"]) == (0, False)
    tried = {"source": GAME, "item": PUZZLE.id, "tries": 3, "solved": True}
    assert ania.get("/me/data")["exercises"] == [tried]
    ania.ok("POST", "/me/delete")
    assert ania.get("/me/data")["exercises"] == []
    assert row(ania)["tries"] == 0


def test_nonsense_is_refused(come: Come) -> None:
    ania = come("Ania")
    ania.refused("GET", f"/puzzles/{GAME}/nowhere", 404, "not_found")
    ania.refused("GET", f"/puzzles/chess/{PUZZLE.id}", 404, "not_found")
    ania.refused("POST", PATH, 422, "illegal_move", move="fly away")
    ania.refused("POST", f"/puzzles/{GAME}/nowhere", 404, "not_found", move="pass")
    assert row(ania)["tries"] == 0
