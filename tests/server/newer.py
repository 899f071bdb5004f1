"""The program as a later version might be: it tells other servers things that today's version does not know.

python newer.py serve …
"""

from __future__ import annotations

import json
from itertools import count

from fajrant.__main__ import main
from fajrant.server import peers

NUMBERS = count()


def message(server: str, said: list[bytes]) -> str:
    """Adds unknown fields and an unknown fact. Notes are about unknown deeds, or of an unknown kind."""
    facts = [{**json.loads(fact), "more": 1} for fact in said]
    for fact in facts:
        if fact["type"] == "Noted" and next(NUMBERS) % 2:
            fact["note"] = {"type": "Invented"}
        elif fact.get("made"):
            fact["made"]["deed"]["deed"] = "invented"
    return f"{peers.opening(server)}{json.dumps([{'type': 'Invented'}, *facts])}]"


if __name__ == "__main__":
    peers.message = message
    main()
