"""Every way in which values do not fit a schema. msgspec stops at the first one, which is enough
for files of our own; somebody who writes a file wants to see them all.

    >>> import msgspec
    >>> class Goal(msgspec.Struct, forbid_unknown_fields=True):
    ...     id: str
    ...     red: bool = True
    >>> for problem in find_problems({"idd": "mast", "red": 1}, Goal):
    ...     print(problem.path, problem.message)
    ('idd',) mistake-field
    ('red',) mistake-type
    () mistake-missing
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from itertools import islice
from typing import Any, Final, NamedTuple

from msgspec import inspect

from kosmodrom.core.toml_places import Path
from kosmodrom.core.words import NONE


class Problem(NamedTuple):
    """Something wrong with the value at a path: a message with its arguments."""

    path: Path
    message: str
    args: dict[str, Any]


class Reference(NamedTuple):
    """A value that names something: its type says what, as ``extra={"names": "goal"}`` of a
    `msgspec.Meta`."""

    path: Path
    kind: str
    name: str


MOST_PROBLEMS: Final = 50
"""After these, nobody reads on."""
MOST_LETTERS: Final = 40
MOST_NAMES: Final = 100
"""How long names are, and how many there are, that are compared with another."""


def find_problems(values: Any, schema: Any) -> list[Problem]:
    """What msgspec would refuse; of very much, the first of it."""
    walk = _walk(values, _info(schema), ())
    return list(islice((found for found in walk if isinstance(found, Problem)), MOST_PROBLEMS))


def find_references(values: Any, schema: Any) -> list[Reference]:
    """What the values name, as far as they fit the schema."""
    return [found for found in _walk(values, _info(schema), ()) if isinstance(found, Reference)]


def nearest(name: str, known: Iterable[str]) -> str:
    """The name that was probably meant, or `NONE`."""
    if len(name) > MOST_LETTERS:
        return NONE
    likely = islice((each for each in known if len(each) <= MOST_LETTERS), MOST_NAMES)
    return next(iter(get_close_matches(name, list(likely), 1, 0.6)), NONE)


@cache
def _info(schema: Any) -> inspect.Type:
    return inspect.type_info(schema)


def _walk(value: Any, kind: inspect.Type, path: Path) -> Iterator[Problem | Reference]:
    match kind:
        case inspect.Metadata():
            yield from _walk(value, kind.type, path)
            named = (kind.extra or {}).get("names")
            if named and isinstance(value, str):
                yield Reference(path, named, value)
        case inspect.UnionType():
            yield from _walk_union(value, kind, path)
        case inspect.StructType() if isinstance(value, dict):
            yield from _walk_struct(value, kind, path)
        case inspect.DictType() if isinstance(value, dict):
            yield from _walk_dict(value, kind, path)
        case inspect.VarTupleType() | inspect.ListType() if isinstance(value, list):
            yield from _length(len(value), kind.min_length, kind.max_length, path)
            for number, item in enumerate(value):
                yield from _walk(item, kind.item_type, (*path, number))
        case inspect.TupleType() if isinstance(value, list):
            wanted = len(kind.item_types)
            yield from _length(len(value), wanted, wanted, path)
            for number, (item, item_type) in enumerate(zip(value, kind.item_types, strict=False)):
                yield from _walk(item, item_type, (*path, number))
        case inspect.LiteralType():
            if value not in kind.values or isinstance(value, bool):
                yield _unknown(path, value, [str(each) for each in kind.values])
        case inspect.BoolType() if isinstance(value, bool):
            pass
        case inspect.IntType() if isinstance(value, int) and not isinstance(value, bool):
            if (kind.ge is not None and value < kind.ge) or (
                kind.le is not None and value > kind.le
            ):
                yield Problem(path, "mistake-range", _range(value, kind))
        case inspect.StrType() if isinstance(value, str):
            if kind.pattern is not None and not re.search(kind.pattern, value):
                yield Problem(path, "mistake-name", {"value": value})
        case _:
            yield Problem(path, "mistake-type", {"wanted": _name(kind), "found": _found(value)})


def _walk_union(value: Any, kind: inspect.UnionType, path: Path) -> Iterator[Problem | Reference]:
    """A tagged Struct, a value that may be missing, or one of several texts."""
    kinds = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
    if len(kinds) == 1:
        yield from _walk(value, kinds[0], path)
        return
    structs = [each for each in kinds if isinstance(each, inspect.StructType)]
    if not structs:
        known = [str(text) for each in kinds for text in getattr(_bare(each), "values", ())]
        if value not in known:
            yield _unknown(path, value, known)
        return
    if not isinstance(value, dict):
        yield Problem(path, "mistake-type", {"wanted": "table", "found": _found(value)})
        return
    field = str(structs[0].tag_field)
    by_tag = {str(each.tag): each for each in structs}
    match value.get(field):
        case None:
            yield Problem(path, "mistake-missing", {"field": field})
        case str() as tag if tag in by_tag:
            yield from _walk_struct(value, by_tag[tag], path)
        case other:
            yield _unknown((*path, field), other, list(by_tag))


def _walk_struct(
    value: dict[str, Any], kind: inspect.StructType, path: Path
) -> Iterator[Problem | Reference]:
    fields = {field.encode_name: field for field in kind.fields}
    for name, item in value.items():
        if name in fields:
            yield from _walk(item, fields[name].type, (*path, name))
        elif name != kind.tag_field:
            known = [field for field in fields if field not in value]
            yield Problem(
                (*path, name),
                "mistake-field",
                {"field": name, "nearest": nearest(name, known), "known": tuple(fields)},
            )
    for name, field in fields.items():
        if field.required and name not in value:
            yield Problem(path, "mistake-missing", {"field": name})


def _walk_dict(
    value: dict[str, Any], kind: inspect.DictType, path: Path
) -> Iterator[Problem | Reference]:
    for name, item in value.items():
        yield from _walk(name, kind.key_type, (*path, name))
        yield from _walk(item, kind.value_type, (*path, name))


def _bare(kind: inspect.Type) -> inspect.Type:
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def _unknown(path: Path, value: Any, known: list[str]) -> Problem:
    text = value if isinstance(value, str) else _found(value)
    args = {"value": text, "nearest": nearest(text, known), "known": tuple(known)}
    return Problem(path, "mistake-value", args)


def _length(length: int, least: int | None, most: int | None, path: Path) -> Iterator[Problem]:
    if (least is not None and length < least) or (most is not None and length > most):
        bounds = "exact" if least == most else "least" if most is None else "most"
        args = {"found": length, "least": least or 0, "most": most or 0, "bounds": bounds}
        yield Problem(path, "mistake-length", args)


def _range(value: int, kind: inspect.IntType) -> dict[str, Any]:
    bounds = "both" if kind.ge is not None and kind.le is not None else "least"
    return {"value": value, "least": kind.ge, "most": kind.le, "bounds": bounds}


def _name(kind: inspect.Type) -> str:
    """What a value should have been, as messages select on it."""
    match kind:
        case inspect.StructType() | inspect.DictType():
            return "table"
        case inspect.VarTupleType() | inspect.TupleType() | inspect.ListType():
            return "list"
        case inspect.BoolType():
            return "flag"
        case inspect.IntType():
            return "number"
    return "text"


def _found(value: Any) -> str:
    match value:
        case dict():
            return "{ }"
        case list():
            return "[ ]"
        case bool():
            return "true" if value else "false"
    return str(value)
