"""Moves: each is created once, and its text is its name everywhere."""

from __future__ import annotations

from itertools import product

import pytest

from fajrant.core.errors import Nonsense
from fajrant.core.moves import FIRST, LOW, OTHER, Domain, Numbers, OrNone, Verb
from fajrant.games import SHELF, load

COLOUR = Domain("colour", ["yellow", "brown", "grey", "black"])
LEVEL = Numbers("level", -2, 4000)
ORDER = Domain("order", [f"H{number:02}" for number in range(1, 61)])


def test_the_same_arguments_give_the_same_object() -> None:
    fill = Verb("fill", [COLOUR, ORDER])
    assert fill.of(2, 7) is fill.of(2, 7)
    assert fill.of(0, 0) is fill.of()
    assert fill.of(2, 3) is not fill.of(3, 2)


def test_every_combination_of_arguments_is_a_separate_move() -> None:
    verb = Verb("go", [LEVEL, LEVEL, LEVEL, LEVEL])
    values = [-2, -1, 0, 1, 2, 63, 64, 65, 4000]
    made = {}
    for a in values:
        for b in values:
            for c in (-1, 0, 3):
                for d in (0, 1):
                    made[a, b, c, d] = verb.of(a, b, c, d)
    assert len({id(move) for move in made.values()}) == len(made)
    for args, move in made.items():
        assert tuple(move.args()) == args
        assert verb.of(*args) is move


def test_a_lone_argument_can_be_very_large() -> None:
    """The payments of Coal Baron's card game are such large numbers, and their domain has no size."""
    verb = Verb("pay", [Domain("payment", [])])
    values = [-1, 0, 1, 63, 64, 4096, 1 << 26, (1 << 26) + 1, 1 << 36, 1 << 40, (1 << 40) + (1 << 28)]
    assert len({id(verb.of(value)) for value in values}) == len(values)
    for value in values:
        assert verb.of(value) is verb.of(value)
        assert verb.of(value).a == value


def test_the_smallest_and_largest_arguments_give_different_moves() -> None:
    verb = Verb("go", [LEVEL, LEVEL, LEVEL, LEVEL])
    firsts = [LOW, -1, 0, 1, LOW + FIRST - 1]
    others = [LOW, -1, 0, 1, LOW + OTHER - 1]
    made = {args: verb.of(*args) for args in product(firsts, others, others, others)}
    assert len({id(move) for move in made.values()}) == len(made)
    for args, move in made.items():
        assert tuple(move.args()) == args


@pytest.mark.parametrize(
    "args",
    [
        (1, 4096, 0),  # would have the key of (1, 0, 1)
        (1, -65, 1),
        (1, 0, 4096),
        (1, 0, -65),
        (1, 0, 0, 4096),
        (1, 0, 0, -65),
        (1 << 26, 0),  # would have the key of (0, 1)
        (-65, 1),
        (1 << 70, 0),
        (1, 1 << 70),
        (1, 0, 0, -(1 << 70)),
    ],
)
def test_arguments_with_the_key_of_another_move_are_refused(args: tuple[int, ...]) -> None:
    verb = Verb("go", [LEVEL, LEVEL, LEVEL, LEVEL])
    made = [verb.of(1, 0, 1), verb.of(0, 1), verb.of(1)]
    with pytest.raises(ValueError, match=r"go cannot have the arguments .*; the first must be from -64 to \d+, the"):
        verb.of(*args)
    assert [verb.of(1, 0, 1), verb.of(0, 1), verb.of(1)] == made


@pytest.mark.parametrize("args", [(0, 1), (0, 0, 1), (0, 0, 0, 1), (0, -1), (1 << 60,), (-(1 << 70),)])
def test_a_verb_with_one_argument_refuses_a_second_one_and_huge_values(args: tuple[int, ...]) -> None:
    verb = Verb("pay", [Domain("payment", [])])
    assert verb.of(FIRST).a == FIRST
    with pytest.raises(ValueError, match=f"pay cannot have the arguments {args[0]}, "):
        verb.of(*args)


@pytest.mark.parametrize("verb", [verb for slug in SHELF for verb in load(slug).verbs()], ids=repr)
def test_no_domain_of_a_game_is_too_large_for_its_verb(verb: Verb) -> None:
    """Only domains that know their size. Domains that pack several things into a number are tested in play."""
    for domain in verb.domains[1:]:
        assert domain.size() <= LOW + OTHER


def test_verbs_with_the_same_name_share_no_moves() -> None:
    one, other = Verb("keep", [COLOUR]), Verb("keep", [])
    assert one.of(0).text == "keep yellow"
    assert other.of().text == "keep"
    assert one.of(0).verb is one
    assert other.of().verb is other


def test_the_text_is_the_verb_and_its_arguments() -> None:
    assert Verb("fill", [COLOUR, ORDER]).of(2, 7).text == "fill grey H08"
    assert Verb("cage", [LEVEL]).of(-2).text == "cage -2"
    assert Verb("done", []).of().text == "done"
    assert Verb("give", [OrNone(COLOUR), LEVEL]).of(-1, 3).text == "give - 3"


def test_targets_are_the_things_to_click_in_order() -> None:
    assert Verb("fill", [COLOUR, ORDER]).of(2, 7).targets() == ["colour:grey", "order:H08"]
    assert Verb("cage", [LEVEL]).of(3).targets() == ["level:3"]
    assert Verb("done", []).of().targets() == []


def test_a_move_has_as_many_arguments_as_its_verb() -> None:
    assert Verb("fill", [COLOUR, ORDER]).of(2, 7).args() == [2, 7]
    assert Verb("done", []).of().args() == []


def test_repr_shows_the_text() -> None:
    fill = Verb("fill", [COLOUR])
    assert (repr(fill), repr(fill.of(2))) == ("<verb fill>", "<fill grey>")


def test_a_domain_reads_what_it_writes() -> None:
    for value in range(COLOUR.size()):
        assert COLOUR.read(COLOUR.plain(value)) == value
    assert COLOUR.size() == OrNone(COLOUR).size() == 4
    assert COLOUR.plain(1) == "brown"


@pytest.mark.parametrize("data", ["pink", "", 1, None, True, 1.0, [], ["grey"], {}])
def test_a_domain_refuses_unknown_values(data: object) -> None:
    with pytest.raises(Nonsense, match="is not a valid colour; known: yellow, brown, grey, black"):
        COLOUR.read(data)


def test_numbers_are_numbers_in_plain_data() -> None:
    assert (LEVEL.plain(-2), LEVEL.text(-2)) == (-2, "-2")
    assert [LEVEL.read(number) for number in (-2, 0, 4000)] == [-2, 0, 4000]


@pytest.mark.parametrize("data", [-3, 4001, 10**30, "1", 1.0, True, None, [1], {}])
def test_numbers_refuse_values_out_of_range(data: object) -> None:
    with pytest.raises(Nonsense, match="is not a valid level; expected a whole number from -2 to 4000"):
        LEVEL.read(data)


def test_a_missing_value_is_null_in_plain_data() -> None:
    maybe = OrNone(COLOUR)
    assert (maybe.plain(-1), maybe.read(None), maybe.text(-1)) == (None, -1, "-")
    assert (maybe.plain(2), maybe.read("grey"), maybe.text(2)) == ("grey", 2, "grey")
    with pytest.raises(Nonsense, match="'-' is not a valid colour"):
        maybe.read("-")
