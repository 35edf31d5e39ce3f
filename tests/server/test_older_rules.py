"""Tables that were begun with rules or data which the server no longer has: what is stored of them
is shown, people can leave them, and nobody waits for them. Those whose rules the server still
knows go on by them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from kosmodrom.core.codecs import from_json
from kosmodrom.core.history import History
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.database.models import (
    EntryRow,
    ErrorRow,
    LogRow,
    PersonRow,
    SeatRow,
    TableRow,
)
from kosmodrom.server.errors import Declined
from kosmodrom.server.people.export import export_person
from kosmodrom.server.people.host import close_table
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables import open_table
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.replay import stored_record
from kosmodrom.server.tables.undo import answer_undo
from kosmodrom.server.tidy import tidy
from tests.core.test_older_rules import CORRECTED
from tests.core.toys import CARDS, SAND, TOYS, TREK, AnyRuleset
from tests.server.test_campaigns import PUSH, play_chapter, two_people
from tests.server.venue import (
    Guest,
    Line,
    Venue,
    add_people,
    begin,
    choose,
    new_key,
    playing,
    serving,
    settled,
    undo,
)

pytestmark = pytest.mark.anyio

NEWER_CARDS: AnyRuleset = replace(CARDS, version=2)


def toys_with(*changed: AnyRuleset) -> tuple[AnyRuleset, ...]:
    ids = {toy.id for toy in changed}
    return (*(toy for toy in TOYS if toy.id not in ids), *changed)


def other_cards(_overlay: Path | None) -> dict[str, int]:
    return {"joker": 1}


LATER: dict[str, Sequence[AnyRuleset]] = {
    "error-table-rules": toys_with(NEWER_CARDS),
    "error-table-data": toys_with(replace(CARDS, load=other_cards)),
    "error-table-game": tuple(toy for toy in TOYS if toy is not CARDS),
    "error-table-broken": TOYS,
}
"""The toys of a later server, by what it says of the tables that were begun with today's."""
RENEWED = ("error-table-rules", "error-table-data", "error-table-broken")
"""Where the same game can be begun anew."""

each_reason = pytest.mark.parametrize("reason", LATER)


async def damage_logs(runtime: Runtime) -> None:
    async with runtime.service.database.begin() as session:
        await session.execute(update(EntryRow).values(body="{"))
        await session.execute(update(LogRow).values(body=b"nonsense"))


class Tables:
    """The tables that were begun before, by their ids: one in the lobby, one in play where Ala
    has taken a choice back, and a finished one."""

    lobby: str
    running: str
    finished: str


@asynccontextmanager
async def later(
    data: Path, reason: str, guests: Sequence[Guest]
) -> AsyncIterator[tuple[Venue, list[Guest]]]:
    """A server that cannot replay the tables of the one before."""
    async with serving(data, toys=LATER[reason]) as venue:
        for guest in guests:
            guest.move_to(venue)
        yield venue, list(guests)


async def begin_tables(venue: Venue, ala: Guest, ola: Guest) -> Tables:
    """Ala's tables with Ola and, in play, with a bot."""
    tables = Tables()
    tables.lobby = (await ala.new_table("toy-cards", public=True))["id"]
    await ola.post(f"/api/tables/{tables.lobby}/join")
    running = await ala.new_table("toy-cards", public=True)
    tables.running = running["id"]
    await ola.post(f"/api/tables/{tables.running}/join")
    await ala.post(f"/api/tables/{tables.running}/start")
    runtime = venue.runtime
    opened = await runtime.hall.open(tables.running)
    for _ in range(4):
        await choose(runtime, opened, opened.record.waiting[0])
    finished = await begin_finished(venue, ala)
    tables.finished = finished
    return tables


async def begin_finished(venue: Venue, ala: Guest) -> str:
    made = await ala.new_table("toy-cards", ("random",), public=True, start=True)
    opened = await venue.runtime.hall.open(made["id"])
    while opened.record.status == "playing":
        await settled(opened)
        if opened.record.status == "playing":
            await choose(venue.runtime, opened, 0)
    return str(made["id"])


@asynccontextmanager
async def older_tables(
    data: Path, reason: str
) -> AsyncIterator[tuple[Venue, Guest, Guest, Tables]]:
    """A later server, and the tables that it cannot replay."""
    async with serving(data) as venue:
        ala, ola = Guest(venue, "Ala"), Guest(venue, "Ola")
        for guest in (ala, ola):
            await guest.arrive()
        tables = await begin_tables(venue, ala, ola)
        if reason == "error-table-broken":
            await damage_logs(venue.runtime)
    try:
        async with later(data, reason, (ala, ola)) as (venue, _):
            yield venue, ala, ola, tables
    finally:
        for guest in (ala, ola):
            await guest.close()


def reason_of(view: dict[str, Any]) -> str | None:
    unplayable = view["unplayable"]
    return None if unplayable is None else str(unplayable["problem"]["id"])


# In play


@each_reason
async def test_a_table_in_play_says_why_it_cannot_go_on(tmp_path: Path, reason: str) -> None:
    async with older_tables(tmp_path, reason) as (_, ala, _ola, tables):
        state = await ala.state(tables.running)
        view = state["table"]
        assert (view["status"], reason_of(view)) == ("paused", reason)
        assert view["unplayable"]["again"] == (reason in RENEWED)
        assert (state["view"], state["asks"], state["events"]) == (None, [], [])
        assert view == await ala.get(f"/api/tables/{tables.running}")
        path = f"/api/tables/{tables.running}"
        option = {"type": "draw"}
        choice = {"key": new_key(), "at": 0, "option": option}
        for route, body in (
            ("choices", choice),
            ("undo", {"key": new_key(), "to": 0}),
            ("undo/answer", {"agree": True}),
            ("why-not", {"option": option}),
            ("outcome", {"options": [option]}),
            ("hint", None),
            ("pause", None),
            ("resume", None),
        ):
            problem = await ala.post(f"{path}/{route}", body, status=409)
            assert problem["id"] == reason, route
        assert (await ala.get(f"{path}/steps/1", status=409))["id"] == reason
        assert (await ala.get(f"{path}/replay", status=409))["id"] == "refusal-not-finished"


@each_reason
async def test_a_tab_is_told_the_same(tmp_path: Path, reason: str) -> None:
    async with older_tables(tmp_path, reason) as (_, ala, ola, tables):
        line: Line = await ala.live()
        update = await line.watch(tables.running)
        assert reason_of(update["table"]) == reason
        key = new_key()
        option = {"type": "draw"}
        for message in (
            {"type": "choose", "key": key, "at": 0, "option": option},
            {"type": "undo", "key": key, "to": 0},
            {"type": "ask_why_not", "key": key, "option": option},
            {"type": "ask_outcome", "key": key, "options": [option]},
            {"type": "ask_hint", "key": key},
        ):
            answer = await line.ask(**message)
            assert (answer["type"], answer["problem"]["id"]) == ("refused", reason), message
        trouble = await line.ask(type="answer", agree=True)
        assert (trouble["type"], trouble["problem"]["id"]) == ("trouble", reason)
        said = await line.ask(type="say", key=new_key(), text="What now?")
        assert said["type"] == "accepted"
        await ola.post(f"/api/tables/{tables.running}/leave")
        await line._until(lambda: line.update["table"]["seats"][1]["left"], "an update")


@each_reason
async def test_a_table_in_play_is_left_and_closes_with_the_last(
    tmp_path: Path, reason: str
) -> None:
    async with older_tables(tmp_path, reason) as (_, ala, ola, tables):
        path = f"/api/tables/{tables.running}"
        left = await ala.post(f"{path}/leave")
        assert (left["status"], left["seats"][0]["left"]) == ("paused", True)
        back = await ala.post(f"{path}/join")
        assert not back["seats"][0]["left"]
        await ala.post(f"{path}/leave")
        assert (await ola.post(f"{path}/leave"))["status"] == "closed"
        assert (await ola.state(tables.running))["table"]["status"] == "closed"


@each_reason
async def test_a_table_in_play_is_closed_by_its_host(tmp_path: Path, reason: str) -> None:
    async with older_tables(tmp_path, reason) as (venue, ala, ola, tables):
        path = f"/api/tables/{tables.running}"
        await ola.ask("DELETE", path, status=403)
        closed = await ala.ask("DELETE", path)
        assert (closed["status"], reason_of(closed)) == ("closed", reason)
        await tidy(venue.runtime.service)
        assert (await ola.get(path))["status"] == "closed"


@each_reason
async def test_a_rematch_is_played_by_the_rules_of_today(tmp_path: Path, reason: str) -> None:
    async with older_tables(tmp_path, reason) as (venue, ala, ola, tables):
        path = f"/api/tables/{tables.running}/rematch"
        if reason not in RENEWED:
            await ala.post(path, status=404)
            return
        again = await ola.post(path)
        assert (again["status"], again["options"]) == ("lobby", {**again["options"]})
        begun = await ala.post(path)
        assert (begun["id"], begun["status"]) == (again["id"], "playing")
        opened = await venue.runtime.hall.open(begun["id"])
        assert opened.table is not None
        assert opened.table.history.rules == opened.ruleset.version


@each_reason
async def test_a_table_in_play_shows_everyone_their_own_choices(
    tmp_path: Path, reason: str
) -> None:
    async with older_tables(tmp_path, reason) as (_, ala, ola, tables):
        path = f"/api/tables/{tables.running}/log"
        for seat, guest in enumerate((ala, ola)):
            own = (await guest.get(path))["choices"]
            assert {choice["seat"] for choice in own} <= {seat}
            if reason != "error-table-broken":
                assert len(own) == 2
                assert {choice["option"]["type"] for choice in own} <= {"play", "draw"}


@pytest.mark.parametrize("pace", [wire.Pace("days", timeout="lose"), wire.Pace("live")])
@each_reason
async def test_its_deadlines_do_not_fire_and_nobody_loads_it_again(
    tmp_path: Path, reason: str, pace: wire.Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish: dict[str, Any] = {"pace": pace, "public": True}
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        tables = [(await begin(runtime, "toy-cards", people, **wish)).record.id for _ in range(3)]
        bots = await begin(runtime, "toy-cards", ["Ala"], ("random",), public=True)
        while bots.record.waiting == (0,):
            await choose(runtime, bots, 0)
        tables.append(bots.record.id)
        if reason == "error-table-broken":
            await damage_logs(runtime)
            for table in tables[:3]:
                opened = await runtime.hall.open(table)
                async with runtime.service.database.begin() as session:
                    entry = EntryRow(
                        table=table, number=1, kind="choice", seat=0, body="{", key=None, time=0.0
                    )
                    session.add(entry)
                    longer = update(TableRow).where(TableRow.id == opened.record.id)
                    await session.execute(longer.values(length=1))
        async with runtime.service.database.begin() as session:
            await session.execute(update(TableRow).where(TableRow.deadline > 0).values(deadline=1))
            late = update(SeatRow).where(SeatRow.seat == 0, SeatRow.deadline > 0)
            await session.execute(late.values(deadline=1))
    loads: list[str] = []
    read = Hall._read

    async def counted(hall: Hall, table: str) -> Any:
        loads.append(table)
        return await read(hall, table)

    monkeypatch.setattr(Hall, "_read", counted)
    async with playing(tmp_path, toys=LATER[reason]) as runtime:
        await runtime.timekeeper.run_out()
        await runtime.bot_caller.call_all()
        first = len(loads)
        assert set(loads) == set(tables)
        for _ in range(3):
            await runtime.timekeeper.run_out()
            await runtime.bot_caller.call_all()
        assert len(loads) == first
        assert await runtime.store.late(runtime.hall.now()) == []
        assert await runtime.store.awaiting_bots() == []
        for table in tables:
            record, seats = await runtime.store.find_table(table)
            assert (record.status, record.result, record.deadline) == ("paused", None, None)
            assert not any(seat.forfeit for seat in seats)


async def test_a_table_of_newer_rules_is_left_to_newer_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This process is the older one of two: it neither pauses the table nor looks at it again."""
    async with playing(tmp_path, toys=toys_with(NEWER_CARDS), bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        table = (await begin(runtime, "toy-cards", people)).record.id
        lobby = (await runtime.lobby.create("Ala", wire.NewTable("toy-cards", (ME, BOT)))).id
        async with runtime.service.database.begin() as session:
            await session.execute(update(TableRow).where(TableRow.id == table).values(deadline=1.0))
    async with playing(tmp_path) as runtime:
        opened = await runtime.hall.admit(table, "Ala", None)
        monkeypatch.setattr(Hall, "_read", None)
        monkeypatch.setattr(Hall, "catch_up", None)
        for _ in range(3):
            await runtime.timekeeper.run_out()
            await runtime.bot_caller.call_all()
        assert opened.unplayable is not None
        assert opened.unplayable.message == "error-table-newer"
        assert (await runtime.store.find_table(table))[0].status == "playing"
        monkeypatch.undo()
        with pytest.raises(Declined, match="has only version 1"):
            await runtime.lobby.start(lobby, "Ala")


async def test_a_table_goes_on_when_its_data_are_back(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        pace = wire.Pace(kind="days", days=1)
        opened = await begin(runtime, "toy-cards", people, pace=pace)
        await choose(runtime, opened, 0)
        table, now = opened.record.id, runtime.hall.now()
    day = 86_400.0
    async with playing(tmp_path, toys=LATER["error-table-data"]) as runtime:
        runtime.hall.now = lambda: now + day / 2
        assert (await runtime.hall.admit(table, "Ala", None)).record.status == "paused"
    async with playing(tmp_path) as runtime:
        runtime.hall.now = lambda: now + 9 * day
        opened = await runtime.hall.admit(table, "Ala", None)
        assert (opened.unplayable, opened.record.status) == (None, "paused")
        await runtime.timekeeper.run_out()
        await runtime.lobby.resume(table, "Olek")
        assert opened.record.deadline == pytest.approx(now + 9.5 * day, abs=60)
        await choose(runtime, opened, opened.record.waiting[0])


# Finished


@each_reason
async def test_a_finished_table_shows_its_result_and_its_log(tmp_path: Path, reason: str) -> None:
    async with older_tables(tmp_path, reason) as (_, ala, ola, tables):
        path = f"/api/tables/{tables.finished}"
        state = await ola.state(tables.finished)
        view = state["table"]
        assert (view["status"], reason_of(view)) == ("finished", reason)
        assert view["result"]["outcome"] == "ranked"
        assert (await ola.get(f"{path}/replay", status=409))["id"] == reason
        assert (await ola.get(f"{path}/replay/1", status=409))["id"] == reason
        if reason == "error-table-broken":
            assert (await ola.get(f"{path}/log", status=409))["id"] == reason
            return
        choices = (await ola.get(f"{path}/log"))["choices"]
        assert {choice["seat"] for choice in choices} == {0, 1}
        assert [choice["number"] for choice in choices] == list(range(len(choices)))
        record = History.from_json(msgspec.json.encode(await ala.get(f"{path}/history")))
        assert record.rules == 1
        if reason != "error-table-data":
            table = Table.load(record, ruleset=CARDS)
            assert table.result is not None
            assert list(table.result.scores) == view["result"]["scores"]
        assert (await ala.get("/api/me/tables")) != []


async def check_stored(runtime: Runtime, opened: OpenTable) -> None:
    """What is stored of the log is what the game remembers."""
    assert opened.table is not None
    entries = await runtime.store.entries(opened.record.id)
    record = stored_record(opened.record, opened.seats, entries)
    kept = [(seat, bytes(option)) for seat, option in record.choices]
    assert kept == [(seat, bytes(option)) for seat, option in opened.table.history.choices]


async def test_the_stored_log_is_without_what_was_taken_back(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        alone = await begin(runtime, "toy-gardens", people)
        assert alone.table is not None
        for seat in (0, 1, 0, 1):
            await choose(runtime, alone, seat)
        await undo(runtime, alone, 0, 2)  # after it another has chosen, which stands
        assert [choice.seat for choice in alone.table.choices] == [0, 1, 1]
        await check_stored(runtime, alone)
        await choose(runtime, alone, 0)
        await check_stored(runtime, alone)
        agreed = await begin(runtime, "toy-cards", people)
        assert agreed.table is not None
        for seat in (0, 0, 1):
            await choose(runtime, agreed, seat)
        await undo(runtime, agreed, 0, 1)
        await answer_undo(runtime.hall, agreed, 1, agree=True)
        assert len(agreed.table.choices) == 1
        await choose(runtime, agreed, 0)
        await check_stored(runtime, agreed)


@each_reason
async def test_a_finished_table_is_played_again(tmp_path: Path, reason: str) -> None:
    async with older_tables(tmp_path, reason) as (_, ala, _ola, tables):
        status = 200 if reason in RENEWED else 404
        again = await ala.post(f"/api/tables/{tables.finished}/rematch", status=status)
        if status == 200:
            assert again["status"] == "playing"


# In the lobby


@each_reason
async def test_a_lobby_is_renewed_by_whoever_opens_it(tmp_path: Path, reason: str) -> None:
    async with older_tables(tmp_path, reason) as (venue, ala, ola, tables):
        path = f"/api/tables/{tables.lobby}"
        if reason == "error-table-game":
            assert reason_of(await ola.get(path)) == reason
            assert (await ala.post(f"{path}/start", status=409))["id"] == reason
            assert (await ola.post(f"{path}/leave"))["seats"][1]["kind"] == "open"
            assert (await ala.ask("DELETE", path))["status"] == "closed"
            return
        assert reason_of(await ola.get(path)) is None
        begun = await ala.post(f"{path}/start")
        assert begun["status"] == "playing"
        opened = await venue.runtime.hall.open(tables.lobby)
        assert opened.table is not None
        assert opened.table.history.rules == opened.ruleset.version == opened.record.rules


async def test_a_lobby_of_rules_that_still_replay_begins_with_the_newest(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala")
        lobby = (await runtime.lobby.create("Ala", wire.NewTable("toy-cards", (ME, BOT)))).id
    async with playing(tmp_path, toys=toys_with(CORRECTED)) as runtime:
        await runtime.lobby.start(lobby, "Ala")
        opened = await runtime.hall.open(lobby)
        assert opened.table is not None
        assert (opened.record.rules, opened.table.game.version) == (2, 2)


async def test_a_lobby_whose_options_are_no_more_is_closed(tmp_path: Path) -> None:
    """Nothing that people agreed on is changed behind their backs."""
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala")
        wish = wire.NewTable("toy-cards", (ME, OPEN), {"hand": 3})
        lobby = (await runtime.lobby.create("Ala", wish)).id
    other: AnyRuleset = replace(SAND, id=CARDS.id, version=2)
    async with playing(tmp_path, toys=toys_with(other)) as runtime:
        view = await runtime.hall.view(await runtime.hall.admit(lobby, "Ala", None), "Ala")
        assert view.unplayable is not None
        assert (view.unplayable.problem.id, view.unplayable.again) == ("error-table-lobby", False)
        with pytest.raises(Declined, match="make a new one"):
            await runtime.lobby.start(lobby, "Ala")
        with pytest.raises(Declined, match="make a new one"):
            await runtime.lobby.change_seat(lobby, "Ala", 1, wire.ChangeSeat("bot", "random"))
        assert (await runtime.lobby.leave(lobby, "Ala")).status == "closed"


# People and the administrator


@each_reason
async def test_the_export_of_a_person_has_everything(tmp_path: Path, reason: str) -> None:
    async with older_tables(tmp_path, reason) as (venue, ala, _ola, tables):
        pieces = [piece async for piece in await export_person(venue.runtime.hall, ala.id)]
        with zipfile.ZipFile(io.BytesIO(b"".join(pieces))) as folder:
            names = folder.namelist()
            [finished] = [name for name in names if tables.finished in name]
            [running] = [name for name in names if tables.running in name]
            if reason != "error-table-broken":
                assert History.from_json(folder.read(finished)).choices
                assert len(msgspec.json.decode(folder.read(running))["choices"]) == 2


@each_reason
async def test_a_person_at_such_tables_deletes_themselves(tmp_path: Path, reason: str) -> None:
    async with older_tables(tmp_path, reason) as (venue, ala, ola, tables):
        line = await ola.live()
        await line.watch(tables.running)
        await ala.ask("DELETE", "/api/me", {}, status=204)
        for table in (tables.running, tables.finished):
            view = (await ola.state(table))["table"]
            assert "Ala" not in [seat["name"] for seat in view["seats"]]
        assert (await ola.state(tables.lobby))["table"]["seats"][0]["kind"] == "open"
        async with venue.runtime.service.database.read() as session:
            assert await session.get(PersonRow, ala.id) is None


@each_reason
async def test_the_administrator_closes_such_tables(tmp_path: Path, reason: str) -> None:
    async with older_tables(tmp_path, reason) as (venue, ala, _ola, tables):
        line = await ala.live()
        await line.watch(tables.running)
        for table in (tables.running, tables.lobby, tables.finished):
            await close_table(venue.runtime.service, table)
        await line._until(lambda: line.update["table"]["status"] == "closed", "an update")
        await tidy(venue.runtime.service)
        assert (await ala.state(tables.lobby))["table"]["status"] == "closed"


async def test_the_administrator_hears_once_of_a_game_that_cannot_go_on(tmp_path: Path) -> None:
    reason = "error-table-rules"
    async with older_tables(tmp_path, reason) as (venue, ala, _ola, tables):
        for _ in range(2):
            for table in (tables.running, tables.finished, tables.lobby):
                await ala.state(table)
        async with venue.runtime.service.database.read() as session:
            noted = list(await session.scalars(select(ErrorRow.where)))
        assert noted == [f"table {tables.running}"]


async def test_a_game_that_breaks_while_it_is_open_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)
        await choose(runtime, opened, 0)
        await damage_logs(runtime)
        opened.stale = True  # as after a write that failed
        for _ in range(2):
            with pytest.raises(Declined) as refused:
                await choose(runtime, opened, 0, {"type": "draw"})
            assert refused.value.message == "error-table-broken"
        assert opened.record.status == "paused"
        monkeypatch.setattr(Hall, "reload", None)
        await runtime.timekeeper.run_out()
        await runtime.lobby.leave(opened.record.id, "Ala")
        assert (await runtime.lobby.leave(opened.record.id, "Olek")).status == "closed"


# Rules that still replay


@pytest.mark.parametrize("snapshots", [False, True])
async def test_a_game_goes_on_by_the_rules_it_was_begun_with(
    tmp_path: Path, snapshots: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if snapshots:
        monkeypatch.setattr(open_table, "SNAPSHOT_EVERY", 2)
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala")
        opened = await begin(runtime, "toy-cards", people, ("greedy",), public=True)
        await choose(runtime, opened, 0)
        table = opened.record.id
    async with playing(tmp_path, toys=toys_with(CORRECTED)) as runtime:
        opened = await runtime.hall.admit(table, "Ala", None)
        assert opened.unplayable is None
        assert opened.table is not None
        await settled(opened)
        hint = await runtime.bot_caller.hint(opened, 0, new_key())
        assert hint.option is not None
        at = len(opened.table.choices)
        await choose(runtime, opened, 0)
        await settled(opened)
        if opened.table.undo_terms(0).alone:
            await undo(runtime, opened, 0, at)
        told = await runtime.replays.step(opened, 1, opened.reader("Ala"), None)
        step = from_json(told, wire.Update)
        assert step.points == (0, 0) or sum(step.points or ()) > 0
        while opened.record.status == "playing":
            await settled(opened)
            if opened.record.status == "playing":
                await choose(runtime, opened, 0)
        assert opened.table is not None
        assert opened.table.game.version == 1
        history = await runtime.replays.history(opened)
        assert history.rules == 1
        # The very same choices by the old rules lead to the very same result.
        assert Table.load(history, ruleset=CARDS).result == opened.table.result
        new = await begin(runtime, "toy-cards", people, ("greedy",))
        assert new.table is not None
        assert (new.record.rules, new.table.game.version) == (2, 2)
    async with playing(tmp_path, toys=toys_with(CORRECTED)) as runtime:
        opened = await runtime.hall.admit(table, "Ala", None)
        replay = await runtime.replays.replay(opened, opened.reader("Ala"))
        assert replay.moments[-1].scores == replay.table.result.scores  # type: ignore[union-attr]
        pieces = [piece async for piece in await export_person(runtime.hall, "Ala")]
        with zipfile.ZipFile(io.BytesIO(b"".join(pieces))) as folder:
            [name] = [name for name in folder.namelist() if table in name]
            assert History.from_json(folder.read(name)) == history


# Campaigns

NEWER_TREK: AnyRuleset = replace(TREK, version=2)


async def test_a_chapter_of_older_rules_is_played_once_more(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        for person in (ala, olek):
            table = (await runtime.campaigns.play_next(campaign, person)).id
        opened = await runtime.hall.open(table)
        await choose(runtime, opened, opened.record.waiting[0])
    async with playing(tmp_path, toys=toys_with(NEWER_TREK)) as runtime:
        view = await runtime.campaigns.view(campaign, ala)
        assert view.next is not None
        assert (view.next.number, view.next.table) == (2, table)
        opened = await runtime.hall.admit(table, olek, None)
        assert opened.unplayable is not None
        again = await runtime.campaigns.play_next(campaign, olek)  # not the host
        assert (again.id != table, again.status) == (True, "lobby")
        assert (await runtime.store.find_table(table))[0].status == "closed"
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        over = await runtime.campaigns.view(campaign, ala)
        assert (over.status, len(over.chapters)) == ("ended", 3)
        with pytest.raises(Declined) as refused:  # its first chapter cannot be replayed
            await runtime.campaigns.chronicle(campaign, ala)
        assert refused.value.message == "error-table-rules"


async def test_the_host_closes_a_chapter_of_older_rules(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        for person in (ala, olek):
            table = (await runtime.campaigns.play_next(campaign, person)).id
        with pytest.raises(Declined):
            await runtime.lobby.close(table, ala)
    async with playing(tmp_path, toys=toys_with(NEWER_TREK)) as runtime:
        assert (await runtime.lobby.close(table, ala)).status == "closed"
        view = await runtime.campaigns.view(campaign, olek)
        assert view.next == wire.NextChapter(1, "launch", again=False)


async def test_a_chapter_that_ended_before_the_campaign_went_on(
    tmp_path: Path,
) -> None:
    """The server was stopped between the last choice and what follows, and then updated."""
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        runtime.hall.on_finish.clear()
        ended = await play_chapter(runtime, campaign, (ala, olek), *PUSH)
    async with playing(tmp_path, toys=toys_with(NEWER_TREK)) as runtime:
        view = await runtime.campaigns.view(campaign, ala)
        assert view.next == wire.NextChapter(1, "launch", again=False)
        again = await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        view = await runtime.campaigns.view(campaign, ala)
        assert [(c.number, c.table) for c in view.chapters] == [(1, again.record.id)]
        assert again.record.id != ended.record.id


async def test_a_campaign_whose_game_is_gone_is_shown_and_given_up(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        for person in (ala, olek):
            table = (await runtime.campaigns.play_next(campaign, person)).id
    async with playing(tmp_path, toys=[toy for toy in TOYS if toy is not TREK]) as runtime:
        [view] = await runtime.campaigns.own(ala)
        assert (view.id, view.carried) == (campaign, None)
        await runtime.lobby.leave(table, olek)
        assert (await runtime.campaigns.abandon(campaign, ala)).status == "abandoned"
        assert (await runtime.store.find_table(table))[0].status == "closed"


ME, OPEN, BOT = wire.NewSeat("me"), wire.NewSeat("open"), wire.NewSeat("bot", "random")
