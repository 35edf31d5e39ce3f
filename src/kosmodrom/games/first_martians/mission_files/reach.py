"""Whether a mission can be won: what its effects can bring about, from the first round on.

Only what can never happen is found. Whether it is likely, `kosmodrom mission try` tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kosmodrom.core.checking import Problem
from kosmodrom.core.toml_places import Path
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.components import Mission
from kosmodrom.games.first_martians.map import AROUND
from kosmodrom.games.first_martians.mission_files.parts import (
    MISSION,
    every,
    longest,
    parts_of,
    tests_of,
)
from kosmodrom.games.first_martians.terms import (
    HIGHEST_MORALE,
    LOWEST_MORALE,
    MOST_GREENHOUSES,
    MOST_PLAYERS,
    MOST_STRESS,
    SPACES,
)


class Source(NamedTuple):
    """What may come about as soon as something is reached: ("goal", "mast"), or at any time."""

    after: tuple[str, str] | None
    facts: frozenset[tuple[str, str]]


def find_unreachable(mission: Mission, box: Box) -> Iterator[Problem]:
    """Goals, actions, tokens and tests that nothing leads to."""
    reach = Reach(mission, box)
    for number, goal in enumerate(mission.goals):
        path = (*MISSION, "goals", number)
        if goal.hidden and ("listed", goal.id) not in reach.facts:
            yield Problem((*path, "hidden"), "mistake-goal-hidden", {"goal": goal.id})
        elif not goal.tests and ("ticked", goal.id) not in reach.facts:
            yield Problem(path, "mistake-goal-ticked", {"goal": goal.id})
    for number, action in enumerate(mission.actions):
        if not action.open and ("opened", action.id) not in reach.facts:
            path = (*MISSION, "actions", number, "open")
            yield Problem(path, "mistake-action-closed", {"action": action.id})
    for number, token in enumerate(mission.tokens):
        if ("objective", token.id) not in reach.facts:
            path = (*MISSION, "tokens", number)
            yield Problem(path, "mistake-objective-unused", {"objective": token.id})
    for path, test in tests_of(mission):
        yield from reach.why_never(path, test)


class Reach:
    """What can come about in a mission, as facts: ("raised", "lamps"), ("opened", "call-earth")."""

    def __init__(self, mission: Mission, box: Box) -> None:
        self._mission, self._box = mission, box
        self._last = longest(mission)
        self.counters = {counter.id: counter for counter in mission.counters}
        self.facts = {("objective", token.id) for token in mission.tokens if token.at != "box"}
        self.facts |= {("built", card) for card in mission.replaces.values()}
        self.facts |= {("listed", goal.id) for goal in mission.goals if not goal.hidden}
        self.facts |= {("opened", action.id) for action in mission.actions if action.open}
        of_missions = {event.id for each in box.missions for event in each.events}
        events = tuple(event for event in box.events if event.id not in of_missions)
        common = (box.follow_ups, box.adventures, events)
        self.facts |= {("flag", flag.flag) for _, flag in every(e.Flag, common)}
        sources = list(self._sources())
        before = -1
        while before < len(self.facts):
            before = len(self.facts)
            for source in sources:
                if source.after is None or source.after in self.facts:
                    self.facts |= source.facts
            self.facts |= {("action", action) for action in self._actions()}
            self.facts |= {("goal", goal) for goal in self._goals()}

    def _sources(self) -> Iterator[Source]:
        mission = self._mission
        rounds = tuple(each for each in mission.rounds if each.start <= self._last)
        at_any_time = (mission.levels, mission.pois, mission.icon, mission.production, rounds)
        yield Source(None, _facts((*at_any_time, mission.events)))
        for goal in mission.goals:
            yield Source(("goal", goal.id), _facts(goal.reward))
        for action in mission.actions:
            yield Source(("action", action.id), _facts(action.effects))
        for token in mission.tokens:
            yield Source(("objective", token.id), _facts(token.gives))

    def _actions(self) -> Iterator[str]:
        """Those that can be taken some time."""
        for action in self._mission.actions:
            token = None if action.place is None else action.place.token
            if (
                ("opened", action.id) in self.facts
                and (token is None or ("objective", token) in self.facts)
                and all(self.may_hold(test) for test in action.needs)
            ):
                yield action.id

    def _goals(self) -> Iterator[str]:
        for goal in self._mission.goals:
            ticked = ("ticked", goal.id) in self.facts
            tested = bool(goal.tests) and all(self.may_hold(test) for test in goal.tests)
            if ("listed", goal.id) in self.facts and (ticked or tested):
                yield goal.id

    def may_hold(self, test: e.Test) -> bool:
        return next(self.why_never((), test), None) is None

    def why_never(self, path: Path, test: e.Test) -> Iterator[Problem]:
        """Why a test can never hold; nothing if it can."""
        match test:
            case e.CounterReaches(name, least) if name in self.counters:
                counter = self.counters[name]
                if least > counter.most:
                    args = {"counter": name, "least": least, "most": counter.most}
                    yield Problem(path, "mistake-counter-most", args)
                elif least > counter.start and ("raised", name) not in self.facts:
                    args = {"counter": name, "least": least}
                    yield Problem(path, "mistake-counter-never", args)
            case e.GoalDone(name) if path == () and ("goal", name) not in self.facts:
                # Where it is asked for is no mistake of its own: the goal is named already.
                yield Problem(path, "mistake-goal-ticked", {"goal": name})
            case e.Flagged(name) if ("flag", name) not in self.facts:
                yield Problem(path, "mistake-flag", {"flag": name})
            case e.BuiltFacility(name) if ("built", name) not in self.facts:
                if any(facility.id == name for facility in self._box.facilities):
                    yield Problem(path, "mistake-never-built", {"card": name})
            case e.ObjectiveHeld(colour, least):
                tokens = [token for token in self._mission.tokens if token.colour == colour]
                found = sum(("objective", token.id) in self.facts for token in tokens)
                yield from _too_many(path, least, found)
            case e.Explored(least, ring):
                yield from _too_many(path, least, SPACES if ring is None else AROUND)
            case e.RoundIs(least, most):
                yield from _empty_range(path, least, most, 1, self._last)
            case e.MoraleIs(least, most):
                yield from _empty_range(path, least, most, LOWEST_MORALE, HIGHEST_MORALE)
            case e.StressIs(least, most):
                yield from _empty_range(path, least, most, 0, MOST_STRESS)
            case e.PlayersAre(least, most):
                yield from _empty_range(path, least, most, 2, MOST_PLAYERS)
            case e.BrokenParts(least, most) | e.OutputIs(least=least, most=most):
                yield from _empty_range(path, least, most, 0, 99)
            case e.Greenhouses(least) | e.Plants(least):
                yield from _too_many(path, least, self._greenhouses())
            case e.BuiltUpgrades(least):
                allowed = self._mission.allowed_upgrades or self._box.upgrades
                yield from _too_many(path, least, len(allowed))
            case e.AnyOf(tests):
                if not any(self.may_hold(each) for each in tests):
                    yield Problem(path, "mistake-any-of", {})

    def _greenhouses(self) -> int:
        """The most there can be, on the main Farm and on the cards of the mission."""
        built = (each for each in self._box.facilities if ("built", each.id) in self.facts)
        return MOST_GREENHOUSES + sum(facility.greenhouses for facility in built)


def _facts(effects: Any) -> frozenset[tuple[str, str]]:
    """What effects bring about."""
    return frozenset(_found(effects))


def _found(effects: Any) -> Iterator[tuple[str, str]]:
    for part in parts_of(effects):
        match part.thing:
            case e.Count(counter, by) if by > 0:
                yield "raised", counter
            case e.DrawResearch(counter=str() as counter):
                yield "raised", counter
            case e.OpenAction(action, True):
                yield "opened", action
            case e.TakeObjective(tokens):
                yield from (("objective", token) for token in tokens)
            case e.TickGoal(goal):
                yield "ticked", goal
            case e.AddGoal(goal):
                yield "listed", goal
            case e.Flag(flag):
                yield "flag", flag
            case e.BuildFacility(card):
                yield "built", card


def _too_many(path: Path, least: int, most: int) -> Iterator[Problem]:
    if least > most:
        yield Problem(path, "mistake-too-many", {"least": least, "most": most})


def _empty_range(path: Path, least: int, most: int, lowest: int, highest: int) -> Iterator[Problem]:
    if max(least, lowest) > min(most, highest):
        yield Problem(path, "mistake-never", {"lowest": lowest, "highest": highest})
