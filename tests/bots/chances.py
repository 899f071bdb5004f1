"""A page of what was expected and who won, for fixed seeds, to see what a chance of winning is worth.

`python -m tests.bots.chances > tests/bots/chances.txt` plays the games anew after the evaluation has changed: easy
bots on all seats, and a line whenever another shift begins. `python -m tests.bots.chances reliability` sums it up.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import fajrant
from fajrant.bots import bot
from fajrant.bots.search import Rewards
from fajrant.core.dice import seeded
from fajrant.games import load
from fajrant.games.coal_baron_cards.insight import DOUBT
from fajrant.games.coal_baron_cards.state import CardGame

PAGE = Path(__file__).with_name("chances.txt")
SLUG = "coal_baron_cards"
GAMES = 40
FIRST_SEED = 1000
BINS = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]


class Line:
    """The beginning of a shift: how many are left, what every seat expects, and who won in the end."""

    def __init__(self, shifts: int, points: list[float], winners: list[int]) -> None:
        self.shifts = shifts
        self.points = points
        self.winners = winners

    def text(self) -> str:
        points = " ".join(f"{one:.2f}" for one in self.points)
        return f"shifts {self.shifts}  expect {points}  won {' '.join(str(seat) for seat in self.winners)}"

    def chances(self) -> list[float]:
        rewards = Rewards(len(self.points))
        rewards.points[:] = self.points
        rewards.weigh_chances(DOUBT[len(self.points)])
        return list(rewards.chance)

    def shares(self) -> list[float]:
        """What became of the chances."""
        return [1.0 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.points))]


def read(text: str) -> Line:
    words = text.replace("shifts", "").replace("expect", ";").replace("won", ";").split(";")
    return Line(int(words[0]), [float(one) for one in words[1].split()], [int(one) for one in words[2].split()])


def played(seats: int, seed: int) -> list[Line]:
    match = fajrant.new(SLUG, seats, seed)
    game = match.game
    bots = [bot("easy") for _ in range(seats)]
    dice = seeded(seed)
    seen: list[tuple[int, list[float]]] = []
    while match.acting():
        seat = match.acting()[0]
        pos = match.position
        assert isinstance(pos, CardGame)
        left = pos.party().shifts - pos.shift + 1
        if not seen or seen[-1][0] != left:
            seen.append((left, [game.evaluate(pos, one) for one in range(seats)]))
        match.carry_out(seat, bots[seat].choose(game, pos, seat, dice))
    winners = [seat for seat, place in enumerate(match.ranking()) if place == 1]
    return [Line(left, points, winners) for left, points in seen]


def page() -> list[Line]:
    return [
        line
        for seats in load(SLUG).seats
        for seed in range(FIRST_SEED, FIRST_SEED + GAMES)
        for line in played(seats, seed)
    ]


def reliability(lines: list[Line]) -> list[tuple[int, float, float]]:
    """By bins of the chance that was said: how many, what was said on the average, and how often it came true."""
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
    """The mean square error of what was said; of equal chances for all, if nothing is known."""
    errors = [
        (chance - share) ** 2
        for line in lines
        for chance, share in zip(
            line.chances() if know else [1 / len(line.points)] * len(line.points), line.shares(), strict=True
        )
    ]
    return sum(errors) / len(errors)


if __name__ == "__main__":
    if sys.argv[1:] == ["reliability"]:
        lines = [read(line) for line in PAGE.read_text(encoding="utf-8").splitlines()]
        for count, said, came in reliability(lines):
            print(f"{count:5}  said {said:.2f}  came true {came:.2f}")
        print(f"error {brier(lines, True):.3f}, of equal chances {brier(lines, False):.3f}")
    else:
        print("\n".join(line.text() for line in page()))
