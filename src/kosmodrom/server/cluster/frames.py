"""What travels between two server processes: frames, each with its length before it.

Before the first frame both prove that they know the same secret, which is derived from the key that
signs cookies. Nothing is encrypted: the network between servers is the host's own, as it is to the
database.
"""

from __future__ import annotations

import hmac
from typing import Any, Final, TypeAlias

import msgspec

from kosmodrom.core.codecs import msgpack_decoder
from kosmodrom.server.people.sessions import Visitor

Headers: TypeAlias = list[tuple[bytes, bytes]]

NONCE: Final = 32
PROOF: Final = 32
HANDSHAKE_SECONDS: Final = 5.0


class Request(msgspec.Struct, frozen=True, tag="r", array_like=True):
    """An HTTP request about a table, of somebody whom the sender knows."""

    number: int
    table: str
    method: str
    path: str
    query: bytes
    headers: Headers
    body: bytes
    visitor: Visitor


class Answer(msgspec.Struct, frozen=True, tag="a", array_like=True):
    """What comes of a request; without a ``status``: the table is not here."""

    number: int
    status: int = 0
    headers: Headers = []
    body: bytes = b""


class Begin(msgspec.Struct, frozen=True, tag="b", array_like=True):
    """A stream begins: the WebSocket of somebody."""

    number: int
    visitor: Visitor


class Text(msgspec.Struct, frozen=True, tag="t", array_like=True):
    """A message of a stream, in either direction."""

    number: int
    text: bytes


class Taken(msgspec.Struct, frozen=True, tag="k", array_like=True):
    """The other side has taken this many bytes of a stream, so more may be sent."""

    number: int
    size: int


class End(msgspec.Struct, frozen=True, tag="e", array_like=True):
    """A stream is over: the code with which the WebSocket is closed."""

    number: int
    code: int


class News(msgspec.Struct, frozen=True, tag="n", array_like=True):
    """A notice (`kosmodrom.server.database.notices`); an empty one: some may have been lost."""

    notice: str


Frame: TypeAlias = Request | Answer | Begin | Text | Taken | End | News

encode_frame: Final = msgspec.msgpack.Encoder().encode
decode_frame: Final = msgpack_decoder(Frame).decode


def prove(key: bytes, who: bytes, *parts: bytes) -> bytes:
    """What only those can compute who know the secret."""
    return hmac.digest(key, b"|".join((who, *parts)), "sha256")


def is_proven(proof: Any, key: bytes, who: bytes, *parts: bytes) -> bool:
    return hmac.compare_digest(bytes(proof), prove(key, who, *parts))
