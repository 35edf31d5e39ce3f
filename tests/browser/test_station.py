"""The space station of Planet Unknown turned by mouse, finger and keys; players looked at."""

from __future__ import annotations

import math
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, MakePerson, Person
from tests.browser.table import TablePage, new_table


def commanding(person: Person, bots: int = 2) -> TablePage:
    """The page of somebody who is to turn the station."""
    options = {"first_commander": "1"}
    made = new_table(person, "me", *["random"] * bots, game="planet_unknown", options=options)
    table = TablePage(person, made["id"])
    table.open().until_asked()
    place(table, "turn:0").wait_for()
    return table


def place(table: TablePage, name: str) -> Locator:
    return table.page.locator(f'[data-place="{name}"]')


def confirm(table: TablePage) -> Locator:
    return table.page.locator(".confirm button")


def shapes(state: dict[str, Any]) -> list[str]:
    """The large tiles around the station, clockwise from the first indicator."""
    return [depot["large"]["shape"] for depot in state["view"]["depots"]]


def turned(before: list[str], steps: int) -> list[str]:
    return before[-steps:] + before[:-steps] if steps else before


def point(table: TablePage, degrees: float, radius: float) -> tuple[float, float]:
    """Where a point of the station is on the page: seen from its middle, clockwise from below."""
    drawing = table.page.get_by_role("region", name="Space station").locator("svg").first
    box = drawing.bounding_box()
    assert box is not None
    scale = box["width"] / 320
    x, y = box["x"] + 160 * scale, box["y"] + 158 * scale
    angle = math.radians(degrees)
    return x - radius * scale * math.sin(angle), y + radius * scale * math.cos(angle)


def place_at(table: TablePage, degrees: float, radius: float) -> str | None:
    """What is pressed at a point of the station."""
    find = "([x, y]) => document.elementFromPoint(x, y).closest('[data-place]')?.dataset.place"
    found: str | None = table.page.evaluate(find, point(table, degrees, radius))
    return found


def drag_round(table: TablePage, degrees: float) -> None:
    """Take the depot at the bottom and lead it round the middle, clockwise."""
    mouse = table.page.mouse
    for step in range(11):
        mouse.move(*point(table, degrees * step / 10, 100))
        if step == 0:
            mouse.down()
    mouse.up()


def test_the_commander_turns_the_station(person: MakePerson) -> None:
    table = commanding(person("Ala"))
    before = shapes(table.update)
    # A depot is pressed wherever its tiles lie: at the bottom they reach over the rim.
    assert [place_at(table, 0, radius) for radius in (34, 113, 134, 145)] == ["turn:0"] * 4
    assert [place_at(table, degrees, 113) for degrees in (29, 31)] == ["turn:0", "turn:5"]
    # Nothing is decided before it is confirmed: it can be dragged on, or back again.
    drag_round(table, 125)
    expect(place(table, "turn:2")).to_have_attribute("aria-pressed", "true")
    drag_round(table, -65)
    expect(place(table, "turn:1")).to_have_attribute("aria-pressed", "true")
    asked = table.page.get_by_role("region", name="What is asked")
    expect(asked).to_contain_text("Turn it clockwise by 1 depot: confirm it, or put it back.")
    # Buttons and keys go on from there.
    table.page.get_by_role("button", name="Turn clockwise", exact=True).click()
    expect(place(table, "turn:2")).to_have_attribute("aria-pressed", "true")
    table.page.get_by_role("button", name="Turn anticlockwise").focus()
    for _ in range(3):
        table.page.keyboard.press("Enter")
    expect(place(table, "turn:5")).to_have_attribute("aria-pressed", "true")
    assert [option["type"] for option in table.options] == ["rotate"] * 6
    confirm(table).focus()
    table.after(lambda: table.page.keyboard.press("Enter"))
    assert shapes(table.update) == turned(before, 5)


def test_a_phone_shows_the_own_depot_and_the_whole_when_asked(person: MakePerson) -> None:
    table = commanding(person("Ala", size=PHONE))
    before = shapes(table.update)
    place(table, "turn:3").tap()
    expect(place(table, "turn:3")).to_have_attribute("aria-pressed", "true")
    table.after(confirm(table).tap)
    assert shapes(table.update) == turned(before, 3)
    table.until_asked()
    expect(place(table, "depot:small")).to_have_count(1)
    expect(place(table, "stack:1:large")).to_have_count(0)
    table.page.get_by_role("button", name="Whole station").tap()
    expect(place(table, "stack:1:large")).to_have_count(1)
    expect(place(table, "depot:small")).to_have_count(1)


def test_a_neighbours_planet_is_looked_at_before_the_station_stays(person: MakePerson) -> None:
    table = commanding(person("Ala"))
    name = table.update["table"]["seats"][1]["name"]
    table.page.get_by_role("button", name=f"Look at the planet of {name}").click()
    dialog = table.page.get_by_role("dialog", name=name)
    expect(dialog.get_by_role("img", name=f"Planet KSB-4156 of {name}")).to_be_visible()
    expect(dialog.get_by_text("Meteorite Shield")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # The station may stay as it is.
    before = shapes(table.update)
    table.after(confirm(table).click)
    assert shapes(table.update) == before
