"""Estimates and names as a report shows them."""

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
    """An interval that reaches zero if the difference could be chance after the correction."""
    if sure:
        return each
    return Estimate(each.value, min(each.low, 0.0), max(each.high, 0.0))


def leads(row: dict[str, Any], sign: int = -1) -> Estimate:
    """The lead in points of A, or with -1 what it is behind."""
    value, half = sign * row["points"], row["points_half"]
    return Estimate(value, value - half, value + half)
