"""The WebSocket: one line for each tab, over which it watches a table and plays.

An update supersedes those before it, so a line keeps none: when the table has news, and the reader
has taken what was sent before, it is told how the table stands then. A slow reader slows nobody,
and a table at which much happens, as in a race, is told a few times a second.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import Seat
from kosmodrom.server import wire
from kosmodrom.server.channels import Channels
from kosmodrom.server.hall import Hall
from kosmodrom.server.opened import OpenTable
from kosmodrom.server.problems import Declined, field_problem, problem, status
from kosmodrom.server.sessions import Visitor, open_sessions
from kosmodrom.server.tell import encode

UNSENT: Final = 32
"""How many answers may wait for a slow reader before nothing more is read from them."""
BREATH: Final = 0.05
"""Seconds between two updates at least."""
GOING_AWAY: Final = 1001
FAILED: Final = 1011
SIGNED_OUT: Final = 4401

_decoder = msgspec.json.Decoder(wire.FromClient)


class Line:
    """One open WebSocket."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hall: Hall, channels: Channels, visitor: Visitor
    ) -> None:
        self.person = visitor.person
        self._socket = socket
        self._hall = hall
        self._channels = channels
        self._watched: OpenTable | None = None
        self._watch = wire.Watch("")
        self._seat: Seat | None = None
        self._at = 0
        self._events = 0
        self._lines = 0
        self._changed = False
        """Whether the table has news that are not sent."""
        self._told = -BREATH
        """When the last update was sent, by the loop's clock."""
        self._breath: asyncio.TimerHandle | None = None
        """Wakes us for an update that came too soon after the last."""
        self._wake = asyncio.Event()
        self._answers: deque[bytes] = deque()
        self._taken = asyncio.Event()
        """Set when the answers are sent, or nothing more will be."""
        self._advice: asyncio.Task[None] | None = None
        self._limit = hall.service.settings.limits.socket_messages

    # The hall calls this when the table changed.

    def news(self) -> None:
        self._changed = True
        self._wake.set()

    # Both directions

    async def run(self) -> None:
        """Talk until the other side goes away. What it wanted last is done to its end even so: the
        sending is broken off, but the receiving ends by itself."""
        sending = asyncio.create_task(self._send_all())
        try:
            # As a task: it is woken again and again, and here we are many calls deep in Litestar.
            await asyncio.create_task(self._receive_all(sending))
        finally:
            self._leave()
            if self._breath is not None:
                self._breath.cancel()
            tasks = [task for task in (sending, self._advice) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send_all(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                await self._send_news()
        except Exception as error:
            if not _is_gone(error):
                self._hall.service.report_error("a WebSocket", error)
                with contextlib.suppress(Exception):
                    await self._socket.close(FAILED)
        finally:
            self._taken.set()

    async def _send_news(self) -> None:
        while self._answers:
            await self._socket.send_text(self._answers.popleft())
        self._taken.set()
        opened = self._watched
        if opened is not None and self._changed and self._has_breathed():
            self._changed = False
            await self._send_update(opened)
            await self._send_chat(opened)

    def _has_breathed(self) -> bool:
        """Whether it is time for another update; if not, we are woken when it is."""
        loop = asyncio.get_running_loop()
        if loop.time() >= self._told + BREATH:
            self._told = loop.time()
            return True
        if self._breath is None:
            self._breath = loop.call_at(self._told + BREATH, self._wake_again)
        return False

    def _wake_again(self) -> None:
        self._breath = None
        self._wake.set()

    async def _send_update(self, opened: OpenTable) -> None:
        watch = self._watch
        reader = opened.reader(self.person)
        if reader.seat != self._seat:  # other eyes, other events
            self._seat, self._at, self._events = reader.seat, 0, 0
        text, at, events = await self._hall.update(
            opened, reader, self._at, self._events, watch.sections
        )
        if opened is self._watched and watch is self._watch:
            self._at, self._events = at, events
            await self._socket.send_text(text)

    async def _send_chat(self, opened: OpenTable) -> None:
        lines = tuple(opened.chat[self._lines :])
        if lines and opened is self._watched:
            self._lines += len(lines)
            await self._socket.send_text(encode(wire.Chat(opened.record.id, lines)))

    async def _receive_all(self, sending: asyncio.Task[None]) -> None:
        while True:
            message = await self._socket.receive()
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
        self._hall.service.limiter.take("socket", str(id(self)), self._limit)
        if len(text) > limits.body:
            raise Declined("error-too-large", status=413, limit=limits.body)
        try:
            message = _decoder.decode(text)
        except msgspec.ValidationError as error:
            said, _, where = str(error).partition(" - at `$")
            raise field_problem(where.rstrip("`").lstrip("."), said) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Declined("error-message", problem=str(error)) from error
        await self._do(message)

    def _answer(self, message: wire.FromServer) -> None:
        self._answers.append(encode(message))
        self._wake.set()

    # What a tab may say

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
                await self._hall.answer_undo(self._table, self._own(), message.agree)
            case wire.Speak():
                await self._done(message.key, self._say(message))
            case wire.AskWhyNot():
                await self._done(message.key, self._why_not(message))
            case wire.AskHint():
                await self._ask_hint(message.key)

    async def _done(
        self,
        key: str,
        action: Coroutine[Any, Any, wire.Accepted | wire.WhyNot | wire.Hint],
    ) -> None:
        """Do something that has a key, and say under that key what came of it."""
        try:
            self._answer(await action)
        except Exception as error:
            self._refuse(key, error)

    def _refuse(self, key: str, error: Exception) -> None:
        at = self._watched.at if self._watched is not None else 0
        self._answer(wire.Refusal(key, at, self._problem(error)))

    def _problem(self, error: Exception) -> wire.Problem:
        """What a tab is told of an error. Our own faults are reported, and the line goes on."""
        if isinstance(error, KosmodromError) and status(error) != 500:
            return problem(error)
        self._hall.service.report_error("a WebSocket", error)
        return problem(Declined("error-internal", status=500))

    @property
    def _table(self) -> OpenTable:
        if self._watched is None:
            raise Declined("refusal-watch-first", status=409)
        return self._watched

    def _own(self) -> Seat:
        seat = self._table.reader(self.person).seat
        if seat is None:
            raise Declined("refusal-not-at-table", status=403)
        return seat

    async def _start_watching(self, watch: wire.Watch) -> None:
        opened = await self._hall.admit(watch.table, self.person, watch.invite)
        if opened is not self._watched:
            self._leave()
        self._watch = watch
        self._seat = opened.reader(self.person).seat
        self._at, self._events, self._lines = watch.at, watch.since, watch.chat
        self._told = -BREATH
        arrived = opened is not self._watched
        self._watched = opened
        opened.watchers.add(self)
        self.news()
        if arrived:
            self._show(opened)

    def _leave(self) -> None:
        opened, self._watched = self._watched, None
        if opened is not None:
            opened.watchers.discard(self)
            self._show(opened)

    def _show(self, opened: OpenTable) -> None:
        """Somebody came or went: the others see it."""
        if self.person is not None:
            self._hall.show(opened)
            self._channels.here(opened)

    async def _choose(self, choice: wire.Choose) -> wire.Accepted:
        return await self._hall.choose(self._table, self._own(), choice)

    async def _take_back(self, wish: wire.Undo) -> wire.Accepted:
        return await self._hall.take_back(self._table, self._own(), wish)

    async def _say(self, speak: wire.Speak) -> wire.Accepted:
        opened = self._table
        if self.person is None:
            raise Declined("error-sign-in", status=401)
        await self._hall.say(opened, self.person, speak)
        return wire.Accepted(speak.key, opened.at)

    async def _why_not(self, wish: wire.AskWhyNot) -> wire.WhyNot:
        why = await self._hall.why_not(self._table, self._own(), wish.option)
        return wire.WhyNot(wish.key, why)

    async def _ask_hint(self, key: str) -> None:
        """A bot thinks for a while: the line goes on meanwhile, with one question at a time."""
        if self._advice is not None and not self._advice.done():
            self._refuse(key, Declined("refusal-hint-running", status=429))
            return
        self._advice = asyncio.create_task(self._done(key, self._hint(key)))

    async def _hint(self, key: str) -> wire.Hint:
        return await self._hall.hint(self._table, self._own(), key)


def _is_gone(error: BaseException) -> bool:
    """Whether an error only says that the other side has closed the line."""
    return isinstance(error, WebSocketDisconnect | OSError) or (
        isinstance(error, RuntimeError) and "websocket" in str(error).lower()
    )


class Switchboard:
    """All open lines of this process."""

    def __init__(self, hall: Hall, channels: Channels) -> None:
        self._hall = hall
        self._channels = channels
        self._lines: dict[str, int] = {}
        self._sockets: dict[WebSocket[Any, Any, Any], str | None] = {}
        """With the session of each."""

    async def connect(self, socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
        """Talk with a tab until it goes away."""
        service = self._hall.service
        await socket.accept()
        if self._lines.get(visitor.client, 0) >= service.settings.limits.sockets:
            too_many = Declined("error-sockets", limit=service.settings.limits.sockets)
            await socket.send_text(encode(wire.Trouble(problem(too_many))))
            await socket.close(4429)
            return
        self._lines[visitor.client] = self._lines.get(visitor.client, 0) + 1
        self._sockets[socket] = visitor.session
        service.metrics.sockets.inc()
        try:
            await Line(socket, self._hall, self._channels, visitor).run()
        finally:
            service.metrics.sockets.dec()
            del self._sockets[socket]
            self._lines[visitor.client] -= 1
            if not self._lines[visitor.client]:
                del self._lines[visitor.client]

    @property
    def count(self) -> int:
        return len(self._sockets)

    async def part(self) -> None:
        """Close the lines of sessions that are no more: somebody signed out, here or elsewhere."""
        sessions = {session for session in self._sockets.values() if session is not None}
        gone = sessions - await open_sessions(self._hall.service, sessions) if sessions else set()
        for socket, session in tuple(self._sockets.items()):
            if session in gone:
                with contextlib.suppress(Exception):
                    await socket.close(SIGNED_OUT)

    async def close(self) -> None:
        """Tell every tab that the server goes away; they try again by themselves."""
        for socket in tuple(self._sockets):
            with contextlib.suppress(Exception):
                await socket.close(GOING_AWAY)
