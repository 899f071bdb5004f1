"""Formats estimates and names for a report."""

from __future__ import annotations

from typing import Any

from fajrant.core.variants import VARIANT, variant_hash
from fajrant.lab.estimates import Estimate
from fajrant.lab.measures import Measures


def short(name: str) -> str:
    return name if len(name) <= 46 else name[:45] + "…"


def chosen_options(data: Measures) -> dict[str, str]:
    options = data.run.plan.options
    chosen = {each.name: options[each.name] for each in data.game.options if options[each.name] != each.default}
    if VARIANT in options:
        chosen[VARIANT] = variant_hash(options[VARIANT])
    return chosen


def described(data: Measures) -> str:
    """The bots and options of a run."""
    return ", ".join([data.bot_names(), *[f"{name}={value}" for name, value in chosen_options(data).items()]])


def unchanged(each: Estimate) -> Estimate:
    return each


def scaled(each: Estimate) -> Estimate:
    return Estimate(100 * each.value, 100 * each.low, 100 * each.high)


def shaded(each: Estimate, sure: bool) -> Estimate:
    """The estimate, its interval widened to include 0 unless it is sure after the correction."""
    if sure:
        return each
    return Estimate(each.value, min(each.low, 0.0), max(each.high, 0.0))


def leads(row: dict[str, Any], sign: int = -1) -> Estimate:
    """A's lead in points with `sign` 1, or its deficit with -1."""
    value, half = sign * row["points"], row["points_half"]
    return Estimate(value, value - half, value + half)
