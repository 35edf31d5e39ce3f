"""Effects on the story: cards of chance, goals, counters, what is forbidden, what comes later."""

from __future__ import annotations

from kosmodrom.core.asks import Flow, Question
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.events.story import (
    ActionForbidden,
    ActionOpened,
    ActionTaxed,
    CounterMoved,
    DieAdded,
    DirectionDrawn,
    GoalAdded,
    LostByStory,
    OwnCounterMoved,
    ResearchDrawn,
    WayTaken,
)
from kosmodrom.games.first_martians.moves import TakeWayOut
from kosmodrom.games.first_martians.rules.base import (
    Game,
    MissionOver,
    card_of,
    first_seat,
    mission_of,
    seat_of,
)
from kosmodrom.games.first_martians.rules.costs import can_pay, listed, pay
from kosmodrom.games.first_martians.rules.effects.registry import resolve_for, resolver
from kosmodrom.games.first_martians.rules.effects.subject import Subject, whom
from kosmodrom.games.first_martians.rules.facilities import build_facility
from kosmodrom.games.first_martians.rules.goals import tick_goal
from kosmodrom.games.first_martians.rules.skills import ask_anyone
from kosmodrom.games.first_martians.rules.tests import counter_number, goal_number, holds
from kosmodrom.games.first_martians.state import Coming
from kosmodrom.games.first_martians.terms import ACTIONS, BLOCKS, DIRECTIONS, NOTHING

WAY_OUT = Question("way-out", ("FM-1336", "FM-821"))
WAY_OUT_UNSEEN = Question("way-out", ("FM-1336", "FM-821"), sealed=True)
"""In an Adventure nobody knows what comes of an answer before it is given."""


# Cards of chance: each is shuffled back, so every draw is from the whole deck (FM-162, FM-163,
# FM-166 and FM-167).


@resolver(e.DrawDirection)
def draw_direction(g: Game, effect: e.DrawDirection, subject: Subject) -> Flow:
    """The label matters only where the effect says how (FM-164)."""
    card = g.rng.choice(g.data.directions)
    g.emit(DirectionDrawn(card.direction, card.label))
    drawn = subject._replace(direction=DIRECTIONS.index(card.direction))
    by_label = {"easy": effect.easy, "medium": effect.medium, "hard": effect.hard}
    yield from resolve_for(g, (*effect.then, *by_label[card.label]), drawn)


@resolver(e.DrawResearch)
def draw_research(g: Game, effect: e.DrawResearch, subject: Subject) -> Flow:
    """The effect says whether the percentage or the number is used (FM-166)."""
    card = g.rng.choice(g.data.research)
    g.emit(ResearchDrawn(card.number, card.percent))
    if effect.counter is not None:
        yield from count(g, e.Count(effect.counter, card.percent), subject)
    for case in effect.cases:
        if card.number <= case.upto:
            yield from resolve_for(g, case.effects, subject)
            break


# Goals and what the mission keeps


@resolver(e.AddGoal)
def add_goal(g: Game, effect: e.AddGoal, _subject: Subject) -> Flow:
    number = goal_number(g, effect.goal)
    if not g.state.goals >> number & 1:
        g.state.goals |= 1 << number
        g.emit(GoalAdded(f"{mission_of(g).id}-{effect.goal}"))
    yield from ()


@resolver(e.TickGoal)
def tick(g: Game, effect: e.TickGoal, _subject: Subject) -> Flow:
    yield from tick_goal(g, goal_number(g, effect.goal))


@resolver(e.OpenAction)
def open_action(g: Game, effect: e.OpenAction, _subject: Subject) -> Flow:
    mission = mission_of(g)
    number = [action.id for action in mission.actions].index(effect.action)
    if effect.open:
        g.state.closed &= ~(1 << number)
    else:
        g.state.closed |= 1 << number
    g.emit(ActionOpened(f"{mission.id}-{effect.action}", effect.open))
    yield from ()


@resolver(e.BuildFacility)
def build(g: Game, effect: e.BuildFacility, _subject: Subject) -> Flow:
    """Only where the mission says so (FM-182)."""
    build_facility(g, effect.card)
    yield from ()


@resolver(e.Count)
def count(g: Game, effect: e.Count, subject: Subject) -> Flow:
    """A counter moves, between 0 and its end."""
    mission = mission_of(g)
    most = next(each.most for each in mission.counters if each.id == effect.counter)
    number, personal = counter_number(g, effect.counter)
    name = f"{mission.id}-{effect.counter}"
    if not personal:
        counters = g.state.counters
        counters[number] = min(most, max(0, counters[number] + effect.by))
        g.emit(CounterMoved(name, counters[number]))
        return
    for astronaut in (yield from whom(g, effect.whom, subject)):
        counters = g.state.crew[astronaut].counters
        counters[number] = min(most, max(0, counters[number] + effect.by))
        g.emit(OwnCounterMoved(name, card_of(g, astronaut).id, counters[number]))


@resolver(e.Flag)
def flag(g: Game, effect: e.Flag, _subject: Subject) -> Flow:
    if effect.flag not in g.state.flags:
        g.state.flags.append(effect.flag)
    yield from ()


# This round


@resolver(e.Forbid)
def forbid(g: Game, effect: e.Forbid, _subject: Subject) -> Flow:
    g.state.forbidden |= 1 << ACTIONS.index(effect.action)
    g.emit(ActionForbidden(effect.action))
    yield from ()


@resolver(e.Tax)
def tax(g: Game, effect: e.Tax, _subject: Subject) -> Flow:
    g.state.taxes[ACTIONS.index(effect.action)] += effect.pawns
    g.emit(ActionTaxed(effect.action, effect.pawns))
    yield from ()


@resolver(e.ExtraDie)
def extra_die(g: Game, effect: e.ExtraDie, _subject: Subject) -> Flow:
    g.state.extra_dice |= 1 << BLOCKS.index(effect.block)
    g.emit(DieAdded(effect.block))
    yield from ()


# Later


@resolver(e.Schedule)
def schedule(g: Game, effect: e.Schedule, subject: Subject) -> Flow:
    """Nobody is told, not even whether it will come (FM-1352, FM-Q-63)."""
    for astronaut in (yield from whom(g, effect.whom, subject)):
        if g.rng.below(100) < effect.percent:
            delay = effect.earliest + g.rng.below(effect.latest - effect.earliest + 1)
            story = [each.id for each in g.data.follow_ups].index(effect.follow_up)
            due = g.state.round + delay
            g.state.coming.append(Coming(due, "follow_up", story, astronaut))


# Ways out


@resolver(e.Choose)
def choose_way(g: Game, effect: e.Choose, subject: Subject) -> Flow:
    astronaut = subject.astronaut
    if effect.whom is not None:
        (astronaut, *_) = (yield from whom(g, effect.whom, subject)) or [g.state.first]
    yield from take_way_out(g, effect.ways, subject, astronaut, effect.whom is None)


def take_way_out(
    g: Game,
    ways: tuple[e.Way, ...],
    subject: Subject,
    astronaut: int,
    by_crew: bool,
    question: Question = WAY_OUT,
) -> Flow:
    """Ways that can be paid for and whose needs hold are offered; Morale tokens are those of the
    one who chooses (FM-Q-67)."""
    payer = g.state.first if astronaut == NOTHING else astronaut

    def open_ways() -> list[TakeWayOut]:
        return [
            TakeWayOut(f"{subject.story}-{way.id}", listed(way.cost))
            for way in ways
            if can_pay(g, way.cost, payer) and holds(g, way.needs, payer)
        ]

    seat = first_seat(g) if by_crew else seat_of(g, payer)
    chosen, *others = open_ways()
    if others:
        chosen = yield from ask_anyone(g, seat, question, open_ways)
        if question.sealed:
            g.reveal()
    way = next(way for way in ways if chosen.way == f"{subject.story}-{way.id}")
    g.emit(WayTaken(seat, chosen.way))
    yield from pay(g, way.cost, payer)
    yield from resolve_for(g, way.effects, subject._replace(astronaut=payer))


@resolver(e.If)
def if_holds(g: Game, effect: e.If, subject: Subject) -> Flow:
    branch = effect.then if holds(g, effect.tests, subject.astronaut) else effect.otherwise
    yield from resolve_for(g, branch, subject)


@resolver(e.Chance)
def chance(g: Game, effect: e.Chance, subject: Subject) -> Flow:
    branch = effect.then if g.rng.below(100) < effect.percent else effect.otherwise
    yield from resolve_for(g, branch, subject)


@resolver(e.EndMission)
def end_mission(g: Game, effect: e.EndMission, _subject: Subject) -> Flow:
    g.state.ending, g.state.cause = "story", effect.cause
    g.emit(LostByStory(effect.cause))
    yield from ()
    raise MissionOver
