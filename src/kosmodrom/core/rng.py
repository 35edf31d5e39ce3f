"""Chance: a generator whose whole state is one integer.

It is PCG XSH RS 64/32 (O'Neill 2014): a 64-bit linear congruential generator with a permuted
output. The integer lives in the field ``rng`` of a holder, for a game its state, so copying and
storing a game copies and stores its luck. Python's own generator would cost 25 microseconds a copy.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, MutableSequence, Sequence
from functools import lru_cache
from struct import Struct
from typing import Final, NamedTuple, Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_LANE: Final = 128
"""The bits for each of several states in one integer: a product of two has room there."""


class HasRng(Protocol):
    rng: int


class _Holder:
    __slots__ = ("rng",)

    def __init__(self, rng: int) -> None:
        self.rng = rng


def seed_value(seed: int | str) -> int:
    """The 64-bit state that a seed stands for: equal everywhere, well mixed."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")


class _Leap(NamedTuple):
    """What turns one state into those of so many draws and the one after them, each in a lane of
    its own: ``state * multipliers + increments & lanes``."""

    multipliers: int
    increments: int
    lanes: int
    split: Callable[[bytes], tuple[int, ...]]
    """Gives the states of the draws, without the one after them."""


@lru_cache(256)
def _leap(draws: int) -> _Leap:
    multipliers = increments = lanes = 0
    multiplier, increment = 1, 0
    for place in range(0, _LANE * (draws + 1), _LANE):
        multipliers |= multiplier << place
        increments |= increment << place
        lanes |= _MASK << place
        multiplier = multiplier * _MULTIPLIER & _MASK
        increment = increment * _MULTIPLIER + _INCREMENT & _MASK
    return _Leap(multipliers, increments, lanes, Struct("<" + "Q8x" * draws).unpack_from)


class Random:
    """Draws numbers and advances ``holder.rng``.

    >>> dice = Random.seeded("an example")
    >>> [dice.below(6) for _ in range(5)]
    [4, 5, 2, 0, 0]
    """

    __slots__ = ("_holder",)

    def __init__(self, holder: HasRng) -> None:
        self._holder = holder

    @classmethod
    def seeded(cls, seed: int | str) -> Random:
        """A free-standing generator, for bots and tools."""
        return cls(_Holder(seed_value(seed)))

    def bits(self) -> int:
        """32 random bits."""
        x = self._holder.rng
        self._holder.rng = (x * _MULTIPLIER + _INCREMENT) & _MASK
        return ((x ^ (x >> 22)) >> (22 + (x >> 61))) & 0xFFFFFFFF

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (Lemire's method, no bias).

        ``n`` is from 1 to 2**32, which is not checked: the check would slow down every draw.
        """
        holder = self._holder
        while True:
            # `bits`, written out: most calls are for a die or a card.
            x = holder.rng
            holder.rng = (x * _MULTIPLIER + _INCREMENT) & _MASK
            product = (((x ^ (x >> 22)) >> (22 + (x >> 61))) & 0xFFFFFFFF) * n
            low = product & 0xFFFFFFFF
            if low >= n or low >= (1 << 32) % n:
                return product >> 32

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def choices(self, items: Sequence[T], count: int) -> list[T]:
        """Draw ``number`` times from the items, with replacement, each equally likely."""
        below, size = self.below, len(items)
        return [items[below(size)] for _ in range(count)]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in random order, in place (Fisher and Yates)."""
        self._shuffle_first(items, len(items))

    def _shuffle_first(self, items: MutableSequence[T], count: int) -> None:
        """Put so many items in random order: `below(n)` for each, written out and with all states
        of chance worked out at once, as bots shuffle whole decks at every guess."""
        if count < 2:
            return
        holder = self._holder
        leap = _leap(count - 1)
        states = holder.rng * leap.multipliers + leap.increments & leap.lanes
        n = count
        for x in leap.split((states ^ states >> 22).to_bytes(_LANE // 8 * count, "little")):
            product = (x >> 22 + (x >> 61) & 0xFFFFFFFF) * n
            if (low := product & 0xFFFFFFFF) < n and low < (1 << 32) % n:  # hardly ever
                holder.rng = states >> _LANE * (count - n + 1) & _MASK
                self._shuffle_first(items, n)
                return
            n -= 1
            j = product >> 32
            items[n], items[j] = items[j], items[n]
        holder.rng = states >> _LANE * (count - 1)
