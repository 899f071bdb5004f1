"""`fajrant sim`: plays many games among bots, on all cores."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from fajrant.bots import LEVELS
from fajrant.cli.common import Json, Language, Options, VariantFile, find_game, player_counts, read_options
from fajrant.cli.entrants import HELP, build_rivals, explained, read_entrants
from fajrant.cli.errors import INTERRUPTED, Wrong
from fajrant.cli.files import reason
from fajrant.cli.progress import run_with_bar
from fajrant.cli.screen import lay_out, terminal, titled
from fajrant.core.game import Game
from fajrant.lab.entrants import Entrant
from fajrant.lab.simulation import Plan, summary
from fajrant.texts import Texts


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.")],
    bots: Annotated[
        str,
        typer.Option(metavar="BOT,BOT…", help=f"The bots that play; they rotate over all seats. {HELP}"),
    ] = f"{LEVELS[0]},{LEVELS[0]}",
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Game number i has the seed S + i.")] = 0,
    players: Annotated[
        int | None, typer.Option(metavar="P", help="Number of seats; by default one per bot named.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Folder to write a record of every game to.")
    ] = None,
    option: Options = None,
    variant: VariantFile = None,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Play many games among bots, on all cores. Ctrl-C stops and prints the results so far.

    The same seed gives the same results on any machine, however many cores it has. Bots change seats from game to game.
    """
    texts = Texts(language)
    box = find_game(game, texts)
    party = seat_bots(box, read_entrants(bots, texts), players, texts)
    options = read_options(box, option, texts, variant)
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Wrong(texts.say("wrong-write", file=str(records), reason=reason(problem, texts, True))) from None
    folder = None if records is None else os.path.abspath(records)
    plan = Plan(game, party, seed, games, options, folder, folders=build_rivals(party, texts))
    with explained(texts):
        [tally], seconds, stopped = run_with_bar([plan], texts.say("sim-doing"))
    data = summary(plan, tally, seconds)
    if as_json:
        print(json.dumps(data))
    else:
        print_results(data, records, stopped, texts)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def print_results(data: dict[str, Any], records: Path | None, stopped: bool, texts: Texts) -> None:
    console = terminal()
    if stopped:
        console.print(texts.say("sim-stopped"))
    console.print(
        texts.say(
            "sim-summary",
            games=data["games"],
            players=data["players"],
            seed=str(data["seed"]),
            decisions=data["decisions"],
            seconds=f"{data['seconds']:.1f}",
        )
    )
    print_figures(data, texts)
    if records is not None:
        console.print(texts.say("sim-records", folder=str(records)), soft_wrap=True)


def seat_bots(game: Game[Any], bots: list[Entrant], players: int | None, texts: Texts) -> list[Entrant]:
    """One bot for each seat; fewer bots than seats take turns."""
    if players is None:
        players = max(len(bots), game.seats[0])
    if players not in game.seats:
        raise Wrong(texts.say("wrong-players", tried=players, known=player_counts(game)))
    if not 1 <= len(bots) <= players:
        raise Wrong(texts.say("wrong-bots", bots=len(bots), players=players))
    return [bots[seat % len(bots)] for seat in range(players)]


def print_figures(data: dict[str, Any], texts: Texts) -> None:
    console = terminal()
    heads = [texts.say(f"results-{head}") for head in ("games", "wins", "win_rate", "mean_score")]
    console.print()
    console.print(
        titled(
            texts.say("results-by_bot"),
            lay_out([texts.say("results-bot"), *heads], [[name, *cells(row)] for name, row in data["bots"].items()]),
        )
    )
    console.print()
    console.print(
        titled(
            texts.say("results-by_seat"),
            lay_out(
                [texts.say("results-seat"), *heads],
                [[str(seat), *cells(row)] for seat, row in enumerate(data["seats"])],
            ),
        )
    )


def cells(row: dict[str, float]) -> list[str]:
    return [str(row["games"]), f"{row['wins']:.1f}", f"{100 * row['win_rate']:.1f}%", f"{row['mean_score']:.2f}"]
