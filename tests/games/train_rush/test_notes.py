"""The notes beside moves in the terminal, and the map as text."""

from __future__ import annotations

from fajrant.games.train_rush.content import BOX
from tests.games.train_rush.table import new, table


def map_of(lines: list[str]) -> list[str]:
    start = next(number for number, line in enumerate(lines) if line.startswith("Map "))
    return [line for line in lines[start + 1 :] if line.split(" ")[0] in ("START", *PREFIXES)][: len(PREFIXES) + 1]


PREFIXES = [region + loop for loop in "IMO" for region in "CRA"]


def test_investment_actions_say_their_price() -> None:
    t = table("investment 9\n coal 0")
    noted = t.notes()
    for row in BOX["investment_actions"]:
        if f"invest {row['id']}" in t.moves():
            assert noted[f"invest {row['id']}"] == f"investment {row['cost']}"
    assert noted["invest market_2"] == "investment 3"
    assert "invest pass" not in noted


def test_a_sector_says_what_it_brings() -> None:
    t = table(at="lobby", bids="0:5 1:3", spies="calestia_finance 1 1; ravenshire_resources 0 0", round=3)
    noted = t.notes()
    assert noted["lobby calestia finance"] == "investment 2→3"  # the third space has no bonus
    assert noted["lobby ravenshire finance"] == "investment 2→3, gain 1 investment"
    assert noted["lobby ravenshire resources"] == "coal 1→2"
    assert noted["lobby awhar resources"] == "coal 1→2, gain 1 coal"


def test_a_track_whose_top_is_taken_says_so() -> None:
    t = table("progress coal 4", "progress coal 5", at="lobby", bids="0:5 1:3")
    assert t.notes()["lobby awhar resources"].startswith("coal: no advance: the top is taken")
    t = table("progress coal 5", at="lobby", bids="0:5 1:3")
    assert t.notes()["lobby awhar resources"].startswith("coal: no advance: you are at the top")


def test_heroes_say_their_bonus() -> None:
    t = new(2)
    while t.match.view(None)["decision"]["point"] != "hero_prekeep":
        seat = t.match.acting()[0]
        t.match.play(seat, t.match.moves(seat)[0])
    seat = t.match.acting()[0]
    moves = t.match.moves(seat)
    words = t.match.game.names("en")
    noted = t.match.game.notes(t.match.view(seat), moves, words)
    assert noted == [words[move.split()[1] + "_text"] for move in moves]
    assert all(noted)


def test_the_black_market_says_its_prices() -> None:
    t = table("at AM7\nwagons W105 gold, W106 gold, W107 copper, W207 water food\n progress unloading 1", at="move3")
    t.play("choose_target AM9")
    noted = t.notes()
    prices = {row["id"]: row["cost"] for row in BOX["black_market_rewards"]}
    assert noted["black_market bm_c3"] == f"goods worth {prices['bm_c3']}"
    assert "black_market decline" not in noted


def test_a_movement_says_what_its_target_offers() -> None:
    t = table("at CI0", at="move3", tiles="1 B12")
    assert t.notes()["choose_target CI3"] == "3 VP, +4"
    t = table("at CI2", at="move3", tiles="1 B12")
    assert t.notes()["choose_target CI5a"] == "build a warehouse"


def test_the_map_has_every_space_once_in_driving_order() -> None:
    t = table("at CM6", "at CI5a", at="move3")
    rows = map_of(t.drawn(0))
    assert [row.split(" ")[0] for row in rows] == PREFIXES
    row = rows[PREFIXES.index("CI")]
    assert row.startswith("CI Calestia, inner | LEAD 0↗CM0 1 2 Rackglen 4 (CZ1: 5a=1[1] 6a=2 | 5b=3 6b=4) → RI0")
    assert "1↘CI2" in rows[PREFIXES.index("CM")]
    assert "Vardimium[0] 7 8↗CO12 black market → RM0" in rows[PREFIXES.index("CM")]
    text = " ".join(rows)
    for node in BOX["map"]["nodes"]:
        if node["kind"] == "siding":
            assert f"{node['id'][2:]}={node['number']}" in text
    for city in BOX["cities"]:
        assert text.count(city["name_en"]) == 1


def test_the_map_shows_locomotives_at_the_start() -> None:
    t = table("", at="move3")
    assert map_of(t.drawn(None, whole=True))[0] == "START | [0, 1] → LEAD"
    t.play("choose_target CI1")
    assert map_of(t.drawn(None, whole=True))[0] == "START | [1] → LEAD"
