"""Several server processes that share a database: links to pass on what concerns the tables of
others, and what is done about their notices. How these come depends on the database: see
`kosmodrom.server.postgresql` and `kosmodrom.server.sqlite`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import partial

from kosmodrom.core.codecs import from_json
from kosmodrom.core.errors import KosmodromError
from kosmodrom.server.cluster.frames import Answer, Request
from kosmodrom.server.cluster.leases import SharedLeases
from kosmodrom.server.cluster.links import Link, LinkLost, LinkServer
from kosmodrom.server.cluster.members import Members
from kosmodrom.server.cluster.peers import Peers
from kosmodrom.server.cluster.streams import Stream
from kosmodrom.server.config import link_address
from kosmodrom.server.database.notices import Notice
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.tables.chat import reread_chat
from kosmodrom.server.tables.hall import Hall

log = logging.getLogger("kosmodrom.server")


class SharingPeers(Peers):
    """The processes that share a database with this one."""

    alone = False

    def __init__(self, hall: Hall, members: Members) -> None:
        super().__init__(hall)
        service = hall.service
        self._link_address = link_address(service.settings)
        self._key = service.tokens.link_key()
        self._members = members
        members.on_change = self._see_others
        members.on_ejected = self._begin_again
        hall.leases = SharedLeases(service.database, members)
        self._known: set[int] = set()
        """The others that were there when we last looked."""
        self._links: dict[int, asyncio.Task[Link]] = {}
        self._server = LinkServer(
            self._key, lambda: self._members.me, self._answer_request, self._talk
        )

    async def start(self) -> None:
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
        if gone:
            self._others_are_gone()

    def _others_are_gone(self) -> None:
        if self.on_gone is not None:
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
            opening = asyncio.create_task(self._open_link(server, address))
            self._links[server] = opening
        try:
            return await asyncio.shield(opening)
        except LinkLost:
            self._members.look_now()
            raise

    def _link_if_open(self, server: int) -> Link | None:
        opening = self._links.get(server)
        link = _result(opening) if opening is not None else None
        return None if link is None or link.lost else link

    async def _open_link(self, server: int, address: str) -> Link:
        return await Link.open(address, self._key, server, partial(self._lose_link, server))

    def _lose_link(self, _server: int) -> None:
        self._members.look_now()

    async def _answer_request(self, request: Request) -> Answer:
        assert self.on_request is not None
        return await self.on_request(request)

    async def _talk(self, stream: Stream, visitor: Visitor) -> None:
        assert self.on_stream is not None
        await self.on_stream(stream, visitor)

    # Notices

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
            if self.on_sessions_missed is not None:
                await self.on_sessions_missed()
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
