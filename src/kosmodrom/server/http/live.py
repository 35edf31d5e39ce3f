"""The WebSocket: one connection for each tab, over which it watches a table and plays.

An update supersedes those before it, so none are queued: when the table has changed and the reader
has taken what was sent before, it gets the table as it stands then. A slow reader slows nobody
down, and a table where much happens, as in a race, is sent at most fifty times a second.

Whether somebody may watch, and whether they are still signed in, is checked with every message that
comes in and before everything that goes out. That needs no database: the table in memory knows who
belongs to it, and `LiveSockets` hears of sessions that end.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kosmodrom.core.codecs import json_decoder
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import Seat
from kosmodrom.server import wire
from kosmodrom.server.bots.caller import BotCaller
from kosmodrom.server.cluster.links import LinkLost
from kosmodrom.server.cluster.peers import Peers
from kosmodrom.server.cluster.streams import Stream, StreamOver
from kosmodrom.server.database.engine import RETRY_SECONDS, DatabaseUnavailable
from kosmodrom.server.errors import Declined, problem, shape_problem, status
from kosmodrom.server.http.connections import ARRIVED, CONNECTION, LiveConnection
from kosmodrom.server.people.sessions import Visitor, open_sessions
from kosmodrom.server.processes.asker import Asker, asking
from kosmodrom.server.tables.chat import say
from kosmodrom.server.tables.choices import choose, outcome, why_not
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.leases import Elsewhere
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.undo import answer_undo, take_back
from kosmodrom.server.tables.updates import OutgoingUpdate
from kosmodrom.server.tables.views import SPECTATOR, Reader, encode

SendTexts: TypeAlias = Callable[[Iterable[bytes]], Awaitable[None]]
"""Sends messages, and returns when the other side has taken them."""
UNSENT: Final = 32
"""How many answers may wait for a slow reader before we stop reading what they send."""
UPDATE_SECONDS: Final = 0.02
"""The least time between two updates."""
LOOKUPS: Final = 4
"""How many things are worked out for a tab at once."""
WANTED: Final = 200
"""How many may wait for that: a list of choices asks for the outcome of each."""
HOUSEHOLD: Final = 5
"""How many people at one address may send as much as each of them may."""
GOING_AWAY: Final = 1001
FAILED: Final = 1011
TRY_AGAIN: Final = 1013
SIGNED_OUT: Final = 4401
MOVED: Final = 1012
"""The table has moved to another server process. Clients come back at once."""
RETRY_LINK_SECONDS: Final = 0.03
PASS_ON_SECONDS: Final = 8.0
"""For how long to look for the process that has a table."""

Known = msgspec.Raw
"""An answer that is JSON already."""

_decoder = json_decoder(wire.FromClient)


class LiveSocket:
    """One open WebSocket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any] | StreamSocket,
        hall: Hall,
        bot_caller: BotCaller,
        peers: Peers,
        visitor: Visitor,
        connection: LiveConnection | None = None,
    ) -> None:
        self._visitor = visitor
        self.person = visitor.person
        self.session = visitor.session
        self._client = visitor.client
        self.expires = visitor.expires
        self._over = False
        """Whether the session has ended."""
        self._moved = False
        """Whether the table has moved to another server process."""
        self._stream: Stream | None = None
        """Where everything is passed on while the table is at another server process."""
        self._connection = connection
        """The connection, if we have it: it is quicker, and can be handed over instead."""
        self._has_arrived = False
        """Whether it was handed over to us, and we have not seen yet that this was right."""
        self._passing_back: asyncio.Task[None] | None = None
        self._socket = socket
        self._send: SendTexts = self._send_each if connection is None else connection.send_texts
        self._receive = socket.receive if connection is None else connection.receive
        self._hall = hall
        self._bot_caller = bot_caller
        self._peers = peers
        self._watched: OpenTable | None = None
        self._watch = wire.Watch("")
        self._reader = SPECTATOR
        """What we were to the table at the last update."""
        self._told: OutgoingUpdate | None = None
        """The last update, if what comes next may be told as changes of it."""
        self._at = 0
        self._events = 0
        self._lines = 0
        self._chat_changes = 0
        self._changed = False
        """Whether the table has changed since the last update."""
        self._updated = -UPDATE_SECONDS
        """When the last update was sent, by the loop's clock."""
        self._timer: asyncio.TimerHandle | None = None
        """Wakes us for an update that came too soon after the last one."""
        self._loop = asyncio.get_running_loop()
        self._wake = Signal(self._loop)
        self._answers: deque[bytes] = deque()
        self._taken = asyncio.Event()
        """Set when all answers are sent, or nothing more will be sent."""
        self._advice: asyncio.Task[None] | None = None
        self._lookups: dict[str, asyncio.Task[None]] = {}
        """What is being worked out, or waits for that, by key."""
        self._looking = asyncio.Semaphore(LOOKUPS)

    # Called by the table when it has changed

    def notify(self) -> None:
        self._changed = True
        self._wake.set()

    def move(self) -> None:
        """Another server process has the table now: the tab comes back, and is passed on to it."""
        self._moved = True
        self._wake.set()

    # Called by `LiveSockets`

    def warn(self, error: DatabaseUnavailable) -> None:
        """The database is away: that is why nobody moves."""
        if self._stream is None:  # otherwise the other server says so
            self._answer(wire.Trouble(problem(error)))

    def end(self) -> None:
        """The session has ended: nothing more is sent or done, and the socket is closed."""
        self._over = True
        self._leave()
        if self._advice is not None:
            self._advice.cancel()
        for lookup in self._lookups.values():
            lookup.cancel()
        self._wake.set()

    def is_over(self) -> bool:
        """Whether the session has ended. Also ends it when its time is up."""
        if not self._over and self.expires is not None and self.expires <= time.time():
            self.end()
        return self._over

    async def close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._socket.close(code)

    # Both directions

    async def run(self) -> None:
        """Talk until the other side goes away. Its last message is still handled to the end: the
        sending task is cancelled, the receiving one is not."""
        sending = asyncio.create_task(self._send_all())
        try:
            # In a task of its own: here each wake-up would pass through Litestar's many frames.
            await asyncio.create_task(self._receive_all(sending))
        finally:
            self._leave()
            if self._timer is not None:
                self._timer.cancel()
            others = (t for t in (self._advice, self._passing_back) if t is not None)
            tasks = (sending, *others, *self._lookups.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send_all(self) -> None:
        try:
            while self._answers or not (self._over or self._moved):
                await self._wake.wait()
                try:
                    await self._send_pending()
                except DatabaseUnavailable as error:
                    await self._wait(error)
            await self._socket.close(SIGNED_OUT if self._over else MOVED)
        except Exception as error:
            if not _is_gone(error):
                self._hall.service.report_error("a WebSocket", error)
                await self.close(FAILED)
        finally:
            self._taken.set()

    async def _send_pending(self) -> None:
        """Send all answers, and an update if one is due, together."""
        texts = [*self._answers]
        self._answers.clear()
        opened = self._watched
        try:
            if opened is not None and self._changed and self._is_update_due():
                self._changed = False
                if not self._is_ready(opened):
                    # Answers need not wait for what the update waits for.
                    answers, texts = texts, []
                    await self._transmit(answers)
                    await self._make_ready(opened)
                if opened is self._watched:
                    texts += self._news(opened)
        except DatabaseUnavailable:
            raise
        except Elsewhere:
            self.move()
        except Declined as error:
            assert opened is not None
            self._part(opened, error)
        finally:
            await self._transmit(texts)

    async def _transmit(self, texts: Sequence[bytes]) -> None:
        if texts:
            await self._send(texts)
        self._taken.set()

    def _is_update_due(self) -> bool:
        """Whether it is time for another update; if not, a timer wakes us when it is."""
        now = self._loop.time()
        if now >= self._updated + UPDATE_SECONDS:
            self._updated = now
            return True
        if self._timer is None:
            self._timer = self._loop.call_at(self._updated + UPDATE_SECONDS, self._wake_again)
        return False

    def _wake_again(self) -> None:
        self._timer = None
        self._wake.set()

    async def _send_each(self, texts: Iterable[bytes]) -> None:
        """Where several messages cannot be sent at once."""
        for text in texts:
            await self._socket.send_text(text)

    async def _wait(self, error: DatabaseUnavailable) -> None:
        """The database is away: try again in a while."""
        await self._send([encode(wire.Trouble(problem(error)))])
        await asyncio.sleep(RETRY_SECONDS)
        self.notify()

    def _is_ready(self, opened: OpenTable) -> bool:
        """Whether an update can be made at once: we may watch the table, what we are to it is
        known, and it is as the log says."""
        return (
            opened is self._watched
            and not self.is_over()
            and opened.is_settled
            and opened.reader(self.person, self._watch.seat) == self._reader
            and (self._reader.inside or opened.admits(self.person, self._watch.invite))
        )

    async def _make_ready(self, opened: OpenTable) -> None:
        """Wait until an update can be made, or we watch something else. Whatever is awaited, all
        that was known before may have changed; at the end nothing is."""
        while opened is self._watched and not self._is_ready(opened):
            await self._hall.settle(opened)
            await self._check_admitted(opened)
            reader = opened.reader(self.person, self._watch.seat)
            if reader != self._reader and opened is self._watched:
                await self._become(opened, reader)

    def _news(self, opened: OpenTable) -> list[bytes]:
        """An update, and what was said since the last one. Nothing is awaited from the moment when
        it was checked that we may have them."""
        watch = self._watch
        update = opened.update_for(self._reader, self._at, self._events, watch.sections)
        news = [opened.updates.text(update, self._told)]
        self._told = update if watch.changes else None
        self._at, self._events = update.at, update.known
        if opened.chat_changes != self._chat_changes:
            self._lines, self._chat_changes = 0, opened.chat_changes
        lines = tuple(opened.chat[self._lines :])
        if lines:
            self._lines += len(lines)
            news.append(encode(wire.Chat(opened.record.id, lines)))
        return news

    async def _become(self, opened: OpenTable, reader: Reader) -> None:
        """Our seats have changed, or what we look from."""
        former, self._reader = self._reader, reader
        self._told = None
        if reader.seat != former.seat:  # each seat has events of its own
            self._at, self._events = 0, 0
        if reader.seats != former.seats:
            await self._report_loss(opened, former, reader)

    # Rights

    async def _check_admitted(self, opened: OpenTable) -> None:
        """Raise `Declined` if the table may no longer be watched."""
        if self.is_over():
            raise Declined("error-signed-out", status=401)
        invite = self._watch.invite
        if not opened.admits(self.person, invite):
            await self._hall.check_admitted(opened, self.person, invite)

    async def _report_loss(self, opened: OpenTable, former: Reader, reader: Reader) -> None:
        """Say so to somebody who was removed from a table that they may still watch."""
        if not former.seats or reader.inside or self.person is None:
            return
        if await self._hall.store.was_removed(opened.record.id, self.person):
            removed = problem(Declined("refusal-removed", status=403))
            self._answer(wire.Parted(opened.record.id, removed, watching=True))

    def _part(self, opened: OpenTable, why: Declined) -> None:
        """Stop watching a table, and say why."""
        if opened is self._watched:
            self._leave()
            self._answer(wire.Parted(opened.record.id, problem(why), watching=False))

    async def _receive_all(self, sending: asyncio.Task[None]) -> None:
        while True:
            message: Any = await self._receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            try:
                await self._hear(text if text is not None else message.get("bytes") or b"")
            except Exception as error:
                self._answer(wire.Trouble(self._problem(error)))
            if len(self._answers) >= UNSENT and not sending.done():
                self._taken.clear()
                await self._taken.wait()

    async def _hear(self, text: str | bytes) -> None:
        limits = self._hall.service.settings.limits
        self._count_message(limits.socket_messages)
        if len(text) > limits.body:
            raise Declined("error-too-large", status=413, limit=limits.body)
        try:
            message = _decoder.decode(text)
        except msgspec.ValidationError as error:
            raise shape_problem(error) from error
        except UnicodeDecodeError as error:
            raise Declined("error-utf8") from error
        except (msgspec.DecodeError, RecursionError) as error:
            raise Declined("error-message", problem=str(error)) from error
        if self.is_over():
            signed_out = Declined("error-signed-out", status=401)
            key = getattr(message, "key", None)
            if key is None:
                raise signed_out
            self._refuse(key, signed_out)
        elif self._moved:
            pass  # the tab comes back and sends it again
        elif self._stream is not None and not isinstance(message, wire.Watch | wire.Unwatch):
            await self._pass_on(self._stream, text)
        else:
            await self._do(message)

    def _count_message(self, limit: int) -> None:
        """Raise `Declined` if it is too much from this person or address: over however many
        sockets, open or closed."""
        take = self._hall.service.limiter.take
        take("messages", self.person or self._client, limit)
        take("messages of an address", self._client, limit * HOUSEHOLD)

    def _answer(self, message: wire.FromServer | Known) -> None:
        self._answers.append(encode(message))
        self._wake.set()

    # Messages from the tab

    async def _do(self, message: wire.FromClient) -> None:
        match message:
            case wire.Ping():
                self._answer(wire.Pong())
            case wire.Watch():
                await self._start_watching(message)
            case wire.Unwatch():
                self._leave()
            case wire.Choose():
                await self._done(message.key, self._choose(message))
            case wire.Undo():
                await self._done(message.key, self._take_back(message))
            case wire.Answer():
                opened = await self._table()
                seat = opened.any_seat(self.person)
                await answer_undo(self._hall, opened, seat, message.agree)
            case wire.Speak():
                await self._done(message.key, self._say(message))
            case wire.AskWhyNot():
                self._look_up(message.key, partial(self._why_not, message))
            case wire.AskOutcome():
                self._look_up(message.key, partial(self._outcome, message))
            case wire.AskHint():
                await self._ask_hint(message)

    async def _done(
        self,
        key: str,
        action: Coroutine[Any, Any, wire.Accepted | wire.Hint | Known],
    ) -> None:
        """Do something that has a key, and answer under that key. While the database is away, and
        when the table moves, there is no answer: the client sends it again."""
        try:
            self._answer(await action)
        except DatabaseUnavailable:
            raise
        except Elsewhere:
            self.move()
        except Exception as error:
            self._refuse(key, error)

    def _refuse(self, key: str, error: Exception) -> None:
        at = self._watched.at if self._watched is not None else 0
        self._answer(wire.Refusal(key, at, self._problem(error)))

    def _problem(self, error: Exception) -> wire.Problem:
        """An error as the tab gets it. A fault of ours is reported; the socket stays open."""
        if isinstance(error, KosmodromError) and status(error) != 500:
            return problem(error)
        self._hall.service.report_error("a WebSocket", error)
        return problem(Declined("error-internal", status=500))

    async def _table(self) -> OpenTable:
        """The watched table, if it may still be watched."""
        opened = self._watched
        if opened is None:
            raise Declined("refusal-watch-first", status=409)
        try:
            await self._check_admitted(opened)
        except DatabaseUnavailable:
            raise
        except Declined as error:
            self._part(opened, error)
            raise
        return opened

    async def _own(self, seat: Seat | None) -> tuple[OpenTable, Seat]:
        """The watched table, and the seat there that is meant."""
        opened = await self._table()
        return opened, opened.own_seat(self.person, seat)

    async def _start_watching(self, watch: wire.Watch) -> None:
        try:
            opened = await self._hall.admit(watch.table, self.person, watch.invite)
        except Elsewhere as elsewhere:
            if isinstance(self._socket, StreamSocket) or self._has_arrived:
                self._hall.leases.forget(watch.table)
                self.move()  # it was passed on to the wrong process
            elif not self._hand_over(watch, elsewhere.server):
                await self._watch_elsewhere(watch, elsewhere)
            return
        except Declined as error:
            if error.status != 403:
                raise
            self._leave()
            self._answer(wire.Parted(watch.table, problem(error), watching=False))
            return
        self._has_arrived = False
        if self._over:  # meanwhile
            return
        if opened is not self._watched or self._stream is not None:
            self._leave()
        self._watch = watch
        self._reader = opened.reader(self.person, watch.seat)
        self._at, self._events, self._lines = watch.at, watch.since, watch.chat
        self._told = None
        if opened is not self._watched:
            self._chat_changes = opened.chat_changes
        self._updated = -UPDATE_SECONDS
        arrived = opened is not self._watched
        self._watched = opened
        opened.watchers.add(self)
        self.notify()
        if arrived:
            self._publish_presence(opened)

    # Tables of other server processes

    def _hand_over(self, watch: wire.Watch, server: int) -> bool:
        """Let another server process go on with the connection; whether that can be done now."""
        connection = self._connection
        if connection is None or self._stream is not None or self._answers or self._over:
            return False
        luggage = connection.luggage(encode(watch).decode())
        if luggage is None or not self._peers.hand_over(server, connection.file, luggage):
            return False
        self._leave()
        connection.let_go()
        return True

    async def _watch_elsewhere(self, watch: wire.Watch, elsewhere: Elsewhere) -> None:
        """Let another server process show its table, from now on."""
        give_up = self._loop.time() + PASS_ON_SECONDS
        while True:
            try:
                if self._stream is None or self._stream.server != elsewhere.server:
                    stream = await self._peers.begin(elsewhere.server, self._visitor)
                    self._leave()
                    self._watch = watch
                    self._stream = stream
                    self._passing_back = asyncio.create_task(self._pass_back(stream))
                await self._pass_on(self._stream, encode(watch))
                return
            except LinkLost:
                if self._loop.time() > give_up:
                    raise elsewhere from None
            await asyncio.sleep(RETRY_LINK_SECONDS)
            try:
                await self._hall.open(watch.table)
            except Elsewhere as error:
                elsewhere = error
                continue
            await self._start_watching(watch)
            return

    async def _pass_on(self, stream: Stream, text: str | bytes) -> None:
        with contextlib.suppress(StreamOver):  # the tab will come back and send it again
            await stream.send(text.encode() if isinstance(text, str) else text)

    async def _pass_back(self, stream: Stream) -> None:
        """Send the tab what the other process says, until one of us ends it."""
        try:
            while (text := await stream.receive()) is not None:
                await self._socket.send_text(text)
        except Exception as error:
            if not _is_gone(error):
                self._hall.service.report_error("a WebSocket", error)
        if stream is not self._stream:
            return
        self._stream = None
        if stream.code == SIGNED_OUT:
            self.end()
        else:
            self._hall.leases.forget(self._watch.table)
            self.move()

    def _leave(self) -> None:
        stream, self._stream = self._stream, None
        if stream is not None:
            stream.close(GOING_AWAY)
        opened, self._watched = self._watched, None
        if opened is not None:
            opened.watchers.discard(self)
            self._publish_presence(opened)

    def _publish_presence(self, opened: OpenTable) -> None:
        """We came to a table or left it: show that to the others."""
        if self.person is not None:
            self._hall.publish_presence(opened)

    async def _choose(self, choice: wire.Choose) -> wire.Accepted:
        return await choose(self._hall, *await self._own(choice.seat), choice)

    async def _take_back(self, undo: wire.Undo) -> wire.Accepted:
        return await take_back(self._hall, *await self._own(undo.seat), undo)

    async def _say(self, speak: wire.Speak) -> wire.Accepted:
        opened = await self._table()
        if self.person is None:
            raise Declined("error-sign-in", status=401)
        await say(self._hall, opened, self.person, speak)
        return wire.Accepted(speak.key, opened.at)

    async def _why_not(self, wish: wire.AskWhyNot) -> Known:
        opened = await self._table()
        return Known(await why_not(self._hall, opened, self.person, wish, wish.key))

    async def _outcome(self, plan: wire.AskOutcome) -> Known:
        opened = await self._table()
        return Known(await outcome(self._hall, opened, self.person, plan, plan.key))

    def _look_up(self, key: str, look: Callable[[], Coroutine[Any, Any, Known]]) -> None:
        """Have something worked out, while other messages go on. If very much is wanted, then the
        oldest hardly is any more."""
        if len(self._lookups) >= WANTED:
            oldest, task = next(iter(self._lookups.items()))
            task.cancel()
            del self._lookups[oldest]
            self._refuse(oldest, Declined("refusal-overtaken", status=409))
        self._lookups[key] = asyncio.create_task(self._looked_up(key, look))

    async def _looked_up(self, key: str, look: Callable[[], Coroutine[Any, Any, Known]]) -> None:
        try:
            async with self._looking:
                await self._done(key, look())
        except DatabaseUnavailable as error:
            self.warn(error)
        finally:
            if self._lookups.get(key) is asyncio.current_task():
                del self._lookups[key]

    async def _ask_hint(self, ask: wire.AskHint) -> None:
        """A bot thinks for a while, and other messages go on meanwhile; one hint at a time."""
        if self._advice is not None and not self._advice.done():
            self._refuse(ask.key, Declined("refusal-hint-running", status=429))
            return
        self._advice = asyncio.create_task(self._advise(ask))

    async def _advise(self, ask: wire.AskHint) -> None:
        try:
            await self._done(ask.key, self._hint(ask))
        except DatabaseUnavailable as error:
            self.warn(error)

    async def _hint(self, ask: wire.AskHint) -> wire.Hint:
        return await self._bot_caller.hint(*await self._own(ask.seat), ask.key)


class Signal:
    """Like an `asyncio.Event` for a single waiter, by whose waiting it is cleared. An event costs
    several times as much, and here it is waited for before every update."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._is_set = False
        self._waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        self._is_set = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        if not self._is_set:
            self._waiter = self._loop.create_future()
            await self._waiter
        self._is_set = False


def _is_gone(error: BaseException) -> bool:
    """Whether an error only says that the other side has closed the socket."""
    return isinstance(error, WebSocketDisconnect | OSError) or (
        isinstance(error, RuntimeError) and "websocket" in str(error).lower()
    )


class StreamSocket:
    """A WebSocket that another server process passes on."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    async def receive(self) -> Any:
        text = await self._stream.receive()
        if text is None:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "bytes": text}

    async def send_text(self, text: bytes) -> None:
        try:
            await self._stream.send(text)
        except StreamOver as error:
            raise WebSocketDisconnect(detail="the stream is over") from error

    async def close(self, code: int) -> None:
        self._stream.close(code)


class LiveSockets:
    """All open WebSockets of this process, and those that others pass on."""

    def __init__(self, hall: Hall, bot_caller: BotCaller, peers: Peers) -> None:
        self._hall = hall
        self._bot_caller = bot_caller
        self._peers = peers
        self._sockets: set[LiveSocket] = set()
        self._clients: dict[str, int] = {}
        """How many sockets each client address has."""
        peers.on_sessions_ended = self.end_sessions
        peers.on_sessions_missed = self.check_sessions

    async def connect(self, socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
        """Talk with a tab until it goes away."""
        service = self._hall.service
        await socket.accept()
        if self._clients.get(visitor.client, 0) >= service.settings.limits.sockets:
            too_many = Declined("error-sockets", limit=service.settings.limits.sockets)
            await socket.send_text(encode(wire.Trouble(problem(too_many))))
            await socket.close(4429)
            return
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        connection = extensions.get(CONNECTION, {}).get("connection")
        live = LiveSocket(socket, self._hall, self._bot_caller, self._peers, visitor, connection)
        live._has_arrived = ARRIVED in extensions
        self._clients[visitor.client] = self._clients.get(visitor.client, 0) + 1
        self._sockets.add(live)
        service.metrics.sockets.inc()
        try:
            # We will hear when the session ends; but it may have ended just before this.
            await self._check_sessions([live])
            await live.run()
        except DatabaseUnavailable:
            await live.close(TRY_AGAIN)
        finally:
            service.metrics.sockets.dec()
            self._sockets.discard(live)
            self._clients[visitor.client] -= 1
            if not self._clients[visitor.client]:
                del self._clients[visitor.client]

    async def talk(self, stream: Stream, visitor: Visitor) -> None:
        """Talk with a tab that is connected to another server process."""
        asking.set(Asker(visitor.person, visitor.client))
        live = LiveSocket(StreamSocket(stream), self._hall, self._bot_caller, self._peers, visitor)
        self._sockets.add(live)
        try:
            await live.run()
        finally:
            self._sockets.discard(live)

    @property
    def count(self) -> int:
        return len(self._sockets)

    def end_sessions(self, sessions: Collection[str]) -> None:
        """Sessions have ended, here or in another process: close their sockets."""
        for live in tuple(self._sockets):
            if live.session in sessions:
                live.end()

    def end_expired(self) -> None:
        """Close the sockets of sessions whose time is up."""
        for live in tuple(self._sockets):
            live.is_over()

    async def check_sessions(self) -> None:
        """Close the sockets of sessions that have ended without our hearing of it."""
        await self._check_sessions(tuple(self._sockets))

    async def _check_sessions(self, sockets: Collection[LiveSocket]) -> None:
        sessions = {live.session for live in sockets if live.session is not None}
        if sessions:
            known = await open_sessions(self._hall.service, sessions)
            for live in sockets:
                if live.session in known:
                    live.expires = known[live.session]
                elif live.session is not None:
                    live.end()

    def warn(self, error: DatabaseUnavailable) -> None:
        """Tell every tab that the database is away."""
        for live in self._sockets:
            live.warn(error)

    def notify_all(self) -> None:
        """Send every tab an update of its table."""
        for live in self._sockets:
            live.notify()

    async def close(self) -> None:
        """Tell every tab that the server stops; they reconnect by themselves."""
        await asyncio.gather(*(live.close(GOING_AWAY) for live in tuple(self._sockets)))
