"""Compares bots: win rates of pairs with confidence intervals, and ratings."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from fajrant.core.game import Game
from fajrant.lab.entrants import Entrant
from fajrant.lab.players import Thinking
from fajrant.lab.simulation import Plan
from fajrant.lab.tally import Tally

SURE = 1.959964  # standard deviations on each side for 95 %


def plan_pairs(
    game: Game[Any],
    entrants: list[Entrant],
    games: int,
    players: int,
    seed: int,
    options: dict[str, str],
    neighbours: bool,
    folders: dict[str, str],
) -> list[Plan]:
    """A plan for each pair: the later entrant on one seat, the earlier one on all others."""
    pairs = [(b, a) for a, b in (pairwise(entrants) if neighbours else combinations(entrants, 2))]
    return [
        Plan(
            game.slug,
            [a] + [b] * (players - 1),
            seed,
            games,
            options,
            deals_again=True,
            timed=True,
            folders={commit: folder for commit, folder in folders.items() if commit in (a.commit, b.commit)},
        )
        for a, b in pairs
    ]


def summary(plans: list[Plan], tallies: list[Tally], seconds: float) -> dict[str, Any]:
    """The win rate of every pair, the rating of every bot, and how long each thinks."""
    times = thinking_times(plans, tallies)
    return {
        "game": plans[0].game,
        "players": len(plans[0].bots),
        "games": sum(tally.games for tally in tallies),
        "seed": plans[0].seed,
        "seconds": round(seconds, 3),
        "pairs": [pair(plan, tally) for plan, tally in zip(plans, tallies, strict=True) if tally.games],
        "ratings": [
            {"bot": str(entrant), **rating, "ms": round(times[entrant].mean_ms(), 3)}
            for entrant, rating in ratings(plans, tallies)
        ],
    }


def pair(plan: Plan, tally: Tally) -> dict[str, Any]:
    """The win rate of one `a` against `b` on all other seats."""
    rate = float(sum(tally.wins[0])) / tally.games
    low, high = wilson(rate, tally.games)
    others = Thinking()
    for thinking in tally.thinking[1:]:
        others.add(thinking)
    return {
        "a": str(plan.bots[0]),
        "b": str(plan.bots[1]),
        "players": len(plan.bots),
        "games": tally.games,
        "win_rate": round(rate, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "score_a": round(sum(tally.score[0]) / tally.games, 2),
        "score_b": round(sum(sum(row) for row in tally.score[1:]) / tally.games / (len(plan.bots) - 1), 2),
        "ms_a": round(tally.thinking[0].mean_ms(), 3),
        "ms_b": round(others.mean_ms(), 3),
    }


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's confidence interval for a rate measured in `games` games."""
    square = SURE * SURE / games
    middle = (rate + square / 2) / (1 + square)
    half = SURE * sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def thinking_times(plans: list[Plan], tallies: list[Tally]) -> dict[Entrant, Thinking]:
    """The thinking of every entrant in all its games."""
    times: dict[Entrant, Thinking] = {}
    for plan, tally in zip(plans, tallies, strict=True):
        for entrant, thinking in zip(plan.bots, tally.thinking, strict=True):
            times.setdefault(entrant, Thinking()).add(thinking)
    return times


def ratings(plans: list[Plan], tallies: list[Tally]) -> list[tuple[Entrant, dict[str, float]]]:
    """Ratings of all entrants, best first. Games are rated by number, so the number of cores does not matter."""
    model = PlackettLuce()
    rating: dict[Entrant, PlackettLuceRating] = {}
    for plan in plans:
        for entrant in plan.bots:
            rating.setdefault(entrant, model.rating())
    results = sorted(
        (number, place, places) for place, tally in enumerate(tallies) for number, places in tally.places.items()
    )
    for _, place, places in results:
        seated = plans[place].bots
        rated = model.rate([[rating[entrant]] for entrant in seated], ranks=[float(rank) for rank in places])
        for entrant in dict.fromkeys(seated):  # an entrant on several seats gets the mean of its new ratings
            mine = [rated[seat][0] for seat, other in enumerate(seated) if other == entrant]
            mu = sum(each.mu for each in mine) / len(mine)
            sigma = sum(each.sigma for each in mine) / len(mine)
            rating[entrant] = model.rating(mu, sigma)
    return [
        (entrant, {"rating": round(final.mu, 2), "sigma": round(final.sigma, 2)})
        for entrant, final in sorted(rating.items(), key=lambda item: -item[1].mu)
    ]
