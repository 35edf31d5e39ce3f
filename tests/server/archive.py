"""The database of running servers, read without them."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from sqlalchemy import func, select, text

from kosmodrom.server.config import DATABASE_FILE, Settings
from kosmodrom.server.database.engine import Database
from kosmodrom.server.database.models import EntryRow, ErrorRow, LogRow, SnapshotRow
from kosmodrom.server.tables.records import Entry, Stored
from kosmodrom.server.tables.store import Store


class Archive:
    """All that is stored, as an outsider sees it."""

    def __init__(self, data: Path, database: str = "sqlite") -> None:
        self._data = data
        self._database = Database(Settings(data=data, database=database))
        self._store = Store(self._database, "archive")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._database.close()

    async def log(self, table: str) -> list[Entry]:
        return await self._store.entries(table)

    async def stored(self, table: str) -> Stored:
        stored = await self._store.load(table)
        assert stored is not None
        return stored

    async def log_size(self, table: str) -> int:
        """Bytes of the packed log of a table whose game is over."""
        async with self._database.read() as session:
            size: int | None = await session.scalar(
                select(func.length(LogRow.body)).where(LogRow.table == table)
            )
            assert size is not None, "its log is not packed"
            return size

    async def errors(self) -> list[str]:
        """What the servers have reported to their host."""
        async with self._database.read() as session:
            rows = await session.scalars(select(ErrorRow).order_by(ErrorRow.id))
            return [f"{row.where}\n{row.text}" for row in rows]

    async def sizes(self) -> dict[str, int]:
        """Bytes of the whole database, and of the bodies of entries, packed logs and snapshots."""
        async with self._database.read() as session:
            found = {
                row.__tablename__: await session.scalar(select(func.sum(func.length(row.body))))
                for row in (EntryRow, LogRow, SnapshotRow)
            }
            if self._database.is_sqlite:
                files = self._data.glob(f"{DATABASE_FILE}*")
                whole = sum(file.stat().st_size for file in files)
            else:
                whole = await session.scalar(text("SELECT pg_database_size(current_database())"))
            return {"database": whole, **{name: size or 0 for name, size in found.items()}}
