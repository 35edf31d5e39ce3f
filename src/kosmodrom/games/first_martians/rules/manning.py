"""Whether the stacks of a plan can get all the pawns that they lack, where tokens on player boards
ask for more: whoever joins a stack brings them along (FM-724, FM-1167, FM-Q-29)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kosmodrom.games.first_martians.rules.ledger import Ledger, Weighed
from kosmodrom.games.first_martians.tasks import Heal
from kosmodrom.games.first_martians.terms import NOTHING


class Gap(NamedTuple):
    """What a stack lacks."""

    pawns: int
    members: frozenset[int]
    """The astronauts who have a pawn in it."""
    machines: int
    """The AOMs that may help, as bits (FM-762)."""
    medic: int = NOTHING
    """The Medic, if it cannot do without (FM-871)."""


class Hands(NamedTuple):
    """The pawns that are left."""

    free: tuple[int, ...]
    """Of each astronaut."""
    burdens: tuple[int, ...]
    """How many pawns more the tokens of each astronaut ask for."""
    machines: int
    """The AOMs, as bits."""
    most_machines: int
    """How many of them can be used (FM-1227)."""

    def without(self, pawn: int) -> Hands:
        """What is left without a pawn."""
        crew = len(self.free)
        if pawn >= crew:
            return self._replace(
                machines=self.machines & ~(1 << pawn - crew), most_machines=self.most_machines - 1
            )
        left = (*self.free[:pawn], max(0, self.free[pawn] - 1), *self.free[pawn + 1 :])
        return self._replace(free=left)

    def burden_of(self, pawn: int) -> int:
        return self.burdens[pawn] if pawn < len(self.burdens) else 0


def hands_of(ledger: Ledger) -> Hands:
    crew = len(ledger.ground.burdens)
    return Hands(
        tuple(ledger.free_pawns(astronaut) for astronaut in range(crew)),
        tuple(ledger.ground.burdens),
        sum(1 << n for n, used in enumerate(ledger.used[crew:]) if not used),
        ledger.machines,
    )


def gap_of(ledger: Ledger, stack: Weighed, machines: int) -> Gap:
    """What a stack of the plan lacks; these AOMs, as bits, may help."""
    crew = len(ledger.ground.burdens)
    medic = NOTHING
    if type(stack.task) is Heal and not ledger.ground.heals_alone[stack.pawns[-1]]:
        medic = ledger.ground.medic
    return Gap(
        stack.load.rolled - len(stack.pawns),
        frozenset(pawn for pawn in stack.pawns if pawn < crew),
        machines,
        NOTHING if medic in stack.pawns else medic,
    )


def joined(gap: Gap, pawn: int, hands: Hands) -> Gap:
    """The gap when a pawn has joined: one less, but for what its tokens ask for."""
    if pawn in gap.members:
        return gap._replace(pawns=gap.pawns - 1)
    members = gap.members | {pawn} if pawn < len(hands.free) else gap.members
    medic = NOTHING if pawn == gap.medic else gap.medic
    return Gap(gap.pawns - 1 + hands.burden_of(pawn), members, gap.machines, medic)


@lru_cache(4096)
def can_fill(gaps: tuple[Gap, ...], hands: Hands) -> bool:
    """Whether the pawns that are left can fill all gaps."""
    for number, gap in enumerate(gaps):
        if gap.pawns > 0 or gap.medic != NOTHING:
            return any(
                can_fill(
                    (*gaps[:number], joined(gap, pawn, hands), *gaps[number + 1 :]),
                    hands.without(pawn),
                )
                for pawn in _helpers(gap, hands)
            )
    return True


def _helpers(gap: Gap, hands: Hands) -> list[int]:
    if gap.medic != NOTHING:
        return [gap.medic] if hands.free[gap.medic] else []
    crew = len(hands.free)
    useful = gap.machines & hands.machines if hands.most_machines > 0 else 0
    machines = [crew + n for n in range(useful.bit_length()) if useful >> n & 1]
    return [*machines, *(n for n in range(crew) if hands.free[n])]
