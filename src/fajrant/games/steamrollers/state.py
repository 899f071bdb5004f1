"""The position: what lies where. Networks and rows of goods are immutable values that clones share."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.position import Position
from fajrant.core.steps import Step
from fajrant.games.steamrollers.content import (
    BOXES,
    CITIES,
    GOODS,
    NONE,
    NUMBER_OF,
    ONE_SHOT,
    TILE_4B,
    UPRIGHT,
)
from fajrant.games.steamrollers.moves import TILE_BACK, TILE_USED
from fajrant.games.steamrollers.network import Network, new_network

# ---------------------------------------------------------------- a player's sheet


class Sheet:
    """A player's sheet with its track, its locomotive, its points and its goods."""

    def __init__(
        self, *, network: Network, crossed: int, points: int, cargo: int, cargo_city: int, delivered: tuple[int, ...]
    ) -> None:
        self.network = network
        self.crossed = crossed  # boxes of the locomotive that are crossed, as a set of bits
        self.points = points  # from deliveries
        self.cargo = cargo  # the colour of the own cargo, or NONE
        self.cargo_city = cargo_city
        self.delivered = delivered  # goods by colour, kept for orders

    def clone(self) -> Sheet:
        return Sheet(
            network=self.network,
            crossed=self.crossed,
            points=self.points,
            cargo=self.cargo,
            cargo_city=self.cargo_city,
            delivered=self.delivered,
        )


NO_GOODS: Final = tuple([0 for _ in GOODS])


def new_sheet(level_map: int) -> Sheet:
    return Sheet(network=new_network(level_map), crossed=0, points=0, cargo=NONE, cargo_city=NONE, delivered=NO_GOODS)


def boxes_crossed(sheet: Sheet) -> int:
    """§5.2 The number of crossed boxes, not the highest one."""
    return CROSSED_COUNT[sheet.crossed]


CROSSED_COUNT: Final = [sum([crossed >> box & 1 for box in BOXES]) for crossed in range(1 << len(BOXES))]


# ---------------------------------------------------------------- the table


class SteamRollers(Position):
    """The table of SteamRollers."""

    def __init__(
        self,
        *,
        seats: int,
        options: dict[str, str],
        dice: Dice,
        stack: list[Step[Any]],
        sheets: list[Sheet],
        goods: list[tuple[int, ...]],
        bag: list[int],
        coal_left: int,
        tiles: tuple[int, ...],
        owner: list[int],
        facing: list[int],
        worn: int,
        level_map: int,
        white: tuple[int, ...],
        black: int,
        front: list[tuple[int, ...]],
        first: int,
        rounds: int,
        idle: int,
        progress: bool,
        ended: int,
        orders: tuple[int, ...],
        order_owner: list[int],
        starts: list[int],
        crosses: list[int],
        ewa_points: int,
    ) -> None:
        super().__init__(seats, options, dice, stack)
        self.sheets = sheets
        self.goods = goods  # on each city of the supply board: sorted, or in a solo game a row from left to right
        self.bag = bag  # goods by colour
        self.coal_left = coal_left  # in the box
        self.tiles = tiles  # the side that is face up, by number; empty before set-up
        self.owner = owner  # of each action tile; NONE for the pool
        self.facing = facing
        self.worn = worn  # solo: permanent tiles used in this turn, as a set of bits [R16]
        self.level_map = level_map
        self.white = white  # dice in the middle, the lowest first; in a solo game the last one left is Ewa's
        self.black = black  # the track that the black die does not show; NONE before the first round
        self.front = front  # the dice in front of each seat; before its turn only a die stolen with tile 2b
        self.first = first  # the first player
        self.rounds = rounds
        self.idle = idle  # rounds in a row without progress [R40]
        self.progress = progress  # made in this round
        self.ended = ended  # why the game is over, or NONE
        self.orders = orders  # sides of the order tiles; empty without the expansion
        self.order_owner = order_owner
        self.starts = starts  # the owner of each starting tile; empty without the expansion
        self.crosses = crosses  # on Ewa's sheet, by region; empty without her
        self.ewa_points = ewa_points

    def clone(self) -> SteamRollers:
        twin = SteamRollers(
            seats=self.seats,
            options=self.options,
            dice=self.dice.clone(),
            stack=self.stack.copy(),
            sheets=[sheet.clone() for sheet in self.sheets],
            goods=self.goods.copy(),
            bag=self.bag.copy(),
            coal_left=self.coal_left,
            tiles=self.tiles,
            owner=self.owner.copy(),
            facing=self.facing.copy(),
            worn=self.worn,
            level_map=self.level_map,
            white=self.white,
            black=self.black,
            front=self.front.copy(),
            first=self.first,
            rounds=self.rounds,
            idle=self.idle,
            progress=self.progress,
            ended=self.ended,
            orders=self.orders,
            order_owner=self.order_owner.copy(),
            starts=self.starts.copy(),
            crosses=self.crosses.copy(),
            ewa_points=self.ewa_points,
        )
        twin.settled_as(self)
        return twin

    def solo(self) -> bool:
        """Whether this is the solo game against Ewa."""
        return self.seats == 1


# ---------------------------------------------------------------- action tiles


def owns(pos: SteamRollers, seat: int, tile: int) -> bool:
    """Whether this side lies in front of the seat. It can be used upright or sideways (§5.4)."""
    number = NUMBER_OF[tile]
    return pos.owner[number] == seat and pos.tiles[number] == tile


def can_use(pos: SteamRollers, seat: int, tile: int) -> bool:
    """§6b Whether a tile can be used now. In a solo game, a permanent one serves only one action per turn [R16]."""
    return owns(pos, seat, tile) and pos.worn >> NUMBER_OF[tile] & 1 == 0


def use_tile(pos: SteamRollers, seat: int, tile: int) -> None:
    """Uses a tile. A one-shot tile goes back to the pool, a permanent tile stays."""
    pos.tell(TILE_USED, seat, tile)
    if ONE_SHOT[tile]:
        put_back(pos, NUMBER_OF[tile])
    elif pos.seats == 1:
        pos.worn |= 1 << NUMBER_OF[tile]


def put_back(pos: SteamRollers, number: int) -> None:
    """Returns a tile to the pool, upright; its next owner can use it again [R37]."""
    pos.owner[number] = NONE
    pos.facing[number] = UPRIGHT
    pos.worn &= ~(1 << number)
    pos.tell(TILE_BACK, pos.tiles[number])


def power(pos: SteamRollers, seat: int) -> int:
    """§5.3 The crossed boxes, plus one with tile 4b, even beyond six [R44]."""
    return boxes_crossed(pos.sheets[seat]) + (1 if can_use(pos, seat, TILE_4B) else 0)


def distances_in_power(pos: SteamRollers, seat: int) -> int:
    """§5.3 step 7: the distances from 1 up to the power, as a set of bits."""
    return (2 << power(pos, seat)) - 2


# ---------------------------------------------------------------- small questions


def empty_cities(pos: SteamRollers) -> int:
    """§6 The number of cities without goods. Coal counts as a good, own cargo does not [R12, R13, R25]."""
    return sum([1 for city in CITIES if not pos.goods[city]])
