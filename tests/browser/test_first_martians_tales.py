"""The stories of First Martians on its drawn board: told, chosen in, and read again afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kosmodrom.core.table import Table
from kosmodrom.games.first_martians import RULESET
from kosmodrom.games.first_martians.rules.events_phase import EVENT
from kosmodrom.testing.positions import table_at
from kosmodrom.testing.setting import AnyTable
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, MakePerson
from tests.browser.positions import placed
from tests.browser.table import TablePage
from tests.server.running import RunningServer

STORY = "oxygen-rationing"


def before_a_choice() -> AnyTable:
    """The first seat is asked how to breathe, by a Mission Event."""
    started: AnyTable = Table.start(RULESET.id, seats=("Ola", "Jan"), seed="tales")
    state = started.game.state
    state.phase, state.step = "events", EVENT
    state.round, state.first = 1, 0
    state.event_deck = [[event.id for event in RULESET.load(None).events].index(STORY)]
    state.open_events = []
    return table_at(RULESET, state, seats=2)


@pytest.mark.rule("FM-1314", "FM-1315", "FM-1322", "FM-1336")
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_story_is_told_chosen_in_and_read_again(
    person: MakePerson, server: RunningServer, size: tuple[int, int]
) -> None:
    ola = person("Ola", size=size, reduced_motion="reduce")
    table = TablePage(ola, placed(server, ola, before_a_choice()))
    table.open()
    table.until_asked()
    story = table.page.locator('[data-part="story"]')
    expect(story.get_by_role("heading", name="Rationing?")).to_be_visible()
    expect(story).to_contain_text("one for comfort, one for survival")
    # Every way says what is known of it.
    ration = story.locator(f'[data-place="way:{STORY}-ration"]')
    expect(ration).to_contain_text("Stress +2")
    expect(story.locator(f'[data-place="way:{STORY}-breathe"]')).to_contain_text("Costs: 1 oxygen")
    assert violations(table.page, '[data-part="story"], [data-board] nav') == []
    ration.focus()
    table.page.keyboard.press("Enter")
    # What was chosen, what came of it, and what can be done about it.
    expect(story).to_contain_text("→ Breathe by the survival table")
    expect(story).to_contain_text("Stress is at 2")
    expect(story).to_contain_text("up to sol 3")
    if size == DESKTOP:
        table.page.get_by_role("button", name="Put the story away").click()
        expect(story).to_have_count(0)
        # An open Event is read again, and so is the whole tale.
        table.page.get_by_role("button", name="The story so far").first.click()
        expect(story.get_by_role("heading", name="Before the first sol")).to_be_visible()
        expect(story).to_contain_text("→ Breathe by the survival table")
    phases = table.page.get_by_role("navigation", name="The phases of a sol")
    phases.get_by_role("button", name="Events").click()
    expect(phases).to_contain_text("A Mission Event is told, and happens.")
    assert ola.errors == []
