"""Restores tables from their stored outcomes, without replaying their moves."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace

from fajrant.core.errors import FajrantError
from fajrant.core.history import start_of, stored_events, stored_move
from fajrant.core.match import Entry, read_position, record_text
from fajrant.core.patches import patched
from fajrant.games import load
from fajrant.house.deeds import AnyDeed, Erased, Header, Moved, Opened, Started, Undone
from fajrant.house.outcomes import Film, LatestPositions, Outcome, Step, outcome
from fajrant.house.state import State, fork, opening
from fajrant.house.store import Row


def outcome_of(before: State, deed: AnyDeed, after: State, latest: LatestPositions | None = None) -> Outcome | None:
    """What to store beside a deed; None if it did not change the game."""
    match deed:
        case Started():
            return outcome(None, opening(before.header, len(before.chairs)))
        case Moved():
            return outcome(before.running(), [after.running()], latest)
        case _:
            return None


def with_outcomes(header: Header, deeds: Iterable[AnyDeed]) -> tuple[State, list[Row]]:
    """Replays the deeds and adds their outcomes.

    Raises FajrantError if the current rules do not allow one of them, or DeadEnd if it leads into one.
    """
    state = State(header)
    rows: list[Row] = []
    for deed in deeds:
        after = state.after(deed)
        rows.append((deed, outcome_of(state, deed, after)))
        state = after
    return state, rows


def film_of(header: Header, rows: Iterable[Row]) -> Film:
    """The table's game, decision by decision. All outcomes must be stored."""
    film = Film(header, 0)
    for deed, stored in rows:
        match deed:
            case Opened():
                film.seats = deed.seats
            case Started():
                film.begin(stored or [])
            case Moved():
                film.play(deed.seat, deed.text, (stored or [])[0])
            case Undone():
                film.undo(deed.seat, deed.number)
    return film


def is_stored(rows: Iterable[Row]) -> bool:
    """Are all outcomes stored? Tables from earlier versions have none."""
    return all(stored is not None for deed, stored in rows if isinstance(deed, Started | Moved))


def restore(header: Header, rows: list[Row]) -> State:
    """The current state of a table. If the current rules cannot read it, the table is stuck."""
    state = State(header)
    versions: list[int] = []  # as in `State`; moves and undos change nothing else here
    for version, (deed, _) in enumerate(rows, 1):
        match deed:
            case Started():
                state = state.started(deed, 1 + len(header.moves))
                versions = [*state.versions]
            case Moved():
                versions.append(version)
            case Undone():
                del versions[deed.number :]
            case _:
                state = replace(state, version=version - 1).after(deed)
    last = next((deed for deed, _ in reversed(rows) if not isinstance(deed, Erased)), None)
    state = replace(state, version=len(rows), last=last, versions=tuple(versions))
    if not state.has_started:
        return state
    if not is_stored(rows):
        return replace(state, stuck=True)
    try:
        film = film_of(header, rows)
        return replace(state, match=film.match(load(header.game)), history=tuple(film.points))
    except FajrantError:
        return replace(state, stuck=True)


def catch_up(state: State, rows: Iterable[Row]) -> State | None:
    """The state after more rows, which another server has stored; None if the table has to be restored."""
    for deed, stored in rows:
        try:
            match deed:
                case Started() | Erased():
                    return None
                case Moved():
                    state = moved(state, deed, (stored or [])[0])
                case _:
                    state = state.after(deed)
        except (FajrantError, IndexError):
            return None
    return state


def moved(state: State, deed: Moved, step: Step) -> State:
    """The state after a stored move, without playing it."""
    before = state.running()
    position = read_position(before.game, patched(before.to_json(), step.position))
    number = before.decisions() + 1
    events = tuple(stored_events(step.events))
    after = fork(before)
    after.position = position
    after.last = Entry(before.last, number, deed.seat, stored_move(deed.text), events, step.revealed)
    positions = [*before.undoable, before.position]
    after.undoable = positions[len(positions) - step.undoable :]
    version = state.version + 1
    return replace(
        state,
        version=version,
        last=deed,
        match=after,
        history=(*state.history, step.points),
        versions=(*state.versions, version),
    )


def record_of(state: State, rows: Iterable[Row]) -> str:
    """The record of a table, built from its deeds alone. So a stuck table has one too."""
    header = state.header
    moves = list(header.moves)
    for deed, _ in rows:
        if isinstance(deed, Moved):
            moves.append((deed.seat, deed.text))
        elif isinstance(deed, Undone):
            del moves[deed.number - 1 :]
    begun = json.loads(header.position) if header.position else None
    start = start_of(header.seed, begun)
    game = load(header.game)
    return record_text(game, header.rules, state.names(), header.options, start, moves, header.free_undo)
