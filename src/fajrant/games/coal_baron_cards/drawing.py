"""A view as text: for terminals, screen readers and tests."""

from __future__ import annotations

from typing import Any


def draw(view: dict[str, Any]) -> str:
    """Zones with their cost, then every mine; the viewer's own last, where the eye rests."""
    lines = [f"shift {view['shift']}/{view['shifts']}   starts {view['starter']}", ""]
    for name, zone in view["zones"].items():
        lines.append(draw_zone(name, zone, view["stacks"].get(name)))
    mines = list(enumerate(view["mines"]))
    you = view["you"]
    if you is not None:
        mines.append(mines.pop(you))
    for seat, mine in mines:
        lines.append("")
        lines.extend(draw_mine(seat, mine))
    return "\n".join(lines)


def draw_zone(name: str, zone: dict[str, Any], stack: dict[str, Any] | None) -> str:
    used = " ".join([f"{use['seat']}:{'+'.join([str(card) for card in use['cards']])}" for use in zone["laid"]])
    pile = f"{stack['top'] or 'empty'} ({stack['size']})" if stack else ""
    return f"{name:<11} cost {zone['required']}  {pile:<28} {used}".rstrip()


def draw_mine(seat: int, mine: dict[str, Any]) -> list[str]:
    """One line per place of the board; the mining row is written left to right, new cards enter at the left."""
    lines = [f"seat {seat}{' passed' if mine['passed'] else ''}   workers {words(mine['workers'])}"]
    lines.append(f"  row      {words(mine['row'][::-1])}")
    lines.append(f"  storage  {words(mine['storage'])}")
    for number, train in enumerate(mine["docks"], 1):
        lines.append(f"  dock {number}   {draw_train(train)}")
    for place in ("orders", "innovations", "shares", "objectives", "tokens"):
        if mine[place]:
            lines.append(f"  {place:<8} {words(mine[place])}")
    if mine.get("delivered"):
        lines.append("  sent     " + "; ".join([one["order"] for one in mine["delivered"]]))
    elif mine["trains"]:
        lines.append(f"  sent     {mine['trains']} trains")
    return lines


def draw_train(train: dict[str, Any]) -> str:
    wagons = [f"{wagon['card']}[{wagon['load'] or ''}]" for wagon in train["wagons"]]
    return " ".join([*wagons, train["engine"] or ""]).strip() or "-"


def words(things: list[Any]) -> str:
    return " ".join(["?" if thing is None else str(thing) for thing in things]) or "-"
