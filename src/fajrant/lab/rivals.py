"""Bots of other commits. They think in a process that runs `fajrant.lab.guest` with that commit's build."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from fajrant.core.dice import Dice
from fajrant.core.game import Game
from fajrant.core.match import plain_position
from fajrant.core.moves import Move
from fajrant.core.position import Position
from fajrant.lab.builds import last_line
from fajrant.lab.entrants import Entrant, short
from fajrant.lab.errors import LabError

GUEST = Path(__file__).with_name("guest.py")


class Guest:
    """The process in which all bots of one commit think."""

    def __init__(self, commit: str, folder: str) -> None:
        self.commit = commit
        self.numbers = count()
        self.errors = TemporaryFile()  # noqa: SIM115  closed with the process
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(GUEST)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**os.environ, "PYTHONPATH": folder},
            encoding="utf-8",
            process_group=0,  # Ctrl-C in a terminal goes to the program, which lets the current game end
        )
        atexit.register(self.close)

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        line = ""
        try:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError:  # it has ended
            pass
        if not line.endswith("\n"):
            self.process.wait()
            self.errors.seek(0)
            raise self.failed(last_line(self.errors.read().decode("utf-8", "replace")))
        answer: dict[str, Any] = json.loads(line)
        if "problem" in answer:
            raise self.failed(answer["problem"])
        return answer

    def failed(self, reason: str) -> LabError:
        return LabError("rival", {"commit": short(self.commit), "reason": reason})

    def close(self) -> None:
        self.process.kill()
        with suppress(OSError), self.errors, self.process:  # a question that was not read cannot be flushed
            pass


@cache
def guest(commit: str, folder: str) -> Guest:
    """The process of a commit, started when it is first needed. It ends with this process."""
    return Guest(commit, folder)


class Rival:
    """A bot of another commit, for one seat and one game."""

    def __init__(self, entrant: Entrant, folder: str) -> None:
        self.entrant = entrant
        self.guest = guest(entrant.commit, folder)
        self.number = next(self.guest.numbers)

    def choose(self, game: Game[Any], pos: Position, seat: int, dice: Dice) -> tuple[Move, float]:
        """The move, and the seconds of CPU time it took."""
        answer = self.guest.ask(
            {
                "game": game.slug,
                "position": plain_position(game, pos),
                "seat": seat,
                "dice": dice.state,
                "level": self.entrant.level,
                "times": self.entrant.times,
                "bot": self.number,
            }
        )
        dice.state = answer["dice"]
        for move in pos.legal(seat):
            if move.text == answer["move"]:
                return move, answer["seconds"]
        raise self.guest.failed(f"{answer['move']} is not legal here")
