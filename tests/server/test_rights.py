"""Rights are lost at once, and everywhere: removed from a table, signed out, deleted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar, cast

import msgspec
import pytest
from sqlalchemy import select, update

from kosmodrom.server import runtime, wire
from kosmodrom.server.database.models import ChatRow, SessionRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.http import live
from kosmodrom.server.people import accounts
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables import chat
from kosmodrom.server.tables.choices import choose as make_choice
from tests.server.venue import (
    Guest,
    Line,
    Venue,
    add_people,
    begin,
    choose,
    first_option,
    new_key,
    places,
    playing,
    serving,
    until,
)

pytestmark = pytest.mark.anyio

ADA = {"name": "Ada.Lovelace", "password": "analytical engine"}
OPEN = {"kind": "open"}


@pytest.fixture(autouse=True)
def no_net(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sessions are not polled: the end of one must be announced."""
    monkeypatch.setattr(runtime, "CHECK_SECONDS", 1000.0)


async def watching(guest: Guest, table: str, **more: Any) -> Line:
    line = await guest.live()
    await line.watch(table, **more)
    return line


async def joined(host: Guest, *others: Guest, public: bool = False) -> Any:
    """A table in the lobby with everybody at it, and a free seat."""
    made = await host.new_table("toy-cards", ("open", "open"), public=public)
    for guest in others:
        await guest.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return made


async def say(line: Line, text: str) -> dict[str, Any]:
    return await line.ask(type="say", key=new_key(), text=text)


# Removed by the host


async def test_a_person_who_is_removed_from_a_private_table_is_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as [ala, olek]:
        made = await joined(ala, olek)
        table, seat = made["id"], f"/api/tables/{made['id']}/seats/1"
        host = await watching(ala, table)
        line = await watching(olek, table, invite=made["invite"])
        view = await ala.put(seat, OPEN)
        assert await line.answer() == {
            "type": "parted",
            "table": table,
            "watching": False,
            "problem": {
                "id": "refusal-removed",
                "text": {
                    "en": "The host has removed you from this table.",
                    "pl": "Decyzją gospodarza nie siedzisz już przy tym stole.",
                },
                "rules": [],
                "begin": [],
                "waiting": [],
            },
        }
        # Nothing more is heard of the table, and nothing can be said there.
        updates, heard = line.updates, len(olek.received)
        await say(host, "He is gone.")
        await until(lambda: host.chat, "the chat")
        assert (line.updates, line.chat, len(olek.received)) == (updates, [], heard)
        assert (await say(line, "I am here"))["problem"]["id"] == "refusal-watch-first"
        # The old invitation no longer works, and there is a new one.
        assert view["invite"] not in (None, made["invite"])
        await until(lambda: host.update["table"]["invite"] == view["invite"], "the new invitation")
        for query in ("", f"?invite={made['invite']}"):
            refused = await olek.get(f"/api/tables/{table}{query}", status=403)
            assert refused["id"] == "refusal-removed"
        await olek.post(f"/api/tables/{table}/join", {"invite": made["invite"]}, status=403)
        again = await line.ask(type="watch", table=table, invite=made["invite"])
        assert (again["type"], again["problem"]["id"]) == ("parted", "refusal-removed")
        # Those who are invited again may come.
        back = await olek.post(f"/api/tables/{table}/join", {"invite": view["invite"]})
        assert back["you"] == 1
        await line.watch(table)


async def test_a_person_who_is_removed_from_a_public_table_watches(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as [ala, olek]:
        made = await joined(ala, olek, public=True)
        table = made["id"]
        line = await watching(olek, table)
        view = await ala.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
        parted = await line.answer()
        assert (parted["problem"]["id"], parted["watching"]) == ("refusal-removed", True)
        await until(lambda: line.update["table"]["you"] is None, "the other eyes")
        assert line.update["table"]["invite"] is None
        refused = await olek.post(f"/api/tables/{table}/join", status=403)
        assert refused["id"] == "refusal-removed"
        await olek.post(f"/api/tables/{table}/join", {"invite": view["invite"]})
        # Somebody who leaves is not told that they were removed.
        await olek.post(f"/api/tables/{table}/leave")
        await until(lambda: line.update["table"]["you"] is None, "the leaving")
        await olek.post(f"/api/tables/{table}/join")
        assert not line.answers


async def test_a_spectator_with_the_old_invitation_is_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa", "Jan") as guests:
        ala, olek, ewa, jan = guests
        made = await joined(ala, olek, ewa)
        table = made["id"]
        seated = await watching(ewa, table, invite=made["invite"])
        spectator = await watching(jan, table, invite=made["invite"])
        view = await ala.put(f"/api/tables/{table}/seats/1", OPEN)
        parted = await spectator.answer()
        assert (parted["problem"]["id"], parted["watching"]) == ("error-invite-old", False)
        await until(lambda: seated.update["table"]["invite"] == view["invite"], "the new one")
        assert not seated.answers
        assert (await spectator.watch(table, invite=view["invite"]))["table"]["you"] is None


async def test_a_person_who_leaves_a_private_lobby_sees_no_more_of_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as [ala, olek]:
        made = await joined(ala, olek)
        line = await watching(ala, made["id"])
        await ala.post(f"/api/tables/{made['id']}/leave")
        assert (await line.answer())["problem"]["id"] == "error-invite-needed"


async def test_the_host_removes_whom_they_see(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek", "Ewa")
        new = wire.NewTable("toy-cards", (wire.NewSeat("me"), wire.NewSeat("open")), public=True)
        table = (await runtime.lobby.create("Ala", new)).id
        await runtime.lobby.join(table, "Ewa", wire.Join())
        for seen in ("Olek", None):  # Olek left and Ewa came; or the seat was free just now
            change = wire.ChangeSeat("bot", "random", seen)
            with pytest.raises(Declined, match="at the same moment"):
                await runtime.lobby.change_seat(table, "Ala", 1, change)
        with pytest.raises(Declined, match="your own seat"):
            await runtime.lobby.change_seat(table, "Ala", 0, wire.ChangeSeat("open"))
        view = await runtime.lobby.change_seat(
            table, "Ala", 1, wire.ChangeSeat("open", None, "Ewa")
        )
        assert view.seats[1].kind == "open"


async def test_a_rematch_lets_nobody_in_who_was_removed(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        await add_people(runtime, "Ala", "Olek", "Ewa")
        opened = await begin(runtime, "toy-bids", ["Ala", "Olek", "Ewa"])
        while opened.record.status == "playing":
            for seat in opened.record.waiting:
                await choose(runtime, opened, seat, {"type": "bid", "amount": 0})
        again = await runtime.lobby.rematch(opened.record.id, "Ala")
        await runtime.hall.admit(again.id, "Ewa", None)
        await runtime.lobby.rematch(opened.record.id, "Olek")
        await runtime.lobby.change_seat(again.id, "Ala", 1, wire.ChangeSeat("open"))
        for attempt in (
            runtime.hall.admit(again.id, "Olek", again.invite),
            runtime.lobby.rematch(opened.record.id, "Olek"),
        ):
            with pytest.raises(Declined, match="removed"):
                await attempt
        assert (await runtime.lobby.rematch(opened.record.id, "Ewa")).you == 2


async def test_an_update_under_way_shows_nobody_elses_hand(tmp_path: Path) -> None:
    """Somebody loses their seat while their update waits for the table."""
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people, public=True)
        socket = Wire()
        line = socket.connect(runtime, Visitor("address", person="Olek"))
        await socket.send(type="watch", table=opened.record.id)
        await until(lambda: socket.of("update"), "an update")
        async with opened.lock:
            opened.discard_views()
            line.notify()
            await asyncio.sleep(0.01)
            opened.seats[1] = msgspec.structs.replace(opened.seats[1], person="Ala")
            opened.seats[0] = msgspec.structs.replace(opened.seats[0], person=None)
        await until(lambda: len(socket.of("update")) > 1, "the next update")
        assert [update["table"]["you"] for update in socket.of("update")] == [1, None]
        assert not socket.of("update")[1]["view"]["hand"]
        await socket.hang_up()


async def test_what_is_said_while_an_update_is_sent_is_not_heard(tmp_path: Path) -> None:
    """Somebody is removed while they receive what was sent before."""
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek")
        seats = (wire.NewSeat("me"), wire.NewSeat("open"))
        made = await runtime.lobby.create("Ala", wire.NewTable("toy-cards", seats))
        await runtime.lobby.join(made.id, "Olek", wire.Join(invite=made.invite))
        opened = await runtime.hall.open(made.id)
        socket = Wire()
        socket.connect(runtime, Visitor("address", person="Olek"))
        socket.flow.clear()
        await socket.send(type="watch", table=made.id)
        await until(lambda: socket.sending, "an update")
        await runtime.lobby.change_seat(made.id, "Ala", 1, wire.ChangeSeat("open"))
        await chat.say(runtime.hall, opened, "Ala", wire.Say(new_key(), "He is gone."))
        socket.flow.set()
        await until(lambda: socket.of("parted"), "the parting")
        assert [message["type"] for message in socket.sent] == ["update", "parted"]
        await socket.hang_up()


async def test_a_choice_that_waits_while_its_person_leaves(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        choice = wire.MakeChoice(new_key(), 0, first_option(opened, 0))
        async with opened.lock:
            waiting = asyncio.create_task(make_choice(runtime.hall, opened, 0, choice))
            await asyncio.sleep(0.01)
            opened.seats[0] = msgspec.structs.replace(opened.seats[0], left=True)
        with pytest.raises(Declined, match="bot plays this seat"):
            await waiting
        assert opened.at == 0


async def test_a_hint_is_not_for_a_person_who_has_left(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        thinking, left = asyncio.Event(), asyncio.Event()
        think = runtime.workers.think

        async def slowly(job: Any) -> Any:
            thinking.set()
            await left.wait()
            return await think(job)

        runtime.workers.think = slowly  # type: ignore[method-assign]
        hint = asyncio.create_task(runtime.bot_caller.hint(opened, 0, "key"))
        await thinking.wait()
        await runtime.lobby.leave(opened.record.id, "Ala")
        left.set()
        with pytest.raises(Declined, match="bot plays this seat"):
            await hint


# Signed out


class Wire:
    """A WebSocket without a network, which keeps all that is sent over it."""

    scope: ClassVar[dict[str, Any]] = {}

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.code: int | None = None
        self.flow = asyncio.Event()
        """Whether the other side receives what is sent."""
        self.flow.set()
        self.sending = False
        self._messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.running: asyncio.Task[None] | None = None

    def connect(self, runtime: Runtime, visitor: Visitor) -> live.LiveSocket:
        line = live.LiveSocket(
            cast(Any, self), runtime.hall, runtime.bot_caller, runtime.peers, visitor
        )
        self.running = asyncio.create_task(line.run())
        return line

    async def accept(self) -> None:
        """Nothing to do."""

    async def send_text(self, text: bytes) -> None:
        assert self.code is None, "sent after the end"
        self.sending = True
        await self.flow.wait()
        self.sent.append(msgspec.json.decode(text))

    async def close(self, code: int) -> None:
        self.code = code

    async def receive(self) -> dict[str, Any]:
        return await self._messages.get()

    async def send(self, **message: Any) -> None:
        text = msgspec.json.encode(message)
        await self._messages.put({"type": "websocket.receive", "text": text})

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == kind]

    async def hang_up(self) -> None:
        await self._messages.put({"type": "websocket.disconnect"})
        assert self.running is not None
        await self.running


async def test_a_choice_in_the_last_moment_is_refused(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        socket = Wire()
        line = socket.connect(
            runtime, Visitor("address", "session", "Ala", expires=time.time() + 999)
        )
        await socket.send(type="watch", table=opened.record.id)
        await until(lambda: socket.of("update"), "an update")
        line.expires = time.time() - 1  # nobody has noticed yet
        key = new_key()
        await socket.send(type="choose", key=key, at=0, option=first_option(opened, 0))
        await until(lambda: socket.code is not None, "the end")
        assert [(r["key"], r["problem"]["id"]) for r in socket.of("refused")] == [
            (key, "error-signed-out")
        ]
        assert (socket.code, opened.at, opened.watchers) == (live.SIGNED_OUT, 0, set())
        # What comes after the end is not done either.
        await socket.send(type="choose", key=new_key(), at=0, option=first_option(opened, 0))
        await socket.hang_up()
        assert opened.at == 0


async def test_a_line_of_a_session_that_ended_just_before(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala")
        socket = Wire()
        visitor = Visitor("address", "gone", "Ala", expires=time.time() + 999)
        socket.running = asyncio.create_task(runtime.sockets.connect(cast(Any, socket), visitor))
        await until(lambda: socket.code == live.SIGNED_OUT, "the end")
        await socket.hang_up()
        assert runtime.sockets.count == 0


async def closed(*lines: Line) -> None:
    await until(lambda: all(line.closed == live.SIGNED_OUT for line in lines), "the end")


async def alive(*lines: Line) -> None:
    for line in lines:
        assert (await line.ask(type="ping"))["type"] == "pong"


async def device(venue: Venue, nickname: str = "Ada") -> Guest:
    """Another device of the account."""
    guest = Guest(venue, nickname)
    answer = await guest.post("/api/login", ADA)
    return use(guest, answer)


def use(guest: Guest, answer: Any) -> Guest:
    """Go on with the session that was answered."""
    guest.token, guest.id = answer["token"], answer["me"]["person"]["id"]
    guest._http.headers["Authorization"] = f"Bearer {guest.token}"
    return guest


async def done(guest: Guest, method: str, path: str, body: Any = None) -> None:
    answer = await guest._http.request(method, path, json=body)
    assert answer.status_code == 204, answer.text


async def test_signing_out_closes_the_lines_of_that_session(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ada", "Bob") as [ada, bob]:
        use(ada, await ada.post("/api/account", ADA))
        phone = await device(venue)
        lines = [await ada.live(), await ada.live()]
        others = [await phone.live(), await bob.live()]
        await done(ada, "POST", "/api/logout")
        await closed(*lines)
        await alive(*others)
        # A new password signs out all other devices; deleting the account signs out all.
        tablet = await device(venue)
        third = await tablet.live()
        words = {"old": ADA["password"], "new": "difference engine"}
        await done(tablet, "PUT", "/api/me/password", words)
        await closed(others[0])
        await alive(third, others[1])
        await done(tablet, "DELETE", "/api/me", {"password": words["new"]})
        await closed(third)
        await alive(others[1])
        for guest in (phone, tablet):
            await guest.close()


async def test_a_new_session_in_place_of_the_old_one_closes_its_lines(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ada", "Bob") as [ada, bob]:
        line = await ada.live()
        use(ada, await ada.post("/api/account", ADA))
        await closed(line)
        # A guest becomes part of an account: the guest no longer exists, on this device or any
        # other.
        made = await joined(bob)
        watch, account = await watching(bob, made["id"]), await ada.live()
        use(bob, await bob.post("/api/login", ADA))
        await closed(watch)
        await alive(account)
        own = await bob.get("/api/me/tables")
        assert [table["id"] for table in own] == [made["id"]]
        assert (await watching(bob, made["id"])).update["table"]["you"] == 0


async def test_a_session_that_expires_closes_its_lines(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ada", "Bob") as [ada, bob]:
        line, used = await ada.live(), await bob.live()
        soon = time.time() + 0.2
        async with venue.runtime.service.database.begin() as session:
            await session.execute(
                update(SessionRow).where(SessionRow.person == ada.id).values(expires=soon)
            )
        for open_line in venue.runtime.sockets._sockets:
            open_line.expires = soon
        # Bob's was used meanwhile: that is looked up from time to time.
        await venue.runtime.sockets.check_sessions()
        await closed(line)
        await alive(used)


async def test_a_deleted_person_says_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek", "Ewa")
        opened = await begin(runtime, "toy-cards", ["Ala", "Olek"], public=True)
        seats = list(opened.seats)
        for name in ("Ala", "Ewa"):
            await accounts.delete_person(runtime.service, Visitor("address", person=name), None)
            opened.seats = seats  # as in another server process that has not heard of it
            with pytest.raises(Declined, match="nickname first"):
                await chat.say(runtime.hall, opened, name, wire.Say(new_key(), "hello"))
        async with runtime.service.database.read() as session:
            assert list(await session.scalars(select(ChatRow))) == []


async def test_what_a_deleted_person_said_is_taken_from_open_pages(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as [ala, olek]:
        made = await joined(ala, olek)
        host = await watching(ala, made["id"])
        line = await watching(olek, made["id"], invite=made["invite"])
        await say(line, "my address is ...")
        await say(host, "hej")
        await until(lambda: len(host.chat) == 2, "the chat")
        await olek.ask("DELETE", "/api/me", {}, status=204)
        await until(lambda: not host.chat[0]["text"], "the news")
        assert [line["text"] for line in host.chat] == ["", "hej"]
        await say(host, "Where is he?")
        await until(lambda: len(host.chat) == 3, "another line")


async def test_what_a_deleted_spectator_said_is_taken_from_open_pages(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa") as [ala, olek, ewa]:
        made = await joined(ala, olek)
        host = await watching(ala, made["id"])
        line = await watching(ewa, made["id"], invite=made["invite"])
        await say(line, "my address is ...")
        await until(lambda: host.chat, "the chat")
        await ewa.ask("DELETE", "/api/me", {}, status=204)
        await until(lambda: not host.chat[0]["text"], "the news")


# In other server processes


@asynccontextmanager
async def two_servers(folder: Path, database: str) -> AsyncIterator[tuple[Venue, Venue]]:
    """Two servers on one database that know each other's sessions."""
    first, second = places(folder, database)
    async with serving(**first) as one, serving(**second) as two:
        yield one, two


@pytest.mark.usefixtures("first_come")
async def test_rights_end_at_the_other_server_as_well(tmp_path: Path, database_url: str) -> None:
    async with (
        two_servers(tmp_path, database_url) as (one, two),
        one.guests("Ala", "Olek") as [ala, olek],
    ):
        made = await joined(ala, olek)
        table = made["id"]
        olek.move_to(two)
        line = await watching(olek, table, invite=made["invite"])
        other = await olek.live()
        await ala.put(f"/api/tables/{table}/seats/1", {**OPEN, "person": olek.id})
        assert (await line.answer())["problem"]["id"] == "refusal-removed"
        assert (await say(line, "I am here"))["problem"]["id"] == "refusal-watch-first"
        refused = await olek.get(f"/api/tables/{table}?invite={made['invite']}", status=403)
        assert refused["id"] == "refusal-removed"
        # He signs out at the first server; his sockets are at the second.
        olek.move_to(one)
        await done(olek, "POST", "/api/logout")
        await closed(line, other)
