"""Notices: what server processes tell each other over PostgreSQL.

A notice about a change is sent in the transaction that makes it, so it arrives if and only if the
change was committed. With SQLite there is a single process, and nothing is sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncSession

from kosmodrom.server.database.engine import Database

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
        self._is_alone = database.is_sqlite

    def send(self, connection: Connection, notices: Sequence[Notice]) -> None:
        """Send notices when the transaction of this connection is committed."""
        if rows := self._rows(notices):
            connection.execute(_notify, rows)

    async def send_in(self, session: AsyncSession, notices: Sequence[Notice]) -> None:
        """Send notices when the transaction of this session is committed."""
        if rows := self._rows(notices):
            await session.execute(_notify, rows)

    def _rows(self, notices: Sequence[Notice]) -> list[dict[str, Any]]:
        if self._is_alone:
            return []
        signed = (msgspec.structs.replace(notice, process=self.process) for notice in notices)
        return [
            {"channel": CHANNEL, "notice": msgspec.json.encode(notice).decode()}
            for notice in signed
        ]
