"""How good the crew's position is, for bots: the same for every seat, since all win together.

A position is worth what it holds of the mission's goals, of the crew's and the base's condition,
and what the plan under way promises. Values are in hundredths of a point; a goal is ten points.
"""

from __future__ import annotations

from collections.abc import Iterable

from kosmodrom.core.options import Seat
from kosmodrom.games.first_martians import components
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.rules.base import Game, level_of, mission_of
from kosmodrom.games.first_martians.rules.facilities import broken_parts
from kosmodrom.games.first_martians.rules.needs import Needs, needs_of
from kosmodrom.games.first_martians.rules.progress import ALL_SKILLS
from kosmodrom.games.first_martians.rules.stacks import performer_of
from kosmodrom.games.first_martians.rules.tests import (
    counter_number,
    holds,
    produced,
    with_profession,
)
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import (
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
from kosmodrom.games.first_martians.terms import FATAL_WOUNDS, MOST_STRESS, NOTHING, PAWNS_EACH

GOAL = 1000
OPTIONAL = 250
WON, LOST = 20_000, -20_000
WOUNDS = (0, 60, 160, 320, 600, 1200, 20_000)
"""What wounds cost, by their number: the last ones may kill."""
CONDITION = 150
BROKEN = 90
OVER_THRESHOLD = 200
SHUTDOWN = 220
TOKEN = 40
MORALE = 90
SPARE, SAMPLE, EXAMINED, DISCOVERY, SEED, POI = 60, 70, 150, 250, 60, 70
AREA = 60
RESERVE = (45, 45, 55)
OUTPUT = 260
PLANT = 220
LOCKED = 80
"""What a skill is worth that the campaign has not unlocked."""
IDLE_PAWN = 60
"""What a pawn without a task costs, so that plans are finished."""
VOTED = 10
OBJECTION = 2000
"""Bots make the best plan they know, so they agree to it: a plan that is carried out has paid for
what it will bring, and looks worse than before."""


def judge(g: Game, _seat: Seat) -> int:
    return sum(worths(g, 0).values())


def worths(g: Game, _seat: Seat) -> dict[str, int]:
    """Where the worth of a position comes from."""
    s = g.state
    if s.ending:
        return {"goals": WON if s.ending == "won" else LOST + GOAL * s.done.bit_count()}
    if not s.crew:
        return {"goals": 0}
    return {
        "goals": _goals(g),
        "crew": _crew(g),
        "base": _base(g),
        "stores": _stores(g),
        "plan": _plan(g),
    }


# Goals


def _goals(g: Game) -> int:
    s = g.state
    total = 0
    for number, goal in enumerate(mission_of(g).goals):
        if not s.goals >> number & 1:
            continue
        worth = GOAL if goal.red else OPTIONAL
        if s.done >> number & 1:
            total += worth
        elif goal.tests:
            total += worth * min(progress(g, test) for test in goal.tests) * 7 // 1000
    return total


def progress(g: Game, test: e.Test) -> int:
    """How far a test is from holding, in percent."""
    s = g.state
    match test:
        case e.CounterReaches(name, least):
            number, personal = counter_number(g, name)
            if personal:
                have = sum(min(least, member.counters[number]) for member in s.crew)
                return _percent(have, least * len(s.crew))
            return _percent(s.counters[number], least)
        case e.Explored(least, ring):
            ways = [n for n, area in enumerate(s.areas) if area.tile != NOTHING]
            rings = [space // 8 + 1 for space in ways]
            if ring is None:
                return _percent(len(rings), least)
            near = max(rings, default=0)
            return _percent(sum(r == ring for r in rings) * 3 + min(near, ring), least * 3 + ring)
        case e.CargoHolds(least, what):
            held = {
                "samples": s.available.samples * 3 + s.pending.samples * 2,
                "seeds": s.available.seeds * 3,
                "spares": sum(s.available.spares) * 3,
                "examined": s.examined * 3 + s.available.samples + s.pending.samples,
                "discoveries": s.discoveries * 3 + s.examined * 2 + s.available.samples,
            }
            return _percent(held[what], least * 3)
        case e.ReserveHolds(resource, least):
            return _percent(s.reserves[("oxygen", "energy", "food").index(resource)], least)
        case e.Plants(least):
            grown = sum(farm.plants * 2 + farm.seeds.bit_count() for farm in s.farms)
            return _percent(grown, least * 2)
        case e.Greenhouses(least):
            return _percent(sum(farm.greenhouses for farm in s.farms), least)
        case e.BuiltUpgrades(least):
            return _percent(sum(len(facility.upgrades) for facility in s.facilities), least)
        case e.OutputIs(resource, least):
            return _percent(produced(g, resource), least)
        case _:
            return 100 if holds(g, [test], 0) else 0


def _percent(have: int, wanted: int) -> int:
    return min(100, 100 * have // max(1, wanted))


# The crew and the base


def _crew(g: Game) -> int:
    s = g.state
    total = MORALE * s.morale - 4 * s.stress * s.stress // 10
    if s.stress + len(s.crew) >= MOST_STRESS:
        total -= 120 * len(s.crew)
    for member in s.crew:
        total -= WOUNDS[min(member.wounds, FATAL_WOUNDS)]
        total -= CONDITION * member.conditions.bit_count()
        total += TOKEN * min(member.morale, 4) + TOKEN // 4 * max(0, member.morale - 4)
        total -= 30 * len(member.tokens)
        total -= LOCKED * (ALL_SKILLS & ~member.unlocked).bit_count()
    return total


def _base(g: Game) -> int:
    s, threshold = g.state, level_of(g).threshold
    broken = broken_parts(g)
    total = -BROKEN * broken
    if threshold is not None:
        total -= OVER_THRESHOLD * max(0, broken - threshold)
    for facility in s.facilities:
        total -= SHUTDOWN * sum(tile != NOTHING for tile in facility.tiles)
        total -= 25 * (len(facility.now) + len(facility.later))
        total += 180 * len(facility.upgrades)
    total += OUTPUT * (min(8, produced(g, "oxygen")) + min(10, produced(g, "energy")))
    total += PLANT * sum(farm.plants for farm in s.farms)
    total += PLANT // 6 * sum(farm.seeds.bit_count() for farm in s.farms)
    total -= sum(7 * level * level for level in s.malfunctions)
    total -= 60 * s.cubes.bit_count()
    total -= 70 * sum(len(tokens) for tokens in s.rovers)
    return total


def _stores(g: Game) -> int:
    s = g.state
    total = sum(
        worth * min(amount, 4) + worth // 3 * max(0, amount - 4)
        for worth, amount in zip(RESERVE, s.reserves, strict=True)
    )
    for cargo, share in ((s.available, 10), (s.pending, 9)):
        total += share * SAMPLE * min(cargo.samples, 6) // 10
        total += share * SEED * min(cargo.seeds, 3) // 10
        total += share * SPARE * min(sum(cargo.spares), 6) // 10
        total += share * 100 * len(cargo.upgrades) // 10
        total += share * 300 * len(cargo.objectives) // 10
    total += EXAMINED * min(s.examined, 6) + DISCOVERY * min(s.discoveries, 6)
    total += POI * len(s.pois)
    explored = [area for area in s.areas if area.tile != NOTHING]
    total += AREA * len(explored) + 25 * sum(area.samples for area in explored)
    return total


# The plan


def _plan(g: Game) -> int:
    """What the stacks of the plan promise. Before the plan is carried out its pawns are free to be
    put elsewhere: a stack is worth what it will probably bring."""
    s = g.state
    if s.phase not in ("planning", "acting"):
        return 0
    idle = [PAWNS_EACH] * len(s.crew)
    for stack in s.plan:
        for pawn in stack.pawns:
            if pawn < len(s.crew):
                idle[pawn] -= 1
    total = sum(_stack_worth(g, stack, idle) for stack in s.plan)
    if s.phase == "planning":
        total -= IDLE_PAWN * sum(idle)
        total += VOTED if s.step else 0
        total -= OBJECTION * len(s.objections)
    return total


def _stack_worth(g: Game, stack: Stack, idle: list[int]) -> int:
    """What a stack will probably bring; one that cannot be finished with the pawns that are left is
    worth less than none."""
    needs = needs_of(g, stack)
    gain = task_gain(g, stack)
    risk = _risk(g, stack, needs)
    if needs.missing:
        if not _can_be_finished(g, needs, idle):
            return -(IDLE_PAWN + 40) * needs.has
        return gain * needs.has // (2 * needs.rolled) - risk // 2
    waste = max(0, needs.has - needs.sure)
    return gain * needs.odds // 100 - risk - 25 * waste


def _can_be_finished(g: Game, needs: Needs, idle: list[int]) -> bool:
    reasons = {missing.reason for missing in needs.missing}
    if "nothing-to-heal" in reasons:
        return False
    medic = with_profession(g, "medic")
    if "medic-needed" in reasons and (medic == NOTHING or not idle[medic]):
        return False
    return sum(idle) >= needs.rolled - needs.has


def _risk(g: Game, stack: Stack, needs: Needs) -> int:
    wounds = g.state.crew[performer_of(g, stack)].wounds
    step = WOUNDS[min(wounds + 1, FATAL_WOUNDS)] - WOUNDS[min(wounds, FATAL_WOUNDS)]
    total = needs.wounds * step + 70 * needs.adventure + MORALE * needs.morale + 30 * needs.check
    total += RESERVE[0] * needs.oxygen + RESERVE[1] * needs.energy
    if needs.has < needs.sure:
        # The wound and the adventure die; a failure brings two Morale tokens.
        total += step // 4 + 30 - TOKEN * (100 - needs.odds) // 100
    return total


def task_gain(g: Game, stack: Stack) -> int:
    """What a task brings if it succeeds."""
    s = g.state
    match stack.task:
        case Rest():
            return TOKEN + 5
        case Unwind():
            calm = 4 * (s.stress * s.stress - max(0, s.stress - 6) ** 2) // 10
            return max(MORALE if s.morale < 2 else MORALE // 2, calm)
        case Heal():
            member = s.crew[performer_of(g, stack)]
            healed = WOUNDS[min(member.wounds, 6)] - WOUNDS[max(0, member.wounds - 1)]
            return max(healed, CONDITION if member.conditions else 0)
        case Manage():
            worst = max(s.malfunctions)
            return 7 * (worst * worst - max(0, worst - 1) ** 2) + (40 if worst >= 4 else 0)
        case Explore():
            return AREA + 60 + _pull(g, e.Explored)
        case Gather(objective=objective):
            return SAMPLE + _pull(g, e.CargoHolds) if objective == NOTHING else 500
        case Research(again):
            return (100 if again else 90) + _pull(g, e.CargoHolds)
        case Plant():
            return 60 + _pull(g, e.Plants)
        case Repair(donor=donor):
            over = OVER_THRESHOLD if _is_over(g) else 0
            return (BROKEN + 40 + over) if donor == NOTHING else 30
        case RepairRover():
            return 80
        case BuildUpgrade():
            return 120
        case RemoveShutdown():
            return SHUTDOWN
        case EventTask(event):
            card = g.data.events[event]
            assert card.action is not None
            threat = card.consequence
            averted = -effects_worth(g, threat.effects) * threat.percent // 60 if threat else 0
            return effects_worth(g, card.action.reward) + averted - _cost(card.action.cost)
        case SheetTask(action):
            sheet = mission_of(g).actions[action]
            return effects_worth(g, sheet.effects) - _cost(sheet.cost)
    raise AssertionError(f"{stack.task} is not known")


def _is_over(g: Game) -> bool:
    threshold = level_of(g).threshold
    return threshold is not None and broken_parts(g) > threshold


def _pull(g: Game, kind: type[e.Clause]) -> int:
    """How much an open goal asks for what a task brings."""
    s = g.state
    total = 0
    for number, goal in enumerate(mission_of(g).goals):
        if not (s.goals & ~s.done) >> number & 1:
            continue
        for test in goal.tests:
            if isinstance(test, kind):
                least = max(1, int(getattr(test, "least", 1)))
                total += (GOAL if goal.red else OPTIONAL) // (2 * least)
    return min(total, GOAL // 2)


def _cost(cost: e.Cost) -> int:
    spares = sum(cost.spares.values()) + cost.any_spares
    return (
        RESERVE[0] * cost.oxygen
        + RESERVE[1] * cost.energy
        + RESERVE[2] * cost.food
        + SPARE * spares
        + SAMPLE * cost.samples
        + EXAMINED * cost.examined
        + DISCOVERY * cost.discoveries
        + SEED * cost.seeds
        + TOKEN * cost.morale
    )


def effects_worth(g: Game, effects: Iterable[e.Effect]) -> int:
    """What effects are worth, roughly."""
    return sum(_effect_worth(g, effect) for effect in effects)


def _effect_worth(g: Game, effect: e.Effect) -> int:
    crew = len(g.state.crew)
    heads = crew if getattr(effect, "whom", None) == "everyone" else 1
    match effect:
        case e.TickGoal(goal):
            return GOAL * 9 // 10 if _is_red(mission_of(g), goal) else OPTIONAL
        case e.Count(counter, by):
            return by * _counter_pull(g, counter) // 10
        case e.DrawResearch(str() as counter):
            return 3 * _counter_pull(g, counter)  # about 30 %
        case e.ChangeStress(by):
            return -25 * by
        case e.ChangeMorale(by):
            return MORALE * by
        case e.MoraleTokens(by):
            return TOKEN * by * heads
        case e.Wounds(n):
            return -150 * n * heads
        case e.Heal(n):
            return 120 * n * heads
        case e.DrawCondition():
            return -CONDITION * heads
        case e.Cure():
            return CONDITION * heads
        case e.ChangeReserve(_, by):
            return 45 * by
        case e.Samples(by):
            return SAMPLE * by
        case e.Examined(by):
            return EXAMINED * by
        case e.Discoveries(by):
            return DISCOVERY * by
        case e.Seeds(by):
            return SEED * by
        case e.Spares(by):
            return SPARE * by
        case e.BreakPart(n) | e.RepairPart(n):
            return BROKEN * n * (1 if isinstance(effect, e.RepairPart) else -1)
        case e.ChangeOutput(_, by):
            return OUTPUT * by
        case e.MoveMalfunction(_, by):
            return -35 * by
        case e.PlaceShutdown():
            return -SHUTDOWN
        case e.LiftShutdown():
            return SHUTDOWN
        case e.PlaceToken() | e.RoverToken() | e.AreaToken() | e.BoardToken():
            return -50
        case e.ClearTokens() | e.ClearArea() | e.MendRover():
            return 40
        case e.Wilting():
            return -PLANT
        case e.Growth() | e.AddGreenhouse():
            return 60
        case e.ChangePlants(by):
            return PLANT * by
        case e.DrawPoi(n):
            return POI * n
        case e.DealUpgrades(n):
            return 110 * n
        case e.TakeObjective(tokens):
            return 300 * len(tokens)
        case e.RevealArea():
            return AREA + 60
        case e.BuildFacility():
            return 400
        case e.OpenAction() | e.AddGoal():
            return 100
        case e.Chance(percent, then, otherwise):
            lucky, unlucky = effects_worth(g, then), effects_worth(g, otherwise)
            return (percent * lucky + (100 - percent) * unlucky) // 100
        case e.If(tests, then, otherwise):
            return effects_worth(g, then if holds(g, tests, 0) else otherwise)
        case e.EndMission():
            return LOST
        case _:
            return 0


def _is_red(mission: components.Mission, goal: str) -> bool:
    return any(each.id == goal and each.red for each in mission.goals)


def _counter_pull(g: Game, counter: str) -> int:
    """What ten steps of a counter are worth, by the open goals that ask for it."""
    s = g.state
    total = 0
    for number, goal in enumerate(mission_of(g).goals):
        if not (s.goals & ~s.done) >> number & 1:
            continue
        for test in goal.tests:
            if isinstance(test, e.CounterReaches) and test.counter == counter:
                total += (GOAL if goal.red else OPTIONAL) * 7 // max(1, test.least)
    return total
