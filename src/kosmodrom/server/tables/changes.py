"""What differs between two values, as JSON: so an update need not say again what its reader knows.

Objects and lists are taken apart as far as they differ. What has lost a part, or has its parts in
another order, is replaced as a whole: so nothing has to be said about what is gone, and a reader
who makes the changes has exactly what they would have been sent.
"""

from __future__ import annotations

from itertools import compress, count, islice
from operator import ne
from typing import Any, Final, TypeAlias

import msgspec

from kosmodrom.core.codecs import json_decoder

Path: TypeAlias = tuple[str | int, ...]
"""The names of fields, and the numbers of items, that lead to a value."""
Change: TypeAlias = tuple[Path, Any]
"""Where something differs, and what is there now."""

SHORT: Final = 128
"""Bytes. What is not longer is replaced as a whole: to look inside takes time, and saves little."""
_OBJECT, _LIST = b"{["

_fields = json_decoder(dict[str, msgspec.Raw]).decode
_items = json_decoder(list[msgspec.Raw]).decode


def compare(before: msgspec.Raw, now: msgspec.Raw, path: Path, found: list[Change]) -> None:
    """Add to ``found`` what makes ``now`` of ``before``, two values that differ, JSON without
    spaces both of them; ``path`` is where they are."""
    text = memoryview(now)
    kind = text[0] if len(text) > SHORT and text[0] == memoryview(before)[0] else None
    # All is done by built-in functions: this is most of the work of telling of a choice.
    if kind == _OBJECT:
        known, fields = _fields(before), _fields(now)
        if list(known) == list(fields)[: len(known)]:
            for name in compress(fields, map(ne, known.values(), fields.values())):
                compare(known[name], fields[name], (*path, name), found)
            found += [((*path, name), fields[name]) for name in islice(fields, len(known), None)]
            return
    elif kind == _LIST:
        former, items = _items(before), _items(now)
        if len(former) <= len(items):
            for number in compress(count(), map(ne, former, items)):
                compare(former[number], items[number], (*path, number), found)
            found += [((*path, number), items[number]) for number in range(len(former), len(items))]
            return
    found.append((path, now))
