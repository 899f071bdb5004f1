"""§4.3 Phase III: income and loading; D3."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.train_rush.content import COAL, INVESTMENT, LOADING, NONE
from fajrant.games.train_rush.moves import INCOME_LOAD
from fajrant.games.train_rush.rules.carrying import LEFT
from fajrant.games.train_rush.rules.gains import gain_coal, gain_investment
from fajrant.games.train_rush.rules.turns import EACH_TURN, InTurn
from fajrant.games.train_rush.rules.wagons import can_load, fill, loadable_wagons
from fajrant.games.train_rush.state import TrainRush, value_on
from fajrant.games.train_rush.views import WithLeft


class Income(InTurn):
    """§4.3 Seats get their income in turn order [R58] and keep what they do not spend [R36]."""

    def with_turns(self, turns: int) -> Income:
        return INCOME_AFTER[turns]

    def turn(self, pos: TrainRush, seat: int) -> None:
        faction = pos.factions[seat]
        gain_investment(pos, seat, value_on(faction, INVESTMENT))
        gain_coal(pos, seat, value_on(faction, COAL))
        pos.push(IncomeLoading(seat, value_on(faction, LOADING)))


# steps are immutable, so those of every turn are created once
INCOME_AFTER: Final = [Income(turns) for turns in EACH_TURN]


class IncomeLoading(Step[TrainRush]):
    """§4.3 Offers loading while a wagon can be loaded."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("left", LEFT)]

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def proceed(self, pos: TrainRush) -> None:
        if self.left > 0 and can_load(pos.factions[self.seat]):
            pos.become(IncomeLoad(self.seat, self.left))
        else:
            pos.done()


class IncomeLoad(Decision[TrainRush]):
    """D3 Fill up to as many wagons as the loading track allows [R59]."""

    point: ClassVar[str] = "income_load"
    begins_turn: ClassVar[bool] = True
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("left", LEFT)]

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        moves = [INCOME_LOAD.of(wagon) for wagon in loadable_wagons(pos.factions[seat])]
        moves.append(INCOME_LOAD.of(NONE))
        return moves

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        if move.a == NONE:
            pos.done()
            return
        pos.become(IncomeLoading(seat, self.left - 1))
        fill(pos, seat, move.a)

    def shown(self, pos: TrainRush, viewer: int) -> WithLeft:
        return {"left": self.left}
