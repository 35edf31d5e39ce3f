"""Whether stacks can get all the pawns that they lack."""

from __future__ import annotations

from itertools import product

import pytest

from kosmodrom.core.rng import Random
from kosmodrom.games.first_martians.rules.manning import Gap, Hands, can_fill, joined
from kosmodrom.games.first_martians.terms import NOTHING

CREW = 3
MEDIC = 0


def fills(gaps: tuple[Gap, ...], hands: Hands, where: tuple[int, ...]) -> bool:
    """Whether pawns that go to these gaps, or nowhere, fill all of them: first those of astronauts,
    then AOMs."""
    owners = [n for n, free in enumerate(hands.free) for _ in range(free)]
    machines = [n for n in range(2) if hands.machines >> n & 1]
    used = [n for n, place in zip(machines, where[len(owners) :], strict=True) if place != NOTHING]
    if len(used) > hands.most_machines:
        return False
    for number, gap in enumerate(gaps):
        there = [n for n, place in zip(owners, where, strict=False) if place == number]
        helping = [
            n for n, place in zip(machines, where[len(owners) :], strict=True) if place == number
        ]
        if any(not gap.machines >> n & 1 for n in helping):
            return False
        new = set(there) - gap.members
        needed = gap.pawns + sum(hands.burdens[n] for n in new)
        if len(there) + len(helping) < needed or gap.medic not in (NOTHING, *there):
            return False
    return True


def can_be_filled(gaps: tuple[Gap, ...], hands: Hands) -> bool:
    """The same by trying everything."""
    pawns = sum(hands.free) + hands.machines.bit_count()
    places = range(NOTHING, len(gaps))
    return any(fills(gaps, hands, where) for where in product(places, repeat=pawns))


@pytest.mark.rule("FM-724", "FM-1167", "FM-762", "FM-871", "FM-1227")
def test_gaps_are_filled_if_that_is_possible_in_any_way() -> None:
    chance = Random.seeded("manning")
    found = []
    for _ in range(400):
        gaps = tuple(
            Gap(
                chance.choice([-1, 0, 1, 1, 2, 3]),
                frozenset(n for n in range(CREW) if chance.below(3) == 0),
                chance.below(4),
                chance.choice([NOTHING, NOTHING, MEDIC]),
            )
            for _ in range(1 + chance.below(2))
        )
        gaps = tuple(
            gap._replace(medic=NOTHING) if gap.medic in gap.members else gap for gap in gaps
        )
        hands = Hands(
            tuple(chance.below(3) for _ in range(CREW)),
            tuple(chance.choice([0, 0, 1, 2]) for _ in range(CREW)),
            chance.below(4),
            chance.below(3),
        )
        found.append(can_fill(gaps, hands))
        assert found[-1] == can_be_filled(gaps, hands), (gaps, hands)
    assert 80 < sum(found) < 320


@pytest.mark.rule("FM-Q-29")
def test_tokens_come_along_once() -> None:
    hands = Hands((2, 2), (2, 0), 0, 0)
    once = joined(Gap(1, frozenset(), 0), 0, hands)
    assert (once.pawns, once.members) == (2, frozenset({0}))
    assert joined(once, 0, hands).pawns == 1
    assert joined(once, 1, hands).pawns == 1
