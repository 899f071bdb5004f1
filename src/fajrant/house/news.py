"""Messages to watchers: the whole table when a watcher connects, then only what has changed."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from fajrant.core.patches import Patch, difference
from fajrant.house.offers import grouped
from fajrant.house.presence import Presence
from fajrant.house.presentation import (
    comparable,
    moves_of,
    present,
    show_chat,
    show_head,
    show_presence,
    show_table,
    show_watching,
    viewers,
)
from fajrant.house.state import State
from fajrant.house.wire import LivePresence, MomentNews, PresenceNews, TableChangeReady, TableNews

Viewer = int | None  # a seat; None for a spectator


class Shown:
    """What viewers see of one table at its latest version, and what they saw at the version shown before it."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.seen: dict[Viewer, Any] = {}
        self.version_before = -1
        self.seen_before: dict[Viewer, Any] = {}
        self.moments: dict[tuple[Viewer, int], msgspec.Raw] = {}  # by viewer and the version that viewer has

    def next(self, version: int) -> None:
        self.version_before, self.seen_before = self.version, self.seen
        self.version, self.seen, self.moments = version, {}, {}


class Newsroom:
    """Remembers what was last sent for each table, so that only differences are sent. Shared by all watchers."""

    def __init__(self, kept: int) -> None:
        self.kept = kept  # number of tables remembered; for the others, whole moments are sent
        self.tables: OrderedDict[str, Shown] = OrderedDict()

    def moment(self, state: State, viewer: Viewer, base: int) -> msgspec.Raw:
        """What is new for a viewer since version `base`, as JSON. `base` is -1 for a viewer who has nothing yet."""
        shown = self.shown(state)
        key = (viewer, base)
        if key not in shown.moments:
            shown.moments[key] = msgspec.Raw(msgspec.json.encode(moment_news(state, shown, viewer, base)))
        return shown.moments[key]

    def shown(self, state: State) -> Shown:
        table = state.header.id
        shown = self.tables.pop(table, None)
        if shown is None:
            shown = Shown(state.version)
        elif shown.version < state.version:
            shown.next(state.version)
        elif shown.version > state.version:  # an outdated state is shown, but not remembered
            self.tables[table] = shown
            return Shown(state.version)
        self.tables[table] = shown
        while len(self.tables) > self.kept:
            self.tables.popitem(last=False)
        return shown


def moment_news(state: State, shown: Shown, viewer: Viewer, base: int) -> MomentNews:
    match = state.running()
    if viewer not in shown.seen:
        shown.seen[viewer] = comparable(present(state, match, viewer))
    seen = shown.seen[viewer]
    change: Patch = [seen]
    if base == shown.version_before and viewer in shown.seen_before:
        change = difference(shown.seen_before[viewer], seen)
    since = state.known_at(base)
    return MomentNews(
        seat=viewer,
        number=match.decisions(),
        change=change,
        moves=grouped(moves_of(state, match, viewer)),
        since=since,
        journal=match.journal(viewer, since),
    )


def parts_of_head(state: State) -> tuple[Any, ...]:
    """The parts of a table's head that can change, except its version and who is online."""
    return state.chairs, state.owners, state.status, state.rematch, state.expires


class Watching:
    """One watcher of a table: what the client has, and what to send next."""

    def __init__(self, person: str, presence: Presence, patience: float, newsroom: Newsroom, known: int = -1) -> None:
        self.person = person
        self.presence = presence
        self.patience = patience
        self.newsroom = newsroom
        self.version = known  # the version of the table that the client has; -1 for none
        self.head: Any = None  # the table's head as the client has it; None if unknown
        self.shown: Any = None  # what that head was built from; see `parts_of_head`
        self.viewers: list[Viewer] = []  # the viewers whose moments the client has

    def table_news(self, state: State) -> TableNews | TableChangeReady | None:
        """The whole table at first, then changes; None if the client already has this version."""
        base, before, viewers_before = self.version, self.head, self.viewers
        if state.version == base and before is not None:
            return None
        self.version = state.version
        head = self.renew_head(state)
        self.viewers = viewers(state, self.person)
        if state.version == base:
            return None
        if before is None:
            return TableNews(show_table(state, self.person, self.presence, self.patience))
        return TableChangeReady(
            base=base,
            version=state.version,
            head=head,
            chat=show_chat(state, base),
            moments=[
                self.newsroom.moment(state, viewer, base if viewer in viewers_before else -1) for viewer in self.viewers
            ]
            if state.match is not None
            else [],
        )

    def renew_head(self, state: State) -> Patch:
        """Brings the head up to this state. Returns what has changed."""
        before, shown_before = self.head, self.shown
        self.shown = parts_of_head(state), *self.who_is_here(state)
        if before is not None and self.shown == shown_before:  # as after most moves
            self.head = {**before, "version": state.version}
            return {"version": [state.version]}
        self.head = msgspec.to_builtins(show_head(state, self.person, self.presence, self.patience))
        return difference(before, self.head)

    def who_is_here(self, state: State) -> tuple[list[LivePresence], list[str | None]]:
        seats = [show_presence(state.header.id, chair, self.presence) for chair in state.chairs]
        return seats, show_watching(state, self.presence)

    def presence_news(self, state: State) -> PresenceNews:
        seats, watching = self.who_is_here(state)
        if self.head is not None:  # the client applies this to its copy of the table
            pairs = zip(self.head["seats"], seats, strict=True)
            seats_now = [{**seat, "online": there.online, "away": there.away} for seat, there in pairs]
            self.head = {**self.head, "seats": seats_now, "watching": watching}
            self.shown = self.shown[0], seats, watching
        return PresenceNews(seats, watching)
