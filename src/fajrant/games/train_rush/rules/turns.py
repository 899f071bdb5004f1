"""§4 Phases in which each player has one turn, in turn order."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Numbers
from fajrant.core.steps import Step
from fajrant.games.train_rush.content import SEAT
from fajrant.games.train_rush.state import TrainRush

TURNS: Final = Numbers("turns", 0, SEAT.size())


class InTurn(Step[TrainRush]):
    """One seat after another, each finishing completely before the next; then `ended`."""

    fields: ClassVar[list[Field]] = [Field("turns", TURNS)]

    def __init__(self, turns: int) -> None:
        self.turns: Final = turns  # that have begun

    def proceed(self, pos: TrainRush) -> None:
        if self.turns == pos.seats:
            self.ended(pos)
        else:
            pos.become(self.after(self.turns + 1))
            self.turn(pos, pos.order[self.turns])

    def after(self, turns: int) -> InTurn:
        """The same phase when so many turns have begun. (Compiled, this is much faster than asking for its class.)"""
        raise NotImplementedError(type(self).__name__)

    def turn(self, pos: TrainRush, seat: int) -> None:
        """What a seat does or is asked."""
        raise NotImplementedError(type(self).__name__)

    def ended(self, pos: TrainRush) -> None:
        """All seats have had their turn."""
        pos.done()
