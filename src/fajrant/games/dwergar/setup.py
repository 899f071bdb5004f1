"""§3 Set-up: decks, projects, events, workers and the starting player, all drawn with the given dice."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.dwergar.content import (
    BASIC,
    BOXES,
    DECK,
    DECKS,
    DWARFS,
    EVENTS,
    EVENTS_OF_LENGTH,
    FIRST_FURNACES,
    FOREMAN,
    FURNACES,
    NONE,
    PARTY_OF,
    ROW_SIZE,
    SPACES,
    SPECIALITIES,
    WORKERS,
    WORKERS_OF_EACH,
    Values,
)
from fajrant.games.dwergar.rules.round import BeginRound
from fajrant.games.dwergar.state import SOURCES_OF_POINTS, Clan, Dwergar, cards_of, new_carts


def setup(seats: int, options: dict[str, str], dice: Dice) -> Dwergar:
    values = BOXES.values(options)
    decks = choose_decks(seats, options, dice)
    pile = shuffled_projects(decks, dice)
    row = tuple(sorted(pile[-ROW_SIZE:]))
    events = list(EVENTS)
    dice.shuffle(events)
    workers = [speciality for speciality in SPECIALITIES for _ in range(WORKERS_OF_EACH[speciality])]
    dice.shuffle(workers)
    workers = workers[:WORKERS]  # the others leave the game
    starter = dice.below(seats)
    clans = [new_clan(values, (seat - starter) % seats, workers.pop()) for seat in range(seats)]
    standing = [NONE for _ in SPACES]
    for space in PARTY_OF[seats].filled:
        standing[space] = workers.pop()
    return Dwergar(
        seats=seats,
        options=options,
        dice=dice,
        stack=[BeginRound()],
        values=values,
        clans=clans,
        standing=standing,
        built_in=[NONE for _ in SPACES],
        decks=decks,
        row=row,
        pile=tuple(pile[:-ROW_SIZE]),
        discarded=(),
        events=tuple(events[: EVENTS_OF_LENGTH[options["length"]]]),
        seen=(),
        event=NONE,
        round=1,
        starter=starter,
        silverbeard=NONE,
        extra=0,
        action=None,
    )


def choose_decks(seats: int, options: dict[str, str], dice: Dice) -> tuple[int, ...]:
    """As many decks as players: those chosen in the options first, then the first game's or random ones [R46]."""
    wanted = [deck for deck in DECKS if options[DECK.text(deck)] == "in"]
    if len(wanted) > seats:
        dice.shuffle(wanted)
    if options["decks"] == "random":
        others = [deck for deck in DECKS if deck not in wanted]
        dice.shuffle(others)
    else:
        others = [deck for deck in PARTY_OF[seats].first_game if deck not in wanted]
    return tuple(sorted((wanted + others)[:seats]))


def shuffled_projects(decks: tuple[int, ...], dice: Dice) -> list[int]:
    """All basic cards on top of all advanced ones; the top card is last."""
    cards = cards_of(decks)
    advanced = [card for card in cards if not BASIC[card]]
    basic = [card for card in cards if BASIC[card]]
    dice.shuffle(advanced)
    dice.shuffle(basic)
    return advanced + basic


def new_clan(values: Values, place: int, worker: int) -> Clan:
    """A clan with two unlit furnaces, the foreman, one worker, and the resources of its place in the turn order."""
    start = values.starts[place]
    carts = new_carts()
    carts[start.position] = start.cart
    return Clan(
        values=values,
        vp=[0 for _ in SOURCES_OF_POINTS],
        pool=[1 if dwarf in (worker, FOREMAN) else 0 for dwarf in DWARFS],
        supply=list(start.supply),
        heat=0,
        lit=0,
        unlit=FIRST_FURNACES,
        reserve=FURNACES - FIRST_FURNACES,
        carts=carts,
        rides=NONE,
        realised=(),
        developed=(),
        powers=0,
    )
