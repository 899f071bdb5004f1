"""A table in the terminal: shows each human what it may see, asks, lets bots play, saves after every move."""

from __future__ import annotations

import shlex
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console
from rich.text import Text

from fajrant.bots import hint
from fajrant.cli.errors import Wrong
from fajrant.cli.files import read_record, write_record
from fajrant.cli.screen import (
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
from fajrant.core.sheet import OWN, Sheet
from fajrant.texts import Texts

NOBODY = -1


class Quit(Exception):
    """The player has had enough for today."""


class Table:
    def __init__(self, match: Match, file: Path, language: str, console: Console) -> None:
        self.language = language
        self.console = console
        self.take(match, file)

    def take(self, match: Match, file: Path) -> None:
        """This match is played here now."""
        self.match = match
        self.file = file.absolute()
        self.texts = Texts(self.language, match.game, match.names)
        self.humans = [seat for seat, name in enumerate(match.names) if bot_of(name) is None]
        self.at_screen = self.humans[0] if len(self.humans) == 1 else NOBODY  # whose secrets may be shown
        self.told = [NOBODY] * len(match.names)  # the last decision whose events each seat has read
        self.depth = 0  # of the question that a turn began with
        self.save()

    def run(self) -> None:
        """Until the game is over or somebody leaves."""
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
        bot = bot_of(self.match.names[seat])  # a new one: what it remembers of its turn would not be saved
        assert bot is not None
        self.match.carry_out(seat, bot.choose(self.match.game, self.match.position, seat, self.bot_dice()))
        self.save()

    def bot_dice(self) -> Dice:
        """Chance for this decision alone: a game that was left and resumed goes on as if it had not been left."""
        told = f"{self.match.start} {self.match.decisions()}"
        return seeded(int.from_bytes(blake2b(told.encode(), digest_size=8).digest(), "big"))

    def let_human_play(self, seat: int) -> None:
        """Shows the table and obeys until the position is another one."""
        if not self.seat_at_screen(seat):
            return
        self.show(seat)
        self.show_question(seat)
        moves = self.match.moves(seat)
        while True:
            said = TYPED.ask(self.texts.say("play-choose"))
            move = chosen(said, moves)
            if move:
                self.play(seat, move)
                return
            if self.obey(seat, said, moves):
                return

    def play(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        self.save()
        following = self.match.acting()
        screen_stays = not any(other == seat or other in self.humans for other in following)
        if screen_stays and self.match.can_undo(seat) and interactive():
            self.offer_undo(seat)

    def offer_undo(self, seat: int) -> None:
        """The last chance before the bots move."""
        self.show_happened(seat)
        while True:
            said = TYPED.ask(self.texts.say("play-confirm"))
            if said == "q":
                raise Quit
            if said == "u":
                self.undo(seat)
            if said in ("", "u"):
                return

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.told = [min(told, self.match.decisions()) for told in self.told]
        self.save()
        self.say("play-undone")

    # ------------------------------------------------------------ commands

    def obey(self, seat: int, said: str, moves: list[str]) -> bool:
        """A command; True if the position is another one now."""
        command, _, rest = said.partition(" ")
        file = Path(rest.strip()).expanduser() if rest.strip() else None
        try:
            if said == "u":
                if self.match.can_undo(seat):
                    self.undo(seat)
                    return True
                self.say("play-no_undo")
            elif said == "q":
                raise Quit
            elif said == "h":
                self.show_hint(seat)
            elif said == "j":
                self.show_journal(seat)
                self.show_question(seat)
            elif said == "t":
                print_sheets(self.console, self.sheets(seat, whole=True))
                self.show_question(seat)
            elif said == "r":
                print_long(self.console, guide_text(self.match.game.guide(self.texts.language)))
                self.show_question(seat)
            elif said == "?":
                self.show_help()
            elif command == "s":
                self.save()
                if file is not None:
                    write_record(file, self.match.record(), self.texts)
                self.say("play-saved", file=str(file or self.file))
            elif command == "l" and file is None:
                self.say("play-load_what")
            elif command == "l" and file is not None:
                self.take(load_match(file, self.texts), file)
                self.say("play-loaded", file=str(file))
                return True
            elif said:
                meant = get_close_matches(said, moves, 1)
                self.say("play-no_such_move", tried=said, meant=meant[0] if meant else "none", count=len(moves))
        except Wrong as wrong:
            self.console.print(Text(str(wrong)), soft_wrap=True)
        return False

    # ------------------------------------------------------------ showing

    def seat_at_screen(self, seat: int) -> bool:
        """Who shares a screen takes it over before seeing anything; False if the one before took back a move."""
        if seat == self.at_screen:
            return True
        before = self.match.last.seat if self.match.last is not None else NOBODY
        wipe(self.console)
        if before == self.at_screen != NOBODY and self.match.can_undo(before):
            names = {"name": self.match.names[seat], "before": self.match.names[before]}
            if TYPED.ask(self.texts.say("play-hand_over_undo", **names)) == "u":
                self.undo(before)
                return False
        else:
            TYPED.ask(self.texts.say("play-hand_over", name=self.match.names[seat]))
        wipe(self.console)
        self.at_screen = seat
        return True

    def show(self, seat: int) -> None:
        """What happened, then the table; within a turn only what the seat holds itself."""
        self.show_happened(seat)
        depth = len(self.match.position.stack)
        last = self.match.last
        within_turn = last is not None and last.seat == seat and depth > self.depth  # a question on top of another
        if not within_turn:
            self.depth = depth
        print_sheets(self.console, self.sheets(seat), OWN if within_turn else None)

    def show_happened(self, seat: int) -> None:
        """The journal from where this seat stopped reading."""
        happened = self.news(seat, self.told[seat])
        self.console.print()
        if happened:
            self.console.print(titled(self.texts.say("play-happened")))
            print_journal(self.console, self.texts, happened)
        self.told[seat] = self.match.decisions()

    def news(self, seat: int | None, told: int) -> list[dict[str, Any]]:
        return [event for event in self.match.journal(seat, told) if event["number"] > told]

    def sheets(self, seat: int | None, whole: bool = False) -> list[Sheet]:
        return self.match.game.draw(self.match.view(seat), self.match.names, self.texts.drawn(), whole)

    def show_question(self, seat: int) -> None:
        prompt = self.texts.prompt(self.match.view(seat)["decision"])
        self.console.print(titled(self.texts.say("play-turn", name=self.match.names[seat]), Text(prompt, style="bold")))
        print_moves(self.console, self.texts, self.match.moves(seat))

    def show_hint(self, seat: int) -> None:
        advice = hint(self.match.game, self.match.position, seat, self.bot_dice(), monotonic)
        self.console.print(Text(self.texts.hint(advice.plain())))

    def show_journal(self, seat: int) -> None:
        lines = [Text(f"· {self.texts.event(event)}") for event in self.match.journal(seat)]
        print_long(self.console, *lines)

    def show_help(self) -> None:
        file = self.texts.say("play-help-file")
        commands = [
            ("1", "number"), ("pass", "notation"), ("u", "undo"), ("h", "hint"), ("j", "journal"), ("t", "table"),
            (f"s [{file}]", "save"), (f"l {file}", "load"), ("r", "rules"), ("?", "help"), ("q", "quit"),
        ]  # fmt: skip
        rows = [[command, self.texts.say(f"play-help-{key}")] for command, key in commands]
        self.console.print(titled(self.texts.say("play-help-title"), lay_out([], rows)))

    def show_end(self) -> None:
        """What happened last, who won, and where the record is."""
        seat = self.humans[0] if len(self.humans) == 1 else None
        told = NOBODY if seat is None else self.told[seat]
        if seat is None and self.humans:
            told = max([self.told[human] for human in self.humans])
            wipe(self.console)
        self.console.print()
        print_journal(self.console, self.texts, self.news(seat, told))
        self.console.print()
        self.console.print(results(self.match, self.texts, self.texts.say("play-over")))
        self.say("play-record", file=str(self.file))

    def say(self, key: str, **args: object) -> None:
        self.console.print(Text(self.texts.say(key, **args)), soft_wrap=True)

    # ------------------------------------------------------------ keeping

    def save(self) -> None:
        write_record(self.file, self.match.record(), self.texts)

    def say_how_to_resume(self) -> None:
        self.say("play-stopped", command=f"fajrant play --load {shlex.quote(str(self.file))}")


def chosen(said: str, moves: list[str]) -> str:
    """The move that a number or a notation means; empty if none."""
    if said.isdecimal() and 1 <= int(said) <= len(moves):
        return moves[int(said) - 1]
    return said if said in moves else ""


def load_match(file: Path, texts: Texts) -> Match:
    """The match that a file tells of."""
    record = read_record(file, texts)
    try:
        return record.replay()
    except FajrantError as wrong:
        raise Wrong(texts.say("wrong-record", file=str(file), reason=texts.problem(wrong))) from None
