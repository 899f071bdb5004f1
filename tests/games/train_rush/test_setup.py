"""§3: the set-up and its decisions; D-S1 to D-S4."""

from __future__ import annotations

import pytest

import fajrant
from tests.games.train_rush.table import CARDS, HEROES, Table, new, table


def after_goods(seats: int, options: dict[str, str] | None = None, first: int = 1) -> Table:
    seed = next(seed for seed in range(50) if new(seats, seed).truth()["order"][0] == first)
    t = new(seats, seed, options)
    for _ in range(seats):
        t.play("choose_start_good gold")
    return t


def after_cards(seats: int, options: dict[str, str] | None = None) -> Table:
    t = after_goods(seats, options)
    for seat in range(seats):
        t.match.play(seat, t.match.moves(seat)[0])
    return t


@pytest.mark.parametrize(("seats", "spies", "rounds"), [(2, 9, 9), (3, 8, 8), (4, 8, 8)])
def test_what_every_player_starts_with(seats: int, spies: int, rounds: int) -> None:
    t = new(seats)
    assert t.sees(None)["rounds"] == rounds
    for seat in range(seats):
        faction = t.faction(seat)
        assert faction["spies"] == list(range(1, spies + 1))
        assert (faction["warehouses"], faction["stations"], faction["markers"], faction["agents"]) == (12, 6, 12, 15)
        assert (faction["investment"], faction["coal"], faction["location"], faction["vp"]) == (0, 0, "START", [0] * 4)
        assert t.wagons(seat) == f"W10{1 + seat} brass, W10{5 + seat} -"
        assert not any(faction["progress"] + faction["tracks"])
    assert t.sees(None)["areas"]["plan"] == {"used": 0, "spaces": 3 if seats == 2 else 6}


def test_the_board_at_the_start() -> None:
    here = new(4).truth()
    assert [len(stack) for stack in here["contract_stacks"]] == [9] * 4
    assert [len(stack) for stack in here["wagon_stacks"]] == [17, 17]
    assert [len(stack) for stack in here["special_stacks"]] == [6, 6]
    assert len(here["tile_stack"]) == 38
    assert None not in here["tiles"]
    assert len(here["missions"]) == 9
    assert all(colours == ["green", "red", "blue"] for colours in here["contractors"].values())


def test_r21_the_grid_has_one_contract_of_each_size_for_every_region() -> None:
    grid = new(3).truth()["grid"]
    assert {region: [tile[1] for tile in row] for region, row in grid.items()} == {
        region: ["2", "3", "4", "5"] for region in ("calestia", "ravenshire", "awhar")
    }


def test_r38_the_siding_tiles_are_one_stack() -> None:
    here = new(2).truth()
    assert len({*here["tiles"], *here["tile_stack"]}) == 47


def test_the_first_player_is_drawn_and_the_others_follow_by_seat() -> None:
    orders = [new(4, seed).truth()["order"] for seed in range(30)]
    assert {order[0] for order in orders} == {0, 1, 2, 3}
    assert all(order == [(order[0] + offset) % 4 for offset in range(4)] for order in orders)


# ---------------------------------------------------------------- D-S1


def test_ds1_the_first_good() -> None:
    t = new(3)
    first = t.truth()["order"][0]
    assert t.asked() == f"{first} choose_start_good"
    assert t.moves("choose_start_good") == ["brass", "water", "food", "copper", "gold"]
    t.play("choose_start_good food")
    assert t.wagons(first).endswith(" food")
    assert t.asked() == f"{(first + 1) % 3} choose_start_good"


def test_r64_the_first_good_is_chosen_before_any_cards_are_seen() -> None:
    t = new(2)
    assert t.hand(0) == t.hand(1) == t.heroes(0) == ""
    assert t.truth()["display"] == []
    t.play("choose_start_good gold", "choose_start_good brass")
    assert len(t.truth()["display"]) == 3
    assert len(t.faction(0)["hand"]) == 5


# ---------------------------------------------------------------- D-S2


def test_ds2_three_of_five_cards() -> None:
    t = after_goods(3)
    assert t.asked() == "0 1 2 keep_action_cards"
    hand = t.faction(1)["hand"]
    assert len(t.match.moves(1)) == 10
    t.match.play(1, f"keep_action_cards {hand[0]} {hand[2]} {hand[4]}")
    assert t.asked() == "0 2 keep_action_cards"
    assert t.hand(1) == f"{hand[0]} {hand[2]} {hand[4]}"
    assert t.sees(1)["factions"][1]["returned"] == [hand[1], hand[3]]


def test_ds2_the_pairs_go_under_the_deck_in_turn_order() -> None:
    t = after_goods(3)
    order = t.truth()["order"]
    hands = [t.faction(seat)["hand"] for seat in range(3)]
    for seat in (2, 0, 1):
        t.match.play(seat, "keep_action_cards " + " ".join(hands[seat][:3]))
    deck = t.truth()["deck"]
    assert len(deck) == len(CARDS) - 3 - 9
    for place, seat in enumerate(order[::-1]):  # the first player's pair is on top
        assert {*deck[2 * place : 2 * place + 2]} == {*hands[seat][3:]}


def test_r68_a_seat_knows_its_returned_pair_while_it_is_in_the_deck() -> None:
    t = after_cards(2, {"heroes": "random"})
    pair = t.sees(0)["factions"][0]["returned"]
    assert len(pair) == 2
    assert "returned" not in t.sees(1)["factions"][0]
    place = t.truth()["under"].index(0)
    own_worlds = [world.truth()["deck"][2 * place : 2 * place + 2] for world in t.worlds(0, 20)]
    assert all(sorted(cards) == pair for cards in own_worlds)
    assert len({tuple(cards) for cards in own_worlds}) == 2  # the order is unknown
    others = [world.truth()["deck"][2 * place : 2 * place + 2] for world in t.worlds(1, 20)]
    assert len({tuple(sorted(cards)) for cards in others}) > 10


def test_r68_a_pair_is_no_longer_known_once_one_of_its_cards_is_drawn() -> None:
    data = table("hand A01\n investment 2", "hand A02", deck="A50 A40 A42").match.to_json()
    here = data["table"]
    here["discard"] = here["deck"][1:-5]
    here["deck"] = [*here["deck"][:1], *here["deck"][-5:]]  # two pairs, then two more cards on top
    here["under"] = [1, 0]
    t = Table(fajrant.from_json(data))
    assert [t.sees(seat)["factions"][seat]["returned"] for seat in (0, 1)] == [
        sorted(here["deck"][2:4]), sorted(here["deck"][0:2]),
    ]  # fmt: skip
    t.play("invest plan")  # draws three cards, so the upper pair is broken
    assert t.sees(0)["factions"][0]["returned"] == []
    assert t.sees(1)["factions"][1]["returned"] == sorted(here["deck"][0:2])


# ---------------------------------------------------------------- D-S3 and D-S4


@pytest.mark.parametrize("seats", [2, 3])
def test_ds3_one_of_six_heroes_is_put_aside(seats: int) -> None:
    t = after_cards(seats)
    assert t.asked() == " ".join([*[str(seat) for seat in range(seats)], "hero_prekeep"])
    pack = t.sees(1)["decision"]["pack"]
    assert len(pack) == 6
    t.match.play(1, f"hero_prekeep {pack[2]}")
    assert t.sees(1)["factions"][1]["aside"] == pack[2]
    assert "aside" not in t.sees(0)["factions"][1]
    assert pack[2] not in t.sees(1)["factions"][1]["drafted_from"]


def test_ds3_is_not_asked_with_four_players() -> None:
    assert after_cards(4).asked() == "0 1 2 3 hero_draft_pick"


def test_ds4_packs_go_to_the_left() -> None:
    t = after_cards(4)
    packs = t.truth()["packs"]
    assert [len(pack) for pack in packs] == [4] * 4
    for seat in (3, 1, 0):
        t.match.play(seat, f"hero_draft_pick {packs[seat][0]}")
        assert t.heroes(seat) == packs[seat][0]
    assert t.asked() == "2 hero_draft_pick"
    t.play(f"hero_draft_pick {packs[2][3]}")
    passed = t.truth()["packs"]
    assert passed[1] == packs[0][1:]
    assert passed[3] == packs[2][:3]
    assert passed[0] == packs[3][1:]


def test_ds4_the_last_card_is_taken_without_asking() -> None:
    t = after_cards(4)
    while t.asked().endswith("hero_draft_pick"):
        seat = t.match.acting()[0]
        assert len(t.match.moves(seat)) > 1
        t.match.play(seat, t.match.moves(seat)[0])
    assert [len(t.faction(seat)["heroes"]) for seat in range(4)] == [4] * 4
    assert t.asked().endswith("bid_spy")


def test_r24_two_players_draft_like_three_and_have_nine_spies() -> None:
    t = after_cards(2)
    for seat in (0, 1):
        t.match.play(seat, t.match.moves(seat)[0])
    assert [len(pack) for pack in t.truth()["packs"]] == [5, 5]
    assert len(t.truth()["hero_pile"]) == 6
    assert t.faction(0)["spies"] == list(range(1, 10))


def test_r70_a_seat_remembers_the_heroes_it_passed_on() -> None:
    t = after_cards(4)
    packs = t.truth()["packs"]
    for seat in range(4):
        t.match.play(seat, f"hero_draft_pick {packs[seat][0]}")
    seen = t.sees(0)["factions"]
    assert seen[0]["drafted_from"] == packs[3][1:]
    assert seen[0]["passed_on"] == packs[0][1:]
    assert all("drafted_from" not in seen[other] and "passed_on" not in seen[other] for other in (1, 2, 3))
    assert seen[1]["pack"] == 3
    for world in t.worlds(0, 10):
        here = world.truth()
        others = [hero for seat in (1, 2, 3) for hero in [*here["packs"][seat], *here["factions"][seat]["heroes"]]]
        assert {*packs[0][1:]} <= {*others}
    dealt = {hero for world in t.worlds(0, 60) for hero in world.truth()["packs"][1]}
    assert dealt == {*HEROES} - {packs[0][0], *packs[3][1:]}  # but not who took which


def test_r70_with_two_players_all_heroes_passed_on_are_known() -> None:
    t = after_cards(2)
    while t.asked().split()[-1] in ("hero_prekeep", "hero_draft_pick"):
        seat = t.match.acting()[0]
        t.match.play(seat, t.match.moves(seat)[0])
    passed = t.sees(0)["factions"][0]["passed_on"]
    assert len(passed) >= 4 - 1
    assert all({*passed} <= {*world.heroes(1).split()} for world in t.worlds(0, 10))


@pytest.mark.parametrize(("seats", "hand"), [(2, 5), (3, 5), (4, 4)])
def test_heroes_at_random_for_a_first_game(seats: int, hand: int) -> None:
    t = after_cards(seats, {"heroes": "random"})
    assert [len(t.faction(seat)["heroes"]) for seat in range(seats)] == [hand] * seats
    assert len(t.truth()["hero_pile"]) == 18 - hand * seats
    assert t.asked().endswith("bid_spy")
