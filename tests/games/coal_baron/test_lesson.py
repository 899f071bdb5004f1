"""The lesson's texts name prices and points: the game has to agree with them."""

from __future__ import annotations

from typing import Any

from fajrant.games import load
from tests.games.lesson_views import views_by_step

VIEWS = views_by_step(load("coal_baron"))


def needed(step: str, space: str) -> int:
    return int(VIEWS[step]["spaces"][space]["need"])


def own(step: str) -> dict[str, Any]:
    pit: dict[str, Any] = VIEWS[step]["pits"][0]
    return pit


def test_spaces_cost_as_many_workers_as_the_texts_say() -> None:
    assert needed("factory", "factory_7") == 1
    assert (needed("price", "mining_10"), needed("price", "mining_6")) == (2, 1)
    assert [needed("again", f"mining_{steps}") for steps in (6, 8, 10)] == [2, 2, 3]
    assert needed("deliver", "delivery_horse_cart") == 1
    assert [needed("look", space) for space in ("order_draw", "order_2", "order_4")] == [1, 2, 2]
    assert (needed("handcart", "delivery_handcart"), own("handcart")["workers"]) == (2, 3)
    assert (needed("last", "order_1"), own("last")["workers"]) == (1, 1)


def test_the_learner_has_the_points_and_marks_that_the_texts_name() -> None:
    assert own("factory")["marks"] == 9
    assert own("balance")["marks"] == 6
    assert [own(step)["vp"] for step in ("deliver", "balance", "handcart", "last", "scoring")] == [0, 17, 17, 24, 33]


def test_the_park_step_is_the_last_one_of_ten() -> None:
    assert VIEWS["park"]["decision"]["left"] == 1
    assert [order["complete"] for order in own("park")["orders"]] == [False, True, True]
    assert all(order["complete"] for order in own("deliver")["orders"])


def test_the_light_tunnel_evens_out_the_pit() -> None:
    assert (own("balance")["light"], own("balance")["dark"]) == (0, 1)
    assert (own("look")["light"], own("look")["dark"]) == (1, 1)


def test_the_shift_is_scored_before_the_scoring_step() -> None:
    assert (VIEWS["last"]["shift"], VIEWS["scoring"]["shift"]) == (1, 2)
