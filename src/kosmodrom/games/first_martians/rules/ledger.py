"""What the plan as it stands takes: pawns, resources and items, none of them twice (FM-742,
FM-747)."""

from __future__ import annotations

from typing import Final, TypeAlias

from kosmodrom.games.first_martians.effects import Cost
from kosmodrom.games.first_martians.map import Terrain
from kosmodrom.games.first_martians.rules.areas import terrain
from kosmodrom.games.first_martians.rules.base import Game, acting_conditions, mission_of
from kosmodrom.games.first_martians.rules.needs import (
    ROVER_SAVES,
    Bay,
    Load,
    bays_of,
    can_drive,
    heals_alone,
    load_of,
    medic_of,
    taken_out,
)
from kosmodrom.games.first_martians.rules.stacks import (
    BUILD,
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
    PAWNS_EACH,
    ROVERS,
    SOLO_AOMS,
)

Donors: TypeAlias = tuple[tuple[int, int], ...]
"""The Facilities that parts are taken out of, and these parts as bits."""
StackKey: TypeAlias = tuple[AnyTask, tuple[int, ...], int, tuple[int, ...], Donors]
"""All that decides what a stack asks: task, pawns, rover, way, and the donors of the plan."""
WITH_ITEMS: Final = frozenset((Repair, Research, Plant, RemoveShutdown, EventTask, SheetTask))
"""The tasks that take more than pawns, oxygen and energy."""


class Ground:
    """What plans stand on, and what was worked out on it already: planning asks for the same again
    and again."""

    __slots__ = ("bays", "land", "medic", "weighed")

    def __init__(self, g: Game) -> None:
        self.land: Terrain = terrain(g)
        self.medic = medic_of(g)
        self.bays: dict[Donors, list[Bay | None]] = {}
        self.weighed: dict[StackKey, tuple[Load, int, int]] = {}
        """What a stack asks, its action, and how many pawns it lacks."""


class Ledger:
    """The sums of a plan."""

    __slots__ = (
        "actions",
        "any_spares",
        "bays",
        "counters",
        "deeds",
        "demands",
        "discoveries",
        "donors",
        "elsewhere",
        "examined",
        "free",
        "g",
        "ground",
        "keys",
        "lacking",
        "lacks",
        "left",
        "loads",
        "machines",
        "morale",
        "objectives",
        "planted",
        "removals",
        "restricted",
        "rovers",
        "samples",
        "saves",
        "seeds",
        "spares",
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
        self.elsewhere = list(self.used)
        """Pawns that are not healing their own astronaut."""
        self.lacking = 0
        """The pawns that stacks still need, all together and each."""
        self.lacks: list[int] = []
        self.keys: list[StackKey] = []
        self.loads: list[Load] = []
        self.actions: list[int] = []
        donors = tuple(self.donors.items())
        for stack in s.plan:
            self._count(stack, donors)
        self.restricted = [bool(acting_conditions(member) >> HEART & 1) for member in s.crew]
        self.machines = len(s.machines) - sum(self.used[crew:])
        if g.seats == 1:
            self.machines = min(self.machines, SOLO_AOMS - sum(self.used[crew:]))  # FM-1227
        self.free = self.machines + sum(self.free_pawns(n) for n in range(crew))
        self.saves: list[int] = []

    def _count(self, stack: Stack, donors: Donors) -> None:
        g, task = self.g, stack.task
        key = (task, tuple(stack.pawns), stack.rover, tuple(stack.way), donors)
        weighed = self.ground.weighed.get(key)
        if weighed is None:
            load = load_of(g, stack, self.bays, self.ground.land)
            weighed = load, action_of(g, task), self._lack_of(stack, load)
            self.ground.weighed[key] = weighed
        load, action, lack = weighed
        self.keys.append(key)
        self.loads.append(load)
        self.actions.append(action)
        self.lacks.append(lack)
        self.lacking += lack
        self.left[0] -= load.oxygen
        self.left[1] -= load.energy
        healed = stack.pawns[-1] if type(task) is Heal else NOTHING
        used, elsewhere = self.used, self.elsewhere
        for pawn in stack.pawns:
            used[pawn] += 1
            if pawn != healed:
                elsewhere[pawn] += 1
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

    def _bays_after(self, besides: dict[int, int]) -> list[Bay | None]:
        key = tuple(sorted(besides.items())) if besides else ()
        found = self.ground.bays.get(key)
        if found is None:
            found = self.ground.bays[key] = bays_of(self.g, besides)
        return found

    # Pawns

    def _lack_of(self, stack: Stack, load: Load) -> int:
        """How many pawns a stack still needs; for healing, the Medic's (FM-871)."""
        lack = max(0, load.rolled - len(stack.pawns))
        if (
            not lack
            and type(stack.task) is Heal
            and not heals_alone(self.g, performer_of(self.g, stack))
            and self.ground.medic not in stack.pawns
        ):
            return 1
        return lack

    def free_pawns(self, astronaut: int) -> int:
        """The pawns of an astronaut for any action; after a Heart Attack only one of them, the
        other one is for healing (FM-283)."""
        free = PAWNS_EACH - self.used[astronaut]
        if self.restricted[astronaut]:
            return min(free, 1 - self.elsewhere[astronaut])
        return free

    def idle_pawns(self, astronaut: int) -> int:
        """The pawns that must still be used (FM-707); after a Heart Attack one may be left out
        (FM-Q-33)."""
        pawns = 1 if self.restricted[astronaut] else PAWNS_EACH
        return max(0, pawns - self.used[astronaut])

    def room(self) -> int:
        """How many pawns are left for something new."""
        return self.free - self.lacking

    def saving(self, action: int) -> int:
        """The most pawns that a rover which is still free saves in an action outside the HUB."""
        if not self.saves:
            self.saves = [
                max(
                    (
                        ROVER_SAVES[rover]
                        for rover in range(len(ROVERS))
                        if not self.rovers >> rover & 1
                        and can_drive(self.g, rover, kind, self.bays)
                    ),
                    default=0,
                )
                for kind in range(len(self.bays))
            ]
        return 0 if action == UNTYPED else self.saves[action]

    # Resources

    def affords(self, oxygen: int, energy: int) -> bool:
        """Whether so much more can be paid (FM-523, FM-542)."""
        return (not oxygen or self.left[0] - self.demands[0] >= oxygen) and (
            not energy or self.left[1] - self.demands[1] >= energy
        )

    def affords_action(self, action: int, times: int = 1) -> bool:
        """Whether the Facility of an action can be used once more: each time costs (FM-524,
        FM-543)."""
        if action == UNTYPED:
            return True
        bay = self.bays[action]
        return bay is not None and self.affords(bay.oxygen * times, bay.energy * times)

    def affords_donor(self, facility: int, part: int) -> bool:
        """Whether the plan stays payable if this part is taken out for a repair, which breaks it at
        once (FM-1007, FM-Q-22)."""
        if self.donors.get(facility, 0) >> part & 1:
            return False
        g = self.g
        besides = {**self.donors, facility: self.donors.get(facility, 0) | 1 << part}
        then = self._bays_after(besides)
        if then == self.bays:
            return self.affords_action(BUILD)
        oxygen = energy = 0
        for stack in (*g.state.plan, None):
            action = BUILD if stack is None else action_of(g, stack.task)
            if action == UNTYPED:
                continue
            bay, before = then[action], self.bays[action]
            if bay is None or before is None:
                return False
            oxygen += bay.oxygen - (before.oxygen if stack is not None else 0)
            energy += bay.energy - (before.energy if stack is not None else 0)
            if stack is not None and stack.rover != NOTHING and bay.no_rover:
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
