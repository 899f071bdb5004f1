"""A learned evaluation: a weighted sum of features, with weights that change in the course of a game.

The weights are data in a game's `learned.json`: for each number of seats, a list of rows. A row has a weight for each
feature, and says which fraction of the game has been played when they apply (`gone`). Between two rows, weights are
interpolated linearly. The weight `rest` is the intercept: the points that a seat still gains whatever its features are.
`doubt` is how uncertain the result still is. docs/bots.md says how the weights are learned.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

REST: Final = "rest"
GONE: Final = "gone"
DOUBT: Final = "doubt"


class Row:
    """The weights at one stage of the game."""

    def __init__(self, gone: float, weights: list[float], doubt: float) -> None:
        self.gone: Final = gone  # the fraction of the game that has been played, from 0 to 1
        self.weights: Final = weights  # one for each feature, then the intercept
        self.doubt: Final = doubt


class Model:
    def __init__(self, folder: str, terms: list[str], features: list[tuple[str, str]]) -> None:
        """`features` are pairs of a feature's name and the term that it belongs to."""
        self.terms: Final = terms
        self.names: Final = [name for name, _ in features]
        self.term_of: Final = [*[terms.index(term) for _, term in features], len(terms)]
        data: dict[str, Any] = json.loads(Path(folder, "learned.json").read_text(encoding="utf-8"))
        self.tables: Final[dict[int, list[Row]]] = {}  # by seats
        for seats, rows in data.items():
            self.tables[int(seats)] = [self.row(row) for row in rows]

    def row(self, named: dict[str, Any]) -> Row:
        """A row from its data. A missing weight is 0."""
        weights = [float(named.get(name, 0.0)) for name in [*self.names, REST]]
        return Row(float(named[GONE]), weights, float(named[DOUBT]))

    def total(self, features: list[float], gone: float, seats: int) -> float:
        """The final points that a seat with these features can expect, after this fraction of the game."""
        table = self.tables[seats]
        place = stage(table, gone)
        low = table[place].weights
        high = table[place + 1].weights
        part = progress(table, place, gone)
        result = low[-1] + part * (high[-1] - low[-1])
        for feature, value in enumerate(features):
            weight = low[feature]
            result += value * (weight + part * (high[feature] - weight))
        return result

    def weights(self, gone: float, seats: int) -> list[float]:
        """The weight of each feature, then the intercept, after this fraction of the game.

        For games that add up their features themselves. They must add in the same order as `total`, because the order
        changes the last digits of a float.
        """
        table = self.tables[seats]
        place = stage(table, gone)
        low = table[place].weights
        high = table[place + 1].weights
        part = progress(table, place, gone)
        return [weight + part * (high[feature] - weight) for feature, weight in enumerate(low)]

    def by_term(self, features: list[float], gone: float, seats: int) -> list[float]:
        """`total` split by term; the intercept comes last."""
        table = self.tables[seats]
        place = stage(table, gone)
        low = table[place].weights
        high = table[place + 1].weights
        part = progress(table, place, gone)
        sums = [0.0] * (len(self.terms) + 1)
        for feature, value in enumerate([*features, 1.0]):
            term = self.term_of[feature]
            sums[term] = sums[term] + value * (low[feature] + part * (high[feature] - low[feature]))
        return sums

    def doubt(self, gone: float, seats: int) -> float:
        """How uncertain the result still is, in points."""
        table = self.tables[seats]
        place = stage(table, gone)
        low = table[place].doubt
        return low + progress(table, place, gone) * (table[place + 1].doubt - low)


def stage(table: list[Row], gone: float) -> int:
    """The index of the row from which to interpolate to the next one."""
    place = 0
    while place < len(table) - 2 and table[place + 1].gone <= gone:
        place += 1
    return place


def progress(table: list[Row], place: int, gone: float) -> float:
    """How far the game has come from this row to the next, from 0 to 1."""
    return (gone - table[place].gone) / (table[place + 1].gone - table[place].gone)
