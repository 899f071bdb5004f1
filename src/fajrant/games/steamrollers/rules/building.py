"""DP-5 and §5.1: drawing track."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.steamrollers.content import (
    CITY,
    DIE,
    DRAWABLE_IN,
    HEX,
    HEXES,
    NONE,
    PAIRS,
    PIECES,
    SEAT,
    TILE_6A,
    TILE_6B,
    TRACK_OF,
    TRACKS,
)
from fajrant.games.steamrollers.moves import BUILT, DRAW, LINKED
from fajrant.games.steamrollers.network import DEAD, OPEN, leads
from fajrant.games.steamrollers.state import Sheet, SteamRollers, can_use, use_tile
from fajrant.games.steamrollers.views import Building, NewLink, Outlook

ALL_PIECES: Final[list[list[Move]]] = [[DRAW.of(here, piece) for piece in PIECES] for here in HEXES]
PIECES_WITHOUT: Final[list[list[list[Move]]]] = [
    [[DRAW.of(here, piece) for piece in PIECES if TRACK_OF[piece] != missing] for here in HEXES] for missing in TRACKS
]  # by the track that the black die does not show, and by hex


class BuildTrack(Decision[SteamRollers]):
    """DP-5 Draw a piece in an empty hex of the region, of a type on the black die; of any type with tile 6 [R21]."""

    point: ClassVar[str] = "build_track"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("die", DIE)]

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        moves: list[Move] = []
        pieces = pos.sheets[seat].network.pieces
        pieces_in = ALL_PIECES if surveyor(pos, seat) != NONE else PIECES_WITHOUT[pos.black]
        for here in DRAWABLE_IN[self.die - 1]:
            if pieces[here] == NONE:
                moves.extend(pieces_in[here])
        return moves

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        if TRACK_OF[move.b] == pos.black:
            use_tile(pos, seat, surveyor(pos, seat))
        draw_piece(pos, seat, move.a, move.b)

    def shown(self, pos: SteamRollers, viewer: int) -> Building:
        sheet = pos.sheets[self.seat]
        free = [here for here in DRAWABLE_IN[self.die - 1] if sheet.network.pieces[here] == NONE]
        return {"die": self.die, "city": CITY.text(self.die - 1), **outlook(sheet, free)}


BUILD_OF: Final = [[BuildTrack(seat, max(die, DIE.low)) for die in range(DIE.size())] for seat in range(SEAT.size())]


def surveyor(pos: SteamRollers, seat: int) -> int:
    """The side of tile 6 that the seat can use now, or NONE."""
    if can_use(pos, seat, TILE_6A):
        return TILE_6A
    return TILE_6B if can_use(pos, seat, TILE_6B) else NONE


def can_build(sheet: Sheet, city: int) -> bool:
    """Whether the region has an empty hex for track."""
    pieces = sheet.network.pieces
    for here in DRAWABLE_IN[city]:
        if pieces[here] == NONE:
            return True
    return False


def outlook(sheet: Sheet, free: list[int]) -> Outlook:
    """Where new track in these hexes would lead through each edge (`city:3`, `hex:B2` for an open end, None for a dead
    one), and the links that a piece would complete."""
    network = sheet.network
    lead = {HEX.text(here): [end_text(end) for end in leads(network, here)] for here in free}
    links: dict[str, NewLink] = {}
    for here in free:
        ends = leads(network, here)
        for piece, (a, b) in enumerate(PAIRS):
            if DEAD < ends[a] < OPEN and DEAD < ends[b] < OPEN and ends[a] != ends[b]:
                points = network.with_piece(here, piece).worth - network.worth
                cities = (CITY.text(min(ends[a], ends[b])), CITY.text(max(ends[a], ends[b])))
                links[DRAW.of(here, piece).text] = {"cities": cities, "points": points}
    return {"leads": lead, "links": links}


def end_text(end: int) -> str | None:
    if end == DEAD:
        return None
    return f"hex:{HEX.text((end - OPEN) // 6)}" if end >= OPEN else f"city:{CITY.text(end)}"


def draw_piece(pos: SteamRollers, seat: int, here: int, piece: int) -> None:
    """Draws a piece: one per hex for the whole game; dead ends are legal [R6]."""
    sheet = pos.sheets[seat]
    before = sheet.network.links
    sheet.network = sheet.network.with_piece(here, piece)
    pos.progress = True
    pos.tell(BUILT, seat, here, piece, TRACK_OF[piece])
    if pos.sink is not None:
        for link in sheet.network.links:
            if link not in before:
                pos.tell_to(EVERYBODY, LINKED, (seat, (link.a, link.b), link.towns, link.hexes))
