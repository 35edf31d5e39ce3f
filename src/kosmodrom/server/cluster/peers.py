"""The other server processes that share the database: what is passed on to them, and their news.

Requests and WebSockets about a table go to the process that has it. What changes a table without it
(a person is deleted, the host closes a table), and which sessions have ended, all hear as notices
once the change is committed (`kosmodrom.server.database.notices`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence

from kosmodrom.server.cluster.doors import Luggage, OnArrival
from kosmodrom.server.cluster.frames import Answer, Request
from kosmodrom.server.cluster.links import OnRequest, OnStream
from kosmodrom.server.cluster.streams import Stream
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.tables.hall import Hall


class Peers:
    """Those of a single process: nobody. Of several see `kosmodrom.server.cluster.sharing`."""

    alone = True

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.on_sessions_ended: Callable[[Collection[str]], None] | None = None
        """Called with the sessions that ended in another process."""
        self.on_sessions_missed: Callable[[], Awaitable[None]] | None = None
        """Called when we may not have heard of some that ended."""
        self.on_gone: Callable[[], None] | None = None
        """Called when another process is gone: its tables are free."""
        self.on_request: OnRequest | None = None
        """Answers what another process passes on."""
        self.on_stream: OnStream | None = None
        """Talks over a WebSocket that another process passes on."""
        self.on_arrival: OnArrival | None = None
        """Goes on with a connection that another process hands over."""

    async def start(self) -> None:
        """Begin to listen. Alone we have all tables, also those that one of several had before."""
        await self._hall.store.take_all()

    async def ask(self, server: int, request: Request) -> Answer:
        """Pass a request on; raises `LinkLost`."""
        raise NotImplementedError

    async def begin(self, server: int, visitor: Visitor) -> Stream:
        """Pass a WebSocket on; raises `LinkLost`."""
        raise NotImplementedError

    def hand_over(self, _server: int, _connection: int, _luggage: Luggage) -> bool:
        """Hand a connection over to another process, by the number of its file; whether that can be
        done."""
        return False

    async def announce_ended_sessions(self, sessions: Sequence[str]) -> None:
        """Sessions ended in this process."""

    async def hang_up(self) -> None:
        """Take nothing from the others any more: this process is about to stop."""

    async def close(self) -> None:
        """Leave the others: everything is written."""
