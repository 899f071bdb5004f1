"""§6b Ewa, the automa of the solo game. Her turn happens by itself; the player can respond at DP-8 and DP-9.

Her die is the last one in the middle. Each of her steps is an event in the journal.
"""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.moves import Move
from fajrant.core.steps import Decision, Step
from fajrant.games.steamrollers.content import (
    BY_FULL_REGION,
    CITY,
    CROSSES_TO_REMOVE,
    DRAWABLE_IN,
    HEXES_PER_REGION,
    TILE_S2A,
    TILE_S2B,
    UPRIGHT,
)
from fajrant.games.steamrollers.moves import (
    ALLOW,
    EWA_BEGAN,
    EWA_CROSSED,
    EWA_REMOVED,
    EWA_REROLLED,
    EWA_SPARED,
    EWA_TOOK,
    EWA_WON,
    KEEP,
    REROLL,
    SHIELD,
)
from fajrant.games.steamrollers.rules.ending import end_game
from fajrant.games.steamrollers.state import SteamRollers, owns, put_back, use_tile
from fajrant.games.steamrollers.views import InCity, WithDie

PLAYER: Final = 0


def ewas_die(pos: SteamRollers) -> int:
    return pos.white[0]


class EwasTurn(Step[SteamRollers]):
    """The start of her turn. Before phase 1 the player may reroll her die with tile S2a [R33]."""

    def proceed(self, pos: SteamRollers) -> None:
        pos.tell(EWA_BEGAN, ewas_die(pos))
        if owns(pos, PLAYER, TILE_S2A):
            pos.become(RerollEwa(PLAYER))
        else:
            pos.become(EwasPhases())


class RerollEwa(Decision[SteamRollers]):
    """DP-8 Reroll Ewa's die, or keep it. The tile works only once, so the new value stands."""

    point: ClassVar[str] = "reroll_ewa"

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        return [REROLL, KEEP]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.become(EwasPhases())
        if move is REROLL:
            use_tile(pos, seat, TILE_S2A)
            roll_again(pos)

    def shown(self, pos: SteamRollers, viewer: int) -> WithDie:
        return {"die": ewas_die(pos)}


def roll_again(pos: SteamRollers) -> None:
    before = ewas_die(pos)
    pos.white = (pos.dice.roll(),)
    pos.reveal()
    pos.tell(EWA_REROLLED, before, ewas_die(pos))


class EwasPhases(Step[SteamRollers]):
    """Phases 1 to 4: cross a hex, take a tile, check for an empty city, remove a good."""

    def proceed(self, pos: SteamRollers) -> None:
        region = ewas_die(pos) - 1
        if pos.crosses[region] == HEXES_PER_REGION:
            pos.tell(EWA_WON, region)
            end_game(pos, BY_FULL_REGION)  # at once, whatever the score [R32]
            return
        cross_hex(pos, region)
        lose_tile(pos, region)
        if not pos.goods[region]:
            if not any(pos.goods):
                pos.done()  # [R38]
                return
            roll_again(pos)
            pos.become(EwasTurn())  # start again with the new die [R31]
        elif pos.crosses[region] < CROSSES_TO_REMOVE:
            pos.tell(EWA_SPARED, region)
            pos.done()
        elif owns(pos, PLAYER, TILE_S2B) and pos.crosses[region] < HEXES_PER_REGION:
            pos.become(Shield(PLAYER))
        else:
            pos.done()
            remove_good(pos, region)


def cross_hex(pos: SteamRollers, region: int) -> None:
    """Phase 1: crosses a hex, in the order of table 2b.1; only their number matters."""
    here = DRAWABLE_IN[region][pos.crosses[region]]
    pos.crosses[region] += 1
    pos.tell(EWA_CROSSED, region, here, pos.crosses[region])


def lose_tile(pos: SteamRollers, number: int) -> None:
    """Phase 2: returns the player's upright tile with this number to the pool; a sideways one is safe [R37]."""
    if pos.owner[number] == PLAYER and pos.facing[number] == UPRIGHT:
        pos.tell(EWA_TOOK, pos.tiles[number])
        put_back(pos, number)


def remove_good(pos: SteamRollers, city: int) -> None:
    """Phase 4: moves the rightmost good of the row to the bag, and scores Ewa's crosses in the region for her."""
    good = pos.goods[city][-1]
    pos.goods[city] = pos.goods[city][:-1]
    pos.bag[good] += 1
    pos.ewa_points += pos.crosses[city]
    pos.progress = True
    pos.tell(EWA_REMOVED, city, good, pos.crosses[city])


class Shield(Decision[SteamRollers]):
    """DP-9 With tile S2b the good stays. Ewa crosses one more hex instead and scores nothing [R33]."""

    point: ClassVar[str] = "shield"

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        return [SHIELD, ALLOW]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        region = ewas_die(pos) - 1
        if move is SHIELD:
            use_tile(pos, seat, TILE_S2B)
            cross_hex(pos, region)
        else:
            remove_good(pos, region)

    def shown(self, pos: SteamRollers, viewer: int) -> InCity:
        return {"city": CITY.text(ewas_die(pos) - 1)}
