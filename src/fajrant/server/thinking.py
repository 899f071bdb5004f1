"""Bots think in worker processes, so the server stays responsive. A process that hangs is killed and replaced.

On a Ray cluster, each worker process hands its tasks to an actor (`remote_thinking`).
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from time import monotonic
from typing import Any, Generic, TypeVar

from fajrant.core.match import Match, canonical
from fajrant.games import SHELF, load
from fajrant.house.ports import BotFailed
from fajrant.review.analysis import Played
from fajrant.review.task import choose_task, hint_task, judge_task
from fajrant.server.log import log
from fajrant.server.remote_thinking import Driver

T = TypeVar("T")

Queue = OrderedDict[str, deque[asyncio.Future[T]]]  # by owner, the next one first
JUDGEMENT = 3  # times as long as a decision: it searches several moves


# ---------------------------------------------------------------- in a worker

REMOTE: list[Driver] = []  # of the actor that thinks instead, if there is a cluster


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
        self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), prepare, (cluster,))
        self.pid = 0

    async def ask(self, seconds: float, task: Callable[..., T], *args: object) -> T:
        await self.wake()
        loop = asyncio.get_running_loop()
        return await asyncio.wait_for(loop.run_in_executor(self.pool, run, task, *args), seconds)

    async def wake(self) -> None:
        """Starts the process, if it has not been started yet."""
        if not self.pid:
            self.pid = await asyncio.get_running_loop().run_in_executor(self.pool, wake)

    def kill(self) -> None:
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
        self.pool.shutdown(wait=False, cancel_futures=True)


class Turns(Generic[T]):
    """Lends items. Waiting owners take turns, and no owner has all items at once, unless there is only one.

    So an owner with any number of requests does not delay another owner's. Requests that are not urgent get the items
    that no urgent one can have, as many as there are.
    """

    def __init__(self, items: Sequence[T]) -> None:
        self.idle = list(items)
        self.most = max(1, len(items) - 1)  # per owner
        self.lent: Counter[str] = Counter()  # by owner
        self.waiting: Queue[T] = OrderedDict()
        self.patient: Queue[T] = OrderedDict()  # whoever waits with requests that are not urgent

    async def get(self, owner: str, urgent: bool = True) -> T:
        if self.idle and (not urgent or self.lent[owner] < self.most):
            return self.take(owner, urgent)
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue = self.waiting if urgent else self.patient
        queue.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result(), owner, urgent)  # it was handed over just before
            raise

    def take(self, owner: str, urgent: bool) -> T:
        """An idle item. What is not urgent does not count: it must not delay the same owner's urgent requests."""
        if urgent:
            self.lent[owner] += 1
        return self.idle.pop()

    def put(self, free: T, owner: str, urgent: bool = True) -> None:
        """The owner gives an item back. `urgent` as when it was lent."""
        if urgent:
            self.lent[owner] -= 1
            if not self.lent[owner]:
                del self.lent[owner]
        self.idle.append(free)
        for waiting in [owner for owner in self.waiting if self.lent[owner] < self.most]:
            if self.idle:
                self.lend(self.waiting, waiting)
        while self.idle and self.patient:
            self.lend(self.patient, next(iter(self.patient)))

    def lend(self, queue: Queue[T], owner: str) -> None:
        """Hands an idle item to a waiting owner, who then goes to the end of the queue."""
        turns = queue.pop(owner)
        while turns:
            turn = turns.popleft()
            if not turn.done():
                turn.set_result(self.take(owner, queue is self.waiting))
                break
        if turns:
            queue[owner] = turns


class Thinkers:
    """Worker processes, shared fairly. Reviews get those that no bot and no hint needs. The time limit starts when a
    worker starts thinking.

    With `repeatable`, a bot always answers the same position with the same move, unless it runs out of time.
    """

    def __init__(
        self, workers: int, seconds: float, tries: int = 1, repeatable: bool = False, cluster: str = ""
    ) -> None:
        self.cluster = cluster  # the address of a Ray cluster; empty to think on this machine
        self.seconds = seconds
        self.tries = tries
        self.repeatable = repeatable
        self.brains = [Brain(cluster) for _ in range(workers)]
        self.turns: Turns[Brain] = Turns(self.brains)

    async def wake(self) -> None:
        """Starts all processes in advance: that takes longer than most bots think."""
        with contextlib.suppress(Exception):  # a process that cannot start reports it when it is needed
            await asyncio.gather(*[brain.wake() for brain in self.brains])

    async def choose(self, match: Match, seat: int, level: str, owner: str = "") -> str:
        """The bot's move. Raises BotFailed if it returns none. Bots of one owner share one place in the queue."""
        seed = int(match.digest(), 16) if self.repeatable else secrets.randbits(62)
        text = await self.ask(match.game.slug, canonical(match.to_json()), owner, think, seat, level, seed)
        if text not in match.moves(seat):
            raise BotFailed("IllegalMove")
        return text

    async def hint(self, match: Match, seat: int, owner: str = "") -> dict[str, Any]:
        """The move an expert would make, with reasons. The same question gets the same answer."""
        return await self.ask(match.game.slug, canonical(match.to_json()), owner, advise, seat, match.decisions())

    async def judge(
        self, slug: str, position: str, owner: str, played: Played, budget: int, seed: int, urgent: bool = False
    ) -> Any:
        """The verdict on a decision, as plain data. Raises BotFailed if there is none."""
        question = (played.number, played.seat, played.move, budget, seed)
        seconds = JUDGEMENT * self.seconds
        return await self.ask(slug, position, owner, judge_task, *question, seconds=seconds, urgent=urgent)

    async def ask(
        self,
        slug: str,
        position: str,
        owner: str,
        task: Callable[..., T],
        *args: object,
        seconds: float | None = None,
        urgent: bool = True,
    ) -> T:
        """Lets a worker think about a position. A worker that fails or takes too long is replaced, then asked again."""
        limit = self.seconds if seconds is None else seconds
        left = self.tries
        while True:
            left -= 1
            brain = await self.turns.get(owner, urgent)
            try:
                return await brain.ask(limit, task, slug, position, *args)
            except Exception as problem:
                brain.kill()
                self.brains.remove(brain)
                brain = Brain(self.cluster)
                self.brains.append(brain)
                reason = type(problem).__name__
                if not left:
                    raise BotFailed(reason) from problem
                log.warning("worker_replaced", game=slug, reason=reason)
            finally:
                self.turns.put(brain, owner, urgent)

    def close(self) -> None:
        for brain in self.brains:
            brain.kill()
