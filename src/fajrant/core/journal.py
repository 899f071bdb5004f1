"""What happened, as data: the kind of event, its arguments, and who may know of it. Words come later."""

from __future__ import annotations

from typing import Final

from fajrant.core.moves import Domain

SPECTATOR: Final = 30  # sits nowhere, sees what everybody sees
EVERYBODY: Final = (1 << 31) - 1


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everybody except one seat, spectators included."""
    return EVERYBODY ^ (1 << seat)


class EventKind:
    """A kind of event: its name and its named arguments. An argument may hold several values of its domain."""

    def __init__(self, name: str, fields: list[tuple[str, Domain]]) -> None:
        self.name: Final = name
        self.fields: Final = fields


class Event:
    def __init__(self, kind: EventKind, audience: int, args: tuple[object, ...]) -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.args: Final = args

    def visible_to(self, seat: int) -> bool:
        return self.audience >> seat & 1 == 1

    def plain(self) -> dict[str, object]:
        """The event as plain data; who receives it is decided before, by `visible_to`."""
        found: dict[str, object] = {"event": self.kind.name}
        for (name, domain), value in zip(self.kind.fields, self.args, strict=True):
            if isinstance(value, int):
                found[name] = domain.plain(value)
            elif isinstance(value, tuple):
                found[name] = [domain.plain(item) for item in value]
        return found


STORED: Final = EventKind("stored", [])


class StoredEvent(Event):
    """An event read back from a store: it is told as it was told then, whatever the game would say today."""

    def __init__(self, audience: int, data: dict[str, object]) -> None:
        super().__init__(STORED, audience, ())
        self.data: Final = data

    def plain(self) -> dict[str, object]:
        return self.data
