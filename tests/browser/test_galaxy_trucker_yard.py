"""The shipyard of Galaxy Trucker on its drawn board: in turns by mouse, touch and keyboard, and
live by several people at once."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, MakePerson, Person, usually
from tests.browser.drawn import Option
from tests.browser.positions import placed
from tests.browser.table import TRUCKS, new_table, state_of
from tests.browser.trucks import Flight, TouchedTruck, TruckTable, TypedTruck, only
from tests.games.galaxy_trucker.shipyard import Yard
from tests.server.running import RunningServer

TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""By then everything is where it belongs in a window of another size."""
CLASSES = ("I", "IA", "II", "IIA", "III", "IIIA")


class YardTable(TruckTable):
    """Somebody who builds in turns."""

    last = ("finish", "look", "take_off", "take_aside", "set_aside")

    def build(self, most: int = 99) -> Counter[str]:
        """Build until the ships are checked, or for so many choices; returns what was done."""
        made: Counter[str] = Counter()
        self.open()
        while True:
            self.until(lambda: bool(self.options) or self.is_away, "a question")
            if self.is_away or sum(made.values()) >= most:
                return made
            option = self.pick()
            self.choose(option)
            made[option["type"]] += 1

    def pick(self) -> Option:
        """Every sort of choice now and then, welding most often."""
        chance = random.Random(f"{self.at}")
        welds = [option for option in self.options if option["type"] == "weld"]
        if welds and chance.random() < 0.6:
            return chance.choice(welds)
        if chance.random() < 0.3:
            other = [o for o in self.options if o["type"] not in ("finish", "weld")]
            return chance.choice(other or self.options)
        return super().pick()


class TouchedYard(TouchedTruck, YardTable):
    pass


class TypedYard(TypedTruck, YardTable):
    pass


BY = {"mouse": YardTable, "finger": TouchedYard, "keys": TypedYard}


def new_yard(person: Person, *bots: str, ship: str = "I", **options: Any) -> str:
    table = new_table(person, "me", *bots, game=TRUCKS, options=only(ship) | options)
    return str(table["id"])


# In turns


@pytest.mark.parametrize("hand", usually("finger", "mouse", "keys"))
def test_a_ship_is_built_on_the_board(person: MakePerson, hand: str) -> None:
    ala = person("Ala", size=PHONE if hand == "finger" else DESKTOP)
    table = BY[hand](ala, new_yard(ala, "random", handlings=6))
    made = table.build()
    assert table.is_away
    assert made["weld"] >= 2
    assert len(table.own["ship"]["cells"]) >= 2 or table.view["phase"] != "boarding"


def test_a_part_is_welded_as_it_is_turned(person: MakePerson) -> None:
    """By wheel, right button, key and tap; the last one welded lifts again."""
    ala = person("Ala")
    table = YardTable(ala, new_yard(ala, "random"))
    table.open()
    table.until_asked()
    table.choose({"type": "draw"})
    table.ghost.wait_for()
    before = table.lie()[0]
    table.turn()
    table.page.mouse.click(*table.centre_of(0, 0), button="right")
    table.page.keyboard.press("r")
    table.page.get_by_role("button", name="Turn the part in hand (R)").click()
    assert table.lie()[0] == before  # a full turn
    turned = {option["turns"] for option in table.options if option["type"] == "weld"}
    option = next(o for o in table.options if o["type"] == "weld" and o["turns"] == max(turned))
    table.choose(option)
    (loose,) = [cell for cell in table.own["ship"]["cells"] if cell["loose"]]
    assert [loose[name] for name in ("row", "column", "turns")] == [
        option[name] for name in ("row", "column", "turns")
    ]
    table.until(lambda: {"type": "take_off"} in table.options, "the next handling")
    table.choose({"type": "take_off"})
    assert table.own["hand"] == loose["part"]


def test_joints_and_faults_are_seen(person: MakePerson, server: RunningServer) -> None:
    ala = person("Ala")
    yard = Yard(2, handlings=30)
    yard.next_parts("engine-01")
    table = YardTable(ala, placed(server, ala, yard.open(), bot="random"))
    table.open()
    table.until_asked()
    joints, faults = (table.page.locator(f".yard [data-{name}]") for name in ("joint", "fault"))
    table.choose({"type": "draw"})
    # It lies where it goes: there is a joint.
    expect(joints.and_(table.page.locator("[data-joint=fits]")).first).to_be_visible()
    # Engines point to the rear.
    wrong = next(o for o in table.options if o["type"] == "weld" and o["turns"] != 0)
    table.choose(wrong)
    table.until_asked()
    found = table.own["ship"]["faults"]
    assert [fault["kind"] for fault in found] == ["engine"]
    expect(faults).to_have_count(len(found))
    row, column = found[0]["cells"][0]
    told = table.place(f"cell:{row}:{column}").get_attribute("aria-label") or ""
    assert "Fault: " in told


@pytest.mark.parametrize("ship", usually(*reversed(CLASSES)))
def test_every_class_fits_the_window(person: MakePerson, ship: str) -> None:
    ala = person("Ala", reduced_motion="reduce")
    bots = ("random",) * (4 if ship in ("III", "IIIA") else 1)
    new = new_yard(ala, *bots, ship=ship, roads=2, technologies=True, handlings=30)
    table = YardTable(ala, new)
    table.open()
    table.until_asked()
    while table.options[0]["type"] not in ("draw", "weld", "put_back"):
        table.choose(table.options[0])
        table.until_asked()
    table.choose({"type": "draw"})
    table.ghost.wait_for()
    assert table.overflow() <= 0
    ala.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(ala.page.locator(".yard.building.compact")).to_be_visible()
    ala.page.evaluate(TWO_FRAMES)
    board = ala.page.locator(".board").bounding_box()
    assert board is not None
    lower = board["y"] + board["height"]
    shown = [table.ghost, table.place("heap"), table.place("back"), table.place("aside")]
    shown += [ala.page.get_by_role("button", name=name) for name in ("Turn (R)",)]
    for thing in shown:
        box = thing.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0] + 1
        assert box["y"] >= board["y"] - 1
        assert box["y"] + box["height"] <= lower + 1
    assert ala.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("scheme", usually("light", "dark"))
def test_the_shipyard_is_accessible(person: MakePerson, scheme: str) -> None:
    ala = person("Ala", color_scheme=scheme, language="pl" if scheme == "dark" else "en")
    table = YardTable(ala, new_yard(ala, "random", roads=2))
    table.language = "pl" if scheme == "dark" else "en"
    table.open()
    table.until_asked()
    assert violations(ala.page) == []
    table.choose({"type": "draw"})
    table.ghost.wait_for()
    assert violations(ala.page) == []
    # Where the part lies is told to those who do not see it.
    told = re.compile(r"^(Row|Rząd) \d+, (column|kolumna) \d+, .*: (fits|pasuje)$")
    expect(ala.page.get_by_text(told)).to_have_count(1)


def test_the_front_is_chosen_on_the_board(person: MakePerson) -> None:
    ala = person("Ala")
    table = YardTable(ala, new_yard(ala, "random", ship="IA", handlings=6))
    table.open()
    table.until_asked()
    table.choose({"type": "finish", "number": 1})
    table.until(lambda: bool(table.options), "the check")
    assert {option["type"] for option in table.options} == {"choose_front"}
    assert table.overflow() <= 0
    table.choose({"type": "choose_front", "side": "right"})
    assert table.own["ship"]["nose"] == "right"


def test_cards_of_the_last_handling_can_be_read(person: MakePerson) -> None:
    """They lie there until they are put away, though the building is over."""
    ala = person("Ala")
    table = YardTable(ala, new_yard(ala, "random", handlings=6))
    table.open()
    table.until_asked()
    while table.own["handlings"] > 1 or table.own["hand"]:
        first = {option["type"]: option for option in table.options}
        table.send(first.get("draw") or first.get("weld") or first["put_back"])
        table.until_asked()
    table.after(lambda: table.place("pile:1").click())
    table.until(lambda: table.is_away, "the end of the building")
    back = ala.page.get_by_role("button", name="Put the pile back")
    expect(
        ala.page.get_by_role("region", name="The cards of pile 1").get_by_role("article")
    ).to_have_count(2)
    back.click()
    expect(back).to_have_count(0)


# Live


class Builder(Flight):
    """Somebody who builds live: others go on meanwhile. Then all of them fly."""

    def until_offered(self, kind: str) -> Option:
        """Wait for an option of a kind."""
        self.until(lambda: any(o["type"] == kind for o in self.options), kind)
        return next(option for option in self.options if option["type"] == kind)

    def finish(self) -> None:
        """Take a number tile; another one if somebody was faster."""
        while not self.own["number"]:
            number = self.until_offered("finish")["number"]
            self.place(f"number:{number}").click(force=True)
            self.until_gone(number)

    def until_away(self) -> None:
        # A bot builds for as long as it likes.
        self.until(lambda: self.is_away, "everybody to finish", 4 * PATIENCE)

    def until_gone(self, number: int) -> None:
        self.until(lambda: number not in self.view["numbers"], "somebody to have the number")

    def until_done(self, number: int) -> None:
        """Wait until so many things were done on this page."""
        self.until(lambda: len(self.accepted) >= number, "the server to accept it")

    def until_taken(self, part: str) -> None:
        self.until(lambda: part not in self.view["returned"], "somebody to take it")

    def until_at(self, at: int) -> None:
        self.until(lambda: self.at >= at, "what others have seen")


class TouchedBuilder(TouchedTruck, Builder):
    pass


def race(host: Person, *guests: Person, bot: bool = True, **options: Any) -> str:
    """A table at which people and a bot build at once."""
    live = only("I") | {"building": "live"} | options
    seats = ["me", *("open" for _ in guests), *(["random"] if bot else [])]
    table = new_table(host, *seats, game=TRUCKS, options=live)
    for guest in guests:
        guest.api("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    if guests:
        host.api("POST", f"/api/tables/{table['id']}/start")
    return str(table["id"])


def grab(*tables: Builder) -> list[Builder]:
    """The first of them puts a part back, and all press it at the same moment; returns who has it:
    nobody, if the bot was faster still."""
    first = tables[0]
    first.choose({"type": "draw"})
    part = first.own["hand"]
    first.choose({"type": "put_back"})
    for table in tables:
        table.until_at(first.at)
    # Nobody waits for anybody: all press at the same time of day.
    moment = time.time() * 1000 + 500
    for table in tables:
        table.page.evaluate(
            "([part, moment]) => { setTimeout(() => document.querySelector("
            "`[data-place='returned:${part}']`)?.dispatchEvent("
            "new MouseEvent('click', { bubbles: true })), moment - Date.now()) }",
            [part, moment],
        )
    for table in tables:
        table.until_taken(part)
    first.page.wait_for_timeout(500)
    return [table for table in tables if table.own["hand"] == part]


def build_at_once(person: MakePerson, welds: int) -> list[Builder]:
    """Three people in three browsers and a bot: they build, grab for the same part, and one of them
    loses the line."""
    people = [person("Ala"), person("Olek"), person("Ewa", size=PHONE)]
    # A random bot builds until luck ends it: a slow one took minutes.
    new = race(*people, bot_tempo="fast")
    ala, olek, ewa = (
        Builder(people[0], new),
        Builder(people[1], new),
        TouchedBuilder(people[2], new),
    )
    tables = [ala, olek, ewa]
    for table in tables:
        table.open()
        table.until_asked()
    for table in tables:
        for _ in range(welds):
            table.choose({"type": "draw"})
            table.ghost.wait_for()
            way = [o for o in table.options if o["type"] == "weld"]
            table.choose(way[0] if way else {"type": "put_back"})
    winners = grab(*tables)
    while not winners:
        winners = grab(*tables)
    assert len(winners) == 1
    for table in tables:
        # What was shown ahead is corrected: only who was first has it in hand.
        expect(table.ghost).to_have_count(1 if table in winners else 0)
    winners[0].choose({"type": "put_back"})
    # Without a line, what Olek does is shown and kept, and is done once it is back.
    olek.until_offered("draw")
    olek.person.context.set_offline(True)
    olek.page.wait_for_function("!navigator.onLine")
    olek.place("heap").click()
    back = olek.page.locator('[data-at="hand"] .unknown')
    expect(back).to_have_count(1)
    assert state_of(ala.person, new)["view"]["players"][1]["hand"] is None
    olek.page.wait_for_timeout(1700)
    expect(back).to_have_count(1)
    olek.person.context.set_offline(False)
    expect(olek.ghost).to_have_count(1)
    olek.until(lambda: bool(olek.own["hand"]), "the line")
    part = olek.own["hand"]
    ewa.until(lambda: ewa.view["players"][1]["hand"] == part, "it to be seen by others")
    olek.choose({"type": "put_back"})
    for table in tables:
        table.finish()
    for table in tables:
        table.until_away()
    return tables


@pytest.mark.timeout(120)
def test_three_people_and_a_bot_build_at_once(person: MakePerson) -> None:
    tables = build_at_once(person, welds=1)
    assert all(table.view["phase"] != "building" for table in tables)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.timeout(600)
def test_three_people_and_a_bot_build_at_once_and_fly_to_the_end(person: MakePerson) -> None:
    tables = build_at_once(person, welds=6)
    made: Counter[str] = Counter()
    while not all(table.is_over for table in tables):
        for table in tables:
            if table.options:
                option = table.pick()
                table.choose(option)
                made[option["type"]] += 1
            else:
                table.page.wait_for_timeout(20)
    assert made["go_on"] >= len(tables)
    for table in tables:
        expect(table.page.get_by_role("dialog", name="Result")).to_be_visible()


@pytest.mark.timeout(120)
def test_fast_presses_are_not_lost(person: MakePerson) -> None:
    """Three actions a second, and the next one before the last one is answered."""
    ala = person("Ala")
    table = Builder(ala, race(ala, bot_tempo="fast"))
    table.open()
    table.until_asked()
    for _ in range(5):
        table.choose({"type": "draw"})
        table.ghost.wait_for()
        done = len(table.accepted)
        # Put back, and draw at once.
        table.page.keyboard.press("b")
        table.page.keyboard.press("d")
        table.until_done(done + 2)
        table.until(lambda: table.at >= table.accepted[-1], "the table after them")
        assert table.own["hand"]
        table.choose({"type": "put_back"})


HOLD_THE_LINE = """
const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
const kept = [];
window.hold = false;
window.release = () => {
  window.hold = false;
  while (kept.length) kept.shift()();
};
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(hear) {
    own.set.call(this, (message) => {
      if (window.hold) kept.push(() => hear.call(this, message));
      else hear.call(this, message);
    });
  },
});
"""
"""A page for which a test can hold back what the server says: ``hold = true``, ``release()``."""


def test_parts_are_dragged(person: MakePerson) -> None:
    """From the hand to the side and back to the others, and from the table onto the ship, however
    late the server answers."""
    ala = person("Ala")
    ala.context.add_init_script(HOLD_THE_LINE)
    # Nobody else takes the part that is dragged: the other person does nothing.
    table = Builder(ala, race(ala, person("Olek"), bot=False))
    table.open()
    table.until_asked()
    mouse = table.page.mouse
    hand = table.page.get_by_role("button", name="Turn the part in hand (R)")

    def drag(start: Locator, end: Locator) -> None:
        start.hover()
        box = end.bounding_box()
        assert box is not None
        mouse.down()
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        mouse.up()

    table.choose({"type": "draw"})
    part = table.own["hand"]
    table.after(lambda: drag(hand, table.place("aside")))
    assert table.own["aside"] == [part]
    back = table.page.locator('[data-at="back"]')
    weld = None
    while weld is None:
        if table.own["hand"]:
            table.after(lambda: drag(hand, back))
        table.choose({"type": "draw"})
        weld = next((o for o in table.options if o["type"] == "weld" and o["turns"] == 0), None)
    part = table.own["hand"]
    returned = table.place(f"returned:{part}")
    cell = table.place(f"cell:{weld['row']}:{weld['column']}")
    # Put back, and at once dragged onto the ship: it is taken when the server has answered.
    table.page.evaluate("hold = true")
    drag(hand, back)
    drag(returned, cell)
    table.until(lambda: part in table.view["returned"], "the server to say that it is back")
    table.page.evaluate("release()")
    table.until(lambda: table.own["hand"] == part, "it to be taken")
    table.after(lambda: drag(hand, back))
    expect(table.choices.first).to_be_enabled()
    # Dragged onto the ship: it is welded there, though the server answers after it was dropped.
    table.page.evaluate("hold = true")
    drag(returned, cell)
    expect(returned).to_have_count(0)
    table.until(lambda: table.own["hand"] == part, "the server to say that it is in hand")
    table.page.evaluate("release()")
    table.until(lambda: len(table.own["ship"]["cells"]) == 2, "it to be welded")
    assert part in [welded["part"] for welded in table.own["ship"]["cells"]]
