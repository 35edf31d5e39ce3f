"""Polish and English, at once and everywhere."""

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.pages import settled, untranslated
from tests.browser.table import (
    GAME,
    TablePage,
    advance,
    is_mid_game,
    new_table,
    state_of,
    tell_events,
    tell_options,
)


def test_the_rules_switch_with_the_language_and_are_found_without_accents(
    person: MakePerson,
) -> None:
    page = settled(person("Ala").go(f"/rules/{GAME}#AM-314"))
    rules = page.locator(".rules")
    search = page.get_by_role("searchbox")
    told = {"en": "Crew: put a die on a free space", "pl": "Załoga: postaw kość na wolnym polu"}
    chapter = {"en": "Crew", "pl": "Załoga"}
    for language in ("en", "pl", "en", "pl"):
        # Without scrolling up to the button.
        switch = page.get_by_role("button", name=f"{language.upper()}:")
        switch.evaluate("button => button.click()")
        expect(rules).to_have_attribute("lang", language)
        expect(rules.get_by_text(told[language])).to_be_in_viewport()
        expect(page.get_by_role("link", name=chapter[language], exact=True)).to_be_attached()
    # There is a page in this language: no excuse.
    expect(page.get_by_text("po angielsku")).to_have_count(0)
    for typed in ("zolty", "żółte", "ZOLTE"):
        search.fill(typed)
        expect(page.locator("#AM-340")).to_have_count(0)
        expect(page.locator("#AM-322 mark")).to_have_text("żółte")
        expect(search).to_have_value(typed)


def test_switching_in_the_middle_of_a_game(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "random", "random")["id"]
    advance(table, ala, until=is_mid_game)
    page = TablePage(ala, table).open()
    page.until_asked()
    state = state_of(ala, table)
    ask = next(ask for ask in state["asks"] if ask["seat"] == state["table"]["you"])
    page.page.evaluate("window.untouched = true")
    board = {"en": "Plasteel stores", "pl": "Magazyny plastalu"}
    for language in ("en", "pl", "en"):
        page.page.get_by_role("button", name=f"{language.upper()}:").click()
        expect(page.page.locator("html")).to_have_attribute("lang", language)
        expect(page.page.get_by_text(ask["prompt"][language], exact=True)).to_be_visible()
        texts = [text.split("\n")[-1] for text in page.choices.all_inner_texts()]
        told = [" ".join(text.split()) for text in texts]  # also spaces that do not break
        assert sorted(told) == sorted(tell_options(state, language))
        lines = page.log_lines()
        assert lines
        assert lines == tell_events(state, language)[-len(lines) :]
        expect(page.board.get_by_role("region", name=board[language])).to_be_visible()
        assert untranslated(page.page) == []
    assert page.page.evaluate("window.untouched")
