"""Broken hardware in the Working Block, and the penalties of broken parts."""

from __future__ import annotations

import msgspec
import pytest

from kosmodrom.games.first_martians.events.hub import FroggyChecked
from kosmodrom.games.first_martians.moves import DiscardSample
from kosmodrom.games.first_martians.rules.production import production_phase
from kosmodrom.games.first_martians.terms import BLOCKED, FROGGY
from kosmodrom.testing.positions import offered, question
from tests.games.first_martians.kit import (
    A,
    Position,
    area,
    do,
    events,
    state_of,
    tokens,
)
from tests.games.first_martians.small_box import small_box

HIT = 0


def production() -> Position:
    return Position(2, phase="production")


@pytest.mark.rule("FM-663", "FM-664", "FM-Q-06", "FM-691")
@pytest.mark.parametrize(("face", "blocked"), [(2, [BLOCKED]), (3, [])])
def test_froggy_is_checked(face: int, blocked: list[int]) -> None:
    position = production()
    position.break_parts("garage", "hardware")
    position.dice(face)
    table = position.table(production_phase)
    assert state_of(table).rovers[FROGGY] == blocked
    assert [event.damaged for event in events(table, FroggyChecked)] == [bool(blocked)]


@pytest.mark.rule("FM-666")
def test_froggy_can_be_damaged_again() -> None:
    position = production()
    position.break_parts("garage", "hardware")
    position.rover_tokens("froggy", "blocked")
    position.dice(HIT)
    assert state_of(position.table(production_phase)).rovers[FROGGY] == [BLOCKED, BLOCKED]


@pytest.mark.rule("FM-667", "FM-EX-33", "FM-668")
def test_a_sample_is_lost_and_stress_rises() -> None:
    position = production()
    position.break_parts("probe", "hardware")
    position.break_parts("lab", "hardware")
    position.explore("K1-N", "heap-1")
    position.explore("K1-NE", "flats-1")
    position.explore("K2-N", "plains-2")
    table = position.table(production_phase)
    assert question(table, A) == "discard-sample"
    assert offered(table, A, DiscardSample) == [DiscardSample("K1-N"), DiscardSample("K2-N")]
    do(table, DiscardSample("K2-N"))
    assert (area(table, "K1-N").samples, area(table, "K2-N").samples) == (2, 0)
    assert state_of(table).stress == 2 + 1


@pytest.mark.rule("FM-667", "FM-Q-69")
def test_without_samples_nothing_is_lost() -> None:
    position = production()
    position.break_parts("probe", "hardware")
    position.explore("K1-NE", "flats-1")
    assert question(position.table(production_phase), A) == "pause"
    position.explore("K1-N", "heap-1")
    table = position.table(production_phase)  # no choice
    assert area(table, "K1-N").samples == 1


@pytest.mark.rule("FM-669", "FM-670", "FM-Q-05")
def test_the_workshop_gets_a_token_at_once() -> None:
    position = production()
    position.break_parts("workshop", "hardware")
    table = position.table(production_phase)
    assert tokens(table, "workshop") == ["adventure"]


@pytest.mark.rule("FM-671", "FM-1164", "FM-1173")
def test_the_token_comes_on_top_of_others() -> None:
    position = production()
    position.break_parts("workshop", "hardware")
    position.token("workshop", "wound")
    assert tokens(position.table(production_phase), "workshop") == ["wound", "adventure"]
    position.token("workshop", "adventure")
    assert tokens(position.table(production_phase), "workshop") == ["wound", "adventure"]


@pytest.mark.rule("FM-661")
def test_other_parts_and_blocks_are_not_checked() -> None:
    position = production()
    for name in ("garage", "probe", "lab", "workshop"):
        position.break_parts(name, "connector", "filter", "processor")
    for name in ("quarters", "medlab", "control", "solar-1"):
        position.break_parts(name, "hardware")
    table = position.table(production_phase)
    state = state_of(table)
    assert (state.stress, state.rovers[FROGGY], tokens(table, "workshop")) == (2, [], [])


@pytest.mark.rule("FM-661")
def test_the_same_penalty_in_another_block_is_not_resolved_here() -> None:
    box = small_box()
    noisy = tuple(
        msgspec.structs.replace(
            plan,
            parts=tuple(msgspec.structs.replace(part, penalty="stress") for part in plan.parts),
        )
        for plan in box.facilities
    )
    box = msgspec.structs.replace(box, facilities=noisy)
    position = Position(2, phase="production", box=box)
    position.break_parts("medlab", "hardware")
    position.break_parts("solar-1", "hardware")
    position.break_parts("lab", "hardware")
    assert state_of(position.table(production_phase)).stress == 2 + 1


@pytest.mark.rule("FM-662", "FM-556")
def test_what_is_shut_down_brings_no_penalty() -> None:
    position = production()
    for name in ("garage", "probe", "lab", "workshop"):
        position.break_parts(name, "hardware")
        position.shut(name, "energy")
    position.explore("K1-N", "heap-1")
    position.dice(HIT)
    table = position.table(production_phase)
    assert area(table, "K1-N").samples == 2
    assert state_of(table).stress == 2 + 8
    assert state_of(table).rovers[FROGGY] == []
    assert tokens(table, "workshop") == []


@pytest.mark.rule("FM-1035")
def test_an_upgrade_can_lift_the_penalty() -> None:
    position = production()
    position.break_parts("lab", "hardware")
    position.build("power-generator", "lab")
    assert state_of(position.table(production_phase)).stress == 2


@pytest.mark.rule("FM-357", "FM-662")
def test_a_part_repaired_in_this_phase_still_counts() -> None:
    position = production()
    position.break_parts("lab", "hardware")
    position.facility("lab").mended = position.facility("lab").broken
    assert state_of(position.table(production_phase)).stress == 3
