"""What a server process tells the others, if there are any: who is at a table, who has gone.

How processes that share a database hear of each other is in `postgresql`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from kosmodrom.server.hall import Hall
from kosmodrom.server.opened import OpenTable


class Channels:
    """Tells the other processes who is here. By itself, with SQLite, a process is alone."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.on_sessions_ended: Callable[[Collection[str]], None] | None = None
        """Called with the sessions that ended in another process."""

    async def start(self) -> None:
        """Nothing to listen to."""

    async def sessions_ended(self, sessions: Sequence[str]) -> None:
        """Sessions have ended here."""

    def here(self, opened: OpenTable) -> None:
        """Somebody came to a table, or went."""

    async def remind(self) -> None:
        """Say again who is here."""

    async def close(self) -> None:
        """Nothing to close."""
