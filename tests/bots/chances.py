"""Pages of expected points and results for fixed seeds, one per game, to measure how reliable expectations are.

`python -m tests.bots.chances play GAME` regenerates a page after the evaluation has changed. Easy bots play on all
seats; a line is written at the start of each tenth of the game. None of these games was used for learning.
`python -m tests.bots.chances reliability GAME` summarizes the page.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import fajrant
from fajrant.bots import bot
from fajrant.bots.chances import softmax, won_alone
from fajrant.core.dice import seeded
from fajrant.games import load

GAMES_PLAYED = 60  # per number of players
FIRST_SEED = 1000
TENTHS = 10
BINS = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]


def path(slug: str) -> Path:
    return Path(__file__).parent / "chances_pages" / f"{slug}.txt"


class Line:
    """A moment of a game: the part of it that is gone, every seat's expected points, and the results."""

    def __init__(self, slug: str, gone: float, points: list[float], results: list[float]) -> None:
        self.slug = slug
        self.gone = gone
        self.points = points
        self.results = results

    def text(self) -> str:
        points = " ".join(f"{expected:.1f}" for expected in self.points)
        return f"gone {self.gone:.2f}  expect {points}  result {' '.join(f'{result:g}' for result in self.results)}"

    def chances(self) -> list[float]:
        model = load(self.slug).model()
        assert model is not None
        doubt = model.doubt(self.gone, len(self.points))
        return [won_alone(self.points[0], doubt)] if len(self.points) == 1 else softmax(self.points, doubt)

    def shares(self) -> list[float]:
        """1 for the winner, a share for each of several winners, 0 for the others."""
        if len(self.results) == 1:
            return [1.0 if self.results[0] > 0 else 0.0]
        best = max(self.results)
        return [1.0 / self.results.count(best) if result == best else 0.0 for result in self.results]


def read(slug: str) -> list[Line]:
    """The lines of a game's page."""
    lines: list[Line] = []
    for text in path(slug).read_text(encoding="utf-8").splitlines():
        gone, points, results = text.replace("gone", "").replace("expect", ";").replace("result", ";").split(";")
        lines.append(
            Line(slug, float(gone), [float(word) for word in points.split()], [float(word) for word in results.split()])
        )
    return lines


def played(slug: str, seats: int, seed: int) -> list[Line]:
    match = fajrant.new(slug, seats, seed)
    game = match.game
    bots = [bot("easy") for _ in range(seats)]
    dice = seeded(seed)
    seen: list[tuple[float, list[float]]] = []
    while match.acting():
        seat = match.acting()[0]
        pos = match.position
        gone = sum(game.gone(pos, each) for each in range(seats)) / seats
        if pos.decision().begins_turn and (not seen or int(TENTHS * seen[-1][0]) < int(TENTHS * gone)):
            seen.append((gone, game.expectations(pos)))
        match.carry_out(seat, bots[seat].choose(game, pos, seat, dice))
    results = [game.result(match.position, seat) for seat in range(seats)]
    return [Line(slug, gone, points, results) for gone, points in seen]


def page(slug: str) -> list[Line]:
    return [
        line
        for seats in load(slug).seats
        for seed in range(FIRST_SEED, FIRST_SEED + GAMES_PLAYED)
        for line in played(slug, seats, seed)
    ]


def reliability(lines: list[Line]) -> list[tuple[int, float, float]]:
    """For each bin of predicted chances: the count, the mean prediction, and the actual frequency."""
    predicted = [chance for line in lines for chance in line.chances()]
    actual = [share for line in lines for share in line.shares()]
    bins: list[tuple[int, float, float]] = []
    for low, high in pairwise(BINS):
        here = [place for place, chance in enumerate(predicted) if low <= chance < high or (high == chance == 1.0)]
        if here:
            sums = sum(predicted[place] for place in here), sum(actual[place] for place in here)
            bins.append((len(here), sums[0] / len(here), sums[1] / len(here)))
    return bins


def bias(lines: list[Line], seats: int) -> list[tuple[float, float]]:
    """For each fifth of the game: the mean result, and by how much expectations exceed it."""
    rows: list[tuple[float, float]] = []
    for fifth in range(5):
        pairs = [
            pair
            for line in lines
            if len(line.points) == seats and min(4, int(5 * line.gone)) == fifth
            for pair in zip(line.points, line.results, strict=True)
        ]
        if pairs:
            rows.append((mean([result for _, result in pairs]), mean([points - result for points, result in pairs])))
    return rows


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def brier(lines: list[Line], know: bool) -> float:
    """The mean squared error of the predictions, or of equal chances if `know` is False."""
    errors = [
        (chance - share) ** 2
        for line in lines
        for chance, share in zip(
            line.chances() if know else [1 / max(2, len(line.points))] * len(line.points), line.shares(), strict=True
        )
    ]
    return mean(errors)


if __name__ == "__main__":
    command, slug = sys.argv[1:]
    if command == "play":
        path(slug).write_text("".join(line.text() + "\n" for line in page(slug)), encoding="utf-8")
    for count, predicted, actual in reliability(read(slug)):
        print(f"{count:5}  predicted {predicted:.2f}  actual {actual:.2f}")
    print(f"error {brier(read(slug), True):.3f}, of equal chances {brier(read(slug), False):.3f}")
    for seats in load(slug).seats:
        print(
            f"{seats} seats, mean result and bias:",
            *[f"{result:.0f} {off:+.1f}," for result, off in bias(read(slug), seats)],
        )
