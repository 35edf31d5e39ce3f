"""What there is to know of the things in the box, in words, by the names that the drawn board gives
them; `tales.py` has the stories."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.first_martians import components as c
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.tales import stories
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    BLOCKS,
    CONDITIONS,
    DICE,
    RESOURCES,
    ROVERS,
    TOKENS,
)
from kosmodrom.games.first_martians.wording import (
    tell_bonus,
    tell_deed,
    tell_effects,
    tell_tests,
)

PHASE_STEPS: Final = {
    "events": 4,
    "morale": 2,
    "production": 5,
    "planning": 2,
    "acting": 3,
    "malfunctions": 3,
    "clean_up": 4,
}
"""How many messages ``caption-phase-<phase>-<n>`` say what happens in each phase (FM-1304)."""
OTHERS: Final = (
    "morale", "morale-tokens", "stress", "wounds", "threshold", "malfunction-track", "cube",
    "malfunction-die", "samples", "examined", "discoveries", "seeds", "spares", "greenhouse",
    "first-player", "now", "later", "available", "pending", "output", "shutdown", "deck",
)  # fmt: skip
"""What else a drawn board explains."""


def captions(box: Box, words: Speaker) -> dict[str, tuple[str, ...]]:
    """Everything that can be pointed at, by its kind and its id."""
    return (
        {f"facility:{card.id}": tuple(_facility(card, words)) for card in box.facilities}
        | {
            f"part:{card.id}:{part.kind}": _part(part, words)
            for card in box.facilities
            for part in card.parts
        }
        | {f"upgrade:{card.id}": tuple(_upgrade(card, words)) for card in box.upgrades}
        | {f"shutdown:{face.id}": tuple(_shutdown(face, words)) for face in box.shutdowns}
        | {f"astronaut:{card.id}": tuple(_astronaut(card, words)) for card in box.astronauts}
        | {
            f"skill:{skill.id}": tuple(_skill(skill, words))
            for card in box.astronauts
            for skill in (card.base, *card.skills)
        }
        | {f"aom:{aom.id}": _machine(aom, words) for aom in box.aoms}
        | {f"tile:{tile.id}": tuple(_tile(tile, words)) for tile in box.tiles}
        | {f"poi:{poi.id}": tuple(_poi(poi, words)) for poi in box.pois}
        | {f"dice:{dice.colour}": _dice(dice, words) for dice in box.dice}
        | dict(_named(words, "token", TOKENS))
        | dict(_named(words, "die", DICE))
        | dict(_named(words, "resource", RESOURCES))
        | dict(_named(words, "action", ACTIONS))
        | dict(_named(words, "rover", ROVERS))
        | dict(_named(words, "block", BLOCKS))
        | {
            f"condition:{name}": (words(f"condition-{name}"), words(f"condition-{name}.text"))
            for name in CONDITIONS
        }
        | {f"phase:{phase}": tuple(_phase(phase, n, words)) for phase, n in PHASE_STEPS.items()}
        | {name: (words(f"caption-{name}"),) for name in OTHERS}
        | {name: lines for mission in box.missions for name, lines in _mission(mission, words)}
        | stories(box, words)
    )


def _named(
    words: Speaker, kind: str, names: Iterable[str]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    for name in names:
        yield f"{kind}:{name}", (words(f"{kind}-{name}"), words(f"caption-{kind}-{name}"))


def _phase(phase: str, steps: int, words: Speaker) -> Iterator[str]:
    yield words(f"phase-{phase}")
    for step in range(1, steps + 1):
        yield words(f"caption-phase-{phase}-{step}")


# The HUB


def _facility(card: c.Facility, words: Speaker) -> Iterator[str]:
    yield words(f"facility-{card.id}")
    yield words(f"block-{card.block}")
    if card.action is not None:
        yield words("caption-place-of", action=words(f"action-{card.action}"))
    if card.output:
        yield words("caption-makes", output=card.output)
    if card.needs:
        needs = ", ".join(words(f"resource-{gas}") for gas in card.needs)
        yield words("caption-feeds-on", resources=needs)
    for part in card.parts:
        yield words("caption-part", part=words(f"part-{part.kind}"), penalty=_penalty(part, words))


def _part(part: c.Part, words: Speaker) -> tuple[str, ...]:
    return words(f"part-{part.kind}"), words("caption-broken", penalty=_penalty(part, words))


def _penalty(part: c.Part, words: Speaker) -> str:
    told = words(f"penalty-{part.penalty}")
    return f"{told} ({words(f'token-{part.token}')})" if part.penalty == "token" else told


def _upgrade(card: c.Upgrade, words: Speaker) -> Iterator[str]:
    yield words(f"upgrade-{card.id}")
    yield tell_bonus(words, card.bonus)
    yield words("caption-upgrade-of", facility=words(f"facility-{card.facility}"))
    parts = ", ".join(words(f"part-{kind}") for kind in card.spares)
    yield words("caption-taken-apart", parts=parts)


def _shutdown(face: c.ShutdownFace, words: Speaker) -> Iterator[str]:
    yield words(f"shutdown-{face.id}")
    if face.demand:
        yield words("caption-demand", cost=words(f"cost-{face.resource}", count=face.demand))
    if face.attempts > 1:
        yield words("caption-attempts", count=face.attempts)
    if face.output:
        yield words("caption-raises-output")


# The crew


def _astronaut(card: c.Astronaut, words: Speaker) -> Iterator[str]:
    yield words(f"astronaut-{card.id}")
    yield words("caption-trait", trait=words(f"trait-{card.trait}"))
    yield words("caption-base-skill", skill=words(f"skill-{card.base.id}"))
    yield words("caption-icons", wounds=", ".join(map(str, card.icons)))


def _skill(skill: c.Skill, words: Speaker) -> Iterator[str]:
    yield words(f"skill-{skill.id}")
    yield words("caption-skill-cost", cost=words("cost-morale", count=skill.cost))
    if skill.effects:
        yield tell_effects(words, skill.effects)
    if skill.reroll:
        dice = ", ".join(words(f"die-{die}") for die in skill.reroll)
        actions = ", ".join(words(f"action-{action}") for action in skill.actions) or "none"
        yield words("caption-reroll", dice=dice, actions=actions)
    if skill.needs:
        yield words("caption-needs", needs=tell_tests(words, skill.needs))
    yield words(f"skill-{skill.id}.story")


def _machine(aom: c.Aom, words: Speaker) -> tuple[str, ...]:
    return words(f"aom-{aom.id}"), words("caption-aom", action=words(f"action-{aom.action}"))


def _dice(dice: c.ActionDice, words: Speaker) -> tuple[str, ...]:
    return (
        words("caption-dice", colour=words(f"colour-{dice.colour}")),
        words("caption-sides", die=words("die-success"), sides=dice.success),
        words("caption-sides", die=words("die-wound"), sides=dice.wound),
        words("caption-sides", die=words("die-adventure"), sides=dice.adventure),
    )


# The map


def _tile(tile: c.Tile, words: Speaker) -> Iterator[str]:
    yield words(f"tile-{tile.id}")
    yield words("caption-way-pawns", pawns=tile.pawns)
    if tile.samples:
        yield words("caption-tile-samples", count=tile.samples)
    if tile.pois:
        yield words("caption-tile-pois", count=tile.pois)
    if tile.icon:
        yield words("caption-tile-icon")
    for effect in tile.effects:
        yield words(f"area-effect-{effect}")


def _poi(poi: c.Poi, words: Speaker) -> Iterator[str]:
    yield words(f"poi-{poi.id}")
    if poi.effects:
        yield tell_effects(words, poi.effects)
    if poi.icon is not None:
        yield words("caption-poi-icon")


# What a mission says


def _mission(mission: c.Mission, words: Speaker) -> Iterator[tuple[str, tuple[str, ...]]]:
    id = mission.id
    yield (
        f"mission:{id}",
        tuple(words(f"mission-{id}{text}") for text in ("", ".focus", ".intro", ".rules")),
    )
    for goal in mission.goals:
        yield f"goal:{id}-{goal.id}", tuple(_goal(goal, id, words))
    for action in mission.actions:
        yield f"sheet:{id}-{action.id}", tuple(_sheet(action, id, words))
    for token in mission.tokens:
        yield f"objective:{id}-{token.id}", tuple(_objective(token, id, words))
    for icon, effects in mission.pois.items():
        name = words(f"poi-icon-{icon}")
        yield f"icon:{id}-{icon}", (name, tell_effects(words, effects, id))
    if mission.icon:
        yield f"icon:{id}", (words("caption-tile-icon"), tell_effects(words, mission.icon, id))


def _goal(goal: c.Goal, mission: str, words: Speaker) -> Iterator[str]:
    yield words(f"goal-{mission}-{goal.id}")
    yield words("caption-goal-red" if goal.red else "caption-goal-orange")
    if goal.tests:
        yield words("caption-goal-tests", tests=tell_tests(words, goal.tests, mission))
    if goal.reward:
        yield words("caption-reward", effects=tell_effects(words, goal.reward, mission))


def _sheet(action: c.SheetAction, mission: str, words: Speaker) -> Iterator[str]:
    yield words(f"sheet-{mission}-{action.id}")
    yield words(f"sheet-{mission}-{action.id}.deed")
    yield from tell_deed(action, mission, words)
    yield words("caption-reward", effects=tell_effects(words, action.effects, mission))
    if action.limit:
        yield words("caption-limit", count=action.limit)
    if action.per_round:
        yield words("caption-per-round", count=action.per_round)


def _objective(token: c.ObjectiveToken, mission: str, words: Speaker) -> Iterator[str]:
    yield words(f"objective-{mission}-{token.id}")
    yield words("caption-objective", colour=words(f"objective-colour-{token.colour}"))
    if token.gives:
        yield words("caption-reward", effects=tell_effects(words, token.gives, mission))
