"""What effects do."""

from __future__ import annotations

from collections.abc import Sequence

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians import effects as clauses
from kosmodrom.games.first_martians.effects import Effect
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.tracks import (
    change_morale,
    change_reserve,
    change_stress,
    give_morale_tokens,
)
from kosmodrom.games.first_martians.terms import NOTHING, RESOURCES


def resolve(
    g: Game,
    effects: Sequence[Effect],
    astronaut: int = NOTHING,
    **_about: object,
) -> Flow:
    """Carry out effects, one after another."""
    yield from ()
    for effect in effects:
        match effect:
            case clauses.ChangeMorale(by):
                change_morale(g, by)
            case clauses.ChangeStress(by):
                change_stress(g, by)
            case clauses.ChangeReserve(resource, by):
                change_reserve(g, RESOURCES.index(resource), by)
            case clauses.MoraleTokens(by):
                give_morale_tokens(g, g.state.first if astronaut == NOTHING else astronaut, by)
