"""Compares bots: win rates of pairs with confidence intervals, and ratings."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from fajrant.core.game import Game
from fajrant.lab.simulation import Plan
from fajrant.lab.tally import Tally

SURE = 1.959964  # standard deviations on each side for 95 %


def plan_pairs(
    game: Game[Any], levels: list[str], games: int, players: int, seed: int, options: dict[str, str], neighbours: bool
) -> list[Plan]:
    """A plan for each pair: one bot of the level named later against the level named earlier on all other seats."""
    pairs = [(b, a) for a, b in (pairwise(levels) if neighbours else combinations(levels, 2))]
    return [Plan(game.slug, [a] + [b] * (players - 1), seed, games, options, deals_again=True) for a, b in pairs]


def summary(plans: list[Plan], tallies: list[Tally], seconds: float) -> dict[str, Any]:
    """The win rate of every pair, and the rating of every bot."""
    return {
        "game": plans[0].game,
        "players": len(plans[0].bots),
        "games": sum(tally.games for tally in tallies),
        "seed": plans[0].seed,
        "seconds": round(seconds, 3),
        "pairs": [pair(plan, tally) for plan, tally in zip(plans, tallies, strict=True) if tally.games],
        "ratings": ratings(plans, tallies),
    }


def pair(plan: Plan, tally: Tally) -> dict[str, Any]:
    """The win rate of one `a` against `b` on all other seats."""
    rate = float(sum(tally.wins[0])) / tally.games
    low, high = wilson(rate, tally.games)
    return {
        "a": plan.bots[0],
        "b": plan.bots[1],
        "players": len(plan.bots),
        "games": tally.games,
        "win_rate": round(rate, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "score_a": round(sum(tally.score[0]) / tally.games, 2),
        "score_b": round(sum(sum(row) for row in tally.score[1:]) / tally.games / (len(plan.bots) - 1), 2),
    }


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's confidence interval for a rate measured in `games` games."""
    square = SURE * SURE / games
    middle = (rate + square / 2) / (1 + square)
    half = SURE * sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(plans: list[Plan], tallies: list[Tally]) -> list[dict[str, Any]]:
    """Ratings of all bots. Games count in the order of their numbers, so the number of cores does not matter."""
    model = PlackettLuce()
    rating: dict[str, PlackettLuceRating] = {}
    for plan in plans:
        for level in plan.bots:
            rating.setdefault(level, model.rating(name=level))
    results = sorted(
        (number, place, places) for place, tally in enumerate(tallies) for number, places in tally.places.items()
    )
    for _, place, places in results:
        levels = plans[place].bots
        rated = model.rate([[rating[level]] for level in levels], ranks=[float(rank) for rank in places])
        for level in dict.fromkeys(levels):  # a level on several seats learns from all of them
            mine = [rated[seat][0] for seat, other in enumerate(levels) if other == level]
            mu = sum(each.mu for each in mine) / len(mine)
            sigma = sum(each.sigma for each in mine) / len(mine)
            rating[level] = model.rating(mu, sigma, level)
    return [
        {"bot": level, "rating": round(final.mu, 2), "sigma": round(final.sigma, 2)}
        for level, final in sorted(rating.items(), key=lambda item: -item[1].mu)
    ]
