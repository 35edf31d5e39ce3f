"""Goals: they are done as soon as their tests hold (FM-117, FM-Q-08)."""

from __future__ import annotations

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.events.story import GoalReached
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.rules.tests import holds


def check_goals(g: Game) -> Flow:
    """Tick every listed goal whose tests hold; goals without tests are ticked by effects."""
    s = g.state
    for number, goal in enumerate(mission_of(g).goals):
        open_goal = s.goals & ~s.done
        if goal.tests and open_goal >> number & 1 and holds(g, goal.tests):
            yield from tick_goal(g, number)


def tick_goal(g: Game, number: int) -> Flow:
    """A goal is done, and stays so; its reward comes once (FM-103, FM-117, FM-1342)."""
    from kosmodrom.games.first_martians.rules.effects import resolve

    s = g.state
    if s.done >> number & 1:
        return
    mission = mission_of(g)
    goal = mission.goals[number]
    s.goals |= 1 << number
    s.done |= 1 << number
    g.emit(GoalReached(f"{mission.id}-{goal.id}", goal.red))
    yield from resolve(g, goal.reward, story=mission.id)


def all_red_done(g: Game) -> bool:
    """Whether all victory conditions are fulfilled, whatever the optional goals; a hidden one is
    none before it is listed (FM-102, FM-1341)."""
    s = g.state
    return all(
        s.done >> number & 1
        for number, goal in enumerate(mission_of(g).goals)
        if goal.red and s.goals >> number & 1
    )
