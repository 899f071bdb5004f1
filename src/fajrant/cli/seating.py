"""Who sits where: `me,Ann,random` and back from the names in a record."""

from __future__ import annotations

import re
from time import monotonic

from fajrant.bots import LEVELS, bot
from fajrant.bots.bot import Bot
from fajrant.texts import Texts

ME = "me"
BOT_NAME = re.compile(rf"({'|'.join(LEVELS)})(-\d+)?")


def bot_of(name: str) -> Bot | None:
    """The bot that plays under this name: `random`, `random-2`; None for a human."""
    found = BOT_NAME.fullmatch(name)
    return None if found is None else bot(found[1], monotonic)


def name_seats(words: list[str], texts: Texts) -> list[str]:
    """The names of the seats: bots and nameless humans are numbered where there are several."""
    words = [ME if word == texts.say("play-me") else word for word in words]
    named = [texts.say("play-human") if word == ME else word for word in words]
    found: list[str] = []
    for place, (word, name) in enumerate(zip(words, named, strict=True)):
        number = 1 + words[:place].count(word)
        if words.count(word) == 1:
            found.append(name)
        elif word == ME:
            found.append(f"{name} {number}")
        elif word in LEVELS:
            found.append(f"{name}-{number}")
        else:
            found.append(name)  # the same human twice is refused with the other bad names
    return found


def split_seats(text: str) -> list[str]:
    return [" ".join(word.split()) for word in text.split(",") if word.strip()]
