"""The OpenAPI document, and a server that keeps to it: whatever is sent, it answers as
documented."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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
EXAMPLES, EXAMPLES_WHEN_THOROUGH = 2, 20
PHASES, PHASES_WHEN_THOROUGH = "examples,fuzzing", "examples,coverage,fuzzing"
ROOT = Path(__file__).resolve().parents[2]


def test_arguments_of_handlers_are_provided_one_after_the_other(server: Server) -> None:
    """Those that Litestar provides side by side take much longer."""
    for route in server.client.app.routes:
        if isinstance(route, HTTPRoute):
            for handler, arguments in route.route_handler_map.values():
                sizes = [len(batch) for batch in arguments.dependency_batches]
                assert set(sizes) <= {1}, handler


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
        ("/api/games/{game}/captions/{language}", "/api/games/astrominers/captions/en"),
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


def kinds(node: Any) -> Iterator[Any]:
    """All places in a document that allow one of several kinds."""
    if isinstance(node, dict):
        yield from (node[word] for word in ("oneOf", "anyOf") if word in node)
        node = list(node.values())
    if isinstance(node, list):
        for part in node:
            yield from kinds(part)


def test_nothing_is_said_to_be_anything(server: Server) -> None:
    document = server.visitor().get("/schema/openapi.json").json()
    assert [kind for kind in kinds(document) if {} in kind] == []
    seats = document["components"]["schemas"]["NewTable"]["properties"]["seats"]
    assert seats["items"] == {"$ref": "#/components/schemas/NewSeat"}


def test_queries_are_what_is_accepted(server: Server) -> None:
    visitor = server.visitor()
    document = visitor.get("/schema/openapi.json").json()
    queries = [
        parameter["schema"]
        for path in document["paths"].values()
        for operation in path.values()
        for parameter in operation.get("parameters", ())
        if parameter["in"] == "query"
    ]
    assert queries
    assert "null" not in str(queries)
    assert "None" not in str(queries)
    assert all("type" in schema for schema in queries)
    moment = document["paths"]["/api/tables/{table}/replay/{number}"]["get"]["parameters"]
    (seat,) = (parameter["schema"] for parameter in moment if parameter["name"] == "seat")
    assert seat == {"type": "integer", "exclusiveMinimum": -1, "maximum": 7}
    for wrong in ("-1", "8", "x"):
        answer = visitor.get(f"/api/tables/abc/replay/0?seat={wrong}")
        assert (answer.status_code, answer.json()["id"][:11]) == (400, "error-field"), wrong


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_server_keeps_to_the_document(tmp_path: Path, thorough: bool) -> None:
    examples = str(EXAMPLES_WHEN_THOROUGH if thorough else EXAMPLES)
    phases = PHASES_WHEN_THOROUGH if thorough else PHASES
    with RunningServer(tmp_path / "data") as server:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "run"),
                *(f"{server.url}/schema/openapi.json", "--checks", ",".join(CHECKS)),
                *("--phases", phases, "--max-examples", examples),
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
