"""Everything in a mission, with the way that leads there in its file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec

from kosmodrom.core.toml_places import Path
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.components import Mission

T = TypeVar("T")

MISSION: Path = ("mission",)


class Part(NamedTuple):
    """Something in a mission, and what it is inside of, from the outside in."""

    path: Path
    thing: Any
    around: tuple[Any, ...]

    def inside(self, kind: type) -> bool:
        return any(isinstance(each, kind) for each in self.around)


def parts_of(thing: Any, path: Path = MISSION, around: tuple[Any, ...] = ()) -> Iterator[Part]:
    """A thing of the data files and everything in it."""
    match thing:
        case msgspec.Struct():
            yield Part(path, thing, around)
            for field in thing.__struct_fields__:
                value = getattr(thing, field)
                yield from parts_of(value, (*path, field), (*around, thing))
        case dict():
            for key, value in thing.items():
                yield from parts_of(value, (*path, key), around)
        case tuple():
            for number, value in enumerate(thing):
                yield from parts_of(value, (*path, number), around)


def every(kind: type[T], thing: Any, path: Path = MISSION) -> Iterator[tuple[Path, T]]:
    """All things of a kind."""
    for part in parts_of(thing, path):
        if isinstance(part.thing, kind):
            yield part.path, part.thing


def longest(mission: Mission) -> int:
    """The most rounds that the mission may have."""
    return max((sols for level in mission.levels.values() for sols in level.sols), default=0)


def tests_of(mission: Mission) -> Iterator[tuple[Path, e.Test]]:
    """All that must hold somewhere; what is negated is left out, and of alternatives only the
    whole is given."""
    for part in parts_of(mission):
        if isinstance(part.thing, e.Test) and not part.inside(e.Not) and not part.inside(e.AnyOf):
            yield part.path, part.thing
