"""The table in the terminal: shows each human what they may see, asks for moves, lets bots play, saves every move."""

from __future__ import annotations

import shlex
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console
from rich.text import Text

from fajrant.cli.errors import Wrong
from fajrant.cli.files import read_record, write_file
from fajrant.cli.screen import (
    Choice,
    Journal,
    changes,
    fits,
    grouped,
    guide_text,
    interactive,
    lay_out,
    print_journal,
    print_long,
    print_moves,
    print_sheets,
    results,
    titled,
    wipe,
)
from fajrant.cli.seating import bot_of
from fajrant.cli.typed import TYPED
from fajrant.core.dice import Dice, seeded
from fajrant.core.errors import FajrantError
from fajrant.core.match import Match
from fajrant.core.sheet import BETWEEN, Sheet
from fajrant.review import hint
from fajrant.texts import Texts

NOBODY = -1
LATEST = 6  # journal lines shown when a game is resumed


class Quit(Exception):
    """The player wants to stop."""


class Table:
    def __init__(self, match: Match, file: Path, language: str, console: Console) -> None:
        self.language = language
        self.console = console
        self.take(match, file)

    def take(self, match: Match, file: Path) -> None:
        """Replaces the current match by this one."""
        self.match = match
        self.file = file.absolute()
        self.texts = Texts(self.language, match.game, match.names)
        self.humans = [seat for seat, name in enumerate(match.names) if bot_of(name) is None]
        self.at_screen = self.humans[0] if len(self.humans) == 1 else NOBODY  # the seat whose secrets may be shown
        self.seen = [NOBODY] * len(match.names)  # the last decision whose events each seat has seen
        self.resumed = match.decisions() or NOBODY  # events up to this decision are abridged
        self.shown: list[Sheet] = []  # the table as it was last shown to the seat at the screen
        self.save()

    def run(self) -> None:
        """Plays until the game is over or the player quits."""
        try:
            while not self.match.over():
                acting = self.match.acting()
                thinking = [seat for seat in acting if seat not in self.humans]
                if thinking:
                    self.let_bot_play(thinking[0])
                else:
                    self.let_human_play(acting[0])
            self.show_end()
        except Quit:
            self.say_how_to_resume()

    # ------------------------------------------------------------ moves

    def let_bot_play(self, seat: int) -> None:
        bot = bot_of(self.match.names[seat])  # a new one each time, because a bot's memory is not saved
        assert bot is not None
        self.match.carry_out(seat, bot.choose(self.match.game, self.match.position, seat, self.bot_dice()))
        self.save()

    def bot_dice(self) -> Dice:
        """Dice for this decision alone, so that a resumed game continues as if it had never been left."""
        source = f"{self.match.start} {self.match.decisions()}"
        return seeded(int.from_bytes(blake2b(source.encode(), digest_size=8).digest(), "big"))

    def let_human_play(self, seat: int) -> None:
        """Shows the table and carries out commands until the position has changed."""
        if not self.seat_at_screen(seat):
            return
        self.show(seat)
        moves = self.match.moves(seat)
        listed = self.list_moves(seat)
        while True:
            within = sum([len(choice.moves) for choice in listed]) < len(moves)
            typed = TYPED.ask(self.texts.say("play-choose_within" if within else "play-choose"))
            meant = chosen(typed, listed, moves)
            if len(meant) == 1:
                self.play(seat, meant[0])
                return
            if meant:
                listed = self.list_moves(seat, meant)
            elif within and typed == "b":
                listed = self.list_moves(seat)
            elif self.obey(seat, typed, listed, moves):
                return

    def play(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        self.save()
        following = self.match.acting()
        screen_stays = not any(other == seat or other in self.humans for other in following)
        if screen_stays and self.match.can_undo(seat, self.bots()) and interactive():
            self.offer_undo(seat)

    def offer_undo(self, seat: int) -> None:
        """Offers a last chance to undo before the bots move."""
        self.show_happened(seat)
        while True:
            typed = TYPED.ask(self.texts.say("play-confirm"))
            if typed == "q":
                raise Quit
            if typed == "u":
                self.undo(seat)
            if typed in ("", "u"):
                return
            self.say("play-confirm_what", tried=typed)

    def bots(self) -> int:
        """The seats of bots, a bit for each."""
        return sum([1 << seat for seat in range(self.match.position.seats) if seat not in self.humans])

    def undo(self, seat: int) -> None:
        self.match.undo(seat, self.bots())
        self.seen = [min(number, self.match.decisions()) for number in self.seen]
        self.save()
        self.say("play-undone")

    # ------------------------------------------------------------ commands

    def obey(self, seat: int, typed: str, listed: list[Choice], moves: list[str]) -> bool:
        """Carries out a command. Returns True if the position has changed."""
        command, _, rest = typed.partition(" ")
        file = Path(rest.strip()).expanduser() if rest.strip() else None
        try:
            if typed == "u":
                if self.match.can_undo(seat, self.bots()):
                    self.undo(seat)
                    return True
                self.say("play-no_undo")
            elif typed == "q":
                raise Quit
            elif typed == "h":
                self.show_hint(seat)
            elif typed == "j":
                self.show_journal(seat)
                self.show_question(seat, listed)
            elif typed == "t":
                print_sheets(self.console, self.sheets(seat, whole=True))
                self.show_question(seat, listed)
            elif typed == "r":
                print_long(self.console, guide_text(self.match.game.guide(self.texts.language)))
                self.show_question(seat, listed)
            elif typed == "?":
                self.show_help(moves)
            elif command == "s":
                self.save()
                if file is not None:
                    write_file(file, self.match.record(), self.texts)
                self.say("play-saved", file=str(file or self.file))
            elif command == "l" and file is None:
                self.say("play-load_what")
            elif command == "l" and file is not None:
                self.take(load_match(file, self.texts), file)
                self.say("play-loaded", file=str(file))
                return True
            elif typed:
                meant = get_close_matches(typed, moves, 1)
                self.say("play-no_such_move", tried=typed, meant=meant[0] if meant else "none", count=len(listed))
        except Wrong as wrong:
            self.console.print(Text(str(wrong)), soft_wrap=True)
        return False

    # ------------------------------------------------------------ showing

    def seat_at_screen(self, seat: int) -> bool:
        """Hands a shared screen over to this seat's player. Returns False if the previous player undid a move."""
        if seat == self.at_screen:
            return True
        before = self.match.last.seat if self.match.last is not None else NOBODY
        wipe(self.console)
        names = {"name": self.match.names[seat]}
        question = "play-hand_over"
        if before == self.at_screen != NOBODY and self.match.can_undo(before):
            names["before"] = self.match.names[before]
            question = "play-hand_over_undo"
        while typed := TYPED.ask(self.texts.say(question, **names)):
            if typed == "q":
                raise Quit
            if typed == "u" and "before" in names:
                self.undo(before)
                return False
            self.say("play-hand_over_what", tried=typed, name=self.match.names[seat])
        wipe(self.console)
        self.at_screen = seat
        self.shown = []
        return True

    def show(self, seat: int) -> None:
        """Shows what happened, then the table.

        The table is shown as a whole in a new round, and at the start of a turn if it fits the screen; otherwise only
        what has changed.
        """
        self.show_happened(seat)
        sheets = self.sheets(seat)
        new_round = not self.shown or round_of(sheets) != round_of(self.shown)
        wanted = new_round or (self.begins_turn(seat) and fits(self.console, sheets))
        print_sheets(self.console, sheets if wanted else changes(self.shown, sheets))
        self.shown = sheets

    def begins_turn(self, seat: int) -> bool:
        """Does a new turn begin after somebody else's? In a solo game a turn is a round."""
        last = self.match.last
        return (last is None or last.seat != seat) and self.match.position.decision().begins_turn

    def show_happened(self, seat: int) -> None:
        """Shows the journal from where this seat stopped reading."""
        happened = self.news(seat, self.seen[seat])
        self.console.print()
        if happened:
            self.console.print(titled(self.texts.say("play-happened")))
            self.tell(happened)
        self.seen[seat] = self.match.decisions()

    def tell(self, happened: list[dict[str, Any]]) -> None:
        """Prints events. Of those from before the game was loaded, only the last few."""
        long_ago = [event for event in happened if event["number"] <= self.resumed][:-LATEST]
        if long_ago:
            self.say("play-earlier", count=len(long_ago))
        print_journal(self.console, self.texts, happened[len(long_ago) :])

    def news(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        return self.match.journal(seat, since)

    def sheets(self, seat: int | None, whole: bool = False) -> list[Sheet]:
        match = self.match
        return match.game.draw(match.view(seat), match.names, self.texts.drawn(), whole, match.position.options)

    def list_moves(self, seat: int, moves: list[str] | None = None) -> list[Choice]:
        """Asks the seat and lists all its moves, or those of a group. Returns what can be chosen by number."""
        shown = self.match.moves(seat) if moves is None else moves
        match = self.match
        notes = match.game.notes(match.view(seat), shown, self.texts.drawn(), match.position.options)
        choices = [Choice(self.texts.move(move), note, move, [move]) for move, note in zip(shown, notes, strict=True)]
        listed = grouped(choices)
        self.show_question(seat, listed)
        return listed

    def show_question(self, seat: int, listed: list[Choice]) -> None:
        prompt = self.texts.prompt(self.match.view(seat)["decision"])
        self.console.print(titled(self.texts.say("play-turn", name=self.match.names[seat]), Text(prompt, style="bold")))
        print_moves(self.console, listed)

    def show_hint(self, seat: int) -> None:
        advice = hint(self.match.game, self.match.position, seat, self.bot_dice(), monotonic)
        self.console.print(Text(self.texts.hint(advice.plain())))

    def show_journal(self, seat: int) -> None:
        print_long(self.console, Journal([self.texts.event(event) for event in self.match.journal(seat)]))

    def show_help(self, moves: list[str]) -> None:
        file = self.texts.say("play-help-file")
        example = min(moves, key=len)
        commands = [
            ("1", "number"), (example, "notation"), ("u", "undo"), ("h", "hint"), ("j", "journal"), ("t", "table"),
            (f"s [{file}]", "save"), (f"l {file}", "load"), ("r", "rules"), ("?", "help"), ("q", "quit"),
        ]  # fmt: skip
        rows = [[command, self.texts.say(f"play-help-{key}")] for command, key in commands]
        self.console.print(titled(self.texts.say("play-help-title"), lay_out([], rows)))

    def show_end(self) -> None:
        """Shows what happened last, who won and where the record is."""
        seat = self.humans[0] if len(self.humans) == 1 else None
        since = NOBODY if seat is None else self.seen[seat]
        if seat is None and self.humans:
            since = max([self.seen[human] for human in self.humans])
            wipe(self.console)
        self.console.print()
        self.tell(self.news(seat, since))
        self.console.print()
        self.console.print(results(self.match, self.texts, self.texts.say("play-over")))
        self.say("play-record", file=str(self.file))

    def say(self, key: str, **args: object) -> None:
        self.console.print(Text(self.texts.say(key, **args)), soft_wrap=True)

    # ------------------------------------------------------------ keeping

    def save(self) -> None:
        write_file(self.file, self.match.record(), self.texts)

    def say_how_to_resume(self) -> None:
        self.say("play-stopped", command=f"fajrant play --load {shlex.quote(str(self.file))}")


def round_of(sheets: list[Sheet]) -> str:
    """The start of the table's title, such as `Round 2/10`."""
    return sheets[0].title.split(BETWEEN)[0]


def chosen(typed: str, listed: list[Choice], moves: list[str]) -> list[str]:
    """The move that a number or notation stands for; several if it is a group; empty if there is none."""
    if typed.isdecimal() and 1 <= int(typed) <= len(listed):
        return listed[int(typed) - 1].moves
    if typed in moves:
        return [typed]
    return next((choice.moves for choice in listed if choice.notation == typed), [])


def load_match(file: Path, texts: Texts) -> Match:
    """The match of a record file."""
    record = read_record(file, texts)
    try:
        return record.replay()
    except FajrantError as wrong:
        raise Wrong(texts.say("wrong-record", file=str(file), reason=texts.problem(wrong))) from None
