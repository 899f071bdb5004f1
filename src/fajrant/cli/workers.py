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

from fajrant.bots import bot
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
    records: str | None  # a folder


class Tally:
    """Sums by bot (its place in the plan) and seat; all exact, so that the order of adding does not matter."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.played = [[0] * players for _ in range(players)]
        self.score = [[0] * players for _ in range(players)]
        self.wins = [[Fraction(0)] * players for _ in range(players)]

    def add(self, other: Tally) -> None:
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
    """Game `number`: seeded by its number alone, bots moved on by as many seats."""
    game = load(plan.game)
    players = len(plan.bots)
    seated = [(seat + number) % players for seat in range(players)]  # the bot at each seat
    bots = [bot(plan.bots[who]) for who in seated]
    seed = plan.seed + number
    names = [f"{plan.bots[who]}-{who + 1}" for who in seated]
    match = new_match(game, players, seed, plan.options, names)
    dice = bot_dice(seed)
    if plan.records is None:
        tally.decisions += play_out(game, match.position, bots, dice)
    else:
        while not match.over():
            seat = match.acting()[0]
            match.carry_out(seat, bots[seat].choose(game, match.position, seat, dice))
        tally.decisions += match.decisions()
        Path(plan.records, f"{plan.game}-{players}-{seed}.txt").write_text(match.record(), encoding="utf-8")
    count_result(seated, match.ranking(), match.scores(), tally)


def bot_dice(seed: int) -> Dice:
    """The bots' own chance: the game's seed alone says it, but no set-up ever uses the same numbers."""
    return seeded(-1 - seed)


def count_result(seated: list[int], places: list[int], scores: list[int], tally: Tally) -> None:
    """A shared win counts its share."""
    tally.games += 1
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


def run(plan: Plan, doing: str) -> tuple[Tally, float, bool]:
    """All games of a plan: the sums, the seconds it took, and whether somebody stopped it."""
    start = perf_counter()
    tally = Tally(len(plan.bots))
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Brake() as brake, Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(doing, total=plan.games)
        for done in run_here(plan, brake) if plan.games <= SMALL else spread(plan, brake):
            tally.add(done)
            bar.update(task, completed=tally.games)
    return tally, perf_counter() - start, brake.pulled


def run_here(plan: Plan, brake: Brake) -> Iterator[Tally]:
    for number in range(plan.games):
        if brake.pulled:
            return
        yield play_chunk(plan, number, 1)


def spread(plan: Plan, brake: Brake) -> Iterator[Tally]:
    workers = os.cpu_count() or 1
    size = max(1, min(CHUNK, plan.games // (4 * workers)))
    context = multiprocessing.get_context("spawn")  # the only way that is safe beside threads
    brake.event = context.Event()
    with ProcessPoolExecutor(workers, context, prepare, (brake.event,)) as pool:
        waiting: set[Future[Tally]] = set()
        first = 0
        while waiting or (first < plan.games and not brake.pulled):
            while len(waiting) < AHEAD * workers and first < plan.games and not brake.pulled:
                waiting.add(pool.submit(play_chunk, plan, first, min(size, plan.games - first)))
                first += size
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
