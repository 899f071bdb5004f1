"""§3 Set-up. It has all the randomness of the game: two shuffles and the start player."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.coal_baron.content import (
    COLOURS,
    COPIES_OF,
    CUBES,
    DECKS,
    FACTORY,
    GROUP_OF,
    HOLDS,
    NONE,
    ORDER_DECK,
    PARTY_OF,
    SPACES,
    TILE_DECK,
)
from fajrant.games.coal_baron.rules.draft import Draft
from fajrant.games.coal_baron.state import CoalBaron, Stack, new_pit, stacked


def setup(seats: int, options: dict[str, str], dice: Dice) -> CoalBaron:
    party = PARTY_OF[seats]
    stacks = [shuffled(deck, dice) for deck in DECKS]
    lying = [NONE for _ in SPACES]
    for space in party.spaces:
        if HOLDS[space] and GROUP_OF[space] == FACTORY:
            lying[space] = stacks[TILE_DECK].top()
            stacks[TILE_DECK] = stacks[TILE_DECK].without_top(1)
    draft = stacks[ORDER_DECK].from_top(party.draft_cards)
    stacks[ORDER_DECK] = stacks[ORDER_DECK].without_top(party.draft_cards)
    return CoalBaron(
        seats=seats,
        options=options,
        dice=dice,
        stack=[Draft()],
        pits=[new_pit(party) for _ in range(seats)],
        owner=[NONE for _ in SPACES],
        crowd=[0 for _ in SPACES],
        lying=lying,
        stacks=stacks,
        draft=tuple(sorted(draft)),
        looked=(),
        returned=(),
        supply=[CUBES - seats for _ in COLOURS],
        shift=1,
        starter=dice.below(seats),
    )


def shuffled(deck: int, dice: Dice) -> Stack:
    items = [kind for kind, copies in enumerate(COPIES_OF[deck]) for _ in range(copies)]
    dice.shuffle(items)
    return stacked(tuple(items))
