"""§10 Help: the way of a movement, and what its stop offers as the table stands."""

from __future__ import annotations

from fajrant.core.seen import id_or_none
from fajrant.games.train_rush.content import (
    CITY,
    CITY_AT,
    CITY_NODE,
    MARKET_NODE,
    NODE,
    NODE_KIND,
    NUMBER_AT,
    REGION_OF_CITY,
    SIDING_NODE,
    SUCCESSORS,
    TILE_OR_NONE,
    TOKEN_MOVES,
    UNLOADING,
    ZONE,
    ZONE_AT,
)
from fajrant.games.train_rush.routes import way
from fajrant.games.train_rush.rules.city import can_mark, possible_sizes
from fajrant.games.train_rush.rules.market import best_value
from fajrant.games.train_rush.rules.renting import can_rent
from fajrant.games.train_rush.rules.sidings import wagons_for_parcel
from fajrant.games.train_rush.state import TrainRush, goods_on, grid_place, value_on
from fajrant.games.train_rush.views import RideView, StopView


def outlook(pos: TrainRush, seat: int, points: int, token: int, targets: list[int]) -> list[RideView]:
    """A row for each target of a movement with this token (0 for none)."""
    return [
        {
            "token": token,
            "node": NODE.text(node),
            "way": [NODE.text(space) for space in way_to(pos, seat, node, points + token)],
            **see_stop(pos, seat, node),
        }
        for node in targets
    ]


def way_to(pos: TrainRush, seat: int, node: int, points: int) -> list[int]:
    return way(SUCCESSORS, pos.factions[seat].location, node, points, NODE_KIND[node] in (CITY_NODE, MARKET_NODE))


def see_stop(pos: TrainRush, seat: int, node: int) -> StopView:
    """What a stop offers, from public information."""
    kind = NODE_KIND[node]
    if kind == CITY_NODE:
        return see_city(pos, seat, CITY_AT[node])
    if kind == MARKET_NODE:
        faction = pos.factions[seat]
        return {"worth": best_value(faction.values, goods_on(faction), value_on(faction, UNLOADING))}
    if kind == SIDING_NODE:
        zone = pos.zones[ZONE_AT[node]]
        return {
            "zone": ZONE.text(ZONE_AT[node]),
            "tile": id_or_none(TILE_OR_NONE, pos.tiles[NUMBER_AT[node] - 1]),
            "parcel": zone.parcel and len(wagons_for_parcel(pos.factions[seat])) > 0,
            "rented": zone.rented(),
        }
    return {}


def see_city(pos: TrainRush, seat: int, city: int) -> StopView:
    """Whether the seat can mark and rent there, with the points and token, and the VP of contracts by size."""
    values = pos.values
    space = len(pos.visitors[city])
    unmarked = can_mark(pos, seat, city)
    pays = unmarked and space < len(values.token_vp[city])
    region = REGION_OF_CITY[city]
    return {
        "city": CITY.text(city),
        "mark": unmarked,
        "vp": values.token_vp[city][space] if pays else 0,
        "gives": TOKEN_MOVES[city][space] if pays else 0,
        "rent": can_rent(pos, seat, city),
        "contracts": {
            str(size): values.contract_vp[pos.grid[grid_place(region, size)]]
            for size in possible_sizes(pos, seat, city, 0)
        },
    }
