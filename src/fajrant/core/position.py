"""A position: what lies where, and a stack of steps that says what happens next. No history, no clock."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.errors import DeadEnd
from fajrant.core.journal import EVERYBODY, Event, EventKind
from fajrant.core.moves import Move
from fajrant.core.steps import Decision, Step


class Position:
    """The base of every game's table. Subclasses add their fields to the constructor and write `clone`."""

    def __init__(self, seats: int, options: dict[str, str], dice: Dice, stack: list[Step[Any]]) -> None:
        self.seats: Final = seats
        self.options: Final = options  # the table's options; never changes, so clones share it
        self.dice = dice
        self.stack = stack
        self.asked: tuple[int, ...] = ()  # seats that may move now; nobody when the game is over
        self.offers: list[Move] = []  # the options of a seat that is asked alone; shared, never changed
        self.sink: list[Event] | None = None  # where events go; None while bots think
        self.revealed = False  # something hidden was seen since the last look; undo stops there

    def clone(self) -> Position:
        raise NotImplementedError

    def settled_as(self, other: Position) -> None:
        """For `clone`: the twin waits for the same seats with the same options."""
        self.asked = other.asked
        self.offers = other.offers

    # ------------------------------------------------------------ steps

    def push(self, step: Step[Any]) -> None:
        """First this, then what was going on."""
        self.stack.append(step)

    def become(self, step: Step[Any]) -> None:
        """The step on top is over; this one comes in its place."""
        self.stack[-1] = step

    def done(self) -> None:
        """The step on top is over."""
        self.stack.pop()

    def over(self) -> bool:
        return not self.stack

    # ------------------------------------------------------------ deciding

    def decision(self) -> Decision[Any]:
        """The step that waits for an answer; only while somebody is asked."""
        question = self.stack[-1].question()
        assert question is not None
        return question

    def legal(self, seat: int) -> list[Move]:
        """The moves of a seat; none if it is not asked. Never to be changed by the caller."""
        asked = self.asked
        if len(asked) == 1:
            return self.offers if asked[0] == seat else []
        return self.decision().options(self, seat) if seat in asked else []

    def apply(self, seat: int, move: Move) -> None:
        """Plays one of `legal(seat)`, unchecked, and goes on to the next question."""
        self.decision().resolve(self, seat, move)
        self.advance()

    def ask_again(self) -> None:
        """For `determinize`: the same seats are asked the same question, but their options may be others."""
        if len(self.asked) == 1:
            self.offers = self.decision().options(self, self.asked[0])

    def advance(self) -> None:
        """Lets things happen until somebody has a choice or the game is over; DeadEnd if neither can come.

        A seat with a single option is not asked, unless being spared the question would betray a secret.
        """
        stack = self.stack
        while stack:
            happening = stack[-1]
            step = happening.question()
            if step is None:
                happening.proceed(self)
                continue
            asked = step.acting(self)
            count = len(asked)  # (compared by name: of a tuple known to have one item the compiler makes another)
            if count == 0:
                raise DeadEnd(f"nobody is asked at {step.point}")
            if count == 1:
                seat = asked[0]
                options = step.options(self, seat)
                if not options:
                    raise DeadEnd(f"seat {seat} has no way to go on at {step.point}")
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
        """Of several seats acting at once, the first one without a choice is served; False if all have to think."""
        for seat in asked:
            options = step.options(self, seat)
            if not options:
                raise DeadEnd(f"seat {seat} has no way to go on at {step.point}")
            if len(options) == 1 and not step.ask_anyway(self, seat):
                step.resolve(self, seat, options[0])
                return True
        return False

    # ------------------------------------------------------------ journal

    def tell(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Everybody sees this happen."""
        if self.sink is not None:
            self.sink.append(Event(kind, EVERYBODY, (a, b, c, d)[: len(kind.fields)]))

    def tell_to(self, audience: int, kind: EventKind, args: tuple[object, ...]) -> None:
        """Some see this happen: `only(seat)`, `all_but(seat)`; or an argument has several values."""
        if self.sink is not None:
            self.sink.append(Event(kind, audience, args))

    def reveal(self) -> None:
        """Something hidden was seen: no undo beyond this point."""
        self.revealed = True
