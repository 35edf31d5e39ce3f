"""A race: two people grab the same things, and the sand runs for both."""

from __future__ import annotations

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import MakePerson, Person
from tests.browser.pages import setting
from tests.browser.table import TablePage, decide, new_table, state_of
from tests.server.running import RunningServer


class Line:
    """Carries messages between a page and the server, and can hold back those from the server."""

    def __init__(self) -> None:
        self._page: WebSocketRoute | None = None
        self._held: list[str | bytes] | None = None

    def carry(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(self._tell)

    def _tell(self, message: str | bytes) -> None:
        assert self._page is not None
        if self._held is None:
            self._page.send(message)
        else:
            self._held.append(message)

    def hold(self) -> None:
        self._held = []

    @property
    def held(self) -> str:
        return "".join(map(str, self._held or ()))

    def release(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._tell(message)


def race_of_two(host: Person, guest: Person, seconds: int) -> str:
    table = new_table(host, "me", "open", game="toy-rush", options={"seconds": seconds})
    guest.api("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    host.api("POST", f"/api/tables/{table['id']}/start")
    return str(table["id"])


def grab(person: Person, table: str, tile: int) -> None:
    decide(person, table, {"type": "grab", "tile": tile}, state_of(person, table)["at"])


def button(page: TablePage, tile: int) -> Locator:
    return page.choices.filter(has_text=f"Grab {tile}").and_(
        page.page.get_by_role("button", name=f"Grab {tile}", exact=True)
    )


def test_choices_go_while_one_makes_up_ones_mind(person: MakePerson, toys: RunningServer) -> None:
    """What others take disappears from the list, and nothing else changes for the person who
    chooses."""
    ala, olek = person("Ala", url=toys.url), person("Olek", url=toys.url)
    table = race_of_two(ala, olek, 60)
    line = Line()
    ala.page.route_web_socket("**/api/live", line.carry)
    page = TablePage(ala, table).open()
    expect(page.choices).not_to_have_count(0)
    setting(page.page, "Confirm every choice")
    find = page.page.get_by_role("searchbox")
    find.fill("grab 14")
    expect(page.choices).to_have_count(12)
    button(page, 145).click()
    for tile in (1, 141):
        grab(olek, table, tile)
    expect(page.choices).to_have_count(11)
    expect(find).to_have_value("grab 14")
    expect(button(page, 145)).to_be_focused()
    expect(button(page, 145)).to_have_attribute("aria-pressed", "true")

    # Olek is quicker, and Ala has not heard of it yet.
    line.hold()
    grab(olek, table, 145)
    page.page.get_by_role("button", name="Confirm", exact=True).click()
    page.until(lambda: "refused" in line.held, "the answer")
    line.release()
    expect(page.page.get_by_text("Olek was quicker. Please choose something else.")).to_be_visible()
    expect(button(page, 145)).to_have_count(0)
    expect(find).to_have_value("grab 14")
    button(page, 14).click()
    page.page.get_by_role("button", name="Confirm", exact=True).click()
    expect(page.log).to_contain_text("Ala grabs 14.")


def test_the_sand_runs_and_rings_for_everyone(person: MakePerson, toys: RunningServer) -> None:
    ala = person("Ala", url=toys.url)
    olek = person("Olek", url=toys.url, language="pl")
    table = race_of_two(ala, olek, 4)
    pages = [TablePage(somebody, table).open() for somebody in (ala, olek)]
    names = ("Hourglass: 0:0", "Klepsydra: 0:0")
    for page, name in zip(pages, names, strict=True):
        expect(page.page.get_by_role("timer", name=name)).to_be_visible()
    for page, told in zip(pages, ("The sand runs; 2 left.", "Piasek się sypie"), strict=True):
        expect(page.log).to_contain_text(told)
    for page, told in zip(pages, ("Time is up.", "Czas minął."), strict=True):
        expect(page.page.get_by_text(told).first).to_be_visible()
        expect(page.page.get_by_role("timer")).to_have_count(0)
        assert not [message for message in page.sent if message["type"] == "choose"]
