"""The clock of every game: rounds or shifts begin at one and go on one by one, up to the last."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from fajrant.core.clock import OPEN_END, ROUND, SHIFT
from fajrant.core.dice import seeded
from fajrant.core.game import Game
from tests.core.playing import GAMES, Start
from tests.core.temperaments import TEMPERAMENTS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_clock_runs_from_one_to_the_last(game: Game[Any]) -> None:
    match = Start(game.slug, game.seats[-1], game.check_options({}), 1).match()
    temperament = TEMPERAMENTS["even"]()
    dice = seeded(2)
    clocks = [match.clock()]
    while match.acting():
        temperament.play(match, dice, 1)
        clocks.append(match.clock())
    assert {clock.kind for clock in clocks} in ({ROUND}, {SHIFT})
    times = [clock.now for clock in clocks]
    assert times[0] in (0, 1)
    assert all(after - before in (0, 1) for before, after in pairwise(times))
    assert times[-1] > 1
    lasts = {clock.last for clock in clocks}
    assert lasts in ({OPEN_END}, {times[-1]})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_clock_with_phases_shows_each_of_them(game: Game[Any]) -> None:
    match = Start(game.slug, game.seats[-1], game.check_options({}), 1).match()
    temperament = TEMPERAMENTS["even"]()
    dice = seeded(3)
    phases = match.clock().phases
    shown = set()
    while match.acting():
        shown.add(match.clock().phase)
        temperament.play(match, dice, 1)
    assert shown - {""} <= set(phases)
    if phases:
        assert len(shown - {""}) > len(phases) / 2
    assert match.clock().phase == ""
