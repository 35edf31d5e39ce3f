"""Phase II: Morale (FM-451 to FM-463)."""

from __future__ import annotations

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.events.hub import MoraleCounted
from kosmodrom.games.first_martians.rules.base import Game, card_of
from kosmodrom.games.first_martians.rules.health import wound
from kosmodrom.games.first_martians.rules.phases import ENDING, finish_phase
from kosmodrom.games.first_martians.rules.tracks import give_morale_tokens


def morale_phase(g: Game) -> Flow:
    """The First Player, and nobody else, resolves the level of Morale (FM-324, FM-453, FM-461)."""
    if g.state.step != ENDING:
        _resolve_level(g)
    yield from finish_phase(g, "production")


def _resolve_level(g: Game) -> None:
    """Tokens come or go by the level (FM-454, FM-455); each that is missing is a wound of the First
    Player's astronaut, and of no other (FM-456 to FM-458). At 0 nothing happens (FM-459)."""
    s = g.state
    if not s.morale:
        return
    g.emit(MoraleCounted(card_of(g, s.first).id, s.morale))
    missing = give_morale_tokens(g, s.first, s.morale)
    if missing:
        wound(g, s.first, missing)
