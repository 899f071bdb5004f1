"""The results of one's own games: counted once, without replaying anything."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from fajrant.house.deeds import Chair, Standing, Summary
from fajrant.house.results import result_of
from fajrant.house.store import EndedGame, ReviewSummary, SeatLoss
from fajrant.house.wire_reviews import FoundMark
from tests.server.conftest import Come
from tests.server.serving import Client, Json, generous, serving

ANIA = Chair(person="ania", name="Ania")
BARTEK = Chair(person="bartek", name="Bartek")
BOT = Chair(level="hard", name="Zeflik")


def ended(chairs: list[Chair], dealt: bool = True, reviewed: bool = False) -> EndedGame:
    points = [{"orders": 10 - 2 * seat, "tokens": seat} for seat in range(len(chairs))]
    standing = Standing(points, [1, 2, 3, 4][: len(chairs)], dealt)
    summary = Summary("t", "coal_baron", "ania", "over", chairs, [], 80, "2026-11-18", standing=standing)
    mistakes = [FoundMark(3, 0, "mistake", 0.1), FoundMark(4, 1, "blunder", 0.2)]
    review = ReviewSummary([SeatLoss(40, 0.5), SeatLoss(38, 0.2), SeatLoss(39, 0.1)], mistakes)
    return EndedGame(summary, review if reviewed else None)


def test_a_result_is_compared_with_the_mean_of_the_others() -> None:
    result = result_of(ended([BARTEK, ANIA, BOT]), "ania")
    assert result is not None
    assert (result.seat, result.place, result.points, result.seats, result.bots) == (1, 2, 9, 3, 1)
    assert result.categories == {"orders": 8, "tokens": 1}
    assert result.others == {"orders": 8.0, "tokens": 1.0}
    assert (result.decisions, result.loss, result.mistakes) == (None, None, None)


def test_a_reviewed_game_tells_what_its_decisions_cost() -> None:
    result = result_of(ended([ANIA, BOT, BOT], reviewed=True), "ania")
    assert result is not None
    assert (result.decisions, result.loss, result.bots) == (40, 0.5, 2)
    assert result.mistakes == [FoundMark(3, 0, "mistake", 0.1)]


@pytest.mark.parametrize(
    "game",
    [ended([ANIA, ANIA]), ended([ANIA, BOT], dealt=False), ended([BARTEK, BOT])],
    ids=["shared", "continued", "watched"],
)
def test_what_is_not_one_persons_own_game_does_not_count(game: EndedGame) -> None:
    assert result_of(game, "ania") is None


def play_alone(client: Client) -> str:
    """A solo game, played to its end by the first legal moves."""
    table: Json = client.ok("POST", "/tables", game="steamrollers", seats=[{"kind": "me"}], seed=3)
    path = f"/tables/{table['id']}"
    while table["status"] == "running":
        (moment,) = table["moments"]
        client.ok("POST", f"{path}/moves", seat=0, number=moment["number"], text=moment["moves"][0]["text"])
        table = client.get(path)
    return str(table["id"])


def test_a_finished_game_is_on_the_list_of_its_player_only(come: Come, anywhere: Path | str) -> None:
    with serving(generous(anywhere)) as server:
        ania = come("Ania", server.address)
        assert ania.get("/me/results") == []
        table = play_alone(ania)
        (result,) = ania.get("/me/results")
        shown = ania.get(f"/tables/{table}")
        assert (result["table"], result["game"], result["seats"]) == (table, "steamrollers", 1)
        assert result["categories"] == shown["categories"][0]
        assert result["points"] == sum(shown["categories"][0].values())
        assert result["ended"] == ania.get("/tables")[0]["updated"]
        assert come("Bartek", server.address).get("/me/results") == []
        # also after it was taken off the list of tables
        ania.ok("POST", f"/tables/{table}/hide")
        assert ania.get("/me/results") == [result]
        ania.ok("DELETE", f"/tables/{table}")
        assert ania.get("/me/results") == []


def test_games_of_earlier_versions_are_counted_too(come: Come, database: Path) -> None:
    with serving(generous(database)) as first:
        ania = come("Ania", first.address)
        play_alone(ania)
        results = ania.get("/me/results")
    connection = sqlite3.connect(database)
    (summary,) = connection.execute("SELECT summary FROM tables").fetchone()
    old = json.loads(summary)
    assert old.pop("standing") is not None
    connection.execute("UPDATE tables SET summary = ?", [json.dumps(old)])
    connection.commit()
    with serving(generous(database)) as second:
        ania.move_to(second.address)
        assert ania.get("/me/results") == results
    (again,) = connection.execute("SELECT summary FROM tables").fetchone()
    connection.close()
    assert json.loads(again)["standing"] == json.loads(summary)["standing"]  # stored, so that it is counted once
