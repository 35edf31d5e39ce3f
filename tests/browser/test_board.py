"""A drawn board on a desk: all of it is in sight, and it tells what its things are."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.table import TablePage, advance, is_turn, new_table

HIDDEN = """board => {
    const frame = board.getBoundingClientRect();
    return [...board.querySelectorAll('[data-place]')]
        .filter((place) => !place.closest('section[aria-label="Your dice"]'))
        .map((place) => [place.dataset.place, place.getBoundingClientRect()])
        .filter(([, box]) => box.top < frame.top || box.bottom > frame.bottom)
        .map(([name]) => name);
}"""


def test_the_whole_board_is_in_sight(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "random", "random", "random")["id"]
    advance(table, ala, until=is_turn)
    page = TablePage(ala, table).open()
    page.until_asked()
    expect(page.board).to_be_visible()
    frame = page.page.get_by_role("region", name="Board", exact=True)
    assert frame.evaluate(HIDDEN) == []
    # What belongs to the others is beside it, under their names.
    players = page.page.get_by_role("complementary", name="Players")
    for seat in page.update["table"]["seats"][1:]:
        expect(players.get_by_role("region", name=seat["name"])).to_be_visible()


def test_what_is_pointed_at_is_explained(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "random", options={"first_player": "1"})["id"]
    advance(table, ala, until=is_turn)
    page = TablePage(ala, table).open()
    page.until_asked()
    page.board.get_by_role("button", name="plasteel stores 1").first.hover()
    tip = page.page.get_by_role("tooltip")
    expect(tip).to_contain_text("for each symbol on the die, and one more")
    # The language is another at once, without asking the server again.
    page.page.get_by_role("button", name="PL: Polski").click()
    page.board.get_by_role("button", name="magazyny plastalu 1").first.hover()
    expect(tip).to_contain_text("za każdy symbol na kości i jeszcze jedna sztuka")
