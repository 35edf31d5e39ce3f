"""What the crew has besides Reserves comes and goes, and everybody is told (FM-304, FM-748)."""

from __future__ import annotations

from kosmodrom.games.first_martians.events.story import (
    CargoKind,
    CargoMoved,
    CounterMoved,
    ObjectiveReturned,
    ObjectiveSpent,
    SpareMoved,
)
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.rules.tests import counter_number
from kosmodrom.games.first_martians.terms import PARTS


def change_cargo(g: Game, what: CargoKind, by: int) -> None:
    """Samples and seeds of the Available area, and what lies in the Research box; of what is lost,
    only what was there (FM-Q-57)."""
    s = g.state
    match what:
        case "samples":
            before = s.available.samples
            left = s.available.samples = max(0, before + by)
        case "seeds":
            before = s.available.seeds
            left = s.available.seeds = max(0, before + by)
        case "examined":
            before = s.examined
            left = s.examined = max(0, before + by)
        case "discoveries":
            before = s.discoveries
            left = s.discoveries = max(0, before + by)
    g.emit(CargoMoved(what, left - before, left))


def change_spares(g: Game, part: int, by: int) -> None:
    """Spare parts of a kind in the Available area."""
    spares = g.state.available.spares
    spares[part] += by
    g.emit(SpareMoved(PARTS[part], by, spares[part]))


def spend_objective(g: Game, token: str) -> None:
    """An objective token goes to an action or a way out (FM-750)."""
    mission = mission_of(g)
    names = [known.id for known in mission.tokens]
    g.state.available.objectives.remove(names.index(token))
    g.emit(ObjectiveSpent(f"{mission.id}-{token}"))


def return_objective(g: Game, token: str) -> None:
    """The action failed: the token is back (FM-748)."""
    mission = mission_of(g)
    names = [known.id for known in mission.tokens]
    g.state.available.objectives.append(names.index(token))
    g.emit(ObjectiveReturned(f"{mission.id}-{token}"))


def change_markers(g: Game, counter: str, by: int) -> None:
    """Markers of the mission that something costs."""
    counters, number = g.state.counters, counter_number(g, counter)[0]
    counters[number] += by
    g.emit(CounterMoved(f"{mission_of(g).id}-{counter}", counters[number]))
