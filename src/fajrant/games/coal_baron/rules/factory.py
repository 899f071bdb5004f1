"""§5.3 Factory: buying a tile, loading its carts, D6 when cubes are short."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move, Numbers
from fajrant.core.seen import ids_of
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.coal_baron.content import (
    CARTS_ON,
    COLOUR,
    COLOUR_OF_TILE,
    COLOURS,
    NONE,
    PRICE,
    SPACE,
    TILE,
    TILE_DECK,
)
from fajrant.games.coal_baron.moves import BOUGHT, LEFT_EMPTY, SUBSTITUTE_CUBE, SUBSTITUTED
from fajrant.games.coal_baron.rules.stacks import refill
from fajrant.games.coal_baron.state import EMPTY, CoalBaron
from fajrant.games.coal_baron.views import Substitute

SHORT: Final = Numbers("carts", 1, max(CARTS_ON))


def buy_from(pos: CoalBaron, seat: int, space: int) -> None:
    """Buys the tile of a space, which is refilled at the end of the turn [R18]."""
    kind = pos.lying[space]
    pos.lying[space] = NONE
    pos.push(Refill(space))
    buy(pos, seat, kind)


def buy(pos: CoalBaron, seat: int, kind: int) -> None:
    """Pays for a tile, loads a cube of its colour per cart while there are any, and adds it to its level and side."""
    pit = pos.pits[seat]
    colour = COLOUR_OF_TILE[kind]
    pit.marks -= PRICE[kind]
    pos.tell(BOUGHT, seat, kind, PRICE[kind])
    carts = CARTS_ON[kind]
    proper = min(carts, pos.supply[colour])
    short = carts - proper
    pos.supply[colour] -= proper
    pit.tiles[colour] += (kind,)
    pit.carts[colour] += (colour,) * proper + (EMPTY,) * short
    if short > 0:
        pos.push(SubstituteCube(seat, colour, short))


class Refill(Step[CoalBaron]):
    """§5.3 At the end of a turn in the factory, the next tile is put on the emptied space."""

    fields: ClassVar[list[Field]] = [Field("space", SPACE)]

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def proceed(self, pos: CoalBaron) -> None:
        pos.done()
        refill(pos, self.space, TILE_DECK)


class SubstituteCube(Decision[CoalBaron]):
    """D6 A cart that cannot get its own colour may get another one or stay empty [R17]. One decision per cart."""

    point: ClassVar[str] = "substitute_cube"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("colour", COLOUR), Field("short", SHORT)]

    def __init__(self, seat: int, colour: int, short: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.short: Final = short  # how many of the last carts of this colour are still undecided

    def options(self, pos: CoalBaron, seat: int) -> list[Move]:
        moves = [SUBSTITUTE_CUBE.of(colour) for colour in COLOURS if pos.supply[colour] > 0]
        if not moves or pos.options["substitute"] == "optional":
            moves.append(SUBSTITUTE_CUBE.of(NONE))
        return moves

    def resolve(self, pos: CoalBaron, seat: int, move: Move) -> None:
        if self.short > 1:
            pos.become(SubstituteCube(seat, self.colour, self.short - 1))
        else:
            pos.done()
        if move.a == NONE:
            pos.tell(LEFT_EMPTY, seat)
            return
        carts = list(pos.pits[seat].carts[self.colour])
        carts[len(carts) - self.short] = move.a
        pos.pits[seat].carts[self.colour] = tuple(carts)
        pos.supply[move.a] -= 1
        pos.tell(SUBSTITUTED, seat, move.a)

    def shown(self, pos: CoalBaron, viewer: int) -> Substitute:
        shown: Substitute = {"colour": COLOUR.text(self.colour), "carts": self.short}
        if viewer == self.seat and pos.looked:
            shown["hand"] = ids_of(TILE, pos.looked)  # still to be put back [R43]
        return shown
