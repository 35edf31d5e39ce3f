"""Where a table stands, as bytes: equal situations are equal bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table


def state_bytes(table: Table[Any, Any, Any]) -> bytes:
    """The state alone, as the game encodes it."""
    encoded: bytes = table.ruleset.encode(table.game.state)
    return encoded


def situation(table: Table[Any, Any, Any]) -> dict[str, bytes]:
    """State, last events and questions, as JSON by what it is."""
    # The questions first: the flows of a copy run to them only when they are looked at.
    questions = msgspec.json.encode(_questions(table))
    return {
        "state": msgspec.json.encode(table.game.state),
        "log": msgspec.json.encode(table.game.log[-5:]),
        "questions": questions,
    }


def _questions(table: Table[Any, Any, Any]) -> list[tuple[Seat, str, Any, Sequence[Option]]]:
    return [
        (seat, asked.question.id, asked.about, asked.options)
        for seat, asked in table.pending.items()
    ]


def first_difference(one: bytes, other: bytes) -> str:
    """The first place where two JSON texts differ."""
    pairs = enumerate(zip(one, other, strict=False))
    place = next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))
    start = max(0, place - 40)
    here, there = (text[start : place + 40].decode(errors="replace") for text in (one, other))
    return f"…{here}… and …{there}…"
