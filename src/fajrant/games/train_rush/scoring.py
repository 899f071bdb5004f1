"""§6 Points by source, the eight final scorings, and the tie-break."""

from __future__ import annotations

from typing import Final

from fajrant.games.train_rush.content import (
    CITIES_TO_END,
    CONTRACT_SPACES_IN,
    CONTRACTOR_TRACK,
    KINDS_OF_SECTORS,
    KINDS_OF_SIZES,
    MISSION_GOOD,
    NONE,
    PLACES,
    PROGRESSES,
    REGIONS,
    SIZES,
    TOP,
    TRACKS,
)
from fajrant.games.train_rush.moves import SCORING
from fajrant.games.train_rush.state import (
    SOURCES_OF_POINTS,
    Faction,
    TrainRush,
    cities_visited,
    count_of,
    goods_on,
)

KINDS_OF_POINTS: Final = [*SOURCES_OF_POINTS, *SCORING.ids]
MARKERS_APART: Final = 100  # more than a player's markers in a region
TIE_BREAKS: Final = ["city_markers"]


def points(pos: TrainRush, seat: int) -> list[int]:
    """The points scored so far, and the final scorings as if the game ended now."""
    faction = pos.factions[seat]
    return [
        *faction.vp,
        score_all_cities(faction),
        score_progress(faction),
        score_sectors(pos, seat),
        score_tracks(pos, seat, TRACKS[:CONTRACTOR_TRACK]),
        score_tracks(pos, seat, TRACKS[CONTRACTOR_TRACK:]),
        score_special_wagons(faction),
        score_contract_area(pos, seat),
        score_missions(faction),
    ]


def counts(pos: TrainRush, seat: int) -> list[int]:
    """What each final scoring counts: cities visited, tops reached, sectors and tracks with points, full special
    wagons, regions of the contract area with points, and missions started."""
    faction = pos.factions[seat]
    return [
        cities_visited(faction),
        len([track for track in PROGRESSES if faction.progress[track] == TOP[track]]),
        len([place for place in PLACES if score_sector(pos, seat, place) > 0]),
        len([track for track in TRACKS[:CONTRACTOR_TRACK] if score_tracks(pos, seat, [track]) > 0]),
        len([track for track in TRACKS[CONTRACTOR_TRACK:] if score_tracks(pos, seat, [track]) > 0]),
        len([wagon for wagon in faction.wagons if wagon.special() and NONE not in wagon.load]),
        len([region for region in REGIONS if score_region(pos, seat, region) > 0]),
        len(faction.missions),
    ]


def tie_values(faction: Faction) -> list[int]:
    """§6 Ties go to more city markers on the map; players who are still tied share the place."""
    return [cities_visited(faction)]


def award(values: list[int], seat: int, first: int, second: int) -> int:
    """§6 The points of a seat for its value among all. Ties share, rounded down [R47]; 0 never scores [R48]."""
    own = values[seat]
    if own == 0:
        return 0
    better = 0
    equal = 0
    for value in values:
        if value > own:
            better += 1
        elif value == own:
            equal += 1
    if better == 0:
        return first if equal == 1 else (first + second) // equal
    return second // equal if better == 1 else 0


def score_all_cities(faction: Faction) -> int:
    return faction.values.all_cities_vp if cities_visited(faction) == CITIES_TO_END else 0


def score_progress(faction: Faction) -> int:
    vp = 0
    for track in PROGRESSES:
        if faction.progress[track] == TOP[track]:
            vp += faction.values.top_vp[track]
    return vp


def score_sectors(pos: TrainRush, seat: int) -> int:
    vp = 0
    for place in PLACES:
        vp += score_sector(pos, seat, place)
    return vp


def score_sector(pos: TrainRush, seat: int, place: int) -> int:
    """The seat's points for a sector. Most pieces win, then the piece on the lowest space; there are no ties [R45]."""
    values = pos.values
    here = pos.spies[place] + pos.agents[place]  # agents have higher spaces than spies
    own = count_of(here, seat)
    if own == 0:
        return 0
    better = 0
    for other in range(pos.seats):
        if other != seat:
            count = count_of(here, other)
            if count > own or (count == own and comes_first(here, other, seat)):
                better += 1
    if better == 0:
        return values.sector_first[place % KINDS_OF_SECTORS]
    return values.sector_second[place % KINDS_OF_SECTORS] if better == 1 else 0


def comes_first(here: tuple[int, ...], other: int, seat: int) -> bool:
    """Whether `other` has a lower space than `seat`."""
    for owner in here:
        if owner == other:
            return True
        if owner == seat:
            return False
    return False


def score_tracks(pos: TrainRush, seat: int, tracks: list[int]) -> int:
    values = pos.values
    vp = 0
    for track in tracks:
        if pos.factions[seat].tracks[track] > 0:
            spaces = [faction.tracks[track] for faction in pos.factions]
            vp += award(spaces, seat, values.track_first, values.track_second)
    return vp


def score_special_wagons(faction: Faction) -> int:
    vp = 0
    for wagon in faction.wagons:
        if wagon.special() and NONE not in wagon.load:
            vp += faction.values.full_vp[wagon.kind]
    return vp


def score_contract_area(pos: TrainRush, seat: int) -> int:
    vp = 0
    for region in REGIONS:
        vp += score_region(pos, seat, region)
    return vp


def score_region(pos: TrainRush, seat: int, region: int) -> int:
    values = pos.values
    return award(contract_sums(pos, region), seat, values.contract_first, values.contract_second)


def contract_sums(pos: TrainRush, region: int) -> list[int]:
    """By seat: the sum of its spaces' numbers, times MARKERS_APART, plus its number of markers to break ties."""
    sums = [0 for _ in range(pos.seats)]
    for space in CONTRACT_SPACES_IN[region]:
        owner = pos.contracted[space]
        if owner != NONE:
            sums[owner] += SIZES[space % KINDS_OF_SIZES] * MARKERS_APART + 1
    return sums


def score_missions(faction: Faction) -> int:
    """The points of missions. The same goods count for several missions; unplayed heroes score nothing."""
    values = faction.values
    if not faction.missions:
        return 0
    goods = goods_on(faction)
    vp = 0
    for hero in faction.missions:
        vp += values.mission_vp[min(goods[MISSION_GOOD[hero]], len(values.mission_vp) - 1)]
    return vp
