"""The house runs the tables: it loads them from the store, changes them one deed at a time and drives the bots."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec import structs

from fajrant.bots import bot
from fajrant.core.dice import seeded
from fajrant.core.errors import DeadEnd, FajrantError
from fajrant.core.match import Match
from fajrant.games import load
from fajrant.house import commands, retention
from fajrant.house.background import attempt, repeat, stop
from fajrant.house.deeds import AnyDeed, Header, Moved, Said, Undone
from fajrant.house.erasing import give_up
from fajrant.house.errors import WAIT, Refused
from fajrant.house.fanout import Changed, Deleted, Fanout, Made, Note, Thinking
from fajrant.house.outcomes import Film, LatestPositions
from fajrant.house.ports import QUICK, BotFailed, Limits, Ports
from fajrant.house.presence import Presence
from fajrant.house.restoring import catch_up, film_of, is_stored, outcome_of, record_of, restore, with_outcomes
from fajrant.house.state import State
from fajrant.house.store import Conflict, NoRoom, Row, Store

MANY = 1 << 60
POSITIONS_KEPT = 200  # tables; a position as plain data takes tens of kilobytes
TRIES = 20  # attempts at a deed while other servers write to the same table first
BOTS_SECONDS = 15.0  # a server's claim to the bots of a table expires unless it is renewed within this time


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
        self.patience = WAIT["no_room"]  # seconds before a bot retries a move that could not be stored
        self.cache: OrderedDict[str, State] = OrderedDict()
        self.positions = LatestPositions(POSITIONS_KEPT)
        self.outdated: set[str] = set()  # tables in the cache that may have changed since in the store
        self.loading: dict[str, int] = {}  # tables being read, and the latest version of each that we have heard of
        self.server = secrets.token_urlsafe(6)  # which server plays which bots
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.waking: asyncio.Task[None] | None = None
        self.pinning: asyncio.Task[bool] | None = None
        self.taking_over: asyncio.Task[None] | None = None
        self.tidying: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Resumes the bots that were to move when the server stopped."""
        if self.limits.bots_awake:
            self.waking = asyncio.create_task(self.bots.wake())
        if self.store.shared:
            work = repeat(self.observer, "bots_left", BOTS_SECONDS / 5, self.take_over)
            self.taking_over = asyncio.create_task(work)
        else:
            for summary in await self.store.running():
                if any(summary.chairs[seat].level for seat in summary.acting):
                    self.drive(summary.id)
        self.pinning = asyncio.create_task(attempt(self.observer, "tables_not_pinned", self.pin_tables))
        self.tidying = asyncio.create_task(retention.keep_tidy(self))

    async def take_over(self) -> None:
        """Renews the claim to the bots that this server plays, and takes over those of servers that died."""
        await self.store.keep_bots(self.server, list(self.drivers), BOTS_SECONDS)
        for table in await self.store.take_left_bots(self.server, BOTS_SECONDS):
            self.drive(table)

    async def pin_tables(self) -> None:
        """Stores the missing outcomes of tables from earlier versions, while the current rules still match them."""
        for table in await self.store.without_outcomes():
            try:
                async with self.lock(table):
                    await self.stored(table)
            except Refused:
                pass  # the table was deleted in the meantime
            except Exception as problem:
                self.observer.trouble("table_not_pinned", table, problem)

    async def close(self) -> None:
        others = (self.waking, self.pinning, self.taking_over, self.tidying)
        await stop([*self.drivers.values(), *[task for task in others if task]])
        if self.store.shared:
            with suppress(NoRoom):
                await self.store.leave_bots(self.server)
        self.bots.close()

    # ------------------------------------------------------------ looking and changing

    def lock(self, table: str) -> asyncio.Lock:
        return self.locks.setdefault(table, asyncio.Lock())

    async def state(self, table: str) -> State:
        """The current state of the table. Raises Refused("not_found") if there is no such table.

        If servers share the database, it may be a few milliseconds old; see `newest`.
        """
        if table in self.cache and table not in self.outdated:
            self.cache.move_to_end(table)
            return self.cache[table]
        async with self.lock(table):
            return await self.load(table)

    async def newest(self, table: str) -> State:
        """The state of the table with everything that any server has stored before this call."""
        self.hear_while_loading(table, MANY)  # a read in progress may have begun before this call
        await self.outdated_tables([table])
        return await self.state(table)

    async def outdated_tables(self, tables: list[str]) -> list[str]:
        """Asks the store which of these tables have changed since they were read, and marks them."""
        known = [table for table in tables if table in self.cache] if self.store.shared else []
        if not known:
            return []
        versions = await self.store.versions(known)
        for table in known:
            if table in self.cache and self.cache[table].version < versions.get(table, MANY):
                self.outdated.add(table)
        return [table for table in known if table in self.outdated]

    def hear(self, table: str, note: Note, made: Made | None = None) -> None:
        """Handles a note from another server. If it comes with the deed, the store need not be read."""
        if not isinstance(note, Changed | Deleted):
            return
        self.hear_while_loading(table, MANY if made is None else made.version)
        if table in self.cache:
            after = None if made is None or table in self.outdated else after_hearing(self.cache[table], made)
            if after is None:
                self.outdated.add(table)
            else:
                self.keep(after)

    def hear_while_loading(self, table: str, version: int) -> None:
        """Notes this version if the table is being read, because the read may return an older one."""
        if table in self.loading:
            self.loading[table] = max(version, self.loading[table])

    async def load(self, table: str) -> State:
        """Returns the cached state or restores it. The caller holds the table's lock."""
        while table not in self.cache or table in self.outdated:
            late = table in self.outdated
            self.loading[table] = 0
            try:
                state = await self.read(table)
                if state.version < self.loading[table]:  # a deed was stored while older ones were read
                    self.outdated.add(table)
            finally:
                del self.loading[table]
            self.keep(state)
            if late:
                self.fanout.publish_here(table, Changed())  # watchers at this server may have missed the change too
        return self.cache[table]

    async def read(self, table: str) -> State:
        """The stored state: what is new since the cached one, or everything. The caller holds the table's lock."""
        self.outdated.discard(table)
        before = self.cache.pop(table, None)
        state = None if before is None else await self.catch_up(before)
        if state is None:
            state = await self.offload(restore, *await self.stored(table))
            if state.stuck:
                await self.store.summarize(state.summary())
        return state

    async def catch_up(self, before: State) -> State | None:
        """The state with what other servers have stored since; None if the table has to be read as a whole."""
        table = before.header.id
        rows = await self.store.read_since(table, before.version)
        if rows:
            return catch_up(before, rows)
        versions = await self.store.versions([table])  # no rows may also mean that it is packed or gone
        return before if versions.get(table) == before.version else None

    async def stored(self, table: str) -> tuple[Header, list[Row]]:
        """The table's header and rows. Outcomes missing from a table of an earlier version are computed and stored."""
        stored = await self.store.read(table)
        if stored is None:
            raise Refused("not_found")
        header, rows = stored
        if is_stored(rows):
            return stored
        deeds = [deed for deed, _ in rows]
        try:
            _, complete = await self.offload(with_outcomes, header, deeds)
        except (FajrantError, DeadEnd) as problem:
            self.observer.trouble("table_stuck", table, problem, game=header.game)
            return header, rows
        outcomes = {number: done for number, (_, done) in enumerate(complete, 1) if done is not None}
        await self.store.add_outcomes(table, outcomes)
        return header, complete

    async def record(self, state: State) -> str:
        """The record of a table that has ended or is stuck."""
        if not state.stuck:
            return state.record()
        _, rows = await self.stored(state.header.id)
        return record_of(state, rows)

    async def film(self, table: str) -> Film:
        """The game of a table, decision by decision."""
        return await self.offload(film_of, *await self.stored(table))

    def keep(self, state: State) -> None:
        self.cache[state.header.id] = state
        self.cache.move_to_end(state.header.id)
        while len(self.cache) > self.limits.cached_tables:
            forgotten, _ = self.cache.popitem(last=False)
            self.outdated.discard(forgotten)

    def forget(self, table: str) -> None:
        """Drops the cached state of a table."""
        self.cache.pop(table, None)
        self.outdated.discard(table)

    async def make(self, header: Header, deeds: list[AnyDeed]) -> State:
        state, rows = await self.offload(with_outcomes, header, deeds)
        await self.store.make(header, rows, state.summary())
        self.keep(state)
        self.wake(state)
        return state

    async def change(self, table: str, decide: Callable[[State], AnyDeed | None]) -> State:
        """Stores the deed that `decide` returns, and only then publishes it. None from `decide` means no change."""
        async with self.lock(table):
            for _ in range(TRIES):
                before = await self.load(table)
                try:
                    decided = decide(before)
                except Refused:
                    if await self.outdated_tables([table]):  # it may be allowed by now
                        continue
                    raise
                if decided is None:
                    return before
                deed = structs.replace(decided, at=self.clock.now())
                after = before.after(deed)
                if await self.append(before, deed, after):
                    break
            else:
                raise Refused("stale")
        self.observer.wrote(deed)
        self.fanout.publish(table, Changed(), for_other_servers(after, deed))
        self.wake(after)
        return after

    async def append(self, before: State, deed: AnyDeed, after: State) -> bool:
        """Stores a deed. False if another server has stored one in the meantime. The caller holds the table's lock."""
        table = before.header.id
        done = outcome_of(before, deed, after, self.positions)
        try:
            await self.store.append(table, after.version, (deed, done), after.summary())
        except Conflict:
            self.outdated.add(table)
            return False
        except BaseException:
            self.outdated.add(table)  # the deed may or may not be stored: read the table back
            raise
        self.keep(after)
        return True

    async def delete(self, table: str, check: Callable[[State], None]) -> None:
        """Deletes the table and its record for everybody, unless `check` raises Refused."""
        async with self.lock(table):
            check(await self.load(table))
            await self.store.delete(table)
            self.forget(table)
        self.fanout.publish(table, Deleted())

    async def erase(self, table: str, person: str, level: str) -> None:
        """Removes a person from a table; bots of this level play on. Deletes the table if it is nobody else's."""
        async with self.lock(table):
            await self.outdated_tables([table])
            state = await self.load(table)
            deleted = commands.is_nobody_elses(state.summary(), person)
            if deleted:
                await self.store.delete(table)
            else:
                await self.store.erase(table, person)
            self.forget(table)
        self.fanout.publish(table, Deleted() if deleted else Changed())
        if not deleted:
            for _ in state.chairs:
                await self.change(table, lambda now: give_up(now, level))

    # ------------------------------------------------------------ bots

    def wake(self, state: State) -> None:
        if bot_asked(state) is not None:
            self.drive(state.header.id)

    def drive(self, table: str) -> None:
        if table not in self.drivers:
            self.drivers[table] = asyncio.create_task(self.drive_bots(table))

    async def drive_bots(self, table: str) -> None:
        """Plays one bot decision after another, until it is a person's turn or the game is over.

        After a failure, the claim to the bots expires, so that this server or another one tries again.
        """
        go_on = False
        try:
            if self.store.shared and not await self.store.take_bots(table, self.server, BOTS_SECONDS):
                return
            state = await self.state(table)
            while (seat := bot_asked(state)) is not None:
                try:
                    state = await self.bot_turn(state, seat)
                except NoRoom:
                    self.observer.trouble("bot_waits", table, reason="no_room")
                    await asyncio.sleep(self.patience)
                    state = await self.state(table)
            if self.store.shared:
                await self.store.leave_bots(self.server, table)
                go_on = bot_asked(await self.newest(table)) is not None  # another server's deed may just have asked one
        except Refused as refused:
            if refused.code != "not_found":  # not_found: the table was deleted in the meantime
                self.observer.trouble("bots_stopped", table, refused, reason=refused.because)
        except Exception as problem:
            self.observer.trouble("bots_stopped", table, problem)
        finally:
            del self.drivers[table]
        if go_on:
            self.drive(table)

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
        """The move of a bot of that level. If it fails, a quick bot makes this one decision here; the level stays.

        When no person is left at the table, quick bots play the game to its end.
        """
        match = state.running()
        people_left = any(chair.person for chair in state.chairs)
        try:
            return await self.bots.choose(match, seat, level if people_left else QUICK, state.header.host)
        except BotFailed as failure:
            game = match.game.slug
            self.observer.trouble("bot_failed", state.header.id, game=game, bot=level, reason=str(failure))
        return await self.offload(quick_choice, match, seat)


def quick_choice(match: Match, seat: int) -> str:
    """The move of a bot that does not search."""
    dice = seeded(secrets.randbits(62))
    return bot(QUICK).choose(match.game, match.position.clone(), seat, dice).text


def for_other_servers(after: State, deed: AnyDeed) -> Made | None:
    """The deed as it is sent to other servers; None for the rarer kinds, which they read from the store."""
    if not isinstance(deed, Moved | Undone | Said):
        return None
    return Made(after.version, load(after.header.game).version, deed)


def after_hearing(state: State, made: Made) -> State | None:
    """The state after another server's deed; None if the table must be read: deeds are missing, or the rules differ."""
    if made.version != state.version + 1 or made.rules != load(state.header.game).version or state.stuck:
        return None
    try:
        return state.after(made.deed)
    except FajrantError:
        return None


def bot_asked(state: State) -> int | None:
    """The first acting seat that a bot plays; None if there is none."""
    return next((seat for seat in state.acting() if state.chairs[seat].level), None)
