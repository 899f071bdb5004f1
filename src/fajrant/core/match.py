"""A match: a position with its history. `fajrant.new` returns one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from fajrant.core.clock import Clock
from fajrant.core.dice import MASK62, Dice, seeded
from fajrant.core.errors import DeadEnd, Details, IllegalMove, Nonsense
from fajrant.core.game import Game
from fajrant.core.journal import CHANCE, EVERYBODY, SPECTATOR, Event
from fajrant.core.moves import Move
from fajrant.core.plain import Reader, check_plain
from fajrant.core.plain import canonical as canonical
from fajrant.core.position import Position
from fajrant.core.steps import plain_steps, read_steps
from fajrant.core.ties import Tie
from fajrant.core.variants import VARIANT, variant_hash

SEED_DIGITS: Final = 100
SEEDS: Final = 10**SEED_DIGITS
NAME_LENGTH: Final = 40
FREE_UNDO: Final = "# free take-back"  # a comment in the record of a table where undo had no limit


class Entry:
    """A decision that was made. Entries are linked backwards, so clones share their history."""

    def __init__(
        self, before: Entry | None, number: int, seat: int, move: Move, events: tuple[Event, ...], revealed: int
    ) -> None:
        self.before: Final = before
        self.number: Final = number  # the first decision is number 1
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events
        self.revealed: Final = revealed  # the audience that saw something hidden, with CHANCE if dice fell


class Match:
    """A game in progress. All input is checked, and a refused move changes nothing."""

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
        free_undo: bool = False,
    ) -> None:
        self.game: Final = game
        self.names: Final = names
        self.start: Final = start  # how its record begins: `seed 7`, or `position {…}` if it was set up by hand
        self.version: Final = version  # of the rules under which the record was made
        self.position = position
        self.opening: Final = opening  # events before the first decision
        self.last = last
        self.undoable = undoable  # the positions before the latest decisions, as far back as undo may go
        self.free_undo = free_undo  # undo has no limit: the positions before all decisions are kept

    # ------------------------------------------------------------ playing

    def acting(self) -> tuple[int, ...]:
        """The seats that may move now; () when the game is over."""
        return self.position.asked

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, as text."""
        return [move.text for move in self.position.legal(seat)]

    def play(self, seat: int, text: str) -> None:
        """Plays a move. Raises IllegalMove if it is not legal."""
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
        revealed = after.revealed
        if after.dice.state != dice:
            revealed = EVERYBODY | CHANCE
        after.revealed = 0
        turn_goes_on = self.last is not None and self.last.seat == seat
        self.position = after
        self.last = Entry(self.last, self.decisions() + 1, seat, move, tuple(sink), revealed)
        if self.free_undo or turn_goes_on:
            self.undoable = [*self.undoable, before]
        else:
            kept = last_turns(self.last, len(self.undoable) + 1)
            self.undoable = [*self.undoable[len(self.undoable) + 1 - kept :], before]
        if revealed & EVERYBODY == EVERYBODY and not self.free_undo:
            self.undoable = []

    def can_undo(self, seat: int, bots: int = 0) -> bool:
        """Whether the seat can take back its latest decision. `bots` has a bit for each seat that a bot plays."""
        return not self.why_no_undo(seat, bots)

    def why_no_undo(self, seat: int, bots: int = 0) -> str:
        """Why the seat cannot take back its latest decision; empty if it can.

        - `nothing`: the seat has made no decision yet.
        - `answered`: another person has made a decision since.
        - `chance`: dice were rolled or something was shuffled.
        - `seen`: the seat or another person saw something hidden.
        - `turn`: undo has already reached the start of the seat's turn.

        Later decisions of bots are taken back as well, and what only bots have seen does not count.
        """
        people = (1 << self.position.seats) - 1 & ~bots | 1 << seat
        latest = self.last
        revealed = 0
        while latest is not None and latest.seat != seat:
            if people >> latest.seat & 1:
                return "answered"
            revealed |= latest.revealed
            latest = latest.before
        if latest is None:
            return "nothing"
        revealed |= latest.revealed
        if not self.free_undo:
            if revealed & CHANCE:
                return "chance"
            if revealed & people:
                return "seen"
        return "" if self.decisions() - latest.number < len(self.undoable) else "turn"

    def ends_turn(self, seat: int, text: str, bots: int = 0) -> bool:
        """Whether this legal move ends the seat's turn: it cannot be taken back, or leaves the seat nothing to decide.

        The answer depends only on what the seat knows.
        """
        after = self.clone()
        after.play(seat, text)
        return seat not in after.acting() or not after.can_undo(seat, bots)

    def undo(self, seat: int, bots: int = 0) -> None:
        """Takes back the seat's latest decision, and the decisions of bots after it."""
        if not self.can_undo(seat, bots):
            raise IllegalMove(seat, "undo", self.moves(seat))
        taken = latest_of(self.last, seat)
        assert taken is not None
        left = len(self.undoable) - (self.decisions() + 1 - taken.number)
        self.position = self.undoable[left]
        self.last = taken.before
        kept = left if self.free_undo else same_turn(self.last, seat, left)
        self.undoable = self.undoable[left - kept : left]

    def decisions(self) -> int:
        """The number of decisions made so far."""
        return 0 if self.last is None else self.last.number

    # ------------------------------------------------------------ looking

    def over(self) -> bool:
        return self.position.over()

    def scores(self) -> list[int]:
        """The points of each seat: final, or as if the game ended now."""
        return [sum(self.game.points(self.position, seat)) for seat in range(self.position.seats)]

    def scored(self) -> list[int]:
        """The points of each seat that have been awarded so far and cannot be lost."""
        return [self.game.scored(self.position, seat) for seat in range(self.position.seats)]

    def scores_for(self, seat: int | None) -> list[int | None]:
        """The scores that this seat (None: a spectator) may know; None for those it may not."""
        return self.known_to(seat, self.scores())

    def scored_for(self, seat: int | None) -> list[int | None]:
        """The points awarded so far that this seat (None: a spectator) may know; None for those it may not."""
        return self.known_to(seat, self.scored())

    def known_to(self, seat: int | None, points: list[int]) -> list[int | None]:
        viewer = self.viewer(seat)
        known: list[int | None] = []
        for owner, own in enumerate(points):
            shown = owner == viewer or self.game.shows_points(self.position, owner, viewer)
            known.append(own if shown else None)
        return known

    def categories(self) -> list[dict[str, int]]:
        """Points by category."""
        return [
            dict(zip(self.game.categories, self.game.points(self.position, seat), strict=True))
            for seat in range(self.position.seats)
        ]

    def ranking(self) -> list[int]:
        """The place of each seat; ties share a place and the next ones are skipped (1, 1, 3)."""
        return self.game.ranking(self.position)

    def ties(self) -> list[Tie]:
        """The ties on points and what broke them, best places first."""
        return self.game.ties(self.position)

    def clock(self) -> Clock:
        """The current round or shift."""
        return self.game.clock(self.position)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything this seat (None: a spectator) may know, as plain data."""
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
        visible: list[dict[str, Any]] = []
        for number, events in reversed(chunks):
            for event in events:
                if event.visible_to(viewer):
                    visible.append({"number": number, **event.plain()})
        return visible

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
        """An independent copy."""
        return Match(
            self.game,
            self.names,
            self.start,
            self.version,
            self.position.clone(),
            self.opening,
            self.last,
            self.undoable,
            self.free_undo,
        )

    def determinize(self, seat: int, seed: int) -> Match:
        """A match from a world that this seat cannot distinguish from the real one."""
        if not 0 <= seat < self.position.seats:
            raise self.no_seat(seat)
        return begun_from(self.game, self.names, self.game.determinize(self.position, seat, seeded(seed)))

    def to_json(self) -> dict[str, Any]:
        """The whole position as plain data, secrets included. Use `view` for what a seat may see."""
        return plain_position(self.game, self.position)

    def digest(self) -> str:
        """A short fingerprint of the position, the same in every build."""
        return blake2b(canonical(self.to_json()).encode(), digest_size=8).hexdigest()

    # ------------------------------------------------------------ records

    def entries(self) -> list[Entry]:
        """The decisions made so far, oldest first."""
        entries: list[Entry] = []
        entry = self.last
        while entry is not None:
            entries.append(entry)
            entry = entry.before
        entries.reverse()
        return entries

    def record(self) -> str:
        """The match as text: a header and one `name: move` line per decision."""
        moves = [(entry.seat, entry.move.text) for entry in self.entries()]
        return record_text(
            self.game, self.version, self.names, self.position.options, self.start, moves, self.free_undo
        )


def latest_of(last: Entry | None, seat: int) -> Entry | None:
    """The latest decision of a seat, from `last` backwards."""
    entry = last
    while entry is not None and entry.seat != seat:
        entry = entry.before
    return entry


def same_turn(last: Entry | None, seat: int, most: int) -> int:
    """How many of the latest decisions in a row the seat made, at most `most`."""
    count = 0
    entry = last
    while entry is not None and entry.seat == seat and count < most:
        count += 1
        entry = entry.before
    return count


def last_turns(last: Entry | None, most: int) -> int:
    """How many of the latest decisions, at most `most`, contain the last turn of every seat.

    A turn is what a seat decides without another seat deciding in between.
    """
    seats = 0
    count = 0
    kept = 0
    later = -1
    entry = last
    while entry is not None and count < most:
        seat = entry.seat
        if (seat != later and not seats >> seat & 1) or (seat == later and kept == count):
            kept = count + 1
        seats |= 1 << seat
        later = seat
        count += 1
        entry = entry.before
    return kept


def record_text(
    game: Game[Any],
    version: int,
    names: list[str],
    options: Mapping[str, str],
    start: str,
    moves: Sequence[tuple[int, str]],
    free_undo: bool = False,
) -> str:
    groups = [
        f"{game.slug} {version}",
        "seats " + " ".join([f'"{name}"' if " " in name else name for name in names]),
    ]
    for option in game.options:
        if options[option.name] != option.default:
            groups.append(f"{option.name} {options[option.name]}")
    variant = options.get(VARIANT, "")
    if variant:
        groups.append(f"{VARIANT} {variant_hash(variant)}")
    groups.append(start)
    lines = ["   ".join(groups)]
    if variant:
        lines.append(f"{VARIANT} {variant}")
    if free_undo:
        lines.append(FREE_UNDO)
    lines += [f"{names[seat]}: {text}" for seat, text in moves]
    return "\n".join(lines) + "\n"


def new_match(
    game: Game[Any],
    seats: object,
    seed: object,
    options: Mapping[str, object],
    names: list[str] | None = None,
    version: int = 0,
) -> Match:
    """A new match, set up and waiting for its first decision."""
    count = game.check_seats(seats)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise Nonsense(f"a seed is a whole number, 0 or more, not {seed!r:.60}", "seed", {"digits": SEED_DIGITS})
    if not 0 <= seed < SEEDS:
        message = f"a seed is a whole number, 0 or more, with at most {SEED_DIGITS} digits"
        raise Nonsense(message, "seed", {"digits": SEED_DIGITS})
    pos: Position = game.setup(count, game.fitting_options(count, game.check_options(options)), seeded(seed))
    sink: list[Event] = []
    pos.sink = sink
    pos.advance()
    pos.sink = None
    pos.revealed = 0
    named = check_names(count, names)
    return Match(game, named, f"seed {seed}", version or game.version, pos, tuple(sink), None, [])


def begun_from(game: Game[Any], names: list[str], pos: Position) -> Match:
    """A match that starts from a given position."""
    start = "position " + canonical(plain_position(game, pos))
    return Match(game, names, start, game.version, pos, (), None, [])


def check_names(seats: int, names: list[str] | None) -> list[str]:
    """The names, or seat numbers if there are none. Names go into records, so they must not look like notation."""
    if names is None:
        return [str(seat) for seat in range(seats)]
    if len(names) != seats:
        details: Details = {"seats": seats, "names": len(names)}
        raise Nonsense(f"{seats} seats need {seats} names, got {len(names)}", "names", details)
    for name in names:
        if not 1 <= len(name) <= NAME_LENGTH or name != " ".join(name.split()) or not name.isprintable():
            message = f"a name has 1 to {NAME_LENGTH} printable characters and no extra spaces, not {name!r}"
            raise bad_name(message, name)
        if any(mark in name for mark in ':"#'):
            raise bad_name(f'a name cannot contain : " or #, got {name!r}', name)
    if len(set(names)) != len(names):
        given = ", ".join(names)
        raise Nonsense(f"each seat needs a name of its own, got {given}", "same_names", {"tried": given})
    return names


def bad_name(message: str, name: str) -> Nonsense:
    return Nonsense(message, "name", {"tried": name, "most": NAME_LENGTH})


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
    """The reverse of `plain_position`. Raises Nonsense if the data is not a possible position."""
    check_plain(data, game.slug)
    reader = Reader(data, game.slug)
    reader.expect_keys(["game", "rules", "seats", "options", "dice", "stack", "table"])
    if reader.get("game").text() != game.slug:
        raise reader.refuse(f"this is a position of {reader.get('game').data!r:.60}")
    if reader.get("rules").number(1, 1000000) > game.version:
        raise reader.refuse(f"made under rules version {reader.get('rules').data}; this is version {game.version}")
    seats = game.check_seats(reader.get("seats").data)
    chosen = reader.get("options")
    names = [option.name for option in game.options]
    if isinstance(chosen.data, dict) and VARIANT in chosen.data:
        names.append(VARIANT)
    chosen.expect_keys(names)
    options = game.check_options({name: chosen.get(name).data for name in names})
    if options != game.fitting_options(seats, options):
        raise chosen.refuse(f"some options do not apply to {seats} seats: {options}")
    known: dict[str, Any] = {"seats": seats, "options": options, "dice": Dice(read_dice(reader.get("dice")))}
    known["stack"] = read_steps(reader.get("stack"), game.step_kinds(), known)
    pos: Position = game.read(reader.get("table"), known)
    game.audit(pos)
    try:
        pos.advance()
    except DeadEnd as stuck:
        raise reader.refuse(f"the game cannot continue from here: {stuck}") from stuck
    return pos


def read_dice(reader: Reader) -> int:
    text = reader.text()
    if len(text) != 16 or any(mark not in "0123456789abcdef" for mark in text) or int(text, 16) > MASK62:
        raise reader.refuse(f"expected 16 hexadecimal digits up to {MASK62:016x}, got {text!r:.60}")
    return int(text, 16)
