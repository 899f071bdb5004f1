"""The evaluation, the priors, and whole games played by the priors."""

from __future__ import annotations

import pytest

import fajrant
from fajrant.core.dice import Dice, seeded
from fajrant.core.match import Match
from tests.games.steamrollers.table import SLUG, Table, acting, ewas_turn, solo, table

LINE = "track B2:W-E C2:W-E D2:W-E \n"


def worth(t: Table, seat: int = 0) -> float:
    return t.match.game.evaluate(t.match.position, seat)


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("", "boxes 1"),
        ("", "track B3:NW-SW"),
        ("track B3:NW-SW", "track B3:NW-SW A4:NE-SE"),
        ("track B3:W-E", "track B3:NW-SW"),
        (LINE + "boxes 1", LINE + "boxes 1 2"),
        ("points 3", "points 4"),
        ("", "tiles 6b"),
        ("boxes 1", "boxes 1 \n tiles 3a"),
        ("delivered red", "delivered red red"),
        ("delivered red red", "delivered red red blue"),
    ],
)
def test_an_advantage_raises_the_evaluation(less: str, more: str) -> None:
    options = {"orders": "on"} if "delivered" in less else {}
    richer, poorer = [table("", sheet, options=options) for sheet in (more, less)]
    assert worth(richer, 1) - worth(richer, 0) > worth(poorer, 1) - worth(poorer, 0)


def test_deliverable_goods_are_worth_more_than_others() -> None:
    sheet = LINE + "boxes 1"
    assert worth(table(sheet, goods="1 grey")) > worth(table(sheet, goods="1 red"))


def test_a_delivery_within_reach_counts_before_it_is_made() -> None:
    t = acting(1, LINE + "boxes 1", goods="1 grey")
    other = acting(1, LINE + "boxes 1", goods="1 red")
    assert worth(t) > worth(other) + 0.5


def test_the_evaluation_is_the_sum_of_its_terms() -> None:
    for t in (table(LINE + "tiles 5a", options={"orders": "on"}), solo(LINE, crosses="1 2 3 4 5 6")):
        game = t.match.game
        terms = game.prospects(t.match.position, 0)
        assert len(terms) == len(game.terms()) + 1  # and the rest
        assert sum(terms) == pytest.approx(worth(t))


def test_the_evaluation_does_not_depend_on_future_rolls() -> None:
    t = table(LINE + "boxes 1", "points 3")
    for world in t.worlds(0, 5):
        assert [worth(world, seat) for seat in range(2)] == [worth(t, seat) for seat in range(2)]


def test_at_the_end_the_evaluation_is_the_score() -> None:
    t = table(LINE, "points 3", turn=1, dice="4 5", goods="1 -; 2 -; 3 -")
    t.play("die 4", "take")
    assert [worth(t, seat) for seat in range(2)] == [float(score) for score in t.match.scores()]


def test_solo_evaluation_is_the_lead_over_ewa() -> None:
    t = ewas_turn(4, "points 20", goods="1 -; 2 -; 3 -; 4 red", crosses="0 0 2 1 0 0")
    t.play("upgrade")
    assert worth(t) == float(t.match.scores()[0] - t.sees(0)["ewa"]["total"])


def test_solo_a_nearly_full_region_is_a_danger() -> None:
    assert worth(solo(crosses="1 1 1 1 1 1")) > worth(solo(crosses="0 0 0 0 0 6"))


def ewas_expected_points(crosses: str, goods: str) -> float:
    """The points that Ewa is expected to get beyond those she has."""
    t = solo(crosses=crosses, goods=goods)
    term = t.match.game.features(t.match.position, 0)[t.match.game.terms().index("ewa")]
    return -term - float(t.sees(0)["ewa"]["total"])


def test_solo_crosses_bring_ewa_points_while_their_region_has_goods() -> None:
    full = "1 red; 2 blue; 3 red; 4 red; 5 red; 6 red"
    none_in_3 = "1 red; 2 blue; 3 -; 4 red; 5 red; 6 red"
    assert (
        ewas_expected_points("0 0 3 0 0 0", full)
        > ewas_expected_points("0 0 1 0 0 0", full)
        > ewas_expected_points("0 0 0 0 0 0", full)
    )
    assert ewas_expected_points("0 0 3 0 0 0", none_in_3) == pytest.approx(
        ewas_expected_points("0 0 0 0 0 0", none_in_3)
    )


# ---------------------------------------------------------------- priors


def weights(t: Table) -> dict[str, float]:
    moves = t.match.position.legal(0)
    return dict(zip([move.text for move in moves], t.match.game.priors(t.match.position, 0, moves), strict=True))


def test_a_piece_that_completes_a_link_has_the_highest_prior_and_a_dead_end_the_lowest() -> None:
    t = acting(1, "track C2:W-E D2:W-E")
    t.play("build")
    priors = weights(t)
    best = max(priors, key=lambda move: priors[move])
    assert best == "piece B2 0 3"
    assert priors[best] > priors["piece B2 0 2"] > priors["piece B2 1 4"] > priors["piece B1 2 5"]


def test_a_longer_delivery_has_a_higher_prior() -> None:
    short = weights(acting(1, LINE + "boxes 1", goods="1 grey"))
    detour = "track E3:NE-SW D4:NE-SE B3:NW-E C3:W-SE C4:NW-SE D5:NW-E \n boxes 1 2 3 4"
    long = weights(acting(1, LINE + detour, goods="1 grey"))
    assert long["deliver"] > short["deliver"] > short["take"]


# ---------------------------------------------------------------- whole games


def choose_by_prior(match: Match, seat: int, dice: Dice) -> str:
    """Chooses moves by their priors: links get built and goods delivered, which random play hardly ever does."""
    moves = match.position.legal(seat)
    weights = match.game.priors(match.position, seat, moves)
    assert len(weights) == len(moves)
    assert min(weights) > 0
    chosen = max(range(len(moves)), key=lambda place: weights[place] * (1 + dice.below(100)))
    return moves[chosen].text


ALL_ON = {"coal": "on", "orders": "on", "start_tiles": "on", "level": "medium"}


@pytest.mark.parametrize("options", [{}, ALL_ON], ids=["plain", "everything"])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_games_with_links_and_deliveries(seats: int, options: dict[str, str]) -> None:
    """Components are conserved, and positions saved and replayed, in games with many deliveries."""
    kinds: set[str] = set()
    for seed in range(2):
        match = fajrant.new(SLUG, seats, seed, options)
        dice = seeded(seed)
        while match.acting():
            match.game.audit(match.position)
            if match.decisions() % 6 == 0:
                twin = fajrant.from_json(match.to_json())
                assert (twin.digest(), twin.view(0)) == (match.digest(), match.view(0))
                assert [twin.moves(seat) for seat in range(seats)] == [match.moves(seat) for seat in range(seats)]
            seat = match.acting()[0]
            match.play(seat, choose_by_prior(match, seat, dice))
        match.game.audit(match.position)
        kinds |= {event["event"] for event in match.journal(None)}
        assert fajrant.read_record(match.record()).digest() == match.digest()
    assert {"built", "linked", "upgraded", "took", "tile_used", "delivered"} <= kinds
    if options and seats > 1:
        assert "start_tile_taken" in kinds
