"""Situations of a flight of Galaxy Trucker that are rare, on its drawn board: new technologies,
extra cards, halves, turned ships, and the accounts after a flight."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from kosmodrom.bots import make_bot
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker.steps import AfterCard, Resolve
from kosmodrom.games.galaxy_trucker.steps.extra import StarWarehouse
from kosmodrom.games.galaxy_trucker.tables import STRUCTURE
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, MakePerson, usually
from tests.browser.drawn import Option
from tests.browser.positions import placed
from tests.browser.table import TRUCKS
from tests.browser.trucks import BY, Flight, TouchedFlight
from tests.games.galaxy_trucker.kit import A, B, Position
from tests.server.running import RunningServer

SHIP = """
G---C
    |
W2--H---B2
    |
E---X---E
"""
HALVES = """
C---C---BR--E       W2--C---EB--E
    |   |               |   |
    E   E               B2  E
"""
SIZES = pytest.mark.parametrize("hand", usually("finger", "mouse"))


def open_flight(person: MakePerson, server: RunningServer, position: Position, hand: str) -> Flight:
    """The page of somebody who flies at a position."""
    ola = person("Ola", size=PHONE if hand == "finger" else DESKTOP, reduced_motion="reduce")
    table = BY[hand](ola, placed(server, ola, position.table(*position.state.todo)))
    table.open()
    table.until_asked()
    return table


def lay(table: Flight, option: Option) -> None:
    """Turn the part in hand, and put it on a cell."""
    while table.lie()[0] != option["turns"]:
        table.turn()
    table.ghost.scroll_into_view_if_needed()
    cell = table.centre_of(*table.place_on_board(option))
    if isinstance(table, TouchedFlight):
        table.page.touchscreen.tap(*cell)
    else:
        table.page.mouse.move(*cell)


@SIZES
def test_a_part_is_fitted_in_as_it_is_turned(
    person: MakePerson, server: RunningServer, hand: str
) -> None:
    position = Position(2, flight="II", extra_cards=True)
    position.ship(A, SHIP)
    position.card("star-warehouse")
    part = position.t.part_ids[
        next(n for n in position.state.warehouse if position.t.kinds[n] == STRUCTURE)
    ]
    position.returned(part)
    position.state.todo = [StarWarehouse([A, B], [position.t.part_number[part]])]
    table = open_flight(person, server, position, hand)
    table.choose({"type": "take_part", "part": part})
    table.ghost.wait_for()
    # It does not begin in the place of a part that is needed.
    expect(table.page.get_by_role("button", name="Add it here")).to_be_visible()
    assert violations(table.page) == []
    # Of several ways to turn it on one cell, the one that is seen is chosen.
    added = [option for option in table.options if option["type"] == "fit_part"]
    option = max(added, key=lambda option: option["turns"])
    lay(table, option)
    confirm = table.page.get_by_role("button", name="Add it here")
    table.after(lambda: table.touch(confirm))
    cells = table.update["view"]["players"][0]["ship"]["cells"]
    (new,) = [cell for cell in cells if cell["part"] == part]
    assert [new[name] for name in ("row", "column", "turns")] == [
        option[name] for name in ("row", "column", "turns")
    ]


@SIZES
def test_halves_fly_alone(person: MakePerson, server: RunningServer, hand: str) -> None:
    position = Position(2, flight="IIA", technologies=True)
    for seat in (A, B):
        position.ship(seat, HALVES if seat == A else "C---C---E", at=(6, 3))
    position.deck("open-space-2a", "stardust-2")
    table = open_flight(person, server, position, hand)
    if hand == "mouse":
        assert table.overflow() <= 0  # its four buttons take two lines
    gone = table.page.locator("[data-board] .own").get_by_text("flies no more")
    expect(gone).to_have_count(0)
    table.choose(next(o for o in table.options if o["type"] == "withdraw_half"))
    expect(gone).to_have_count(1)


@SIZES
def test_goods_go_from_the_half_of_ones_choice(
    person: MakePerson, server: RunningServer, hand: str
) -> None:
    position = Position(2, flight="IIA", technologies=True)
    position.ship(
        A,
        "W3--C               C---W3",
        at=(6, 3),
        goods={"W3#1": "blue blue", "W3#2": "yellow green"},
    )
    position.ship(B, "C---C               C---X", at=(6, 3))
    position.deck("stardust-2")
    position.card("smugglers-1")
    position.state.todo = [Resolve(), AfterCard()]
    table = open_flight(person, server, position, hand)
    expect(table.page.get_by_text("2 cubes must go, each from the half").first).to_be_visible()
    left, right = (option for option in table.options if option["type"] == "give_up_cube")
    assert (left["goods"], right["goods"]) == ("blue", "yellow")
    for choice in (left, right):
        assert len(table.places_of(choice)) == 1
        assert not table.is_ambiguous(choice)  # one touch on the hold chooses
    if hand == "mouse":
        table.place(*table.places_of(right)).hover()
        expect(table.page.get_by_role("tooltip")).to_contain_text("yellow goods")
    table.choose(left)
    table.until_asked()
    table.choose(next(option for option in table.options if option["goods"] == "yellow"))
    lost = [event["goods"] for event in table.told if event["type"] == "goods_lost"]
    assert lost == [["blue"], ["yellow"]]
    cells = table.own["ship"]["cells"]
    assert [cell["goods"] for cell in cells if cell["goods"]] == [["blue"], ["green"]]


def test_what_was_rolled_goes_with_its_card(person: MakePerson, server: RunningServer) -> None:
    position = Position(2, flight="II")
    position.ship(A, SHIP)
    position.deck("meteor-swarm-1a", "planets-1a")
    table = open_flight(person, server, position, "mouse")
    dice = table.page.get_by_role("img", name=re.compile("^The dice show"))
    while not (table.update["view"]["card"] or {}).get("id", "").startswith("planets"):
        if any(event["event"]["type"] == "dice_rolled" for event in table.update["events"]):
            expect(dice).to_be_visible()
        table.choose(table.pick())
        table.until_asked()
    expect(dice).to_have_count(0)


def test_the_front_of_a_turned_ship_is_shown(person: MakePerson, server: RunningServer) -> None:
    position = Position(2, flight="II")
    position.ship(A, SHIP, front=2)
    position.roads("turbulence")
    position.deck("stardust-2")
    table = open_flight(person, server, position, "mouse")
    front = table.page.get_by_role("img", name="The front of the ship is here now.")
    expect(front).to_have_count(1)


@SIZES
def test_a_cube_is_dragged_to_its_hold(
    person: MakePerson, server: RunningServer, hand: str
) -> None:
    position = Position(2, flight="II")
    position.ship(A, SHIP, goods={"W2": "blue"})
    position.deck("planets-2a")
    table = open_flight(person, server, position, hand)
    while not any(option["type"] == "load" for option in table.options):
        lands = [option for option in table.options if option["type"] == "land"]
        table.choose(lands[1] if lands else table.pick())
        table.until_asked()
    load = next(option for option in table.options if option["type"] == "load")
    cube, hold = (table.place(name) for name in table.places_of(load))
    table.after(lambda: table.carry(cube, hold))
    assert load | {"type": "cube_loaded", "seat": 0} in table.told


def open_album(person: MakePerson, server: RunningServer, hand: str) -> Flight:
    """The page of somebody whose first flight is settled."""
    between = played(lambda table: table.game.state.flight == 1 and A in table.pending)
    ola = person("Ola", size=PHONE if hand == "finger" else DESKTOP, reduced_motion="reduce")
    table = BY[hand](ola, placed(server, ola, between))
    table.open()
    ola.page.get_by_role("button", name="Accounts of flight 1").click()
    return table


@SIZES
def test_accounts_are_seen_as_a_whole(person: MakePerson, server: RunningServer, hand: str) -> None:
    table = open_album(person, server, hand)
    dialog = table.page.get_by_role("dialog")
    expect(dialog.get_by_role("columnheader")).to_have_count(3)
    for part in (dialog.get_by_role("table"), dialog.get_by_role("img", name="The trip")):
        box, room = part.bounding_box(), dialog.bounding_box()
        assert box is not None
        assert room is not None
        assert box["x"] >= room["x"]
        assert box["x"] + box["width"] <= room["x"] + room["width"]
    assert violations(table.page) == []


def played(until: Callable[[Any], bool], **options: Any) -> Any:
    """A table of greedy bots, played until something is so, or to the end."""
    table: Any = Table.start(TRUCKS, seats=3, seed="accounts", options=options)
    bots = [make_bot("greedy", str(seat)) for seat in range(table.seats)]
    while table.pending and not until(table):
        seat = next(iter(table.pending))
        table.decide(seat, bots[seat].choose(table, seat))
    return table
