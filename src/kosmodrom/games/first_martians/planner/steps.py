"""What a bot does next in planning: the next step towards the plan of the crew, and before it what
is worth doing at any moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final

from kosmodrom.core.options import Option, Seat
from kosmodrom.core.rng import Random
from kosmodrom.games.first_martians.map import SPACE_NAMES
from kosmodrom.games.first_martians.moves import (
    Agree,
    Beginning,
    CarryOut,
    Continue,
    DismantlePart,
    DismantleUpgrade,
    GoOn,
    Join,
    NoMachine,
    Operate,
    PlanRest,
    PutToVote,
    StepByStep,
    TakeWay,
    UsePoi,
    UseRover,
    UseSkill,
    Withdraw,
)
from kosmodrom.games.first_martians.planner.following import CrewPlan, match_stacks, plan_for
from kosmodrom.games.first_martians.planner.team import Planned
from kosmodrom.games.first_martians.planner.worth import MORALE_TOKEN, UPGRADE, Worth
from kosmodrom.games.first_martians.rules.base import Game, card_of, mission_of
from kosmodrom.games.first_martians.rules.facilities import active_parts, number_of, plan_of
from kosmodrom.games.first_martians.rules.planning import Plan, Survey
from kosmodrom.games.first_martians.rules.skills import skills_of
from kosmodrom.games.first_martians.rules.stacks import TAGS, pawn_names
from kosmodrom.games.first_martians.rules.targets import option_for
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.terms import NOTHING, PARTS, ROVERS

AT_ANY_MOMENT: Final = (UseSkill, UsePoi, DismantleUpgrade)
STUBBORN: Final = 100
"""After so many changes of the plan in a round, bots only bring planning to its end: something must
have kept them from their plan."""
WORTH_A_SKILL: Final = 25
"""What a skill must bring beyond its Morale tokens."""
WORTH_A_POI: Final = 12
WORTH_A_PART: Final = 40


def essence(_g: Game, _seat: Seat, option: Option) -> Hashable:
    """What can be done at any moment answers no question: `propose` sees to it, also to when it is
    worth stopping for. And nobody who can have an AOM does without."""
    return None if isinstance(option, (*AT_ANY_MOMENT, StepByStep, NoMachine)) else option


def propose(g: Game, seat: Seat, options: Sequence[Option]) -> Option | None:
    """What a bot chooses in planning and in the pauses, and elsewhere what is worth doing before a
    question is answered; None if nothing is."""
    first = options[0]
    if isinstance(first, Agree | CarryOut):
        return first
    if isinstance(first, Continue | GoOn):
        return _at_any_moment(g, options) or first
    if g.state.phase != "planning" or g.state.step:
        return _at_any_moment(g, options)
    if not g.state.plan:
        moment = _at_any_moment(g, options)
        if moment is not None:
            return moment
    offered = set(options)
    if g.state.changes > STUBBORN:
        return _end_planning(g, options)
    plan = plan_for(g)
    stacks = match_stacks(g.state.plan, plan)
    back = _take_back(g, plan, stacks)
    if back in offered:
        return back
    own = {n for n, member in enumerate(g.state.crew) if member.seat == seat}
    steps = [
        step
        for number, planned in enumerate(plan)
        if (step := _step(g, planned, stacks.get(number), offered)) is not None
    ]
    if steps:
        names = pawn_names(g)
        mine = {names[n] for n in own}
        # First one's own pawns; who plans for others only fills what they leave open.
        return next((s for s in steps if getattr(s, "pawn", None) in mine), steps[0])
    return _end_planning(g, options)


def _step(g: Game, planned: Planned, stack: Stack | None, offered: set[Option]) -> Option | None:
    """The next step towards a stack of the plan, if it is offered."""
    names = pawn_names(g)
    if stack is None:
        option = option_for(g, names[planned.pawns[-1]], planned.task)
        return option if option in offered else None
    tag, number = TAGS[type(stack.task)], stack.number
    wanted: list[Option] = []
    if planned.rover not in (NOTHING, stack.rover):
        wanted.append(UseRover(ROVERS[planned.rover], number, tag))
    if planned.way and tuple(stack.way) != planned.way:
        wanted.append(TakeWay(number, tuple(SPACE_NAMES[n] for n in planned.way), tag))
    missing = Counter(planned.pawns) - Counter(stack.pawns)
    wanted += [Join(names[pawn], number, tag) for pawn in missing]
    machine = planned.pawns[-1] - len(g.state.crew)
    if machine >= 0 and g.state.operators[machine] != planned.performer:
        wanted.append(Operate(names[planned.pawns[-1]], names[planned.performer]))
    return next((option for option in wanted if option in offered), None)


def _take_back(g: Game, plan: CrewPlan, stacks: dict[int, Stack]) -> Option | None:
    """A pawn that stands where the plan has none is withdrawn, if there is one."""
    numbers = {stack.number for stack in stacks.values()}
    astray = next((stack for stack in g.state.plan if stack.number not in numbers), None)
    if astray is None:
        return None
    pawns = Counter(astray.pawns)
    for place, planned in enumerate(plan):
        if place not in stacks and planned.task == astray.task:
            # As much as possible of the stack stays.
            pawns = (pawns - Counter(planned.pawns)) or pawns
            break
    return Withdraw(pawn_names(g)[next(iter(pawns))], astray.number, TAGS[type(astray.task)])


def _end_planning(g: Game, options: Sequence[Option]) -> Option | None:
    """Put the plan to the vote. If it cannot be carried out yet, stacks that stand in the way are
    given up, and pawns without anything to do help in the largest of the others, or rest: so every
    move brings the end nearer."""
    vote = PutToVote()
    if vote in options:
        return vote
    if g.state.changes > 2 * STUBBORN:
        # Pawns under Modifier tokens may have to work together: chance finds out how.
        kinds = Beginning | Join | Withdraw | UseRover
        ways = [option for option in options if isinstance(option, kinds)]
        return Random.seeded(f"{g.state.changes}").choice(ways)
    problems = Plan(g, Survey(g)).problems()
    sound = [stack for stack, wrong in zip(g.state.plan, problems, strict=True) if not wrong]
    numbers = {stack.number for stack in sound}
    largest = max(sound, key=lambda stack: len(stack.pawns)).number if sound else NOTHING
    leaving = [option for option in options if isinstance(option, Withdraw)]
    for found in (
        [option for option in leaving if option.stack not in numbers],
        [option for option in options if isinstance(option, Join) and option.stack == largest],
        [option for option in options if isinstance(option, PlanRest)],
        [option for option in options if isinstance(option, Beginning)],
        leaving,
    ):
        if found:
            # Each time another one, so that nothing is tried over and over again.
            return found[g.state.changes % len(found)]
    return None


# At any moment


def _at_any_moment(g: Game, options: Sequence[Option]) -> Option | None:
    """The best thing to do at once, if one is worth it."""
    worth: Worth | None = None
    best: Option | None = None
    most = 0.0
    for option in options:
        if isinstance(option, AT_ANY_MOMENT) or (
            isinstance(option, DismantlePart) and g.state.phase == "planning"
        ):
            worth = worth or Worth(g)
            gain = _gain(g, worth, option)
            if gain > most:
                best, most = option, gain
    return best


def _gain(g: Game, worth: Worth, option: Option) -> float:
    """What it brings beyond what it must."""
    match option:
        case UseSkill(name, skill):
            astronaut = next(n for n in range(len(g.state.crew)) if card_of(g, n).id == name)
            card = next(known for known in skills_of(g, astronaut) if known.id == skill)
            gain = worth.effects(card.effects, astronaut)
            late = 1.0 if worth.left > 1 else 0.3
            return gain - card.cost * MORALE_TOKEN * late - WORTH_A_SKILL
        case UsePoi(name):
            token = next(known for known in g.data.pois if known.id == name)
            effects = token.effects
            if token.icon is not None:
                effects = mission_of(g).pois.get(token.icon, ())
            return worth.effects(effects, g.state.first) - WORTH_A_POI
        case DismantleUpgrade(_, spares):
            kinds = [PARTS.index(part) for part in spares]
            keep = UPGRADE * min(1.0, worth.left / 6)
            return sum(worth.spare(kind) for kind in kinds) - keep - WORTH_A_PART
        case DismantlePart(name, part):
            kind = PARTS.index(part)
            if not _is_wanted(worth, kind):
                return 0.0
            return worth.spare(kind) - _loss(g, worth, number_of(g, name), kind) - WORTH_A_PART
    return 0.0


def _is_wanted(worth: Worth, kind: int) -> bool:
    """Whether a spare part is wanted for more than a repair: taking one out for that would only
    move the damage."""
    of_any_kind = worth.wants.units("spare", len(PARTS)) - worth.wants.units("mend")
    return bool(worth.wants.units("spare", kind)) or of_any_kind > 0


def _loss(g: Game, worth: Worth, facility: int, part: int) -> float:
    """What it costs to take a working part out."""
    known = next(p for p in plan_of(g, facility).parts if p.kind == PARTS[part])
    cost = worth.part_cost(facility, known)
    return cost + worth.one_part_fewer() + 30 * (not active_parts(g, facility))
