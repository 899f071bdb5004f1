"""Plays many games in worker processes. If it is stopped, the games played so far are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from fajrant.bots.playout import play_out
from fajrant.core.dice import Dice, seeded
from fajrant.core.match import new_match
from fajrant.games import load
from fajrant.lab.entrants import Entrant
from fajrant.lab.players import seat_bot
from fajrant.lab.pool import Stop, cores, spread, stopping, without_collecting
from fajrant.lab.tally import Tally, count_result, figures

SMALL = 4  # up to this many games are played in this process, because starting workers would take longer
CHUNK = 25  # games that a worker plays before it reports


@dataclass(frozen=True)
class Plan:
    game: str
    bots: list[Entrant]
    seed: int
    games: int
    options: dict[str, str]
    records: str | None = None  # a folder
    deals_again: bool = False  # play every deal once per seat, so that each bot plays it from each seat
    timed: bool = False  # measure how long the bots think
    folders: dict[str, str] = field(default_factory=dict)  # by commit: its build

    def seed_of(self, number: int) -> int:
        return self.seed + (number // len(self.bots) if self.deals_again else number)

    def seated(self, number: int) -> list[int]:
        """The bot at each seat in game `number`, by its index in `bots`: they rotate from game to game."""
        players = len(self.bots)
        return [(seat + number) % players for seat in range(players)]

    def chunk(self, workers: int) -> int:
        """How many games a worker plays before it reports: one, if the bots are slow."""
        if any(entrant.slow for entrant in self.bots):
            return 1
        return max(1, min(CHUNK, self.games // (4 * workers)))


# ---------------------------------------------------------------- in a worker


def play_chunk(plan: Plan, first: int, count: int) -> Tally:
    tally = Tally(len(plan.bots))
    with without_collecting():
        for number in range(first, first + count):
            if stopping():
                break
            play_one(plan, number, tally)
    return tally


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Plays game `number`. The number determines the deal and by how many seats the bots are rotated."""
    game = load(plan.game)
    players = len(plan.bots)
    seated = plan.seated(number)
    bots = [seat_bot(plan.bots[who], plan.folders, tally.thinking[who] if plan.timed else None) for who in seated]
    seed = plan.seed_of(number)
    names = [f"{plan.bots[who].seat_name()}-{who + 1}" for who in seated]
    match = new_match(game, players, seed, plan.options, names)
    dice = bot_dice(plan.seed + number)
    if plan.records is None:
        tally.decisions += play_out(game, match.position, bots, dice)
    else:
        while not match.over():
            seat = match.acting()[0]
            match.carry_out(seat, bots[seat].choose(game, match.position, seat, dice))
        tally.decisions += match.decisions()
        Path(plan.records, f"{plan.game}-{players}-{seed}.txt").write_text(match.record(), encoding="utf-8")
    count_result(number, seated, match.ranking(), match.scores(), tally)


def bot_dice(seed: int) -> Dice:
    """Dice for the bots: determined by the seed, but different from the dice of every deal."""
    return seeded(-1 - seed)


# ---------------------------------------------------------------- in the program


def run(plans: list[Plan], stop: Stop, done: Callable[[int], None]) -> tuple[list[Tally], float]:
    """Plays all games of the plans and returns each plan's tally and the seconds it took.

    `done` is called with the number of games that a worker has just finished.
    """
    start = perf_counter()
    tallies = [Tally(len(plan.bots)) for plan in plans]
    games = sum(plan.games for plan in plans)
    for place, played in run_here(plans, stop) if games <= SMALL else in_workers(plans, stop):
        tallies[place].add(played)
        done(played.games)
    return tallies, perf_counter() - start


def run_here(plans: list[Plan], stop: Stop) -> Iterator[tuple[int, Tally]]:
    for place, first, count in chunks(plans, workers=len(plans)):
        if stop.asked:
            return
        yield place, play_chunk(plans[place], first, count)


def chunks(plans: list[Plan], workers: int) -> list[tuple[int, int, int]]:
    """All games in chunks (plan, first game, count). Plans alternate, so that stopping early leaves some of each."""
    parts: list[tuple[int, int, int]] = []
    for place, plan in enumerate(plans):
        size = plan.chunk(workers)
        parts += [(place, first, min(size, plan.games - first)) for first in range(0, plan.games, size)]
    return sorted(parts, key=lambda chunk: (chunk[1] / plans[chunk[0]].games, chunk[0]))


def in_workers(plans: list[Plan], stop: Stop) -> Iterator[tuple[int, Tally]]:
    parts = chunks(plans, cores())
    for index, played in spread(play_chunk, [(plans[place], first, count) for place, first, count in parts], stop):
        yield parts[index][0], played


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The results by bot and by seat."""
    players = len(plan.bots)
    names = list(dict.fromkeys(plan.bots))
    return {
        "game": plan.game,
        "players": players,
        "games": tally.games,
        "seed": plan.seed,
        "seconds": round(seconds, 3),
        "decisions": tally.decisions,
        "bots": {
            str(name): figures(tally, [(bot, seat) for bot in range(players) for seat in range(players)
                                  if plan.bots[bot] == name])
            for name in names
        },
        "seats": [figures(tally, [(bot, seat) for bot in range(players)]) for seat in range(players)],
    }  # fmt: skip
