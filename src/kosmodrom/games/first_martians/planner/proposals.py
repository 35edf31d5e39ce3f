"""What could be planned now: every task with the ways to do it, what it is worth and what it
asks."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.map import ring_of
from kosmodrom.games.first_martians.planner.wants import Thing, flat
from kosmodrom.games.first_martians.planner.worth import (
    ADVENTURE,
    AREA_FOUND,
    EXAMINED,
    PLANT,
    SAMPLE,
    STEP,
    UPGRADE,
    Worth,
)
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.rules.dice import SIDES, sides
from kosmodrom.games.first_martians.rules.needs import Load, bays_of, can_drive, load_of
from kosmodrom.games.first_martians.rules.skills import can_use, skills_of
from kosmodrom.games.first_martians.rules.stacks import (
    IS_ROLLED,
    UNTYPED,
    action_of,
    deed_of,
    space_of,
)
from kosmodrom.games.first_martians.rules.targets import site_of
from kosmodrom.games.first_martians.rules.tests import counter_number, holds
from kosmodrom.games.first_martians.state import Stack
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
    Task,
    Unwind,
)
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    BLOCKED,
    COLOUR_OF,
    CONCENTRATION,
    EVENT_WINDOW,
    NOTHING,
    PAWN,
    ROVERS,
)

RELIEF: Final = 6
ROUTES: Final = 3
"""How many ways to a space are compared."""


class Form(NamedTuple):
    """A way to do a task: with a rover or without, on a way outside, and what that asks."""

    rover: int
    way: tuple[int, ...]
    load: Load
    facility: int = NOTHING
    """Where, if there are several Facilities for it (FM-183)."""


class Proposal(NamedTuple):
    """A task that could be planned."""

    task: AnyTask
    action: int
    forms: tuple[Form, ...]
    rolled: bool
    performers: tuple[int, ...]
    """Who may perform it."""
    odds: float
    """The chance of success with dice."""
    hurts: float
    adventures: float
    """What the other two dice show."""
    cost: e.Cost
    price: float
    """What the goods of the cost are worth."""
    things: tuple[tuple[Thing, ...], ...]
    """What the task is counted as, by performer."""


class Scene:
    """The situation as planners see it."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.worth = Worth(g)
        self.reserves = (self.worth.reserve(0), self.worth.reserve(1))
        self.site = site_of(g)
        self.bays = bays_of(g, {})
        self.proposals = [
            proposal
            for group in self.site.groups
            for task in group.tasks
            if (proposal := self._propose(task)) is not None
        ]
        self._values: dict[tuple[AnyTask, int], float] = {}
        self._gains: dict[tuple[float, ...], float] = {}

    def _propose(self, task: AnyTask) -> Proposal | None:
        g = self.g
        crew = range(len(g.state.crew))
        if isinstance(task, Repair) and task.donor != NOTHING:
            return None  # it only moves the damage
        action = action_of(g, task)
        performers = tuple(crew)
        cost = e.Cost()
        if isinstance(task, EventTask | SheetTask):
            deed = deed_of(g, task)
            cost = deed.cost
            performers = tuple(
                n for n in crew if g.state.crew[n].morale >= cost.morale and holds(g, deed.needs, n)
            )
        elif isinstance(task, Heal):
            performers = tuple(n for n in crew if self.site.patients[n])
        if not performers:
            return None
        rolled = action != UNTYPED and IS_ROLLED[action]
        odds, hurts, adventures = 1.0, 0.0, 0.0
        if action != UNTYPED and ACTIONS[action] in COLOUR_OF:
            colour = COLOUR_OF[ACTIONS[action]]
            odds = sides(g, colour, "success") / SIDES
            if rolled:
                hurts = sides(g, colour, "wound") / SIDES
                adventures = sides(g, colour, "adventure") / SIDES
        forms = self._forms(task, action, performers[0])
        price = self._price(task, cost)
        things = tuple(tuple(things_of(task, performer)) for performer in crew)
        return Proposal(
            task, action, forms, rolled, performers, odds, hurts, adventures, cost, price, things
        )

    def _forms(self, task: AnyTask, action: int, performer: int) -> tuple[Form, ...]:
        g, land = self.g, self.site.ground.land
        space = space_of(task)
        if space == NOTHING:
            several = action != UNTYPED and len(self.bays[action]) > 1
            place = self.bays[action][0].facility if several else NOTHING
            return (self.form_at(task, place, [performer] if isinstance(task, Heal) else []),)
        rovers = [NOTHING] + [
            rover for rover in range(len(ROVERS)) if can_drive(g, rover, action, self.bays)
        ]
        return tuple(
            Form(
                rover,
                way.spaces,
                load_of(g, Stack(0, task, [], rover=rover, way=list(way.spaces)), self.bays, land),
            )
            for rover in rovers
            for way in self.site.routes[space][:ROUTES]
        )

    def form_at(self, task: AnyTask, facility: int, pawns: list[int]) -> Form:
        """How a task is done in one of several Facilities."""
        stack = Stack(0, task, pawns, facility=facility)
        return Form(NOTHING, (), load_of(self.g, stack, self.bays, self.site.ground.land), facility)

    # What stacks bring

    def gain(
        self,
        proposal: Proposal,
        form: Form,
        performer: int,
        pawns: int,
        planned: Counter[Thing],
        risks: list[float],
    ) -> float:
        """What a stack will probably bring, all in all; worked out once for all that it depends
        on, since plans are compared with each other step by step."""
        before = risks[performer]
        things = [planned[thing] for thing in proposal.things[performer]]
        key = (id(form), performer, pawns, before, *things)
        found = self._gains.get(key)
        if found is None:
            found = self._gain(proposal, form, performer, pawns, planned, before)
            self._gains[key] = found
        return found

    def _gain(
        self,
        proposal: Proposal,
        form: Form,
        performer: int,
        pawns: int,
        planned: Counter[Thing],
        before: float,
    ) -> float:
        g, worth = self.g, self.worth
        member, load = g.state.crew[performer], form.load
        value = self.value(proposal.task, performer, planned)
        sure = not proposal.rolled or pawns >= load.sure + member.tokens.count(PAWN)
        odds, risk = 1.0, 0.0
        if not sure or load.forced:
            odds = proposal.odds**2 if load.reroll else proposal.odds
            if proposal.rolled and self._rerolls(performer, proposal.action):
                odds += (1 - odds) * odds
        adventurous = load.adventure or bool(
            proposal.rolled and member.conditions >> CONCENTRATION & 1
        )
        hurt = load.wounds + (0.0 if sure else proposal.hurts)
        if hurt:
            risk += worth.wounds_cost(member, before + hurt) - worth.wounds_cost(member, before)
        if adventurous:
            risk += ADVENTURE
        elif not sure:
            risk += proposal.adventures * ADVENTURE
        if load.morale:
            risk += worth.morale_cost(g.state.morale - 1) - worth.morale_cost(g.state.morale)
        if load.check:
            risk += 25
        if not sure and odds < 1:
            risk -= (1 - odds) * 2 * worth.token(member)
        if isinstance(proposal.task, RemoveShutdown):
            odds = self._lifting_odds(proposal.task, pawns)
        paid = load.oxygen * self.reserves[0] + load.energy * self.reserves[1]
        paid += odds * proposal.price
        if isinstance(proposal.task, Repair):
            paid += odds * worth.spare(proposal.task.part) * 0.6
        return value * odds - risk - paid

    def _price(self, task: AnyTask, cost: e.Cost) -> float:
        """What goods cost that a task asks for: nothing, if they were wanted for it."""
        goods = e.Cost(
            food=cost.food,
            spares=cost.spares,
            any_spares=cost.any_spares,
            samples=cost.samples,
            examined=cost.examined,
            seeds=cost.seeds,
            morale=cost.morale,
        )
        if goods == e.Cost():
            return 0.0
        if isinstance(task, SheetTask) and self.worth.wants.units("action", task.action):
            return 0.0
        return self.worth.cost(goods)

    def _rerolls(self, performer: int, action: int) -> bool:
        if action == UNTYPED or not self.g.state.crew[performer].morale:
            return False
        return any(
            "success" in skill.reroll
            and (not skill.actions or ACTIONS[action] in skill.actions)
            and can_use(self.g, performer, number)
            for number, skill in enumerate(skills_of(self.g, performer))
        )

    def _lifting_odds(self, task: RemoveShutdown, pawns: int) -> float:
        """Nobody knows the face of a tile before the first attempt."""
        have = self.g.state.reserves[task.gas]
        there = self.g.state.facilities[task.facility]
        if there.shown >> task.gas & 1:
            face = self.g.data.shutdowns[there.tiles[task.gas]]
            tries = face.attempts - bool(there.tried >> task.gas & 1)
            if face.attempts > 1:
                return 1.0 if pawns >= tries else 0.3
            return 1.0 if have >= face.demand else 0.0
        once = 0.5 if have < 2 else 0.75
        return once + (0.25 if pawns > 1 else 0.0)

    # What tasks bring

    def value(self, task: AnyTask, performer: int, planned: Counter[Thing]) -> float:
        """What a task brings if it succeeds, beside what is planned already."""
        worth, g = self.worth, self.g
        s = g.state
        match task:
            case Rest():
                return worth.token(s.crew[performer])
            case Unwind():
                return self._unwinding(planned)
            case Heal():
                done = planned["heal", performer]
                return worth.healing(s.crew[performer]) / (1 + 2 * done)
            case Manage():
                done = planned["manage", 0]
                best = max(STEP[n] + 25 * (level >= 4) for n, level in enumerate(s.malfunctions))
                have = sum(s.malfunctions)
                late = 1.0 if worth.left > 2 else 0.3
                return best * late / (1 + done / 2) if have > done else 0.0
            case Explore() | Gather() | Research() | Plant():
                return self._finding(task, performer, planned)
            case Repair(facility, part):
                return worth.mending(facility, part)
            case RepairRover(rover):
                wanted = worth.action_is_wanted("explore") + worth.action_is_wanted("gather")
                use = 40 if BLOCKED in s.rovers[rover] else 15
                return use * min(3.0, wanted / 2) * min(1.0, (worth.left - 1) / 3)
            case BuildUpgrade():
                if any(worth.wants.units("spare", kind) for kind in range(5)):
                    return 0.0
                return UPGRADE * max(0, worth.left - 2) / 5 + worth.wanted(("upgrade", 0))
            case RemoveShutdown(facility, gas):
                return worth.lifting(facility, gas)
            case EventTask():
                return self._event(task, performer)
            case SheetTask():
                return self._sheet(task, performer, planned)

    def _unwinding(self, planned: Counter[Thing]) -> float:
        worth, s = self.worth, self.g.state
        done = planned["unwind", 0]
        stress = max(0, s.stress - RELIEF * done)
        calm = worth.stress_cost(stress) - worth.stress_cost(max(0, stress - RELIEF))
        cheer = 0.0
        if s.morale < 3 and not done:
            cheer = worth.morale_cost(s.morale) - worth.morale_cost(s.morale + 1)
            cheer += worth.wanted(("morale", 0))
        return max(calm + worth.wanted(("calm", 0)), cheer)

    def _finding(self, task: AnyTask, performer: int, planned: Counter[Thing]) -> float:
        worth = self.worth
        late = min(1.0, worth.left / 4)
        match task:
            case Explore(space):
                ring = ring_of(space)
                things: list[Thing] = [("space", space), ("ring", ring), ("ring", 0)]
                found = max(self._goal_value(thing, planned) for thing in things)
                return found + AREA_FOUND * late
            case Gather(_, objective) if objective != NOTHING:
                token = mission_of(self.g).tokens[objective]
                found = worth.wanted(("token", objective))
                return found + worth.effects(token.gives, performer)
            case Gather():
                wanted = self._goal_value(("sample", 0), planned)
                return SAMPLE * late + wanted - self.worth.hoarding() / 2
            case Research(again):
                if again:
                    return (EXAMINED / 3) * late + self._goal_value(("discovery", 0), planned)
                wanted = self._goal_value(("examined", 0), planned)
                return (EXAMINED - SAMPLE) * late + wanted + self.worth.hoarding() / 2
            case _:
                hungry = PLANT if worth.food and worth.left > 6 else PLANT / 6
                return hungry + self._goal_value(("plant", 0), planned)

    def _goal_value(self, thing: Thing, planned: Counter[Thing]) -> float:
        if planned[thing] >= self.worth.wants.units(*thing):
            return 0.0
        return self.worth.wanted(thing)

    def _event(self, task: EventTask, performer: int) -> float:
        worth = self.worth
        event = self.g.data.events[task.event]
        key = (task, performer)
        found = self._values.get(key)
        if found is None:
            assert event.action is not None
            found = worth.effects(event.action.reward, performer)
            if event.consequence is not None:
                opened = next(o for o in self.g.state.open_events if o.event == task.event)
                draws = opened.round + EVENT_WINDOW - 1 - self.g.state.round
                draws = min(draws, worth.left - 1)
                comes = 1 - (1 - event.consequence.percent / 100) ** max(0, draws)
                found -= comes * worth.effects(event.consequence.effects)
            self._values[key] = found
        return found

    def _sheet(self, task: SheetTask, performer: int, planned: Counter[Thing]) -> float:
        key = (SheetTask(task.action), performer)
        found = self._values.get(key)
        if found is None:
            effects = mission_of(self.g).actions[task.action].effects
            found = self._values[key] = self.worth.effects(effects, performer)
        thing = ("action", task.action)
        again = planned[thing]
        if again:
            found *= 0.8
        if not self.worth.wants.units(*thing):
            done = planned["done", task.action * 8 + performer]
            return found * 0.6**done
        return found + self._goal_value(thing, planned)

    # What tasks are for

    def reason(self, task: AnyTask, performer: int) -> str:
        """What a task is for, as hints say it (messages ``worth-<reason>``): one of `REASONS`, or
        ``goal-<mission>-<goal>``."""
        known = REASONS.get(type(task))
        if known is not None:
            return known
        wanted = self.worth.wants.wanted
        goals = [wanted[thing].goal for thing in self._serves(task, performer) if thing in wanted]
        goal = next((goal for goal in goals if goal != NOTHING), NOTHING)
        mission = mission_of(self.g)
        if goal == NOTHING:
            return "goals" if isinstance(task, SheetTask) else "stores"
        return f"goal-{mission.id}-{mission.goals[goal].id}"

    def _serves(self, task: AnyTask, performer: int) -> list[Thing]:
        """The wanted things that a task brings."""
        match task:
            case Gather(_, objective) if objective != NOTHING:
                return [("token", objective)]
            case SheetTask(action):
                found: list[Thing] = [("action", action)]
                for effect in flat(mission_of(self.g).actions[action].effects):
                    if isinstance(effect, e.Count | e.DrawResearch) and effect.counter is not None:
                        number, personal = counter_number(self.g, effect.counter)
                        found.append(("personal" if personal else "lower", number))
                return found
            case _:
                return things_of(task, performer)


REASONS: Final[dict[type[Task], str]] = {
    Rest: "rest",
    Unwind: "calm",
    Heal: "health",
    Manage: "malfunctions",
    Repair: "repairs",
    RepairRover: "repairs",
    BuildUpgrade: "repairs",
    RemoveShutdown: "power",
    EventTask: "events",
}
"""What tasks are for that serve no single goal."""


def things_of(task: AnyTask, performer: int) -> list[Thing]:
    """What a planned task is counted as."""
    match task:
        case Unwind():
            return [("unwind", 0)]
        case Manage():
            return [("manage", 0)]
        case Heal():
            return [("heal", performer)]
        case Explore(space):
            return [("space", space), ("ring", ring_of(space)), ("ring", 0)]
        case Gather(_, objective):
            return [("sample", 0)] if objective == NOTHING else []
        case Research(again):
            return [("discovery", 0) if again else ("examined", 0)]
        case Plant():
            return [("plant", 0)]
        case SheetTask(action):
            return [("action", action), ("done", action * 8 + performer)]
        case _:
            return []
