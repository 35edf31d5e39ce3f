"""Every link and button of a page, and where each of them leads.

`follow_all` takes them from the page itself, so a new one is followed by itself: it clicks each of
them, and those of the dialogs that open, and sees that none leads nowhere.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Self
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Download, Page, Response, expect

from tests.browser.conftest import PATIENCE, Person
from tests.browser.pages import settled

# All that can be clicked, numbered; where a dialog is open only what is in that.
FIND = """(within) => {
    for (const old of document.querySelectorAll('[data-way]')) delete old.dataset.way;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const roots = dialog ? [dialog] : [...document.querySelectorAll(within)];
    const all = roots.flatMap(root => [...root.querySelectorAll('a[href], button, summary')]);
    const usable = all.filter(element => !element.disabled && element.checkVisibility());
    return usable.map((element, number) => {
        element.dataset.way = number;
        return {
            number,
            name: (element.ariaLabel ?? element.innerText).replace(/\\s+/g, ' ').trim(),
            href: element.getAttribute('href') ?? '',
            game: element.closest('[data-game]')?.dataset.game ?? '',
        };
    });
}"""
# Counts all that changes, and what a form says of itself that lacks something.
WATCH = """() => {
    window.changes = 0;
    const count = () => { window.changes += 1; };
    const whole = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(count).observe(document, whole);
    for (const event of ['invalid', 'focusin']) addEventListener(event, count, true);
}"""
# What is still going on; behind an open dialog a button may wait for what is said in it.
BUSY = "dialog[open] [aria-busy=true], body:not(:has(dialog[open])) [aria-busy=true]"
NOWHERE = "main > .missing, .failure[role=alert], .toast.bad"


@dataclass(frozen=True)
class Way:
    """Something to click: what it is called, where it leads if it is a link, and whose it is."""

    number: int
    name: str
    href: str
    game: str

    @property
    def key(self) -> tuple[str, ...]:
        """The same for things that differ in an id alone, such as the rows of tables."""
        href, ids = re.subn(r"/(t|people|campaigns|tables)/[\w-]+", r"/\1/*", self.href)
        return self.game, href.partition("?")[0], "" if ids else self.name

    @property
    def is_foreign(self) -> bool:
        """Whether it leads to another server."""
        return bool(urlsplit(self.href).scheme)

    def __str__(self) -> str:
        return " ".join(filter(None, (self.game, repr(self.name), self.href)))


Path = tuple[Way, ...]
"""Clicks one after the other: all but the last are in dialogs, or open one."""


def follow_all(
    person: Person, arrive: Callable[[], Page], within: str = "body", game: str | None = None
) -> list[str]:
    """Follow all links and buttons ``within`` a page, or those of a ``game`` alone; not those to
    other servers. One can ``arrive`` there again and again. Returns what was followed."""
    page = arrive()
    assert not nowhere(page), nowhere(page)
    waiting: list[Path] = [
        (way,) for way in find_ways(page, within) if game is None or way.game == game
    ]
    followed: dict[tuple[tuple[str, ...], ...], str] = {}
    standing: Path | None = ()
    while waiting:
        path = waiting.pop(0)
        keys = tuple(way.key for way in path)
        if keys in followed or keys[-1] in keys[:-1] or path[-1].is_foreign:
            continue  # the last but one: a dialog stays open, say as a field is empty
        if standing != path[:-1]:
            page.goto(urljoin(page.url, "/health"))  # where no script keeps anything meanwhile
            page.evaluate("localStorage.clear()")  # as if for the first time
            page = arrive()
            for way in path[:-1]:
                _click(page, way, within)
        here = page.url
        followed[keys] = " > ".join(map(str, path))
        try:
            with Step(person, page) as step:
                _click(page, path[-1], within)
                if not path[-1].href or urljoin(here, path[-1].href) != here:
                    step.wait()
                step.check()
        except AssertionError as error:
            raise AssertionError(f"{followed[keys]}: {error}") from error
        standing = None
        if page.url == here and page.locator("dialog[open]").count() > 0:
            waiting[:0] = [(*path, way) for way in find_ways(page, within)]
            standing = path
        elif page.url != here and path[-1].href:
            page.go_back()
            settled(page)
            standing = path[:-1]
    return list(followed.values())


def find_ways(page: Page, within: str = "body") -> list[Way]:
    return [Way(**way) for way in page.evaluate(FIND, within)]


def nowhere(page: Page) -> list[str]:
    """What a page says that is none, or that something could not be done."""
    return page.locator(NOWHERE).all_inner_texts()


def _click(page: Page, way: Way, within: str) -> None:
    """Click something, as soon as it is there: it may have another number by now."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not (same := [other for other in find_ways(page, within) if other.key == way.key]):
        assert time.monotonic() < deadline, "it is gone"
        page.wait_for_timeout(20)
    element = page.locator(f'[data-way="{same[0].number}"]')
    element.focus()  # what is for the keyboard is seen only then
    page.evaluate(WATCH)
    element.click()


class Step:
    """A click, and what comes of it: in the page, or opened beside it."""

    def __init__(self, person: Person, page: Page) -> None:
        self.person = person
        self.page = page
        self.refused: list[str] = []
        self.pages: list[Page] = []
        self.downloads: list[Download] = []

    def __enter__(self) -> Self:
        self.person.context.on("response", self._note_response)
        self.person.context.on("page", self._note_page)
        self.page.on("download", self._note_download)
        return self

    def __exit__(self, *_: object) -> None:
        self.person.context.remove_listener("response", self._note_response)
        self.person.context.remove_listener("page", self._note_page)
        self.page.remove_listener("download", self._note_download)

    def _note_response(self, response: Response) -> None:
        if response.status >= 400:
            self.refused.append(f"{response.status} {response.request.method} {response.url}")

    def _note_page(self, page: Page) -> None:
        self.pages.append(page)

    def _note_download(self, download: Download) -> None:
        self.downloads.append(download)

    def wait(self) -> None:
        """Wait until the click does something."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not (self.pages or self.downloads or self.page.evaluate("window.changes ?? 1")):
            assert time.monotonic() < deadline, "nothing happens"
            self.page.wait_for_timeout(20)

    def check(self) -> None:
        """Nothing of it has gone wrong."""
        settled(self.page)
        expect(self.page.locator(BUSY)).to_have_count(0)
        for page in self.pages:
            page.wait_for_load_state()
            assert page.inner_text("body").strip(), f"nothing at {page.url}"
            page.close()
        failed = [download.url for download in self.downloads if download.failure() is not None]
        wrong = [*nowhere(self.page), *failed, *self.refused, *self.person.errors]
        assert not wrong, wrong
