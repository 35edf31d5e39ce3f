"""What the client asks for is what the server declares: the address, the method and the answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.server.app import create_app
from kosmodrom.server.config import Settings

SOURCES = Path(__file__).parents[2] / "web" / "src"
METHODS = {"get": "get", "post": "post", "put": "put", "patch": "patch", "del": "delete"}
# get<TableView>(pathTo`/api/tables/${id}`, …
CALL = re.compile(
    r"(?<![.#\w])(get|post|put|patch|del)(?:<([^()]+?)>)?\(\s*(?:pathTo)?([\"`])(/api/.*?)\3"
)
ANY = "*"


def calls() -> list[tuple[str, str, str, str]]:
    """File, method, type of the answer and address of every request in the client's source."""
    files = [file for kind in ("ts", "svelte") for file in SOURCES.rglob(f"*.{kind}")]
    return [
        (str(file.relative_to(SOURCES)), METHODS[call[1]], call[2] or "void", call[4])
        for file in sorted(files)
        for call in CALL.finditer(file.read_text("utf-8"))
    ]


def segments(address: str) -> list[str]:
    """The parts of an address; those that vary are ``*``."""
    path = re.sub(r"\$?\{[^}]*\}", ANY, address.partition("?")[0])
    return [ANY if ANY in part else part for part in path.strip("/").split("/")]


def fits(asked: list[str], declared: list[str]) -> bool:
    return len(asked) == len(declared) and all(
        one == other or ANY in (one, other) for one, other in zip(asked, declared, strict=True)
    )


def answer(operation: dict[str, Any]) -> str:
    """The type of a route's answer, as TypeScript writes it."""
    good = next(what for code, what in operation["responses"].items() if code.startswith("2"))
    if "content" not in good:
        return "void"
    return name(next(iter(good["content"].values()))["schema"])


def name(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": str(reference)}:
            return reference.rpartition("/")[2]
        case {"type": "array", "items": items}:
            return name(items) + "[]"
    return "unknown"


@pytest.fixture(scope="module")
def routes(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, list[str], str]]:
    app = create_app(Settings(data=tmp_path_factory.mktemp("data")))
    return [
        (method, segments(path), answer(operation))
        for path, methods in app.openapi_schema.to_schema()["paths"].items()
        for method, operation in methods.items()
    ]


def test_client_asks_for_what_there_is(routes: list[tuple[str, list[str], str]]) -> None:
    found = calls()
    assert len(found) > 20
    for file, method, expected, address in found:
        answers = [
            declared
            for how, path, declared in routes
            if how == method and fits(segments(address), path)
        ]
        assert answers, f"{file}: the server has no {method.upper()} {address}"
        # Who does not say what comes back does not use it.
        if expected != "void":
            assert expected in answers, f"{file}: {address} answers {answers}, not {expected}"
