"""Self-play for learning: reproducible from its seed, and every line has what the fit needs."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import Any

import pytest

from fajrant.core.dice import seeded
from fajrant.core.game import Game
from learning.play import Job, name_and_value, played, varied
from tests.core.playing import GAMES


def job(game: Game[Any], seed: int) -> Job:
    return Job(game.slug, game.seats[0], seed, "greedy", 0.3, {}, None)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_the_same_seed_gives_the_same_lines(game: Game[Any]) -> None:
    model = game.model()
    assert model is not None
    lines = played(job(game, 5))
    assert lines == played(job(game, 5)) != played(job(game, 6))
    assert [seat for seat, *_ in lines] == list(range(game.seats[0])) * (len(lines) // game.seats[0])
    for seat, gone, result, values in lines:
        assert 0.0 <= gone <= 1.0
        assert len(values) == len(model.names)
        assert result == next(other for each, _, other, _ in lines if each == seat)


def test_varied_weights_keep_the_rest_and_the_doubt() -> None:
    model = GAMES[0].model()
    assert model is not None
    table = model.tables[2]
    other = varied(table, 0.3, seeded(1))
    factors = [new / old for new, old in zip(other[0].weights, table[0].weights, strict=True) if old != 0.0]
    assert factors[-1] == 1.0  # the rest
    assert len(set(factors)) == len(factors)
    assert [row.doubt for row in other] == [row.doubt for row in table]
    assert [row.weights for row in varied(table, 0.0, seeded(1))] == [row.weights for row in table]


def test_an_option_has_a_name_and_a_value() -> None:
    assert name_and_value("history=table") == ("history", "table")
    assert name_and_value("variant=a=b") == ("variant", "a=b")
    with pytest.raises(ArgumentTypeError, match="NAME=VALUE"):
        name_and_value("history")
