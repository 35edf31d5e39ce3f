"""The HUB of First Martians on its drawn board: questions that are answered on it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from kosmodrom.games.first_martians import RULESET
from kosmodrom.games.first_martians.box import load_box
from kosmodrom.games.first_martians.rules.events_phase import LATER
from kosmodrom.games.first_martians.state import OpenEvent
from kosmodrom.games.first_martians.terms import BLOCKED, MALFUNCTION
from kosmodrom.testing.positions import table_at
from kosmodrom.testing.setting import AnyTable
from tests.browser.conftest import DESKTOP, PHONE, MakePerson, Person
from tests.browser.positions import placed
from tests.games.first_martians.kit import Position
from tests.server.running import RunningServer

LEGAL = re.compile(r"\blegal\b")


def table_of(position: Position) -> AnyTable:
    """A table of the whole game at a position."""
    return table_at(
        RULESET, position.state, seats=position.seats, options=position.options, data=position.box
    )


def production(seats: int = 2) -> Position:
    position = Position(seats, phase="production", box=load_box())
    position.reserves(oxygen=1, energy=1)
    return position


def sit(server: RunningServer, person: Person, position: Position) -> Page:
    person.go(f"/t/{placed(server, person, table_of(position))}")
    expect(person.page.locator(".ground[data-board]")).to_be_visible()
    return person.page


def test_what_is_short_is_foretold_and_shut_down(person: MakePerson, server: RunningServer) -> None:
    position = production()
    position.facility("oxygenator-1").output = 3
    page = sit(server, person("Ola", size=DESKTOP, reduced_motion="reduce"), position)
    oxygen = page.locator('[data-place="reserve:oxygen"]')
    short = re.compile("1 Facility shuts down.*Oxygenator 01 makes 3 of 4")
    expect(oxygen).to_have_attribute("aria-label", short)
    expect(page.get_by_text("1 Facility shuts down")).to_be_visible()
    lab, solar = (page.locator(f'[data-place="facility:{name}"]') for name in ("lab", "solar-1"))
    expect(lab).to_have_attribute("data-state", LEGAL)
    expect(solar).not_to_have_attribute("data-state", LEGAL)
    lab.click()  # in its middle, where its parts are
    expect(page.locator('[data-place="shutdown:lab:oxygen"]')).to_be_visible()
    expect(oxygen).to_have_attribute("aria-label", re.compile("just enough"))


def test_who_goes_hungry_is_pressed_on_a_phone(person: MakePerson, server: RunningServer) -> None:
    position = production(3)
    position.farm(plants=2)
    page = sit(server, person("Ola", size=PHONE, reduced_motion="reduce"), position)
    expect(page.get_by_role("tab", name="Crew")).to_have_attribute("aria-selected", "true")
    geologist = page.locator('[data-place="astronaut:geologist"]')
    geologist.click()
    # What Production did to the base is seen next.
    expect(page.get_by_role("tab", name="Base")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Crew").click()
    expect(geologist).to_have_attribute("aria-label", re.compile("Wounds 1"))


def test_a_farm_is_kept_from_wilting(person: MakePerson, server: RunningServer) -> None:
    position = production()
    position.break_parts("farm", "filter")
    page = sit(server, person("Ola", size=DESKTOP, reduced_motion="reduce"), position)
    board = page.locator(".ground[data-board]")
    board.get_by_role("button", name="Farm: pay 1 oxygen").click()
    expect(page.locator('[data-place="reserve:oxygen"]')).to_have_attribute(
        "aria-label", re.compile("Reserve of Oxygen: 0")
    )


def test_skills_and_the_tool_ask_before_they_act(person: MakePerson, server: RunningServer) -> None:
    position = Position(2, phase="planning", box=load_box())
    position.state.stress = 9
    for astronaut in position.state.crew:
        astronaut.morale = 3
    page = sit(server, person("Ola", size=DESKTOP, reduced_motion="reduce"), position)
    filter_ = page.locator('[data-place="part:lab:filter"]')
    page.locator('[data-place="tool:dismantle"]').click()
    expect(filter_).to_have_attribute("data-state", re.compile(r"\blit\b"))
    filter_.click()
    expect(filter_).to_have_attribute("aria-label", re.compile("Broken"))
    spare = page.locator('[data-place="spare:filter"]')
    expect(spare).to_have_attribute("aria-label", re.compile("There: 1"))
    stress = page.locator('[data-place="stress"]')
    page.locator('[data-place="skill:good-word"]').click()
    expect(stress).to_have_attribute("aria-label", re.compile("Stress 9"))
    page.locator(".ground[data-board]").get_by_role("button", name="A Good Word").last.click()
    expect(stress).to_have_attribute("aria-label", re.compile("Stress 6"))


def breaking() -> AnyTable:
    """A part of the Solar Panels breaks, which is asked; an Upgrade lies in the Cargo Bay, and a
    press takes it apart at any moment."""
    position = Position(2, phase="events", box=load_box())
    state, box = position.state, position.box
    event = next(n for n, event in enumerate(box.events) if event.id == "dust-season")
    state.round, state.step = 2, LATER
    state.open_events = [OpenEvent(event, 1, due=True)]
    state.available.upgrades = [0]
    return table_of(position)


def test_only_what_is_asked_for_is_shown_and_pointed_at(
    person: MakePerson, server: RunningServer
) -> None:
    ola = person("Ola", size=PHONE, reduced_motion="reduce")
    ola.go(f"/t/{placed(server, ola, breaking())}")
    page = ola.page
    part = page.locator('[data-place^="part:solar-1:"]').first
    upgrade = page.locator('[data-place^="upgrade:"]')
    expect(part).to_be_in_viewport()
    expect(upgrade).to_have_attribute("data-state", re.compile(r"\blegal\b.*\banytime\b"))
    expect(page.locator("[data-beyond]")).to_have_count(0)
    part.tap()
    expect(page.get_by_text("Solar Panel 01, a part breaks").first).to_be_visible()


def test_a_facility_is_pressed_also_on_its_symbols(
    person: MakePerson, server: RunningServer
) -> None:
    position = production()
    position.facility("oxygenator-1").output = 3
    page = sit(server, person("Ola", size=DESKTOP, reduced_motion="reduce"), position)
    lab = page.locator('[data-place="facility:lab"]')
    expect(lab).to_have_attribute("data-state", LEGAL)
    box = lab.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 12, box["y"] + box["height"] - 12)  # what it lives on
    expect(page.locator('[data-place="shutdown:lab:oxygen"]')).to_be_visible()


def test_a_rover_is_chosen_in_any_phase(person: MakePerson, server: RunningServer) -> None:
    position = production(1)
    position.reserves(oxygen=9, energy=9)
    position.state.rovers = [[BLOCKED], [BLOCKED]]
    for astronaut in position.state.crew:
        astronaut.morale = 3
    page = sit(server, person("Ola", size=PHONE, reduced_motion="reduce"), position)
    board = page.locator(".ground[data-board]")
    board.get_by_role("tab", name="Crew").tap()
    page.locator('[data-place="skill:spare-wheel"]').tap()
    board.get_by_role("button", name="Spare Wheel").first.tap()  # its button, beside the pawns
    scorpio = page.locator('[data-place="rover:scorpio"]')
    expect(scorpio).to_have_attribute("data-state", LEGAL)
    scorpio.tap()
    expect(scorpio).to_have_count(0)


def between_steps() -> Position:
    """Before a Malfunction card is drawn: the Medic can heal a wound, and there is a find that
    nobody was asked about."""
    position = Position(2, phase="malfunctions", box=load_box())
    state = position.state
    state.step, state.malfunctions = 1, [MALFUNCTION, 0, 0]
    state.pois = [next(n for n, poi in enumerate(position.box.pois) if poi.id == "power-cells")]
    medic, geologist = state.crew
    medic.morale, geologist.wounds = 2, 2
    return position


def test_between_two_steps_things_are_used_with_the_mouse(
    person: MakePerson, server: RunningServer
) -> None:
    page = sit(server, person("Ola", size=DESKTOP, reduced_motion="reduce"), between_steps())
    expect(page.get_by_text("Before the next step: do you use something?").first).to_be_visible()
    board = page.locator(".ground[data-board]")
    cells, aid = (
        page.locator(f'[data-place="{n}"]') for n in ("poi:power-cells", "skill:first-aid")
    )
    for place in (cells, aid):
        expect(place).to_have_attribute("data-state", LEGAL)
        expect(place).not_to_have_attribute("data-state", re.compile("anytime"))
    cells.click()
    board.get_by_role("button", name="Power cells").last.click()
    energy = page.locator('[data-place="reserve:energy"]')
    expect(energy).to_have_attribute("aria-label", re.compile("Reserve of Energy: 2"))
    # Nothing has happened yet, and there is still something to use.
    aid.click()
    board.get_by_role("button", name="First Aid").last.click()
    geologist = page.locator('[data-place="astronaut:geologist"]')
    geologist.click()
    expect(geologist).to_have_attribute("aria-label", re.compile("Wounds 1"))
    expect(page.get_by_text("The phase is over. Go on?").first).to_be_visible()


def test_between_two_steps_one_goes_on_with_the_keyboard(
    person: MakePerson, server: RunningServer
) -> None:
    page = sit(server, person("Ola", size=DESKTOP, reduced_motion="reduce"), between_steps())
    board = page.locator(".ground[data-board]")
    expect(board.get_by_role("button", name="Go on step by step")).to_be_visible()
    onward = board.get_by_role("button", name="Go on", exact=True)
    onward.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("The phase is over. Go on?").first).to_be_visible()


def test_between_two_steps_a_find_is_used_on_a_phone(
    person: MakePerson, server: RunningServer
) -> None:
    ola = person("Ola", size=PHONE, language="pl", reduced_motion="reduce")
    page = sit(server, ola, between_steps())
    expect(page.get_by_text("Przed następnym krokiem: czy czegoś używasz?").first).to_be_visible()
    expect(page.get_by_role("tab", name="Baza")).to_have_attribute("aria-selected", "true")
    page.locator('[data-place="poi:power-cells"]').tap()
    board = page.locator(".ground[data-board]")
    board.get_by_role("button", name="Użyj znaleziska: Ogniwa").tap()
    energy = page.locator('[data-place="reserve:energy"]')
    expect(energy).to_have_attribute("aria-label", re.compile("energi.*: 2", re.IGNORECASE))
    # Nobody else has anything to use; the reader is asked until going on.
    board.get_by_role("button", name="Dalej", exact=True).tap()
    expect(page.get_by_text("Faza dobiegła końca. Dalej?").first).to_be_visible()
