"""A turn is a stack of steps. A step is an immutable value that clones share; to move on it puts a successor there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from fajrant.core.moves import Domain, Move

if TYPE_CHECKING:
    from fajrant.core.position import Position

P = TypeVar("P", bound="Position", contravariant=True)

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]  # the one acting seat, ready made


class Step(Generic[P]):
    """Something that happens by itself when it is on top of the stack: a phase, an effect, an automa."""

    fields: ClassVar[list[Domain]] = []  # of what `data` lists, in the constructor's order

    def proceed(self, pos: P) -> None:
        raise NotImplementedError(type(self).__name__)

    def question(self) -> Decision[P] | None:
        """Itself, if it is a decision. (Compiled, this is much faster than asking for its class.)"""
        return None

    def data(self) -> list[int | tuple[int, ...]]:
        """The constructor's arguments: all that plain data needs."""
        return []


class Decision(Step[P]):
    """A step that waits for a seat, or, where `acting` says so, for several seats at once."""

    point: ClassVar[str] = ""  # the decision point's name in the rules
    begins_turn: ClassVar[bool] = False  # a seat's turn begins here; what is planned for one turn ends before it
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

    def data(self) -> list[int | tuple[int, ...]]:
        return [self.seat]
