"""How quickly the browser shows things, beside a page of bare SVG in the same run.

    ./kosmodrom dev python -m benchmarks.browser [GAME ...] [--updates N] [--moves N]

For each game with a drawn board: the bytes of the first view of a table (compressed, with nothing
in the cache), the milliseconds from an update's arrival to the painted frame, and to the next one,
with which the log and the list of choices follow the board, and those from a pointer's move over
the board, with a piece in hand where pieces are placed, to the painted frame. Bots take the time
that they take at any table, and a choice is made when everything has come to rest.
The yardstick is a page with nothing but a circle that follows messages and the pointer: what the
browser itself needs on this machine.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from scripts.browsing import browsing
from tests.browser.conftest import DESKTOP, PATIENCE, Person
from tests.browser.pages import settled
from tests.browser.table import TablePage, advance, decide, own_options, state_of
from tests.browser.weight import first_view
from tests.server.running import SETTINGS

ROOT = Path(__file__).parent.parent
PLACING = {"planet_unknown": "place"}
"""The kind of choice with which a piece is placed, in the games in which it follows the pointer."""
ENDING = {"finish", "give_up"}
"""The kinds of choices after which the reader is asked little more: others are made first."""
GHOST = "[data-ghost] > rect"
"""The ground over which it does."""
BOARD = "[data-board]"
REST = 400.0
"""Milliseconds without an update and after everything has landed: then the next choice is made."""
PACE = SETTINGS.replace("bot_delay = 0\n", "")
"""The settings of the tests, but with bots as slow as they are at any table."""

# The time from an event to the end of the next painted frame. A message channel's task comes after
# the painting, a frame's callback before it.
WATCH = """
(() => {
  const seen = (window.painted = { updates: [], followed: [], moves: [] });
  const afterPaint = (work) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = work;
      port2.postMessage(null);
    });
  const note = (times, followed) => {
    const began = performance.now();
    afterPaint(() => {
      times.push(performance.now() - began);
      if (followed)
        setTimeout(() => afterPaint(() => followed.push(performance.now() - began)));
    });
  };
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (/^{"type":"(update|changes)"/.test(data)) note(seen.updates, seen.followed);
      });
    }
  };
  addEventListener("message", () => note(seen.updates, seen.followed));
  addEventListener("pointermove", () => note(seen.moves), true);
})();
"""

BARE = """
<svg width="900" height="700"><circle r="20" /></svg>
<script>
  const circle = document.querySelector("circle");
  addEventListener("pointermove", (event) => {
    circle.setAttribute("cx", event.clientX);
    circle.setAttribute("cy", event.clientY);
  });
  addEventListener("message", ({ data }) => circle.setAttribute("cx", data));
</script>
"""


class Painted(NamedTuple):
    """Milliseconds to the painted frame."""

    updates: list[float]
    followed: list[float]
    """With what is shown in the frame after that of the board."""
    moves: list[float]


def painted(page: Page) -> Painted:
    found = page.evaluate("window.painted")
    return Painted(found["updates"], found["followed"], found["moves"])


def move_about(page: Page, box: tuple[float, float, float, float], moves: int) -> None:
    """Move the pointer over a box, a step a frame."""
    left, top, width, height = box
    for number in range(moves):
        share = number / moves
        page.mouse.move(left + width * share, top + height * (share * 7 % 1))
        page.evaluate("new Promise(requestAnimationFrame)")


def measure_bare(context: BrowserContext, updates: int, moves: int) -> Painted:
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto("about:blank")
    page.set_content(BARE)
    page.evaluate(WATCH)
    for number in range(updates):
        page.evaluate("number => { postMessage(number, '*') }", number)
        page.evaluate("new Promise(requestAnimationFrame)")
    move_about(page, (10, 10, 800, 600), moves)
    found = painted(page)
    page.close()
    return found


def rest(line: TablePage, known: int) -> int:
    """Wait for more updates than are known, until the reader is asked and nothing moves any more.
    Returns how many updates there are then."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        heard = len(line.heard)
        line.page.wait_for_timeout(REST)
        if known < heard == len(line.heard) and (line.options or line.is_over):
            return heard
    raise AssertionError("nobody was asked anything for long")


def choose(line: TablePage) -> dict[str, Any]:
    """Any of the options, the same one at the same point of the same table."""
    going_on = [option for option in line.options if option["type"] not in ENDING]
    return random.Random(f"{line.table} {line.at}").choice(going_on or line.options)


def offers(state: dict[str, Any], kind: str) -> bool:
    return any(option["type"] == kind for option in own_options(state))


def measure(browser: Browser, url: str, game: str, updates: int, moves: int) -> tuple[int, Painted]:
    width, height = DESKTOP
    context = browser.new_context(viewport={"width": width, "height": height})
    context.add_init_script(WATCH)
    person = Person(context, url, "Ala")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = person.api("POST", "/api/tables", {"game": game, "seats": seats, "start": True})
    table = str(made["id"])
    # What the page hears tells when to choose: to ask the server or the page meanwhile would take
    # from them the time that is measured.
    line = TablePage(person, table)
    size = sum(first_view(person, table).values())
    page = person.page
    heard = 0
    for _ in range(updates):
        heard = rest(line, heard)
        if line.is_over:
            break
        decide(person, table, choose(line), line.at)
    rest(line, heard)
    placing = PLACING.get(game)
    advance(table, person, until=lambda state: placing is None or offers(state, placing))
    assert state_of(person, table)["table"]["status"] == "playing", "too short a game"
    settled(page)
    ground = page.locator(BOARD if placing is None else GHOST).first
    ground.wait_for()
    before = len(painted(page).moves)
    box = ground.bounding_box()
    assert box is not None
    move_about(page, (box["x"], box["y"], box["width"], box["height"]), moves)
    found = painted(page)
    context.close()
    return size, Painted(found.updates, found.followed, found.moves[before:])


def row(name: str, times: Iterable[float], bare: Iterable[float]) -> str:
    own, other = sorted(times), sorted(bare)
    late = own[int(len(own) * 0.95)]
    ratio = statistics.median(own) / statistics.median(other)
    return (
        f"{name:<40}{statistics.median(own):>8.1f}{late:>8.1f}{own[-1]:>8.1f}"
        f"{statistics.median(other):>10.1f}{ratio:>8.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How quickly the browser shows things.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--moves", type=int, default=200)
    wanted = parser.parse_args()
    drawn = sorted(board.parent.name for board in ROOT.glob("web/src/games/*/Board.svelte"))
    with browsing(PACE) as (browser, url):
        bare = measure_bare(browser.new_context(), wanted.updates, wanted.moves)
        print(
            f"{'milliseconds to the painted frame':<40}  median     95%    most  bare SVG   ratio"
        )
        for game in wanted.games or drawn:
            size, found = measure(browser, url, game, wanted.updates, wanted.moves)
            print(row(f"{game}: an update", found.updates, bare.updates))
            print(row(f"{game}: and what follows", found.followed, bare.followed))
            print(row(f"{game}: the pointer moves", found.moves, bare.moves))
            print(f"{game + ': kB of the first view':<40}{size / 1000:>8.0f}", flush=True)


if __name__ == "__main__":
    main()
