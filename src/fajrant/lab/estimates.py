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
    deals: int = 0

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def against(self, null: float) -> float:
        """The p-value for another null hypothesis."""
        if self.deals < 2:
            return 1.0
        error = self.error()
        return float(2 * stats.t.sf(abs(self.value - null) / error, self.deals - 1)) if error > 0 else 0.0

    def beyond(self, null: float, margin: float) -> float:
        """The p-value of the hypothesis that the true value is further than `margin` from `null`."""
        if self.deals < 2:
            return 1.0
        error = self.error()
        left = margin - abs(self.value - null)
        return float(stats.t.sf(left / error, self.deals - 1)) if error > 0 else float(left <= 0)

    def error(self) -> float:
        """The standard error."""
        return self.half / float(stats.t.ppf((1 + LEVEL) / 2, self.deals - 1))


def mean(values: Any, deals: Any, null: float = 0.0) -> Estimate:
    """The mean of the values. `deals` has the deal that each value comes from."""
    values = np.asarray(values, float)
    return ratio(values, np.ones(len(values)), deals, null)


def ratio(values: Any, weights: Any, deals: Any, null: float = 0.0) -> Estimate:
    """The sum of the values divided by the sum of the weights: the ratio estimator with the variance between deals."""
    sums, bases = by_deal(values, deals), by_deal(weights, deals)
    total = float(bases.sum())
    average = float(sums.sum() / total)
    return around(average, spread(sums - average * bases) / total, len(sums), null)


def usage(used: Any, deals: Any, null: float) -> Estimate:
    """The share of values that are true, which may be 0 or 1.

    If none or all are true, the interval is that of the rule of three, with deals as independent trials.
    """
    used = np.asarray(used, bool)
    if used.any() and not used.all():
        return mean(used, deals, null)
    count = len(np.unique(np.asarray(deals)))
    unseen = 1 - (1 - LEVEL) ** (1 / count)
    if used.any():
        return Estimate(1.0, 1 - unseen, 1.0, null**count, count)
    return Estimate(0.0, 0.0, unseen, (1 - null) ** count, count)


def quantile(values: Any, part: float, deals: Any) -> Estimate:
    """A quantile, with Woodruff's interval: the quantiles between which the share of smaller values may lie."""
    values = np.asarray(values, float)
    value = float(np.quantile(values, part))
    below = mean(values <= value, deals)
    around_it = np.clip([part - below.half, part + below.half], 0, 1) if np.isfinite(below.half) else [0.0, 1.0]
    low, high = np.quantile(values, around_it)
    return Estimate(value, min(float(low), value), max(float(high), value), deals=below.deals)


def difference(values: Any, chosen: Any, deals: Any) -> Estimate:
    """The mean of the chosen values minus the mean of all others."""
    values, chosen = np.asarray(values, float), np.asarray(chosen, bool)
    yes, no = values[chosen].mean(), values[~chosen].mean()
    influence = np.where(chosen, (values - yes) / chosen.mean(), -(values - no) / (1 - chosen.mean()))
    sums = by_deal(influence, deals)
    return around(float(yes - no), spread(sums) / len(values), len(sums), 0.0)


def share(count: int, total: int) -> Estimate:
    """A share of independent games. The interval is exact even for a count of 0 (Clopper and Pearson)."""
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


def by_deal(values: Any, deals: Any) -> Any:
    """The sum of the values of each deal."""
    _, places = np.unique(np.asarray(deals), return_inverse=True)
    return np.bincount(places, np.asarray(values, float))


def spread(sums: Any) -> float:
    """The standard deviation of a sum over deals."""
    count = len(sums)
    return float(np.sqrt(count / (count - 1) * np.square(sums).sum())) if count > 1 else float("inf")


def around(value: float, error: float, deals: int, null: float) -> Estimate:
    if not np.isfinite(error):
        return Estimate(value, float("-inf"), float("inf"), deals=deals)
    half = float(stats.t.ppf((1 + LEVEL) / 2, deals - 1) * error)
    p = float(2 * stats.t.sf(abs(value - null) / error, deals - 1)) if error > 0 else float(value == null)
    return Estimate(value, value - half, value + half, p, deals)
