"""§2b and §5.1 The map: where a movement of so many points may end, worked out once for every space."""

from __future__ import annotations


def reachable(successors: list[list[int]], inviting: list[bool], longest: int) -> list[list[tuple[int, ...]]]:
    """By space and points (0 to `longest`), in the order of the map.

    After exactly so many steps every space is reached; an inviting one (a city, a black market) also earlier, since
    the rest of the points may be lost there. Every edge costs one point, a tunnel or junction too [R9].
    """
    found: list[list[tuple[int, ...]]] = []
    for start in range(len(successors)):
        rows: list[tuple[int, ...]] = [()]
        here = [start]
        passed: list[int] = []
        for _ in range(longest):
            here = sorted({after for node in here for after in successors[node]})
            passed += [node for node in here if inviting[node]]
            rows.append(tuple(sorted({*here, *passed})))
        found.append(rows)
    return found


def distances(successors: list[list[int]], goals: list[int]) -> list[list[int]]:
    """By space and goal: how many steps it takes to get there; from a goal itself, to come back to it."""
    far = len(successors)
    found = [[far for _ in goals] for _ in successors]
    for start in range(len(successors)):
        here = [start]
        for steps in range(1, far):
            here = sorted({after for node in here for after in successors[node]})
            for number, goal in enumerate(goals):
                if goal in here and found[start][number] == far:
                    found[start][number] = steps
            if far not in found[start]:
                break
    return found


def way(successors: list[list[int]], start: int, goal: int, points: int, early: bool) -> list[int]:
    """The spaces driven over to a goal, it included: after exactly so many steps, or as soon as one may stop early."""
    ways = {start: [start]}
    for step in range(1, points + 1):
        longer: dict[int, list[int]] = {}
        for node in sorted(ways):
            for after in successors[node]:
                longer.setdefault(after, [*ways[node], after])
        ways = longer
        if goal in ways and (early or step == points):
            return ways[goal][1:]
    return []
