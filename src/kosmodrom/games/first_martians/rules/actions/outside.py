"""Steps 6 and 7: Explore and Gather."""

from __future__ import annotations

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.events.acting import ObjectiveGathered, SampleGathered
from kosmodrom.games.first_martians.map import SPACE_NAMES
from kosmodrom.games.first_martians.rules.areas import reveal
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.rules.effects.registry import resolve
from kosmodrom.games.first_martians.tasks import Gather
from kosmodrom.games.first_martians.terms import NOTHING


def explore(g: Game, space: int) -> Flow:
    """A tile of the ring is drawn; what it does to those who pass begins with the next plan
    (FM-900, FM-903, FM-907)."""
    yield from reveal(g, space)


def gather(g: Game, task: Gather, performer: int) -> Flow:
    """A sample or an objective token goes to the Pending area (FM-305, FM-950, FM-953)."""
    s, mission = g.state, mission_of(g)
    area, name = s.areas[task.space], SPACE_NAMES[task.space]
    if task.objective == NOTHING:
        area.samples -= 1
        s.pending.samples += 1
        g.emit(SampleGathered(name))
        return
    token = mission.tokens[task.objective]
    area.objectives.remove(task.objective)
    s.pending.objectives.append(task.objective)
    g.emit(ObjectiveGathered(name, f"{mission.id}-{token.id}"))
    yield from resolve(g, token.gives, performer, task.space, mission.id)  # FM-157
