"""Is everything in the box on the table, once? Do the steps fit together, and with what lies there?"""

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
    DEV_COST,
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
    """Every worker, foreman, furnace, project and event is somewhere, once; the steps fit together."""
    audit_dwarfs(pos)
    audit_furnaces(pos)
    audit_projects(pos)
    audit_events(pos)
    audit_steps(pos)


def audit_dwarfs(pos: Dwergar) -> None:
    found = [0 for _ in SPECIALITIES]
    for seat, clan in enumerate(pos.clans):
        for speciality in SPECIALITIES:
            found[speciality] += clan.pool[speciality]
        foremen = clan.pool[FOREMAN] + pos.standing.count(foreman_of(seat)) + (0 if clan.rides == NONE else 1)
        if foremen != 1:
            raise Nonsense(f"seat {seat} has one foreman, not {foremen}")
    for standing in pos.standing:
        if NONE < standing < FOREMAN:
            found[standing] += 1
        elif standing >= FOREMAN + pos.seats:
            raise Nonsense(f"there is no seat {standing - FOREMAN}")
    for speciality in SPECIALITIES:
        if found[speciality] > WORKERS_OF_EACH[speciality]:
            raise Nonsense(f"the box has {WORKERS_OF_EACH[speciality]} of {SPECIALITY.text(speciality)}")
    if sum(found) != WORKERS:
        raise Nonsense(f"{WORKERS} workers take part, not {sum(found)}")


def audit_furnaces(pos: Dwergar) -> None:
    for seat, clan in enumerate(pos.clans):
        found = clan.lit + clan.unlit + clan.reserve + built_in_by(pos, seat)
        if found != FURNACES:
            raise Nonsense(f"seat {seat} has {FURNACES} furnaces, not {found}")


def audit_projects(pos: Dwergar) -> None:
    """All cards of the decks in play; in the pile basic ones lie above advanced ones."""
    if len(set(pos.decks)) != pos.seats or len(pos.decks) != pos.seats:
        raise Nonsense(f"{pos.seats} players play with {pos.seats} different decks")
    found = list(pos.row + pos.pile + pos.discarded)
    for clan in pos.clans:
        found.extend(clan.realised + clan.developed)
    if sorted(found) != cards_of(pos.decks):
        raise Nonsense("every project of the decks in play is there once, and no other")
    if len(pos.row) > ROW_SIZE:
        raise Nonsense(f"the row has {ROW_SIZE} places, not {len(pos.row)}")
    basic = [BASIC[card] for card in pos.pile]
    if basic != sorted(basic):
        raise Nonsense("basic projects lie above advanced ones")
    if pos.silverbeard != NONE and not in_play(pos, OLD_SHAFT):
        raise Nonsense("Silverbeard's token is used with the Old Shaft only")


def audit_events(pos: Dwergar) -> None:
    """A round more than events revealed; the last one is in force until the last round is over."""
    both = pos.seen + pos.events
    if len(set(both)) != len(both) or len(both) != pos.rounds() - 1:
        raise Nonsense(f"{pos.rounds() - 1} different events take part")
    if len(pos.seen) != pos.round - 1:
        raise Nonsense(f"in round {pos.round} so many events less one have been revealed")
    ending = not pos.stack or isinstance(pos.stack[0], EndGame | FreeDevelopments | FinalScoring)
    expected = NONE if ending or not pos.seen else pos.seen[-1]
    if pos.event != expected:
        raise Nonsense(f"the event in force is {EVENT_OR_NONE.text(expected)}, not {EVENT_OR_NONE.text(pos.event)}")
    if ending and pos.events:
        raise Nonsense("the game ends after the last event's round")


# ---------------------------------------------------------------- audit of the steps

TURN: Final = ["EndTurn"]
UPON: Final[dict[str, list[str]]] = {  # what may lie on what
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
PASSING: Final = [  # steps that are never on top of a stack that was settled
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
    told = " > ".join(names)
    for below, name in zip(["", *names], names, strict=False):
        if name not in UPON.get(below, []):
            raise Nonsense(f"the steps {told} do not fit together")
    if names and names[-1] in PASSING:
        raise Nonsense(f"the steps {told} ask nothing")
    if not names and pos.round != pos.rounds():
        raise Nonsense(f"the game ends with round {pos.rounds()}")
    if pos.extra and "Recover" in names:
        raise Nonsense("an action is earned by a development")
    audit_seats(pos, told)
    audit_action(pos, names)
    for place, step in enumerate(pos.stack):
        audit_step(pos, place, step)


def seat_of(step: Step[Any]) -> int:
    """Whose step it is; NONE for what belongs to all."""
    seat: int = getattr(step, "seat", NONE)
    return seat


def audit_seats(pos: Dwergar, told: str) -> None:
    """A turn is one seat's from its beginning to its top; in a round it is that seat's turn."""
    owners = [seat_of(step) for step in pos.stack]
    if max([NONE, *owners]) >= pos.seats:
        raise Nonsense(f"the steps {told} are of a seat that nobody has")
    first = pos.stack[0] if pos.stack else None
    if isinstance(first, Round):
        if first.turns > pos.seats:
            raise Nonsense(f"a round has {pos.seats} turns")
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
        raise Nonsense("a bonus comes once for each")


def audit_action(pos: Dwergar, names: list[str]) -> None:
    """There is an action while a window is open, and it is the window's."""
    windowed = "ActionWindow" in names or "LiftWindow" in names
    action = pos.action
    if (action is not None) != windowed:
        raise Nonsense("an action goes with its window")
    if action is None:
        if pos.extra:
            raise Nonsense("an extra action is added when an action is over")
        return
    seat = seat_of(pos.stack[names.index("AfterAction")])
    if action.seat != seat or (action.space == GEAR) != ("LiftWindow" in names):
        raise Nonsense("the window is of another action")
    stands = foreman_of(action.seat) if action.dwarf == FOREMAN else action.dwarf
    if pos.standing[action.space] != stands:
        raise Nonsense("the dwarf of an action stands on its space")
    for bonus in BONUSES:
        if action.has_bonus(bonus) and bonus not in BONUSES_AT[action.space]:
            raise Nonsense(f"{BONUS.text(bonus)} is not a bonus of {SPACE.text(action.space)}")
    if action.card != NONE:
        clan = pos.clans[action.seat]
        if action.space != ARCHITECT or action.card not in clan.realised + clan.developed or not action.base:
            raise Nonsense("an action at the Architect's realises an own project")
    elif action.recoverable:
        raise Nonsense("nothing was paid that could be recovered")


def audit_step(pos: Dwergar, place: int, step: Step[Any]) -> None:
    """What a step speaks of is there."""
    wrong = ""
    if isinstance(step, PayHeat):
        if not 0 < step.heat <= payable_heat(pos.clans[step.seat]):
            wrong = "as much heat as is to be paid is there"
    elif isinstance(step, Arrive):
        if pos.clans[step.seat].pool[step.dwarf] == 0 or step.speciality == NONE:
            wrong = "who arrives is in the pool, and was paid to be another"
    elif isinstance(step, Lift):
        if step.levels > MOST_LEVELS:
            wrong = "the lift rises five levels at most"
    elif isinstance(step, Forging):
        if pos.clans[step.seat].supply[step.give] == 0:
            wrong = "what is forged is in the supply"
    elif isinstance(step, ChooseDiscount | Realise):
        wrong = wrong_realisation(pos, step)
    elif isinstance(step, ChooseExtraHeat | Develop):
        wrong = wrong_development(pos, isinstance(pos.stack[place - 1], AfterFreeDevelopment), step)
    elif isinstance(step, Recover):
        if not pos.doing().recoverable:
            wrong = "there is something to recover"
    elif isinstance(step, ChooseAction) and not isinstance(step, BonusAction):
        if not isinstance(pos.stack[0], Round):
            wrong = "an action is taken in a round"
    elif isinstance(step, BonusAction):
        if isinstance(pos.stack[0], Round):
            wrong = "bonus actions come after the last round"
    elif isinstance(step, AfterAction) and bool(step.bonus_turn) == isinstance(pos.stack[0], Round):
        wrong = "bonus actions come after the last round"
    if wrong:
        raise Nonsense(f"{type(step).__name__}: {wrong}")


def wrong_realisation(pos: Dwergar, step: ChooseDiscount | Realise) -> str:
    clan = pos.clans[step.seat]
    if step.card not in pos.row or pos.doing().space != ARCHITECT or pos.doing().card != NONE:
        return "a project of the row is realised at the Architect's"
    if not can_realise(clan, step.card):
        return "what is realised can be paid for"
    if isinstance(step, Realise) and step.discount not in payable_discounts(clan, step.card):
        return "the discount can be had"
    if isinstance(step, ChooseDiscount) and NONE in payable_discounts(clan, step.card):
        return "there is a discount to be chosen"
    return ""


def wrong_development(pos: Dwergar, free: bool, step: ChooseExtraHeat | Develop) -> str:
    clan = pos.clans[step.seat]
    if step.card not in clan.realised:
        return "an own project is developed"
    if bool(step.free) != free:
        return "a development is free at the end of the game"
    if isinstance(step, ChooseExtraHeat) and step.heat > payable_heat(clan):
        return "what is developed can be paid for"
    if not step.free and not can_pay(clan, DEV_COST[step.card]):
        return "what is developed can be paid for"
    return ""
