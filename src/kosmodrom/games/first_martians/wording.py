"""Effects, tests, costs and actions in words: cards, events and missions are told by what they
do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from kosmodrom.core.ruleset import Speaker
from kosmodrom.core.words import telling
from kosmodrom.games.first_martians import components as c
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.terms import ROLLED

NONE = "none"
"""Stands for what is not named: messages can select on it."""


def tell_effects(words: Speaker, effects: Iterable[e.Effect], mission: str = "") -> str:
    """What happens, one thing after the other; ``mission`` is whose goals, actions and counters
    are meant."""
    return "; ".join(tell_effect(words, effect, mission) for effect in shown(effects))


def shown(effects: Iterable[e.Effect]) -> Iterator[e.Effect]:
    """Without what may come of it in a later round: nobody is told (FM-1316, FM-Q-63)."""
    return (effect for effect in effects if _is_shown(effect))


def _is_shown(effect: e.Effect) -> bool:
    match effect:
        case e.Schedule():
            return False
        case e.If() | e.Chance():
            return any(_is_shown(inner) for inner in (*effect.then, *effect.otherwise))
        case _:
            return True


def tell_effect(words: Speaker, effect: e.Effect, mission: str = "") -> str:
    """What an effect does, in a few words."""
    if isinstance(effect, e.If):
        text = words("about-if", tests=tell_tests(words, effect.tests, mission))
    else:
        text = _tell(words, effect, mission)
    match effect:
        case e.BreakPart() | e.RepairPart():
            where = [*effect.facilities, *([effect.block] if effect.block else [])]
            if effect.parts:
                text += f" ({_list(words, 'part', effect.parts)})"
            if effect.facilities:
                text += f": {_list(words, 'facility', effect.facilities)}"
            elif where:
                text += f": {words(f'block-{effect.block}')}"
        case e.PlaceShutdown() | e.ClearTokens() if effect.facility is not None:
            text += f": {words(f'facility-{effect.facility}')}"
        case e.DrawDirection():
            text += _branch(words, "", effect.then, mission)
            text += _branch(words, words("label-easy"), effect.easy, mission)
            text += _branch(words, words("label-medium"), effect.medium, mission)
            text += _branch(words, words("label-hard"), effect.hard, mission)
        case e.DrawResearch():
            for case in effect.cases:
                upto = words("number-upto", number=case.upto)
                text += _branch(words, upto, case.effects, mission)
        case e.If() | e.Chance():
            text += _branch(words, "", effect.then, mission) or f": {words('about-nothing')}"
            text += _branch(words, words("otherwise"), effect.otherwise, mission)
    whom = getattr(effect, "whom", None)
    if whom not in (None, "concerned"):
        text += f" ({words(f'whom-{whom}')})"
    return text


def tell_tests(words: Speaker, tests: Iterable[e.Test], mission: str = "") -> str:
    return ", ".join(tell_test(words, test, mission) for test in tests)


def tell_test(words: Speaker, test: e.Test, mission: str = "") -> str:
    """What must hold."""
    match test:
        case e.Not(inner):
            return words("about-not", test=tell_test(words, inner, mission))
        case e.AnyOf(inner):
            return words("about-any-of", tests=tell_tests(words, inner, mission))
        case _:
            return _tell(words, test, mission)


def tell_cost(words: Speaker, cost: e.Cost, mission: str = "") -> str:
    """What must be given; empty if nothing."""
    told = []
    for field in msgspec.structs.fields(cost):
        value = getattr(cost, field.name)
        match field.name:
            case "spares":
                told += [words(f"cost-{kind}", count=n) for kind, n in value.items()]
            case "objective":
                told += [words(f"objective-{mission}-{token}") for token in value]
            case "counters":
                told += [f"{words(f'counter-{mission}-{name}')} {n}" for name, n in value.items()]
            case name if value:
                told.append(words(f"cost-{name}", count=value))
    return ", ".join(told)


def tell_bonus(words: Speaker, bonus: c.Bonus) -> str:
    """What an Upgrade does."""
    match bonus:
        case c.LiftPenalties(parts):
            return words("about-lift-penalties", parts=_list(words, "part", parts))
        case c.EachProduction(effects):
            return words("about-each-production", effects=tell_effects(words, effects))
        case _:
            return _tell(words, bonus, "")


def tell_deed(action: c.SheetAction | c.EventAction, mission: str, words: Speaker) -> Iterator[str]:
    """What an action takes, costs and brings, and what must hold."""
    if action.action is None:
        yield words("caption-pawns", pawns=action.pawns)
    else:
        rolled = "true" if action.action in ROLLED else "false"
        yield words("caption-typed", action=words(f"action-{action.action}"), rolled=rolled)
    if action.place is not None:
        yield words("caption-outside", place=_place(action.place, mission, words))
    cost = tell_cost(words, action.cost, mission)
    if cost:
        yield words("caption-cost", cost=cost)
    if action.needs:
        yield words("caption-needs", needs=tell_tests(words, action.needs, mission))
    brings = action.reward if isinstance(action, c.EventAction) else action.effects
    yield words("caption-reward", effects=tell_effects(words, brings, mission))


def _place(place: c.Place, mission: str, words: Speaker) -> str:
    told = [words("caption-explored")]
    if place.ring is not None:
        told.append(words("caption-ring", ring=place.ring))
    if place.icon:
        told.append(words("caption-tile-icon"))
    if place.token is not None:
        told.append(words(f"objective-{mission}-{place.token}"))
    return ", ".join(told)


def _branch(words: Speaker, title: str, effects: tuple[e.Effect, ...], mission: str) -> str:
    told = tell_effects(words, effects, mission)
    if not told:
        return ""
    return f"; {title}: {told}" if title else f": {told}"


# Names of things that belong to the mission: their messages begin with its id.
_OF_MISSION = {"goal": "goal", "counter": "counter", "action": "sheet"}


def _tell(words: Speaker, clause: e.Clause, mission: str) -> str:
    """The clause's own message, with its fields in words and numbers with their signs."""
    fields: dict[str, Any] = {}
    for name, how in telling(type(clause)).items():
        value = getattr(clause, name)
        if value is None:
            fields[name] = NONE
        elif name == "by":
            fields[name] = f"{value:+}".replace("-", "−")
        elif how.kind == "word":
            fields[name] = words(f"{how.prefix}-{value}")
        elif name in _OF_MISSION:
            fields[name] = words(f"{_OF_MISSION[name]}-{mission}-{value}")
        elif name == "tokens":
            fields[name] = ", ".join(words(f"objective-{mission}-{token}") for token in value)
        elif name == "card":
            fields[name] = words(f"facility-{value}")
        elif name == "trait":
            fields[name] = words(f"trait-{value}")
        elif name == "keyword":
            fields[name] = words(f"keyword-{value}")
        elif isinstance(value, bool):
            fields[name] = "true" if value else "false"
        elif isinstance(value, int | str):
            fields[name] = value
    tag = clause.__struct_config__.tag
    return words(f"about-{tag}", **fields)


def _list(words: Speaker, prefix: str, names: Iterable[str]) -> str:
    return ", ".join(words(f"{prefix}-{name}") for name in names)
