"""Bots think in worker processes, so the server stays responsive. A process that hangs is killed and replaced.

On a Ray cluster, each worker process hands its tasks to an actor (`remote_thinking`). A bot that has to wait for a
process thinks less, and in the end a quick bot decides, in a process of its own on this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from time import monotonic
from typing import Any, TypeVar

from fajrant.bots import LEVELS
from fajrant.cluster import knock
from fajrant.core.match import Match, canonical
from fajrant.games import SHELF, load
from fajrant.house.ports import QUICK, BotFailed
from fajrant.review.analysis import Played
from fajrant.review.task import choose_task, hint_task, judge_task
from fajrant.server import metrics
from fajrant.server.log import log
from fajrant.server.remote_thinking import Driver
from fajrant.server.turns import Turns

T = TypeVar("T")

JUDGEMENT = 3  # times as long as a decision: it searches several moves
START_SECONDS = 30.0  # for a process to start and load all games
START_REMOTE_SECONDS = 90.0  # the same on a cluster, which may have to free a core first
PAUSE_SECONDS = (1.0, 60.0)  # backoff between attempts to start a process: initial and maximum


# ---------------------------------------------------------------- in a worker

REMOTE: list[Driver] = []  # the driver of this worker's actor, if there is a cluster


def prepare(cluster: str) -> None:
    """Lets a worker ignore Ctrl-C, which the server handles, and exit when the server dies for any reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=die_with_parent, daemon=True).start()
    if cluster:
        REMOTE.append(Driver(cluster))


def die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def wake() -> int:
    """Loads all games where this worker thinks, and returns the id of this process."""
    for driver in REMOTE:
        driver.wake(load_games)
    if not REMOTE:
        load_games()
    return os.getpid()


def load_games() -> None:
    for slug in SHELF:
        load(slug)


def run(task: Callable[..., T], *args: object) -> T:
    """Runs a task where this worker thinks."""
    return REMOTE[0].run(task, *args) if REMOTE else task(*args)


def think(slug: str, position: str, seat: int, level: str, seed: int) -> str:
    """A bot's move as text."""
    return choose_task(slug, position, seat, level, seed, monotonic)


def advise(slug: str, position: str, seat: int, seed: int) -> dict[str, Any]:
    """A hint as plain data."""
    return hint_task(slug, position, seat, seed, monotonic)


# ---------------------------------------------------------------- in the server


class Brain:
    """One worker process, and its actor if there is a cluster."""

    def __init__(self, cluster: str = "") -> None:
        self.cluster = cluster
        self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), prepare, (cluster,))
        self.pid = 0

    async def ask(self, seconds: float, task: Callable[..., T], *args: object) -> T:
        await self.wake()
        loop = asyncio.get_running_loop()
        return await asyncio.wait_for(loop.run_in_executor(self.pool, run, task, *args), seconds)

    async def wake(self) -> None:
        """Starts the process, if it has not been started yet."""
        if not self.pid:
            if self.cluster:
                await asyncio.to_thread(knock, self.cluster)  # a process that finds no cluster costs seconds
            limit = START_REMOTE_SECONDS if self.cluster else START_SECONDS
            self.pid = await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self.pool, wake), limit)

    def kill(self) -> None:
        for process in list((self.pool._processes or {}).values()):  # including one that has not reported its id yet
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Worker processes, shared fairly. Reviews get those that no bot and no hint needs. The time limit starts when a
    worker starts thinking.

    A bot that waits for a worker is lowered by a level every `wait` seconds; None lets it wait. When it is down to the
    quick level, or its worker fails, a spare process decides at once. With `repeatable`, a bot always answers the same
    position with the same move, unless it runs out of time.
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        tries: int = 1,
        repeatable: bool = False,
        cluster: str = "",
        wait: float | None = None,
    ) -> None:
        self.cluster = cluster  # the address of a Ray cluster; empty to think on this machine
        self.seconds = seconds
        self.tries = tries
        self.repeatable = repeatable
        self.wait = None if repeatable else wait
        self.source_of: Callable[[str], str] = str  # the address of an owner, as far as it is known
        self.brains = [Brain(cluster) for _ in range(workers)]
        self.turns: Turns[Brain] = Turns(self.brains)
        self.spare = Brain()  # on this machine; starts when it is first needed
        self.tasks: set[asyncio.Task[Any]] = set()

    async def wake(self) -> None:
        """Starts all processes in advance, because a start takes longer than most decisions."""
        with contextlib.suppress(Exception):  # a process that cannot start reports it when it is needed
            await asyncio.gather(*[brain.wake() for brain in self.brains])

    async def choose(self, match: Match, seat: int, level: str, owner: str = "") -> str:
        """The bot's move. Raises BotFailed if it returns none. Bots of one owner share one place in the queue."""
        if level not in LEVELS:
            raise BotFailed("UnknownLevel")
        slug, position = match.game.slug, canonical(match.to_json())
        seed = int(match.digest(), 16) if self.repeatable else secrets.randbits(62)
        levels = lower_levels(level)
        patience = None if self.wait is None else self.wait * (len(levels) if self.turns.count else 1)

        def question(waited: float) -> tuple[object, ...]:
            now = levels[0] if self.wait is None else levels[min(int(waited / self.wait), len(levels) - 1)]
            if now != level:
                metrics.LOWERED.labels(now).inc()
            return slug, position, seat, now, seed

        try:
            text = await self.ask(owner, think, question, patience=patience)
        except BotFailed as failure:
            log.warning("bot_lowered", game=slug, bot=level, reason=str(failure))
            metrics.LOWERED.labels(levels[-1]).inc()
            text = await self.ask_spare(think, slug, position, seat, levels[-1], seed)
        if text not in match.moves(seat):
            raise BotFailed("IllegalMove")
        return text

    async def hint(self, match: Match, seat: int, owner: str = "") -> dict[str, Any]:
        """The move an expert would make, with reasons. The same question gets the same answer."""
        question = (match.game.slug, canonical(match.to_json()), seat, match.decisions())
        return await self.ask(owner, advise, lambda _: question, patience=self.seconds)

    async def judge(
        self, slug: str, position: str, owner: str, played: Played, budget: int, seed: int, urgent: bool = False
    ) -> Any:
        """The verdict on a decision, as plain data. Raises BotFailed if there is none."""
        question = (slug, position, played.number, played.seat, played.move, budget, seed)
        return await self.ask(owner, judge_task, lambda _: question, JUDGEMENT * self.seconds, urgent)

    async def ask(
        self,
        owner: str,
        task: Callable[..., T],
        question: Callable[[float], tuple[object, ...]],
        seconds: float | None = None,
        urgent: bool = True,
        patience: float | None = None,
    ) -> T:
        """Runs a task in a worker. A worker that fails or takes too long is replaced, and an urgent task then goes to
        another one. If the task is not urgent, the caller decides whether to try again.

        `question` returns the task's arguments, given how many seconds it has waited for a worker, at most `patience`.
        """
        source = self.source_of(owner)
        waited = 0.0
        for left in reversed(range(self.tries if urgent else 1)):
            began = monotonic()
            brain = await self.lent(owner, source, urgent, None if patience is None else patience - waited)
            waited += monotonic() - began
            work = self.use(brain, source, urgent, self.seconds if seconds is None else seconds, task, question(waited))
            try:
                return await asyncio.shield(self.begin(work))  # if nobody waits any more, the worker is still busy
            except BotFailed:
                if not left:
                    raise
        raise BotFailed("NoTries")

    async def lent(self, owner: str, source: str, urgent: bool, patience: float | None) -> Brain:
        began = monotonic()
        try:
            with metrics.WAITING.track_inprogress():
                async with asyncio.timeout(patience):
                    return await self.turns.get(owner, urgent, source)
        except TimeoutError:
            raise BotFailed("NoWorker") from None
        finally:
            if urgent:
                metrics.WAITED.observe(monotonic() - began)

    async def use(
        self, brain: Brain, source: str, urgent: bool, seconds: float, task: Callable[..., T], args: tuple[object, ...]
    ) -> T:
        """Runs a task in this worker, and then returns the worker to the queue, or replaces it if it failed."""
        try:
            answer = await brain.ask(seconds, task, *args)
        except Exception as problem:
            reason = type(problem).__name__
            metrics.REPLACED.inc()
            log.warning("worker_replaced", reason=reason)
            self.turns.drop(source, urgent)
            brain.kill()
            self.brains.remove(brain)
            self.begin(self.replace())
            raise BotFailed(reason) from problem
        self.turns.put(brain, source, urgent)
        return answer

    async def replace(self) -> None:
        """Starts another process, retrying with backoff, and then adds it to the queue."""
        pause, longest = PAUSE_SECONDS
        while True:
            brain = Brain(self.cluster)
            self.brains.append(brain)
            try:
                await brain.wake()
            except Exception as problem:
                log.warning("worker_not_started", reason=type(problem).__name__)
                brain.kill()
                self.brains.remove(brain)
                await asyncio.sleep(pause)
                pause = min(2 * pause, longest)
            else:
                self.turns.add(brain)
                return

    async def ask_spare(self, task: Callable[..., T], *args: object) -> T:
        """Runs a quick task in the spare process, without waiting for a worker."""
        spare = self.spare
        try:
            return await spare.ask(self.seconds, task, *args)
        except Exception as problem:
            spare.kill()
            if spare is self.spare:
                self.spare = Brain()
            raise BotFailed(type(problem).__name__) from problem

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts work that goes on even if nobody awaits it any more."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for brain in [*self.brains, self.spare]:
            brain.kill()


def lower_levels(level: str) -> list[str]:
    """The level and those below it, down to the quick one."""
    return LEVELS[LEVELS.index(QUICK) : LEVELS.index(level) + 1][::-1] or [level]
