"""The bots that play in the lab, with the time they think."""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time
from typing import Any

from fajrant.bots import scaled_bot
from fajrant.bots.base import Bot, Delegate
from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.moves import Move
from fajrant.core.position import Position
from fajrant.lab.entrants import Entrant
from fajrant.lab.restriction import restricted
from fajrant.lab.rivals import Rival


class Thinking:
    """The CPU time of a bot at its decisions with a choice."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0

    def add(self, other: Thinking) -> None:
        self.choices += other.choices
        self.seconds += other.seconds

    def mean_ms(self) -> float:
        """Milliseconds per decision."""
        return 1000 * self.seconds / self.choices if self.choices else 0.0


def seat_bot(entrant: Entrant, folders: Mapping[str, str], thinking: Thinking | None) -> Bot:
    """The entrant as a bot for one game. `folders` has the builds of other commits; `thinking` is updated if given."""
    if entrant.commit:
        rival = Rival(entrant, folders[entrant.commit])

        def choose_elsewhere(game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
            move, seconds = rival.choose(game, pos, seat, dice)
            note(thinking, pos, seat, seconds)
            return move

        return Delegate(str(entrant), choose_elsewhere)
    bot = scaled_bot(entrant.level, entrant.times)
    if entrant.without:
        bot = restricted(bot, entrant.without)
    if thinking is None:
        return bot

    def choose_here(game: Game[Any], pos: Position, seat: int, dice: Dice) -> Move:
        start = process_time()
        move = bot.choose(game, pos, seat, dice)
        note(thinking, pos, seat, process_time() - start)
        return move

    return Delegate(str(entrant), choose_here)


def note(thinking: Thinking | None, pos: Position, seat: int, seconds: float) -> None:
    if thinking is not None and len(pos.legal(seat)) > 1:
        thinking.choices += 1
        thinking.seconds += seconds
