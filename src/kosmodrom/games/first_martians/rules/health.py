"""Wounds and Conditions (FM-261 to FM-289)."""

from __future__ import annotations

from typing import Final

from kosmodrom.games.first_martians.events.hub import (
    ConditionCured,
    ConditionGained,
    Died,
    NoCondition,
    Wounded,
    WoundHealed,
)
from kosmodrom.games.first_martians.rules.base import (
    Game,
    MissionOver,
    acting_conditions,
    card_of,
)
from kosmodrom.games.first_martians.rules.morale_track import change_morale
from kosmodrom.games.first_martians.terms import (
    ANXIETY,
    CONDITIONS,
    FATAL_WOUNDS,
    NOTHING,
    POISONING,
)

WITHOUT_CONDITIONS: Final = ("setup", "crew", "skills", "machines", "clean_up")
"""Conditions are gained in the phases 1 to 5 of a round only (FM-269)."""


def wound(g: Game, astronaut: int, count: int = 1) -> None:
    """Hurt an astronaut: one step of the health marker for each wound (FM-261, FM-Q-40)."""
    member, card = g.state.crew[astronaut], card_of(g, astronaut)
    if acting_conditions(member) >> POISONING & 1:
        count *= 2  # FM-288
    for _ in range(count):
        member.wounds += 1
        g.emit(Wounded(card.id, member.wounds))
        if member.wounds >= FATAL_WOUNDS:
            _die(g, astronaut)
        if member.wounds in card.icons:
            draw_condition(g, astronaut)  # FM-263, FM-264, again after healing (FM-266)


def _die(g: Game, astronaut: int) -> None:
    """The sixth wound kills, which ends the mission at once (FM-115, FM-262, FM-1204),
    whatever goals are reached (FM-Q-65)."""
    s, card = g.state, card_of(g, astronaut)
    g.emit(Died(card.id))
    s.phase, s.ending, s.cause = "end", "death", card.id  # FM-116, FM-1343
    raise MissionOver


def heal_wound(g: Game, astronaut: int, count: int = 1) -> None:
    """Move the health marker back; no icon matters on the way (FM-265)."""
    member = g.state.crew[astronaut]
    before = member.wounds
    member.wounds = max(0, before - count)
    if member.wounds != before:
        g.emit(WoundHealed(card_of(g, astronaut).id, member.wounds))


def draw_condition(g: Game, astronaut: int, kind: int = NOTHING) -> None:
    """Draw a Condition token, or take one of this kind, and resolve it.

    Types that the astronaut has are set aside and go back (FM-268); if the pool has no other,
    nothing is received (FM-Q-39).
    """
    s = g.state
    if s.phase in WITHOUT_CONDITIONS:
        return
    member, name = s.crew[astronaut], card_of(g, astronaut).id
    kinds = range(len(CONDITIONS)) if kind == NOTHING else [kind]
    tokens = [
        condition
        for condition in kinds
        if not member.conditions >> condition & 1
        for _ in range(s.condition_pool[condition])
    ]
    if not tokens:
        g.emit(NoCondition(name))
        return
    drawn = g.rng.choice(tokens) if kind == NOTHING else kind
    g.emit(ConditionGained(name, CONDITIONS[drawn]))
    if drawn == ANXIETY:
        change_morale(g, -1)  # at once, and the token goes back (FM-282, FM-Q-38)
        return
    s.condition_pool[drawn] -= 1
    member.conditions |= 1 << drawn  # beside others (FM-267)
    member.fresh |= 1 << drawn  # it acts from the next phase on (FM-270 to FM-272)


def cure(g: Game, astronaut: int, kind: int) -> None:
    """Remove a Condition: its token goes back, but it acts to the end of the phase (FM-289)."""
    member, bit = g.state.crew[astronaut], 1 << kind
    if not member.conditions & bit:
        return
    member.conditions &= ~bit
    g.state.condition_pool[kind] += 1
    member.cured |= bit & ~member.fresh
    member.fresh &= ~bit
    g.emit(ConditionCured(card_of(g, astronaut).id, CONDITIONS[kind]))
