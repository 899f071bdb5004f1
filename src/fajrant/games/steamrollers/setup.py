"""§3 Set-up of the goods. All other random parts are drawn in `rules/starting.py`."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.steamrollers.content import (
    CITIES,
    COAL,
    COLOUR_OF,
    COLOURS,
    COUNT_OF,
    DRAWN,
    EASY,
    GOODS,
    NONE,
    NUMBERS,
    UPRIGHT,
)
from fajrant.games.steamrollers.rules.starting import ArrangeRow, LayOut
from fajrant.games.steamrollers.state import SteamRollers, new_sheet


def setup(seats: int, options: dict[str, str], dice: Dice) -> SteamRollers:
    solo = seats == 1
    bag = [good for good in COLOURS for _ in range(COUNT_OF[good])]
    dice.shuffle(bag)
    goods: list[tuple[int, ...]] = []
    coal_left = COUNT_OF[COAL]
    removed: list[int] = []  # set aside until all cities are done [R3]
    for city in CITIES:
        drawn = [bag.pop() for _ in range(DRAWN[seats])]
        kept = [good for good in drawn if good != COLOUR_OF[city]]
        removed.extend([good for good in drawn if good == COLOUR_OF[city]])
        if options["coal"] == "on" and len(kept) < len(drawn):
            kept.append(COAL)
            coal_left -= 1
        goods.append(tuple(kept if solo else sorted(kept)))
    bag.extend(removed)
    return SteamRollers(
        seats=seats,
        options=options,
        dice=dice,
        stack=[ArrangeRow(0, CITIES[0])] if solo else [LayOut()],
        sheets=[new_sheet(EASY) for _ in range(seats)],
        goods=goods,
        bag=[bag.count(good) for good in GOODS],
        coal_left=coal_left,
        tiles=(),
        owner=[NONE for _ in NUMBERS],
        facing=[UPRIGHT for _ in NUMBERS],
        worn=0,
        level_map=EASY,
        white=(),
        black=NONE,
        front=[() for _ in range(seats)],
        first=0,
        rounds=0,
        idle=0,
        progress=False,
        ended=NONE,
        orders=(),
        order_owner=[],
        starts=[],
        crosses=[0 for _ in CITIES] if solo else [],
        ewa_points=0,
    )
