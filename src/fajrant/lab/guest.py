"""Lets the bots of another commit think. That commit's build runs this file; `fajrant.lab.rivals` talks to it.

    PYTHONPATH=BUILD python -P guest.py

Reads questions and writes answers, one line of JSON each. A question has the game, the position as plain data, the
seat, the state of the dice, the bot's level and times, and the bot's number: as long as a seat's number stays the same,
its bot keeps its memory. An answer has the move's text, the state of the dice and the seconds of CPU time, or else the
problem.

Works with every commit since dec5392, so it may use only what that commit has.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from time import process_time
from typing import TYPE_CHECKING, Any

import fajrant.bots
from fajrant.bots.search import Style
from fajrant.bots.thinker import Thinker
from fajrant.core.dice import Dice
from fajrant.core.match import read_position
from fajrant.games import load

if TYPE_CHECKING:
    from fajrant.bots.base import Bot


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program that asks handles Ctrl-C
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # anything that bots print goes to stderr, so it cannot be mistaken for an answer
    bots: dict[int, tuple[int, Bot]] = {}  # by seat: the bot's number and the bot
    for line in sys.stdin:
        try:
            answer = think(json.loads(line), bots)
        except Exception as problem:
            answer = {"problem": f"{type(problem).__name__}: {problem}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def think(question: dict[str, Any], bots: dict[int, tuple[int, Bot]]) -> dict[str, Any]:
    game = load(question["game"])
    pos = read_position(game, question["position"])
    dice = Dice(question["dice"])
    seat = question["seat"]
    if seat not in bots or bots[seat][0] != question["bot"]:
        bots[seat] = (question["bot"], make_bot(question["level"], question["times"]))
    bot = bots[seat][1]
    start = process_time()
    move = bot.choose(game, pos, seat, dice)
    return {"seconds": process_time() - start, "move": move.text, "dice": dice.state}


def make_bot(level: str, times: float) -> Bot:
    make = getattr(fajrant.bots, "scaled_bot", None)
    if make is not None:
        made: Bot = make(level, times)
        return made
    if times == 1.0 or level not in fajrant.bots.STYLES:
        return fajrant.bots.bot(level)
    style = fajrant.bots.STYLES[level]
    return Thinker(level, Style(max(1, round(style.iterations * times)), style.worlds, style.turns))


if __name__ == "__main__":
    main()
