"""A finished game, looked at again."""

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, MakePerson, Person
from tests.browser.table import TablePage, new_table
from tests.server.running import RunningServer


def replay_of(person: Person, table: str) -> Any:
    return person.api("GET", f"/api/tables/{table}/replay")


def stands_at(page: Page, number: int, length: int) -> None:
    expect(page.get_by_text(f"{number} of {length}", exact=True)).to_be_visible()
    expect(page.get_by_role("slider", name="Position in the game")).to_have_value(str(number))


def test_stepping_playing_and_jumping(person: MakePerson, finished: str) -> None:
    ala = person("Ala")
    moments = replay_of(ala, finished)["moments"]
    length = len(moments)
    page = ala.go(f"/t/{finished}/replay")
    expect(page.get_by_text("The game begins.")).to_be_visible()
    stands_at(page, 0, length)
    forward = page.get_by_role("button", name="One choice forward")
    forward.click()
    forward.click()
    stands_at(page, 2, length)
    page.get_by_role("button", name="One choice back").click()
    stands_at(page, 1, length)
    page.get_by_role("button", name="To the end").click()
    stands_at(page, length, length)
    expect(page.get_by_text("Round 8 of 8: end of the game")).to_be_visible()
    expect(forward).to_be_disabled()

    rounds = {moment["chapter"]: moment["number"] for moment in moments if moment["chapter"]}
    page.get_by_role("combobox", name="Jump to a round").select_option("Round 5")
    stands_at(page, rounds[5], length)
    expect(page.get_by_text(re.compile("^Round 5 of 8"))).to_be_visible()

    page.get_by_role("combobox", name="Speed").select_option("8×")
    page.get_by_role("button", name="Play", exact=True).click()
    for number in (rounds[5], rounds[5] + 1):
        expect(page.get_by_role("slider")).not_to_have_value(str(number))
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert int(page.get_by_role("slider").input_value()) > rounds[5] + 1


def test_another_seats_view_and_a_link_to_a_moment(person: MakePerson, finished: str) -> None:
    ala = person("Ala")
    replay = replay_of(ala, finished)
    name = replay["table"]["seats"][1]["name"]
    page = ala.go(f"/t/{finished}/replay?at=30")
    stands_at(page, 30, len(replay["moments"]))
    hand = page.get_by_role("heading", name="Your hand")
    expect(hand).to_have_count(0)
    seen_by = page.get_by_role("combobox", name="Seen by")
    seen_by.select_option(name)
    expect(hand).to_be_visible()
    page.get_by_role("button", name="One choice forward").click()
    stands_at(page, 31, len(replay["moments"]))

    ala.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    # Screen readers hear of a step once.
    told = page.get_by_role("region", name=re.compile("^Replay")).get_by_role("status")
    expect(told).to_have_count(1)
    said = told.inner_text()

    friend = person(language="pl").page
    friend.goto(link)
    expect(friend.get_by_text(f"31 z {len(replay['moments'])}")).to_be_visible()
    expect(friend.get_by_role("combobox", name="Widok")).to_have_value("1")
    friend.get_by_role("button", name="EN: English").click()
    expect(friend.get_by_role("status").filter(has_text=said)).to_be_visible()


def test_the_chart_of_the_scores_is_also_a_table(person: MakePerson, finished: str) -> None:
    ala = person("Ala")
    replay = replay_of(ala, finished)
    page = ala.go(f"/t/{finished}/replay")
    names = ", ".join(seat["name"] for seat in replay["table"]["seats"])
    chart = page.get_by_role("img", name=f"Scores of {names} over {len(replay['moments'])} choices")
    expect(chart).to_be_visible()
    page.get_by_role("button", name="As a table").click()
    expect(chart).to_have_count(0)
    scores = page.get_by_role("region", name="Scores over the game").get_by_role("table")
    rows = scores.get_by_role("row")
    expect(rows).to_have_count(1 + 8)
    last = rows.last.get_by_role("cell").all_inner_texts()
    assert last == [str(points) for points in replay["moments"][-1]["scores"]]


def test_what_belongs_to_players_stands_beside_the_board(person: MakePerson, finished: str) -> None:
    page = person("Ala").go(f"/t/{finished}/replay?at=30")
    players = page.get_by_role("complementary", name="Players")
    mats = players.locator("[data-board]")
    expect(mats).to_be_visible()
    expect(page.locator(".ground[data-board] [data-board]")).to_have_count(0)
    # On a phone there is no such room: they are on the board.
    small = person("Ola", size=PHONE).go(f"/t/{finished}/replay?at=30")
    expect(small.locator(".ground[data-board]")).to_be_visible()
    expect(small.locator("[data-board]")).to_have_count(1)


def test_those_who_play_together_have_one_score(person: MakePerson, toys: RunningServer) -> None:
    ala = person("Ala", url=toys.url)
    table = new_table(ala, "random", "random", game="toy-rescue")["id"]
    while ala.api("GET", f"/api/tables/{table}")["status"] != "finished":
        time.sleep(0.1)
    page = ala.go(f"/t/{table}/replay")
    for part in (page.locator(".chart ul"), page.get_by_role("table")):
        expect(part.get_by_text("Together")).to_have_count(1)
    expect(page.get_by_role("table").get_by_role("columnheader")).to_have_count(1)


def test_the_table_of_a_finished_game_leads_to_its_replay(
    person: MakePerson, finished: str
) -> None:
    page = TablePage(person("Ala"), finished).open().page
    page.get_by_role("dialog", name="Result").get_by_role("link", name="Replay").click()
    expect(page.get_by_text("The game begins.")).to_be_visible()
