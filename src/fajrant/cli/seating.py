"""Seats as text, `me,Ann,random`, and which names in a record are bots."""

from __future__ import annotations

import re
from time import monotonic

from fajrant.bots import LEVELS, bot
from fajrant.bots.bot import Bot
from fajrant.texts import Texts

ME = "me"
BOT_NAME = re.compile(rf"({'|'.join(LEVELS)})(-\d+)?")


def bot_of(name: str) -> Bot | None:
    """The bot that plays under this name, such as `random` or `random-2`; None for a human."""
    match = BOT_NAME.fullmatch(name)
    return None if match is None else bot(match[1], monotonic)


def name_seats(words: list[str], texts: Texts) -> list[str]:
    """The names of the seats. Bots and unnamed humans are numbered if there are several."""
    words = [ME if word == texts.say("play-me") else word for word in words]
    named = [texts.say("play-human") if word == ME else word for word in words]
    names: list[str] = []
    for place, (word, name) in enumerate(zip(words, named, strict=True)):
        number = 1 + words[:place].count(word)
        if words.count(word) == 1:
            names.append(name)
        elif word == ME:
            names.append(f"{name} {number}")
        elif word in LEVELS:
            names.append(f"{name}-{number}")
        else:
            names.append(name)  # a name given twice is refused later, with other bad names
    return names


def split_seats(text: str) -> list[str]:
    return [" ".join(word.split()) for word in text.split(",") if word.strip()]
