"""§2.8 Positions that cannot occur are refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import fajrant
from fajrant import Nonsense
from tests.games.coal_baron.table import Table, end_of_shift, mining, new, table

TILES = "G2L Y1L K2D B1D B1L ..."


# ---------------------------------------------------------------- valid positions


def draft() -> Table:
    return new(2)


def turn() -> Table:
    return table("marks 8\n delivered H01\n orders H04:(yk)", seats=3)


def at_mining() -> Table:
    return mining("cage 0 yb\n orders H04:.")


def choosing_two() -> Table:
    t = mining("cage 0 ybk\n orders H04:.")
    t.play("two_for_one H04 0")
    return t


def looking() -> Table:
    t = table("marks 8", tiles=TILES)
    t.play("choose_space factory_draw")
    return t


def looking_at_orders() -> Table:
    t = table()
    t.play("choose_space order_draw")
    return t


def returning() -> Table:
    t = looking()
    t.play("keep_tile none", "return_end top")
    return t


def returning_all() -> Table:
    t = table("marks 8", tiles="Y1L G2L K2D", lying="factory_1 Y1D")
    t.play("choose_space factory_draw", "keep_tile none")
    return t


def short_at_a_place() -> Table:
    t = table("marks 8", lying="factory_1 K2L", supply="1 1 0 0")
    t.play("choose_space factory_1")
    return t


def short_in_a_look() -> Table:
    t = table("marks 8", tiles=TILES, supply="3 0 1 0")
    t.play("choose_space factory_draw", "keep_tile G2L")
    return t


def short_of_the_last_tile() -> Table:
    t = table("marks 8", tiles="G2L", lying="factory_1 Y1D", supply="3 0 1 0")
    t.play("choose_space factory_draw", "keep_tile G2L")
    return t


def mining_with_an_empty_cart() -> Table:
    return table("yellow y Y2L:y.", at="mining 8", supply="0 3 0 0")


def looking_at_orders_with_an_empty_cart() -> Table:
    t = table("yellow y Y2L:y.", supply="0 3 0 0")
    t.play("choose_space order_draw", "keep_order none")
    return t


def over() -> Table:
    return end_of_shift("", "", shift=3)


@pytest.mark.parametrize(
    "made",
    [
        draft, turn, at_mining, choosing_two, looking, looking_at_orders, returning, returning_all, short_at_a_place,
        short_in_a_look, short_of_the_last_tile, mining_with_an_empty_cart, looking_at_orders_with_an_empty_cart, over,
    ],
)  # fmt: skip
def test_a_valid_position_is_read_unchanged(made: Callable[[], Table]) -> None:
    data = made().match.to_json()
    assert fajrant.from_json(data).to_json() == data


# ---------------------------------------------------------------- changes that make them invalid

Data = dict[str, Any]


def lay(path: str, value: object) -> Callable[[Data], None]:
    """Sets the value at a path such as `pits.0.marks`."""

    def change(data: Data) -> None:
        here: Any = data if path.startswith("stack.") else data["table"]
        *parents, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        for key in parents:
            here = here[key]
        here[last] = value

    return change


def steps(*rows: list[object]) -> Callable[[Data], None]:
    return lambda data: data.update(stack=[list(row) for row in rows])


def take_top(data: Data, deck: str) -> str:
    stack = data["table"]["stacks"][deck]
    stack["known"].pop()
    item: str = stack["items"].pop()
    return item


def put_on_top(data: Data, deck: str, item: str) -> None:
    stack = data["table"]["stacks"][deck]
    stack["items"].append(item)
    stack["known"].append(0)


def one_more_in_the_draft(data: Data) -> None:
    data["table"]["draft"].append(take_top(data, "order"))
    data["stack"] = [["Draft"]]


def delivered_in_the_draft(data: Data) -> None:
    data["table"]["pits"][0]["delivered"].append(take_top(data, "order"))


def laid_out_in_the_draft(data: Data) -> None:
    data["table"]["spaces"]["order_4"]["item"] = take_top(data, "order")


def one_more_cube(data: Data) -> None:
    data["table"]["supply"][0] += 1


def one_tile_too_many(data: Data) -> None:
    put_on_top(data, "tile", "Y1L")


def six_in_the_cage(data: Data) -> None:
    data["table"]["pits"][0]["cage"] = [3, 3, 0, 0]
    data["table"]["supply"][0] -= 2
    data["table"]["supply"][1] -= 2


def on_a_spot(cubes: list[str]) -> Callable[[Data], None]:
    """Puts cubes from the supply on the grey spot of seat 0."""

    def change(data: Data) -> None:
        data["table"]["pits"][0]["orders"][0]["spots"] = [cubes]
        for cube in cubes:
            data["table"]["supply"][["yellow", "brown", "grey", "black"].index(cube)] -= 1

    return change


def look_at_one_more(data: Data) -> None:
    data["table"]["looked"].append(take_top(data, "tile"))


def look_at_one_less(data: Data) -> None:
    put_on_top(data, "tile", data["table"]["looked"].pop())


def two_less(data: Data) -> None:
    look_at_one_less(data)
    look_at_one_less(data)


def all_back(data: Data) -> None:
    while data["table"]["looked"]:
        look_at_one_less(data)


def emptied(space: str, deck: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        put_on_top(data, deck, data["table"]["spaces"][space]["item"])
        data["table"]["spaces"][space]["item"] = None

    return change


def taken_in_hand(data: Data) -> None:
    place = data["table"]["spaces"]["factory_1"]
    data["table"]["looked"].append(place["item"])
    place["item"] = None


def nobody_at(space: str) -> Callable[[Data], None]:
    """The workers there return to their owner."""

    def change(data: Data) -> None:
        here = data["table"]["spaces"][space]
        data["table"]["pits"][here["owner"]]["workers"] += here["workers"]
        here.update(owner=None, workers=0)

    return change


def worker_on(space: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data["table"]["spaces"][space].update(owner=0, workers=1)
        data["table"]["pits"][0]["workers"] -= 1

    return change


def short_of_a_cube(data: Data) -> None:
    data["stack"].append(["SubstituteCube", 0, "yellow", 1])


def put_back_before_cubes(data: Data) -> None:
    data["table"]["returned"] = [data["table"]["looked"].pop()]
    data["stack"][1] = ["ReturnOrder", 0, "tile", "top"]


def put_back_before_the_end_is_known(data: Data) -> None:
    data["table"]["returned"] = [data["table"]["looked"].pop()]


def stack_left_but_nothing_to_return(data: Data) -> None:
    all_back(data)
    del data["stack"][1]


def the_same_order_twice(data: Data) -> None:
    data["table"]["pits"][0]["orders"] *= 2


def black_in_the_supply(data: Data) -> None:
    data["table"]["pits"][-1]["storage"][3] -= 1
    data["table"]["supply"][3] += 1


def loaded_already(data: Data) -> None:
    data["table"]["pits"][0]["carts"][3][-1] = "brown"
    data["table"]["supply"][1] -= 1


def placed_in_a_new_shift(data: Data) -> None:
    data["stack"] = [["BeginShift"]]
    worker_on("money_4")(data)


def without_a_worker(data: Data) -> None:
    pit = data["table"]["pits"][0]
    pit.update(workers=0, bank=pit["workers"])


@pytest.mark.parametrize(
    ("made", "change", "reason"),
    [
        # the draft
        (draft, one_more_in_the_draft, "the draft starts with 7 orders and leaves one, not 8"),
        (draft, lay("shift", 2), "in the draft, players take orders in turn"),
        (draft, lay("pits.0.marks", 55), "in the draft, players only take orders"),
        (draft, lay("pits.1.vp", [5, 0, 0, 0]), "in the draft, players only take orders"),
        (draft, lay("pits.1.cage_level", 3), "in the draft, players only take orders"),
        (draft, worker_on("money_4"), "in the draft, players only take orders"),
        (draft, delivered_in_the_draft, "in the draft, players only take orders"),
        (draft, lay("stacks.tile.known.0", 1), "in the draft, nobody has looked at a stack"),
        (draft, laid_out_in_the_draft, "in the draft, no order lies on the board"),
        (draft, steps(["Draft"], ["ChooseSpace", 1]), "the steps Draft > ChooseSpace are not a draft"),
        (draft, steps(["Draft"], ["DraftOrder", 0]), "seat 1 drafts now, not 0"),
        (draft, steps(["BeginShift"]), "the draft is over, but orders are left in it"),
        # components
        (turn, one_more_cube, "there are 16 yellow cubes, not 17"),
        (turn, one_tile_too_many, "the box has 3 of Y1L, the table 4"),
        (turn, lay("pits.2.workers", 14), "seat 2 has 14 workers, not 15"),
        (turn, lay("looked", ["Y1L"]), "the box has 3 of Y1L, the table 4"),
        (turn, lay("pits.0.tiles.0", ["K1L"]), "K1L is not a yellow tile"),
        (turn, the_same_order_twice, "an order appears twice"),
        (turn, worker_on("money_3"), "money_3 is locked with 3 players"),
        (turn, worker_on("bank"), "workers on a space have one owner"),
        (turn, lay("spaces.money_4", {"owner": 0, "workers": 0}), "workers on a space have one owner"),
        (turn, lay("spaces.money_4", {"owner": 3, "workers": 1}), "workers on a space have one owner"),
        (turn, emptied("factory_1", "tile"), "factory_1 is empty, but its stack is not"),
        (looking, emptied("factory_1", "tile"), "factory_1 is empty, but its stack is not"),
        (returning_all, taken_in_hand, "factory_1 is empty, but its stack is not"),
        (looking, emptied("order_2", "order"), "order_2 is empty, but its stack is not"),
        # cubes in the wrong place
        (at_mining, six_in_the_cage, "the cage holds 5 cubes at most, not 6"),
        (at_mining, on_a_spot(["yellow"]), "['yellow'] cannot lie on a grey spot"),
        (at_mining, on_a_spot(["grey", "grey"]), "['grey', 'grey'] cannot lie on a grey spot"),
        (at_mining, on_a_spot(["yellow", "grey"]), "this table's options do not allow these two cubes on a grey spot"),
        # the course of the game
        (turn, steps(), "the game ends with shift 3, when nobody has a worker left"),
        (over, lay("shift", 2), "the game ends with shift 3, when nobody has a worker left"),
        (turn, steps(["EndOfShift"]), "a shift ends only when nobody has a worker left"),
        (turn, placed_in_a_new_shift, "a shift begins with all workers at home"),
        (turn, steps(["ChooseSpace", 0]), "the steps ChooseSpace do not begin with a shift"),
        (turn, steps(["Shift", 3]), "the steps Shift do not begin with a shift"),
        (turn, steps(["Shift", 2], ["ChooseSpace", 0]), "it is the turn of seat 1, not 0"),
        (turn, steps(["Shift", 1], ["ChooseSpace", 0], ["ChooseSpace", 0]), "are not a turn"),
        (turn, steps(["Shift", 1], ["BeginShift"]), "the steps Shift > BeginShift are not a turn"),
        (turn, without_a_worker, "seat 0 has no worker left"),
        # mining
        (at_mining, nobody_at("mining_10"), "seat 0 has no worker on a mining space with 8 steps"),
        (at_mining, lay("stack.1.2", 11), "11 is not a valid steps"),
        (choosing_two, nobody_at("mining_10"), "seat 0 has no worker on a mining space with 8 steps"),
        (choosing_two, lay("stack.1.2", 1), "two cubes need an empty spot of the seat's own order and two steps left"),
        (choosing_two, lay("stack.1.3", "H05_0"), "two cubes need an empty spot of the seat's own order"),
        (choosing_two, lay("pits.0.cage_level", 1), "the seat does not have two cubes for this spot"),
        # looking
        (looking, look_at_one_more, "a seat looks at 5 items or all that are left, not 6"),
        (looking, look_at_one_less, "a seat looks at 5 items or all that are left, not 4"),
        (looking, nobody_at("factory_draw"), "seat 0 has no worker at factory_draw"),
        (looking, put_back_before_the_end_is_known, "items have been put back too early"),
        (looking, all_back, "there is nothing to put back"),
        (looking, steps(["Shift", 1], ["ChooseSpace", 0]), "items are being looked at, but nobody is looking"),
        (looking_at_orders, nobody_at("order_draw"), "seat 0 has no worker at order_draw"),
        (returning, two_less, "a seat looks at 5 items or all that are left, not 3"),
        (returning, nobody_at("factory_draw"), "seat 0 has no worker at factory_draw"),
        (returning_all, steps(["Shift", 1], ["ReturnEnd", 0, "tile"]), "an empty stack leaves no choice of an end"),
        (returning_all, lay("stack.1.3", "bottom"), "items cannot go under an empty stack"),
        # a shortage of cubes
        (short_at_a_place, lay("stack.1.1", "factory_2"), "factory_2 cannot be refilled"),
        (short_at_a_place, lay("stack.1.1", "money_4"), "money_4 cannot be refilled"),
        (
            short_at_a_place,
            steps(["Shift", 1], ["Refill", "factory_1"], ["ChooseSpace", 0]),
            "the steps Shift > Refill > ChooseSpace are not a turn",
        ),
        (short_at_a_place, nobody_at("factory_1"), "seat 0 has bought nothing at factory_1"),
        (short_at_a_place, lay("stack.2.2", "yellow"), "the newest yellow tile does not have 2 empty carts"),
        (short_at_a_place, loaded_already, "the newest black tile does not have 2 empty carts"),
        (short_at_a_place, black_in_the_supply, "there is still black coal in the supply"),
        (mining_with_an_empty_cart, short_of_a_cube, "the steps Shift > MiningStep > SubstituteCube are not a turn"),
        (looking_at_orders_with_an_empty_cart, short_of_a_cube, "cubes are substituted only for a tile"),
        (short_in_a_look, put_back_before_cubes, "and before anything is put back"),
        (short_in_a_look, stack_left_but_nothing_to_return, "alone only after the last tile of the stack"),
        (short_of_the_last_tile, nobody_at("factory_draw"), "alone only after the last tile of the stack"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(
    made: Callable[[], Table], change: Callable[[Data], None], reason: str
) -> None:
    data = json.loads(json.dumps(made().match.to_json()))
    change(data)
    with pytest.raises(Nonsense) as refused:
        fajrant.from_json(data)
    assert reason in str(refused.value)


def test_r10_the_allowed_pairs_depend_on_the_options() -> None:
    pit = "orders H04:(yg)"
    assert table(pit, options={"two_for_one": "mixed"}).line("orders") == "H04:(yg)"
    with pytest.raises(Nonsense, match="this table's options do not allow these two cubes on a grey spot"):
        table(pit)
