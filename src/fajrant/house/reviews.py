"""Reviews of finished games: bots judge every decision, and the result is stored with the table.

A quick look at all decisions comes first, so that the most telling ones are judged before the others. The result does
not depend on the order. If servers share a database, each knows only the reviews that it makes itself, and all stored
ones; the same review made twice is the same.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from fajrant.core.errors import FajrantError
from fajrant.core.match import canonical
from fajrant.games import load
from fajrant.house import presentation
from fajrant.house.errors import Refused
from fajrant.house.films import Films, finished
from fajrant.house.house import House
from fajrant.house.outcomes import Film
from fajrant.house.ports import BotFailed
from fajrant.house.results import summarize_review
from fajrant.house.state import State
from fajrant.house.store import NoRoom
from fajrant.house.wire import Moment
from fajrant.house.wire_reviews import ComparedMove, FoundMark, GameReview, Mark, ReviewedDecision, ReviewState
from fajrant.review.analysis import Played, Review, compared, usual_budget
from fajrant.review.judge import EQUAL, Verdict, read_verdict
from fajrant.review.marks import UNSOUND, mark_of

GLANCE = 40  # iterations per decision for the first look
SEED = 0
AT_ONCE = 4  # decisions of one review that are judged or wait for a worker


@dataclass
class Job:
    """A review in progress."""

    total: int
    done: int = 0
    found: list[FoundMark] = field(default_factory=list)
    failed: bool = False
    task: asyncio.Task[None] | None = None

    def state(self) -> ReviewState:
        found = sorted(self.found, key=lambda one: one.number)
        return ReviewState("failed" if self.failed else "running", self.done, self.total, found, None, [])


class Reviews:
    """The reviews that this house makes."""

    def __init__(self, house: House, films: Films, kept: int) -> None:
        self.house = house
        self.films = films
        self.kept = kept
        self.jobs: dict[str, Job] = {}  # by table; failed ones are kept, so that they can be reported

    async def state(self, table: str, person: str = "") -> ReviewState:
        """How far the review of a table is; if it is ready, with the review and what the person has solved."""
        stored = await self.house.store.review(table)
        if stored is not None:
            review = msgspec.json.decode(zlib.decompress(stored), type=GameReview)
            tried = await self.house.store.tries_of(person, table) if person else []
            solved = [int(one.item) for one in tried if one.solved]
            return ReviewState("ready", len(review.decisions), len(review.decisions), [], review, solved)
        job = self.jobs.get(table)
        return ReviewState("none", 0, 0, [], None, []) if job is None else job.state()

    def is_begun(self, table: str) -> bool:
        job = self.jobs.get(table)
        return job is not None and not job.failed

    async def ask(self, table: str, person: str, take: Callable[[], None]) -> ReviewState:
        """The review of a finished game, or how far it is. `take` is called before a new one begins."""
        state = await finished(self.house, table)
        if state.status != "over":
            raise Refused("not_running", "not_over")
        now = await self.state(table, person)
        if now.status in ("none", "failed"):
            take()
            await self.begin(state, person)
            now = await self.state(table)
        return now

    async def begin(self, state: State, person: str) -> None:
        """Starts the review, unless it goes on already."""
        table = state.header.id
        film = await self.films.of(state)
        game = load(state.header.game)
        try:
            film.match(game, 0)
        except FajrantError as problem:
            raise Refused("not_running", "old_rules") from problem
        if self.is_begun(table):
            return
        while len(self.jobs) >= self.kept:
            failed = next((other for other, job in self.jobs.items() if job.failed), None)
            if failed is None:
                raise Refused("too_many", "reviews")
            del self.jobs[failed]
        job = self.jobs[table] = Job(len(film.decisions))
        job.task = asyncio.create_task(self.make(state, film, person, job))

    async def make(self, state: State, film: Film, person: str, job: Job) -> None:
        table = state.header.id
        try:
            review = await self.judge_all(film, state.header.game, person, job)
            plain = msgspec.json.encode(review.plain())
            data = await self.house.offload(zlib.compress, plain, 9)
            summary = summarize_review(msgspec.json.decode(plain, type=GameReview))
            await self.house.store.store_review(table, data, summary)
            del self.jobs[table]
        except (BotFailed, FajrantError, NoRoom) as problem:
            job.failed = True
            self.house.observer.trouble("review_failed", table, game=state.header.game, reason=str(problem))

    async def judge_all(self, film: Film, slug: str, person: str, job: Job) -> Review:
        played = [Played(number, one.seat, one.text) for number, one in enumerate(film.decisions, 1)]
        budget = usual_budget(len(played))
        places = asyncio.Semaphore(AT_ONCE)

        async def judged(one: Played, iterations: int) -> Verdict | None:
            async with places:
                position = canonical(film.positions[one.number - 1])
                data: Any = await self.house.bots.judge(slug, position, person, one, iterations, SEED)
                return None if data is None else read_verdict(data)

        async def judged_fully(one: Played) -> Verdict | None:
            verdict = await judged(one, budget)
            job.done += 1
            mark = mark_of(verdict)
            if verdict is not None and mark in UNSOUND:
                job.found.append(FoundMark(one.number, one.seat, cast(Mark, mark), round(verdict.loss, 4)))
            return verdict

        first = await gather([judged(one, GLANCE) for one in played])
        telling = sorted(played, key=lambda one: -loss_of(first[one.number - 1]))
        verdicts = await gather([judged_fully(one) for one in telling])
        in_order: list[Verdict | None] = [None] * len(played)
        for one, verdict in zip(telling, verdicts, strict=True):
            in_order[one.number - 1] = verdict
        game = load(slug)
        return Review(game, film.match(game).position, played, in_order, budget, SEED)

    async def reviewed(self, table: str, number: int) -> tuple[State, Film, ReviewedDecision]:
        """A decision of a stored review."""
        state = await finished(self.house, table)
        review = (await self.state(table)).review
        if review is None or not 1 <= number <= len(review.decisions):
            raise Refused("not_found")
        return state, await self.films.of(state), review.decisions[number - 1]

    async def exercise(self, table: str, number: int) -> Moment:
        """The table before decision `number`, as the seat saw it that decided."""
        state, film, one = await self.reviewed(table, number)
        return presentation.exercise(film.match(load(state.header.game), number - 1), one.seat)

    async def answer(self, person: str, table: str, number: int, move: str, take: Callable[[], None]) -> ComparedMove:
        """What another move would have promised at this decision. `take` is called before a bot has to judge it."""
        state, film, one = await self.reviewed(table, number)
        tried = next((row for row in one.compared if row.move == move), None)
        if tried is None:
            before = film.match(load(state.header.game), number - 1)
            if move not in before.moves(one.seat):
                raise Refused("illegal_move")
            take()
            tried = await self.judge_answer(state, film, person, Played(number, one.seat, move))
        solved = (one.best_chance or 0.0) - tried.chance < EQUAL  # whatever is as good as the best move solves it
        await self.house.store.note_try(person, table, str(one.number), solved)
        return tried

    async def judge_answer(self, state: State, film: Film, person: str, played: Played) -> ComparedMove:
        slug, position = state.header.game, canonical(film.positions[played.number - 1])
        try:
            verdict: Any = await self.house.bots.judge(
                slug, position, person, played, usual_budget(len(film.decisions)), SEED
            )
        except BotFailed as failure:
            self.house.observer.trouble("answer_failed", state.header.id, game=slug, reason=str(failure))
            raise Refused("no_answer") from None
        if verdict is None:
            raise Refused("illegal_move")
        return msgspec.convert(compared(read_verdict(verdict).played), ComparedMove)

    def close(self) -> None:
        for job in self.jobs.values():
            if job.task is not None:
                job.task.cancel()


async def gather(work: list[Coroutine[Any, Any, Verdict | None]]) -> list[Verdict | None]:
    """All results in order. If one fails, the others are stopped."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        return await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


def loss_of(verdict: Verdict | None) -> float:
    return 0.0 if verdict is None else verdict.loss
