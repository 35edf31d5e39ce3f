"""Every page there is, ready to be looked at."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

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
    "start of skymines",
    "start of galaxy_trucker",
    "guide",
    "guide of planet_unknown",
    "guide of skymines",
    "guide of galaxy_trucker",
    "me",
    "people",
    "about",
    "host",
    "gallery",
    "missing",
)


ROOT = Path(__file__).parents[2]
# Everything that people read or hear.
WORDS = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('option')].map(option => option.textContent),
    ...['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'].flatMap(name =>
        [...document.querySelectorAll(`[${name}]`)].map(element => element.getAttribute(name))),
].join('\\n')"""
# English with a dash, from the rules.
PLAIN_WORDS = {"face-up", "face-down"}
# Everything that is wider than the window, for the message.
TOO_WIDE = """() => {
    if (document.scrollingElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
        .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
        .map(element => element.outerHTML.slice(0, 120));
}"""


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
        "start of skymines": "/games/skymines/start",
        "start of galaxy_trucker": "/games/galaxy_trucker/start",
        "guide": f"/t/{guided(person, GAME)}",
        "guide of planet_unknown": f"/t/{guided(person, 'planet_unknown')}",
        "guide of skymines": f"/t/{guided(person, 'skymines')}",
        "guide of galaxy_trucker": f"/t/{guided(person, 'galaxy_trucker')}",
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


# What is wrong with a page


@cache
def message_ids() -> re.Pattern[str]:
    """Everything that begins like our messages: ``event-rolled``, ``play-hint`` ..."""
    files = [*ROOT.glob("web/src/locale/*.ftl"), *ROOT.glob("src/kosmodrom/**/locale/*.ftl")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    known = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    begun = sorted({name.split("-")[0] for name in known if "-" in name})
    assert {"event", "option", "play", "space", "card"} <= set(begun)
    return re.compile(rf"(?<![\w/.-])(?:{'|'.join(begun)})-[a-z][\w-]*")


def untranslated(page: Page) -> list[str]:
    """Message ids, and braces of messages that lack an argument."""
    text = page.evaluate(WORDS)
    return sorted({*message_ids().findall(text), *re.findall(r"\{[^}]*\}", text)} - PLAIN_WORDS)


def too_wide(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_WIDE)
    return found
