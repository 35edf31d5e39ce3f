"""Several people at one device: it is handed over where the game has secrets, else shared."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, MakePerson, Person
from tests.browser.table import State, TablePage, choose_any, decide, new_table, state_of
from tests.server.running import RunningServer


def hand_over(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=f"Pass the device to {name}")


def i_am(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}", exact=True).click()


def hand_of(state: State, seat: int) -> list[str]:
    player = state["view"]["players"][seat]
    return [*(player["missions"] or ()), *(player["orders"] or ())]


def advance_to_hands(person: Person, table: str) -> None:
    """Let both seats choose until the first one is asked, and both have something to hide."""
    seats = {seat: state_of(person, table, seat=seat) for seat in (0, 1)}
    while not (seats[0]["table"]["waiting"] == [0] and all(hand_of(seats[s], s) for s in seats)):
        asked = seats[0]["table"]["waiting"][0]
        state = seats[asked]
        decide(person, table, choose_any(person, state), state["at"], seat=asked)
        seats = {seat: state_of(person, table, seat=seat) for seat in (0, 1)}


def secrets_of(page: Page, cards: list[str]) -> list[str]:
    content = page.content()
    return [card for card in cards if f":{card}" in content]


def test_the_device_goes_from_hand_to_hand(person: MakePerson) -> None:
    ala = person("Ala")
    names = {1: "Ola"}
    table = new_table(ala, "me", "me", names=names, options={"first_player": "1"})["id"]
    advance_to_hands(ala, table)
    seen = TablePage(ala, table)
    page = seen.page
    page.goto(f"{ala.url}/t/{table}")

    # Before anybody has said who they are there is nothing to see, and nothing was sent.
    expect(hand_over(page, "Ala")).to_be_visible()
    expect(page.get_by_role("button", name="I am Ala")).to_be_focused()
    expect(page).to_have_title(re.compile("^Pass the device to Ala"))
    assert violations(page) == []
    hands = {seat: hand_of(state_of(ala, table, seat=seat), seat) for seat in (0, 1)}
    assert all(update["table"]["you"] is None for update in seen.heard)
    assert secrets_of(page, hands[0] + hands[1]) == []

    # Ala sees her own hand and not Ola's.
    page.keyboard.press("Enter")
    seen.until_asked()
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    expect(page.get_by_text("Ala: your decision")).to_be_visible()
    assert secrets_of(page, hands[0]) == hands[0]
    assert secrets_of(page, hands[1]) == []

    # She decides until Ola is asked: then everything is gone from the page.
    while seen.update["table"]["waiting"] != [1]:
        seen.until_asked()
        seen.choose_first()
    expect(hand_over(page, "Ola")).to_be_visible()
    expect(seen.board).to_have_count(0)
    expect(seen.log).to_have_count(0)
    expect(seen.choices).to_have_count(0)
    expect(page).to_have_title(re.compile("^Pass the device to Ola"))
    expect(page.get_by_role("button", name="I am Ola")).to_be_focused()
    hands = {seat: hand_of(state_of(ala, table, seat=seat), seat) for seat in (0, 1)}
    assert secrets_of(page, hands[0] + hands[1]) == []

    # Ala takes it back for a moment to look, and then passes it on.
    i_am(page, "Ala")
    expect(
        page.get_by_text("It is Ola's turn: pass the device on when you are ready.")
    ).to_be_visible()
    assert secrets_of(page, hands[1]) == []
    page.get_by_role("status").get_by_role("button", name="Pass to Ola").click()
    i_am(page, "Ola")
    expect(page.get_by_text("Ola: your decision")).to_be_visible()
    seen.until_asked()
    assert secrets_of(page, hands[1]) == hands[1]
    assert secrets_of(page, hands[0]) == []
    # No update was for another seat than the one that was asked for.
    eyes = [update["table"]["you"] for update in seen.heard]
    watched = [message["seat"] for message in seen.sent if message["type"] == "watch"]
    assert list(dict.fromkeys(watched)) == [None, 0, 1]
    assert set(eyes) == {None, 0, 1}
    assert eyes.index(1) > len(eyes) - 1 - eyes[::-1].index(0)


def test_a_table_for_two_at_one_tablet(person: MakePerson) -> None:
    """From the form to the table, on a phone, with one more player added in the lobby."""
    page = person("Ala", size=PHONE).go("/new/astrominers")
    page.get_by_role("combobox", name="Seat 2").select_option("here")
    page.get_by_role("textbox", name="Name of the player at seat 2").fill("Ola")
    expect(page.get_by_text("You share this device: pass it on")).to_be_visible()
    page.get_by_role("combobox", name="Seat 3").select_option("open")
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    seats = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Ola")
    expect(seats.nth(1)).to_contain_text("on this device")
    page.get_by_role("button", name="Add a player here").click()
    page.get_by_role("textbox", name="Name of the player at seat 3").fill("Tata")
    assert violations(page) == []
    page.get_by_role("button", name="Add", exact=True).click()
    expect(seats.nth(2)).to_contain_text("Tata")
    page.get_by_role("button", name="Free Tata's seat").click()
    expect(seats.nth(2)).not_to_contain_text("Tata")
    page.get_by_role("combobox", name="Seat 3").select_option("random")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Pass the device|Who has"))


def test_without_secrets_the_screen_turns_to_the_person_who_is_asked(
    person: MakePerson, toys: RunningServer
) -> None:
    ala = person("Ala", url=toys.url)
    table = new_table(ala, "me", "me", names={1: "Ola"}, game="toy-rescue")["id"]
    seen = TablePage(ala, table).open()
    for name in ("Ala", "Ola", "Ala"):
        expect(seen.page.get_by_text(f"{name}: your decision")).to_be_visible()
        expect(seen.page).to_have_title(re.compile(f"{name}: "))
        expect(seen.page.get_by_role("dialog")).to_have_count(0)
        pressed = seen.page.get_by_role("button", name=name, pressed=True)
        expect(pressed).to_be_visible()
        seen.page.get_by_role("group", name="Your choices").get_by_role("button").last.click()
    expect(seen.page.get_by_role("dialog", name="Result")).to_be_visible()
