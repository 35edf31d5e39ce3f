"""Every page in every look: it meets WCAG 2.2 AA as far as axe can tell, it is all in the reader's
language, and it does not scroll sideways."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, MakePerson
from tests.browser.pages import (
    every_page,
    open_settings,
    settled,
    too_wide,
    unlock_host,
    untranslated,
)
from tests.server.running import RunningServer

pytestmark = pytest.mark.timeout(300)

# A usual run meets the other theme, language and size at a table: `test_axe.py`.
LOOKS = [
    ("dark", "pl", PHONE),
    pytest.param("light", "en", DESKTOP, marks=pytest.mark.thorough),
    pytest.param("light", "pl", DESKTOP, marks=pytest.mark.thorough),
    pytest.param("dark", "en", PHONE, marks=pytest.mark.thorough),
]
PLAY = {"en": "Play against bots", "pl": "Zagraj z botami"}


@pytest.mark.slow
@pytest.mark.parametrize(("scheme", "language", "size"), LOOKS)
def test_every_page(
    person: MakePerson,
    server: RunningServer,
    finished: str,
    scheme: str,
    language: str,
    size: tuple[int, int],
) -> None:
    def problems(page: Page) -> list[str]:
        expect(page.locator("html")).to_have_attribute("lang", language)
        return [*violations(page), *untranslated(page), *too_wide(page)]

    look = {"language": language, "size": size, "color_scheme": scheme, "reduced_motion": "reduce"}
    ala = person("Ala Bardzodługoimienna", **look)
    unlock_host(ala, server)
    found = {name: problems(page) for name, page in every_page(ala, finished)}
    open_settings(settled(ala.go("/")))
    found["settings"] = problems(ala.page)
    stranger = person(**look).page
    stranger.get_by_role("button", name=PLAY[language]).first.click()
    expect(stranger.get_by_role("dialog")).to_be_visible()
    found["nickname"] = problems(stranger)
    stranger.goto(f"{server.url}/me")
    found["sign in"] = problems(settled(stranger))
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
