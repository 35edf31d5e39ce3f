"""Completing what people have begun: with which pawns, rovers and ways the rules let the crew vote
on a plan in which everything that stands stays, if there are any.

The search is exhaustive within its bounds, so a plan that can be completed can still be after each
step towards its completion.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

import msgspec

from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.ledger import Ledger
from kosmodrom.games.first_martians.rules.needs import can_drive, heals_alone
from kosmodrom.games.first_martians.rules.planning import Plan, Survey
from kosmodrom.games.first_martians.rules.stacks import UNTYPED, performer_of, space_of
from kosmodrom.games.first_martians.rules.targets import machine_types
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import Heal, Manage, Rest, Unwind
from kosmodrom.games.first_martians.terms import NOTHING, PAWN, PAWNS_EACH, ROVERS

MOST_TRIES: Final = 400
"""So many ways to place pawns are tried, for each way to use the rovers."""
PASTIMES: Final = (Rest(), Unwind(), Manage())
"""What pawns can do that find nothing better."""


class Completer:
    """Completes plans in one situation."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.survey = Survey(g)

    def can_vote(self, stacks: list[Stack], operators: list[int]) -> bool:
        """Whether the rules let the crew vote on a plan of these stacks."""
        then = self.with_plan(stacks, operators)
        return Plan(then, self.survey).can_vote()

    def with_plan(self, stacks: list[Stack], operators: list[int] | None = None) -> Game:
        """The situation with another plan."""
        state = msgspec.structs.replace(
            self.g.state, plan=stacks, operators=operators or self.g.state.operators
        )
        return self.g.with_state(state)

    def complete(self, stacks: list[Stack], *, with_all: bool) -> list[Stack] | None:
        """The stacks with the pawns, rovers and ways that they lack, if that can be; `with_all`:
        such that the crew can vote, with every pawn that must be used."""
        for begun in self._equipped(stacks):
            search = _Search(self, begun, with_all)
            if search.succeeds() and (not with_all or self.can_vote(begun, self.g.state.operators)):
                return begun
        return None

    def _equipped(self, stacks: list[Stack]) -> Iterator[list[Stack]]:
        """The stacks with all ways to use the rovers that are free, and on the ways that are taken,
        or on the shortest."""
        ledger = self.ledger(stacks)
        routes = self.survey.site.routes
        outside = [n for n, stack in enumerate(stacks) if stack.way and ledger.stacks[n].lack]
        drivers = [
            [
                NOTHING,
                *(
                    n
                    for n in outside
                    if not ledger.rovers >> rover & 1
                    and stacks[n].rover == NOTHING
                    and can_drive(self.g, rover, ledger.stacks[n].action, ledger.bays)
                ),
            ]
            for rover in range(len(ROVERS))
        ]
        for shortest in (False, True) if outside else (False,):
            for places in product(*drivers):
                if places.count(places[0]) > 1 and places[0] != NOTHING:
                    continue
                found = [_copy(stack) for stack in stacks]
                for rover, place in enumerate(places):
                    if place != NOTHING:
                        found[place].rover = rover
                for number, stack in enumerate(found):
                    known = [list(way.spaces) for way in routes[space_of(stack.task)]]
                    lost = stack.way not in known
                    if stack.way and known and (lost or (shortest and number in outside)):
                        stack.way = known[0]
                yield found

    def ledger(self, stacks: list[Stack]) -> Ledger:
        return Ledger(self.with_plan(stacks), self.survey.site.ground)


class _Search:
    """Places pawns until no stack lacks any, and goes back where that fails."""

    def __init__(self, completer: Completer, stacks: list[Stack], with_all: bool) -> None:
        self.completer = completer
        self.stacks = stacks
        self.with_all = with_all
        self.tries = 0

    def succeeds(self) -> bool:
        """Whether it can be done; then it is."""
        self.tries += 1
        ledger = self.completer.ledger(self.stacks)
        if self.tries > MOST_TRIES or ledger.lacking > self._free(ledger):
            return False
        for number, weighed in enumerate(ledger.stacks):
            if weighed.lack:
                helpers = self._helpers(ledger, number)
                return any(self._put(pawn, self.stacks[number]) for pawn in helpers)
        crew = range(len(self.completer.g.state.crew))
        idle = next((n for n in crew if ledger.idle_pawns(n)), NOTHING)
        if idle == NOTHING or not self.with_all:
            return True
        known = self.completer.survey.site.tasks
        return any(
            self._begin(Stack(self._next_number(), task, [idle]))
            for task in PASTIMES
            if task in known
        ) or any(self._put(idle, stack) for stack in self.stacks)

    def _put(self, pawn: int, stack: Stack) -> bool:
        stack.pawns.insert(0, pawn)
        if self.succeeds():
            return True
        del stack.pawns[0]
        return False

    def _begin(self, stack: Stack) -> bool:
        self.stacks.append(stack)
        if self.succeeds():
            return True
        self.stacks.pop()
        return False

    def _next_number(self) -> int:
        return 1 + max((stack.number for stack in self.stacks), default=NOTHING)

    def _free(self, ledger: Ledger) -> int:
        """The pawns that are left; with those that a Heart Attack leaves for healing."""
        return ledger.free + sum(ledger.ground.restricted)

    def _helpers(self, ledger: Ledger, number: int) -> list[int]:
        """Who can go under a stack: AOMs first, then those who do not bring a token along that asks
        for more pawns, and have most pawns left."""
        g, stack = self.completer.g, self.stacks[number]
        crew = g.state.crew
        healed = performer_of(g, stack) if isinstance(stack.task, Heal) else NOTHING
        people = [
            n
            for n in range(len(crew))
            if ledger.free_pawns(n) > 0 or (n == healed and ledger.used[n] < PAWNS_EACH)
        ]
        if healed != NOTHING and not heals_alone(g, healed):
            medic = ledger.ground.medic
            if medic not in stack.pawns:
                return [medic] if medic in people else []
        people.sort(
            key=lambda n: (
                0 if n in stack.pawns else crew[n].tokens.count(PAWN),
                -ledger.free_pawns(n),
            )
        )
        machines = [
            len(crew) + n
            for n, kind in enumerate(machine_types(g))
            if ledger.machines > 0
            and not ledger.used[len(crew) + n]
            and ledger.stacks[number].action in (UNTYPED, kind)
        ]
        return machines + people


def _copy(stack: Stack) -> Stack:
    return Stack(
        stack.number,
        stack.task,
        list(stack.pawns),
        stack.rover,
        list(stack.way),
        stack.facility,
    )
