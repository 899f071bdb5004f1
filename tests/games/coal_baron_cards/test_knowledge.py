"""§7: what each seat knows about the cards in a stack after a wild action, a split, or a card taken."""

from __future__ import annotations

import pytest

from tests.games.coal_baron_cards.table import Table, table


def look(stack: str, cards: str, move: str) -> Table:
    """Seat 0 looks at the top four of exactly these cards and takes one. Seats 1 and 2 know the cards marked @1, @2."""
    t = table(seats=3, stacks={stack: cards})
    t.play("place wild", "pay 2", f"wild_stack {stack}", f"wild_card {move}")
    return t


def test_the_looking_seat_knows_where_the_other_cards_went() -> None:
    t = look("order", "furnaces_1 furnaces_2 furnaces_3 furnaces_4 steamboats_4 barracks_4", "order_furnaces_2")
    assert t.sees_stack(0, "order") == "steamboats_4 of 5, 2 furnaces_1, 3 furnaces_3, 4 furnaces_4"
    assert t.sees_stack(1, "order") == "steamboats_4 of 5"


@pytest.mark.parametrize(
    ("stack", "cards", "move", "top"),
    [
        ("order", "furnaces_1@1 furnaces_2@12 furnaces_3@2 furnaces_4@1 steamboats_4 barracks_4@1", "order_furnaces_3",
         "steamboats_4 of 5, 1 barracks_4"),
        ("innovation", "worker_3 share@1 lorry@1 order@12 engine@2 wagon@1", "inno_share", "engine of 5, 1 wagon"),
    ],
)  # fmt: skip
def test_others_forget_orders_and_innovations_looked_at_but_not_those_below(
    stack: str, cards: str, move: str, top: str
) -> None:
    t = look(stack, cards, move)
    assert t.sees_stack(1, stack) == top
    assert t.sees_stack(2, stack) == top.partition(",")[0]
    assert len(t.sees(0)["stacks"][stack]["known"]) == 3


def test_others_forget_even_when_the_whole_stack_was_looked_at() -> None:
    t = look("order", "furnaces_1 furnaces_2@1 furnaces_3@1", "order_furnaces_3")
    assert t.sees_stack(1, "order") == "furnaces_1 of 2"
    assert t.sees_stack(0, "order") == "furnaces_1 of 2, 1 furnaces_2"


# For the other decks, all see the taken card but not its place. C is the set of depths where, for seat 1, it may have
# been. Of six cards, depths 0 to 3 are looked at. Then the fifth card is on top, the sixth at depth 1 and the others at
# depths 2 to 4.
OTHER_KINDS = [
    # C = 1 2 3: seat 1 knows only the top
    ("wheel_2 clover_2 tower_2 fox_2 wheel_1a clover_1a", "tower_2", "wheel_1a of 5, 2 wheel_2"),
    # C = 0: the taken kind was on top, and all known cards are below
    ("wheel_2 clover_2@1 tower_2 fox_2@1 wheel_1a clover_1a", "wheel_2", "wheel_1a of 5, 2 clover_2, 4 fox_2"),
    # C = 2 3: depths 0 and 1 are above
    ("wheel_2 clover_2@1 tower_2 fox_2 wheel_1a clover_1a", "fox_2", "wheel_1a of 5, 2 wheel_2, 3 clover_2"),
    # C = 1 3: depth 2 is in between, so its new place is uncertain
    ("wheel_2 clover_2 tower_2@1 fox_2 wheel_1a clover_1a", "fox_2", "wheel_1a of 5, 2 wheel_2"),
    ("wheel_2 clover_2 tower_2@1 fox_2 wheel_1a clover_1a", "clover_2", "wheel_1a of 5, 2 wheel_2"),
    # C = 1 2: a known card of the taken kind ends C; depth 3 is below
    ("wheel_2 clover_2 tower_2@1 fox_2@1 wheel_1a clover_1a", "tower_2", "wheel_1a of 5, 2 wheel_2, 4 fox_2"),
    # the same, but the upper, unknown copy was taken, which seat 1 cannot distinguish
    ("wheel_2 tower_2 tower_2@1 fox_2@1 wheel_1a clover_1a", "tower_2", "wheel_1a of 5, 2 wheel_2, 4 fox_2"),
    # C = 1: a known card of the taken kind
    ("wheel_2 clover_2@1 tower_2@1 fox_2@1 wheel_1a clover_1a", "clover_2",
     "wheel_1a of 5, 2 wheel_2, 3 tower_2, 4 fox_2"),
    # C = 1 2: depth 3 is below
    ("wheel_2 clover_2 tower_2 fox_2@1 wheel_1a clover_1a", "clover_2", "wheel_1a of 5, 2 wheel_2, 4 fox_2"),
    # C = 3: all others are known and of different kinds
    ("wheel_2 clover_2@1 tower_2@1 fox_2 wheel_1a clover_1a", "fox_2",
     "wheel_1a of 5, 2 wheel_2, 3 clover_2, 4 tower_2"),
    # C = 0: a known second copy below the taken one stays known
    ("wheel_2 clover_2 wheel_2@1 fox_2 wheel_1a clover_1a@1", "wheel_2", "wheel_1a of 5, 1 clover_1a, 3 wheel_2"),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "taken", "afterwards"), OTHER_KINDS)
def test_others_keep_knowing_cards_above_or_below_all_possible_places(cards: str, taken: str, afterwards: str) -> None:
    t = look("lorry_1", cards, f"lorry_{taken}")
    assert t.sees_stack(1, "lorry_1") == afterwards


def test_a_seat_without_knowledge_knows_only_the_old_top() -> None:
    t = look("lorry_1", "wheel_2 clover_2@1 tower_2@1 fox_2@1 wheel_1a clover_1a", "lorry_fox_2")
    assert t.sees_stack(2, "lorry_1") == "wheel_1a of 5, 2 wheel_2"
    assert t.sees_stack(1, "lorry_1") == "wheel_1a of 5, 2 wheel_2, 3 clover_2, 4 tower_2"
    assert t.sees_stack(None, "lorry_1") == "wheel_1a of 5"


def test_the_looking_seat_knows_the_cards_while_the_taken_one_is_laid_down() -> None:
    """The acting player knows all cards looked at, and the stack changes last."""
    t = table(stacks={"wagon_1": "wheel fox tower wild clover clover"})
    t.play("place wild", "pay 2", "wild_stack wagon_1", "wild_card wagon_wild")
    assert t.asked() == "0 WAGON_DOCK"
    assert t.sees_stack(1, "wagon_1") == "wheel of 6"
    assert t.sees_stack(0, "wagon_1") == "wheel of 6, 1 fox, 2 tower, 3 wild"


def test_knowledge_moves_up_when_the_top_is_taken() -> None:
    t = table(stacks={"order": "furnaces_1 furnaces_2@1 furnaces_3@1 ..."})
    t.play("place order")
    assert t.sees_stack(1, "order") == "furnaces_2 of 27, 1 furnaces_3"
    assert t.sees_stack(0, "order") == "furnaces_2 of 27"


def test_a_split_keeps_all_knowledge() -> None:
    seven = "wheel_1a wheel_1b@1 wheel_2 clover_1a@01 clover_1b clover_2@1 tower_2@0"
    t = table(stacks={"lorry_1": "fox_2", "lorry_2": seven})
    t.play("place lorry_1")
    assert t.sees_stack(1, "lorry_2") == "wheel_1a of 4, 1 wheel_1b, 3 clover_1a"
    assert t.sees_stack(1, "lorry_1") == "clover_1b of 3, 1 clover_2"
    assert t.sees_stack(0, "lorry_2") == "wheel_1a of 4, 3 clover_1a"
    assert t.sees_stack(0, "lorry_1") == "clover_1b of 3, 2 tower_2"


def test_knowledge_outlives_the_shift() -> None:
    t = look("order", "furnaces_1 furnaces_2 furnaces_3 furnaces_4 steamboats_4 barracks_4", "order_furnaces_1")
    before = t.sees_stack(0, "order")
    t.play("1: pass", "2: pass", "0: pass")
    assert t.truth()["shift"] == 2
    assert t.sees_stack(0, "order") == before == "steamboats_4 of 5, 2 furnaces_2, 3 furnaces_3, 4 furnaces_4"
