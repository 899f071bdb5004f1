"""Hints: only for the seat that is asked, only from what it may know, and limited in number."""

from __future__ import annotations

from pathlib import Path

from fajrant.games import load
from fajrant.texts import LANGUAGES, Texts
from tests.server.conftest import Come
from tests.server.serving import Json, generous, serving
from tests.server.test_moves import two


def test_a_hint_is_a_legal_move_with_reasons_in_words(come: Come) -> None:
    asked, _, table, moment = two(come)
    seat = moment["seat"]
    shown = asked.table(table)
    legal = [move["text"] for move in moment["moves"]]
    hint: Json = asked.ok("POST", f"/tables/{table}/hint", seat=seat, number=0)
    assert set(hint) == {"move", "expected", "next", "reasons"}
    assert hint["move"] in legal
    assert hint["next"]["move"] in legal
    assert hint["next"]["move"] != hint["move"]
    assert 0 <= hint["expected"]["chance"] <= 1
    assert hint["reasons"]
    assert asked.table(table)["version"] == shown["version"]  # nobody else notices
    for language in LANGUAGES:
        assert Texts(language, load(shown["game"])).hint(hint).count("%") == 2


def test_only_the_seat_that_is_asked_gets_a_hint(come: Come) -> None:
    asked, other, table, moment = two(come)
    seat = moment["seat"]
    other.refused("POST", f"/tables/{table}/hint", 403, "not_yours", seat=seat, number=0)
    other.refused("POST", f"/tables/{table}/hint", 422, "illegal_move", seat=1 - seat, number=0)
    come("Cezary").refused("POST", f"/tables/{table}/hint", 403, "not_yours", seat=seat, number=0)
    asked.refused("POST", f"/tables/{table}/hint", 409, "stale", seat=seat, number=1)
    asked.refused("POST", f"/tables/{table}/hint", 404, "not_found", seat=7, number=0)
    asked.refused("POST", f"/tables/{table}/hint", 400, "bad_request", seat=seat)
    waiting = asked.make("me", "open")["id"]
    asked.refused("POST", f"/tables/{waiting}/hint", 409, "not_running", seat=0, number=0)


def test_hints_are_limited(come: Come, database: Path) -> None:
    with serving(generous(database, hint_burst=1, hint_rate=1e-6)) as server:
        asked, other, table, moment = two(come, address=server.address)
        seat = moment["seat"]
        asked.ok("POST", f"/tables/{table}/hint", seat=seat, number=0)
        asked.refused("POST", f"/tables/{table}/hint", 429, "too_fast", seat=seat, number=0)
        other.refused("POST", f"/tables/{table}/hint", 422, "illegal_move", seat=1 - seat, number=0)


def test_a_hint_that_takes_too_long_is_refused_and_the_game_continues(come: Come, database: Path) -> None:
    with serving(generous(database, bot_seconds=0.0)) as server:
        asked, _, table, moment = two(come, address=server.address)
        seat = moment["seat"]
        asked.refused("POST", f"/tables/{table}/hint", 503, "no_answer", seat=seat, number=0)
        asked.move(table, seat, 0, "pass")
