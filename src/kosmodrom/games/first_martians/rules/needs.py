"""What an action asks and brings besides its effect: pawns, costs and penalties (FM-741)."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

import msgspec

from kosmodrom.games.first_martians.components import NoMedic
from kosmodrom.games.first_martians.map import (
    ADVENTURES,
    CHECKS_ROVER,
    LOWERS_MORALE,
    REROLLS,
    WOUNDS,
    Terrain,
)
from kosmodrom.games.first_martians.rules.base import Game, acting_conditions, card_of, is_shut
from kosmodrom.games.first_martians.rules.dice import SIDES, sides
from kosmodrom.games.first_martians.rules.facilities import active_parts, has_bonus
from kosmodrom.games.first_martians.rules.stacks import (
    EXPLORE,
    IS_ROLLED,
    UNTYPED,
    action_of,
    cost_of,
    deed_of,
    performer_of,
)
from kosmodrom.games.first_martians.rules.ways import along
from kosmodrom.games.first_martians.state import Astronaut, Facility, Stack
from kosmodrom.games.first_martians.tasks import EventTask, Heal, Repair, SheetTask
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    ADVENTURE,
    BLOCKED,
    COLOUR_OF,
    CONCENTRATION,
    FROGGY,
    NOTHING,
    PARTS,
    PAWN,
    REROLL,
    ROVER_CHECK,
    WOUND,
    Penalty,
)

ROVER_SAVES: Final = (2, 1)
"""The pawns that Froggy and Scorpio save (FM-781, FM-782, FM-908, FM-957)."""


ON_ACTIONS: Final[frozenset[Penalty]] = frozenset(("oxygen", "energy", "forced_roll", "no_rover"))
"""The penalties of broken parts that concern the Facility's action."""


class Bay(NamedTuple):
    """What the Facility of an action adds to it by broken parts and tokens on "!" (FM-741,
    FM-744)."""

    facility: int
    pawns: int = 0
    oxygen: int = 0
    energy: int = 0
    forced: bool = False
    no_rover: bool = False
    reroll: bool = False
    wound: bool = False
    adventure: bool = False
    check: bool = False


Bays: TypeAlias = tuple[tuple[Bay, ...], ...]
"""By action: the Facilities where it can be taken, the one that asks for least first."""


class Load(NamedTuple):
    """What a stack asks and brings."""

    rolled: int
    """The pawns for an attempt."""
    sure: int
    """The pawns for success without a roll."""
    oxygen: int
    energy: int
    forced: bool
    reroll: bool
    wounds: int
    adventure: bool
    morale: int
    check: bool


# Facilities


def taken_out(g: Game) -> dict[int, int]:
    """The parts that the plan takes out of Facilities for switching, as bits (FM-1005)."""
    found: dict[int, int] = {}
    for stack in g.state.plan:
        task = stack.task
        if type(task) is Repair and task.donor != NOTHING:
            found[task.donor] = found.get(task.donor, 0) | 1 << task.part
    return found


def is_blocked(facility: Facility) -> bool:
    """Whether a Blocked token lies on "!" (FM-1165)."""
    return BLOCKED in facility.now


def bays_of(g: Game, besides: dict[int, int]) -> Bays:
    """For each action the Facilities where it can be taken, tiles and cards (FM-183). One that is
    shut down or blocked is of no use (FM-555, FM-752, FM-1165, FM-Q-21)."""
    s, box = g.state, g.data
    found: list[list[Bay]] = [[] for _ in ACTIONS]
    for number, facility in enumerate(s.facilities):
        kind = box.facilities[facility.plan].action
        if kind is None or is_shut(facility) or is_blocked(facility):
            continue
        action = ACTIONS.index(kind)
        if s.forbidden >> action & 1:
            continue
        found[action].append(_bay(g, number, facility, s.taxes[action], besides.get(number, 0)))
    for bays in found:
        if len(bays) > 1:
            bays.sort(key=lambda bay: bay[1:])
    return tuple(map(tuple, found))


def bay_for(bays: Bays, action: int, facility: int = NOTHING) -> Bay | None:
    """Where an action is taken: in the Facility that the players chose for it (FM-183, FM-Q-60),
    or else in the one that asks for least. None: not in any, or it cannot be taken there."""
    if action == UNTYPED:
        return None
    if facility == NOTHING:
        return bays[action][0] if bays[action] else None
    return next((bay for bay in bays[action] if bay.facility == facility), None)


def _bay(g: Game, number: int, facility: Facility, tax: int, besides: int) -> Bay:
    tokens = facility.now
    penalties: tuple[Penalty, ...] = ()
    if facility.broken or besides:
        penalties = tuple(part.penalty for part in active_parts(g, number, besides))
    elif not tokens:
        return Bay(number, tax)
    return Bay(
        number,
        tax + tokens.count(PAWN),  # FM-724, FM-1167
        int("oxygen" in penalties),  # FM-522, FM-685
        int("energy" in penalties),  # FM-541, FM-684
        "forced_roll" in penalties,  # FM-686
        "no_rover" in penalties,  # FM-683
        REROLL in tokens,
        WOUND in tokens,
        ADVENTURE in tokens,
        ROVER_CHECK in tokens,
    )


def parts_that_matter(g: Game, number: int) -> int:
    """The parts of a Facility that change what its action asks if they are broken, as bits."""
    plan = g.data.facilities[g.state.facilities[number].plan]
    if plan.action is None:
        return 0
    return sum(1 << PARTS.index(part.kind) for part in plan.parts if part.penalty in ON_ACTIONS)


# Stacks


def base_of(g: Game, stack: Stack, action: int) -> tuple[int, int]:
    """The pawns for an attempt and for sure success, before anything is added (FM-721 to
    FM-723)."""
    task = stack.task
    if type(task) is Heal:
        pawns = 1 if heals_alone(g, performer_of(g, stack)) else 2
        return pawns, pawns
    pawns = 1
    if isinstance(task, EventTask | SheetTask):
        pawns = deed_of(g, task).pawns
    if action != UNTYPED and IS_ROLLED[action]:
        return pawns, pawns + 1  # FM-951, FM-961, FM-1002, FM-1021
    return pawns, pawns  # FM-Q-66


def heals_alone(g: Game, astronaut: int) -> bool:
    """Whether no pawn of the Medic is needed (FM-871 to FM-873, FM-1221)."""
    return card_of(g, astronaut).id == "medic" or has_bonus(g, "medlab", NoMedic)


def brings_something(member: Astronaut) -> bool:
    """Whether an astronaut has what goes with the own pawns into every action (FM-285, FM-Q-29)."""
    return bool(member.tokens or acting_conditions(member) >> CONCENTRATION & 1)


def load_of(g: Game, stack: Stack, bays: Bays, land: Terrain) -> Load:
    """All that the parts, tokens, Conditions and areas ask of a stack, each kind of penalty once
    (FM-1172, FM-Q-15)."""
    s = g.state
    action = action_of(g, stack.task)
    bay = bay_for(bays, action, stack.facility)
    more, oxygen, energy = 0, 0, 0
    forced = reroll = wound = adventure = check = False
    if bay is not None:
        more, oxygen, energy, forced = bay.pawns, bay.oxygen, bay.energy, bay.forced
        reroll, wound, adventure, check = bay.reroll, bay.wound, bay.adventure, bay.check
    for pawn in dict.fromkeys(stack.pawns):
        if pawn < len(s.crew) and brings_something(s.crew[pawn]):
            member = s.crew[pawn]
            if acting_conditions(member) >> CONCENTRATION & 1:
                adventure = True  # FM-284, FM-285
            more += member.tokens.count(PAWN)
            reroll |= REROLL in member.tokens
            check |= ROVER_CHECK in member.tokens
            if pawn == performer_of(g, stack):  # those of assistants do not (FM-1168, FM-1170)
                wound |= WOUND in member.tokens
                adventure |= ADVENTURE in member.tokens
    if stack.rover != NOTHING:  # FM-745, FM-Q-24
        tokens = s.rovers[stack.rover]
        more += tokens.count(PAWN) - ROVER_SAVES[stack.rover]
        reroll |= REROLL in tokens
        wound |= WOUND in tokens
        adventure |= ADVENTURE in tokens
        check |= ROVER_CHECK in tokens  # FM-1171
    # Only Explore, Gather, Research and Build have Adventures (FM-286, FM-1168), but those of areas
    # come in any action (FM-Q-31).
    adventure = adventure and action != UNTYPED and IS_ROLLED[action]
    penalties = 0
    if stack.way:
        pawns, penalties = along(land, stack.way)
        more += pawns  # FM-930, FM-956
        check |= bool(penalties & CHECKS_ROVER)  # FM-1181
    cost = cost_of(g, stack.task)
    rolled, sure = base_of(g, stack, action)
    return Load(
        max(1, rolled + more),  # each at least 1 (FM-783, FM-Q-28)
        max(1, sure + more),
        oxygen + cost.oxygen,
        energy + cost.energy,
        forced,
        reroll or bool(penalties & REROLLS),
        int(wound or bool(penalties & WOUNDS)),
        adventure or bool(penalties & ADVENTURES),
        int(bool(penalties & LOWERS_MORALE)),
        check and stack.rover != NOTHING,
    )


def can_drive(g: Game, rover: int, action: int, bays: Bays) -> bool:
    """Whether a rover helps in an action outside the HUB: Froggy in Explore, Scorpio in all four
    (FM-781, FM-782); not with a Blocked token (FM-789, FM-1166), nor in Explore if the Garage Hall
    lacks the part (FM-683) or is shut down (FM-790)."""
    if action == UNTYPED or not IS_ROLLED[action] or BLOCKED in g.state.rovers[rover]:
        return False
    if action != EXPLORE:
        return rover != FROGGY
    bay = bay_for(bays, EXPLORE)
    return bay is not None and not bay.no_rover


# For the board


class Missing(msgspec.Struct, frozen=True, gc=False):
    """Why a stack cannot be carried out as it is: the end of a message's id ``refusal-<reason>``,
    and the rules."""

    reason: str
    rules: tuple[str, ...]


class Needs(msgspec.Struct, frozen=True, gc=False):
    """What a stack of the plan asks and risks, for those who plan."""

    stack: int
    rolled: int
    sure: int
    has: int
    oxygen: int
    energy: int
    odds: int
    """The chance of success in percent."""
    wounds: int
    adventure: bool
    morale: int
    check: bool
    forced: bool
    """Whether the Success die is rolled in any case (FM-686)."""
    reroll: bool
    missing: tuple[Missing, ...] = ()


def what_is_missing(g: Game, stack: Stack, load: Load) -> list[Missing]:
    """What a stack lacks before the plan can be carried out."""
    found = []
    if type(stack.task) is Heal:
        performer = performer_of(g, stack)
        member = g.state.crew[performer]
        if not member.wounds and not member.conditions:
            found.append(Missing("nothing-to-heal", ("FM-870",)))
        if not heals_alone(g, performer) and medic_of(g) not in stack.pawns:
            found.append(Missing("medic-needed", ("FM-871",)))
    if len(stack.pawns) < load.rolled:
        rules = ("FM-936", "FM-940") if stack.way else ("FM-721", "FM-724")
        found.append(Missing("pawns-missing", rules))
    return found


def medic_of(g: Game) -> int:
    """The number of the Medic in play."""
    return next(
        (n for n in range(len(g.state.crew)) if card_of(g, n).id == "medic"),
        NOTHING,
    )


def odds_of(g: Game, stack: Stack, *, sure: bool, forced: bool, reroll: bool) -> int:
    """The chance of success in percent, skills left aside."""
    action = action_of(g, stack.task)
    if action == UNTYPED or (sure and not forced):
        return 100
    hits = (
        sides(g, COLOUR_OF[ACTIONS[action]], "success") if ACTIONS[action] in COLOUR_OF else SIDES
    )
    chance = hits / SIDES
    if reroll:
        chance *= chance  # FM-1169
    return round(100 * chance)


def needs_of(g: Game, stack: Stack, load: Load) -> Needs:
    """What a stack asks and risks: in planning as the plan stands, afterwards as it was declared
    (FM-1162)."""
    if g.state.phase == "acting":
        return Needs(
            stack.number,
            load.rolled,
            load.sure,
            len(stack.pawns),
            0,
            0,
            odds_of(g, stack, sure=stack.sure, forced=stack.forced, reroll=stack.reroll),
            stack.wounds,
            stack.adventure,
            stack.morale,
            stack.check,
            stack.forced,
            stack.reroll,
        )
    sure = len(stack.pawns) >= load.sure or not is_rolled(g, stack)
    return Needs(
        stack.number,
        load.rolled,
        load.sure,
        len(stack.pawns),
        load.oxygen,
        load.energy,
        odds_of(g, stack, sure=sure, forced=load.forced, reroll=load.reroll),
        load.wounds,
        load.adventure,
        load.morale,
        load.check,
        load.forced,
        load.reroll,
        tuple(what_is_missing(g, stack, load)),
    )


def is_rolled(g: Game, stack: Stack) -> bool:
    """Whether it is one of the actions with dice (FM-723)."""
    action = action_of(g, stack.task)
    return action != UNTYPED and IS_ROLLED[action]
