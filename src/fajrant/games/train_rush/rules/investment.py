"""§4.4 Phase IV: investment actions; D4, and D-FREE for those that cost nothing."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.train_rush.content import (
    ACTION_EFFECT,
    ACTIONS,
    AREA_OF,
    EFFECT,
    EFFECTS,
    NONE,
    SEAT,
    Effect,
)
from fajrant.games.train_rush.moves import (
    CHOOSE_FREE_ACTION,
    INVEST,
    INVESTED,
    PASSED,
    TOOK_FREE_ACTION,
)
from fajrant.games.train_rush.rules.carrying import DELIBERATE, Kind, begin, can_carry_out
from fajrant.games.train_rush.state import TrainRush
from fajrant.games.train_rush.views import WithInvestment


class Investing(Step[TrainRush]):
    """§4.4 Players act in turn order, again and again, until all have passed."""

    fields: ClassVar[list[Field]] = [Field("place", SEAT)]

    def __init__(self, place: int) -> None:
        self.place: Final = place  # in turn order; the seat there is next, unless it has passed

    def proceed(self, pos: TrainRush) -> None:
        for offset in range(pos.seats):
            place = (self.place + offset) % pos.seats
            seat = pos.order[place]
            if not pos.passed >> seat & 1:
                pos.become(INVESTING_FROM[(place + 1) % pos.seats])
                pos.push(INVEST_OF[seat])
                return
        pos.done()


class Action:
    """An investment action: its area and effect. Its price is in the values of the box."""

    def __init__(self, action: int) -> None:
        self.number: Final = action
        self.area: Final = AREA_OF[action]
        self.effect: Final = ACTION_EFFECT[action]
        self.move: Final = INVEST.of(action)


OFFERED: Final = [Action(action) for action in ACTIONS]
PASS: Final = INVEST.of(NONE)


class Invest(Decision[TrainRush]):
    """D4 Take an action or pass. A pass is final; a seat without a legal action passes automatically [R63]."""

    point: ClassVar[str] = "invest"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        """§4.4 Actions need enough markers and enough spaces in their area, and must be possible at least in part."""
        moves: list[Move] = []
        markers = pos.factions[seat].investment
        spaces = pos.party().area_spaces
        prices = pos.values.price
        for action in OFFERED:
            price = prices[action.number]
            if (
                price <= markers
                and price + pos.areas[action.area] <= spaces
                and can_carry_out(pos, seat, action.effect)
            ):
                moves.append(action.move)
        moves.append(PASS)
        return moves

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        if move is PASS:
            pos.passed |= 1 << seat
            pos.tell(PASSED, seat)
            return
        price = pos.values.price[move.a]
        pos.factions[seat].investment -= price
        pos.areas[AREA_OF[move.a]] += price
        pos.tell(INVESTED, seat, move.a, price)
        begin(pos, seat, ACTION_EFFECT[move.a], DELIBERATE)

    def shown(self, pos: TrainRush, viewer: int) -> WithInvestment:
        return {"investment": pos.factions[self.seat].investment}


INVESTING_FROM: Final = [Investing(place) for place in range(SEAT.size())]
INVEST_OF: Final = [Invest(seat) for seat in range(SEAT.size())]


# ---------------------------------------------------------------- A50 and A51


class ChooseFreeAction(Decision[TrainRush]):
    """D-FREE Choose a free investment action. It neither needs nor takes spaces of its area [R37]."""

    point: ClassVar[str] = "choose_free_action"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("effect", EFFECT)]

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [
            CHOOSE_FREE_ACTION.of(action)
            for action in EFFECTS[self.effect].actions
            if can_carry_out(pos, seat, ACTION_EFFECT[action])
        ]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        pos.tell(TOOK_FREE_ACTION, seat, move.a)
        begin(pos, seat, ACTION_EFFECT[move.a], DELIBERATE)


class FreeAction(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        for action in effect.actions:
            if can_carry_out(pos, seat, ACTION_EFFECT[action]):
                return True
        return False

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseFreeAction(seat, effect.number))
