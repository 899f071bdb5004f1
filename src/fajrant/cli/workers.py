"""Games played by worker processes. What was played when somebody stops the work is kept."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from fractions import Fraction
from multiprocessing.synchronize import Event
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fajrant.bots import STYLES, bot
from fajrant.bots.playout import play_out
from fajrant.core.dice import Dice, seeded
from fajrant.core.match import new_match
from fajrant.games import load

SMALL = 4  # so few games do not pay for starting processes
CHUNK = 25  # games that a worker plays before it reports
AHEAD = 3  # chunks in hand for each worker, so that none has to wait


@dataclass(frozen=True)
class Plan:
    game: str
    bots: list[str]
    seed: int
    games: int
    options: dict[str, str]
    records: str | None = None  # a folder
    deals_again: bool = False  # every deal is played as often as there are seats, so that each bot has each seat in it

    def seed_of(self, number: int) -> int:
        return self.seed + (number // len(self.bots) if self.deals_again else number)

    def chunk(self, workers: int) -> int:
        """Games that a worker plays before it reports: one, if bots have to think."""
        if any(level in STYLES for level in self.bots):
            return 1
        return max(1, min(CHUNK, self.games // (4 * workers)))


class Tally:
    """Sums by bot (its place in the plan) and seat; all exact, so that the order of adding does not matter."""

    def __init__(self, players: int) -> None:
        self.places: dict[int, list[int]] = {}  # of each bot, by the game's number
        self.games = 0
        self.decisions = 0
        self.played = [[0] * players for _ in range(players)]
        self.score = [[0] * players for _ in range(players)]
        self.wins = [[Fraction(0)] * players for _ in range(players)]

    def add(self, other: Tally) -> None:
        self.places.update(other.places)
        self.games += other.games
        self.decisions += other.decisions
        for who, row in enumerate(other.played):
            for seat, played in enumerate(row):
                self.played[who][seat] += played
                self.score[who][seat] += other.score[who][seat]
                self.wins[who][seat] += other.wins[who][seat]


# ---------------------------------------------------------------- in a worker

_stop: Event | None = None  # set when the work is to be stopped after the game being played


def prepare(stop: Event) -> None:
    """A worker leaves Ctrl-C to the program that started it, which will let it finish its game."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(plan: Plan, first: int, count: int) -> Tally:
    tally = Tally(len(plan.bots))
    for number in range(first, first + count):
        if _stop is not None and _stop.is_set():
            break
        play_one(plan, number, tally)
    return tally


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Game `number`: dealt by its number alone, bots moved on by as many seats."""
    game = load(plan.game)
    players = len(plan.bots)
    seated = [(seat + number) % players for seat in range(players)]  # the bot at each seat
    bots = [bot(plan.bots[who]) for who in seated]
    seed = plan.seed_of(number)
    names = [f"{plan.bots[who]}-{who + 1}" for who in seated]
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
    """The bots' own chance: a number of the game alone says it, but no set-up ever uses the same numbers."""
    return seeded(-1 - seed)


def count_result(number: int, seated: list[int], places: list[int], scores: list[int], tally: Tally) -> None:
    """A shared win counts its share."""
    tally.games += 1
    tally.places[number] = [places[seated.index(who)] for who in range(len(seated))]
    winners = places.count(1)
    for seat, who in enumerate(seated):
        tally.played[who][seat] += 1
        tally.score[who][seat] += scores[seat]
        if places[seat] == 1:
            tally.wins[who][seat] += Fraction(1, winners)


# ---------------------------------------------------------------- in the program


class Brake:
    """Ctrl-C or SIGTERM asks for a stop after the games being played; a second one ends the program at once."""

    def __init__(self) -> None:
        self.pulled = False
        self.event: Event | None = None  # told to the workers
        self.before = [(number, signal.getsignal(number)) for number in (signal.SIGINT, signal.SIGTERM)]

    def __enter__(self) -> Brake:
        for number, _ in self.before:
            signal.signal(number, self.pull)
        return self

    def __exit__(self, *problem: object) -> None:
        for number, handler in self.before:
            signal.signal(number, handler)

    def pull(self, *_: object) -> None:
        self.pulled = True
        if self.event is not None:
            self.event.set()
        self.__exit__()


def run(plans: list[Plan], doing: str) -> tuple[list[Tally], float, bool]:
    """All games of some plans: the sums of each, the seconds it took, and whether somebody stopped it."""
    start = perf_counter()
    tallies = [Tally(len(plan.bots)) for plan in plans]
    games = sum(plan.games for plan in plans)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Brake() as brake, Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(doing, total=games)
        for place, done in run_here(plans, brake) if games <= SMALL else spread(plans, brake):
            tallies[place].add(done)
            bar.advance(task, done.games)
    return tallies, perf_counter() - start, brake.pulled


def run_here(plans: list[Plan], brake: Brake) -> Iterator[tuple[int, Tally]]:
    for place, first, count in chunks(plans, workers=len(plans)):
        if brake.pulled:
            return
        yield place, play_chunk(plans[place], first, count)


def chunks(plans: list[Plan], workers: int) -> list[tuple[int, int, int]]:
    """All games in handy parts (plan, first game, how many), the plans by turns: who stops has some of each."""
    found: list[tuple[int, int, int]] = []
    for place, plan in enumerate(plans):
        size = plan.chunk(workers)
        found += [(place, first, min(size, plan.games - first)) for first in range(0, plan.games, size)]
    return sorted(found, key=lambda chunk: (chunk[1] / plans[chunk[0]].games, chunk[0]))


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(plans: list[Plan], brake: Brake) -> Iterator[tuple[int, Tally]]:
    workers = cores()
    left = chunks(plans, workers)
    left.reverse()
    context = multiprocessing.get_context("spawn")  # the only way that is safe beside threads
    brake.event = context.Event()
    with ProcessPoolExecutor(workers, context, prepare, (brake.event,)) as pool:
        waiting: dict[Future[Tally], int] = {}
        while waiting or (left and not brake.pulled):
            while len(waiting) < AHEAD * workers and left and not brake.pulled:
                place, first, count = left.pop()
                waiting[pool.submit(play_chunk, plans[place], first, count)] = place
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()
