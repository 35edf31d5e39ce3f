"""Whose bot thinks next: the order of the queue, the places kept free, and the time to think."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from kosmodrom.server.bots.process import Answer, Job
from kosmodrom.server.bots.workers import Place, Workers
from kosmodrom.server.processes import fair_queue
from kosmodrom.server.processes.fair_queue import Claim, FairQueue, Ticket, Urgency

PRESENT, HINT, LATER, LAST = Urgency


class Room:
    """A queue with a clock that goes when told to."""

    def __init__(self, places: int = 1) -> None:
        self.now = 1000.0
        self.queue = FairQueue(places, lambda: self.now)

    def add(self, owner: str, table: str = "", urgency: Urgency = PRESENT) -> Ticket:
        claim = Claim(table or f"table of {owner}", tuple(owner.split("+")), lambda: urgency)
        return self.queue.add(claim)

    def served(self, number: int | None = None) -> list[str]:
        """Whose jobs are served, one at a time, each for a second."""
        owners = list[str]()
        while len(owners) != number and (ticket := self.queue.next()) is not None:
            owners.append(ticket.owner)
            self.now += 1.0
            self.queue.remove(ticket)
        return owners


def test_jobs_are_served_in_the_order_of_their_urgency() -> None:
    room = Room()
    for owner, urgency in (("D", LAST), ("C", LATER), ("B", HINT), ("A", PRESENT)):
        room.add(owner, urgency=urgency)
    assert room.queue.waiting == 4
    assert room.served() == ["A", "B", "C", "D"]
    assert (room.queue.waiting, room.queue.working) == (0, 0)


def test_people_are_served_in_turn_however_much_they_ask() -> None:
    room = Room()
    for table in range(5):
        for _ in range(6):
            room.add("greedy", f"table {table}")
    room.add("Ala")
    room.add("Ala")
    room.add("Olek")
    assert room.served(6) == ["greedy", "Ala", "Olek", "greedy", "Ala", "greedy"]


def test_the_tables_of_one_person_are_served_in_turn() -> None:
    room = Room()
    tickets = [room.add("Ala", table) for table in ("x", "x", "x", "y", "z")]
    order = []
    while (ticket := room.queue.next()) is not None:
        order.append(tickets.index(ticket))
        room.now += 1.0
        room.queue.remove(ticket)
    assert order == [0, 3, 4, 1, 2]


def test_a_table_of_several_is_on_the_account_of_the_one_who_asks_least() -> None:
    room = Room()
    for number in range(10):
        room.add("greedy", f"table {number}")
    assert room.add("Ala+greedy", "of both").owner == "Ala"


def test_nobody_has_all_places_while_others_play() -> None:
    room = Room(places=3)
    for number in range(9):
        room.add("greedy", f"table {number}")
    first, *_ = held = [room.queue.next() for _ in range(3)]
    assert None not in held  # somebody alone may have all of them
    assert first is not None
    room.add("Ala")
    room.queue.remove(first)
    ticket = room.queue.next()
    assert ticket is not None
    assert ticket.owner == "Ala"
    room.queue.remove(ticket)
    # Ala thinks about her next move: the place is kept for her, for a while.
    assert room.queue.next() is None
    room.add("Ala", urgency=LAST)
    ticket = room.queue.next()
    assert ticket is not None
    assert ticket.owner == "Ala"
    room.queue.remove(ticket)
    room.now += fair_queue.RECENT + 1
    ticket = room.queue.next()
    assert ticket is not None
    assert ticket.owner == "greedy"


def test_those_who_have_fewer_places_come_first() -> None:
    room = Room(places=4)
    for number in range(3):
        room.add("greedy", f"table {number}")
    held = [room.queue.next(), room.queue.next()]
    assert None not in held
    room.now += 1.0
    room.add("Ala", "hers", urgency=PRESENT)
    ticket = room.queue.next()
    assert ticket is not None
    assert ticket.owner == "Ala"  # it was her turn, though she was served last
    room.queue.remove(ticket)
    room.add("Ala", "hers")
    ticket = room.queue.next()
    assert ticket is not None
    assert ticket.owner == "Ala"


def test_what_waits_long_enough_is_urgent_but_not_what_nobody_looks_at() -> None:
    room = Room()
    room.add("absent", urgency=LATER)
    room.add("bots", urgency=LAST)
    room.now += fair_queue.LONG_ENOUGH
    room.add("Ala", urgency=PRESENT)
    assert room.served() == ["absent", "Ala", "bots"]


def test_a_job_becomes_urgent_when_somebody_comes() -> None:
    room = Room()
    there = set[str]()
    claim = Claim("x", ("Ala",), lambda: PRESENT if "Ala" in there else LATER)
    room.queue.add(claim)
    room.add("Olek", urgency=HINT)
    there.add("Ala")
    room.now += fair_queue.LOOK_SECONDS
    assert room.served() == ["Ala", "Olek"]


def test_the_more_tables_wait_the_less_time_there_is() -> None:
    def seconds(*waiting: str) -> float:
        room = Room(places=2)
        room.add("Ala", "x")
        for number, owner in enumerate(waiting):
            room.add(owner, f"{number}")
        ticket = room.queue.next()
        assert ticket is not None
        assert ticket.owner == "Ala"
        return ticket.seconds

    assert seconds() == fair_queue.MOST_SECONDS
    assert seconds("Olek") <= 1.0
    assert seconds("Olek") == seconds(*["Olek"] * 30)  # one person counts as one, however greedy
    assert seconds("Olek", "Ewa") < seconds("Olek")
    assert seconds(*["Ala"] * 30) == fair_queue.LEAST_SECONDS


def test_several_bots_of_one_table_do_not_hurry_each_other() -> None:
    room = Room(places=2)
    for _ in range(6):
        room.add("Ala", "x")
    ticket = room.queue.next()
    assert ticket is not None
    assert ticket.seconds == fair_queue.MOST_SECONDS


# Thinking, by a simulated clock


class Flood:
    """Workers whose bots think on a simulated clock: each step ends the job that is done first."""

    def __init__(self, places: int) -> None:
        self.now = 0.0
        self.workers = _Simulated(places, self)
        self.thinking: dict[asyncio.Future[None], float] = {}

    async def job(self, owner: str, table: str, urgency: Urgency) -> float:
        """How long somebody waited for a bot that would like to think for three seconds."""
        since = self.now
        async with self.workers.place(Claim(table, (owner,), lambda: urgency)) as place:
            await place.choose("toy", b"", 0, "search", "seed")
        return self.now - since

    async def run_until(self, task: asyncio.Task[float]) -> float:
        while not task.done():
            for _ in range(10):
                await asyncio.sleep(0)
            if self.thinking and not task.done():
                done = min(self.thinking, key=lambda future: self.thinking[future])
                self.now = self.thinking.pop(done)
                done.set_result(None)
        return task.result()


class _Simulated(Workers):
    def __init__(self, places: int, flood: Flood) -> None:
        super().__init__(places, 20.0, None)
        self.queue = FairQueue(places, lambda: flood.now)
        self.flood = flood

    async def think(self, job: Job) -> Answer:
        done = asyncio.get_running_loop().create_future()
        self.flood.thinking[done] = self.flood.now + min(3.0, job.seconds or 3.0)
        try:
            await done
        finally:
            self.flood.thinking.pop(done, None)
        return Answer(b"{}")


@pytest.mark.anyio
@pytest.mark.parametrize("urgency", [PRESENT, LAST])
async def test_a_flood_does_not_delay_the_others(urgency: Urgency) -> None:
    """Somebody has 30 tables of 6 bots that never stop; Ala's bot makes ten choices in a turn."""
    flood = Flood(2)

    async def rage(table: str) -> None:
        while True:
            await flood.job("greedy", table, urgency)

    raging = [asyncio.create_task(rage(f"table {n}")) for n in range(30) for _ in range(6)]
    await flood.run_until(asyncio.create_task(flood.job("greedy", "first", urgency)))
    waits = []
    for _ in range(10):
        job = asyncio.create_task(flood.job("Ala", "hers", PRESENT))
        waits.append(await flood.run_until(job) - 1.0)
    for task in raging:
        task.cancel()
    await asyncio.gather(*raging, return_exceptions=True)
    # Her bot's own second aside: once for a place, and then one is kept for her.
    assert waits[0] <= fair_queue.LEAST_SECONDS
    assert sum(waits) <= 0.5
    assert flood.workers.queue.waiting == flood.workers.queue.working == 0


@pytest.mark.anyio
async def test_who_gives_up_leaves_the_queue() -> None:
    flood = Flood(1)
    first = asyncio.create_task(flood.job("Ala", "x", PRESENT))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(flood.job("Olek", f"{n}", PRESENT)) for n in range(3)]
    await asyncio.sleep(0)
    assert (flood.workers.queue.waiting, flood.workers.queue.working) == (3, 1)
    for task in waiting[:2]:
        task.cancel()
    first.cancel()
    with suppress(asyncio.CancelledError):
        await first
    assert await flood.run_until(waiting[2]) == fair_queue.MOST_SECONDS
    assert (flood.workers.queue.waiting, flood.workers.queue.working) == (0, 0)


@pytest.mark.anyio
async def test_a_place_says_how_long_a_bot_may_think() -> None:
    asked = list[float | None]()

    class Noting(Workers):
        async def think(self, job: Job) -> Answer:
            asked.append(job.seconds)
            return Answer(b"{}")

    workers = Noting(1, 20.0, None)
    await Place(workers, 0.7).choose("toy", b"", 0, "search", "seed")
    await Place(workers, 0.6).advise("toy", b"", 0, "seed")
    assert asked == [0.7, 0.6]
