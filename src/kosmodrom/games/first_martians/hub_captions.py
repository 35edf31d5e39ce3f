"""What there is to know of the HUB and the crew, in words."""

from __future__ import annotations

from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.components import Skill
from kosmodrom.games.first_martians.terms import CONDITIONS
from kosmodrom.games.first_martians.wording import tell_effects


def hub_captions(box: Box, words: Speaker) -> dict[str, tuple[str, ...]]:
    """By kind and id."""
    skills = [skill for card in box.astronauts for skill in (card.base, *card.skills)]
    return {f"skill:{skill.id}": _skill(skill, words) for skill in skills} | {
        f"condition:{name}": (words(f"condition-{name}"), words(f"condition-{name}.text"))
        for name in CONDITIONS
    }


def _skill(skill: Skill, words: Speaker) -> tuple[str, ...]:
    return (words(f"skill-{skill.id}"), tell_effects(words, skill.effects))
