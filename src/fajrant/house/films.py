"""Films of games, earlier moments in them, and the records of finished ones."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from fajrant.core.errors import FajrantError
from fajrant.games import load
from fajrant.house.deeds import Header, commitment
from fajrant.house.errors import Refused
from fajrant.house.house import House
from fajrant.house.outcomes import Film
from fajrant.house.presentation import past_moment
from fajrant.house.state import State
from fajrant.house.wire import Moment

FILM_COST = 10  # reading a whole game takes as long as showing this many moments


class Films:
    """Films in memory, least recently used first."""

    def __init__(self, house: House, kept: int) -> None:
        self.house = house
        self.kept = kept
        # by table: the version up to which the film was read, and the film
        self.films: OrderedDict[str, tuple[int, Film]] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def cost(self, state: State) -> float:
        """What showing an earlier moment costs in the rate limit: more if the whole game has to be read first."""
        version, _ = self.films.get(state.header.id, (-1, None))
        return FILM_COST if version < state.version else 1

    async def of(self, state: State) -> Film:
        """The film of this table, at least up to this state."""
        table = state.header.id
        lock = self.locks.setdefault(table, asyncio.Lock())
        async with lock:
            version, film = self.films.pop(table, (-1, None))
            if film is None or version < state.version:
                version, film = state.version, await self.house.film(table)
            self.films[table] = (version, film)
        while len(self.films) > self.kept:
            self.films.popitem(last=False)
        return film


async def finished(house: House, table: str) -> State:
    """A table that has ended."""
    state = await house.state(table)
    if not state.has_ended:
        raise Refused("not_running", "not_over")
    return state


async def record_with_proof(house: House, state: State) -> str:
    """The record of a finished match, with the salt that proves the deal."""
    return await house.record(state) + proof(state.header)


def proof(header: Header) -> str:
    """What `fajrant verify` needs besides the seed, as comments that readers of records ignore."""
    chosen = "# seed chosen\n" if header.chosen_seed else ""
    return f"# commitment {commitment(header.seed, header.salt)}\n# salt {header.salt}\n{chosen}"


def check_replay(state: State, person: str, seat: int | None) -> None:
    """Raises Refused unless the person may replay the game as this seat (None: as a spectator).

    A finished game can be seen from any seat, a running one only from the person's own seats.
    """
    if seat is not None and not 0 <= seat < len(state.chairs):
        raise Refused("not_found", "no_seat")
    if state.status in ("open", "stuck"):
        raise Refused("not_running")
    if state.status == "running" and seat is not None and seat not in state.seats_of(person):
        raise Refused("not_yours")


def moment_at(film: Film, game: str, number: int, seat: int | None) -> Moment:
    """The table after `number` decisions."""
    if not 0 <= number < len(film.positions):
        raise Refused("not_found", most=len(film.positions) - 1)
    try:
        match = film.match(load(game), number)
    except FajrantError as problem:
        raise Refused("not_running", "old_rules") from problem
    return past_moment(match, seat)
