"""What differs between two values, as JSON: so an update need not say again what its reader knows.

Objects and lists are taken apart as far as they differ. What has lost a part, or has its parts in
another order, is replaced as a whole: so nothing has to be said about what is gone, and a reader
who makes the changes has exactly what they would have been sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count, islice, zip_longest
from operator import is_not, ne
from typing import Any, Final, TypeAlias

import msgspec

from kosmodrom.core.codecs import json_decoder

Json: TypeAlias = Any
"""A value as JSON without spaces (`msgspec.Raw`), or a dict or list of its parts."""
Path: TypeAlias = tuple[str | int, ...]
"""The names of fields, and the numbers of items, that lead to a value."""
Change: TypeAlias = tuple[Path, Any]
"""Where something differs, and what is there now."""

SHORT: Final = 128
"""Bytes. What is not longer is replaced as a whole: to look inside takes time, and saves little."""
NULL: Final = msgspec.Raw(b"null")
_NOTHING: Final[Any] = object()
_OBJECT, _LIST = b"{["

encode = msgspec.json.Encoder().encode
_fields = json_decoder(dict[str, msgspec.Raw]).decode
_items = json_decoder(list[msgspec.Raw]).decode


class Comparing:
    """Views of a running game as JSON, and what differs between them. What is as it was in the view
    before, of whichever reader, is neither encoded again nor looked into again."""

    def __init__(self) -> None:
        self._values: Sequence[Any] = ()
        """The fields of the last view."""
        self._parts: dict[str, Json] = {}
        """The same as JSON."""
        self._found: dict[tuple[Path, int, int], tuple[Json, Json, list[Change]]] = {}
        """By the ids of the two that were compared, which are kept, so that nothing else gets these
        ids."""

    def forget(self) -> None:
        """The game has gone on: what was compared is hardly compared again."""
        self._found.clear()

    def take_apart(self, view: msgspec.Struct) -> Json:
        """A view as its fields, and as the items of those that are tuples of Structs."""
        names, values = view.__struct_encode_fields__, msgspec.structs.astuple(view)
        parts = self._parts.copy() or dict.fromkeys(names, NULL)
        former = self._values or (None,) * len(values)
        # Other readers were shown much of it at this very moment: that is not even compared.
        for number in compress(count(), map(is_not, values, former)):
            name, value = names[number], values[number]
            if value == former[number]:
                continue
            if type(value) is tuple and value and isinstance(value[0], msgspec.Struct):
                parts[name] = _encode_items(value, former[number], parts[name])
            else:
                parts[name] = msgspec.Raw(encode(value))
        self._values, self._parts = values, parts
        return parts

    def compare(self, before: Json, now: Json, path: Path, found: list[Change]) -> None:
        """Add to ``found`` what makes ``now`` of ``before``, two values that differ; ``path`` is
        where they are."""
        # All is done by built-in functions: this is much of the work of telling of a choice.
        if type(now) is msgspec.Raw:
            text = memoryview(now)
            if (
                len(text) <= SHORT
                or type(before) is not msgspec.Raw
                or text[0] != memoryview(before)[0]
                or text[0] not in (_OBJECT, _LIST)
            ):
                found.append((path, now))
                return
            key = (path, id(before), id(now))
            known = self._found.get(key)
            if known is None:
                read = _fields if text[0] == _OBJECT else _items
                changes: list[Change] = []
                self._compare_parts(read(before), read(now), now, path, changes)
                known = self._found[key] = (before, now, changes)
            found += known[2]
        else:
            self._compare_parts(before, now, now, path, found)

    def _compare_parts(
        self, before: Any, now: Any, whole: Json, path: Path, found: list[Change]
    ) -> None:
        if type(now) is dict and type(before) is dict:
            if list(before) == list(now)[: len(before)]:
                for name in compress(now, map(ne, before.values(), now.values())):
                    self.compare(before[name], now[name], (*path, name), found)
                found += [((*path, name), now[name]) for name in islice(now, len(before), None)]
                return
        elif type(now) is type(before) and len(before) <= len(now):
            for number in compress(count(), map(ne, before, now)):
                self.compare(before[number], now[number], (*path, number), found)
            found += [((*path, number), now[number]) for number in range(len(before), len(now))]
            return
        found.append((path, whole))


def _encode_items(items: Sequence[Any], former: Any, made: Json) -> list[msgspec.Raw]:
    """Items as JSON; ``made`` is that of the former ones."""
    if type(former) is not tuple or type(made) is not list:
        former = made = ()
    size = len(items)
    return [
        encoded if item is known or item == known else msgspec.Raw(encode(item))
        for item, known, encoded in zip_longest(
            items, former[:size], made[:size], fillvalue=_NOTHING
        )
    ]
