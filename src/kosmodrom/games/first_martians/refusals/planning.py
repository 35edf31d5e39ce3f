"""Why a move of planning is not possible."""

from __future__ import annotations

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians import moves
from kosmodrom.games.first_martians.map import SPACE_NUMBERS
from kosmodrom.games.first_martians.rules.base import Game, facilities_named, is_shut, mission_of
from kosmodrom.games.first_martians.rules.facilities import plan_of
from kosmodrom.games.first_martians.rules.ledger import Ledger
from kosmodrom.games.first_martians.rules.needs import (
    bay_for,
    can_drive,
    heals_alone,
    is_blocked,
)
from kosmodrom.games.first_martians.rules.planning import Plan, Survey
from kosmodrom.games.first_martians.rules.stacks import (
    EXPLORE,
    HEAL,
    IS_ROLLED,
    UNTYPED,
    action_of,
    deed_of,
    space_of,
    stack_numbered,
)
from kosmodrom.games.first_martians.rules.targets import Site, machine_types, task_of
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import (
    AnyTask,
    BuildUpgrade,
    EventTask,
    Explore,
    Gather,
    Heal,
    Plant,
    RemoveShutdown,
    Repair,
    RepairRover,
    Research,
    SheetTask,
)
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    BLOCKED,
    FROGGY,
    GASES,
    NOTHING,
    PARTS,
    PAWNS_EACH,
    ROVERS,
    FacilityKind,
)

PLACES: dict[str, FacilityKind] = {
    "rest": "quiet",
    "unwind": "quarters",
    "heal": "medlab",
    "manage": "control",
    "explore": "garage",
    "gather": "probe",
    "research": "lab",
    "build": "workshop",
}
"""Where each action is taken."""


def no_move(g: Game, option: Option) -> Refused | None:
    """Why a move of planning is not offered; None if it is none."""
    plan = Plan(g, Survey(g))
    plan.weigh()
    site = plan.site
    match option:
        case moves.Beginning():
            return _no_beginning(g, plan, option)
        case moves.Join(name, number):
            return _no_stack(g, number) or _no_join(g, plan, name, number)
        case moves.Withdraw(name, number):
            return _no_stack(g, number) or Refused("pawn-elsewhere", ("FM-725",), pawn=name)
        case moves.Lead(name, number):
            return _no_stack(g, number) or _no_lead(g, site, name, number)
        case moves.UseRover(rover, number):
            return _no_stack(g, number) or _no_rover(g, plan.ledger, rover, number)
        case moves.LeaveRover(rover, number):
            return _no_stack(g, number) or Refused("rover-elsewhere", ("FM-784",), rover=rover)
        case moves.TakeWay(number, way):
            return _no_stack(g, number) or _no_way(g, number, way)
        case moves.UseFacility(name, number):
            return _no_stack(g, number) or _no_place(g, name, number)
        case moves.Operate(machine, astronaut):
            return _no_operator(g, site, machine, astronaut)
        case moves.DismantlePart(name, part):
            return _no_dismantling(g, name, part)
        case moves.PutToVote():
            return no_vote(plan)
    return None


def _no_stack(g: Game, number: int) -> Refused | None:
    if stack_numbered(g, number) is None:
        return Refused("no-such-stack", ("FM-725",))
    return None


def _stack(g: Game, number: int) -> Stack:
    stack = stack_numbered(g, number)
    assert stack is not None
    return stack


# Pawns


def _no_pawn(g: Game, plan: Plan, name: str, task: AnyTask, *, begins: bool) -> Refused | None:
    """The pawn must be there, free, and of use in the action."""
    site, ledger, crew = plan.site, plan.ledger, len(g.state.crew)
    if name not in site.names:
        return Refused("pawn-not-in-play", ("FM-202", "FM-1224"))
    pawn = site.names.index(name)
    if pawn >= crew:
        if ledger.used[pawn]:
            return Refused("machine-used", ("FM-761",), pawn=name)
        if ledger.machines <= 0:
            return Refused("two-machines", ("FM-1227",))
        if action_of(g, task) not in (UNTYPED, machine_types(g)[pawn - crew]):
            return Refused("machine-type", ("FM-762", "FM-Q-30"), pawn=name)
        return None
    if ledger.used[pawn] >= PAWNS_EACH:
        return Refused("pawns-used", ("FM-202", "FM-707"), pawn=name)
    if not ledger.free_pawns(pawn) and not (begins and isinstance(task, Heal)):
        return Refused("heart-attack", ("FM-283",), pawn=name)
    return None


def _no_join(g: Game, plan: Plan, name: str, number: int) -> Refused:
    stack = _stack(g, number)
    refused = _no_pawn(g, plan, name, stack.task, begins=False)
    if refused is not None:
        return refused
    weighed = plan.ledger.stacks[g.state.plan.index(stack)]
    if plan.room < 1 and not weighed.lack:
        return Refused("pawns-needed", ("FM-936", "FM-940"), pawns=plan.ledger.lacking)
    return Refused("tokens-ask-too-much", ("FM-724", "FM-1167"))


def _no_lead(g: Game, site: Site, name: str, number: int) -> Refused:
    stack = _stack(g, number)
    if name not in site.names or site.names.index(name) not in stack.pawns:
        return Refused("pawn-elsewhere", ("FM-725",), pawn=name)
    if site.names.index(name) == stack.pawns[-1]:
        return Refused("leads-already", ("FM-727",), pawn=name)
    if isinstance(stack.task, Heal):
        return Refused("heart-attack-heals", ("FM-283",))
    return Refused("performer-unfit", ("FM-747", "FM-Q-67"))


def _no_operator(g: Game, site: Site, machine: str, astronaut: str) -> Refused:
    crew = len(g.state.crew)
    if astronaut not in site.names[:crew]:
        return Refused("astronaut-not-in-play", ("FM-765",))
    if machine not in site.names[crew:]:
        return Refused("pawn-not-in-play", ("FM-1224",))
    operator = g.state.operators[site.names.index(machine) - crew]
    if operator == NOTHING:
        return Refused("machine-idle", ("FM-765",), machine=machine)
    if site.names[operator] == astronaut:
        return Refused("operates-already", ("FM-765",), machine=machine, astronaut=astronaut)
    return Refused("performer-unfit", ("FM-747", "FM-Q-67"))


# Rovers and ways


def _no_rover(g: Game, ledger: Ledger, name: str, number: int) -> Refused | None:
    stack, rover = _stack(g, number), ROVERS.index(name) if name in ROVERS else NOTHING
    action = action_of(g, stack.task)
    if rover == NOTHING:
        return None
    if not stack.way:
        return Refused("rover-outside-only", ("FM-787",), rover=name)
    if stack.rover != NOTHING:
        return Refused("one-rover", ("FM-785",))
    if ledger.rovers >> rover & 1:
        return Refused("rover-away", ("FM-792",), rover=name)
    if BLOCKED in g.state.rovers[rover]:
        return Refused("rover-blocked", ("FM-789", "FM-1166"), rover=name)
    if action == UNTYPED or not IS_ROLLED[action]:
        return Refused("rover-for-four", ("FM-782",), rover=name)
    if rover == FROGGY and action != EXPLORE:
        return Refused("froggy-explores", ("FM-781",))
    if not can_drive(g, rover, action, ledger.bays):
        return Refused("rover-part-broken", ("FM-683",))
    return None


def _no_way(g: Game, number: int, way: tuple[str, ...]) -> Refused:
    stack = _stack(g, number)
    if not stack.way:
        return Refused("no-way-needed", ("FM-930",))
    if [SPACE_NUMBERS.get(space) for space in way] == stack.way:
        return Refused("way-taken", ("FM-933",))
    return Refused("worse-way", ("FM-932", "FM-933", "FM-Q-76"))


# Places


def _no_place(g: Game, name: str, number: int) -> Refused:
    stack, there = _stack(g, number), _number(g, name)
    action = action_of(g, stack.task)
    if there is None:
        return Refused("facility-not-in-play", ("FM-211",))
    if action == UNTYPED or plan_of(g, there).action != ACTIONS[action]:
        return Refused("facility-for-others", ("FM-183", "FM-710"), facility=name)
    if is_shut(g.state.facilities[there]):
        return Refused("facility-shut", ("FM-555", "FM-752", "FM-Q-21"), facility=name)
    if is_blocked(g.state.facilities[there]):
        return Refused("facility-blocked", ("FM-1165",), facility=name)
    return Refused("facility-taken", ("FM-183",), facility=name)


# Parts


def _no_dismantling(g: Game, name: str, part: str) -> Refused | None:
    s = g.state
    if s.plan:
        return Refused("dismantle-first", ("FM-1045",))
    return _no_part(g, name, part) or None


def _number(g: Game, name: str) -> int | None:
    return next((n for n in range(len(g.state.facilities)) if plan_of(g, n).id == name), None)


def _no_part(g: Game, name: str, part: str) -> Refused | None:
    """A working part of a Facility that is not shut down."""
    number = _number(g, name)
    if number is None:
        return Refused("facility-not-in-play", ("FM-211",))
    there = g.state.facilities[number]
    kinds = [known.kind for known in plan_of(g, number).parts]
    if part not in kinds:
        return Refused("no-such-part", ("FM-680",), facility=name)
    if is_shut(there):
        return Refused("part-shut", ("FM-Q-48",), facility=name)
    if there.broken >> [str(kind) for kind in PARTS].index(part) & 1:
        return Refused("part-broken", ("FM-1044", "FM-1005"), facility=name, part=part)
    return None


# Voting


def no_vote(plan: Plan) -> Refused | None:
    """Why the plan is not ready."""
    wrong = plan.what_is_wrong()
    if wrong is not None:
        return Refused(wrong.reason, wrong.rules)
    ledger, site = plan.ledger, plan.site
    for pawn in range(len(plan.g.state.crew)):
        if ledger.idle_pawns(pawn):
            return Refused("pawn-unused", ("FM-707",), pawn=site.names[pawn])
    return None


# Beginning a stack


def _no_beginning(g: Game, plan: Plan, option: moves.Beginning) -> Refused | None:
    task = task_of(g, option)
    if task is None:
        return Refused("not-in-play", ("FM-747",))
    return (
        _no_pawn(g, plan, option.pawn, task, begins=True)
        or _no_action(g, task)
        or _no_target(g, plan, task)
        or _no_items(g, plan, task)
        or _no_means(g, plan, option.pawn, task)
    )


def _no_action(g: Game, task: AnyTask) -> Refused | None:
    """The Facility of the action must be of use, and the action allowed in this round."""
    try:
        action = action_of(g, task)
    except ValueError:
        return Refused("event-without-action", ("FM-846",))
    if action == UNTYPED:
        return None
    name = ACTIONS[action]
    if g.state.forbidden >> action & 1:
        return Refused("action-forbidden", ("FM-323",), action=name)
    kind = PLACES[name]
    facilities = [g.state.facilities[number] for number in facilities_named(g, kind)]
    if all(is_shut(there) for there in facilities):
        return Refused("facility-shut", ("FM-555", "FM-752", "FM-Q-21"), facility=kind)
    if all(is_shut(there) or is_blocked(there) for there in facilities):
        return Refused("facility-blocked", ("FM-1165",), facility=kind)
    return None


def _no_target(g: Game, plan: Plan, task: AnyTask) -> Refused | None:
    s, site = g.state, plan.site
    if task in site.tasks:
        return None
    match task:
        case Explore(space):
            if s.areas[space].tile != NOTHING:
                return Refused("explored-already", ("FM-900",))
            return Refused("too-far", ("FM-902",))
        case Gather(space, objective):
            if s.areas[space].tile == NOTHING:
                return Refused("not-explored", ("FM-943", "FM-952"))
            if not site.routes[space]:
                return Refused("no-way", ("FM-932", "FM-Q-44"))
            what = "no-sample-there" if objective == NOTHING else "no-token-there"
            return Refused(what, ("FM-950",))
        case Plant(farm):
            return _no_planting(g, farm)
        case Repair(facility, part, donor):
            return _no_repair(g, facility, part, donor)
        case RepairRover(rover):
            return Refused("rover-whole", ("FM-1020",), rover=ROVERS[rover])
        case BuildUpgrade():
            return Refused("no-such-upgrade", ("FM-1031", "FM-1032"))
        case RemoveShutdown(facility):
            return Refused("no-tile-there", ("FM-1051",), facility=plan_of(g, facility).id)
        case EventTask() | SheetTask():
            return _no_deed(g, task)
    return None


def _no_planting(g: Game, number: int) -> Refused:
    farm = g.state.farms[number]
    if not mission_of(g).planting:
        return Refused("no-planting-here", ("FM-978",))
    if is_shut(g.state.facilities[farm.facility]):
        return Refused("farm-shut", ("FM-Q-47",))
    if farm.greenhouses <= farm.plants + farm.seeds.bit_count():
        return Refused("no-greenhouse", ("FM-976", "FM-751"))
    return Refused("growth-space-taken", ("FM-982", "FM-Q-47"))


def _no_repair(g: Game, number: int, part: int, donor: int) -> Refused | None:
    there, name = g.state.facilities[number], plan_of(g, number).id
    if is_shut(there):
        return Refused("part-shut", ("FM-Q-48",), facility=name)
    if not (there.broken & ~there.mended) >> part & 1:
        return Refused("part-works", ("FM-1003",), facility=name)
    if donor == NOTHING:
        return None
    return _no_part(g, plan_of(g, donor).id, PARTS[part])


def _no_deed(g: Game, task: EventTask | SheetTask) -> Refused:
    s = g.state
    deed = deed_of(g, task)
    if isinstance(task, EventTask):
        opened = [event for event in s.open_events if event.event == task.event]
        if not opened:
            return Refused("event-closed", ("FM-851", "FM-1326"))
        if opened[0].done:
            return Refused("event-done", ("FM-704", "FM-1323"))
    else:
        if s.closed >> task.action & 1:
            return Refused("sheet-closed", ("FM-711",))
        action = mission_of(g).actions[task.action]
        if action.limit and s.taken[task.action] >= action.limit:
            return Refused("sheet-used-up", ("FM-704",))
        if action.per_round and s.taken_now[task.action] >= action.per_round:
            return Refused("sheet-used-up", ("FM-704",))
    if (deed.place is None) != (space_of(task) == NOTHING):
        return Refused("wrong-place", ("FM-930",))
    return Refused("wrong-place", ("FM-930", "FM-932"))


def _no_items(g: Game, plan: Plan, task: AnyTask) -> Refused | None:
    """What is needed must be there, and not be in the plan already."""
    ledger = plan.ledger
    match task:
        case Research(again):
            if again and ledger.examined <= 0:
                return Refused("nothing-examined", ("FM-963", "FM-Q-46"))
            if not again and ledger.samples <= 0:
                return Refused("no-sample", ("FM-962", "FM-742"))
        case Plant():
            if ledger.planted:
                return Refused("planted-already", ("FM-980",))
            if ledger.seeds <= 0:
                return Refused("no-seed", ("FM-977",))
        case Repair(_, part, donor):
            if donor == NOTHING and not ledger.can_spend_spare(part):
                return Refused("no-spare", ("FM-742", "FM-1004"), part=PARTS[part])
            if donor != NOTHING and ledger.donors.get(donor, 0) >> part & 1:
                return Refused("donor-used", ("FM-1005",), donor=plan_of(g, donor).id)
        case RemoveShutdown(facility, gas):
            if (facility, gas) in ledger.removals:
                return Refused("join-the-others", ("FM-1055",))
            if ledger.left[gas] <= 0:
                return Refused("reserve-empty", ("FM-1056", "FM-Q-22"), resource=GASES[gas])
        case EventTask() | SheetTask():
            return _no_deed_items(g, plan, task)
    return None


def _no_deed_items(g: Game, plan: Plan, task: EventTask | SheetTask) -> Refused | None:
    deed, ledger = deed_of(g, task), plan.ledger
    if not ledger.affords_cost(deed.cost):
        return Refused("cost-missing", ("FM-742", "FM-750", "FM-843"))
    if not any(ledger.fits_performer(task, n) for n in range(len(g.state.crew))):
        return Refused("performer-unfit", ("FM-747", "FM-Q-67"))
    group = plan.site.tasks[task]
    room = plan.ledger.room()
    if group.needed <= room and ledger.affords_action(group.action) and group.fits is not None:
        return None if group.fits(ledger) else Refused("planned-already", ("FM-704",))
    return None


def _no_means(g: Game, plan: Plan, name: str, task: AnyTask) -> Refused | None:
    """Pawns and Reserves must suffice for the whole plan."""
    ledger, site = plan.ledger, plan.site
    action = action_of(g, task)
    if isinstance(task, Heal):
        refused = _no_healing(g, plan, site.names.index(name))
        if refused is not None:
            return refused
    pawn = site.names.index(name)
    if pawn < len(g.state.crew) and not ledger.fits_performer(task, pawn):
        return Refused("performer-unfit", ("FM-747", "FM-Q-67"))
    bay = bay_for(ledger.bays, action)
    if bay is not None and not ledger.affords_action(action):
        gas = GASES[0] if not ledger.affords(bay.oxygen, 0) else GASES[1]
        rules = ("FM-523", "FM-524") if gas == GASES[0] else ("FM-542", "FM-543")
        return Refused("action-too-dear", (*rules, "FM-742"), resource=gas)
    if isinstance(task, Repair) and not ledger.affords_donor(task.donor, task.part):
        return Refused("plan-too-dear", ("FM-1007", "FM-Q-22"))
    group = site.tasks[task]
    needed = group.needed + (
        action == HEAL and not heals_alone(g, min(pawn, len(g.state.crew) - 1))
    )
    if site.ground.burdened and group.least_pawns(ledger.savings()) <= ledger.room():
        return Refused("tokens-ask-too-much", ("FM-724", "FM-1167"))
    return Refused("pawns-missing-for", ("FM-936", "FM-940"), pawns=needed, left=ledger.room())


def _no_healing(g: Game, plan: Plan, pawn: int) -> Refused | None:
    site, ledger = plan.site, plan.ledger
    if pawn >= len(g.state.crew):
        return Refused("machine-type", ("FM-762", "FM-Q-30"), pawn=site.names[pawn])
    if not site.patients[pawn]:
        return Refused("nothing-to-heal", ("FM-870",))
    medic = site.ground.medic
    if not heals_alone(g, pawn) and (medic == NOTHING or not ledger.free_pawns(medic)):
        return Refused("medic-needed", ("FM-871", "FM-877"))
    return None
