"""The WebSocket: one line for each tab, over which it watches a table and plays.

An update supersedes those before it, so a line keeps none: when the table has news, and the reader
has taken what was sent before, it is told how the table stands then. A slow reader slows nobody,
and a table at which much happens, as in a race, is told a few times a second.

Whether somebody may watch, and whether they are still signed in, is looked at again with every
message that comes and before everything that is sent. It is known here, without the database: the
table in memory says who belongs to it, and of sessions that end the switchboard hears.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Collection, Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import Seat
from kosmodrom.server import wire
from kosmodrom.server.database.engine import RETRY_SECONDS, Away
from kosmodrom.server.errors import Declined, field_problem, problem, status
from kosmodrom.server.people.sessions import Visitor, open_sessions
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.news import Channels
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.views import SPECTATOR, Reader, encode

UNSENT: Final = 32
"""How many answers may wait for a slow reader before nothing more is read from them."""
BREATH: Final = 0.05
"""Seconds between two updates at least."""
GOING_AWAY: Final = 1001
FAILED: Final = 1011
TRY_AGAIN: Final = 1013
SIGNED_OUT: Final = 4401

_decoder = msgspec.json.Decoder(wire.FromClient)


class Line:
    """One open WebSocket."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hall: Hall, channels: Channels, visitor: Visitor
    ) -> None:
        self.person = visitor.person
        self.session = visitor.session
        self.expires = visitor.expires
        self._over = False
        """Whether the session has ended."""
        self._socket = socket
        self._hall = hall
        self._channels = channels
        self._watched: OpenTable | None = None
        self._watch = wire.Watch("")
        self._reader = SPECTATOR
        """What we were to the table when it was last told."""
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

    def warn(self, away: Away) -> None:
        """The database is away: whoever waits for another's move waits for that, too."""
        self._answer(wire.Trouble(problem(away)))

    # The switchboard calls these when the session ends.

    def end(self) -> None:
        """The session is no more: nothing more is told or done, and the line is closed."""
        self._over = True
        self._leave()
        if self._advice is not None:
            self._advice.cancel()
        self._wake.set()

    def is_over(self) -> bool:
        """Whether the session has ended; notices when its time is up."""
        if not self._over and self.expires is not None and self.expires <= time.time():
            self.end()
        return self._over

    async def close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._socket.close(code)

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
            while self._answers or not self._over:
                await self._wake.wait()
                self._wake.clear()
                try:
                    await self._send_news()
                except Away as away:
                    await self._wait(away)
            await self._socket.close(SIGNED_OUT)
        except Exception as error:
            if not _is_gone(error):
                self._hall.service.report_error("a WebSocket", error)
                await self.close(FAILED)
        finally:
            self._taken.set()

    async def _send_news(self) -> None:
        while self._answers:
            await self._socket.send_text(self._answers.popleft())
        self._taken.set()
        opened = self._watched
        if opened is not None and self._changed and self._has_breathed():
            self._changed = False
            try:
                await self._send_update(opened)
                await self._send_chat(opened)
            except Away:
                raise
            except Declined as error:
                self._part(opened, error)

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

    async def _wait(self, away: Away) -> None:
        """The database is away: the news are told when it is back."""
        await self._socket.send_text(encode(wire.Trouble(problem(away))))
        await asyncio.sleep(RETRY_SECONDS)
        self.news()

    async def _send_update(self, opened: OpenTable) -> None:
        watch = self._watch
        await self._check_right(opened)
        reader = opened.reader(self.person, watch.seat)
        if reader.seats != self._reader.seats:
            await self._tell_of_loss(opened, reader)
        if reader.seat != self._reader.seat:  # other eyes, other events
            self._at, self._events = 0, 0
        self._reader = reader
        text, at, events = await self._hall.update(
            opened, reader, self._at, self._events, watch.sections
        )
        if reader != opened.reader(self.person, watch.seat):
            self.news()  # somebody else may have taken that seat
            return
        await self._check_right(opened)
        if opened is self._watched and watch is self._watch:
            self._at, self._events = at, events
            await self._socket.send_text(text)

    async def _send_chat(self, opened: OpenTable) -> None:
        await self._check_right(opened)
        lines = tuple(opened.chat[self._lines :])
        if lines and opened is self._watched:
            self._lines += len(lines)
            await self._socket.send_text(encode(wire.Chat(opened.record.id, lines)))

    # Rights

    async def _check_right(self, opened: OpenTable) -> None:
        """Raise `Declined` if the table may no longer be watched."""
        if self.is_over():
            raise Declined("error-signed-out", status=401)
        invite = self._watch.invite
        if not opened.admits(self.person, invite):
            await self._hall.check_admitted(opened, self.person, invite)

    async def _tell_of_loss(self, opened: OpenTable, reader: Reader) -> None:
        """Whoever was removed from a table that they may still watch is told so."""
        if not self._reader.seats or reader.inside or self.person is None:
            return
        if await self._hall.store.was_removed(opened.record.id, self.person):
            removed = problem(Declined("refusal-removed", status=403))
            self._answer(wire.Parted(opened.record.id, removed, watching=True))

    def _part(self, opened: OpenTable, why: Declined) -> None:
        """Watch a table no longer, and say why."""
        if opened is self._watched:
            self._leave()
            self._answer(wire.Parted(opened.record.id, problem(why), watching=False))

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
        else:
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
                opened = await self._table()
                await self._hall.answer_undo(opened, opened.any_seat(self.person), message.agree)
            case wire.Speak():
                await self._done(message.key, self._say(message))
            case wire.AskWhyNot():
                await self._done(message.key, self._why_not(message))
            case wire.AskHint():
                await self._ask_hint(message)

    async def _done(
        self,
        key: str,
        action: Coroutine[Any, Any, wire.Accepted | wire.WhyNot | wire.Hint],
    ) -> None:
        """Do something that has a key, and say under that key what came of it. While the database
        is away that is nothing yet: the other side sends it again."""
        try:
            self._answer(await action)
        except Away:
            raise
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

    async def _table(self) -> OpenTable:
        """The table that is watched, if it still may be."""
        opened = self._watched
        if opened is None:
            raise Declined("refusal-watch-first", status=409)
        try:
            await self._check_right(opened)
        except Away:
            raise
        except Declined as error:
            self._part(opened, error)
            raise
        return opened

    async def _own(self, seat: Seat | None) -> tuple[OpenTable, Seat]:
        """The table that is watched, and the own seat that is meant."""
        opened = await self._table()
        return opened, opened.own_seat(self.person, seat)

    async def _start_watching(self, watch: wire.Watch) -> None:
        try:
            opened = await self._hall.admit(watch.table, self.person, watch.invite)
        except Declined as error:
            if error.status != 403:
                raise
            self._leave()
            self._answer(wire.Parted(watch.table, problem(error), watching=False))
            return
        if self._over:  # meanwhile
            return
        if opened is not self._watched:
            self._leave()
        self._watch = watch
        self._reader = opened.reader(self.person, watch.seat)
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
        return await self._hall.choose(*await self._own(choice.seat), choice)

    async def _take_back(self, wish: wire.Undo) -> wire.Accepted:
        return await self._hall.take_back(*await self._own(wish.seat), wish)

    async def _say(self, speak: wire.Speak) -> wire.Accepted:
        opened = await self._table()
        if self.person is None:
            raise Declined("error-sign-in", status=401)
        await self._hall.say(opened, self.person, speak)
        return wire.Accepted(speak.key, opened.at)

    async def _why_not(self, wish: wire.AskWhyNot) -> wire.WhyNot:
        why = await self._hall.why_not(*await self._own(wish.seat), wish.option)
        return wire.WhyNot(wish.key, why)

    async def _ask_hint(self, ask: wire.AskHint) -> None:
        """A bot thinks for a while: the line goes on meanwhile, with one question at a time."""
        if self._advice is not None and not self._advice.done():
            self._refuse(ask.key, Declined("refusal-hint-running", status=429))
            return
        self._advice = asyncio.create_task(self._advise(ask))

    async def _advise(self, ask: wire.AskHint) -> None:
        try:
            await self._done(ask.key, self._hint(ask))
        except Away as away:
            self.warn(away)

    async def _hint(self, ask: wire.AskHint) -> wire.Hint:
        return await self._hall.hint(*await self._own(ask.seat), ask.key)


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
        self._lines: set[Line] = set()
        self._clients: dict[str, int] = {}
        """How many lines each address has."""
        channels.on_sessions_ended = self.end

    async def connect(self, socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
        """Talk with a tab until it goes away."""
        service = self._hall.service
        await socket.accept()
        if self._clients.get(visitor.client, 0) >= service.settings.limits.sockets:
            too_many = Declined("error-sockets", limit=service.settings.limits.sockets)
            await socket.send_text(encode(wire.Trouble(problem(too_many))))
            await socket.close(4429)
            return
        line = Line(socket, self._hall, self._channels, visitor)
        self._clients[visitor.client] = self._clients.get(visitor.client, 0) + 1
        self._lines.add(line)
        service.metrics.sockets.inc()
        try:
            # From now on we hear when the session ends; it may have done so just before.
            await self._part([line])
            await line.run()
        except Away:
            await line.close(TRY_AGAIN)
        finally:
            service.metrics.sockets.dec()
            self._lines.discard(line)
            self._clients[visitor.client] -= 1
            if not self._clients[visitor.client]:
                del self._clients[visitor.client]

    @property
    def count(self) -> int:
        return len(self._lines)

    def end(self, sessions: Collection[str]) -> None:
        """Sessions have ended, here or elsewhere: close their lines."""
        for line in tuple(self._lines):
            if line.session in sessions:
                line.end()

    def expire(self) -> None:
        """Close the lines of sessions whose time is up."""
        for line in tuple(self._lines):
            line.is_over()

    def warn(self, away: Away) -> None:
        """Tell every tab that the database is away."""
        for line in self._lines:
            line.warn(away)

    def reassure(self) -> None:
        """Show every tab how its table stands: the database is back."""
        for line in self._lines:
            line.news()

    async def part(self) -> None:
        """Close the lines of sessions that are no more, should we not have heard of it."""
        await self._part(tuple(self._lines))

    async def _part(self, lines: Collection[Line]) -> None:
        sessions = {line.session for line in lines if line.session is not None}
        if sessions:
            known = await open_sessions(self._hall.service, sessions)
            for line in lines:
                if line.session in known:
                    line.expires = known[line.session]
                elif line.session is not None:
                    line.end()

    async def close(self) -> None:
        """Tell every tab that the server goes away; they try again by themselves."""
        await asyncio.gather(*(line.close(GOING_AWAY) for line in tuple(self._lines)))
