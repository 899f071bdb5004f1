"""`fajrant review`: judges every decision of a game, on all cores."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import as_completed
from pathlib import Path
from typing import Annotated, Any

import typer

from fajrant.cli.common import Json, Language
from fajrant.cli.errors import INTERRUPTED, Wrong, complain
from fajrant.cli.files import read_record, write_file
from fajrant.cli.progress import progress, workers
from fajrant.cli.review_page import better, percent, review_page
from fajrant.cli.screen import lay_out, terminal, titled
from fajrant.core.errors import FajrantError
from fajrant.core.match import Match, canonical, plain_position
from fajrant.review.analysis import moments, review_of, usual_budget
from fajrant.review.judge import Verdict, read_verdict
from fajrant.review.marks import MARKS, UNSOUND
from fajrant.review.task import judge_task
from fajrant.texts import Texts

SIGNS = {"great": "★", "only": "!", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
TELLING = 10  # decisions listed in the terminal


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    budget: Annotated[
        int | None,
        typer.Option(
            min=10, max=100_000, metavar="N", help="Search iterations per decision; usually 200 to 2000, by length."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Seed of the worlds that are searched.")] = 0,
    as_json: Json = False,
    html: Annotated[Path | None, typer.Option(metavar="OUT", help="Write a page that opens offline.")] = None,
    language: Language = "",
) -> None:
    """Judge every decision of a game: what was better, what it cost, and what was luck.

    The same record, budget and seed give the same review on any machine.
    """
    texts = Texts(language)
    record = read_record(file, texts)
    try:
        match = record.replay()
    except FajrantError as wrong:
        raise Wrong(texts.say("wrong-record", file=str(file), reason=texts.problem(wrong))) from None
    if not match.entries():
        raise Wrong(texts.say("wrong-no_decisions", file=str(file)))
    texts = Texts(language, match.game, match.names)
    iterations = usual_budget(match.decisions()) if budget is None else budget
    judged = 0

    def count(more: int) -> None:
        nonlocal judged
        judged += more
        done(more)

    try:
        with progress(texts.say("review-doing"), match.decisions()) as done:
            verdicts = judge_all(match, iterations, seed, count)
    except KeyboardInterrupt:
        complain(texts.say("review-stopped", done=judged, all=match.decisions()))
        raise typer.Exit(INTERRUPTED) from None
    data = review_of(match, verdicts, iterations, seed).plain()
    for row, name in zip(data["seats"], match.names, strict=True):
        row["name"] = name
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    if html is not None:
        write_file(html, review_page(match, data, texts), texts)
    if html is None and not as_json:
        print_review(data, texts)


def judge_all(match: Match, budget: int, seed: int, done: Callable[[int], None]) -> list[Verdict | None]:
    """Judges all decisions on all cores. `done` is called after each of them."""
    slug = match.game.slug
    verdicts: list[Verdict | None] = [None] * match.decisions()
    with workers() as pool:
        try:
            places = {}
            for place, (pos, one) in enumerate(moments(match)):
                position = canonical(plain_position(match.game, pos))
                work = pool.submit(judge_task, slug, position, one.number, one.seat, one.move, budget, seed)
                places[work] = place
            for work in as_completed(places):
                data = work.result()
                verdicts[places[work]] = None if data is None else read_verdict(data)
                done(1)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return verdicts


def print_review(data: dict[str, Any], texts: Texts) -> None:
    console = terminal()
    heads = [texts.say(f"review-{head}") for head in ("player", "decisions", "loss", "points_lost", "luck")]
    rows = [
        [row["name"], str(row["decisions"]), percent(-row["loss"]), f"{row['points_lost']:.1f}"]
        + [percent(row["luck"], change=True), *[str(row["marks"][mark]) for mark in MARKS]]
        for row in data["seats"]
    ]
    console.print(titled(texts.say("review-seats"), lay_out([*heads, *[SIGNS[mark] for mark in MARKS]], rows)))
    console.print(", ".join([f"{SIGNS[mark]} {texts.say('review-mark', mark=mark).lower()}" for mark in MARKS]))
    telling = sorted([row for row in data["decisions"] if row["mark"] in UNSOUND], key=lambda row: -row["loss"])
    if not telling:
        console.print()
        console.print(texts.say("review-none"))
    for row in sorted(telling[:TELLING], key=lambda row: row["number"]):
        console.print()
        console.print(better(row, data["seats"][row["seat"]]["name"], texts))
