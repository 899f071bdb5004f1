"""Reviews of finished games: bots judge every decision, and the result is stored with the table.

A quick look at all decisions comes first, so that the most telling ones are judged before the others. The result does
not depend on the order. A judgement that fails is tried again. If the review fails nevertheless, its verdicts are kept,
and the next attempt judges only what is missing. When servers share a database, each knows all stored reviews, but only
its own unfinished ones. Two servers may make the same review; they get the same result.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from fajrant.core.errors import FajrantError
from fajrant.core.match import canonical
from fajrant.games import load
from fajrant.house import presentation
from fajrant.house.background import stop
from fajrant.house.errors import Refused
from fajrant.house.films import Films, finished
from fajrant.house.house import House
from fajrant.house.outcomes import Film
from fajrant.house.ports import BotFailed
from fajrant.house.results import summarize_review
from fajrant.house.state import State
from fajrant.house.wire import Moment
from fajrant.house.wire_reviews import ComparedMove, FoundMark, GameReview, Mark, ReviewedDecision, ReviewState
from fajrant.review.analysis import Played, Review, plain_candidate, usual_budget
from fajrant.review.judge import EQUAL, Verdict, read_verdict
from fajrant.review.marks import UNSOUND, mark_of

GLANCE = 40  # iterations per decision for the first look
SEED = 0
AT_ONCE = 8  # decisions of one review that are being judged or waiting for a worker
ATTEMPTS = 2  # at each judgement

Verdicts = dict[int, Verdict | None]  # by number of the decision


@dataclass
class Job:
    """A review in progress."""

    total: int
    version: int  # of the table
    glances: Verdicts = field(default_factory=dict)
    verdicts: Verdicts = field(default_factory=dict)
    failed: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def budget(self) -> int:
        return usual_budget(self.total)

    def state(self) -> ReviewState:
        iterations = GLANCE * len(self.glances) + self.budget * len(self.verdicts)
        done = iterations // (GLANCE + self.budget)
        found = [
            FoundMark(number, verdict.seat, cast(Mark, mark), round(verdict.loss, 4))
            for number, verdict in sorted(self.verdicts.items())
            if verdict is not None and (mark := mark_of(verdict)) in UNSOUND
        ]
        return ReviewState("failed" if self.failed else "running", done, self.total, found, None, [])


class Reviews:
    """The reviews that this house makes."""

    def __init__(self, house: House, films: Films, kept: int) -> None:
        self.house = house
        self.films = films
        self.kept = kept
        self.jobs: dict[str, Job] = {}  # by table; failed ones are kept, so that they can be reported

    async def state(self, table: str, person: str = "") -> ReviewState:
        """The progress of a table's review. If it is ready, also the review and what the person has solved."""
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
        """The review of a finished game, or its progress. `take` spends from a rate limit before a new one begins."""
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
        """Starts the review, unless it is already in progress."""
        table = state.header.id
        film = await self.films.of(state)
        game = load(state.header.game)
        try:
            film.match(game, 0)
        except FajrantError as problem:
            raise Refused("not_running", "old_rules") from problem
        if self.is_begun(table):
            return
        earlier = self.jobs.pop(table, None)
        while len(self.jobs) >= self.kept:
            failed = next((other for other, job in self.jobs.items() if job.failed), None)
            if failed is None:
                raise Refused("too_many", "reviews")
            del self.jobs[failed]
        job = self.jobs[table] = Job(len(film.decisions), state.version)
        if earlier is not None and earlier.version == job.version:
            job.glances, job.verdicts = earlier.glances, earlier.verdicts
        job.task = asyncio.create_task(self.make(state, film, person, job))

    async def make(self, state: State, film: Film, person: str, job: Job) -> None:
        table, slug = state.header.id, state.header.game
        try:
            await self.judge_all(film, slug, person, job)
            played = played_in(film)
            verdicts = [job.verdicts[one.number] for one in played]
            game = load(slug)
            review = Review(game, film.match(game).position, played, verdicts, job.budget, SEED)
            plain = msgspec.json.encode(review.plain())
            data = await self.house.offload(zlib.compress, plain, 9)
            summary = summarize_review(msgspec.json.decode(plain, type=GameReview))
            await self.house.store.store_review(table, data, summary)
            del self.jobs[table]
        except Exception as problem:  # of any kind: people must learn that the review has failed
            job.failed = True
            self.house.observer.trouble("review_failed", table, problem, game=slug)

    async def judge_all(self, film: Film, slug: str, person: str, job: Job) -> None:
        """Judges what has not been judged yet, the most telling decisions first."""
        played = played_in(film)
        places = asyncio.Semaphore(AT_ONCE)

        async def judge(one: Played, iterations: int, verdicts: Verdicts) -> None:
            if one.number in verdicts:
                return
            async with places:
                position = canonical(film.positions[one.number - 1])
                data = await self.judged(slug, position, person, one, iterations)
                verdicts[one.number] = None if data is None else read_verdict(data)

        await all_of([judge(one, GLANCE, job.glances) for one in played])
        telling = sorted(played, key=lambda one: -loss_of(job.glances[one.number]))
        await all_of([judge(one, job.budget, job.verdicts) for one in telling])

    async def judged(
        self, slug: str, position: str, person: str, played: Played, iterations: int, urgent: bool = False
    ) -> Any:
        """The verdict on a decision as plain data. Raises BotFailed if no attempt succeeds."""
        question = (slug, position, person, played, iterations, SEED, urgent)
        for _ in range(ATTEMPTS - 1):
            with suppress(BotFailed):
                return await self.house.bots.judge(*question)
        return await self.house.bots.judge(*question)

    async def reviewed(self, table: str, number: int) -> tuple[State, Film, ReviewedDecision]:
        """A decision of a stored review."""
        state = await finished(self.house, table)
        review = (await self.state(table)).review
        if review is None or not 1 <= number <= len(review.decisions):
            raise Refused("not_found")
        return state, await self.films.of(state), review.decisions[number - 1]

    async def exercise(self, table: str, number: int) -> Moment:
        """The table before decision `number`, as the deciding seat saw it."""
        state, film, one = await self.reviewed(table, number)
        return presentation.exercise(film.match(load(state.header.game), number - 1), one.seat)

    async def answer(self, person: str, table: str, number: int, move: str, take: Callable[[], None]) -> ComparedMove:
        """The verdict on another move at this decision. `take` spends from a rate limit if a bot has to judge it."""
        state, film, one = await self.reviewed(table, number)
        tried = next((row for row in one.compared if row.move == move), None)
        if tried is None:
            before = film.match(load(state.header.game), number - 1)
            if move not in before.moves(one.seat):
                raise Refused("illegal_move")
            take()
            tried = await self.judge_answer(state, film, person, Played(number, one.seat, move))
        solved = (one.best_chance or 0.0) - tried.chance < EQUAL  # any move as good as the best one solves it
        await self.house.store.note_try(person, table, str(one.number), solved)
        return tried

    async def judge_answer(self, state: State, film: Film, person: str, played: Played) -> ComparedMove:
        slug, position = state.header.game, canonical(film.positions[played.number - 1])
        try:
            budget = usual_budget(len(film.decisions))
            verdict = await self.judged(slug, position, person, played, budget, urgent=True)
        except BotFailed as failure:
            self.house.observer.trouble("answer_failed", state.header.id, game=slug, reason=str(failure))
            raise Refused("no_answer") from None
        if verdict is None:
            raise Refused("illegal_move")
        return msgspec.convert(plain_candidate(read_verdict(verdict).played), ComparedMove)

    async def close(self) -> None:
        await stop([job.task for job in self.jobs.values() if job.task is not None])


async def all_of(work: list[Coroutine[Any, Any, None]]) -> None:
    """Waits for all of them. If one fails, the others are stopped."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


def played_in(film: Film) -> list[Played]:
    return [
        Played(number, one.seat, one.text, one.events, one.revealed) for number, one in enumerate(film.decisions, 1)
    ]


def loss_of(verdict: Verdict | None) -> float:
    return 0.0 if verdict is None else verdict.loss
