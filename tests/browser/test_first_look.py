"""What somebody sees who has just received the link."""

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, MakePerson
from tests.browser.pages import settled


@pytest.mark.parametrize(("language", "said"), [("en", "bots"), ("pl", "bot")])
def test_home_page_speaks_the_language_of_the_browser(
    person: MakePerson, language: str, said: str
) -> None:
    page = person(language=language).page
    page.get_by_role("heading", level=1).wait_for()
    assert page.locator("html").get_attribute("lang") == language
    assert said in page.locator("body").inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_home_page_is_accessible(person: MakePerson, scheme: str) -> None:
    page = settled(person("Ala", size=PHONE, color_scheme=scheme).page)
    assert violations(page) == []
