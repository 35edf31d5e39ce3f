"""First Martians on its drawn board alone: a plan is made, changed, voted on and carried out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kosmodrom.core.table import Table
from kosmodrom.testing.setting import AnyTable
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, MakePerson
from tests.browser.mars import BY, MarsTable
from tests.browser.positions import placed
from tests.browser.table import new_table
from tests.server.running import RunningServer

MARS = "first_martians"


def at_planning(seats: int) -> AnyTable:
    """The first sol of a mission, when it is planned."""
    table: AnyTable = Table.start(MARS, seats=seats, seed="plan", options={"difficulty": "easy"})
    while table.game.state.phase != "planning":
        seat, ask = next(iter(table.pending.items()))
        table.decide(seat, ask.options[0])
    return table


@pytest.mark.parametrize("hand", BY)
def test_a_plan_is_made_and_carried_out(
    person: MakePerson, server: RunningServer, hand: str
) -> None:
    ola = person("Ola", size=PHONE if hand == "finger" else DESKTOP, reduced_motion="reduce")
    table = BY[hand](ola, placed(server, ola, at_planning(1)))
    table.open()
    table.until_asked()
    first = next(option for option in table.options if option["type"] == "plan_explore")
    table.choose(first)
    if hand == "mouse":
        assert table.overflow() <= 0
    join = next(option for option in table.options if option["type"] == "join")
    table.choose(join)
    table.choose(next(option for option in table.options if option["type"] == "use_rover"))
    assert violations(table.page) == []
    table.choose(next(option for option in table.options if option["type"] == "withdraw"))
    pawn = table.place(f"pawn:{join['pawn']}")
    expect(pawn).to_have_attribute("aria-pressed", "true")  # to be put elsewhere at once
    carry_on(table)


def carry_on(table: MarsTable) -> None:
    """Plan on by hand until the plan is carried out."""
    while table.update["view"]["phase"] == "planning":
        table.choose(table.pick())
        table.until(lambda: bool(table.options) or table.is_over, "a question")
    assert table.update["view"]["plan"] or table.update["view"]["phase"] != "planning"


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("hand", BY)
def test_a_whole_mission_is_played_on_the_board(person: MakePerson, hand: str) -> None:
    ola = person("Ola", size=PHONE if hand == "finger" else DESKTOP, reduced_motion="reduce")
    made = new_table(ola, "me", game=MARS, options={"difficulty": "easy"})
    table = BY[hand](ola, str(made["id"]))
    played = table.play()
    assert table.is_over
    assert played["put_to_vote"] > 1
    assert played["plan_explore"] > 1
