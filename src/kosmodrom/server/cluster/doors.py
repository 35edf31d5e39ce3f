"""Handing connections over to another process of the same machine.

A WebSocket about a table of another process can be passed on message by message, which costs both
processes about as much again. On one machine the connection itself can go where the table is: the
system gives the other process its file, and what has come over it and is not answered yet goes
along. Only Linux has the kind of socket that this needs; elsewhere messages are passed on.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from kosmodrom.core.codecs import msgpack_decoder

CAN_HAND_OVER: Final = sys.platform == "linux"
MOST: Final = 131_072
"""Bytes that can go along."""
_FILE: Final = array.array("i").itemsize


class Luggage(msgspec.Struct, frozen=True, array_like=True):
    """What goes along with a connection: the request that it began with, as it came, and messages
    that are not answered yet."""

    request: bytes
    messages: list[str]


OnArrival = Callable[[socket.socket, Luggage], None]

_pack: Final = msgspec.msgpack.Encoder().encode
_unpack: Final = msgpack_decoder(Luggage).decode


class Door:
    """Where connections come in: a socket in a folder that only the host can enter."""

    def __init__(self, path: Path, on_arrival: OnArrival) -> None:
        self._path = path
        self._on_arrival = on_arrival
        self._loop = asyncio.get_running_loop()
        self._lines: set[socket.socket] = set()
        self._listener = _new_socket()
        with _short(path) as name:
            self._listener.bind(name)
        self._listener.listen()
        self._loop.add_reader(self._listener, self._accept)

    def _accept(self) -> None:
        with contextlib.suppress(BlockingIOError):
            line, _ = self._listener.accept()
            line.setblocking(False)
            self._lines.add(line)
            self._loop.add_reader(line, self._receive, line)

    def _receive(self, line: socket.socket) -> None:
        try:
            packed, more, *_ = line.recvmsg(MOST, socket.CMSG_SPACE(_FILE), socket.MSG_CMSG_CLOEXEC)
        except BlockingIOError:
            return
        except OSError:
            packed, more = b"", []
        if not packed:
            self._hang_up(line)
            return
        for _, _, files in more:
            (file,) = array.array("i", files[:_FILE])
            self._on_arrival(socket.socket(fileno=file), _unpack(packed))

    def _hang_up(self, line: socket.socket) -> None:
        self._loop.remove_reader(line)
        self._lines.discard(line)
        line.close()

    def close(self) -> None:
        for line in tuple(self._lines):
            self._hang_up(line)
        self._loop.remove_reader(self._listener)
        self._listener.close()
        self._path.unlink(missing_ok=True)


class Passage:
    """The way to another process's door."""

    def __init__(self, path: Path) -> None:
        self._line = _new_socket()
        try:
            with _short(path) as name:
                self._line.connect(name)
        except OSError:
            self._line.close()
            raise

    def send(self, connection: int, luggage: Luggage) -> None:
        """Send a connection, by the number of its file; raises `OSError`, if there is no room for
        what goes along, or not at the moment, `BlockingIOError`."""
        packed = _pack(luggage)
        if len(packed) > MOST:  # the system would send it, and it would arrive cut off
            raise BlockingIOError
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))
        self._line.sendmsg([packed], [rights])

    def close(self) -> None:
        self._line.close()


def _new_socket() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    made.setblocking(False)
    return made


@contextlib.contextmanager
def _short(path: Path) -> Iterator[str]:
    """Another name of a file: those of sockets must be short."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)
