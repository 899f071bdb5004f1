"""Five board games about coal and rails, played exactly by their rules.

The front door: everything else builds on these names.
"""

from __future__ import annotations

from collections.abc import Mapping

from fajrant.core.errors import DeadEnd, FajrantError, IllegalMove, Nonsense
from fajrant.core.match import Match, begun_from, check_names, new_match, read_position
from fajrant.core.record import parse_record
from fajrant.games import load

__all__ = ["DeadEnd", "FajrantError", "IllegalMove", "Match", "Nonsense", "from_json", "new", "read_record"]


def new(
    game: str, seats: int, seed: int, options: Mapping[str, object] | None = None, names: list[str] | None = None
) -> Match:
    """A new game, set up and waiting for its first decision."""
    return new_match(load(game), seats, seed, options or {}, names)


def from_json(data: object) -> Match:
    """Any position, also one set up by hand; nonsense is refused with a reason."""
    if not isinstance(data, Mapping) or not isinstance(data.get("game"), str):
        raise Nonsense(f"a position is an object that names its game, got {type(data).__name__}")
    game = load(data["game"])
    pos = read_position(game, data)
    return begun_from(game, check_names(pos.seats, None), pos)


def read_record(text: str) -> Match:
    """The match that a record tells of, after its last decision."""
    return parse_record(text, load).replay()
