"""DP-4, §5.2 and §5.4: the action of a die; upgrading the locomotive, taking an action tile."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.steamrollers.content import BOX_NUMBER, DIE, NONE, SEAT, SIDEWAYS, UPRIGHT
from fajrant.games.steamrollers.moves import (
    BUILD,
    DELIVER,
    PASS,
    PASSED,
    TAKE,
    TOOK,
    TOOK_FROM,
    TURNED,
    UPGRADE,
    UPGRADED,
)
from fajrant.games.steamrollers.rules.building import BUILD_OF, can_build
from fajrant.games.steamrollers.rules.delivery import LOAD_OF, can_deliver, with_best
from fajrant.games.steamrollers.state import SteamRollers, boxes_crossed
from fajrant.games.steamrollers.views import ActingWithDie


class ChooseAction(Decision[SteamRollers]):
    """DP-4 Choose one of the four actions, if the die allows it; `pass` only if it allows none [R7]."""

    point: ClassVar[str] = "choose_action"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("die", DIE)]

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        city = self.die - 1
        sheet = pos.sheets[seat]
        moves: list[Move] = []
        if can_build(sheet, city):
            moves.append(BUILD)
        if sheet.crossed >> city & 1 == 0:
            moves.append(UPGRADE)
        if can_deliver(pos, seat, city):
            moves.append(DELIVER)
        if can_take(pos, city):
            moves.append(TAKE)
        return moves if moves else [PASS]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        die = self.die
        if move is BUILD:
            pos.become(BUILD_OF[seat][die])
        elif move is DELIVER:
            pos.become(LOAD_OF[seat][die])
        else:
            pos.done()
            if move is UPGRADE:
                cross_box(pos, seat, die - 1)
            elif move is TAKE:
                take_tile(pos, seat, die - 1)
            else:
                pos.tell(PASSED, seat, die)

    def shown(self, pos: SteamRollers, viewer: int) -> ActingWithDie:
        """Includes the possible deliveries, so that nobody has to begin one to see them."""
        return {"die": self.die, **with_best(LOAD_OF[self.seat][self.die].deliveries(pos))}


CHOOSE_ACTION_OF: Final = [
    [ChooseAction(seat, max(die, DIE.low)) for die in range(DIE.size())] for seat in range(SEAT.size())
]  # by seat and die; steps are immutable, so these are created only once


def cross_box(pos: SteamRollers, seat: int, box: int) -> None:
    """§5.2 Crosses a box. Each box can be crossed only once."""
    sheet = pos.sheets[seat]
    sheet.crossed |= 1 << box
    pos.progress = True
    pos.tell(UPGRADED, seat, box + BOX_NUMBER.low, boxes_crossed(sheet))


def can_take(pos: SteamRollers, number: int) -> bool:
    """§5.4 Tiles in the pool and anybody's upright tiles can be taken, but not sideways ones or one in use [R22]."""
    return pos.owner[number] == NONE or pos.facing[number] == UPRIGHT


def take_tile(pos: SteamRollers, seat: int, number: int) -> None:
    """§5.4 Takes a tile and lays it sideways; the seat's own tile is only turned."""
    previous = pos.owner[number]
    pos.owner[number] = seat
    pos.facing[number] = SIDEWAYS
    if previous == seat:
        pos.tell(TURNED, seat, pos.tiles[number])
    elif previous == NONE:
        pos.tell(TOOK, seat, pos.tiles[number])
    else:
        pos.tell(TOOK_FROM, seat, previous, pos.tiles[number])
