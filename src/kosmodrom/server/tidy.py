"""Tidying up: delete expired sessions and guests who have not come back for long, and pack the logs
of closed tables. This is done a little at a time, so that nobody has to wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from kosmodrom.server.people.accounts import absent_guests, forget_guest
from kosmodrom.server.people.sessions import DAY, forget_expired
from kosmodrom.server.service import Service
from kosmodrom.server.tables.log import pack_some_log
from kosmodrom.server.tasks import uninterrupted

BATCH: Final = 100
PAUSE: Final = 0.05
"""Seconds to leave to others after each guest, each log and each batch of sessions."""


@asynccontextmanager
async def tidying(service: Service) -> AsyncIterator[None]:
    """Tidy up in the background, inside the ``with`` block: at once, and then every day."""
    task = asyncio.create_task(_every_day(service))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _every_day(service: Service) -> None:
    while True:
        try:
            await tidy(service)
        except Exception as error:
            service.report_error("tidying up", error)
        await asyncio.sleep(DAY)


async def tidy(service: Service) -> None:
    """Delete what has expired, and pack what is over. Several servers may do this at once."""
    while await uninterrupted(forget_expired(service, BATCH)) == BATCH:
        await asyncio.sleep(PAUSE)
    while await uninterrupted(pack_some_log(service.database)):
        await asyncio.sleep(PAUSE)
    if service.settings.guest_days:
        await _forget_guests(service, time.time() - service.settings.guest_days * DAY)


async def _forget_guests(service: Service, before: float) -> None:
    last = ""
    while guests := await uninterrupted(absent_guests(service, before, last, BATCH)):
        for guest in guests:
            try:
                await uninterrupted(forget_guest(service, guest, before))
            except Exception as error:  # go on with the others
                service.report_error(f"forgetting guest {guest}", error)
            await asyncio.sleep(PAUSE)
        last = guests[-1]
