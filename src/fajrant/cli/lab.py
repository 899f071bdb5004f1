"""`fajrant lab`: what thousands of games say about a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from fajrant.bots import LEVELS, PEERS
from fajrant.cli.common import Json, Language, Options, VariantFile, find_game, player_counts, read_options
from fajrant.cli.entrants import HELP, build_rivals, explained, read_entrants
from fajrant.cli.errors import INTERRUPTED, Wrong
from fajrant.cli.files import reason, write_file
from fajrant.cli.progress import Brake, progress
from fajrant.cli.screen import lay_out, terminal, titled
from fajrant.cli.sim import seat_bots
from fajrant.cluster import NoCluster
from fajrant.games import load
from fajrant.lab import comparison, sweeps
from fajrant.lab.cluster import spread_on
from fajrant.lab.entrants import SEARCHING, Entrant
from fajrant.lab.restriction import check_patterns
from fajrant.lab.runs import Folder, new_run, play
from fajrant.lab.simulation import Plan
from fajrant.server.settings import Settings
from fajrant.texts import Texts

Players = Annotated[int, typer.Option(metavar="P", help="Number of seats.")]
Deals = Annotated[int, typer.Option(min=1, metavar="N", help="Deals at most; each is played once per seat.")]
Margin = Annotated[
    float,
    typer.Option(min=0.1, max=50, metavar="M", help="Differences below M percentage points do not count."),
]
Into = Annotated[Path | None, typer.Option(metavar="DIR", help="The folder of a run; its report shows the result.")]
LOCAL = f"http://127.0.0.1:{Settings.port}"
SITE = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?")
app = typer.Typer(
    help="Play thousands of games and find out what they say about a game.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


@app.command("run")
def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for the results; a run in it is resumed.")],
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT…", help=f"The bots that play; they rotate over all seats. {HELP}")
    ] = "medium",
    players: Annotated[int | None, typer.Option(metavar="P", help="Number of seats.")] = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Seed of the first deal.")] = 0,
    workers: Annotated[int, typer.Option(min=0, metavar="W", help="Processes; by default one per core.")] = 0,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, auto or local.")
    ] = None,
    option: Options = None,
    variant: VariantFile = None,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Play many games on all cores, and write a row for each game, seat, decision and scoring item as Parquet.

    Every deal is played once per seat, with rotated bots. The same seed gives the same rows, however many processes
    there are. To resume a run that was interrupted, or to add games to it, repeat the command.
    """
    import polars  # noqa: F401  if it is missing, fail before anything is played

    texts = Texts(language)
    box = find_game(game, texts)
    party = seat_bots(box, read_entrants(bots, texts), players, texts)
    plan = Plan(
        game,
        party,
        seed,
        games,
        read_options(box, option, texts, variant),
        deals_again=True,
        folders=build_rivals(party, texts),
    )
    folder = Folder(out)
    with explained(texts):
        try:
            made = new_run(plan)
            folder.begin(made)
            with Brake() as brake, progress(texts.say("sim-doing"), games) as advance:
                play(made, folder, brake, advance, workers, partial(spread_on, cluster) if cluster else None)
        except NoCluster as problem:
            raise Wrong(str(problem)) from None
        except OSError as problem:
            raise Wrong(texts.say("wrong-write", file=str(out), reason=reason(problem, texts, True))) from None
        played, seconds = folder.cost()
    if as_json:
        print(json.dumps({"games": played, "seconds": round(seconds, 3), "stopped": brake.asked, "folder": str(out)}))
    else:
        each = f"{1000 * seconds / max(1, played):.1f}"
        terminal().print(texts.say("lab-played", games=played, ms=each, folder=str(out)), soft_wrap=True)
    if brake.asked:
        raise typer.Exit(INTERRUPTED)


@app.command("report")
def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The page to write.")],
    against: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Another run of the same deals, for example with another option: A or B?"),
    ] = None,
    site: Annotated[
        str,
        typer.Option(
            metavar="URL", help="The site where example games open as replays; by default, that of `fajrant play`."
        ),
    ] = LOCAL,
    language: Language = "",
) -> None:
    """Write what a run says about its game as one HTML page, which opens offline and can be printed."""
    from fajrant.lab.report.page import write_report

    texts = Texts(language)
    if not SITE.fullmatch(site):
        raise Wrong(texts.say("wrong-site", tried=site))
    with explained(texts):
        page = write_report(Folder(folder), language, None if against is None else Folder(against), site)
    write_file(out, page, texts)
    terminal().print(texts.say("lab-report", file=str(out)), soft_wrap=True)


@app.command("compare")
def compare(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.")],
    a: Annotated[str, typer.Argument(metavar="A", help=HELP)],
    b: Annotated[str, typer.Argument(metavar="B", help="The bot to compare A with.")],
    players: Players = 2,
    deals: Deals = 1000,
    margin: Margin = 3.0,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Seed of the first deal.")] = 0,
    option: Options = None,
    variant: VariantFile = None,
    into: Into = None,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Find out whether bot A is better than bot B, with no more games than that needs.

    Every deal is played once per seat, with A on that seat and B on all others. The confidence interval is valid after
    every deal: the chance that it is ever wrong is 5 % at most.
    """
    texts = Texts(language)
    entrants = read_entrants(f"{a},{b}", texts)
    if len(entrants) != 2 or entrants[0] == entrants[1]:
        raise Wrong(texts.say("wrong-ladder", tried=f"{a},{b}"))
    settle(game, entrants[0], entrants[1], players, deals, margin, seed, option, variant, into, as_json, texts)


@app.command("restrict")
def restrict(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.")],
    forbid: Annotated[
        list[str],
        typer.Option(
            metavar="PATTERN", help="Moves to avoid: a verb, move or target, with * for anything; can be repeated."
        ),
    ],
    bot: Annotated[str, typer.Option(metavar="BOT", help="random, greedy, or a bot that searches.")] = "medium",
    players: Players = 2,
    deals: Deals = 1000,
    margin: Margin = 3.0,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Seed of the first deal.")] = 0,
    option: Options = None,
    variant: VariantFile = None,
    into: Into = None,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Find out what an action, a space or a card is worth, by forbidding it to one seat.

    For example --forbid 'zone:delivery' or --forbid 'load_*'. The restricted bot plays such a move only if it has no
    other. Deals, seats and intervals are those of `fajrant lab compare`.
    """
    texts = Texts(language)
    entrants = read_entrants(bot, texts)
    if len(entrants) != 1 or entrants[0].commit or entrants[0].level in PEERS:
        raise Wrong(texts.say("wrong-restricted", tried=bot, known=", ".join(LEVELS)))
    limited = replace(entrants[0], without=tuple(forbid))
    settle(game, limited, entrants[0], players, deals, margin, seed, option, variant, into, as_json, texts)


def settle(
    game: str, a: Entrant, b: Entrant, players: int, deals: int, margin: float, seed: int, option: list[str] | None,
    variant: Path | None, into: Path | None, as_json: bool, texts: Texts,
) -> None:  # fmt: skip
    """Compares two entrants and prints the verdict."""
    box = find_game(game, texts)
    if players not in box.seats or players < 2:
        raise Wrong(texts.say("wrong-players", tried=players, known=player_counts(box)))
    options = read_options(box, option, texts, variant)
    folders = build_rivals([a, b], texts)
    with explained(texts):
        if into is not None and (Folder(into).run().plan.game, len(Folder(into).run().plan.bots)) != (game, players):
            raise Wrong(texts.say("wrong-other_run", folder=str(into)))
        check_patterns(box, players, options, a.without)
        with Brake() as brake, progress(texts.say("sim-doing"), deals * players) as advance:
            result = comparison.compare(
                game, a, b, players, options, seed, deals, margin / 100, brake, advance, folders
            )  # fmt: skip
    row = kept(a, b, seed, result)
    if into is not None:
        try:
            Folder(into).keep(row)
        except OSError as problem:
            raise Wrong(texts.say("wrong-write", file=str(into), reason=reason(problem, texts, True))) from None
    if as_json:
        print(json.dumps(row))
    else:
        terminal().print(said(result, str(a), str(b), margin, texts), soft_wrap=True)


def kept(a: Entrant, b: Entrant, seed: int, result: comparison.Result) -> dict[str, Any]:
    """A result as it is kept in a folder."""
    return {"a": str(a), "b": str(b), "without": list(a.without), "seed": seed, **asdict(result)}


@app.command("ladder")
def ladder(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run; its report shows the result.")],
    bot: Annotated[str, typer.Option(metavar="BOT", help="A bot that searches.")] = "easy",
    doublings: Annotated[int, typer.Option(min=1, max=8, metavar="N", help="How often its thinking is doubled.")] = 3,
    deals: Deals = 200,
    margin: Margin = 3.0,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Seed of the first deal.")] = 0,
    language: Language = "",
) -> None:
    """Measure what each doubling of a bot's thinking is worth: the skill ladder of a report.

    Game, players and options are those of the run. Repeated, the command plays only what is missing.
    """
    texts = Texts(language)
    entrants = read_entrants(bot, texts)
    if len(entrants) != 1 or entrants[0].commit or entrants[0].level not in SEARCHING or entrants[0].times != 1:
        raise Wrong(texts.say("wrong-rung", tried=bot, known=", ".join(SEARCHING)))
    sweep(folder, lambda _: sweeps.rungs(entrants[0], doublings), deals, margin, seed, texts)


@app.command("worth")
def worth(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run; its report shows the result.")],
    bot: Annotated[str, typer.Option(metavar="BOT", help="random, greedy, or a bot that searches.")] = "greedy",
    of: Annotated[
        list[str] | None,
        typer.Option(metavar="PATTERN", help="What to forbid, such as 'card:*'. By default, all actions and places."),
    ] = None,
    deals: Deals = 100,
    margin: Margin = 3.0,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Seed of the first deal.")] = 0,
    language: Language = "",
) -> None:
    """Find out what every action and every place of the board is worth, by forbidding each to one seat.

    Game, players and options are those of the run. Repeated, the command plays only what is missing.
    """
    texts = Texts(language)
    entrants = read_entrants(bot, texts)
    if len(entrants) != 1 or entrants[0].commit or entrants[0].level in PEERS:
        raise Wrong(texts.say("wrong-restricted", tried=bot, known=", ".join(LEVELS)))
    sweep(folder, lambda run: sweeps.restrictions(run, entrants[0], of or []), deals, margin, seed, texts)


@app.command("tune")
def tune(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.")],
    task: Annotated[Path, typer.Argument(metavar="FILE", help="What may change and what you want, as TOML.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for the search; a search in it is resumed.")],
    bots: Annotated[str, typer.Option(metavar="BOT,BOT…", help=f"The bots that play. {HELP}")] = "greedy",
    players: Annotated[int | None, typer.Option(metavar="P", help="Number of seats.")] = None,
    deals: Annotated[int, typer.Option(min=2, metavar="N", help="Deals of each trial; each once per seat.")] = 50,
    trials: Annotated[int, typer.Option(min=1, metavar="N", help="How many sets of values are tried.")] = 30,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Seed of the first deal.")] = 0,
    workers: Annotated[int, typer.Option(min=0, metavar="W", help="Processes; by default one per core.")] = 0,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Look for values of a game that bring it closer to what you want, and say what they cost.

    All trials play the same deals. The best values are then compared with the printed ones on new deals.
    """
    import optuna  # noqa: F401  if it is missing, fail before anything is played

    from fajrant.lab.tuning import Study, read_task

    texts = Texts(language)
    box = find_game(game, texts)
    party = seat_bots(box, read_entrants(bots, texts), players, texts)
    if any(bot.commit for bot in party):
        raise Wrong(texts.say("wrong-restricted", tried=bots, known=", ".join(LEVELS)))
    with explained(texts):
        try:
            wanted = read_task(task.read_text(encoding="utf-8"), box)
            with Brake() as brake, progress(texts.say("lab-tuning"), trials) as advance:
                found = Study(out, box, wanted, party, deals, seed, brake, workers).search(trials, advance)
        except (OSError, UnicodeDecodeError) as problem:
            why = reason(problem, texts, True) if isinstance(problem, OSError) else str(problem)
            raise Wrong(texts.say("wrong-task", reason=why)) from None
    if found is None:
        terminal().print(texts.say("sim-stopped"))
        raise typer.Exit(INTERRUPTED)
    if as_json:
        print(json.dumps(found))
        return
    said = texts.say(
        "lab-tuned",
        values=", ".join(f"{name} = {each}" for name, each in found["values"].items()),
        before=f"{found['loss']['printed']:.2f}",
        after=f"{found['loss']['best']:.2f}",
        games=found["games"],
    )
    terminal().print(said, soft_wrap=True)
    rows = [
        [row["measure"], f"{row['least']:g} … {row['most']:g}", spread_text(row["printed"]), spread_text(row["best"])]
        for row in found["targets"]
    ]
    heads = [texts.say(f"lab-tuned-{key}") for key in ("measure", "wanted", "printed", "best")]
    terminal().print(lay_out(heads, rows))
    costs = [[name, spread_text(change)] for name, change in found["costs"].items()]
    terminal().print(titled(texts.say("lab-tuned-costs"), lay_out([heads[0], texts.say("lab-tuned-change")], costs)))


def spread_text(numbers: list[float]) -> str:
    value, low, high = numbers
    return f"{value:.2f} ({low:.2f} … {high:.2f})"


def sweep(
    path: Path, pairs_of: Callable[[Folder], list[sweeps.Pair]], deals: int, margin: float, seed: int, texts: Texts
) -> None:
    """Compares pair after pair, and keeps every result for the report of the run."""
    folder = Folder(path)
    with explained(texts):
        plan = folder.run().plan
        players = len(plan.bots)
        if players < 2:
            raise Wrong(texts.say("wrong-players", tried=players, known=player_counts(load(plan.game))))
        pairs = pairs_of(folder)
        if not pairs:
            raise Wrong(texts.say("wrong-nothing", folder=str(path)))
        missing = sweeps.left(folder, pairs, deals, seed)
        for number, (a, b) in enumerate(missing, len(pairs) - len(missing) + 1):
            doing = f"{number}/{len(pairs)} {a}"
            with Brake() as brake, progress(doing, deals * players) as advance:
                result = comparison.compare(
                    plan.game, a, b, players, plan.options, seed, deals, margin / 100, brake, advance
                )
            if result.verdict == comparison.UNDECIDED and result.deals < deals:  # it was interrupted
                raise typer.Exit(INTERRUPTED)
            try:
                folder.keep(kept(a, b, seed, result))
            except OSError as problem:
                raise Wrong(texts.say("wrong-write", file=str(path), reason=reason(problem, texts, True))) from None
            terminal().print(said(result, str(a), str(b), margin, texts), soft_wrap=True)
    terminal().print(texts.say("lab-swept", count=len(pairs), folder=str(path)), soft_wrap=True)


def said(result: comparison.Result, a: str, b: str, margin: float, texts: Texts) -> str:
    """A comparison in words."""
    return texts.say(
        "lab-compared",
        verdict=result.verdict,
        a=a,
        b=b,
        games=result.games,
        deals=result.deals,
        rate=f"{100 * result.rate:.1f}",
        low=f"{100 * result.low:.1f}",
        high=f"{100 * result.high:.1f}",
        fair=f"{100 * result.fair:.1f}",
        points=f"{result.points:+.1f}".replace("-", "−"),
        half=f"{result.points_half:.1f}",
        margin=f"{margin:g}",
    )
