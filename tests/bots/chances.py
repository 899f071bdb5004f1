"""A page for each game of what was expected and who won, for fixed seeds, to see what a chance of winning is worth.

`python -m tests.bots.chances play GAME` plays its games anew after the evaluation has changed: easy bots on all seats,
and a line whenever another third of a shift begins, or another shift where that is all there is to tell by.
`python -m tests.bots.chances reliability GAME` sums the page up.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import fajrant
from fajrant.bots import bot
from fajrant.bots.search import Rewards
from fajrant.core.dice import seeded
from fajrant.core.position import Position
from fajrant.games import load
from fajrant.games.coal_baron.insight import doubt_before, shifts_left
from fajrant.games.coal_baron.state import CoalBaron
from fajrant.games.coal_baron_cards.insight import DOUBT
from fajrant.games.coal_baron_cards.state import CardGame

MEASURED = {"coal_baron": 100, "coal_baron_cards": 40}  # by each number of players, where the doubt was fitted
FIRST_SEED = 1000
BINS = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]


def path(slug: str) -> Path:
    return Path(__file__).parent / "chances_pages" / f"{slug}.txt"


class Line:
    """A point in a game: how many shifts are left, what every seat expects, and who won in the end."""

    def __init__(self, slug: str, shifts: float, points: list[float], winners: list[int]) -> None:
        self.slug = slug
        self.shifts = shifts
        self.points = points
        self.winners = winners

    def text(self) -> str:
        points = " ".join(f"{one:.2f}" for one in self.points)
        return f"shifts {self.shifts:g}  expect {points}  won {' '.join(str(seat) for seat in self.winners)}"

    def chances(self) -> list[float]:
        rewards = Rewards(len(self.points))
        rewards.points[:] = self.points
        rewards.weigh_chances(self.doubt())
        return list(rewards.chance)

    def doubt(self) -> float:
        seats = len(self.points)
        return doubt_before(seats, self.shifts) if self.slug == "coal_baron" else DOUBT[seats]

    def shares(self) -> list[float]:
        """1 for the winner, a share for each of several winners, 0 for the others."""
        return [1.0 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.points))]


def read(slug: str) -> list[Line]:
    """A game's page."""
    found: list[Line] = []
    for text in path(slug).read_text(encoding="utf-8").splitlines():
        shifts, points, winners = text.replace("shifts", "").replace("expect", ";").replace("won", ";").split(";")
        expected = [float(one) for one in points.split()]
        found.append(Line(slug, float(shifts), expected, [int(one) for one in winners.split()]))
    return found


def shifts_in(pos: Position) -> float:
    """The number of shifts still to come."""
    if isinstance(pos, CoalBaron):
        return round(shifts_left(pos), 2)
    assert isinstance(pos, CardGame)
    return pos.party().shifts - pos.shift + 1


def played(slug: str, seats: int, seed: int) -> list[Line]:
    match = fajrant.new(slug, seats, seed)
    game = match.game
    bots = [bot("easy") for _ in range(seats)]
    dice = seeded(seed)
    seen: list[tuple[float, list[float]]] = []
    while match.acting():
        seat = match.acting()[0]
        pos = match.position
        left = shifts_in(pos)
        if pos.decision().begins_turn and (not seen or int(3 * seen[-1][0]) != int(3 * left)):
            seen.append((left, game.expectations(pos)))
        match.carry_out(seat, bots[seat].choose(game, pos, seat, dice))
    winners = [seat for seat, place in enumerate(match.ranking()) if place == 1]
    return [Line(slug, left, points, winners) for left, points in seen]


def page(slug: str) -> list[Line]:
    return [
        line
        for seats in load(slug).seats
        for seed in range(FIRST_SEED, FIRST_SEED + MEASURED[slug])
        for line in played(slug, seats, seed)
    ]


def reliability(lines: list[Line]) -> list[tuple[int, float, float]]:
    """For each bin of predicted chances: the count, the mean prediction, and how often it came true."""
    said = [chance for line in lines for chance in line.chances()]
    came = [share for line in lines for share in line.shares()]
    found: list[tuple[int, float, float]] = []
    for low, high in pairwise(BINS):
        here = [place for place, chance in enumerate(said) if low <= chance < high or (high == chance == 1.0)]
        if here:
            sums = sum(said[place] for place in here), sum(came[place] for place in here)
            found.append((len(here), sums[0] / len(here), sums[1] / len(here)))
    return found


def brier(lines: list[Line], know: bool) -> float:
    """The mean squared error of the predictions, or of equal chances if `know` is False."""
    errors = [
        (chance - share) ** 2
        for line in lines
        for chance, share in zip(
            line.chances() if know else [1 / len(line.points)] * len(line.points), line.shares(), strict=True
        )
    ]
    return sum(errors) / len(errors)


if __name__ == "__main__":
    what, slug = sys.argv[1:]
    if what == "play":
        path(slug).write_text("".join(line.text() + "\n" for line in page(slug)), encoding="utf-8")
    for count, said, came in reliability(read(slug)):
        print(f"{count:5}  said {said:.2f}  came true {came:.2f}")
    print(f"error {brier(read(slug), True):.3f}, of equal chances {brier(read(slug), False):.3f}")
