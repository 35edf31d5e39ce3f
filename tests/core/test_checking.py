"""Files that people write: where their values are, and every way in which they do not fit."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
import pytest

from kosmodrom.core.checking import find_problems, find_references
from kosmodrom.core.missions import Mistake
from kosmodrom.core.toml_places import (
    Path,
    Place,
    find_places,
    find_syntax_mistakes,
    find_text_lines,
    place_of,
)
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.first_martians.box import MissionFile

MISSION = (
    files("kosmodrom.games.first_martians").joinpath("data/missions/mayday.toml").read_text("utf-8")
)

TRICKY = '''# a comment = 1
title = "a # no comment"   # a comment
"quoted key" = 'it''s' # '
dotted.key.here = [1, 2,
    3, # three = 3
    { deep = "]}", list = [ ["x"], [] ] },
]
[table]   # [x]
text = """
first = 1
[not.a.table]
"quoted" \\""" still
"""
raw = \'\'\'
x = 2'\'\'\'
one-line = """x"""
[[list]]
a = 1
[list.inner]
b = 2
[[list]]
a.b = true
[[list.more]]
c = { }
[[list.more]]
c = -1.5e3
'''.replace("it''s", "its")


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        yield (*path, key)
        if isinstance(item, dict | list):
            yield from paths(item, (*path, key))


@pytest.mark.parametrize("text", [TRICKY, MISSION, TRICKY.replace("\n", "\r\n")])
def test_every_value_has_its_place(text: str) -> None:
    places = find_places(text)
    assert set(places) == set(paths(tomllib.loads(text)))
    lines = text.splitlines()
    for path, place in places.items():
        if isinstance(path[-1], str):
            assert path[-1] in lines[place.line - 1][place.column - 1 :], path


def test_places_of_lists_and_texts() -> None:
    places = find_places(TRICKY)
    assert places["dotted", "key", "here", 3, "deep"] == Place(6, 7)
    assert places["list", 1, "more", 1, "c"] == Place(26, 1)
    assert place_of(places, ("list", 1, "more", 1, "d", 7)) == Place(25, 1)
    lines = find_text_lines(TRICKY)
    assert lines["table", "text"] == 10
    assert lines["table", "raw"] == 15
    assert lines["table", "one-line"] == 16


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a = 1\nb = \nc = [1,\n  2\nd = 3\n[x\ny = 2\n", [2, 3, 6]),
        ("a = 1\n= 2\nb = 'x\nc = { a = 1,, b = 2 }\na = 2\nz = 1\n", [2, 3, 4, 5]),
        ("a = 1\nb = '''\nx\n", [2]),
        ("a = 1\n", []),
    ],
)
def test_every_statement_that_is_no_toml_is_found(text: str, lines: list[int]) -> None:
    assert [mistake.place.line for mistake in find_syntax_mistakes(text)] == lines


class Circle(msgspec.Struct, tag="circle", tag_field="kind", forbid_unknown_fields=True):
    radius: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Line(msgspec.Struct, tag="line", tag_field="kind", forbid_unknown_fields=True):
    points: Annotated[tuple[int, ...], msgspec.Meta(min_length=2)]
    colour: Literal["red", "blue"] = "red"
    pen: Annotated[str, msgspec.Meta(pattern="^[a-z]+$", extra={"names": "pen"})] | None = None


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    shapes: tuple[Circle | Line, ...] = ()
    visible: bool = True
    sizes: dict[Literal["width", "height"], int] = {}


@pytest.mark.parametrize(
    ("values", "problems"),
    [
        ({"title": "x"}, []),
        ({}, [((), "mistake-missing")]),
        (
            {"title": 1, "visibel": True},
            [(("title",), "mistake-type"), (("visibel",), "mistake-field")],
        ),
        ({"title": "x", "visible": 1}, [(("visible",), "mistake-type")]),
        ({"title": "x", "sizes": {"depth": 1}}, [(("sizes", "depth"), "mistake-value")]),
        ({"title": "x", "shapes": {}}, [(("shapes",), "mistake-type")]),
        (
            {"title": "x", "shapes": [{"kind": "circel"}, {"radius": 1}, 5]},
            [
                (("shapes", 0, "kind"), "mistake-value"),
                (("shapes", 1), "mistake-missing"),
                (("shapes", 2), "mistake-type"),
            ],
        ),
        (
            {"title": "x", "shapes": [{"kind": "circle", "radius": 10}]},
            [(("shapes", 0, "radius"), "mistake-range")],
        ),
        (
            {
                "title": "x",
                "shapes": [{"kind": "line", "points": [1], "colour": "rde", "pen": "P"}],
            },
            [
                (("shapes", 0, "points"), "mistake-length"),
                (("shapes", 0, "colour"), "mistake-value"),
                (("shapes", 0, "pen"), "mistake-name"),
            ],
        ),
    ],
)
def test_all_problems_are_found(values: Any, problems: list[tuple[Path, str]]) -> None:
    found = find_problems(values, Drawing)
    assert [(problem.path, problem.message) for problem in found] == problems
    for language in LANGUAGES:
        words = Words(language)
        for problem in found:
            assert words.has(problem.message)
            assert "{ $" not in Mistake(1, 1, problem.message, problem.args).tell(words)


def test_the_nearest_name_is_proposed() -> None:
    (problem,) = find_problems({"title": "x", "shapes": [{"kind": "circel"}]}, Drawing)
    assert problem.args["nearest"] == "circle"
    told = Mistake(1, 1, problem.message, problem.args).tell(Words("pl"))
    assert told == "„circel” nie jest tu znane. Może chodzi o „circle”?"
    (problem,) = find_problems({"title": "x", "zzz": 1}, Drawing)
    assert Mistake(1, 1, problem.message, problem.args).tell(Words("en")) == (
        "There is no field “zzz” here. Known: title, shapes, visible, sizes."
    )


def test_references_are_found_by_their_types() -> None:
    values = {"title": "x", "shapes": [{"kind": "line", "points": [1, 2], "pen": "fine"}]}
    (found,) = find_references(values, Drawing)
    assert found == (("shapes", 0, "pen"), "pen", "fine")


def test_what_msgspec_refuses_is_found_and_nothing_else() -> None:
    chance = random.Random(7)
    right = tomllib.loads(MISSION)
    everywhere = list(paths(right))
    junk = [0, -1, 999, "", "stress", "Ä", True, [], {}, ["x"], {"op": "stress", "by": 1}]
    refused = 0
    for _ in range(120):
        values = copy.deepcopy(right)
        *way, last = chance.choice(everywhere)
        holder: Any = values
        for key in way:
            holder = holder[key]
        if chance.random() < 0.3:
            del holder[last]
        else:
            holder[last] = chance.choice(junk)
        try:
            msgspec.convert(values, MissionFile)
            fits = True
        except msgspec.ValidationError:
            fits = False
            refused += 1
        assert (find_problems(values, MissionFile) == []) == fits, (way, last, holder)
    assert refused > 40
