"""Chance: the generator is the one it says it is, fair, and wholly in one integer."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kosmodrom.core.rng import Random, seed_value


class Holder:
    def __init__(self, rng: int) -> None:
        self.rng = rng


def reference(seed: int) -> Random:
    """Seeded as the reference implementation in C does: step, add the seed, step."""
    holder = Holder(0)
    chance = Random(holder)
    chance.bits()
    holder.rng = (holder.rng + seed) % 2**64
    chance.bits()
    return chance


def test_values_are_those_of_the_reference_implementation() -> None:
    chance = reference(42)
    assert [chance.bits() for _ in range(6)] == [
        0xDEBFF77F,
        0x54B00B9C,
        0xDED17109,
        0x383D10FA,
        0xB7D5E650,
        0xD8C19FA9,
    ]


def test_a_seed_means_the_same_everywhere() -> None:
    assert seed_value("an example") == 0xF63402F3D9CD07C8
    assert seed_value(7) == seed_value("7") != seed_value(8)


def test_the_whole_state_is_in_the_holder() -> None:
    holder = Holder(seed_value(1))
    first = [Random(holder).below(100) for _ in range(10)]
    holder.rng = seed_value(1)
    chance = Random(holder)
    assert [chance.below(100) for _ in range(10)] == first
    assert 0 <= holder.rng < 2**64


@given(rng=st.integers(0, 2**64 - 1), n=st.integers(0, 60))
def test_a_shuffle_draws_from_the_end_on(rng: int, n: int) -> None:
    check_shuffle(rng, n)


@pytest.mark.parametrize("before", range(9))
def test_a_shuffle_draws_again_what_would_favour_low_numbers(before: int) -> None:
    """From state 0 the bits are 0, which only powers of two accept."""
    rng = 0
    for _ in range(before):
        rng = (rng - 1442695040888963407) * pow(6364136223846793005, -1, 2**64) % 2**64
    check_shuffle(rng, 10)


def check_shuffle(rng: int, n: int) -> None:
    shuffled, swapped = list(range(n)), list(range(n))
    one, other = Holder(rng), Holder(rng)
    Random(one).shuffle(shuffled)
    for i in range(n - 1, 0, -1):
        j = Random(other).below(i + 1)
        swapped[i], swapped[j] = swapped[j], swapped[i]
    assert shuffled == swapped
    assert one.rng == other.rng


@given(seed=st.integers(), n=st.integers(1, 2**32))
def test_below_stays_below(seed: int, n: int) -> None:
    chance = Random.seeded(seed)
    assert all(0 <= chance.below(n) < n for _ in range(20))


@given(seed=st.integers(), n=st.one_of(st.integers(1, 100), st.integers(1, 2**32)))
def test_below_draws_what_the_bits_say(seed: int, n: int) -> None:
    chance, bits = Random.seeded(seed), Random.seeded(seed)

    def expected() -> int:
        while True:
            product = bits.bits() * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32

    assert [chance.below(n) for _ in range(10)] == [expected() for _ in range(10)]


def test_choices_are_that_many_draws() -> None:
    together, apart = Random.seeded(1), Random.seeded(1)
    assert together.choices("abc", 20) == [apart.choice("abc") for _ in range(20)]
    assert together.choices("abc", 0) == []


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_below_is_fair(n: int) -> None:
    chance = Random.seeded(f"fair {n}")
    expected = 500
    counts = Counter(chance.below(n) for _ in range(n * expected))
    squares = sum((counts[value] - expected) ** 2 for value in range(n)) / expected
    # Chi-squared with n - 1 degrees of freedom: five deviations above its mean.
    assert squares < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_below_rejects_what_would_favour_low_numbers() -> None:
    n = 3 * 2**30  # a plain modulo would give the low third twice as often
    chance = Random.seeded("bias")
    low = sum(chance.below(n) < 2**30 for _ in range(3000))
    assert 850 < low < 1150


@given(seed=st.integers(), items=st.lists(st.integers(), max_size=30))
def test_a_shuffle_is_a_permutation(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Random.seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_is_equally_likely() -> None:
    chance = Random.seeded("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(850 < times < 1150 for times in counts.values())


def test_choice_takes_one_of_the_items() -> None:
    chance = Random.seeded(1)
    assert {chance.choice("abc") for _ in range(50)} == set("abc")
    with pytest.raises(IndexError):
        chance.choice([])
