"""What a client does with `wire.Changes`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def with_changes(update: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """The update that comes after another one, of which only what differs was told."""
    now = {**update, "since": told["since"], "events": told["events"]}
    for path, value in told["changes"]:
        now = _put(now, path, value)
    return now


def _put(whole: Any, path: Sequence[str | int], value: Any) -> Any:
    """A copy of a value with another one in it; what is not on the way is shared."""
    if not path:
        return value
    step, *rest = path
    if isinstance(whole, list):
        assert isinstance(step, int)
        assert step <= len(whole), "an item is missing"
        inner = whole[step] if step < len(whole) else None
        return [*whole[:step], _put(inner, rest, value), *whole[step + 1 :]]
    return {**whole, step: _put(whole.get(step), rest, value)}
