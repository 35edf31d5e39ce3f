"""The other server processes that share the database: they learn which tables have changed, who is
looking at them, and which sessions have ended.

Notices of a change are sent in the transaction that makes it (`kosmodrom.server.database.notices`).
A process that hears of one reads the table again; hidden information is never sent this way.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import OpenTable


class Peers:
    """With SQLite there is one server process, and nobody to tell anything; with PostgreSQL see
    `kosmodrom.server.postgresql`."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.on_sessions_ended: Callable[[Collection[str]], None] | None = None
        """Called with the sessions that ended in another process."""

    async def start(self) -> None:
        """Begin to listen."""

    async def announce_ended_sessions(self, sessions: Sequence[str]) -> None:
        """Sessions ended in this process."""

    def announce_presence(self, opened: OpenTable) -> None:
        """Somebody came to a table in this process, or left it."""

    async def repeat_presence(self) -> None:
        """Say again who is at which table."""

    async def close(self) -> None:
        """Stop listening."""
