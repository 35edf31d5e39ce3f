"""Modifier tokens: where they are put and how they leave."""

from __future__ import annotations

from typing import Final

import pytest

from kosmodrom.games.first_martians.effects import ClearTokens
from kosmodrom.games.first_martians.map import SPACE_NUMBERS
from kosmodrom.games.first_martians.moves import (
    Join,
    PlanEventAction,
    PlanManage,
    PlanResearch,
    UseSkill,
)
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.clean_up import clean_up_phase
from kosmodrom.games.first_martians.rules.tokens import (
    discard_from_area,
    discard_from_board,
    discard_from_facility,
    discard_from_rover,
    put_on_area,
    put_on_board,
    put_on_facility,
    put_on_rover,
)
from kosmodrom.games.first_martians.state import OpenEvent
from kosmodrom.games.first_martians.terms import (
    ADVENTURE,
    BLOCKED,
    PAWN,
    ROVER_CHECK,
    SCORPIO,
    WOUND,
)
from tests.games.first_martians.kit import (
    A,
    B,
    Position,
    area,
    astronaut,
    at_once,
    finish,
    state_of,
    tokens,
    with_skill,
)
from tests.games.first_martians.planning_kit import carry_out, needs, plan_at, put
from tests.games.first_martians.small_box import box_with


@pytest.mark.rule("FM-1164", "FM-1161")
@pytest.mark.parametrize("now", [True, False])
def test_tokens_are_put_on_top(now: bool) -> None:
    position = Position(2)
    lab = position.number("lab")
    table = position.table(
        at_once(
            lambda g: put_on_facility(g, lab, WOUND, now),
            lambda g: put_on_facility(g, lab, BLOCKED, now),
        )
    )
    assert tokens(table, "lab", later=not now) == ["wound", "blocked"]
    assert tokens(table, "lab", later=now) == []


@pytest.mark.rule("FM-1173", "FM-1167")
def test_the_same_token_is_not_put_on_the_active_space_twice() -> None:
    position = Position(2)
    lab = position.number("lab")

    def put(g: Game) -> None:
        for token in (WOUND, WOUND, PAWN, PAWN):
            put_on_facility(g, lab, token, now=True)
            put_on_facility(g, lab, token, now=False)

    table = position.table(at_once(put))
    assert tokens(table, "lab") == ["wound", "pawn", "pawn"]
    assert tokens(table, "lab", later=True) == ["wound", "wound", "pawn", "pawn"]


@pytest.mark.rule("FM-Q-35", "FM-556", "FM-567")
def test_no_token_goes_on_or_off_what_is_shut_down() -> None:
    position = Position(2)
    position.token("lab", "pawn")
    position.shut("lab", "energy")
    lab = position.number("lab")
    table = position.table(
        at_once(
            lambda g: put_on_facility(g, lab, WOUND, now=True),
            lambda g: put_on_facility(g, lab, WOUND, now=False),
            lambda g: discard_from_facility(g, lab, PAWN, now=True),
        )
    )
    assert (tokens(table, "lab"), tokens(table, "lab", later=True)) == (["pawn"], [])


def test_the_topmost_token_of_a_kind_leaves() -> None:
    position = Position(2)
    position.token("lab", "pawn", "wound", "pawn", "reroll")
    lab = position.number("lab")
    table = position.table(
        at_once(
            lambda g: discard_from_facility(g, lab, PAWN, now=True),
            lambda g: discard_from_facility(g, lab, BLOCKED, now=True),
        )
    )
    assert tokens(table, "lab") == ["pawn", "wound", "reroll"]


@pytest.mark.rule("FM-666", "FM-Q-24", "FM-789")
def test_rovers_lose_their_topmost_token() -> None:
    position = Position(2)

    def put(g: Game) -> None:
        put_on_rover(g, SCORPIO, BLOCKED)
        put_on_rover(g, SCORPIO, BLOCKED)
        put_on_rover(g, SCORPIO, WOUND)
        discard_from_rover(g, SCORPIO)

    table = position.table(at_once(put))
    assert state_of(table).rovers == [[], [BLOCKED, BLOCKED]]
    table = position.table(at_once(lambda g: discard_from_rover(g, SCORPIO)))
    assert state_of(table).rovers == [[], []]


@pytest.mark.rule("FM-1173")
@pytest.mark.parametrize(
    ("tile", "token", "put"),
    [
        ("geysers-1", WOUND, False),
        ("geysers-1", ADVENTURE, True),
        ("chasm-1", ADVENTURE, False),
        ("rocks-1", ROVER_CHECK, False),
        ("heap-1", PAWN, True),
        ("plains-1", WOUND, True),
    ],
)
def test_areas_do_not_say_the_same_twice(tile: str, token: int, put: bool) -> None:
    position = Position(2)
    position.explore("K1-W", tile)
    table = position.table(at_once(lambda g: put_on_area(g, SPACE_NUMBERS["K1-W"], token)))
    assert area(table, "K1-W").tokens == ([token] if put else [])


def test_only_explored_areas_take_tokens() -> None:
    space = SPACE_NUMBERS["K1-W"]
    table = Position(2).table(at_once(lambda g: put_on_area(g, space, WOUND)))
    assert area(table, "K1-W").tokens == []


def test_tokens_leave_areas_and_boards() -> None:
    position = Position(2, phase="events")
    position.explore("K1-W", "plains-1").tokens = [WOUND, PAWN, WOUND]
    space = SPACE_NUMBERS["K1-W"]

    def leave(g: Game) -> None:
        discard_from_area(g, space, WOUND)
        put_on_board(g, A, PAWN)
        g.state.phase = "acting"
        put_on_board(g, A, PAWN)
        put_on_board(g, A, WOUND)
        discard_from_board(g, A, WOUND)
        assert g.state.crew[A].staying == 1
        discard_from_board(g, A, PAWN)
        discard_from_board(g, A, BLOCKED)

    table = position.table(at_once(leave))
    assert area(table, "K1-W").tokens == [WOUND, PAWN]
    assert (astronaut(table).tokens, astronaut(table).staying) == ([PAWN], 1)


# Tokens that are discarded


def with_rag(position: Position) -> Position:
    """An open Event whose action takes the tokens off the Lab."""
    position.state.open_events = [OpenEvent(len(position.box.events) - 1, 1)]
    position.state.available.samples = 1
    position.token("lab", "wound")
    return position


RAG: Final = {
    "id": "rag",
    "source": "original",
    "action": {"reward": [{"op": "clear-tokens", "facility": "lab"}]},
}


@pytest.mark.rule("FM-1163", "FM-1162", "FM-Q-81")
def test_a_discarded_token_acts_on_what_was_declared_before() -> None:
    """The Event's action comes first, and takes the token off; the Research was declared."""
    position = with_rag(Position(2, box=box_with(events=[RAG])))
    table = plan_at(position)
    put(table, PlanEventAction("geologist", "rag"))
    carry_out(table, PlanResearch("medic", again=False))
    assert tokens(table, "lab") == []
    finish(table)
    assert state_of(table).crew[A].wounds >= 1


@pytest.mark.rule("FM-1163", "FM-243", "FM-Q-81")
def test_a_token_that_a_skill_discards_does_nothing_to_what_is_declared_later() -> None:
    box = with_skill("geologist", ClearTokens(facility="lab"))
    position = Position(2, box=box)
    position.state.available.samples = 1
    position.token("lab", "wound")
    position.astronaut(B).morale = 1
    position.astronaut(B).skills = 0b11
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False))
    assert needs(table).wounds == 1
    table.decide(B, UseSkill("geologist", "geologist-sample", 1))
    assert tokens(table, "lab") == []
    assert needs(table).wounds == 0
    carry_out(table, Join("medic", 0))
    finish(table)
    assert state_of(table).crew[A].wounds == 0


@pytest.mark.rule("FM-1163", "FM-1141")
@pytest.mark.parametrize("performer", ["medic", "geologist"])
def test_a_token_acts_on_every_action_until_clean_up(performer: str) -> None:
    """Also on the last one of the round."""
    position = Position(2)
    position.token("control", "wound")
    table = plan_at(position)
    put(table, *[PlanManage(performer)] * 2)
    carry_out(table)
    finish(table)
    assert [member.wounds for member in state_of(table).crew] == [2, 2]
    assert tokens(table, "control") == ["wound"]
    position.state = state_of(table)
    position.state.phase, position.state.step = "clean_up", 0
    assert tokens(position.table(clean_up_phase), "control") == []
