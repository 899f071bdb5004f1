"""Events: who may see them, and what they look like as plain data."""

from __future__ import annotations

from fajrant.core.journal import EVERYBODY, SPECTATOR, Event, EventKind, all_but, only
from fajrant.core.moves import Domain, Numbers, OrNone

SEAT = Numbers("seat", 0, 5)
CARD = Domain("card", ["lamp", "pick", "cart"])
TOOK = EventKind("took", [("seat", SEAT), ("card", CARD)])
SAW = EventKind("saw", [("cards", CARD)])
LEFT = EventKind("left", [("card", OrNone(CARD))])
OVER = EventKind("over", [])


def seen_by(audience: int) -> list[int]:
    return [viewer for viewer in (0, 1, 2, 3, 4, 5, SPECTATOR) if Event(OVER, audience, ()).visible_to(viewer)]


def test_everybody() -> None:
    assert seen_by(EVERYBODY) == [0, 1, 2, 3, 4, 5, SPECTATOR]


def test_only_one_seat() -> None:
    assert seen_by(only(2)) == [2]


def test_all_but_one_seat() -> None:
    assert seen_by(all_but(2)) == [0, 1, 3, 4, 5, SPECTATOR]


def test_several_seats() -> None:
    assert seen_by(only(0) | only(3)) == [0, 3]
    assert seen_by(all_but(0) & all_but(3)) == [1, 2, 4, 5, SPECTATOR]


def test_an_audience_can_be_empty() -> None:
    assert seen_by(0) == []


def test_an_event_is_plain_data_with_named_arguments() -> None:
    assert Event(TOOK, EVERYBODY, (1, 2)).plain() == {"event": "took", "seat": 1, "card": "cart"}
    assert Event(OVER, EVERYBODY, ()).plain() == {"event": "over"}


def test_an_argument_may_have_several_values_or_none() -> None:
    assert Event(SAW, EVERYBODY, ((2, 0),)).plain() == {"event": "saw", "cards": ["cart", "lamp"]}
    assert Event(SAW, EVERYBODY, ((),)).plain() == {"event": "saw", "cards": []}
    assert Event(LEFT, EVERYBODY, (-1,)).plain() == {"event": "left", "card": None}
