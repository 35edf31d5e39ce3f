"""Guests become accounts, log in elsewhere and go; hosts look after their server."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePerson
from tests.browser.pages import unlock_host
from tests.browser.table import TablePage, new_table
from tests.server.running import RunningServer

PASSWORD = "seven small moons"


def fill_in(page: Page, name: str) -> None:
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)


def test_a_guest_becomes_an_account_and_finds_the_games_on_another_device(
    person: MakePerson,
) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "random")["id"]
    page = ala.go("/me")
    fill_in(page, "ala.browser")
    page.get_by_role("button", name="Create the account").click()
    expect(page.get_by_text("Account ala.browser")).to_be_visible()

    elsewhere = person().page
    elsewhere.get_by_role("link", name="Sign in").click()
    elsewhere.get_by_text("Sign in", exact=True).nth(1).click()
    fill_in(elsewhere, "ala.browser")
    elsewhere.get_by_role("button", name="Sign in", exact=True).click()
    expect(elsewhere.get_by_role("heading", level=1, name="Ala")).to_be_visible()
    mine = elsewhere.get_by_role("region", name="My games")
    expect(mine.get_by_role("link").first).to_have_attribute("href", f"/t/{table}")

    # Somebody who deletes themselves is gone on every device.
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("dialog").get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Your data has been deleted.")).to_be_visible()
    elsewhere.reload()
    expect(elsewhere.get_by_role("heading", level=1, name="Welcome")).to_be_visible()


def test_a_person_who_leaves_is_replaced_by_a_bot_and_can_come_back(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "random")["id"]
    page = TablePage(ala, table).open()
    page.until_asked()
    page.page.get_by_role("button", name="Leave", exact=True).click()
    page.page.get_by_role("button", name="Leave the table").click()
    expect(page.page.get_by_role("heading", level=1)).to_contain_text("Space board games")
    page.open()
    page.page.get_by_role("button", name="Take your seat again").click()
    page.until_asked()
    expect(page.choices.first).to_be_visible()


def test_the_host_sees_the_server_and_closes_a_table(
    person: MakePerson, server: RunningServer
) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "open", public=True)["id"]
    page = ala.go("/host")
    expect(page.get_by_label("Administrator key")).to_be_visible()
    unlock_host(ala, server)
    page.reload()
    row = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/t/{table}"]'))
    expect(row).to_be_visible()
    row.get_by_role("button", name="Close the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(page.get_by_text("The table is closed.")).to_be_visible()
    assert ala.api("GET", f"/api/tables/{table}")["status"] == "closed"
