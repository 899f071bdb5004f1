"""A match: a position together with how it came about. This is what `fajrant.new` hands out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from fajrant.core.dice import MASK62, Dice, seeded
from fajrant.core.errors import DeadEnd, Details, IllegalMove, Nonsense
from fajrant.core.game import Game
from fajrant.core.journal import SPECTATOR, Event
from fajrant.core.moves import Move
from fajrant.core.plain import Reader, check_plain
from fajrant.core.position import Position
from fajrant.core.steps import plain_steps, read_steps

SEED_DIGITS: Final = 100
SEEDS: Final = 10**SEED_DIGITS
NAME_LENGTH: Final = 40


class Entry:
    """One decision that was made; entries are chained, so that a clone shares the past."""

    def __init__(self, before: Entry | None, number: int, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        self.before: Final = before
        self.number: Final = number  # the first decision is number 1
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events


class Match:
    """A game being played, studied or replayed. Everything said to it is checked; a refusal changes nothing."""

    def __init__(
        self,
        game: Game[Any],
        names: list[str],
        start: str,
        version: int,
        position: Position,
        opening: tuple[Event, ...],
        last: Entry | None,
        undoable: list[Position],
    ) -> None:
        self.game: Final = game
        self.names: Final = names
        self.start: Final = start  # where a record begins: `seed 7`, or `position {…}` if it was set up by hand
        self.version: Final = version  # of the rules under which the record was made
        self.position = position
        self.opening: Final = opening  # events before the first decision
        self.last = last
        self.undoable = undoable  # the positions before the latest moves, as far back as undo may go

    # ------------------------------------------------------------ playing

    def acting(self) -> tuple[int, ...]:
        """The seats that may move now; () when the game is over."""
        return self.position.asked

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, as text."""
        return [move.text for move in self.position.legal(seat)]

    def play(self, seat: int, text: str) -> None:
        """Plays a legal move; IllegalMove otherwise."""
        options = self.position.legal(seat)
        for move in options:
            if move.text == text:
                self.carry_out(seat, move)
                return
        raise IllegalMove(seat, text, [move.text for move in options])

    def carry_out(self, seat: int, move: Move) -> None:
        """Plays one of the position's legal moves."""
        before = self.position
        after = before.clone()
        dice = after.dice.state
        sink: list[Event] = []
        after.sink = sink
        after.apply(seat, move)
        after.sink = None
        acted_before = -1 if self.last is None else self.last.seat
        if after.revealed or after.dice.state != dice:
            self.undoable = []
        elif acted_before != seat:
            self.undoable = [before]
        else:
            self.undoable = [*self.undoable, before]
        after.revealed = False
        self.position = after
        self.last = Entry(self.last, self.decisions() + 1, seat, move, tuple(sink))

    def can_undo(self, seat: int) -> bool:
        """True up to where something hidden was seen, dice fell or another seat acted."""
        return bool(self.undoable) and self.last is not None and self.last.seat == seat

    def undo(self, seat: int) -> None:
        """Takes back the seat's latest move; nothing random is drawn again by playing it again."""
        last = self.last
        if last is None or not self.can_undo(seat):
            raise IllegalMove(seat, "undo", self.moves(seat))
        self.position = self.undoable[-1]
        self.undoable = self.undoable[:-1]
        self.last = last.before

    def decisions(self) -> int:
        """How many decisions were made so far."""
        return 0 if self.last is None else self.last.number

    # ------------------------------------------------------------ looking

    def over(self) -> bool:
        return self.position.over()

    def scores(self) -> list[int]:
        """Points so far, or final, by seat."""
        return [sum(self.game.points(self.position, seat)) for seat in range(self.position.seats)]

    def scores_for(self, seat: int | None) -> list[int | None]:
        """The same as far as this seat may know it; None for a spectator."""
        viewer = self.viewer(seat)
        found: list[int | None] = []
        for owner, total in enumerate(self.scores()):
            known = owner == viewer or self.game.shows_points(self.position, owner, viewer)
            found.append(total if known else None)
        return found

    def categories(self) -> list[dict[str, int]]:
        """Points by category."""
        return [
            dict(zip(self.game.categories, self.game.points(self.position, seat), strict=True))
            for seat in range(self.position.seats)
        ]

    def ranking(self) -> list[int]:
        """The place of each seat; shared places are left out below (1, 1, 3)."""
        return self.game.ranking(self.position)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, as plain data; None for a spectator."""
        pos = self.position
        viewer = self.viewer(seat)
        asked: dict[str, Any] | None = None
        if pos.asked:
            decision = pos.decision()
            asked = {"point": decision.point, "seats": list(pos.asked), **decision.shown(pos, viewer)}
        return {
            "game": self.game.slug,
            "options": dict(pos.options),
            "you": seat,
            "over": pos.over(),
            "decision": asked,
            **self.game.view(pos, viewer),
        }

    def journal(self, seat: int | None, after: int = -1) -> list[dict[str, Any]]:
        """The events a seat has seen, oldest first: all of them, or only those after decision number `after`."""
        viewer = self.viewer(seat)
        chunks: list[tuple[int, tuple[Event, ...]]] = []
        entry = self.last
        while entry is not None and entry.number > after:
            chunks.append((entry.number, entry.events))
            entry = entry.before
        if after < 0:
            chunks.append((0, self.opening))
        found: list[dict[str, Any]] = []
        for number, events in reversed(chunks):
            for event in events:
                if event.visible_to(viewer):
                    found.append({"number": number, **event.plain()})
        return found

    def viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < self.position.seats:
            raise self.no_seat(seat)
        return seat

    def no_seat(self, seat: int) -> Nonsense:
        last = self.position.seats - 1
        return Nonsense(f"there is no seat {seat}; seats are 0 to {last}", "seat", {"tried": seat, "last": last})

    # ------------------------------------------------------------ copies

    def clone(self) -> Match:
        """An exact copy; the two go their own ways."""
        return Match(
            self.game,
            self.names,
            self.start,
            self.version,
            self.position.clone(),
            self.opening,
            self.last,
            self.undoable,
        )

    def determinize(self, seat: int, seed: int) -> Match:
        """A world that this seat cannot tell from the real one, with a future of its own."""
        if not 0 <= seat < self.position.seats:
            raise self.no_seat(seat)
        return begun_from(self.game, self.names, self.game.determinize(self.position, seat, seeded(seed)))

    def to_json(self) -> dict[str, Any]:
        """The whole position, secrets included, as plain data. For views use `view`."""
        return plain_position(self.game, self.position)

    def digest(self) -> str:
        """A short fingerprint of the position, the same in every build."""
        return blake2b(canonical(self.to_json()).encode(), digest_size=8).hexdigest()

    # ------------------------------------------------------------ records

    def entries(self) -> list[Entry]:
        """The decisions made so far, oldest first."""
        found: list[Entry] = []
        entry = self.last
        while entry is not None:
            found.append(entry)
            entry = entry.before
        found.reverse()
        return found

    def record(self) -> str:
        """The match as text: a header and one `name: move` line per decision."""
        moves = [(entry.seat, entry.move.text) for entry in self.entries()]
        return record_text(self.game, self.version, self.names, self.position.options, self.start, moves)


def record_text(
    game: Game[Any],
    version: int,
    names: list[str],
    options: Mapping[str, str],
    start: str,
    moves: Sequence[tuple[int, str]],
) -> str:
    groups = [
        f"{game.slug} {version}",
        "seats " + " ".join([f'"{name}"' if " " in name else name for name in names]),
    ]
    for option in game.options:
        if options[option.name] != option.default:
            groups.append(f"{option.name} {options[option.name]}")
    groups.append(start)
    lines = ["   ".join(groups)]
    lines += [f"{names[seat]}: {text}" for seat, text in moves]
    return "\n".join(lines) + "\n"


def canonical(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def new_match(
    game: Game[Any],
    seats: object,
    seed: object,
    options: Mapping[str, object],
    names: list[str] | None = None,
    version: int = 0,
) -> Match:
    """A new game, set up and waiting for its first decision."""
    count = game.check_seats(seats)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise Nonsense(f"a seed is a whole number from 0 on, not {seed!r:.60}", "seed", {"digits": SEED_DIGITS})
    if not 0 <= seed < SEEDS:
        message = f"a seed is a whole number from 0 on, with at most {SEED_DIGITS} digits"
        raise Nonsense(message, "seed", {"digits": SEED_DIGITS})
    pos: Position = game.setup(count, game.fitting_options(count, game.check_options(options)), seeded(seed))
    sink: list[Event] = []
    pos.sink = sink
    pos.advance()
    pos.sink = None
    pos.revealed = False
    named = check_names(count, names)
    return Match(game, named, f"seed {seed}", version or game.version, pos, tuple(sink), None, [])


def begun_from(game: Game[Any], names: list[str], pos: Position) -> Match:
    """A match that starts in the middle."""
    start = "position " + canonical(plain_position(game, pos))
    return Match(game, names, start, game.version, pos, (), None, [])


def check_names(seats: int, names: list[str] | None) -> list[str]:
    """Names go into records, so they must not look like notation."""
    if names is None:
        return [str(seat) for seat in range(seats)]
    if len(names) != seats:
        details: Details = {"seats": seats, "names": len(names)}
        raise Nonsense(f"{seats} seats need {seats} names, got {len(names)}", "names", details)
    for name in names:
        if not 1 <= len(name) <= NAME_LENGTH or name != " ".join(name.split()) or not name.isprintable():
            message = f"a name has 1 to {NAME_LENGTH} printable characters and no blanks around it, not {name!r}"
            raise Nonsense(message, "name", {"tried": name})
        if any(mark in name for mark in ':"#'):
            raise Nonsense(f'a name has no : " or #, not {name!r}', "name", {"tried": name})
    if len(set(names)) != len(names):
        told = ", ".join(names)
        raise Nonsense(f"each seat needs a name of its own, got {told}", "same_names", {"tried": told})
    return names


def plain_position(game: Game[Any], pos: Position) -> dict[str, Any]:
    """Any position as plain data."""
    return {
        "game": game.slug,
        "rules": game.version,
        "seats": pos.seats,
        "options": dict(pos.options),
        "dice": f"{pos.dice.state:016x}",
        "stack": plain_steps(pos.stack),
        "table": game.plain(pos),
    }


def read_position(game: Game[Any], data: object) -> Position:
    """The reverse of `plain_position`; refuses nonsense with a reason."""
    check_plain(data, game.slug)
    reader = Reader(data, game.slug)
    reader.expect_keys(["game", "rules", "seats", "options", "dice", "stack", "table"])
    if reader.get("game").text() != game.slug:
        raise reader.refuse(f"this is a position of {reader.get('game').data!r:.60}")
    if reader.get("rules").number(1, 1000000) > game.version:
        raise reader.refuse(f"made under rules version {reader.get('rules').data}; this is version {game.version}")
    seats = game.check_seats(reader.get("seats").data)
    chosen = reader.get("options")
    chosen.expect_keys([option.name for option in game.options])
    options = game.check_options({option.name: chosen.get(option.name).data for option in game.options})
    if options != game.fitting_options(seats, options):
        raise chosen.refuse(f"not for {seats} seats: {options}")
    known: dict[str, Any] = {"seats": seats, "options": options, "dice": Dice(read_dice(reader.get("dice")))}
    known["stack"] = read_steps(reader.get("stack"), game.step_kinds(), known)
    pos: Position = game.read(reader.get("table"), known)
    game.audit(pos)
    try:
        pos.advance()
    except DeadEnd as stuck:
        raise reader.refuse(f"no game can go on from here: {stuck}") from stuck
    return pos


def read_dice(reader: Reader) -> int:
    text = reader.text()
    if len(text) != 16 or any(mark not in "0123456789abcdef" for mark in text) or int(text, 16) > MASK62:
        raise reader.refuse(f"expected 16 hexadecimal digits up to {MASK62:016x}, got {text!r:.60}")
    return int(text, 16)
