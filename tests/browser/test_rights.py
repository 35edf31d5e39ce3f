"""Removed from a table, or signed out in another tab: the page says so at once, and where to go."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePerson
from tests.browser.table import TablePage, new_table, table_of_two

REMOVED = "The host has removed you from this table."


def remove(host: Page, name: str) -> None:
    host.get_by_role("button", name=f"Remove {name}").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(host.get_by_role("button", name=f"Remove {name}")).to_have_count(0)


def test_the_host_removes_somebody_from_a_private_table(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek", language="pl")
    table = new_table(ala, "me", "open")
    host = ala.go(f"/t/{table['id']}")
    link = host.get_by_role("textbox", name="Invitation link")
    old = link.input_value()
    page = olek.page
    page.goto(old)
    page.get_by_role("button", name="Usiądź tutaj").click()

    remove(host, "Olek")
    expect(page.get_by_role("alert")).to_contain_text("nie siedzisz już przy tym stole")
    expect(page.get_by_role("link", name="Przejdź na stronę główną")).to_be_visible()
    # The host sees a new link; the old one leads nowhere, the new one to the table.
    expect(host.get_by_text("Send the new invitation link")).to_be_visible()
    expect(link).not_to_have_value(old)
    page.goto(old)
    expect(page.get_by_role("alert")).to_contain_text("nie siedzisz już przy tym stole")
    page.goto(link.input_value())
    page.get_by_role("button", name="Usiądź tutaj").click()
    expect(host.get_by_role("button", name="Remove Olek")).to_be_visible()


def test_a_person_who_is_removed_from_a_public_table_goes_on_watching(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    table = new_table(ala, "me", "open", public=True)
    host, page = ala.go(f"/t/{table['id']}"), olek.go(f"/t/{table['id']}")
    page.get_by_role("button", name="Sit here").click()
    remove(host, "Olek")
    expect(page.get_by_role("alert")).to_have_text(REMOVED)
    expect(page.get_by_text("Waiting for one more player.")).to_be_visible()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)


def test_signing_out_in_another_tab(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    table = table_of_two(ala, olek)
    page = TablePage(ala, table).open()
    expect(page.board).to_be_visible()
    # An account is made in another tab: a new session, but the same person, who plays on.
    other = ala.open_page("/me")
    ala.api("POST", "/api/account", {"name": f"ala-{table}", "password": "a long password"})
    page.until_asked()
    page.choose_first()

    other.reload()
    other.get_by_role("button", name="Sign out").click()
    expect(page.page.get_by_role("alert")).to_contain_text("You have been signed out.")
    expect(page.board).to_have_count(0)
    page.page.get_by_role("alert").get_by_role("link", name="Sign in").click()
    expect(page.page.get_by_role("heading", name="Welcome")).to_be_visible()
