"""Undo: alone where that is free, otherwise by agreement of the people at the table."""

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson, Person
from tests.browser.table import TablePage, advance, is_turn, new_table, state_of, table_of_two


def test_an_own_choice_is_taken_back_freely(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "random", "random")["id"]
    advance(table, ala, until=is_turn)
    page = TablePage(ala, table).open()
    page.until_asked()
    expect(page.choices.first).to_be_visible()
    before = page.choices.all_inner_texts()
    log = page.log_lines()
    page.page.get_by_role("searchbox", name="Find a choice").fill("change dice")
    page.choose_first()
    expect(page.log.get_by_role("listitem")).not_to_have_count(len(log))
    page.page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.choices).to_have_text(before, use_inner_text=True)
    assert page.log_lines() == log


def two_turns(ala: Person, olek: Person) -> tuple[TablePage, TablePage]:
    """Both at the table: Ala has chosen something, and then Olek."""
    table = table_of_two(ala, olek)
    advance(table, ala, olek, until=lambda state: is_turn(state) and state["table"]["you"] == 0)
    pages = TablePage(ala, table).open(), TablePage(olek, table).open()
    pages[0].until_asked()
    placement = pages[0].placement()
    assert placement is not None
    pages[0].place_by_clicks(*placement)
    advance(table, ala, olek, until=lambda state: is_turn(state) and state["table"]["you"] == 1)
    pages[1].until_asked()
    pages[1].choose_first()
    return pages


def test_people_agree_to_take_back(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    mine, his = two_turns(ala, olek)
    back = state_of(ala, mine.table)["undo"]["further"]
    mine.page.get_by_role("button", name="Ask to undo").click()
    expect(mine.page.get_by_text("Still to answer: Olek")).to_be_visible()
    wish = his.page.get_by_text("Ala would like to take back their last choice,")
    expect(wish).to_be_visible()
    his.page.get_by_role("button", name="Agree").click()
    expect(wish).to_be_hidden()
    mine.until(lambda: bool(mine.update["choices"] == back), "the choices to be taken back")
    expect(mine.page.get_by_text("Your decision")).to_be_visible()
    expect(mine.page.get_by_text("Still to answer")).to_be_hidden()
    assert mine.log_lines() == his.log_lines()


def test_people_refuse_to_take_back(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    mine, his = two_turns(ala, olek)
    at = state_of(ala, mine.table)["at"]
    mine.page.get_by_role("button", name="Ask to undo").click()
    his.page.get_by_role("button", name="Refuse").click()
    expect(mine.page.get_by_text("Not everyone agreed to the undo.")).to_be_visible()
    expect(his.page.get_by_role("button", name="Refuse")).to_be_hidden()
    assert state_of(ala, mine.table)["at"] == at
    # A wish can also be withdrawn by the person who had it.
    mine.page.get_by_role("button", name="Ask to undo").click()
    expect(his.page.get_by_role("button", name="Agree")).to_be_visible()
    mine.page.get_by_role("button", name="Withdraw").click()
    expect(his.page.get_by_role("button", name="Agree")).to_be_hidden()
