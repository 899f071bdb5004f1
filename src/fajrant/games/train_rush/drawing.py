"""§10 A view as text: map, cities, zones, sectors, supply, the other factions, the viewer's own, and the points."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.sheet import BETWEEN, OTHERS, OWN, TABLE, Sheet, score_sheet
from fajrant.games.train_rush.content import NODE_ROWS, REGION
from fajrant.games.train_rush.scoring import KINDS_OF_POINTS
from fajrant.games.train_rush.state import SOURCES_OF_POINTS

Row = dict[str, Any]
NODE_OF: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in NODE_ROWS}
LOOPS: Final = ["inner", "middle", "outer"]
RIDING: Final = ["movement_step", "choose_target"]  # decision points that need the map
OPENING: Final = ["choose_start_good", "keep_action_cards"]  # those of the set-up that need contracts and wagons


def draw(view: Row, seats: list[str], words: dict[str, str], whole: bool, box: Row) -> list[Sheet]:
    """The board comes first; the viewer's own faction and the points come last, closest to the prompt."""
    you = view["you"]
    sheets = [Sheet(TABLE, headline(view, seats, words), [])]
    phase = view["phase"]
    point = "" if view["decision"] is None else str(view["decision"]["point"])
    if whole or phase == "movement" or point in RIDING:
        sheets.append(draw_map(view, seats, words, point in RIDING))
    if whole:
        sheets += [draw_cities(view, seats, words), draw_zones(view, seats, words)]
    used = [sector for sector in view["sectors"].values() if sector["spies"] or sector["agents"]]
    if whole or (phase == "lobbying" and used):
        sheets.append(draw_sectors(view, seats, words, whole))
    if whole or phase in ("investing", "movement") or point in OPENING:
        sheets.append(draw_offer(view, words, whole, box))
    if whole:
        sheets.append(draw_areas(view, words))
    others = [seat for seat in range(len(seats)) if seat != you]
    if whole:
        for seat in others:
            sheets.append(draw_faction(OTHERS, view["factions"][seat], seats[seat], words, whole, box))
    else:
        sheets.append(draw_glance(view["factions"], others, seats, words))
    if you is not None:
        sheets.append(draw_faction(OWN, view["factions"][you], seats[you], words, whole, box))
    points = [faction["points"] for faction in view["factions"]]
    sheets.append(score_sheet(seats, KINDS_OF_POINTS, SOURCES_OF_POINTS, points, view["over"], words, whole))
    return sheets


def listed(items: list[str], words: dict[str, str]) -> str:
    """The items in one cell, or the word for "nothing"."""
    return BETWEEN.join(items) or words["table-empty"]


def owners(pieces: list[int | None], seats: list[str]) -> str:
    return BETWEEN.join(["–" if owner is None else seats[owner] for owner in pieces])


# ---------------------------------------------------------------- the board


def headline(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> str:
    title = f"{words['table-round']} {view['round']}/{view['rounds']}{BETWEEN}{words['table-' + view['phase']]}"
    return f"{title}{BETWEEN}{words['table-order']}: {', '.join([seats[seat] for seat in view['order']])}"


def draw_map(view: dict[str, Any], seats: list[str], words: dict[str, str], asked: bool) -> Sheet:
    """The three loops in driving direction, a row per region, with junctions, siding tiles and locomotives."""
    sheet = Sheet(TABLE, f"{words['table-map']} ({words['table-map_legend']})", [])
    sheet.picture = True
    sheet.asked = asked
    here: dict[str, list[str]] = {}
    for name, faction in zip(seats, view["factions"], strict=True):
        here.setdefault(faction["location"], []).append(name)
    start = str(NODE_ROWS[0]["id"])
    if start in here:
        sheet.add([words["start"], f"{draw_node(NODE_ROWS[0], here, words)} → {NODE_ROWS[0]['successors'][0]}"])
    for loop in LOOPS:
        for region in REGION.ids:
            nodes = [row for row in NODE_ROWS if row["loop"] == loop and row["region"] == region]
            prefix = str(nodes[-1]["id"])[:2]
            ahead = str(nodes[-1]["successors"][0])
            label = f"{prefix} {words[region]}, {words['table-' + loop]}"
            sheet.add([label, f"{draw_nodes(nodes, here, words)} → {ahead}"])
    return sheet


def draw_nodes(nodes: list[dict[str, Any]], here: dict[str, list[str]], words: dict[str, str]) -> str:
    """The spaces in order; the two tracks of a siding are side by side in brackets."""
    spaces: list[str] = []
    zone = ""
    for row in nodes:
        if row["kind"] != "siding":
            spaces.append(draw_node(row, here, words))
        elif row["zone"] != zone:  # the whole siding at its first space
            zone = str(row["zone"])
            siding = [node for node in nodes if node.get("zone") == zone]
            tracks = [
                " ".join([draw_node(node, here, words) for node in siding if node["track"] == track])
                for track in ("a", "b")
            ]
            spaces.append(f"({zone}: {' | '.join(tracks)})")
    return " ".join(spaces)


def draw_node(row: dict[str, Any], here: dict[str, list[str]], words: dict[str, str]) -> str:
    """`0`, `Rackglen`, `5a=1` with its siding tile; `0↗CM0` at a junction to another loop; `[Ann]` is Ann's train."""
    name = str(row["id"]).removeprefix(str(row["id"])[:2]) or str(row["id"])
    if row["kind"] == "start":
        name = ""
    elif row["id"] == "LEAD":
        name = str(row["id"])
    elif "city" in row:
        name = f"{words[row['city']]}"
    elif row["kind"] == "black_market":
        name = words["black_market"]
    elif row["kind"] == "siding":
        name += f"={row['number']}"
    for successor in row["successors"]:
        loop = str(NODE_OF[successor]["loop"])
        if row["loop"] in LOOPS and loop != row["loop"]:
            name += f"{'↗' if LOOPS.index(loop) > LOOPS.index(row['loop']) else '↘'}{successor}"
    there = here.get(str(row["id"]), [])
    return f"{name}[{', '.join(there)}]" if there else name


def draw_cities(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    labels = ["city", "there", "tokens", "contractors", "token", "contracts"]
    sheet = Sheet(TABLE, words["table-cities"], [words["table-" + label] for label in labels])
    for name, city in view["cities"].items():
        tokens = [f"{token['vp']}/{token['movement']}" for token in city["tokens"]]
        sheet.add(
            [
                words[name],
                owners(city["visitors"], seats),
                ", ".join(tokens),
                ", ".join([words["table-" + colour] for colour in city["contractors"]]),
                words["table-yes"] if city["mission"] else "",
                ", ".join(["–" if owner is None else seats[owner] for owner in city["contracts"]]),
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


def draw_sectors(view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> Sheet:
    """All sectors, or unless `whole` those with pieces."""
    labels = ["sector", "spies", "agents"]
    sheet = Sheet(TABLE, words["table-sectors"], [words["table-" + label] for label in labels])
    for name, sector in view["sectors"].items():
        if whole or sector["spies"] or sector["agents"]:
            sheet.add([words[name], owners(sector["spies"], seats), owners(sector["agents"], seats)])
    return sheet


def draw_offer(view: Row, words: dict[str, str], whole: bool, box: Row) -> Sheet:
    """The face-up state contracts, siding tiles, wagons and cards; unless `whole`, those that matter in this phase."""
    sheet = Sheet(TABLE, words["table-supply"], [])
    if whole or view["phase"] != "investing":
        for region, row in view["grid"].items():
            contracts = [contract(tile, words, box) for tile in row if tile is not None]
            sheet.add([f"{words['table-grid']}: {words[region]}" if whole else words[region], listed(contracts, words)])
    tiles = [
        f"{place + 1}: {words[tile + '_text']}" for place, tile in enumerate(view["tiles"]["lying"]) if tile is not None
    ]
    if whole or view["phase"] == "movement":
        sheet.add([words["table-tiles"], listed(tiles, words)])
    if whole or view["phase"] in ("setup", "investing"):
        for row in view["wagons"]:
            lying = [*row["lying"], row["special"]]
            sheet.add([words["table-wagons"], listed([words[kind] for kind in lying if kind is not None], words)])
    if whole or view["phase"] != "setup":
        sheet.add(
            [words["table-display"], listed([card(name, words, box) for name in view["cards"]["display"]], words)]
        )
    if whole:
        sheet.add([words["table-deck"], str(view["cards"]["size"])])
    elif view["phase"] == "investing":
        areas = [f"{words['area_' + name]} {area['used']}/{area['spaces']}" for name, area in view["areas"].items()]
        sheet.add([words["table-areas"], BETWEEN.join(areas)])
    return sheet


def draw_areas(view: dict[str, Any], words: dict[str, str]) -> Sheet:
    sheet = Sheet(TABLE, words["table-areas"], [words["table-area"], words["table-used"]])
    for name, area in view["areas"].items():
        sheet.add([words["area_" + name], f"{area['used']}/{area['spaces']}"], area["used"] == area["spaces"])
    return sheet


# ---------------------------------------------------------------- a faction


def draw_faction(part: str, faction: Row, name: str, words: dict[str, str], whole: bool, box: Row) -> Sheet:
    """Everything a faction has; unless `whole`, empty rows are left out."""
    sheet = Sheet(part, f"{words['table-faction']}: {name}", [])
    region = "" if faction["region"] is None else f" ({words[faction['region']]})"
    sheet.add([words["table-at"], f"{words[faction['location']]}{region}"])
    sheet.add([words["table-money"], f"{faction['investment']}, {faction['coal']}"])
    progress = [f"{words[track]} {here['value']}" for track, here in faction["progress"].items()]
    sheet.add([words["table-progress"], BETWEEN.join(progress)])
    tracks = [f"{words[track]} {space}" for track, space in faction["tracks"].items() if space]
    if whole or tracks:
        sheet.add([words["table-tracks"], listed(tracks, words)])
    sheet.add([words["table-wagons"], listed([loaded(wagon, words) for wagon in faction["wagons"]], words)])
    if whole or faction["tokens"]:
        sheet.add([words["table-tokens"], listed([f"+{token}" for token in faction["tokens"]], words)])
    if whole:
        kinds = ("warehouses", "stations", "markers", "agents")
        reserve = [f"{words['table-' + kind]} {faction[kind]}" for kind in kinds]
        sheet.add([words["table-reserve"], BETWEEN.join(reserve)])
    sheet.add([words["table-spies"], " ".join([str(spy) for spy in faction["spies"]]) or words["table-empty"]])
    hand = [card(held, words, box) for held in faction["hand"]] if "hand" in faction else [str(faction["cards"])]
    if whole or hand:
        sheet.add([words["table-hand"], listed(hand, words)])
    heroes = [str(faction["heroes"])]
    if "hero_hand" in faction:
        heroes = [f"{words[hero['hero']]}: {words[hero['hero'] + '_text']}" for hero in faction["hero_hand"]]
    if whole or heroes:
        sheet.add([words["table-heroes"], listed(heroes, words)])
    missions = [f"{words[row['hero']]}: {row['points']} {words['table-vp']}" for row in faction["missions"]]
    if whole or missions:
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
        parts.append(", ".join([loaded(wagon, words) for wagon in faction["wagons"]]))
        sheet.add([seats[seat], BETWEEN.join(parts)])
    return sheet


# ---------------------------------------------------------------- short forms


def row_of(box: Row, part: str, name: str) -> Row:
    """A row of the box by its id."""
    (row,) = [row for row in box[part] if row["id"] == name]
    return dict(row)


def contract(tile: str, words: dict[str, str], box: Row) -> str:
    return f"{words[tile]} → {row_of(box, 'state_contracts', tile)['vp']} {words['table-vp']}"


def loaded(wagon: dict[str, Any], words: dict[str, str]) -> str:
    """A wagon with its load: `W203: brass, –`."""
    return f"{wagon['wagon']}: {', '.join(['–' if cargo is None else words[cargo] for cargo in wagon['load']])}"


def card(name: str, words: dict[str, str], box: Row) -> str:
    """`A04: 4/4/3, coal 0/1/2, gain 3 VP`"""
    row = row_of(box, "action_cards", name)
    moves = "/".join([str(points) for points in row["moves"]])
    coal = "/".join([str(cost) for cost in row["coal_costs"]])
    return f"{name}: {moves}, {words['table-coal']} {coal}, {words[name + '_text']}"
