"""What server processes need that share a PostgreSQL database: which of them has which table, links
to pass on what concerns those of others, and notices to all.

Nothing else in the server imports the driver, which is not needed with SQLite.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import psycopg
from sqlalchemy import exists, not_, select, update

from kosmodrom.core.codecs import from_json
from kosmodrom.core.errors import KosmodromError
from kosmodrom.server.cluster.frames import Answer, Request
from kosmodrom.server.cluster.links import Link, LinkLost, LinkServer
from kosmodrom.server.cluster.members import Members
from kosmodrom.server.cluster.peers import Peers
from kosmodrom.server.cluster.streams import Stream
from kosmodrom.server.config import link_address
from kosmodrom.server.database.engine import Database
from kosmodrom.server.database.models import ServerRow, TableRow
from kosmodrom.server.database.notices import CHANNEL, Notice
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.tables.chat import reread_chat
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.leases import Elsewhere, Leases

log = logging.getLogger("kosmodrom.server")

RETRY_SECONDS: Final = 1.0
REMEMBERED: Final = 10_000
"""Of how many tables to remember that another process has them."""
SIGNS_OF_LIFE: Final = (
    "SET tcp_keepalives_idle = 3",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 5",
)
"""Makes PostgreSQL end the session of a machine that has vanished from the network, within
seconds."""
Session: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]


class PostgresLeases(Leases):
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
        has = select(TableRow.server).where(TableRow.id == table)
        me = self.server
        free = not_(exists().where(ServerRow.id == TableRow.server))
        alive = exists().where(ServerRow.id == me)
        take = update(TableRow).where(TableRow.id == table, free, alive).values(server=me)
        async with self._database.begin() as session:
            holder = await session.scalar(has)
            if holder in (None, me):
                return  # there is no such table, or it is ours
            if await session.scalar(take.returning(TableRow.server)) == me:
                self._elsewhere.pop(table, None)
                return
            holder = await session.scalar(has)  # somebody may have taken it just now
        if holder in (None, me):
            return
        if len(self._elsewhere) >= REMEMBERED:
            self._elsewhere.clear()
        self._elsewhere[table] = holder
        raise Elsewhere(holder)

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)


class PostgresPeers(Peers):
    """The processes that share a PostgreSQL database."""

    alone = False

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        service = hall.service
        self._address = service.settings.database
        self._link_address = link_address(service.settings)
        self._key = service.tokens.link_key()
        self._members = Members(self._address, self._see_others, self._begin_again)
        hall.leases = PostgresLeases(service.database, self._members)
        self._known: set[int] = set()
        """The others that were there when we last looked."""
        self._links: dict[int, asyncio.Task[Link]] = {}
        self._server = LinkServer(
            self._key, lambda: self._members.me, self._answer_request, self._talk
        )
        self._session: Session | None = None
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._session = await self._open()
        self._listening = asyncio.create_task(self._listen(self._session))
        await self._members.start(self._open_to_others)

    async def _open_to_others(self, host: str) -> str:
        """Let the others link to us; returns where."""
        chosen, first = self._link_address
        port = await self._server.start(chosen or host, first)
        return f"{chosen or host}:{port}"

    # Who there is

    def _see_others(self) -> None:
        """Processes have come or gone."""
        gone = self._known.difference(self._members.others)
        self._known = set(self._members.others)
        for server in gone.intersection(self._links):
            link = _result(self._links.pop(server))
            if link is not None:
                link.hang_up()
        if gone and self.on_gone is not None:
            self.on_gone()

    def _begin_again(self) -> None:
        """The others have taken us for dead: nobody may think that we have a table."""
        self._server.hang_up()
        self._hall.let_all_go()

    # What is passed on

    async def ask(self, server: int, request: Request) -> Answer:
        return await (await self._link(server)).ask(request)

    async def begin(self, server: int, visitor: Visitor) -> Stream:
        return (await self._link(server)).begin(visitor)

    async def _link(self, server: int) -> Link:
        address = self._members.others.get(server)
        if address is None:
            self._members.look_now()
            raise LinkLost
        opening = self._links.get(server)
        if opening is None or _is_lost(opening):
            opening = self._links[server] = asyncio.create_task(
                Link.open(address, self._key, server, self._members.look_now)
            )
        try:
            return await asyncio.shield(opening)
        except LinkLost:
            self._members.look_now()
            raise

    async def _answer_request(self, request: Request) -> Answer:
        assert self.on_request is not None
        return await self.on_request(request)

    async def _talk(self, stream: Stream, visitor: Visitor) -> None:
        assert self.on_stream is not None
        await self.on_stream(stream, visitor)

    # Notices

    async def _open(self) -> Session:
        session = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        for setting in SIGNS_OF_LIFE:
            await session.execute(setting)
        await session.execute(f"LISTEN {CHANNEL}")
        return session

    async def _listen(self, session: Session) -> None:
        """Hear all notices; when the connection is lost, those of the next one."""
        while True:
            try:
                async for notice in session.notifies():
                    await self._hear_safely(notice.payload)
            except psycopg.Error as error:
                problem = str(error).partition("\n")[0]
                log.warning("News from other servers do not come: %s", problem)
            self._session = session = await self._open_again()
            log.warning("News from other servers come again")
            # Notices were missed meanwhile, so everything may have changed.
            await self._hear_safely("")

    async def _open_again(self) -> Session:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            with contextlib.suppress(psycopg.Error):  # it is known that the database is away
                return await self._open()

    async def _hear_safely(self, message: str) -> None:
        try:
            await self._hear(message)
        except KosmodromError:
            log.info("news of a table that is gone")
        except Exception as error:
            self._hall.service.report_error("news from another server", error)

    async def _hear(self, message: str) -> None:
        hall = self._hall
        if not message:
            for opened in hall.open_tables:
                with contextlib.suppress(KosmodromError):  # gone or broken: on with the others
                    await hall.refresh(opened.record.id)
                    await reread_chat(hall, opened.record.id)
            return
        notice = from_json(message, Notice)
        if notice.process == hall.store.notices.process:
            return
        if notice.session is not None:
            if self.on_sessions_ended is not None:
                self.on_sessions_ended((notice.session,))
        elif notice.chat:
            await reread_chat(hall, notice.table)
        else:
            await hall.refresh(notice.table)

    async def announce_ended_sessions(self, sessions: Sequence[str]) -> None:
        store = self._hall.store
        async with store.database.begin() as session:
            await store.notices.send_in(session, [Notice(session=ended) for ended in sessions])

    async def hang_up(self) -> None:
        self.on_gone = None
        await self._server.close()
        for opening in self._links.values():
            opening.cancel()
            link = _result(opening)
            if link is not None:
                link.hang_up()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    async def close(self) -> None:
        await self._members.close()


def _result(opening: asyncio.Task[Link]) -> Link | None:
    """The link, if it is open."""
    if not opening.done() or opening.cancelled() or opening.exception() is not None:
        return None
    return opening.result()


def _is_lost(opening: asyncio.Task[Link]) -> bool:
    if not opening.done():
        return False
    link = _result(opening)
    return link is None or link.lost
