"""Planet Unknown played on its drawn board alone: by mouse, by touch and by keyboard."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from kosmodrom.core.registry import find_game
from tests.browser.conftest import PHONE, MakePerson, Person
from tests.browser.table import TablePage, new_table

GAME = "planet_unknown"
Option = dict[str, Any]

ON_SQUARES = (
    "patch",
    "rover",
    "collect_lifepod",
    "collect_meteorite",
    "destroy_meteorite",
    "add_meteorite",
    "destroy_lifepod",
)
ON_TRACKS = ("advance", "energy", "boost", "double_boost", "card_advance", "regress", "flux_token")
DRIVING = ("move", "teleport", "jump_rover", "teleport_civ")


def places_of(option: Option) -> list[str]:
    """The places that are pressed for an option; none if it has a button."""
    match option:
        case {"type": "take" | "remove_stack", "ring": ring}:
            return [f"depot:{ring}"]
        case {"type": "rotate", "steps": steps}:
            return [f"turn:{steps}"]
        case {"type": kind, "at": at} if kind in ON_SQUARES:
            return [f"square:{at}"]
        case {"type": kind, "track": track} if kind in ON_TRACKS or kind == "choose_track":
            return [f"track:{track}"]
        case {"type": kind, "start": start, "to": to} if kind in DRIVING:
            return [f"rover:{start}", f"drive:{to}"]
        case {"type": "destroy_rover", "at": at}:
            return [f"rover:{at}"]
        case {"type": "technology", "technology": technology}:
            return [f"technology:{technology}"]
        case {"type": "unlock_technology" | "lose_technology", "technology": technology}:
            return [f"technology:{technology}"]
        case {
            "type": "cover_position" | "lift_lifepod" | "move_tracker",
            "track": track,
            "position": position,
        }:
            return [f"position:{track}:{position}"]
        case {"type": "take_card", "card": card}:
            return [f"card:{card}"]
        case {"type": "choose_corporation", "corporation": corporation}:
            return [f"corporation:{corporation}"]
        case {"type": "choose_planet", "planet": planet}:
            return [f"planet:{planet}"]
        case {"type": "clear_row", "row": row}:
            return [f"row:{row}"]
        case {"type": "clear_column", "column": column}:
            return [f"column:{column}"]
        case {"type": "keep_objectives", "objectives": objectives}:
            return [f"objective:{objective}" for objective in objectives]
        case {"type": "discard_objective" | "open_contest", "objective": objective}:
            return [f"objective:{objective}"]
        case _:
            return []


class DrawnTable(TablePage):
    """A table whose choices are made on the drawn board; the list of choices is not touched."""

    @property
    def ghost(self) -> Locator:
        return self.page.locator("[data-ghost]")

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-board] [data-place="{name}"]').first

    def press(self, target: Locator) -> None:
        target.click()

    def pick(self) -> Option:
        """One of the options: every kind as likely as any other."""
        chance = random.Random(f"{self.at}")
        kinds = sorted({option["type"] for option in self.options} - {"finish"}) or ["finish"]
        kind = chance.choice(kinds)
        return chance.choice([option for option in self.options if option["type"] == kind])

    def choose(self, option: Option) -> None:
        self.after(lambda: self.make(option))

    def make(self, option: Option) -> None:
        places = places_of(option)
        if option["type"] == "place":
            self.lay(option)
        elif not places:
            self.press(self.button(option))
        else:
            self.lay_aside()
            same = [one["type"] for one in self.options if places_of(one) == places]
            if len(Counter(same)) > 1:
                self.press(self.place(f"effect:{option['type']}"))
            for name in places:
                target = self.place(name)
                if target.get_attribute("aria-pressed") != "true":
                    self.press(target)
            if option["type"] == "rotate":
                self.press(self.page.locator(".confirm button"))

    def button(self, option: Option) -> Locator:
        text = tell(self.update, option)
        bar = self.page.get_by_role("region", name="Your tile and your choices")
        return bar.get_by_role("button", name=text, exact=True)

    def lay_aside(self) -> None:
        """Squares can be pressed only while no tile is in hand."""
        away = self.page.get_by_role("button", name="Drive a rover first")
        if away.count():
            self.press(away)

    def lie(self) -> tuple[int, bool, int, int]:
        """How the tile in hand is turned, whether it is flipped, and where its corner is."""
        pose = (self.ghost.get_attribute("data-pose") or "").split()
        column, row = (self.ghost.get_attribute("data-corner") or "").split()
        return int(pose[0]), len(pose) > 1, int(column), int(row)

    def lay(self, option: Option) -> None:
        back = self.page.get_by_role("button", name="Back to the tile")
        if back.count():
            self.press(back)
        turns, flipped = option["orientation"] % 4, option["orientation"] >= 4
        if self.lie()[1] != flipped:
            self.flip()
        while self.lie()[0] != turns:
            self.turn()
        self.bring(*corner_of(option["at"]))

    def flip(self) -> None:
        self.ghost.click(button="right")

    def turn(self) -> None:
        self.ghost.hover()
        self.page.mouse.wheel(0, 100)
        self.page.wait_for_timeout(30)

    def bring(self, column: int, row: int) -> None:
        """Move the tile to where it goes, and place it."""
        self.hover(column, row)
        self.page.mouse.down()
        self.page.mouse.up()

    def hover(self, column: int, row: int) -> None:
        x, y = self.centre_of(column, row)
        self.page.mouse.move(x, y)
        at = self.lie()[2:]
        # The pointer is over the middle of the tile, not over its corner.
        x, y = self.centre_of(2 * column - at[0], 2 * row - at[1])
        self.page.mouse.move(x, y)
        self.page.wait_for_timeout(20)
        assert self.lie()[2:] == (column, row)

    def centre_of(self, column: int, row: int) -> tuple[float, float]:
        box = self.page.locator("[data-ghost] > rect").bounding_box()
        assert box is not None
        width, height = box["width"] / 12, box["height"] / 12
        return box["x"] + (column + 0.5) * width, box["y"] + (row + 0.5) * height


class TouchedTable(DrawnTable):
    """The same with a finger: the tile is put down, nudged and confirmed."""

    def press(self, target: Locator) -> None:
        target.scroll_into_view_if_needed()
        target.tap()

    def flip(self) -> None:
        self.press(self.page.get_by_role("button", name="Flip (F)"))

    def turn(self) -> None:
        self.press(self.page.get_by_role("button", name="Turn (R)"))

    def bring(self, column: int, row: int) -> None:
        self.ghost.scroll_into_view_if_needed()
        x, y = self.centre_of(column, row)
        self.page.touchscreen.tap(x, y)
        ways = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
        for way, (dx, dy) in ways.items():
            here = self.lie()[2:]
            steps = (column - here[0]) * dx + (row - here[1]) * dy
            for _ in range(steps):
                self.press(self.page.get_by_role("button", name=f"Move it {way}"))
        self.press(self.page.get_by_role("button", name="Place it here"))


class TypedTable(DrawnTable):
    """The same by keys alone."""

    def press(self, target: Locator) -> None:
        target.focus()
        self.page.keyboard.press("Enter")

    def flip(self) -> None:
        self.type("f")

    def turn(self) -> None:
        self.type("r")

    def type(self, key: str) -> None:
        self.ghost.focus()
        self.page.keyboard.press(key)

    def bring(self, column: int, row: int) -> None:
        keys = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
        for key, (dx, dy) in keys.items():
            here = self.lie()[2:]
            for _ in range((column - here[0]) * dx + (row - here[1]) * dy):
                self.type(f"Arrow{key}")
        self.type("Enter")


def corner_of(at: str) -> tuple[int, int]:
    return ord(at[0]) - ord("A"), int(at[1:]) - 1


def tell(state: dict[str, Any], option: Option) -> str:
    """An option as the board words it in English."""
    import msgspec

    from kosmodrom.core.words import Words

    names = [seat["name"] for seat in state["table"]["seats"]]
    words = Words("en", [find_game(GAME).package], names)
    return words.tell(msgspec.convert(option, find_game(GAME).move_union))


def new_game(person: Person, *bots: str, **options: Any) -> str:
    table = new_table(person, "me", *bots, game=GAME, options={"first_commander": "1", **options})
    return str(table["id"])


def play(table: DrawnTable, rounds: int) -> Counter[str]:
    """Play until a round begins, or to the end; returns the kinds of choices made."""
    made: Counter[str] = Counter()
    table.open()
    while not table.is_over:
        table.until(lambda: bool(table.options) or table.is_over, "a question")
        if table.is_over or table.update["view"]["round"] > rounds:
            break
        option = table.pick()
        table.choose(option)
        made[option["type"]] += 1
    return made


def test_a_mouse_plays_on_the_board(person: MakePerson) -> None:
    ala = person("Ala")
    made = play(DrawnTable(ala, new_game(ala, "random", "random")), 2)
    assert made["rotate"] == 1
    assert made["place"] == 2


def test_a_finger_plays_on_the_board(person: MakePerson) -> None:
    ala = person("Ala", size=PHONE)
    made = play(TouchedTable(ala, new_game(ala, "random", "random")), 2)
    assert made["rotate"] == 1
    assert made["place"] == 2


def test_keys_play_on_the_board(person: MakePerson) -> None:
    ala = person("Ala")
    made = play(TypedTable(ala, new_game(ala, "random", "random")), 2)
    assert made["rotate"] == 1
    assert made["place"] == 2
