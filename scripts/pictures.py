"""Takes the pictures of the web client that the README shows: docs/images/*.png.

./kosmodrom dev python -m scripts.pictures
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from scripts.browsing import browsing
from tests.browser.conftest import DESKTOP, PHONE, Person
from tests.browser.pages import settled
from tests.browser.table import (
    GAME,
    MARTIANS,
    MINES,
    PLANETS,
    TablePage,
    advance,
    is_half_full,
    is_turn,
    new_table,
)

FOLDER = Path(__file__).parent.parent / "docs" / "images"
LARGEST = 600_000
# Nobody in the pictures is offered a guide in the middle of a game.
KNOWS = "".join(
    f"localStorage.setItem('kosmodrom-knows-{game}', 'yes');"
    for game in (GAME, PLANETS, MINES, MARTIANS)
)


def is_lively(state: dict[str, Any]) -> bool:
    """The reader's turn in the middle of a game, with dice in hand and barges in the docks."""
    view = state["view"]
    dice = sum(view["players"][view["seat"]]["pool"].values())
    # The longer it takes, the less is required.
    docked = 3 if view["round"] < 5 else 2 if view["round"] < 7 else 1
    return is_turn(state) and view["round"] > 2 and dice > 2 and len(view["runs"]) >= docked


def is_expanding(state: dict[str, Any]) -> bool:
    """The reader enters places of a map in the middle of a game, with several ways to go."""
    asked = [ask for ask in state["asks"] if ask["seat"] == state["table"]["you"]]
    return bool(
        state["view"]["round"] > 3
        and [ask["question"] for ask in asked] == ["expand"]
        and len(asked[0]["options"]) > 4
    )


def is_planned(state: dict[str, Any]) -> bool:
    """The reader's crew has made most of its plan for the third sol."""
    view = state["view"]
    return view["round"] == 3 and view["phase"] == "planning" and len(view["plan"]) > 3


def lively_moment(person: Person, table: str) -> int:
    """The same for a replay: the moment after the third round with the most barges."""
    moments = person.api("GET", f"/api/tables/{table}/replay")["moments"]

    def barges(number: int) -> int:
        moment = person.api("GET", f"/api/tables/{table}/replay/{number}")
        return len(moment["view"]["runs"])

    return max(range(len(moments) // 2, len(moments) * 3 // 4, 3), key=barges)


def advised(person: Person, state: dict[str, Any]) -> dict[str, Any]:
    """What a bot would choose: the pictures show a sensible game."""
    hint: dict[str, Any] = person.api("POST", f"/api/tables/{state['table']['id']}/hint")
    option: dict[str, Any] = hint["option"]
    return option


class Studio:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    @contextmanager
    def person(
        self,
        nickname: str | None,
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en-GB",
        scheme: Any = "light",
        like: Person | None = None,
    ) -> Iterator[Person]:
        """Somebody with a browser; ``like`` is somebody who is there already, with another
        browser."""
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            reduced_motion="reduce",
            has_touch=size == PHONE,
            storage_state=like.context.storage_state() if like else None,
        )
        context.add_init_script(KNOWS)
        yield Person(context, self.url, nickname)
        context.close()

    def take(self, page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(500)
        picture = page.screenshot(scale="css")
        assert len(picture) < LARGEST, f"{name} has {len(picture)} bytes"
        (FOLDER / f"{name}.png").write_bytes(picture)


def take_pictures(studio: Studio) -> None:
    with studio.person("Captain") as captain, studio.person("Laika") as friend:
        finished = new_table(captain, "greedy", "greedy", "greedy", public=True)["id"]
        studio.take(settled(captain.go("/")), "home")
        lobby = new_table(captain, "me", "open", "open", "greedy", public=True)
        friend.api("POST", f"/api/tables/{lobby['id']}/join", {"invite": lobby["invite"]})
        friend.go(f"/t/{lobby['id']}")
        studio.take(settled(captain.go(f"/t/{lobby['id']}")), "lobby")
        take_tables(studio, captain)
        captain.page.wait_for_function(
            "table => fetch(`/api/tables/${table}`).then(r => r.json())"
            ".then(t => t.status === 'finished')",
            arg=finished,
        )
        moment = lively_moment(captain, finished)
        page = captain.go(f"/t/{finished}/replay?at={moment}&seat=0")
        studio.take(settled(page), "replay")


def take_tables(studio: Studio, captain: Person) -> None:
    """A moment of each game, on a desk and on a phone, in both languages."""
    barges = new_table(captain, "me", "greedy", "greedy")["id"]
    advance(barges, captain, until=is_lively, choose=advised)
    planet = new_table(captain, "me", "greedy", "greedy", game=PLANETS)["id"]
    advance(planet, captain, until=is_half_full, choose=advised)
    moon = new_table(captain, "me", "greedy", "greedy", game=MINES)["id"]
    advance(moon, captain, until=is_expanding, choose=advised)
    mars = new_table(captain, "me", "greedy", "greedy", game=MARTIANS)["id"]
    advance(mars, captain, until=is_planned, choose=advised)
    dark: dict[str, Any] = {"language": "pl-PL", "scheme": "dark"}
    pictures: list[tuple[str, str, dict[str, Any]]] = [
        ("table", barges, {}),
        ("table-pl", barges, dark),
        ("table-phone", barges, {"size": PHONE}),
        ("planet", planet, {}),
        ("planet-phone-pl", planet, {"size": PHONE, **dark}),
        ("moon", moon, {}),
        ("moon-phone-pl", moon, {"size": PHONE, **dark}),
        ("hub", mars, {}),
        ("hub-phone-pl", mars, {"size": PHONE, **dark}),
    ]
    for name, table, look in pictures:
        with studio.person(None, like=captain, **look) as person:
            page = TablePage(person, table).open()
            page.until_asked()
            page.page.locator("[data-board]").first.wait_for()
            studio.take(settled(page.page), name)


if __name__ == "__main__":
    with browsing() as (browser, url):
        take_pictures(Studio(browser, url))
