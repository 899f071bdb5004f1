"""§3 and DP-S1 to DP-S3: decisions and random draws before the first round."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.steamrollers.content import (
    BOX_NUMBER,
    BOXES,
    CARGO_CITIES,
    CITIES,
    CITY,
    COLOURS,
    DRAWABLE,
    EASY,
    EWAS_DICE,
    GREY,
    HEX,
    LEVEL_OF_MAP,
    NONE,
    NUMBERS,
    ORDER_TILES,
    PIECES,
    SEAT,
    SIDES_OF,
    SIDEWAYS,
    START_ACTION_TILE,
    START_LOCOMOTIVE,
    START_OWN_CARGO,
    START_PLUS2,
    START_TRACK,
    STARTS,
)
from fajrant.games.steamrollers.moves import (
    ARRANGE,
    CARGO_TAKEN,
    CHOOSE_HEX,
    CHOOSE_START_TILE,
    CROSS_BOX,
    DRAW,
    LAID_OUT,
    MAP_CHOSEN,
    ORDERS_LAID_OUT,
    ROW_ARRANGED,
    ROW_NUMBER,
    ROWS,
    START_TILE_TAKEN,
    TAKE_CARGO,
    TAKE_TILE,
    TOOK,
    orderings,
)
from fajrant.games.steamrollers.rules.action import cross_box
from fajrant.games.steamrollers.rules.building import draw_piece, outlook
from fajrant.games.steamrollers.rules.ewa import cross_hex
from fajrant.games.steamrollers.rules.rounds import BeginRound
from fajrant.games.steamrollers.state import SteamRollers, new_sheet
from fajrant.games.steamrollers.views import InCity, StartingPiece

# ---------------------------------------------------------------- the solo rows


class ArrangeRow(Decision[SteamRollers]):
    """DP-S3 Solo: arrange the goods of each city in a row, one city after another, before anything else is
    revealed [R43]."""

    point: ClassVar[str] = "arrange_row"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("city", CITY)]

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        row = pos.goods[self.city]
        if not row:
            return [ARRANGE.of(0)]  # nothing to arrange: a single option is not asked
        return [ARRANGE.of(ROW_NUMBER[ordering]) for ordering in orderings(row)]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.become(LayOut() if self.city == CITIES[-1] else ArrangeRow(seat, self.city + 1))
        row = ROWS[move.a]
        if pos.goods[self.city] != row and pos.goods[self.city]:
            pos.goods[self.city] = row
            pos.tell_to(EVERYBODY, ROW_ARRANGED, (seat, self.city, row))

    def shown(self, pos: SteamRollers, viewer: int) -> InCity:
        return {"city": CITY.text(self.city)}


# ---------------------------------------------------------------- random set-up


class LayOut(Step[SteamRollers]):
    """§3.2 steps 5 to 8: draw the tiles' sides, the map and the first player; solo also Ewa's first crosses (§3.3)."""

    def proceed(self, pos: SteamRollers) -> None:
        pos.reveal()
        sides = SIDES_OF[1 if pos.solo() else 0]
        pos.tiles = tuple([sides[number][pos.dice.below(2)] for number in NUMBERS])
        pos.tell_to(EVERYBODY, LAID_OUT, (pos.tiles,))
        if pos.options["orders"] == "on":
            pos.orders = tuple([2 * tile + pos.dice.below(2) for tile in ORDER_TILES])
            pos.order_owner = [NONE for _ in ORDER_TILES]
            pos.tell_to(EVERYBODY, ORDERS_LAID_OUT, (pos.orders,))
        choose_map(pos)
        pos.first = pos.dice.below(pos.seats)  # [R27]
        if pos.solo():
            spread_influence(pos)
        if pos.options["start_tiles"] == "on":
            pos.starts = [NONE for _ in STARTS]
            pos.become(StartTiles(0))
        else:
            pos.become(BeginRound())


def choose_map(pos: SteamRollers) -> None:
    """A roll of a white die chooses the map of the level [R39]; its walls are on every sheet."""
    level = pos.options["level"]
    if level == LEVEL_OF_MAP[EASY]:
        return
    pos.level_map = LEVEL_OF_MAP.index(level) + pos.dice.roll() - 1
    pos.sheets = [new_sheet(pos.level_map) for _ in pos.sheets]
    pos.tell(MAP_CHOSEN, pos.level_map)


def spread_influence(pos: SteamRollers) -> None:
    """§3.3.5 Rolls the dice of the difficulty and draws a cross for each. No region can overflow [R34]."""
    for _ in range(EWAS_DICE[pos.options["difficulty"]]):
        cross_hex(pos, pos.dice.roll() - 1)


# ---------------------------------------------------------------- starting tiles


class StartTiles(Step[SteamRollers]):
    """§3.2 step 9: each seat chooses, counter-clockwise from the last player to the first [R28]."""

    fields: ClassVar[list[Field]] = [Field("chosen", SEAT)]

    def __init__(self, chosen: int) -> None:
        self.chosen: Final = chosen

    def proceed(self, pos: SteamRollers) -> None:
        seat = (pos.first - 1 - self.chosen) % pos.seats
        if self.chosen + 1 < pos.seats:
            pos.become(StartTiles(self.chosen + 1))
        else:
            pos.become(BeginRound())
        pos.push(ChooseStartTile(seat))


class ChooseStartTile(Decision[SteamRollers]):
    """DP-S1 Take one of the remaining starting tiles. It must be taken and carried out [R29]."""

    point: ClassVar[str] = "choose_start_tile"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        return [CHOOSE_START_TILE.of(start) for start in STARTS if pos.starts[start] == NONE]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        start = move.a
        pos.starts[start] = seat
        pos.tell(START_TILE_TAKEN, seat, start)
        if start == START_LOCOMOTIVE:
            pos.become(StartBox(seat))
        elif start == START_TRACK:
            pos.become(StartHex(seat))
        elif start == START_ACTION_TILE:
            pos.become(StartActionTile(seat))
        elif start == START_OWN_CARGO and own_cargo_options(pos):
            pos.become(StartCargo(seat))
        else:
            assert start in (START_PLUS2, START_OWN_CARGO)  # scored at the end; or no good is left for it [R13]
            pos.done()


class StartBox(Decision[SteamRollers]):
    """DP-S2 Cross any box."""

    point: ClassVar[str] = "start_box"

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        return [CROSS_BOX.of(box + BOX_NUMBER.low) for box in BOXES]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        cross_box(pos, seat, move.a - BOX_NUMBER.low)


class StartHex(Decision[SteamRollers]):
    """DP-S2 The starting track: first choose any drawable hex."""

    point: ClassVar[str] = "start_hex"

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        return [CHOOSE_HEX.of(here) for here in DRAWABLE]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.become(StartPiece(seat, move.a))


class StartPiece(Decision[SteamRollers]):
    """DP-S2 The starting track: then choose a piece of any type; the black die does not matter [R29]."""

    point: ClassVar[str] = "start_piece"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("here", HEX)]

    def __init__(self, seat: int, here: int) -> None:
        super().__init__(seat)
        self.here: Final = here

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        return [DRAW.of(self.here, piece) for piece in PIECES]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        draw_piece(pos, seat, move.a, move.b)

    def shown(self, pos: SteamRollers, viewer: int) -> StartingPiece:
        return {"hex": HEX.text(self.here), **outlook(pos.sheets[self.seat], [self.here])}


class StartActionTile(Decision[SteamRollers]):
    """DP-S2 Take any action tile from the pool and lay it sideways."""

    point: ClassVar[str] = "start_action_tile"

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        return [TAKE_TILE.of(number + 1) for number in NUMBERS if pos.owner[number] == NONE]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        pos.owner[move.a - 1] = seat
        pos.facing[move.a - 1] = SIDEWAYS
        pos.tell(TOOK, seat, pos.tiles[move.a - 1])


class StartCargo(Decision[SteamRollers]):
    """DP-S2 Take a good of any colour but grey from the bag and put it on city 3 or 4 of your sheet [R13]."""

    point: ClassVar[str] = "start_cargo"

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        return own_cargo_options(pos)

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        pos.bag[move.a] -= 1
        pos.sheets[seat].cargo = move.a
        pos.sheets[seat].cargo_city = move.b
        pos.tell(CARGO_TAKEN, seat, move.a, move.b)


def own_cargo_options(pos: SteamRollers) -> list[Move]:
    return [
        TAKE_CARGO.of(colour, city)
        for colour in COLOURS
        if colour != GREY and pos.bag[colour] > 0
        for city in CARGO_CITIES
    ]
