"""What is measured in the games of a run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import polars as pl

from fajrant.core.dice import seeded
from fajrant.games import load
from fajrant.lab.errors import LabError
from fajrant.lab.estimates import (
    Estimate,
    correlation,
    difference,
    discoveries,
    mean,
    quantile,
    ratio,
    usage,
)
from fajrant.lab.rows import DEAD_END, ENDED, NO_END
from fajrant.lab.runs import Folder, Run
from fajrant.lab.uses import VERB, all_things

GLANCE, DOUBLING = 4.0, 4.0  # seconds for a person's decision, and for each doubling of its options
MOST_OPTIONS = 30  # the end of the axis in the chart of options per decision
BINS = 24  # bars of a histogram at most
STEPS = 10  # parts of a game, where the rules do not fix its rounds
RARE = 0.02  # a thing is compared only if at least this share of seats uses it, and at least this share does not
FEW = 20  # the same limit as a number of seats


@dataclass(frozen=True)
class Use:
    thing: str  # `card:order_barracks_1`, `verb:place`
    used: Estimate  # the share of seats that used it; its p-value is against RARE
    offered: Estimate | None  # the share of games in which a seat could choose it; None if it is nothing to click
    times: Estimate  # per seat and game
    win: Estimate | None  # the win rate of seats that used it minus that of the others; None if too rare
    corrected: float  # the p-value of that difference, corrected

    @property
    def dead(self) -> bool:
        """Whether hardly any seat uses it, although it can be chosen."""
        return self.used.value < RARE and (self.offered is None or self.offered.value > 0)

    @property
    def sure(self) -> bool:
        return self.win is not None and self.corrected < 0.05


@dataclass(frozen=True)
class Question:
    point: str
    asked: Estimate  # per game
    options: Estimate
    forced: Estimate


@dataclass(frozen=True)
class Bin:
    """A bar of a histogram: the share of games with values from `start` to before `end`."""

    start: float
    end: float
    share: Estimate


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
        self.measure_endings()
        self.holes = {kind: int((self.games["ending"] == kind).sum()) for kind in (DEAD_END, NO_END)}
        watched = self.games["repeats"].drop_nulls()
        self.watched, self.repeated = watched.len(), int((watched > 0).sum())

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
        self.winner = mean(self.winners, self.deal_of_game)
        self.shared = usage(self.games["shared"], self.deal_of_game, 0.0)
        self.tied: Estimate | None = None
        if self.players > 1:
            ended = (self.games["ending"] == ENDED).to_numpy()
            self.tied = usage(ended & (totals[:, 0] == totals[:, 1]), self.deal_of_game, 0.0)
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

        self.measure_main_category(points.filter(first))

    def measure_main_category(self, won: pl.DataFrame) -> None:
        """Finds the category that gives winners most of their points, and how certain that is."""
        self.main: tuple[str, Estimate] | None = None
        ranked = sorted(self.categories, key=lambda row: -row[1].value)
        if not ranked:
            return
        wide = won.pivot("category", index=["game", "seat", "seed"], values="points").sort("game", "seat")
        name = ranked[0][0]
        total = wide.select(pl.sum_horizontal(pl.col(row[0]).abs() for row in ranked)).to_series()
        if total.sum() > 0:
            part = ratio(wide[name], total, wide["seed"])
            p = mean(wide[name] - wide[ranked[1][0]], wide["seed"]).p if len(ranked) > 1 else part.p
            self.main = name, replace(part, p=p)

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
        self.change_bins = bins(self.changes, changes["seed"], whole=True)
        half = (self.parts + 1) // 2
        late = leaders.filter(pl.col("part") >= half)
        ran = late.group_by("game", "seed").agg(pl.col("seat").n_unique() == 1, pl.col("win").last()).sort("game")
        runaway = ran.select((pl.col("seat") & (pl.col("win") == 1)).alias("ran"), "seed")
        self.runaway = mean(runaway["ran"], runaway["seed"]) if runaway.height > 1 else None
        self.half = half

    # ------------------------------------------------------------ decisions

    def measure_decisions(self, folder: Folder) -> None:
        deal = self.games.lazy().select("game", "seed")
        rows = folder.scan("decisions").join(deal, on="game")
        seconds = GLANCE + DOUBLING * pl.col("options").cast(pl.Float64).log(2)
        by_game = (
            rows.group_by("game", "seed")
            .agg(
                pl.len().alias("decisions"),
                (pl.col("options") == 1).mean().alias("forced"),
                pl.col("options").mean().alias("options"),
                pl.when(pl.col("options") > 1).then(seconds).otherwise(0).sum().alias("seconds"),
            )
            .sort("game")
            .collect()
        )
        deals = by_game["seed"].to_numpy()
        self.lengths = by_game["decisions"].to_numpy()
        self.length = mean(self.lengths, deals)
        self.length_quantiles = [quantile(self.lengths, part, deals) for part in (0.5, 0.9)]
        self.length_bins = bins(self.lengths, deals)
        self.minutes_of = (by_game["seconds"] / 60).to_numpy()
        self.minutes = mean(self.minutes_of, deals)
        self.forced = mean(by_game["forced"], deals)
        self.options = mean(by_game["options"], deals)
        asked = pl.len().alias("asked")
        of_deal = by_game.group_by("seed").agg(pl.len().alias("games"), pl.col("decisions").sum()).sort("seed")
        everyone = of_deal["seed"], of_deal["games"], of_deal["decisions"]
        by_round = rows.filter(pl.col("round") > 0).group_by("round", "seed").agg(asked).collect()
        self.by_round = [
            (int(key), ratio(filled(part, "asked", everyone[0]), everyone[1], everyone[0]))
            for key, part in grouped(by_round, "round")
        ]
        few = rows.filter(pl.col("options") <= MOST_OPTIONS).group_by("options", "seed").agg(asked).collect()
        self.branching = [
            (int(key), ratio(filled(part, "asked", everyone[0]), everyone[2], everyone[0]))
            for key, part in grouped(few, "options")
        ]
        sums = pl.col("options").cast(pl.UInt64).sum(), (pl.col("options") == 1).sum().alias("forced")
        points = rows.group_by("point", "seed").agg(asked, *sums).collect()
        questions = [
            Question(
                str(key),
                ratio(filled(part, "asked", everyone[0]), everyone[1], everyone[0]),
                ratio(part["options"], part["asked"], part["seed"]),
                ratio(part["forced"], part["asked"], part["seed"]),
            )
            for key, part in grouped(points, "point")
        ]
        self.questions = sorted(questions, key=lambda each: -each.asked.value)

    # ------------------------------------------------------------ uses

    def measure_uses(self, folder: Folder) -> None:
        """Measures the use of everything in the box, including things that nobody ever used."""
        seats = self.seats.with_row_index("row")
        wins, deals = seats["win"].to_numpy(), seats["seed"].to_numpy()
        rows = folder.read("uses").join(seats.select("game", "seat", "row"), on=["game", "seat"])
        groups = {str(thing): group for (thing,), group in rows.group_by("thing")}
        offers = self.measure_offers(folder)
        nothing = usage(np.zeros(seats.height), deals, RARE)
        never = Estimate(0.0, 0.0, 0.0, deals=self.deals)
        measured: list[tuple[str, Estimate, Estimate, Estimate | None]] = []
        for thing in sorted({*all_things(self.game), *groups}):
            if thing not in groups:
                measured.append((thing, nothing, never, None))
                continue
            group = groups[thing]
            times = np.zeros(seats.height)
            times[group["row"].to_numpy()] = group["uses"].to_numpy()
            used = times > 0
            enough = RARE <= used.mean() <= 1 - RARE and FEW <= used.sum() <= len(used) - FEW
            win = difference(wins, used, deals) if enough else None
            measured.append((thing, usage(used, deals, RARE), mean(times, deals), win))
        corrected = iter(discoveries([win for *_, win in measured if win is not None]))
        self.uses = [
            Use(thing, used, offers.get(thing), times, win, next(corrected) if win is not None else 1.0)
            for thing, used, times, win in measured
        ]
        self.compared = sum(use.win is not None for use in self.uses)

    def measure_offers(self, folder: Folder) -> dict[str, Estimate]:
        """The share of games in which each thing could be chosen. All kinds of a thing count: `new_wagon` and `wagon`.

        Things of a kind that is never clicked are left out.
        """
        deal = self.games.select("game", "seed")
        plain = pl.col("thing").str.split_exact(":", 1).struct.field("field_1")
        named = pl.when(pl.col("thing").str.starts_with(VERB)).then("thing").otherwise(plain).alias("name")
        offered = folder.read("offers").with_columns(named)
        rows = offered.select("game", "name").unique().join(deal, on="game").group_by("name", "seed").agg(pl.len())
        every = deal.group_by("seed").agg(pl.len()).sort("seed")
        shares = {
            str(name): ratio(filled(part, "len", every["seed"]), every["len"], every["seed"])
            for name, part in grouped(rows, "name")
        }
        things = all_things(self.game)
        clicked = {thing.partition(":")[0] for thing in things if own_name(thing) in shares} | {VERB[:-1]}
        none = usage(np.zeros(every.height), every["seed"], 0.0)
        return {thing: shares.get(own_name(thing), none) for thing in things if thing.partition(":")[0] in clicked}

    def region_shares(self, folder: Folder, region_of: dict[str, str]) -> list[tuple[str, Estimate]]:
        """Each region's share of all uses of places on the board, the largest first."""
        regions = pl.DataFrame({"thing": list(region_of), "region": list(region_of.values())})
        rows = (
            folder.scan("uses")
            .join(regions.lazy(), on="thing")
            .join(self.games.lazy().select("game", "seed"), on="game")
        )
        used = rows.group_by("region", "seed").agg(pl.col("uses").cast(pl.UInt64).sum()).collect()
        total = used.group_by("seed").agg(pl.col("uses").sum()).sort("seed")
        shares = [
            (str(region), ratio(filled(part, "uses", total["seed"]), total["uses"], total["seed"]))
            for region, part in grouped(used, "region")
        ]
        return sorted(shares, key=lambda row: -row[1].value)

    # ------------------------------------------------------------ endings

    def measure_endings(self) -> None:
        """Why games ended, and after which round."""
        rounds = self.games["rounds"].to_numpy()
        self.rounds_quantiles = [quantile(rounds, part, self.deal_of_game) for part in (0.0, 0.5, 1.0)]
        self.round_bins = bins(rounds, self.deal_of_game, whole=True)
        last = self.parts if self.fixed_rounds else 0
        self.early = usage(rounds < last, self.deal_of_game, 0.0) if last else None
        ended = self.games["ending"] == ENDED
        reasons = self.games.filter(ended)["reason"].unique().sort().to_list()
        self.reasons = [
            (str(reason), usage((self.games["reason"] == reason) & ended, self.deal_of_game, 0.0)) for reason in reasons
        ]

    # ------------------------------------------------------------ luck and skill

    def measure_bots(self) -> None:
        """How often each bot wins, and how much of the result is decided by the deal alone."""
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
        """One row per game, with the measures by which two runs are compared."""
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
        """Games worth watching: what is special about each, and its number."""
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
        if self.repeated:
            found["repeat"] = int((games["repeats"].fill_null(0) > 0).arg_max() or 0)
        return [(kind, int(games["game"][place])) for kind, place in found.items()]


def own_name(thing: str) -> str:
    """A component's id without its kind. A verb keeps its kind, because a component may have the same name."""
    return thing if thing.startswith(VERB) else thing.partition(":")[2]


def bins(values: Any, deals: Any, whole: bool = False) -> list[Bin]:
    """A histogram. With `whole`, each whole number has its own bar unless there are too many."""
    values = np.asarray(values, float)
    low, high = float(values.min()), float(values.max())
    if whole and high - low < BINS:
        edges = np.arange(low - 0.5, high + 1.5)
    else:
        edges = np.histogram_bin_edges(values, min(BINS, len(np.unique(values)), 5 + int(len(values) ** 0.5)))
    inside = np.clip(np.searchsorted(edges, values, side="right") - 1, 0, len(edges) - 2)
    return [
        Bin(float(edges[place]), float(edges[place + 1]), usage(inside == place, deals, 0.0))
        for place in range(len(edges) - 1)
    ]


def grouped(rows: pl.DataFrame, column: str) -> list[tuple[Any, pl.DataFrame]]:
    return [(key, part) for (key,), part in rows.sort(column, "seed").group_by(column, maintain_order=True)]


def filled(part: pl.DataFrame, column: str, seeds: pl.Series) -> Any:
    """The column with an entry for every deal, 0 where `part` has no row. `part` and `seeds` are sorted by seed."""
    values = np.zeros(len(seeds))
    values[np.searchsorted(seeds.to_numpy(), part["seed"].to_numpy())] = part[column].to_numpy()
    return values


def paired(one: Measures, other: Measures) -> list[tuple[str, Estimate, Estimate, Estimate]]:
    """For each measure its name, its mean in either run, and the change on the deals that both runs share."""
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
