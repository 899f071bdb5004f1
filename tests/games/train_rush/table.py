"""Set up the table, play the moves, check the result. A faction is written line by line; the rest is as at the start:

    at          CI3                          where the locomotive stands
    investment  4                            also coal
    progress    coal 2, loading 1            levels
    tracks      contractors_green 3
    wagons      W101 brass, W202 brass -     with their loads; the wagons track is as high as they need
    hand        A01 A05                      action cards
    known       A05                          the cards in hand that everybody has seen
    heroes      C07
    missions    C01
    tokens      3 4
    vp          4 0 0 0                      tokens, contracts, markets, cards

The board is written as `place pieces; place pieces`: zones `CZ1 0 1=red station 2 parcel` (a warehouse of seat 0, one
of seat 1 rented to red, the station of seat 2), visitors and contracts `vardimium 0 1` and `vardimium 2:0 3:1`, spies
and agents `calestia_finance 0 1`, tiles `3 B12`, areas `market 5`, contractors `rackglen green red`. A contractor in a
zone is taken from the last city that has one. Cards named for a deck or stack are on top of it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import fajrant
from fajrant.games.train_rush.content import BOX
from tests.games.table import AnyTable

SLUG: Final = "train_rush"
CARDS: Final = [row["id"] for row in BOX["action_cards"]]
HEROES: Final = [row["id"] for row in BOX["heroes"]]
TILES: Final = [row["id"] for row in BOX["siding_bonuses"]]
CITIES: Final = [row["id"] for row in BOX["cities"]]
REGIONS: Final = [row["id"] for row in BOX["regions"]]
TRACKS: Final = [f"infrastructure_{name}" for name in REGIONS] + [f"contractors_{c}" for c in ("green", "red", "blue")]
PROGRESS: Final = [row["id"] for row in BOX["progress_tracks"]]
SIZES: Final = [2, 3, 4, 5]
WAGONS: Final = [row["id"] for row in BOX["wagons"]]
SPECIALS: Final = [row["id"] for row in BOX["special_wagons"]]
EFFECTS: Final = {row["id"]: row for row in BOX["effects"]}
REPEATED: Final = [
    "build_station",
    "build_warehouse",
    "corrupt_active_region",
    "advance_",
    "load_wagon",
    "free_special",
]


class Table(AnyTable):
    def faction(self, seat: int = 0) -> dict[str, Any]:
        faction: dict[str, Any] = self.truth()["factions"][seat]
        return faction

    def coal(self, seat: int = 0) -> int:
        coal: int = self.faction(seat)["coal"]
        return coal

    def investment(self, seat: int = 0) -> int:
        investment: int = self.faction(seat)["investment"]
        return investment

    def at(self, seat: int = 0) -> str:
        return str(self.faction(seat)["location"])

    def level(self, track: str, seat: int = 0) -> int:
        """The level on a progress track, or the space on another track."""
        faction = self.faction(seat)
        level: int = (
            faction["progress"][PROGRESS.index(track)] if track in PROGRESS else faction["tracks"][TRACKS.index(track)]
        )
        return level

    def hand(self, seat: int = 0) -> str:
        return " ".join(self.faction(seat)["hand"])

    def heroes(self, seat: int = 0) -> str:
        return " ".join(self.faction(seat)["heroes"])

    def missions(self, seat: int = 0) -> str:
        return " ".join(self.faction(seat)["missions"])

    def wagons(self, seat: int = 0) -> str:
        """`W101 brass, W202 brass -`"""
        return ", ".join(
            " ".join([wagon["wagon"], *[cargo or "-" for cargo in wagon["load"]]])
            for wagon in self.faction(seat)["wagons"]
        )

    def tokens(self, seat: int = 0) -> list[int]:
        tokens: list[int] = self.faction(seat)["tokens"]
        return tokens

    def vp(self, seat: int = 0) -> int:
        """The points scored so far, without the final scorings."""
        return sum(self.faction(seat)["vp"])

    def zone(self, name: str) -> str:
        """`0 1=red station 2 parcel`"""
        zone = self.truth()["zones"][name]
        words = [
            f"{owner}={tenant}" if tenant else str(owner)
            for owner, tenant in zip(zone["owners"], zone["tenants"], strict=True)
        ]
        words += [] if zone["station"] is None else ["station", str(zone["station"])]
        return " ".join([*words, *(["parcel"] if zone["parcel"] else [])])

    def contract(self, city: str, size: int) -> int | None:
        """The owner of the marker in the contract area, if there is one."""
        owner: int | None = self.truth()["contracted"][city][size - 2]
        return owner

    def tile(self, number: int) -> str:
        return str(self.truth()["tiles"][number - 1])

    def total(self, seat: int = 0) -> int:
        return self.match.scores()[seat]

    def category(self, name: str, seat: int = 0) -> int:
        return self.match.categories()[seat][name]


def new(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> Table:
    return Table(fajrant.new(SLUG, seats, seed, options or {}))


# ---------------------------------------------------------------- setting up


def table(
    *factions: str,
    seats: int = 0,
    turn: int = 0,
    at: str = "invest",
    order: str = "",
    round: int = 1,
    zones: str = "",
    visitors: str = "",
    contractors: str = "",
    contracts: str = "",
    grid: str = "",
    contract_stack: str = "",
    spies: str = "",
    agents: str = "",
    bids: str = "",
    lobbied: str = "",
    areas: str = "",
    tiles: str = "",
    tile_stack: str = "",
    offers: str = "",
    wagon_stack: str = "",
    display: str = "",
    deck: str = "",
    discard: str = "",
) -> Table:
    """A position at the decision of a seat. `at` is bid, lobby, income, invest, play_card, hero, end_of_round, over, or
    an effect: `warehouse2` as if the player chose it, `bonus warehouse2` as if something else triggered it."""
    seats = seats or max(2, len(factions))
    data = fajrant.new(SLUG, seats, 1, {"heroes": "random"}).to_json()
    here = data["table"]
    words = [factions[seat] if seat < len(factions) else "" for seat in range(seats)]
    here["order"] = [int(seat) for seat in order.split()] or list(range(seats))
    here["round"] = round
    for seat, lines in enumerate(words):
        read_faction(here["factions"][seat], lines)
    lay_first_wagons(here, words)
    lay_cards(here, display.split(), deck.split(), discard.split())
    lay_heroes(here, seats)
    lay_tiles(here, parts(tiles), tile_stack.split())
    lay_contracts(here, parts(grid), contract_stack.split(), parts(contracts))
    lay_wagons(here, offers.split(), wagon_stack.split())
    lay_zones(here, parts(zones), parts(contractors))
    lay_visitors(here, parts(visitors))
    lay_sectors(here, seats, parts(spies), parts(agents), bids.split(), lobbied.split())
    for area, (count,) in parts(areas).items():
        here["areas"][area] = int(count)
    data["stack"] = steps(here, turn, at)
    if at == "over":
        here["round"] = 9 if seats == 2 else 8
    return Table(fajrant.from_json(data))


def parts(words: str) -> dict[str, list[str]]:
    """`CZ1 0 1; CZ2 2` as a dictionary."""
    return {part.split()[0]: part.split()[1:] for part in words.split(";") if part.strip()}


PHASES: Final = {
    "bid": ("auction", "Auction", "BidSpy"),
    "lobby": ("lobbying", "Lobbying", "Lobby"),
    "play_card": ("movement", "Movement", "PlayCard"),
    "hero": ("mission", "Missions", "PlayHero"),
}


def steps(here: dict[str, Any], turn: int, at: str) -> list[list[object]]:
    place = here["order"].index(turn)
    next_place = (place + 1) % len(here["order"])
    if at == "over":
        here["phase"] = "end"
        return []
    if at == "end_of_round":
        here["phase"] = "mission"
        return [["Round"], ["Missions", len(here["order"])]]
    if at == "income":
        here["phase"] = "income"
        return [["Round"], ["Income", place]]
    if at in PHASES:
        here["phase"], phase, decision = PHASES[at]
        return [["Round"], [phase, place + 1], [decision, turn]]
    here["phase"] = "investing"
    if at == "invest":
        return [["Round"], ["Investing", next_place], ["Invest", turn]]
    name = at.removeprefix("bonus ")
    row = EFFECTS[name]
    times = row["n"] if row["op"].startswith(tuple(REPEATED)) else 1
    return [["Round"], ["Investing", next_place], ["CarryOut", turn, name, times, int(name == at), None]]


def read_faction(faction: dict[str, Any], words: str) -> None:
    faction["wagons"][1]["load"] = ["brass"]
    faction.update(hand=[], known=[], heroes=[])
    for line in filter(None, [line.strip() for line in words.splitlines()]):
        name, *values = line.split()
        if name == "at":
            faction["location"] = values[0]
        elif name in ("investment", "coal"):
            faction[name] = int(values[0])
        elif name in ("progress", "tracks"):
            tracks = PROGRESS if name == "progress" else TRACKS
            for track, level in [pair.split() for pair in " ".join(values).split(",")]:
                faction[name][tracks.index(track)] = int(level)
        elif name == "wagons":
            faction["wagons"] = [read_wagon(wagon.split()) for wagon in " ".join(values).split(",") if wagon.strip()]
        elif name in ("tokens", "vp"):
            faction[name] = [int(number) for number in values]
        else:
            faction[name] = values
    faction["progress"][4] = max(faction["progress"][4], len(faction["wagons"]) - 3)


def lay_first_wagons(here: dict[str, Any], words: list[str]) -> None:
    """Players whose wagons are not given get two that nobody else has, loaded with brass."""
    given = [
        wagon
        for faction, lines in zip(here["factions"], words, strict=True)
        if "wagons" in lines.split()
        for wagon in faction["wagons"]
    ]
    free = [wagon for wagon in WAGONS if wagon[1] == "1" and wagon not in [wagon["wagon"] for wagon in given]]
    for faction, lines in zip(here["factions"], words, strict=True):
        if "wagons" not in lines.split():
            faction["wagons"] = [read_wagon([free.pop(0), "brass"]) for _ in range(2) if free]


def read_wagon(words: list[str]) -> dict[str, Any]:
    kind, *load = words
    size = int(kind[1])
    return {"wagon": kind, "load": [None if cargo == "-" else cargo for cargo in load or ["-"] * size]}


def lay_cards(here: dict[str, Any], display: list[str], deck: list[str], discard: list[str]) -> None:
    held = [card for faction in here["factions"] for card in faction["hand"]]
    free = [card for card in CARDS if card not in [*held, *display, *deck, *discard]]
    while len(display) < 3:
        display.append(free.pop())
    here.update(
        display=display, deck=[*free, *deck[::-1]], discard=discard, under=[], returned=[[] for _ in here["factions"]]
    )


def lay_heroes(here: dict[str, Any], seats: int) -> None:
    """Fills up the hands with the heroes that are left."""
    size = 4 if seats == 4 else 5
    used = [hero for faction in here["factions"] for hero in [*faction["heroes"], *faction["missions"]]]
    free = [hero for hero in HEROES if hero not in used]
    for faction in here["factions"]:
        while len(faction["heroes"]) + len(faction["missions"]) < size:
            faction["heroes"].append(free.pop())
    played = [hero for faction in here["factions"] for hero in faction["missions"]]
    gone = [row["city"] for row in BOX["heroes"] if row["id"] in played]
    here.update(hero_pile=free, missions=[city for city in CITIES if city not in gone], seen=[[] for _ in range(seats)])


def lay_tiles(here: dict[str, Any], tiles: dict[str, list[str]], stack: list[str]) -> None:
    named = {int(number): tile for number, (tile,) in tiles.items()}
    free = [tile for tile in TILES if tile not in [*named.values(), *stack]]
    here["tiles"] = [named[number] if number in named else free.pop() for number in range(1, 10)]
    here.update(tile_stack=[*free, *stack[::-1]], tile_discard=[])


def lay_contracts(
    here: dict[str, Any], grid: dict[str, list[str]], stack: list[str], contracts: dict[str, list[str]]
) -> None:
    named = [tile for tiles in grid.values() for tile in tiles]
    for row, size in enumerate(SIZES):
        top = [tile for tile in stack if tile[1] == str(size)]
        free = [
            tile["id"] for tile in BOX["state_contracts"] if tile["size"] == size and tile["id"] not in [*named, *top]
        ]
        for region in REGIONS:
            own = [tile for tile in grid.get(region, []) if tile[1] == str(size)]
            here["grid"][region][row] = own[0] if own else free.pop()
        here["contract_stacks"][row] = [*free, *top[::-1]]
    for city, markers in contracts.items():
        for marker in markers:
            size, owner = [int(number) for number in marker.split(":")]
            here["contracted"][city][size - 2] = owner
            here["factions"][owner]["markers"] -= 1


def lay_wagons(here: dict[str, Any], offers: list[str], stack: list[str]) -> None:
    owned = [wagon["wagon"] for faction in here["factions"] for wagon in faction["wagons"]]
    for row, size in enumerate((2, 3)):
        offer = [wagon for wagon in offers if wagon[1] == str(size)]
        top = [wagon for wagon in stack if wagon[1] == str(size)]
        free = [wagon for wagon in WAGONS if wagon[1] == str(size) and wagon not in [*owned, *offer, *top]]
        while len(offer) < 5:
            offer.append(free.pop(0))
        here["wagons"][row] = offer
        here["wagon_stacks"][row] = [*free, *top[::-1]]
        special = [wagon for wagon in SPECIALS if wagon[1] == str(size) and wagon not in owned]
        here["special_stacks"][row] = special[::-1]


def lay_zones(here: dict[str, Any], zones: dict[str, list[str]], contractors: dict[str, list[str]]) -> None:
    for city, colours in contractors.items():
        here["contractors"][city] = colours
    for name, words in zones.items():
        zone: dict[str, Any] = {"owners": [], "tenants": [], "station": None, "parcel": "parcel" in words}
        if "station" in words:
            zone["station"] = int(words[words.index("station") + 1])
            here["factions"][zone["station"]]["stations"] -= 1
            words = words[: words.index("station")]
        for word in words:
            owner, _, tenant = word.partition("=")
            zone["owners"].append(int(owner))
            zone["tenants"].append(tenant or None)
            here["factions"][int(owner)]["warehouses"] -= 1
            if tenant and not contractors:
                city = next(city for city in CITIES[::-1] if tenant in here["contractors"][city])
                here["contractors"][city] = [colour for colour in here["contractors"][city] if colour != tenant]
        here["zones"][name] = zone


def lay_visitors(here: dict[str, Any], visitors: dict[str, list[str]]) -> None:
    in_play: Counter[int] = Counter()
    for city in CITIES:
        here["visitors"][city] = [int(seat) for seat in visitors.get(city, [])]
        rows = [row for row in BOX["movement_tokens"] if row["city"] == city]
        in_play.update([row["movement"] for row in rows if row["space"] > len(here["visitors"][city])])
    in_play.update([token for faction in here["factions"] for token in faction["tokens"]])
    all_tokens = Counter([row["movement"] for row in BOX["movement_tokens"]])
    here["used_tokens"] = sorted((all_tokens - in_play).elements())


def lay_sectors(
    here: dict[str, Any],
    seats: int,
    spies: dict[str, list[str]],
    agents: dict[str, list[str]],
    bids: list[str],
    lobbied: list[str],
) -> None:
    """`bids` has the seats that have bid but not yet lobbied."""
    here["lobbied"] = lobbied
    for place, owners in spies.items():
        here["spies"][place] = [int(owner) for owner in owners]
    for place, owners in agents.items():
        here["agents"][place] = [int(owner) for owner in owners]
    for seat, faction in enumerate(here["factions"]):
        faction["agents"] -= sum([owners.count(str(seat)) for owners in agents.values()])
        placed = sum([owners.count(str(seat)) for owners in spies.values()])
        faction["bid"] = 0
        for word in bids:
            bidder, _, number = word.partition(":")
            if int(bidder) == seat:
                faction["bid"] = int(number)
        left = [spy for spy in range(1, 10 if seats == 2 else 9) if spy != faction["bid"]]
        faction["spies"] = left[: len(left) - placed]
