"""Steps: the items on a position's stack. A step is immutable and shared by clones; to move on, it is replaced."""

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

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]  # what `acting` returns for one seat, created once
BY_SEAT: Final = Field("seat", Numbers("seat", 0, len(ALONE) - 1))  # the first field of most decisions


class Step(Generic[P]):
    """A step that runs by itself when it is on top of the stack: a phase, an effect, an automa."""

    fields: ClassVar[list[Field]] = []  # in the order of plain data; the constructor takes them by name

    def proceed(self, pos: P) -> None:
        raise NotImplementedError(type(self).__name__)

    def question(self) -> Decision[P] | None:
        """The step itself if it is a decision, else None. (Much faster than `isinstance` when compiled.)"""
        return None


class Decision(Step[P]):
    """A step that waits for a seat, or for several seats at once if `acting` returns several."""

    point: ClassVar[str] = ""  # the decision point's name in the rules
    begins_turn: ClassVar[bool] = False  # a seat's turn begins here; bots plan a turn up to this point
    fields: ClassVar[list[Field]] = [BY_SEAT]
    trifling: ClassVar[bool] = False  # so unimportant that bots decide it without a search

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self) -> Decision[P] | None:
        return self

    def acting(self, pos: P) -> tuple[int, ...]:
        """The seats that this step still waits for."""
        return ALONE[self.seat]

    def options(self, pos: P, seat: int) -> list[Move]:
        """The legal moves, in content order, one for each effect. Nothing else decides what is legal."""
        raise NotImplementedError(type(self).__name__)

    def has_choice(self, pos: P, seat: int) -> bool:
        """Whether a seat has several options. Steps for several seats can answer without listing the options."""
        return len(self.options(pos, seat)) > 1

    def resolve(self, pos: P, seat: int, move: Move) -> None:
        """Carries out one of `options`."""
        raise NotImplementedError(type(self).__name__)

    def takes(self, pos: P, moves: list[Move]) -> list[int]:
        """For each move, the component that it takes in this position. Empty if the moves themselves name it.

        Needed for moves that name only a place: the card on a space, for example, differs from world to world.
        """
        return []

    def ask_anyway(self, pos: P, seat: int) -> bool:
        """True if the seat must be asked even with a single option, because others cannot see that it is forced."""
        return False

    def winds_up(self) -> bool:
        """True if the turn's main action is done. A bot that looks ahead to the end of its turn stops here, unless this
        is the decision that it is asked to make."""
        return False

    def routine(self) -> bool:
        """True if the moves differ little, or if their result is hidden. A bot that looks ahead to the end of its turn
        then follows only the move with the highest prior."""
        return False

    def gives_up(self, pos: P, seat: int, move: Move) -> bool:
        """True if the move gives up something the seat could still do. Screens then ask for confirmation."""
        return False

    def shown(self, pos: P, viewer: int) -> Mapping[str, object]:
        """What a viewer may know about the pending decision besides who decides. Secrets go to their own seat only."""
        return {}


# ---------------------------------------------------------------- plain data


def steps_in(modules: list[ModuleType]) -> dict[str, Any]:
    """A game's steps by name: all classes in its rules, except base classes without a decision point."""
    return {name: kind for module in modules for name, kind in vars(module).items() if is_step_of(kind, module)}


def is_step_of(kind: Any, module: ModuleType) -> bool:
    """Whether this module defines this step. A base class counts only if it has a decision point."""
    if not isinstance(kind, type) or not issubclass(kind, Step):
        return False
    named: Any = kind
    return named.__module__ == module.__name__ and bool(not named.__subclasses__() or getattr(named, "point", ""))


def plain_steps(stack: list[Step[Any]]) -> list[object]:
    """A stack of steps, bottom first. Each step is its name followed by its fields."""
    return [[type(step).__name__, *[field.encode(step) for field in step.fields]] for step in stack]


def read_steps(reader: Reader, kinds: Mapping[str, Any], table: dict[str, Any]) -> list[Step[Any]]:
    """The reverse of `plain_steps`. `kinds` has the steps by name. The game checks whether they fit together."""
    stack: list[Step[Any]] = []
    for row in reader.items():
        entries = row.items()
        name = entries[0].text() if entries else ""
        if name not in kinds:
            raise row.refuse(f"{name!r} is not a step; known: {', '.join(kinds)}")
        kind = kinds[name]
        fields: list[Field] = kind.fields
        if len(entries) != len(fields) + 1:
            raise row.refuse(f"{name} has {len(fields)} fields, got {len(entries) - 1}")
        values: dict[str, Any] = {}
        for entry, field in zip(entries[1:], fields, strict=True):
            field.decode(entry, values, table)
        stack.append(kind(**values))
    return stack
