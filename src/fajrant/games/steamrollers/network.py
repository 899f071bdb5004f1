"""§5.1 What track makes: lines from city to city are links; and §5.3, how far along them a good can go.

A network is an immutable value that clones share: drawing a piece makes another. One piece can complete at most one
link, so only the line through the new piece is followed; what lies where is never searched again.
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
    """An unbroken line of track between two different cities; a town on it makes it longer by one."""

    def __init__(self, a: int, b: int, towns: int, hexes: tuple[int, ...]) -> None:
        self.a: Final = a
        self.b: Final = b
        self.towns: Final = towns
        self.hexes: Final = hexes  # from a to b
        self.length: Final = 1 + towns  # what it adds to a distance, and to the network's worth (§6)


class Network:
    """All track of a sheet, with the links and the distances that follow from it."""

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
        self.pieces: Final = pieces  # the piece in each hex; NONE in an undrawn one
        self.links: Final = links  # by their cities, then by their hexes, whenever they were completed
        self.reach: Final = reach  # origin * 6 + destination: the possible base distances, as a set of bits
        self.worth: Final = worth
        self.drawn: Final = drawn  # how many pieces
        self.lines: Final = lines  # those that may yet become links: both their ends, as `follow` says them
        self.mark: Final = mark  # a number that nearly always tells two networks apart

    def with_piece(self, here: int, piece: int) -> Network:
        """Track drawn in a hex; a line that now joins two different cities is a link [R9]."""
        pieces = self.pieces[:here] + (piece,) + self.pieces[here + 1 :]
        one, other = PAIRS[piece]
        behind: list[int] = []
        a = follow(self.level_map, pieces, here, one, behind)
        ahead: list[int] = []
        b = follow(self.level_map, pieces, here, other, ahead)
        lines = lines_after(self.lines, here)
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
    """The network of pieces drawn in whatever order."""
    found = new_network(level_map)
    for here in HEXES:
        if pieces[here] != NONE:
            found = found.with_piece(here, pieces[here])
    return found


# ---------------------------------------------------------------- following a line


OPEN: Final = (
    100  # from here on an end is open: OPEN + hex * 6 + edge, the empty hex that it points at and by which edge
)
DEAD: Final = NONE


def link_along(a: int, b: int, hexes: list[int]) -> Link:
    """A link from the lower city to the higher one."""
    towns = 0
    for passed in hexes:
        if TOWN[passed]:
            towns += 1
    return Link(a, b, towns, tuple(hexes)) if a < b else Link(b, a, towns, tuple(hexes[::-1]))


def with_link(links: tuple[Link, ...], link: Link) -> tuple[Link, ...]:
    """One link more, at its place."""
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
    """Out of a hex by an edge and on along connected track: the city where it ends, an open end, or DEAD.

    A wall, the rim of the map and a piece that does not match are dead ends; a ring of track too.
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
    """Where track that is drawn here would lead by each edge: a city, an open end, or DEAD. A line that comes back to
    this very hex leads nowhere, whatever is drawn."""
    found: list[int] = []
    for edge in range(6):
        end = follow(network.level_map, network.pieces, here, edge, [])
        found.append(DEAD if end >= OPEN and (end - OPEN) // 6 == here else end)
    return found


def lines_after(lines: tuple[tuple[int, int], ...], here: int) -> tuple[tuple[int, int], ...]:
    """The other unfinished lines when a piece is drawn. Those that pointed here are gone: either the piece goes on
    with them, and they are part of its own line, or it does not match, and they end here for ever."""
    found: list[tuple[int, int]] = []
    first = OPEN + 6 * here
    for one, other in lines:
        if not (first <= one < first + 6 or first <= other < first + 6):
            found.append((one, other))
    return tuple(found)


# ---------------------------------------------------------------- routes


def find_reach(links: tuple[Link, ...]) -> list[int]:
    """For every two cities all base distances of routes between them in which no city occurs twice."""
    lengths = NOWHERE.copy()
    for link in links:
        lengths[6 * link.a + link.b] |= 1 << link.length
        lengths[6 * link.b + link.a] |= 1 << link.length
    reach = NOWHERE.copy()
    for origin in CITIES:
        go_on(lengths, reach, origin, origin, 1 << origin, 1)
    return reach


def go_on(lengths: list[int], reach: list[int], origin: int, city: int, visited: int, distances: int) -> None:
    """A search in depth; all distances of the way so far are carried along at once, as a set of bits."""
    for after in CITIES:
        links = lengths[6 * city + after]
        if links != 0 and visited >> after & 1 == 0:
            further = 0
            length = 1
            while links >> length != 0:
                if links >> length & 1 == 1:
                    further |= distances << length
                length += 1
            reach[6 * origin + after] |= further
            go_on(lengths, reach, origin, after, visited | 1 << after, further)


def find_route(network: Network, origin: int, destination: int, distance: int) -> tuple[int, ...]:
    """One route of a base distance, to be shown [R45]: its hexes in order, cities included; the first that is found."""
    found: list[int] = [CITY_HEX[origin]]
    if search(network.links, origin, destination, distance, 1 << origin, found):
        return tuple(found)
    return ()


def search(links: tuple[Link, ...], city: int, destination: int, distance: int, visited: int, found: list[int]) -> bool:
    if city == destination:
        return distance == 0
    for link in links:
        if link.length > distance or (link.a != city and link.b != city):
            continue
        after = link.b if link.a == city else link.a
        if visited >> after & 1 == 0:
            before = len(found)
            found.extend(link.hexes if link.a == city else link.hexes[::-1])
            found.append(CITY_HEX[after])
            if search(links, after, destination, distance - link.length, visited | 1 << after, found):
                return True
            del found[before:]
    return False


# ---------------------------------------------------------------- plans, for who thinks ahead

FAR: Final = 9  # more pieces than anybody would draw


def pieces_to_cities(level_map: int, start: int) -> list[int]:
    """The least number of pieces from a hex (itself included) to each city, on an empty map."""
    found = [FAR for _ in CITIES]
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
                    found[CITY_AT[there]] = min(found[CITY_AT[there]], drawn)
                else:
                    seen.add(there)
                    further.append(there)
        frontier = further
        drawn += 1
    return found


NOT_THERE: Final = [FAR for _ in CITIES]
AT_CITY: Final[list[list[int]]] = [[0 if city == other else FAR for other in CITIES] for city in CITIES]
TO_CITIES: Final[list[list[list[int]]]] = [
    [pieces_to_cities(level_map, here) if CITY_AT[here] == NONE else NOT_THERE for here in HEXES]
    for level_map in range(len(BORDERS))
]


def pieces_missing(level_map: int, end: int) -> list[int]:
    """How many pieces would bring an end of a line to each city; a rough figure, as if nothing else were drawn."""
    return AT_CITY[end] if end < OPEN else TO_CITIES[level_map][(end - OPEN) // 6]
