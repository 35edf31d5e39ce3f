"""Few ways to play in which any two values meet: most faults need no more than two of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from types import MappingProxyType
from typing import Any, TypeAlias

from kosmodrom.core.rng import Random

Way: TypeAlias = dict[str, Any]
"""A value for each field."""
Accepts: TypeAlias = Callable[[Way], bool]
Values: TypeAlias = Mapping[str, Sequence[Any]]
"""The values of each field, its default first."""

TRIES = 3
"""How many ways are made at a time: the one with the most new pairs is kept."""


def pairwise(
    values: Values,
    accepts: Accepts,
    seed: int | str = "pairs",
    meets: Mapping[str, Collection[str]] = MappingProxyType({}),
) -> list[Way]:
    """Ways to play that hold every pair of values of two fields, unless no way with it is accepted.

    The defaults come first. To judge a pair, ways are tried in which at most two other fields
    differ from their defaults. A field in ``meets`` has something to do with these others alone:
    its pairs with the rest need not be held.
    """
    chance = Random.seeded(seed)
    missing = _Missing(values, meets)
    defaults = {name: choices[0] for name, choices in values.items()}
    ways = [defaults] if accepts(defaults) else []
    for way in ways:
        missing.strike_out(way)
    while pair := missing.first():
        base = _find_way(values, accepts, defaults | pair, pair)
        if base is None:
            missing.strike_out(pair)
            continue
        tries = [_fill(values, accepts, base, pair, missing, chance) for _ in range(TRIES)]
        ways.append(max(tries, key=missing.count))
        missing.strike_out(ways[-1])
    return ways


class _Missing:
    """The pairs that no way holds yet: for each value of each field those it has not met.

    A value that no way has yet has not even met itself, which counts where there is one field only.
    Dicts stand for sets: their order is the same on every machine.
    """

    def __init__(self, values: Values, meets: Mapping[str, Collection[str]]) -> None:
        cells = [(name, value) for name, choices in values.items() for value in choices]

        def meet(one: str, other: str) -> bool:
            return (
                one != other and other in meets.get(one, values) and one in meets.get(other, values)
            )

        self._unmet = {
            cell: dict.fromkeys([*(other for other in cells if meet(cell[0], other[0])), cell])
            for cell in cells
        }

    def first(self) -> Way:
        """A missing pair; empty if there is none."""
        for cell, unmet in self._unmet.items():
            if unmet:
                return dict([cell, next(iter(unmet))])
        return {}

    def news(self, name: str, value: Any, settled: Way) -> int:
        """How many missing pairs a value makes with values that are settled."""
        return len(self._unmet[name, value].keys() & settled.items())

    def count(self, way: Way) -> int:
        """How many missing pairs a way holds (each counted from both sides)."""
        return sum(self.news(name, value, way) for name, value in way.items())

    def strike_out(self, way: Way) -> None:
        for one, other in combinations_with_replacement(way.items(), 2):
            self._unmet[one].pop(other, None)
            self._unmet[other].pop(one, None)


def _find_way(values: Values, accepts: Accepts, way: Way, fixed: Way) -> Way | None:
    """An accepted way with the fixed values, as close to this one as can be."""
    free = [(name, value) for name in values if name not in fixed for value in values[name][1:]]
    for changes in (0, 1, 2):
        for some in combinations(free, changes):
            if accepts(changed := way | dict(some)):
                return changed
    return None


def _fill(
    values: Values, accepts: Accepts, base: Way, pair: Way, missing: _Missing, chance: Random
) -> Way:
    """Give each field in turn the value that makes the most new pairs with those before it."""
    way, settled = base, pair
    for name in _shuffled([name for name in values if name not in pair], chance):
        best = sorted(
            _shuffled(values[name], chance), key=lambda value: -missing.news(name, value, settled)
        )
        way = next(tried for value in best if accepts(tried := way | {name: value}))
        settled = settled | {name: way[name]}
    return way


def _shuffled(things: Sequence[Any], chance: Random) -> list[Any]:
    shuffled = list(things)
    chance.shuffle(shuffled)
    return shuffled
