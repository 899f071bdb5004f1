"""Entrants as text."""

from __future__ import annotations

import pickle

import pytest

from fajrant.lab.entrants import Entrant, read_entrant
from fajrant.lab.errors import LabError


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("expert", Entrant("expert")),
        ("plain:0.2", Entrant("plain", 0.2)),
        ("expert:10", Entrant("expert", 10.0)),
        ("greedy@79c0904", Entrant("greedy", 1.0, "79c0904")),
        ("hard:2@main~3", Entrant("hard", 2.0, "main~3")),
        ("hard@HEAD@{1}", Entrant("hard", 1.0, "HEAD@{1}")),
        ("hard@:/subject", Entrant("hard", 1.0, ":/subject")),
    ],
)
def test_a_text_is_an_entrant(text: str, entrant: Entrant) -> None:
    assert read_entrant(text) == entrant


@pytest.mark.parametrize(
    ("text", "code", "word"),
    [
        ("genius", "bot", "genius"),
        ("genius:2@main", "bot", "genius"),
        ("", "bot", "plain"),
        ("expert:", "times", "expert:"),
        ("expert:0", "times", "expert:0"),
        ("expert:0.0", "times", "expert:0.0"),
        ("expert:-1", "times", "expert:-1"),
        ("expert:1e3", "times", "expert:1e3"),
        ("expert:nan", "times", "expert:nan"),
        ("expert:1234567", "times", "expert:1234567"),
        ("expert:2:3", "times", "expert:2:3"),
        ("greedy:2", "no_search", "greedy"),
        ("random:1@main", "no_search", "random"),
        ("expert@", "no_commit", "expert@"),
    ],
)
def test_a_bad_text_is_refused(text: str, code: str, word: str) -> None:
    with pytest.raises(LabError) as refused:
        read_entrant(text)
    assert refused.value.code == code
    assert word in " ".join(refused.value.details.values())


@pytest.mark.parametrize(
    ("entrant", "text", "name"),
    [
        (Entrant("expert"), "expert", "expert"),
        (Entrant("expert", 10.0), "expert:10", "expert×10"),
        (Entrant("plain", 0.0001), "plain:0.0001", "plain×0.0001"),
        (Entrant("hard", 123456.5), "hard:123456.5", "hard×123456.5"),
        (Entrant("hard", 0.5, "79c0904" + "0" * 33), "hard:0.5@79c0904", "hard×0.5@79c0904"),
    ],
)
def test_an_entrant_is_spelled_shortly(entrant: Entrant, text: str, name: str) -> None:
    assert str(entrant) == text
    assert entrant.seat_name() == name
    assert str(read_entrant(text)) == text


def test_an_error_of_a_worker_arrives_whole() -> None:
    error = pickle.loads(pickle.dumps(LabError("rival", {"commit": "79c0904", "reason": "no reason"})))
    assert (error.code, error.details) == ("rival", {"commit": "79c0904", "reason": "no reason"})
