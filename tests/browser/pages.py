"""Every page there is, ready to be looked at."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Person
from tests.browser.table import GAME, new_table
from tests.server.running import RunningServer

NAMES = (
    "home",
    "new",
    "lobby",
    "result",
    "replay",
    "rules",
    "start",
    "start of planet_unknown",
    "guide",
    "guide of planet_unknown",
    "me",
    "people",
    "about",
    "host",
    "gallery",
    "missing",
)


def every_page(person: Person, finished: str) -> Iterator[tuple[str, Page]]:
    """All pages, one after the other, each when it is loaded; of tables in play those with a
    guide."""
    lobby = new_table(person, "me", "open", "random", public=True)["id"]
    me = person.api("GET", "/api/me")["person"]["id"]
    addresses = {
        "home": "/",
        "new": f"/new/{GAME}",
        "lobby": f"/t/{lobby}",
        "result": f"/t/{finished}",
        "replay": f"/t/{finished}/replay?at=40&seat=1",
        "rules": f"/rules/{GAME}",
        "start": f"/games/{GAME}/start",
        "start of planet_unknown": "/games/planet_unknown/start",
        "guide": f"/t/{guided(person, GAME)}",
        "guide of planet_unknown": f"/t/{guided(person, 'planet_unknown')}",
        "me": "/me",
        "people": f"/people/{me}",
        "about": "/about",
        "host": "/host",
        "gallery": "/gallery",
        "missing": "/nowhere",
    }
    for name in NAMES:
        page = settled(person.go(addresses[name]))
        if name.startswith("guide"):
            expect(page.locator("[data-step]")).to_be_visible()
            expect(page.locator("[data-place]").first).to_be_visible()
        yield name, page


def guided(person: Person, game: str) -> str:
    """A new table with the guide of a game."""
    return str(person.api("POST", f"/api/games/{game}/guide")["id"])


def game_card(page: Page, game: str = GAME) -> Locator:
    """A game on the front page."""
    return page.locator(f'article[data-game="{game}"]')


def settled(page: Page) -> Page:
    """The page, with everything loaded."""
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    expect(
        page.get_by_text(re.compile("^(Loading|Wczytywanie|One moment|Chwileczkę)…$"))
    ).to_have_count(0)
    return page


def unlock_host(person: Person, server: RunningServer) -> None:
    """Make a person the host of the server."""
    secrets = json.loads((server.data / "secrets.json").read_text(encoding="utf-8"))
    person.api("POST", "/api/host", {"key": secrets["host"]})


def open_settings(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Settings|Ustawienia)$")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def setting(page: Page, name: str) -> None:
    """Turn a setting on or off."""
    open_settings(page)
    page.get_by_role("dialog").get_by_text(name, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
