"""Views, decisions and events have their declared types, which OpenAPI and the web client rely on."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fajrant import Match
from fajrant.core.dice import seeded
from fajrant.core.journal import SEAT_NAME
from fajrant.games import SHELF, load
from tests.core.copies import LONGEST
from tests.core.playing import ALL_TABLES, Start
from tests.core.temperaments import TEMPERAMENTS

SHARED = ["game", "options", "you", "over", "decision"]  # added by `Match.view`


def check(data: object, shape: Any, where: str) -> None:
    """Checks that the data has exactly this type, without undeclared keys."""
    try:
        read = msgspec.convert(data, shape, strict=True)
    except msgspec.ValidationError as wrong:
        raise AssertionError(f"{where}: {wrong}") from wrong
    assert as_json(read) == as_json(data), f"{where}: a key is not declared"


def as_json(data: object) -> bytes:
    return msgspec.json.encode(data, order="sorted")


def check_view(match: Match, viewer: int | None) -> None:
    shapes = match.game.shapes()
    view = match.view(viewer)
    own = {key: value for key, value in view.items() if key not in SHARED}
    check(own, shapes.view, f"{match.game.slug} view")
    if view["decision"] is not None:
        shown = dict(view["decision"])
        point = shown.pop("point")
        del shown["seats"]
        check(shown, shapes.decision(point), f"{match.game.slug} {point}")


@pytest.mark.parametrize(("slug", "seats", "options"), ALL_TABLES, ids=str)
def test_views_and_decisions_have_their_declared_types(slug: str, seats: int, options: dict[str, str]) -> None:
    for seed, name in enumerate(["even", *TEMPERAMENTS]):
        match = Start(slug, seats, options, seed).match()
        temperament = TEMPERAMENTS[name]()
        dice = seeded(seed + 2000)
        while match.acting():
            if match.decisions() % 7 == seed % 7:
                for viewer in [*range(seats), None]:
                    check_view(match, viewer)
            temperament.play(match, dice, 1)
        check_view(match, 0)


@pytest.mark.parametrize("slug", SHELF)
def test_types_are_declared_only_for_known_decision_points(slug: str) -> None:
    game = load(slug)
    assert set(game.shapes().decisions) <= set(game.decision_points())


@pytest.mark.parametrize("slug", SHELF)
def test_the_box_has_its_declared_type(slug: str) -> None:
    """Boards read only part of content.toml: the declared part must be there, and there may be more."""
    game = load(slug)
    content = tomllib.loads(Path(game.folder(), "content.toml").read_text(encoding="utf-8"))
    msgspec.convert(content, game.shapes().box, strict=True)


@pytest.mark.parametrize(("slug", "seats", "options"), ALL_TABLES, ids=str)
def test_events_have_their_declared_types(slug: str, seats: int, options: dict[str, str]) -> None:
    kinds = {kind.name: dict(kind.fields) for kind in load(slug).event_kinds()}
    for seed, name in enumerate(["even", *TEMPERAMENTS]):
        match = Start(slug, seats, options, seed).match()
        TEMPERAMENTS[name]().play(match, seeded(seed + 3000), LONGEST)
        for viewer in [0, None]:
            for event in match.journal(viewer):
                fields = kinds[event["event"]]
                assert list(event) == ["number", "event", *fields]
                for field, domain in fields.items():
                    check(event[field], domain.plain_type(), f"{slug} {event['event']}.{field}")


@pytest.mark.parametrize("slug", SHELF)
def test_events_that_befall_a_seat_name_it(slug: str) -> None:
    for kind in load(slug).event_kinds():
        assert not kind.befalls or SEAT_NAME in kind.seat_fields(), kind.name
