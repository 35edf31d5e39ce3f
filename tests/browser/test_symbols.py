"""Every symbol of a drawn board is explained to those who point at it, or rest a finger on it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.table import State, TablePage, advance, new_table

UNEXPLAINED = """() => [...document.querySelectorAll("[data-board] use")].filter((symbol) => {
  const { x, y, width, height } = symbol.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const drawing = symbol.closest("svg");
  if (!width || !hit || !(drawing.contains(hit) || hit.contains(drawing))) return false;
  // A place, a button, something with a name that is shown; or it only adorns a title.
  if (hit.closest("[data-place], [data-explained], button, h3")) return false;
  for (let here = symbol; here !== null; here = here.parentElement) {
    if (here.matches("[data-explained], button, h3, [data-place]")) return false;
  }
  return true;
}).map((symbol) => `${symbol.getAttribute("href")} in ${symbol.closest("svg").outerHTML}`)"""
"""The symbols to be seen that nothing tells of."""


@pytest.mark.parametrize(
    ("game", "options"),
    [("astrominers", {}), ("planet_unknown", {"private_objectives": "hidden"})],
)
def test_every_symbol_is_explained(person: MakePerson, game: str, options: dict[str, Any]) -> None:
    ala = person("Ala", reduced_motion="reduce")
    table = new_table(ala, "me", "random", "random", game=game, options=options)["id"]
    advance(table, ala, until=is_fourth_round)
    page = TablePage(ala, table).open()
    page.until_asked()
    page.page.locator("[data-place]").first.wait_for()
    assert page.page.evaluate("document.querySelectorAll('[data-board] use').length") > 30
    assert page.page.evaluate(UNEXPLAINED) == []


def is_fourth_round(state: State) -> bool:
    return bool(state["view"]["round"] >= 4)
