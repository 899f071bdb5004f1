"""§4.6 Phase VI: heroes become missions; D6."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.hands import without
from fajrant.core.journal import all_but
from fajrant.core.moves import Move
from fajrant.core.steps import Decision
from fajrant.games.train_rush.content import CITIES_IN, HERO_BONUS, HERO_CITY, NONE, REGION_OF_CITY
from fajrant.games.train_rush.moves import HERO_PLAYED, PLAY_HERO
from fajrant.games.train_rush.rules.carrying import UNASKED, begin
from fajrant.games.train_rush.rules.turns import EACH_SEAT, EACH_TURN, InTurn
from fajrant.games.train_rush.state import TrainRush, active_region


class Missions(InTurn):
    """§4.6 Every seat may play one hero, in turn order."""

    def with_turns(self, turns: int) -> Missions:
        return MISSIONS_AFTER[turns]

    def turn(self, pos: TrainRush, seat: int) -> None:
        if may_play_hero(pos, seat):
            pos.push(PLAY_HERO_OF[seat])


def may_play_hero(pos: TrainRush, seat: int) -> bool:
    """Whether the seat is asked. Only public information counts: its heroes, and tokens in the Active Region [R69]."""
    faction = pos.factions[seat]
    region = active_region(faction)
    if region == NONE or not faction.heroes:
        return False
    for city in CITIES_IN[region]:
        if pos.missions >> city & 1:
            return True
    return False


class PlayHero(Decision[TrainRush]):
    """D6 Play a hero whose city is in the Active Region and still has its mission token [R56]; then comes its bonus."""

    point: ClassVar[str] = "play_hero"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        faction = pos.factions[seat]
        region = active_region(faction)
        moves = [
            PLAY_HERO.of(hero)
            for hero in faction.heroes
            if REGION_OF_CITY[HERO_CITY[hero]] == region and pos.missions >> HERO_CITY[hero] & 1
        ]
        moves.append(PLAY_HERO.of(NONE))
        return moves

    def ask_anyway(self, pos: TrainRush, seat: int) -> bool:
        return True

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        if move.a == NONE:
            return
        faction = pos.factions[seat]
        faction.heroes = without(faction.heroes, move.a)
        faction.missions += (move.a,)
        pos.missions &= ~(1 << HERO_CITY[move.a])
        pos.reveal_to(all_but(seat))
        pos.tell(HERO_PLAYED, seat, move.a)
        begin(pos, seat, HERO_BONUS[move.a], UNASKED)


# steps are immutable, so those of every turn are created once
MISSIONS_AFTER: Final = [Missions(turns) for turns in EACH_TURN]
PLAY_HERO_OF: Final = [PlayHero(seat) for seat in EACH_SEAT]
