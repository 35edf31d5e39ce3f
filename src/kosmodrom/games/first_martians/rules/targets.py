"""What can be planned at all in the situation, apart from what the plan takes already."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from kosmodrom.core.options import Option
from kosmodrom.core.showing import for_all
from kosmodrom.games.first_martians import moves
from kosmodrom.games.first_martians.components import EventAction, Place, SheetAction
from kosmodrom.games.first_martians.effects import Cost
from kosmodrom.games.first_martians.map import (
    SPACE_NAMES,
    SPACE_NUMBERS,
    UNEXPLORED,
    Way,
    ring_of,
    ways,
)
from kosmodrom.games.first_martians.rules.base import Game, is_shut, mission_of
from kosmodrom.games.first_martians.rules.ledger import Ground, Ledger
from kosmodrom.games.first_martians.rules.needs import bay_for, bays_of
from kosmodrom.games.first_martians.rules.stacks import (
    BUILD,
    EXPLORE,
    GATHER,
    HEAL,
    IS_ROLLED,
    MANAGE,
    RESEARCH,
    REST,
    UNTYPED,
    UNWIND,
    deed_of,
    pawn_names,
)
from kosmodrom.games.first_martians.rules.tests import holds
from kosmodrom.games.first_martians.state import Farm
from kosmodrom.games.first_martians.tasks import (
    AnyTask,
    BuildUpgrade,
    EventTask,
    Explore,
    Gather,
    Heal,
    Manage,
    Plant,
    RemoveShutdown,
    Repair,
    RepairRover,
    Research,
    Rest,
    SheetTask,
    Unwind,
)
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    GASES,
    NOTHING,
    PARTS,
    ROVERS,
)

Fits: TypeAlias = Callable[[Ledger], bool]


class Group:
    """Tasks that can be begun under the same conditions."""

    __slots__ = ("action", "fits", "needed", "options", "outside", "tasks")

    def __init__(
        self,
        action: int,
        tasks: tuple[AnyTask, ...],
        *,
        needed: int = 1,
        fits: Fits | None = None,
        outside: bool = False,
    ) -> None:
        self.action = action
        self.tasks = tasks
        self.needed = needed
        """The pawns for an attempt, without a rover."""
        self.fits = fits
        """What the plan must still have for it."""
        self.outside = outside
        self.options: dict[int, tuple[Option, ...]] = {}
        """The moves that begin the tasks, by pawn."""

    def least_pawns(self, savings: tuple[int, int]) -> int:
        """The pawns for an attempt, less those that rovers save in Explore and in other actions."""
        needed, action = self.needed, self.action
        if self.outside and needed > 1 and action != UNTYPED and IS_ROLLED[action]:
            return max(1, needed - savings[action != EXPLORE])
        return needed


class Site:
    """The situation that plans are made in."""

    __slots__ = (
        "affordable",
        "costly",
        "dismantling",
        "for_machines",
        "found",
        "ground",
        "groups",
        "healing",
        "machines",
        "names",
        "patients",
        "roomy",
        "routes",
        "tasks",
        "unfit",
    )

    def __init__(self, g: Game) -> None:
        s = g.state
        self.names = pawn_names(g)
        self.ground = Ground(g)
        self.routes: tuple[tuple[Way, ...], ...] = ways(self.ground.land)
        self.patients = [bool(member.wounds or member.conditions) for member in s.crew]
        self.groups = list(_groups(g, self))
        self.healing = 0
        """The group that heals, as a bit."""
        self.costly: list[tuple[int, int]] = []
        """Groups, as bits, whose performer gives Morale tokens, and how many."""
        self.unfit = [0] * len(s.crew)
        """The groups that each astronaut cannot perform, as bits."""
        for number, group in enumerate(self.groups):
            task = group.tasks[0]
            if isinstance(task, Heal):
                self.healing = 1 << number
            if isinstance(task, EventTask | SheetTask):
                deed = deed_of(g, task)
                if deed.cost.morale:
                    self.costly.append((1 << number, deed.cost.morale))
                for astronaut in range(len(s.crew)):
                    if not holds(g, deed.needs, astronaut):
                        self.unfit[astronaut] |= 1 << number
        self.machines: list[tuple[int, ...]] = [(kind, UNTYPED) for kind in machine_types(g)]
        """What each AOM may do: actions of its type and untyped ones (FM-762)."""
        self.for_machines = [
            sum(1 << n for n, group in enumerate(self.groups) if group.action in kinds)
            for kinds in self.machines
        ]
        self.tasks = {task: group for group in self.groups for task in group.tasks}
        self.found: dict[tuple[int, int], tuple[Option, ...]] = {}
        """Options by pawn and open groups."""
        self.affordable: dict[tuple[int, ...], int] = {}
        """The groups for which the plan leaves enough, by its stacks' marks and Morale tokens."""
        self.roomy: dict[tuple[int, int, bool], int] = {}
        """The groups for which there are enough pawns, by these, the rovers in use, and whether
        none helps in Explore."""
        self.dismantling: tuple[Option, ...] | None = None

    def open_groups(self, ledger: Ledger) -> int:
        """The groups that the plan leaves enough for, as bits."""
        room = ledger.room()
        if room <= 0:
            return 0
        bay = bay_for(ledger.bays, EXPLORE)
        pawns = (room, ledger.rovers, bay is None or bay.no_rover)
        roomy = self.roomy.get(pawns)
        if roomy is None:
            savings = ledger.savings()
            roomy = self.roomy[pawns] = sum(
                1 << n for n, group in enumerate(self.groups) if group.least_pawns(savings) <= room
            )
        marks = (*ledger.morale, *sorted([stack.mark for stack in ledger.stacks if stack.mark]))
        affordable = self.affordable.get(marks)
        if affordable is None:
            affordable = self.affordable[marks] = self._find_affordable(ledger)
        return roomy & affordable

    def _find_affordable(self, ledger: Ledger) -> int:
        """The groups for which the plan leaves enough, apart from pawns."""
        payable = [action for action in range(len(ACTIONS)) if ledger.affords_action(action)]
        payable.append(UNTYPED)
        return sum(
            1 << n
            for n, group in enumerate(self.groups)
            if group.action in payable and (group.fits is None or group.fits(ledger))
        )

    def options(self, g: Game, pawn: int, open_groups: int) -> tuple[Option, ...]:
        """The moves that begin tasks of these groups, as bits, with a pawn."""
        key = (pawn, open_groups)
        found = self.found.get(key)
        if found is None:
            chosen: list[Option] = []
            for number, group in enumerate(self.groups):
                if open_groups >> number & 1:
                    made = group.options.get(pawn)
                    if made is None:
                        made = group.options[pawn] = tuple(
                            option_for(g, self.names[pawn], task) for task in group.tasks
                        )
                    chosen += made
            found = self.found[key] = tuple(chosen)
        return found


def site_of(g: Game) -> Site:
    """The situation that plans are made in: kept for a while, as views, outcomes and bots ask for
    the same again and again. It is surveyed without a plan, so it cannot depend on one."""
    return _survey(unplanned(g))


def unplanned(g: Game) -> Game:
    """The game without the plan: it stays the same as long as the crew makes its plan."""
    state = msgspec.structs.replace(
        g.state, plan=[], operators=[], stacks=0, changes=0, objections=[], voted=[], step=0, rng=0
    )
    return g.with_state(state)


@for_all
def _survey(g: Game) -> Site:
    return Site(g)


def machine_types(g: Game) -> list[int]:
    """The type of each AOM in play (FM-761)."""
    return [ACTIONS.index(g.data.aoms[machine].action) for machine in g.state.machines]


# Groups


def _groups(g: Game, site: Site) -> list[Group]:
    s = g.state
    bays = bays_of(g, {})
    base = [1 + found[0].pawns if found else 0 for found in bays]
    groups: list[Group] = []

    def add(action: int, tasks: list[AnyTask], fits: Fits | None = None) -> None:
        if tasks and bays[action]:
            groups.append(Group(action, tuple(tasks), needed=base[action], fits=fits))

    add(REST, [Rest()])  # each pawn is one Rest (FM-858)
    add(UNWIND, [Unwind()])  # any number of them (FM-863)
    add(HEAL, [Heal()])
    add(MANAGE, [Manage()])
    if bays[EXPLORE]:
        groups += _outside(
            EXPLORE, site, base[EXPLORE], [(Explore(n), n) for n in _explorable(g, site)]
        )
    if bays[GATHER]:
        groups += _outside(GATHER, site, base[GATHER], _finds(g, site))
    add(RESEARCH, [Research(again=False)], lambda ledger: ledger.samples > 0)  # FM-962
    add(RESEARCH, [Research(again=True)], lambda ledger: ledger.examined > 0)  # FM-963
    if mission_of(g).planting:  # FM-978
        farms: list[AnyTask] = [Plant(n) for n, farm in enumerate(s.farms) if can_plant(g, farm)]
        add(RESEARCH, farms, lambda ledger: ledger.seeds > 0 and not ledger.planted)
    if bays[BUILD]:
        groups += _repairs(g, site, base[BUILD])
    add(BUILD, [RepairRover(n) for n in range(len(ROVERS)) if s.rovers[n]])  # FM-1020
    add(BUILD, [BuildUpgrade(upgrade) for upgrade in s.available.upgrades])  # FM-1032
    groups += _removals(g)
    groups += _deeds(g, site, base)
    return groups


def _outside(
    action: int,
    site: Site,
    base: int,
    targets: Sequence[tuple[AnyTask, int]],
    fits: Fits | None = None,
) -> list[Group]:
    """Tasks outside the HUB, by the pawns that the shortest way takes (FM-930)."""
    by_pawns: dict[int, list[AnyTask]] = {}
    for task, space in targets:
        by_pawns.setdefault(base + site.routes[space][0].pawns, []).append(task)
    return [
        Group(action, tuple(tasks), needed=needed, fits=fits, outside=True)
        for needed, tasks in sorted(by_pawns.items())
    ]


def _explorable(g: Game, site: Site) -> list[int]:
    """Unexplored spaces beside the HUB or an explored area that a way leads to (FM-902), as long as
    there are tiles for their ring."""
    return [
        space
        for space, asks in enumerate(site.ground.land)
        if asks == UNEXPLORED and site.routes[space] and g.state.tile_stacks[ring_of(space) - 1]
    ]


def _finds(g: Game, site: Site) -> list[tuple[AnyTask, int]]:
    """Samples and objective tokens on explored areas: one each time (FM-950, FM-952, FM-954)."""
    found: list[tuple[AnyTask, int]] = []
    for space, area in enumerate(g.state.areas):
        if area.tile != NOTHING and site.routes[space]:
            if area.samples:
                found.append((Gather(space), space))
            found += [(Gather(space, token), space) for token in area.objectives]
    return found


def can_plant(g: Game, farm: Farm) -> bool:
    """There must be a greenhouse for it (FM-976, FM-983), and space 1 must be free (FM-982,
    FM-Q-47), on a Farm that is not shut down."""
    return (
        farm.greenhouses > farm.plants + farm.seeds.bit_count()
        and not farm.seeds & 1 << 1
        and not is_shut(g.state.facilities[farm.facility])
    )


def _repairs(g: Game, site: Site, needed: int) -> list[Group]:
    """Broken parts of Facilities that are not shut down (FM-Q-48): with a spare part (FM-1004), or
    with a working one of another Facility in any Block (FM-1005, FM-1006)."""
    facilities = g.state.facilities
    parts = g.data.parts
    groups = []
    for part in range(len(PARTS)):
        bit = 1 << part
        broken = [
            n
            for n, there in enumerate(facilities)
            if there.broken & ~there.mended & bit and not is_shut(there)
        ]
        if not broken:
            continue
        groups.append(
            Group(
                BUILD,
                tuple(Repair(n, part) for n in broken),
                needed=needed,
                fits=_spare(part),
            )
        )
        for donor, there in enumerate(facilities):
            if parts[there.plan] & ~there.broken & bit and not is_shut(there):
                groups.append(
                    Group(
                        BUILD,
                        tuple(Repair(n, part, donor) for n in broken),
                        needed=needed,
                        fits=_donor(g, site.ground, donor, part),
                    )
                )
    return groups


def _spare(part: int) -> Fits:
    return lambda ledger: ledger.can_spend_spare(part)


def _donor(g: Game, ground: Ground, facility: int, part: int) -> Fits:
    plan = g.data.facilities[g.state.facilities[facility].plan]
    penalty = next(known.penalty for known in plan.parts if known.kind == PARTS[part])
    if plan.action is None or penalty not in ("oxygen", "energy", "no_rover"):
        return lambda ledger: not ledger.donors.get(facility, 0) >> part & 1
    action = ACTIONS.index(plan.action)
    ground.sensitive |= {action, BUILD}

    def fits(ledger: Ledger) -> bool:
        used = (stack.action for stack in ledger.stacks)
        if action != BUILD and action not in used:  # nobody would notice
            return not ledger.donors.get(facility, 0) >> part & 1
        return ledger.affords_donor(facility, part)

    return fits


def _removals(g: Game) -> list[Group]:
    """Shutdown tiles, as long as there is at least one of the resource (FM-1056)."""
    return [
        Group(UNTYPED, (RemoveShutdown(number, gas),), fits=_removal(number, gas))
        for number, there in enumerate(g.state.facilities)
        for gas in range(len(GASES))
        if there.tiles[gas] != NOTHING
    ]


def _removal(facility: int, gas: int) -> Fits:
    return lambda ledger: ledger.left[gas] > 0 and (facility, gas) not in ledger.removals


# Actions of Events and of the mission sheet


def _deeds(g: Game, site: Site, base: list[int]) -> list[Group]:
    s = g.state
    groups: list[Group] = []
    for event in s.open_events:
        deed = g.data.events[event.event].action
        if deed is not None and (deed.repeatable or not event.done):  # FM-704, FM-1323
            groups += _deed(
                g, site, base, deed, _event_task(event.event), 0 if deed.repeatable else 1
            )
    for number, action in enumerate(mission_of(g).actions):
        if s.closed >> number & 1:
            continue
        limits = [
            limit - done
            for limit, done in (
                (action.limit, s.taken[number]),
                (action.per_round, s.taken_now[number]),
            )
            if limit
        ]
        if limits and min(limits) <= 0:
            continue
        groups += _deed(g, site, base, action, _sheet_task(number), min(limits, default=0))
    return groups


TaskAt: TypeAlias = Callable[[int], EventTask | SheetTask]


def _event_task(event: int) -> TaskAt:
    return lambda space: EventTask(event, space)


def _sheet_task(action: int) -> TaskAt:
    return lambda space: SheetTask(action, space)


def _deed(
    g: Game,
    site: Site,
    base: list[int],
    deed: EventAction | SheetAction,
    task_at: TaskAt,
    limit: int,
) -> list[Group]:
    """An action with its own cost; with a type it has those of its Facility besides (FM-746)."""
    action = UNTYPED if deed.action is None else ACTIONS.index(deed.action)
    needed = deed.pawns
    if action != UNTYPED:
        if not base[action]:
            return []
        needed += base[action] - 1
    some = task_at(NOTHING)
    personal = bool(deed.needs or deed.cost.morale)
    free = deed.cost == Cost()
    crew = range(len(g.state.crew))

    def fits(ledger: Ledger) -> bool:
        if limit and ledger.deeds:
            planned = sum(n for task, n in ledger.deeds.items() if _is_same_deed(task, some))
            if planned >= limit:
                return False
        if free and not personal:
            return True
        if action != UNTYPED and not any(
            ledger.affords(bay.oxygen + deed.cost.oxygen, bay.energy + deed.cost.energy)
            for bay in ledger.bays[action]
        ):
            return False
        return ledger.affords_cost(deed.cost) and any(ledger.fits_performer(some, n) for n in crew)

    if deed.place is None:
        return [Group(action, (some,), needed=needed, fits=fits)]
    spaces = [(task_at(space), space) for space in _places(g, deed.place) if site.routes[space]]
    return _outside(action, site, needed, spaces, fits)


def _is_same_deed(task: EventTask | SheetTask, other: EventTask | SheetTask) -> bool:
    if isinstance(task, EventTask):
        return isinstance(other, EventTask) and task.event == other.event
    return isinstance(other, SheetTask) and task.action == other.action


def _places(g: Game, place: Place) -> list[int]:
    """The explored areas where an action can be taken."""
    tokens = [token.id for token in mission_of(g).tokens]
    return [
        space
        for space, area in enumerate(g.state.areas)
        if area.tile != NOTHING
        and place.ring in (None, ring_of(space))
        and (not place.icon or g.data.tiles[area.tile].icon)
        and (place.token is None or tokens.index(place.token) in area.objectives)
    ]


# Moves for tasks


def option_for(g: Game, name: str, task: AnyTask) -> Option:
    """The move that begins a task with a pawn."""
    box, mission = g.data, mission_of(g)

    def facility(number: int) -> str:
        return box.facilities[g.state.facilities[number].plan].id

    def space(number: int) -> str | None:
        return None if number == NOTHING else SPACE_NAMES[number]

    match task:
        case Rest():
            return moves.PlanRest(name)
        case Unwind():
            return moves.PlanUnwind(name)
        case Heal():
            return moves.PlanHeal(name)
        case Manage():
            return moves.PlanManage(name)
        case Explore(at):
            return moves.PlanExplore(name, SPACE_NAMES[at])
        case Gather(at, objective):
            if objective == NOTHING:
                return moves.PlanGather(name, SPACE_NAMES[at])
            token = f"{mission.id}-{mission.tokens[objective].id}"
            return moves.PlanToken(name, SPACE_NAMES[at], token)
        case Research(again):
            return moves.PlanResearch(name, again)
        case Plant(farm):
            return moves.PlanPlanting(name, facility(g.state.farms[farm].facility))
        case Repair(target, part, donor):
            if donor == NOTHING:
                return moves.PlanRepair(name, facility(target), PARTS[part])
            return moves.PlanSwitch(name, facility(target), PARTS[part], facility(donor))
        case RepairRover(rover):
            return moves.PlanRoverRepair(name, ROVERS[rover])
        case BuildUpgrade(upgrade):
            return moves.PlanUpgrade(name, box.upgrades[upgrade].id)
        case RemoveShutdown(target, gas):
            return moves.PlanRemoval(name, facility(target), GASES[gas])
        case EventTask(event, at):
            return moves.PlanEventAction(name, box.events[event].id, space(at))
        case SheetTask(action, at):
            return moves.PlanSheetAction(
                name, f"{mission.id}-{mission.actions[action].id}", space(at)
            )


def task_of(g: Game, option: moves.Beginning) -> AnyTask | None:
    """The task that a move begins; None if it names things that are not in play."""
    box, mission, s = g.data, mission_of(g), g.state

    def facility(name: str) -> int:
        return [box.facilities[there.plan].id for there in s.facilities].index(name)

    def space(name: str | None) -> int:
        return NOTHING if name is None else SPACE_NUMBERS[name]

    try:
        match option:
            case moves.PlanRest():
                return Rest()
            case moves.PlanUnwind():
                return Unwind()
            case moves.PlanHeal():
                return Heal()
            case moves.PlanManage():
                return Manage()
            case moves.PlanExplore(_, at):
                return Explore(space(at))
            case moves.PlanGather(_, at):
                return Gather(space(at))
            case moves.PlanToken(_, at, token):
                tokens = [f"{mission.id}-{known.id}" for known in mission.tokens]
                return Gather(space(at), tokens.index(token))
            case moves.PlanResearch(_, again):
                return Research(again)
            case moves.PlanPlanting(_, name):
                farms = [farm.facility for farm in s.farms]
                return Plant(farms.index(facility(name)))
            case moves.PlanRepair(_, name, part):
                return Repair(facility(name), PARTS.index(part))
            case moves.PlanSwitch(_, name, part, donor):
                return Repair(facility(name), PARTS.index(part), facility(donor))
            case moves.PlanRoverRepair(_, rover):
                return RepairRover(ROVERS.index(rover))
            case moves.PlanUpgrade(_, name):
                return BuildUpgrade([known.id for known in box.upgrades].index(name))
            case moves.PlanRemoval(_, name, gas):
                return RemoveShutdown(facility(name), GASES.index(gas))
            case moves.PlanEventAction(_, event, at):
                return EventTask([known.id for known in box.events].index(event), space(at))
            case moves.PlanSheetAction(_, action, at):
                actions = [f"{mission.id}-{known.id}" for known in mission.actions]
                return SheetTask(actions.index(action), space(at))
    except (KeyError, ValueError):
        return None
    return None
