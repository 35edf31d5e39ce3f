"""Records of campaigns from strangers: they are read in processes of their own, and everything
about them has a limit."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.core.rng import Random
from kosmodrom.core.series import Series
from kosmodrom.server import wire
from kosmodrom.server.campaigns import reader, readers
from kosmodrom.server.campaigns.reader import ReadJob, ReadRecord, RefusedRecord, read
from kosmodrom.server.campaigns.readers import RECORD_BYTES, Readers
from kosmodrom.server.config import Limits
from kosmodrom.server.errors import Declined, problem
from kosmodrom.server.processes.fair_queue import Claim, Urgency
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.service import Service
from tests.server.conftest import MakeServer, Visitor
from tests.server.venue import HomeReaders, add_people, playing, until

pytestmark = pytest.mark.anyio


@cache
def record() -> bytes:
    """A campaign of First Martians with one finished chapter."""
    series: Series[Any, Any, Any] = Series.start(
        "first_martians", "first-steps", seats=1, seed="known"
    )
    table, chance = series.play(), Random.seeded("known")
    while not table.finished:
        seat = next(iter(table.pending))
        table.decide(seat, chance.choice(table.pending[seat].options))
    series.advance()
    return series.chronicle.to_json()


def changed(**changes: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(record()) | changes)


async def bring(runtime: Runtime, text: bytes, client: str = "here") -> wire.CampaignView:
    wish = wire.ImportCampaign(msgspec.Raw(text))
    return await runtime.campaigns.import_record("Lena", wish, client)


@pytest.fixture
async def runtime(tmp_path: Path) -> AsyncIterator[Runtime]:
    """A hall without a network that has real processes for records."""
    async with playing(tmp_path, home=False, bots=False) as runtime:
        await add_people(runtime, "Lena")
        yield runtime


# In a process of its own


async def test_a_process_reads_what_would_be_read_here(runtime: Runtime) -> None:
    here = read(ReadJob(record()))
    there = await runtime.campaigns.readers.ask(ReadJob(record()))
    assert isinstance(here, ReadRecord)
    assert here == there
    assert len(here.chapters) == 1
    for wrong in (b"{}", changed(game="chess"), changed(seats=[]), changed(campaign="x")):
        here = read(ReadJob(wrong))
        there = await runtime.campaigns.readers.ask(ReadJob(wrong))
        assert isinstance(here, RefusedRecord)
        assert isinstance(there, RefusedRecord)
        assert (here.message, here.status) == (there.message, there.status)


async def test_an_imported_chapter_can_be_replayed(runtime: Runtime) -> None:
    view = await bring(runtime, record())
    assert view.you == 0
    [chapter] = view.chapters
    opened = await runtime.hall.admit(chapter.table, "Lena", None)
    shown = await runtime.replays.replay(opened, opened.reader("Lena"))
    made = msgspec.json.decode(record())["chapters"][0]["choices"]
    assert len(shown.moments) == len(made)


async def test_a_reader_that_dies_is_replaced(runtime: Runtime) -> None:
    await bring(runtime, record())
    pool = runtime.campaigns.readers.processes
    [first] = pool.idle
    os.kill(first.pid, signal.SIGSTOP)
    bringing = asyncio.create_task(bring(runtime, record()))
    await until(lambda: pool.busy, "the reading")
    os.kill(first.pid, signal.SIGSEGV)
    os.kill(first.pid, signal.SIGCONT)
    with pytest.raises(Declined) as caught:
        await bringing
    told = problem(caught.value)
    assert told.id == "error-record-unreadable"
    assert told.text.en.startswith("This record could not be replayed here")
    assert told.text.pl.startswith("Nie udało się odtworzyć tego zapisu")
    assert caught.value.status == 422
    # Nothing of it is left, and the next one is read.
    assert len(await runtime.campaigns.own("Lena")) == 1
    await bring(runtime, record())


async def test_a_reader_that_takes_too_long_is_killed(
    runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bring(runtime, record())
    pool = runtime.campaigns.readers.processes
    [first] = pool.idle
    os.kill(first.pid, signal.SIGSTOP)
    monkeypatch.setattr(readers, "SECONDS", 0.2)
    with pytest.raises(Declined, match="takes too long"):
        await bring(runtime, record())
    assert not first.alive


async def test_idle_readers_end(runtime: Runtime) -> None:
    await bring(runtime, record())
    [first] = runtime.campaigns.readers.processes.idle
    await runtime._forget_idle()
    assert not first.alive


# Limits


@pytest.mark.parametrize("limit", ["CHOICES", "CHAPTER_CHOICES"])
def test_a_record_has_only_so_many_choices(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    assert isinstance(read(ReadJob(record())), ReadRecord)
    monkeypatch.setattr(reader, limit, 20)
    refused = read(ReadJob(record()))
    assert isinstance(refused, RefusedRecord)
    assert (refused.message, refused.status) == ("error-record-choices", 413)
    told = problem(readers._declined(refused)).text
    assert told.en.startswith("This record has too many choices")
    assert told.pl.startswith("Ten zapis ma za dużo ruchów")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b'{"options":{"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}}", "error-history-json"),
        (b'{"game":"\xff"}', "error-history-json"),
        (changed(options={"x": [[]] * 100_000}), "error-option-unknown"),
        (changed(seats=["A"] * 100_000), "error-seats"),
        (changed(game="x" * 100_000), "error-unknown-game"),
        (b"[]", "error-chronicle-shape"),
        (record()[:-9], "error-history-json"),
    ],
    ids=["deep", "bytes", "wide", "many", "long", "list", "cut"],
)
def test_malformed_records_are_refused_in_a_sentence(text: bytes, why: str) -> None:
    refused = read(ReadJob(text))
    assert isinstance(refused, RefusedRecord)
    assert refused.message.startswith(why)
    told = problem(readers._declined(refused)).text
    assert 0 < len(told.en) < 1000
    assert "???" not in told.en + told.pl


class HeldReaders(HomeReaders):
    """Nothing is read until `go` is set."""

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self.go = asyncio.Event()

    async def ask(self, job: ReadJob) -> reader.Reading:
        await self.go.wait()
        return await super().ask(job)


async def test_only_so_many_may_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(tmp_path) as runtime:
        slow = runtime.campaigns.readers = HeldReaders(runtime.service)
        monkeypatch.setattr(readers, "WAITING", 3)
        await add_people(runtime, "Lena")
        tasks = [asyncio.create_task(bring(runtime, record())) for _ in range(5)]
        await until(lambda: slow.queue.waiting == 3, "the queue")
        assert slow.queue.working == readers.AT_ONCE
        with pytest.raises(Declined, match="Many records") as caught:
            await bring(runtime, record())
        assert caught.value.status == 503
        assert caught.value.headers["Retry-After"] == "10"
        slow.go.set()
        assert len(await asyncio.gather(*tasks)) == 5


async def test_nobody_fills_the_queue_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as runtime:
        slow = runtime.campaigns.readers = HeldReaders(runtime.service)
        monkeypatch.setattr(readers, "OF_ONE", 4)
        await add_people(runtime, "Lena")
        tasks = [asyncio.create_task(bring(runtime, record())) for _ in range(4)]
        await until(lambda: slow.queue.jobs_of("here") == 4, "the queue")
        with pytest.raises(Declined, match="Many records"):
            await bring(runtime, record())
        tasks.append(asyncio.create_task(bring(runtime, record(), "elsewhere")))
        await until(lambda: slow.queue.jobs_of("elsewhere") == 1, "the other one")
        slow.go.set()
        assert len(await asyncio.gather(*tasks)) == 5


async def test_somebody_who_imports_without_end_leaves_a_place_for_others(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        turns = Readers(runtime.service)
        held = asyncio.Event()
        got = list[str]()

        async def visit(client: str) -> None:
            claim = Claim(client, (client,), lambda: Urgency.WAITED_FOR)
            async with turns.turn(claim):
                got.append(client)
                await held.wait()

        visits = [asyncio.create_task(visit("greedy")) for _ in range(10)]
        visits += [asyncio.create_task(visit("Ala"))]
        await until(lambda: len(got) >= readers.AT_ONCE)
        held.set()
        await asyncio.gather(*visits)
        assert got.index("Ala") <= readers.AT_ONCE


# Over HTTP


def send(visitor: Visitor, body: bytes, **headers: str) -> Any:
    sent = {"X-CSRF-Token": visitor.csrf, "Content-Type": "application/json"} | headers
    visitor._client.cookies.clear()
    if visitor.cookies:
        sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    return visitor._client.request(
        "POST", "/api/campaigns/import", content=body, headers=sent, timeout=60
    )


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (b"", 400, "error-body"),
        (b"{", 400, "error-message"),
        (b"[]", 400, "error-body-type"),
        (b'{"record": {}, "seat": 99}', 400, "error-field-high"),
        (b'{"record": {}, "x": 1}', 400, "error-field-unknown"),
        (b'{"seat": 0}', 400, "error-field-missing"),
        (b'{"record": ' + b"[" * 500_000 + b"]" * 500_000 + b"}", 400, "error-nested"),
        (b'{"record": {}, "\xff": 1}', 400, "error-"),
        (b'{"record": {"game": "\xff"}}', 422, "error-history-json"),
        (gzip.compress(b'{"record": {}}'), 400, "error-"),
        (b'{"record": "' + b"x" * RECORD_BYTES + b'"}', 413, "error-too-large"),
    ],
    ids=[
        "empty",
        "cut",
        "list",
        "seat",
        "field",
        "none",
        "deep",
        "field bytes",
        "bytes",
        "gzip",
        "large",
    ],
)
def test_what_is_no_import_is_refused(visitor: Visitor, body: bytes, status: int, why: str) -> None:
    visitor.be_guest()
    answer = send(visitor, body, **{"Content-Encoding": "gzip"} if body[:1] == b"\x1f" else {})
    assert answer.status_code == status, answer.text
    assert answer.json()["id"].startswith(why)


def test_too_many_imports_are_refused_before_they_are_received(make_server: MakeServer) -> None:
    visitor = make_server(limits=Limits(imports=2)).visitor()
    assert send(visitor, b"{").status_code == 401
    visitor.be_guest()
    large = b'{"record": "' + b"x" * RECORD_BYTES + b'"}'
    assert [send(visitor, large).status_code for _ in range(3)] == [413, 413, 429]
