"""How phases end, and the pause after them."""

from __future__ import annotations

import msgspec
import pytest

from kosmodrom.games.first_martians.effects import RepairPart, Samples
from kosmodrom.games.first_martians.events.story import PhaseBegan
from kosmodrom.games.first_martians.moves import Continue, UseSkill
from kosmodrom.games.first_martians.rules.clean_up import clean_up_phase
from kosmodrom.games.first_martians.rules.malfunctions import malfunction_phase
from kosmodrom.games.first_martians.rules.morale import morale_phase
from kosmodrom.games.first_martians.rules.production import production_phase
from kosmodrom.games.first_martians.state import Phase
from kosmodrom.testing.positions import question
from tests.games.first_martians.kit import (
    A,
    B,
    FlowMaker,
    Position,
    asked,
    do,
    events,
    facility,
    finish,
    state_of,
    with_skill,
)
from tests.games.first_martians.small_box import box_with

PHASES: list[tuple[Phase, FlowMaker, Phase]] = [
    ("morale", morale_phase, "production"),
    ("production", production_phase, "planning"),
    ("malfunctions", malfunction_phase, "clean_up"),
    ("clean_up", clean_up_phase, "round"),
]


@pytest.mark.rule("FM-321", "FM-332", "FM-1304", "FM-1305", "FM-1306")
@pytest.mark.parametrize(("phase", "flow", "following"), PHASES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_player_goes_on_to_the_next_phase(
    phase: Phase, flow: FlowMaker, following: Phase, seats: int
) -> None:
    position = Position(seats, phase=phase)
    position.state.first = seats - 1
    table = position.table(flow)
    first = 0 if phase == "clean_up" else seats - 1  # the token has been passed on
    assert (asked(table), question(table, first)) == (first, "pause")
    assert state_of(table).phase == phase
    do(table, Continue())
    assert (state_of(table).phase, state_of(table).step) == (following, 0)
    begun = [] if following == "round" else [PhaseBegan(following)]
    assert events(table, PhaseBegan) == begun


@pytest.mark.rule("FM-357", "FM-Q-77", "FM-235")
def test_a_repair_in_the_pause_takes_effect_before_the_next_phase() -> None:
    box = with_skill("medic", RepairPart(facilities=("medlab",)))
    position = Position(2, phase="production", box=box)
    position.astronaut(A).morale = 1
    position.break_parts("medlab", "processor")
    table = position.table(production_phase)
    do(table, UseSkill("medic", "medic-sample"))
    assert facility(table, "medlab").mended
    finish(table)
    assert (facility(table, "medlab").broken, facility(table, "medlab").mended) == (0, 0)


@pytest.mark.rule("FM-117", "FM-111", "FM-1345", "FM-Q-08")
def test_a_goal_reached_in_the_last_pause_counts() -> None:
    goal = {"id": "dig", "tests": [{"op": "cargo-holds", "what": "samples", "least": 1}]}
    box = with_skill("geologist", Samples(1))
    box = msgspec.structs.replace(box, missions=box_with(goals=[goal]).missions)
    position = Position(2, phase="clean_up", box=box)
    position.astronaut(B).morale = 1
    table = position.table(clean_up_phase)
    assert asked(table) == B
    do(table, UseSkill("geologist", "geologist-sample"))
    assert state_of(table).phase == "clean_up"
    do(table, Continue())
    assert state_of(table).ending == "won"
