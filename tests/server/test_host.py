"""The host's page, health and metrics."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from kosmodrom.server.config import Limits
from kosmodrom.server.database.models import TableRow
from tests.server.conftest import MakeServer, Server, Visitor
from tests.server.test_people import fetch, seat_row, store, table_row


@pytest.fixture
def host(server: Server) -> Visitor:
    visitor = server.visitor()
    answer = visitor.post("/api/host", {"key": server.service.secrets.host})
    assert answer.status_code == 200
    return visitor


def test_the_key_makes_a_host_even_of_nobody(host: Visitor) -> None:
    me = host.get("/api/me").json()
    assert (me["host"], me["person"]) == (True, None)


def test_a_host_stays_one_when_they_begin_to_play(host: Visitor) -> None:
    host.be_guest("Host")
    assert host.get("/api/me").json()["host"] is True
    host.post("/api/account", {"name": "the.host", "password": "a good password"})
    assert host.get("/api/host").status_code == 200
    host.post("/api/logout")
    assert host.get("/api/me").json()["host"] is False


@pytest.mark.parametrize("key", ["", "wrong", "ż"])
def test_a_wrong_key(visitor: Visitor, key: str) -> None:
    answer = visitor.post("/api/host", {"key": key})
    assert answer.status_code == 403
    assert answer.json()["id"] == "error-host-key"
    assert visitor.get("/api/me").json()["host"] is False


def test_the_page_is_for_the_host(visitor: Visitor) -> None:
    visitor.be_guest()
    for answer in (
        visitor.get("/api/host"),
        visitor.ask("DELETE", "/api/host/tables/abc"),
    ):
        assert answer.status_code == 403
        assert answer.json()["id"] == "error-host-only"


def test_the_page(host: Visitor, server: Server) -> None:
    host.be_guest("Host")
    store(server, table_row("playing"), table_row("playing"), table_row("lobby"))
    page = host.get("/api/host").json()
    assert page["people"] == 1
    assert page["tables"] == {"playing": 2, "lobby": 1}
    assert len(page["recent"]) == 3
    assert page["errors"] == []
    assert page["settings"]["registration"] is True
    assert page["settings"]["limits"]["body"] == 65_536
    secrets = server.service.secrets
    assert secrets.signing not in str(page)
    assert secrets.host not in str(page)


def test_the_page_hides_the_password_of_the_database(
    make_server: MakeServer, postgres: str
) -> None:
    server = make_server(database=postgres.replace("kosmodrom@", "kosmodrom:hidden@"))
    visitor = server.visitor()
    visitor.post("/api/host", {"key": server.service.secrets.host})
    answer = visitor.get("/api/host")
    assert answer.json()["database"].startswith("postgresql")
    assert "hidden" not in answer.text


def test_the_host_closes_a_table(host: Visitor, server: Server) -> None:
    ada = server.visitor().be_guest("Ada")
    table = table_row("lobby", host=ada)
    store(server, table, seat_row(table, 0, ada))
    assert host.ask("DELETE", f"/api/host/tables/{table.id}").status_code == 204
    assert fetch(server, select(TableRow.status)) == ["closed"]
    answer = host.ask("DELETE", "/api/host/tables/nowhere")
    assert (answer.status_code, answer.json()["id"]) == (404, "error-no-table")


def test_what_everyone_may_know(visitor: Visitor) -> None:
    view = visitor.get("/api/server").json()
    assert view["bots"] == ["random", "greedy", "search"]
    assert view["address"] is None


def test_health(server: Server, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    assert visitor.get("/health").json() == {"status": "ok"}

    async def fail() -> None:
        raise ConnectionError("gone")

    monkeypatch.setattr(server.service.database, "ping", fail)
    answer = visitor.get("/health")
    assert (answer.status_code, answer.json()) == (503, {"status": "down"})


def test_metrics_are_for_the_host(server: Server, visitor: Visitor) -> None:
    key = server.service.secrets.host
    answer = visitor.get("/metrics")
    assert (answer.status_code, answer.json()["id"]) == (403, "error-host-only")
    for wrong in ("Bearer nonsense", f"Basic {key}", f"Bearer {key}x", "Bearer "):
        assert visitor.get("/metrics", Authorization=wrong).status_code in (401, 403)
    assert visitor.get("/metrics", Authorization=f"Bearer {key}").status_code == 200
    visitor.post("/api/host", {"key": key})
    assert visitor.get("/metrics").status_code == 200


def test_the_hosts_key_is_not_guessed_by_asking_for_metrics(make_server: MakeServer) -> None:
    visitor = make_server(limits=Limits(sign_ins=3)).visitor()
    codes = [visitor.get("/metrics", Authorization=f"Bearer {n}").status_code for n in range(5)]
    assert codes == [401] * 3 + [429] * 2


def test_metrics(make_server: MakeServer) -> None:
    visitor = make_server(open_metrics=True).visitor()
    visitor.be_guest()
    visitor.get("/api/me", Origin="https://evil.example")
    answer = visitor.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'kosmodrom_requests_total{method="POST",status="201"} 1.0' in answer.text
    assert 'kosmodrom_refused_total{reason="error-origin"} 1.0' in answer.text
    assert "kosmodrom_sockets 0.0" in answer.text
