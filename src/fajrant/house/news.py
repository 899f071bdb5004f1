"""What is new at a table for somebody who watches it. History is sent once, when a watcher comes."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from fajrant.house.patches import Patch, difference
from fajrant.house.presence import Presence
from fajrant.house.presentation import present, show_chat, show_head, show_presence, show_table, show_watching, viewers
from fajrant.house.state import State
from fajrant.house.wire import MomentNews, PresenceNews, TableChangeReady, TableNews

Viewer = int | None  # a seat, or a spectator


class Shown:
    """The views of one table at its latest version and at the one that was shown before."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.views: dict[Viewer, Any] = {}
        self.version_before = -1
        self.views_before: dict[Viewer, Any] = {}
        self.moments: dict[tuple[Viewer, int], msgspec.Raw] = {}  # by viewer and the version they know

    def next(self, version: int) -> None:
        self.version_before, self.views_before = self.version, self.views
        self.version, self.views, self.moments = version, {}, {}


class Newsroom:
    """Remembers what was shown of tables last, so that a change can be told as a change. Shared by all watchers."""

    def __init__(self, kept: int) -> None:
        self.kept = kept  # tables; of others, the view is sent whole
        self.tables: OrderedDict[str, Shown] = OrderedDict()

    def moment(self, state: State, viewer: Viewer, base: int) -> msgspec.Raw:
        """What is new for a viewer since version `base`; -1 if they know nothing."""
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
        elif shown.version > state.version:  # overtaken: it is shown, but not remembered
            self.tables[table] = shown
            return Shown(state.version)
        self.tables[table] = shown
        while len(self.tables) > self.kept:
            self.tables.popitem(last=False)
        return shown


def moment_news(state: State, shown: Shown, viewer: Viewer, base: int) -> MomentNews:
    match = state.running()
    if viewer not in shown.views:
        shown.views[viewer] = match.view(viewer)
    view = shown.views[viewer]
    change: Patch = [view]
    if base == shown.version_before and viewer in shown.views_before:
        change = difference(shown.views_before[viewer], view)
    since = state.known_at(base)
    return MomentNews(**present(state, match, viewer), view=change, since=since, journal=match.journal(viewer, since))


class Watching:
    """One watcher of a table: what they were told, and what to tell them next."""

    def __init__(self, person: str, presence: Presence, patience: float, newsroom: Newsroom, known: int = -1) -> None:
        self.person = person
        self.presence = presence
        self.patience = patience
        self.newsroom = newsroom
        self.version = known  # of the table that the client has; -1 for none
        self.head: Any = None  # as the client has it, if that is known
        self.viewers: list[Viewer] = []  # whose moments the client has

    def table_news(self, state: State) -> TableNews | TableChangeReady | None:
        """The whole table at first, then changes; None if the client has this version."""
        base, before, had = self.version, self.head, self.viewers
        if state.version == base and before is not None:
            return None
        self.version = state.version
        self.head = msgspec.to_builtins(show_head(state, self.person, self.presence, self.patience))
        self.viewers = viewers(state, self.person)
        if state.version == base:
            return None
        if before is None:
            return TableNews(show_table(state, self.person, self.presence, self.patience))
        return TableChangeReady(
            base=base,
            version=state.version,
            head=difference(before, self.head),
            chat=show_chat(state, base),
            moments=[self.newsroom.moment(state, one, base if one in had else -1) for one in self.viewers]
            if state.match is not None
            else [],
        )

    def presence_news(self, state: State) -> PresenceNews:
        seats = [show_presence(state.header.id, chair, self.presence) for chair in state.chairs]
        watching = show_watching(state, self.presence)
        if self.head is not None:  # the client's table has this from now on
            known = zip(self.head["seats"], seats, strict=True)
            now = [{**seat, "online": one.online, "away": one.away} for seat, one in known]
            self.head = {**self.head, "seats": now, "watching": watching}
        return PresenceNews(seats, watching)
