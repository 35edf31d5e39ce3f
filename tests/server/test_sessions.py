"""Who is let in: cookies, tokens, CSRF, origins."""

from __future__ import annotations

import time
from typing import Any

import pytest
from litestar import Litestar, Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import select, update

from kosmodrom.server.database.models import SessionRow
from kosmodrom.server.http.gate import Gate
from tests.server.conftest import MakeServer, Server, Visitor

RENAME = {"nickname": "Other"}


def change_sessions(server: Server, **values: float) -> None:
    async def write() -> None:
        async with server.service.database.begin() as session:
            await session.execute(update(SessionRow).values(**values))

    server.run(write)


def the_session(server: Server) -> SessionRow:
    async def read() -> Any:
        async with server.service.database.read() as session:
            return (await session.scalars(select(SessionRow))).one()

    row: SessionRow = server.run(read)
    return row


# The cookie


def test_the_cookie_is_for_the_server_only(visitor: Visitor) -> None:
    answer = visitor.post("/api/guests", {"nickname": "Ada"})
    flags = {flag.strip().lower() for flag in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags
    assert answer.json()["token"] == visitor.cookies["kosmodrom"]


def test_over_https_no_cookie_ever_travels_otherwise(make_server: MakeServer) -> None:
    visitor = make_server(address="https://games.example.org").visitor()
    credentials = {"name": "ada", "password": "analytical engine"}
    answer = visitor.post("/api/account", credentials, Host="games.example.org")
    assert answer.status_code == 201
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 2
    assert all("secure" in cookie.lower() for cookie in cookies)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_without_https_browsers_may_come_without(visitor: Visitor) -> None:
    assert "strict-transport-security" not in visitor.get("/api/me").headers


@pytest.mark.parametrize(
    "change", [lambda t: t[:-2], lambda t: "x" + t, lambda _: "nonsense", lambda _: ""]
)
def test_a_changed_cookie_is_nobodys(stranger: Visitor, change: object) -> None:
    stranger.be_guest()
    assert callable(change)
    stranger.cookies["kosmodrom"] = change(stranger.cookies["kosmodrom"])
    assert stranger.get("/api/me").json()["person"] is None


def test_the_database_does_not_hold_the_token(visitor: Visitor, server: Server) -> None:
    visitor.be_guest()
    assert the_session(server).id not in visitor.cookies["kosmodrom"]
    assert visitor.cookies["kosmodrom"].split(".")[0] not in the_session(server).id


def test_sessions_end(visitor: Visitor, server: Server) -> None:
    visitor.be_guest()
    change_sessions(server, expires=time.time() - 1)
    assert visitor.get("/api/me").json()["person"] is None


def test_sessions_that_are_used_do_not_end(visitor: Visitor, server: Server) -> None:
    visitor.be_guest()
    soon = time.time() + 100
    change_sessions(server, expires=soon, seen=soon - 10_000)
    assert visitor.get("/api/me").json()["person"] is not None
    assert the_session(server).expires > soon + 1000
    assert the_session(server).seen == pytest.approx(time.time(), abs=60)


def test_a_session_outlives_the_server(make_server: MakeServer) -> None:
    visitor = make_server().visitor()
    person = visitor.be_guest()
    later = make_server().visitor()
    later.cookies = visitor.cookies
    assert later.get("/api/me").json()["person"]["id"] == person


def test_a_guest_does_not_lose_themselves_by_beginning_again(
    visitor: Visitor, server: Server
) -> None:
    ada = visitor.be_guest("Ada")
    answer = visitor.post("/api/guests", {"nickname": "Bob"})
    assert (answer.status_code, answer.json()["id"]) == (409, "error-somebody-already")
    assert the_session(server).person == ada
    assert visitor.get("/api/me").json()["person"]["id"] == ada
    visitor.post("/api/logout")
    bob = visitor.be_guest("Bob")
    assert the_session(server).person == bob


# Tokens for programs


def test_programs_use_a_token_and_need_no_csrf(server: Server) -> None:
    token = server.visitor().post("/api/guests", {"nickname": "Bot"}).json()["token"]
    program = server.visitor()
    answer = program.ask("PATCH", "/api/me", RENAME, Authorization=f"Bearer {token}")
    assert answer.status_code == 200
    assert answer.json()["person"]["nickname"] == "Other"


@pytest.mark.parametrize("token", ["", "x", "a.b", "ż"])
def test_a_wrong_token_is_refused(stranger: Visitor, token: str) -> None:
    answer = stranger.get("/api/me", Authorization=f"Bearer {token}")
    assert answer.status_code == 401
    assert answer.json()["id"] == "error-token"


# CSRF


@pytest.mark.parametrize("token", ["", "x", "ż", "0" * 64])
def test_changes_by_cookie_need_the_csrf_token(stranger: Visitor, token: str) -> None:
    stranger.be_guest("Ada")
    right, stranger.csrf = stranger.csrf, token
    answer = stranger.ask("PATCH", "/api/me", RENAME)
    assert answer.status_code == 403
    assert answer.json()["id"] == "error-csrf"
    assert "X-CSRF-Token" in answer.json()["text"]["pl"]
    stranger.csrf = right
    assert stranger.ask("PATCH", "/api/me", RENAME).status_code == 200


def test_a_csrf_token_is_good_for_one_session(server: Server, visitor: Visitor) -> None:
    visitor.be_guest("Ada")
    other = server.visitor()
    other.be_guest("Bob")
    visitor.csrf = other.csrf
    assert visitor.ask("PATCH", "/api/me", RENAME).status_code == 403


# Origins


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://testserver.local.evil.example",
        "http://testserver.local:81",
        "null",
        "file://",
        "testserver.local",
    ],
)
def test_pages_of_others_are_refused(stranger: Visitor, origin: str) -> None:
    answer = stranger.post("/api/guests", {"nickname": "Ada"}, Origin=origin)
    assert answer.status_code == 403
    assert answer.json()["id"] == "error-origin"


HERE = "https://games.example.org"


@pytest.mark.parametrize(
    ("address", "host", "origin"),
    [
        (None, "testserver.local", "http://testserver.local"),
        (None, "games.example.org", "https://games.example.org"),  # a proxy has the certificate
        (HERE, "games.example.org", "https://games.example.org"),
        (HERE, "Games.Example.Org:443", "https://games.example.org"),
        (HERE, "127.0.0.1:8000", "https://games.example.org"),  # the proxy asks under its own name
        (HERE, "127.0.0.1:8000", "http://127.0.0.1:8000"),
        (HERE, "localhost:8000", "http://localhost:8000"),
        (HERE, "[::1]:8000", "http://[::1]:8000"),
        (
            "http://games.example.org:8000",
            "games.example.org:8000",
            "http://games.example.org:8000",
        ),
    ],
)
def test_own_pages_are_welcome(
    make_server: MakeServer, address: str | None, host: str, origin: str
) -> None:
    server = make_server(address=address)
    answer = server.visitor().post("/api/guests", {"nickname": "Ada"}, Host=host, Origin=origin)
    assert answer.status_code == 201, answer.text


@pytest.mark.parametrize("address", ["https://gry.żółw.example", "https://GRY.ŻÓŁW.example:443"])
def test_an_address_may_have_letters_of_its_language(make_server: MakeServer, address: str) -> None:
    """Browsers write the name in another way than people do."""
    visitor = make_server(address=address).visitor()
    host = "gry.xn--w-uga1v8h.example"
    headers = {"Host": host, "Origin": f"https://{host}"}
    assert visitor.post("/api/guests", {"nickname": "Ada"}, **headers).status_code == 201
    headers["Origin"] = f"http://{host}"
    assert visitor.post("/api/logout", **headers).json()["id"] == "error-origin"
    assert visitor.get("/api/me", Host="gry.example").json()["id"] == "error-host"


@pytest.mark.parametrize(
    ("host", "origin", "reason"),
    [
        # The same page, on its way through a network that can change it.
        ("games.example.org", "http://games.example.org", "error-origin"),
        ("games.example.org", "https://games.example.org:8443", "error-origin"),
        ("127.0.0.1:8000", "http://127.0.0.1:9000", "error-origin"),
        # A name that a stranger lets point to this server.
        ("evil.example", "http://evil.example", "error-host"),
        ("evil.example", "", "error-host"),
        ("games.example.org.evil.example", "", "error-host"),
        ("games.example.org:8443", "", "error-host"),
        ("127.0.0.1.evil.example", "", "error-host"),
        ("localhost.evil.example:8000", "", "error-host"),
        ("", "", "error-host"),
    ],
)
def test_other_names_and_pages_are_refused(
    make_server: MakeServer, host: str, origin: str, reason: str
) -> None:
    server = make_server(address=HERE)
    headers = {"Host": host} | ({"Origin": origin} if origin else {})
    answer = server.visitor().post("/api/guests", {"nickname": "Ada"}, **headers)
    assert answer.status_code == (403 if reason == "error-origin" else 421)
    assert answer.json()["id"] == reason


# WebSockets pass the same gate


@websocket("/echo")
async def echo(socket: WebSocket[object, object, object]) -> None:  # type: ignore[type-var]
    await socket.accept()
    visitor = socket.scope["auth"]
    await socket.send_json({"person": visitor.person})
    await socket.close()


def test_a_websocket_ends_with_its_session(server: Server, visitor: Visitor) -> None:
    visitor.be_guest()
    token = visitor.cookies["kosmodrom"]
    bearer = {"Authorization": f"Bearer {token}"}
    with server.client.websocket_connect("/api/live", headers=bearer) as socket:
        server.run(server.client.app.state.runtime.sockets.check_sessions)
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
        visitor.post("/api/logout")
        server.run(server.client.app.state.runtime.sockets.check_sessions)
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_json()
    assert ended.value.code == 4401


def with_echo(server: Server) -> TestClient[Litestar]:
    server.client.app.register(Router("/api/test", route_handlers=[echo], middleware=[Gate()]))
    return server.client


def test_a_websocket_knows_who_opened_it(server: Server, visitor: Visitor) -> None:
    person = visitor.be_guest()
    client = with_echo(server)
    for headers in (
        {
            "Cookie": f"kosmodrom={visitor.cookies['kosmodrom']}",
            "Origin": "http://testserver.local",
        },
        {"Authorization": f"Bearer {visitor.cookies['kosmodrom']}"},
    ):
        with client.websocket_connect("/api/test/echo", headers=headers) as socket:
            assert socket.receive_json() == {"person": person}


@pytest.mark.parametrize(
    ("headers", "code"),
    [({"Origin": "https://evil.example"}, 4403), ({"Authorization": "Bearer x"}, 4401)],
)
def test_a_websocket_from_elsewhere_is_refused(
    server: Server, headers: dict[str, str], code: int
) -> None:
    client = with_echo(server)
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect("/api/test/echo", headers=headers) as socket,
    ):
        socket.receive_json()
    assert refused.value.code == code
