"""What the mission still wants, found backwards from its open goals.

A goal wants a counter to rise, the counter wants an action of the mission sheet, the action wants
an objective token, the token lies on a space that wants to be explored: each step of such a chain
is a `Want`. The sum of their work is how far the crew is from winning.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from kosmodrom.games.first_martians import components
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.map import (
    BESIDE_HUB,
    NEIGHBOURS,
    UNEXPLORED,
    Terrain,
    is_open,
    ring_of,
    ways,
)
from kosmodrom.games.first_martians.rules.areas import terrain
from kosmodrom.games.first_martians.rules.base import Game, level_of, mission_of
from kosmodrom.games.first_martians.rules.facilities import broken_parts
from kosmodrom.games.first_martians.rules.tests import counter_number, goal_number, holds
from kosmodrom.games.first_martians.terms import (
    MOST_GREENHOUSES,
    NOTHING,
    PARTS,
    RESOURCES,
    RINGS,
    ROLLED,
    SPACES,
)

Thing: TypeAlias = tuple[str, int]
"""A kind of thing, and its number or 0: see `Wants`."""

# The pawns that things take on average, with failures and the way there.
EXPLORING: Final = (0.0, 1.6, 2.2, 2.8)
"""By ring."""
GATHERING: Final = 1.4
RESEARCHING: Final = 1.4
ROLLING: Final = 1.5
"""An action of the mission sheet with dice."""
RING: Final = 0.6
"""The way to each ring of an action outside."""
PLANTING: Final = 1.5
UNWINDING: Final = 1.0
PER_CENT: Final = RESEARCHING / 30
"""A Research card brings about 30 %."""
RED: Final = 1.0
OPTIONAL: Final = 0.15
"""How much the goals weigh."""
MARGIN: Final = 1
"""How much lower than needed a counter should stand that must be low."""
FARTHEST: Final = 99


class Want(NamedTuple):
    """How many of a thing are wanted, how many steps wait for it, and for which goal."""

    units: int
    depth: int
    weight: float
    goal: int


class Wants:
    """All that the open goals want, by thing:

    ``("space", n)``: that this space be explored; ``("ring", n)``: any space of this ring, 0: of
    any; ``("token", n)``: that this objective token be gathered; ``("action", n)``: this action of
    the mission sheet; ``("sample", 0)``, ``("examined", 0)``, ``("discovery", 0)``, ``("seed",
    0)``, ``("plant", 0)``, ``("upgrade", 0)``; ``("mend", 0)``: that a part be repaired;
    ``("spare", n)``: a spare part of a kind, or of any (4); ``("reserve", n)``; ``("personal",
    n)``: steps of a counter that everybody has, ``("lower", n)``: steps down of one;
    ``("morale", 0)``; ``("calm", 0)``: less Stress.
    """

    def __init__(self, g: Game) -> None:
        self.g = g
        self.mission = mission_of(g)
        self.land: Terrain = terrain(g)
        self.wanted: dict[Thing, Want] = {}
        self.distance = _distances(self.land)
        self._seen: set[Thing] = set()
        state = g.state
        held = (*state.available.objectives, *state.pending.objectives)
        self._lying = {token: n for n, area in enumerate(state.areas) for token in area.objectives}
        self._held = set(held)
        self._samples = state.available.samples + state.pending.samples
        self._examined = state.examined
        self._spares = [
            a + b for a, b in zip(state.available.spares, state.pending.spares, strict=True)
        ]
        self.steps: dict[int, float] = {}
        """The work that a step up of each wanted counter saves."""
        self.reserves = [0, 0, 0]
        """What wanted actions will take from the Reserves."""
        for red in (True, False):
            # Later goals build on earlier ones: so what they wait for is reached the longest way.
            for number, goal in reversed(list(enumerate(self.mission.goals))):
                if goal.red == red and state.goals >> number & 1:
                    self._goal(number, 0, RED if red else OPTIONAL)
        self._upkeep()
        self.more_broken = 0
        """Parts of Facility cards that will come broken."""
        self._repairs()

    def units(self, kind: str, number: int = 0) -> int:
        want = self.wanted.get((kind, number))
        return want.units if want else 0

    def work(self, *, red: bool = False) -> float:
        """The pawns that all of it will take; only for the red goals, if told."""
        return sum(
            self.work_of(thing) * want.units * want.weight
            for thing, want in self.wanted.items()
            if not red or want.weight == RED
        )

    def work_of(self, thing: Thing) -> float:
        """The pawns that one of a thing takes."""
        kind, number = thing
        match kind:
            case "space":
                return EXPLORING[ring_of(number)]
            case "ring":
                return EXPLORING[number or 1]
            case "token":
                space = self._lying.get(number, NOTHING)
                return GATHERING + (RING * (ring_of(space) - 1) if space != NOTHING else RING)
            case "action":
                return action_work(self.mission.actions[number])
            case "sample":
                return GATHERING
            case "examined" | "discovery":
                return RESEARCHING
            case "personal":
                return PER_CENT
            case "plant" | "upgrade" | "mend":
                return PLANTING
            case "spare":
                return 1.0
            case "lower":
                return 0.5
            case "reserve":
                return 2.0
            case _:
                return 0.5

    def _repairs(self) -> None:
        """Spare parts for what must be repaired to keep to the Threshold, with what the wanted
        Facility cards bring along: all their parts come broken (FM-186)."""
        threshold = level_of(self.g).threshold
        for (kind, number), want in self.wanted.items():
            if kind == "action" and want.weight == RED:
                for effect in self.mission.actions[number].effects:
                    if isinstance(effect, e.BuildFacility):
                        card = self.g.data.numbers[effect.card]
                        self.more_broken += self.g.data.parts[card].bit_count()
        if threshold is not None:
            over = broken_parts(self.g) + self.more_broken - threshold
            self._spare(len(PARTS), over, 1, RED, NOTHING)
            self._want(("mend", 0), over, 0, RED, NOTHING)

    def _upkeep(self) -> None:
        """What Production lets the crew pay with samples is better paid than suffered."""
        s = self.g.state
        for effect in self.mission.production:
            if isinstance(effect, e.Choose) and any(way.cost.samples for way in effect.ways):
                self._sample(min(2, s.sols - s.round), 1, RED, NOTHING)

    # Goals and what they ask

    def _goal(self, number: int, depth: int, weight: float) -> None:
        if self.g.state.done >> number & 1 or ("goal", number) in self._seen:
            return
        self._seen.add(("goal", number))
        goal = self.mission.goals[number]
        for test in goal.tests:
            if not holds(self.g, [test], 0):
                self._test(test, depth, weight, number)
        if not goal.tests:
            self._source(e.TickGoal, goal.id, depth, weight, number)

    def _want(self, thing: Thing, units: int, depth: int, weight: float, goal: int) -> None:
        if units <= 0:
            return
        before = self.wanted.get(thing)
        if before is not None:
            if weight < before.weight:
                return
            units += before.units if thing[0] not in ("space", "token", "action", "ring") else 0
            units = max(units, before.units)
            depth = max(depth, before.depth)
            goal = before.goal
        self.wanted[thing] = Want(units, depth, weight, goal)

    def _source(self, kind: type, name: str, depth: int, weight: float, goal: int) -> bool:
        """Want all that has an effect of a kind about this name; returns whether there is any."""
        found = False
        for number, action in enumerate(self.mission.actions):
            if _has(action.effects, kind, name):
                self._action(number, 1, depth, weight, goal)
                found = True
        for number, token in enumerate(self.mission.tokens):
            if _has(token.gives, kind, name):
                self._token(number, depth, weight, goal)
                found = True
        for number, other in enumerate(self.mission.goals):
            if _has(other.reward, kind, name):
                self._goal(number, depth + 1, weight)
                found = True
        return found

    def _test(self, test: e.Test, depth: int, weight: float, goal: int) -> None:
        s = self.g.state
        match test:
            case e.CounterReaches(name, least):
                self._counter(name, least, depth, weight, goal)
            case e.Explored(least, ring):
                explored = [n for n, area in enumerate(s.areas) if area.tile != NOTHING]
                have = sum(ring in (None, ring_of(n)) for n in explored)
                self._ring(ring or 0, least - have, depth, weight, goal)
            case e.CargoHolds(least, what):
                self._cargo(what, least, depth, weight, goal)
            case e.Plants(least):
                grown = sum(farm.plants + farm.seeds.bit_count() for farm in s.farms)
                self._want(("plant", 0), least - grown, depth, weight, goal)
            case e.Greenhouses(least):
                have = sum(farm.greenhouses for farm in s.farms)
                missing = min(least - have, MOST_GREENHOUSES - s.farms[0].greenhouses)
                for number, action in enumerate(self.mission.actions):
                    if any(isinstance(effect, e.AddGreenhouse) for effect in flat(action.effects)):
                        self._action(number, missing, depth, weight, goal)
            case e.BuiltFacility(card):
                self._source(e.BuildFacility, card, depth, weight, goal)
            case e.BuiltUpgrades(least):
                have = sum(len(facility.upgrades) for facility in s.facilities)
                self._want(("upgrade", 0), least - have, depth, weight, goal)
            case e.ReserveHolds(resource, least):
                number = RESOURCES.index(resource)
                self._want(("reserve", number), least - s.reserves[number], depth, weight, goal)
            case e.GoalDone(other):
                self._goal(goal_number(self.g, other), depth, weight)
            case e.MoraleIs(least, _):
                self._want(("morale", 0), least - s.morale, depth, weight, goal)
            case e.StressIs(_, most):
                self._want(("calm", 0), s.stress - most, depth, weight, goal)
            case e.Flagged(flag):
                self._source(e.Flag, flag, depth, weight, goal)
            case e.Not(e.CounterReaches(name, least)):
                number, personal = counter_number(self.g, name)
                if not personal:
                    steps = s.counters[number] - least + 1 + MARGIN
                    self._want(("lower", number), steps, depth, weight, goal)
            case e.AnyOf(tests):
                for one in tests[:1]:
                    self._test(one, depth, weight, goal)
            case _:
                return

    def _counter(self, name: str, least: int, depth: int, weight: float, goal: int) -> None:
        s = self.g.state
        number, personal = counter_number(self.g, name)
        if personal:
            missing = sum(max(0, least - member.counters[number]) for member in s.crew)
            before = self.units("personal", number)
            self._want(("personal", number), missing - before, depth, weight, goal)
            return
        missing = least - s.counters[number]
        for n, token in enumerate(self.mission.tokens):
            by = _counts(token.gives, name)
            if missing > 0 and by > 0 and n not in self._held:
                self._token(n, depth, weight, goal)
                self.steps[number] = GATHERING + RING
                missing -= by
        limited = [
            (n, action, _counts(action.effects, name))
            for n, action in enumerate(self.mission.actions)
            if _counts(action.effects, name) > 0
        ]
        for n, action, by in limited:
            if missing <= 0:
                return
            self.steps[number] = max(self.steps.get(number, 0.0), action_work(action) / by)
            times = -(-missing // by)
            if action.limit:
                times = min(times, action.limit - s.taken[n])
            if times > 0:
                self._action(n, times, depth, weight, goal)
                missing -= by * times

    def _cargo(self, what: str, least: int, depth: int, weight: float, goal: int) -> None:
        s = self.g.state
        match what:
            case "discoveries":
                missing = least - s.discoveries
                self._want(("discovery", 0), missing, depth, weight, goal)
                self._examine(missing, depth + 1, weight, goal)
            case "examined":
                self._examine(least, depth, weight, goal)
            case "samples":
                self._sample(least, depth, weight, goal)
            case "seeds":
                self._want(("seed", 0), least - s.available.seeds, depth, weight, goal)
            case _:
                self._spare(len(PARTS), least, depth, weight, goal)

    def _examine(self, count: int, depth: int, weight: float, goal: int) -> None:
        """Examined samples: those that are there are used up first."""
        used = min(count, self._examined)
        self._examined -= used
        count -= used
        self._want(("examined", 0), count, depth, weight, goal)
        self._sample(count, depth + 1, weight, goal)

    def _sample(self, count: int, depth: int, weight: float, goal: int) -> None:
        used = min(count, self._samples)
        self._samples -= used
        self._want(("sample", 0), count - used, depth, weight, goal)
        lying = sum(
            area.samples
            for space, area in enumerate(self.g.state.areas)
            if area.tile != NOTHING and ways(self.land)[space]
        )
        if count - used > lying:
            self._ring(0, 1, depth + 1, weight, goal)

    def _spare(self, kind: int, count: int, depth: int, weight: float, goal: int) -> None:
        """Spare parts of a kind, or of any: those that are there are used up first."""
        kinds = range(len(PARTS)) if kind == len(PARTS) else [kind]
        for number in kinds:
            used = min(count, self._spares[number])
            self._spares[number] -= used
            count -= used
        if count <= 0:
            return
        self._want(("spare", kind), count, depth, weight, goal)
        for number, action in enumerate(self.mission.actions):
            if any(isinstance(effect, e.Spares) and effect.by > 0 for effect in action.effects):
                before = self.units("action", number)
                self._action(number, before + count, depth + 1, weight, goal)

    # Actions, tokens and the map

    def _action(self, number: int, times: int, depth: int, weight: float, goal: int) -> None:
        s, action = self.g.state, self.mission.actions[number]
        if action.limit:
            times = min(times, action.limit - s.taken[number])
        if times <= 0:
            return
        seen = ("action", number) in self._seen
        self._want(("action", number), times, depth, weight, goal)
        if seen:
            return
        self._seen.add(("action", number))
        if s.closed >> number & 1:
            self._source(e.OpenAction, action.id, depth + 1, weight, goal)
        for test in action.needs:
            if isinstance(test, e.Not) or not any(
                holds(self.g, [test], n) for n in range(len(s.crew))
            ):
                self._test(test, depth + 1, weight, goal)
        self._pay(action.cost, times, depth + 1, weight, goal)
        if action.place is not None:
            self._place(action.place, depth + 1, weight, goal)

    def _pay(self, cost: e.Cost, times: int, depth: int, weight: float, goal: int) -> None:
        s = self.g.state
        if cost.samples:
            self._sample(cost.samples * times, depth, weight, goal)
        if cost.examined:
            self._examine(cost.examined * times, depth, weight, goal)
        for kind, count in cost.spares.items():
            self._spare(PARTS.index(kind), count * times, depth, weight, goal)
        if cost.any_spares:
            self._spare(len(PARTS), cost.any_spares * times, depth, weight, goal)
        for number, count in enumerate((cost.oxygen, cost.energy, cost.food)):
            if weight == RED:
                self.reserves[number] += count * times
            missing = count * times - s.reserves[number]
            self._want(("reserve", number), missing, depth, weight, goal)
        names = [token.id for token in self.mission.tokens]
        for name in cost.objective:
            self._token(names.index(name), depth, weight, goal)

    def _place(self, place: components.Place, depth: int, weight: float, goal: int) -> None:
        """An explored area that fits; if there is none, one must be explored."""
        if place.token is not None:
            names = [token.id for token in self.mission.tokens]
            space = self._lying.get(names.index(place.token), NOTHING)
            if space != NOTHING:
                self._space(space, depth, weight, goal)
            return
        tiles = self.g.data.tiles
        routes = ways(self.land)
        for space, area in enumerate(self.g.state.areas):
            if (
                area.tile != NOTHING
                and routes[space]
                and place.ring in (None, ring_of(space))
                and (not place.icon or tiles[area.tile].icon)
            ):
                return
        self._ring(place.ring or 0, 1, depth, weight, goal)

    def _token(self, number: int, depth: int, weight: float, goal: int) -> None:
        if number in self._held or ("token", number) in self._seen:
            return
        self._seen.add(("token", number))
        self._want(("token", number), 1, depth, weight, goal)
        space = self._lying.get(number, NOTHING)
        if space == NOTHING:
            self._source(e.TakeObjective, self.mission.tokens[number].id, depth + 1, weight, goal)
        else:
            self._space(space, depth + 1, weight, goal)

    def _space(self, space: int, depth: int, weight: float, goal: int) -> None:
        """Want all unexplored spaces of the shortest way to a space, the first one most."""
        path = [space]
        while self.distance[path[-1]] > 1:
            before = self.distance[path[-1]] - (self.land[path[-1]] == UNEXPLORED)
            near = [
                other
                for other in NEIGHBOURS[path[-1]]
                if self.distance[other] == before
                and is_open(self.land, other, path[-1])
                and other not in path
            ]
            if not near:
                break
            path.append(min(near, key=ring_of))
        for number, step in enumerate(path):
            if self.land[step] == UNEXPLORED:
                self._want(("space", step), 1, depth + number, weight, goal)

    def _ring(self, ring: int, units: int, depth: int, weight: float, goal: int) -> None:
        if units <= 0:
            return
        self._want(("ring", ring), units, depth, weight, goal)
        if ring < 2:
            return
        spaces = [n for n in range(SPACES) if ring_of(n) == ring and self.land[n] == UNEXPLORED]
        nearest = min((self.distance[n] for n in spaces), default=FARTHEST)
        if 1 < nearest < FARTHEST:
            space = min(
                (n for n in spaces if self.distance[n] == nearest),
                key=lambda n: (("space", n - 8) not in self.wanted, n),
            )
            self._space(space, depth, weight, goal)


# The map


@lru_cache(1024)
def _distances(land: Terrain) -> Sequence[int]:
    """How many unexplored spaces must be explored to reach each space, with it."""
    found = [FARTHEST] * SPACES
    queue = [(int(land[space] == UNEXPLORED), space) for space in BESIDE_HUB]
    while queue:
        queue.sort()
        steps, space = queue.pop(0)
        if found[space] <= steps:
            continue
        found[space] = steps
        for other in NEIGHBOURS[space]:
            further = steps + (land[other] == UNEXPLORED)
            if further < found[other] and is_open(land, space, other):
                queue.append((further, other))
    return found


# Effects


def flat(effects: Iterable[e.Effect]) -> Iterator[e.Effect]:
    """Effects, and those inside them."""
    for effect in effects:
        yield effect
        match effect:
            case e.DrawDirection(then, easy, medium, hard):
                yield from flat((*then, *easy, *medium, *hard))
            case e.Chance(_, then, otherwise) | e.If(_, then, otherwise):
                yield from flat((*then, *otherwise))
            case e.Choose(options):
                for way in options:
                    yield from flat(way.effects)
            case e.DrawResearch(_, cases):
                for case in cases:
                    yield from flat(case.effects)


def _has(effects: Iterable[e.Effect], kind: type, name: str) -> bool:
    for effect in flat(effects):
        if type(effect) is not kind:
            continue
        match effect:
            case e.TickGoal(found) | e.OpenAction(found) | e.BuildFacility(found) | e.Flag(found):
                if found == name:
                    return True
            case e.TakeObjective(tokens):
                if name in tokens:
                    return True
    return False


def _counts(effects: Iterable[e.Effect], name: str) -> int:
    """How far effects move a counter."""
    return sum(
        effect.by for effect in effects if isinstance(effect, e.Count) and effect.counter == name
    )


def action_work(action: components.SheetAction) -> float:
    """The pawns that an action of the mission sheet takes."""
    work = float(action.pawns)
    if action.action in ROLLED:
        work += ROLLING - 1
    if action.place is not None:
        work += RING * (action.place.ring or 1)
    return work


assert len(EXPLORING) == RINGS + 1
