"""Reviews of finished games: made once by the bots' workers, stored, and open to everybody who may see the game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fajrant import Match
from fajrant.house.ports import BotFailed
from fajrant.house.reviews import GLANCE
from fajrant.review import review
from fajrant.review.analysis import Played
from fajrant.server.sql import SqlStore
from fajrant.server.thinking import Thinkers
from tests.core.playing import GAMES
from tests.review.test_analysis import late
from tests.server.conftest import Come
from tests.server.serving import Client, Json, Serving, generous, serving
from tests.server.test_moves import two

pytestmark = pytest.mark.once  # the searches need the compiled engine

MATCH = late(GAMES[0], 2, 12)


def opened(client: Client, match: Match = MATCH) -> str:
    """The id of a finished table."""
    table: Json = client.ok("POST", "/tables/from-record", record=match.record())
    assert table["status"] == "over"
    return str(table["id"])


def made(server: Serving, client: Client, table: str) -> Json:
    """The review, when it is ready."""
    seen: list[Json] = [client.ok("POST", f"/tables/{table}/review")]

    def ready() -> bool:
        seen.append(client.get(f"/tables/{table}/review"))
        return bool(seen[-1]["status"] != "running")

    server.wait_until(ready)
    return seen[-1]


def test_a_finished_game_is_reviewed_as_on_the_command_line(server: Serving, come: Come) -> None:
    ania = come("Ania")
    table = opened(ania)
    assert ania.get(f"/tables/{table}/review") == {
        "status": "none", "done": 0, "total": 0, "found": [], "review": None, "solved": [],
    }  # fmt: skip
    state = made(server, ania, table)
    assert (state["status"], state["done"], state["total"]) == ("ready", 12, 12)
    assert state["review"] == review(MATCH).plain()


def test_a_review_is_stored_for_everybody(server: Serving, come: Come, database: Path) -> None:
    with serving(generous(database)) as first:
        ania = come("Ania", address=first.address)
        table = opened(ania)
        state = made(first, ania, table)
    with serving(generous(database, bot_seconds=0.0)) as second:  # nobody can think any more
        stranger = come("Bartek", address=second.address)
        assert stranger.get(f"/tables/{table}/review") == state
        assert stranger.ok("POST", f"/tables/{table}/review") == state
        ania.move_to(second.address)
        ania.ok("DELETE", f"/tables/{table}")
        ania.refused("GET", f"/tables/{table}/review", 404, "not_found")


def test_a_running_game_is_not_reviewed(come: Come) -> None:
    asked, _, table, _ = two(come)
    asked.refused("POST", f"/tables/{table}/review", 409, "not_running")
    asked.refused("GET", f"/tables/{table}/review", 409, "not_running")
    asked.refused("POST", "/tables/nowhere/review", 404, "not_found")


def test_reviews_are_limited(come: Come, database: Path) -> None:
    with serving(generous(database, review_burst=1, review_rate=1e-6)) as server:
        ania = come("Ania", address=server.address)
        table = opened(ania)
        made(server, ania, table)
        ania.ok("POST", f"/tables/{table}/review")  # a stored one costs nothing
        ania.refused("POST", f"/tables/{opened(ania)}/review", 429, "too_fast")


def test_only_so_many_reviews_are_made_at_once(come: Come, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinkers, "judge", never)
    with serving(generous(database, reviews=1)) as server:
        ania = come("Ania", address=server.address)
        table = opened(ania)
        for _ in range(2):
            assert ania.ok("POST", f"/tables/{table}/review")["status"] == "running"
        ania.refused("POST", f"/tables/{opened(ania)}/review", 429, "too_many")


def test_a_review_that_fails_says_so_and_can_be_begun_again(come: Come, database: Path) -> None:
    with serving(generous(database, bot_seconds=0.0)) as server:
        ania = come("Ania", address=server.address)
        table = opened(ania)
        assert made(server, ania, table)["status"] == "failed"
        assert ania.ok("POST", f"/tables/{table}/review")["status"] in ("running", "failed")


class Judging:
    """Stands in for the workers, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []  # (number, budget)

    def failing(self, number: int, budget: int) -> bool:
        return False

    async def judge(self, slug: str, position: str, owner: str, played: Played, budget: int, *_: object) -> None:
        await asyncio.sleep(0)  # as many are asked at once as with workers
        self.asked.append((played.number, budget))
        if self.failing(played.number, budget):
            raise BotFailed("Broken")

    def stand_in(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Thinkers, "judge", lambda _, *args: self.judge(*args))


def test_a_judgement_that_fails_is_tried_again(server: Serving, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    judging = Judging()
    monkeypatch.setattr(judging, "failing", lambda *asked: judging.asked.count(asked) == 1)
    judging.stand_in(monkeypatch)
    ania = come("Ania")
    assert made(server, ania, opened(ania))["status"] == "ready"
    assert len(judging.asked) == 2 * 2 * 12  # two looks at each decision, and each judgement failed once


def test_a_review_that_is_begun_again_judges_only_what_is_missing(
    server: Serving, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    judging = Judging()
    monkeypatch.setattr(judging, "failing", lambda number, budget: number == 12 and budget > GLANCE)
    judging.stand_in(monkeypatch)
    ania = come("Ania")
    table = opened(ania)
    state = made(server, ania, table)
    assert state["status"] == "failed"
    assert 0 < state["done"] < 12
    judged = {number for number, budget in judging.asked if budget > GLANCE} - {12}
    judging.asked.clear()
    monkeypatch.setattr(judging, "failing", lambda *_: False)
    assert made(server, ania, table)["status"] == "ready"
    assert {number for number, _ in judging.asked} == set(range(1, 13)) - judged
    assert all(budget > GLANCE for _, budget in judging.asked)


def test_any_error_ends_a_review_and_it_can_be_begun_again(
    server: Serving, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("something nobody thought of")

    judging = Judging()
    judging.stand_in(monkeypatch)
    ania = come("Ania")
    table = opened(ania)
    with monkeypatch.context() as patch:
        patch.setattr(SqlStore, "store_review", broken)
        assert made(server, ania, table)["status"] == "failed"
    judging.asked.clear()
    assert made(server, ania, table)["status"] == "ready"
    assert judging.asked == []  # all verdicts have been kept


def test_progress_begins_with_the_first_look(server: Serving, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the usual budget of long games, the first look is a sixth of the work."""

    async def only_glances(_bots: Thinkers, *question: Any) -> None:
        if question[4] > GLANCE:
            await asyncio.Event().wait()

    monkeypatch.setattr(Thinkers, "judge", only_glances)
    monkeypatch.setattr("fajrant.house.reviews.usual_budget", lambda _: 200)
    ania = come("Ania")
    table = opened(ania)
    ania.ok("POST", f"/tables/{table}/review")
    server.wait_until(lambda: bool(ania.get(f"/tables/{table}/review")["done"] == 2))


def test_another_move_can_be_tried_at_a_reviewed_decision(server: Serving, come: Come) -> None:
    ania = come("Ania")
    table = opened(ania)
    ania.refused("GET", f"/tables/{table}/review/1", 404, "not_found")  # there is no review yet
    decisions = made(server, ania, table)["review"]["decisions"]
    one = max(decisions, key=lambda row: len(row["compared"]))
    path = f"/tables/{table}/review/{one['number']}"
    moment: Json = ania.get(path)
    assert (moment["seat"], moment["number"]) == (one["seat"], one["number"] - 1)
    legal = [move["text"] for move in moment["moves"]]
    assert one["move"] in legal
    # what was compared is known; anything else is searched in the same way
    for row in one["compared"]:
        assert ania.ok("POST", path, move=row["move"]) == row
    other = next(
        (row, move)
        for row in decisions
        if row["compared"]
        for move in moves_at(ania, table, row["number"])
        if move not in [each["move"] for each in row["compared"]]
    )
    answer = ania.ok("POST", f"/tables/{table}/review/{other[0]['number']}", move=other[1])
    assert answer["move"] == other[1]
    assert 0 <= answer["chance"] <= 1
    # trying changes nothing
    assert ania.get(f"/tables/{table}/review")["review"]["decisions"] == decisions


def moves_at(client: Client, table: str, number: int) -> list[str]:
    return [str(move["text"]) for move in client.get(f"/tables/{table}/review/{number}")["moves"]]


def test_bad_answers_are_refused(server: Serving, come: Come) -> None:
    ania = come("Ania")
    table = opened(ania)
    made(server, ania, table)
    ania.refused("POST", f"/tables/{table}/review/1", 422, "illegal_move", move="fly away")
    ania.refused("POST", f"/tables/{table}/review/1", 400, "bad_request", move=7)
    ania.refused("POST", f"/tables/{table}/review/99", 404, "not_found", move="pass")
    ania.refused("GET", f"/tables/{table}/review/0", 404, "not_found")


def test_solved_exercises_are_remembered_with_the_person(server: Serving, come: Come) -> None:
    ania, bartek = come("Ania"), come("Bartek")
    table = opened(ania)
    decisions = made(server, ania, table)["review"]["decisions"]
    one = max(decisions, key=lambda row: row["loss"])
    path = f"/tables/{table}/review/{one['number']}"
    ania.ok("POST", path, move=one["move"])
    assert ania.get(f"/tables/{table}/review")["solved"] == []
    ania.ok("POST", path, move=one["best"])
    assert ania.get(f"/tables/{table}/review")["solved"] == [one["number"]]
    assert bartek.get(f"/tables/{table}/review")["solved"] == []
    item = {"source": table, "item": str(one["number"]), "tries": 2, "solved": True}
    assert ania.get("/me/data")["exercises"] == [item]
    ania.ok("DELETE", f"/tables/{table}")
    assert ania.get("/me/data")["exercises"] == []


def test_exercises_that_cannot_be_shown_do_not_use_up_the_limit(come: Come, database: Path) -> None:
    with serving(generous(database, replay_burst=1, replay_rate=1e-6)) as server:
        ania = come("Ania", address=server.address)
        for _ in range(3):
            ania.refused("GET", "/tables/nowhere/review/1", 404, "not_found")
