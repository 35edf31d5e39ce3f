import os
from pathlib import Path

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.pages import settled
from tests.browser.table import TablePage, advance, is_mid_game, new_table

OUT = Path(os.environ.get("SHOTS", "/tmp/shots"))
OUT.mkdir(exist_ok=True)


def lively(state):
    v = state["view"]
    return (
        is_mid_game(state)
        and sum(v["players"][v["seat"]]["pool"].values()) >= 3
        and (len(v["runs"]) >= 2 or v["round"] >= 6)
    )


@pytest.mark.parametrize("players", [int(n) for n in os.environ.get("PLAYERS", "2,3,4").split(",")])
def test_shots(person: MakePerson, players: int) -> None:
    ala = person("Ala", color_scheme="dark")
    table = new_table(ala, "me", *[os.environ.get("BOT", "greedy")] * (players - 1))["id"]
    advance(table, ala, until=lively)
    looks = os.environ.get("LOOKS", "desk-en-dark,desk-pl-light,phone-pl-dark").split(",")
    cookies = ala.context.storage_state()
    for look in looks:
        size, language, scheme = look.split("-")
        dims = {"desk": (1440, 900), "phone": (390, 844), "big": (1920, 1080)}[size]
        who = person(None, language=language, size=dims, color_scheme=scheme, storage_state=cookies)
        page = TablePage(who, table).open()
        page.until_asked()
        page.page.wait_for_timeout(500)
        page.page.screenshot(path=OUT / f"{players}-{look}.png")
        if size == "phone":
            page.page.evaluate("document.querySelector('.board').style.height='auto'")
            for k in range(1, 4):
                page.page.evaluate(f"document.querySelector('.board').scrollTo(0,{k}*560)")
                page.page.wait_for_timeout(100)
                page.page.screenshot(path=OUT / f"{players}-{look}-{k}.png")


@pytest.mark.parametrize("look", os.environ.get("GALLERY", "desk-en-dark").split(","))
def test_gallery_shots(person: MakePerson, look: str) -> None:
    size, language, scheme = look.split("-")
    dims = {"desk": (1440, 900), "phone": (390, 844)}[size]
    who = person("Ala", language=language, size=dims, color_scheme=scheme)
    page = settled(who.go("/gallery"))
    page.wait_for_timeout(400)
    page.screenshot(path=OUT / f"gallery-{look}.png", full_page=True)
