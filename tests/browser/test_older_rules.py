"""Tables that were begun by rules which the server no longer has, as people see them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePerson, Person, usually
from tests.browser.pages import TOO_WIDE
from tests.browser.table import new_table, state_of
from tests.server.running import RunningServer

LARGE, SMALL = (1440, 900), (390, 844)
GAME = "toy-cards"

each_size = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["1440", "390"])


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path, toys=True) as running:
        yield running


def play_on(person: Person, table: str, most: int = 1_000) -> None:
    """Make a person's choices, always the first option, until the game is over."""
    for number in range(most):
        state = state_of(person, table)
        if state["table"]["status"] != "playing":
            return
        for ask in state["asks"]:
            if ask["options"]:
                choice = {
                    "key": f"choice-{number:04}",
                    "at": state["at"],
                    "option": ask["options"][0],
                }
                person.api("POST", f"/api/tables/{table}/choices", choice)


def update_server(house: RunningServer, *changes: str) -> None:
    """Stop the server, let time pass in its database, and start it again."""
    house.stop()
    with closing(sqlite3.connect(house.data / "kosmodrom.sqlite")) as database, database:
        for change in changes:
            database.execute(f"UPDATE {change}")
    house.start()


def check_looks(page: Page) -> None:
    """Nothing hangs out of the window, and no word is missing."""
    assert page.evaluate(TOO_WIDE) == []
    text = page.locator("main").inner_text()
    assert "unplayable-" not in text
    assert "option-" not in text


def button(page: Page, name: str) -> Any:
    return page.get_by_role("main").get_by_role("button", name=name, exact=True)


@each_size
def test_a_game_in_play(person: MakePerson, house: RunningServer, size: tuple[int, int]) -> None:
    ala = person("Ala", url=house.url, size=size)
    table = new_table(ala, "me", "random", game=GAME)["id"]
    play_on(ala, table, 2)
    page = ala.go(f"/t/{table}")
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    update_server(house, "tables SET rules = 0")
    # The open page turns into what can still be seen, by itself.
    expect(page.get_by_role("heading", name="This game cannot go on here")).to_be_visible()
    expect(page.get_by_text("was begun under version 0 of the rules")).to_be_visible()
    log = page.get_by_role("region", name="Your choices")
    expect(log.get_by_role("listitem").first).to_contain_text("Ala: ")
    check_looks(page)
    expect(page.get_by_text("by the rules of today")).to_be_visible()
    for dead in ("Resume", "Pause", "Undo", "Hint"):
        expect(button(page, dead)).to_have_count(0)
    page.get_by_role("textbox").fill("What a pity")
    page.get_by_role("textbox").press("Enter")
    expect(page.get_by_text("What a pity")).to_be_visible()

    button(page, "Play again").click()
    expect(page).not_to_have_url(f"{house.url}/t/{table}")
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    ala.go(f"/t/{table}")
    expect(button(page, "Go to the new game")).to_be_visible()
    button(page, "Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(page).to_have_url(f"{house.url}/")
    assert ala.api("GET", f"/api/tables/{table}")["status"] == "closed"
    ala.go(f"/t/{table}")
    expect(page.get_by_role("heading", name="This game was closed")).to_be_visible()
    expect(button(page, "Play again")).to_have_count(0)
    check_looks(page)


@each_size
def test_a_finished_game(person: MakePerson, house: RunningServer, size: tuple[int, int]) -> None:
    ala = person("Ala", url=house.url, size=size)
    table = new_table(ala, "me", "random", game=GAME, public=True)["id"]
    play_on(ala, table)
    update_server(house, "tables SET rules = 0")
    page = ala.go(f"/t/{table}")
    expect(page.get_by_role("heading", name="can no longer be replayed here")).to_be_visible()
    result = page.get_by_role("region", name="Result")
    scores = ala.api("GET", f"/api/tables/{table}")["result"]["scores"]
    for points in scores:
        expect(result.get_by_role("cell", name=str(points), exact=True).first).to_be_visible()
    log = page.get_by_role("region", name="Choices")
    choices = ala.api("GET", f"/api/tables/{table}/log")["choices"]
    expect(log.get_by_role("listitem")).to_have_count(len(choices))
    check_looks(page)
    # A link to the replay says why there is none.
    ala.go(f"/t/{table}/replay")
    expect(page.get_by_role("alert")).to_contain_text("which cannot replay it")
    page.get_by_role("link", name="Go to the table").click()
    button(page, "Play again").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()

    friend = person("Ewa", url=house.url, size=size, language="pl").go(f"/t/{table}")
    expect(friend.get_by_role("heading", name="nie da się już tu odtworzyć")).to_be_visible()
    expect(friend.get_by_text("rozpoczęto według wersji 0 zasad")).to_be_visible()
    check_looks(friend)


@each_size
def test_a_lobby(person: MakePerson, house: RunningServer, size: tuple[int, int]) -> None:
    ala = person("Ala", url=house.url, size=size)
    table = new_table(ala, "me", "random", game=GAME, start=False)["id"]
    gone = new_table(ala, "me", "open", game=GAME)["id"]
    update_server(house, "tables SET rules = 0", f"tables SET game = 'chess' WHERE id = '{gone}'")
    page = ala.go(f"/t/{table}")
    button(page, "Start the game").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()

    ala.go(f"/t/{gone}")
    expect(page.get_by_text("chess, is no longer installed")).to_be_visible()
    check_looks(page)
    page.get_by_role("button", name="PL: polski").click()
    expect(page.get_by_text("nie jest tu już zainstalowana")).to_be_visible()
    button(page, "Odejdź").click()
    expect(page).to_have_url(f"{house.url}/")
    assert ala.api("GET", f"/api/tables/{gone}")["status"] == "closed"


@pytest.mark.parametrize("size", usually(LARGE, SMALL))
def test_a_game_that_is_not_installed_any_more(
    person: MakePerson, house: RunningServer, size: tuple[int, int]
) -> None:
    ala = person("Ala", url=house.url, size=size)
    running = new_table(ala, "me", "random", game=GAME)["id"]
    finished = new_table(ala, "me", "random", game=GAME)["id"]
    play_on(ala, finished)
    wish = {"game": "toy_trek", "campaign": "homeward", "seats": [{"kind": "me"}]}
    campaign = ala.api("POST", "/api/campaigns", wish)["id"]
    ala.api("POST", f"/api/campaigns/{campaign}/next")
    update_server(house, "tables SET game = 'chess'", "campaigns SET game = 'chess'")
    page = ala.go(f"/t/{finished}")
    result = page.get_by_role("region", name="Result")
    for points in ala.api("GET", f"/api/tables/{finished}")["result"]["scores"]:
        expect(result.get_by_text(str(points), exact=True).first).to_be_visible()
    check_looks(page)
    ala.go("/")  # everything is in the lists, and leads there
    expect(page.locator(f"a[href^='/t/{running}']")).to_have_count(1)
    page.locator(f"a[href='/campaigns/{campaign}']").click()
    expect(page.get_by_role("alert")).to_contain_text("chess, is no longer installed")
    page.get_by_role("button", name="PL: polski").click()
    expect(page.get_by_role("alert")).to_contain_text("nie jest tu już zainstalowana")
    page.get_by_role("button", name="EN: English").click()
    button(page, "Give up the campaign").click()
    expect(button(page, "Give up the campaign")).to_have_count(0)
    assert ala.api("GET", f"/api/campaigns/{campaign}")["status"] == "abandoned"
    ala.go(f"/t/{running}")
    check_looks(page)
    expect(button(page, "Play again")).to_have_count(0)
    button(page, "Close the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(page).to_have_url(f"{house.url}/")
    assert ala.api("GET", f"/api/tables/{running}")["status"] == "closed"


@pytest.mark.parametrize("size", usually(SMALL, LARGE))
def test_a_chapter_of_a_campaign(
    person: MakePerson, house: RunningServer, size: tuple[int, int]
) -> None:
    ala = person("Ala", url=house.url, size=size)
    wish = {"game": "toy_trek", "campaign": "homeward", "seats": [{"kind": "me"}]}
    campaign = ala.api("POST", "/api/campaigns", wish)["id"]
    table = ala.api("POST", f"/api/campaigns/{campaign}/next")["id"]
    update_server(house, "tables SET rules = 0")
    page = ala.go(f"/campaigns/{campaign}")
    button(page, "Continue playing").click()
    expect(page.get_by_role("heading", name="This game cannot go on here")).to_be_visible()
    check_looks(page)
    button(page, "Play this chapter once more").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    next_table = ala.api("GET", f"/api/campaigns/{campaign}")["next"]["table"]
    assert next_table != table
    expect(page).to_have_url(f"{house.url}/t/{next_table}")
