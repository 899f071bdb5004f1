"""The evaluation of a position for a seat, as a sum of terms: points so far, projects and developments within reach,
resources, loaded carts, heat and furnaces, dwarfs in the pool, leads in the decks, and lasting effects.

Pieces have their value from the model in RULES.md §2.2, reduced when few actions are left to use them. An affordable
project is worth what realising it gains, a nearly affordable one a part of that. So mining, lifting and realising each
raise the evaluation a little. At the end of the game only points count. The evaluation uses public information only,
never the contents of a pile.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fajrant.core.counts import total
from fajrant.core.learned import Model
from fajrant.games.dwergar.content import (
    ACTIONS_PER_TURN,
    BONUS_ACTIONS,
    DECK_OF,
    EASTERN_QUARTER,
    EFFECT,
    EFFECTS,
    FOREMAN,
    GOLDEN_TERRACES,
    HEAT_KEPT,
    KINDS,
    NEW_SHAFT,
    NONE,
    OLD_SHAFT,
    PROJECTS,
    VALUE,
    WESTERN_QUARTER,
    worth_of,
)
from fajrant.games.dwergar.rules.effects.end_game import COUNT_OF, end_bonuses
from fajrant.games.dwergar.rules.effects.prices import DISCOUNTERS, payable_discounts, realisation_cost
from fajrant.games.dwergar.rules.round import Round
from fajrant.games.dwergar.rules.turn import AfterAction, ChooseAction
from fajrant.games.dwergar.state import Clan, Dwergar, cart_full, has, in_play, owned_of, payable_heat

TERMS: Final = ["points", "projects", "developments", "supply", "carts", "heat", "dwarfs", "decks", "powers"]
POINTS_TERM: Final = 0
PROJECTS_TERM: Final = 1
DEVELOPMENTS_TERM: Final = 2
SUPPLY_TERM: Final = 3
CARTS_TERM: Final = 4
HEAT_TERM: Final = 5
DWARFS_TERM: Final = 6
DECKS_TERM: Final = 7
POWERS_TERM: Final = 8

COUNTS: Final = [  # features that are plain counts, with their terms
    ("furnaces", "heat"),
    ("lit", "heat"),
    ("heat on the track", "heat"),
    ("pool", "dwarfs"),
    ("foreman", "dwarfs"),
    ("pieces", "supply"),
    ("realised", "developments"),
    ("developed", "powers"),
    ("full carts", "carts"),
]
MODEL: Final = Model(str(Path(__file__).parent), TERMS, [*[(term, term) for term in TERMS], *COUNTS])

FORESIGHT: Final = 0.5  # most of an action's value shows only at its end

USEFUL: Final = 0.8  # the share of its value that a piece brings, given enough time
RUN_UP: Final = 3  # actions from a piece in the supply to points
PER_LIFT: Final = 0.09  # a load loses this share of its worth with each level below the surface
HEAT_VALUE: Final = 0.4
LIT_VALUE: Final = 0.45  # added to the worth of an unlit furnace
FURNACE_PER_ROUND: Final = 0.14
MISSING: Final = 0.55  # how fast a project's chance falls with the value of the missing pieces
AT_HAND: Final = 0.85  # the chance of realising an affordable project
SECOND_BEST: Final = 0.3  # the weight of the second-best project in the row
DEVELOPING: Final = 0.45  # the chance that a realised project gets developed
POOL: Final = [-1.5, 0.0, 0.6, 1.0, 1.3, 1.5]  # by the number of dwarfs in the pool
FREE_DEVELOPMENT: Final = 4.0
BONUS_ACTION: Final = 1.4
TOKEN_PER_ROUND: Final = 0.25
PER_ROUND: Final = {  # points per round from a lasting effect
    "realise_discount": 0.5,
    "foreman_speciality": 0.6,
    "vp_on_worker_placement": 0.5,
    "vp_on_project_requiring": 0.3,
    "turn_income": 0.7,
    "convert": 0.25,
    "built_in_extra_heat": 0.2,
    "change_specialisation": 0.4,
}
AT_ONCE: Final = {  # points from an immediate effect, apart from its pieces and VP
    "light_all_and_heat": 1.5,
    "heat": 1.2,
    "gain_lit_furnace": 1.4,
    "extra_action": 1.5,
    "others_gain": -0.7,
}
POWER: Final = [PER_ROUND.get(EFFECTS[EFFECT[card].kind], 0.0) for card in PROJECTS]
BURST: Final = [AT_ONCE.get(EFFECTS[EFFECT[card].kind], 0.0) for card in PROJECTS]
EXTRA_HEAT_KIND: Final = EFFECTS.index("pay_heat_for_vp")
GAIN_KIND: Final = EFFECTS.index("gain")


GAIN_WORTH: Final = [worth_of(EFFECT[card].pieces) if EFFECT[card].kind == GAIN_KIND else 0.0 for card in PROJECTS]


def deck_pull(card: int) -> float:
    """What a project adds towards the lead in its deck."""
    deck = DECK_OF[card]
    return 0.6 if deck in (WESTERN_QUARTER, GOLDEN_TERRACES) else 0.3 if deck in (EASTERN_QUARTER, OLD_SHAFT) else 0.4


PULL: Final = [deck_pull(card) for card in PROJECTS]


def features(pos: Dwergar, seat: int) -> list[float]:
    """The features that the learned evaluation weighs: first the terms of `hopes`, then plain counts."""
    clan = pos.clans[seat]
    actions = actions_left(pos, seat)
    values = hopes(pos, seat, actions)
    values.append(float(clan.lit + clan.unlit))
    values.append(float(clan.lit))
    values.append(float(clan.heat))
    values.append(float(total(clan.pool)))
    values.append(float(clan.pool[FOREMAN]))
    values.append(float(total(clan.supply)))
    values.append(float(len(clan.realised)))
    values.append(float(len(clan.developed)))
    full = 0
    for cart in clan.carts:
        if cart_full(cart):
            full += 1
    values.append(float(full))
    return values


def gone(pos: Dwergar, seat: int) -> float:
    return 1.0 - min(1.0, actions_left(pos, seat) / (ACTIONS_PER_TURN * pos.rounds()))


def hopes(pos: Dwergar, seat: int, actions: int) -> list[float]:
    """The terms in the order of TERMS: points so far, and hand-written estimates of what the seat can still gain."""
    terms = [0.0 for _ in TERMS]
    clan = pos.clans[seat]
    terms[POINTS_TERM] = float(total(clan.vp) + end_bonuses(pos, seat))
    rounds = actions / ACTIONS_PER_TURN
    useful = USEFUL * chance(actions, RUN_UP)
    terms[SUPPLY_TERM] = useful * worth_of_list(clan.supply)
    terms[CARTS_TERM] = carts_worth(clan, actions)
    terms[HEAT_TERM] = heat_worth(clan, actions, rounds)
    terms[PROJECTS_TERM] = projects_worth(pos, seat, clan, actions, useful)
    terms[DEVELOPMENTS_TERM] = developments_worth(pos, seat, clan, actions, useful)
    if actions > 0:
        worth = POOL[min(total(clan.pool), len(POOL) - 1)]
        terms[DWARFS_TERM] = worth if clan.pool[FOREMAN] > 0 else worth - 0.2
    terms[DECKS_TERM] = decks_worth(pos, seat, rounds)
    for card in clan.developed:
        terms[POWERS_TERM] += POWER[card] * rounds
    return terms


# ---------------------------------------------------------------- time


def actions_left(pos: Dwergar, seat: int) -> int:
    """The actions that a seat has left in this game, without bonus actions."""
    first = pos.stack[0]
    actions = 0
    for step in pos.stack:
        if isinstance(step, ChooseAction):
            if step.seat == seat:
                actions = step.left
        elif isinstance(step, AfterAction) and step.seat == seat:
            actions = step.left
    if not isinstance(first, Round):
        return actions
    place = (seat - pos.starter) % pos.seats
    if place >= first.turns:
        actions = ACTIONS_PER_TURN
    return actions + ACTIONS_PER_TURN * (pos.rounds() - pos.round)


def last_turn(pos: Dwergar, seat: int) -> bool:
    """Whether the turn in progress is the seat's last one, not counting bonus turns."""
    first = pos.stack[0]
    if not isinstance(first, Round):
        return True
    return pos.round == pos.rounds() and first.turns > (seat - pos.starter) % pos.seats


def fingerprint(pos: Dwergar) -> tuple[object, ...]:
    """A key with everything that a turn can change. Positions with the same key have the same best line."""
    marks: list[object] = [
        tuple(pos.stack),
        tuple(pos.standing),
        tuple(pos.built_in),
        pos.row,
        pos.extra,
        pos.silverbeard,
    ]
    for clan in pos.clans:
        marks.append(
            (
                tuple(clan.vp),
                tuple(clan.pool),
                tuple(clan.supply),
                clan.heat,
                clan.lit,
                clan.unlit,
                tuple(clan.carts),
                clan.rides,
                clan.realised,
                clan.developed,
            )
        )
    action = pos.action
    if action is not None:
        marks.append(
            (
                action.dwarf,
                action.space,
                action.speciality,
                action.bonuses,
                action.base,
                action.second,
                action.built_in,
                action.exchanges,
                action.card,
                action.recoverable,
                action.warming,
            )
        )
    return tuple(marks)


def chance(actions: int, needed: int) -> float:
    """The chance that `needed` of the remaining actions can be spent on one purpose."""
    return max(0.0, 1.0 - needed / (actions + 0.5))


# ---------------------------------------------------------------- pieces and heat


def worth_of_list(counts: list[int]) -> float:
    worth = 0.0
    for kind in KINDS:
        worth += VALUE[kind] * counts[kind]
    return worth


def carts_worth(clan: Clan, actions: int) -> float:
    """A load is worth less the deeper it is, and nothing if it cannot come up in time."""
    worth = 0.0
    for position, cart in enumerate(clan.carts):
        if cart_full(cart):
            lifts = position + 1
            worth += worth_of(cart) * USEFUL * (1.0 - PER_LIFT * lifts) * chance(actions, RUN_UP + 1)
    return worth


def heat_worth(clan: Clan, actions: int, rounds: float) -> float:
    if actions == 0:
        return 0.0
    usable = min(1.0, rounds)
    furnaces = clan.lit + clan.unlit
    worth = FURNACE_PER_ROUND * rounds * (furnaces - 0.04 * furnaces * furnaces)
    worth += LIT_VALUE * usable * (clan.lit - 0.03 * clan.lit * clan.lit)
    return worth + HEAT_VALUE * usable * (clan.heat - 0.03 * clan.heat * clan.heat)


# ---------------------------------------------------------------- projects


def projects_worth(pos: Dwergar, seat: int, clan: Clan, actions: int, useful: float) -> float:
    """The net gain of realising the best project in the row, plus a part of the second best."""
    values = clan.values
    hope = chance(actions, 1)
    if hope <= 0.0:
        return 0.0
    best = 0.0
    second = 0.0
    discounted = False
    for card in DISCOUNTERS:
        if has(clan, card):
            discounted = True
    heat = payable_heat(clan)
    supply = clan.supply
    for card in pos.row:
        gain = values.vp[card] - useful * values.cost_worth[card] - HEAT_VALUE * values.cost_heat[card]
        gain += 0.5 * development_gain(pos, seat, clan, card, useful, actions) + PULL[card]
        if gain <= 0.0:
            continue
        cost = values.cost[card]
        if discounted:
            choices = payable_discounts(clan, card)
            cost = realisation_cost(clan, card, choices[0] if choices else NONE)
        missing = 0.5 * max(0, values.cost_heat[card] - heat)
        for kind, needed in enumerate(cost):
            if needed > supply[kind]:
                missing += VALUE[kind] * (needed - supply[kind])
        worth = gain * AT_HAND
        if missing > 0.0:
            worth = gain * 0.6 / (1.0 + MISSING * missing * missing)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return hope * best + chance(actions, 4) * SECOND_BEST * second


def development_gain(pos: Dwergar, seat: int, clan: Clan, card: int, useful: float, actions: int) -> float:
    """What developing a project brings, less its pieces and heat; at least 0."""
    values = clan.values
    effect = EFFECT[card]
    gain = values.dev_vp[card] + BURST[card] + useful * GAIN_WORTH[card] + POWER[card] * actions / ACTIONS_PER_TURN
    if effect.deck == NEW_SHAFT:
        developed = 1
        for other in clan.developed:
            if DECK_OF[other] == NEW_SHAFT:
                developed += 1
        gain += effect.vp * developed
    elif effect.per != NONE:
        gain += 0.8 * effect.vp * ((COUNT_OF[effect.per](pos, seat) + 1) // effect.per_amount)
    elif effect.kind == EXTRA_HEAT_KIND:
        gain += 0.4 * payable_heat(clan)
    heat = values.dev_heat[card]
    if effect.deck == OLD_SHAFT:
        heat = max(0, heat - owned_of(clan, OLD_SHAFT))
    return max(0.0, gain - useful * values.dev_worth[card] - HEAT_VALUE * heat)


def developments_worth(pos: Dwergar, seat: int, clan: Clan, actions: int, useful: float) -> float:
    """The worth of projects that are not developed yet. It is higher if the seat has the pieces and the heat."""
    values = clan.values
    worth = 0.0
    heat = payable_heat(clan)
    for card in clan.realised:
        missing = 0.4 * max(0, values.dev_heat[card] + 1 - heat)
        for kind, needed in enumerate(values.dev_cost[card]):
            if needed > clan.supply[kind]:
                missing += VALUE[kind] * (needed - clan.supply[kind])
        hope = DEVELOPING * (1.0 + 1.0 / (1.0 + missing))
        worth += hope * development_gain(pos, seat, clan, card, useful, actions)
    return worth * chance(actions, 1)


# ---------------------------------------------------------------- decks


def decks_worth(pos: Dwergar, seat: int, rounds: float) -> float:
    """The worth of what the decks reward: bonus actions, a free development, the token, and heat that is kept."""
    worth = 0.0
    if in_play(pos, WESTERN_QUARTER):
        worth += BONUS_ACTIONS * BONUS_ACTION * lead(pos, seat, WESTERN_QUARTER, rounds)
    if in_play(pos, GOLDEN_TERRACES):
        worth += FREE_DEVELOPMENT * lead(pos, seat, GOLDEN_TERRACES, rounds)
    if in_play(pos, OLD_SHAFT):
        worth += TOKEN_PER_ROUND * rounds * lead(pos, seat, OLD_SHAFT, rounds)
    if in_play(pos, EASTERN_QUARTER):
        kept = HEAT_KEPT * min(3, owned_of(pos.clans[seat], EASTERN_QUARTER))
        worth += 0.08 * kept * rounds
    return worth


def lead(pos: Dwergar, seat: int, deck: int, rounds: float) -> float:
    """The chance to lead a deck at the end, from the projects owned now. A tie counts as a narrow lead."""
    own = owned_of(pos.clans[seat], deck)
    if own == 0:
        return 0.0
    best = 0
    for other in range(pos.seats):
        if other != seat:
            best = max(best, owned_of(pos.clans[other], deck))
    ahead = own - best + 0.4
    spread = 0.6 + 0.25 * rounds
    return 0.5 + 0.5 * ahead / (abs(ahead) + spread)
