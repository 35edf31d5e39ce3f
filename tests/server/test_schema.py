"""The OpenAPI document, and the server held to it: whatever is sent, it answers as said there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute

from kosmodrom.server.config import load_secrets
from tests.server.conftest import Server
from tests.server.running import RunningServer

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)
EXAMPLES, EXAMPLES_WHEN_THOROUGH = 3, 20
ROOT = Path(__file__).resolve().parents[2]


def test_every_route_is_in_the_document(server: Server) -> None:
    document = server.visitor().get("/schema/openapi.json").json()
    told = {
        (path, method.upper()) for path, methods in document["paths"].items() for method in methods
    }
    routes = {
        (route.path_format, method)
        for route in server.client.app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS"
    }
    untold = {path for path, _ in routes - told}
    assert untold == {"/", "/{path}", "/schema", "/schema/{path}", "/schema/openapi.json"}
    assert told <= routes


@pytest.mark.parametrize(
    ("template", "path"),
    [
        ("/api/games/{game}/data", "/api/games/astrominers/data"),
        ("/api/words/{part}/{language}", "/api/words/core/pl"),
    ],
)
def test_what_a_client_has_already_is_in_the_document(
    server: Server, template: str, path: str
) -> None:
    visitor = server.visitor()
    tag = visitor.get(path).headers["etag"]
    answer = visitor.get(path, If_None_Match=tag)
    assert (answer.status_code, answer.content) == (304, b"")
    document = visitor.get("/schema/openapi.json").json()
    assert "content" not in document["paths"][template]["get"]["responses"]["304"]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_server_keeps_to_the_document(tmp_path: Path, thorough: bool) -> None:
    examples = str(EXAMPLES_WHEN_THOROUGH if thorough else EXAMPLES)
    with RunningServer(tmp_path / "data") as server:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "run"),
                *(f"{server.url}/schema/openapi.json", "--checks", ",".join(CHECKS)),
                *("--phases", "examples,coverage,fuzzing", "--max-examples", examples),
                *("--seed", "1", "--generation-database", "none", "--warnings", "off"),
                *("--continue-on-failure", "--suppress-health-check", "all"),
                *("--request-timeout", "60"),
            ],
            env={
                **os.environ,
                "SCHEMATHESIS_HOOKS": "tests.server.schema_hooks",
                "KOSMODROM_URL": server.url,
                "KOSMODROM_HOST_KEY": load_secrets(server.data).host,
                "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
                "NO_PROXY": "127.0.0.1",
            },
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Traceback" not in server.log
