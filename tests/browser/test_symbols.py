"""Every symbol of a drawn board is explained to those who point at it, rest a finger on it, or come
to it with the keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, MakePerson, Person
from tests.browser.table import State, TablePage, advance, new_table

# A symbol is told of by the first of these that it is in: a place or a button by its name, a title
# by its words, anything else by the explanation that is shown when it has the focus.
UNEXPLAINED = """async () => {
  const TOLD = "[data-place], [data-explained], button, h3";
  const shown = [...document.querySelectorAll("[data-board] use")].filter((symbol) => {
    const { x, y, width, height } = symbol.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const drawing = symbol.closest("svg");
    return width && hit && (drawing.contains(hit) || hit.contains(drawing));
  });
  const tellerOf = (symbol) => {
    const { x, y, width, height } = symbol.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return symbol.closest(TOLD) ?? hit.closest(TOLD);
  };
  const told = new Map();
  const tell = async (teller) => {
    const name = teller.getAttribute("aria-label") ?? teller.textContent;
    if (!teller.matches("[data-explained]:not([data-place], button)")) return name.trim();
    teller.focus({ preventScroll: true });
    await new Promise((done) => setTimeout(done));
    return document.querySelector("[role=tooltip]#explanation")?.textContent.trim() ?? "";
  };
  const silent = [];
  for (const symbol of shown) {
    const teller = tellerOf(symbol);
    if (teller && !told.has(teller)) told.set(teller, await tell(teller));
    if (!told.get(teller)) silent.push(symbol);
  }
  return silent.map((one) => `${one.getAttribute("href")} in ${one.closest("svg").outerHTML}`);
}"""
"""The symbols to be seen that nothing tells of."""

# Both at once: a slow machine must not make a finger rest.
TAP = """(element, finger) => ["pointerdown", "pointerup"].forEach(
    (kind) => element.dispatchEvent(new PointerEvent(kind, finger)))"""
LIFT = "element => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))"


def a_table(person: Person, game: str, options: dict[str, Any]) -> TablePage:
    """The reader's turn in the middle of a game."""
    table = new_table(person, "me", "random", "random", game=game, options=options)["id"]
    advance(table, person, until=is_fourth_round)
    page = TablePage(person, table).open()
    page.until_asked()
    page.page.locator("[data-place]").first.wait_for()
    return page


def is_fourth_round(state: State) -> bool:
    return bool(state["view"]["round"] >= 4)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("astrominers", {}),
        pytest.param(
            "planet_unknown", {"private_objectives": "hidden"}, marks=pytest.mark.thorough
        ),
    ],
)
def test_every_symbol_is_explained(person: MakePerson, game: str, options: dict[str, Any]) -> None:
    page = a_table(person("Ala", reduced_motion="reduce"), game, options).page
    assert page.evaluate("document.querySelectorAll('[data-board] use').length") > 30
    assert page.evaluate(UNEXPLAINED) == []


def shown(page: Page) -> Locator:
    return page.locator("#explanation")


def symbol(page: Page) -> Locator:
    """The round's bonus: a symbol that is no place."""
    return page.locator(".track[data-explained]").first


def test_a_symbol_explains_itself_to_a_mouse_and_to_the_keyboard(person: MakePerson) -> None:
    page = a_table(person("Ala", reduced_motion="reduce"), "astrominers", {}).page
    bonus = symbol(page)
    bonus.hover()
    expect(shown(page)).to_be_visible()
    told = shown(page).inner_text()
    assert len(told) > 20
    expect(bonus).to_have_attribute("aria-describedby", "explanation")
    box, under = shown(page).bounding_box(), bonus.bounding_box()
    assert box
    assert under
    assert box["x"] >= 0
    assert box["y"] + box["height"] <= under["y"] or box["y"] >= under["y"] + under["height"]
    page.mouse.move(0, 0)
    expect(shown(page)).to_have_count(0)
    # No stop for Tab; the arrow keys lead on from it, to the next place or symbol.
    assert bonus.evaluate("element => element.tabIndex") == -1
    page.keyboard.press("Tab")
    bonus.focus()
    expect(shown(page)).to_have_text(told)
    page.keyboard.press("ArrowDown")
    expect(bonus).not_to_be_focused()
    assert page.evaluate("document.activeElement.matches('[data-place], [data-explained]')")
    expect(shown(page).filter(has_text=told)).to_have_count(0)
    bonus.focus()
    expect(shown(page)).to_have_text(told)
    page.keyboard.press("Escape")
    expect(shown(page)).to_have_count(0)


def test_a_symbol_explains_itself_to_a_finger_that_rests(person: MakePerson) -> None:
    page = a_table(person("Ala", size=PHONE, reduced_motion="reduce"), "astrominers", {}).page
    bonus = symbol(page)
    bonus.scroll_into_view_if_needed()
    finger = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    bonus.evaluate(TAP, finger)
    page.wait_for_timeout(500)
    expect(shown(page)).to_have_count(0)
    bonus.dispatch_event("pointerdown", finger)
    expect(shown(page)).to_be_visible()
    bonus.dispatch_event("pointerup", finger)
    bonus.dispatch_event("pointerleave", {**finger, "bubbles": False})
    bonus.evaluate(LIFT)
    # It stays to be read when the finger is gone, within the screen, and goes with the next touch.
    assert len(shown(page).inner_text()) > 20
    box = shown(page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    page.locator("h1, h2").first.dispatch_event("pointerdown", finger)
    expect(shown(page)).to_have_count(0)
