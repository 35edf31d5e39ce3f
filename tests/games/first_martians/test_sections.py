"""The board in words: what people read while they plan."""

from __future__ import annotations

import pytest

from kosmodrom.core.words import Words
from kosmodrom.games.first_martians.box import load_box
from kosmodrom.games.first_martians.rules.base import mission_of
from kosmodrom.games.first_martians.rules.planning import DISPUTED
from kosmodrom.games.first_martians.sections import sections
from kosmodrom.games.first_martians.state import OpenEvent, Stack
from kosmodrom.games.first_martians.tasks import EventTask, Repair, SheetTask
from kosmodrom.games.first_martians.terms import PACKAGE, PARTS
from kosmodrom.games.first_martians.view import view
from tests.games.first_martians.kit import Position


def position() -> Position:
    """Sol 2: an Event with an action is open, and another one came without any."""
    position = Position(2, box=load_box())
    events = [event.id for event in position.box.events]
    position.state.round = 2
    position.state.open_events = [OpenEvent(events.index("battery-swap"), 1)]
    position.state.event = events.index("dust-season")
    return position


def told(position: Position, language: str = "en") -> dict[str, list[str]]:
    words = Words(language, (PACKAGE,), ("Ala", "Olek"))
    shown = sections(view(position.game, 0), position.box, words)
    return {section.title: list(section.rows) for section in shown}


@pytest.mark.rule("FM-1315", "FM-1322")
def test_open_events_tell_their_story_and_what_their_action_takes() -> None:
    shown = told(position())
    assert shown["Tired Batteries"] == [
        "The night bank empties before the night does.",
        "Action until sol 3: Replace the cells. Takes 1 pawn. Costs: 1 electrical connector. "
        "Brings: Energy +4.",
    ]
    assert shown["Dust Season"][1:] == ["At once: Energy: productivity of one producer −1"]
    polish = told(position(), "pl")
    assert "Koszt: 1 złącze elektryczne" in polish["Zmęczone akumulatory"][1]


@pytest.mark.rule("FM-1316")
def test_consequences_are_not_told_in_advance() -> None:
    assert not any("Dark Corridor" in row for rows in told(position()).values() for row in rows)


def test_a_stack_of_the_plan_says_what_it_does_and_the_plan_comes_first() -> None:
    at = position()
    assert next(iter(told(at))) == "The plan"
    event = at.state.open_events[0].event
    farm, lab = at.number("farm"), at.number("lab")
    action = [action.id for action in mission_of(at.game).actions].index("shared-meal")
    at.state.plan = [
        Stack(0, EventTask(event), [0]),
        Stack(1, SheetTask(action), [0, 1]),
        Stack(2, Repair(farm, PARTS.index("filter"), lab), [1]),
    ]
    at.state.step, at.state.objections = DISPUTED, [1]
    rows = told(at)["The plan"]
    assert rows[0].startswith("Event action (Replace the cells): Medic")
    assert rows[1].startswith("repair (Farm, oxygen filter, with a part of Lab): Geologist")
    assert rows[2].startswith("mission action (A shared meal): Geologist, Medic")
    assert rows[3] == "Objection: Olek"
    at.state.phase = "morale"
    assert list(told(at))[-1] == "The plan"
