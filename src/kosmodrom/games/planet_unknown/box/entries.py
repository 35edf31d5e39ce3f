"""What the entries of all data files share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from kosmodrom.core.errors import DataError
from kosmodrom.games.planet_unknown.geometry import Square
from kosmodrom.games.planet_unknown.terms import Source


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a data file, with where its values come from."""

    source: Source


def find(picture: Sequence[str], letters: str) -> Iterator[Square]:
    """The squares of a picture that have one of the letters, row by row."""
    for y, row in enumerate(picture):
        for x, letter in enumerate(row):
            if letter in letters:
                yield x, y


def wrong(file: str, entry: str, field: str, problem: str) -> DataError:
    """What to raise about a value that does not fit the others."""
    return DataError(
        "error-data-field", file=f"{file}.toml", entry=entry, field=field, problem=problem
    )
