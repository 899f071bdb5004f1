"""Tallies: the summed results of many games."""

from __future__ import annotations

from fractions import Fraction

from fajrant.lab.players import Thinking


class Tally:
    """Sums by bot (its index in the plan) and seat. They are exact, so the order of adding does not matter.

    Only the times in `thinking` differ from run to run.
    """

    def __init__(self, players: int) -> None:
        self.places: dict[int, list[int]] = {}  # by game number: the place of each bot
        self.games = 0
        self.decisions = 0
        self.played = [[0] * players for _ in range(players)]
        self.score = [[0] * players for _ in range(players)]
        self.wins = [[Fraction(0)] * players for _ in range(players)]
        self.thinking = [Thinking() for _ in range(players)]  # by bot

    def add(self, other: Tally) -> None:
        self.places.update(other.places)
        self.games += other.games
        self.decisions += other.decisions
        for mine, others in zip(self.thinking, other.thinking, strict=True):
            mine.add(others)
        for who, row in enumerate(other.played):
            for seat, played in enumerate(row):
                self.played[who][seat] += played
                self.score[who][seat] += other.score[who][seat]
                self.wins[who][seat] += other.wins[who][seat]


def count_result(number: int, seated: list[int], places: list[int], scores: list[int], tally: Tally) -> None:
    """Adds a game to the tally. A shared win counts 1/n."""
    tally.games += 1
    tally.places[number] = [places[seated.index(who)] for who in range(len(seated))]
    winners = places.count(1)
    for seat, who in enumerate(seated):
        tally.played[who][seat] += 1
        tally.score[who][seat] += scores[seat]
        if places[seat] == 1:
            tally.wins[who][seat] += Fraction(1, winners)


def figures(tally: Tally, places: list[tuple[int, int]]) -> dict[str, float]:
    """The combined results of these (bot, seat) pairs."""
    games = sum(tally.played[bot][seat] for bot, seat in places)
    wins = sum(tally.wins[bot][seat] for bot, seat in places)
    score = sum(tally.score[bot][seat] for bot, seat in places)
    return {
        "games": games,
        "wins": round(float(wins), 6),
        "win_rate": round(float(wins / games), 6) if games else 0.0,
        "mean_score": round(score / games, 6) if games else 0.0,
    }
