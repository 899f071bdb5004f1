"""Events as data: the kind of event, its arguments, and who may see it. `Texts` puts them into words."""

from __future__ import annotations

from types import GenericAlias
from typing import Any, Final

from fajrant.core.moves import Domain

SPECTATOR: Final = 30  # has no seat; sees what everybody sees
EVERYBODY: Final = (1 << 31) - 1
CHANCE: Final = 1 << 31  # a bit of `Entry.revealed` above the seats: dice were rolled or something was shuffled
SEAT_NAME: Final = "seat"  # the name of every game's domain of seats


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everybody except one seat, spectators included."""
    return EVERYBODY ^ (1 << seat)


class EachSeat(Domain):
    """The domain of an event's field that holds one number per seat."""

    def __init__(self, domain: Domain) -> None:
        super().__init__(domain.name, [])
        self.domain: Final = domain

    def plain(self, value: int) -> object:
        return self.domain.plain(value)

    def plain_type(self) -> Any:
        """The type of all values together."""
        return GenericAlias(list, (self.domain.plain_type(),))


class Several(Domain):
    """The domain of an event's field that holds a tuple of values."""

    def __init__(self, domain: Domain) -> None:
        super().__init__(domain.name, [])
        self.domain: Final = domain

    def text(self, value: int) -> str:
        return self.domain.text(value)

    def plain(self, value: int) -> object:
        return self.domain.plain(value)

    def plain_type(self) -> Any:
        """The type of all values together."""
        return GenericAlias(list, (self.domain.plain_type(),))


class EventKind:
    """A kind of event: its name and its fields. A field with several values has a `Several` or `EachSeat` domain.

    A `heading` starts a new section of the journal. An event that `befalls` a seat happens to it, rather than being
    done by it.
    """

    def __init__(
        self, name: str, fields: list[tuple[str, Domain]], *, heading: bool = False, befalls: bool = False
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.heading: Final = heading
        self.befalls: Final = befalls

    def seat_fields(self) -> list[str]:
        """The fields that name a player."""
        return [name for name, domain in self.fields if domain.name == SEAT_NAME]

    def by_seat_fields(self) -> list[str]:
        """The fields with one number for each seat."""
        return [name for name, domain in self.fields if isinstance(domain, EachSeat)]


class Event:
    def __init__(self, kind: EventKind, audience: int, args: tuple[object, ...]) -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.args: Final = args

    def visible_to(self, seat: int) -> bool:
        return self.audience >> seat & 1 == 1

    def plain(self) -> dict[str, object]:
        """The event as plain data. Check `visible_to` before showing it."""
        data: dict[str, object] = {"event": self.kind.name}
        for (name, domain), value in zip(self.kind.fields, self.args, strict=True):
            if isinstance(value, int):
                data[name] = domain.plain(value)
            elif isinstance(value, tuple):
                data[name] = [domain.plain(item) for item in value]
        return data


STORED: Final = EventKind("stored", [])


class StoredEvent(Event):
    """An event read from storage: it keeps its stored data, even if the game's event kinds have changed."""

    def __init__(self, audience: int, data: dict[str, object]) -> None:
        super().__init__(STORED, audience, ())
        self.data: Final = data

    def plain(self) -> dict[str, object]:
        return self.data
