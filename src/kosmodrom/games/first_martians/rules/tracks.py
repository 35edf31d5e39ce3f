"""Tracks and counters that belong to the whole crew, and Morale tokens."""

from __future__ import annotations

from kosmodrom.games.first_martians.events.hub import (
    BrawlBroke,
    MoraleTokensMoved,
    ReserveMoved,
    StressMoved,
)
from kosmodrom.games.first_martians.rules.base import Game, card_of
from kosmodrom.games.first_martians.rules.health import wound
from kosmodrom.games.first_martians.rules.morale_track import change_morale
from kosmodrom.games.first_martians.terms import MOST_STRESS, RESOURCES

__all__ = ["change_morale", "change_reserve", "change_stress", "give_morale_tokens"]


def change_stress(g: Game, by: int) -> None:
    """Move the Stress marker. At 18 or beyond a brawl breaks out: a wound each, then Morale falls,
    then the marker goes back to 00 (FM-643 to FM-645, FM-Q-17)."""
    s = g.state
    before = s.stress
    s.stress = max(0, min(MOST_STRESS, before + by))
    if s.stress != before:
        g.emit(StressMoved(s.stress - before, s.stress))
    if s.stress < MOST_STRESS:
        return
    g.emit(BrawlBroke())
    for astronaut in range(len(s.crew)):
        wound(g, astronaut)  # FM-643
    change_morale(g, -1)  # FM-644
    s.stress = 0  # FM-645
    g.emit(StressMoved(-MOST_STRESS, 0))


def change_reserve(g: Game, resource: int, by: int) -> None:
    """Gain or use a resource: there is no upper limit, and nothing below 0 (FM-301,
    FM-302, FM-Q-56)."""
    reserves = g.state.reserves
    before = reserves[resource]
    reserves[resource] = max(0, before + by)
    if reserves[resource] != before:
        g.emit(ReserveMoved(RESOURCES[resource], reserves[resource] - before, reserves[resource]))


def give_morale_tokens(g: Game, astronaut: int, by: int) -> int:
    """Morale tokens come or go, as far as there are any (FM-Q-56, FM-Q-57); returns how many were
    missing."""
    member = g.state.crew[astronaut]
    before = member.morale
    member.morale = max(0, before + by)
    if member.morale != before:
        g.emit(MoraleTokensMoved(card_of(g, astronaut).id, member.morale - before, member.morale))
    return member.morale - (before + by)
