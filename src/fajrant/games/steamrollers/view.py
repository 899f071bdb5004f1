"""§7 The view, the same for every seat: everything on the table is public."""

from __future__ import annotations

from typing import cast

from fajrant.core.seen import id_or_none, ids_of, seat_or_none
from fajrant.games.steamrollers.content import (
    BOXES,
    CITIES,
    CITY,
    COAL,
    DRAWABLE_IN,
    EMPTY_CITIES_TO_END,
    ENDING,
    FACING,
    GOOD,
    GOODS,
    HEX,
    HEXES,
    HEXES_PER_REGION,
    LEVEL_MAP,
    NONE,
    NUMBERS,
    ONE_SHOT,
    ORDER,
    ORDER_TILES,
    ORDER_VP,
    PIECE,
    SHOWN_WITHOUT,
    START,
    STARTS,
    TILE,
    TILE_4B,
    TRACK,
    TRACK_OF,
    VP_OF,
    WALLS,
    WANTED,
)
from fajrant.games.steamrollers.network import Link
from fajrant.games.steamrollers.reasons import closed
from fajrant.games.steamrollers.rules.action import can_take
from fajrant.games.steamrollers.rules.rounds import turn_of
from fajrant.games.steamrollers.scoring import KINDS_OF_POINTS, beats_ewa, ewas_points, points
from fajrant.games.steamrollers.state import SteamRollers, boxes_crossed, empty_cities, owns, power
from fajrant.games.steamrollers.views import (
    DiceView,
    EwaView,
    Facing,
    LinkView,
    OrderView,
    SheetView,
    TileView,
    Track,
    View,
)


def view(pos: SteamRollers) -> View:
    shown: View = {
        "round": pos.rounds,
        "first": pos.first,
        "turn": seat_or_none(turn_of(pos)),
        "dice": see_dice(pos),
        "supply": {CITY.text(city): ids_of(GOOD, pos.goods[city]) for city in CITIES},
        "empty": empty_cities(pos),
        "empty_to_end": EMPTY_CITIES_TO_END,
        "bag": {GOOD.text(good): pos.bag[good] for good in GOODS if good != COAL or pos.options["coal"] == "on"},
        "idle": pos.idle,
        "ended": id_or_none(ENDING, pos.ended),
        "map": LEVEL_MAP.text(pos.level_map),
        "walls": [(HEX.text(wall[0]), HEX.text(wall[1])) for wall in WALLS[pos.level_map]],
        "tiles": [see_tile(pos, number) for number in NUMBERS] if pos.tiles else [],
        "sheets": [see_sheet(pos, owner) for owner in range(pos.seats)],
        "closed": closed(pos),
    }
    if pos.orders:
        shown["orders"] = [see_order(pos, tile) for tile in ORDER_TILES]
    if pos.starts:
        shown["starts"] = {START.text(start): seat_or_none(pos.starts[start]) for start in STARTS}
    if pos.solo():
        shown["ewa"] = see_ewa(pos)
    return shown


def see_dice(pos: SteamRollers) -> DiceView:
    """The dice in the middle, the tracks on the black die, and the dice in front of each seat."""
    return {
        "white": list(pos.white),
        "black": [] if pos.black == NONE else [see_track(track) for track in SHOWN_WITHOUT[pos.black]],
        "front": [list(dice) for dice in pos.front],
    }


def see_tile(pos: SteamRollers, number: int) -> TileView:
    tile = pos.tiles[number]
    return {
        "number": number + 1,
        "tile": TILE.text(tile),
        "kind": "one_shot" if ONE_SHOT[tile] else "permanent",
        "vp": VP_OF[tile],
        "owner": seat_or_none(pos.owner[number]),
        "facing": cast("Facing", FACING.text(pos.facing[number])),
        "takeable": can_take(pos, number),
        "worn": pos.worn >> number & 1 == 1,
    }


def see_sheet(pos: SteamRollers, owner: int) -> SheetView:
    sheet = pos.sheets[owner]
    network = sheet.network
    shown: SheetView = {
        "track": {
            HEX.text(here): {
                "piece": PIECE.ids[network.pieces[here]],
                "track": see_track(TRACK_OF[network.pieces[here]]),
            }
            for here in HEXES
            if network.pieces[here] != NONE
        },
        "links": [see_link(link) for link in network.links],
        "boxes": [box + 1 for box in BOXES if sheet.crossed >> box & 1],
        "crossed": boxes_crossed(sheet),
        "power": power(pos, owner),
        "boiler": owns(pos, owner, TILE_4B) if pos.tiles else False,
        "deliveries": sheet.points,
        "points": dict(zip(KINDS_OF_POINTS, points(pos, owner), strict=True)),
        "total": sum(points(pos, owner)),
    }
    if sheet.cargo != NONE:
        shown["cargo"] = {"good": GOOD.text(sheet.cargo), "city": CITY.text(sheet.cargo_city)}
    if pos.orders:
        shown["delivered"] = {GOOD.text(good): sheet.delivered[good] for good in GOODS}
    return shown


def see_track(track: int) -> Track:
    return cast("Track", TRACK.text(track))


def see_link(link: Link) -> LinkView:
    return {
        "cities": (CITY.text(link.a), CITY.text(link.b)),
        "towns": link.towns,
        "hexes": ids_of(HEX, link.hexes),
    }


def see_order(pos: SteamRollers, tile: int) -> OrderView:
    order = pos.orders[tile]
    return {
        "order": ORDER.text(order),
        "goods": [GOOD.text(good) for good in GOODS for _ in range(WANTED[order][good])],
        "vp": ORDER_VP[order],
        "owner": seat_or_none(pos.order_owner[tile]),
    }


def see_ewa(pos: SteamRollers) -> EwaView:
    """Ewa's crosses and her points so far; `full` is the number of hexes in a region."""
    scored, locomotive, network, tiles = ewas_points(pos)
    return {
        "crosses": {CITY.text(city): pos.crosses[city] for city in CITIES},
        "full": HEXES_PER_REGION,
        "hexes": [HEX.text(here) for city in CITIES for here in DRAWABLE_IN[city][: pos.crosses[city]]],
        "points": {"removed": scored, "locomotive": locomotive, "network": network, "tiles": tiles},
        "total": scored + locomotive + network + tiles,
        "beaten": beats_ewa(pos),
    }
