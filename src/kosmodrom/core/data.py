"""Data files: TOML, checked against Structs, with an owner's corrections laid over.

A game's data live in ``data/*.toml`` of its package. Every file holds lists of entries
(``[[mission]]`` ...), each with an ``id`` and a ``source``, or plain values. An overlay is a folder
with the same file names, or with a folder per game holding them: an entry with a known id replaces
the fields it names, one with a new id is added, a plain value replaces the value.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from kosmodrom.core.codecs import convert
from kosmodrom.core.errors import DataError
from kosmodrom.core.toml_places import Excess, read_toml
from kosmodrom.core.words import Named

T = TypeVar("T")

MOST_BYTES: Final = 100_000
"""Of a file that somebody gave. The largest of ours has 35,000."""


def load_table(
    package: str, game: str, file: str, schema: type[T], overlay: Path | None = None
) -> T:
    """Read ``data/<file>.toml`` of a game as ``schema``, with the overlay's corrections."""
    name = f"{file}.toml"
    folder = files(package).joinpath("data")
    values = parse_toml(folder.joinpath(name).read_text(encoding="utf-8"), name)
    source = name
    if overlay is not None:
        known = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
        path = overlay_folder(overlay, game, known) / name
        if path.exists():
            _lay_over(values, parse_toml(read_text(path), str(path)), str(path))
            source = str(path)
    return convert_values(values, schema, source)


def overlay_folder(overlay: Path, game: str, known: Sequence[str]) -> Path:
    """The folder with a game's corrections; a file that corrects nothing is an error."""
    if not overlay.is_dir():
        raise DataError("error-overlay-folder", folder=str(overlay))
    folder = overlay / game if (overlay / game).is_dir() else overlay
    for path in sorted(folder.glob("*.toml")):
        if path.name not in known:
            raise DataError("error-overlay-file", file=str(path), known=tuple(known))
    return folder


def read_text(path: Path) -> str:
    """The text of a file that somebody gave; raises `DataError`."""
    try:
        if path.exists() and not path.is_file():  # who opens a pipe may wait for ever
            raise DataError("error-data-ordinary", file=str(path))
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
        if len(text) > MOST_BYTES:
            raise DataError("error-data-size", file=str(path), most=MOST_BYTES // 1000)
        return text.decode()
    except (OSError, UnicodeDecodeError) as error:
        raise DataError("error-data-file", file=str(path), problem=str(error)) from error


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """The values of a TOML file; raises `DataError`."""
    try:
        return read_toml(text)
    except Excess as error:
        problem = Named("toml-problem", error.problem)
        raise DataError("error-data-excess", file=file, line=error.line, problem=problem) from error
    except tomllib.TOMLDecodeError as error:
        raise DataError("error-data-toml", file=file, problem=str(error)) from error


def _lay_over(values: dict[str, Any], changes: dict[str, Any], file: str) -> None:
    for name, change in changes.items():
        if name not in values:
            raise DataError("error-data-table", file=file, table=name, known=tuple(values))
        if not _has_entries(values[name]):
            values[name] = change
            continue
        if not _has_entries(change):
            raise DataError("error-data-entries", file=file, table=name)
        entries = {_key(entry): entry for entry in values[name]}
        for number, entry in enumerate(change, 1):
            if _key(entry) is None:
                raise DataError("error-data-id", file=file, table=name, number=number)
            if _key(entry) in entries:
                entries[_key(entry)].update(entry)
            else:
                values[name].append(entry)


def _has_entries(value: Any) -> bool:
    """Whether a value is a list of entries, ``[[mission]]``, rather than a plain value."""
    return isinstance(value, list) and bool(value) and all(isinstance(e, dict) for e in value)


def _key(entry: dict[str, Any]) -> Any:
    """What tells an entry from its fellows: its id, or its number."""
    return entry.get("id", entry.get("number"))


def convert_values(values: dict[str, Any], schema: type[T], file: str) -> T:
    """The values of a file as ``schema``; raises `DataError`, which names entry and field."""
    try:
        return convert(values, schema)
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at `$")
        entry, field = _locate(values, where.rstrip("`"))
        if not field:  # a missing or unknown field: the problem names it; or a plain value
            named = "`" in problem and not problem.startswith("Expected")
            field = problem.split("`")[1] if named else entry
        raise DataError(
            "error-data-field", file=file, entry=entry, field=field, problem=problem
        ) from error


def _locate(values: dict[str, Any], where: str) -> tuple[str, str]:
    """Turn msgspec's path ``.mission[3].cost`` into the entry's id and the field's name."""
    table, _, rest = where.lstrip(".").partition("[")
    index, _, field = rest.partition("]")
    try:
        entry = values[table][int(index)]
        return str(_key(entry) or f"{table} {index}"), field.lstrip(".")
    except (AttributeError, KeyError, ValueError, IndexError, TypeError):
        return table or "?", field.lstrip(".")
