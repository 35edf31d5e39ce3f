"""Of an update only what differs from the last one is sent: whoever makes the changes has exactly
what a whole update says, and nothing else was sent."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import CLOSING, OPEN
from websockets.uri import parse_uri

from kosmodrom.core.registry import games
from kosmodrom.core.rng import Random
from kosmodrom.server import wire
from kosmodrom.server.config import Settings
from kosmodrom.server.http.connections import UNTAKEN, LiveConnection, frame, server_config
from kosmodrom.server.tables.changes import Change, compare
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.updates import OutgoingUpdate
from kosmodrom.server.tables.views import SPECTATOR, Reader, encode
from tests.server.changes import with_changes
from tests.server.test_live import all_at, choose, lines_of, seated
from tests.server.venue import (
    Line,
    add_people,
    begin,
    first_option,
    new_key,
    playing,
    serving,
    undo,
    until,
)
from tests.server.venue import choose as decide

pytestmark = pytest.mark.anyio

# Comparing

NAMES = st.sampled_from(["a", "b", "deck", "long name"])


class Card(msgspec.Struct, tag="card"):
    name: str
    marks: tuple[Any, ...] = ()


class Pile(msgspec.Struct, tag="pile"):
    name: str
    marks: tuple[Any, ...] = ()


class Spot(msgspec.Struct, array_like=True):
    x: int


VALUES = st.recursive(
    st.none() | st.integers(-2, 2) | st.sampled_from(["", "ą", '"{']),
    lambda inside: (
        st.lists(inside, max_size=4)
        | st.lists(inside, max_size=4).map(tuple)
        | st.dictionaries(NAMES, inside, max_size=4)
        | st.builds(
            lambda kind, name, marks: kind(name, tuple(marks)),
            st.sampled_from([Card, Pile]),
            NAMES,
            st.lists(inside, max_size=3),
        )
    ),
    max_leaves=12,
)


def found(before: Any, now: Any) -> list[Change]:
    changes: list[Change] = []
    if before != now:
        compare(before, now, ("view",), changes)
    return changes


def made(before: Any, changes: list[Change]) -> Any:
    """What a client makes of changes."""
    told = msgspec.json.decode(encode({"since": 0, "events": [], "changes": changes}))
    return with_changes({"view": msgspec.json.decode(encode(before))}, told)["view"]


@given(VALUES, VALUES)
def test_what_differs_makes_one_value_of_another(before: Any, now: Any) -> None:
    for old, new in ((before, now), ([0, before], [0, now]), ({"a": before}, {"a": now})):
        assert made(old, found(old, new)) == msgspec.json.decode(encode(new))


@pytest.mark.parametrize(
    ("before", "now", "changes"),
    [
        (Card("a", (1, 2)), Card("a", (1, 3)), [(("view", "marks", 1), 3)]),
        (Card("a"), Pile("a"), [(("view",), Pile("a"))]),
        ({"a": 1, "b": "x"}, {"a": 2, "b": "x"}, [(("view", "a"), 2)]),
        ({3: 1, 5: 2}, {3: 1, 5: 4}, [(("view", "5"), 4)]),
        (["x", 1], ["x", 1, 5], [(("view", 2), 5)]),
        ({"b": "x"}, {"b": "x", "a": None}, [(("view", "a"), None)]),
        ([1, "x", 2], [1, "x"], [(("view",), [1, "x"])]),
        ({"a": 1, "b": "x"}, {"b": "x"}, [(("view",), {"b": "x"})]),
        ({"a": 1, "b": "x"}, {"b": "x", "a": 2}, [(("view",), {"b": "x", "a": 2})]),
        (None, {"b": "x"}, [(("view",), {"b": "x"})]),
        (frozenset({1}), frozenset({2}), [(("view",), frozenset({2}))]),
        (Spot(1), Spot(2), [(("view",), Spot(2))]),
    ],
    ids=[
        *("field", "kind", "key", "number as a key", "new item", "new key", "item gone"),
        *("key gone", "order", "nothing", "set", "Struct that is sent as a list"),
    ],
)
def test_what_is_said_of_a_difference(before: Any, now: Any, changes: list[Change]) -> None:
    assert found(before, now) == changes


# Games


class Follower:
    """A reader who knows the table by changes alone, and is not told of each."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.reader = SPECTATOR
        self.told: OutgoingUpdate | None = None
        self.known: dict[str, Any] = {}
        self.sizes: list[tuple[int, int]] = []

    def follow(self, opened: OpenTable, language: wire.Language | None = None) -> None:
        reader = opened.reader(self.person)
        if reader != self.reader:  # as a socket does it
            self.reader, self.told = reader, None
        at, since = (self.told.at, self.told.known) if self.told is not None else (0, 0)
        update = opened.update_for(reader, at, since, language)
        whole = opened.updates.text(update)
        text = opened.updates.text(update, self.told)
        told = msgspec.json.decode(text)
        if self.told is None:
            assert text == whole
            self.known = told
        else:
            assert told["type"] == "changes"
            self.known = with_changes(self.known, told)
            self.sizes.append((len(text), len(whole)))
            _check_paths(told["changes"], msgspec.json.decode(whole))
        # As text: names have an order, and True is not 1.
        assert json.dumps(self.known) == json.dumps(msgspec.json.decode(whole))
        if opened.table is not None:
            seen = msgspec.json.decode(opened.table.view_json(reader.seat))
            assert json.dumps(self.known["view"], sort_keys=True) == json.dumps(
                seen, sort_keys=True
            )
        self.told = update


def _check_paths(changes: list[Any], whole: dict[str, Any]) -> None:
    """Whatever is told stands in the whole update, at the same place."""
    for path, value in changes:
        there: Any = whole
        for step in path:
            there = there[step]
        assert json.dumps(there) == json.dumps(value)


@pytest.mark.parametrize("game", games())
async def test_followers_of_a_game_know_what_a_whole_update_says(
    tmp_path: Path, game: str, thorough: bool
) -> None:
    """In a game with undos, pauses, people who leave and come back, and people who come to look."""
    chance = Random.seeded(f"changes {game}")
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek", "Ewa")
        opened = await begin(runtime, game, people[:2], public=True)
        table = opened.record.id
        followers = [Follower(person) for person in (*people, None)]
        for _ in range(400 if thorough else 150):
            if opened.record.status != "playing":
                break
            seat = chance.choice([s for s in sorted(opened.asked) if s >= 0])
            alone = opened.undo_view(Reader(seat, (seat,), True)).alone
            match chance.below(12):
                case 0 if alone is not None:
                    await undo(runtime, opened, seat, alone)
                case 1:
                    await runtime.lobby.pause(table, people[seat])
                    chance.choice(followers).follow(opened)
                    await runtime.lobby.resume(table, people[seat])
                case 2:
                    await runtime.lobby.leave(table, "Olek")
                    for follower in followers:
                        follower.follow(opened)
                    await runtime.lobby.join(table, "Olek", wire.Join(seat=1))
                case 3:
                    opened.discard_views()  # somebody came to look
                case _:
                    assert opened.table is not None
                    options = opened.table.pending[seat].options
                    option = first_option(opened, seat, chance.below(len(options)))
                    await decide(runtime, opened, seat, option)
            for follower in followers:
                if chance.below(4):  # a slow reader is not told of everything
                    language: wire.Language | None = "pl" if follower.person == "Ewa" else None
                    follower.follow(opened, language)
        sizes = [size for follower in followers[:2] for size in follower.sizes]
        assert sum(told for told, _ in sizes) < sum(whole for _, whole in sizes) / 3


# Sockets


async def test_a_tab_with_changes_knows_what_one_without_them_knows(tmp_path: Path) -> None:
    """Through a lobby that fills, a game with undos by agreement, pauses, lines that break, and
    people who leave: there is always a tab that is sent whole updates beside."""
    chance = Random.seeded("two tabs")
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa") as guests:
        ala, olek, ewa = guests
        made_table = await ala.new_table("astrominers", public=True)
        table = made_table["id"]
        tabs: list[tuple[Line, Line]] = []
        for guest in guests:
            pair = (await guest.live(), await guest.live())
            for line, changes in zip(pair, (True, False), strict=True):
                await line.watch(table, changes=changes, sections="en" if guest is ewa else None)
            tabs.append(pair)

        async def compared() -> None:
            await until(
                lambda: all(_shown(one) == _shown(other) for one, other in tabs), "the same"
            )

        await compared()
        await olek.post(f"/api/tables/{table}/join")
        await compared()
        await ala.post(f"/api/tables/{table}/start")
        for _ in range(60):
            opened = await venue.runtime.hall.open(table)
            if opened.record.status != "playing":
                break
            at = opened.at
            await until(
                lambda at=at: all(  # type: ignore[misc]
                    line.update["at"] >= at for pair in tabs for line in pair
                )
            )
            await until(lambda: any(one.own_options() for one, _ in tabs), "a question")
            mover = next(pair[0] for pair in tabs if pair[0].own_options())
            guest = mover.guest
            match chance.below(8):
                case 0 if mover.update["undo"]["further"] is not None:
                    to = mover.update["undo"]["further"]
                    await mover.ask(type="undo", key=new_key(), to=to)
                    await compared()
                    other = next(g for g in (ala, olek) if g is not guest)
                    await other.post(f"/api/tables/{table}/undo/answer", {"agree": True})
                case 1:
                    await guest.post(f"/api/tables/{table}/pause")
                    await compared()
                    await guest.post(f"/api/tables/{table}/resume")
                case 2:
                    line, _ = chance.choice(tabs)
                    sections = line.update["sections"] and "en"
                    await line.close()
                    await line.again(table, changes=True, sections=sections)
                case _:
                    option = chance.choice(mover.own_options())
                    assert (await choose(mover, option))["type"] == "accepted"
            await compared()
        await olek.post(f"/api/tables/{table}/leave")
        for line in tabs[1]:
            await until(lambda line=line: line.update["table"]["you"] is None)  # type: ignore[misc]
        await compared()
        kinds = {
            number: {
                msgspec.json.decode(text)["type"] for pair in tabs for text in pair[number].received
            }
            for number in (0, 1)
        }
        assert "changes" in kinds[0]
        assert "changes" not in kinds[1]


def _shown(line: Line) -> dict[str, Any]:
    """What a tab shows; each was told of the events in its own portions."""
    rest = {name: line.update[name] for name in line.update if name not in ("since", "events")}
    return {**rest, "all events": line.events}


async def test_an_update_is_whole_after_each_wish(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, olek = await lines_of(guests, table)

        def kinds(line: Line) -> list[str]:
            sent = [msgspec.json.decode(text)["type"] for text in line.received]
            return [kind for kind in sent if kind in ("update", "changes")]

        await choose(ala)
        await all_at([ala, olek], 1)
        assert kinds(ala)[0] == "update"
        assert set(kinds(ala)[1:]) == {"changes"}
        for wish in ({}, {"sections": "pl"}, {"seat": 0}):
            before = len(kinds(ala))
            await ala.watch(table, **{"at": 1, "since": len(ala.events), "chat": 0, **wish})
            assert kinds(ala)[before] == "update"
        # Another table is another beginning, too.
        other = await seated(guests)
        before = len(kinds(olek))
        olek.events = []
        await olek.watch(other)
        assert kinds(olek)[before] == "update"
        assert olek.update["table"]["id"] == other


async def test_an_update_is_whole_when_ones_seats_change(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests, public=True)
        ala, olek = await lines_of(guests, table)
        await choose(ala)
        await all_at([ala, olek], 1)
        before = len(olek.received)
        await guests[1].post(f"/api/tables/{table}/leave")
        await until(lambda: olek.update["table"]["you"] is None, "the other eyes")
        sent = [msgspec.json.decode(text) for text in olek.received[before:]]
        assert next(message["type"] for message in sent if "table" in message) == "update"


# Connections


class Transport:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.limit: int | None = None

    def set_write_buffer_limits(self, high: int) -> None:
        self.limit = high

    def get_extra_info(self, _name: str) -> Any:
        return None

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        """Nothing to do."""


def connected(data: Path) -> tuple[LiveConnection, Transport]:
    config = server_config(lambda *_: None, Settings(data=data), lifespan="off")
    config.load()
    connection, transport = LiveConnection(config, ServerState(), {}), Transport()
    connection.connection_made(cast(Any, transport))
    connection.conn.state = OPEN
    return connection, transport


async def test_messages_are_written_together_and_whole(tmp_path: Path) -> None:
    connection, transport = connected(tmp_path)
    texts = [b"x" * size for size in (0, 1, 125, 126, 65_535, 65_536, 200_000)]
    await connection.send_texts(texts)
    assert transport.written == b"".join(map(frame, texts))
    client = ClientProtocol(parse_uri("ws://x"), state=OPEN, max_size=None)
    client.receive_data(transport.written)
    received = [event.data for event in client.events_received() if isinstance(event, Frame)]
    assert received == texts


async def test_nothing_more_is_made_for_who_receives_nothing(tmp_path: Path) -> None:
    """Whoever sends goes on when the other side has taken it, not when it is in a buffer."""
    connection, transport = connected(tmp_path)
    assert transport.limit == UNTAKEN
    connection.pause_writing()
    sending = asyncio.create_task(connection.send_texts([b"text"]))
    await asyncio.sleep(0.01)
    assert transport.written
    assert not sending.done()
    connection.resume_writing()
    await sending


async def test_nothing_is_sent_after_the_end(tmp_path: Path) -> None:
    connection, transport = connected(tmp_path)
    connection.conn.state = CLOSING
    with pytest.raises(ClientDisconnected):
        await connection.send_texts([b"text"])
    assert not transport.written
