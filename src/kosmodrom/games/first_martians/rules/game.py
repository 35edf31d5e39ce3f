"""The whole game: set-up, then rounds of six phases, one after the other (FM-321, FM-1304)."""

from __future__ import annotations

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.games.first_martians.rules.acting import acting_phase
from kosmodrom.games.first_martians.rules.base import Game, MissionOver
from kosmodrom.games.first_martians.rules.clean_up import clean_up_phase
from kosmodrom.games.first_martians.rules.events_phase import begin_round, events_phase
from kosmodrom.games.first_martians.rules.malfunctions import malfunction_phase
from kosmodrom.games.first_martians.rules.morale import morale_phase
from kosmodrom.games.first_martians.rules.planning import planning_phase
from kosmodrom.games.first_martians.rules.production import production_phase
from kosmodrom.games.first_martians.rules.setup import set_up


def play(g: Game) -> Flow:
    """Phases yield `CHECKPOINT` themselves, just before somebody is asked."""
    try:
        yield from _phases(g)
    except MissionOver:  # FM-115
        g.state.phase, g.state.step = "end", 0
    yield CHECKPOINT


def _phases(g: Game) -> Flow:
    s = g.state
    while s.phase != "end":
        match s.phase:
            case "setup" | "crew" | "skills" | "machines":
                yield from set_up(g)
            case "round":
                yield from begin_round(g)
            case "events":  # I (FM-322)
                yield from events_phase(g)
            case "morale":
                yield from morale_phase(g)
            case "production":
                yield from production_phase(g)
            case "planning":  # IV (FM-326)
                yield from planning_phase(g)
            case "acting":
                yield from acting_phase(g)
            case "malfunctions":
                yield from malfunction_phase(g)
            case "clean_up":
                yield from clean_up_phase(g)
