"""A small screen and a finger."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, MakePerson
from tests.browser.pages import too_wide
from tests.browser.table import State, TablePage, advance, is_mid_game, new_table, own_options


def test_playing_with_a_finger(person: MakePerson) -> None:
    ala = person("Ala", size=PHONE)
    table = new_table(ala, "me", "random", "random")["id"]
    advance(table, ala, until=is_mid_game)
    page = TablePage(ala, table).open()
    page.until_asked()
    expect(page.board).to_be_visible()
    assert too_wide(page.page) == []

    tabs = page.page.get_by_role("tablist", name="Beside the board")
    shown = {
        "Players": page.page.get_by_role("list", name="Players").last,
        "Log": page.log,
        "Chat": page.page.get_by_role("log", name="Chat"),
        "Rules": page.page.get_by_text("Rules for this decision"),
        "Choices": page.choices.first,
    }
    for name, content in shown.items():
        tab = tabs.get_by_role("tab", name=name)
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(content).to_be_visible()
        assert too_wide(page.page) == [], name
    sizes = [button.bounding_box() for button in page.choices.all()]
    assert all(size is not None and size["height"] >= 44 for size in sizes)
    page.after(page.choices.first.tap)


def test_a_die_goes_to_its_space_by_two_taps(person: MakePerson) -> None:
    ala = person("Ala", size=PHONE)
    table = new_table(ala, "me", "random", "random")["id"]
    advance(table, ala, until=lambda state: is_mid_game(state) and placeable(state))
    page = TablePage(ala, table).open()
    page.until_asked()
    placement = page.placement()
    assert placement is not None
    die, text = placement

    def tap() -> None:
        page.die(die).tap()
        page.spot(text).first.tap()

    page.after(tap)


def placeable(state: State) -> bool:
    return any(option["type"] == "place" for option in own_options(state))
