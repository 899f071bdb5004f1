"""Games of a run as records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fajrant.core.match import record_text
from fajrant.games import load
from fajrant.lab.runs import Run

if TYPE_CHECKING:
    import polars as pl


def record_of(run: Run, number: int, decisions: pl.DataFrame) -> str:
    """The record of a game, from the rows of its decisions."""
    import polars as pl

    plan = run.plan
    game = load(plan.game)
    names = [f"{plan.bots[who].seat_name()}-{who + 1}" for who in plan.seated(number)]
    mine = decisions.filter(pl.col("game") == number).sort("number")
    options = game.fitting_options(len(names), plan.options)
    return record_text(game, run.rules, names, options, f"seed {plan.seed_of(number)}",
                       list(zip(mine["seat"].to_list(), mine["move"].to_list(), strict=True)))  # fmt: skip
