"""The WebSocket: watching, playing, catching up, chat and presence."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from kosmodrom.core.rng import Random
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined
from kosmodrom.server.http import live
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.tables.chat import say
from tests.server.venue import (
    FREELY,
    Guest,
    Line,
    add_people,
    begin,
    new_key,
    playing,
    serving,
    until,
)
from tests.server.venue import choose as decide

pytestmark = pytest.mark.anyio


async def seated(guests: list[Guest], game: str = "toy-cards", **wish: Any) -> str:
    """A started table of these guests."""
    host, *others = guests
    made = await host.new_table(game, ("open",) * len(others), **wish)
    for guest in others:
        await guest.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    await host.post(f"/api/tables/{made['id']}/start")
    table: str = made["id"]
    return table


async def lines_of(guests: list[Guest], table: str) -> list[Line]:
    lines = [await guest.live() for guest in guests]
    for line in lines:
        await line.watch(table)
    return lines


async def all_at(lines: list[Line], at: int) -> None:
    await until(lambda: all(line.update["at"] == at for line in lines), f"everyone at {at}")


async def choose(line: Line, option: Any = None, *, at: int | None = None) -> dict[str, Any]:
    if option is None:
        await until(line.own_options, "a question")
        option = line.own_options()[0]
    at = line.update["at"] if at is None else at
    return await line.ask(type="choose", key=new_key(), at=at, option=option)


async def test_everyone_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, olek = await lines_of(guests, table)
        assert ala.update["table"]["you"] == 0
        accepted = await choose(ala)
        assert (accepted["type"], accepted["at"]) == ("accepted", 1)
        await all_at([ala, olek], 1)
        assert ala.own_options()
        assert not olek.own_options()
        assert olek.events == ala.events != []
        assert (await ala.ask(type="ping")) == {"type": "pong"}


async def test_a_lobby_fills_before_ones_eyes(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as [ala, olek]:
        made = await ala.new_table("toy-cards", public=True)
        watching = await ala.live()
        update = await watching.watch(made["id"])
        assert update["table"]["status"] == "lobby"
        assert update["view"] is None
        visiting = await olek.live()
        await visiting.watch(made["id"])
        await olek.post(f"/api/tables/{made['id']}/join")

        def seats() -> list[tuple[str, bool]]:
            return [(seat["name"], seat["online"]) for seat in watching.update["table"]["seats"]]

        await until(lambda: seats() == [("Ala", True), ("Olek", True)], "Olek's coming")
        await until(lambda: visiting.update["table"]["you"] == 1, "his own seat")
        await ala.post(f"/api/tables/{made['id']}/start")
        await until(lambda: visiting.update["view"] is not None, "the start")
        await visiting.close()
        await until(lambda: seats() == [("Ala", True), ("Olek", False)], "Olek's going")


async def test_reconnecting_loses_and_repeats_nothing(tmp_path: Path) -> None:
    """People come and go in the middle of everything, including undos and a restart."""
    chance = Random.seeded("flaky")
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        lines = await lines_of(guests, table)
        for _ in range(40):
            at = max(line.update["at"] for line in lines)
            for line in lines:
                if line.closed is not None:
                    await line.again(table)
            await all_at(lines, at)
            if lines[0].update["table"]["status"] != "playing":
                break
            mover = next(line for line in lines if line.own_options())
            other = lines[1 - lines.index(mover)]
            if chance.below(3) == 0:
                await other.close()
                await until(lambda other=other: other.closed is not None)  # type: ignore[misc]
            alone = mover.update["undo"]["alone"]
            if alone is not None and chance.below(3) == 0:
                done = await mover.ask(type="undo", key=new_key(), to=alone)
            else:
                done = await choose(mover, chance.choice(mover.own_options()))
            assert done["type"] == "accepted"
            await all_at([mover], at + 1)
            if chance.below(4) == 0:
                venue.runtime.hall._tables.clear()  # as after a restart
                for line in lines:
                    await line.close()
        opened = await venue.runtime.hall.open(table)
        assert opened.table is not None
        for seat, line in enumerate(lines):
            if line.closed is not None:
                await line.again(table)
            told = [numbered.event for numbered in opened.table.events(seat)]
            assert line.events == msgspec.json.decode(msgspec.json.encode(told))


async def test_a_choice_sent_twice_is_made_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, _ = await lines_of(guests, table)
        message = {
            "type": "choose",
            "key": new_key(),
            "at": 0,
            "option": ala.own_options()[0],
        }
        await ala.send(**message)
        await ala.close()  # the answer may be lost
        await ala.again(table)
        ala.answers.clear()
        assert (await ala.ask(**message))["at"] == 1
        assert (await ala.ask(**message))["at"] == 1
        await all_at([ala], 1)


async def test_undo_by_agreement(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, olek = await lines_of(guests, table)
        await choose(ala)
        await all_at([ala, olek], 1)
        await choose(ala, {"type": "draw"})
        await all_at([ala, olek], 2)
        further = ala.update["undo"]["further"]
        assert (ala.update["undo"]["alone"], further) == (None, 1)
        asked = await ala.ask(type="undo", key=new_key(), to=further)
        assert asked["type"] == "accepted"
        await until(lambda: olek.update["undo"]["request"], "the wish")
        assert olek.update["undo"]["request"] == {"by": 0, "to": 1, "missing": [1]}
        await olek.send(type="answer", agree=True)
        await all_at([ala, olek], 3)
        assert ala.update["choices"] == 1
        assert ala.update["undo"]["request"] is None
        await olek.send(type="answer", agree=True)
        assert (await olek.answer())["problem"]["id"] == "refusal-no-wish"


async def test_chat_and_its_limits(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, chat_lines=3)
    async with serving(tmp_path, limits=limits) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, olek = await lines_of(guests, table)
        for text in ("Hej", "Zaczynamy"):
            said = await ala.ask(type="say", key=new_key(), text=text)
            assert said["type"] == "accepted"
        await until(lambda: len(olek.chat) == 2, "the chat")
        assert [line["text"] for line in olek.chat] == ["Hej", "Zaczynamy"]
        await olek.close()
        await ala.ask(type="say", key=new_key(), text="Jesteś?")
        await olek.again(table)
        await until(lambda: len(olek.chat) == 3, "what was said meanwhile")
        refused = await ala.ask(type="say", key=new_key(), text="za dużo")
        assert (refused["type"], refused["problem"]["id"]) == ("refused", "error-too-many")
        assert (await ala.ask(type="say", key=new_key(), text="x" * 501))["type"] == "trouble"


async def test_hints_and_why_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests, "astrominers")
        ala, _ = await lines_of(guests, table)
        key = new_key()
        hint = await ala.ask(type="ask_hint", key=key)
        assert (hint["type"], hint["key"]) == ("hint", key)
        assert hint["option"] in ala.own_options()
        offered = await ala.ask(type="ask_why_not", key=key, option=ala.own_options()[0])
        assert offered == {"type": "why_not", "key": key, "problem": None}
        why = await ala.ask(type="ask_why_not", key=key, option={"type": "pass"})
        assert why["problem"]["rules"]
        outcome = await ala.ask(type="ask_outcome", key=key, options=[ala.own_options()[0]])
        assert (outcome["type"], outcome["key"]) == ("outcome", key)
        refused = await ala.ask(type="ask_outcome", key=key, options=[{"type": "pass"}])
        assert refused["problem"] == why["problem"]
        spectator = await guests[1].live()
        assert (await spectator.ask(type="ask_hint", key=key))["problem"]["id"] == (
            "refusal-watch-first"
        )


async def test_a_slow_reader_slows_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa") as guests:
        table = await seated(guests[:2], "astrominers", public=True)
        ala, olek = await lines_of(guests[:2], table)
        # Ewa's tab asks for the biggest updates and reads nothing at all.
        slow = await guests[2].live(max_queue=1)
        await slow.watch(table, sections="pl")
        slow.flow.clear()
        for number in range(60):
            line = next(line for line in (ala, olek) if line.own_options())
            done = await choose(line)
            assert done["type"] == "accepted", (number, done)
            await all_at([ala, olek], done["at"])
            if line.update["table"]["status"] != "playing":
                break


class StuckSocket:
    """A socket whose other side receives nothing for a while."""

    def __init__(self, messages: list[dict[str, Any]]) -> None:
        self.taking = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self._messages = messages

    async def send_text(self, text: bytes) -> None:
        await self.taking.wait()
        self.sent.append(msgspec.json.decode(text))

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == "update"]

    async def receive(self) -> dict[str, Any]:
        if not self._messages:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": msgspec.json.encode(self._messages.pop(0))}


async def test_of_many_updates_only_the_newest_waits(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        pings = [{"type": "ping"}] * 100
        socket = StuckSocket([{"type": "watch", "table": opened.record.id}, *pings])
        visitor = Visitor("address", person="Ala")
        line = live.LiveSocket(
            cast(Any, socket), runtime.hall, runtime.bot_caller, runtime.peers, visitor
        )
        running = asyncio.create_task(line.run())
        await until(lambda: opened.watchers, "its watching")
        for _ in range(6):
            await decide(runtime, opened, opened.record.waiting[0])
        # Nor is more read from it than it receives answers to.
        assert len(socket._messages) >= 100 - live.UNSENT - 2
        socket.taking.set()
        await until(lambda: len(socket.sent) >= 101, "all answers")
        await until(lambda: socket.updates[-1]["at"] == 6, "the last update")
        assert len(socket.updates) <= 3
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert not opened.watchers


async def test_of_a_fast_table_a_reader_is_told_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Updates have a minimum distance, and the last one always comes; after a quiet moment it comes
    at once."""
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-rush", await add_people(runtime, "Ala", "Olek"))
        loop = asyncio.get_running_loop()
        socket = StuckSocket([{"type": "watch", "table": opened.record.id}])
        socket.taking.set()
        visitor = Visitor("address", person="Ala")
        line = live.LiveSocket(
            cast(Any, socket), runtime.hall, runtime.bot_caller, runtime.peers, visitor
        )
        running = asyncio.create_task(line.run())
        await until(lambda: socket.updates, "the first update")
        await asyncio.sleep(2 * live.UPDATE_SECONDS)
        before, begun = len(socket.updates), loop.time()
        for tile in range(1, 101):
            await decide(runtime, opened, tile % 2, {"type": "grab", "tile": tile})
        await until(lambda: socket.updates[-1]["at"] == 100, "the last update")
        assert len(socket.updates) - before <= (loop.time() - begun) / live.UPDATE_SECONDS + 2
        # After a quiet moment nobody waits, however long the distance is.
        await until(lambda: line._timer is None and not line._changed, "a quiet moment")
        monkeypatch.setattr(live, "UPDATE_SECONDS", 1000.0)
        line._updated = loop.time() - 1000
        await decide(runtime, opened, 0)
        await until(lambda: socket.updates[-1]["at"] == 101, "the news")
        await decide(runtime, opened, 0)
        await until(lambda: line._timer is not None, "its wait for the next")
        assert socket.updates[-1]["at"] == 101
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


class BrokenSocket(StuckSocket):
    """A socket that fails whenever something is sent."""

    def __init__(self, messages: list[dict[str, Any]]) -> None:
        super().__init__(messages)
        self.closed = asyncio.Event()

    async def send_text(self, text: bytes) -> None:
        raise ValueError(text)

    async def receive(self) -> dict[str, Any]:
        if self._messages:
            return await super().receive()
        await self.closed.wait()
        return {"type": "websocket.disconnect"}

    async def close(self, code: int) -> None:
        assert code == live.FAILED
        self.closed.set()


async def test_a_line_that_fails_is_closed_and_does_what_was_wanted(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        option = msgspec.to_builtins(opened.table.pending[0].options[0]) if opened.table else {}
        choice = {"type": "choose", "key": new_key(), "at": 0, "option": option}
        pings = [{"type": "ping"}] * 2 * live.UNSENT
        socket = BrokenSocket([{"type": "watch", "table": opened.record.id}, *pings, choice])
        visitor = Visitor("address", person="Ala")
        line = live.LiveSocket(
            cast(Any, socket), runtime.hall, runtime.bot_caller, runtime.peers, visitor
        )
        await asyncio.wait_for(line.run(), 10)
        assert not opened.watchers
        assert opened.at == 1
        assert runtime.service.metrics.value("kosmodrom_errors_total") == 1


async def test_watching_another_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        one, two = await seated(guests), await seated(guests, "toy-bids")
        line = await guests[0].live()
        await line.watch(one)
        await choose(line)
        line.events.clear()
        update = await line.watch(two)
        assert update["table"]["id"] == two
        await until(lambda: not venue.runtime.hall.find(one).watchers)  # type: ignore[union-attr]
        assert (await choose(line))["type"] == "accepted"
        await line.send(type="unwatch")
        assert (await line.ask(type="undo", key=new_key(), to=0))["problem"]["id"] == (
            "refusal-watch-first"
        )


async def test_a_person_who_leaves_watches_as_a_spectator(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, _ = await lines_of(guests, table)
        hand = ala.update["view"]["hand"]
        assert hand
        await guests[0].post(f"/api/tables/{table}/leave")
        await until(lambda: ala.update["table"]["you"] is None, "the other eyes")
        assert ala.update["view"]["hand"] == []
        await guests[0].post(f"/api/tables/{table}/join")
        await until(lambda: ala.update["table"]["you"] == 0, "the own eyes")


async def test_a_private_table_is_not_watched_by_strangers(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa") as guests:
        table = await seated(guests[:2])
        ewa = await guests[2].live()
        trouble = await ewa.ask(type="watch", table=table)
        assert trouble["problem"]["id"] == "error-invite-needed"
        invite = (await guests[0].get(f"/api/tables/{table}"))["invite"]
        update = await ewa.watch(table, invite=invite)
        assert update["table"]["you"] is None
        assert (await choose(ewa, {"type": "draw"}))["problem"]["id"] == "refusal-not-at-table"


async def test_too_many_lines_and_messages(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, sockets=2, socket_messages=5)
    async with serving(tmp_path, limits=limits) as venue, venue.guests("Ala") as [ala]:
        one, _two = await ala.live(), await ala.live()
        three = await ala.live()
        assert (await three.answer())["problem"]["id"] == "error-sockets"
        await until(lambda: three.closed == 4429, "the end")
        for _ in range(5):
            assert (await one.ask(type="ping"))["type"] == "pong"
        assert (await one.ask(type="ping"))["problem"]["id"] == "error-too-many"


async def test_another_socket_is_no_way_around_the_limit(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, socket_messages=5)
    crowd = ("Ala", "Olek", "Ewa", "Jan", "Iga", "Leon")

    async def spend(guest: Guest) -> list[str]:
        """What is answered over six sockets, one after the other."""
        told = []
        for _ in range(6):
            line = await guest.live()
            told.append((await line.ask(type="ping"))["type"])
            await line.close()
        return told

    async with serving(tmp_path, limits=limits) as venue, venue.guests(*crowd) as guests:
        for guest in guests[:5]:
            assert await spend(guest) == ["pong"] * 5 + ["trouble"]
        assert await spend(guests[5]) == ["trouble"] * 6  # of their address it is enough


async def test_many_tables_at_once(tmp_path: Path) -> None:
    """Nothing gets lost or mixed up when many play at the same time."""
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        tables = [await seated(guests, "toy-bids") for _ in range(8)]
        await asyncio.gather(*(play_bids(guests, table) for table in tables))


async def play_bids(guests: list[Guest], table: str) -> None:
    lines = await lines_of(guests, table)
    while lines[0].update["table"]["status"] == "playing":
        for line in lines:
            await until(
                lambda line=line: (
                    line.own_options()  # type: ignore[misc]
                    or line.update["table"]["status"] == "finished"
                )
            )
            if line.own_options():
                done = await choose(line)
                assert done["type"] == "accepted"
                await until(lambda line=line, done=done: line.update["at"] >= done["at"])  # type: ignore[misc]
    await until(lambda: all(line.update["table"]["result"] for line in lines))


async def test_somebody_who_deleted_themselves_says_nothing_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa") as guests:
        table = await seated(guests[:2], public=True)
        lines = await lines_of(guests, table)
        opened = await venue.runtime.hall.open(table)
        for guest, line in zip(guests[1:], lines[1:], strict=True):
            await guest.ask("DELETE", "/api/me", {}, status=204)
            with contextlib.suppress(ConnectionClosed):  # the line may be closed already
                await line.send(type="say", key=new_key(), text="I am still here")
            await until(lambda line=line: line.closed == live.SIGNED_OUT, "the end")  # type: ignore[misc]
            with pytest.raises(Declined) as refused:  # something said just before may come later
                await say(venue.runtime.hall, opened, guest.id, wire.Say(new_key(), "still here"))
            assert refused.value.message == "error-sign-in"
        assert lines[0].chat == []
        assert venue.runtime.service.metrics.value("kosmodrom_errors_total") == 0
