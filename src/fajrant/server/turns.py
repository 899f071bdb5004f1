"""A fair queue that lends items, such as worker processes, to people."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class Queue(Generic[T]):
    """Requests that wait. Sources take turns, and so do the people of each source."""

    def __init__(self) -> None:
        self.sources: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[T]]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self.sources)

    def add(self, source: str, owner: str, turn: asyncio.Future[T]) -> None:
        self.sources.setdefault(source, OrderedDict()).setdefault(owner, deque()).append(turn)

    def remove(self, source: str, owner: str, turn: asyncio.Future[T]) -> None:
        """Takes back a request, unless it is no longer in the queue."""
        owners = self.sources.get(source, OrderedDict())
        turns = owners.get(owner, deque())
        if turn in turns:
            turns.remove(turn)
        if owner in owners and not turns:
            del owners[owner]
        if source in self.sources and not owners:
            del self.sources[source]

    def pop(self, source: str) -> asyncio.Future[T] | None:
        """The next request of a source. The source, and its owner within the source, go to the end of the queue."""
        owners = self.sources.pop(source)
        following: asyncio.Future[T] | None = None
        while owners and following is None:
            owner, turns = owners.popitem(last=False)
            while turns and following is None:
                turn = turns.popleft()
                following = None if turn.done() else turn
            if turns:
                owners[owner] = turns
        if owners:
            self.sources[source] = owners
        return following


class Turns(Generic[T]):
    """Lends items. No source has all of them at once, unless there is only one.

    A source is an address, or a person whose address is unknown. Waiting sources take turns, and so do the people of a
    source, so neither many requests nor many people at one address can starve another address. Requests that are not
    urgent get all items that no urgent request may take.
    """

    def __init__(self, items: Sequence[T]) -> None:
        self.idle = list(items)
        self.count = len(items)  # lent and idle
        self.most = max(1, len(items) - 1)  # per source
        self.lent: Counter[str] = Counter()  # by source
        self.waiting: Queue[T] = Queue()
        self.patient: Queue[T] = Queue()  # requests that are not urgent

    async def get(self, owner: str, urgent: bool = True, source: str | None = None) -> T:
        """Waits for an item. `put` and `drop` need the same source; without one, it is the owner."""
        source = owner if source is None else source
        if self.idle and (not urgent or self.lent[source] < self.most):
            return self.take(source, urgent)
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue = self.waiting if urgent else self.patient
        queue.add(source, owner, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            queue.remove(source, owner, turn)
            if turn.done() and not turn.cancelled():
                self.put(turn.result(), source, urgent)  # it was handed over just before
            raise

    def take(self, source: str, urgent: bool) -> T:
        """Lends an idle item. Only urgent requests count towards a source's limit, so the others never delay them."""
        if urgent:
            self.lent[source] += 1
        return self.idle.pop()

    def put(self, free: T, source: str, urgent: bool = True) -> None:
        """The source gives an item back. `urgent` as when it was lent."""
        self.drop(source, urgent)
        self.add(free)

    def drop(self, source: str, urgent: bool = True) -> None:
        """The item lent to the source is lost."""
        self.count -= 1
        if urgent:
            self.lent[source] -= 1
            if not self.lent[source]:
                del self.lent[source]

    def add(self, item: T) -> None:
        """Makes an item available, and lends it to the next request that waits."""
        self.count += 1
        self.idle.append(item)
        for source in [source for source in self.waiting.sources if self.lent[source] < self.most]:
            if self.idle:
                self.lend(self.waiting, source)
        while self.idle and self.patient:
            self.lend(self.patient, next(iter(self.patient.sources)))

    def lend(self, queue: Queue[T], source: str) -> None:
        """Hands an idle item to the next in a source's queue."""
        turn = queue.pop(source)
        if turn is not None:
            turn.set_result(self.take(source, queue is self.waiting))
