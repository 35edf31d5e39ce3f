"""The hall: choices, undo, restarts, and two halls on one database."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update

from kosmodrom.core.errors import KosmodromError, Refused
from kosmodrom.core.result import Result
from kosmodrom.core.rng import Random
from kosmodrom.server import wire
from kosmodrom.server.config import DATABASE_FILE
from kosmodrom.server.database.models import EntryRow, ErrorRow, LogRow, SnapshotRow, TableRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.people.host import close_table
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.choices import choose as make_choice
from kosmodrom.server.tables.open_table import SNAPSHOT_EVERY, OpenTable
from kosmodrom.server.tables.records import Entry, Overtaken, Step
from kosmodrom.server.tables.results import places_of, with_forfeits
from kosmodrom.server.tables.undo import answer_undo
from kosmodrom.server.tables.views import Reader
from tests.core.toys import TOYS
from tests.server.venue import (
    add_people,
    begin,
    choose,
    first_option,
    hold_writing,
    new_key,
    playing,
    settled,
    undo,
)

pytestmark = pytest.mark.anyio


def stored_entries(data: Path) -> int:
    """How many entries are in the file, seen from outside the server."""
    with sqlite3.connect(data / DATABASE_FILE) as connection:
        number: int = connection.execute("SELECT count(*) FROM entries").fetchone()[0]
    connection.close()
    return number


class Spy:
    """Somebody who watches, and looks into the file at every update."""

    def __init__(self, data: Path, opened: OpenTable) -> None:
        self.person: str | None = None
        self.seen: list[tuple[int, int]] = []
        self._data = data
        self._opened = opened

    def notify(self) -> None:
        self.seen.append((self._opened.at, stored_entries(self._data)))

    def move(self) -> None:
        raise AssertionError("there is no other server")


async def test_a_choice_is_in_the_file_before_anyone_is_told(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)
        spy = Spy(tmp_path, opened)
        opened.watchers.add(spy)
        assert await choose(runtime, opened, 0) == 1
        assert await choose(runtime, opened, 0) == 2
        assert [at for at, _ in spy.seen] == [1, 2]
        assert all(stored >= at for at, stored in spy.seen)


async def test_nobody_reads_what_is_not_yet_safe(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)
        writing, go_on = asyncio.Event(), asyncio.Event()
        append = runtime.store.log.append

        async def slow_append(step: Step) -> None:
            writing.set()
            await go_on.wait()
            await append(step)

        runtime.store.log.append = slow_append  # type: ignore[method-assign]
        choice = asyncio.create_task(choose(runtime, opened, 0))
        await writing.wait()
        reading = asyncio.create_task(runtime.hall.update(opened, Reader(1)))
        await asyncio.sleep(0.02)
        assert not reading.done()
        go_on.set()
        _, at, _ = await reading
        assert at == await choice == 1


async def test_the_same_key_is_the_same_choice(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-bids", people)
        key, option = new_key(), first_option(opened, 0, 2)
        both = await asyncio.gather(
            *(choose(runtime, opened, 0, option, at=0, key=key) for _ in range(5))
        )
        assert both == [1] * 5
        assert opened.at == stored_entries(tmp_path) == 1
        with pytest.raises(Declined, match="someone else"):
            await choose(runtime, opened, 1, key=key)
    async with playing(tmp_path) as runtime:  # the key is remembered over a restart
        opened = await runtime.hall.open(opened.record.id)
        assert await choose(runtime, opened, 0, option, at=0, key=key) == 1
        assert opened.at == 1


async def test_choices_are_judged_by_what_was_asked(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)
        option = first_option(opened, 0)
        with pytest.raises(Declined, match="moved on"):
            await choose(runtime, opened, 0, option, at=7)
        with pytest.raises(Refused, match="not your turn"):
            await choose(runtime, opened, 1, {"type": "draw"})
        with pytest.raises(Refused, match="do not hold 99"):
            await choose(runtime, opened, 0, {"type": "play", "card": 99})
        with pytest.raises(Declined, match=r"option\.card.*int"):
            await choose(runtime, opened, 0, {"type": "play", "card": "seven"})
        with pytest.raises(Declined, match="option"):
            await choose(runtime, opened, 0, {"type": "dance"})
        assert opened.at == 0
        await choose(runtime, opened, 0, option)
        with pytest.raises(Declined, match="moved on"):
            await choose(runtime, opened, 0, {"type": "draw"}, at=0)
        assert opened.at == 1


async def test_others_choices_at_the_same_time_do_not_disturb(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek", "Ewa")
        bids = await begin(runtime, "toy-bids", people)
        await choose(runtime, bids, 0, at=0)
        await choose(runtime, bids, 1, at=0)
        await choose(runtime, bids, 2, at=0)
        with pytest.raises(Declined, match="moved on"):
            await choose(runtime, bids, 0, {"type": "bid", "amount": 0}, at=2)
        gardens = await begin(runtime, "toy-gardens", people[:2])
        assert gardens.table is not None
        assert gardens.table.apart
        await choose(runtime, gardens, 0)
        await choose(runtime, gardens, 1, at=0)
        sand = await begin(runtime, "toy-sand", people[:2])
        await choose(runtime, sand, 1, at=0)
        await choose(runtime, sand, 0, at=0)
        with pytest.raises(Declined, match="moved on"):  # who has acted looks again
            await choose(runtime, sand, 0, at=1)


async def test_own_undo_leaves_the_others_alone(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek", "Ewa")
        opened = await begin(runtime, "toy-bids", people)
        await choose(runtime, opened, 0, {"type": "bid", "amount": 1})
        await choose(runtime, opened, 1, {"type": "bid", "amount": 2})
        assert opened.undo_view(Reader(0)) == wire.UndoView(0, None, None)
        assert await undo(runtime, opened, 0, 0) == 3
        assert opened.table is not None
        assert [choice.seat for choice in opened.table.choices] == [1]
        # Ewa was asked before and is asked the same: what she saw long ago still counts.
        await choose(runtime, opened, 2, at=0)
        with pytest.raises(Declined, match="moved on"):
            await choose(runtime, opened, 0, at=2)
        await choose(runtime, opened, 0, at=3)
        assert len(opened.table.choices) == 3


async def test_undo_by_agreement(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek", "Ewa")
        opened = await begin(runtime, "toy-cards", people)
        hall = runtime.hall
        await choose(runtime, opened, 0)
        await choose(runtime, opened, 0, {"type": "draw"})
        assert opened.undo_view(Reader(0)) == wire.UndoView(None, 1, None)
        await choose(runtime, opened, 1)
        assert await undo(runtime, opened, 0, 1) == 3
        assert opened.undo_view(Reader(2)).request == wire.UndoRequest(0, 1, (1, 2))
        with pytest.raises(Declined, match="not one of yours"):
            await undo(runtime, opened, 1, 0)
        await answer_undo(hall, opened, 1, True)
        assert opened.undo_view(Reader(2)).request == wire.UndoRequest(0, 1, (2,))
        await answer_undo(hall, opened, 2, False)
        assert opened.undo_view(Reader(2)).request is None
        with pytest.raises(Declined, match="Nobody is asking"):
            await answer_undo(hall, opened, 2, True)

        await undo(runtime, opened, 0, 0)
        await answer_undo(hall, opened, 2, True)
        assert await answer_undo(hall, opened, 1, True) == 4
        assert opened.table is not None
        assert len(opened.table.choices) == 0
        assert list(opened.asked) == [0]
        # A wish is withdrawn when its author goes on.
        await choose(runtime, opened, 0)
        await choose(runtime, opened, 0, {"type": "draw"})
        await undo(runtime, opened, 0, 1)
        assert opened.record.undo is not None
        await choose(runtime, opened, 1)
        assert opened.record.undo is not None
        await choose(runtime, opened, 1, {"type": "draw"})
        await choose(runtime, opened, 2)
        await choose(runtime, opened, 2, {"type": "draw"})
        await choose(runtime, opened, 0)
        assert opened.record.undo is None


async def test_bots_agree_to_everything(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala")
        opened = await begin(runtime, "toy-cards", people, ("random", "random"))
        await choose(runtime, opened, 0)
        await choose(runtime, opened, 0, {"type": "draw"})
        await settled(opened)
        assert opened.undo_view(Reader(0)) == wire.UndoView(1, None, None)
        await undo(runtime, opened, 0, 1)
        assert opened.table is not None
        assert len(opened.table.choices) == 1
        assert opened.record.undo is None


async def play_at_random(runtime: Runtime, opened: OpenTable, chance: Random, entries: int) -> None:
    """People choose anything, and take back anything that they may."""
    while opened.at < entries and opened.record.status == "playing":
        assert opened.table is not None
        seat = chance.choice(sorted(opened.record.waiting))
        alone = opened.table.undo_terms(seat).alone
        if alone and chance.below(4) == 0:
            await undo(runtime, opened, seat, chance.choice(alone))
        elif chance.below(12) == 0 and len(opened.table.choices) > 3:
            own = [n for n, choice in enumerate(opened.table.choices) if choice.seat == seat]
            if own:
                await undo(runtime, opened, seat, chance.choice(own))
                while opened.record.undo is not None:
                    missing = opened.missing(opened.record.undo)
                    await answer_undo(runtime.hall, opened, missing[0], True)
        else:
            options = opened.table.pending[seat].options
            await choose(runtime, opened, seat, msgspec.to_builtins(chance.choice(options)))


@pytest.mark.parametrize("game", ["astrominers", *(toy.id for toy in TOYS)])
async def test_a_restart_changes_nothing(tmp_path: Path, game: str) -> None:
    chance = Random.seeded(game)
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, game, people)
        table = opened.record.id
        await play_at_random(runtime, opened, chance, 70)
        assert opened.table is not None
        frozen, record, seats = opened.table.freeze(), opened.record, opened.seats
    for snapshots in (True, False):
        async with playing(tmp_path, bots=False) as runtime:
            if not snapshots:
                async with runtime.service.database.begin() as session:
                    await session.execute(delete(SnapshotRow))
            again = await runtime.hall.open(table)
            assert again.table is not None
            assert again.table.freeze() == frozen
            assert (again.record, again.seats) == (record, seats)
    async with playing(tmp_path, bots=False) as runtime:
        opened = await runtime.hall.open(table)
        await play_at_random(runtime, opened, chance, 120)


async def test_a_snapshot_knows_since_when_everyone_is_asked(tmp_path: Path) -> None:
    """An answer given before a restart to a question that is still open counts after it."""
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-gardens", people)
        table = opened.record.id
        while opened.at < SNAPSHOT_EVERY:
            await choose(runtime, opened, 0)
            await undo(runtime, opened, 0, 0)
        since = {seat: asked.since for seat, asked in opened.asked.items()}
        assert since[1] < opened.at == since[0]
        option = first_option(opened, 1)
    async with playing(tmp_path, bots=False) as runtime:
        again = await runtime.hall.open(table)
        assert {seat: asked.since for seat, asked in again.asked.items()} == since
        choice = wire.MakeChoice(new_key(), since[1], option)
        assert (await make_choice(runtime.hall, again, 1, choice)).at == again.at


@pytest.mark.parametrize(
    "game", ["astrominers", "toy-cards", "toy-gardens", "toy-bids", "toy-sand"]
)
async def test_readers_catch_up_without_loss_or_repetition(tmp_path: Path, game: str) -> None:
    """Readers look from time to time, through undos and a restart, and keep what they were sent."""
    chance = Random.seeded(f"{game} readers")
    seats = (None, 0, 1)
    known: dict[int | None, list[Any]] = {seat: [] for seat in seats}
    looked = dict.fromkeys(seats, 0)

    async def look(runtime: Runtime, opened: OpenTable, seat: int | None) -> None:
        reader = Reader(seat)
        text, at, events = await runtime.hall.update(opened, reader, looked[seat], len(known[seat]))
        update = msgspec.json.decode(text)
        assert update["since"] <= len(known[seat])
        known[seat][update["since"] :] = [event["event"] for event in update["events"]]
        looked[seat] = at
        assert opened.table is not None
        told = [msgspec.to_builtins(numbered.event) for numbered in opened.table.events(seat)]
        assert known[seat] == msgspec.json.decode(msgspec.json.encode(told))
        assert events == len(told)

    table = ""
    for _ in range(3):
        async with playing(tmp_path, bots=False) as runtime:
            if not table:
                people = await add_people(runtime, "Ala", "Olek")
                table = (await begin(runtime, game, people)).record.id
            opened = await runtime.hall.open(table)
            for _ in range(25):
                await play_at_random(runtime, opened, chance, opened.at + 1 + chance.below(4))
                for seat in seats:
                    if chance.below(2):
                        await look(runtime, opened, seat)
            for seat in seats:
                await look(runtime, opened, seat)


async def test_two_halls_never_both_accept_a_move(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as one, playing(tmp_path, bots=False) as other:
        people = await add_people(one, "Ala", "Olek")
        here = await begin(one, "toy-cards", people)
        there = await other.hall.open(here.record.id)
        for _ in range(6):
            seat = next(iter(here.asked))
            options = [first_option(here, seat), first_option(here, seat, -1)]
            at = here.at
            done = await asyncio.gather(
                choose(one, here, seat, options[0], at=at),
                choose(other, there, seat, options[1], at=at),
                return_exceptions=True,
            )
            accepted = [number for number in done if number == at + 1]
            refused = [error for error in done if isinstance(error, KosmodromError)]
            assert len(accepted) == len(refused) == 1, done
            await one.hall.refresh(here.record.id)
            await other.hall.refresh(here.record.id)
            assert here.table is not None
            assert there.table is not None
            assert here.table.freeze() == there.table.freeze()
            assert here.at == there.at == at + 1 == stored_entries(tmp_path)


async def test_the_loser_is_judged_again(tmp_path: Path) -> None:
    """In `together` a choice is good whatever others did meanwhile, in any process."""
    async with playing(tmp_path, bots=False) as one, playing(tmp_path, bots=False) as other:
        people = await add_people(one, "Ala", "Olek", "Ewa")
        here = await begin(one, "toy-bids", people)
        there = await other.hall.open(here.record.id)
        numbers = await asyncio.gather(
            choose(one, here, 0, at=0), choose(other, there, 1, at=0), choose(one, here, 2, at=0)
        )
        assert sorted(numbers) == [1, 2, 3]
        # The same key through both processes is done once.
        await one.hall.refresh(here.record.id)
        await other.hall.refresh(here.record.id)
        key, option = new_key(), {"type": "bid", "amount": 1}
        both = await asyncio.gather(
            choose(one, here, 0, option, at=3, key=key),
            choose(other, there, 0, option, at=3, key=key),
        )
        assert list(both) == [4, 4]
        # What was seen through the other process counts here, too.
        await choose(other, there, 1, option, at=there.at)
        await choose(one, here, 2, option, at=5)
        assert stored_entries(tmp_path) == here.at == 6


async def test_what_cannot_be_written_is_not_done(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)
        write = runtime.store.log.write

        async def fail(_pages: Any) -> None:
            raise OSError("the disk is full")

        runtime.store.log.write = fail  # type: ignore[assignment]
        with pytest.raises(OSError, match="disk"):
            await choose(runtime, opened, 0)
        runtime.store.log.write = write  # type: ignore[method-assign]
        _, at, _ = await runtime.hall.update(opened, Reader(0))
        assert at == 0
        assert opened.table is not None
        assert not opened.table.choices
        assert await choose(runtime, opened, 0) == 1


async def test_entries_of_many_tables_are_written_together(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        tables = [await begin(runtime, "toy-cards", people) for _ in range(8)]
        batches: list[int] = []
        write = runtime.store.log.write

        async def counted(pages: Any) -> None:
            batches.append(len(pages))
            await write(pages)

        runtime.store.log.write = counted  # type: ignore[method-assign]
        # One of them is overtaken by another process: the rest must not suffer.
        async with runtime.service.database.begin() as session:
            late = update(TableRow).where(TableRow.id == tables[3].record.id)
            await session.execute(late.values(status="closed"))
        done = await asyncio.gather(
            *(choose(runtime, opened, 0) for opened in tables), return_exceptions=True
        )
        assert max(batches) >= 7
        assert [number for number in done if number == 1] == [1] * 7
        assert isinstance(done[3], Declined)
        assert done[3].message == "refusal-table-closed"


class HeldBack:
    """Lets choices be made while none is written yet, and notes what is written together."""

    def __init__(self, runtime: Runtime) -> None:
        self.pages: list[list[int]] = []
        self.go_on = asyncio.Event()
        self._write_all, self._write = runtime.store.log._write_all, runtime.store.log.write
        runtime.store.log._write_all = self._wait  # type: ignore[method-assign]
        runtime.store.log.write = self._note  # type: ignore[method-assign]

    async def _wait(self) -> None:
        await self.go_on.wait()
        await self._write_all()

    async def _note(self, pages: Any) -> None:
        self.pages += [[step.entry.number for step in page] for page in pages]
        await self._write(pages)


async def test_choices_at_one_table_are_written_together(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek", "Ewa")
        opened = await begin(runtime, "toy-bids", people)
        spy = Spy(tmp_path, opened)
        opened.watchers.add(spy)
        held = HeldBack(runtime)
        key = new_key()
        keys = (key, new_key(), key, new_key())  # Ala's connection broke, and she sends hers again
        bid = first_option(opened, 0)
        choices = [
            asyncio.create_task(choose(runtime, opened, seat, bid, at=0, key=key))
            for seat, key in zip((0, 1, 0, 2), keys, strict=True)
        ]
        await asyncio.sleep(0.02)
        assert not any(choice.done() for choice in choices)
        assert opened.at == stored_entries(tmp_path) == 0
        held.go_on.set()
        assert await asyncio.gather(*choices) == [1, 2, 1, 3]
        assert held.pages == [[1, 2, 3]]
        assert spy.seen == [(3, 3)]
        assert opened.record.length == 3
        frozen = opened.table.freeze() if opened.table is not None else b""
    async with playing(tmp_path) as runtime:
        opened = await runtime.hall.open(opened.record.id)
        assert opened.table is not None
        assert opened.table.freeze() == frozen


async def test_a_refusal_is_about_what_is_safe(tmp_path: Path) -> None:
    """Nobody is refused because of a choice that is not yet in the log."""
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        held = HeldBack(runtime)
        first = asyncio.create_task(choose(runtime, opened, 0, at=0))
        await asyncio.sleep(0)
        second = asyncio.create_task(choose(runtime, opened, 0, {"type": "draw"}, at=0))
        await asyncio.sleep(0.02)
        assert not second.done()
        held.go_on.set()
        assert await first == 1
        with pytest.raises(Declined, match="moved on"):
            await second
        assert held.pages == [[1]]


async def test_what_was_joined_is_overtaken_too(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as one, playing(tmp_path, bots=False) as other:
        people = await add_people(one, "Ala", "Olek", "Ewa")
        here = await begin(one, "toy-bids", people)
        there = await other.hall.open(here.record.id)
        held = HeldBack(one)
        choices = [asyncio.create_task(choose(one, here, seat, at=0)) for seat in (0, 1)]
        await asyncio.sleep(0.02)
        assert await choose(other, there, 2, at=0) == 1
        held.go_on.set()
        assert sorted(await asyncio.gather(*choices)) == [2, 3]
        assert held.pages[0] == [1, 2]
        assert stored_entries(tmp_path) == here.at == 3


async def test_those_who_watch_are_told_before_the_next_choice(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-bids", await add_people(runtime, "Ala", "Olek"))
        writing, go_on = hold_writing(runtime)
        first = asyncio.create_task(choose(runtime, opened, 0, at=0))
        await writing.wait()
        second = asyncio.create_task(choose(runtime, opened, 1, at=0))  # too late to go with it
        await asyncio.sleep(0.02)
        reading = asyncio.create_task(runtime.hall.update(opened, Reader(1)))
        await asyncio.sleep(0.02)
        go_on.set()
        _, at, _ = await reading
        assert (at, await first, await second) == (1, 1, 2)


async def test_a_step_that_is_not_the_next_is_overtaken(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)
        entry = Entry(5, "choice", 0, "{}", None, 0.0)
        with pytest.raises(Overtaken):
            await runtime.store.log.append(Step(entry, opened.record))
        assert stored_entries(tmp_path) == 0


async def test_a_whole_game_leaves_its_result(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala")
        opened = await begin(runtime, "toy-cards", people, ("random",))
        while opened.record.status == "playing":
            await settled(opened)
            if opened.record.status == "playing":
                await choose(runtime, opened, 0)
        assert opened.table is not None
        assert opened.record.result is not None
        assert opened.record.result == opened.table.result
        assert opened.record.ended is not None
        places = [seat.place for seat in opened.seats]
        assert sorted(place for place in places if place) in ([1, 2], [1, 1])
        assert [seat.points for seat in opened.seats] == list(opened.record.result.scores)
        with pytest.raises(Declined, match="over"):
            await make_choice(
                runtime.hall, opened, 0, wire.MakeChoice(new_key(), opened.at, {"type": "stop"})
            )


def test_who_lost_on_time_comes_last() -> None:
    result = Result("ranked", "end", ((1,), (0, 2)), (5, 9, 5), ({}, {}, {}))
    assert with_forfeits(result, []) == result
    assert with_forfeits(result, [1]).ranking == ((0, 2), (1,))
    assert with_forfeits(result, [1, 0]).ranking == ((2,), (0, 1))
    assert places_of(with_forfeits(result, [1])) == {0: 1, 2: 1, 1: 3}
    won = Result("won", "end", ((0, 1),), (5, 9), ({}, {}))
    assert with_forfeits(won, [1]) == won
    assert places_of(won) == {0: 1, 1: 1}
    assert places_of(Result("lost", "end", ((0, 1),), (5, 9), ({}, {}))) == {}


DAMAGE: dict[str, dict[str, Any]] = {
    "no such choice": {"body": '{"seat":1,"option":{"type":"draw"}}'},
    "no JSON": {"body": "{"},
    "no such move": {"body": '{"seat":0,"option":{"type":"nothing"}}'},
    "no such undo": {"kind": "undo", "body": '{"to":7,"alone":true}'},
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
async def test_a_table_whose_log_is_damaged(tmp_path: Path, damage: dict[str, Any]) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        broken, whole = [await begin(runtime, "toy-cards", people, ("random",)) for _ in range(2)]
        for opened in (broken, whole):
            await choose(runtime, opened, 0)
        table = broken.record.id
        async with runtime.service.database.begin() as session:
            spoilt = update(EntryRow).where(EntryRow.table == table, EntryRow.number == 1)
            await session.execute(spoilt.values(damage))
    async with playing(tmp_path) as runtime:
        for _ in range(3):
            opened = await runtime.hall.admit(table, "Ala", None)
            with pytest.raises(Declined) as out_of_order:
                await choose(runtime, opened, 0, {"type": "draw"})
            assert out_of_order.value.message == "error-table-broken"
            await runtime.bot_caller.call_all()
            await runtime.timekeeper.run_out()
        again = await runtime.hall.admit(whole.record.id, "Ala", None)
        await settled(again)
        assert again.at >= 1
        await settle_errors(runtime)
        async with runtime.service.database.read() as session:
            noted = list(await session.scalars(select(ErrorRow.where)))
        assert noted == [f"table {table}"]
        assert table in [view.id for view in await runtime.lobby.own_tables("Ala")]
        await close_table(runtime.service, table)  # what the host does about it


async def test_a_finished_table_whose_log_is_damaged(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people, ("random",))
        while opened.record.status == "playing":
            await settled(opened)
            for seat in opened.record.waiting:
                await choose(runtime, opened, seat)
        table = opened.record.id
        async with runtime.service.database.begin() as session:
            spoilt = update(LogRow).where(LogRow.table == table)
            await session.execute(spoilt.values(body=b"nonsense"))
    async with playing(tmp_path) as runtime:
        opened = await runtime.hall.admit(table, "Ala", None)
        with pytest.raises(Declined) as out_of_order:
            await runtime.replays.replay(opened, opened.reader("Ala"))
        assert out_of_order.value.message == "error-table-broken"
        assert [view.id for view in await runtime.lobby.own_tables("Ala")] == [table]


async def settle_errors(runtime: Runtime) -> None:
    await asyncio.gather(*runtime.service._tasks)


@pytest.mark.parametrize(
    ("change", "message", "said"),
    [
        ({"rules": 0}, "error-table-rules", "begun under version 0 of the rules"),
        ({"rules": 9}, "error-table-newer", "begun under version 9 of the rules"),
        ({"data": "other"}, "error-table-data", "begun with other cards and figures"),
        ({"game": "chess"}, "error-table-game", "chess, is no longer installed"),
    ],
)
async def test_a_table_of_other_rules_is_not_played_on(
    tmp_path: Path, change: dict[str, Any], message: str, said: str
) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        table = (await begin(runtime, "toy-cards", people)).record.id
        async with runtime.service.database.begin() as session:
            await session.execute(update(TableRow).where(TableRow.id == table).values(change))
    async with playing(tmp_path) as runtime:
        for _ in range(2):
            opened = await runtime.hall.admit(table, "Ala", None)
            with pytest.raises(Declined, match=said) as refused:
                await choose(runtime, opened, 0, {"type": "draw"})
            assert (refused.value.message, refused.value.status) == (message, 409)
        await settle_errors(runtime)
        async with runtime.service.database.read() as session:
            assert list(await session.scalars(select(ErrorRow.where))) == [f"table {table}"]


async def test_tables_that_nobody_uses_are_let_go(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)
        watched = await begin(runtime, "toy-cards", people)
        watched.watchers.add(Spy(tmp_path, watched))
        for table in (opened, watched):
            table.used -= 10_000
        runtime.hall.forget_idle()
        assert runtime.hall.find(opened.record.id) is None
        assert runtime.hall.find(watched.record.id) is watched
        assert (await runtime.hall.open(opened.record.id)).at == 0
        with pytest.raises(Declined, match="no table"):
            await runtime.hall.open("nowhere")
