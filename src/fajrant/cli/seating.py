"""Seats as text, `me,Ann,random`, and which names in a record are bots."""

from __future__ import annotations

import re
from time import monotonic

from fajrant.bots import LEVELS, bot
from fajrant.bots.base import Bot
from fajrant.texts import Texts
from fajrant.texts.bot_names import bot_names

ME = "me"
# `Hanka (medium)`; in records of simulations and of older versions, `medium` or `medium-2`
BOT_NAME = re.compile(rf"(?:.+ \(({'|'.join(LEVELS)})\)|({'|'.join(LEVELS)})(?:-\d+)?)")


def bot_of(name: str) -> Bot | None:
    """The bot that plays under this name; None for a human."""
    match = BOT_NAME.fullmatch(name)
    return None if match is None else bot(match[1] or match[2], monotonic)


def name_seats(words: list[str], texts: Texts, key: str) -> list[str]:
    """The names of the seats. Bots get names of people, with their level; unnamed humans are numbered if several.

    The same key gives the bots the same names.
    """
    words = [ME if word == texts.say("play-me") else word for word in words]
    people = iter(bot_names(key, len(words), words))
    names: list[str] = []
    for place, word in enumerate(words):
        if word in LEVELS:
            names.append(f"{next(people)} ({word})")
        elif word != ME:
            names.append(word)  # a name given twice is refused later, with other bad names
        elif words.count(ME) == 1:
            names.append(texts.say("play-human"))
        else:
            names.append(f"{texts.say('play-human')} {1 + words[:place].count(ME)}")
    return names


def split_seats(text: str) -> list[str]:
    return [" ".join(word.split()) for word in text.split(",") if word.strip()]
