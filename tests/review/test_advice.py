"""Hints: the expert's move, its expectation and the turn's gains, computed only from what the seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from fajrant.core.dice import seeded
from fajrant.core.game import Game
from fajrant.review import hint
from fajrant.review.advice import RIVALS, advise
from fajrant.texts import LANGUAGES, Texts
from tests.bots.brief import brief_style
from tests.core.playing import GAMES, SOME_TABLES, curious_game
from tests.games.coal_baron_cards.table import table

STYLE = brief_style("expert", 40)


@pytest.mark.once
@pytest.mark.parametrize(("slug", "seats", "options"), SOME_TABLES, ids=str)
def test_a_hint_does_not_depend_on_hidden_cards(slug: str, seats: int, options: dict[str, str]) -> None:
    compared = 0
    for match in curious_game(slug, seats, options, seed=40 + seats):
        number = match.decisions()
        seat = match.acting()[0]
        if number % 9 == 0:
            world = match.determinize(seat, number)
            hints = [
                advise(known.game, known.position, seat, seeded(number), brief_style("expert")).plain()
                for known in (match, world)
            ]
            assert hints[0] == hints[1], match.record()
            compared += world.digest() != match.digest()
    assert compared > 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_the_terms_add_up_to_the_evaluation(game: Game[Any]) -> None:
    for match in curious_game(game.slug, game.seats[0], {}, seed=1):
        for seat in range(game.seats[0]):
            prospects = game.prospects(match.position, seat)
            assert len(prospects) == len(game.terms()) + 1
            assert sum(prospects) == pytest.approx(game.evaluate(match.position, seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_expectations_of_all_seats_equal_the_separate_evaluations(game: Game[Any]) -> None:
    seats = game.seats[-1]
    for match in curious_game(game.slug, seats, {}, seed=2):
        evaluations = [game.evaluate(match.position, seat) for seat in range(seats)]
        assert game.expectations(match.position) == evaluations


def test_a_delivery_brings_points_at_once() -> None:
    t = table("""
        dock 1   wild[wheel_2] wild[clover_2] green
        orders   barracks_4
    """)
    (seat,) = t.match.acting()
    advice = advise(t.match.game, t.match.position, seat, seeded(1), STYLE)
    assert advice.best.move.text == "place delivery"
    gains = dict(advice.gains)
    assert gains["points"] == pytest.approx(10.0)
    assert gains["workers"] < 0
    assert [gain for _, gain in advice.gains] == sorted(gains.values(), reverse=True)
    assert set(gains) <= {*t.match.game.terms(), RIVALS}
    assert advice.second is not None
    assert advice.second.move is not advice.best.move
    assert advice.best.points > advice.second.points
    assert 0.0 < advice.best.chance < 1.0


def test_a_hint_in_words() -> None:
    t = table("""
        dock 1   wild[wheel_2] wild[clover_2] green
        orders   barracks_4
    """)
    data = {
        "move": "place delivery",
        "expected": {"points": 61.04, "chance": 0.614},
        "next": {"move": "pass", "expected": {"points": 50.0, "chance": 0.5}},
        "reasons": [{"term": "points", "gain": 10.0}, {"term": "workers", "gain": -0.95}],
    }
    sentences = [Texts(language, t.match.game).hint(data) for language in LANGUAGES]
    assert sentences == [
        "Best: place workers: delivery. Expected: 61 points, 61% to win. This turn brings: points at once +10, "
        "worker cards −0.9. Next best: pass for the rest of the shift. Expected: 50 points, 50% to win.",
        "Najlepiej: wyślij górników: dostawa. Przewidywany wynik: 61 pkt, 61% szans na wygraną. Ta tura przynosi: "
        "punkty od razu +10, karty górników −0,9. Drugi najlepszy ruch: spasuj do końca szychty. "
        "Przewidywany wynik: 50 pkt, 50% szans na wygraną.",
    ]


def test_the_only_move_has_no_next_best() -> None:
    for match in curious_game("coal_baron_cards", 3, {}, seed=0):
        seat = match.acting()[0]
        if len(match.moves(seat)) == 1:
            advice = hint(match.game, match.position, seat, seeded(1), lambda: float("inf"))
            assert advice.best.move.text == match.moves(seat)[0]
            assert advice.second is None
            return
    pytest.fail("no seat was asked with a single option")
