"""Estimates with 95 % intervals. Games of one deal are not independent, so deals are counted, not games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import stats  # type: ignore[import-untyped]

LEVEL = 0.95


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float
    p: float = 1.0  # of a value at least this far from the null hypothesis, if there is one

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def mean(values: Any, deals: Any, null: float = 0.0) -> Estimate:
    """The mean of the values, whose deals are given: the ratio estimator with the variance between deals."""
    values = np.asarray(values, float)
    sums, counts = by_deal(values, deals)
    total = counts.sum()
    average = float(sums.sum() / total)
    return around(average, spread(sums - average * counts) / float(total), len(sums), null)


def difference(values: Any, chosen: Any, deals: Any) -> Estimate:
    """The mean of the chosen values minus the mean of all others."""
    values, chosen = np.asarray(values, float), np.asarray(chosen, bool)
    yes, no = values[chosen].mean(), values[~chosen].mean()
    influence = np.where(chosen, (values - yes) / chosen.mean(), -(values - no) / (1 - chosen.mean()))
    sums, _ = by_deal(influence, deals)
    return around(float(yes - no), spread(sums) / len(values), len(sums), 0.0)


def share(count: int, total: int) -> Estimate:
    """A share of independent games, exact also if none was seen (Clopper and Pearson)."""
    interval = stats.binomtest(count, total).proportion_ci(LEVEL, "exact")
    return Estimate(count / total, float(interval.low), float(interval.high))


def correlation(one: Any, other: Any, deals: Any) -> Estimate:
    """The correlation of pairs of values, with Fisher's interval for the number of deals."""
    one, other = np.asarray(one, float), np.asarray(other, float)
    count = len(set(deals))
    if count < 4 or one.std() == 0 or other.std() == 0:
        return Estimate(0.0, -1.0, 1.0)
    value = float(np.clip(np.corrcoef(one, other)[0, 1], -0.999999, 0.999999))
    half = stats.norm.ppf((1 + LEVEL) / 2) / np.sqrt(count - 3)
    return Estimate(value, float(np.tanh(np.arctanh(value) - half)), float(np.tanh(np.arctanh(value) + half)))


def discoveries(estimates: list[Estimate]) -> list[float]:
    """The p-values, corrected for many comparisons (Benjamini and Hochberg)."""
    return [float(p) for p in stats.false_discovery_control([each.p for each in estimates])] if estimates else []


def by_deal(values: Any, deals: Any) -> tuple[Any, Any]:
    _, places = np.unique(np.asarray(deals), return_inverse=True)
    return np.bincount(places, values), np.bincount(places)


def spread(sums: Any) -> float:
    """The standard deviation of a sum over deals."""
    count = len(sums)
    return float(np.sqrt(count / (count - 1) * np.square(sums).sum())) if count > 1 else float("inf")


def around(value: float, error: float, deals: int, null: float) -> Estimate:
    if not np.isfinite(error):
        return Estimate(value, float("-inf"), float("inf"))
    half = float(stats.t.ppf((1 + LEVEL) / 2, deals - 1) * error)
    p = float(2 * stats.t.sf(abs(value - null) / error, deals - 1)) if error > 0 else float(value == null)
    return Estimate(value, value - half, value + half, p)
