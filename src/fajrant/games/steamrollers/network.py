"""§5.1 Networks, in which lines of track from city to city are links, and §5.3 the distances that goods can travel.

A network is an immutable value that clones share; drawing a piece makes a new one. One piece can complete at most one
link, so only the line through the new piece is followed.
"""

from __future__ import annotations

from typing import Final

from fajrant.games.steamrollers.content import (
    BORDERS,
    CITIES,
    CITY_AT,
    CITY_HEX,
    HEXES,
    NONE,
    OTHER_END,
    PAIRS,
    TOWN,
)


class Link:
    """An unbroken line of track between two different cities. Each town on it adds one to its length."""

    def __init__(self, a: int, b: int, towns: int, hexes: tuple[int, ...]) -> None:
        self.a: Final = a
        self.b: Final = b
        self.towns: Final = towns
        self.hexes: Final = hexes  # from a to b
        self.length: Final = 1 + towns  # added to distances and to the network's worth (§6)


class Network:
    """All track of a sheet, with the links and distances that it makes."""

    def __init__(
        self,
        level_map: int,
        pieces: tuple[int, ...],
        links: tuple[Link, ...],
        reach: list[int],
        worth: int,
        drawn: int,
        lines: tuple[tuple[int, int], ...],
        mark: int,
    ) -> None:
        self.level_map: Final = level_map
        self.pieces: Final = pieces  # the piece in each hex, or NONE
        self.links: Final = links  # sorted by cities, then by hexes
        self.reach: Final = reach  # origin * 6 + destination: the possible base distances, as a set of bits
        self.worth: Final = worth
        self.drawn: Final = drawn  # the number of pieces
        self.lines: Final = lines  # lines that can still become links: both ends, as `follow` returns them
        self.mark: Final = mark  # a number that differs for nearly all networks

    def with_piece(self, here: int, piece: int) -> Network:
        """The network with a new piece. A line that now joins two different cities is a link [R9]."""
        pieces = self.pieces[:here] + (piece,) + self.pieces[here + 1 :]
        one, other = PAIRS[piece]
        behind: list[int] = []
        a = follow(self.level_map, pieces, here, one, behind)
        ahead: list[int] = []
        b = follow(self.level_map, pieces, here, other, ahead)
        lines = unaffected_lines(self.lines, here)
        drawn = self.drawn + 1
        mark = self.mark + len(PAIRS) * here + piece + 1
        alive = a != DEAD and b != DEAD and a != b
        if not alive or a >= OPEN or b >= OPEN:
            if alive:
                lines = (*lines, (a, b))
            return Network(self.level_map, pieces, self.links, self.reach, self.worth, drawn, lines, mark)
        behind.reverse()
        link = link_along(a, b, [*behind, here, *ahead])
        links = with_link(self.links, link)
        worth = self.worth + link.length
        return Network(self.level_map, pieces, links, find_reach(links), worth, drawn, lines, mark)


NOWHERE: Final[list[int]] = [0 for _ in CITIES for _ in CITIES]


def new_network(level_map: int) -> Network:
    return Network(level_map, tuple([NONE for _ in HEXES]), (), NOWHERE, 0, 0, (), 0)


def network_of(level_map: int, pieces: tuple[int, ...]) -> Network:
    """The network of these pieces; the order of drawing does not matter."""
    network = new_network(level_map)
    for here in HEXES:
        if pieces[here] != NONE:
            network = network.with_piece(here, pieces[here])
    return network


# ---------------------------------------------------------------- following a line


# An end of a line is a city, DEAD, or an open end: OPEN + hex * 6 + edge, for the empty hex and the edge it points at.
OPEN: Final = 100
DEAD: Final = NONE


def link_along(a: int, b: int, hexes: list[int]) -> Link:
    """A link from the lower city to the higher one."""
    towns = 0
    for passed in hexes:
        if TOWN[passed]:
            towns += 1
    return Link(a, b, towns, tuple(hexes)) if a < b else Link(b, a, towns, tuple(hexes[::-1]))


def with_link(links: tuple[Link, ...], link: Link) -> tuple[Link, ...]:
    """The links with one more, still sorted."""
    place = 0
    while place < len(links) and comes_before(links[place], link):
        place += 1
    return links[:place] + (link,) + links[place:]


def comes_before(one: Link, other: Link) -> bool:
    if one.a != other.a:
        return one.a < other.a
    if one.b != other.b:
        return one.b < other.b
    return one.hexes < other.hexes


def follow(level_map: int, pieces: tuple[int, ...], start: int, edge: int, passed: list[int]) -> int:
    """Follows connected track out of a hex through an edge, to a city, an open end, or DEAD.

    A wall, the edge of the map, a piece that does not match and a ring of track are dead ends. The hexes on the way are
    added to `passed`.
    """
    borders = BORDERS[level_map]
    here = start
    while True:
        here = borders[6 * here + edge]
        if here == NONE:
            return DEAD
        city = CITY_AT[here]
        if city != NONE:
            return city
        piece = pieces[here]
        entered = (edge + 3) % 6
        if piece == NONE:
            return OPEN + 6 * here + entered
        if here == start:
            return DEAD
        edge = OTHER_END[6 * piece + entered]
        if edge == NONE:
            return DEAD
        passed.append(here)


def leads(network: Network, here: int) -> list[int]:
    """Where new track in a hex would lead through each edge: a city, an open end, or DEAD. A line that comes back to
    this hex is dead."""
    ends: list[int] = []
    for edge in range(6):
        end = follow(network.level_map, network.pieces, here, edge, [])
        ends.append(DEAD if end >= OPEN and (end - OPEN) // 6 == here else end)
    return ends


def unaffected_lines(lines: tuple[tuple[int, int], ...], here: int) -> tuple[tuple[int, int], ...]:
    """The unfinished lines that do not point at a hex. When a piece is drawn there, the others either become part of
    its line or end for good."""
    unaffected: list[tuple[int, int]] = []
    first = OPEN + 6 * here
    for one, other in lines:
        if not (first <= one < first + 6 or first <= other < first + 6):
            unaffected.append((one, other))
    return tuple(unaffected)


# ---------------------------------------------------------------- routes


def find_reach(links: tuple[Link, ...]) -> list[int]:
    """The base distances of all routes between any two cities; a route visits no city twice."""
    lengths = NOWHERE.copy()
    for link in links:
        lengths[6 * link.a + link.b] |= 1 << link.length
        lengths[6 * link.b + link.a] |= 1 << link.length
    reach = NOWHERE.copy()
    for origin in CITIES:
        extend_route(lengths, reach, origin, origin, 1 << origin, 1)
    return reach


def extend_route(lengths: list[int], reach: list[int], origin: int, city: int, visited: int, distances: int) -> None:
    """Depth-first search that carries all distances of the route so far at once, as a set of bits."""
    for next_city in CITIES:
        links = lengths[6 * city + next_city]
        if links != 0 and visited >> next_city & 1 == 0:
            further = 0
            length = 1
            while links >> length != 0:
                if links >> length & 1 == 1:
                    further |= distances << length
                length += 1
            reach[6 * origin + next_city] |= further
            extend_route(lengths, reach, origin, next_city, visited | 1 << next_city, further)


def find_route(network: Network, origin: int, destination: int, distance: int) -> tuple[int, ...]:
    """R45 The first route with this base distance, for the screen: its hexes in order, including cities."""
    route: list[int] = [CITY_HEX[origin]]
    if search_route(network.links, origin, destination, distance, 1 << origin, route):
        return tuple(route)
    return ()


def search_route(
    links: tuple[Link, ...], city: int, destination: int, distance: int, visited: int, route: list[int]
) -> bool:
    if city == destination:
        return distance == 0
    for link in links:
        if link.length > distance or (link.a != city and link.b != city):
            continue
        next_city = link.b if link.a == city else link.a
        if visited >> next_city & 1 == 0:
            length = len(route)
            route.extend(link.hexes if link.a == city else link.hexes[::-1])
            route.append(CITY_HEX[next_city])
            if search_route(links, next_city, destination, distance - link.length, visited | 1 << next_city, route):
                return True
            del route[length:]
    return False


# ---------------------------------------------------------------- distances to cities, for bots

FAR: Final = 9  # more pieces than anybody would draw for one link


def pieces_to_cities(level_map: int, start: int) -> list[int]:
    """The fewest pieces from a hex, including itself, to each city on an empty map."""
    fewest = [FAR for _ in CITIES]
    seen = {start}
    frontier = [start]
    drawn = 1
    while frontier and drawn < FAR:
        further: list[int] = []
        for here in frontier:
            for edge in range(6):
                there = BORDERS[level_map][6 * here + edge]
                if there == NONE or there in seen:
                    continue
                if CITY_AT[there] != NONE:
                    fewest[CITY_AT[there]] = min(fewest[CITY_AT[there]], drawn)
                else:
                    seen.add(there)
                    further.append(there)
        frontier = further
        drawn += 1
    return fewest


NOT_THERE: Final = [FAR for _ in CITIES]
AT_CITY: Final[list[list[int]]] = [[0 if city == other else FAR for other in CITIES] for city in CITIES]
TO_CITIES: Final[list[list[list[int]]]] = [
    [pieces_to_cities(level_map, here) if CITY_AT[here] == NONE else NOT_THERE for here in HEXES]
    for level_map in range(len(BORDERS))
]


def pieces_missing(level_map: int, end: int) -> list[int]:
    """An estimate of the pieces from an end of a line to each city, as if the map were empty."""
    return AT_CITY[end] if end < OPEN else TO_CITIES[level_map][(end - OPEN) // 6]
