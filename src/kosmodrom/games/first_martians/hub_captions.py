"""What there is to know of the HUB, its stores and the crew, in words."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.components import (
    Aom,
    Bonus,
    EachProduction,
    LiftPenalties,
    ManageMore,
    ShutdownFace,
    Skill,
    UnwindMore,
    Upgrade,
)
from kosmodrom.games.first_martians.terms import CONDITIONS, TOKENS
from kosmodrom.games.first_martians.wording import tell_effects, tell_tests

OTHERS: Final = (
    "malfunctions", "farm", "spares", "rovers", "morale", "stress",
    "samples", "seeds", "examined", "discoveries",
)  # fmt: skip
"""What else the board explains."""


def hub_captions(box: Box, words: Speaker) -> dict[str, tuple[str, ...]]:
    """By kind and id."""
    skills = [skill for card in box.astronauts for skill in (card.base, *card.skills)]
    return (
        {f"skill:{skill.id}": _skill(skill, words) for skill in skills}
        | {f"condition:{name}": _named(f"condition-{name}", words) for name in CONDITIONS}
        | {f"token:{name}": (words(f"token-{name}"), words(f"caption-{name}")) for name in TOKENS}
        | {f"upgrade:{upgrade.id}": _upgrade(upgrade, words) for upgrade in box.upgrades}
        | {f"shutdown:{face.id}": _shutdown(face, words) for face in box.shutdowns}
        | {f"machine:{aom.id}": _machine(aom, words) for aom in box.aoms}
        | {name: _lines(words(f"caption-{name}")) for name in OTHERS}
    )


def _lines(text: str) -> tuple[str, ...]:
    return tuple(text.split("\n"))


def _named(message: str, words: Speaker) -> tuple[str, ...]:
    return (words(message), words(f"{message}.text"))


def _skill(skill: Skill, words: Speaker) -> tuple[str, ...]:
    told = [words(f"skill-{skill.id}")]
    if skill.effects:
        told.append(f"{tell_effects(words, skill.effects)}.")
    if skill.reroll:
        dice = ", ".join(words(f"die-{die}") for die in skill.reroll)
        actions = ", ".join(words(f"action-{action}") for action in skill.actions)
        told.append(words("caption-skill-reroll", dice=dice, actions=actions))
    if skill.needs:
        told.append(words("caption-skill-needs", tests=tell_tests(words, skill.needs)))
    told.append(words("caption-skill-cost", cost=skill.cost))
    return tuple(told)


def _upgrade(upgrade: Upgrade, words: Speaker) -> tuple[str, ...]:
    spares = ", ".join(words(f"part-{part}") for part in upgrade.spares)
    # There is one of most kinds, and two of the producers.
    kind = words(f"facility-{upgrade.facility}")
    return (
        words(f"upgrade-{upgrade.id}"),
        words("caption-upgrade-for", facility=kind),
        f"{_bonus(upgrade.bonus, words)}.",
        words("caption-upgrade-spares", spares=spares),
    )


def _bonus(bonus: Bonus, words: Speaker) -> str:
    match bonus:
        case ManageMore(spaces):
            return words("about-manage-more", spaces=spaces)
        case UnwindMore(stress):
            return words("about-unwind-more", stress=stress)
        case LiftPenalties(parts):
            named = ", ".join(words(f"part-{part}") for part in parts)
            return words("about-lift-penalties", parts=named)
        case EachProduction(effects):
            return words("about-each-production", effects=tell_effects(words, effects))
        case _:
            return words(f"about-{bonus.__struct_config__.tag}")


def _shutdown(face: ShutdownFace, words: Speaker) -> tuple[str, ...]:
    told = [words(f"shutdown-{face.id}")]
    if face.demand:
        resource = words(f"resource-{face.resource}")
        told.append(words("caption-shutdown-demand", demand=face.demand, resource=resource))
    if face.attempts > 1:
        told.append(words("caption-shutdown-attempts"))
    if face.output:
        told.append(words("caption-shutdown-output"))
    return tuple(told)


def _machine(aom: Aom, words: Speaker) -> tuple[str, ...]:
    action = words(f"action-{aom.action}")
    return (words(f"aom-{aom.id}"), words("caption-machine", action=action))
