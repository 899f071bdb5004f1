"""§4 Phases in which each player has one turn, in turn order."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Numbers
from fajrant.core.steps import Step
from fajrant.games.train_rush.content import SEAT
from fajrant.games.train_rush.state import TrainRush

TURNS: Final = Numbers("turns", 0, SEAT.size())
EACH_TURN: Final = list(range(TURNS.size()))
EACH_SEAT: Final = list(range(SEAT.size()))


class InTurn(Step[TrainRush]):
    """Gives each seat a turn, which is finished before the next begins; then calls `ended`."""

    fields: ClassVar[list[Field]] = [Field("turns", TURNS)]

    def __init__(self, turns: int) -> None:
        self.turns: Final = turns  # that have begun

    def proceed(self, pos: TrainRush) -> None:
        if self.turns == pos.seats:
            self.ended(pos)
        else:
            pos.become(self.with_turns(self.turns + 1))
            self.turn(pos, pos.order[self.turns])

    def with_turns(self, turns: int) -> InTurn:
        """This phase with `turns` turns begun. Steps are immutable, so each phase creates its own once."""
        raise NotImplementedError(type(self).__name__)

    def turn(self, pos: TrainRush, seat: int) -> None:
        """Begins the turn of a seat."""
        raise NotImplementedError(type(self).__name__)

    def ended(self, pos: TrainRush) -> None:
        """Called when all seats have had their turn."""
        pos.done()
