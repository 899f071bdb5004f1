"""The house keeps the tables: loads them from the store, changes them one deed at a time, and wakes the bots."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from msgspec import structs

from fajrant.bots import LEVELS
from fajrant.house import commands
from fajrant.house.deeds import AnyDeed, Header
from fajrant.house.errors import WAIT, Refused
from fajrant.house.fanout import Changed, Deleted, Fanout, Thinking
from fajrant.house.ports import BotFailed, Limits, Ports
from fajrant.house.presence import Presence
from fajrant.house.state import State, rebuild
from fajrant.house.store import Conflict, NoRoom, Store

QUICK = LEVELS[1]  # takes no time to think


class House:
    def __init__(self, limits: Limits, store: Store, fanout: Fanout, ports: Ports) -> None:
        self.limits = limits
        self.store = store
        self.fanout = fanout
        self.bots = ports.bots
        self.clock = ports.clock
        self.observer = ports.observer
        self.names = ports.names
        self.offload = ports.offload
        self.presence = Presence(ports.clock.monotonic, limits.absences)
        self.patience = WAIT["no_room"]  # seconds until a bot tries again to write down its move
        self.cache: OrderedDict[str, State] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bots that were thinking when the server stopped go on."""
        if self.limits.bots_awake:
            self.waking = asyncio.create_task(self.bots.wake())
        for summary in await self.store.running():
            if any(summary.chairs[seat].level for seat in summary.acting):
                self.drive(summary.id)

    async def close(self) -> None:
        tasks = [*self.drivers.values(), *([self.waking] if self.waking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()

    # ------------------------------------------------------------ looking and changing

    def lock(self, table: str) -> asyncio.Lock:
        return self.locks.setdefault(table, asyncio.Lock())

    async def state(self, table: str) -> State:
        """The table as it is now; not_found if there is none."""
        if table in self.cache:
            self.cache.move_to_end(table)
            return self.cache[table]
        async with self.lock(table):
            return await self.load(table)

    async def load(self, table: str) -> State:
        """Under the table's lock."""
        if table not in self.cache:
            found = await self.store.read(table)
            if found is None:
                raise Refused("not_found")
            self.keep(await self.offload(rebuild, *found))
        return self.cache[table]

    def keep(self, state: State) -> None:
        self.cache[state.header.id] = state
        self.cache.move_to_end(state.header.id)
        while len(self.cache) > self.limits.cached_tables:
            self.cache.popitem(last=False)

    async def make(self, header: Header, deeds: list[AnyDeed]) -> State:
        state = await self.offload(rebuild, header, deeds)
        await self.store.make(header, deeds, state.summary())
        self.keep(state)
        self.wake(state)
        return state

    async def change(self, table: str, decide: Callable[[State], AnyDeed | None]) -> State:
        """Lets a command say its deed, writes it down, and only then shows it to anybody."""
        async with self.lock(table):
            before = await self.load(table)
            decided = decide(before)
            if decided is None:
                return before
            deed = structs.replace(decided, at=self.clock.now())
            after = before.after(deed)
            try:
                await self.store.append(table, after.version, deed, after.summary())
            except BaseException as problem:
                self.cache.pop(table, None)  # whatever was written, the store knows
                if isinstance(problem, Conflict):
                    await self.load(table)
                    raise Refused("stale") from None
                raise
            self.keep(after)
        self.observer.wrote(deed)
        self.fanout.publish(table, Changed())
        self.wake(after)
        return after

    async def delete(self, table: str, check: Callable[[State], None]) -> None:
        """The table and its record are gone for everybody, if `check` does not refuse."""
        async with self.lock(table):
            check(await self.load(table))
            await self.store.delete(table)
            self.cache.pop(table, None)
        self.fanout.publish(table, Deleted())

    # ------------------------------------------------------------ bots

    def wake(self, state: State) -> None:
        if bot_asked(state) is not None:
            self.drive(state.header.id)

    def drive(self, table: str) -> None:
        if table not in self.drivers:
            self.drivers[table] = asyncio.create_task(self.drive_bots(table))

    async def drive_bots(self, table: str) -> None:
        """One bot after another, until a person is asked or the game is over."""
        try:
            state = await self.state(table)
            while (seat := bot_asked(state)) is not None:
                try:
                    state = await self.bot_turn(state, seat)
                except NoRoom:
                    self.observer.trouble("bot_waits", table, reason="no_room")
                    await asyncio.sleep(self.patience)
                    state = await self.state(table)
        except Refused as refused:
            if refused.code != "not_found":  # the table was deleted meanwhile
                self.observer.trouble("bots_stopped", table, refused, reason=refused.because)
        except Exception as problem:
            self.observer.trouble("bots_stopped", table, problem)
        finally:
            del self.drivers[table]

    async def bot_turn(self, state: State, seat: int) -> State:
        table = state.header.id
        match = state.running()
        if match.last is None or match.last.seat != seat:
            await asyncio.sleep(self.limits.bot_pause)
            state = await self.state(table)
            match = state.running()
            if bot_asked(state) != seat:
                return state
        level = state.chairs[seat].level
        self.fanout.publish(table, Thinking(seat))
        began = self.clock.monotonic()
        text = await self.bot_choice(state, seat, level)
        self.observer.thought(self.clock.monotonic() - began)
        return await self.change(table, lambda now: commands.bot_move(now, seat, level, match, text))

    async def bot_choice(self, state: State, seat: int, level: str) -> str:
        """What a bot of that level plays. If it fails, a simpler one makes this one decision; its level stays.

        Where no person is left, nobody waits for good moves: the game is played out quickly.
        """
        match = state.running()
        left = any(chair.person for chair in state.chairs)
        for one in dict.fromkeys([level, QUICK] if left else [QUICK]):
            try:
                return await self.bots.choose(match, seat, one, state.header.host)
            except BotFailed as failure:
                game = match.game.slug
                self.observer.trouble("bot_failed", state.header.id, game=game, bot=one, reason=str(failure))
        return secrets.choice(match.moves(seat))


def bot_asked(state: State) -> int | None:
    """The first bot that may move now."""
    return next((seat for seat in state.acting() if state.chairs[seat].level), None)
