"""What somebody sees who has just received the link."""

import pytest
from playwright.sync_api import expect

from kosmodrom.core.registry import games
from kosmodrom.core.words import Words
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, MakePerson, usually
from tests.browser.pages import game_card, settled
from tests.browser.table import PLANETS, new_table
from tests.browser.weight import first_view

LARGEST = 300_000
"""Bytes of the first view of a table."""


@pytest.mark.parametrize(("language", "said"), [("en", "bots"), ("pl", "bot")])
def test_home_page_speaks_the_language_of_the_browser(
    person: MakePerson, language: str, said: str
) -> None:
    page = person(language=language).page
    page.get_by_role("heading", level=1).wait_for()
    assert page.locator("html").get_attribute("lang") == language
    assert said in page.locator("body").inner_text()


def test_home_page_fetches_no_catalogue_of_a_game(person: MakePerson) -> None:
    stranger = person()
    fetched: list[str] = []
    stranger.page.on("request", lambda request: fetched.append(request.url))
    page = settled(stranger.go("/"))
    for game, ruleset in games().items():
        name = Words("en", (ruleset.package,))("game-name")
        expect(game_card(page, game).get_by_role("heading", name=name)).to_be_visible()
    words = {url.split("/api/words/")[1] for url in fetched if "/api/words/" in url}
    assert words == {"core/en", "bots/en"}


@pytest.mark.parametrize("scheme", usually("light", "dark"))
def test_home_page_is_accessible(person: MakePerson, scheme: str) -> None:
    page = settled(person("Ala", size=PHONE, color_scheme=scheme).page)
    assert violations(page) == []


@pytest.mark.parametrize("game", ["astrominers", PLANETS])
def test_the_first_view_of_a_table_is_small_and_in_one_language(
    person: MakePerson, game: str
) -> None:
    # The longer of the two languages, with letters of its own.
    ala = person("Ala", language="pl")
    travelled = first_view(ala, new_table(ala, "me", "random", game=game)["id"])
    words = {url.rsplit("/", 1)[1] for url in travelled if "/words/" in url or "/captions/" in url}
    assert words == {"pl"}
    assert not any("latin-ext" in url for url in travelled)
    assert sum(travelled.values()) < LARGEST, travelled
