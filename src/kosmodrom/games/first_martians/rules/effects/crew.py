"""Effects on the crew: morale, stress, wounds, Conditions, skills."""

from __future__ import annotations

from kosmodrom.core.asks import Flow, Question
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.events.story import SkillDiscarded
from kosmodrom.games.first_martians.moves import ChooseCondition, ChooseSkill
from kosmodrom.games.first_martians.rules import health
from kosmodrom.games.first_martians.rules.base import Game, card_of, seat_of
from kosmodrom.games.first_martians.rules.effects.registry import resolver
from kosmodrom.games.first_martians.rules.effects.subject import Subject, whom
from kosmodrom.games.first_martians.rules.skills import ask_anyone
from kosmodrom.games.first_martians.rules.tracks import (
    change_morale,
    change_stress,
    give_morale_tokens,
)
from kosmodrom.games.first_martians.terms import CONDITIONS, NOTHING

CURE = Question("cure", ("FM-876",))
DISCARD_SKILL = Question("discard-skill", ("FM-244",))


@resolver(e.ChangeMorale)
def morale(g: Game, effect: e.ChangeMorale, _subject: Subject) -> Flow:
    change_morale(g, effect.by)
    yield from ()


@resolver(e.MoraleTokens)
def morale_tokens(g: Game, effect: e.MoraleTokens, subject: Subject) -> Flow:
    """What is missing is no matter here: only the Morale phase wounds for it (FM-458)."""
    for astronaut in (yield from whom(g, effect.whom, subject)):
        give_morale_tokens(g, astronaut, effect.by)


@resolver(e.ChangeStress)
def stress(g: Game, effect: e.ChangeStress, _subject: Subject) -> Flow:
    change_stress(g, effect.by)
    yield from ()


@resolver(e.Wounds)
def wounds(g: Game, effect: e.Wounds, subject: Subject) -> Flow:
    for astronaut in (yield from whom(g, effect.whom, subject)):
        health.wound(g, astronaut, effect.n)


@resolver(e.Heal)
def heal(g: Game, effect: e.Heal, subject: Subject) -> Flow:
    for astronaut in (yield from whom(g, effect.whom, subject)):
        health.heal_wound(g, astronaut, effect.n)


@resolver(e.DrawCondition)
def condition(g: Game, effect: e.DrawCondition, subject: Subject) -> Flow:
    kind = NOTHING if effect.condition is None else CONDITIONS.index(effect.condition)
    for astronaut in (yield from whom(g, effect.whom, subject)):
        health.draw_condition(g, astronaut, kind)


@resolver(e.Cure)
def cure(g: Game, effect: e.Cure, subject: Subject) -> Flow:
    for astronaut in (yield from whom(g, effect.whom, subject)):
        held = [
            name
            for kind, name in enumerate(CONDITIONS)
            if g.state.crew[astronaut].conditions >> kind & 1 and effect.condition in (None, name)
        ]
        if not held:
            continue
        chosen = held[0]
        if len(held) > 1:
            options = [ChooseCondition(name) for name in held]
            seat = seat_of(g, astronaut)
            chosen = (yield from ask_anyone(g, seat, CURE, options)).condition
        health.cure(g, astronaut, CONDITIONS.index(chosen))


@resolver(e.DiscardSkill)
def discard_skill(g: Game, effect: e.DiscardSkill, subject: Subject) -> Flow:
    """A skill card, never the base skill (FM-237, FM-244)."""
    for number in (yield from whom(g, effect.whom, subject)):
        astronaut, card = g.state.crew[number], card_of(g, number)
        held = [skill.id for n, skill in enumerate(card.skills, 1) if astronaut.skills >> n & 1]
        if not held:
            continue
        chosen = held[0]
        if len(held) > 1:
            options = [ChooseSkill(skill) for skill in held]
            chosen = (yield from ask_anyone(g, astronaut.seat, DISCARD_SKILL, options)).skill
        discarded = [skill.id for skill in card.skills].index(chosen) + 1
        astronaut.skills &= ~(1 << discarded)
        g.emit(SkillDiscarded(card.id, chosen))
