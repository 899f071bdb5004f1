"""Runs: many games as Parquet files in a folder. A run that was interrupted goes on where it stopped.

    run.json                      what is played
    chunks/000000/games.parquet   the rows of the first games; each table of `fajrant.lab.rows` has a file
    chunks/000000/cost.json       the CPU time that these games took
    comparisons/….json            results of `fajrant lab compare` and `restrict` for the report

A chunk is a folder that is renamed into place when it is complete, so a chunk is never partial. Its number alone
determines its games, so neither the number of workers nor interruptions change the rows.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from tempfile import mkdtemp
from time import perf_counter
from typing import TYPE_CHECKING, Any

from fajrant.games import load
from fajrant.lab.entrants import Entrant
from fajrant.lab.errors import LabError
from fajrant.lab.pool import Stop, spread
from fajrant.lab.rows import play_rows
from fajrant.lab.simulation import Plan

if TYPE_CHECKING:
    import polars as pl

DEALS = 60  # in a chunk of quick bots: a multiple of every number of players
FILE, CHUNKS, COST, COMPARISONS = "run.json", "chunks", "cost.json", "comparisons"
Results = Iterator[tuple[int, tuple[dict[str, bytes], float] | None]]  # a job's index, its files and CPU seconds


@dataclass(frozen=True)
class Run:
    """What is played. Every deal is played once per seat, with rotated bots."""

    plan: Plan
    rules: int  # version of the game's rules
    engine: str  # version of this program

    def chunk_size(self) -> int:
        """How many games are in a chunk: with bots that search, those of one deal."""
        return len(self.plan.bots) if any(entrant.slow for entrant in self.plan.bots) else DEALS

    def chunks(self) -> list[tuple[int, int]]:
        """The first game and the number of games of each chunk."""
        size, games = self.chunk_size(), self.plan.games
        return [(first, min(size, games - first)) for first in range(0, games, size)]


def new_run(plan: Plan) -> Run:
    return Run(plan, load(plan.game).version, version("fajrant"))


class Folder:
    """The folder of a run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def run(self) -> Run:
        """The run in this folder. Raises LabError if there is none."""
        try:
            data = json.loads((self.path / FILE).read_text(encoding="utf-8"))
            bots = [Entrant(**{**bot, "without": tuple(bot["without"])}) for bot in data["plan"].pop("bots")]
            return Run(Plan(bots=bots, **data["plan"]), data["rules"], data["engine"])
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            raise LabError("no_run", {"folder": str(self.path)}) from None

    def begin(self, run: Run) -> None:
        """Prepares the folder, or checks that it belongs to the same run. The number of games may grow."""
        if (self.path / FILE).exists():
            before = self.run()
            if replace(before.plan, games=0, folders={}) != replace(run.plan, games=0, folders={}):
                raise LabError("other_run", {"folder": str(self.path)})
            if (before.rules, before.engine) != (run.rules, run.engine):
                raise LabError("other_rules", {"folder": str(self.path)})
            if before.plan.games > run.plan.games:
                raise LabError("fewer_games", {"folder": str(self.path), "games": str(before.plan.games)})
        elif self.path.is_dir() and any(self.path.iterdir()):
            raise LabError("not_empty", {"folder": str(self.path)})
        (self.path / CHUNKS).mkdir(parents=True, exist_ok=True)
        data = {"plan": asdict(replace(run.plan, folders={})), "rules": run.rules, "engine": run.engine}
        beside = self.path / f".{FILE}"
        beside.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        beside.replace(self.path / FILE)
        for leftover in (self.path / CHUNKS).glob(".*"):  # of a run that was killed while it wrote
            shutil.rmtree(leftover)

    def missing(self, run: Run) -> list[tuple[int, int]]:
        """The chunks that are not there yet. A chunk that has become longer is played again."""
        return [(first, count) for first, count in run.chunks() if self.games_in(first) < count]

    def chunk(self, first: int) -> Path:
        return self.path / CHUNKS / f"{first:08}"

    def games_in(self, first: int) -> int:
        try:
            return int(json.loads((self.chunk(first) / COST).read_text(encoding="utf-8"))["games"])
        except FileNotFoundError:
            return 0

    def add(self, first: int, games: int, files: dict[str, bytes], seconds: float) -> None:
        """Adds a chunk."""
        beside = Path(mkdtemp(prefix=".", dir=self.path / CHUNKS))
        beside.chmod(0o755)
        for table, data in files.items():
            (beside / f"{table}.parquet").write_bytes(data)
        (beside / COST).write_text(json.dumps({"games": games, "seconds": round(seconds, 6)}), encoding="utf-8")
        if self.chunk(first).exists():  # it was shorter
            self.chunk(first).rename(beside / "before")
        beside.rename(self.chunk(first))
        shutil.rmtree(self.chunk(first) / "before", ignore_errors=True)

    def cost(self) -> tuple[int, float]:
        """The games played so far and the seconds of CPU time they took."""
        costs = [json.loads(file.read_text(encoding="utf-8")) for file in (self.path / CHUNKS).glob(f"*/{COST}")]
        return sum(cost["games"] for cost in costs), sum(cost["seconds"] for cost in costs)

    def keep(self, comparison: dict[str, Any]) -> None:
        """Keeps the result of a comparison for the report. It replaces an older one of the same entrants."""
        name = blake2b(f"{comparison['a']} {comparison['b']}".encode(), digest_size=8).hexdigest()
        file = self.path / COMPARISONS / f"{name}.json"
        file.parent.mkdir(exist_ok=True)
        beside = file.with_suffix(".new")
        beside.write_text(json.dumps(comparison) + "\n", encoding="utf-8")
        beside.replace(file)

    def comparisons(self) -> list[dict[str, Any]]:
        files = sorted((self.path / COMPARISONS).glob("*.json"))
        return [json.loads(file.read_text(encoding="utf-8")) for file in files]

    def scan(self, table: str) -> pl.LazyFrame:
        """All rows of a table, in the order of the games."""
        import polars as pl

        files = sorted((self.path / CHUNKS).glob(f"[0-9]*/{table}.parquet"))
        if not files:
            raise LabError("no_games", {"folder": str(self.path)})
        return pl.scan_parquet(files)

    def read(self, table: str) -> pl.DataFrame:
        return self.scan(table).collect()


def play(
    run: Run, folder: Folder, stop: Stop, done: Callable[[int], None], workers: int = 0, cluster: Any = None
) -> float:
    """Plays the games that are missing in the folder and returns the seconds it took.

    `done` is called with the number of games that were there before, and then with that of each new chunk.
    `cluster` is `fajrant.lab.cluster.spread_on` with its address, if the games are played on a cluster.
    """
    start = perf_counter()
    left = folder.missing(run)
    done(run.plan.games - sum(count for _, count in left))
    jobs = [(run.plan, first, count) for first, count in left]
    results: Results = cluster(play_rows, jobs, stop) if cluster else spread(play_rows, jobs, stop, workers)
    for index, result in results:
        if result is not None:
            first, count = left[index]
            folder.add(first, count, *result)
            done(count)
    return perf_counter() - start
