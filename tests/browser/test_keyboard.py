"""The keyboard alone is enough."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePerson
from tests.browser.pages import game_card
from tests.browser.table import TablePage, advance, is_turn, new_table

FOCUSED = """() => {
    const element = document.activeElement;
    return element.getAttribute('aria-label') ?? (element.innerText || element.placeholder || '');
}"""
FAR = 150


PAINTED = """() => new Promise(done =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"""
"""The list shows what is asked after the board; until then Enter chooses nothing."""


def tab_to(page: Page, name: str, *, back: bool = False) -> None:
    """Press Tab until the focus is on something of this name."""
    for _ in range(FAR):
        page.keyboard.press("Shift+Tab" if back else "Tab")
        if re.search(name, page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab does not come to {name}")


def keys(page: Page, *names: str) -> None:
    for name in names:
        page.keyboard.press(name)


def test_from_the_front_page_to_a_game_and_in_it(person: MakePerson) -> None:
    table = TablePage(person())
    page = table.page
    play = game_card(page).get_by_role("button", name="Play against bots")
    expect(play).to_be_visible()
    while not play.evaluate("button => button === document.activeElement"):
        tab_to(page, "Play against bots")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Nickname")).to_be_focused()
    page.keyboard.type("Ala")
    page.keyboard.press("Enter")
    table.until_asked()
    expect(table.board).to_be_visible()

    # Three choices from the list: the first by its number, the others with the arrows.
    tab_to(page, r"^1\s")
    table.after(lambda: keys(page, "2", "Enter"))
    for _ in range(2):
        table.until_asked()
        expect(table.choices.first).to_be_enabled()
        page.evaluate(PAINTED)
        table.after(lambda: keys(page, "ArrowDown", "Enter"))


def test_advice_and_undo(person: MakePerson) -> None:
    ala = person("Ala")
    made = new_table(ala, "me", "random", "random")["id"]
    advance(made, ala, until=is_turn)
    table = TablePage(ala, made).open()
    page = table.page
    table.until_asked()
    before = table.choices.all_inner_texts()

    tab_to(page, "^Hint$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    tab_to(page, "^Do it$", back=True)
    page.keyboard.press("Escape")

    # A move that can be taken back: it only discards a die.
    tab_to(page, "^Find a choice$")
    page.keyboard.type("change dice")
    expect(table.choices.first).to_contain_text("Change dice")
    tab_to(page, "Change dice")
    table.after(lambda: keys(page, "Enter"))
    table.until_asked()

    # What was possible before is not possible now, and a rule says why.
    tab_to(page, "^Why not", back=True)
    page.keyboard.press("Enter")
    gone = page.get_by_role("group", name="Choices you had before")
    expect(gone.get_by_role("listitem").first).to_be_visible()
    tab_to(page, r"^1\s")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Why not")).to_be_visible()
    expect(page.get_by_role("status").get_by_role("link", name="Rule AM-").first).to_be_visible()

    tab_to(page, "^Undo$", back=True)
    page.keyboard.press("Enter")
    expect(table.choices).to_have_text(before, use_inner_text=True)


def test_a_key_held_down_answers_one_question(person: MakePerson) -> None:
    ala = person("Ala")
    made = new_table(ala, "me", "random", "random")["id"]
    advance(made, ala, until=is_turn)
    table = TablePage(ala, made).open()
    page = table.page
    table.until_asked()

    def chosen() -> int:
        return sum(message["type"] == "choose" for message in table.sent)

    table.choices.first.focus()
    table.after(lambda: page.keyboard.down("Enter"))
    table.until_asked()
    # The key is still down, and repeats on what has the focus now.
    expect(table.choices.first).to_be_enabled()
    table.choices.first.focus()
    for _ in range(5):
        page.keyboard.down("Enter")
    page.wait_for_timeout(300)
    assert chosen() == 1
    page.keyboard.up("Enter")
    table.after(lambda: page.keyboard.press("Enter"))
    assert chosen() == 2


def test_an_enter_too_many_chooses_nothing(person: MakePerson) -> None:
    ala = person("Ala")
    made = new_table(ala, "me", "random", "random")["id"]
    advance(made, ala, until=is_turn)
    table = TablePage(ala, made).open()
    table.until_asked()
    table.choices.first.focus()
    table.after(lambda: table.page.keyboard.press("Enter"))
    table.until_asked()
    expect(table.choices.first).to_be_enabled()
    expect(table.page.get_by_role("group", name="Your choices")).to_be_focused()


def test_a_die_goes_to_its_space_on_the_board(person: MakePerson) -> None:
    ala = person("Ala")
    made = new_table(ala, "me", "random", "random")["id"]
    advance(made, ala, until=is_turn)
    table = TablePage(ala, made).open()
    table.until_asked()
    expect(table.board).to_be_visible()
    placement = table.placement()
    assert placement is not None
    die, text = placement
    tab_to(table.page, rf"^{die}\.")
    table.page.keyboard.press("Enter")
    tab_to(table.page, "^" + re.escape(text))
    table.after(lambda: keys(table.page, "Enter"))
