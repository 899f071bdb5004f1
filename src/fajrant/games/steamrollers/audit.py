"""Checks that every component of the box is in play exactly once, and that the steps fit together."""

from __future__ import annotations

from typing import Any

from fajrant.core.errors import Nonsense
from fajrant.core.steps import Step
from fajrant.games.steamrollers.content import (
    BY_CITIES,
    BY_FULL_REGION,
    BY_STALEMATE,
    CARGO_CITIES,
    CITIES,
    CITY,
    COAL,
    COLOUR_OF,
    COUNT_OF,
    DRAWABLE,
    DRAWN,
    EASY,
    EMPTY_CITIES_TO_END,
    GOOD,
    GOODS,
    GREY,
    HEXES_PER_REGION,
    IDLE_ROUNDS_TO_END,
    IN_USE,
    LEVEL_MAP,
    LEVEL_OF_MAP,
    NONE,
    START_OWN_CARGO,
    TILE_1A,
    TILE_1B,
    TILE_2B,
    TILE_5A,
    TILE_5B,
    TILE_S2A,
    TILE_S2B,
    WHITE_DICE,
)
from fajrant.games.steamrollers.rules.action import ChooseAction
from fajrant.games.steamrollers.rules.building import BuildTrack, can_build
from fajrant.games.steamrollers.rules.delivery import (
    OWN,
    ChooseDestination,
    ChooseDistance,
    Delivery,
    LoadGood,
    can_deliver,
)
from fajrant.games.steamrollers.rules.dice import (
    TWO,
    ChooseDie,
    EndOfTwoActions,
    ModifyDie,
    NextDie,
    StealInterrupt,
    UseDie,
    acts_after,
)
from fajrant.games.steamrollers.rules.ewa import PLAYER, EwasPhases, EwasTurn, RerollEwa, Shield
from fajrant.games.steamrollers.rules.orders import ClaimOrder
from fajrant.games.steamrollers.rules.rounds import BeginRound, EndOfRound, Turns
from fajrant.games.steamrollers.rules.starting import (
    ArrangeRow,
    ChooseStartTile,
    LayOut,
    StartActionTile,
    StartBox,
    StartCargo,
    StartHex,
    StartPiece,
    StartTiles,
    own_cargo_options,
)
from fajrant.games.steamrollers.state import SteamRollers, can_use, empty_cities, owns


def audit(pos: SteamRollers) -> None:
    """Raises Nonsense unless every good and die is there once, the tiles are valid and the steps fit together."""
    audit_goods(pos)
    if len(pos.white) > WHITE_DICE[pos.seats]:
        raise Nonsense(f"there are {len(pos.white)} white dice in the middle; the game has {WHITE_DICE[pos.seats]}")
    audit_expansions(pos)
    audit_steps(pos)


def audit_goods(pos: SteamRollers) -> None:
    counts = pos.bag.copy()
    counts[COAL] += pos.coal_left
    for row in pos.goods:
        if len(row) > DRAWN[pos.seats]:
            raise Nonsense(f"{len(row)} goods lie on a city; at most {DRAWN[pos.seats]} are allowed")
        for good in row:
            counts[good] += 1
    for sheet in pos.sheets:
        if sheet.cargo != NONE:
            counts[sheet.cargo] += 1
        for good in GOODS:
            counts[good] += sheet.delivered[good]
    for good in GOODS:
        if counts[good] != COUNT_OF[good]:
            raise Nonsense(f"there are {counts[good]} {GOOD.text(good)} goods instead of {COUNT_OF[good]}")
    for city in CITIES:
        if COLOUR_OF[city] in pos.goods[city]:
            raise Nonsense(f"a {GOOD.text(COLOUR_OF[city])} good lies on city {CITY.text(city)}, which has its colour")


def audit_expansions(pos: SteamRollers) -> None:
    """Checks that the components of an expansion are in play exactly if the expansion is."""
    if pos.options["coal"] == "off" and pos.coal_left != COUNT_OF[COAL]:
        raise Nonsense("coal is in play without its expansion")
    if pos.tiles and bool(pos.orders) != (pos.options["orders"] == "on"):
        raise Nonsense("the order tiles do not match the option 'orders'")
    if not pos.orders and [1 for sheet in pos.sheets if sum(sheet.delivered) > 0]:
        raise Nonsense("delivered goods are kept without orders in play")
    if pos.tiles and bool(pos.starts) != (pos.options["start_tiles"] == "on"):
        raise Nonsense("the starting tiles do not match the option 'start_tiles'")
    for owner in range(pos.seats):
        if pos.starts.count(owner) > 1:
            raise Nonsense(f"seat {owner} has more than one starting tile")
    level = pos.options["level"] if pos.tiles else LEVEL_OF_MAP[EASY]
    if LEVEL_OF_MAP[pos.level_map] != level:
        raise Nonsense(f"the map {LEVEL_MAP.text(pos.level_map)} does not belong to the level {level}")
    for seat, sheet in enumerate(pos.sheets):
        if sheet.cargo != NONE and (
            not pos.starts or pos.starts[START_OWN_CARGO] != seat
            or sheet.cargo in (GREY, COAL) or sheet.cargo_city not in CARGO_CITIES
        ):  # fmt: skip
            raise Nonsense(f"seat {seat} cannot have this own cargo")


def audit_steps(pos: SteamRollers) -> None:
    """Checks the stack: a set-up step, or a round with the steps of a turn on it, or nothing when the game is over."""
    stack = pos.stack
    if (pos.ended != NONE) != (not stack):
        raise Nonsense("the game must be over exactly when no step is left")
    if not stack:
        audit_end(pos)
        return
    first = stack[0]
    if isinstance(first, ArrangeRow | LayOut):
        audit_setup(pos)
        return
    if not pos.tiles:
        raise Nonsense("the action tiles have not been laid out")
    if isinstance(first, StartTiles | BeginRound):
        audit_between_rounds(pos)
    elif isinstance(first, Turns):
        audit_round(pos, first.begun)
    elif isinstance(first, EndOfRound):
        audit_ewas_turn(pos)
    else:
        raise misfit(pos)


def misfit(pos: SteamRollers) -> Nonsense:
    return Nonsense(f"the steps {' > '.join([type(step).__name__ for step in pos.stack])} do not fit together")


def audit_end(pos: SteamRollers) -> None:
    audit_dice(pos)
    empty = empty_cities(pos) >= EMPTY_CITIES_TO_END
    if pos.ended == BY_CITIES and not empty:
        raise Nonsense(f"the game is over with fewer than {EMPTY_CITIES_TO_END} empty cities")
    if pos.ended == BY_STALEMATE and (empty or pos.idle != IDLE_ROUNDS_TO_END):
        raise Nonsense(f"the game ended by stalemate without {IDLE_ROUNDS_TO_END} idle rounds")
    if pos.ended == BY_FULL_REGION and (not pos.solo() or HEXES_PER_REGION not in pos.crosses):
        raise Nonsense("Ewa has won without a full region")


def audit_setup(pos: SteamRollers) -> None:
    """Checks that only the goods are on the table during set-up."""
    asked = pos.stack[0]
    if len(pos.stack) > 1 or (isinstance(asked, ArrangeRow) and (asked.seat != PLAYER or not pos.solo())):
        raise misfit(pos)
    if pos.tiles or pos.orders or pos.starts or pos.rounds or pos.white or any(pos.front) or any(pos.crosses):
        raise Nonsense("something was laid out too early")
    audit_untouched(pos)


def audit_untouched(pos: SteamRollers) -> None:
    for sheet in pos.sheets:
        if sheet.points or (not pos.starts and (sheet.network.drawn or sheet.crossed)):
            raise Nonsense("a sheet was used before the first round")


def audit_between_rounds(pos: SteamRollers) -> None:
    """Checks the table before a round. Before the first one, starting tiles may be chosen, from the last player on."""
    stack = pos.stack
    if IN_USE in pos.facing:
        raise Nonsense("tile 2a is in use outside a turn")
    if isinstance(stack[0], BeginRound) and len(stack) == 1:
        if pos.idle >= IDLE_ROUNDS_TO_END or (pos.rounds and empty_cities(pos) >= EMPTY_CITIES_TO_END):
            raise Nonsense("a round begins although the game should be over")
        if not pos.rounds and (pos.white or any(pos.front)):
            raise Nonsense("dice were rolled before the first round")
        return
    if pos.rounds or not pos.starts or pos.white or any(pos.front):
        raise Nonsense("starting tiles can be chosen only before the first round")
    audit_untouched(pos)
    chosen = stack[0].chosen if isinstance(stack[0], StartTiles) else pos.seats
    if chosen >= pos.seats and isinstance(stack[0], StartTiles):
        raise misfit(pos)
    taken = len([owner for owner in pos.starts if owner != NONE])
    asked = stack[-1]
    deciding = len(stack) == 2
    if len(stack) > 2 or (deciding and chosen == 0):
        raise misfit(pos)
    if deciding:
        seat = (pos.first - chosen) % pos.seats
        if isinstance(asked, ChooseStartTile):
            taken += 1
        if not isinstance(
            asked, ChooseStartTile | StartBox | StartHex | StartPiece | StartActionTile | StartCargo
        ) or asked.seat != seat:  # fmt: skip
            raise misfit(pos)
        if isinstance(asked, StartPiece) and asked.here not in DRAWABLE:
            raise Nonsense("track cannot be drawn in a city")
        if isinstance(asked, StartPiece | StartHex) and pos.sheets[seat].network.drawn:
            raise Nonsense("there is track before the starting track")
        if isinstance(asked, StartBox) and pos.sheets[seat].crossed:
            raise Nonsense("a box is crossed before the starting box")
        if isinstance(asked, StartCargo) and (
            pos.starts[START_OWN_CARGO] != seat or pos.sheets[seat].cargo != NONE or not own_cargo_options(pos)
        ):
            raise Nonsense("there is no own cargo to take")
    if taken != chosen:
        raise Nonsense(f"{taken} starting tiles are taken instead of {chosen}")
    for offset in range(pos.seats):
        seat = (pos.first - 1 - offset) % pos.seats
        has = seat in pos.starts
        asked_now = deciding and offset == chosen - 1 and isinstance(asked, ChooseStartTile)
        if has != (offset < chosen and not asked_now):
            raise Nonsense(f"starting tiles were chosen in the wrong order: see seat {seat}")


def audit_dice(pos: SteamRollers) -> None:
    """Checks that every white die of a round lies in the middle or in front of a seat."""
    rolled = len(pos.white) + sum([len(dice) for dice in pos.front])
    if rolled != WHITE_DICE[pos.seats] or pos.black == NONE or pos.rounds == 0:
        raise Nonsense(f"{WHITE_DICE[pos.seats]} white dice and the black one must have been rolled")


def audit_ewas_turn(pos: SteamRollers) -> None:
    """Checks the end of a round, and in a solo game Ewa's turn, which comes before it."""
    stack = pos.stack
    audit_dice(pos)
    if IN_USE in pos.facing:
        raise Nonsense("tile 2a is in use outside a turn")
    if pos.solo():
        if len(pos.white) != 1 or len(stack) > 2:
            raise misfit(pos)
        if len(stack) == 1:
            return
        asked = stack[1]
        if not isinstance(asked, EwasTurn | EwasPhases | RerollEwa | Shield):
            raise misfit(pos)
        if isinstance(asked, RerollEwa | Shield) and asked.seat != PLAYER:
            raise misfit(pos)
        region = pos.white[0] - 1
        if isinstance(asked, RerollEwa) and not owns(pos, PLAYER, TILE_S2A):
            raise Nonsense("Ewa's die cannot be rerolled without tile S2a")
        if isinstance(asked, Shield) and (
            not owns(pos, PLAYER, TILE_S2B) or not pos.goods[region] or pos.crosses[region] >= HEXES_PER_REGION
        ):
            raise Nonsense("there is nothing to shield, or no tile to shield it with")
    elif len(stack) > 1 or [1 for dice in pos.front if not dice]:
        raise misfit(pos)


def audit_round(pos: SteamRollers, begun: int) -> None:
    """Checks a round in which `begun` seats have begun their turns. The turn of the last one may be in progress."""
    audit_dice(pos)
    steps = pos.stack[1:]
    if begun > pos.seats or (begun == 0 and steps):
        raise misfit(pos)
    seat = (pos.first + begun - 1) % pos.seats
    if steps and isinstance(steps[0], ClaimOrder):
        if not pos.orders or steps[0].seat != seat:
            raise misfit(pos)
        steps = steps[1:]
    elif steps and pos.orders:
        raise misfit(pos)
    doubled = bool(steps) and isinstance(steps[0], EndOfTwoActions)
    if (IN_USE in pos.facing) != doubled or (doubled and pos.owner[TWO] != seat):
        raise Nonsense("tile 2a must be in use exactly during its two actions")
    if doubled:
        steps = steps[1:]
    audit_turn(pos, seat, steps, doubled)
    audit_front(pos, begun, len(steps) == 1 and isinstance(steps[0], ChooseDie))


def audit_turn(pos: SteamRollers, seat: int, steps: list[Step[Any]], doubled: bool) -> None:
    """Checks a turn, which uses one die after the other. The current decision is on top."""
    if len(steps) == 2 and isinstance(steps[0], UseDie):
        second = steps[0]
        now = steps[1]
        if second.seat != seat or not (doubled or pos.solo()):
            raise misfit(pos)
        if not isinstance(now, ModifyDie | ChooseAction | BuildTrack | LoadGood | Delivery):
            raise misfit(pos)
        if sorted(pos.front[seat]) != sorted([now.die, second.die]):
            raise Nonsense("the two dice in use do not lie in front of their seat")
        audit_deciding(pos, seat, now)
    elif len(steps) == 1:
        audit_deciding(pos, seat, steps[0])
        if isinstance(steps[0], NextDie) and not (doubled or pos.solo()):
            raise misfit(pos)
        if isinstance(steps[0], ChooseDie | StealInterrupt) and doubled:
            raise misfit(pos)
    elif len(steps) > 1:
        raise misfit(pos)


def audit_deciding(pos: SteamRollers, seat: int, step: Step[Any]) -> None:
    front = pos.front[seat]
    if isinstance(step, StealInterrupt):
        thief = step.seat
        if step.victim != seat or thief >= pos.seats or not owns(pos, thief, TILE_2B) or pos.front[thief]:
            raise Nonsense("a die cannot be stolen now")
        if thief == seat or not acts_after(pos, thief, seat) or front != (step.die,):
            raise Nonsense("only a later seat can steal a die, and only one just chosen")
        return
    if isinstance(step, ChooseDie):
        if step.seat != seat or front or not pos.white or (pos.solo() and len(pos.white) < 2):
            raise misfit(pos)
        return
    if isinstance(step, NextDie):
        if step.seat != seat or front != (step.low, step.high) or step.low >= step.high:
            raise Nonsense("the two dice to choose between do not lie in front of their seat")
        return
    if isinstance(step, UseDie | ModifyDie | ChooseAction | BuildTrack | LoadGood | Delivery):
        if step.seat != seat or step.die not in front:
            raise Nonsense("the die in use does not lie in front of its seat")
    else:
        raise misfit(pos)
    city = step.die - 1
    sheet = pos.sheets[seat]
    if isinstance(step, ModifyDie) and not (
        can_use(pos, seat, TILE_1A)
        or can_use(pos, seat, TILE_1B)
        or can_use(pos, seat, TILE_5A)
        or can_use(pos, seat, TILE_5B)
    ):
        raise Nonsense("no tile can change this die")
    if isinstance(step, BuildTrack) and not can_build(sheet, city):
        raise Nonsense("there is no room for track")
    if isinstance(step, LoadGood) and not can_deliver(pos, seat, city):
        raise Nonsense("there is nothing to deliver")
    if isinstance(step, Delivery):
        audit_delivery(pos, seat, step)


def audit_delivery(pos: SteamRollers, seat: int, step: Delivery) -> None:
    sheet = pos.sheets[seat]
    row = pos.goods[step.origin]
    if step.source == OWN:
        present = sheet.cargo == step.good and sheet.cargo_city == step.origin and step.place == 0
    elif pos.solo():
        present = step.place < len(row) and row[step.place] == step.good
    else:
        present = step.good in row and step.place == 0
    if not present:
        raise Nonsense("the good to be delivered is not there")
    if isinstance(step, ChooseDistance):
        chosen = ChooseDestination(seat, step.die, step.source, step.origin, step.good, step.place)
        if step.destination not in [move.a for move in chosen.options(pos, seat)]:
            raise Nonsense("the good cannot be delivered there")
    elif not step.options(pos, seat):
        raise Nonsense("the good cannot be delivered anywhere")


def audit_front(pos: SteamRollers, begun: int, choosing: bool) -> None:
    """Checks that seats have dice after their turn, and the others only a stolen one; enough are left for them."""
    waiting = 0
    for offset in range(pos.seats):
        seat = (pos.first + offset) % pos.seats
        dice = len(pos.front[seat])
        if offset < begun and not (choosing and offset == begun - 1):
            least = 2 if pos.solo() else 1
            most = 2
        else:
            least = 0
            most = 0 if offset < begun or pos.solo() else 1
        if not least <= dice <= most:
            raise Nonsense(f"seat {seat} has {dice} dice instead of {least} to {most}")
        if offset >= begun and dice and owns(pos, seat, TILE_2B):
            raise Nonsense(f"seat {seat} has a stolen die and still owns tile 2b")
        if dice == 0:
            waiting += 1
    if len(pos.white) < waiting:
        raise Nonsense("there are too few dice for the seats without one")
