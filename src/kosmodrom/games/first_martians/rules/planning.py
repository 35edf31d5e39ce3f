"""Planning: everybody puts pawns on tasks until the crew agrees (FM-701 to FM-709, FM-Q-75)."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask, race
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.first_martians.events.acting import (
    FacilityPlanned,
    LeadGiven,
    OperatorNamed,
    PartDismantled,
    PawnPlanned,
    PawnWithdrawn,
    PlanCarriedOut,
    PlanChanged,
    PlanObjectedTo,
    PlanPutToVote,
    RoverPlanned,
    WayPlanned,
)
from kosmodrom.games.first_martians.map import SPACE_NAMES, SPACE_NUMBERS
from kosmodrom.games.first_martians.moves import (
    Agree,
    Beginning,
    CarryOut,
    ChangePlan,
    DismantlePart,
    Join,
    Lead,
    LeaveRover,
    ObjectTo,
    Operate,
    PutToVote,
    TakeWay,
    UseFacility,
    UseRover,
    Withdraw,
)
from kosmodrom.games.first_martians.rules.base import Game, first_seat
from kosmodrom.games.first_martians.rules.declaring import declare
from kosmodrom.games.first_martians.rules.facilities import (
    break_part,
    can_break,
    number_of,
    plan_of,
)
from kosmodrom.games.first_martians.rules.goals import check_goals
from kosmodrom.games.first_martians.rules.ledger import Ledger, Weighed
from kosmodrom.games.first_martians.rules.manning import Manning
from kosmodrom.games.first_martians.rules.needs import (
    Bay,
    Load,
    Missing,
    bay_for,
    can_drive,
    what_is_missing,
)
from kosmodrom.games.first_martians.rules.skills import at_any_moment, do_at_once
from kosmodrom.games.first_martians.rules.stacks import (
    HEAL,
    TAGS,
    UNTYPED,
    action_of,
    cost_of,
    deed_of,
    owner_of,
    pawn_named,
    performer_of,
    space_of,
    stack_numbered,
)
from kosmodrom.games.first_martians.rules.targets import Site, site_of, task_of
from kosmodrom.games.first_martians.rules.tests import holds
from kosmodrom.games.first_martians.rules.ways import ways_to
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import AnyTask, EventTask, Heal, SheetTask
from kosmodrom.games.first_martians.terms import NOTHING, PARTS, PAWNS_EACH, ROVERS

PLAN: Final = Question("plan", ("FM-701", "FM-702", "FM-Q-75"))
VOTE: Final = Question("vote", ("FM-701", "FM-Q-75"))
DISPUTE: Final = Question("dispute", ("FM-462", "FM-Q-75"))

# The steps of planning.
MAKING, VOTING, DISPUTED = range(3)

LED_BY_SOME: Final = (Heal, EventTask, SheetTask)
"""Tasks that not everybody can perform."""

AGREE: Final = Agree()
OBJECT: Final = ObjectTo()
PUT_TO_VOTE: Final = PutToVote()


def planning_phase(g: Game) -> Flow:
    """Plan, vote, and carry the plan out: the pawns stay where they are until it is resolved."""
    s = g.state
    if len(s.operators) != len(s.machines):
        s.operators = [NOTHING] * len(s.machines)
    survey = Survey(g)
    while s.phase == "planning":
        yield CHECKPOINT
        if s.step == MAKING:
            plan = Plan(g, survey)
            asks = {seat: ask(seat, PLAN, plan.options_of(seat)) for seat in range(g.seats)}
            g.prepared = plan
            seat, option = yield race(asks)
            g.prepared = None
            changed_more = yield from _change(plan, seat, option)
            if changed_more:
                survey = Survey(g)
        elif s.step == VOTING:
            yield from _vote(g)
        else:
            yield from _settle(g)


# The moves


class Survey:
    """The situation that a plan is made in; surveyed once, when somebody looks."""

    __slots__ = ("_site", "g")

    def __init__(self, g: Game) -> None:
        self.g = g
        self._site: Site | None = None

    @property
    def site(self) -> Site:
        if self._site is None:
            self._site = site_of(self.g)
        return self._site


class Plan:
    """The plan as it stands, and what can be done with it: the same for all."""

    __slots__ = (
        *("_common", "_manning", "_problems", "_survey", "_weighed"),
        *("g", "ledger", "room", "site", "state"),
    )

    def __init__(self, g: Game, survey: Survey) -> None:
        self.g = g
        self.state = g.state
        self._survey = survey
        self._weighed = False
        self._problems: list[tuple[Missing, ...]] | None = None
        self._common: list[Option] | None = None

    def weigh(self) -> None:
        """Look at the situation and what the stacks take of it; once, when somebody asks."""
        if self._weighed:
            return
        self._weighed = True
        self.site = site = self._survey.site
        self.ledger = Ledger(self.g, site.ground)
        self.room = self.ledger.room()
        self._manning = Manning(self.ledger, site.machines) if site.ground.burdened else None

    def options_of(self, seat: Seat) -> _OptionsOf:
        return _OptionsOf(self, seat)

    def common(self) -> list[Option]:
        """What everybody can do; worked out once, when somebody looks."""
        if self._common is None:
            self._common = self._find()
        return self._common

    def _find(self) -> list[Option]:
        g, s = self.g, self.g.state
        self.weigh()
        site, ledger = self.site, self.ledger
        groups = site.open_groups(ledger)
        found: list[Option] = []
        crew = len(s.crew)
        unused = False
        for pawn in range(crew):
            things = self._for_astronaut(pawn, groups)
            found += things
            # A pawn that finds nothing to do stays unused (FM-Q-78).
            unused |= len(things) > 0 and ledger.idle_pawns(pawn) > 0
        if ledger.machines > 0:
            # An AOM acts alone or helps (FM-763, FM-764).
            for machine, mask in enumerate(site.for_machines):
                if not ledger.used[crew + machine]:
                    able = self._completable(crew + machine, groups & mask)
                    found += site.options(g, crew + machine, able)
                    self._join(crew + machine, found)
        for stack, weighed in zip(s.plan, ledger.stacks, strict=True):
            found += self._changes(stack, weighed)
        self._operate(found)
        if not s.plan:
            found += self._dismantling()
        if not unused and self.what_is_wrong() is None:
            found.append(PUT_TO_VOTE)
        return found

    def can_vote(self) -> bool:
        """Whether it can be put to the vote."""
        if self._common is not None:
            return self._common[-1:] == [PUT_TO_VOTE]
        return self.what_is_wrong() is None and not self._leaves_pawns_unused()

    def _leaves_pawns_unused(self) -> bool:
        """Whether a pawn must still be used (FM-707); one that finds nothing to do stays unused
        (FM-Q-78)."""
        self.weigh()
        groups = self.site.open_groups(self.ledger)
        return any(
            self.ledger.idle_pawns(pawn) and self._for_astronaut(pawn, groups)
            for pawn in range(len(self.g.state.crew))
        )

    def _for_astronaut(self, pawn: int, groups: int) -> list[Option]:
        """What the pawns of an astronaut that are left can do."""
        found: list[Option] = []
        if self.ledger.used[pawn] < PAWNS_EACH:
            found += self._beginnings(pawn, groups)
            self._join(pawn, found)
        return found

    def _beginnings(self, pawn: int, groups: int) -> tuple[Option, ...]:
        """What an astronaut can begin."""
        ledger, site = self.ledger, self.site
        groups &= ~site.healing
        if not ledger.free_pawns(pawn):
            groups = 0
        groups &= ~site.unfit[pawn]
        for group, tokens in site.costly:
            if ledger.morale[pawn] < tokens:
                groups &= ~group
        groups = self._completable(pawn, groups)
        if self._healing_bay(pawn) is not None:
            groups |= site.healing
        return site.options(self.g, pawn, groups)

    def _completable(self, pawn: int, groups: int) -> int:
        """Those of some groups whose tasks can get enough pawns if this one begins, although tokens
        on the boards ask for more (FM-1167)."""
        if self._manning is None:
            return groups
        savings = self.ledger.savings()
        for number, group in enumerate(self.site.groups):
            if groups >> number & 1 and not self._manning.can_begin(
                pawn, group.action, group.least_pawns(savings)
            ):
                groups &= ~(1 << number)
        return groups

    def _healing_bay(self, pawn: int) -> Bay | None:
        """Where an astronaut can be healed. Healing needs something to heal (FM-870), the Medic's
        pawn (FM-871), and may take the pawn that a Heart Attack keeps from everything else
        (FM-283)."""
        ledger, site = self.ledger, self.site
        if not site.patients[pawn]:
            return None
        room = self.room + (not ledger.free_pawns(pawn))
        more, medic = 0, NOTHING
        if not site.ground.heals_alone[pawn]:
            more, medic = 1, site.ground.medic
            if medic == NOTHING or not ledger.free_pawns(medic):
                return None
        for bay in ledger.bays[HEAL]:
            needed = 1 + bay.pawns + more
            if (
                needed <= room
                and ledger.affords(bay.oxygen, bay.energy)
                and (self._manning is None or self._manning.can_begin(pawn, HEAL, needed, medic))
            ):
                return bay
        return None

    def place_for(self, pawn: int, task: AnyTask) -> int:
        """The Facility where a new stack is put first, if there are several for its action: the one
        that asks for least of those the plan can pay; the players may choose another (FM-183,
        FM-Q-60)."""
        self.weigh()
        ledger, action = self.ledger, action_of(self.g, task)
        if action == UNTYPED or len(ledger.bays[action]) < 2:
            return NOTHING
        cost = cost_of(self.g, task)
        found = self._healing_bay(pawn) if type(task) is Heal else None
        for bay in ledger.bays[action]:
            if found is None and ledger.affords(bay.oxygen + cost.oxygen, bay.energy + cost.energy):
                found = bay
        return (found or ledger.bays[action][0]).facility

    # Changing stacks

    def _join(self, pawn: int, found: list[Option]) -> None:
        """The stacks that a pawn can go under: as many pawns as one likes (FM-706, FM-726,
        FM-Q-27), as long as those that are still needed elsewhere are left."""
        g, site, ledger = self.g, self.site, self.ledger
        crew = len(g.state.crew)
        actions = None if pawn < crew else site.machines[pawn - crew]
        only_healing = pawn < crew and not ledger.free_pawns(pawn)
        for n, stack in enumerate(g.state.plan):
            weighed = ledger.stacks[n]
            if self.room < 1 and not weighed.lack:
                continue
            if actions is not None and weighed.action not in actions:  # FM-762
                continue
            if only_healing and not _heals(g, stack, pawn):
                continue
            if self._manning is not None and not self._manning.can_join(pawn, n):
                continue
            found.append(join_option(site.names[pawn], stack.number, TAGS[type(stack.task)]))

    def _changes(self, stack: Stack, weighed: Weighed) -> list[Option]:
        """What can be done with a stack; worked out once for all plans in which the same matters
        for it."""
        s, ledger = self.g.state, self.ledger
        key: Hashable = ledger.rovers
        if type(stack.task) in LED_BY_SOME:
            if type(stack.task) is Heal and any(ledger.ground.restricted):
                return self._find_changes(stack, weighed.action)
            key = (ledger.rovers, *ledger.morale, *s.operators)
        found = weighed.changes.get(key)
        if found is None:
            found = weighed.changes[key] = self._find_changes(stack, weighed.action)
        return found

    def _find_changes(self, stack: Stack, action: int) -> list[Option]:
        g, ledger, names = self.g, self.ledger, self.site.names
        found: list[Option] = []
        number, tag, pawns = stack.number, TAGS[type(stack.task)], stack.pawns
        for pawn in dict.fromkeys(pawns) if len(pawns) > 1 else pawns:
            found.append(withdraw_option(names[pawn], number, tag))
            if pawn != pawns[-1] and can_lead(g, ledger, stack, pawn):
                found.append(lead_option(names[pawn], number, tag))
        here = bay_for(ledger.bays, action, stack.facility)
        if action != UNTYPED:
            found += [
                place_option(plan_of(g, bay.facility).id, number, tag)
                for bay in ledger.bays[action]
                if bay is not here  # FM-183
            ]
        if not stack.way:
            return found
        if stack.rover != NOTHING:
            found.append(leave_option(stack.rover, number, tag))
        else:
            found += [
                use_option(rover, number, tag)
                for rover in range(len(ROVERS))
                # Each in one action only (FM-792), and only if somebody wants it (FM-791),
                # whoever is in the stack (FM-768, FM-769, FM-786).
                if not ledger.rovers >> rover & 1 and can_drive(g, rover, action, ledger.bays)
            ]
        taken = tuple(stack.way)
        for way in self.site.routes[space_of(stack.task)]:
            if way.spaces != taken:
                found.append(way_option(number, way.spaces, tag))
        return found

    def _operate(self, found: list[Option]) -> None:
        """Every AOM that is used has an operator (FM-765)."""
        s, ledger, names = self.g.state, self.ledger, self.site.names
        crew = len(s.crew)
        for machine, operator in enumerate(s.operators):
            if operator == NOTHING:
                continue
            led = next((stack for stack in s.plan if stack.pawns[-1] == crew + machine), None)
            found += [
                operate_option(names[crew + machine], names[astronaut])
                for astronaut in range(crew)
                if astronaut != operator
                and (led is None or ledger.fits_performer(led.task, astronaut))
            ]

    def _dismantling(self) -> tuple[Option, ...]:
        """Working parts can be taken out before anything is declared (FM-1044, FM-1045), not of a
        Facility that is shut down (FM-Q-48)."""
        g, site = self.g, self.site
        if site.dismantling is None:
            site.dismantling = tuple(
                DismantlePart(plan_of(g, number).id, PARTS[part])
                for number in range(len(g.state.facilities))
                for part in range(len(PARTS))
                if can_break(g, number, part)
            )
        return site.dismantling

    def what_is_wrong(self) -> Missing | None:
        """Why the plan cannot be carried out as it is, apart from unused pawns."""
        for problems in self.problems():
            if problems:
                return problems[0]
        if self.ledger.overdrawn():
            return Missing("plan-too-dear", ("FM-742", "FM-Q-22"))
        return None

    def problems(self) -> list[tuple[Missing, ...]]:
        """For each stack what keeps it from being carried out; worked out once."""
        if self._problems is None:
            self.weigh()
            self._problems = [
                tuple(self._problems_of(stack, weighed.load))
                for stack, weighed in zip(self.g.state.plan, self.ledger.stacks, strict=True)
            ]
        return self._problems

    def _problems_of(self, stack: Stack, load: Load) -> list[Missing]:
        g = self.g
        action = action_of(g, stack.task)
        if stack.task not in self.site.tasks:
            return [Missing("target-lost", ("FM-747",))]
        if action != UNTYPED and bay_for(self.ledger.bays, action, stack.facility) is None:
            return [Missing("place-lost", ("FM-555", "FM-1165"))]
        found = what_is_missing(g, stack, load)
        if not holds_for_performer(g, stack):
            found.append(Missing("performer-unfit", ("FM-747",)))
        if stack.way and not _leads_there(self.site, stack):
            found.append(Missing("way-lost", ("FM-932",)))
        if stack.rover != NOTHING and not can_drive(g, stack.rover, action, self.ledger.bays):
            found.append(Missing("rover-useless", ("FM-683", "FM-789")))
        return found


class _OptionsOf:
    """The options of a seat: the common ones, and its own (FM-235)."""

    __slots__ = ("plan", "seat")

    def __init__(self, plan: Plan, seat: Seat) -> None:
        self.plan = plan
        self.seat = seat

    def __call__(self) -> list[Option]:
        common = self.plan.common()
        besides = at_any_moment(self.plan.g, self.seat)
        return [*common, *besides] if besides else common


def _heals(g: Game, stack: Stack, pawn: int) -> bool:
    """Whether a stack heals the astronaut of this pawn."""
    return type(stack.task) is Heal and performer_of(g, stack) == pawn


def _leads_there(site: Site, stack: Stack) -> bool:
    return any(list(way.spaces) == stack.way for way in site.routes[space_of(stack.task)])


def holds_for_performer(g: Game, stack: Stack) -> bool:
    """Whether what an Event or the mission sheet asks of the performer holds."""
    if not isinstance(stack.task, EventTask | SheetTask):
        return True
    return holds(g, deed_of(g, stack.task).needs, performer_of(g, stack))


def can_lead(g: Game, ledger: Ledger, stack: Stack, pawn: int) -> bool:
    """Whether a pawn of a stack may go on top: the new performer must fit, and pawns that a Heart
    Attack leaves for healing stay with it (FM-283)."""
    performer, before = owner_of(g, pawn), performer_of(g, stack)
    if isinstance(stack.task, Heal) and ledger.ground.restricted[before]:
        return ledger.elsewhere(before) + stack.pawns.count(before) <= 1
    if performer == before:
        return True
    return ledger.fits_performer(stack.task, performer)


@cache
def join_option(name: str, number: int, tag: str) -> Option:
    return Join(name, number, tag)


@cache
def withdraw_option(name: str, number: int, tag: str) -> Option:
    return Withdraw(name, number, tag)


@cache
def lead_option(name: str, number: int, tag: str) -> Option:
    return Lead(name, number, tag)


@cache
def use_option(rover: int, number: int, tag: str) -> Option:
    return UseRover(ROVERS[rover], number, tag)


@cache
def leave_option(rover: int, number: int, tag: str) -> Option:
    return LeaveRover(ROVERS[rover], number, tag)


@lru_cache(4096)
def way_option(number: int, way: tuple[int, ...], tag: str) -> Option:
    return TakeWay(number, tuple(SPACE_NAMES[space] for space in way), tag)


@cache
def place_option(facility: str, number: int, tag: str) -> Option:
    return UseFacility(facility, number, tag)


@cache
def operate_option(machine: str, astronaut: str) -> Option:
    return Operate(machine, astronaut)


# Making moves


def _change(plan: Plan, seat: Seat, option: Option) -> Flow:
    """Make a move; returns whether it changed more than the plan."""
    g, s = plan.g, plan.g.state
    s.objections = []
    s.changes += 1
    match option:
        case PutToVote():
            if g.seats == 1:
                declare(g)
                return False
            s.step = VOTING
            g.emit(PlanPutToVote(seat))
        case DismantlePart(facility, part):
            _dismantle(g, facility, PARTS.index(part))
            yield from check_goals(g)
            return True
        case Join() | Withdraw() | Lead() | UseRover() | LeaveRover() | TakeWay() | UseFacility():
            stack = stack_numbered(g, option.stack)
            if stack is not None:
                _change_stack(g, seat, stack, option)
        case Operate(machine, astronaut):
            g.emit(OperatorNamed(seat, machine, astronaut))
            s.operators[pawn_named(g, machine) - len(s.crew)] = pawn_named(g, astronaut)
        case Beginning():
            _begin(plan, seat, option)
        case _:
            yield from do_at_once(g, option)
            return True
    return False


def _begin(plan: Plan, seat: Seat, option: Beginning) -> None:
    """A pawn begins a stack, even beside another one for the same action (FM-728); outside the HUB
    it goes the shortest way until somebody takes another one (FM-933)."""
    g, s = plan.g, plan.g.state
    task = task_of(g, option)
    assert task is not None  # it was offered
    pawn = pawn_named(g, option.pawn)
    space = space_of(task)
    way = list(ways_to(g, space)[0]) if space != NOTHING else []
    place = plan.place_for(pawn, task)
    s.plan.append(Stack(s.stacks, task, [pawn], way=way, facility=place))
    g.emit(PawnPlanned(seat, option.pawn, TAGS[type(task)], s.stacks, _where(s.plan[-1])))
    s.stacks += 1
    _man(g, seat, pawn)


def _where(stack: Stack) -> tuple[str, ...]:
    space = space_of(stack.task)
    return () if space == NOTHING else (SPACE_NAMES[space],)


def _man(g: Game, seat: Seat, pawn: int) -> None:
    """The one who uses an AOM operates it (FM-765), unless the task needs somebody else."""
    s = g.state
    machine = pawn - len(s.crew)
    if machine < 0:
        return
    own = [n for n, member in enumerate(s.crew) if member.seat == seat]
    others = [n for n in range(len(s.crew)) if n not in own]
    s.operators[machine] = own[0]
    stack = next((stack for stack in s.plan if stack.pawns[-1] == pawn), None)
    if stack is None or not isinstance(stack.task, EventTask | SheetTask):
        return
    deed = deed_of(g, stack.task)
    for astronaut in (*own, *others):
        if s.crew[astronaut].morale >= deed.cost.morale and holds(g, deed.needs, astronaut):
            s.operators[machine] = astronaut
            return


def _change_stack(g: Game, seat: Seat, stack: Stack, option: Option) -> None:
    s = g.state
    number, tag = stack.number, TAGS[type(stack.task)]
    match option:
        case Join(name):
            g.emit(PawnPlanned(seat, name, tag, number, _where(stack), joins=True))
            pawn = pawn_named(g, name)
            stack.pawns.insert(0, pawn)
            _man(g, seat, pawn)
        case Withdraw(name):
            g.emit(PawnWithdrawn(seat, name, tag, number))
            pawn = pawn_named(g, name)
            stack.pawns.remove(pawn)  # the lowest one
            if pawn >= len(s.crew):
                s.operators[pawn - len(s.crew)] = NOTHING
            if not stack.pawns:
                s.plan.remove(stack)
            if not s.plan:
                s.stacks = 0
        case Lead(name):
            g.emit(LeadGiven(seat, name, tag, number))
            pawn = pawn_named(g, name)
            stack.pawns.remove(pawn)
            stack.pawns.append(pawn)
        case UseRover(rover):
            g.emit(RoverPlanned(seat, rover, tag, number, drives=True))
            stack.rover = ROVERS.index(rover)
        case LeaveRover(rover):
            g.emit(RoverPlanned(seat, rover, tag, number, drives=False))
            stack.rover = NOTHING
        case TakeWay(_, way):
            g.emit(WayPlanned(seat, tag, number, way))
            stack.way = [SPACE_NUMBERS[space] for space in way]
        case UseFacility(name):
            g.emit(FacilityPlanned(seat, name, tag, number))
            stack.facility = number_of(g, name)


def _dismantle(g: Game, name: str, part: int) -> None:
    """A working part becomes a spare part, its place is broken at once (FM-354, FM-1044)."""
    numbers = [plan_of(g, number).id for number in range(len(g.state.facilities))]
    g.emit(PartDismantled(name, PARTS[part]))
    break_part(g, numbers.index(name), part)
    g.state.available.spares[part] += 1  # FM-307


# Agreeing


def _vote(g: Game) -> Flow:
    """Everybody agrees or objects, openly and in any order (FM-Q-75)."""
    s = g.state
    asks = {
        seat: ask(seat, VOTE, [AGREE, OBJECT]) for seat in range(g.seats) if seat not in s.voted
    }
    seat, vote = yield race(asks)
    s.voted.append(seat)
    if vote == OBJECT:
        s.objections.append(seat)
        g.emit(PlanObjectedTo(seat))
    if len(s.voted) < g.seats:
        return
    s.voted = []
    if s.objections:
        s.step = DISPUTED
    else:
        declare(g)


def _settle(g: Game) -> Flow:
    """The First Player settles disputes (FM-462)."""
    first = first_seat(g)
    answer = yield ask(first, DISPUTE, [CarryOut(), ChangePlan()])
    if isinstance(answer, CarryOut):
        g.emit(PlanCarriedOut(first))
        declare(g)
    else:
        g.emit(PlanChanged(first))
        g.state.step = MAKING
