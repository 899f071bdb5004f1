"""Records: a match as text and back; every error names its line."""

from __future__ import annotations

from typing import Any

import pytest

import fajrant
from fajrant import Match, Nonsense
from fajrant.core.dice import seeded
from fajrant.core.game import Game, Option
from fajrant.core.record import parse_record
from fajrant.games import load
from tests.core.playing import play_random

SLUG = "coal_baron_cards"


def played(names: list[str], decisions: int = 25, options: dict[str, object] | None = None) -> Match:
    match = fajrant.new(SLUG, len(names), 7, options, names)
    play_random(match, seeded(8), decisions)
    return match


def header(match: Match) -> str:
    return match.record().splitlines()[0]


# ---------------------------------------------------------------- round trips


@pytest.mark.parametrize(
    "names",
    [
        ["0", "1"],
        ["Ann", "Jan Maria Rokita"],
        ["O'Hara", "back\\slash"],
        ["Łucja", "Świętopełk z Gór", "山田"],
        ["seed 7", "seats", "position"],
        ["pass", "-", "x" * 40, "$(rm)"],
    ],
    ids=str,
)
def test_a_record_is_read_as_it_was_written(names: list[str]) -> None:
    match = played(names)
    again = fajrant.read_record(match.record())
    assert again.names == names
    assert again.record() == match.record()
    assert again.digest() == match.digest()
    assert again.journal(0) == match.journal(0)


def test_the_header_names_game_version_seats_and_seed() -> None:
    assert header(played(["Ann", "Jan Maria"])) == 'coal_baron_cards 1   seats Ann "Jan Maria"   seed 7'


def test_the_header_names_options_that_are_not_the_default() -> None:
    match = played(["Ann", "Bob"], options={"history": "table"})
    assert header(match) == "coal_baron_cards 1   seats Ann Bob   history table   seed 7"
    assert fajrant.read_record(match.record()).position.options == {"history": "table"}


def test_a_match_from_a_position_records_the_position() -> None:
    middle = played(["Ann", "Bob"], options={"history": "table"})
    match = fajrant.from_json(middle.to_json())
    play_random(match, seeded(3), 20)
    assert '   history table   position {"dice":"' in header(match)
    again = fajrant.read_record(match.record())
    assert again.record() == match.record()
    assert again.digest() == match.digest()
    assert again.decisions() == 20


def test_comments_blank_lines_and_surrounding_spaces_are_skipped() -> None:
    text = (
        "\n# Monday\n\n   coal_baron_cards 1     seats Ann Bob    seed 7  \r\n\n# begins\n  Ann: pass\r\n\tBob: pass\n"
    )
    match = fajrant.read_record(text)
    assert match.record() == "coal_baron_cards 1   seats Ann Bob   seed 7\nAnn: pass\nBob: pass\n"


def test_a_record_can_be_opened_at_any_decision() -> None:
    match = played(["Ann", "Bob"])
    record = parse_record(match.record(), load)
    assert record.begin().decisions() == 0
    for decisions in (0, 1, 24, 25, 99):
        part = record.replay(decisions)
        assert part.decisions() == min(decisions, 25)
        assert match.record().startswith(part.record())


# ---------------------------------------------------------------- malformed records


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a record starts with a header such as: coal_baron_cards 1"),
        ("\n# only a comment\n", "a record starts with a header such as: coal_baron_cards 1"),
        ("coal_baron_cards", "line 1: expected a game and its rules version, got 'coal_baron_cards'"),
        ("\ncoal_baron_cards", "line 2: expected a game and its rules version"),
        ("coal_baron_cards one   seats A B   seed 7", "line 1: expected a game and its rules version"),
        ("coal_baron_cards 1 seats A B seed 7", "line 1: expected a game and its rules version"),
        ("coal_baron_cards -1   seats A B   seed 7", "line 1: expected a game and its rules version"),
        (f"coal_baron_cards {'9' * 5000}   seats A B   seed 7", "line 1: expected a game and its rules version"),
        ("chess 1   seats A B   seed 7", "line 1: there is no game 'chess'; known: "),
        ("coal_baron_cards 0   seats A B   seed 7", "line 1: coal_baron_cards is at rules version 1; this record"),
        ("coal_baron_cards 99   seats A B   seed 7", "this record needs version 99"),
        ("coal_baron_cards 1   seed 7", "line 1: coal_baron_cards has 2 to 4 seats, not 0"),
        ("coal_baron_cards 1   seats   seed 7", "line 1: coal_baron_cards has 2 to 4 seats, not 0"),
        ("coal_baron_cards 1   seats A   seed 7", "line 1: coal_baron_cards has 2 to 4 seats, not 1"),
        ("coal_baron_cards 1   seats A B C D E   seed 7", "line 1: coal_baron_cards has 2 to 4 seats, not 5"),
        ("coal_baron_cards 1   seats A A   seed 7", "line 1: each seat needs a name of its own"),
        ('coal_baron_cards 1   seats A ""   seed 7', "line 1: a name has 1 to 40 printable characters"),
        ("coal_baron_cards 1   seats A B:   seed 7", 'line 1: a name cannot contain : " or #'),
        ('coal_baron_cards 1   seats A "B   seed 7', "line 1: the names are not quoted correctly"),
        ('coal_baron_cards 1   seats A B"C"   seed 7', "line 1: the names are not quoted correctly"),
        ("coal_baron_cards 1   seats A B", "line 1: a record's header has either a seed or a position"),
        ("coal_baron_cards 1   seats A B   seed", "line 1: a record's header has either a seed or a position"),
        ("coal_baron_cards 1   seats A B   seed 7   position {}", "either a seed or a position"),
        ("coal_baron_cards 1   seats A B   seed -7", "line 1: a seed is a whole number, 0 or more"),
        ("coal_baron_cards 1   seats A B   seed 7.5", "line 1: a seed is a whole number, 0 or more"),
        ("coal_baron_cards 1   seats A B   seed seven", "line 1: a seed is a whole number, 0 or more"),
        (f"coal_baron_cards 1   seats A B   seed {'9' * 5000}", "line 1: a seed is a whole number, 0 or more"),
        ("coal_baron_cards 1   seats A B   seed 7   seed 8", "line 1: 'seed' is given twice"),
        ("coal_baron_cards 1   seats A B   history open   history open   seed 7", "line 1: 'history' is given twice"),
        ("coal_baron_cards 1   seats A B   weather fine   seed 7", "line 1: coal_baron_cards has no option 'weather'"),
        ("coal_baron_cards 1   seats A B   history shut   seed 7", "line 1: option history is open or table"),
        ("coal_baron_cards 1   seats A B   position {", "line 1: the position is not JSON"),
        (f"coal_baron_cards 1   seats A B   position {'[' * 100_000}", "line 1: the position is not JSON"),
        (f"coal_baron_cards 1   seats A B   position {'9' * 5000}", "line 1: the position is not JSON"),
        ("# x\ncoal_baron_cards 1   seats A B   position {}", "line 2: coal_baron_cards: 'game' is missing"),
        ("coal_baron_cards 1   seats A B   seed 7\nCid: pass", "line 2: expected one of A, B, a colon and a move"),
        ("coal_baron_cards 1   seats A B   seed 7\n\nA pass", "line 3: expected one of A, B, a colon and a move"),
        ("coal_baron_cards 1   seats A B   seed 7\nA:pass", "line 2: expected one of A, B, a colon and a move"),
        ("coal_baron_cards 1   seats A B   seed 7\nB: pass", "line 2: seat 1 cannot play 'pass'; seat 1 has nothing"),
        ("coal_baron_cards 1   seats A B   seed 7\nA: pass\n#\nA: fly", "line 4: seat 0 cannot play 'fly'"),
        ("coal_baron_cards 1   seats A B   seed 7\nA: place moon", "line 2: seat 0 cannot play 'place moon'; legal"),
    ],
    ids=lambda text: text[:70],
)  # fmt: skip
def test_a_malformed_record_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Nonsense) as refused:
        fajrant.read_record(text)
    assert reason in str(refused.value)


def test_a_position_must_have_the_headers_seats_and_options() -> None:
    text = fajrant.from_json(played(["Ann", "Bob", "Cid"]).to_json()).record()
    for changed in (
        text.replace("seats 0 1 2", "seats 0 1"),
        text.replace("   position", "   history table   position"),
    ):
        with pytest.raises(Nonsense, match="line 1: the seats or options of the position do not match the header"):
            fajrant.read_record(changed)


def test_a_position_must_be_of_the_headers_game() -> None:
    text = fajrant.from_json(played(["Ann", "Bob"]).to_json()).record()
    with pytest.raises(Nonsense, match="line 1: coal_baron_cards: this is a position of 'coal_baron'"):
        fajrant.read_record(text.replace('"game":"coal_baron_cards"', '"game":"coal_baron"'))


# ---------------------------------------------------------------- versions of the rules


def third_edition(slug: str) -> Game[Any]:
    return Game(slug, 3, [2, 3], [Option("pace", ["slow", "usual"], "usual")], [], [], [])


def test_a_record_of_older_rules_is_readable_and_says_so() -> None:
    record = parse_record("toy 2   seats A B   seed 7\nA: pass", third_edition)
    assert record.version == 2
    assert record.lines == [(2, "A", "pass")]
    assert record.notice() == "this record was made under rules version 2 of toy; it is replayed under version 3"


def test_a_record_of_the_current_rules_needs_no_notice() -> None:
    assert parse_record("toy 3   seats A B   seed 7", third_edition).notice() == ""


def test_a_record_of_newer_rules_is_refused() -> None:
    with pytest.raises(Nonsense, match="line 1: toy is at rules version 3; this record needs version 4"):
        parse_record("toy 4   seats A B   seed 7", third_edition)
