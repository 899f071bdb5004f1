"""What is measured in the games of a run."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import polars as pl

from fajrant.core.dice import seeded
from fajrant.games import load
from fajrant.lab.errors import LabError
from fajrant.lab.estimates import Estimate, correlation, difference, discoveries, mean, share
from fajrant.lab.rows import DEAD_END, NO_END
from fajrant.lab.runs import Folder, Run

GLANCE, DOUBLING = 4.0, 4.0  # seconds that a person needs for a decision, and more for each doubling of its options
STEPS = 10  # parts of a game, where the rules do not fix its rounds
RARE = 0.02  # a thing that fewer seats use, or fewer do not use, is not compared
FEW = 20  # the same as a number of seats


@dataclass(frozen=True)
class Use:
    thing: str  # `card:order_barracks_1`, `verb:place`
    used: float  # the share of seats that used it
    times: Estimate  # per seat and game
    win: Estimate | None  # the win rate of those who used it minus that of the others; None if too rare
    corrected: float  # the p-value of that difference, corrected

    @property
    def sure(self) -> bool:
        return self.win is not None and self.corrected < 0.05


class Measures:
    """All measures of a run. Values are lists in the order of seats, rounds or categories."""

    def __init__(self, folder: Folder) -> None:
        self.run: Run = folder.run()
        self.game = load(self.run.plan.game)
        self.players = len(self.run.plan.bots)
        self.fair = 1 / self.players
        self.games = folder.read("games")
        self.count = self.games.height
        self.deals = self.games["seed"].n_unique()
        self.cost = folder.cost()
        deal = self.games.select("game", "seed")
        self.seats = folder.read("seats").join(deal, on="game").sort("game", "seat")
        self.deal_of_game = self.games["seed"].to_numpy()
        self.measure_seats()
        self.measure_points(folder)
        self.measure_rounds(folder)
        self.measure_decisions(folder)
        self.measure_uses(folder)
        self.measure_bots()
        self.holes = {kind: int((self.games["ending"] == kind).sum()) for kind in (DEAD_END, NO_END)}

    # ------------------------------------------------------------ seats and points

    def measure_seats(self) -> None:
        lead = pl.col("points") - pl.col("points").mean().over("game")
        rows = self.seats.with_columns(lead.alias("lead")).partition_by("seat", maintain_order=True)
        self.seat_wins = [mean(row["win"], row["seed"], self.fair) for row in rows]
        self.seat_points = [mean(row["lead"], row["seed"]) for row in rows]

    def measure_points(self, folder: Folder) -> None:
        seats = self.seats
        best = seats.group_by("game", maintain_order=True).agg(pl.col("points").sort(descending=True))
        totals = np.array(best["points"].to_list())
        self.winners = totals[:, 0]
        self.others = totals[:, 1:].ravel()
        self.margin = mean(totals[:, 0] - totals[:, 1], self.deal_of_game) if self.players > 1 else None
        self.shared = share(int(self.games["shared"].sum()), self.count)
        tied = (totals[:, 0] == totals[:, 1]).sum() if self.players > 1 else 0
        self.tied = share(int(tied), self.count)
        points = folder.read("points").join(seats.select("game", "seat", "seed", "place"), on=["game", "seat"])
        first = pl.col("place") == 1
        self.categories: list[tuple[str, Estimate, Estimate, Estimate]] = []  # of winners, of others, their difference
        for category in self.game.categories:
            rows = points.filter(pl.col("category") == category)
            won = rows.filter(first)
            lost = rows.filter(~first)
            if (rows["points"] != 0).any() and lost.height and won.height:
                self.categories.append(
                    (
                        category,
                        mean(won["points"], won["seed"]),
                        mean(lost["points"], lost["seed"]),
                        difference(rows["points"], rows["place"] == 1, rows["seed"]),
                    )
                )

    # ------------------------------------------------------------ length and lead

    def measure_rounds(self, folder: Folder) -> None:
        clock = self.game.clock(self.game.setup(self.players, self.run.plan.options, seeded(0)))
        self.clock_kind, fixed = clock.kind, clock.last > 0
        self.parts = clock.last if fixed else STEPS
        rows = folder.read("rounds").join(self.games.select("game", "seed", "rounds", total="decisions"), on="game")
        part = pl.col("round").clip(1) if fixed else (pl.col("decisions") * STEPS / pl.col("total")).ceil().clip(1)
        rows = rows.with_columns(part.cast(pl.Int32).alias("part")).sort("game", "decisions", "seat")
        rows = rows.group_by("game", "part", "seat", maintain_order=True).last()
        self.fixed_rounds = fixed
        top = pl.col("points").max().over("game", "part")
        leaders = (
            rows.with_columns((pl.col("points") == top).alias("leads"))
            .with_columns(pl.col("leads").sum().over("game", "part").alias("leaders"))
            .filter(pl.col("leads") & (pl.col("leaders") == 1))
            .join(self.seats.select("game", "seat", "win"), on=["game", "seat"])
            .sort("game", "part")
        )
        self.leader_wins: list[tuple[int, Estimate]] = []
        for part_number in range(1, self.parts + 1):
            of_part = leaders.filter(pl.col("part") == part_number)
            if of_part.height > 1:
                self.leader_wins.append((part_number, mean(of_part["win"], of_part["seed"], self.fair)))
        changed = leaders.group_by("game").agg((pl.col("seat") != pl.col("seat").shift(1)).sum().alias("changes"))
        changes = self.games.join(changed, on="game", how="left").with_columns(pl.col("changes").fill_null(0))
        self.changes = changes["changes"].to_numpy()
        self.lead_changes = mean(self.changes, changes["seed"])
        half = (self.parts + 1) // 2
        late = leaders.filter(pl.col("part") >= half)
        ran = late.group_by("game", "seed").agg(pl.col("seat").n_unique() == 1, pl.col("win").last()).sort("game")
        runaway = ran.select((pl.col("seat") & (pl.col("win") == 1)).alias("ran"), "seed")
        self.runaway = mean(runaway["ran"], runaway["seed"]) if runaway.height > 1 else None
        self.half = half

    # ------------------------------------------------------------ decisions

    def measure_decisions(self, folder: Folder) -> None:
        rows = folder.scan("decisions")
        seconds = GLANCE + DOUBLING * pl.col("options").cast(pl.Float64).log(2)
        by_game = (
            rows.group_by("game")
            .agg(
                pl.len().alias("decisions"),
                (pl.col("options") == 1).mean().alias("forced"),
                pl.col("options").mean().alias("options"),
                pl.when(pl.col("options") > 1).then(seconds).otherwise(0).sum().alias("seconds"),
            )
            .sort("game")
            .collect()
            .join(self.games.select("game", "seed"), on="game")
        )
        deals = by_game["seed"]
        self.lengths = by_game["decisions"].to_numpy()
        self.length = mean(self.lengths, deals)
        self.minutes_of = (by_game["seconds"] / 60).to_numpy()
        self.minutes = mean(self.minutes_of, deals)
        self.forced = mean(by_game["forced"], deals)
        self.options = mean(by_game["options"], deals)
        by_round = rows.group_by("round").agg(pl.len().alias("decisions")).sort("round").collect()
        self.by_round = [(int(r), n / self.count) for r, n in by_round.iter_rows() if r > 0]
        points = rows.group_by("point").agg(
            pl.len().alias("asked"), pl.col("options").mean(), (pl.col("options") == 1).mean().alias("forced")
        )
        self.questions = points.sort("asked", descending=True).collect()
        counts = rows.group_by("options").agg(pl.len()).sort("options").collect()
        self.branching = [(int(o), int(n)) for o, n in counts.iter_rows()]

    # ------------------------------------------------------------ uses

    def measure_uses(self, folder: Folder) -> None:
        seats = self.seats.with_row_index("row")
        wins, deals = seats["win"].to_numpy(), seats["seed"].to_numpy()
        rows = folder.read("uses").join(seats.select("game", "seat", "row"), on=["game", "seat"])
        measured: list[tuple[str, float, Estimate, Estimate | None]] = []
        for (thing,), group in rows.sort("thing").group_by("thing", maintain_order=True):
            times = np.zeros(seats.height)
            times[group["row"].to_numpy()] = group["uses"].to_numpy()
            used = times > 0
            part = float(used.mean())
            enough = RARE <= part <= 1 - RARE and FEW <= used.sum() <= len(used) - FEW
            win = difference(wins, used, deals) if enough else None
            measured.append((str(thing), part, mean(times, deals), win))
        corrected = iter(discoveries([win for *_, win in measured if win is not None]))
        self.uses = [
            Use(thing, part, times, win, next(corrected) if win is not None else 1.0)
            for thing, part, times, win in measured
        ]
        self.compared = sum(use.win is not None for use in self.uses)

    # ------------------------------------------------------------ luck and skill

    def measure_bots(self) -> None:
        """How often each bot wins, and how much of the result the deal decides before anybody has moved."""
        self.bots: list[tuple[str, int, Estimate, Estimate]] = []  # the number of its seats, wins per seat, points
        plan = self.run.plan
        for bot in dict.fromkeys(str(entrant) for entrant in plan.bots):
            rows = self.seats.filter(pl.col("bot") == bot)
            count = sum(str(entrant) == bot for entrant in plan.bots)
            fair = mean(rows["win"], rows["seed"], self.fair)
            self.bots.append((bot, count, fair, mean(rows["points"], rows["seed"])))
        lead = pl.col("points") - pl.col("points").mean().over("game")
        again = (
            self.seats.with_columns(lead.alias("lead"))
            .with_columns((pl.col("lead") - pl.col("lead").mean().over("bot")).alias("lead"))
            .group_by("seed", "seat", maintain_order=True)
            .agg(pl.col("lead").get(0, null_on_oob=True), pl.col("lead").get(1, null_on_oob=True).alias("again"))
            .drop_nulls()
        )
        self.luck = correlation(again["lead"], again["again"], again["seed"].to_list()) if again.height > 3 else None

    def by_game(self) -> pl.DataFrame:
        """What two runs are compared by: a row for each game."""
        wins = self.seats.pivot("seat", index="game", values="win").sort("game").drop("game")
        columns = {f"seat-{seat + 1}": wins[str(seat)] for seat in range(self.players)} if self.players > 1 else {}
        return pl.DataFrame(
            {
                "seed": self.games["seed"],
                **columns,
                "winner": self.winners,
                "decisions": self.lengths,
                "minutes": self.minutes_of,
                "changes": self.changes,
            }
        )

    def bot_names(self) -> str:
        return ", ".join(bot if count == 1 else f"{count} × {bot}" for bot, count, *_ in self.bots)

    def examples(self) -> list[tuple[str, int]]:
        """Games worth a look: what is special about each, and its number."""
        games = self.games
        totals = self.seats.group_by("game", maintain_order=True).agg(pl.col("points").sort(descending=True))
        found: dict[str, int] = {}
        if self.players > 1:
            margins = np.array([points[0] - points[1] for points in totals["points"].to_list()])
            found["close"] = int(margins.argmin())
            found["clear"] = int(margins.argmax())
            found["changes"] = int(self.changes.argmax())
        found["long"] = int(self.lengths.argmax())
        found["short"] = int(self.lengths.argmin())
        for kind in (DEAD_END, NO_END):
            if self.holes[kind]:
                found[kind] = int((games["ending"] == kind).arg_max() or 0)
        return [(kind, int(games["game"][place])) for kind, place in found.items()]


def paired(one: Measures, other: Measures) -> list[tuple[str, Estimate, Estimate, Estimate]]:
    """For each measure its name, its mean in both runs, and the change on the deals that both have."""
    if (one.game.slug, one.players) != (other.game.slug, other.players):
        raise LabError("other_game", {"one": one.game.slug, "other": other.game.slug})
    first, second = one.by_game(), other.by_game()
    both = first.group_by("seed").mean().join(second.group_by("seed").mean(), on="seed", suffix="_b").sort("seed")
    if both.height < 2:
        raise LabError("no_common_deals", {})
    return [
        (
            name,
            mean(first[name], first["seed"]),
            mean(second[name], second["seed"]),
            mean(both[f"{name}_b"] - both[name], both["seed"]),
        )
        for name in first.columns
        if name != "seed"
    ]
