"""What the plan as it stands takes: pawns, resources and items, none of them twice (FM-742,
FM-747)."""

from __future__ import annotations

import itertools
from collections.abc import Hashable
from typing import Final, TypeAlias

from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.effects import Cost
from kosmodrom.games.first_martians.map import Terrain
from kosmodrom.games.first_martians.rules.areas import terrain
from kosmodrom.games.first_martians.rules.base import Game, acting_conditions, mission_of
from kosmodrom.games.first_martians.rules.needs import (
    ROVER_SAVES,
    Bays,
    Load,
    bay_for,
    bays_of,
    brings_something,
    can_drive,
    heals_alone,
    load_of,
    medic_of,
    parts_that_matter,
    taken_out,
)
from kosmodrom.games.first_martians.rules.stacks import (
    BUILD,
    EXPLORE,
    GATHER,
    UNTYPED,
    action_of,
    deed_of,
    performer_of,
)
from kosmodrom.games.first_martians.rules.tests import counter_number, holds
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import (
    AnyTask,
    EventTask,
    Heal,
    Plant,
    RemoveShutdown,
    Repair,
    Research,
    SheetTask,
)
from kosmodrom.games.first_martians.terms import (
    GASES,
    HEART,
    NOTHING,
    PARTS,
    PAWN,
    PAWNS_EACH,
    SOLO_AOMS,
)

Donors: TypeAlias = tuple[tuple[int, int], ...]
"""The Facilities that parts are taken out of, and these parts as bits."""
WITH_ITEMS: Final = frozenset((Repair, Research, Plant, RemoveShutdown, EventTask, SheetTask))
"""The tasks that take more than pawns, oxygen and energy."""


class Weighed:
    """A stack as it stood when somebody looked, and what follows from that."""

    __slots__ = (
        "action",
        "bays",
        "changes",
        "facility",
        "lack",
        "load",
        "mark",
        "pawns",
        "rover",
        "task",
        "way",
    )

    def __init__(
        self, stack: Stack, bays: Bays, load: Load, action: int, lack: int, mark: int
    ) -> None:
        self.task = stack.task
        self.pawns = list(stack.pawns)
        self.rover = stack.rover
        self.way = list(stack.way)
        self.facility = stack.facility
        self.bays = bays
        self.load = load
        self.action = action
        self.lack = lack
        """How many pawns it still needs."""
        self.mark = mark
        """A number for all that it takes besides pawns and Morale tokens; 0 for nothing."""
        self.changes: dict[Hashable, list[Option]] = {}
        """What can be done with it, by what else in the plan matters for that."""

    def has_same_errand(self, stack: Stack, bays: Bays) -> bool:
        """Whether a stack is as it was, but perhaps for its pawns."""
        return (
            self.task is stack.task
            and self.rover == stack.rover
            and self.way == stack.way
            and self.facility == stack.facility
            and self.bays is bays
        )


class Ground:
    """What plans stand on, and what was worked out on it already: planning asks for the same again
    and again."""

    __slots__ = (
        "alike",
        "bays",
        "burdened",
        "burdens",
        "heals_alone",
        "known_bays",
        "land",
        "latest",
        "marks",
        "medic",
        "new_marks",
        "parts_that_matter",
        "restricted",
        "sensitive",
    )

    def __init__(self, g: Game) -> None:
        crew = g.state.crew
        self.land: Terrain = terrain(g)
        self.medic = medic_of(g)
        self.heals_alone = [heals_alone(g, number) for number in range(len(crew))]
        self.restricted = [bool(acting_conditions(member) >> HEART & 1) for member in crew]
        """Who has had a Heart Attack (FM-283)."""
        self.alike = not any(brings_something(member) for member in crew)
        """Whether it does not matter to an action, other than Heal, whose pawns it has."""
        self.burdens = [member.tokens.count(PAWN) for member in crew]
        """How many pawns more the tokens of each astronaut ask for (FM-1167)."""
        self.burdened = any(self.burdens)
        self.bays: dict[Donors, Bays] = {}
        """By the parts that are taken out."""
        self.known_bays: dict[Bays, Bays] = {}
        """For each value one object, so that `is` tells."""
        self.parts_that_matter = [
            parts_that_matter(g, number) for number in range(len(g.state.facilities))
        ]
        """The parts of each Facility that its action misses, as bits."""
        self.sensitive: set[int] = set()
        """Actions that ask for more if certain parts are taken out."""
        self.latest: dict[int, Weighed] = {}
        """The stacks by number: most of them have not changed since somebody looked."""
        self.marks: dict[tuple[AnyTask | int, int, int], int] = {}
        """`Weighed.mark` by task, or by action where that says it all, rover and Facility."""
        self.new_marks = itertools.count(
            1
        )  # not the length of `marks`: other tables may add to them, too


class Ledger:
    """The sums of a plan."""

    __slots__ = (
        "any_spares",
        "bays",
        "counters",
        "deeds",
        "demands",
        "discoveries",
        "donors",
        "examined",
        "free",
        "g",
        "ground",
        "lacking",
        "left",
        "machines",
        "morale",
        "objectives",
        "planted",
        "removals",
        "rovers",
        "samples",
        "seeds",
        "spares",
        "stacks",
        "used",
    )

    def __init__(self, g: Game, ground: Ground) -> None:
        s = g.state
        crew = len(s.crew)
        self.g = g
        self.ground = ground
        self.donors = taken_out(g)
        self.bays = self._bays_after(self.donors)
        self.left = list(s.reserves)
        """What the Reserves hold after everything is paid."""
        self.demands = [0, 0]
        """1 for a gas that must be left for removing a Shutdown tile (FM-1056, FM-Q-22)."""
        self.spares = list(s.available.spares)
        self.any_spares = 0
        self.samples = s.available.samples
        self.seeds = s.available.seeds
        self.examined = s.examined
        self.discoveries = s.discoveries
        self.objectives: list[int] = []
        self.counters: dict[str, int] = {}
        self.morale = [member.morale for member in s.crew]
        self.rovers = 0
        self.planted = False
        self.removals: set[tuple[int, int]] = set()
        self.deeds: dict[EventTask | SheetTask, int] = {}
        self.used = [0] * (crew + len(s.machines))
        self.lacking = 0
        """The pawns that stacks still need, all together."""
        self.stacks: list[Weighed] = []
        """The stacks of the plan, in its order."""
        for stack in s.plan:
            self._count(stack)
        self.machines = len(s.machines) - sum(self.used[crew:])
        if g.seats == 1:
            self.machines = min(self.machines, SOLO_AOMS - sum(self.used[crew:]))  # FM-1227
        self.free = self.machines
        for astronaut in range(crew):
            self.free += self.free_pawns(astronaut)

    def _count(self, stack: Stack) -> None:
        g, task = self.g, stack.task
        weighed = self.ground.latest.get(stack.number)
        if (
            weighed is None
            or weighed.pawns != stack.pawns
            or not weighed.has_same_errand(stack, self.bays)
        ):
            weighed = self._weigh(stack, weighed)
        load = weighed.load
        self.stacks.append(weighed)
        self.lacking += weighed.lack
        self.left[0] -= load.oxygen
        self.left[1] -= load.energy
        for pawn in stack.pawns:
            self.used[pawn] += 1
        if stack.rover != NOTHING:
            self.rovers |= 1 << stack.rover
        if type(task) not in WITH_ITEMS:
            return
        match task:
            case Repair(_, part, donor):
                self.spares[part] -= donor == NOTHING  # FM-1004
            case Research(again):
                self.samples -= not again  # FM-962
                self.examined -= again  # FM-963, FM-Q-46
            case Plant():
                self.planted = True  # FM-980
                self.seeds -= 1
            case RemoveShutdown(facility, gas):
                self.removals.add((facility, gas))
                self.demands[gas] = 1
            case EventTask() | SheetTask():
                self.deeds[task] = self.deeds.get(task, 0) + 1
                self._charge(deed_of(g, task).cost, performer_of(g, stack))

    def _weigh(self, stack: Stack, before: Weighed | None) -> Weighed:
        """What a stack asks; with other pawns than before usually the same."""
        g, ground, bays, task = self.g, self.ground, self.bays, stack.task
        if (
            before is not None
            and ground.alike
            and type(task) is not Heal
            and before.has_same_errand(stack, bays)
        ):
            load, action, mark = before.load, before.action, before.mark
        else:
            load, action = load_of(g, stack, bays, ground.land), action_of(g, task)
            mark = 0
            with_items = type(task) in WITH_ITEMS
            if with_items or load.oxygen or load.energy or action in ground.sensitive:
                kind = task if with_items else action
                key = (kind, stack.rover, stack.facility)
                mark = ground.marks.setdefault(key, next(ground.new_marks))
        weighed = Weighed(stack, bays, load, action, self._lack_of(stack, load), mark)
        ground.latest[stack.number] = weighed
        return weighed

    def _charge(self, cost: Cost, performer: int) -> None:
        """What an Event or the mission sheet asks for; oxygen and energy are counted already."""
        names = [token.id for token in mission_of(self.g).tokens]
        self.left[2] -= cost.food
        for kind, count in cost.spares.items():
            self.spares[PARTS.index(kind)] -= count
        self.any_spares += cost.any_spares
        self.samples -= cost.samples
        self.seeds -= cost.seeds
        self.examined -= cost.examined
        self.discoveries -= cost.discoveries
        self.objectives += [names.index(token) for token in cost.objective]
        for name, count in cost.counters.items():
            self.counters[name] = self.counters.get(name, 0) + count
        self.morale[performer] -= cost.morale

    def _bays_after(self, besides: dict[int, int]) -> Bays:
        """What Facilities ask if these parts, as bits, are taken out of them, too."""
        known, matter = self.ground.bays, self.ground.parts_that_matter
        key: Donors = ()
        if besides:
            kept = [(n, parts & matter[n]) for n, parts in besides.items() if parts & matter[n]]
            key = tuple(sorted(kept))
        found = known.get(key)
        if found is None:
            found = bays_of(self.g, dict(key))
            found = known[key] = self.ground.known_bays.setdefault(found, found)
        return found

    # Pawns

    def _lack_of(self, stack: Stack, load: Load) -> int:
        """How many pawns a stack still needs; for healing, the Medic's (FM-871)."""
        lack = max(0, load.rolled - len(stack.pawns))
        if (
            not lack
            and type(stack.task) is Heal
            and not self.ground.heals_alone[performer_of(self.g, stack)]
            and self.ground.medic not in stack.pawns
        ):
            return 1
        return lack

    def free_pawns(self, astronaut: int) -> int:
        """The pawns of an astronaut for any action; after a Heart Attack only one of them, the
        other one is for healing (FM-283)."""
        free = PAWNS_EACH - self.used[astronaut]
        if self.ground.restricted[astronaut]:
            return min(free, 1 - self.elsewhere(astronaut))
        return free

    def elsewhere(self, astronaut: int) -> int:
        """The pawns of an astronaut that are not there to heal this very one."""
        return sum(
            stack.pawns.count(astronaut)
            for stack in self.g.state.plan
            if type(stack.task) is not Heal or stack.pawns[-1] != astronaut
        )

    def idle_pawns(self, astronaut: int) -> int:
        """The pawns that must still be used (FM-707); after a Heart Attack one may be left out
        (FM-Q-33)."""
        pawns = 1 if self.ground.restricted[astronaut] else PAWNS_EACH
        return max(0, pawns - self.used[astronaut])

    def room(self) -> int:
        """How many pawns are left for something new."""
        return self.free - self.lacking

    def savings(self) -> tuple[int, int]:
        """The most pawns that a rover which is still free saves: in Explore, and in the other
        actions outside the HUB that rovers help in."""
        explore = others = 0
        for rover, pawns in enumerate(ROVER_SAVES):
            if not self.rovers >> rover & 1:
                if can_drive(self.g, rover, EXPLORE, self.bays):
                    explore = max(explore, pawns)
                if can_drive(self.g, rover, GATHER, self.bays):
                    others = max(others, pawns)
        return explore, others

    # Resources

    def affords(self, oxygen: int, energy: int) -> bool:
        """Whether so much more can be paid (FM-523, FM-542)."""
        return (not oxygen or self.left[0] - self.demands[0] >= oxygen) and (
            not energy or self.left[1] - self.demands[1] >= energy
        )

    def affords_action(self, action: int, times: int = 1) -> bool:
        """Whether a Facility of an action can be used once more: each time costs (FM-524,
        FM-543)."""
        return action == UNTYPED or any(
            self.affords(bay.oxygen * times, bay.energy * times) for bay in self.bays[action]
        )

    def affords_donor(self, facility: int, part: int) -> bool:
        """Whether the plan stays payable if this part is taken out for a repair, which breaks it at
        once (FM-1007, FM-Q-22)."""
        if self.donors.get(facility, 0) >> part & 1:
            return False
        besides = {**self.donors, facility: self.donors.get(facility, 0) | 1 << part}
        then = self._bays_after(besides)
        if then is self.bays:
            return self.affords_action(BUILD)
        mine = bay_for(then, BUILD)
        if mine is None:
            return False
        oxygen, energy = mine.oxygen, mine.energy
        for stack in self.stacks:
            if stack.action == UNTYPED:
                continue
            bay = bay_for(then, stack.action, stack.facility)
            before = bay_for(self.bays, stack.action, stack.facility)
            if bay is None or before is None:
                return False
            oxygen += bay.oxygen - before.oxygen
            energy += bay.energy - before.energy
            if stack.rover != NOTHING and bay.no_rover:
                return False  # FM-683
        return self.affords(oxygen, energy)

    def affords_cost(self, cost: Cost) -> bool:
        """Whether a further Event or mission-sheet action finds all that it asks for; its Morale
        tokens are another matter (`fits_performer`)."""
        g = self.g
        cargo = g.state.available
        spares = [self.spares[n] - cost.spares.get(kind, 0) for n, kind in enumerate(PARTS)]
        held = [mission_of(g).tokens[number].id for number in cargo.objectives]
        for number in self.objectives:
            token = mission_of(g).tokens[number].id
            if token in held:
                held.remove(token)
        return (
            self.affords(cost.oxygen, cost.energy)
            and self.left[2] >= cost.food
            and min(spares) >= 0
            and sum(spares) >= cost.any_spares + self.any_spares
            and self.samples >= cost.samples
            and self.seeds >= cost.seeds
            and self.examined >= cost.examined
            and self.discoveries >= cost.discoveries
            and all(token in held for token in cost.objective)
            and all(
                g.state.counters[counter_number(g, name)[0]] - self.counters.get(name, 0) >= n
                for name, n in cost.counters.items()
            )
        )

    def can_spend_spare(self, part: int) -> bool:
        """Whether a spare part of a kind is left (FM-742)."""
        return self.spares[part] > 0 and sum(self.spares) > self.any_spares

    def fits_performer(self, task: object, astronaut: int) -> bool:
        """Whether an astronaut can perform an Event or mission-sheet action: what it asks of the
        performer holds, and there are the Morale tokens (FM-Q-67)."""
        if not isinstance(task, EventTask | SheetTask):
            return True
        deed = deed_of(self.g, task)
        return self.morale[astronaut] >= deed.cost.morale and holds(self.g, deed.needs, astronaut)

    def overdrawn(self) -> bool:
        """Whether the plan takes more than there is: something was spent meanwhile."""
        g = self.g
        held = g.state.available.objectives
        return (
            any(self.left[gas] < self.demands[gas] for gas in range(len(GASES)))
            or min(self.left) < 0
            or min(self.spares) < 0
            or sum(self.spares) < self.any_spares
            or min(self.samples, self.seeds, self.examined, self.discoveries) < 0
            or min(self.morale) < 0
            or any(self.objectives.count(token) > held.count(token) for token in self.objectives)
            or any(
                g.state.counters[counter_number(g, name)[0]] < count
                for name, count in self.counters.items()
            )
        )
