"""Things move, unless somebody has turned that off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MOVING, MakePerson
from tests.browser.pages import setting
from tests.browser.table import State, TablePage, advance, is_turn, new_table, own_options

# Everything that moves on the page: animated by scripts, or by style sheets for more than a blink.
OBSERVER = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.moved.push("flight");
  return animate.apply(this, how);
};
document.addEventListener("transitionrun", () => window.moved.push("transition"));
document.addEventListener("animationstart", (event) => {
  const lasting = event.target.getAnimations()
    .some((animation) => animation.effect.getComputedTiming().activeDuration > 1);
  if (lasting) window.moved.push("animation");
});
"""


def placeable(state: State) -> bool:
    return is_turn(state) and any(option["type"] == "place" for option in own_options(state))


@pytest.mark.parametrize("wished", [True, False])
def test_a_die_flies_to_its_space_if_wished(person: MakePerson, wished: bool) -> None:
    ala = person("Ala", **MOVING)
    ala.context.add_init_script(OBSERVER)
    table = new_table(ala, "me", "random", "random")["id"]
    advance(table, ala, until=placeable)
    page = TablePage(ala, table).open()
    page.until_asked()
    expect(page.board).to_be_visible()
    if not wished:
        setting(page.page, "Animations")
        page.page.reload()  # it is remembered
        expect(page.board).to_be_visible()
    page.page.evaluate("window.moved.length = 0")
    placement = page.placement()
    assert placement is not None
    page.place_by_clicks(*placement)

    def moved() -> set[str]:
        return set(page.page.evaluate("window.moved"))

    if wished:
        page.until(lambda: moved() >= {"flight", "transition"}, "the die to fly")
    else:
        page.page.wait_for_timeout(500)
        assert moved() == set()
