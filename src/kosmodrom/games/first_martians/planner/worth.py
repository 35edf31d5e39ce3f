"""What things are worth in a situation: by what the goals want, how much time is left, and what
threatens the crew and the base."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.components import Part
from kosmodrom.games.first_martians.planner.wants import RED, Thing, Want, Wants, flat
from kosmodrom.games.first_martians.rules.base import (
    Game,
    acting_conditions,
    is_shut,
    level_of,
    mission_of,
)
from kosmodrom.games.first_martians.rules.facilities import active_parts, broken_parts
from kosmodrom.games.first_martians.rules.production import need_of, output_of
from kosmodrom.games.first_martians.rules.tests import counter_number, goal_number, holds
from kosmodrom.games.first_martians.state import Astronaut
from kosmodrom.games.first_martians.terms import (
    ANEMIA,
    BLOCKS,
    CONCENTRATION,
    CONDITIONS,
    FATAL_WOUNDS,
    FOOD,
    GASES,
    HEART,
    MIGRAINE,
    MOST_STRESS,
    NOTHING,
    PARTS,
    PAWNS_EACH,
    POISONING,
    RESOURCES,
    SOLO_AOMS,
    Action,
)

WORK: Final = 140
"""A pawn's work for a red goal, if time is not short."""
GOAL: Final = 300
"""A goal that is done, besides the work."""
WOUND_STEPS: Final = (30, 130, 70, 220, 500, 20_000)
"""What each wound costs: with the second and the fourth comes a Condition, the last one kills."""
CONDITION_COSTS: Final = {ANEMIA: 90, HEART: 160, CONCENTRATION: 90, MIGRAINE: 40, POISONING: 120}
MORALE_TOKEN: Final = 22
ENOUGH_TOKENS: Final = 4
ADVENTURE: Final = 55
STEP: Final = (40, 40, 55)
"""A step of each Malfunction track."""
BREAKING: Final = 90
REPAIRING: Final = 90
"""What the pawns for a repair could bring elsewhere."""
SHORT: Final = 25
"""What a Facility too many costs in a round, for each gas that is short."""
SHUTDOWN: Final = 130
OUTPUT: Final = 170
SPARE: Final = 45
SAMPLE, EXAMINED, DISCOVERY, SEED, POI, UPGRADE = 30, 60, 90, 20, 50, 90
PLANT: Final = 60
AREA_FOUND: Final = 35
HURRY: Final = (0.8, 0.5, 0.25)
"""How much more something is worth that must be done now, by the rounds that it could wait."""
MOST_ROUNDS: Final = 4
"""What lasts is counted for so many rounds at most."""
PENALTY_A_ROUND: Final = {
    "malfunction": 40,
    "wilting": 45,
    "no_rover": 35,
    "energy": 22,
    "oxygen": 22,
    "forced_roll": 35,
    "froggy": 15,
    "lose_sample": 12,
    "stress": 20,
    "token": 20,
}
NO_WANT: Final = Want(0, 0, 0.0, NOTHING)
USEFULNESS: Final = {
    "oxygenator": 900,
    "solar": 900,
    "farm": 500,
    "quarters": 140,
    "medlab": 120,
    "control": 50,
    "garage": 70,
    "probe": 70,
    "lab": 70,
    "workshop": 140,
}
"""What it costs that a Facility is shut down, besides what the goals want of it."""


class Worth:
    """Prices in a situation."""

    def __init__(self, g: Game) -> None:
        s = g.state
        self.g = g
        self.wants = Wants(g)
        self.left = max(1, s.sols - s.round + 1)
        """Rounds, with this one."""
        self.lifeline, air = _lifeline(g)
        """A counter that ends the mission when it runs out, and how many rounds that takes."""
        rounds = self.left if self.lifeline == NOTHING else min(self.left, max(1, air))
        pawns = PAWNS_EACH * len(s.crew) + min(len(s.machines), SOLO_AOMS)
        self.work = self.wants.work(red=True)
        self.urgency = max(0.8, min(1.8, self.work / (0.5 * pawns * rounds)))
        needed = 1 + math.ceil(self.work / (0.45 * pawns))
        self.later = min(self.left - 1, needed, MOST_ROUNDS)
        """The rounds after this one, as far as they count."""
        self.air = air
        self.food = _food_a_round(g)
        """What is missing each round."""
        threshold = level_of(g).threshold
        self.broken = broken_parts(g)
        self.over = 0 if threshold is None else self.broken - threshold
        """How many parts too many are broken."""
        self.will_be_over = self.over + self.wants.more_broken
        self.nearly_won = self.work < 0.7 * pawns

    # What the goals want

    def wanted(self, thing: Thing) -> float:
        """What one of a thing is worth for the goals."""
        want = self.wants.wanted.get(thing)
        return self.worth_of(thing, want) if want else 0.0

    def worth_of(self, thing: Thing, want: Want) -> float:
        chain = 1 + 0.12 * min(want.depth, 5)
        slack = self.left - 1 - want.depth
        if slack < len(HURRY):
            chain += HURRY[max(0, slack)]
        return WORK * self.wants.work_of(thing) * self.urgency * chain * want.weight

    def action_is_wanted(self, action: Action) -> float:
        """How much work of an action the goals want, in pawns."""
        found = 0.0
        for (kind, number), want in self.wants.wanted.items():
            work = self.wants.work_of((kind, number)) * want.units * want.weight
            match kind:
                case "space" | "ring" if action == "explore":
                    found += work
                case "token" | "sample" if action == "gather":
                    found += work
                case "examined" | "discovery" | "plant" | "personal" if action == "research":
                    found += work
                case "action" if mission_of(self.g).actions[number].action == action:
                    found += work
        return found

    # The crew

    def wounds_cost(self, member: Astronaut, count: float = 1) -> float:
        """What wounds of an astronaut cost."""
        if acting_conditions(member) >> POISONING & 1:
            count *= 2
        late = 0.4 + 0.6 * min(1.0, self.later / 3)
        wounds, total = member.wounds, 0.0
        while count > 0 and wounds < FATAL_WOUNDS:
            step = WOUND_STEPS[wounds]
            total += min(1.0, count) * (step if wounds >= 4 else step * late)
            wounds += 1
            count -= 1
        return total

    def healing(self, member: Astronaut) -> float:
        """What it is worth to heal a wound or a Condition of an astronaut."""
        found = 0.0
        if member.wounds:
            healed = (0, 20, 55, 130, 320, 900)[member.wounds]
            found = healed * (0.3 + 0.7 * min(1.0, self.later / 3))
        for condition, cost in CONDITION_COSTS.items():
            if member.conditions >> condition & 1:
                found = max(found, cost * self.later / 2)
        return found

    @cached_property
    def brawl_cost(self) -> float:
        return sum(self.wounds_cost(member) for member in self.g.state.crew) + 60

    @cached_property
    def stress_grows(self) -> int:
        s = self.g.state
        tiles = sum(tile != NOTHING for facility in s.facilities for tile in facility.tiles)
        return len(s.crew) + 2 * tiles

    def stress_cost(self, stress: int) -> float:
        """What Stress threatens with in the rounds that are left: brawls, the sooner the surer."""
        after = stress + self.stress_grows * (self.left - 1)
        cost = self.brawl_cost * after / (MOST_STRESS * 1.5)
        if after < MOST_STRESS - 2:
            return cost / 6
        if self.left > 1 and stress + self.stress_grows + 1 >= MOST_STRESS:
            cost += self.brawl_cost / 2
        return cost

    def morale_cost(self, morale: int) -> float:
        """What a low Morale costs, or a high one brings (negative)."""
        s = self.g.state
        if morale >= 0:
            return -MORALE_TOKEN * morale * self.later * 0.8
        first = s.crew[s.first]
        poor = 60 if first.morale < -morale else MORALE_TOKEN
        return -morale * poor * self.later

    def token(self, member: Astronaut) -> float:
        """A Morale token more."""
        late = 1 if self.left > 1 else 0.3
        return late * (MORALE_TOKEN if member.morale < ENOUGH_TOKENS else MORALE_TOKEN / 3)

    # Stores

    def reserve(self, resource: int) -> float:
        """One unit more in the Reserves."""
        have = self.g.state.reserves[resource]
        base = 40.0 if have <= 1 else 26 if have <= 3 else 14
        if resource == FOOD:
            base = 12
            if self.food * (self.left - 1) > have:
                base = 75
        if have <= self.wants.reserves[resource]:
            base += 50
        return base * min(1.0, 0.3 + self.left / 5) + self.wanted(("reserve", resource))

    def spare(self, kind: int) -> float:
        """One spare part more, of a kind or of any."""
        goals = max(self.wanted(("spare", kind)), self.wanted(("spare", len(PARTS))))
        have = self.g.state.available.spares
        base = float(SPARE if sum(have) < 4 else SPARE / 3)
        if 0 <= kind < len(PARTS):
            base /= 2
            if not have[kind]:
                broken = [
                    0.6 * (self.mending(n, kind) - REPAIRING)
                    for n, there in enumerate(self.g.state.facilities)
                    if (there.broken & ~there.mended) >> kind & 1 and not is_shut(there)
                ]
                base = max([base, *broken])
        return base * min(1.0, self.left / 4) + goals

    def lowering(self, counter: int) -> float:
        """A step down of a counter that the goals want low, or that threatens."""
        found = self.wanted(("lower", counter))
        return max(found, self.threat(counter))

    def threat(self, counter: int) -> float:
        """What a step of a counter costs whose top brings something bad in Production."""
        total = 0.0
        for effect in mission_of(self.g).production:
            if not isinstance(effect, e.If):
                continue
            for test in effect.tests:
                if isinstance(test, e.CounterReaches):
                    number, personal = counter_number(self.g, test.counter)
                    if number == counter and not personal and self.left > 1:
                        near = test.least - self.g.state.counters[counter]
                        bad = [one for one in effect.then if not isinstance(one, e.Count)]
                        total += -self.effects(bad) / (2 + max(0, near))
        return max(0.0, total)

    def counting(self, name: str, by: int, whom: str, performer: int) -> float:
        """A counter moves."""
        s = self.g.state
        number, personal = counter_number(self.g, name)
        if personal:
            price = self.wanted(("personal", number))
            members = s.crew if whom == "everyone" else [s.crew[max(performer, 0)]]
            total = 0.0
            for member in members:
                have = member.counters[number]
                total += price * (min(100, max(0, have + by)) - min(100, have))
            return total
        if number == self.lifeline:
            step = max(15.0, 420 / math.pow(max(1, self.air), 1.3))
            return by * step * (1.5 if by < 0 else 1.0)
        if by < 0:
            return -by * self.lowering(number)
        missing = self.wants.steps.get(number, 0.0) * WORK * self.urgency
        return by * (missing - self.threat(number))

    # The base

    def part_cost(self, facility: int, part: Part) -> float:
        """What a broken part costs in the rounds to come."""
        plan = self.g.data.facilities[self.g.state.facilities[facility].plan]
        cost = float(PENALTY_A_ROUND[part.penalty] * self.later)
        if plan.action is not None and part.penalty in ("energy", "oxygen", "forced_roll"):
            cost *= 0.4 + min(1.2, self.action_is_wanted(plan.action) / 6)
        return cost

    def mending(self, facility: int, part: int) -> float:
        """What it is worth to repair a part."""
        kind = PARTS[part]
        found = sum(
            self.part_cost(facility, known)
            for known in active_parts(self.g, facility)
            if known.kind == kind
        )
        return found + self.one_part_fewer()

    def one_part_fewer(self) -> float:
        """What a broken part fewer is worth for the Threshold."""
        if level_of(self.g).threshold is None:
            return 0.0
        if self.over > 0 and self.nearly_won:
            return 700.0
        if self.will_be_over > 0:
            return 150 + 350 / self.left
        if self.will_be_over + 0.6 * (self.left - 1) <= 0:
            return 10.0
        return 60.0 + (60 if self.nearly_won and self.over == 0 else 0)

    def usefulness(self, facility: int) -> float:
        """What it costs that a Facility is shut down."""
        there = self.g.state.facilities[facility]
        plan = self.g.data.facilities[there.plan]
        found = float(USEFULNESS.get(plan.kind, 50))
        if plan.action is not None:
            wanted = self.action_is_wanted(plan.action)
            found += 60 * min(8.0, wanted) + (250 if wanted > 0.5 else 0)
            if plan.action == "heal":
                found += 40 * sum(max(0, member.wounds - 1) for member in self.g.state.crew)
        return found * min(1.0, 0.1 + self.left / 4)

    def lifting(self, facility: int, gas: int) -> float:
        """What it is worth to take a Shutdown tile off: little, if the gas is short and the next
        Production would shut something down again."""
        s, there = self.g.state, self.g.state.facilities[facility]
        if self.left <= 1:
            return 0.0
        found = self.usefulness(facility) * 0.8 + 2 * 12 * self.later
        if there.tiles[1 - gas] != NOTHING:
            found *= 0.3
        if output_of(self.g, gas) <= need_of(self.g, gas):
            others = [
                self.usefulness(n)
                for n, other in enumerate(s.facilities)
                if n != facility
                and not is_shut(other)
                and self.g.data.needs[other.plan] >> gas & 1
                and self.g.data.facilities[other.plan].can_be_shut
            ]
            found = self.usefulness(facility) - min(others, default=900) - 60
        return max(0.0, found)

    def building(self, card: str) -> float:
        """What a new Facility brings or costs: it may make gas, or the gas may be short."""
        plan = self.g.data.facilities[self.g.data.numbers[card]]
        total = 30.0
        wanted = any(
            (card,) == tuple(e_.card for e_ in action.effects if isinstance(e_, e.BuildFacility))
            and self.wants.wanted.get(("action", n), NO_WANT).weight == RED
            for n, action in enumerate(mission_of(self.g).actions)
        )
        if not wanted:
            parts = self.g.data.parts[self.g.data.numbers[card]].bit_count()
            total -= parts * max(40.0, self.one_part_fewer())
        for gas, name in enumerate(GASES):
            spare = output_of(self.g, gas) - need_of(self.g, gas)
            if plan.kind == ("oxygenator", "solar")[gas]:
                total += 25 * plan.output * self.later / 3
                spare += plan.output
            if name in plan.needs and spare < 1:
                total -= SHORT * self.later
        return total

    def hoarding(self) -> float:
        """What it costs to hold as many samples as Production punishes."""
        for effect in mission_of(self.g).production:
            match effect:
                case e.If((e.CargoHolds(least, "samples"),), then):
                    cargo = (self.g.state.available, self.g.state.pending)
                    if sum(part.samples for part in cargo) >= least - 1 and self.left > 1:
                        return -self.effects(then)
        return 0.0

    # Effects

    def effects(self, effects: Iterable[e.Effect], performer: int = 0) -> float:
        return sum(self.effect(effect, performer) for effect in effects)

    def effect(self, effect: e.Effect, performer: int) -> float:
        g, s = self.g, self.g.state
        whom = getattr(effect, "whom", None)
        members = s.crew if whom == "everyone" else [s.crew[performer]]
        match effect:
            case e.TickGoal(name):
                number = goal_number(g, name)
                if s.done >> number & 1:
                    return 0.0
                red = mission_of(g).goals[number].red
                reward = self.effects(mission_of(g).goals[number].reward)
                return (GOAL + 1.5 * WORK * self.urgency if red else 40) + reward
            case e.Count(counter, by):
                return self.counting(counter, by, whom or "", performer)
            case e.DrawResearch(str() as counter):
                return self.counting(counter, 30, "", performer)
            case e.DrawResearch(None, cases):
                return sum(self.effects(case.effects, performer) for case in cases) / len(cases)
            case e.ChangeStress(by):
                then = max(0, min(MOST_STRESS, s.stress + by))
                return self.stress_cost(s.stress) - self.stress_cost(then)
            case e.ChangeMorale(by):
                then = max(-2, min(3, s.morale + by))
                return self.morale_cost(s.morale) - self.morale_cost(then)
            case e.MoraleTokens(by):
                return sum(by * self.token(member) for member in members)
            case e.Wounds(n):
                return -sum(self.wounds_cost(member, n) for member in members)
            case e.Heal():
                if whom == "chosen":
                    return max(self.healing(member) for member in s.crew)
                return sum(self.healing(member) for member in members)
            case e.DrawCondition(str() as condition):
                cost = CONDITION_COSTS.get(CONDITIONS.index(condition), 60)
                return -cost * self.later / 2 * len(members)
            case e.DrawCondition():
                return -100 * self.later / 2 * len(members)
            case e.Cure():
                hurt = [member for member in s.crew if member.conditions]
                each = 90 * self.later / 2
                return each * (len(hurt) if whom == "everyone" else min(1, len(hurt)))
            case e.ChangeReserve(resource, by):
                return by * self.reserve(RESOURCES.index(resource))
            case e.Samples(by):
                goals = self.wanted(("sample", 0))
                return by * (SAMPLE * min(1, self.left / 4) + goals - self.hoarding() / 2)
            case e.Examined(by):
                price = self.wanted(("examined", 0)) + 0.7 * self.wanted(("sample", 0))
                return by * (EXAMINED * min(1, self.left / 4) + price)
            case e.Discoveries(by):
                return by * (DISCOVERY + self.wanted(("discovery", 0)))
            case e.Seeds(by):
                return by * (SEED + self.wanted(("seed", 0)))
            case e.Spares(by, part):
                if part in PARTS:
                    return by * self.spare(PARTS.index(part))
                kinds = [self.spare(kind) for kind in range(len(PARTS))]
                return by * (max(kinds) if part == "chosen" else sum(kinds) / len(kinds))
            case e.BreakPart(n):
                return -n * (BREAKING * (0.3 + self.later / 4) + self.one_part_fewer())
            case e.RepairPart(n):
                if not self.broken:
                    return 0.0
                return n * (0.8 * BREAKING * (0.3 + self.later / 4) + self.one_part_fewer())
            case e.ChangeOutput(gas, by):
                number = GASES.index(gas)
                spare = output_of(g, number) - need_of(g, number)
                if by > 0:
                    full = sum(
                        there.output < g.data.facilities[there.plan].output
                        for there in s.facilities
                        if g.data.facilities[there.plan].kind == ("oxygenator", "solar")[number]
                    )
                    return by * (OUTPUT if spare <= 0 else OUTPUT / 4) * self.later / 3 * bool(full)
                return by * (OUTPUT if spare < -by else OUTPUT / 3) * self.later / 3
            case e.MoveMalfunction(block, by):
                levels = s.malfunctions
                if by >= 0:
                    number = BLOCKS.index(block) if block in BLOCKS else 0
                    return -by * STEP[number]
                if block in BLOCKS:
                    number = BLOCKS.index(block)
                    return min(-by, levels[number]) * STEP[number]
                return max(min(-by, levels[n]) * STEP[n] for n in range(len(BLOCKS)))
            case e.DrawMalfunction():
                return -150.0
            case e.PlaceShutdown():
                return -SHUTDOWN * (0.3 + self.later / 3)
            case e.LiftShutdown():
                tiles = [
                    self.lifting(n, gas)
                    for n, there in enumerate(s.facilities)
                    for gas in range(len(GASES))
                    if there.tiles[gas] != NOTHING
                ]
                return max(tiles, default=0.0)
            case e.PlaceToken() | e.BoardToken():
                return -35.0
            case e.RoverToken() | e.AreaToken():
                return -40.0 * min(1, self.left / 3)
            case e.ClearTokens() | e.ClearArea():
                return 20.0 if any(area.tokens for area in s.areas) else 2.0
            case e.MendRover():
                return 60.0 if any(s.rovers) else 0.0
            case e.Wilting():
                return -PLANT * 1.2
            case e.Growth():
                return 25.0 * min(1, sum(farm.seeds.bit_count() for farm in s.farms))
            case e.ChangePlants(by):
                return by * (PLANT + (60 if self.food > 0 else 0)) * self.later / 4
            case e.AddGreenhouse():
                return 5.0
            case e.DrawPoi(n):
                return POI * n * min(1.0, self.left / 3)
            case e.DealUpgrades(n):
                return UPGRADE * n * min(1.0, self.left / 5) + 2 * n * self.wanted(("spare", 4))
            case e.TakeObjective(tokens):
                names = [token.id for token in mission_of(g).tokens]
                return sum(self.wanted(("token", names.index(token))) for token in tokens) + 30
            case e.RevealArea():
                return AREA_FOUND + max(self.wanted(("ring", n)) for n in range(3))
            case e.AreaSample(n):
                return n * (10 + 0.3 * self.wanted(("sample", 0)))
            case e.BuildFacility(card):
                return self.building(card)
            case e.OpenAction() | e.AddGoal():
                return 60.0
            case e.ExtraDie():
                return -60.0
            case e.SetCube():
                return -50.0 * self.later / 2
            case e.Tax() | e.Forbid():
                return -60.0
            case e.Schedule(percent=percent):
                return -0.4 * percent
            case e.Chance(percent, then, otherwise):
                lucky = self.effects(then, performer)
                unlucky = self.effects(otherwise, performer)
                return (percent * lucky + (100 - percent) * unlucky) / 100
            case e.If(tests, then, otherwise):
                return self.effects(then if holds(g, tests, performer) else otherwise, performer)
            case e.Choose(ways):
                return max(self.effects(w.effects, performer) - self.cost(w.cost) for w in ways)
            case e.DrawDirection(then, easy, medium, hard):
                each = 3 * self.effects(easy) + 3 * self.effects(medium) + 2 * self.effects(hard)
                return self.effects(then, performer) + each / 8
            case e.EndMission():
                return -10_000.0
            case _:
                return 0.0

    def cost(self, cost: e.Cost) -> float:
        """What must be paid."""
        spares = [self.spare(PARTS.index(kind)) * n for kind, n in cost.spares.items()]
        have = self.g.state.available.spares
        cheapest = min((self.spare(n) for n in range(len(PARTS)) if have[n]), default=SPARE)
        gases = sum(
            n * self.reserve(number)
            for number, n in enumerate((cost.oxygen, cost.energy, cost.food))
        )
        return (
            gases
            + sum(spares)
            + cost.any_spares * cheapest
            + cost.samples * (SAMPLE + self.wanted(("sample", 0)))
            + cost.examined * (EXAMINED + self.wanted(("examined", 0)))
            + cost.discoveries * DISCOVERY
            + cost.seeds * SEED
            + cost.morale * MORALE_TOKEN
        )


def _lifeline(g: Game) -> tuple[int, int]:
    """The counter whose end is the mission's end in Production, as long as that threatens, and how
    many rounds it lasts."""
    for effect in mission_of(g).production:
        if not isinstance(effect, e.If) or not any(
            isinstance(inner, e.EndMission) for inner in flat(effect.then)
        ):
            continue
        guards = [test for test in effect.tests if not _counter_of(test)]
        counters = [name for test in effect.tests if (name := _counter_of(test))]
        if counters and holds(g, guards, 0):
            number = counter_number(g, counters[0])[0]
            return number, g.state.counters[number]
    return NOTHING, 99


def _counter_of(test: e.Test) -> str:
    match test:
        case e.Not(e.CounterReaches(name)):
            return name
        case _:
            return ""


def _food_a_round(g: Game) -> int:
    """How much more the crew eats in a round than the Farms give."""
    s = g.state
    eaten = sum(2 if acting_conditions(member) >> ANEMIA & 1 else 1 for member in s.crew)
    grown = sum(farm.plants for farm in s.farms if not is_shut(s.facilities[farm.facility]))
    return max(0, eaten - grown)
