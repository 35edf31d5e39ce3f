"""What all phases have in common: their steps, and how they end."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.games.first_martians.events.story import PhaseBegan
from kosmodrom.games.first_martians.rules.base import Game, end_phase, let_conditions_act
from kosmodrom.games.first_martians.rules.goals import check_goals
from kosmodrom.games.first_martians.rules.skills import pause
from kosmodrom.games.first_martians.state import Phase

ENDING: Final = 99
"""The step of a phase in which nothing is left but its end; no phase has so many others."""


def begin_phase(g: Game, phase: Phase) -> None:
    g.state.phase, g.state.step = phase, 0
    if phase != "round":  # a new sol is told by itself
        g.emit(PhaseBegan(phase))


def finish_phase(g: Game, following: Phase) -> Flow:
    """End a phase; the First Player goes on to the next one (FM-332, FM-1305).

    A phase begun again from the checkpoint in here must come here at once: its steps are below
    `ENDING`.
    """
    g.state.step = ENDING
    yield from _settle(g)
    yield CHECKPOINT
    yield from pause(g)
    yield from _settle(g)
    let_conditions_act(g)
    begin_phase(g, following)


def _settle(g: Game) -> Flow:
    """What waits for the end of the phase takes effect (FM-357, FM-358), and goals are ticked;
    also for what was done in the pause, which belongs to the phase."""
    end_phase(g)
    yield from check_goals(g)
