"""Runs games of the lab with a progress bar. Ctrl-C keeps the results so far."""

from __future__ import annotations

import signal

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fajrant.lab.simulation import Plan, Stop, run
from fajrant.lab.tally import Tally


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


def run_with_bar(plans: list[Plan], doing: str) -> tuple[list[Tally], float, bool]:
    """The tally of each plan, the seconds it took, and whether it was interrupted."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Brake() as brake, Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(doing, total=sum(plan.games for plan in plans))
        tallies, seconds = run(plans, brake, lambda games: bar.advance(task, games))
    return tallies, seconds, brake.asked
