"""Notices: what server processes tell each other that share a database.

A notice about a change belongs to the transaction that makes it, and is sent if that is committed.
PostgreSQL does so itself; with SQLite somebody else hands it out then. Of a single process nothing
is sent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncSession

from kosmodrom.server.database.engine import AFTER_COMMIT, Database

CHANNEL: Final = "kosmodrom"
"""The PostgreSQL channel that all server processes listen to."""

_notify = text("SELECT pg_notify(:channel, :notice)")


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened in ``process``: a table was changed by another than the one that has
    it, lines of its chat were deleted or renamed, or a session ended."""

    process: str = ""
    table: str = ""
    chat: bool = False
    session: str | None = None


class Notices:
    """Sends notices to the other server processes. ``process`` names this one."""

    def __init__(self, database: Database, process: str) -> None:
        self.process = process
        self.hand_out: Callable[[Sequence[str]], None] | None = None
        """Hands notices out that SQLite cannot send, in any thread."""
        self._on_postgresql = not database.is_sqlite

    def send(self, connection: Connection, notices: Sequence[Notice]) -> None:
        """Send notices when the transaction of this connection is committed."""
        if notices and self._on_postgresql:
            connection.execute(
                _notify, [{"channel": CHANNEL, "notice": text} for text in self._signed(notices)]
            )
        elif self.hand_out is not None:
            act = partial(self.hand_out, self._signed(notices))
            connection.info.setdefault(AFTER_COMMIT, []).append(act)

    async def send_in(self, session: AsyncSession, notices: Sequence[Notice]) -> None:
        """Send notices when the transaction of this session is committed."""
        if self._on_postgresql or self.hand_out is not None:
            connection = await session.connection()
            await connection.run_sync(self.send, notices)

    def _signed(self, notices: Sequence[Notice]) -> list[str]:
        signed = (msgspec.structs.replace(notice, process=self.process) for notice in notices)
        return [msgspec.json.encode(notice).decode() for notice in signed]
