"""Which of several server processes has a table: the database says so.

A table that nobody has is taken by the living process that `home_of` names, whoever is asked for it
first. So the tables are spread evenly, however the connections of those who play are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from sqlalchemy import exists, not_, select, update

from kosmodrom.server.cluster.members import Members
from kosmodrom.server.database.engine import Database
from kosmodrom.server.database.models import ServerRow, TableRow
from kosmodrom.server.tables.leases import Elsewhere, Leases

REMEMBERED: Final = 10_000
"""Of how many tables to remember that another process has them."""

_is_had = exists().where(ServerRow.id == TableRow.server)


def home_of(table: str, servers: Iterable[int]) -> int:
    """Which of these processes takes a table that nobody has. When others come or go, most tables
    keep their home (rendezvous hashing)."""
    return max(
        servers,
        key=lambda server: hashlib.blake2b(f"{table}/{server}".encode(), digest_size=8).digest(),
    )


class SharedLeases(Leases):
    """Takes tables in the database."""

    def __init__(self, database: Database, members: Members) -> None:
        self._database = database
        self._members = members
        self._elsewhere: dict[str, int] = {}
        """Which other process has a table, as far as is known."""

    @property
    def server(self) -> int:  # type: ignore[override]
        return self._members.me

    async def take(self, table: str) -> None:
        known = self._elsewhere.get(table)
        if known is not None and known in self._members.others:
            raise Elsewhere(known)
        me = self.server
        found = select(TableRow.server, _is_had).where(TableRow.id == table)
        async with self._database.read() as session:
            row = (await session.execute(found)).first()
        if row is None or row[0] == me:
            return  # there is no such table, or it is ours
        holder, is_had = row
        if not is_had:
            home = home_of(table, (me, *self._members.others))
            if home != me:
                raise Elsewhere(home)
            taken_by = await self._take_free(table, holder)
            if taken_by in (None, me):
                self._elsewhere.pop(table, None)
                return
            holder = taken_by
        if len(self._elsewhere) >= REMEMBERED:
            self._elsewhere.clear()
        self._elsewhere[table] = holder
        raise Elsewhere(holder)

    async def _take_free(self, table: str, former: int) -> int | None:
        """Take a table that nobody has since its ``former`` process is gone; returns who has it
        then, as somebody may just have taken it."""
        me = self.server
        alive = exists().where(ServerRow.id == me)
        # When PostgreSQL has waited for somebody else who takes it, it looks at the row again, but
        # no longer at the other table: it would let both have it.
        is_same = TableRow.server == former
        take = update(TableRow).where(TableRow.id == table, is_same, not_(_is_had), alive)
        async with self._database.begin() as session:
            await session.execute(take.values(server=me))
            return await session.scalar(select(TableRow.server).where(TableRow.id == table))

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)
