"""A table in play meets WCAG 2.2 AA as far as axe can tell, in both themes and languages."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, MakePerson
from tests.browser.table import TablePage, advance, is_mid_game, new_table

pytestmark = pytest.mark.timeout(300)

# The first is what the usual run does not have in `test_pages.py`.
TABLES = [
    ("light", "en", DESKTOP),
    pytest.param("dark", "en", DESKTOP, marks=pytest.mark.thorough),
    pytest.param("light", "pl", PHONE, marks=pytest.mark.thorough),
]
LOOK = ("scheme", "language", "size")


@pytest.mark.parametrize(LOOK, TABLES)
def test_a_table_in_play(
    person: MakePerson, scheme: str, language: str, size: tuple[int, int]
) -> None:
    ala = person("Ala", language=language, size=size, color_scheme=scheme, reduced_motion="reduce")
    table = new_table(ala, "me", "random", "random")["id"]
    advance(table, ala, until=is_mid_game)
    page = TablePage(ala, table).open()
    page.until_asked()
    expect(page.board).to_be_visible()
    found = {"table": violations(page.page)}
    hint = page.page.get_by_role("button", name="Hint" if language == "en" else "Podpowiedź")
    hint.click()
    expect(
        page.page.get_by_text("A bot would" if language == "en" else "Tak zagrałby bot")
    ).to_be_visible()
    found["hint"] = violations(page.page)
    if size == DESKTOP:
        page.page.get_by_role("button", name="Leave").click()
        expect(page.page.get_by_role("dialog", name="Leave")).to_be_visible()
        found["leave"] = violations(page.page)
    if size == PHONE:
        tabs = page.page.get_by_role("tablist")
        for tab in tabs.get_by_role("tab").all():
            tab.tap()
            found[tab.inner_text()] = violations(page.page)
    assert {name: problems for name, problems in found.items() if problems} == {}
