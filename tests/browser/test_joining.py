"""From the front page to a game: against bots, and with a friend who has the link."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePerson
from tests.browser.pages import game_card
from tests.browser.table import State, TablePage, advance, hurry, is_over, state_of, table_of_two


def test_two_clicks_from_the_front_page_to_a_game_against_bots(person: MakePerson) -> None:
    page = person().page
    game_card(page).get_by_role("button", name="Play against bots").click()
    dialog = page.get_by_role("dialog", name="What shall we call you?")
    expect(dialog.get_by_role("textbox", name="Nickname")).not_to_be_empty()
    dialog.get_by_role("button", name="Let's go").click()
    expect(page.get_by_text("Your decision")).to_be_visible()
    expect(
        page.get_by_role("group", name="Your choices").get_by_role("listitem")
    ).not_to_have_count(0)


def test_a_friend_joins_by_the_link_and_the_host_starts(person: MakePerson) -> None:
    host = person("Ala").page
    game_card(host).get_by_role("link", name="Play with people").click()
    expect(host.get_by_role("combobox", name="Seat 2")).to_have_value("open")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("Waiting for one more player.")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    link = host.get_by_role("textbox", name="Invitation link").input_value()

    friend = person()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit here").click()
    dialog = friend.page.get_by_role("dialog", name="What shall we call you?")
    dialog.get_by_role("textbox", name="Nickname").fill("Olek")
    dialog.get_by_role("button", name="Let's go").click()

    # Both lobbies show it at once, and when the host changes a seat the friend sees it.
    seats_of(friend.page, 1, "Olek", "you")
    seats_of(host, 1, "Olek", "here")
    expect(friend.page.get_by_text("the host can start the game")).to_be_visible()
    host.get_by_role("combobox", name="Seat 3").select_option("random")
    seats_of(friend.page, 2, "beginner")
    friend.page.get_by_role("button", name="Leave").click()
    expect(host.get_by_text("Waiting for one more player.")).to_be_visible()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend.page):
        expect(page.get_by_role("group", name="Astrominers board")).to_be_visible()


def seats_of(page: Page, seat: int, *texts: str) -> None:
    row = page.get_by_role("region", name="Seats").get_by_role("listitem").nth(seat)
    for text in texts:
        expect(row).to_contain_text(text)


def hand_of(state: State) -> list[str]:
    player = state["view"]["players"][state["table"]["you"]]
    return [*player["missions"], *player["orders"]]


def holds_cards(state: State) -> bool:
    """Ala has something to hide."""
    return state["table"]["you"] == 0 and bool(hand_of(state))


def test_a_spectator_sees_the_table_and_nobodys_hand(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    table = table_of_two(ala, olek)
    advance(table, ala, olek, until=holds_cards)
    invite = ala.api("GET", f"/api/tables/{table}")["invite"]
    stranger = person()
    refused = stranger.go(f"/t/{table}")
    expect(refused.get_by_role("alert")).to_be_visible()

    seen = TablePage(stranger, table).open(f"?invite={invite}")
    expect(seen.page.get_by_text("You are watching.")).to_be_visible()
    expect(seen.board).to_be_visible()
    expect(seen.page.get_by_role("heading", name="Your hand")).to_have_count(0)
    expect(seen.dice).to_have_count(0)
    expect(seen.choices).to_have_count(0)
    expect(seen.page.get_by_role("button", name=re.compile("Undo|Hint|Why not"))).to_have_count(0)
    # A player's page has a hand, and nothing of it is on the spectator's page.
    own = TablePage(ala, table).open()
    expect(own.page.get_by_role("heading", name="Your hand")).to_be_visible()
    cards = hand_of(state_of(ala, table))
    watched = stranger.page.content()
    assert [card for card in cards if f":{card}" in watched] == []
    assert all(update["view"]["players"][0]["missions"] is None for update in seen.heard)


def test_the_same_people_play_again(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    table = table_of_two(ala, olek)
    advance(table, ala, olek, until=is_over, choose=hurry)
    mine, his = ala.go(f"/t/{table}"), olek.go(f"/t/{table}")
    mine.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(mine.get_by_role("heading", level=1)).to_contain_text("Astrominers")
    mine.wait_for_url(lambda url: url.split("/t/")[-1] not in ("", table))
    his.get_by_role("dialog").get_by_role("button", name="Go to the new game").click()
    his.wait_for_url(lambda url: url.split("?")[0] == mine.url.split("?")[0])
    # Both have a seat, so the game begins.
    for page in (mine, his):
        expect(page.get_by_text(re.compile("Your decision|Waiting for")).first).to_be_visible()
