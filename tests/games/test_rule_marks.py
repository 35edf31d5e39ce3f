"""``kosmodrom rules --coverage`` reads tests without running them and finds the marks they have."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kosmodrom.core.citations import coverage
from kosmodrom.core.registry import games

GAMES = [game for game, ruleset in games().items() if ruleset.package.startswith("kosmodrom.")]
HERE = Path(__file__).parent


def marked(thing: object) -> Iterator[str]:
    """The rule numbers on a module, a class or a test, and on the cases of a test."""
    found: Any = getattr(thing, "pytestmark", ())
    yield from numbers(found if isinstance(found, list | tuple) else (found,))


def numbers(marks: Iterable[Any]) -> Iterator[str]:
    for mark in (getattr(mark, "mark", mark) for mark in marks):
        if mark.name == "rule":
            yield from mark.args
        elif mark.name == "parametrize":
            for case in mark.args[1]:
                yield from numbers(getattr(case, "marks", ()))


def carried_in(place: ModuleType | type, inherited: set[str]) -> Iterator[tuple[str, set[str]]]:
    """Every test of a module or class that has numbers, named as pytest names it."""
    for name, thing in vars(place).items():
        if getattr(thing, "__module__", None) != getattr(place, "__module__", place.__name__):
            continue  # imported from elsewhere
        carried = inherited | set(marked(thing))
        if name.startswith("Test") and isinstance(thing, type):
            yield from ((f"{name}::{inner}", found) for inner, found in carried_in(thing, carried))
        elif name.startswith("test") and carried:
            yield name, carried


@pytest.mark.parametrize("game", GAMES)
def test_marks_are_read_as_python_sees_them(game: str) -> None:
    files = sorted((HERE / game).rglob("test_*.py"))
    assert files
    real = {}
    for file in files:
        parts = file.relative_to(HERE.parents[1]).with_suffix("").parts
        module = importlib.import_module(".".join(parts))
        for name, carried in carried_in(module, set(marked(module))):
            real[f"{file.as_posix()}::{name}"] = carried
    found = coverage(games()[game].rulebook(), files)
    read: dict[str, set[str]] = {}
    for number, names in found.tests.items():
        for name in names:
            read.setdefault(name, set()).add(number)
    assert found.unknown == ()
    assert read == real
