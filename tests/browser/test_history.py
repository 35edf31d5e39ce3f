"""Back and forward in the browser."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, MakePerson
from tests.browser.pages import game_card, settled
from tests.browser.table import GAME

TOP = "Math.round(scrollY)"
DOWN = 400


def scroll_down(page: Page) -> None:
    page.evaluate(f"scrollTo(0, {DOWN})")
    assert page.evaluate(TOP) == DOWN


def stands_at(page: Page, top: int) -> None:
    page.wait_for_function("top => Math.round(scrollY) === top", arg=top)


def test_back_leads_to_where_one_was_and_a_new_page_begins_at_its_top(person: MakePerson) -> None:
    page = settled(person("Ala", size=PHONE).page)
    rules = game_card(page).get_by_role("link", name="Rules")
    expect(rules).to_be_visible()
    scroll_down(page)
    rules.evaluate("link => link.click()")
    expect(page.get_by_text("AM-101", exact=True).first).to_be_visible()
    assert page.evaluate(TOP) == 0

    scroll_down(page)
    page.go_back()
    expect(rules).to_be_visible()
    stands_at(page, DOWN)
    page.go_forward()
    expect(page.get_by_text("AM-101", exact=True).first).to_be_attached()
    stands_at(page, DOWN)

    page.reload()
    stands_at(page, DOWN)


def test_back_from_a_rule_leads_to_where_one_was(person: MakePerson) -> None:
    page = settled(person("Ala").go(f"/rules/{GAME}"))
    expect(page.get_by_text("AM-101", exact=True).first).to_be_visible()
    scroll_down(page)
    page.get_by_role("link", name="AM-301", exact=True).last.evaluate("link => link.click()")
    page.wait_for_function("top => scrollY > top", arg=2 * DOWN)
    page.go_back()
    stands_at(page, DOWN)
