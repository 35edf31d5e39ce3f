"""Step 8: Research and planting."""

from __future__ import annotations

from kosmodrom.games.first_martians.events.acting import (
    DiscoveryMade,
    SampleExamined,
    SeedPlanted,
)
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.facilities import plan_of


def research(g: Game, *, again: bool) -> None:
    """A sample becomes Examined, and the next time a Discovery (FM-964, FM-965); there may be any
    number of them (FM-966)."""
    s = g.state
    if again:
        s.examined -= 1
        s.discoveries += 1
        g.emit(DiscoveryMade(s.discoveries))
    else:
        s.examined += 1
        g.emit(SampleExamined(s.examined))


def plant(g: Game, number: int) -> None:
    """The seed begins on space 1 of the Growth track (FM-608, FM-981)."""
    farm = g.state.farms[number]
    farm.seeds |= 1 << 1
    g.emit(SeedPlanted(plan_of(g, farm.facility).id))
