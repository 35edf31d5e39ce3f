"""A table with clocks: whose runs, and what happens when the time is up."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson, Person
from tests.browser.table import TablePage, advance, is_turn, table_of_two

BANK, MOVE = 5, 7


def seat_of(page: TablePage, name: str) -> Locator:
    players = page.page.get_by_role("list", name="Players")
    return players.get_by_role("listitem").filter(has_text=re.compile(rf"^\s*{name}"))


def clock_of(page: TablePage, name: str) -> Locator:
    return seat_of(page, name).get_by_role("timer")


def seconds(clock: Locator) -> int:
    minutes, rest = clock.inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def turn_of_ala(ala: Person, olek: Person, timeout: str) -> TablePage:
    pace = {"kind": "live", "bank": BANK, "move": MOVE, "timeout": timeout}
    table = table_of_two(ala, olek, pace=pace)
    advance(table, ala, olek, until=lambda state: is_turn(state) and state["table"]["you"] == 0)
    page = TablePage(ala, table).open()
    page.until_asked()
    return page


def test_the_clock_of_the_player_to_move_counts_down_and_a_bot_moves_for_the_late(
    person: MakePerson,
) -> None:
    ala, olek = person("Ala"), person("Olek")
    page = turn_of_ala(ala, olek, "bot")
    mine, other = clock_of(page, "Ala"), clock_of(page, "Olek")
    asked = page.page.get_by_role("region", name="What is asked")
    first = seconds(mine)
    assert 0 < first <= BANK + MOVE
    expect(asked.get_by_role("timer")).to_be_visible()
    page.until(lambda: seconds(mine) < first, "the clock to count down")
    assert seconds(other) == BANK, "the clock of who is not asked stands still"

    # Nobody does anything, and the game goes on.
    at = page.at
    page.until(lambda: page.at > at, "the time to be up")
    expect(asked.get_by_role("status")).to_contain_text("Waiting for Olek")
    assert seconds(mine) == 0, "the bank is used up"
    started = seconds(other)
    page.until(lambda: seconds(other) < started, "Olek's clock to count down")
    assert not [message for message in page.sent if message["type"] == "choose"]


def test_a_person_who_loses_on_time_is_told_and_the_others_see_it(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    page = turn_of_ala(ala, olek, "lose")
    opponent = TablePage(olek, page.table).open()
    expect(clock_of(page, "Ala")).to_be_visible()
    for seen in (page, opponent):
        expect(seat_of(seen, "Ala")).to_contain_text("lost on time")
        expect(clock_of(seen, "Ala")).to_have_count(0)
    expect(page.choices).to_have_count(0)
