"""Long work with a progress bar, in worker processes. Ctrl-C keeps the results so far."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from fajrant.lab.pool import Stop, cores
from fajrant.lab.simulation import Plan, run
from fajrant.lab.tally import Tally


def workers() -> ProcessPoolExecutor:
    """A worker process for each core. They ignore Ctrl-C, which the main program handles."""
    return ProcessPoolExecutor(
        cores(), multiprocessing.get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)
    )


class Brake(Stop):
    """The first Ctrl-C or SIGTERM stops after the current games; the second ends the program at once."""

    def __init__(self) -> None:
        super().__init__()
        self.before = [(number, signal.getsignal(number)) for number in (signal.SIGINT, signal.SIGTERM)]

    def __enter__(self) -> Brake:
        for number, _ in self.before:
            signal.signal(number, self.pull)
        return self

    def __exit__(self, *problem: object) -> None:
        for number, handler in self.before:
            signal.signal(number, handler)

    def pull(self, *_: object) -> None:
        self.ask()
        self.__exit__()


class Rate(ProgressColumn):
    """Items per second, or per minute if they are slow. Items done in an earlier run do not count."""

    def render(self, task: Task) -> Text:
        speed = task.speed or 0.0
        return Text(f"{speed:.1f}/s" if speed >= 1.0 else f"{60 * speed:.1f}/min")


@contextmanager
def progress(doing: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar with rate and time left, if stderr is a terminal. Yields a function that advances it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(doing, total=total)
        yield lambda count: bar.advance(task, count)


def run_with_bar(plans: list[Plan], doing: str) -> tuple[list[Tally], float, bool]:
    """The tally of each plan, the seconds it took, and whether it was interrupted."""
    with Brake() as brake, progress(doing, sum(plan.games for plan in plans)) as advance:
        tallies, seconds = run(plans, brake, advance)
    return tallies, seconds, brake.asked
