"""Writes the browser's types from the server's: run it after a change of what travels.

    ./kosmodrom dev python scripts/wire.py

``web/src/lib/wire/schema.d.ts`` has the HTTP interface and the WebSocket's messages, and
``web/src/games/<game>/schema.d.ts`` each game that has a drawn board: its view, moves, events and
data. openapi-typescript makes them from schemas, which go to ``web/.build/schemas``. A test fails
when they are out of date.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_type_hints

import msgspec

from kosmodrom import __version__
from kosmodrom.core.options import IMPLIED, marked_fields
from kosmodrom.core.registry import games
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.server import wire

ROOT = Path(__file__).resolve().parent.parent
WEB = Path("web", "src")
SCHEMAS = Path("web", ".build", "schemas")
PREFIX = "#/components/schemas/"

Schema = dict[str, Any]


def schemas() -> dict[Path, Schema]:
    """Every schema, by the path of the types in the repository."""
    found = {WEB / "lib" / "wire" / "schema.d.ts": wire_schema()}
    for game, ruleset in games().items():
        folder = WEB / "games" / game
        if (ROOT / folder / "Board.svelte").is_file():
            found[folder / "schema.d.ts"] = game_schema(ruleset)
    return found


def wire_schema() -> Schema:
    """The structs of the wire, and the two unions that the WebSocket carries."""
    structs = [value for value in vars(wire).values() if _is_own_struct(value)]
    (*_, from_client, from_server), components = _describe(
        [*structs, wire.FromClient, wire.FromServer]
    )
    # Clients may leave out what has a default; the server sends everything.
    sent = [s.__name__ for s in structs if not s.__struct_config__.forbid_unknown_fields]
    sparse = {s.__name__ for s in structs if s.__struct_config__.omit_defaults}
    for name in _reachable(components, sent) - sparse:
        _require_all(components[name])
    unions = {"FromClient": from_client, "FromServer": from_server}
    return _document("Kosmodrom", components | unions)


def game_schema(ruleset: Ruleset[Any, Any, Any]) -> Schema:
    """A game's ``View``, ``Data``, ``Move`` and ``Event``, and all that is in them."""
    data = get_type_hints(ruleset.load)["return"]
    parts, components = _describe(
        [ruleset.view_type, data, ruleset.move_union, ruleset.event_union]
    )
    for schema in components.values():
        _require_all(schema)
    for move in ruleset.moves:
        name = move.__name__
        schema = components.get(name) or components[_short(f"{move.__module__}.{name}")]
        for field in marked_fields(move, IMPLIED):  # a client may leave it out
            schema["required"].remove(field)
    for name, part in zip(("View", "Data", "Move", "Event"), parts, strict=True):
        if part != {"$ref": PREFIX + name}:
            if name in components:
                raise TypeError(f"{ruleset.id}: {name} names a part of the game, call it otherwise")
            components[name] = part
    return _document(ruleset.id, components)


def _is_own_struct(value: object) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == wire.__name__
    )


def _describe(types: Iterable[Any]) -> tuple[list[Schema], Schema]:
    """The schema of each type, and by name the structs that they refer to."""
    described, components = _shorten(
        msgspec.json.schema_components(types, ref_template=PREFIX + "{name}")
    )
    for schema in (*described, *components.values()):
        # TypeScript distinguishes the members of a union by their tags without this.
        schema.pop("discriminator", None)
        if "description" in schema:  # Python 3.13 dedents docstrings itself
            schema["description"] = cleandoc(schema["description"])
    return described, {name: components[name] for name in sorted(components)}


def _shorten(schemas: tuple[tuple[Schema, ...], Schema]) -> tuple[list[Schema], Schema]:
    """The same, without the full names that msgspec gives to structs of equal names."""
    text = msgspec.json.encode(schemas).decode()
    for name in schemas[1]:
        if "." in name:
            text = text.replace(f'{name}"', f'{_short(name)}"')
    return msgspec.json.decode(text, type=tuple[list[Schema], Schema])


def _short(name: str) -> str:
    """``MovesRoll`` for ``kosmodrom.games.dice.moves.Roll``."""
    *_, module, struct = name.split(".")
    return module.capitalize() + struct


def _require_all(schema: Schema) -> None:
    if "properties" in schema:
        schema["required"] = list(schema["properties"])


def _reachable(components: Schema, names: Iterable[str]) -> set[str]:
    """The named components and all that they refer to."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _references(components[name])
    return found


def _references(schema: object) -> list[str]:
    match schema:
        case {"$ref": str(reference)}:
            return [reference.removeprefix(PREFIX)]
        case dict():
            return [name for value in schema.values() for name in _references(value)]
        case list():
            return [name for value in schema for name in _references(value)]
    return []


def _document(title: str, components: Schema) -> Schema:
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": __version__},
        "paths": {},
        "components": {"schemas": components},
    }


def write(root: Path) -> None:
    """Write the types of every schema to a folder with the layout of the repository."""
    folder = root / SCHEMAS
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {}
    for types, schema in schemas().items():
        (root / types).parent.mkdir(parents=True, exist_ok=True)
        name = types.parent.name
        file = folder / f"{name}.json"
        file.write_text(json.dumps(schema, ensure_ascii=False), encoding="utf-8")
        wanted[f"{name}@1"] = {
            "root": str(file),
            "x-openapi-ts": {"output": str(root / types)},
        }
    _write_types(wanted)


def _write_types(wanted: Schema) -> None:
    """Make the TypeScript of all schemas in one run: to start it takes longer than each of them."""
    npm = (sys.executable, ROOT / "scripts" / "environment.py", "npm", sys.prefix)
    with TemporaryDirectory() as folder:
        config = Path(folder, "redocly.yaml")  # JSON is YAML, too
        config.write_text(json.dumps({"apis": wanted}), encoding="utf-8")
        tool = ("exec", "--", "openapi-typescript", "--redocly", config)
        # What is required is what the schema says is required, not what has no default.
        subprocess.run([*npm, *tool, "--default-non-nullable=false"], check=True, stdout=sys.stderr)


if __name__ == "__main__":
    write(ROOT)
