"""`fajrant replay`: checks a record move by move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from fajrant.cli.common import Json, Language
from fajrant.cli.errors import Wrong
from fajrant.cli.files import read_record
from fajrant.cli.screen import print_journal, results, terminal
from fajrant.core.errors import FajrantError
from fajrant.texts import Texts


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[
        str, typer.Option(metavar="NAME", help="Show the journal as this player saw it; by default as a spectator did.")
    ] = "",
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Check a record move by move, and print its journal and score."""
    texts = Texts(language)
    record = read_record(file, texts)
    if seat and seat not in record.names:
        raise Wrong(texts.say("wrong-view", tried=seat, known=", ".join(record.names)))
    viewer = record.names.index(seat) if seat else None
    try:
        match = record.replay()
    except FajrantError as wrong:
        raise Wrong(texts.say("wrong-record", file=str(file), reason=texts.problem(wrong))) from None
    texts = Texts(language, match.game, match.names)
    if as_json:
        places, totals, categories = match.ranking(), match.scores(), match.categories()
        data = {
            "game": match.game.slug,
            "rules": record.version,
            "seats": match.names,
            "options": match.position.options,
            "decisions": match.decisions(),
            "over": match.over(),
            "scores": [
                {"seat": name, "place": places[number], "total": totals[number], "categories": categories[number]}
                for number, name in enumerate(match.names)
            ],
            "journal": [{**event, "text": texts.event(event)} for event in match.journal(viewer)],
        }
        print(json.dumps(data, ensure_ascii=False))
        return
    console = terminal()
    if record.version < match.game.version:
        console.print(texts.say("replay-version", made=record.version, now=match.game.version))
    print_journal(console, texts, match.journal(viewer))
    console.print()
    console.print(results(match, texts, texts.say("replay-over" if match.over() else "replay-so_far")))
    console.print()
    console.print(texts.say("replay-fine", file=str(file), decisions=match.decisions()), soft_wrap=True)
