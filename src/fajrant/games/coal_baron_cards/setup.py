"""§3 Set-up. It has all the randomness of the game: seven shuffles and the start player."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.coal_baron_cards.content import COPIES, DECKS, PARTY_OF, STACK_SIZE, STACKS_OF, kinds_of
from fajrant.games.coal_baron_cards.crew import crew_of
from fajrant.games.coal_baron_cards.rules.shift import BeginShift
from fajrant.games.coal_baron_cards.state import UNUSED, CardGame, new_mine, stacked


def setup(seats: int, options: dict[str, str], dice: Dice) -> CardGame:
    stacks = [stacked((), ()) for _ in STACK_SIZE]
    for deck in range(len(DECKS)):
        cards = [kind for kind in kinds_of(deck) for _ in range(COPIES[kind])]
        dice.shuffle(cards)
        for stack in STACKS_OF[deck]:
            stacks[stack] = stacked(tuple(cards[: STACK_SIZE[stack]]), ())
            del cards[: STACK_SIZE[stack]]
    workers = crew_of(PARTY_OF[seats].workers)
    mines = [new_mine(workers) for _ in range(seats)]
    starter = dice.below(seats)
    return CardGame(
        seats=seats,
        options=options,
        dice=dice,
        stack=[BeginShift()],
        mines=mines,
        stacks=stacks,
        zones=UNUSED.copy(),
        shift=1,
        starter=starter,
        removed=(),
    )
