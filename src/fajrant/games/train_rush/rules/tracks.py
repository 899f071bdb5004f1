"""§5.12 Advances on the tracks of progress, infrastructure and contractors; D-ADV."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field, TupleOf
from fajrant.core.moves import Move
from fajrant.core.steps import Decision, Step
from fajrant.games.train_rush.content import (
    CONTRACTOR_TRACK,
    NONE,
    PROGRESSES,
    SEAT,
    TRACK,
    TRACK_BONUS,
    TRACK_ENDS,
    Effect,
)
from fajrant.games.train_rush.moves import ADVANCED, CANNOT_ADVANCE, CHOOSE_TRACK, WENT_UP
from fajrant.games.train_rush.rules.carrying import UNASKED, Kind, begin
from fajrant.games.train_rush.state import TrainRush, can_advance, replaced

# ---------------------------------------------------------------- progress


def advance(pos: TrainRush, seat: int, track: int) -> None:
    """Advances one level. The advance is lost if another player is at the top [R18]."""
    if not can_advance(pos, seat, track):
        pos.tell(CANNOT_ADVANCE, seat, track)
        return
    faction = pos.factions[seat]
    level = faction.progress[track] + 1
    faction.progress = replaced(faction.progress, track, level)
    pos.tell(ADVANCED, seat, track, pos.values.levels[track][level])


class ChooseTrack(Decision[TrainRush]):
    """D-ADV Choose a progress track to advance on. It cannot be declined."""

    point: ClassVar[str] = "choose_track"

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [CHOOSE_TRACK.of(track) for track in PROGRESSES if can_advance(pos, seat, track)]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        advance(pos, seat, move.a)


class AdvanceAny(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        for track in PROGRESSES:
            if can_advance(pos, seat, track):
                return True
        return False

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseTrack(seat))


class Advance(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return can_advance(pos, seat, effect.track)

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        advance(pos, seat, effect.track)


# ---------------------------------------------------------------- infrastructure and contractors


def go_up(pos: TrainRush, seat: int, track: int) -> None:
    """Advances one space on a track of infrastructure or contractors; at its end, the advance is lost [R17].

    A bonus space gives its bonus at once. Corruption from an infrastructure track applies to its region [R43].
    """
    faction = pos.factions[seat]
    space = faction.tracks[track] + 1
    if space > TRACK_ENDS[track]:
        return
    faction.tracks = replaced(faction.tracks, track, space)
    pos.tell(WENT_UP, seat, track, space)
    bonus = TRACK_BONUS[track][space]
    if bonus != NONE:
        begin(pos, seat, bonus, UNASKED, track if track < CONTRACTOR_TRACK else NONE)


class GoUp(Step[TrainRush]):
    """R16 Several advances, step by step: the bonus of each is resolved before the next."""

    fields: ClassVar[list[Field]] = [Field("movers", TupleOf(SEAT)), Field("tracks", TupleOf(TRACK))]

    def __init__(self, movers: tuple[int, ...], tracks: tuple[int, ...]) -> None:
        self.movers: Final = movers
        self.tracks: Final = tracks

    def proceed(self, pos: TrainRush) -> None:
        if not self.movers:
            pos.done()
            return
        pos.become(GoUp(self.movers[1:], self.tracks[1:]))
        go_up(pos, self.movers[0], self.tracks[0])
