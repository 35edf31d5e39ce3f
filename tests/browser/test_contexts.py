"""Nothing is left in a browser of who used it before."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Browser, Page

from tests.browser.contexts import Contexts
from tests.server.running import RunningServer

LOOK = {"locale": "pl-PL"}

LEAVE = """async () => {
    document.cookie = "left=1; max-age=600";
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    const cache = await caches.open("left");
    await cache.put("/left", new Response("1"));
    await new Promise((done, fail) => {
        const asked = indexedDB.open("left");
        asked.onsuccess = () => { asked.result.close(); done(); };
        asked.onerror = fail;
    });
}"""
FIND = """async () => [
    ...document.cookie.split("; ").filter(Boolean),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...await caches.keys(),
    ...(await indexedDB.databases()).map(({ name }) => name),
    (await navigator.permissions.query({ name: "geolocation" })).state,
]"""


def visit(page: Page, server: RunningServer) -> Page:
    page.goto(f"{server.url}/about")
    return page


def test_the_next_person_finds_nothing(browser: Browser, server: RunningServer) -> None:
    contexts = Contexts(browser)
    context = contexts.take(**LOOK)
    context.grant_permissions(["geolocation"])
    page = visit(context.new_page(), server)
    page.evaluate(LEAVE)
    found = Counter(page.evaluate(FIND))
    assert (found["left"], found["left=1"], found["granted"]) == (4, 1, 1)
    other_tab = visit(context.new_page(), server)
    contexts.give_back(context, **LOOK)
    assert page.is_closed()
    assert other_tab.is_closed()

    assert contexts.take(**LOOK) is context
    (page,) = context.pages
    assert page.url == "about:blank"
    found = Counter(visit(page, server).evaluate(FIND))
    assert (found["left"], found["left=1"], found["granted"]) == (0, 0, 0)
    assert context.cookies() == []
    context.close()


def test_two_people_never_share_one(browser: Browser) -> None:
    contexts = Contexts(browser)
    first, second = contexts.take(**LOOK), contexts.take(**LOOK)
    assert first is not second
    contexts.give_back(first, **LOOK)
    # Somebody who looks at pages in another way gets another one.
    third = contexts.take(locale="en-GB")
    assert third not in (first, second)
    for context in (first, second, third):
        context.close()
