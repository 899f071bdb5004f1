"""A restricted bot chooses as the same bot does where the forbidden moves do not exist."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pytest

from fajrant.bots import LEVELS, PEERS
from fajrant.bots.base import priors_of
from fajrant.core.dice import seeded
from fajrant.core.match import new_match
from fajrant.core.moves import Move, Numbers, Verb
from fajrant.core.steps import Decision
from fajrant.lab.restriction import restricted
from tests.bots.brief import brief
from tests.core.toy import SealedBids, Table

DOOR: Final = Numbers("door", 0, 5)
DOORS: Final = tuple(range(DOOR.size()))
OPEN: Final = Verb("open", [DOOR], closes=True)
CHIPS: Final = [2, 2, 4, 2, 2, 4]  # behind the doors, and some more by luck
PRIORS: Final = [1.0, 2.0, 4.0, 1.0, 0.0, 2.0]
SHUT: Final = ("open 2", "open 5")  # the two best doors
LEFT: Final = tuple(door for door in DOORS if door not in (2, 5))


class Hall(Decision[Table]):
    """Open a door. Each seat opens two; there is something behind each, and some luck."""

    point: ClassVar[str] = "HALL"

    def __init__(self, left: int, doors: tuple[int, ...]) -> None:
        super().__init__(0 if left > 2 else 1)
        self.left: Final = left
        self.doors: Final = doors

    def options(self, pos: Table, seat: int) -> list[Move]:
        return [OPEN.of(door) for door in self.doors]

    def resolve(self, pos: Table, seat: int, move: Move) -> None:
        pos.chips[seat] += CHIPS[move.a] + pos.dice.below(9 + move.a) % 7
        if self.left == 1:
            pos.done()
        else:
            pos.become(Hall(self.left - 1, DOORS))


class Passage(Hall):
    """The same, but too unimportant for a search."""

    trifling: ClassVar[bool] = True


class House(SealedBids):
    def __init__(self, foresight: float, solved: bool) -> None:
        super().__init__()
        self.weight = foresight
        self.solved = solved

    def priors(self, pos: Table, seat: int, moves: list[Move]) -> list[float]:
        return [PRIORS[move.a] for move in moves]

    def foresight(self) -> float:
        return self.weight

    def last_turn(self, pos: Table, seat: int) -> bool:
        return self.solved


def hall(game: House, first: Hall, seed: int) -> Table:
    pos = new_match(game, 2, seed, {}).position
    assert isinstance(pos, Table)
    pos.stack = [first]
    pos.advance()
    return pos


@pytest.mark.parametrize("level", [*LEVELS, *PEERS])
@pytest.mark.parametrize("first", [Hall, Passage])
@pytest.mark.parametrize("game", [House(0.0, False), House(0.5, False), House(0.0, True)])
def test_what_is_forbidden_might_as_well_not_exist(game: House, first: type[Hall], level: str) -> None:
    """The move, the dice and the whole search are the same."""
    chosen = set()
    for seed in range(12):
        results: list[Any] = []
        for doors in (DOORS, LEFT):
            bot = brief(level, 40)
            dice = seeded(seed)
            pos = hall(game, first(4, doors), seed)
            move = (restricted(bot, SHUT) if doors is DOORS else bot).choose(game, pos, 0, dice)
            tree = getattr(bot, "tree", None)
            arms = [] if tree is None else tree.ranked(pos)
            results.append((move, dice.state, [(arm.move, arm.prior, arm.visits, arm.reward) for arm in arms]))
            chosen.add(move.text)
        assert results[0] == results[1]
    assert chosen.isdisjoint(SHUT)
    assert len(chosen) > 1 or first is Passage


def test_after_a_forbidden_move_the_search_of_a_turn_goes_on() -> None:
    game = House(0.0, False)
    pos = hall(game, Hall(4, DOORS), 1)
    bot = brief("hard", 40)
    limited = restricted(bot, SHUT)
    dice = seeded(1)
    for _ in range(2):
        move = limited.choose(game, pos, 0, dice)
        assert move.text not in SHUT
        pos.apply(0, move)


def test_only_forbidden_moves_are_left() -> None:
    game = House(0.0, False)
    pos = hall(game, Hall(4, (2, 5)), 1)
    for level in [*LEVELS, *PEERS]:
        assert restricted(brief(level), SHUT).choose(game, pos, 0, seeded(1)) in pos.legal(0)


def test_a_move_that_is_never_played_is_played_if_nothing_better_is_allowed() -> None:
    game = House(0.0, False)
    others = tuple(f"open {door}" for door in DOORS if door != 4)
    shut = (*others[1:], others[0])
    pos = hall(game, Hall(4, DOORS), 1)
    for level in [*LEVELS, *PEERS]:
        assert restricted(brief(level), shut).choose(game, pos, 0, seeded(1)).text == "open 4"


class Queue(House):
    """The first doors look better, and the last one looks useless as long as another is open."""

    def priors(self, pos: Table, seat: int, moves: list[Move]) -> list[float]:
        return [1.0 / (1 + place) if move.a != DOORS[-1] or place == 0 else 0.0 for place, move in enumerate(moves)]


def test_a_prior_is_that_among_all_moves_unless_it_is_zero() -> None:
    game = Queue(0.0, False)
    pos = hall(game, Hall(4, DOORS), 1)
    moves = pos.legal(0)
    assert priors_of(game, pos, 0, moves) == game.priors(pos, 0, moves)
    assert priors_of(game, pos, 0, moves[1:3]) == [1 / 2, 1 / 3]
    assert priors_of(game, pos, 0, moves[4:]) == [1 / 5, 0.0]
    assert priors_of(game, pos, 0, moves[5:]) == [1.0]
    unwanted = House(0.0, False)
    assert priors_of(unwanted, pos, 0, [moves[4]]) == [1.0]
