"""Restoring a table from its outcomes gives the same state as replaying it."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from fajrant.core.errors import Nonsense
from fajrant.core.match import Match
from fajrant.games import SHELF, load
from fajrant.house.deeds import AnyDeed, Header, Started
from fajrant.house.outcomes import LatestPositions, Outcome
from fajrant.house.restoring import catch_up, film_of, is_stored, outcome_of, record_of, restore, with_outcomes
from fajrant.house.state import State, rebuild
from fajrant.house.store import Row
from tests.house.tables import eventful_game, first_deeds, header_of, take_backs

ROWS: msgspec.json.Decoder[list[tuple[AnyDeed, Outcome | None]]] = msgspec.json.Decoder(
    list[tuple[AnyDeed, Outcome | None]]
)


def stored(header: Header, deeds: list[AnyDeed]) -> list[Row]:
    """The rows as a store returns them."""
    _, rows = with_outcomes(header, deeds)
    return ROWS.decode(msgspec.json.encode(rows))


def everything_in(match: Match) -> list[object]:
    seats = [*range(match.position.seats), None]
    acting = match.acting()
    return [
        match.to_json(),
        match.record(),
        acting,
        [match.moves(seat) for seat in acting],
        [match.view(seat) for seat in seats],
        [match.journal(seat) for seat in seats],
        [
            match.why_no_undo(seat, bots)
            for seat in range(match.position.seats)
            for bots in range(1 << match.position.seats)
        ],
    ]


def played(slug: str, players: int, decisions: int, seed: int = 3) -> tuple[Header, list[AnyDeed], State]:
    header = header_of(slug)
    deeds = first_deeds(players)
    state = rebuild(header, deeds)
    deeds += eventful_game(state, seed, decisions)
    return header, deeds, rebuild(header, deeds)


@pytest.mark.parametrize("kept", [1, 2])
def test_outcomes_are_the_same_with_remembered_positions(kept: int) -> None:
    """Two tables take turns, with moves and take-backs, and room for one or both of them."""
    header, deeds, _ = played("dwergar", 2, 40)
    _, rows = with_outcomes(header, deeds)
    latest = LatestPositions(kept)
    tables = [State(header), State(header)]
    for deed, done in rows:
        for number, before in enumerate(tables):
            tables[number] = before.after(deed)
            assert outcome_of(before, deed, tables[number], latest) == done
            assert len(latest.plain) <= kept


@pytest.mark.parametrize("slug", SHELF)
def test_a_restored_table_equals_the_original(slug: str) -> None:
    for decisions in (0, 1, 7, 40):
        header, deeds, original = played(slug, 2, decisions)
        restored = restore(header, stored(header, deeds))
        assert everything_in(restored.running()) == everything_in(original.running())
        assert (restored.chairs, restored.owners, restored.chat, restored.history) == (
            original.chairs,
            original.owners,
            original.chat,
            original.history,
        )
        assert (restored.version, restored.versions, restored.status) == (
            original.version,
            original.versions,
            original.status,
        )
        while back := take_backs(original):
            deed = back[0]
            original, restored = original.after(deed), restored.after(deed)
            assert everything_in(restored.running()) == everything_in(original.running())


@pytest.mark.parametrize("slug", SHELF)
def test_a_film_shows_every_moment_as_it_was(slug: str) -> None:
    header, deeds, left = played(slug, 2, 30)
    game = load(slug)
    film = film_of(header, stored(header, deeds))
    replayed = rebuild(header, deeds[:4]).running()
    for number, entry in enumerate([None, *left.running().entries()]):
        if entry is not None:
            replayed.play(entry.seat, entry.move.text)
        shown = film.match(game, number)
        assert [shown.view(seat) for seat in (0, 1, None)] == [replayed.view(seat) for seat in (0, 1, None)]
        assert [shown.journal(seat) for seat in (0, 1, None)] == [replayed.journal(seat) for seat in (0, 1, None)]


def test_a_table_that_continues_a_record_is_restored_too() -> None:
    _, _, before = played("dwergar", 2, 9)
    moves = tuple([(entry.seat, entry.move.text) for entry in before.running().entries()])
    header = header_of("dwergar", moves=moves)
    deeds = first_deeds(2)
    rows = stored(header, deeds)
    assert everything_in(restore(header, rows).running()) == everything_in(rebuild(header, deeds).running())
    position = msgspec.json.encode(before.running().to_json()).decode()
    header = header_of("dwergar", position=position)
    rows = stored(header, deeds)
    assert everything_in(restore(header, rows).running()) == everything_in(rebuild(header, deeds).running())


def test_newer_rules_do_not_change_what_was_played() -> None:
    """Simulates changed rules by another deal, after which the stored moves are illegal."""
    header, deeds, left = played("coal_baron_cards", 2, 25)
    rows = stored(header, deeds)
    older = header_of("coal_baron_cards", seed=8)
    with pytest.raises(Exception, match="cannot play"):
        rebuild(older, deeds)
    back = restore(older, rows)
    assert back.running().to_json() == left.running().to_json()
    assert back.running().journal(0) == left.running().journal(0)
    seat = back.acting()[0]
    assert back.running().moves(seat) == left.running().moves(seat)


def test_a_record_keeps_the_version_it_was_played_under() -> None:
    header, deeds, _ = played("coal_baron_cards", 2, 5)
    older = msgspec.structs.replace(header, rules=0)
    assert restore(older, stored(header, deeds)).record().startswith("coal_baron_cards 0 ")


def test_an_unreadable_table_is_stuck_but_has_its_record() -> None:
    header, deeds, left = played("coal_baron_cards", 2, 12)
    spoilt = msgspec.json.encode(stored(header, deeds)).replace(b'"rules":[1]', b'"rules":[999]')
    rows = ROWS.decode(spoilt)
    stuck = restore(header, rows)
    assert (stuck.status, stuck.acting(), stuck.match) == ("stuck", (), None)
    assert record_of(stuck, rows) == left.record()


def test_undo_stops_at_a_position_that_the_current_rules_cannot_read() -> None:
    header = header_of("dwergar")
    deeds = first_deeds(2)
    state = rebuild(header, deeds)
    while len(state.running().undoable) < 3:
        deeds += eventful_game(state, 1, state.number() + 1, calm=True)
        state = rebuild(header, deeds)
    film = film_of(header, stored(header, deeds))
    for spoilt in (4, 3, 2):
        film.positions[-spoilt] = {**film.positions[-spoilt], "rules": 999}
        match = film.match(load("dwergar"))
        assert len(match.undoable) == spoilt - 2
        assert match.to_json() == state.running().to_json()
    film.positions[-1] = {**film.positions[-1], "rules": 999}
    with pytest.raises(Nonsense, match="rules version 999"):
        film.match(load("dwergar"))


def test_deeds_without_outcomes_are_detected() -> None:
    header, deeds, _ = played("coal_baron_cards", 2, 3)
    rows = stored(header, deeds)
    assert is_stored(rows)
    assert not is_stored([(deed, None) for deed, _ in rows])
    assert is_stored([(deed, None) for deed in first_deeds(2)[:-1]])
    assert header.rules == load("coal_baron_cards").version


def test_restored_tables_share_their_moves() -> None:
    """Hundreds of tables are in memory at once, and most of what they remember is moves."""
    header, deeds, _ = played("dwergar", 2, 20)
    first, second = [restore(header, stored(header, deeds)).running().entries() for _ in range(2)]
    assert all(one.move is other.move for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("slug", SHELF)
def test_a_table_that_catches_up_equals_a_restored_one(slug: str) -> None:
    """Another server has stored the rest of the rows."""
    header, deeds, _ = played(slug, 3, 40)
    rows = stored(header, deeds)
    start = next(number for number, (deed, _) in enumerate(rows, 1) if isinstance(deed, Started))
    whole = restore(header, rows)
    for known in range(start, len(rows), 5):
        caught = catch_up(restore(header, rows[:known]), rows[known:])
        assert caught is not None
        assert everything_in(caught.running()) == everything_in(whole.running())
        assert replace(caught, match=None) == replace(whole, match=None)
    assert catch_up(restore(header, rows[: start - 1]), rows[start - 1 :]) is None
