"""§4.1, D1, D9 and §6.1: turns, passing, the end of a shift and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.coal_baron_cards.table import board, table

OPEN_AT_FIRST = ["lorry_1", "lorry_2", "wagon_1", "wagon_2", "engine", "order", "mining_01", "wild", "objective",
                     "innovation", "share"]  # fmt: skip
ALL_WORKERS_LAID = "lorry_1 0:1 0:2 0:3; lorry_2 0:1 0:2; wagon_1 0:1; wagon_2 0:1; share 0:1"


def test_d1_action_innovations_choosable_zones_and_pass() -> None:
    t = table("innovations worker_3 lorry mining")
    assert t.asked() == "0 MAIN"
    assert t.moves() == ["innovation inno_lorry", *[f"place {zone}" for zone in OPEN_AT_FIRST], "pass"]


def test_d1_is_asked_again_after_an_innovation() -> None:
    t = table("innovations order share")
    t.play("innovation inno_order")
    assert t.asked() == "0 MAIN"
    assert t.moves("innovation") == ["inno_share"]
    t.play("innovation inno_share")
    assert t.asked() == "0 MAIN"
    assert t.moves("innovation") == []
    assert t.moves("place") == OPEN_AT_FIRST


def test_d1_has_no_end_turn() -> None:
    t = table("innovations order")
    assert "end_turn" not in t.moves()
    t.play("innovation inno_order")
    assert "end_turn" not in t.moves()


def test_d1_a_seat_that_passes_is_out_for_the_shift() -> None:
    t = table("innovations order", seats=3)
    t.play("0: pass", "1: place share", "2: place order", "1: place objective", "2: pass")
    assert t.asked() == "1 MAIN"
    assert [mine["passed"] for mine in t.truth()["mines"]] == [True, False, True]


def test_d9_innovations_or_the_end_of_the_turn() -> None:
    t = table("innovations order share mining")
    t.play("place objective")
    assert t.asked() == "0 AFTER"
    assert t.moves() == ["innovation inno_order", "innovation inno_share", "end_turn"]
    t.play("innovation inno_share")
    assert t.asked() == "0 AFTER"
    assert t.moves() == ["innovation inno_order", "end_turn"]
    t.play("end_turn")
    assert t.asked() == "1 MAIN"
    assert t.line("innovations") == "order mining"


def test_d9_is_skipped_when_no_innovation_can_be_played() -> None:
    t = table("innovations worker_3 mining delivery")
    t.play("0: place objective", "pay 1")
    assert t.asked() == "1 MAIN"


@pytest.mark.parametrize("users", ["", "mining_01 1:1", "mining_01 1:1 2:2", "mining_01 2:1 1:2"])
def test_r28_the_token_of_an_unused_mining_01_goes_to_the_start_player(users: str) -> None:
    t = table(seats=3, turn=1, starter=1, zones=users)
    t.play("1: pass", "2: pass", "0: pass")
    winner = int(users[-3]) if users else 1
    assert [t.line("tokens", seat) for seat in range(3)] == ["1" if seat == winner else "" for seat in range(3)]
    assert t.asked() == f"{winner} MAIN"


def test_r28_in_every_shift_the_start_player_owns_the_newest_token() -> None:
    t = table(seats=3, starter=2, turn=2)
    for shift in range(1, 6):
        t.play("2: pass", "0: pass", "1: pass")
        assert t.asked() == "2 MAIN"
        assert t.line("tokens", 2) == " ".join([str(token) for token in range(1, shift + 1)])


def test_r29_only_the_latest_placement_at_mining_01_counts() -> None:
    t = table(zones="mining_01 0:1 0:2 1:1+2", turn=0)
    t.play("0: pass", "1: pass")
    assert (t.line("tokens", 0), t.line("tokens", 1)) == ("", "1")


def test_r29_a_seat_that_passed_keeps_its_claim() -> None:
    t = table()
    t.play("0: place mining_01", "1: place share", "0: pass", "1: place order", "1: pass")
    assert (t.line("tokens", 0), t.line("tokens", 1)) == ("1", "")
    t = table()
    t.play("0: place mining_01", "1: place share", "0: pass", "1: place mining_01", "pay 2", "1: pass")
    assert (t.line("tokens", 0), t.line("tokens", 1)) == ("", "1")


def test_r30_after_the_last_token_there_is_no_further_turn() -> None:
    t = table("tokens 1 3 5\n innovations order share", "tokens 2 4 6", turn=1)
    t.play("1: pass")
    assert t.asked() == "0 MAIN"
    t.play("0: pass")
    assert t.asked() == ""
    assert t.match.acting() == ()
    assert t.match.over()
    assert t.line("tokens", 1) == "2 4 6 7"
    assert t.line("innovations") == "order share"
    assert t.points(0) == [0, 0, 0, 3, 0]
    assert t.heard(0)[-2:] == ["token_taken 1 7", "game_over"]


def test_r31_passing_is_allowed_as_the_first_move() -> None:
    t = table()
    assert t.moves()[-1] == "pass"
    t.play("pass")
    assert t.workers(0) == [1, 1, 1, 1, 1, 2, 2, 3]
    assert t.asked() == "1 MAIN"


def test_r31_the_last_active_player_goes_on_alone() -> None:
    t = table(seats=4)
    t.play("0: pass", "1: pass", "2: pass")
    for zone in ("share", "order", "objective"):
        t.play(f"3: place {zone}")
        assert t.asked() == "3 MAIN"
    t.play("3: pass")
    assert t.truth()["shift"] == 2


def test_r46_turns_go_clockwise_and_skip_seats_that_passed() -> None:
    t = table(seats=4, turn=2, starter=2)
    t.play("2: place share", "3: place order", "0: pass", "1: place objective")
    t.play("2: place engine", "engine_dock 1", "3: pass", "1: place lorry_1", "2: place lorry_2", "1: pass")
    assert t.asked() == "2 MAIN"


def test_r47_without_workers_an_action_innovation_can_still_be_played() -> None:
    t = table("innovations share", zones=ALL_WORKERS_LAID)
    assert t.workers() == []
    assert t.moves() == ["innovation inno_share", "pass"]


def test_r47_a_worker_innovation_alone_can_pay() -> None:
    t = table("innovations worker_3", zones=ALL_WORKERS_LAID)
    costs = {zone: t.cost(zone) for zone in t.moves("place")}
    assert costs == {"lorry_2": 3, "wagon_1": 2, "wagon_2": 2, "engine": 1, "order": 1, "mining_01": 1, "wild": 2,
                     "objective": 1, "innovation": 1, "share": 2}  # fmt: skip
    t.play("place wagon_1", "wagon_dock 1")
    assert t.line("innovations") == ""


def test_r47_without_workers_and_innovations_a_seat_passes_automatically() -> None:
    t = table(zones=ALL_WORKERS_LAID)
    assert t.asked() == "1 MAIN"
    assert t.mine(0) == "passed"


def test_r52_a_turn_of_only_innovations_ends_with_a_pass() -> None:
    t = table("innovations order share")
    t.play("innovation inno_share", "innovation inno_order")
    assert t.asked() == "0 MAIN"
    assert t.moves() == [*[f"place {zone}" for zone in OPEN_AT_FIRST], "pass"]
    t.play("pass", "1: place share")
    assert t.asked() == "1 MAIN"


def test_end_of_shift_clears_the_zones_and_nothing_else() -> None:
    mine = """
        row          wheel_2 clover_1a
        storage      fox_2
        dock 1       wild[wheel_2] green
        orders       furnaces_3 ?barracks_2
        innovations  worker_5 ?lorry
        shares       barracks
        objectives   engine_green
        delivered    barracks_1 wild[wheel_1b] black
    """
    t = table(mine, zones="mining_01 0:1 1:2; wild 0:2 1:worker_4; share 1:1")
    t.play("0: pass", "1: pass")
    assert t.mine(0) == board(mine)
    assert t.mine(1) == board("tokens 1")
    assert t.workers(0) == t.workers(1) == [1, 1, 1, 1, 1, 2, 2, 3]
    assert (t.cost("mining_01"), t.cost("wild"), t.cost("share")) == (1, 2, 1)
    assert all(zone["laid"] == [] and zone["last"] is None for zone in t.sees(None)["zones"].values())
    assert t.truth()["removed"] == ["inno_worker_4"]
    assert t.asked() == "1 MAIN"
    assert t.heard(None)[-2:] == ["token_taken 1 1", "shift_began 2 1"]


def test_r57_after_the_last_shift_workers_stay_in_their_zones() -> None:
    mine = "tokens 1 3 5\n orders ?barracks_2\n innovations ?lorry worker_3"
    t = table(mine, "tokens 2 4 6", turn=1, zones="share 0:1 1:worker_4 0:1+2; mining_01 0:1")
    t.play("1: pass", "0: pass")
    assert t.asked() == ""
    assert t.workers(0) == [1, 1, 2, 3]
    assert t.cost("share") == 4
    assert t.sees(1)["zones"]["share"]["laid"][1] == {"seat": 1, "cards": ["inno_worker_4"]}
    assert t.sees(1)["removed"] == []
    assert t.line("tokens") == "1 3 5 7"
    assert t.sees(1)["mines"][0]["orders"] == ["order_barracks_2"]
    assert t.sees(1)["mines"][0]["innovations"] == ["inno_worker_3", "inno_lorry"]
