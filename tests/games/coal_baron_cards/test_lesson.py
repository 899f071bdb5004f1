"""The lesson's texts name prices and points: the game has to agree with them."""

from __future__ import annotations

from typing import Any

from fajrant.games import load
from tests.games.lesson_views import views_by_step

VIEWS = views_by_step(load("coal_baron_cards"))


def price(step: str, zone: str) -> int:
    return int(VIEWS[step]["zones"][zone]["required"])


def own(step: str) -> dict[str, Any]:
    mine: dict[str, Any] = VIEWS[step]["mines"][0]
    return mine


def points(step: str) -> int:
    return sum(own(step)["points"].values())


def test_zones_cost_as_many_workers_as_the_texts_say() -> None:
    assert price("order", "order") == price("lorry", "lorry_1") == price("wagon", "wagon_1") == 1
    assert price("wagon", "lorry_1") == 4  # after the learner each rival paid one more
    assert price("engine", "engine") == 2
    assert price("wild", "wagon_2") == price("single", "lorry_2") == 1
    assert (price("mine", "mining_23"), price("mine", "mining_12")) == (3, 1)
    assert price("deliver", "delivery") == price("deliver", "mining_01") == 2
    assert price("last", "engine") == 4
    assert price("share", "share") == 1


def test_the_learner_holds_the_worker_cards_that_the_texts_name() -> None:
    assert own("pay")["workers"] == [1, 1, 2, 2, 3, 4]
    assert own("mine")["workers"] == [2, 3, 4]
    assert own("deliver")["workers"] == [2, 4]
    assert own("last")["workers"] == [4]


def test_the_train_carries_what_the_texts_say() -> None:
    assert own("load")["row"] == ["lorry_wheel_2", "lorry_wheel_1b"]
    assert [own(step)["docks"][0]["lorries"] for step in ("load", "full", "deliver")] == [0, 2, 3]


def test_the_learner_has_the_points_that_the_texts_name() -> None:
    assert [points(step) for step in ("deliver", "last", "shift", "end")] == [0, 9, 9, 12]
    assert own("end")["points"] == {"lorries": 2, "orders": 7, "shares": 3, "tokens": 0, "objectives": 0}


def test_a_rival_gets_the_shift_token_before_the_shift_step() -> None:
    assert (VIEWS["last"]["shift"], VIEWS["shift"]["shift"]) == (1, 2)
    assert [mine["tokens"] for mine in VIEWS["shift"]["mines"]] == [[], [], [1]]
