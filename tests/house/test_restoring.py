"""Tables restored from their outcomes are the same as if they had been replayed."""

from __future__ import annotations

import msgspec
import pytest

from fajrant.core.match import Match
from fajrant.games import SHELF, load
from fajrant.house.deeds import AnyDeed, Header, Undone
from fajrant.house.outcomes import Outcome
from fajrant.house.restoring import film_of, is_stored, record_of, restore, with_outcomes
from fajrant.house.state import State, rebuild
from fajrant.house.store import Row
from tests.house.tables import eventful_game, first_deeds, header_of

ROWS: msgspec.json.Decoder[list[tuple[AnyDeed, Outcome | None]]] = msgspec.json.Decoder(
    list[tuple[AnyDeed, Outcome | None]]
)


def stored(header: Header, deeds: list[AnyDeed]) -> list[Row]:
    """The rows as a store returns them."""
    _, rows = with_outcomes(header, deeds)
    return ROWS.decode(msgspec.json.encode(rows))


def all_of(match: Match) -> list[object]:
    seats = [*range(match.position.seats), None]
    acting = match.acting()
    return [
        match.to_json(),
        match.record(),
        acting,
        [match.moves(seat) for seat in acting],
        [match.view(seat) for seat in seats],
        [match.journal(seat) for seat in seats],
        [match.can_undo(seat) for seat in range(match.position.seats)],
    ]


def played(slug: str, players: int, decisions: int, seed: int = 3) -> tuple[Header, list[AnyDeed], State]:
    header = header_of(slug)
    deeds = first_deeds(players)
    state = rebuild(header, deeds)
    deeds += eventful_game(state, seed, decisions)
    return header, deeds, rebuild(header, deeds)


@pytest.mark.parametrize("slug", SHELF)
def test_a_table_is_read_back_as_it_was_left(slug: str) -> None:
    for decisions in (0, 1, 7, 40):
        header, deeds, left = played(slug, 2, decisions)
        back = restore(header, stored(header, deeds))
        assert all_of(back.running()) == all_of(left.running())
        assert (back.chairs, back.owners, back.chat, back.history) == (
            left.chairs,
            left.owners,
            left.chat,
            left.history,
        )
        assert (back.version, back.versions, back.status) == (left.version, left.versions, left.status)
        while (last := left.running().last) is not None and left.running().can_undo(last.seat):
            deed = Undone(seat=last.seat, number=left.number())
            left, back = left.after(deed), back.after(deed)
            assert all_of(back.running()) == all_of(left.running())


@pytest.mark.parametrize("slug", SHELF)
def test_a_film_shows_every_moment_as_it_was(slug: str) -> None:
    header, deeds, left = played(slug, 2, 30)
    game = load(slug)
    film = film_of(header, stored(header, deeds))
    again = rebuild(header, deeds[:4]).running()
    for number, entry in enumerate([None, *left.running().entries()]):
        if entry is not None:
            again.play(entry.seat, entry.move.text)
        shown = film.match(game, number)
        assert [shown.view(seat) for seat in (0, 1, None)] == [again.view(seat) for seat in (0, 1, None)]
        assert [shown.journal(seat) for seat in (0, 1, None)] == [again.journal(seat) for seat in (0, 1, None)]


def test_a_table_that_goes_on_from_a_record_is_read_back_too() -> None:
    _, _, before = played("dwergar", 2, 9)
    moves = tuple([(entry.seat, entry.move.text) for entry in before.running().entries()])
    header = header_of("dwergar", moves=moves)
    deeds = first_deeds(2)
    rows = stored(header, deeds)
    assert all_of(restore(header, rows).running()) == all_of(rebuild(header, deeds).running())
    position = msgspec.json.encode(before.running().to_json()).decode()
    header = header_of("dwergar", position=position)
    rows = stored(header, deeds)
    assert all_of(restore(header, rows).running()) == all_of(rebuild(header, deeds).running())


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
    on = back.running().moves(seat)
    assert on == left.running().moves(seat)


def test_a_record_keeps_the_version_it_was_played_under() -> None:
    header, deeds, _ = played("coal_baron_cards", 2, 5)
    older = msgspec.structs.replace(header, rules=0)
    assert restore(older, stored(header, deeds)).record().startswith("coal_baron_cards 0 ")


def test_a_table_that_cannot_be_read_is_stuck_and_has_its_record() -> None:
    header, deeds, left = played("coal_baron_cards", 2, 12)
    spoilt = msgspec.json.encode(stored(header, deeds)).replace(b'"rules":[1]', b'"rules":[999]')
    rows = ROWS.decode(spoilt)
    stuck = restore(header, rows)
    assert (stuck.status, stuck.acting(), stuck.match) == ("stuck", (), None)
    assert record_of(stuck, rows) == left.record()


def test_deeds_without_outcomes_are_noticed() -> None:
    header, deeds, _ = played("coal_baron_cards", 2, 3)
    rows = stored(header, deeds)
    assert is_stored(rows)
    assert not is_stored([(deed, None) for deed, _ in rows])
    assert is_stored([(deed, None) for deed in first_deeds(2)[:-1]])
    assert header.rules == load("coal_baron_cards").version
