"""`fajrant ladder`: which level beats which, and how sure that is."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from math import sqrt
from typing import Annotated, Any

import typer
from openskill.models import PlackettLuce, PlackettLuceRating

from fajrant.bots import LEVELS
from fajrant.cli.common import Json, Language, Options, find_game, player_counts, read_options
from fajrant.cli.errors import Wrong
from fajrant.cli.screen import lay_out, terminal, titled
from fajrant.cli.seating import split_seats
from fajrant.cli.sim import STOPPED, check_bots
from fajrant.cli.workers import Plan, Tally, run
from fajrant.core.game import Game
from fajrant.texts import Texts

SURE = 1.959964  # standard deviations to both sides: 95 %


def ladder(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.")],
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT…", help=f"Who plays against whom. Bots: {', '.join(LEVELS)}.")
    ] = ",".join(LEVELS),
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games for each pair.")] = 100,
    players: Annotated[int, typer.Option(metavar="P", help="Number of seats.")] = 2,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The first deal has the seed S.")] = 0,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Only each bot against the one named before.")
    ] = False,
    option: Options = None,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Let every bot play every other, on all cores. Ctrl-C stops and prints what was played so far.

    Each deal is played once from every seat, and all pairs get the same deals. With more than two players one bot of
    the level named later plays against a table of the one named earlier. Win rates come with their 95 % interval
    (Wilson), ratings with their uncertainty (Plackett–Luce).
    """
    texts = Texts(language)
    box = find_game(game, texts)
    if players not in box.seats:
        raise Wrong(texts.say("wrong-players", tried=players, known=player_counts(box)))
    levels = check_bots(list(dict.fromkeys(split_seats(bots))), texts)
    if len(levels) < 2:
        raise Wrong(texts.say("wrong-ladder", tried=bots))
    plans = plan_pairs(box, levels, games, players, seed, read_options(box, option, texts), neighbours)
    tallies, seconds, stopped = run(plans, texts.say("sim-doing"))
    data = as_data(plans, tallies, seconds)
    if as_json:
        print(json.dumps(data))
    else:
        print_ladder(data, stopped, texts)
    if stopped:
        raise typer.Exit(STOPPED)


def plan_pairs(
    game: Game[Any], levels: list[str], games: int, players: int, seed: int, options: dict[str, str], neighbours: bool
) -> list[Plan]:
    """One plan for each pair: one bot of the level named later against the one named earlier on all other seats."""
    pairs = [(b, a) for a, b in (pairwise(levels) if neighbours else combinations(levels, 2))]
    return [Plan(game.slug, [a] + [b] * (players - 1), seed, games, options, deals_again=True) for a, b in pairs]


def as_data(plans: list[Plan], tallies: list[Tally], seconds: float) -> dict[str, Any]:
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
    """How often one `a` won against `b` on all other seats."""
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
    """Wilson's interval for a rate that was found in so many games."""
    square = SURE * SURE / games
    middle = (rate + square / 2) / (1 + square)
    half = SURE * sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(plans: list[Plan], tallies: list[Tally]) -> list[dict[str, Any]]:
    """Every game counts in the order of its number, so that interrupted work and any number of cores rate alike."""
    model = PlackettLuce()
    found: dict[str, PlackettLuceRating] = {}
    for plan in plans:
        for level in plan.bots:
            found.setdefault(level, model.rating(name=level))
    results = sorted(
        (number, place, places) for place, tally in enumerate(tallies) for number, places in tally.places.items()
    )
    for _, place, places in results:
        levels = plans[place].bots
        rated = model.rate([[found[level]] for level in levels], ranks=[float(one) for one in places])
        for level in dict.fromkeys(levels):  # a level on several seats learns from all of them
            mine = [rated[seat][0] for seat, other in enumerate(levels) if other == level]
            mu = sum(one.mu for one in mine) / len(mine)
            sigma = sum(one.sigma for one in mine) / len(mine)
            found[level] = model.rating(mu, sigma, level)
    return [
        {"bot": level, "rating": round(one.mu, 2), "sigma": round(one.sigma, 2)}
        for level, one in sorted(found.items(), key=lambda item: -item[1].mu)
    ]


def print_ladder(data: dict[str, Any], stopped: bool, texts: Texts) -> None:
    console = terminal()
    if stopped:
        console.print(texts.say("sim-stopped"))
    console.print(
        texts.say(
            "ladder-summary",
            games=data["games"],
            players=data["players"],
            seed=str(data["seed"]),
            seconds=f"{data['seconds']:.1f}",
        )
    )
    others = data["players"] - 1
    rows = [
        [
            row["a"],
            row["b"] if others == 1 else f"{others} × {row['b']}",
            str(row["games"]),
            percent(row["win_rate"]),
            f"{percent(row['low'])} – {percent(row['high'])}",
            f"{row['score_a']:.1f}",
            f"{row['score_b']:.1f}",
        ]
        for row in data["pairs"]
    ]
    heads = ["results-bot", "ladder-against", "results-games", "results-win_rate", "ladder-interval"]
    scores = [f"{texts.say('results-mean_score')} {which}" for which in ("1", "2")]
    console.print()
    console.print(titled(texts.say("ladder-pairs"), lay_out([*[texts.say(head) for head in heads], *scores], rows)))
    console.print()
    rated = [[row["bot"], f"{row['rating']:.1f}", f"± {row['sigma']:.1f}"] for row in data["ratings"]]
    heads = ["results-bot", "ladder-rating", "ladder-sigma"]
    console.print(titled(texts.say("ladder-ratings"), lay_out([texts.say(head) for head in heads], rated)))


def percent(rate: float) -> str:
    return f"{100 * rate:.1f}%"
