"""§6 The end of the game and its announcements. `scoring` adds up the points."""

from __future__ import annotations

from fajrant.core.journal import EVERYBODY
from fajrant.games.steamrollers.moves import EWA_SCORED, GAME_OVER, SCORED
from fajrant.games.steamrollers.scoring import ewas_points, points
from fajrant.games.steamrollers.state import SteamRollers


def end_game(pos: SteamRollers, ending: int) -> None:
    """Ends the game and announces the points."""
    pos.ended = ending
    pos.stack.clear()
    for seat in range(pos.seats):
        by_category = points(pos, seat)
        pos.tell_to(EVERYBODY, SCORED, (seat, *by_category, sum(by_category)))
    if pos.solo():
        scored, _, network, tiles = ewas_points(pos)
        pos.tell(EWA_SCORED, scored, network, tiles, sum(ewas_points(pos)))
    pos.tell(GAME_OVER, ending)
