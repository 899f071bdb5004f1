"""The state of a table after a number of deeds. States are immutable, so they can be shared freely."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from fajrant.core.clock import SHIFT
from fajrant.core.match import NAME_LENGTH, Match, begun_from, check_names, new_match, read_position
from fajrant.games import load
from fajrant.house.deeds import (
    AnyDeed,
    BotSat,
    Chair,
    Erased,
    Header,
    Left,
    Moved,
    Opened,
    Rematched,
    Resigned,
    Said,
    Sat,
    Standing,
    Started,
    Summary,
    Undone,
    Warned,
)
from fajrant.house.wire import ENDED, Clock, Status
from fajrant.texts.bot_names import bot_names

OLD_BOT = "Bot"  # the name of bots in old deeds that name none
CHAT_KEPT = 200  # lines shown; the store has them all


@dataclass(frozen=True)
class State:
    header: Header
    version: int = 0  # the number of the last deed
    last: AnyDeed | None = None
    chairs: tuple[Chair, ...] = ()
    owners: frozenset[tuple[str, int]] = frozenset()  # (person, seat): everybody who has owned a seat since the start
    match: Match | None = None  # once started, unless the table is stuck
    history: tuple[tuple[int, ...], ...] = ()  # points by seat, before the first decision and after each
    versions: tuple[int, ...] = ()  # the version of the start, and of each decision that was not taken back
    chat: tuple[tuple[int, Said], ...] = ()  # (version, line)
    rematch: str = ""
    stuck: bool = False  # the current rules can neither continue nor show this table

    @property
    def status(self) -> Status:
        if self.stuck:
            return "stuck"
        if not self.has_started:
            return "open"
        return "over" if self.running().over() else "running"

    @property
    def has_ended(self) -> bool:
        return self.status in ENDED

    @property
    def has_started(self) -> bool:
        return bool(self.versions)

    def acting(self) -> tuple[int, ...]:
        return () if self.match is None else self.match.acting()

    def number(self) -> int:
        """How many decisions have been made."""
        return 0 if self.match is None else self.match.decisions()

    def known_at(self, version: int) -> int:
        """How many of the current decisions had been made at an earlier version; -1 before the start.

        A decision that was taken back and made again has a version of its own.
        """
        return bisect_right(self.versions, version) - 1

    def seats_of(self, person: str) -> list[int]:
        """The seats this person owns, including those where a bot stands in."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def bots(self) -> int:
        """The seats of bots, a bit for each. A seat where a bot stands in for its owner is not among them."""
        return sum([1 << seat for seat, chair in enumerate(self.chairs) if chair.level and not chair.person])

    def after(self, deed: AnyDeed) -> State:
        """The table after one more deed. Raises IllegalMove if the game's rules do not allow it."""
        version = self.version + 1
        match deed:
            case Opened():
                return replace(self, version=version, last=deed, chairs=(Chair(),) * deed.seats)
            case Sat():
                return self.seated(deed.seat, Chair(person=deed.person, name=deed.name), deed)
            case Left():
                return self.seated(deed.seat, Chair(), deed)
            case BotSat():
                chair = self.chairs[deed.seat]
                if self.has_started and chair.person:
                    return self.seated(deed.seat, Chair(chair.person, deed.level, chair.name), deed)
                return self.seated(deed.seat, Chair(level=deed.level, name=deed.name), deed)
            case Resigned():
                chair = Chair(level=deed.level, name=self.chairs[deed.seat].name, resigned=True)
                given_up = self.seated(deed.seat, chair, deed)
                people_left = any(chair.person for chair in given_up.chairs)
                return given_up if people_left else given_up.filled(deed.level, deed.bots)
            case Started():
                begun = opening(self.header, len(self.chairs))
                history = tuple([points(match) for match in begun])
                return replace(self.started(deed, len(begun)), match=begun[-1], history=history)
            case Moved():
                after = fork(self.running())
                after.play(deed.seat, deed.text)
                history = (*self.history, points(after))
                versions = (*self.versions, version)
                return replace(self, version=version, last=deed, match=after, history=history, versions=versions)
            case Undone():
                after = fork(self.running())
                after.undo(deed.seat, self.bots())
                history, versions = self.history[: deed.number], self.versions[: deed.number]
                return replace(self, version=version, last=deed, match=after, history=history, versions=versions)
            case Said():
                return replace(self, version=version, last=deed, chat=(*self.chat, (version, deed))[-CHAT_KEPT:])
            case Rematched():
                return replace(self, version=version, last=deed, rematch=deed.table)
            case Warned():
                return replace(self, version=version, last=deed)
            case Erased():  # nothing happened at the table
                return replace(self, version=version)

    def started(self, deed: Started, moments: int) -> State:
        """The table after its start, still without its match. `moments` counts the deal and decisions made before."""
        owners = frozenset([(chair.person, seat) for seat, chair in enumerate(self.chairs) if chair.person])
        version = self.version + 1
        return replace(self, version=version, last=deed, versions=(version,) * moments, owners=owners)

    def seated(self, seat: int, chair: Chair, deed: AnyDeed) -> State:
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        owners = self.owners
        if self.has_started and chair.person:
            owners |= {(chair.person, seat)}
        return replace(self, version=self.version + 1, last=deed, chairs=chairs, owners=owners)

    def filled(self, level: str, names: tuple[str, ...]) -> State:
        """Puts bots on all free seats, because nobody is left who could do it."""
        state = self
        for seat, name in zip(self.free_seats(), names or (OLD_BOT,) * len(self.chairs), strict=False):
            bot = Chair(level=level, name=state.free_name(seat, name))
            state = replace(state, chairs=(*state.chairs[:seat], bot, *state.chairs[seat + 1 :]))
        return state

    def free_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.free()]

    def bot_names(self, count: int) -> tuple[str, ...]:
        """Names for bots who sit down now."""
        return tuple(bot_names(self.header.id, count, [chair.name for chair in self.chairs]))

    def free_name(self, seat: int, name: str) -> str:
        """The name, with a number added if another seat already has it."""
        taken = {chair.name for place, chair in enumerate(self.chairs) if place != seat}
        free, number = name, 1
        while free in taken:
            number += 1
            mark = f" {number}"
            free = name[: NAME_LENGTH - len(mark)].rstrip() + mark
        return free

    def running(self) -> Match:
        assert self.match is not None, "only a table that has started has moves"
        return self.match

    @property
    def updated(self) -> str:
        """When something last happened. A warning about inactivity does not count."""
        if isinstance(self.last, Warned):
            return self.last.since
        return self.header.made if self.last is None else self.last.at

    @property
    def expires(self) -> str | None:
        """When the table will be deleted if nobody does anything; None if its players have not been warned."""
        return self.last.until if isinstance(self.last, Warned) else None

    def summary(self) -> Summary:
        return Summary(
            id=self.header.id,
            game=self.header.game,
            host=self.header.host,
            status=self.status,
            chairs=list(self.chairs),
            acting=list(self.acting()),
            number=self.number(),
            updated=self.updated,
            owners=sorted({person for person, _ in self.owners}),
            clock=None if self.match is None else clock_of(self.match),
            expires=self.expires,
            standing=self.standing() if self.status == "over" else None,
        )

    def standing(self) -> Standing:
        match = self.running()
        dealt = not self.header.position and not self.header.moves
        return Standing(match.categories(), match.ranking(), dealt)

    def record(self) -> str:
        """The record of the match, with the seats' current names."""
        return renamed(self.running(), self.names()).record()

    def names(self) -> list[str]:
        return [chair.name or f"seat {seat}" for seat, chair in enumerate(self.chairs)]


def rebuild(header: Header, deeds: Iterable[AnyDeed]) -> State:
    """Replays a table from its deeds under the current rules."""
    state = State(header)
    for deed in deeds:
        state = state.after(deed)
    return state


def deal(header: Header, seats: int) -> Match:
    """The match before its first decision."""
    game = load(header.game)
    if header.position:
        match = begun_from(game, check_names(seats, None), read_position(game, json.loads(header.position)))
    else:
        match = new_match(game, seats, int(header.seed), header.options, version=header.rules)
    match.free_undo = header.free_undo
    return match


def opening(header: Header, seats: int) -> list[Match]:
    """The match after the deal, and after each decision of the record that the table continues."""
    matches = [deal(header, seats)]
    for seat, text in header.moves:
        match = fork(matches[-1])
        match.play(seat, text)
        matches.append(match)
    return matches


def fork(match: Match) -> Match:
    """A copy that can be played on. The position is shared: playing and undoing replace it and never change it."""
    return renamed(match, match.names)


def renamed(match: Match, names: list[str]) -> Match:
    return Match(
        match.game,
        names,
        match.start,
        match.version,
        match.position,
        match.opening,
        match.last,
        match.undoable,
        match.free_undo,
    )


def clock_of(match: Match) -> Clock:
    clock = match.clock()
    kind: Literal["shift", "round"] = "shift" if clock.kind == SHIFT else "round"
    return Clock(kind, clock.now, clock.last or None, clock.phases, clock.phase or None)


def points(match: Match) -> tuple[int, ...]:
    return tuple(match.scores())
