"""From bytes and plain values to Structs. Nobody else makes a decoder (a rule of the linter).

msgspec learns a Struct the first time that a decoder is made for it, or plain values are converted
to it, and a process in which two threads do that at once is killed. Here one of them waits. What
has been learnt may be used in any thread without a lock.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from threading import RLock
from typing import Any, Final, TypeVar, cast

import msgspec

L = TypeVar("L", bound=Callable[..., Any])
T = TypeVar("T")

_LEARNING: Final = RLock()

UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
"""What a decoder raises for a text that it cannot read: one that is not JSON or has another shape,
one that is nested too deeply, and one that is not UTF-8."""


def json_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    with _LEARNING:
        return msgspec.json.Decoder(kind)


def msgpack_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    with _LEARNING:
        return msgspec.msgpack.Decoder(kind)


def from_json(text: bytes | str, kind: type[T]) -> T:
    """What a JSON text says, as a type."""
    found: T = json_decoder(kind).decode(text)
    return found


def from_msgpack(packed: bytes, kind: type[T]) -> T:
    """What such bytes say, as a type."""
    found: T = msgpack_decoder(kind).decode(packed)
    return found


def convert(values: Any, kind: type[T], **settings: Any) -> T:
    """Plain values as a type; the settings are those of `msgspec.convert`."""
    with _LEARNING:
        found: T = msgspec.convert(values, kind, **settings)
        return found


def load_once(load: L) -> L:
    """Let a game's data be read once for each overlay, however many threads ask for them."""
    kept = cache(load)
    loading = RLock()  # of its own: others may learn meanwhile

    @wraps(load)
    def loaded(*overlay: Any) -> Any:
        with loading:
            return kept(*overlay)

    return cast(L, loaded)
