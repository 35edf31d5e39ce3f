"""What a game declares: the type of its state, its catalogues and its labels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import ast

from kosmodrom.core.form import form
from kosmodrom.core.guide import find_guide
from kosmodrom.core.words import FRONT_ENDS, LANGUAGES, catalogue
from kosmodrom.testing.setting import AnyRuleset, BrokenPromise
from kosmodrom.testing.words import find_problem, saying


def check_state_type(ruleset: AnyRuleset) -> None:
    """The state is plain data, and so is what campaigns carry: no set, float, Any or object."""
    types = {"state": ruleset.state, "carried": ruleset.carried}
    for name, declared in types.items():
        if declared is None:
            continue
        for path, kind in _leaves(msgspec.inspect.type_info(declared), name, set()):
            raise BrokenPromise(
                f"check_state_type: {ruleset.id}: {path} is {kind}: a state holds integers, "
                f"strings, lists, dicts and Structs only"
            )


_NOT_PLAIN: dict[Any, str] = {
    msgspec.inspect.AnyType: "Any",
    msgspec.inspect.CustomType: "an object",
    msgspec.inspect.DecimalType: "a Decimal",
    msgspec.inspect.FloatType: "a float",
    msgspec.inspect.FrozenSetType: "a frozenset",
    msgspec.inspect.RawType: "Raw",
    msgspec.inspect.SetType: "a set",
}


def _leaves(info: Any, path: str, seen: set[type]) -> Iterator[tuple[str, str]]:
    """Where in a type something lies that is not plain data, and what."""
    if type(info) in _NOT_PLAIN:
        yield path, _NOT_PLAIN[type(info)]
    for inner in (getattr(info, "key_type", None), getattr(info, "value_type", None)):
        if inner is not None:
            yield from _leaves(inner, f"{path}[]", seen)
    for item in _items(info):
        yield from _leaves(item, f"{path}[]", seen)
    for inner in getattr(info, "types", ()):
        yield from _leaves(inner, path, seen)
    cls = getattr(info, "cls", None)
    if cls is not None and cls not in seen:
        seen.add(cls)
        for entry in getattr(info, "fields", ()):
            yield from _leaves(entry.type, f"{path}.{entry.name}", seen)


def _items(info: Any) -> Sequence[Any]:
    if hasattr(info, "item_type"):
        return (info.item_type,)
    return getattr(info, "item_types", ())


def check_events(ruleset: AnyRuleset) -> None:
    """A round begins with an event of the game, and its end with another; those with rules are the
    game's, too."""
    rounds = () if ruleset.round_event is None else (ruleset.round_event,)
    for event in (
        *rounds,
        *ruleset.settling_events,
        *ruleset.settled_events,
        *ruleset.event_rules,
    ):
        if event not in ruleset.events:
            named = f"{event.__name__} is not among the game's events"
            raise BrokenPromise(f"check_events: {ruleset.id}: {named}")


def check_catalogues(ruleset: AnyRuleset) -> None:
    """The words are well-formed Fluent, none defined twice or in place of a front end's, and all
    that is English is Polish."""
    known = {language: _messages(ruleset, language) for language in LANGUAGES}
    taken = [name for name in known["en"] if name.startswith(FRONT_ENDS)]
    if taken:
        raise _unsaid(ruleset, f"{taken[0]} begins like a message of the bots or a front end")
    for language in LANGUAGES:
        missing = [name for name in known["en"] if name not in known[language]]
        if missing:
            raise _unsaid(ruleset, f"the {language} catalogue lacks {', '.join(missing)}")


def _messages(ruleset: AnyRuleset, language: str) -> dict[str, None]:
    """The messages (``id`` and ``id.attribute``) of a game's own catalogue."""
    found: dict[str, None] = {}
    for name, text in catalogue(language, ruleset.package):
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Junk):
                line = str(entry.content).splitlines()[0]
                raise _unsaid(ruleset, f"{name}: this is not Fluent: {line}")
            if not isinstance(entry, ast.Message):
                continue
            if entry.id.name in found:
                raise _unsaid(ruleset, f"{name}: {entry.id.name} is there twice")
            found[entry.id.name] = None
            found |= {f"{entry.id.name}.{inner.id.name}": None for inner in entry.attributes}
    return found


def check_labels(ruleset: AnyRuleset) -> None:
    """The game's name, its endings, the parts of its score, its options and campaigns have names in
    every language, and so have the steps of its guide and the questions left to people."""
    messages = [ruleset.name_message, ruleset.tagline_message]
    if ruleset.companion_of:
        messages.append(f"{ruleset.name_message}.seat")
    messages += [f"ending-{name}" for name in ruleset.endings]
    messages += [f"score-{category}" for category in ruleset.categories]
    messages += [f"ask-{question}" for question in ruleset.people_first]
    for entry in form(ruleset.game_options):
        label = f"game-option-{entry.name}"
        messages += [label, f"{label}.help", *(f"{label}-{choice}" for choice in entry.choices)]
    for campaign in ruleset.campaigns:
        name = f"campaign-{campaign.id}"
        chapters = [f"{name}-chapter-{chapter}" for chapter in campaign.chapters]
        messages += [name, f"{name}.story", *chapters, *(f"{c}.story" for c in chapters)]
        messages += [f"{name}-rank-{rank}" for rank in campaign.ranks]
    guide = find_guide(ruleset)
    messages += [f"guide-{step.id}" for step in (guide.step if guide is not None else ())]
    for message in messages:
        problem = find_problem(ruleset, saying(message))
        if problem:
            raise _unsaid(ruleset, problem)


def _unsaid(ruleset: AnyRuleset, problem: str) -> BrokenPromise:
    return BrokenPromise(f"words: {ruleset.id}: {problem}")
