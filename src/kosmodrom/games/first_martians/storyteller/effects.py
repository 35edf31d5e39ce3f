"""What the story brings: told where it is done at the table, followed where the story goes on.

What only the table knows is asked, and only where the story depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from kosmodrom.core.asks import Flow, Question, ask
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.events.story import (
    DirectionDrawn,
    GoalReached,
    LostByStory,
    ResearchDrawn,
)
from kosmodrom.games.first_martians.moves import TakeWayOut
from kosmodrom.games.first_martians.rules.base import MissionOver, card_of, mission_of
from kosmodrom.games.first_martians.rules.costs import listed
from kosmodrom.games.first_martians.rules.effects.registry import RESOLVERS
from kosmodrom.games.first_martians.rules.effects.story import WAY_OUT, count
from kosmodrom.games.first_martians.rules.effects.subject import Subject
from kosmodrom.games.first_martians.rules.tests import (
    counter_number,
    goal_number,
    holds,
    with_profession,
)
from kosmodrom.games.first_martians.storyteller.events import CostPaid, EndTold
from kosmodrom.games.first_martians.storyteller.moves import NO, YES
from kosmodrom.games.first_martians.storyteller.state import StoryGame, state_of
from kosmodrom.games.first_martians.storyteller.told import (
    FOLLOWED,
    KNOWN_TESTS,
    LOOK,
    to_do,
    to_look_at,
)
from kosmodrom.games.first_martians.terms import BLOCKS, DIRECTIONS, NOTHING, PARTS, Whom

SEAT: Final = 0
"""The only seat: whoever has the device answers there."""
ABOUT_SOMEBODY: Final = (e.HasTrait, e.HasProfession, e.HasCondition, e.IsWounded)
LOOKS: Final[Mapping[type[e.Clause], Question]] = {
    kind: Question(f"teller-{kind.__struct_config__.tag}", ("FM-1354",)) for kind in LOOK
}


def resolve(g: StoryGame, effects: Iterable[e.Effect], subject: Subject) -> Flow:
    """Effects one after the other; then goals that the story has reached by itself."""
    for effect in effects:
        yield from _resolve(g, effect, subject)
    yield from check_goals(g)


def _resolve(g: StoryGame, effect: e.Effect, subject: Subject) -> Flow:
    s, mission = state_of(g), mission_of(g)
    match effect:
        case e.If():
            so = yield from are_so(g, effect.tests, subject)
            yield from resolve(g, effect.then if so else effect.otherwise, subject)
        case e.Chance():
            lucky = g.rng.below(100) < effect.percent
            yield from resolve(g, effect.then if lucky else effect.otherwise, subject)
        case e.DrawDirection():
            # The storyteller draws these cards itself: they need not be on the table (FM-162).
            card = g.rng.choice(g.data.directions)
            g.emit(DirectionDrawn(card.direction, card.label))
            subject = subject._replace(direction=DIRECTIONS.index(card.direction))
            by_label = {"easy": effect.easy, "medium": effect.medium, "hard": effect.hard}
            yield from resolve(g, (*effect.then, *by_label[card.label]), subject)
        case e.DrawResearch():  # FM-166
            drawn = g.rng.choice(g.data.research)
            g.emit(ResearchDrawn(drawn.number, drawn.percent))
            if effect.counter is not None:
                yield from count(g, e.Count(effect.counter, drawn.percent), subject)
            for case in effect.cases:
                if drawn.number <= case.upto:
                    yield from resolve(g, case.effects, subject)
                    break
        case e.Choose():
            yield from choose_way(g, effect.ways, subject)
        case e.TickGoal():
            yield from reach_goal(g, goal_number(g, effect.goal))
        case e.EndMission():
            g.emit(LostByStory(effect.cause))
            s.cause = effect.cause
            end(g, "story")
        case _ if isinstance(effect, FOLLOWED):
            yield from RESOLVERS[type(effect)](g, effect, subject)
        case e.TakeObjective():
            g.emit(to_do(effect, mission.id, ()))
            if effect.to in ("available", "pending"):
                names = [token.id for token in mission.tokens]
                for name in effect.tokens:
                    yield from receive_token(g, names.index(name), subject)
        case _:
            if isinstance(effect, e.BuildFacility) and effect.card not in s.built:
                s.built.append(effect.card)
            who = concerned(g, effect, subject)
            if who is not None:
                g.emit(to_do(_drawn(g, effect), mission.id, who))


def _drawn(g: StoryGame, effect: e.Effect) -> e.Effect:
    """The effect with what chance decides in it."""
    if getattr(effect, "block", None) == "random":
        return msgspec.structs.replace(effect, block=g.rng.choice(BLOCKS))
    if getattr(effect, "part", None) == "random":
        return msgspec.structs.replace(effect, part=g.rng.choice(PARTS))
    return effect


def concerned(g: StoryGame, effect: e.Effect, subject: Subject) -> Sequence[str] | None:
    """The astronauts that an effect is about; none if people choose one, None if there is nobody
    of the kind (FM-Q-57)."""
    crew = [card_of(g, number).id for number in range(len(g.state.crew))]
    whom: Whom = getattr(effect, "whom", "everyone")
    match whom:
        case "everyone":
            return crew
        case "chosen":
            return []
        case "first_player":
            return [crew[g.state.first]]
        case "concerned":
            astronaut = g.state.first if subject.astronaut == NOTHING else subject.astronaut
            return [crew[astronaut]]
        case profession:
            found = with_profession(g, profession)
            return None if found == NOTHING else [crew[found]]


def needs_somebody(g: StoryGame, effects: Iterable[Any]) -> bool:
    """Whether effects are about the astronaut concerned, so that it must be known who that is."""
    for effect in effects:
        counter = getattr(effect, "counter", None)
        shared = counter is not None and not counter_number(g, counter)[1]
        by_whom = getattr(effect, "whom", "concerned" if counter is not None else "")
        if (by_whom == "concerned" and not shared) or isinstance(effect, ABOUT_SOMEBODY):
            return True
        for name in getattr(effect, "__struct_fields__", ()):
            value = getattr(effect, name)
            if isinstance(value, tuple) and needs_somebody(g, value):
                return True
    return False


# Tests


def are_so(g: StoryGame, tests: Iterable[e.Test], subject: Subject) -> Flow:
    """Whether all tests hold; people are asked what only the table knows."""
    for test in tests:
        so = yield from _is_so(g, test, subject)
        if not so:
            return False
    return True


def _is_so(g: StoryGame, test: e.Test, subject: Subject) -> Flow:
    match test:
        case e.Not(inner):
            return not (yield from _is_so(g, inner, subject))
        case e.AnyOf(tests):
            for inner in tests:
                if (yield from _is_so(g, inner, subject)):
                    return True
            return False
        case _ if is_known(test):
            return _holds(g, test, subject.astronaut)
    astronaut = g.state.first if subject.astronaut == NOTHING else subject.astronaut
    about = to_look_at(test, mission_of(g).id, [card_of(g, astronaut).id])
    return (yield ask(SEAT, LOOKS[type(test)], (YES, NO), about)) == YES


def is_known(test: e.Test) -> bool:
    """Whether the story alone tells if a test holds."""
    match test:
        case e.Not(inner):
            return is_known(inner)
        case e.AnyOf(tests):
            return all(is_known(inner) for inner in tests)
        case _:
            return isinstance(test, (*KNOWN_TESTS, e.BuiltFacility))


def may_hold(g: StoryGame, tests: Iterable[e.Test]) -> bool:
    """Whether tests hold as far as the storyteller knows."""
    return all(_holds(g, test, NOTHING) for test in tests if is_known(test))


def _holds(g: StoryGame, test: e.Test, astronaut: int) -> bool:
    match test:
        case e.Not(inner):
            return not _holds(g, inner, astronaut)
        case e.AnyOf(tests):
            return any(_holds(g, inner, astronaut) for inner in tests)
        case e.BuiltFacility(card):
            return card in state_of(g).built
        case _:
            return holds(g, (test,), astronaut)


# Ways out


def choose_way(g: StoryGame, ways: tuple[e.Way, ...], subject: Subject) -> Flow:
    """People know what they can pay (FM-821, FM-1336)."""
    open_ways = {
        TakeWayOut(f"{subject.story}-{way.id}", listed(way.cost)): way
        for way in ways
        if may_hold(g, way.needs) and _can_count(g, way.cost)
    }
    chosen = next(iter(open_ways))
    if len(open_ways) > 1:
        chosen = yield ask(SEAT, WAY_OUT, tuple(open_ways))
    way = open_ways[chosen]
    yield from pay_counters(g, way.cost, subject)
    if chosen.cost:
        g.emit(CostPaid(chosen.cost))
    yield from resolve(g, way.effects, subject)


def _can_count(g: StoryGame, cost: e.Cost) -> bool:
    return all(holds(g, (e.CounterReaches(name, n),)) for name, n in cost.counters.items())


def pay_counters(g: StoryGame, cost: e.Cost, subject: Subject) -> Flow:
    """What is paid with counters of the mission: the storyteller keeps these."""
    for name, n in cost.counters.items():
        yield from count(g, e.Count(name, -n), subject)


# Goals, tokens and the end


def check_goals(g: StoryGame) -> Flow:
    """Tick the goals that the story alone can judge (FM-117)."""
    s = state_of(g)
    for number, goal in enumerate(mission_of(g).goals):
        is_open = (s.goals & ~s.done) >> number & 1
        if is_open and goal.tests and all(map(is_known, goal.tests)) and may_hold(g, goal.tests):
            yield from reach_goal(g, number)


def goals_to_report(g: StoryGame) -> list[int]:
    """The goals that people must judge, and may have reached (FM-1342)."""
    s = state_of(g)
    return [
        number
        for number, goal in enumerate(mission_of(g).goals)
        if (s.goals & ~s.done) >> number & 1
        and not all(map(is_known, goal.tests))
        and may_hold(g, goal.tests)
    ]


def reach_goal(g: StoryGame, number: int) -> Flow:
    """A goal is done, and its reward comes once (FM-103, FM-117)."""
    s, mission = state_of(g), mission_of(g)
    if s.done >> number & 1:
        return
    goal = mission.goals[number]
    s.goals |= 1 << number
    s.done |= 1 << number
    g.emit(GoalReached(f"{mission.id}-{goal.id}", goal.red))
    yield from resolve(g, goal.reward, Subject(story=mission.id))


def receive_token(g: StoryGame, number: int, subject: Subject) -> Flow:
    """What an objective token gives, once (FM-157)."""
    s = state_of(g)
    if not s.taken_tokens >> number & 1:
        s.taken_tokens |= 1 << number
        yield from resolve(g, mission_of(g).tokens[number].gives, subject)


def end(g: StoryGame, ending: str) -> None:
    """The mission is over, at once (FM-115)."""
    s, mission = state_of(g), mission_of(g)
    s.ending, s.stage = ending, "end"
    told = "won" if ending == "won" else "lost"
    g.emit(EndTold(ending, f"{mission.id}.{told}"))
    raise MissionOver
