"""Effects as what people are told to do at their table, and tests as what they are asked.

There is an event for each kind of effect, and something to ask about for each kind of test, with
the same fields: as far as messages need it, in words. Their messages, ``event-do-<op>`` and
``ask-teller-<op>``, say the ``about-<op>`` of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import GenericAlias, NoneType
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec

from kosmodrom.core.events import Event
from kosmodrom.core.words import Word
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.moves import AstronautId, ObjectiveId

FOLLOWED: Final = (
    e.Count,
    e.AddGoal,
    e.OpenAction,
    e.Flag,
    e.Forbid,
    e.Tax,
    e.ExtraDie,
    e.Schedule,
)
"""Effects that the story follows by the rules of the game."""
BRANCHES: Final = (
    e.If,
    e.Chance,
    e.Choose,
    e.DrawDirection,
    e.DrawResearch,
    e.TickGoal,
    e.EndMission,
)
"""Effects that bring other effects, or the end."""
KNOWN_TESTS: Final = (
    e.CounterReaches,
    e.GoalDone,
    e.RoundIs,
    e.PlayersAre,
    e.InPlay,
    e.HasTrait,
    e.HasProfession,
    e.Flagged,
)
"""Tests that need no look at the table."""


def _field(name: str, hint: Any) -> tuple[str, Any]:
    """A field of an effect as it is told: what may be missing is a list of none or one, because
    messages can tell an empty list."""
    if name == "by":
        return name, str
    if name == "whom":
        return "who", tuple[AstronautId, ...]
    if name == "tokens":
        return name, tuple[ObjectiveId, ...]
    if name == "card":
        return name, Annotated[str, Word("facility")]
    if name == "keyword":
        return name, tuple[Annotated[str, Word("keyword")], ...]
    inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    if NoneType in get_args(inner):
        some, *_ = [each for each in get_args(inner) if each is not NoneType]
        return name, GenericAlias(tuple, (some, ...))
    return name, hint


def _told_type(kind: type[e.Clause], base: type[msgspec.Struct], prefix: str) -> Any:
    hints = get_type_hints(kind, include_extras=True)
    fields = [_field(name, hints[name]) for name in kind.__struct_fields__]
    if base is not Event:
        fields.append(("who", tuple[AstronautId, ...]))
    tag = f"{prefix}_{kind.__struct_config__.tag}".replace("-", "_")
    name = f"{prefix.capitalize()}{kind.__name__}"
    return msgspec.defstruct(
        name, fields, bases=(base,), module=__name__, frozen=True, tag=tag, tag_field="type"
    )


class About(msgspec.Struct, frozen=True):
    """What is asked about the table."""


DO: Final[Mapping[type[e.Clause], Any]] = {
    kind: _told_type(kind, Event, "do")
    for kind in get_args(e.Effect)
    if kind not in (*FOLLOWED, *BRANCHES)
}
"""The event that tells people to carry out an effect, by its kind."""
LOOK: Final[Mapping[type[e.Clause], Any]] = {
    kind: _told_type(kind, About, "look")
    for kind in get_args(e.Test)
    if kind not in (*KNOWN_TESTS, e.BuiltFacility, e.Not, e.AnyOf)
}
"""What a question about the table is about, by the kind of its test."""


def to_do(effect: e.Clause, mission: str, who: Sequence[str]) -> Event:
    """What people are told to do; ``who`` are the astronauts concerned."""
    event: Event = DO[type(effect)](**_values(effect, mission, who))
    return event


def to_look_at(test: e.Clause, mission: str, who: Sequence[str]) -> msgspec.Struct:
    """What people are asked about."""
    about: msgspec.Struct = LOOK[type(test)](**_values(test, mission, who), who=tuple(who))
    return about


def _values(clause: e.Clause, mission: str, who: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, how in _told_fields(type(clause)).items():
        value = getattr(clause, name)
        if name == "by":
            found[name] = f"{value:+}".replace("-", "−")
        elif name == "whom":
            found["who"] = tuple(who)
        elif name == "tokens":
            found[name] = tuple(f"{mission}-{token}" for token in value)
        elif get_origin(how) is tuple and not isinstance(value, tuple):
            found[name] = () if value is None else (value,)
        else:
            found[name] = value
    return found


def _told_fields(kind: type[e.Clause]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: _field(name, hints[name])[1] for name in kind.__struct_fields__}
