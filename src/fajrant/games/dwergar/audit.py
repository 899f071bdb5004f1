"""Checks that every component of the box is in play exactly once, and that the steps fit together."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.errors import Nonsense
from fajrant.core.steps import Step
from fajrant.games.dwergar.content import (
    ARCHITECT,
    BASIC,
    BONUS,
    BONUSES,
    BONUSES_AT,
    EVENT_OR_NONE,
    FOREMAN,
    FURNACES,
    GEAR,
    MOST_LEVELS,
    NONE,
    OLD_SHAFT,
    ROW_SIZE,
    SPACE,
    SPECIALITIES,
    SPECIALITY,
    WORKERS,
    WORKERS_OF_EACH,
)
from fajrant.games.dwergar.rules.effects.prices import can_realise, payable_discounts
from fajrant.games.dwergar.rules.ending import (
    AfterFreeDevelopment,
    EndGame,
    FinalScoring,
    FreeDevelopment,
    FreeDevelopments,
)
from fajrant.games.dwergar.rules.heat import PayHeat
from fajrant.games.dwergar.rules.lift import Lift
from fajrant.games.dwergar.rules.placement import Arrive
from fajrant.games.dwergar.rules.projects import ChooseDiscount, ChooseExtraHeat, Develop, Realise, Recover
from fajrant.games.dwergar.rules.round import Round
from fajrant.games.dwergar.rules.turn import (
    AfterAction,
    BonusAction,
    BonusTurn,
    ChooseAction,
    EndTurn,
)
from fajrant.games.dwergar.rules.workshops import Forging
from fajrant.games.dwergar.state import (
    Dwergar,
    built_in_by,
    can_pay,
    cards_of,
    foreman_of,
    in_play,
    payable_heat,
)

# ---------------------------------------------------------------- audit of the pieces


def audit(pos: Dwergar) -> None:
    """Raises Nonsense unless every dwarf, furnace, project and event is there once and the steps fit together."""
    audit_dwarfs(pos)
    audit_furnaces(pos)
    audit_projects(pos)
    audit_events(pos)
    audit_steps(pos)


def audit_dwarfs(pos: Dwergar) -> None:
    workers = [0 for _ in SPECIALITIES]
    for seat, clan in enumerate(pos.clans):
        for speciality in SPECIALITIES:
            workers[speciality] += clan.pool[speciality]
        foremen = clan.pool[FOREMAN] + pos.standing.count(foreman_of(seat)) + (0 if clan.rides == NONE else 1)
        if foremen != 1:
            raise Nonsense(f"seat {seat} has {foremen} foremen instead of 1")
    for standing in pos.standing:
        if NONE < standing < FOREMAN:
            workers[standing] += 1
        elif standing >= FOREMAN + pos.seats:
            raise Nonsense(f"a foreman belongs to seat {standing - FOREMAN}, which does not exist")
    for speciality in SPECIALITIES:
        if workers[speciality] > WORKERS_OF_EACH[speciality]:
            name = SPECIALITY.text(speciality)
            raise Nonsense(f"{workers[speciality]} {name}s are in play; the box has {WORKERS_OF_EACH[speciality]}")
    if sum(workers) != WORKERS:
        raise Nonsense(f"{sum(workers)} workers are in play instead of {WORKERS}")


def audit_furnaces(pos: Dwergar) -> None:
    for seat, clan in enumerate(pos.clans):
        furnaces = clan.lit + clan.unlit + clan.reserve + built_in_by(pos, seat)
        if furnaces != FURNACES:
            raise Nonsense(f"seat {seat} has {furnaces} furnaces instead of {FURNACES}")


def audit_projects(pos: Dwergar) -> None:
    """Checks that every card of the decks in play is there once, and that basic cards lie on top of the pile."""
    if len(set(pos.decks)) != pos.seats or len(pos.decks) != pos.seats:
        raise Nonsense(f"{pos.seats} players need {pos.seats} different decks")
    cards = list(pos.row + pos.pile + pos.discarded)
    for clan in pos.clans:
        cards.extend(clan.realised + clan.developed)
    if sorted(cards) != cards_of(pos.decks):
        raise Nonsense("the projects are not those of the decks in play, each once")
    if len(pos.row) > ROW_SIZE:
        raise Nonsense(f"the row has {len(pos.row)} projects; it has room for {ROW_SIZE}")
    basic = [BASIC[card] for card in pos.pile]
    if basic != sorted(basic):
        raise Nonsense("in the pile, an advanced project lies above a basic one")
    if pos.silverbeard != NONE and not in_play(pos, OLD_SHAFT):
        raise Nonsense("somebody holds Silverbeard's token without the Old Shaft in play")


def audit_events(pos: Dwergar) -> None:
    """Checks the events: one is revealed after each round but the last, and the latest stays in force for a round."""
    events = pos.seen + pos.events
    if len(set(events)) != len(events) or len(events) != pos.rounds() - 1:
        raise Nonsense(f"a game of {pos.rounds()} rounds needs {pos.rounds() - 1} different events")
    if len(pos.seen) != pos.round - 1:
        raise Nonsense(f"{len(pos.seen)} events are revealed in round {pos.round} instead of {pos.round - 1}")
    ending = not pos.stack or isinstance(pos.stack[0], EndGame | FreeDevelopments | FinalScoring)
    expected = NONE if ending or not pos.seen else pos.seen[-1]
    if pos.event != expected:
        raise Nonsense(f"event {EVENT_OR_NONE.text(pos.event)} is in force instead of {EVENT_OR_NONE.text(expected)}")
    if ending and pos.events:
        raise Nonsense("the game is ending, but events are left")


# ---------------------------------------------------------------- audit of the steps

TURN: Final = ["EndTurn"]
UPON: Final[dict[str, list[str]]] = {  # the steps that may lie directly on each step; "" is the bottom
    "": ["BeginRound", "Round", "EndOfRound", "EndGame", "FreeDevelopments", "FinalScoring"],
    "Round": ["BeginTurn", *TURN],
    "FreeDevelopments": ["BonusTurn", *TURN],
    "BonusTurn": ["BonusTurn", *TURN],
    "FinalScoring": ["FreeDevelopment", "AfterFreeDevelopment", "BonusTurn", *TURN],
    "FreeDevelopment": ["FreeDevelopment", "AfterFreeDevelopment", "BonusTurn", *TURN],
    "AfterFreeDevelopment": ["ChooseExtraHeat", "Develop"],
    "EndTurn": ["ChooseAction", "BonusAction", "AfterAction"],
    "ChooseAction": ["Convert"],
    "BonusAction": ["Convert"],
    "AfterAction": ["Arrive", "ActionWindow", "LiftWindow"],
    "ActionWindow": ["Forging", "ChooseDiscount", "Realise", "Recover", "ChooseExtraHeat", "Develop"],
    "LiftWindow": ["Lift"],
    "Arrive": ["PayHeat"],
    "Convert": ["PayHeat"],
    "Lift": ["PayHeat"],
    "Forging": ["PayHeat"],
    "Realise": ["PayHeat"],
    "Develop": ["PayHeat"],
}
PASSING: Final = [  # steps that proceed by themselves, so they are never on top of a settled stack
    "EndTurn",
    "AfterAction",
    "AfterFreeDevelopment",
    "Arrive",
    "Convert",
    "Lift",
    "Forging",
    "Realise",
    "Develop",
]


def audit_steps(pos: Dwergar) -> None:
    names = [type(step).__name__ for step in pos.stack]
    steps = " > ".join(names)
    for below, name in zip(["", *names], names, strict=False):
        if name not in UPON.get(below, []):
            raise Nonsense(f"the steps {steps} do not fit together")
    if names and names[-1] in PASSING:
        raise Nonsense(f"the steps {steps} wait for no decision")
    if not names and pos.round != pos.rounds():
        raise Nonsense(f"the game is over in round {pos.round} instead of {pos.rounds()}")
    if pos.extra and "Recover" in names:
        raise Nonsense("an extra action was earned before any development")
    audit_seats(pos, steps)
    audit_action(pos, names)
    for place, step in enumerate(pos.stack):
        audit_step(pos, place, step)


def seat_of(step: Step[Any]) -> int:
    """The seat that a step belongs to, or NONE."""
    seat: int = getattr(step, "seat", NONE)
    return seat


def audit_seats(pos: Dwergar, steps: str) -> None:
    """Checks that all steps of a turn belong to one seat, and in a round to the seat whose turn it is."""
    owners = [seat_of(step) for step in pos.stack]
    if max([NONE, *owners]) >= pos.seats:
        raise Nonsense(f"one of the steps {steps} belongs to a seat that does not exist")
    first = pos.stack[0] if pos.stack else None
    if isinstance(first, Round):
        if first.turns > pos.seats:
            raise Nonsense(f"{first.turns} turns have begun in a round of {pos.seats}")
        if len(owners) > 1 and owners[1] != (pos.starter + first.turns - 1) % pos.seats:
            raise Nonsense(f"it is not the turn of seat {owners[1]}")
    turn = NONE
    for step, owner in zip(pos.stack, owners, strict=True):
        if isinstance(step, EndTurn | AfterFreeDevelopment):
            turn = owner
        elif turn != NONE and owner != turn:
            raise Nonsense(f"it is the turn of seat {turn}, not {owner}")
    waiting = [step.seat for step in pos.stack if isinstance(step, BonusTurn | FreeDevelopment)]
    if len(set(waiting)) != len(waiting):
        raise Nonsense("a seat has more than one bonus turn or free development waiting")


def audit_action(pos: Dwergar, names: list[str]) -> None:
    """Checks that there is an action exactly while a window is open, and that the two match."""
    windowed = "ActionWindow" in names or "LiftWindow" in names
    action = pos.action
    if (action is not None) != windowed:
        raise Nonsense("there is an action without a window, or a window without an action")
    if action is None:
        if pos.extra:
            raise Nonsense("an extra action was not added when its action ended")
        return
    seat = seat_of(pos.stack[names.index("AfterAction")])
    if action.seat != seat or (action.space == GEAR) != ("LiftWindow" in names):
        raise Nonsense("the window does not match the action")
    stands = foreman_of(action.seat) if action.dwarf == FOREMAN else action.dwarf
    if pos.standing[action.space] != stands:
        raise Nonsense("the dwarf of the action does not stand on its space")
    for bonus in BONUSES:
        if action.has_bonus(bonus) and bonus not in BONUSES_AT[action.space]:
            raise Nonsense(f"{BONUS.text(bonus)} is not a bonus of {SPACE.text(action.space)}")
    if action.card != NONE:
        clan = pos.clans[action.seat]
        if action.space != ARCHITECT or action.card not in clan.realised + clan.developed or not action.base:
            raise Nonsense("the project of the action was not realised by its seat at the Architect")
    elif action.recoverable:
        raise Nonsense("a piece is recoverable, but no project was realised")


def audit_step(pos: Dwergar, place: int, step: Step[Any]) -> None:
    """Checks that the things that a step refers to are on the table."""
    wrong = ""
    if isinstance(step, PayHeat):
        if not 0 < step.heat <= payable_heat(pos.clans[step.seat]):
            wrong = "the heat cannot be paid"
    elif isinstance(step, Arrive):
        if pos.clans[step.seat].pool[step.dwarf] == 0 or step.speciality == NONE:
            wrong = "the dwarf is not in the pool, or has no new speciality"
    elif isinstance(step, Lift):
        if step.levels > MOST_LEVELS:
            wrong = f"the lift rises at most {MOST_LEVELS} levels"
    elif isinstance(step, Forging):
        if pos.clans[step.seat].supply[step.give] == 0:
            wrong = "the piece to be forged is not in the supply"
    elif isinstance(step, ChooseDiscount | Realise):
        wrong = wrong_realisation(pos, step)
    elif isinstance(step, ChooseExtraHeat | Develop):
        wrong = wrong_development(pos, isinstance(pos.stack[place - 1], AfterFreeDevelopment), step)
    elif isinstance(step, Recover):
        if not pos.current_action().recoverable:
            wrong = "there is nothing to recover"
    elif isinstance(step, ChooseAction) and not isinstance(step, BonusAction):
        if not isinstance(pos.stack[0], Round):
            wrong = "an action is taken outside a round"
    elif isinstance(step, BonusAction):
        if isinstance(pos.stack[0], Round):
            wrong = "bonus actions come only after the last round"
    elif isinstance(step, AfterAction) and bool(step.bonus_turn) == isinstance(pos.stack[0], Round):
        wrong = "bonus actions come only after the last round"
    if wrong:
        raise Nonsense(f"{type(step).__name__}: {wrong}")


def wrong_realisation(pos: Dwergar, step: ChooseDiscount | Realise) -> str:
    clan = pos.clans[step.seat]
    if step.card not in pos.row or pos.current_action().space != ARCHITECT or pos.current_action().card != NONE:
        return "only one project of the row can be realised, at the Architect"
    if not can_realise(clan, step.card):
        return "the project cannot be paid for"
    if isinstance(step, Realise) and step.discount not in payable_discounts(clan, step.card):
        return "the discount is not available"
    if isinstance(step, ChooseDiscount) and NONE in payable_discounts(clan, step.card):
        return "there is no discount to choose"
    return ""


def wrong_development(pos: Dwergar, free: bool, step: ChooseExtraHeat | Develop) -> str:
    clan = pos.clans[step.seat]
    if step.card not in clan.realised:
        return "the project is not among the realised ones of its seat"
    if bool(step.free) != free:
        return "a development is free only at the end of the game"
    if isinstance(step, ChooseExtraHeat) and step.heat > payable_heat(clan):
        return "the development cannot be paid for"
    if not step.free and not can_pay(clan, pos.values.dev_cost[step.card]):
        return "the development cannot be paid for"
    return ""
