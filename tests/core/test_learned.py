"""The learned evaluation: interpolated weights, by terms, and the data of every game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fajrant.core.game import Game
from fajrant.core.learned import Model
from tests.core.playing import GAMES, curious_game

ROWS = [
    {"gone": 0.0, "doubt": 8.0, "points": 1.0, "coal": 2.0, "rest": 40.0},
    {"gone": 0.5, "doubt": 6.0, "points": 1.0, "coal": 1.0, "rest": 20.0},
    {"gone": 1.0, "doubt": 1.0, "points": 1.0, "rest": 0.0},
]


@pytest.fixture
def model(tmp_path: Path) -> Model:
    (tmp_path / "learned.json").write_text(json.dumps({"2": ROWS}), encoding="utf-8")
    return Model(str(tmp_path), ["points", "goods"], [("points", "points"), ("coal", "goods")])


@pytest.mark.parametrize(
    ("gone", "expected"),
    [(0.0, 10 + 2 * 3 + 40), (0.25, 10 + 1.5 * 3 + 30), (0.5, 10 + 3 + 20), (0.75, 10 + 0.5 * 3 + 10), (1.0, 10)],
)
def test_weights_are_interpolated_between_rows(model: Model, gone: float, expected: float) -> None:
    assert model.total([10.0, 3.0], gone, 2) == pytest.approx(expected)


def test_a_total_is_the_sum_of_its_terms_and_the_rest(model: Model) -> None:
    assert model.by_term([10.0, 3.0], 0.25, 2) == pytest.approx([10.0, 4.5, 30.0])


def test_doubt_is_interpolated_too(model: Model) -> None:
    assert [model.doubt(gone, 2) for gone in (0.0, 0.25, 0.9, 1.0)] == pytest.approx([8.0, 7.0, 2.0, 1.0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_every_game_has_weights_for_every_number_of_seats_and_every_feature(game: Game[Any]) -> None:
    learned = game.model()
    assert learned is not None
    assert list(learned.tables) == list(game.seats)
    assert len(set(learned.names)) == len(learned.names)
    data = json.loads((Path(game.folder()) / "learned.json").read_text(encoding="utf-8"))
    for seats, table in learned.tables.items():
        assert [table[0].gone, table[-1].gone] == [0.0, 1.0]
        assert [row.gone for row in table] == sorted({row.gone for row in table})
        assert all(row.doubt > 0.0 for row in table)
        for row in data[str(seats)]:
            assert sorted(row) == sorted(["gone", "doubt", "rest", *learned.names])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_a_seat_has_one_number_for_every_feature_and_its_game_only_goes_on(game: Game[Any]) -> None:
    """What is gone never comes back, except for the little that SteamRollers' clock is an estimate of."""
    learned = game.model()
    assert learned is not None
    seats = game.seats[-1]
    before = [0.0] * seats
    for match in curious_game(game.slug, seats, {}, seed=4):
        for seat in range(seats):
            assert len(game.features(match.position, seat)) == len(learned.names)
            gone = game.gone(match.position, seat)
            assert 0.0 <= gone <= 1.0
            assert gone >= before[seat] - 0.15
            before[seat] = max(gone, before[seat])
    assert min(before) > 0.8 or game.slug == "steamrollers"  # random play seldom empties three cities
