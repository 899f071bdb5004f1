"""Many comparisons for one report: a ladder of thinking time, and the worth of every action and place."""

from __future__ import annotations

from dataclasses import replace
from fnmatch import fnmatchcase
from math import log2
from typing import Any

from fajrant.games import load
from fajrant.lab.comparison import UNDECIDED
from fajrant.lab.entrants import Entrant
from fajrant.lab.report.boards import board_of
from fajrant.lab.runs import Folder
from fajrant.lab.uses import VERB, all_things

Pair = tuple[Entrant, Entrant]


def rungs(bot: Entrant, doublings: int) -> list[Pair]:
    """Pairs of bots. The first bot of each pair thinks twice as long as the second."""
    return [(replace(bot, times=bot.times * 2**step), replace(bot, times=bot.times * 2 ** (step - 1)))
            for step in range(1, doublings + 1)]  # fmt: skip


def doubling(row: dict[str, Any]) -> int | None:
    """The doubling of thinking time that a stored comparison measures, from 1; None if it measures something else."""
    one, other = row["a"].partition(":"), row["b"].partition(":")
    if row["without"] or one[0] != other[0] or "@" in row["a"] + row["b"]:
        return None
    more, less = float(one[2] or 1), float(other[2] or 1)
    step = log2(more)
    return int(step) if more == 2 * less and step == int(step) and step >= 1 else None


def restrictions(folder: Folder, bot: Entrant, patterns: list[str]) -> list[Pair]:
    """Pairs of a restricted bot and the same bot without restriction, one for each thing that the run offered.

    The things are all actions and places of the board, or those that match a pattern such as `card:*`. Actions that
    only close a turn are never restricted.
    """
    box = load(folder.run().plan.game)
    offered = set(folder.read("offers")["thing"].unique().to_list())
    board = board_of(box)
    places = set() if board is None else {place.thing for place in board.places}
    closing = {VERB + verb.name for verb in box.verbs() if verb.closes}
    chosen = [
        thing
        for thing in all_things(box)
        if thing in offered - closing
        and (
            any(fnmatchcase(thing, pattern) for pattern in patterns)
            if patterns
            else thing.startswith(VERB) or thing in places
        )
    ]
    return [(replace(bot, without=(thing.removeprefix(VERB),)), bot) for thing in chosen]


def left(folder: Folder, pairs: list[Pair], deals: int, seed: int) -> list[Pair]:
    """The pairs whose result in the folder is missing or has fewer deals."""
    done = {
        (row["a"], row["b"])
        for row in folder.comparisons()
        if row.get("seed") == seed and (row["verdict"] != UNDECIDED or row["deals"] >= deals)
    }
    return [(a, b) for a, b in pairs if (str(a), str(b)) not in done]
