"""§2b and §5.1 The map: targets, distances and ways."""

from __future__ import annotations


def reachable(successors: list[list[int]], inviting: list[bool], longest: int) -> list[list[tuple[int, ...]]]:
    """Where a movement can end, by starting space and points (0 to `longest`), in map order.

    A movement ends after exactly that many steps, or earlier in an inviting space (a city or black market), where the
    remaining points are lost. Every edge costs one point, including tunnels and junctions [R9].
    """
    targets: list[list[tuple[int, ...]]] = []
    for start in range(len(successors)):
        rows: list[tuple[int, ...]] = [()]
        here = [start]
        passed: list[int] = []
        for _ in range(longest):
            here = sorted({successor for node in here for successor in successors[node]})
            passed += [node for node in here if inviting[node]]
            rows.append(tuple(sorted({*here, *passed})))
        targets.append(rows)
    return targets


def distances(successors: list[list[int]], goals: list[int]) -> list[list[int]]:
    """The steps from each space to each goal; from a goal to itself, the steps of a full loop."""
    far = len(successors)
    table = [[far for _ in goals] for _ in successors]
    for start in range(len(successors)):
        here = [start]
        for steps in range(1, far):
            here = sorted({successor for node in here for successor in successors[node]})
            for number, goal in enumerate(goals):
                if goal in here and table[start][number] == far:
                    table[start][number] = steps
            if far not in table[start]:
                break
    return table


def way(successors: list[list[int]], start: int, goal: int, points: int, early: bool) -> list[int]:
    """The spaces on the way to a goal, including it: exactly `points` of them, or fewer if `early`."""
    ways = {start: [start]}
    for step in range(1, points + 1):
        longer: dict[int, list[int]] = {}
        for node in sorted(ways):
            for successor in successors[node]:
                longer.setdefault(successor, [*ways[node], successor])
        ways = longer
        if goal in ways and (early or step == points):
            return ways[goal][1:]
    return []
