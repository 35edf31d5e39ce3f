"""Tables that are played on their drawn boards: by mouse, by touch and by keyboard."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from kosmodrom.core.registry import find_game
from kosmodrom.core.words import Words
from tests.browser.table import TablePage, decide

Option = dict[str, Any]


class DrawnTable(TablePage):
    """A table whose choices are made on the drawn board; the list of choices is not touched."""

    language = "en"
    last: tuple[str, ...] = ()
    """The kinds of choices that are made only if there are no others."""

    def places_of(self, option: Option) -> list[str]:
        """The places that are pressed for an option; none if it has a button."""
        raise NotImplementedError

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-board] [data-place="{name}"]').first

    def touch(self, target: Locator) -> None:
        target.click()

    def carry(self, start: Locator, end: Locator) -> None:
        """Drag something to a place."""
        mouse = self.page.mouse
        mouse.move(*middle(start))
        mouse.down()
        mouse.move(*middle(end), steps=5)
        mouse.up()

    def pick(self) -> Option:
        """One of the options: every kind as likely as any other."""
        chance = random.Random(f"{self.at}")
        kinds = sorted({option["type"] for option in self.options})
        kind = chance.choice([kind for kind in kinds if kind not in self.last] or kinds)
        return chance.choice([option for option in self.options if option["type"] == kind])

    def choose(self, option: Option) -> None:
        self.after(lambda: self.make(option))

    def send(self, option: Option) -> None:
        """Make a choice without a hand on the page, which follows."""
        at = decide(self.person, self.table, option, self.at)
        self.until(lambda: self.at >= at, "the table after it")

    def make(self, option: Option) -> None:
        """Press what an option is made of."""
        places = self.places_of(option)
        if not places:
            self.touch(self.button(option))
        for name in places:
            target = self.place(name)
            if target.get_attribute("aria-pressed") != "true":
                self.touch(target)

    def button(self, option: Option) -> Locator:
        """The button of an option on the board."""
        text = tell(self.update, option, self.language)
        board = self.page.locator("[data-board]")
        return board.get_by_role("button", name=text, exact=True).first

    def play(self, rounds: int = 99, *, by_hand: bool = True) -> Counter[str]:
        """Play until a round begins, or to the end; returns the kinds of choices made."""
        made: Counter[str] = Counter()
        self.open()
        while True:
            self.until(lambda: bool(self.options) or self.is_over, "a question")
            if self.is_over or self.update["view"]["round"] > rounds:
                return made
            option = self.pick()
            (self.choose if by_hand else self.send)(option)
            made[option["type"]] += 1

    def overflow(self) -> int:
        """By how much the board is higher than its room."""
        return int(
            self.page.evaluate(
                "(() => { const b = document.querySelector('.board');"
                " return b.scrollHeight - b.clientHeight })()"
            )
        )


class Touched:
    """With a finger."""

    def touch(self, target: Locator) -> None:
        target.scroll_into_view_if_needed()
        target.tap()

    def carry(self, start: Locator, end: Locator) -> None:
        """Drag something to a place, so that the browser feels it."""
        start.scroll_into_view_if_needed()
        end.scroll_into_view_if_needed()
        (x, y), (to_x, to_y) = middle(start), middle(end)
        line = start.page.context.new_cdp_session(start.page)

        def feel(kind: str, *points: tuple[float, float]) -> None:
            touched = [{"x": x, "y": y} for x, y in points]
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

        feel("touchStart", (x, y))
        for part in range(1, 6):
            feel("touchMove", (x + (to_x - x) * part / 5, y + (to_y - y) * part / 5))
        # A finger that is still on its way would fling: the next tap would only stop that.
        start.page.wait_for_timeout(100)
        feel("touchMove", (to_x, to_y))
        feel("touchEnd")


class Typed:
    """By keys alone."""

    def touch(self, target: Locator) -> None:
        # Playwright waits by itself before a click, not before a key: the page may lag behind.
        expect(target).not_to_have_attribute("aria-disabled", "true")
        target.focus()
        target.page.keyboard.press("Enter")


def middle(locator: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tell(state: dict[str, Any], option: Option, language: str) -> str:
    """An option as the board words it."""
    game = find_game(state["table"]["game"])
    names = [seat["name"] for seat in state["table"]["seats"]]
    words = Words(language, [game.package], names)
    return words.tell(msgspec.convert(option, game.move_union))
