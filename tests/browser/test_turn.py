"""People are told when it is their turn, and confirm their choices if they want to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePerson, Person
from tests.browser.pages import setting
from tests.browser.table import TablePage, advance, is_turn, new_table, table_of_two

# Record what the browser really shows and plays; the tab can be hidden.
LISTENER = """
window.told = [];
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    this.addEventListener("show", () => window.told.push(`${this.title}: ${this.body}`));
  }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  if (!window.told.includes("sound")) window.told.push("sound");
  return start.apply(this, when);
};
Object.defineProperty(document, "hidden", { get: () => window.isHidden ?? false });
"""


def told(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.told")
    return found


def waiting_for_olek(ala: Person, olek: Person) -> TablePage:
    """Ala's page, while Olek is to choose."""
    ala.context.add_init_script(LISTENER)
    ala.context.grant_permissions(["notifications"])
    table = table_of_two(ala, olek)
    advance(table, ala, olek, until=lambda state: is_turn(state) and state["table"]["you"] == 1)
    return TablePage(ala, table).open()


def let_olek_play(page: TablePage, olek: Person) -> None:
    """Olek chooses until it is Ala's turn."""
    advance(page.table, olek, page.person, until=lambda state: state["table"]["you"] == 0)
    page.until_asked()


def test_the_title_and_a_sound(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    page = waiting_for_olek(ala, olek)
    expect(page.page).not_to_have_title("● Your turn: Astrominers")
    page.page.mouse.click(400, 300)  # browsers play nothing before the page has been touched
    let_olek_play(page, olek)
    expect(page.page).to_have_title("● Your turn: Astrominers")
    page.until(lambda: told(page.page) == ["sound"], "a sound, and no notification unasked for")


@pytest.mark.whole_browser
@pytest.mark.parametrize("hidden", [True, False])
def test_a_notification_while_the_tab_is_out_of_sight(person: MakePerson, hidden: bool) -> None:
    ala, olek = person("Ala"), person("Olek")
    page = waiting_for_olek(ala, olek)
    setting(page.page, "Tell me when it is my turn")
    setting(page.page, "Sounds")
    page.page.evaluate(f"window.isHidden = {str(hidden).lower()}")
    let_olek_play(page, olek)
    expect(page.page).to_have_title("● Your turn: Astrominers")
    if hidden:
        page.until(lambda: bool(told(page.page)), "the notification to be shown")
        asked = [ask["prompt"]["en"] for ask in page.update["asks"] if ask["seat"] == 0]
        assert told(page.page) == [f"Astrominers: {prompt}" for prompt in asked]
    else:
        page.page.wait_for_timeout(500)
        assert told(page.page) == []


def test_with_confirmation_a_choice_is_marked_first(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "random", "random")["id"]
    advance(table, ala, until=is_turn)
    page = TablePage(ala, table).open()
    page.until_asked()
    setting(page.page, "Confirm every choice")
    page.choices.first.click()
    confirm = page.page.get_by_role("button", name="Confirm", exact=True)
    expect(confirm).to_be_enabled()
    page.page.wait_for_timeout(200)
    assert not [message for message in page.sent if message["type"] == "choose"]
    page.after(confirm.click)
    assert len([message for message in page.sent if message["type"] == "choose"]) == 1
