"""The flight of Galaxy Trucker on its drawn board: by mouse and by finger, without the list."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kosmodrom.bots import make_bot
from kosmodrom.core.table import Table
from kosmodrom.testing.setting import AnyTable
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, MakePerson, usually
from tests.browser.positions import placed
from tests.browser.table import TRUCKS
from tests.browser.trucks import BY, Flight
from tests.server.running import RunningServer


@cache
def launched(seats: int = 2, first: str = "I") -> AnyTable:
    """A table at which bots have built the ships of one flight, and have launched."""
    options = {"first": first, "second": "none", "third": "none"}
    table: AnyTable = Table.start(TRUCKS, seats=seats, seed="launched", options=options)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while table.game.state.phase != "flight":
        seat = next(iter(table.pending))
        table.decide(seat, bots[seat].choose(table, seat))
    return table


@pytest.mark.timeout(300)
@pytest.mark.parametrize("hand", usually("finger", "mouse"))
def test_a_flight_is_flown_on_the_board(
    person: MakePerson, server: RunningServer, hand: str
) -> None:
    ola = person("Ola", size=PHONE if hand == "finger" else DESKTOP)
    table = BY[hand](ola, placed(server, ola, launched()))
    table.open()
    made = table.fly()
    assert made["go_on"] >= 1  # how far the ship gets is luck
    assert table.is_over
    expect(ola.page.get_by_role("img", name="The trip in pictures")).to_be_visible()


@pytest.mark.timeout(300)
@pytest.mark.parametrize("size", usually(DESKTOP, PHONE))
def test_the_flight_is_accessible(
    person: MakePerson, server: RunningServer, size: tuple[int, int]
) -> None:
    ola = person("Ola", size=size, reduced_motion="reduce")
    table = Flight(ola, placed(server, ola, launched()))
    table.open()
    table.until_asked()
    assert violations(ola.page) == []
    table.fly()
    assert violations(ola.page) == []


@pytest.mark.timeout(400)
@pytest.mark.parametrize(
    ("bots", "first"), [(1, "I"), pytest.param(4, "IA", marks=pytest.mark.thorough)]
)
def test_nothing_scrolls_on_a_desk_in_flight(
    person: MakePerson, server: RunningServer, bots: int, first: str
) -> None:
    ola = person("Ola", language="pl")
    table = Flight(ola, placed(server, ola, launched(bots + 1, first)))
    table.language = "pl"
    table.open()
    seen: set[str] = set()
    while True:
        table.until(lambda: bool(table.options) or table.is_over, "a question")
        if table.is_over:
            break
        asked = {str(option["type"]) for option in table.options}
        assert table.overflow() <= 0, asked
        seen |= asked
        table.choose(table.pick())
    assert "go_on" in seen


@pytest.mark.timeout(300)
def test_on_a_phone_the_own_ship_comes_first(person: MakePerson, server: RunningServer) -> None:
    """It stays where it is from question to question; only a card that is asked about, or what is
    handled beside the ship, stands above it."""
    ola = person("Ola", size=PHONE, reduced_motion="reduce")
    table = Flight(ola, placed(server, ola, launched()))
    table.open()
    ship = ola.page.locator("[data-board] .own svg.ship")
    fleet = ola.page.locator("[data-board] .fleet")
    tops: set[float] = set()
    while True:
        table.until(lambda: bool(table.options) or table.is_over, "a question")
        if table.is_over:
            break
        own, others = ship.bounding_box(), fleet.bounding_box()
        assert own is not None
        assert others is not None
        assert own["y"] < others["y"]
        if table.options[0]["type"] in ("go_on", "power", "use_shield", "keep_piece"):
            scrolled = ola.page.locator(".board").evaluate("board => board.scrollTop")
            tops.add(round(own["y"] + scrolled))
        table.send(table.pick())
    assert len(tops) == 1


@pytest.mark.timeout(300)
def test_figures_show_the_parts_that_they_come_from(
    person: MakePerson, server: RunningServer
) -> None:
    ola = person("Ola")
    table = Flight(ola, placed(server, ola, launched()))
    table.open()
    table.until_asked()
    crew = ola.page.locator("[data-board] .own").get_by_role("button", name="crew").first
    lit = ola.page.locator("[data-board] .own .lit")
    expect(lit).to_have_count(0)
    crew.hover()
    cells = table.update["view"]["players"][0]["ship"]["cells"]
    manned = [cell for cell in cells if cell["humans"] or cell["alien"]]
    expect(lit).to_have_count(len(manned))


@pytest.mark.timeout(300)
def test_the_trip_in_pictures_is_saved(
    person: MakePerson, server: RunningServer, tmp_path: Path
) -> None:
    ola = person("Ola")
    table = Flight(ola, placed(server, ola, launched()))
    table.open()
    table.fly()
    ola.page.keyboard.press("Escape")  # the result, which is shown first
    with ola.page.expect_download() as drawing:
        ola.page.get_by_role("button", name="Save as SVG").click()
    drawing.value.save_as(tmp_path / "trip.svg")
    text = (tmp_path / "trip.svg").read_text()
    assert text.startswith("<svg")
    assert "Ola" in text
    with ola.page.expect_download() as picture:
        ola.page.get_by_role("button", name="Save as a picture").click()
    picture.value.save_as(tmp_path / "trip.png")
    assert (tmp_path / "trip.png").read_bytes().startswith(b"\x89PNG")
