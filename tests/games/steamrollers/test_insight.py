"""What a position promises, and whole games of players who know what they want."""

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
def test_what_helps_is_worth_more(less: str, more: str) -> None:
    options = {"orders": "on"} if "delivered" in less else {}
    assert worth(table("", more, options=options), 1) > worth(table("", less, options=options), 1)


def test_goods_that_can_be_delivered_are_worth_more_than_others() -> None:
    sheet = LINE + "boxes 1"
    assert worth(table(sheet, goods="1 grey")) > worth(table(sheet, goods="1 red"))


def test_a_delivery_within_reach_counts_before_it_is_made() -> None:
    t = acting(1, LINE + "boxes 1", goods="1 grey")
    other = acting(1, LINE + "boxes 1", goods="1 red")
    assert worth(t) > worth(other) + 0.5


def test_it_is_the_sum_of_its_terms() -> None:
    for t in (table(LINE + "tiles 5a", options={"orders": "on"}), solo(LINE, crosses="1 2 3 4 5 6")):
        game = t.match.game
        found = game.prospects(t.match.position, 0)
        assert len(found) == len(game.terms())
        assert sum(found) == pytest.approx(worth(t))


def test_it_does_not_look_at_the_dice_to_come() -> None:
    t = table(LINE + "boxes 1", "points 3")
    for world in t.worlds(0, 5):
        assert [worth(world, seat) for seat in range(2)] == [worth(t, seat) for seat in range(2)]


def test_at_the_end_it_is_the_score() -> None:
    t = table(LINE, "points 3", turn=1, dice="4 5", goods="1 -; 2 -; 3 -")
    t.play("die 4", "take")
    assert [worth(t, seat) for seat in range(2)] == [float(score) for score in t.match.scores()]


def test_alone_it_is_the_lead_over_ewa() -> None:
    t = ewas_turn(4, "points 20", goods="1 -; 2 -; 3 -; 4 red", crosses="0 0 2 1 0 0")
    t.play("upgrade")
    assert worth(t) == float(t.match.scores()[0] - t.sees(0)["ewa"]["total"])


def test_alone_a_region_that_fills_up_is_a_danger() -> None:
    assert worth(solo(crosses="1 1 1 1 1 1")) > worth(solo(crosses="0 0 0 0 0 6"))


def ewas_hope(crosses: str, goods: str) -> float:
    """What she may still get, beside what she has."""
    t = solo(crosses=crosses, goods=goods)
    found = t.match.game.prospects(t.match.position, 0)[t.match.game.terms().index("ewa")]
    return -found - float(t.sees(0)["ewa"]["total"])


def test_alone_crosses_bring_ewa_points_as_long_as_goods_lie_in_their_region() -> None:
    full = "1 red; 2 blue; 3 red; 4 red; 5 red; 6 red"
    none_in_3 = "1 red; 2 blue; 3 -; 4 red; 5 red; 6 red"
    assert ewas_hope("0 0 3 0 0 0", full) > ewas_hope("0 0 1 0 0 0", full) > ewas_hope("0 0 0 0 0 0", full)
    assert ewas_hope("0 0 3 0 0 0", none_in_3) == pytest.approx(ewas_hope("0 0 0 0 0 0", none_in_3))


# ---------------------------------------------------------------- what deserves the first look


def weights(t: Table) -> dict[str, float]:
    moves = t.match.position.legal(0)
    return dict(zip([move.text for move in moves], t.match.game.priors(t.match.position, 0, moves), strict=True))


def test_the_piece_that_completes_a_link_is_looked_at_first_and_dead_ends_last() -> None:
    t = acting(1, "track C2:W-E D2:W-E")
    t.play("build")
    found = weights(t)
    best = max(found, key=lambda move: found[move])
    assert best == "piece B2 0 3"
    assert found[best] > found["piece B2 0 2"] > found["piece B2 1 4"] > found["piece B1 2 5"]


def test_a_delivery_deserves_a_look_the_sooner_the_further_it_goes() -> None:
    short = weights(acting(1, LINE + "boxes 1", goods="1 grey"))
    detour = "track E3:NE-SW D4:NE-SE B3:NW-E C3:W-SE C4:NW-SE D5:NW-E \n boxes 1 2 3 4"
    long = weights(acting(1, LINE + detour, goods="1 grey"))
    assert long["deliver"] > short["deliver"] > short["take"]


# ---------------------------------------------------------------- whole games


def thoughtful(match: Match, seat: int, dice: Dice) -> str:
    """A move by its weight: links get built and goods delivered, which hardly happens at random."""
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
    """Everything is conserved, saved and replayed in games in which much is delivered."""
    told: set[str] = set()
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
            match.play(seat, thoughtful(match, seat, dice))
        match.game.audit(match.position)
        told |= {event["event"] for event in match.journal(None)}
        assert fajrant.read_record(match.record()).digest() == match.digest()
    assert {"built", "linked", "upgraded", "took", "tile_used", "delivered"} <= told
    if options and seats > 1:
        assert "start_tile_taken" in told
