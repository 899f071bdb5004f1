"""DP-4 and §5.2, §5.4: what a die can be used for; upgrading the locomotive, taking an action tile."""

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
from fajrant.games.steamrollers.rules.delivery import LOAD_OF, can_deliver
from fajrant.games.steamrollers.state import SteamRollers, boxes_crossed
from fajrant.games.steamrollers.views import ActingWithDie


class ChooseAction(Decision[SteamRollers]):
    """DP-4 One of the four actions that are possible with the die; `pass` only if none is [R7]."""

    point: ClassVar[str] = "choose_action"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("die", DIE)]

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        city = self.die - 1
        sheet = pos.sheets[seat]
        found: list[Move] = []
        if can_build(sheet, city):
            found.append(BUILD)
        if sheet.crossed >> city & 1 == 0:
            found.append(UPGRADE)
        if can_deliver(pos, seat, city):
            found.append(DELIVER)
        if can_take(pos, city):
            found.append(TAKE)
        return found if found else [PASS]

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
        """With what a delivery would bring, so that nobody has to begin one to find out."""
        deliveries = LOAD_OF[self.seat][self.die].deliveries(pos)
        return {"die": self.die, "deliveries": deliveries}


CHOOSE_ACTION_OF: Final = [
    [ChooseAction(seat, max(die, DIE.low)) for die in range(DIE.size())] for seat in range(SEAT.size())
]  # by seat and die; steps are values, and these are needed all the time


def cross_box(pos: SteamRollers, seat: int, box: int) -> None:
    """§5.2 Each box can be crossed once."""
    sheet = pos.sheets[seat]
    sheet.crossed |= 1 << box
    pos.progress = True
    pos.tell(UPGRADED, seat, box + BOX_NUMBER.low, boxes_crossed(sheet))


def can_take(pos: SteamRollers, number: int) -> bool:
    """§5.4 A tile in the pool, or an upright one, whoever has it; not one that lies sideways or is in use [R22]."""
    return pos.owner[number] == NONE or pos.facing[number] == UPRIGHT


def take_tile(pos: SteamRollers, seat: int, number: int) -> None:
    """Laid sideways at once; one's own tile only turns."""
    before = pos.owner[number]
    pos.owner[number] = seat
    pos.facing[number] = SIDEWAYS
    if before == seat:
        pos.tell(TURNED, seat, pos.tiles[number])
    elif before == NONE:
        pos.tell(TOOK, seat, pos.tiles[number])
    else:
        pos.tell(TOOK_FROM, seat, before, pos.tiles[number])
