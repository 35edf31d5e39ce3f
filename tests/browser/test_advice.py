"""Why not, and what instead: the rules and a bot answer."""

import re

from playwright.sync_api import expect

from kosmodrom.core.registry import find_game
from tests.browser.conftest import MakePerson
from tests.browser.table import GAME, TablePage, advance, is_turn, new_table


def turn_of(person: MakePerson) -> TablePage:
    ala = person("Ala")
    table = new_table(ala, "me", "random", "random")["id"]
    advance(table, ala, until=is_turn)
    page = TablePage(ala, table).open()
    page.until_asked()
    expect(page.board).to_be_visible()
    return page


def test_pointing_at_something_not_offered_names_the_rule(person: MakePerson) -> None:
    page = turn_of(person)
    answer = page.page.get_by_role("status").filter(has_text="Why not")
    # Nobody just takes from the bank. It is not legal, but it can be pressed.
    page.board.get_by_role("button", name=re.compile("^In the bank: .* gold")).click(force=True)
    expect(answer).to_contain_text("Take 1 gold")
    rule = answer.get_by_role("link", name=re.compile("^Rule AM-")).first
    expect(rule).to_be_visible()
    number = rule.inner_text()
    rule.click()
    tab = page.page.get_by_role("tabpanel", name="Rules")
    expect(tab.get_by_text(number, exact=True).first).to_be_visible()
    # The rule is read in the language of the reader.
    for language, name in (("pl", "Zasady"), ("en", "Rules")):
        page.page.get_by_role("button", name=f"{language.upper()}:").click()
        tab = page.page.get_by_role("tabpanel", name=name)
        expect(tab).to_contain_text(find_game(GAME).rulebook(language)[number].text)

    # With "why not" on, pressing chooses nothing, even where it could.
    at = page.at
    page.page.get_by_role("button", name="Why not").click()
    expect(page.page.get_by_text("Point at something on the board, or at")).to_be_visible()
    page.board.get_by_role("button", name=re.compile("^the first-player space")).click(force=True)
    expect(answer).to_contain_text("the first-player space")
    assert page.at == at


def test_the_list_says_what_a_choice_is_good_for_and_what_it_would_do(person: MakePerson) -> None:
    page = turn_of(person)
    why = page.page.locator("#choice-why")
    passing = page.choices.and_(page.page.get_by_role("button", name=re.compile(r"\bPass$")))
    expect(why).to_have_count(0)
    passing.hover()
    expect(why).to_contain_text("Ends your round")
    page.page.mouse.move(0, 0)
    expect(why).to_have_count(0)
    # The keyboard gets the same, and so does a finger that rests; neither chooses anything.
    at = page.at
    page.page.keyboard.press("1")
    expect(why).to_be_visible()
    first = page.choices.first
    expect(first).to_have_attribute("aria-describedby", "choice-why")
    finger = {"pointerType": "touch", "bubbles": True}
    first.blur()
    expect(why).to_have_count(0)
    passing.dispatch_event("pointerenter", finger)
    expect(why).to_contain_text("Ends your round")
    passing.dispatch_event("click")
    passing.dispatch_event("pointerleave", finger)
    expect(why).to_have_count(0)
    assert page.at == at
    assert not page.sent or page.sent[-1]["type"] != "choose"


def test_a_hint_marks_a_choice_and_says_why(person: MakePerson) -> None:
    page = turn_of(person)
    page.page.get_by_role("button", name="Hint").click()
    hint = page.page.get_by_role("status").filter(has_text="A bot would")
    expect(hint).to_contain_text(re.compile("would do"))
    marked = page.choices.and_(page.page.get_by_role("button", name=re.compile(r"\(hint\)$")))
    expect(marked).to_have_count(1)
    told = marked.inner_text().split("\n")[0]
    expect(hint).to_contain_text(told)
    page.after(hint.get_by_role("button", name="Do it").click)
    expect(page.log.get_by_text(f"You: {told}")).to_be_visible()
