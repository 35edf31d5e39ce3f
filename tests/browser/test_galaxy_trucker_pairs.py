"""Choices of Galaxy Trucker that are two parts of the ship: the first press marks one, the second
one chooses; what is marked can be taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.tables import FIREPOWER
from kosmodrom.games.galaxy_trucker.terms import GOODS
from kosmodrom.testing.setting import AnyTable
from tests.browser.conftest import DESKTOP, PHONE, MakePerson, usually
from tests.browser.drawn import Option
from tests.browser.positions import placed
from tests.browser.trucks import TouchedTruck, TruckTable
from tests.games.galaxy_trucker.kit import A, Position
from tests.server.running import RunningServer

SHIP = """
            GG
            |
        G<--GB--C---H---ST
                |   |   |
        WB2-R---B2  EB--EE
                |   |
                B3  E
"""
DELIVERY = ("red", "green", "blue")


def four_pairs() -> AnyTable:
    """The first player is asked for pairs of parts, one question after another: a sleeper and a
    cabin, a booster and a cannon, a reactor and a battery, a booster and an engine."""
    position = Position(2, flight="III", technologies=True)
    position.ship(A, SHIP, tokens={"B2": 0, "WB2": 1})
    position.deck("open-space-3a", "open-space-3b")
    return position.table(
        steps.LoseCrew(A, 1),
        steps.Count(A, FIREPOWER),
        steps.GainGoods(A, [DELIVERY.count(goods) for goods in GOODS]),
        steps.JumpWindow([A]),
    )


class Pairs(TruckTable):
    def option(self, kind: str, **wanted: object) -> Option:
        """The first option of a kind, with these values."""
        self.until(lambda: any(option["type"] == kind for option in self.options), kind)
        return next(
            option
            for option in self.options
            if option["type"] == kind and wanted.items() <= option.items()
        )

    @property
    def held(self) -> Locator:
        """What is marked."""
        return self.page.locator('[data-board] [data-place][aria-pressed="true"]')

    @property
    def ship(self) -> Locator:
        return self.page.locator("[data-board] .own svg.ship")

    def mark(self, first: str, then: str) -> None:
        """Press the first part, take it back in every way, and press it again."""
        before = self.ship.bounding_box()
        for way in ("press", "Escape", "button"):
            self.touch(self.place(first))
            expect(self.held).to_have_count(1)
            expect(self.place(then)).to_have_attribute("data-state", LIT)
            assert self.ship.bounding_box() == before  # nothing moves under the finger
            if way == "press":
                self.touch(self.place(first))
            elif way == "Escape":
                self.page.keyboard.press("Escape")
            else:
                self.touch(self.page.get_by_role("button", name="Put back"))
            expect(self.held).to_have_count(0)
        self.touch(self.place(first))

    def choose_pair(self, option: Option) -> None:
        """The first part, then the second one; the other way round it is the same."""
        first, then = self.places_of(option)[-2:]
        self.mark(first, then)
        self.touch(self.place(first))
        expect(self.held).to_have_count(0)
        self.mark(then, first)
        self.after(lambda: self.touch(self.place(first)))

    def pay(self) -> None:
        """Pay what was powered, if there are several batteries for it."""
        self.until_asked()
        while any(option["type"] in ("pay_token", "keep_piece") for option in self.options):
            self.choose(self.options[0])
            self.until_asked()


class TouchedPairs(TouchedTruck, Pairs):
    pass


LIT = "spot legal lit"


@pytest.mark.timeout(240)
@pytest.mark.parametrize("hand", usually("mouse", "finger"))
def test_two_parts_are_one_choice(person: MakePerson, server: RunningServer, hand: str) -> None:
    size = PHONE if hand == "finger" else DESKTOP
    ala = person("Ala", size=size, reduced_motion="reduce")
    where = placed(server, ala, four_pairs())
    table = (TouchedPairs if hand == "finger" else Pairs)(ala, where)
    table.open()

    # A sleeper takes the place of somebody who has left.
    table.choose(table.option("give_up_crew"))
    asleep = [cell["humans"] for cell in table.own["ship"]["cells"]]
    table.choose_pair(table.option("wake_sleeper"))
    assert asleep != [cell["humans"] for cell in table.own["ship"]["cells"]]

    # A cannon that is powered alone, where it could be boosted: a button says so.
    power = table.option("power")
    (cannon,) = table.places_of(power)
    table.mark(cannon, "cell:7:5")
    table.after(lambda: table.touch(table.button(power)))
    table.pay()
    table.choose_pair(table.option("boost_cannon", cannon_column=4))
    table.pay()

    # A cube, and the reactor and the battery that it is for.
    burn = table.option("burn", battery_column=6)
    table.touch(table.place(table.places_of(burn)[0]))
    reactor, battery = table.places_of(burn)[1:]
    table.touch(table.place(reactor))
    expect(table.place(battery)).to_have_attribute("data-state", LIT)
    expect(table.held).to_have_count(2)
    table.page.keyboard.press("Escape")
    expect(table.held).to_have_count(0)
    table.choose(burn)
    table.choose(table.option("done_loading"))

    # An engine that is boosted takes the ship away.
    table.choose_pair(table.option("jump"))
    table.until(lambda: any(table.own["away"]), "the jump")
