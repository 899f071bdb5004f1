"""A table at one moment: what its deeds add up to. States never change, so anybody may look at one at any time."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from msgspec import Raw

from fajrant.core.match import Match, begun_from, check_names, new_match, read_position
from fajrant.games import load
from fajrant.house.deeds import (
    AnyDeed,
    BotSat,
    Chair,
    Header,
    Left,
    Moved,
    Opened,
    Rematched,
    Resigned,
    Said,
    Sat,
    Started,
    Summary,
    Undone,
)
from fajrant.house.wire import Status

BOT = "Bot"  # the name of a bot that was given none
CHAT_KEPT = 200  # lines shown; the log has them all


@dataclass(frozen=True)
class State:
    header: Header
    version: int = 0  # the number of the last deed
    last: AnyDeed | None = None
    chairs: tuple[Chair, ...] = ()
    owners: frozenset[tuple[str, int]] = frozenset()  # every person who has owned a seat since the start, and which
    match: Match | None = None  # once started
    history: tuple[tuple[int, ...], ...] = ()  # points by seat, before the first decision and after each
    chat: tuple[Said, ...] = ()
    rematch: str = ""
    # made while showing, see `show`: what each seat was told so far (shared with the states before), and its moment
    told: dict[int | None, tuple[int, tuple[Raw, ...]]] = field(default_factory=dict, compare=False)
    shown: dict[int | None, Raw] = field(init=False, default_factory=dict, compare=False)

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "over" if self.match.over() else "running"

    def acting(self) -> tuple[int, ...]:
        return () if self.match is None else self.match.acting()

    def number(self) -> int:
        """How many decisions were made."""
        return 0 if self.match is None else self.match.decisions()

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person owns, also while a bot stands in."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def after(self, deed: AnyDeed) -> State:
        """The table after one more deed; IllegalMove if the rules of the game do not allow it."""
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
                if self.match is not None and chair.person:
                    return self.seated(deed.seat, Chair(chair.person, deed.level, chair.name), deed)
                return self.seated(deed.seat, Chair(level=deed.level, name=deed.name), deed)
            case Resigned():
                chair = Chair(level=deed.level, name=self.chairs[deed.seat].name, resigned=True)
                given_up = self.seated(deed.seat, chair, deed)
                left = any(one.person for one in given_up.chairs)
                return given_up if left else given_up.filled(deed.level)
            case Started():
                begun = opening(self.header, len(self.chairs))
                history = tuple([points(one) for one in begun])
                owners = frozenset([(chair.person, seat) for seat, chair in enumerate(self.chairs) if chair.person])
                return replace(self, version=version, last=deed, match=begun[-1], history=history, owners=owners)
            case Moved():
                after = fork(self.running())
                after.play(deed.seat, deed.text)
                history = (*self.history, points(after))
                return replace(self, version=version, last=deed, match=after, history=history)
            case Undone():
                after = fork(self.running())
                after.undo(deed.seat)
                return replace(self, version=version, last=deed, match=after, history=self.history[:-1], told={})
            case Said():
                return replace(self, version=version, last=deed, chat=(*self.chat, deed)[-CHAT_KEPT:])
            case Rematched():
                return replace(self, version=version, last=deed, rematch=deed.table)

    def seated(self, seat: int, chair: Chair, deed: AnyDeed) -> State:
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        owners = self.owners
        if self.match is not None and chair.person:
            owners |= {(chair.person, seat)}
        return replace(self, version=self.version + 1, last=deed, chairs=chairs, owners=owners)

    def filled(self, level: str) -> State:
        """Bots on all free chairs: nobody is left who could seat them."""
        state = self
        for seat, chair in enumerate(self.chairs):
            if chair.free():
                bot = Chair(level=level, name=state.free_name(seat, BOT))
                state = replace(state, chairs=(*state.chairs[:seat], bot, *state.chairs[seat + 1 :]))
        return state

    def free_name(self, seat: int, name: str) -> str:
        """The name, numbered if another seat has it already."""
        taken = {chair.name for place, chair in enumerate(self.chairs) if place != seat}
        found, number = name, 1
        while found in taken:
            number += 1
            found = f"{name[:36]} {number}"
        return found

    def running(self) -> Match:
        assert self.match is not None, "only a table that has started has moves"
        return self.match

    def summary(self) -> Summary:
        updated = self.header.made if self.last is None else self.last.at
        return Summary(
            id=self.header.id,
            game=self.header.game,
            host=self.header.host,
            status=self.status,
            chairs=list(self.chairs),
            acting=list(self.acting()),
            number=self.number(),
            updated=updated,
            owners=sorted({person for person, _ in self.owners}),
        )

    def record(self) -> str:
        """The finished match as text, with the names of those who sit there now."""
        match = self.running()
        names = [chair.name or f"seat {seat}" for seat, chair in enumerate(self.chairs)]
        return renamed(match, names).record()


def rebuild(header: Header, deeds: Iterable[AnyDeed]) -> State:
    """A table from its record."""
    state = State(header)
    for deed in deeds:
        state = state.after(deed)
    return state


def deal(header: Header, seats: int) -> Match:
    """Before the first decision."""
    game = load(header.game)
    if header.position:
        return begun_from(game, check_names(seats, None), read_position(game, json.loads(header.position)))
    return new_match(game, seats, int(header.seed), header.options)


def opening(header: Header, seats: int) -> list[Match]:
    """The match as the table finds it: dealt, and after each decision of the record that it continues."""
    return played(deal(header, seats), header.moves)


def film(state: State, known: list[Match]) -> list[Match]:
    """The match before its first decision and after each, for the replay; as far as it is known, it is kept."""
    entries = state.running().entries()
    if not known:
        known = [deal(state.header, len(state.chairs))]
    same = 0
    for before, now in zip(known[-1].entries(), entries, strict=False):
        if (before.seat, before.move) != (now.seat, now.move):
            break
        same += 1
    moves = [(entry.seat, entry.move.text) for entry in entries[same:]]
    return known[:same] + played(known[same], moves)


def played(match: Match, moves: Iterable[tuple[int, str]]) -> list[Match]:
    found = [match]
    for seat, text in moves:
        match = fork(match)
        match.play(seat, text)
        found.append(match)
    return found


def fork(match: Match) -> Match:
    """A match that goes its own way. Playing and undoing replace a position and never change it, so it is shared."""
    return renamed(match, match.names)


def renamed(match: Match, names: list[str]) -> Match:
    return Match(
        match.game, names, match.start, match.version, match.position, match.opening, match.last, match.undoable
    )


def points(match: Match) -> tuple[int, ...]:
    return tuple(match.scores())
