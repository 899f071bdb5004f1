"""A turn is a stack of steps. A step is an immutable value that clones share; to move on it puts a successor there."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from fajrant.core.fields import Field
from fajrant.core.moves import Move, Numbers
from fajrant.core.plain import Reader

if TYPE_CHECKING:
    from fajrant.core.position import Position

P = TypeVar("P", bound="Position", contravariant=True)

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]  # the one acting seat, ready made
BY_SEAT: Final = Field("seat", Numbers("seat", 0, len(ALONE) - 1))  # the first field of most decisions


class Step(Generic[P]):
    """Something that happens by itself when it is on top of the stack: a phase, an effect, an automa."""

    fields: ClassVar[list[Field]] = []  # in the order of plain data; the constructor takes them by name

    def proceed(self, pos: P) -> None:
        raise NotImplementedError(type(self).__name__)

    def question(self) -> Decision[P] | None:
        """Itself, if it is a decision. (Compiled, this is much faster than asking for its class.)"""
        return None


class Decision(Step[P]):
    """A step that waits for a seat, or, where `acting` says so, for several seats at once."""

    point: ClassVar[str] = ""  # the decision point's name in the rules
    begins_turn: ClassVar[bool] = False  # a seat's turn begins here; what is planned for one turn ends before it
    fields: ClassVar[list[Field]] = [BY_SEAT]
    trifling: ClassVar[bool] = False  # so little hangs on it that bots decide at a glance, and plan past it

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self) -> Decision[P] | None:
        return self

    def acting(self, pos: P) -> tuple[int, ...]:
        """The seats that this step still waits for."""
        return ALONE[self.seat]

    def options(self, pos: P, seat: int) -> list[Move]:
        """All that the seat may do now, in content order, equal effects once: the only word on what is legal."""
        raise NotImplementedError(type(self).__name__)

    def resolve(self, pos: P, seat: int, move: Move) -> None:
        """Carries out one of `options`."""
        raise NotImplementedError(type(self).__name__)

    def takes(self, pos: P, moves: list[Move]) -> list[int]:
        """What lies where each move goes, if the same words may take different things in worlds that a seat cannot
        tell apart: a card dealt anew to a space. Empty where the words say all."""
        return []

    def ask_anyway(self, pos: P, seat: int) -> bool:
        """True when a single option must be asked for all the same, because the others cannot see that it is forced."""
        return False

    def gives_up(self, pos: P, seat: int, move: Move) -> bool:
        """True for a move that gives up what the seat could still do, so that a screen asks twice."""
        return False

    def shown(self, pos: P, viewer: int) -> Mapping[str, object]:
        """What a viewer may know of the pending decision beside who decides; secrets go to their own seat only."""
        return {}


# ---------------------------------------------------------------- plain data


def steps_in(modules: list[ModuleType]) -> dict[str, Any]:
    """A game's steps by name: all that its rules define, without the bases that have no decision point."""
    return {name: kind for module in modules for name, kind in vars(module).items() if is_step_of(kind, module)}


def is_step_of(kind: Any, module: ModuleType) -> bool:
    """A step that this module defines; a class that others are derived from is one if it has a decision point."""
    if not isinstance(kind, type) or not issubclass(kind, Step):
        return False
    named: Any = kind
    return named.__module__ == module.__name__ and bool(not named.__subclasses__() or getattr(named, "point", ""))


def plain_steps(stack: list[Step[Any]]) -> list[object]:
    """A stack of steps, bottom first: the step's name, then its fields."""
    return [[type(step).__name__, *[field.encode(step) for field in step.fields]] for step in stack]


def read_steps(reader: Reader, kinds: Mapping[str, Any], table: dict[str, Any]) -> list[Step[Any]]:
    """The reverse of `plain_steps`, given the steps by name; whether they fit together is the game's to check."""
    stack: list[Step[Any]] = []
    for row in reader.items():
        entries = row.items()
        name = entries[0].text() if entries else ""
        if name not in kinds:
            raise row.refuse(f"{name!r} is no step; known: {', '.join(kinds)}")
        kind = kinds[name]
        fields: list[Field] = kind.fields
        if len(entries) != len(fields) + 1:
            raise row.refuse(f"{name} has {len(fields)} fields, got {len(entries) - 1}")
        values: dict[str, Any] = {}
        for entry, field in zip(entries[1:], fields, strict=True):
            field.decode(entry, values, table)
        stack.append(kind(**values))
    return stack
