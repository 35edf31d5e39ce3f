"""Who is asking: on whose account something is worked out."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, NamedTuple


class Asker(NamedTuple):
    """A person, if they are signed in, and their address; the server itself has neither."""

    person: str | None = None
    client: str = ""


NOBODY: Final = Asker()
asking: Final = ContextVar("asking", default=NOBODY)
"""Set by the gate for every request and WebSocket."""
