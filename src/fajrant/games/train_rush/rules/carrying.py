"""§4.0 How effects are carried out: one after another, depth first, with all their repetitions.

The chapters of the rules register their kinds of effects here, so that any effect can trigger any other.
"""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move, Numbers, Verb
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.train_rush.content import EFFECT, EFFECTS, KINDS_OF_EFFECTS, NONE, REGION_OR_NONE, Effect
from fajrant.games.train_rush.state import TrainRush

LEFT: Final = Numbers("left", 0, 99)
CHOSEN: Final = Numbers("chosen", 0, 1)
UNASKED: Final = 0  # triggered by something else: may be declined [R65]
DELIBERATE: Final = 1  # chosen by the player: its first repetition cannot be declined


class Kind:
    """A kind of effect: when it can be carried out, and how. `region` is that of an infrastructure track, or NONE."""

    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        """§4.0 Whether its first repetition has a legal option."""
        return True

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        """Carries out one repetition, or pushes a decision if there is something to choose."""
        raise NotImplementedError(type(self).__name__)


KINDS: Final[list[Kind]] = [Kind() for _ in range(KINDS_OF_EFFECTS)]


class CarryOut(Step[TrainRush]):
    """§4.0 Each repetition of an effect is resolved completely before the next, until none is left or possible."""

    fields: ClassVar[list[Field]] = [
        BY_SEAT,
        Field("effect", EFFECT),
        Field("left", LEFT),
        Field("chosen", CHOSEN),
        Field("region", REGION_OR_NONE),
    ]

    def __init__(self, seat: int, effect: int, left: int, chosen: int, region: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.left: Final = left
        self.chosen: Final = chosen
        self.region: Final = region

    def proceed(self, pos: TrainRush) -> None:
        effect = EFFECTS[self.effect]
        kind = KINDS[effect.kind]
        if self.left == 0 or not kind.possible(pos, self.seat, effect, self.region):
            pos.done()
            return
        pos.become(CarryOut(self.seat, self.effect, self.left - 1, UNASKED, self.region))
        kind.carry_out(pos, self.seat, effect, self.chosen, self.region)


def begin(pos: TrainRush, seat: int, effect: int, chosen: int, region: int = NONE) -> None:
    """Carries out this effect before the current steps continue."""
    pos.push(CarryOut(seat, effect, EFFECTS[effect].times, chosen, region))


def decline(pos: TrainRush) -> None:
    """Ends the decision on top and all further repetitions of its effect."""
    pos.done()
    pos.done()


class Offer(Decision[TrainRush]):
    """A choice of what an effect applies to. Subclasses define `verb`, `choices` and `take`. It may be declined."""

    def verb(self) -> Verb:
        """The verb of the moves."""
        raise NotImplementedError(type(self).__name__)

    def choices(self, pos: TrainRush, seat: int) -> list[int]:
        """The values that can be chosen."""
        raise NotImplementedError(type(self).__name__)

    def take(self, pos: TrainRush, seat: int, choice: int) -> None:
        """Applies the effect to the chosen value."""
        raise NotImplementedError(type(self).__name__)

    def may_decline(self) -> bool:
        return True

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        verb = self.verb()
        moves = [verb.of(choice) for choice in self.choices(pos, seat)]
        if self.may_decline():
            moves.append(verb.of(NONE))
        return moves

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        if move.a == NONE:
            decline(pos)
            return
        pos.done()
        self.take(pos, seat, move.a)


class ChosenOffer(Offer):
    """An offer that cannot be declined if the player chose its effect [R65]."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("chosen", CHOSEN)]

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen: Final = chosen

    def may_decline(self) -> bool:
        return self.chosen == UNASKED


def can_carry_out(pos: TrainRush, seat: int, effect: int) -> bool:
    """§4.0 Whether this effect can be carried out now, at least in part."""
    row = EFFECTS[effect]
    return KINDS[row.kind].possible(pos, seat, row, NONE)
