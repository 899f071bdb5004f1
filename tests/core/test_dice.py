"""The dice: fair, and the same in every build and version."""

from __future__ import annotations

import pytest

from fajrant.core.dice import MASK62, Dice, seeded

SEEDS = [0, 7, 8, 2**62, 10**40]


def first_bits(seed: int, count: int) -> list[int]:
    dice = seeded(seed)
    return [dice.bits() for _ in range(count)]


def unevenness(counts: list[int]) -> float:
    """Chi-square divided by its expectation: about 1 for fair dice."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected / (len(counts) - 1)


@pytest.mark.parametrize(
    ("seed", "state", "bits"),
    [
        (0, 0x10914CE4B1F42FEB, [496404390, 1402337246, 1900040945, 1391506690]),
        (7, 0x0E368938587FFF04, [942483146, 833778725, 2022846860, 292257080]),
        (8, 0x0F8981EE36419DDB, [677125642, 108831713, 2134535404, 1344955983]),
        (2**62, 0x17A8F88CDECA748F, [928167069, 1423104064, 2032832467, 2128310243]),
        (10**40, 0x3851C38AB4BA5C73, [1156554330, 685525149, 1578823697, 686013440]),
    ],
)
def test_the_numbers_of_a_seed_never_change(seed: int, state: int, bits: list[int]) -> None:
    assert seeded(seed).state == state
    assert first_bits(seed, 4) == bits


def test_rolls_and_shuffles_never_change() -> None:
    dice = seeded(7)
    assert [dice.roll() for _ in range(12)] == [3, 6, 3, 3, 4, 1, 6, 1, 4, 1, 5, 3]
    cards = list(range(10))
    dice.shuffle(cards)
    assert cards == [9, 5, 0, 2, 8, 6, 3, 4, 1, 7]
    assert dice.state == 0x08C3856FC99C2CBD


@pytest.mark.parametrize("state", [0, 1, 2**31 - 1, 2**31, MASK62 - 1, MASK62])
def test_numbers_stay_in_range_from_any_state(state: int) -> None:
    dice = Dice(state)
    for _ in range(1000):
        assert 0 <= dice.bits() < 2**31
        assert 0 <= dice.state < 2**62


def test_the_state_does_not_repeat_soon() -> None:
    dice = Dice(0)
    states = set()
    for _ in range(10_000):
        dice.bits()
        states.add(dice.state)
    assert len(states) == 10_000


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 10, 52, 1000])
@pytest.mark.parametrize("seed", SEEDS)
def test_below_is_uniform(count: int, seed: int) -> None:
    dice = seeded(seed)
    counts = [0] * count
    for _ in range(max(2000, 20 * count)):
        counts[dice.below(count)] += 1
    assert count == 1 or unevenness(counts) < 4
    assert min(counts) > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_each_bit_is_even(seed: int) -> None:
    dice = seeded(seed)
    drawn = [dice.bits() for _ in range(4000)]
    for bit in range(31):
        assert 1800 < sum(number >> bit & 1 for number in drawn) < 2200


@pytest.mark.parametrize("seed", SEEDS)
def test_consecutive_numbers_are_independent(seed: int) -> None:
    dice = seeded(seed)
    counts = [0] * 36
    for _ in range(7200):
        counts[dice.below(6) * 6 + dice.below(6)] += 1
    assert unevenness(counts) < 3


@pytest.mark.parametrize("count", [3 * 2**29, 2**30 + 1, 2**31 - 1, 2**31])
def test_below_draws_again_rather_than_favouring_small_numbers(count: int) -> None:
    """Draws beyond the last multiple of `count` are rejected."""
    dice = seeded(3)
    again = seeded(3)
    fair = 2**31 - 2**31 % count
    for _ in range(200):
        drawn = again.bits()
        while drawn >= fair:
            drawn = again.bits()
        assert dice.below(count) == drawn % count
    assert dice.state == again.state


def test_below_one_is_always_zero() -> None:
    dice = seeded(1)
    assert [dice.below(1) for _ in range(5)] == [0] * 5


def test_a_die_shows_one_to_sides() -> None:
    dice = seeded(1)
    assert {dice.roll() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {dice.roll(4) for _ in range(200)} == {1, 2, 3, 4}


@pytest.mark.parametrize("size", [0, 1, 2, 5, 60])
def test_a_shuffle_keeps_every_card_once(size: int) -> None:
    cards = list(range(size))
    seeded(size).shuffle(cards)
    assert sorted(cards) == list(range(size))


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    dice = seeded(5)
    counts: dict[str, int] = {}
    for _ in range(4800):
        cards = list("abcd")
        dice.shuffle(cards)
        order = "".join(cards)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert unevenness(list(counts.values())) < 3


def test_a_clone_draws_the_same_numbers_independently() -> None:
    dice = seeded(9)
    dice.bits()
    twin = dice.clone()
    drawn = [dice.bits() for _ in range(10)]
    assert [twin.bits() for _ in range(10)] == drawn
    state = twin.state
    dice.bits()
    assert twin.state == state


@pytest.mark.parametrize(("one", "other"), [(7, 8), (0, 1), (2**62, 2**62 + 1), (7, 7 + 2**62), (7, 7 + 2**64)])
def test_nearby_seeds_have_nothing_in_common(one: int, other: int) -> None:
    first, second = first_bits(one, 64), first_bits(other, 64)
    assert not set(first) & set(second)
    same = sum((a ^ b ^ 0x7FFFFFFF).bit_count() for a, b in zip(first, second, strict=True))
    assert 0.45 < same / (64 * 31) < 0.55


def test_seeds_can_have_any_size() -> None:
    for seed in (2**63, 2**64, 10**99):
        assert 0 <= seeded(seed).state <= MASK62
