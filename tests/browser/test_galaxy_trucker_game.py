"""Galaxy Trucker played from the first part to the last account on its drawn board alone: in a
thorough run all three flights, else a short one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, MakePerson, usually
from tests.browser.drawn import Option
from tests.browser.table import TRUCKS, new_table
from tests.browser.trucks import Flight, TouchedTruck, only

MODULES: dict[str, Any] = {
    "second": "IIA",
    "technologies": True,
    "machinations": True,
    "roads": 2,
}
GAMES: dict[str, dict[str, Any]] = {"base": {"handlings": 12}, "modules": MODULES}
SHORT: dict[str, Any] = {**only("I"), "handlings": 6}


class Trucker(Flight):
    """Somebody who builds as hints propose it, since ships have to fly, and then does anything."""

    def pick(self) -> Option:
        if self.view["phase"] == "flight":
            return super().pick()
        option: Option = self.person.api("POST", f"/api/tables/{self.table}/hint")["option"]
        return option

    def play_flights(self) -> dict[int, Counter[str]]:
        """Play to the end; returns the kinds of choices made in each flight."""
        made: dict[int, Counter[str]] = {}
        self.open()
        while True:
            self.until(lambda: bool(self.options) or self.is_over, "a question")
            if self.is_over:
                return made
            option = self.pick()
            made.setdefault(self.view["flight"], Counter())[option["type"]] += 1
            self.choose(option)

    @property
    def unmanned(self) -> int:
        """How often the ship left a flight because nobody aboard could fly it."""
        left = {"type": "gave_up", "seat": 0, "reason": "no_human"}
        return self.told.count(left)


class TouchedTrucker(TouchedTruck, Trucker):
    pass


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("options", ["base", pytest.param("modules", marks=pytest.mark.thorough)])
# A finger builds and flies in tests of the yard and of the flight, too.
@pytest.mark.parametrize("hand", usually("mouse", "finger"))
def test_a_whole_game_on_the_board(
    person: MakePerson, hand: str, options: str, thorough: bool
) -> None:
    ala = person("Ala", size=PHONE if hand == "finger" else DESKTOP)
    new = new_table(ala, "me", "greedy", game=TRUCKS, options=GAMES[options] if thorough else SHORT)
    table = (TouchedTrucker if hand == "finger" else Trucker)(ala, str(new["id"]))
    made = table.play_flights()
    assert len(made) == (3 if thorough else 1)
    for flight in made.values():
        assert flight["weld"] >= 3
        assert flight["finish"] <= 1
    # With nobody awake aboard, a ship gives up before the first card (GTB-425): class IIA has no
    # starting cabin, and a Dead Zone empties a column.
    assert sum(not flight["go_on"] for flight in made.values()) <= table.unmanned
    expect(ala.page.get_by_role("dialog", name="Result")).to_be_visible()
