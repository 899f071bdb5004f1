"""Lessons over HTTP."""

from __future__ import annotations

from fajrant.games import SHELF, load
from fajrant.games.lessons import read_lesson
from tests.server.conftest import Come

TAUGHT = [slug for slug in SHELF if read_lesson(load(slug)) is not None]


def test_the_shelf_says_how_long_each_lesson_is(come: Come) -> None:
    ania = come()
    for game in ania.get("/games"):
        script = read_lesson(load(game["slug"]))
        assert game["lesson"] == (0 if script is None else len(script.steps))


def test_the_shelf_knows_the_easier_start_of_a_first_game(come: Come) -> None:
    games = come().get("/games")
    assert all(option["first"] in option["values"] for game in games for option in game["options"])
    (rush,) = [game for game in games if game["slug"] == "train_rush"]
    (heroes,) = [option for option in rush["options"] if option["name"] == "heroes"]
    assert (heroes["default"], heroes["first"]) == ("draft", "random")


def test_a_lesson_is_fetched_once(come: Come) -> None:
    ania = come()
    for slug in TAUGHT:
        answer = ania.ask("GET", f"/games/{slug}/lesson")
        assert answer.json()["game"] == slug
        assert len(answer.json()["steps"]) >= 10
        again = ania.http.get(f"/api/games/{slug}/lesson", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


def test_a_learner_can_play_on_against_the_guides(come: Come) -> None:
    ania = come()
    slug = TAUGHT[0]
    lesson = ania.get(f"/games/{slug}/lesson")
    record = ania.ask("GET", f"/games/{slug}/lesson/record").text
    seats = [
        {"kind": "bot", "level": "easy", "name": name} if name else {"kind": "me", "name": "Ania"}
        for name in lesson["names"]
    ]
    table = ania.ask("POST", "/tables/from-record", record=record, seats=seats).json()
    assert table["status"] == "running"
    assert [seat["kind"] for seat in table["seats"]].count("bot") == len(seats) - 1
    assert table["chosen_seed"]


def test_there_is_no_lesson_of_an_unknown_game(come: Come) -> None:
    ania = come()
    ania.refused("GET", "/games/chess/lesson", 404, "not_found")
    ania.refused("GET", "/games/chess/lesson/record", 404, "not_found")
