"""The table: what lies where. Networks and rows of goods are immutable values that clones share."""

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
    NUMBERS,
    ONE_SHOT,
    TILE_4B,
    UPRIGHT,
)
from fajrant.games.steamrollers.moves import TILE_BACK, TILE_USED
from fajrant.games.steamrollers.network import Network, new_network

# ---------------------------------------------------------------- a player's sheet


class Sheet:
    """A player's private sheet, and what lies on it and beside it."""

    def __init__(
        self, *, network: Network, crossed: int, points: int, cargo: int, cargo_city: int, delivered: tuple[int, ...]
    ) -> None:
        self.network = network
        self.crossed = crossed  # boxes of the locomotive, as a set of bits
        self.points = points  # of deliveries
        self.cargo = cargo  # the own cargo's colour; NONE if there is none (any more)
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
    """The power that the boxes give: how many are crossed, not the highest number (§5.2)."""
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
        self.goods = goods  # on each city of the supply board; alone it is a row whose right end is the last element
        self.bag = bag  # goods by colour
        self.coal_left = coal_left  # in the box
        self.tiles = tiles  # the side that is up, by number; empty until it is drawn
        self.owner = owner  # of each action tile; NONE while it lies in the pool
        self.facing = facing
        self.worn = worn  # permanent tiles that have helped in this turn; counts for who plays alone [R16]
        self.level_map = level_map
        self.white = white  # dice in the middle, the lowest first; alone the last one left is Ewa's
        self.black = black  # the track that the black die does not show; NONE before the first round
        self.front = front  # the dice in front of each seat; before its turn, a die it has taken with 2b
        self.first = first  # who has the marker
        self.rounds = rounds
        self.idle = idle  # rounds in a row without progress [R40]
        self.progress = progress  # in this round
        self.ended = ended  # why the game is over; NONE while it is not
        self.orders = orders  # sides of the order tiles; empty without the expansion
        self.order_owner = order_owner
        self.starts = starts  # who took each starting tile; empty without the expansion
        self.crosses = crosses  # on Ewa's sheet, by region; empty if she does not play
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

    def alone(self) -> bool:
        """The solo game against Ewa."""
        return self.seats == 1


# ---------------------------------------------------------------- action tiles


def owns(pos: SteamRollers, seat: int, tile: int) -> bool:
    """The side lies in front of the seat; which way round makes no difference to its use (§5.4)."""
    number = NUMBER_OF[tile]
    return pos.owner[number] == seat and pos.tiles[number] == tile


def can_use(pos: SteamRollers, seat: int, tile: int) -> bool:
    """§6b Alone, a permanent tile helps in only one of the two actions of a turn [R16]."""
    return owns(pos, seat, tile) and pos.worn >> NUMBER_OF[tile] & 1 == 0


def use_tile(pos: SteamRollers, seat: int, tile: int) -> None:
    """A used one-shot goes to the pool, a permanent tile stays."""
    pos.tell(TILE_USED, seat, tile)
    if ONE_SHOT[tile]:
        put_back(pos, NUMBER_OF[tile])
    elif pos.seats == 1:
        pos.worn |= 1 << NUMBER_OF[tile]


def put_back(pos: SteamRollers, number: int) -> None:
    """Into the pool, upright; who takes it from there may use it [R37]."""
    pos.owner[number] = NONE
    pos.facing[number] = UPRIGHT
    pos.worn &= ~(1 << number)
    pos.tell(TILE_BACK, pos.tiles[number])


def power(pos: SteamRollers, seat: int) -> int:
    """§5.3 Crossed boxes, and one more with tile 4b, also beyond six [R44]."""
    return boxes_crossed(pos.sheets[seat]) + (1 if can_use(pos, seat, TILE_4B) else 0)


# ---------------------------------------------------------------- small questions


def empty_cities(pos: SteamRollers) -> int:
    """§6 Coal is a good; own cargo does not lie on the supply board [R12, R13, R25]."""
    return sum([1 for city in CITIES if not pos.goods[city]])


def tiles_of(pos: SteamRollers, seat: int) -> list[int]:
    """The sides that lie in front of a seat; NONE for those in the pool."""
    return [pos.tiles[number] for number in NUMBERS if pos.owner[number] == seat] if pos.tiles else []
