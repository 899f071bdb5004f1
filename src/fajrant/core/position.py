"""A position: the components on the table and the stack of steps that determines what happens next. No history."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.errors import DeadEnd
from fajrant.core.journal import EVERYBODY, Event, EventKind
from fajrant.core.moves import Move
from fajrant.core.steps import Decision, Step


class Position:
    """The base class of every game's position. Subclasses add their fields to the constructor and implement `clone`."""

    def __init__(self, seats: int, options: dict[str, str], dice: Dice, stack: list[Step[Any]]) -> None:
        self.seats: Final = seats
        self.options: Final = options  # the table's options; never changes, so clones share it
        self.dice = dice
        self.stack = stack
        self.asked: tuple[int, ...] = ()  # seats that may move now; empty when the game is over
        self.offers: list[Move] = []  # the options, if only one seat is asked; shared by clones, never changed
        self.sink: list[Event] | None = None  # where events go; None while bots think
        self.revealed = 0  # the audience to whom something hidden was revealed: undo stops there; reset by `Match`

    def clone(self) -> Position:
        raise NotImplementedError

    def settled_as(self, other: Position) -> None:
        """Used by `clone`: copies which seats are asked, and their options."""
        self.asked = other.asked
        self.offers = other.offers

    # ------------------------------------------------------------ steps

    def push(self, step: Step[Any]) -> None:
        """Puts a step on top of the stack: it comes before everything below it."""
        self.stack.append(step)

    def become(self, step: Step[Any]) -> None:
        """Replaces the step on top."""
        self.stack[-1] = step

    def done(self) -> None:
        """Removes the step on top."""
        self.stack.pop()

    def over(self) -> bool:
        return not self.stack

    # ------------------------------------------------------------ deciding

    def decision(self) -> Decision[Any]:
        """The decision that waits for an answer. Call it only while somebody is asked."""
        question = self.stack[-1].question()
        assert question is not None
        return question

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat; none if it is not asked. Callers must not change the list."""
        asked = self.asked
        if len(asked) == 1:
            return self.offers if asked[0] == seat else []
        return self.decision().options(self, seat) if seat in asked else []

    def apply(self, seat: int, move: Move) -> None:
        """Plays one of `legal(seat)`, unchecked, and advances to the next question."""
        self.decision().resolve(self, seat, move)
        self.advance()

    def look_ahead(self, seat: int, move: Move) -> None:
        """Like `apply`, but also stops at a decision that winds up the turn, without listing its options. A bot that
        looks ahead only to the end of its turn saves the work beyond that point, such as another seat's options."""
        self.decision().resolve(self, seat, move)
        self.advance(brief=True)

    def ask_again(self) -> None:
        """Used by `determinize`: recomputes the options of the pending question."""
        if len(self.asked) == 1:
            self.offers = self.decision().options(self, self.asked[0])

    def advance(self, brief: bool = False) -> None:
        """Runs steps until somebody has a choice or the game is over. Raises DeadEnd if nobody can move.

        A seat with a single option is not asked, unless not asking would reveal a secret. `brief` is for `look_ahead`.
        """
        stack = self.stack
        while stack:
            happening = stack[-1]
            step = happening.question()
            if step is None:
                happening.proceed(self)
                continue
            asked = step.acting(self)
            if brief and step.winds_up():
                self.asked = asked
                self.offers = []
                return
            count = len(asked)  # as a variable: mypy would narrow the tuple's type, and mypyc would then copy the tuple
            if count == 0:
                raise DeadEnd(f"nobody is asked at {step.point}")
            if count == 1:
                seat = asked[0]
                options = step.options(self, seat)
                if not options:
                    raise DeadEnd(f"seat {seat} has no legal move at {step.point}")
                if len(options) > 1 or step.ask_anyway(self, seat):
                    self.asked = asked
                    self.offers = options
                    return
                step.resolve(self, seat, options[0])
            elif not self.resolve_forced(step, asked):
                self.asked = asked
                self.offers = []
                return
        self.asked = ()
        self.offers = []

    def resolve_forced(self, step: Decision[Any], asked: tuple[int, ...]) -> bool:
        """Plays the only option of the first seat that has no choice. False if all seats have a choice."""
        for seat in asked:
            if step.has_choice(self, seat):
                continue
            options = step.options(self, seat)
            if not options:
                raise DeadEnd(f"seat {seat} has no legal move at {step.point}")
            if len(options) == 1 and not step.ask_anyway(self, seat):
                step.resolve(self, seat, options[0])
                return True
        return False

    # ------------------------------------------------------------ journal

    def tell(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Adds an event that everybody sees."""
        if self.sink is not None:
            self.sink.append(Event(kind, EVERYBODY, (a, b, c, d)[: len(kind.fields)]))

    def tell_to(self, audience: int, kind: EventKind, args: tuple[object, ...]) -> None:
        """Adds an event for an audience, for example `only(seat)`. Also for arguments with several values."""
        if self.sink is not None:
            self.sink.append(Event(kind, audience, args))

    def reveal(self) -> None:
        """Marks that something hidden was revealed to everybody: undo cannot go back past this point."""
        self.revealed = EVERYBODY

    def reveal_to(self, audience: int) -> None:
        """Marks that something hidden was revealed to an audience, for example `only(seat)` or `all_but(seat)`."""
        self.revealed |= audience
