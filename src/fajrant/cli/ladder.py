"""`fajrant ladder`: which level beats which, and how sure that is."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from fajrant.bots import LEVELS
from fajrant.cli.common import Json, Language, Options, find_game, player_counts, read_options
from fajrant.cli.entrants import HELP, build_rivals, explained, read_entrants
from fajrant.cli.errors import INTERRUPTED, Wrong
from fajrant.cli.progress import run_with_bar
from fajrant.cli.review_page import percent
from fajrant.cli.screen import lay_out, terminal, titled
from fajrant.lab.ladder import plan_pairs, summary
from fajrant.texts import Texts


def ladder(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.")],
    bots: Annotated[str, typer.Option(metavar="BOT,BOT…", help=f"The bots to compare. {HELP}")] = ",".join(LEVELS),
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Number of games for each pair.")] = 100,
    players: Annotated[int, typer.Option(metavar="P", help="Number of seats.")] = 2,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Seed of the first deal.")] = 0,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Compare each bot only with the one named before it.")
    ] = False,
    option: Options = None,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Let every bot play every other, on all cores. Ctrl-C stops and prints the results so far.

    Each deal is played once from every seat, and all pairs get the same deals. With more than two players, the bot
    named later plays alone against copies of the bot named earlier. Win rates come with 95 % confidence intervals
    (Wilson), ratings with their uncertainty (Plackett–Luce). CPU time is the mean over decisions with a choice.
    """
    texts = Texts(language)
    box = find_game(game, texts)
    if players not in box.seats:
        raise Wrong(texts.say("wrong-players", tried=players, known=player_counts(box)))
    entrants = list(dict.fromkeys(read_entrants(bots, texts)))
    if len(entrants) < 2:
        raise Wrong(texts.say("wrong-ladder", tried=bots))
    options = read_options(box, option, texts)
    folders = build_rivals(entrants, texts)
    plans = plan_pairs(box, entrants, games, players, seed, options, neighbours, folders)
    with explained(texts):
        tallies, seconds, stopped = run_with_bar(plans, texts.say("sim-doing"))
    data = summary(plans, tallies, seconds)
    if as_json:
        print(json.dumps(data))
    else:
        print_ladder(data, stopped, texts)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def print_ladder(data: dict[str, Any], stopped: bool, texts: Texts) -> None:
    console = terminal()
    if stopped:
        console.print(texts.say("sim-stopped"))
    console.print(
        texts.say(
            "ladder-summary",
            games=data["games"],
            players=data["players"],
            seed=str(data["seed"]),
            seconds=f"{data['seconds']:.1f}",
        )
    )
    others = data["players"] - 1
    rows = [
        [
            row["a"],
            row["b"] if others == 1 else f"{others} × {row['b']}",
            str(row["games"]),
            percent(row["win_rate"]),
            f"{100 * row['low']:.1f}–{percent(row['high'])}",
            f"{row['score_a']:.1f} – {row['score_b']:.1f}",
        ]
        for row in data["pairs"]
    ]
    heads = ["results-bot", "ladder-against", "results-games", "results-wins", "ladder-interval", "ladder-scores"]
    console.print()
    console.print(titled(texts.say("ladder-pairs"), lay_out([texts.say(head) for head in heads], rows)))
    console.print()
    rated = [
        [row["bot"], f"{row['rating']:.1f}", f"± {row['sigma']:.1f}", f"{row['ms']:.2f}"] for row in data["ratings"]
    ]
    heads = ["results-bot", "ladder-rating", "ladder-sigma", "ladder-ms"]
    console.print(titled(texts.say("ladder-ratings"), lay_out([texts.say(head) for head in heads], rated)))
