"""A WebSocket in bad hands: everything that is sent is refused with a reason, and the table goes
on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.core.rng import Random
from tests.server.test_live import choose, lines_of, seated
from tests.server.venue import FREELY, Line, new_key, serving, until

pytestmark = pytest.mark.anyio

MALFORMED: list[str | bytes] = [
    "",
    "null",
    "[]",
    "7",
    '"choose"',
    "{",
    "{}",
    '{"type":"choose"',
    '{"type":"nothing"}',
    '{"type":7}',
    '{"type":"choose"}',
    '{"type":"choose","key":"k","at":0,"option":{}}',
    '{"type":"choose","key":"key-12345","at":-1,"option":{}}',
    '{"type":"choose","key":"key-12345","at":1e99,"option":{}}',
    '{"type":"choose","key":"key-12345","at":0,"option":7}',
    '{"type":"choose","key":"key-12345","at":0,"option":null}',
    '{"type":"choose","key":"key-12345","at":0,"option":{},"seat":1}',
    '{"type":"watch","table":"../../etc"}',
    '{"type":"watch","table":"nowhere"}',
    '{"type":"watch","table":7}',
    '{"type":"undo","key":"key-12345","to":"x"}',
    '{"type":"say","key":"key-12345","text":""}',
    '{"type":"answer","agree":"maybe"}',
    '{"type":"ask_why_not","key":"key-12345"}',
    '{"type":"ask_outcome","key":"key-12345","options":[]}',
    "\x00\x01\x02",
    b"\xff\xfe\x00binary",
    b"\x80",
    b'{"type":"say","key":"key-12345","text":"\xff"}',
    b'{"type":"choose","key":"key-12345","at":0,"option":{"type":"\xc3\x28"}}',
    "[" * 2000,
    '{"type":' * 500,
]


async def assert_alive(line: Line) -> None:
    line.answers.clear()
    assert (await line.ask(type="ping")) == {"type": "pong"}


async def test_malformed_messages(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, _ = await lines_of(guests, table)
        for text in MALFORMED:
            await ala.send_text(text)
            answer = await ala.answer()
            assert answer["type"] in ("trouble", "refused"), text
            problem = answer["problem"]
            assert problem["text"]["en"], text
            assert problem["text"]["en"] != problem["text"]["pl"], text
            assert problem["id"] not in (problem["text"]["en"], "error-internal"), text
        await assert_alive(ala)
        assert (await choose(ala))["at"] == 1


async def test_huge_messages(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, olek = await lines_of(guests, table)
        await ala.send_text('{"type":"ping","x":"' + "x" * 100_000 + '"}')
        assert (await ala.answer())["problem"]["id"] == "error-too-large"
        await assert_alive(ala)
        await ala.send_text("x" * 1_000_000)
        await until(lambda: ala.closed is not None, "the end of the line")
        assert ala.closed == 1009
        await ala.again(table)
        assert (await choose(ala))["at"] == 1
        await until(lambda: olek.update["at"] == 1)


async def test_out_of_turn_foreign_and_replayed(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa") as guests:
        table = await seated(guests[:2], public=True)
        ala, olek = await lines_of(guests[:2], table)
        ewa = await guests[2].live()
        await ewa.watch(table)
        option = ala.own_options()[0]

        def sent(at: int = 0, **more: Any) -> dict[str, Any]:
            return {"type": "choose", "key": new_key(), "at": at, "option": option, **more}

        for line, message, expected in (
            (olek, sent(), "refusal-not-asked"),
            (ewa, sent(), "refusal-not-at-table"),
            (ala, sent(at=999), "refusal-moved-on"),
            (ala, sent(option={"type": "play", "card": 77}), "refusal-not-in-hand"),
            (ala, sent(option={"type": "draw"}), "refusal-not-offered"),
            (ewa, {"type": "undo", "key": new_key(), "to": 0}, "refusal-not-at-table"),
            (olek, {"type": "undo", "key": new_key(), "to": 0}, "refusal-undo-nothing"),
            (olek, {"type": "undo", "key": new_key(), "to": 9}, "refusal-undo-nothing"),
            (ewa, {"type": "ask_hint", "key": new_key()}, "refusal-not-at-table"),
            (olek, {"type": "ask_hint", "key": new_key()}, "refusal-not-asked"),
        ):
            answer = await line.ask(**message)
            assert answer["problem"]["id"] == expected, message
        first = sent()
        assert (await ala.ask(**first))["at"] == 1
        # Somebody replays what they overheard, under its key or another one.
        assert (await olek.ask(**first))["problem"]["id"] == "refusal-key-used"
        assert (await ala.ask(**first))["at"] == 1
        replayed = await ala.ask(**{**first, "key": new_key()})
        assert replayed["problem"]["id"] == "refusal-moved-on"
        opened = await venue.runtime.hall.open(table)
        assert opened.at == 1
        assert (await choose(ala, {"type": "draw"}, at=1))["at"] == 2


async def test_random_rubbish(tmp_path: Path) -> None:
    """Good messages with their parts exchanged at random."""
    chance = Random.seeded("rubbish")
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa") as guests:
        table = await seated(guests[:2], "astrominers", public=True)
        ala, olek = await lines_of(guests[:2], table)
        bad = await guests[2].live()
        await bad.watch(table)
        good: list[dict[str, Any]] = [
            {"type": "watch", "table": table, "at": 0, "since": 0},
            {"type": "choose", "key": "key-12345", "at": 0, "option": {"type": "pass"}},
            {"type": "undo", "key": "key-12345", "to": 0},
            {"type": "answer", "agree": True},
            {"type": "say", "key": "key-12345", "text": "hej"},
            {"type": "ask_why_not", "key": "key-12345", "option": {"type": "pass"}},
            {"type": "ask_outcome", "key": "key-12345", "options": [{"type": "pass"}]},
            {"type": "ask_hint", "key": "key-12345"},
            {"type": "ping"},
        ]
        values: list[Any] = [None, -1, 10**30, 1.5, "", "x" * 3000, [], {}, [[]], True, table]
        values += [message["type"] for message in good]
        for number in range(150):
            message = dict(chance.choice(good))
            for _ in range(1 + chance.below(3)):
                field = chance.choice([*message, "seat", "type", "option"])
                message[field] = chance.choice(values)
            await bad.send_text(msgspec.json.encode(message).decode())
            if number % 25 == 0:
                line = next(line for line in (ala, olek) if line.own_options())
                before = line.update["at"]
                done = await choose(line)
                assert done["at"] == before + 1
                await until(lambda at=done["at"]: ala.update["at"] == olek.update["at"] == at)  # type: ignore[misc]
        await bad.send(type="ping")
        await until(lambda: {"type": "pong"} in bad.answers, "a sign of life")
        problems = [answer["problem"] for answer in bad.answers if "problem" in answer]
        assert all(problem["id"] != "error-internal" for problem in problems if problem)


def nested(depth: int) -> str:
    return '{"type":"play","card":' * depth + "{}" + "}" * depth


async def test_options_that_are_none(tmp_path: Path) -> None:
    """Unknown tags, wrong types, deep nesting: over the WebSocket and over HTTP."""
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, olek = await lines_of(guests, table)
        good = ala.own_options()[0]
        wrong: list[Any] = [
            {"type": "nothing"},
            {"type": 7},
            {"type": None},
            {"type": ["play"]},
            {**good, "type": "PLAY"},
            {**good, "card": "1"},
            {**good, "card": 1.5},
            {**good, "card": 10**30},
            {**good, "card": [good]},
            {"type": good["type"]},
            {"card": good["card"]},
        ]
        options = [json.dumps(option) for option in wrong]
        options += [nested(depth) for depth in (1, 10, 100, *range(850, 1050, 3), 2000)]
        for option in options:
            body = f'"key":"{new_key()}","at":0,"option":{option}'
            await ala.send_text(f'{{"type":"choose",{body}}}')
            answer = await ala.answer()
            assert answer["type"] in ("refused", "trouble"), option[:100]
            assert answer["problem"]["id"] != "error-internal", option[:100]
            refused = await guests[0]._http.post(
                f"/api/tables/{table}/choices", content=f"{{{body}}}"
            )
            assert refused.status_code in (400, 409), (refused.text, option[:100], len(option))
            assert refused.json()["text"]["pl"]
        assert olek.update["at"] == 0
        assert (await choose(ala))["at"] == 1


async def test_binary_frames_are_read_as_text(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, _ = await lines_of(guests, table)
        for frame in (b"", b"\x00" * 1000, bytes(range(256)), b'{"type":"ping"', b"\xc3\x28"):
            await ala.send_text(frame)
            assert (await ala.answer())["type"] == "trouble", frame
        await ala.send_text(b'{"type":"ping"}')
        assert (await ala.answer())["type"] == "pong"


async def test_a_key_is_good_for_one_thing(tmp_path: Path) -> None:
    """The same key with another choice is the first one, answered again; nothing is done twice."""
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, olek = await lines_of(guests, table)
        first, *others = ala.own_options()
        key = new_key()
        assert (await ala.ask(type="choose", key=key, at=0, option=first))["at"] == 1
        for option in (first, *others, {"type": "draw"}):
            again = await ala.ask(type="choose", key=key, at=0, option=option)
            assert (again["type"], again["at"]) == ("accepted", 1)
        opened = await venue.runtime.hall.open(table)
        assert opened.at == 1
        await until(lambda: olek.update["at"] == 1)


async def test_thousands_of_messages(tmp_path: Path) -> None:
    """A flood is read no faster than it is answered, refused beyond its rate, and the others play
    on meanwhile."""
    limits = msgspec.structs.replace(FREELY, socket_messages=1000)
    async with (
        serving(tmp_path, limits=limits) as venue,
        venue.guests("Ala", "Olek", "Ewa") as guests,
    ):
        table = await seated(guests[:2], public=True)
        ala, olek = await lines_of(guests[:2], table)
        ewa = await guests[2].live()
        await ewa.watch(table)
        flood = {"type": "choose", "key": "key-12345", "at": 0, "option": {"type": "draw"}}
        for number in range(3000):
            await ewa.send(**flood)
            if number in (500, 2500):
                mover = next(line for line in (ala, olek) if line.own_options())
                done = await choose(mover)
                assert done["type"] == "accepted"
                await until(lambda at=done["at"]: ala.update["at"] == olek.update["at"] == at)  # type: ignore[misc]
        await until(lambda: len(ewa.answers) == 3000, "all answers", seconds=60)
        reasons = [answer["problem"]["id"] for answer in ewa.answers]
        assert set(reasons) == {"refusal-not-at-table", "error-too-many"}
        assert reasons.count("error-too-many") > 500
        assert (await choose(next(line for line in (ala, olek) if line.own_options())))["at"] == 3
