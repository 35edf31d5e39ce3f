"""The processes that work out what people look up: see `analyst`.

What somebody waits for at the board (what a choice would do, why it is not offered, a moment of a
replay) never waits behind whole games that are played again: each kind has processes of its own.
In both the fair queue says whose turn it is, by address and then by person, and there is a bound
for how many of these jobs may wait, in all and for one address.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec

from kosmodrom.core.codecs import json_decoder, msgpack_decoder
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined, DeclinedElsewhere
from kosmodrom.server.processes.asker import asking
from kosmodrom.server.processes.fair_queue import Claim, Urgency
from kosmodrom.server.processes.pool import Pool, ProcessFailed
from kosmodrom.server.processes.turns import Turns
from kosmodrom.server.tables.analyst import (
    Answer,
    Failure,
    Frozen,
    Job,
    Load,
    Loaded,
    MakeReel,
    Reel,
    Refusal,
    ShowMoment,
    Told,
)
from kosmodrom.server.tables.records import SnapshotBody, Stored

MODULE: Final = "kosmodrom.server.tables.analyst"
PLACES: Final = max(1, (os.cpu_count() or 1) // 2)
"""How many processes there are at most for whole games, and as many for the rest."""
WAITING: Final = 300
"""How many jobs may wait."""
OF_ONE: Final = 30
"""How many of one address may wait or be done."""
SECONDS: Final = 30.0
"""How long a job may take; a whole game takes less than one on an idle machine."""
RETRY_SECONDS: Final = 5

_read_answer: Callable[[bytes], Answer] = msgpack_decoder(Answer).decode
_read_problem: Callable[[bytes], wire.Problem] = json_decoder(wire.Problem).decode


class AnalystFailed(Exception):
    """A fault of ours, a damaged log, or a job that took too long."""


class AnalystsBusy(Declined):
    """Too many jobs wait already."""

    def __init__(self) -> None:
        headers = {"Retry-After": str(RETRY_SECONDS)}
        super().__init__("error-busy", status=503, headers=headers)


class Analysts:
    """The processes that work out what people look up."""

    def __init__(self, overlay: Path | None) -> None:
        self.overlay = str(overlay) if overlay is not None else None
        self.glances = Desk(PLACES)
        """For what somebody waits for at the board."""
        self.games = Desk(PLACES)
        """For whole games."""

    async def ask(self, make: Callable[[], Awaitable[Job]]) -> bytes:
        """What is told of something at a board, as JSON. The job is made when its turn has come, of
        the table as it is then; or it is declined, if it does not apply any more."""
        answer = await self._answer(self.glances, make)
        assert isinstance(answer, Told)
        return answer.text

    async def show(self, job: ShowMoment) -> bytes:
        """A moment of a game: what `MomentView` has, as JSON."""
        return await self.ask(_given(job))

    async def replay(self, stored: Stored) -> SnapshotBody:
        """A stored game as it stands after its last entry."""
        answer = await self._answer(self.games, _given(Load(stored, self.overlay)))
        assert isinstance(answer, Loaded)
        return answer.snapshot

    async def reel(self, game: str, frozen: bytes) -> Reel:
        """A game that can be shown at any moment."""
        job = MakeReel(Frozen(game, frozen, self.overlay))
        answer = await self._answer(self.games, _given(job))
        assert isinstance(answer, Reel)
        return answer

    async def _answer(self, desk: Desk, make: Callable[[], Awaitable[Job]]) -> Loaded | Reel | Told:
        asker = asking.get()
        if desk.queue.waiting >= WAITING or desk.queue.jobs_of(asker.client) >= OF_ONE:
            raise AnalystsBusy
        claim = Claim(asker.person or asker.client, (asker.client,), lambda: Urgency.WAITED_FOR)
        async with desk.turn(claim):
            job = await make()
            try:
                packed = await desk.processes.ask(msgspec.msgpack.encode(job), SECONDS)
            except ProcessFailed as error:
                raise AnalystFailed(f"{type(job).__name__}: {error}") from error
        answer = _read_answer(packed)
        match answer:
            case Refusal():
                raise DeclinedElsewhere(_read_problem(answer.problem), answer.status)
            case Failure():
                raise AnalystFailed(f"{type(job).__name__}: {answer.traceback}")
        return answer

    async def warm(self) -> None:
        """Have a process ready for the first who asks: to start one takes a second."""
        await self.glances.processes.warm()

    async def rest(self) -> None:
        """End the processes that have nothing to do, but for one that is ready for the next."""
        await asyncio.gather(self.glances.processes.rest(but=1), self.games.processes.rest())

    async def close(self) -> None:
        await asyncio.gather(self.glances.processes.close(), self.games.processes.close())


def _given(job: Job) -> Callable[[], Awaitable[Job]]:
    async def make() -> Job:
        return job

    return make


class Desk(Turns):
    """A few processes, and the queue before them."""

    def __init__(self, places: int) -> None:
        super().__init__(places)
        self.processes = Pool(MODULE)
