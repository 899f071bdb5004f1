"""§10 A view in words: cities, zones, sectors, what is on offer, the viewer's faction, the others, the points."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.sheet import BETWEEN, OTHERS, OWN, TABLE, Sheet
from fajrant.games.train_rush.content import CARD_ROWS, CONTRACT_ROWS
from fajrant.games.train_rush.scoring import KINDS_OF_POINTS

CARD_OF: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in CARD_ROWS}
CONTRACT_OF: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in CONTRACT_ROWS}


def draw(view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> list[Sheet]:
    """The middle first and the viewer's own faction last but the points, where the eye rests."""
    you = view["you"]
    sheets = [draw_cities(view, seats, words)]
    if whole:
        sheets += [draw_zones(view, seats, words), draw_sectors(view, seats, words)]
    sheets += [draw_offer(view, words), draw_areas(view, words)]
    others = [seat for seat in range(len(seats)) if seat != you]
    if whole:
        for seat in others:
            sheets.append(draw_faction(OTHERS, view["factions"][seat], seats[seat], words))
    else:
        sheets.append(draw_glance(view["factions"], others, seats, words))
    if you is not None:
        sheets.append(draw_faction(OWN, view["factions"][you], seats[you], words))
    sheets.append(draw_points(view["factions"], seats, words))
    return sheets


def listed(found: list[str], words: dict[str, str]) -> str:
    """Things in a cell; nothing is a word too."""
    return BETWEEN.join(found) or words["table-empty"]


def owners(found: list[int | None], seats: list[str]) -> str:
    return BETWEEN.join(["–" if owner is None else seats[owner] for owner in found])


# ---------------------------------------------------------------- the board


def draw_cities(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    title = f"{words['table-round']} {view['round']}/{view['rounds']}{BETWEEN}{words['table-' + view['phase']]}"
    title += f"{BETWEEN}{words['table-order']}: {', '.join([seats[seat] for seat in view['order']])}"
    labels = ["city", "there", "tokens", "contractors", "token", "contracts"]
    sheet = Sheet(TABLE, title, [words["table-" + label] for label in labels])
    for name, city in view["cities"].items():
        tokens = [f"{token['vp']}/{token['movement']}" for token in city["tokens"]]
        sheet.add(
            [
                words[name],
                owners(city["visitors"], seats),
                BETWEEN.join(tokens),
                BETWEEN.join([words[colour] for colour in city["contractors"]]),
                words["table-yes"] if city["mission"] else "",
                owners(city["contracts"], seats),
            ]
        )
    return sheet


def draw_zones(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    labels = ["zone", "warehouses", "station", "parcel"]
    sheet = Sheet(TABLE, words["table-zones"], [words["table-" + label] for label in labels])
    for name, zone in view["zones"].items():
        built = [
            seats[owner] if tenant is None else f"{seats[owner]} ({words[tenant]})"
            for owner, tenant in zip(zone["owners"], zone["tenants"], strict=True)
        ]
        station = "" if zone["station"] is None else seats[zone["station"]]
        sheet.add([words[name], BETWEEN.join(built), station, words["table-yes"] if zone["parcel"] else ""])
    return sheet


def draw_sectors(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    labels = ["sector", "spies", "agents"]
    sheet = Sheet(TABLE, words["table-sectors"], [words["table-" + label] for label in labels])
    for name, sector in view["sectors"].items():
        sheet.add([words[name], owners(sector["spies"], seats), owners(sector["agents"], seats)])
    return sheet


def draw_offer(view: dict[str, Any], words: dict[str, str]) -> Sheet:
    """State contracts, siding tiles, wagons and cards that lie face up."""
    sheet = Sheet(TABLE, words["table-supply"], [])
    for region, row in view["grid"].items():
        found = [contract(tile, words) for tile in row if tile is not None]
        sheet.add([f"{words['table-grid']}: {words[region]}", listed(found, words)])
    tiles = [
        f"{place + 1}: {words[tile + '_text']}" for place, tile in enumerate(view["tiles"]["lying"]) if tile is not None
    ]
    sheet.add([words["table-tiles"], listed(tiles, words)])
    for row in view["wagons"]:
        lying = [*row["lying"], row["special"]]
        sheet.add([words["table-wagons"], listed([words[kind] for kind in lying if kind is not None], words)])
    sheet.add([words["table-display"], listed([card(one, words) for one in view["cards"]["display"]], words)])
    sheet.add([words["table-deck"], str(view["cards"]["size"])])
    return sheet


def draw_areas(view: dict[str, Any], words: dict[str, str]) -> Sheet:
    sheet = Sheet(TABLE, words["table-areas"], [words["table-area"], words["table-used"]])
    for name, area in view["areas"].items():
        sheet.add([words["area_" + name], f"{area['used']}/{area['spaces']}"], area["used"] == area["spaces"])
    return sheet


# ---------------------------------------------------------------- a faction


def draw_faction(part: str, faction: dict[str, Any], name: str, words: dict[str, str]) -> Sheet:
    sheet = Sheet(part, f"{words['table-faction']}: {name}", [])
    region = "" if faction["region"] is None else f" ({words[faction['region']]})"
    sheet.add([words["table-at"], f"{words[faction['location']]}{region}"])
    sheet.add([words["table-money"], f"{faction['investment']}{BETWEEN}{faction['coal']}"])
    progress = [f"{words[track]} {here['value']}" for track, here in faction["progress"].items()]
    sheet.add([words["table-progress"], BETWEEN.join(progress)])
    tracks = [f"{words[track]} {space}" for track, space in faction["tracks"].items() if space]
    sheet.add([words["table-tracks"], listed(tracks, words)])
    sheet.add([words["table-wagons"], listed([loaded(one, words) for one in faction["wagons"]], words)])
    sheet.add([words["table-tokens"], listed([f"+{token}" for token in faction["tokens"]], words)])
    reserve = [f"{words['table-' + kind]} {faction[kind]}" for kind in ("warehouses", "stations", "markers", "agents")]
    sheet.add([words["table-reserve"], BETWEEN.join(reserve)])
    sheet.add([words["table-spies"], listed([str(spy) for spy in faction["spies"]], words)])
    hand = [card(one, words) for one in faction["hand"]] if "hand" in faction else [str(faction["cards"])]
    sheet.add([words["table-hand"], listed(hand, words)])
    heroes = [str(faction["heroes"])]
    if "hero_hand" in faction:
        heroes = [f"{words[one['hero']]}: {words[one['hero'] + '_text']}" for one in faction["hero_hand"]]
    sheet.add([words["table-heroes"], listed(heroes, words)])
    missions = [f"{words[one['hero']]}: {one['points']} {words['table-vp']}" for one in faction["missions"]]
    sheet.add([words["table-missions"], listed(missions, words)])
    return sheet


def draw_glance(factions: list[dict[str, Any]], others: list[int], seats: list[str], words: dict[str, str]) -> Sheet:
    sheet = Sheet(OTHERS, words["table-players"], [])
    for seat in others:
        faction = factions[seat]
        parts = [words[faction["location"]]]
        parts.append(f"{words['table-investments']} {faction['investment']}")
        parts.append(f"{words['table-coal']} {faction['coal']}")
        parts.append(f"{words['table-seen']} {faction['cities']}")
        parts.append(f"{words['table-cards']} {faction['cards']}")
        parts.append(", ".join([loaded(one, words) for one in faction["wagons"]]))
        sheet.add([seats[seat], BETWEEN.join(parts)])
    return sheet


def draw_points(factions: list[dict[str, Any]], seats: list[str], words: dict[str, str]) -> Sheet:
    heads = [words["category-" + kind].capitalize() for kind in KINDS_OF_POINTS]
    sheet = Sheet(OTHERS, words["table-score"], [words["table-player"], *heads, words["table-total"]])
    for name, faction in zip(seats, factions, strict=True):
        points = faction["points"]
        sheet.add([name, *[str(points[kind]) for kind in KINDS_OF_POINTS], str(faction["total"])])
    return sheet


# ---------------------------------------------------------------- things in few letters


def contract(tile: str, words: dict[str, str]) -> str:
    return f"{words[tile]} → {CONTRACT_OF[tile]['vp']} {words['table-vp']}"


def loaded(one: dict[str, Any], words: dict[str, str]) -> str:
    """A wagon with what lies on it: `W203: brass, –`."""
    return f"{one['wagon']}: {', '.join(['–' if cargo is None else words[cargo] for cargo in one['load']])}"


def card(one: str, words: dict[str, str]) -> str:
    """`A04: 4/4/3, coal 0/1/2, gain 3 VP`"""
    row = CARD_OF[one]
    moves = "/".join([str(points) for points in row["moves"]])
    coal = "/".join([str(cost) for cost in row["coal_costs"]])
    return f"{one}: {moves}, {words['table-coal']} {coal}, {words[one + '_text']}"
