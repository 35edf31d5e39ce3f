"""A real server, a real browser, and people who use it."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    APIResponse,
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from scripts.environment import make_client
from tests.browser.chromium import NO_BROWSER, VARIABLE, find_chromium, find_shell, flags
from tests.server.running import RunningServer

FOLDER = Path(__file__).parent
PATIENCE = 20_000.0
expect.set_options(timeout=PATIENCE)
DESKTOP = (1440, 900)
PHONE = (360, 740)
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
"""How somebody's browser is made who sees things move."""

PROGRAM = pytest.StashKey[str]()
"""What runs most tests: the engine alone, if it is installed."""

MakePerson = Callable[..., "Person"]


def usually(first: object, *others: object) -> list[object]:
    """Values of a parameter, of which the usual run tries the first: the others are met by other
    tests there, and tried in thorough runs."""
    return [first, *(pytest.param(other, marks=pytest.mark.thorough) for other in others)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Get a browser before the first test that needs one: that may take longer than a test may."""
    ours = [item for item in items if item.path.is_relative_to(FOLDER)]
    if not ours:
        return
    path = find_chromium()
    if path is not None:
        config.stash[PROGRAM] = find_shell() or path
        os.environ[VARIABLE] = path
        make_client(sys.prefix, ["web"])
    elif os.environ.get("CI"):
        raise pytest.UsageError("There is no Chromium, and CI does not go without: install one.")
    for item in ours if path is None else ():
        item.add_marker(pytest.mark.skip(reason=NO_BROWSER))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests of this process; tests that kill a server start their own."""
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server with the toy games for all tests of this process."""
    with RunningServer(tmp_path_factory.mktemp("toys"), toys=True) as running:
        yield running


@pytest.fixture(scope="session")
def finished(server: RunningServer) -> str:
    """A public table at which bots have played a game to its end."""
    bots = [{"kind": "bot", "bot": "random"}] * 3
    wish = {"game": "astrominers", "seats": bots, "public": True, "start": True}
    with httpx.Client(base_url=server.url, timeout=PATIENCE / 1000, trust_env=False) as client:
        token = client.post("/api/guests", json={"nickname": "Ola"}).json()["token"]
        client.cookies.clear()
        client.headers["Authorization"] = f"Bearer {token}"
        table = client.post("/api/tables", json=wish).json()["id"]
        while client.get(f"/api/tables/{table}").json()["status"] != "finished":
            time.sleep(0.05)
    return str(table)


class Chromium:
    """The browsers of this process, each started for the first test that needs it."""

    def __init__(self, playwright: Playwright) -> None:
        self.loop: AbstractEventLoop = asyncio.get_running_loop()
        """Playwright's event loop, which runs while something is asked of a browser."""
        self._kind = playwright.chromium
        self._running: dict[str, Browser] = {}

    def browser(self, program: str) -> Browser:
        if program not in self._running:
            self._running[program] = self._kind.launch(executable_path=program, args=flags())
        return self._running[program]

    def close(self) -> None:
        for browser in self._running.values():
            browser.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """The browsers for all tests of this process."""
    with sync_playwright() as playwright:
        chromium = Chromium(playwright)
        asyncio._set_running_loop(None)
        yield chromium
        asyncio._set_running_loop(chromium.loop)
        chromium.close()


@pytest.fixture
def browser(
    chromium: Chromium, request: pytest.FixtureRequest, thorough: bool
) -> Iterator[Browser]:
    """The browser. Its loop counts as running, which tests with loops of their own must not see."""
    whole = thorough or request.node.get_closest_marker("whole_browser")
    asyncio._set_running_loop(chromium.loop)
    yield chromium.browser(os.environ[VARIABLE] if whole else request.config.stash[PROGRAM])
    asyncio._set_running_loop(None)


class Person:
    """Somebody with a browser. With the ``nickname`` None, the server does not know them yet."""

    def __init__(self, context: BrowserContext, url: str, nickname: str | None) -> None:
        self.context = context
        self.url = url
        self.nickname = nickname
        self.errors: list[str] = []
        """What went wrong on their pages."""
        self._csrf = ""
        context.set_default_timeout(PATIENCE)
        if nickname is not None:
            answer = context.request.post(f"{url}/api/guests", data={"nickname": nickname})
            assert answer.ok, answer.text()
            self._csrf = answer.json()["me"]["csrf"]
        self.tab = self._new_tab()
        """Their first tab, empty until they go somewhere."""

    @property
    def page(self) -> Page:
        """What their first tab shows: the home page, if they have not gone elsewhere."""
        if self.tab.url == "about:blank":
            self.go("/")
        return self.tab

    def open_page(self, path: str = "/") -> Page:
        """Another tab."""
        page = self._new_tab()
        page.goto(self.url + path)
        return page

    def _new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self._note(message.type, message.text))
        return page

    def _note(self, kind: str, text: str) -> None:
        # Refused requests and lost connections are up to the tests.
        if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
            self.errors.append(text)

    def go(self, path: str) -> Page:
        self.tab.goto(self.url + path)
        return self.tab

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer to this person, outside of any page."""
        answer = self._ask(method, path, body)
        if answer.status == 403:  # they have signed in anew since
            self._csrf = self._ask("GET", "/api/me").json()["csrf"]
            answer = self._ask(method, path, body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def _ask(self, method: str, path: str, body: Any = None) -> APIResponse:
        # A connection of its own: the server may be about to close one that was idle.
        headers = {"X-CSRF-Token": self._csrf, "Connection": "close"}
        return self.context.request.fetch(
            self.url + path, method=method, data=body, headers=headers
        )


@pytest.fixture
def person(browser: Browser, server: RunningServer, thorough: bool) -> Iterator[MakePerson]:
    """``person("Ala", language="pl", size=PHONE)``: a guest with a browser, on the home page. Only
    in thorough runs, and for tests that ask for it, things move on the way to their places."""
    people: list[Person] = []
    motion = MOVING if thorough else {"reduced_motion": "reduce"}

    def make(
        nickname: str | None = None,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        url: str | None = None,
        **context: Any,
    ) -> Person:
        width, height = size
        made = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            has_touch=size != DESKTOP,
            **motion | context,
        )
        people.append(Person(made, url or server.url, nickname))
        return people[-1]

    yield make
    for somebody in people:
        somebody.context.close()
    assert [error for somebody in people for error in somebody.errors] == []
