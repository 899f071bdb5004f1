"""`fajrant verify`: checks a finished game's deal against the commitment shown before its first move."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated

import typer

from fajrant.cli.common import Json, Language
from fajrant.cli.errors import Wrong
from fajrant.cli.files import parsed, read_text
from fajrant.core.errors import FajrantError
from fajrant.texts import Texts

PROOF = re.compile(r"^#[ \t]*(commitment|salt|seed)[ \t]+(\S+)[ \t]*$", re.MULTILINE)
FAILED = 1


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished table.")],
    noted: Annotated[
        str,
        typer.Option("--commitment", metavar="HASH", help="The commitment that the table showed when it was opened."),
    ] = "",
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Check that the deal of a finished table matches the commitment it showed before the first move."""
    from fajrant.house.deeds import commitment

    texts = Texts(language)
    noted = noted.strip().lower()
    if noted and re.fullmatch(r"[0-9a-f]{64}", noted) is None:
        raise Wrong(texts.say("wrong-commitment", tried=noted))
    text = read_text(file, texts)
    record = parsed(file, text, texts)
    if record.position:
        raise Wrong(texts.say("wrong-no_seed", file=str(file)))
    proof = dict(PROOF.findall(text))
    if "salt" not in proof or not (noted or "commitment" in proof):
        raise Wrong(texts.say("wrong-no_salt", file=str(file)))
    computed = commitment(str(record.seed), proof["salt"])
    promised = [promise for promise in (noted, proof.get("commitment")) if promise]
    other = next((promise for promise in promised if promise != computed), "")
    misfit, decisions = "", 0
    try:
        decisions = record.replay().decisions()
    except FajrantError as wrong:
        misfit = texts.problem(wrong)
    if as_json:
        result = {"holds": not other, "moves_fit": not misfit, "commitment": computed, "chosen_seed": "seed" in proof}
        print(json.dumps({**result, "seed": str(record.seed), "salt": proof["salt"], "decisions": decisions}))
    elif other:
        print(texts.say("verify-other", found=computed, expected=other))
    elif misfit:
        print(texts.say("verify-moves", reason=misfit))
    else:
        print(texts.say("verify-holds", commitment=computed, decisions=decisions))
        if record.version < record.game.version:
            print(texts.say("replay-version", made=record.version, now=record.game.version))
        if not noted:
            print(texts.say("verify-compare"))
        if "seed" in proof:
            print(texts.say("verify-chosen"))
    if other or misfit:
        raise typer.Exit(FAILED)
