"""§7 The view of one seat. Stacks are shown as sizes and the hands of others as counts; the rest is public."""

from __future__ import annotations

from fajrant.core.journal import SPECTATOR
from fajrant.core.seen import id_or_none, ids_of, ids_or_none, seat_or_none
from fajrant.games.train_rush.content import (
    ACTION,
    ACTIONS,
    AREA,
    AREA_OF,
    AREAS,
    CARD,
    CARGO,
    CITIES,
    CITY,
    COLOUR,
    CONTRACT,
    DEALT_SIZES,
    HAND_LIMIT,
    HERO,
    HERO_CITY,
    HEROES,
    MISSION_GOOD,
    NODE,
    NONE,
    PAIR,
    PLACES,
    PROGRESS,
    PROGRESSES,
    REGION,
    REGION_OF_CITY,
    REGIONS,
    SIZES,
    SPY,
    TILE,
    TOKEN_MOVES,
    TOP,
    TRACK,
    TRACKS,
    WAGON,
    ZONE,
    ZONES,
)
from fajrant.games.train_rush.moves import PHASE, SCORING
from fajrant.games.train_rush.plain import PLACE_NAMES, bits, plain_colours
from fajrant.games.train_rush.reasons import against_action, closed
from fajrant.games.train_rush.scoring import KINDS_OF_POINTS, counts, points, score_sector
from fajrant.games.train_rush.state import (
    Faction,
    TrainRush,
    Wagon,
    Zone,
    active_region,
    cities_visited,
    contract_space,
    goods_on,
    grid_place,
    place_of_pair,
    value_on,
)
from fajrant.games.train_rush.views import (
    ActionView,
    CityToken,
    CityView,
    FactionView,
    HeroView,
    MissionView,
    PileView,
    SectorView,
    View,
    WagonView,
    YardView,
    ZoneView,
)


def view(pos: TrainRush, seat: int) -> View:
    return {
        "round": pos.round,
        "rounds": pos.party().rounds,
        "phase": PHASE.text(pos.phase),
        "order": list(pos.order),
        "passed": bits(pos.passed, pos.seats),
        "lobbied": [REGION.text(region) for region in bits(pos.lobbied, len(REGIONS))],
        "areas": {AREA.text(area): {"used": pos.areas[area], "spaces": pos.party().area_spaces} for area in AREAS},
        "actions": {ACTION.text(action): see_action(pos, action, seat) for action in ACTIONS},
        "sectors": {PLACE_NAMES[place]: see_sector(pos, place) for place in PLACES},
        "zones": {ZONE.text(zone): see_zone(pos.zones[zone]) for zone in ZONES},
        "cities": {CITY.text(city): see_city(pos, city) for city in CITIES},
        "grid": {
            REGION.text(region): [id_or_none(CONTRACT, pos.grid[grid_place(region, size)]) for size in SIZES]
            for region in REGIONS
        },
        "contracts": [
            see_pile(len(pos.contract_stacks[row]), ids_of(CONTRACT, pos.contract_discards[row]))
            for row in range(len(SIZES))
        ],
        "tiles": {
            "lying": ids_or_none(TILE, pos.tiles),
            **see_pile(len(pos.tile_stack), ids_of(TILE, pos.tile_discard)),
        },
        "wagons": [see_wagons(pos, row) for row in range(len(DEALT_SIZES))],
        "cards": {
            "display": ids_of(CARD, pos.display),
            "in_use": ids_of(CARD, pos.in_use),
            "drawn": len(pos.drawn),
            "limit": HAND_LIMIT,
            **see_pile(len(pos.deck), ids_of(CARD, pos.discard)),
        },
        "used_tokens": sorted(pos.used_tokens),
        "closed": closed(pos, seat),
        "factions": [see_faction(pos, owner, seat) for owner in range(pos.seats)],
    }


def see_pile(size: int, discarded: list[str]) -> PileView:
    """The size of a face-down stack, and its discarded items, whose order has no meaning."""
    return {"size": size, "discarded": sorted(discarded)}


def see_action(pos: TrainRush, action: int, seat: int) -> ActionView:
    """The price and, for a seat, why it cannot choose the action; null if it can."""
    seen: ActionView = {"price": pos.values.price[action], "area": AREA.text(AREA_OF[action])}
    if seat != SPECTATOR:
        seen["closed"] = against_action(pos, seat, action) or None
    return seen


def see_sector(pos: TrainRush, place: int) -> SectorView:
    """Spies and agents, and the current awards."""
    return {
        "spies": list(pos.spies[place]),
        "agents": list(pos.agents[place]),
        "award": [score_sector(pos, owner, place) for owner in range(pos.seats)],
    }


def see_city(pos: TrainRush, city: int) -> CityView:
    """Markers in order, remaining tokens, contractors, the mission token, and the city's row of the contract area."""
    tokens: list[CityToken] = [
        {"vp": vp, "movement": TOKEN_MOVES[city][space]}
        for space, vp in enumerate(pos.values.token_vp[city])
        if space >= len(pos.visitors[city])
    ]
    return {
        "visitors": list(pos.visitors[city]),
        "tokens": tokens,
        "contractors": plain_colours(pos.contractors[city]),
        "mission": pos.missions >> city & 1 == 1,
        "contracts": [seat_or_none(pos.contracted[contract_space(city, size)]) for size in SIZES],
    }


def see_zone(zone: Zone) -> ZoneView:
    return {
        "owners": list(zone.owners),
        "tenants": ids_or_none(COLOUR, zone.tenants),
        "station": seat_or_none(zone.station),
        "parcel": zone.parcel,
    }


def see_wagons(pos: TrainRush, row: int) -> YardView:
    special = pos.special_stacks[row]
    return {
        "size": DEALT_SIZES[row],
        "lying": ids_or_none(WAGON, pos.offers_of_wagons[row]),
        "stack": see_pile(len(pos.wagon_stacks[row]), ids_of(WAGON, pos.wagon_discards[row])),
        "special": WAGON.text(special[-1]) if special else None,
        "specials": len(special),
    }


# ---------------------------------------------------------------- a faction


def see_faction(pos: TrainRush, owner: int, seat: int) -> FactionView:
    faction = pos.factions[owner]
    scored = points(pos, owner)
    seen: FactionView = {
        "vp": sum(faction.vp),
        "location": NODE.text(faction.location),
        "region": id_or_none(REGION, active_region(faction)),
        "investment": faction.investment,
        "coal": faction.coal,
        "progress": {
            PROGRESS.text(track): {
                "level": faction.progress[track],
                "value": value_on(faction, track),
                "top": faction.progress[track] == TOP[track],
            }
            for track in PROGRESSES
        },
        "tracks": {TRACK.text(track): faction.tracks[track] for track in TRACKS},
        "warehouses": faction.warehouses,
        "stations": faction.stations,
        "markers": faction.markers,
        "agents": faction.agents,
        "spies": bits(faction.spies, SPY.size()),
        "bid": faction.bid or None,
        "cities": cities_visited(faction),
        "cards": len(faction.hand),
        "known": [CARD.text(card) for card in faction.hand if faction.known >> card & 1],
        "heroes": len(faction.heroes),
        "pack": len(pos.packs[owner]),
        "missions": [see_mission(faction, hero) for hero in faction.missions],
        "wagons": [see_wagon(wagon) for wagon in faction.wagons],
        "tokens": list(faction.tokens),
        "points": dict(zip(KINDS_OF_POINTS, scored, strict=True)),
        "counts": dict(zip(SCORING.ids, counts(pos, owner), strict=True)),
        "total": sum(scored),
    }
    if owner == seat:
        seen["hand"] = ids_of(CARD, faction.hand)
        seen["hero_hand"] = [see_hero(pos, faction, hero) for hero in faction.heroes]
        seen["returned"] = ids_of(CARD, returned_by(pos, owner))
        seen["aside"] = id_or_none(HERO, pos.aside[owner])
        seen["drafted_from"] = ids_of(HERO, pos.packs[owner])
        seen["passed_on"] = ids_of(HERO, passed_on(pos, owner))
    return seen


def see_wagon(wagon: Wagon) -> WagonView:
    return {"wagon": WAGON.text(wagon.kind), "load": ids_or_none(CARGO, wagon.load)}


def see_mission(faction: Faction, hero: int) -> MissionView:
    values = faction.values
    count = goods_on(faction)[MISSION_GOOD[hero]]
    points = values.mission_vp[min(count, len(values.mission_vp) - 1)]
    return {"hero": HERO.text(hero), "goods": count, "points": points}


def see_hero(pos: TrainRush, faction: Faction, hero: int) -> HeroView:
    """A hero as its owner sees it, with whether it can be played where the locomotive stands."""
    city = HERO_CITY[hero]
    here = REGION_OF_CITY[city] == active_region(faction)
    return {"hero": HERO.text(hero), "playable": here and pos.missions >> city & 1 == 1}


def passed_on(pos: TrainRush, seat: int) -> tuple[int, ...]:
    """R70 Heroes that a seat has seen in the draft and that others now hold, in hand or in a pack."""
    faction = pos.factions[seat]
    own = faction.heroes + pos.packs[seat] + (pos.aside[seat],)
    played: list[int] = []
    for other in pos.factions:
        played += other.missions
    return tuple([hero for hero in bits(pos.seen[seat], len(HEROES)) if hero not in own and hero not in played])


def returned_by(pos: TrainRush, seat: int) -> tuple[int, ...]:
    """R68 The cards that a seat put under the deck in the set-up, while both are still there."""
    if pos.returned[seat]:
        return pos.returned[seat]
    place = place_of_pair(pos, seat)
    return () if place == NONE else tuple(sorted(pos.deck[place : place + PAIR]))
