"""Tasks in the background of a server process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


async def every(seconds: float, act: Callable[[], Awaitable[None]]) -> None:
    """Do something every few seconds, for as long as the server runs."""
    while True:
        await asyncio.sleep(seconds)
        await uninterrupted(act())


async def uninterrupted(action: Awaitable[T]) -> T:
    """Do something to its end, even if the caller is cancelled: the caller then waits for it. A
    query to SQLite goes on in its thread, which would find its event loop closed when the server
    ends."""
    task = asyncio.ensure_future(action)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # nobody wants to hear of it any more
        raise
