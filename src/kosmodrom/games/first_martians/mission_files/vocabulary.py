"""What a mission can be made of, as tables for ``docs/writing-a-mission.md``. To write them there:

./kosmodrom dev python -m kosmodrom.games.first_martians.mission_files.vocabulary FILE
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from kosmodrom.games.first_martians import components as c
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.box import load_box
from kosmodrom.games.first_martians.terms import Whom

TABLES: Final[dict[str, type[msgspec.Struct]]] = {
    "[mission]": c.Mission,
    "[mission.levels.LEVEL]": c.Level,
    "[[mission.goals]]": c.Goal,
    "[[mission.actions]]": c.SheetAction,
    "[[mission.tokens]]": c.ObjectiveToken,
    "[[mission.counters]]": c.Counter,
    "[[mission.rounds]]": c.SpecialRounds,
    "[[mission.events]]": c.MissionEvent,
    "action of an event": c.EventAction,
    "consequence of an event": c.Consequence,
    "place": c.Place,
    "cost": e.Cost,
    "dice": c.MissionDie,
    "ways": e.Way,
    "cases": e.Case,
}
"""The tables of a file, and what is written between braces, by where they stand."""
BEGIN: Final = "<!-- What follows is made by mission_files/vocabulary.py. -->"
END: Final = "<!-- The end of what is made. -->"
_NAMES: Final = {
    "goal": "a goal",
    "counter": "a counter",
    "objective": "an objective token",
    "action": "an action of the sheet",
    "card": "a Facility card",
    "tile": "a Facility tile",
    "facility": "a Facility",
    "upgrade": "an Upgrade",
    "follow-up": "a Follow-Up",
    "trait": "a trait",
}
_MANY: Final = {"a test": "tests", "an effect": "effects"}
_RULES: Final = re.compile(r" \((?:FM-[\w-]+(?:, | to )?)+\)")
_NOT_WRITTEN: Final = {"source", "missions", "keeps_wounds"}
"""Fields that only the missions of the box need."""


def vocabulary() -> str:
    """All tables, in Markdown."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield "### Tests"
    yield ""
    yield from _clauses(e.Test)
    yield ""
    yield "### Effects"
    yield ""
    yield from _clauses(e.Effect)
    yield ""
    yield "### Tables"
    yield ""
    yield "| where | fields |"
    yield "|---|---|"
    for where, kind in TABLES.items():
        yield f"| `{where}` | {_fields(kind)} |"
    yield ""
    yield "### Names of things in the box"
    yield ""
    yield from _names()


def _names() -> Iterator[str]:
    """What references can name besides what the mission has itself."""
    box = load_box()
    kinds = sorted({facility.kind for facility in box.facilities})
    yield from _list("Facilities by kind", kinds)
    yield from _list("Facility tiles", [each.id for each in box.facilities if not each.card])
    yield from _list("Facility cards", [each.id for each in box.facilities if each.card])
    yield from _list("Upgrades", [each.id for each in box.upgrades])
    yield from _list("Traits", [each.trait for each in box.astronauts])


def _list(title: str, names: Sequence[str]) -> Iterator[str]:
    yield f"* {title}: " + ", ".join(f"`{name}`" for name in names)


def _clauses(union: Any) -> Iterator[str]:
    yield "| `op` | meaning | fields |"
    yield "|---|---|---|"
    for kind in get_args(union):
        meaning = " ".join(_RULES.sub("", kind.__doc__).split())
        meaning = meaning.replace("``", "`").replace("|", "\\|")
        yield f"| `{kind.__struct_config__.tag}` | {meaning} | {_fields(kind)} |"


def _fields(kind: type[msgspec.Struct]) -> str:
    """The fields of something; those that must be given are bold."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    told = []
    for field in info.fields:
        if field.name in _NOT_WRITTEN:
            continue
        name = f"**`{field.name}`**" if field.required else f"`{field.name}`"
        default = field.default
        plain = isinstance(default, int | str) and default != ""
        shown = f" ({msgspec.json.encode(default).decode()})" if plain else ""
        told.append(f"{name}: {_kind(field.type)}{shown}")
    return "<br>".join(told)


def _kind(kind: inspect.Type) -> str:
    """What may stand in a field."""
    match kind:
        case inspect.Metadata():
            named = (kind.extra or {}).get("names")
            return _NAMES[named] if named else _kind(kind.type)
        case inspect.UnionType():
            return _union(kind)
        case inspect.IntType():
            return _number(kind)
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType():
            return (
                "whom" if {*kind.values} == {*get_args(Whom)} else ", ".join(map(str, kind.values))
            )
        case inspect.VarTupleType():
            of = _kind(kind.item_type)
            return _MANY.get(of, f"list of {of}")
        case inspect.DictType():
            return f"{{ {_kind(kind.key_type)} = {_kind(kind.value_type)}, … }}"
        case inspect.StructType():
            return next((f"`{name}`" for name, of in TABLES.items() if of is kind.cls), "table")
    return "name" if getattr(kind, "pattern", None) else "text"


def _union(kind: inspect.UnionType) -> str:
    kinds = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
    classes = {each.cls for each in kinds if isinstance(each, inspect.StructType)}
    if classes == set(get_args(e.Test)):
        return "a test"
    if classes == set(get_args(e.Effect)):
        return "an effect"
    return ", ".join(_kind(each) for each in kinds)


def _number(kind: inspect.IntType) -> str:
    match kind.ge, kind.le:
        case None, None:
            return "number"
        case least, None:
            return f"number from {least} on"
        case least, most:
            return f"number from {least} to {most}"


def with_vocabulary(page: str) -> str:
    """The page with the tables as they are now."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    return f"{before}{begin}\n\n{vocabulary()}\n\n{end}{after}"


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(with_vocabulary(file.read_text(encoding="utf-8")), encoding="utf-8")
