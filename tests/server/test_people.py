"""People over HTTP: guests, accounts, log-in, profiles, farewell."""

from __future__ import annotations

import asyncio
import io
import json
import time
import zipfile
from typing import Any, cast

import httpx
import msgspec
import pytest
from sqlalchemy import func, select

from kosmodrom.bots import make_bot
from kosmodrom.core.history import History
from kosmodrom.core.table import Table
from kosmodrom.server.app import create_app
from kosmodrom.server.config import Settings
from kosmodrom.server.database.models import (
    ChatRow,
    EntryRow,
    Model,
    PersonRow,
    SeatRow,
    SessionRow,
    TableRow,
    new_id,
)
from kosmodrom.server.people.accounts import new_guest
from kosmodrom.server.people.export import export_person
from kosmodrom.server.people.sessions import Visitor as Who
from tests.server.conftest import FREELY, MakeServer, Server, Visitor

ADA = {"name": "Ada.Lovelace", "password": "analytical engine"}


def table_row(status: str, host: str | None = None, game: str = "astrominers") -> TableRow:
    return TableRow(
        id=new_id(),
        game=game,
        rules=1,
        data="",
        options="{}",
        seed="1",
        status=status,
        public=True,
        invite="code",
        host=host,
        pace="{}",
        created=time.time(),
    )


def seat_row(table: TableRow, seat: int, person: str | None, **more: Any) -> SeatRow:
    kind = "person" if person else "bot"
    return SeatRow(table=table.id, seat=seat, kind=kind, person=person, name="somebody", **more)


def store(server: Server, *rows: Model) -> None:
    async def write() -> None:
        async with server.service.database.begin() as session:
            for row in rows:
                session.add(row)
                await session.flush()

    server.run(write)


def fetch(server: Server, query: Any) -> list[Any]:
    async def read() -> list[Any]:
        async with server.service.database.read() as session:
            return list(await session.scalars(query))

    found: list[Any] = server.run(read)
    return found


def count(server: Server, model: type[Model]) -> int:
    return int(fetch(server, select(func.count()).select_from(model))[0])


def problem_id(answer: Any) -> str:
    body = answer.json()
    assert body["text"]["en"]
    assert body["text"]["pl"]
    return str(body["id"])


# Guests


def test_nobody_before_a_nickname(visitor: Visitor) -> None:
    assert visitor.get("/api/me").json() == {
        "person": None,
        "name": None,
        "csrf": "",
        "host": False,
    }


def test_a_nickname_is_enough(visitor: Visitor) -> None:
    answer = visitor.post("/api/guests", {"nickname": "  Żółta   Łódź "})
    assert answer.status_code == 201
    me = answer.json()["me"]
    assert me["person"]["nickname"] == "Żółta Łódź"
    assert me["person"]["account"] is False
    assert visitor.get("/api/me").json() == me


@pytest.mark.parametrize("nickname", ["   ", "\u200b", "\u202e", "\t\n"])
def test_a_nickname_can_be_seen(stranger: Visitor, nickname: str) -> None:
    answer = stranger.post("/api/guests", {"nickname": nickname})
    assert answer.status_code == 422
    assert problem_id(answer) == "error-nickname"


def test_what_hides_in_a_nickname_is_taken_out(visitor: Visitor) -> None:
    answer = visitor.post("/api/guests", {"nickname": "ad\u202ea\u0000!"})
    assert answer.json()["me"]["person"]["nickname"] == "ad a !"


@pytest.mark.parametrize(
    ("body", "problem", "field"),
    [
        ({"nickname": ""}, "error-field-short", "nickname"),
        ({"nickname": "x" * 25}, "error-field-long", "nickname"),
        ({"nickname": 7}, "error-field-type", "nickname"),
        ({}, "error-field-missing", "nickname"),
        ({"nickname": "Ada", "admin": True}, "error-field-unknown", "admin"),
        ([], "error-body-type", "object"),
        (None, "error-body", "JSON"),
    ],
)
def test_an_answer_names_the_wrong_field(
    stranger: Visitor, body: Any, problem: str, field: str
) -> None:
    answer = stranger.post("/api/guests", body)
    assert answer.status_code == 400
    assert problem_id(answer) == problem
    assert all(field in text for text in answer.json()["text"].values())


def test_rename(visitor: Visitor, server: Server) -> None:
    ada = visitor.be_guest("Ada")
    running, over = table_row("playing"), table_row("finished")
    store(server, running, over, seat_row(running, 0, ada), seat_row(over, 0, ada))
    answer = visitor.ask("PATCH", "/api/me", {"nickname": "Augusta"})
    assert answer.json()["person"]["nickname"] == "Augusta"
    assert visitor.get("/api/me").json()["person"]["nickname"] == "Augusta"
    names = fetch(server, select(SeatRow.name).order_by(SeatRow.table == over.id))
    assert names == ["Augusta", "somebody"]


def test_an_unknown_visitor_is_asked_for_a_nickname(visitor: Visitor) -> None:
    answer = visitor.ask("PATCH", "/api/me", {"nickname": "Ada"})
    assert answer.status_code == 401
    assert problem_id(answer) == "error-sign-in"


# Accounts


def test_a_guest_becomes_an_account_and_stays_who_they_are(visitor: Visitor) -> None:
    person = visitor.be_guest("Ada")
    answer = visitor.post("/api/account", ADA)
    assert answer.status_code == 201
    me = answer.json()["me"]
    assert me["person"] == {"id": person, "nickname": "Ada", "account": True}
    assert me["name"] == "ada.lovelace"


def test_an_account_without_having_been_a_guest(visitor: Visitor) -> None:
    me = visitor.post("/api/account", ADA).json()["me"]
    assert me["person"]["nickname"] == "Ada.Lovelace"


def test_names_are_taken_once_whatever_their_capitals(server: Server, visitor: Visitor) -> None:
    visitor.post("/api/account", ADA)
    other = server.visitor()
    other.be_guest("Other")
    answer = other.post("/api/account", ADA | {"name": "ADA.lovelace"})
    assert answer.status_code == 409
    assert problem_id(answer) == "error-name-taken"
    assert other.get("/api/me").json()["person"]["account"] is False


def test_one_account_each(visitor: Visitor) -> None:
    visitor.post("/api/account", ADA)
    answer = visitor.post("/api/account", ADA | {"name": "another"})
    assert answer.status_code == 409
    assert problem_id(answer) == "error-has-account"


@pytest.mark.parametrize(
    "wrong",
    [{"name": "ab"}, {"name": "a b c"}, {"name": "x" * 33}, {"password": "short"}],
)
def test_names_and_passwords_that_do_not_fit(stranger: Visitor, wrong: dict[str, str]) -> None:
    answer = stranger.post("/api/account", ADA | wrong)
    assert answer.status_code == 400
    assert next(iter(wrong)) in answer.json()["text"]["en"]


def test_registration_can_be_switched_off(make_server: MakeServer) -> None:
    visitor = make_server(registration=False).visitor()
    visitor.be_guest()
    answer = visitor.post("/api/account", ADA)
    assert answer.status_code == 403
    assert problem_id(answer) == "error-registration"
    assert visitor.get("/api/server").json()["registration"] is False


def test_passwords_are_stored_as_argon2(server: Server, visitor: Visitor) -> None:
    visitor.post("/api/account", ADA)
    (stored,) = fetch(server, select(PersonRow.password))
    assert stored.startswith("$argon2id$")


# Logging in and out


def test_log_in_on_another_device(server: Server, visitor: Visitor) -> None:
    person = visitor.be_guest("Ada")
    visitor.post("/api/account", ADA)
    phone = server.visitor()
    answer = phone.post("/api/login", {"name": "ada.LOVELACE", "password": ADA["password"]})
    assert answer.status_code == 200
    assert answer.json()["me"]["person"]["id"] == person
    assert visitor.get("/api/me").json()["person"]["id"] == person


@pytest.mark.parametrize("wrong", [{"name": "nobody"}, {"password": "difference engine"}])
def test_a_wrong_name_and_a_wrong_password_look_alike(
    server: Server, visitor: Visitor, wrong: dict[str, str]
) -> None:
    visitor.post("/api/account", ADA)
    answer = server.visitor().post("/api/login", ADA | wrong)
    assert answer.status_code == 401
    assert problem_id(answer) == "error-log-in"


@pytest.mark.parametrize("name", ["Ada.Lovelace", "nobody"])
def test_passwords_are_not_guessed_for_ever(make_server: MakeServer, name: str) -> None:
    """Whether or not the name exists."""
    server = make_server(limits=msgspec.structs.replace(FREELY, wrong_passwords=3))
    desk = server.visitor()
    desk.post("/api/account", ADA)
    for written in (name, name.upper(), name.lower()):
        guess = {"name": written, "password": "difference engine"}
        assert server.visitor().post("/api/login", guess).status_code == 401
    for password in ("difference engine", ADA["password"]):
        answer = server.visitor().post("/api/login", {"name": name, "password": password})
        assert (answer.status_code, problem_id(answer)) == (429, "error-too-many-guesses")
        assert 880 < int(answer.headers["retry-after"]) <= 900
        text = answer.json()["text"]
        assert text["en"].endswith("Please try again in 15 minutes.")
        assert text["pl"].endswith("Spróbuj ponownie za 15 minut.")
    other = {"name": "somebody.else", "password": "difference engine"}
    assert server.visitor().post("/api/login", other).status_code == 401
    assert desk.get("/api/me").json()["name"] == "ada.lovelace"
    assert desk.ask("PATCH", "/api/me", {"nickname": "Augusta"}).status_code == 200


def test_a_stranger_locks_nobody_out(make_server: MakeServer) -> None:
    server = make_server(
        limits=msgspec.structs.replace(FREELY, wrong_passwords=3), trusted_proxies=("testclient",)
    )
    desk = server.visitor()
    desk.post("/api/account", ADA)
    desk.post("/api/logout")

    def sign_in(visitor: Visitor, address: str, password: str) -> int:
        sent = ADA | {"password": password}
        return visitor.post("/api/login", sent, X_Forwarded_For=address).status_code

    # One stranger, twelve times: the owner signs in from anywhere else, on a device never seen.
    codes = [sign_in(server.visitor(), "6.6.6.6", "difference engine") for _ in range(12)]
    assert codes == [401] * 3 + [429] * 9
    assert sign_in(server.visitor(), "1.2.3.4", ADA["password"]) == 200

    # Many strangers, from the owner's own address, too: the owner signs in on a known device.
    strangers = ["1.2.3.4", *(f"6.6.6.{number}" for number in range(20))]
    for address in strangers:
        for _ in range(4):
            sign_in(server.visitor(), address, "difference engine")
    assert sign_in(server.visitor(), "9.9.9.9", ADA["password"]) == 429
    assert desk.cookies
    assert sign_in(desk, "1.2.3.4", "a slip of the key") == 401
    assert sign_in(desk, "1.2.3.4", ADA["password"]) == 200

    # Where others guess on that device, it is slowed down, too.
    desk.post("/api/logout")
    codes = [sign_in(desk, "1.2.3.4", "difference engine") for _ in range(4)]
    assert codes == [401] * 3 + [429]


def test_a_device_is_known_to_its_owner_alone(make_server: MakeServer) -> None:
    server = make_server(limits=msgspec.structs.replace(FREELY, wrong_passwords=3))
    eve = server.visitor()
    eve.post("/api/account", {"name": "eve", "password": "let me in please"})
    (mine,) = [name for name in eve.cookies if name.startswith("kosmodrom-device-")]
    ada = server.visitor()
    person = ada.post("/api/account", ADA).json()["me"]["person"]["id"]
    forged = server.visitor()
    forged.cookies = {f"kosmodrom-device-{person}": eve.cookies[mine]}
    codes = [forged.post("/api/login", ADA | {"password": "guess it"}).status_code for _ in "abcd"]
    assert codes == [401] * 3 + [429]
    assert server.visitor().post("/api/login", ADA).status_code == 429  # the same address
    ada.post("/api/logout")
    assert ada.post("/api/login", ADA).status_code == 200


def test_a_device_is_one_place_however_its_token_is_written(make_server: MakeServer) -> None:
    server = make_server(limits=msgspec.structs.replace(FREELY, wrong_passwords=3))
    ada = server.visitor()
    ada.post("/api/account", ADA)
    (name,) = [name for name in ada.cookies if name.startswith("kosmodrom-device-")]
    token = ada.cookies[name]
    codes = []
    for number in range(5):
        thief = server.visitor()
        thief.cookies = {name: token + "!!!!" * number}
        answer = thief.post("/api/login", ADA | {"password": "difference engine"})
        codes.append(answer.status_code)
    assert codes == [401] * 3 + [429] * 2


def test_after_a_new_password_only_this_device_is_known(make_server: MakeServer) -> None:
    """Who knew the old one may have signed in on many."""
    server = make_server(limits=msgspec.structs.replace(FREELY, wrong_passwords=3))
    ada, thief, eve = server.visitor(), server.visitor(), server.visitor()
    ada.post("/api/account", ADA)
    thief.post("/api/login", ADA)
    change = {"old": ADA["password"], "new": "difference engine"}
    assert ada.ask("PUT", "/api/me/password", change).status_code == 204
    for visitor, expected in ((eve, 401), (eve, 401), (eve, 401), (thief, 429)):
        answer = visitor.post("/api/login", ADA | {"password": "guess it"})
        assert answer.status_code == expected
    ada.post("/api/logout")
    assert ada.post("/api/login", ADA | {"password": change["new"]}).status_code == 200


def test_the_right_password_forgives_wrong_ones(make_server: MakeServer) -> None:
    server = make_server(limits=msgspec.structs.replace(FREELY, wrong_passwords=3))
    server.visitor().post("/api/account", ADA)
    for _ in range(3):
        for password in ("difference engine", "a slip of the key", ADA["password"]):
            status = server.visitor().post("/api/login", ADA | {"password": password}).status_code
            assert status == (200 if password == ADA["password"] else 401)


def test_log_out(visitor: Visitor, server: Server) -> None:
    visitor.be_guest()
    old = dict(visitor.cookies)
    answer = visitor.post("/api/logout")
    assert answer.status_code == 204
    assert visitor.cookies == {}
    assert count(server, SessionRow) == 0
    visitor.cookies = old
    assert visitor.get("/api/me").json()["person"] is None


def test_games_of_a_guest_who_logs_in_go_to_the_account(server: Server) -> None:
    desk, phone = server.visitor(), server.visitor()
    account = desk.be_guest("Ada")
    desk.post("/api/account", ADA)
    guest = phone.be_guest("Somebody")
    alone, both = table_row("playing", host=guest), table_row("playing", host=account)
    store(
        server,
        alone,
        both,
        seat_row(alone, 0, guest),
        seat_row(both, 0, account),
        seat_row(both, 1, guest),
        ChatRow(
            table=alone.id, number=0, person=guest, seat=0, name="S", text="hi", key="k", time=0.0
        ),
    )
    phone.post("/api/login", ADA)
    seats = {(s.table, s.seat): s for s in fetch(server, select(SeatRow))}
    assert (seats[alone.id, 0].person, seats[alone.id, 0].name) == (account, "Ada")
    assert (seats[both.id, 0].person, seats[both.id, 0].left) == (account, False)
    # They sat there twice: now both seats are theirs.
    assert (seats[both.id, 1].person, seats[both.id, 1].name) == (account, "Ada 2")
    assert fetch(server, select(TableRow.host)) == [account, account]
    assert fetch(server, select(ChatRow.person)) == [account]
    assert fetch(server, select(PersonRow.id)) == [account]


def test_change_of_password_signs_other_devices_out(server: Server, visitor: Visitor) -> None:
    visitor.post("/api/account", ADA)
    phone = server.visitor()
    phone.post("/api/login", ADA)
    change = {"old": ADA["password"], "new": "difference engine"}
    assert visitor.ask("PUT", "/api/me/password", change).status_code == 204
    assert phone.get("/api/me").json()["person"] is None
    assert visitor.get("/api/me").json()["person"] is not None
    assert phone.post("/api/login", ADA).status_code == 401
    assert phone.post("/api/login", ADA | {"password": change["new"]}).status_code == 200


def test_change_of_password_needs_the_old_one(visitor: Visitor) -> None:
    change = {"old": "wrong engine", "new": "difference engine"}
    visitor.be_guest()
    answer = visitor.ask("PUT", "/api/me/password", change)
    assert (answer.status_code, problem_id(answer)) == (409, "error-no-account")
    visitor.post("/api/account", ADA)
    answer = visitor.ask("PUT", "/api/me/password", change)
    assert (answer.status_code, problem_id(answer)) == (403, "error-password")


# Profiles


def test_profile_with_statistics(server: Server, visitor: Visitor) -> None:
    ada = visitor.be_guest("Ada")
    finished = [table_row("finished") for _ in range(3)]
    other, running = table_row("finished", game="another"), table_row("playing")
    store(
        server,
        *finished,
        other,
        running,
        seat_row(finished[0], 0, ada, place=1, points=40),
        seat_row(finished[1], 1, ada, place=2, points=31),
        seat_row(finished[2], 0, ada, place=3, points=25),
        seat_row(finished[2], 1, None, place=1, points=90),
        seat_row(other, 0, ada, place=None, points=None),
        seat_row(running, 0, ada),
    )
    profile = server.visitor().get(f"/api/people/{ada}").json()
    assert profile["person"]["nickname"] == "Ada"
    assert profile["since"] == pytest.approx(time.time(), abs=60)
    assert profile["statistics"] == [
        {"game": "another", "played": 1, "won": 0, "best": None, "mean": None},
        {"game": "astrominers", "played": 3, "won": 1, "best": 40, "mean": 32.0},
    ]


def test_nobodys_profile(visitor: Visitor) -> None:
    answer = visitor.get("/api/people/nobody")
    assert answer.status_code == 404
    assert problem_id(answer) == "error-no-person"


# Farewell


def test_farewell_of_an_account_needs_its_password(visitor: Visitor) -> None:
    visitor.post("/api/account", ADA)
    for body in ({}, {"password": "wrong"}):
        answer = visitor.ask("DELETE", "/api/me", body)
        assert (answer.status_code, problem_id(answer)) == (403, "error-password")
    assert visitor.get("/api/me").json()["person"] is not None


def test_nothing_is_left_of_a_person_who_is_deleted(server: Server, visitor: Visitor) -> None:
    ada = visitor.be_guest("Ada")
    visitor.post("/api/account", ADA)
    phone = server.visitor()
    phone.post("/api/login", ADA)
    bob = server.visitor().be_guest("Bob")
    lobby, playing = table_row("lobby", host=ada), table_row("playing", host=ada)
    finished, alone = table_row("finished", host=ada), table_row("playing", host=ada)
    store(
        server,
        *(lobby, playing, finished, alone),
        *(seat_row(table, 0, ada) for table in (lobby, playing, finished, alone)),
        *(seat_row(table, 1, bob) for table in (lobby, playing, finished)),
        seat_row(alone, 1, None),
        ChatRow(
            table=playing.id, number=0, person=ada, seat=0, name="Ada", text="hi", key="k", time=0.0
        ),
    )
    told: list[str] = []

    async def listen(tables: list[str]) -> None:
        told.extend(tables)

    server.service.on_tables_changed.append(listen)
    answer = visitor.ask("DELETE", "/api/me", {"password": ADA["password"]})
    assert answer.status_code == 204
    assert visitor.cookies == {}
    assert phone.get("/api/me").json()["person"] is None
    assert server.visitor().get(f"/api/people/{ada}").status_code == 404

    assert fetch(server, select(PersonRow.id)) == [bob]
    assert sorted(told) == sorted(table.id for table in (lobby, playing, finished, alone))
    seats = {s.table: s for s in fetch(server, select(SeatRow).where(SeatRow.seat == 0))}
    assert all(seat.person is None for seat in seats.values())
    assert (seats[lobby.id].kind, seats[lobby.id].name) == ("open", "…")
    assert (seats[playing.id].left, seats[playing.id].bot) == (True, "greedy")
    assert seats[playing.id].name == seats[finished.id].name == "N.N."
    tables = {t.id: t for t in fetch(server, select(TableRow))}
    assert tables[lobby.id].host == tables[playing.id].host == bob
    assert tables[alone.id].status == "closed"
    assert [tables[t.id].status for t in (lobby, playing)] == ["lobby", "playing"]
    (line,) = fetch(server, select(ChatRow))
    assert (line.person, line.name, line.text) == (None, "N.N.", "")


def test_farewell_of_a_guest(visitor: Visitor, server: Server) -> None:
    visitor.be_guest()
    assert visitor.ask("DELETE", "/api/me", {}).status_code == 204
    assert count(server, PersonRow) == count(server, SessionRow) == 0


# Export


def test_export(server: Server, visitor: Visitor) -> None:
    visitor.be_guest("Ada")
    visitor.post("/api/account", ADA)
    table = visitor.post(
        "/api/tables",
        {
            "game": "astrominers",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            "start": True,
        },
    ).json()
    state = visitor.get(f"/api/tables/{table['id']}/state").json()
    option = state["asks"][table["you"]]["options"][0]
    choice = {"key": "a-choice-of-mine", "at": state["at"], "option": option}
    assert visitor.post(f"/api/tables/{table['id']}/choices", choice).status_code == 200
    said = {"key": "a-line-of-mine", "text": "Good luck!"}
    visitor.post(f"/api/tables/{table['id']}/chat", said)

    answer = visitor.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        files = {name: json.loads(archive.read(name)) for name in archive.namelist()}
    person = files["person.json"]
    assert (person["nickname"], person["name"]) == ("Ada", "ada.lovelace")
    assert [line["text"] for line in person["chat"]] == ["Good luck!"]
    assert "password" not in person
    running = files[f"playing/astrominers-{table['id']}.json"]
    assert [choice["option"] for choice in running["choices"]] == [option]
    assert {choice["seat"] for choice in running["choices"]} == {table["you"]}
    (seed,) = fetch(server, select(TableRow.seed))
    assert seed.encode() not in answer.content
    assert "seed" not in running


def play_to_the_end() -> Table[Any, Any, Any]:
    played: Table[Any, Any, Any] = Table.start("astrominers", seats=2, seed="a seed")
    bot = make_bot("random", 1)
    while not played.finished:
        seat = next(iter(played.pending))
        played.decide(seat, bot.choose(played, seat))
    return played


def finished_rows(played: Table[Any, Any, Any], person: str) -> list[Any]:
    """A finished game of somebody, as it is stored: the table first."""
    row = table_row("finished")
    row.rules, row.data, row.seed = played.ruleset.version, played.history.data, "a seed"
    row.options = msgspec.json.encode(played.history.options).decode()
    row.started, row.ended, row.length = 1.0, 2.0, len(played.choices)
    entries = [
        EntryRow(
            table=row.id,
            number=number,
            kind="choice",
            seat=choice.seat,
            body=msgspec.json.encode({"seat": choice.seat, "option": choice.option}).decode(),
            key=None,
            time=1.0,
        )
        for number, choice in enumerate(played.choices, 1)
    ]
    return [row, seat_row(row, 0, person), seat_row(row, 1, None), *entries]


def test_export_of_a_finished_game_replays(server: Server, visitor: Visitor) -> None:
    played = play_to_the_end()
    rows = finished_rows(played, visitor.be_guest("Ada"))
    row = rows[0]
    store(server, *rows)
    answer = visitor.get("/api/me/export")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        history = History.from_json(archive.read(f"finished/astrominers-{row.id}.json"))
    again: Table[Any, Any, Any] = Table.load(history)
    assert again.fingerprint == played.fingerprint


@pytest.mark.anyio
async def test_others_are_answered_during_an_export(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are packed one by one in threads, and not kept in memory."""
    tell = History.to_json

    def take_long(history: History) -> bytes:
        time.sleep(0.3)
        return tell(history)

    monkeypatch.setattr(History, "to_json", take_long)
    app = create_app(settings)
    transport = httpx.ASGITransport(cast(Any, app))
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://k") as http:
        signed_in = (await http.post("/api/guests", json={"nickname": "Ada"})).json()
        played = play_to_the_end()
        async with app.state.service.database.begin() as session:
            for _ in range(4):
                for row in finished_rows(played, signed_in["me"]["person"]["id"]):
                    session.add(row)
                    await session.flush()
        export = asyncio.create_task(http.get("/api/me/export"))
        answered = 0
        while not export.done():
            assert (await http.get("/health")).status_code == 200
            answered += 1
            await asyncio.sleep(0.01)
        with zipfile.ZipFile(io.BytesIO((await export).content)) as archive:
            assert len(archive.namelist()) == 1 + 4
        assert answered > 10, "the server was busy with the export alone"
        assert not app.state.runtime.hall.open_tables


@pytest.mark.anyio
async def test_an_export_is_sent_while_it_is_made(settings: Settings) -> None:
    app = create_app(settings)
    async with app.lifespan():
        runtime = app.state.runtime
        guest = await new_guest(runtime.service, Who("client"), "Ada")
        assert guest.me.person is not None
        person = guest.me.person.id
        rows = finished_rows(play_to_the_end(), person)
        async with runtime.service.database.begin() as session:
            for row in rows:
                session.add(row)
                await session.flush()
        pieces = [piece async for piece in await export_person(runtime.hall, person)]
    assert len(pieces) == 3, "the person, the game, the list of contents"
    assert all(pieces)
    assert rows[0].id.encode() not in pieces[0]


def test_an_export_is_not_packed_twice(visitor: Visitor) -> None:
    visitor.be_guest()
    answer = visitor.get("/api/me/export", Accept_Encoding="gzip")
    assert "content-encoding" not in answer.headers


def test_export_is_for_somebody(visitor: Visitor) -> None:
    assert visitor.get("/api/me/export").status_code == 401
