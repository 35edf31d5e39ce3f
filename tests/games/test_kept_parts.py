"""What a part of a view is made from is in the key that it is kept by (`kept_by`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from kosmodrom.core.registry import games
from kosmodrom.core.showing import Kept
from kosmodrom.testing import settings
from kosmodrom.testing.setting import AnyTable

Field = tuple[int, str]
"""A field of a Struct, the Struct by its id."""

_frames: list[dict[Field, str]] = []
"""What is read, by each function that has begun and has not ended: the field by name."""
_parts_of_state: set[int] = set()
"""The Structs of the state, by their ids: copies of them are nobody's concern."""


@pytest.mark.parametrize("game", games())
def test_a_part_is_made_from_nothing_but_its_key(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruleset = games()[game]
    parts = [part for part in Kept.everywhere if f".{game}." in part.make.__module__]
    missing: set[tuple[str, str]] = set()
    for part in parts:
        _watch(part, missing, monkeypatch)
    looked = 0
    for setting in islice(settings(ruleset), 0, None, 3):
        table, chance, asked = setting.start(), setting.chance("looks"), Counter[str]()
        for choice in setting.play(table):
            question = table.pending[choice.seat].question.id
            asked[question] += 1
            if asked[question] <= 2 or chance.below(50) == 0:
                _look(table)
                looked += 1
        _look(table)
    assert parts
    assert looked > 50
    assert not missing, "some parts read what is not in their keys"


@pytest.mark.parametrize("game", games())
def test_players_who_have_not_changed_are_the_very_same_in_the_next_view(game: str) -> None:
    """What is the very same is not compared to find what a reader must be told."""
    setting = next(iter(settings(games()[game])))
    table, before, same = setting.start(), dict[int | None, Any](), Counter[bool]()
    for _ in islice(setting.play(table), 150):
        for seat in (None, *range(table.seats)):
            view: Any = table.view(seat)
            players = view.crew if game == "first_martians" else view.players
            known = before.get(seat, ())
            same.update(old is new for old, new in zip(known, players, strict=False) if old == new)
            before[seat] = players
    assert same[True] > 5 * same[False]


def _look(table: AnyTable) -> None:
    """Make all views, with a state that tells what is read of it."""
    _parts_of_state.clear()
    game = table.game.with_state(_watched(table.game.state))
    for seat in (None, *range(table.game.seats)):
        with Kept.nothing():
            table.ruleset.view(game, seat)


def _watch(
    part: Kept[Any, Any], missing: set[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Note what is read to make a part and is neither read for its key nor held by it; arguments
    are to be held by it."""
    make, key = part.make, part.key

    def watched(g: Any, *args: Any) -> Any:
        (found, read), (depends, known) = _reading(make, g, *args), _reading(key, g, *args)
        known |= dict.fromkeys(_fields(depends), "")
        missing.update(
            (make.__qualname__, name) for field, name in read.items() if field not in known
        )
        missing.update(
            (make.__qualname__, f"argument {number}")
            for number, argument in enumerate(args, 1)
            if not _holds(depends, argument)
        )
        return found

    monkeypatch.setattr(part, "make", watched)


def _holds(depends: Any, argument: Any) -> bool:
    """Whether a key holds an argument; of a player or the like, its fields are watched instead."""
    return id(argument) in _parts_of_state or argument in depends


def _reading(function: Callable[..., Any], *args: Any) -> tuple[Any, dict[Field, str]]:
    _frames.append({})
    try:
        found = function(*args)
    finally:
        read = _frames.pop()
    if _frames:
        _frames[-1].update(read)
    return found, read


def _fields(value: Any) -> Iterator[Field]:
    """All fields that a value holds."""
    match value:
        case msgspec.Struct():
            yield from ((id(value), name) for name in value.__struct_fields__)
            for field in msgspec.structs.astuple(value):
                yield from _fields(field)
        case list() | tuple():
            for item in value:
                yield from _fields(item)
        case dict():
            for item in value.values():
                yield from _fields(item)


def _watched(value: Any) -> Any:
    """A copy of a state whose Structs tell what is read of them; what cannot change is itself."""
    match value:
        case msgspec.Struct() if not value.__struct_config__.frozen:
            fields = map(_watched, msgspec.structs.astuple(value))
            copy = _watching(type(value))(**dict(zip(value.__struct_fields__, fields, strict=True)))
            _parts_of_state.add(id(copy))
            return copy
        case list():
            return [_watched(item) for item in value]
        case dict():
            return {name: _watched(item) for name, item in value.items()}
        case _:
            return value


@cache
def _watching(struct: type[msgspec.Struct]) -> type[msgspec.Struct]:
    names = frozenset(struct.__struct_fields__)

    def read(self: Any, name: str) -> Any:
        if name in names and id(self) in _parts_of_state:
            for frame in _frames:
                frame[id(self), name] = f"{struct.__name__}.{name}"
        return object.__getattribute__(self, name)

    return msgspec.defstruct(
        struct.__name__, [], bases=(struct,), namespace={"__getattribute__": read}
    )
