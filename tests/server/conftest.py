"""A server in this process, and visitors who talk to it over HTTP."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher
from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import Connection, create_engine, inspect

from kosmodrom.server.app import create_app
from kosmodrom.server.config import Limits, Settings
from kosmodrom.server.database.engine import upgrade
from tests.server.venue import come_first

FREELY = Limits(requests=1_000_000, sign_ins=1_000_000, new_tables=1_000_000)

Client = TestClient[Litestar]
MakeServer = Callable[..., "Server"]


class Visitor:
    """A browser: keeps its cookie, and sends the CSRF token along as our pages do."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.cookies: dict[str, str] = {}
        self.csrf = ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Response:
        """One request. ``headers`` are written with underscores."""
        sent = {"X-CSRF-Token": self.csrf} if self.csrf else {}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self._client.cookies.clear()
        encoded = {name.encode(): value.encode() for name, value in sent.items()}
        answer = self._client.request(method, path, json=body, headers=encoded)
        self._client.cookies.clear()
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        for cookie in answer.headers.get_list("set-cookie"):
            if "max-age=0" in cookie.lower():
                name = cookie.partition("=")[0]
                self.cookies.pop(name, None)
                self.csrf = "" if name == "kosmodrom" else self.csrf
        if answer.headers.get("content-type", "").startswith("application/json"):
            self._learn(answer.json())
        return answer

    def _learn(self, body: Any) -> None:
        me = body.get("me", body) if isinstance(body, dict) else {}
        self.csrf = me.get("csrf") or self.csrf

    def get(self, path: str, **headers: str) -> Response:
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Response:
        return self.ask("POST", path, body, **headers)

    def be_guest(self, nickname: str = "Ada") -> str:
        """Become a guest; returns the person's id."""
        answer = self.post("/api/guests", {"nickname": nickname})
        assert answer.status_code == 201, answer.text
        person: str = answer.json()["me"]["person"]["id"]
        return person


class Server:
    """A running server."""

    def __init__(self, client: Client, settings: Settings) -> None:
        self.client = client
        self.settings = settings
        self.service = client.app.state.service

    def visitor(self) -> Visitor:
        return Visitor(self.client)

    def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Run a coroutine function in the server's event loop."""
        with self.client.portal() as portal:
            return portal.call(work, *args)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    if request.param == "sqlite":
        return "sqlite"
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
def first_come() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        come_first(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Hashing a password is slow on purpose: tests need not wait for that."""
    with pytest.MonkeyPatch.context() as patch:
        hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr("kosmodrom.server.security.passwords._hasher", hasher)
        yield


@pytest.fixture(scope="session", autouse=True)
def quick_migrations() -> Iterator[None]:
    """A new SQLite database gets at once what all migrations together lead to."""
    memory = sqlite3.connect(":memory:")
    engine = create_engine("sqlite://", creator=lambda: memory)
    with engine.begin() as connection:
        upgrade(connection)
    _, *schema, _ = memory.iterdump()  # between the beginning and the end of a transaction
    engine.dispose()

    def upgrade_quickly(connection: Connection) -> None:
        if connection.dialect.name == "sqlite" and not inspect(connection).get_table_names():
            for statement in schema:
                connection.exec_driver_sql(statement)
        else:
            upgrade(connection)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kosmodrom.server.database.engine.upgrade", upgrade_quickly)
        yield


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", limits=FREELY)


@pytest.fixture
def make_server(settings: Settings) -> Iterator[MakeServer]:
    """Starts servers with settings of their own."""
    running: list[Client] = []

    def make(**changes: Any) -> Server:
        changed = msgspec.structs.replace(settings, **changes)
        client = TestClient(create_app(changed), raise_server_exceptions=False)
        client.__enter__()
        running.append(client)
        return Server(client, changed)

    yield make
    for client in running:
        client.__exit__(None, None, None)


@pytest.fixture
def server(make_server: MakeServer) -> Server:
    return make_server()


@pytest.fixture
def visitor(server: Server) -> Visitor:
    return server.visitor()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for tests that leave nothing behind which another test would see."""
    settings = Settings(data=tmp_path_factory.mktemp("shared") / "data", limits=FREELY)
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield Server(client, settings)


@pytest.fixture
def stranger(shared_server: Server) -> Visitor:
    """Somebody new at the shared server."""
    return shared_server.visitor()
