"""Links that people send each other."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.pages import game_card
from tests.browser.table import TablePage, advance, hurry, is_over, is_turn, new_table, table_of_two


def test_the_address_of_a_lobby_is_its_invitation(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "open", hints=False)
    page = ala.go(f"/t/{table['id']}")
    expect(page).to_have_url(re.compile(rf"\?invite={table['invite']}$"))
    olek = person("Olek")
    olek.page.goto(page.url)
    expect(olek.page.get_by_role("button", name="Sit here")).to_be_visible()
    # Whoever joins knows how it is played.
    expect(olek.page.get_by_text("No clock · No hints")).to_be_visible()
    # Without the invitation nobody learns more than whom to ask.
    olek.go(f"/t/{table['id']}")
    alert = olek.page.get_by_role("alert")
    expect(alert.get_by_role("heading", name="A private table")).to_be_visible()
    expect(alert).to_contain_text("Ask the person who gave you this address")
    expect(alert).not_to_contain_text("403")
    expect(alert).not_to_contain_text("Ala")
    # A stranger may be somebody who plays here and is not signed in.
    stranger = person(None)
    stranger.go(f"/t/{table['id']}")
    expect(stranger.page.get_by_role("link", name="I play at this table: sign in")).to_be_visible()


def test_a_link_to_a_moment_works_for_anyone_who_gets_it(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "random")["id"]
    advance(table, ala, until=is_over, choose=hurry)
    page = ala.go(f"/t/{table}/replay?at=3")
    expect(page).to_have_url(re.compile(r"at=3&invite=[\w-]+"))
    olek = person(None)
    olek.page.goto(page.url)
    expect(olek.page.get_by_text(re.compile(r"^3 of \d+$"))).to_be_visible()
    expect(olek.page.get_by_role("group", name="Astrominers board")).to_be_visible()
    olek.go(f"/t/{table}/replay?at=3")
    expect(olek.page.get_by_role("heading", name="A private table")).to_be_visible()


def test_the_strength_of_bots_is_chosen_at_once(person: MakePerson) -> None:
    page = TablePage(person("Ala"))
    card = game_card(page.page)
    strength = card.get_by_role("combobox", name="Opponents:")
    expect(strength).to_have_value("greedy")
    strength.select_option("beginner")
    card.get_by_role("button", name="Play against bots").click()
    page.until_asked()
    assert {seat["bot"] for seat in page.update["table"]["seats"][1:]} == {"random"}
    players = page.page.get_by_role("list", name="Players").first
    expect(players).to_contain_text("beginner")


def test_what_others_did_is_stepped_through_again(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    table = table_of_two(ala, olek, "random", hints=False)
    advance(table, ala, olek, until=lambda state: is_turn(state) and state["table"]["you"] == 0)
    page = TablePage(ala, table).open()
    page.until_asked()
    expect(page.page.get_by_role("button", name="Hint")).to_have_count(0)
    page.after(
        page.page.get_by_role("group", name="Other choices").get_by_role("button").first.click
    )
    advance(table, ala, olek, until=lambda state: state["table"]["you"] == 0)
    page.until_asked()
    expect(page.log.locator("[data-new='New']")).to_be_visible()
    page.page.get_by_role("button", name="Watch again").click()
    bar = page.page.get_by_role("region", name="Watch again")
    expect(bar).to_contain_text("The table after your last choice.")
    bar.get_by_role("button", name="One choice forward").click()
    expect(bar).to_contain_text(re.compile(r"^1 of \d+:"))
    assert page.page.locator("[data-state~='legal']").count() == 0
    page.page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    expect(page.page.locator("[data-state~='legal']").first).to_be_visible()
    # Where the points come from is on the player's card.
    score = page.page.get_by_role("button", name=re.compile("where they come from")).first
    score.click()
    expect(score).to_have_attribute("aria-expanded", "true")
