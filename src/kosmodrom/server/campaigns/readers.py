"""Reading the records of strangers, in processes that may die of it: see `reader`.

A few records are read at once, and people take turns. Everything has a limit: the size of a record,
its choices, the time and memory to replay it, and how many people may wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from kosmodrom.core.codecs import msgpack_decoder
from kosmodrom.server.campaigns.reader import (
    Reading,
    ReadJob,
    ReadRecord,
    RefusedRecord,
)
from kosmodrom.server.errors import Declined
from kosmodrom.server.processes.fair_queue import Claim, Urgency
from kosmodrom.server.processes.pool import Pool, ProcessFailed
from kosmodrom.server.processes.turns import Turns
from kosmodrom.server.service import Service

RECORD_BYTES: Final = 2_000_000
"""How large a record may be."""
SECONDS: Final = 20.0
"""How long it may take to replay one; the largest takes two on an idle machine."""
AT_ONCE: Final = 2
WAITING: Final = 30
"""How many people may wait, with their records in memory."""
OF_ONE: Final = 10
"""How many records of one address may wait or be read: nobody fills the queue alone."""
RETRY_SECONDS: Final = 10

_read_answer: Callable[[bytes], Reading] = msgpack_decoder(Reading).decode


class Readers(Turns):
    """The processes that read records."""

    def __init__(self, service: Service) -> None:
        super().__init__(AT_ONCE)
        overlay = service.settings.overlay
        self._service = service
        self._overlay = str(overlay) if overlay is not None else None
        self.processes = Pool("kosmodrom.server.campaigns.reader")

    async def read(self, record: msgspec.Raw, client: str, person: str) -> ReadRecord:
        """Replay a record; raises `Declined` if it is refused, or cannot be read now or ever."""
        if self.queue.waiting >= WAITING or self.queue.jobs_of(client) >= OF_ONE:
            headers = {"Retry-After": str(RETRY_SECONDS)}
            raise Declined("error-readers-busy", status=503, headers=headers)
        async with self.turn(Claim(person, (client,), lambda: Urgency.WAITED_FOR)):
            answer = await self.ask(ReadJob(bytes(record), self._overlay))
        if isinstance(answer, RefusedRecord):
            raise _declined(answer)
        return answer

    async def ask(self, job: ReadJob) -> Reading:
        try:
            answer = await self.processes.ask(msgspec.msgpack.encode(job), SECONDS)
            return _read_answer(answer)
        except (ProcessFailed, msgspec.DecodeError) as error:
            self._service.report_error("reading a record", error)
            raise Declined("error-record-unreadable", status=422) from error

    async def rest(self) -> None:
        await self.processes.rest()

    async def close(self) -> None:
        await self.processes.close()


def _declined(refused: RefusedRecord) -> Declined:
    declined = Declined(refused.message, status=refused.status, **refused.args)
    declined.package = refused.package
    return declined
