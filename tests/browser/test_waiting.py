"""What people see while nothing is asked of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import MakePerson, Person
from tests.browser.table import TablePage, advance, is_turn, new_table, table_of_two, tell_events

LARGE_PHONE = (390, 844)


def request_of(page: TablePage) -> Locator:
    """The sentence that says who decides what."""
    return page.page.get_by_role("region", name=re.compile("^(What is asked|Pytanie)$"))


def news_of(page: TablePage) -> Locator:
    """What is marked as new: in the log, and nowhere else."""
    return page.log.locator("li.fresh")


def frame_of(page: TablePage) -> list[object]:
    """Where the board and the request are: this must not change."""
    board = page.page.get_by_role("region", name=re.compile("^(Board|Plansza)$"))
    return [board.bounding_box(), request_of(page).bounding_box()]


def height_of(part: Locator) -> float:
    box = part.bounding_box()
    return box["height"] if box else 0


def turn_of_ala(ala: Person, olek: Person) -> TablePage:
    """Ala's page on her turn: next are a bot and then Olek."""
    table = table_of_two(ala, olek, "random")
    advance(table, ala, olek, until=lambda state: is_turn(state) and state["table"]["you"] == 0)
    page = TablePage(ala, table).open()
    page.until_asked()
    return page


def play_until_others_decide(page: TablePage) -> None:
    while page.options:
        page.choose_first()
    page.until(
        lambda: [ask["seat"] for ask in page.update["asks"]] == [2] or bool(page.options),
        "Olek to be asked",
    )
    assert not page.options


def test_why_not_says_whom_the_table_waits_for(person: MakePerson) -> None:
    page = turn_of_ala(person("Ala"), person("Olek"))
    play_until_others_decide(page)
    page.page.get_by_role("button", name="Why not").click()
    gold = page.board.get_by_role("button", name=re.compile("^In the bank: .* gold"))
    gold.click(force=True)
    answer = page.page.get_by_role("status").filter(has_text="Why not")
    expect(answer).to_contain_text("Waiting for Olek.")


def test_on_a_desk_the_column_tells_what_the_others_did(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    page = turn_of_ala(ala, olek)
    bot = page.update["table"]["seats"][1]["name"]
    before = frame_of(page)
    play_until_others_decide(page)
    expect(request_of(page).get_by_role("status")).to_contain_text("Waiting for Olek (away)")
    expect(news_of(page).first).to_contain_text(bot)
    assert frame_of(page) == before
    assert violations(page.page) == []
    # The log has the room of the choices, and what is new is told there alone.
    side = page.page.get_by_role("complementary", name="Log, chat and rules")
    page.until(lambda: height_of(side) > 500, "the log to have the room of the choices")
    expect(page.page.get_by_text("since your last choice")).to_have_count(0)

    # Why-not takes it back, for what one could do before.
    page.page.get_by_role("button", name="Why not").click()
    expect(page.page.get_by_role("group", name="Choices you had before")).to_be_visible()
    expect(page.page.get_by_role("listitem").get_by_role("button").first).to_be_visible()
    page.until(lambda: height_of(side) < 400, "the choices to have their room")
    page.page.get_by_role("button", name="Why not").click()
    page.until(lambda: height_of(side) > 500, "the log to have the room of the choices")

    advance(page.table, olek, ala, until=lambda state: state["table"]["you"] == 0)
    expect(page.choices.first).to_be_visible()
    assert height_of(side) < 400
    assert frame_of(page) == before


@pytest.mark.parametrize(
    ("language", "waiting"),
    [
        ("pl", "Wybiera: Olek (poza"),
        pytest.param("en", "Waiting for Olek (away)", marks=pytest.mark.thorough),
    ],
)
def test_on_a_phone_the_choices_go_away(person: MakePerson, language: str, waiting: str) -> None:
    ala, olek = person("Ala", language=language, size=LARGE_PHONE), person("Olek")
    page = turn_of_ala(ala, olek)
    sheet = page.page.get_by_role("tabpanel")
    tab = page.page.get_by_role("tab").first
    tab.tap()
    expect(page.choices.first).to_be_visible()
    before = frame_of(page)

    play_until_others_decide(page)
    expect(sheet).to_be_hidden()
    expect(tab).to_be_focused()
    expect(request_of(page).get_by_role("status")).to_contain_text(waiting)
    assert frame_of(page) == before

    # A look at the log shows what happened.
    tab.tap()
    expect(news_of(page).first).to_be_visible()
    assert violations(page.page) == []
    tab.tap()
    expect(sheet).to_be_hidden()

    # A new question leaves the board in sight: the choices come when they are looked for.
    advance(page.table, olek, ala, until=lambda state: state["table"]["you"] == 0)
    page.until_asked()
    expect(request_of(page).get_by_role("status")).not_to_contain_text(waiting)
    expect(sheet).to_be_hidden()
    tab.tap()
    expect(page.choices.first).to_be_visible()
    assert frame_of(page) == before


def test_a_person_who_plays_on_the_board_keeps_it_in_sight(person: MakePerson) -> None:
    ala, olek = person("Ala", size=LARGE_PHONE), person("Olek")
    page = turn_of_ala(ala, olek)
    advance(
        page.table, ala, olek, until=lambda state: is_turn(state) and state["table"]["you"] == 2
    )
    advance(page.table, olek, ala, until=lambda state: state["table"]["you"] == 0)
    page.until_asked()
    expect(request_of(page).get_by_role("status")).to_contain_text("Your decision")
    expect(page.page.get_by_role("tabpanel")).to_be_hidden()


def test_a_bot_is_thinking(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "search", options={"first_player": "1"})["id"]
    advance(table, ala, until=is_turn)
    page = TablePage(ala, table).open()
    page.until_asked()
    bot = page.update["table"]["seats"][1]["name"]
    while page.options:
        page.choose_first()
    expect(request_of(page)).to_contain_text(f"Waiting for {bot} (thinking)")


def test_a_spectator_sees_the_last_events(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek", size=LARGE_PHONE)
    table = new_table(ala, "me", "random", public=True)["id"]
    advance(table, ala, until=is_turn)
    page = TablePage(olek, table).open()
    expect(request_of(page)).to_contain_text("Waiting for Ala (away)")
    expect(page.page.get_by_role("tabpanel")).to_be_hidden()
    page.page.get_by_role("button", name="Latest events").tap()
    expect(page.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    told = news_of(page)
    expect(told).to_have_text(tell_events(page.update, "en")[-6:], use_inner_text=True)
