"""What differs between two values, as JSON: so an update need not say again what its reader knows.

Objects and lists are taken apart as far as they differ. What has lost a part, or has its parts in
another order, is replaced as a whole: so nothing has to be said about what is gone, and a reader
who makes the changes has exactly what they would have been sent.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from kosmodrom.core.codecs import json_decoder

Path: TypeAlias = tuple[str | int, ...]
"""The names of fields, and the numbers of items, that lead to a value."""
Change: TypeAlias = tuple[Path, Any]
"""Where something differs, and what is there now."""

SHORT: Final = 64
"""Bytes. What is not longer is replaced as a whole: its path would be as long."""
_OBJECT, _LIST = b"{["

_fields = json_decoder(dict[str, msgspec.Raw]).decode
_items = json_decoder(list[msgspec.Raw]).decode


def compare(before: msgspec.Raw, now: msgspec.Raw, path: Path, found: list[Change]) -> None:
    """Add to ``found`` what makes ``now`` of ``before``, both of them JSON without spaces."""
    if before == now:
        return
    text = memoryview(now)
    kind = memoryview(before)[0] if len(text) > SHORT else None
    if kind == text[0] == _OBJECT:
        fields, known = _fields(now), _fields(before)
        if list(fields)[: len(known)] == list(known):
            for name, value in fields.items():
                if name not in known:
                    found.append(((*path, name), value))
                elif known[name] != value:
                    compare(known[name], value, (*path, name), found)
            return
    elif kind == text[0] == _LIST:
        items, former = _items(now), _items(before)
        if len(former) <= len(items):
            for number, (old, new) in enumerate(zip(former, items, strict=False)):
                if old != new:
                    compare(old, new, (*path, number), found)
            found += [((*path, number), items[number]) for number in range(len(former), len(items))]
            return
    found.append((path, now))
