"""Processes of their own for what may crash, hang, or need too much memory."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kosmodrom.server.processes.pool import Pool, ProcessFailed
from tests.server.venue import until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pool]:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2]))
    pool = Pool("tests.server.children")
    yield pool
    await pool.close()


async def test_a_process_serves_again_and_again(pool: Pool) -> None:
    assert await pool.ask(b"one", 30.0) == b"ONE"
    [first] = pool.idle
    assert await pool.ask(b"two", 30.0) == b"TWO"
    assert pool.idle == [first]
    assert os.getpriority(os.PRIO_PROCESS, first.pid) > os.getpriority(os.PRIO_PROCESS, 0)
    await pool.rest()
    assert not first.alive
    assert await pool.ask(b"three", 30.0) == b"THREE"


@pytest.mark.parametrize("job", [b"crash", b"fail", b"hang", b"devour"])
@pytest.mark.skipif(sys.platform != "linux", reason="limits the memory of a process")
async def test_one_that_dies_or_hangs_is_replaced(pool: Pool, job: bytes) -> None:
    assert await pool.ask(b"one", 30.0) == b"ONE"
    [first] = pool.idle
    with pytest.raises(ProcessFailed):
        await pool.ask(job, 1.0 if job == b"hang" else 30.0)
    assert not first.alive
    assert (pool.idle, pool.busy) == ([], set())
    assert await pool.ask(b"two", 30.0) == b"TWO"


async def test_who_gives_up_lets_the_job_end(pool: Pool) -> None:
    assert await pool.ask(b"one", 30.0) == b"ONE"
    [process] = pool.idle
    os.kill(process.pid, signal.SIGSTOP)
    asking = asyncio.create_task(pool.ask(b"two", 30.0))
    await until(lambda: pool.busy, "the work")
    asking.cancel()
    await asyncio.sleep(0.05)
    assert not asking.done()  # the place is not free yet
    os.kill(process.pid, signal.SIGCONT)
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert (pool.idle, pool.busy) == ([process], set())
    assert await pool.ask(b"three", 30.0) == b"THREE"


async def test_who_gives_up_leaves_no_process_that_hangs(pool: Pool) -> None:
    asking = asyncio.create_task(pool.ask(b"hang", 0.5))
    await until(lambda: pool.busy, "the work")
    [process] = pool.busy
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert not process.alive
    assert (pool.idle, pool.busy) == ([], set())
