"""Records of the toy game, whose rules are at version 2."""

from __future__ import annotations

from typing import Any

import pytest

from fajrant.core.dice import seeded
from fajrant.core.errors import Nonsense
from fajrant.core.game import Game
from fajrant.core.match import Match, begun_from, new_match, read_position
from fajrant.core.record import parse_record
from tests.core.test_toy_game import table
from tests.core.toy import SEALED_BIDS


def load(slug: str) -> Game[Any]:
    assert slug == SEALED_BIDS.slug
    return SEALED_BIDS


def finished(pace: str) -> Match:
    match = new_match(SEALED_BIDS, 3, 12, {"pace": pace}, ["Ann", "Jan Maria", "O'Hara"])
    dice = seeded(5)
    while not match.over():
        seat = match.acting()[dice.below(len(match.acting()))]
        moves = match.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
    return match


@pytest.mark.parametrize("pace", ["short", "usual", "long"])
def test_a_record_holds_the_whole_match(pace: str) -> None:
    match = finished(pace)
    again = parse_record(match.record(), load).replay()
    assert again.record() == match.record()
    assert again.digest() == match.digest()
    assert [again.journal(seat) for seat in (0, 1, 2, None)] == [match.journal(seat) for seat in (0, 1, 2, None)]


def test_the_header_names_options_that_are_not_the_default() -> None:
    assert finished("usual").record().splitlines()[0] == 'sealed_bids 2   seats Ann "Jan Maria" O\'Hara   seed 12'
    assert "O'Hara   pace long   seed 12" in finished("long").record()


def test_simultaneous_choices_are_recorded_in_the_order_they_were_made() -> None:
    match = table(["Bidding", [-2, -2, -2]])
    for seat in (2, 0, 1):
        match.play(seat, "bid 0")
    assert match.record().splitlines()[1:] == ["Cid: bid 0", "Ann: bid 0", "Bob: bid 0"]
    assert parse_record(match.record(), load).replay().digest() == match.digest()


def test_an_older_record_is_replayed_and_says_so() -> None:
    text = "sealed_bids 1   seats Ann Bob   seed 4\nAnn: use calm\n"
    record = parse_record(text, load)
    assert record.notice() == (
        "this record was made under rules version 1 of sealed_bids; it is replayed under version 2"
    )
    match = record.replay()
    assert match.decisions() == 1
    assert match.record() == text


def test_an_older_position_is_read_under_the_current_rules() -> None:
    data = table(["Melting", 2]).to_json()
    old = begun_from(SEALED_BIDS, ["Ann", "Bob", "Cid"], read_position(SEALED_BIDS, {**data, "rules": 1}))
    assert old.to_json() == data


def test_a_newer_position_is_refused() -> None:
    data = table(["Melting", 2]).to_json()
    with pytest.raises(Nonsense, match="sealed_bids: made under rules version 3; this is version 2"):
        read_position(SEALED_BIDS, {**data, "rules": 3})


def test_a_position_that_is_over_can_be_recorded() -> None:
    match = table()
    assert match.over()
    assert parse_record(match.record(), load).replay().over()


def test_the_header_and_the_position_must_agree() -> None:
    match = begun_from(SEALED_BIDS, ["Ann", "Bob", "Cid"], table(["Melting", 2]).position)
    fewer = match.record().replace("Ann Bob Cid", "Ann Bob")
    slower = match.record().replace("   position", "   pace long   position")
    for text in (fewer, slower):
        with pytest.raises(Nonsense, match="line 1: the seats or options of the position do not match the header"):
            parse_record(text, load).replay()
