"""Tunes a game: searches for values that bring its measures into the ranges that its designer wants.

A task is a TOML file with knobs and targets. A knob is an option of the game or a value of its box; a target is a
measure and the range in which it should be. Optuna proposes values. Each trial is an ordinary run in the folder of the
study, on the same deals as all others. In the end, the best values are compared with the printed ones on new deals.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fajrant.core.errors import FajrantError
from fajrant.core.game import Game
from fajrant.core.match import canonical
from fajrant.lab.entrants import Entrant
from fajrant.lab.errors import LabError
from fajrant.lab.estimates import Estimate
from fajrant.lab.measures import Measures, paired
from fajrant.lab.pool import Stop
from fajrant.lab.runs import Folder, new_run, play
from fajrant.lab.simulation import Plan
from fajrant.lab.uses import all_things

if TYPE_CHECKING:
    import optuna

VARIANT = "variant"  # the option that changes values of the box
JOURNAL, TRIALS, RESULT = "study.log", "trials", "result.json"
MEASURES = ("seat", "decisions", "minutes", "winner", "changes")
USED = "used "  # followed by a thing, such as `card:A01`
Value = int | str


@dataclass(frozen=True)
class Knob:
    """An option of the game with its possible values, or a number of its box from `least` to `most`."""

    name: str
    boxed: bool
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def suggest(self, trial: optuna.Trial) -> Value:
        if self.boxed:
            return trial.suggest_int(self.name, self.least, self.most)
        return str(trial.suggest_categorical(self.name, self.choices))


@dataclass(frozen=True)
class Target:
    """A measure and the range in which it should be. A distance of `scale` from the range adds 1 to the loss."""

    measure: str
    least: float
    most: float
    scale: float

    def missed(self, value: float) -> float:
        return max(self.least - value, value - self.most, 0.0) / self.scale


@dataclass(frozen=True)
class Task:
    knobs: tuple[Knob, ...]
    targets: tuple[Target, ...]

    def apply(self, values: Mapping[str, Value]) -> dict[str, str]:
        """The options of a game with these values. Those of the box form its variant."""
        options = {knob.name: str(values[knob.name]) for knob in self.knobs if not knob.boxed}
        changes = {knob.name: values[knob.name] for knob in self.knobs if knob.boxed}
        return {**options, VARIANT: canonical(changes)} if changes else options


def read_task(text: str, game: Game[Any]) -> Task:
    """Parses a task. Raises LabError if it is not a task for this game."""
    try:
        data = tomllib.loads(text)
        known = {option.name: tuple(option.values) for option in game.options}
        knobs = [read_knob(row, known) for row in data["knob"]]
        targets = [
            Target(str(row["measure"]), float(row["least"]), float(row["most"]), float(row.get("scale", 1)))
            for row in data["target"]
        ]
    except KeyError as missing:
        raise LabError("task", {"reason": f"{missing.args[0]!r} is missing"}) from None
    except (tomllib.TOMLDecodeError, TypeError, ValueError) as problem:
        raise LabError("task", {"reason": str(problem)}) from None
    things = set(all_things(game))
    for target in targets:
        known_thing = target.measure.removeprefix(USED) in things and target.measure.startswith(USED)
        if target.measure not in MEASURES and not known_thing:
            raise LabError("task_measure", {"tried": target.measure, "known": f"{', '.join(MEASURES)}, {USED}THING"})
    if not knobs or not targets or any(target.scale <= 0 or target.least > target.most for target in targets):
        raise LabError("task", {"reason": "it needs knobs, and targets with least ≤ most and scale > 0"})
    return Task(tuple(knobs), tuple(targets))


def read_knob(row: dict[str, Any], known: dict[str, tuple[str, ...]]) -> Knob:
    if "option" in row:
        name = str(row["option"])
        if name not in known:
            raise LabError("task_option", {"tried": name, "known": ", ".join(known)})
        return Knob(name, boxed=False, choices=known[name])
    least, most = int(row["least"]), int(row["most"])
    if least > most:
        raise ValueError(f"{row['value']}: least is {least}, but most is {most}")
    return Knob(str(row["value"]), boxed=True, least=least, most=most)


def measured(data: Measures, measure: str) -> Estimate:
    """A measure of a run. `seat` is how far the most extreme seat is from its share of the wins, in percentage points.
    `used THING` is the percentage of seats that use the thing."""
    if measure.startswith(USED):
        used = next(use.used for use in data.uses if use.thing == measure.removeprefix(USED))
        return Estimate(100 * used.value, 100 * used.low, 100 * used.high)
    if measure == "seat":
        wins = max(data.seat_wins, key=lambda each: abs(each.value - data.fair))
        off = abs(wins.value - data.fair)
        return Estimate(100 * off, 100 * max(0.0, off - wins.half), 100 * (off + wins.half))
    return {"decisions": data.length, "minutes": data.minutes, "winner": data.winner, "changes": data.lead_changes}[
        measure
    ]


class Study:
    """The folder of a search: Optuna's journal (`study.log`), the runs (`trials/…`) and the result (`result.json`)."""

    def __init__(
        self, path: Path, game: Game[Any], task: Task, bots: list[Entrant], deals: int, seed: int, stop: Stop,
        workers: int = 0,
    ) -> None:  # fmt: skip
        self.path = path
        self.game = game
        self.task = task
        self.bots = bots
        self.deals = deals
        self.seed = seed
        self.stop = stop
        self.workers = workers

    def search(self, trials: int, done: Callable[[int], None]) -> dict[str, Any] | None:
        """Tries values until the study has `trials` trials, and returns the result; None if it was stopped."""
        import optuna
        from optuna.storages import JournalStorage
        from optuna.storages.journal import JournalFileBackend

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self.path.mkdir(parents=True, exist_ok=True)
        self.claim()
        storage = JournalStorage(JournalFileBackend(str(self.path / JOURNAL)))
        study = optuna.create_study(storage=storage, study_name="tune", load_if_exists=True)
        complete = [each for each in study.trials if each.state == optuna.trial.TrialState.COMPLETE]
        done(min(trials, len(complete)))
        for number in range(len(complete), trials):
            study.sampler = optuna.samplers.TPESampler(seed=self.seed + number)  # the same after an interruption
            trial = study.ask()
            data = self.run(self.task.apply({knob.name: knob.suggest(trial) for knob in self.task.knobs}), self.seed)
            if data is None:
                study.tell(trial, state=optuna.trial.TrialState.FAIL)
                return None
            study.tell(trial, self.loss(data))
            done(1)
        return self.verdict(study.best_params)

    def claim(self) -> None:
        """Marks the folder as this search's. Raises LabError if it belongs to another one."""
        mine = json.loads(json.dumps({"game": self.game.slug, "task": repr(self.task), "deals": self.deals,
                                      "seed": self.seed, "bots": [str(bot) for bot in self.bots]}))  # fmt: skip
        file = self.path / "study.json"
        if file.exists() and json.loads(file.read_text(encoding="utf-8")) != mine:
            raise LabError("other_study", {"folder": str(self.path)})
        file.write_text(json.dumps(mine, indent=1) + "\n", encoding="utf-8")

    def run(self, options: dict[str, str], seed: int) -> Measures | None:
        """The measures of the game with these options, or None if it was stopped. Finished games are not repeated."""
        try:
            checked = self.game.check_options(options)
        except FajrantError as problem:
            raise LabError("task", {"reason": str(problem)}) from None
        name = blake2b(canonical([checked, seed]).encode(), digest_size=8).hexdigest()
        folder = Folder(self.path / TRIALS / name)
        run = new_run(Plan(self.game.slug, self.bots, seed, self.deals * len(self.bots), checked, deals_again=True))
        folder.begin(run)
        play(run, folder, self.stop, lambda _: None, self.workers)
        return None if folder.missing(run) else Measures(folder)

    def loss(self, data: Measures) -> float:
        return sum(target.missed(measured(data, target.measure).value) for target in self.task.targets)

    def verdict(self, values: Mapping[str, Value]) -> dict[str, Any] | None:
        """Compares the best values with the printed ones on deals that the search did not use; None if stopped."""
        fresh = self.seed + self.deals
        best, printed = self.run(self.task.apply(values), fresh), self.run({}, fresh)
        if best is None or printed is None:
            return None
        result = {
            "values": dict(values),
            "games": best.count,
            "loss": {"printed": self.loss(printed), "best": self.loss(best)},
            "targets": [
                {
                    "measure": target.measure,
                    "least": target.least,
                    "most": target.most,
                    "printed": interval(measured(printed, target.measure)),
                    "best": interval(measured(best, target.measure)),
                }
                for target in self.task.targets
            ],
            "costs": {name: interval(change) for name, _, _, change in paired(printed, best)},
        }
        (self.path / RESULT).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        return result


def interval(each: Estimate) -> list[float]:
    return [round(number, 4) for number in (each.value, each.low, each.high)]
