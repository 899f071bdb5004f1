"""Fits the weights of a learned evaluation to games of self-play.

    python learning/fit.py LEARNED.json PLAYERS FILE… --features NAMES [--keep-weights] [--pull X] [--out LEARNED.json]

Weights are fitted to the differences between the seats of a game: the lead that a seat's features promise should be its
lead in the end. So a deal that is good for everybody does not bias them. Then the rest, which is the intercept, is
fitted so that the sum is right at every stage of the game, and the doubt so that the chances of winning are right.

There are few games and many features, so weights are regularised: they are pulled towards those in LEARNED.json, and
neighbouring rows towards each other. Cross-validation chooses how strong that pull is. With --keep-weights, only the
rest and the doubt are fitted.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

STAGES = [0.0, 0.25, 0.5, 0.75, 0.9, 1.0]
LEAST_DOUBT = 0.5
MOST_DOUBT = 60.0
PASSES = 8
PULLS = [1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0]
POINTS = 0  # the first feature is the points so far, so its weight stays 1
KEEP = 1e12  # a pull that fixes a weight. Weights at the end of the game are fixed, because nothing is uncertain there
PARTS = 5  # cross-validation: each fifth of the games is held out once


class Play:
    """The lines that `learning.play` writes, as arrays by moment and seat."""

    def __init__(self, paths: list[Path], seats: int) -> None:
        lines = []
        games = 0
        for path in paths:
            with path.open(encoding="utf-8") as file:
                parsed = [json.loads(line) for line in file]
            lines += [(games + line[0], *line[1:]) for line in parsed]
            games += 1 + max(line[0] for line in parsed)
        moments = len(lines) // seats
        self.game = np.array([line[0] for line in lines]).reshape(moments, seats)[:, 0]
        self.gone = np.array([line[2] for line in lines], float).reshape(moments, seats)
        self.result = np.array([line[3] for line in lines], float).reshape(moments, seats)
        self.values = np.array([line[4] for line in lines], float).reshape(moments, seats, -1)
        self.stage = stages(self.gone)  # moment, seat, row


def stages(gone: Array) -> Array:
    """The interpolation weight of each row, given the part of the game that is gone."""
    rows = [np.interp(gone, STAGES, unit) for unit in np.eye(len(STAGES))]
    return np.stack(rows, axis=-1)


class Weights:
    """The weights by row and feature, the rest and the doubt by row."""

    def __init__(self, weights: Array, rest: Array, doubt: Array) -> None:
        self.weights = weights
        self.rest = rest
        self.doubt = doubt

    def expected(self, play: Play) -> Array:
        """The points that each seat can expect at each moment."""
        return np.einsum("msr,msf,rf->ms", play.stage, play.values, self.weights) + play.stage @ self.rest


def read(rows: list[dict[str, float]], names: list[str]) -> Weights:
    """The weights in a file, interpolated at STAGES."""
    at = [row["gone"] for row in rows]

    def column(name: str) -> Array:
        return np.interp(STAGES, at, [row.get(name, 0.0) for row in rows])

    weights = np.stack([column(name) for name in names], axis=1)
    return Weights(weights, column("rest"), column("doubt"))


def fit(play: Play, chosen: NDArray[np.bool_], before: Weights, pull: float) -> Weights:
    """The weights for the chosen moments. The doubt stays as it is."""
    rows, features = before.weights.shape
    stage, values, result = play.stage[chosen], play.values[chosen], play.result[chosen]
    alone = result.shape[1] == 1
    design = np.einsum("msr,msf->msrf", stage, values).reshape(*result.shape, rows * features)
    target = result - stage @ before.rest - design @ before.weights.reshape(-1)
    columns, left = design, target
    if not alone:
        columns = design - design.mean(1, keepdims=True)
        left = target - target.mean(1, keepdims=True)
    scale = np.tile(values.reshape(-1, features).std(0) + 1e-6, rows)  # makes the pull independent of a feature's unit
    x = columns.reshape(-1, rows * features) / scale
    if alone:  # there are no differences between seats, so the rest is fitted along with the weights
        x = np.hstack([x, stage.reshape(-1, rows)])
    per_game = len(x) / len(set(play.game[chosen]))
    matrix = x.T @ x
    matrix[: rows * features, : rows * features] += per_game * penalty(rows, features, pull)
    matrix += 1e-6 * np.eye(len(matrix))
    solution = np.linalg.solve(matrix, x.T @ left.reshape(-1))
    weights = before.weights + (solution[: rows * features] / scale).reshape(rows, features)
    fitted = Weights(weights, np.zeros(rows), before.doubt)
    error = (result - fitted.expected(part(play, chosen))).reshape(-1)
    flat = stage.reshape(-1, rows)
    steady = len(flat) / 1000 * chain(rows)  # rows that are seldom reached follow their neighbours
    fitted.rest = np.linalg.solve(flat.T @ flat + steady, flat.T @ error)
    return fitted


def penalty(rows: int, features: int, pull: float) -> Array:
    each = np.ones((rows, features))
    each[:, POINTS] = KEEP
    each[-1] = KEEP
    return pull * (np.kron(chain(rows), np.eye(features)) + np.diag(each.reshape(-1)))


def chain(rows: int) -> Array:
    """Penalises differences between neighbouring rows."""
    links = np.zeros((rows, rows))
    for row in range(rows - 1):
        links[row : row + 2, row : row + 2] += np.array([[1.0, -1.0], [-1.0, 1.0]])
    return links


def best_pull(play: Play, before: Weights) -> float:
    """The pull with the least error in cross-validation."""
    errors = []
    for pull in PULLS:
        error = 0.0
        for kept in range(PARTS):
            others = play.game % PARTS == kept
            error += lead_error(part(play, others), fit(play, ~others, before, pull))
        errors.append(error)
    return PULLS[int(np.argmin(errors))]


def lead_error(play: Play, weights: Weights) -> float:
    """The squared error of the leads; in a solo game, of the points."""
    error = play.result - weights.expected(play)
    if error.shape[1] > 1:
        error -= error.mean(1, keepdims=True)
    return float((error**2).sum())


def part(play: Play, chosen: NDArray[np.bool_]) -> Play:
    some = object.__new__(Play)
    for name in ("game", "gone", "result", "values", "stage"):
        setattr(some, name, getattr(play, name)[chosen])
    return some


def fit_doubt(expected: Array, result: Array, stage: Array) -> Array:
    """The doubt by row that maximises the likelihood of the results. It never grows in the course of a game."""
    doubt = np.full(len(STAGES), 8.0)
    grid = np.geomspace(LEAST_DOUBT, MOST_DOUBT, 60)
    for _ in range(PASSES):
        for row in range(len(STAGES)):
            high = doubt[row - 1] if row > 0 else MOST_DOUBT
            low = doubt[row + 1] if row + 1 < len(STAGES) else LEAST_DOUBT
            allowed = [tried for tried in grid if low - 1e-9 <= tried <= high + 1e-9] or [doubt[row]]
            scores = []
            for tried in allowed:
                doubt[row] = tried
                scores.append(likelihood(expected, result, stage, doubt))
            doubt[row] = allowed[int(np.argmax(scores))]
    return doubt


def chances(expected: Array, stage: Array, doubt: Array) -> Array:
    """Each seat's chance of winning."""
    unsure = (stage @ doubt).mean(1, keepdims=True)
    if expected.shape[1] == 1:
        return 1.0 / (1.0 + np.exp(-expected / unsure))
    odds = np.exp((expected - expected.max(1, keepdims=True)) / unsure)
    return odds / odds.sum(1, keepdims=True)


def won(result: Array) -> Array:
    """Each seat's share of the win."""
    if result.shape[1] == 1:
        return (result > 0).astype(float)
    first = (result == result.max(1, keepdims=True)).astype(float)
    return first / first.sum(1, keepdims=True)


def likelihood(expected: Array, result: Array, stage: Array, doubt: Array) -> float:
    chance = np.clip(chances(expected, stage, doubt), 1e-6, 1 - 1e-6)
    share = won(result)
    total = (share * np.log(chance)).sum()
    if result.shape[1] == 1:
        total += ((1 - share) * np.log(1 - chance)).sum()
    return float(total)


def report(label: str, play: Play, chosen: NDArray[np.bool_], weights: Weights) -> None:
    """Prints how much of the variance of the leads is explained, and the bias, overall and by stage."""
    some = part(play, chosen)
    expected = weights.expected(some)
    error = some.result - expected
    lead = some.result - some.result.mean()
    if expected.shape[1] > 1:
        lead = some.result - some.result.mean(1, keepdims=True)
        error_of_lead = error - error.mean(1, keepdims=True)
    else:
        error_of_lead = error
    words = []
    for row in range(len(STAGES)):
        near = some.stage[:, 0, row] > 0.5
        if near.any():
            explained = 1 - (error_of_lead[near] ** 2).sum() / (lead[near] ** 2).sum()
            words.append(f"{STAGES[row]:g}: {explained:.2f} {error[near].mean():+.1f}")
    explained = 1 - (error_of_lead**2).sum() / (lead**2).sum()
    off = np.mean((chances(expected, some.stage, weights.doubt) - won(some.result)) ** 2)
    print(
        f"{label:14} explains {explained:.3f}, bias {error.mean():+.2f}, Brier {off:.3f}   by stage {', '.join(words)}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("learned", type=Path)
    parser.add_argument("players", type=int)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--features", required=True, help="the names of the features, as a JSON list")
    parser.add_argument("--keep-weights", action="store_true")
    parser.add_argument("--pull", type=float, help="by default chosen by cross-validation, which takes longer")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    names = json.loads(args.features)
    learned = json.loads(args.learned.read_text(encoding="utf-8"))
    before = read(learned[str(args.players)], names)
    play = Play(args.files, args.players)
    others = play.game % PARTS == 0
    everything = np.ones_like(others)
    pull = KEEP if args.keep_weights else args.pull or best_pull(play, before)
    print(f"pull {pull:g}")
    report("before, others", play, others, before)
    report("fitted, others", play, others, fit(play, ~others, before, pull))
    weights = fit(play, everything, before, pull)
    weights.doubt = fit_doubt(weights.expected(play), play.result, play.stage)
    report("all", play, everything, weights)
    deviation = play.values.reshape(-1, len(names)).std(0)
    for feature, name in enumerate(names):
        print(
            f"{name:26}", *[f"{weight:8.3f}" for weight in weights.weights[:, feature]], f"  ± {deviation[feature]:.2f}"
        )
    print(f"{'rest':26}", *[f"{rest:8.2f}" for rest in weights.rest])
    print(f"{'doubt':26}", *[f"{doubt:8.2f}" for doubt in weights.doubt])
    if args.out is not None:
        learned[str(args.players)] = [
            {
                "gone": gone,
                "doubt": round(float(weights.doubt[row]), 2),
                **{name: round(float(weights.weights[row, feature]), 4) for feature, name in enumerate(names)},
                "rest": round(float(weights.rest[row]), 3),
            }
            for row, gone in enumerate(STAGES)
        ]
        args.out.write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
