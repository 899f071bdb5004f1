"""`fajrant play`: which game, who sits where, and then the table."""

from __future__ import annotations

import signal
import sys
from contextlib import nullcontext
from pathlib import Path
from secrets import randbelow
from typing import Annotated, Any, NoReturn

import typer

from fajrant.bots import LEVELS, USUAL
from fajrant.cli.common import Language, Options, find_game, player_counts, read_options
from fajrant.cli.errors import Terminated, Wrong
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

SEEDS = 10**9  # a fresh game's seed is short enough to be typed
FRIENDS = 3  # players of a game if nobody says how many


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.", show_default=False)] = "",
    in_terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    seats: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME…",
            help=f"Who plays: `{ME}` or any name is a human, {', '.join(LEVELS)} a bot. Humans share the screen.",
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(min=0, metavar="S", help="Deals the same game again.")] = None,
    option: Options = None,
    load_from: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save; else among your data.")] = None,
    build: Annotated[
        str, typer.Option(metavar="COMMAND", hidden=True, help="Installs a faster build meanwhile; for `make play`.")
    ] = "",
    language: Language = "",
) -> None:
    """Play a game against bots, around one screen or with friends, in the browser. Every move is saved at once.

    What only the terminal can do (--seats, --seed, --option, --load, --save) is done there, and everything is if the
    web client is not built or the packages of the server are not installed.
    """
    texts = Texts(language)
    terminal_only = in_terminal or seats or seed is not None or option or load_from is not None or save is not None
    if not terminal_only and web_is_built():
        if server_is_installed():
            play_in_browser(find_game(game, texts).slug if game else "", texts, build)
            return
        print(texts.say("play-no_server"), file=sys.stderr)
    if load_from is not None:
        refuse_with_load(game, bool(seats), seed is not None, bool(option), texts)
        match = load_match(load_from, texts)
        file = save or load_from
    else:
        box = choose_game(game, texts)
        words = choose_seats(box, seats, texts)
        dealt = randbelow(SEEDS) if seed is None else seed
        match = new_match(box, len(words), dealt, read_options(box, option, texts), name_seats(words, texts))
        file = save or new_save(box.slug, texts)
    with Build(build, quiet=True) if build else nullcontext():
        sit_down(Table(match, file, language, terminal()))


def refuse_with_load(game: str, seats: bool, seed: bool, option: bool, texts: Texts) -> None:
    if game:
        raise Wrong(texts.say("wrong-load_and_game", tried=game))
    given = [name for name, there in (("--seats", seats), ("--seed", seed), ("--option", option)) if there]
    if given:
        raise Wrong(texts.say("wrong-load_and_new", tried=", ".join(given)))


# ---------------------------------------------------------------- what was not said is asked


def choose_game(slug: str, texts: Texts) -> Game[Any]:
    known = SHELF
    if slug:
        return find_game(slug, texts)
    if len(known) == 1:
        return load(known[0])
    if not interactive():
        raise Wrong(texts.say("wrong-no_game", known=", ".join(known)))
    for number, one in enumerate(known, 1):
        print(f"{number:>2}  {load(one).title(texts.language)}")
    while True:
        said = TYPED.ask(texts.say("play-which_game"))
        if said.isdecimal() and 1 <= int(said) <= len(known):
            return load(known[int(said) - 1])
        if said in known:
            return load(said)


def choose_seats(game: Game[Any], seats: str, texts: Texts) -> list[str]:
    """As written after --seats; else asked, so that Enter twice starts a game against bots."""
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
        said = TYPED.ask(texts.say("play-how_many", known=player_counts(game), default=players))
        if said.isdecimal() and int(said) in game.seats:
            players = int(said)
        elif said:
            continue
        break
    while True:
        default = company(players, texts)
        said = TYPED.ask(texts.say("play-who", default=",".join(default), bots=", ".join(LEVELS)))
        words = split_seats(said)
        if len(words) <= players:
            return words + [USUAL] * (players - len(words)) if words else default


def company(players: int, texts: Texts) -> list[str]:
    """One human and the usual bots."""
    return [texts.say("play-me")] + [USUAL] * (players - 1)


# ---------------------------------------------------------------- leaving the table


def sit_down(table: Table) -> None:
    """Plays on; whoever leaves, in whatever way, is told how to come back."""
    before = signal.signal(signal.SIGTERM, terminate)
    try:
        table.run()
    except KeyboardInterrupt:
        leave(table, 130)
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


def terminate(*_: object) -> None:
    raise Terminated
