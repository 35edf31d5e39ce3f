"""What differs between two values: so an update need not say again what its reader knows.

Structs, lists and dicts are taken apart as far as they differ. What has lost a part is replaced as
a whole, and so is a dict with its keys in another order: so nothing has to be said about what is
gone, and a reader who makes the changes has exactly what they would have been sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count
from operator import is_not
from typing import Any, Final, TypeAlias

import msgspec

Path: TypeAlias = tuple[str | int, ...]
"""The names of fields, and the numbers of items, that lead to a value."""
Change: TypeAlias = tuple[Path, Any]
"""Where something differs, and what is there now."""

_STRUCT: Final = type(msgspec.Struct)


def compare(before: Any, now: Any, path: Path, found: list[Change]) -> None:
    """Add to ``found`` what makes ``now`` of ``before``, two values that differ; ``path`` is where
    they are. Structs are sent with all their fields; the keys of a dict are names or numbers."""
    kind = type(now)
    names: Sequence[Any] = ()
    old: Sequence[Any] = ()
    new: Sequence[Any] = ()
    if kind is not type(before):
        pass
    elif type(kind) is _STRUCT and not kind.__struct_config__.array_like:
        names = kind.__struct_encode_fields__
        old, new = msgspec.structs.astuple(before), msgspec.structs.astuple(now)
    elif kind is tuple or kind is list:
        names, old, new = range(len(now)), before, now
    elif kind is dict and list(before) == list(now)[: len(before)]:
        names, old, new = list(map(str, now)), list(before.values()), list(now.values())
    if not new or len(old) > len(new):
        found.append((path, now))
        return
    # Much is the very same object, kept from the view before: that is not even compared.
    for number in compress(count(), map(is_not, old, new)):
        if old[number] != new[number]:
            compare(old[number], new[number], (*path, names[number]), found)
    added = range(len(old), len(new))
    found += [((*path, names[number]), new[number]) for number in added]
