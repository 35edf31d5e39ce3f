"""Effects, tests, costs and actions in words: cards, events and missions are told by what they
do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from kosmodrom.core.ruleset import Speaker
from kosmodrom.core.words import telling
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.components import EventAction, SheetAction

NONE = "none"
"""Stands for what is not named: messages can select on it."""


def tell_effects(words: Speaker, effects: Iterable[e.Effect], mission: str = "") -> str:
    """What happens, one thing after the other; ``mission`` is whose goals, actions and counters
    are meant."""
    return "; ".join(tell_effect(words, effect, mission) for effect in effects)


def tell_effect(words: Speaker, effect: e.Effect, mission: str = "") -> str:
    """What an effect does, in a few words."""
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
        case e.If():
            text = words("about-if", tests=tell_tests(words, effect.tests, mission))
            text += _branch(words, "", effect.then, mission)
            text += _branch(words, words("otherwise"), effect.otherwise, mission)
        case e.Chance():
            text += _branch(words, "", effect.then, mission)
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


def tell_deed(words: Speaker, deed: EventAction | SheetAction, mission: str) -> str:
    """What an action of an Event or of the mission sheet takes, needs and gives."""
    if deed.action is not None:
        told = [words("deed-kind", action=words(f"action-{deed.action}"))]
    else:
        told = [words("deed-pawns", count=deed.pawns)]
    place = deed.place
    if place is not None:
        told.append(words("deed-place", ring=place.ring or NONE))
        if place.icon:
            told.append(words("deed-icon"))
        if place.token is not None:
            told.append(words("deed-token", token=words(f"objective-{mission}-{place.token}")))
    if cost := tell_cost(words, deed.cost, mission):
        told.append(words("deed-cost", cost=cost))
    if deed.needs:
        told.append(words("deed-needs", tests=tell_tests(words, deed.needs, mission)))
    gives = deed.reward if isinstance(deed, EventAction) else deed.effects
    return f"{'; '.join(told)} → {tell_effects(words, gives, mission)}"


def _branch(words: Speaker, title: str, effects: tuple[e.Effect, ...], mission: str) -> str:
    if not effects:
        return ""
    told = tell_effects(words, effects, mission)
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
