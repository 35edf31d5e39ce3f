"""What nobody will ask for again is forgotten: sessions whose time is over, and guests who have not
come for long. The logs of tables that were closed are packed. It is done a little at a time, so
that nobody has to wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from kosmodrom.server.people.accounts import forget_guest, strayed_guests
from kosmodrom.server.people.sessions import DAY, forget_expired
from kosmodrom.server.service import Service
from kosmodrom.server.tables.clocks import to_its_end
from kosmodrom.server.tables.store import pack_some_log

BATCH: Final = 100
PAUSE: Final = 0.05
"""Seconds that are left to others after each guest, each log and each batch of sessions."""


@asynccontextmanager
async def tidying(service: Service) -> AsyncIterator[None]:
    """Meanwhile it is tidied up: at once, and then every day."""
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
    """Forget what is out of date, and pack what is over. Several servers may do so at once."""
    while await to_its_end(forget_expired(service, BATCH)) == BATCH:
        await asyncio.sleep(PAUSE)
    while await to_its_end(pack_some_log(service.database)):
        await asyncio.sleep(PAUSE)
    if service.settings.guest_days:
        await _forget_guests(service, time.time() - service.settings.guest_days * DAY)


async def _forget_guests(service: Service, before: float) -> None:
    last = ""
    while guests := await to_its_end(strayed_guests(service, before, last, BATCH)):
        for guest in guests:
            try:
                await to_its_end(forget_guest(service, guest, before))
            except Exception as error:  # the others are not kept because of one
                service.report_error(f"forgetting guest {guest}", error)
            await asyncio.sleep(PAUSE)
        last = guests[-1]
