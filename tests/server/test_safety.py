"""Headers, rates, sizes, and errors that reveal nothing to strangers."""

from __future__ import annotations

import gzip
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from litestar.types import Scope

from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.server.config import Limits
from kosmodrom.server.errors import Declined
from kosmodrom.server.http.addresses import client_address
from kosmodrom.server.http.client_files import load_client
from kosmodrom.server.security.limits import Guesses, RateLimiter
from kosmodrom.server.security.text import clean_line
from tests.server.conftest import MakeServer, Server, Visitor

CSP = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"
)

# Headers


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/nothing", "/health", "/schema/openapi.json"]
)
@pytest.mark.parametrize("method", ["GET", "TRACE"])
def test_every_answer_has_the_safety_headers(stranger: Visitor, method: str, path: str) -> None:
    headers = stranger.ask(method, path).headers
    assert headers["content-security-policy"] == CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers


def test_answers_of_the_api_are_not_kept(visitor: Visitor) -> None:
    assert visitor.get("/api/me").headers["cache-control"] == "no-store"


# Errors


@pytest.mark.parametrize(
    ("method", "path", "status", "problem"),
    [
        ("GET", "/api/nothing", 404, "error-not-found"),
        ("POST", "/api/nothing", 404, "error-not-found"),
        ("GET", "/api", 404, "error-not-found"),
        ("GET", "/schema/nothing", 404, "error-not-found"),
        ("GET", "/schema/nothing.json", 404, "error-not-found"),
        ("GET", "/schema/no/thing", 404, "error-not-found"),
        ("DELETE", "/api/guests", 405, "error-method"),
        ("POST", "/rules/astrominers", 405, "error-method"),
        ("GET", "/api/people/a-b", 400, "error-field-letters"),
        ("GET", "/api/people/%00", 400, "error-nul"),
        ("GET", "/api/me?x=%00", 400, "error-nul"),
    ],
)
def test_errors_are_problems_in_both_languages(
    stranger: Visitor, method: str, path: str, status: int, problem: str
) -> None:
    answer = stranger.ask(method, path)
    assert answer.status_code == status
    body = answer.json()
    assert body["id"] == problem
    assert body["rules"] == []
    assert set(body["text"]) == set(LANGUAGES)
    assert body["text"]["en"] != body["text"]["pl"]
    if status == 405:
        assert "allow" in answer.headers


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/me", "DELETE, GET, OPTIONS, PATCH"),
        ("/api/tables/abc", "DELETE, GET, OPTIONS"),
        ("/api/tables/abc/chat", "GET, OPTIONS, POST"),
        ("/", "GET, HEAD, OPTIONS"),
    ],
)
def test_options_names_all_methods(stranger: Visitor, path: str, methods: str) -> None:
    answer = stranger.ask("OPTIONS", path)
    assert (answer.status_code, answer.headers["allow"]) == (204, methods)


def test_bodies_that_are_no_json(server: Server) -> None:
    for content in (b"{", b"\xff", b'{"nickname": "\\ud800"}', b"[" * 5000):
        answer = server.client.post(
            "/api/guests", content=content, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 400, content
        assert answer.json()["id"].startswith("error-")


def test_bodies_that_are_no_text(server: Server) -> None:
    broken = (b'{"nickname": "\xff"}', b'{"\xc3": 1}', b'{"nickname": "\xed\xa0\x80"}')
    for content in broken:
        for path in ("/api/guests", "/api/login", "/api/host"):
            answer = server.client.post(
                path, content=content, headers={"Content-Type": "application/json"}
            )
            assert (answer.status_code, answer.json()["id"]) == (400, "error-utf8"), content
            assert answer.json()["text"]["pl"].endswith("JSON zapisuje się w UTF-8.")
    assert server.service.metrics.value("kosmodrom_errors_total") == 0


def test_a_failure_is_told_to_the_host_and_nobody_else(
    server: Server, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret plan")

    monkeypatch.setattr("kosmodrom.server.people.accounts.find_me", fail)
    answer = visitor.get("/api/me")
    assert answer.status_code == 500
    assert answer.json()["id"] == "error-internal"
    assert "secret" not in answer.text
    visitor.post("/api/host", {"key": server.service.secrets.host})
    for _ in range(100):
        errors = visitor.get("/api/host").json()["errors"]
        if errors:
            break
    assert errors[0]["where"] == "GET /api/me"
    assert "the secret plan" in errors[0]["text"]


# Sizes


def test_bodies_have_a_limit(make_server: MakeServer) -> None:
    server = make_server(limits=Limits(body=2000))
    answer = server.visitor().post("/api/guests", {"nickname": "x" * 2000})
    assert answer.status_code == 413
    assert answer.json()["id"] == "error-too-large"
    assert "2,000" in answer.json()["text"]["en"]

    def pieces() -> Any:
        for _ in range(50):
            yield b" " * 100

    headers = {"Content-Type": "application/json"}
    streamed = server.client.post("/api/guests", content=pieces(), headers=headers)
    assert streamed.status_code == 413


# Rates


def test_a_client_that_asks_too_much_waits(make_server: MakeServer) -> None:
    server = make_server(limits=Limits(requests=5))
    visitor = server.visitor()
    answers = [visitor.get("/api/me") for _ in range(7)]
    assert [answer.status_code for answer in answers][:5] == [200] * 5
    refused = answers[-1]
    assert refused.status_code == 429
    assert refused.json()["id"] == "error-too-many"
    assert 1 <= int(refused.headers["retry-after"]) <= 12
    assert visitor.get("/health").status_code == 200


def test_signing_in_is_limited_strictly(make_server: MakeServer) -> None:
    server = make_server(limits=Limits(sign_ins=3))
    visitor = server.visitor()
    guess = {"name": "somebody", "password": "a guess or two"}
    paths = ["/api/login", "/api/account", "/api/guests", "/api/host"]
    codes = [visitor.post(paths[0], guess).status_code for _ in range(4)]
    assert codes == [401, 401, 401, 429]
    assert [visitor.post(path, guess).status_code for path in paths] == [429] * 4
    assert visitor.get("/api/me").status_code == 200


def test_a_bucket_fills_again() -> None:
    now = 0.0
    limiter = RateLimiter(clock=lambda: now)
    for _ in range(60):
        limiter.take("kind", "a", 60)
    with pytest.raises(Declined) as refused:
        limiter.take("kind", "a", 60)
    assert refused.value.headers == {"Retry-After": "1"}
    limiter.take("kind", "b", 60)
    limiter.take("other", "a", 60)
    now = 1.0
    limiter.take("kind", "a", 60)
    with pytest.raises(Declined):
        limiter.take("kind", "a", 60)


def test_strangers_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kosmodrom.server.security.limits.KEPT_BUCKETS", 10)
    limiter = RateLimiter()
    for number in range(100):
        limiter.take("kind", str(number), 60)
    assert len(limiter._buckets) == 10


def test_guesses_are_forgotten_after_a_while() -> None:
    now = 0.0
    guesses = Guesses(clock=lambda: now)
    for _ in range(3):
        guesses.take("ada", "here", 3)
        now += 60
    for seconds, minutes in ((720, 12), (360, 6), (1, 1)):
        now = 900.0 - seconds
        with pytest.raises(Declined) as refused:
            guesses.take("ada", "here", 3)
        assert refused.value.headers == {"Retry-After": str(seconds)}
        assert refused.value.args_ == {"minutes": minutes}
    now = 900.0
    guesses.take("ada", "here", 3)  # the first of the three was a quarter of an hour ago
    with pytest.raises(Declined):
        guesses.take("ada", "here", 3)


def test_guessers_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kosmodrom.server.security.limits.KEPT_NAMES", 10)
    guesses = Guesses()
    for number in range(100):
        guesses.take(str(number), "here", 3)
    for _ in range(2):
        guesses.take("99", "here", 3)
    for _ in range(100):
        with pytest.raises(Declined):
            guesses.take("99", "here", 3)
    assert len(guesses._tried) == 10
    assert max(len(times) for times in guesses._tried.values()) == 3


def test_guesses_from_elsewhere_do_not_count_here() -> None:
    guesses = Guesses()
    for place in map(str, range(9)):
        for _ in range(3):
            guesses.take("ada", place, 3)
        with pytest.raises(Declined):
            guesses.take("ada", place, 3)
    for _ in range(3):
        guesses.take("ada", "here", 3)
    with pytest.raises(Declined):  # thirty from ten places
        guesses.take("ada", "the eleventh", 3)
    for _ in range(3):
        guesses.take("ada", "her own device", 3, known=True)
    with pytest.raises(Declined):
        guesses.take("ada", "her own device", 3, known=True)
    guesses.take("bob", "the eleventh", 3)


@pytest.mark.parametrize(
    ("client", "forwarded", "trusted", "expected"),
    [
        ("1.2.3.4", "", (), "1.2.3.4"),
        ("1.2.3.4", "9.9.9.9", (), "1.2.3.4"),  # anybody can write this header
        ("1.2.3.4", "9.9.9.9", ("5.5.5.5",), "1.2.3.4"),
        ("1.2.3.4", "9.9.9.9", ("1.2.3.4",), "9.9.9.9"),
        ("10.0.0.1", "8.8.8.8, 9.9.9.9, 10.0.0.2", ("10.0.0.0/8",), "9.9.9.9"),
        ("10.0.0.1", "nonsense", ("10.0.0.0/8",), "nonsense"),
        ("10.0.0.1", "", ("10.0.0.0/8",), "10.0.0.1"),
        ("2001:db8:1:2:3::4", "", (), "2001:db8:1:2::"),
        ("::ffff:1.2.3.4", "", (), "1.2.3.4"),
    ],
)
def test_who_a_client_is(
    client: str, forwarded: str, trusted: tuple[str, ...], expected: str
) -> None:
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    scope: Any = {"client": (client, 1234), "headers": headers}
    asked: Scope = scope
    assert client_address(asked, trusted) == expected


# Texts


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("  Ada  ", "Ada"),
        ("two\nlines", "two lines"),
        ("e\u0301", "é"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u202egnitirw", "gnitirw"),
        ("\u0000\u200b\u2028", None),
        ("\u200d", None),
    ],
)
def test_lines_are_what_they_look_like(text: str, line: str | None) -> None:
    assert clean_line(text) == line


# The client's files


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>K</title>")
    (folder / "assets" / "index-abc123.js").write_text("1")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("hidden")
    monkeypatch.setattr("kosmodrom.server.app.load_client", lambda: load_client(folder))
    return folder


def test_the_client_is_delivered(built: Path, make_server: MakeServer) -> None:
    visitor = make_server().visitor()
    page = (built / "index.html").read_text()
    for path in ("/", "/t/abc?invite=x", "/rules/astrominers", "/../../secret.txt"):
        answer = visitor.get(path)
        assert (answer.status_code, answer.text) == (200, page)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    script = visitor.get("/assets/index-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert visitor.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
    assert visitor.get("/assets/index-old.js").status_code == 404
    for path in ("/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "hidden" not in visitor.get(path).text
    again = visitor.get("/", If_None_Match=visitor.get("/").headers["etag"])
    assert (again.status_code, again.text) == (304, "")
    assert visitor.ask("HEAD", "/").status_code == 200


def test_the_client_is_packed_once_for_all(
    built: Path, make_server: MakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = "let x = 1;" * 100
    (built / "assets" / "index-abc123.js").write_text(script)
    (built / "font.woff2").write_bytes(random.Random(1).randbytes(2000))
    pack, bodies = gzip.compress, []

    def compress(body: bytes, **how: Any) -> bytes:
        bodies.append(body)
        return pack(body, **how)

    monkeypatch.setattr("kosmodrom.server.http.client_files.gzip.compress", compress)
    visitor = make_server().visitor()
    for _ in range(2):
        answer = visitor.get("/assets/index-abc123.js", Accept_Encoding="br, gzip")
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert int(answer.headers["content-length"]) < 100
        assert answer.text == script
    assert bodies == [script.encode()]
    plain = visitor.get("/assets/index-abc123.js", Accept_Encoding="identity")
    assert (plain.headers.get("content-encoding"), plain.text) == (None, script)
    assert plain.headers["vary"] == "Accept-Encoding"
    font = visitor.get("/font.woff2", Accept_Encoding="gzip")
    assert "content-encoding" not in font.headers
    assert len(font.content) == 2000


def test_a_client_that_is_not_built(
    make_server: MakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kosmodrom.server.app.load_client", dict)
    answer = make_server().visitor().get("/")
    assert answer.status_code == 503
    assert "not built" in answer.text
    assert "nie jest zbudowany" in answer.text


# The words


def test_both_languages_have_the_same_messages() -> None:
    folder = Path(__file__).parents[2] / "src" / "kosmodrom" / "server" / "locale"
    ids = [
        {
            line.split(" =")[0]
            for line in (folder / f"{language}.ftl").read_text().splitlines()
            if line[:1].isalpha()
        }
        for language in LANGUAGES
    ]
    assert ids[0] == ids[1]


def test_every_message_that_the_server_names_exists() -> None:
    folder = Path(__file__).parents[2] / "src" / "kosmodrom" / "server"
    used = {
        name
        for file in folder.rglob("*.py")
        for name in re.findall(r'"(error-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    words = Words("pl", ["kosmodrom.server", "kosmodrom.bots"])
    assert sorted(name for name in used if not words.has(name)) == []


# The description of the API


def test_openapi_declares_problems_and_ways_to_sign_in(visitor: Visitor) -> None:
    document = json.loads(visitor.get("/schema/openapi.json").text)
    assert set(document["components"]["securitySchemes"]) == {"cookie", "bearer"}
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if path.startswith("/api/"):
                for status in ("400", "401", "403", "404", "429"):
                    schema = operation["responses"][status]["content"]["application/json"]
                    assert schema["schema"]["$ref"].endswith("/Problem"), (method, path)
