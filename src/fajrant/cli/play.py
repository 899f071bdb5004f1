"""`fajrant play`: chooses the game and the seats, and then runs the table."""

from __future__ import annotations

import signal
import sys
from contextlib import nullcontext
from pathlib import Path
from secrets import randbelow
from typing import Annotated, Any, NoReturn

import typer

from fajrant.bots import LEVELS, USUAL
from fajrant.cli.common import Language, Options, VariantFile, find_game, player_counts, read_options
from fajrant.cli.errors import INTERRUPTED, Terminated, Wrong, terminate
from fajrant.cli.files import new_save
from fajrant.cli.screen import interactive, terminal
from fajrant.cli.seating import ME, name_seats, split_seats
from fajrant.cli.serve import play_in_browser, server_is_installed, web_is_built
from fajrant.cli.supervisor import Build
from fajrant.cli.table import Table, load_match
from fajrant.cli.typed import TYPED
from fajrant.core.game import Game
from fajrant.core.match import new_match
from fajrant.games import SHELF, load
from fajrant.texts import Texts

SEEDS = 10**9  # random seeds are below this, so they are short enough to type
FRIENDS = 3  # the default number of players


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.", show_default=False)] = "",
    in_terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    seats: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME…",
            help=f"Who plays: `{ME}` or a name for a human, {', '.join(LEVELS)} for a bot. Humans share the screen.",
        ),
    ] = "",
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="S", help="Seed of the deal; the same seed deals the same game.")
    ] = None,
    option: Options = None,
    variant: VariantFile = None,
    load_from: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved game.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="File to save to; by default in your data folder.")
    ] = None,
    build: Annotated[
        str, typer.Option(metavar="COMMAND", hidden=True, help="Command that installs a faster build; for `make play`.")
    ] = "",
    language: Language = "",
) -> None:
    """Play a game in the browser: against bots, around one screen or with friends. Every move is saved at once.

    With --seats, --seed, --option, --variant, --load or --save, you play in the terminal; also if the web client is not
    built or the server's packages are not installed.
    """
    texts = Texts(language)
    terminal_only = in_terminal or seats or seed is not None or option or variant is not None
    terminal_only = terminal_only or load_from is not None or save is not None
    if not terminal_only and web_is_built():
        if server_is_installed():
            play_in_browser(find_game(game, texts).slug if game else "", texts, build)
            return
        print(texts.say("play-no_server"), file=sys.stderr)
    if load_from is not None:
        given = {"--seats": seats, "--seed": seed is not None, "--option": option, "--variant": variant}
        refuse_with_load(game, [name for name, value in given.items() if value], texts)
        match = load_match(load_from, texts)
        file = save or load_from
    else:
        box = choose_game(game, texts)
        words = choose_seats(box, seats, texts)
        dealt = randbelow(SEEDS) if seed is None else seed
        names = name_seats(words, texts, str(dealt))
        match = new_match(box, len(words), dealt, read_options(box, option, texts, variant), names)
        file = save or new_save(box.slug, texts)
    with Build(build, quiet=True) if build else nullcontext():
        sit_down(Table(match, file, language, terminal()))


def refuse_with_load(game: str, given: list[str], texts: Texts) -> None:
    if game:
        raise Wrong(texts.say("wrong-load_and_game", tried=game))
    if given:
        raise Wrong(texts.say("wrong-load_and_new", tried=", ".join(given)))


# ---------------------------------------------------------------- questions for what was not given


def choose_game(slug: str, texts: Texts) -> Game[Any]:
    known = SHELF
    if slug:
        return find_game(slug, texts)
    if len(known) == 1:
        return load(known[0])
    if not interactive():
        raise Wrong(texts.say("wrong-no_game", known=", ".join(known)))
    for number, name in enumerate(known, 1):
        print(f"{number:>2}  {load(name).title(texts.language)}")
    while True:
        answer = TYPED.ask(texts.say("play-which_game"))
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return load(known[int(answer) - 1])
        if answer in known:
            return load(answer)


def choose_seats(game: Game[Any], seats: str, texts: Texts) -> list[str]:
    """The seats from --seats, or asked for. Pressing Enter twice starts a game against bots."""
    if seats:
        words = split_seats(seats)
        if len(words) not in game.seats:
            example = ",".join(company(game.seats[0], texts))
            raise Wrong(texts.say("wrong-seats", tried=seats, known=player_counts(game), example=example))
        return words
    players = FRIENDS if FRIENDS in game.seats else game.seats[0]
    if not interactive():
        return company(players, texts)
    while True:
        answer = TYPED.ask(texts.say("play-how_many", known=player_counts(game), default=players))
        if answer.isdecimal() and int(answer) in game.seats:
            players = int(answer)
        elif answer:
            continue
        break
    while True:
        default = company(players, texts)
        answer = TYPED.ask(texts.say("play-who", default=",".join(default), bots=", ".join(LEVELS)))
        words = split_seats(answer)
        if len(words) <= players:
            return words + [USUAL] * (players - len(words)) if words else default


def company(players: int, texts: Texts) -> list[str]:
    """One human and bots of the default level."""
    return [texts.say("play-me")] + [USUAL] * (players - 1)


# ---------------------------------------------------------------- leaving the table


def sit_down(table: Table) -> None:
    """Runs the table. However the player leaves, the program says how to continue later."""
    before = signal.signal(signal.SIGTERM, terminate)
    try:
        table.run()
    except KeyboardInterrupt:
        leave(table, INTERRUPTED)
    except Terminated:
        leave(table, 143)
    except EOFError:
        leave(table, 0)
    finally:
        signal.signal(signal.SIGTERM, before)


def leave(table: Table, code: int) -> NoReturn:
    print()
    table.say_how_to_resume()
    sys.stdout.flush()
    raise typer.Exit(code)
