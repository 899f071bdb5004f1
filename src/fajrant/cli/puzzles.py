"""`fajrant puzzles`: finds positions with one best move in games of bots, on all cores, or checks known ones."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Annotated, Any

import typer

from fajrant.cli.common import Language, find_game
from fajrant.cli.errors import Wrong
from fajrant.cli.files import read_text, write_file
from fajrant.cli.progress import progress, workers
from fajrant.cli.review_page import percent
from fajrant.cli.screen import lay_out, terminal
from fajrant.core.game import Game
from fajrant.review.puzzles import (
    BUDGET,
    DEEPER,
    HOLDS,
    Puzzle,
    choose_puzzles,
    puzzles_folder,
    puzzles_text,
    read_puzzle,
    read_puzzles,
    shipped_puzzles,
)
from fajrant.review.task import check_task, puzzles_task
from fajrant.texts import Texts
from fajrant.texts.puzzles import theme_texts


def puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As listed by `fajrant games`.")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games of bots to look through.")] = 24,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Game number i has the seed S + i.")] = 1,
    count: Annotated[int, typer.Option(min=1, metavar="N", help="Puzzles to choose from all that are found.")] = 20,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the puzzles to this file.")] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Search known puzzles again, deeper and with other dice.")
    ] = False,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The puzzles to check; by default those of the game.")
    ] = None,
    budget: Annotated[
        int, typer.Option(min=10, max=1_000_000, metavar="N", help="Search iterations per move when checking.")
    ] = BUDGET * DEEPER * 2,
    language: Language = "",
) -> None:
    """Find puzzles in games of bots: positions in which one move is clearly the best.

    The same seed and number of games give the same puzzles on any machine. Ctrl-C keeps what has been found so far.
    """
    texts = Texts(language)
    box = find_game(game, texts)
    texts = Texts(language, box)
    if check:
        check_all(box, known_puzzles(box, file, texts), budget, texts)
        return
    chosen = choose_puzzles(find_all(box, games, seed, texts.say("puzzles-doing")), count)
    if out is None:
        print_puzzles(box, chosen, texts)
    else:
        write_file(out, puzzles_text(chosen), texts)


def find_all(box: Game[Any], games: int, seed: int, doing: str) -> list[tuple[int, Puzzle]]:
    """All puzzles with the numbers of their games, in order. The number of players changes from game to game."""
    by_game: dict[int, list[Puzzle]] = {}

    def take(number: int, data: Any) -> None:
        by_game[number] = [read_puzzle(one) for one in data]

    with workers() as pool, progress(doing, games) as done:
        work = {
            pool.submit(puzzles_task, box.slug, box.seats[number % len(box.seats)], number): number
            for number in range(seed, seed + games)
        }
        collect(pool, work, take, done)
    return [(number, puzzle) for number in sorted(by_game) for puzzle in by_game[number]]


def check_all(box: Game[Any], known: list[Puzzle], budget: int, texts: Texts) -> None:
    """Prints which puzzles a deep search does not confirm. Exits with 1 if there are any."""
    leads: dict[int, float] = {}
    with workers() as pool, progress(texts.say("puzzles-checking"), len(known)) as done:
        work = {pool.submit(check_task, box.slug, puzzle.plain(), budget): place for place, puzzle in enumerate(known)}
        collect(pool, work, leads.__setitem__, done)
    weak = [(place, lead) for place, lead in sorted(leads.items()) if lead < HOLDS]
    print(texts.say("puzzles-checked", held=len(leads) - len(weak), all=len(known)))
    for place, lead in weak:
        move = texts.move(known[place].answer)
        print(texts.say("puzzles-weak", number=place + 1, id=known[place].id, move=move, lead=percent(lead)))
    if weak or len(leads) < len(known):
        raise typer.Exit(1)


def known_puzzles(box: Game[Any], file: Path | None, texts: Texts) -> list[Puzzle]:
    if file is None:
        return shipped_puzzles(box)
    try:
        return read_puzzles(read_text(file, texts))
    except (ValueError, KeyError, TypeError):
        raise Wrong(texts.say("wrong-puzzles", file=str(file))) from None


def print_puzzles(box: Game[Any], chosen: list[Puzzle], texts: Texts) -> None:
    heads = [texts.say(f"puzzles-{head}") for head in ("theme", "level", "players", "answer", "lead")]
    rows = [
        [
            theme_texts(puzzle, puzzles_folder(box), texts.language)[0],
            str(puzzle.level),
            str(puzzle.position["seats"]),
            texts.move(puzzle.answer),
            percent(puzzle.lead),
        ]
        for puzzle in chosen
    ]
    terminal().print(lay_out(heads, rows))


def collect(
    pool: ProcessPoolExecutor,
    work: dict[Future[Any], int],
    take: Callable[[int, Any], None],
    done: Callable[[int], None],
) -> None:
    """Passes results to `take` as they are ready. Ctrl-C cancels the work that has not begun."""
    try:
        for one in as_completed(work):
            take(work[one], one.result())
            done(1)
    except KeyboardInterrupt:
        pool.shutdown(wait=False, cancel_futures=True)
