"""The things in a game that seats can use, and how often each seat uses them."""

from __future__ import annotations

from functools import cache
from typing import Any

from fajrant.core.game import Game
from fajrant.core.journal import SEAT_NAME, EachSeat, Event, EventKind, Several
from fajrant.core.moves import Domain, Move, Numbers, OrNone

UNCOUNTED = ("payment", "row", "source")  # domains of whole combinations and of points, not of components
VERB = "verb:"


class Uses:
    """How often each seat used each component, action and space in a game.

    A use is an event of the seat's own doing that names the thing, or a move with that verb.
    """

    def __init__(self, seats: int) -> None:
        self.counts: list[dict[str, int]] = [{} for _ in range(seats)]

    def count(self, seat: int, move: Move, events: list[Event]) -> None:
        counts = self.counts[seat]
        verb = VERB + move.verb.name
        counts[verb] = counts.get(verb, 0) + 1
        named: dict[tuple[int, str], None] = {}  # two events that one decision causes are one use
        for event in events:
            reading_of(event.kind).note(event, named)
        for owner, thing in named:
            self.counts[owner][thing] = self.counts[owner].get(thing, 0) + 1


class Names(dict[int, str]):
    """The things that a field can name, by value, such as `card:A01`. Each text is made only once."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def __missing__(self, value: int) -> str:
        thing = f"{self.domain.name}:{self.domain.plain(value)}"
        self[value] = thing
        return thing


class Reading:
    """The fields of a kind of event that hold a seat, and those that hold a component."""

    def __init__(self, kind: EventKind) -> None:
        fields = list(enumerate(kind.fields)) if own_doing(kind) else []
        self.seats = [place for place, (_, domain) in fields if domain.name == SEAT_NAME]
        self.things = [(place, Names(domain)) for place, (_, domain) in fields if self.seats and counted(domain)]

    def note(self, event: Event, named: dict[tuple[int, str], None]) -> None:
        """Adds the things that the event names, with the seat that used them: the first seat of the event."""
        if not self.things:
            return
        args = event.args
        for place in self.seats:
            owner = args[place]
            if isinstance(owner, int) and owner >= 0:
                for where, names in self.things:
                    value = args[where]
                    if isinstance(value, int) and value >= 0:
                        named[owner, names[value]] = None
                return


@cache
def reading_of(kind: EventKind) -> Reading:
    return Reading(kind)


def own_doing(kind: EventKind) -> bool:
    return not kind.befalls and not kind.heading


def counted(domain: Domain) -> bool:
    """Whether the values of an event's field are things that can be used."""
    inner = domain.domain if isinstance(domain, OrNone) else domain
    return (
        domain.name != SEAT_NAME
        and domain.name not in UNCOUNTED
        and not isinstance(inner, Numbers | EachSeat | Several)
    )


@cache
def all_things(game: Game[Any]) -> tuple[str, ...]:
    """Everything whose use is counted: all verbs, and all components that the game's events can name."""
    things = {VERB + verb.name: None for verb in game.verbs()}
    for kind in game.event_kinds():
        if own_doing(kind) and kind.seat_fields():
            for _, domain in kind.fields:
                if counted(domain):
                    things.update(dict.fromkeys(f"{domain.name}:{domain.plain(n)}" for n in range(domain.size())))
    return tuple(things)


def things_offered(game: Game[Any], moves: set[Move]) -> set[str]:
    """The things that some of these moves use: their verbs, and the things to click for them."""
    offered: set[str] = set()
    for move in moves:
        offered.add(VERB + move.verb.name)
        offered.update(move.targets())
    return offered.intersection(all_things(game))
