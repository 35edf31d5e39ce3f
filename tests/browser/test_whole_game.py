"""Two people in two browsers and a bot play a game to its end.

After some choices of every kind they hurry to the end without their pages, which follow; in a
thorough run they use the pages to the end.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MOVING, MakePerson
from tests.browser.table import TablePage, advance, hurry, is_over, table_of_two

# Rounds in which a thorough run does everything with the mouse; later the keyboard is quicker.
MOUSE = 1
LAVISH = 4
# How many dice are put on their spaces with two presses, before the rest goes by the list.
BOARD = 5
# How many choices are made by the list, and how many by keys, at least.
ENOUGH = 10


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_two_people_and_a_bot_play_a_whole_game(person: MakePerson, thorough: bool) -> None:
    ala, olek = person("Ala", **MOVING), person("Olek", reduced_motion="reduce")
    table = table_of_two(ala, olek, "random")
    pages = [TablePage(ala, table).open(), TablePage(olek, table).open()]
    ways = {"list": 0, "board": 0, "drag": 0, "keys": 0}
    while not all(page.is_over for page in pages):
        if not thorough and ways["keys"] >= ENOUGH:
            advance(table, ala, olek, until=is_over, choose=hurry)
            break
        for page in pages:
            if page.options:
                by_mouse = round_of(page) <= MOUSE if thorough else not is_enough(ways)
                ways[move(page, ways) if by_mouse else press(page)] += 1
        pages[0].page.wait_for_timeout(5)
    assert ways["list"] >= ENOUGH
    assert ways["board"] >= BOARD
    assert ways["drag"] == 1
    assert ways["keys"] >= ENOUGH

    told = ala.api("GET", f"/api/tables/{table}")
    sheets = [page.page.get_by_role("dialog", name="Result") for page in pages]
    for sheet in sheets:
        expect(sheet.get_by_role("table")).to_be_visible()
    assert ranking(sheets[0]) == ranking(sheets[1]) == expected_ranking(told)
    assert cells(sheets[0]) == cells(sheets[1]) == expected_cells(told)
    winners = told["result"]["ranking"][0]
    for page, sheet in zip(pages, sheets, strict=True):
        alone = winners == [page.update["table"]["you"]]
        said = "You win!" if alone else re.compile("wins|Shared victory")
        expect(sheet.get_by_text(said)).to_be_visible()


def round_of(page: TablePage) -> int:
    return int(page.update["view"]["round"])


def is_enough(ways: dict[str, int]) -> bool:
    """The mouse has done everything it can."""
    return ways["list"] >= ENOUGH and ways["board"] >= BOARD


def press(page: TablePage) -> str:
    """Choose something with the keyboard. The way that it was done."""
    page.press("Home" if round_of(page) <= LAVISH else "End")
    return "keys"


def move(page: TablePage, ways: dict[str, int]) -> str:
    """Choose something with the mouse. The way that it was done."""
    placement = page.placement()
    if placement is None or ways["board"] == BOARD:
        page.choose_first()
        return "list"
    if not ways["drag"]:
        page.drag(*placement)
        return "drag"
    page.place_by_clicks(*placement)
    return "board"


def ranking(sheet: Locator) -> list[str]:
    return [" ".join(row.split()) for row in sheet.get_by_role("listitem").all_inner_texts()]


def expected_ranking(table: dict[str, Any]) -> list[str]:
    rows: list[str] = []
    for group in table["result"]["ranking"]:
        place = len(rows) + 1
        for seat in group:
            points = table["result"]["scores"][seat]
            unit = "point" if points == 1 else "points"
            rows.append(f"{place}. {table['seats'][seat]['name']} {points} {unit}")
    return rows


def cells(sheet: Locator) -> list[list[str]]:
    """The points of the table, row by row: each category, then the total."""
    rows = sheet.get_by_role("table").get_by_role("row").all()
    return [row.get_by_role("cell").all_inner_texts() for row in rows[1:]]


def expected_cells(table: dict[str, Any]) -> list[list[str]]:
    result = table["result"]
    seats = [seat for group in result["ranking"] for seat in group]
    categories = dict.fromkeys(name for parts in result["breakdown"] for name in parts)
    rows = [[result["breakdown"][seat].get(name, 0) for seat in seats] for name in categories]
    return [
        [str(points) for points in row] for row in [*rows, [result["scores"][s] for s in seats]]
    ]
