"""Games of a run as records."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING
from zlib import MAX_WBITS, compressobj

from fajrant.core.match import record_text
from fajrant.games import load
from fajrant.lab.runs import Run

if TYPE_CHECKING:
    import polars as pl


LONGEST_LINK = 40_000  # characters of a record in a link; the web client accepts as many


def link_of(record: str, site: str) -> str | None:
    """A link that opens the record in the browser, at a server or a folder of static files; None if it is too long.

    The record is behind the hash, deflated, in base64url.
    """
    packer = compressobj(9, wbits=-MAX_WBITS)
    packed = packer.compress(record.encode()) + packer.flush()
    data = urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{site.rstrip('/')}/#/record/{data}" if len(data) <= LONGEST_LINK else None


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
