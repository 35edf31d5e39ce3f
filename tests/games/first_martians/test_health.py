"""Wounds and Conditions."""

from __future__ import annotations

import pytest

from kosmodrom.core.asks import Flow
from kosmodrom.core.rng import seed_value
from kosmodrom.games.first_martians.events.hub import ConditionGained, Died, Wounded
from kosmodrom.games.first_martians.rules.base import (
    Game,
    acting_conditions,
    end_phase,
    let_conditions_act,
)
from kosmodrom.games.first_martians.rules.health import cure, draw_condition, heal_wound, wound
from kosmodrom.games.first_martians.rules.morale import morale_phase
from kosmodrom.games.first_martians.rules.tracks import change_stress
from kosmodrom.games.first_martians.state import Phase
from kosmodrom.games.first_martians.terms import (
    ANEMIA,
    ANXIETY,
    CONDITIONS,
    HEART,
    MIGRAINE,
    POISONING,
)
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    Position,
    astronaut,
    at_once,
    conditions,
    events,
    finish,
    state_of,
)


def without_anxiety(position: Position) -> Position:
    position.state.condition_pool[ANXIETY] = 0
    return position


@pytest.mark.rule("FM-261", "FM-EX-09")
def test_a_wound_is_a_step() -> None:
    table = Position(2).table(at_once(lambda g: wound(g, A)))
    assert astronaut(table, A).wounds == 1
    assert astronaut(table, B).wounds == 0
    assert events(table, Wounded) == [Wounded("medic", 1)]
    assert conditions(table) == []


@pytest.mark.rule("FM-263", "FM-EX-13", "FM-Q-37")
def test_the_second_wound_brings_a_condition() -> None:
    position = without_anxiety(Position(2))
    table = position.table(at_once(lambda g: wound(g, A), lambda g: wound(g, A)))
    assert len(conditions(table)) == 1
    assert sum(state_of(table).condition_pool) == 9
    assert len(events(table, ConditionGained)) == 1


@pytest.mark.rule("FM-264", "FM-267", "FM-Q-40")
def test_each_icon_passed_brings_a_condition() -> None:
    table = without_anxiety(Position(2)).table(at_once(lambda g: wound(g, A, 5)))
    assert astronaut(table).wounds == 5
    assert len(conditions(table)) == 2


@pytest.mark.rule("FM-262", "FM-115", "FM-116", "FM-1204", "FM-1343", "FM-Q-65")
def test_the_sixth_wound_kills() -> None:
    position = without_anxiety(Position(3, crew=("medic", "engineer", "scientist")))
    position.astronaut(B).wounds = 5
    position.state.done = position.state.goals
    table = position.table(at_once(lambda g: wound(g, B), lambda g: wound(g, A)))
    state = state_of(table)
    assert (state.phase, state.ending, state.cause) == ("end", "death", "engineer")
    assert events(table, Died) == [Died("engineer")]
    assert astronaut(table, A).wounds == 0  # nothing more happens
    assert table.finished
    assert table.result is not None
    assert table.result.outcome == "lost"


@pytest.mark.rule("FM-Q-40")
def test_the_dead_draw_no_condition() -> None:
    position = without_anxiety(Position(2))
    position.astronaut().wounds = 3
    table = position.table(at_once(lambda g: wound(g, A, 9)))
    assert astronaut(table).wounds == 6
    assert len(events(table, ConditionGained)) == 1


@pytest.mark.rule("FM-265", "FM-266", "FM-EX-10")
def test_an_icon_counts_again_after_healing_but_not_on_the_way_back() -> None:
    position = without_anxiety(Position(2))
    position.astronaut().wounds = 2

    def healed(g: Game) -> None:
        heal_wound(g, A)
        assert not g.state.crew[A].conditions
        wound(g, A)

    table = position.table(at_once(healed))
    assert astronaut(table).wounds == 2
    assert len(conditions(table)) == 1


def test_nobody_heals_below_nought() -> None:
    table = Position(2).table(at_once(lambda g: heal_wound(g, A, 3)))
    assert astronaut(table).wounds == 0


@pytest.mark.rule("FM-268", "FM-EX-11", "FM-Q-39")
def test_no_type_is_held_twice() -> None:
    position = Position(2)
    position.state.condition_pool = [1, 0, 0, 0, 30, 0]
    position.conditions(A, "migraine")
    for number in range(10):  # whatever is drawn on the way
        position.state.rng = seed_value(number)
        table = position.table(at_once(lambda g: draw_condition(g, A)))
        assert conditions(table) == ["anemia", "migraine"]
        assert state_of(table).condition_pool == [0, 0, 0, 0, 29, 0]


@pytest.mark.rule("FM-Q-39", "FM-1174")
def test_tokens_can_run_out() -> None:
    position = Position(2)
    position.state.condition_pool = [0, 0, 0, 0, 5, 0]
    position.conditions(A, "migraine")
    table = position.table(
        at_once(lambda g: draw_condition(g, A), lambda g: draw_condition(g, B, HEART))
    )
    assert conditions(table, A) == ["migraine"]
    assert conditions(table, B) == []


@pytest.mark.rule("FM-Q-39")
def test_rare_types_come_rarely() -> None:
    position = Position(2)
    position.state.condition_pool = [1, 0, 0, 0, 9, 0]
    drawn = []
    for number in range(300):
        position.state.rng = seed_value(number)
        table = position.table(at_once(lambda g: draw_condition(g, A)))
        drawn += conditions(table)
    assert 8 <= drawn.count("anemia") <= 60


@pytest.mark.rule("FM-282", "FM-Q-38")
def test_anxiety_lowers_morale_at_once_and_is_not_kept() -> None:
    table = Position(2).table(at_once(lambda g: draw_condition(g, A, ANXIETY)))
    assert state_of(table).morale == -1
    assert conditions(table) == []
    assert state_of(table).condition_pool == [2] * 6


@pytest.mark.rule("FM-269")
@pytest.mark.parametrize(
    ("phase", "gained"),
    [("events", 1), ("production", 1), ("acting", 1), ("malfunctions", 1), ("clean_up", 0)],
)
def test_no_condition_comes_in_clean_up(phase: Phase, gained: int) -> None:
    position = without_anxiety(Position(2, phase=phase))
    table = position.table(at_once(lambda g: wound(g, A, 2)))
    assert len(conditions(table)) == gained
    assert astronaut(table).wounds == 2


@pytest.mark.rule("FM-270", "FM-359", "FM-271", "FM-EX-12")
def test_a_condition_acts_from_the_next_phase_on() -> None:
    def acting(table: AnyTable) -> int:
        return acting_conditions(astronaut(table))

    table = Position(2).table(at_once(lambda g: draw_condition(g, A, MIGRAINE)))
    assert acting(table) == 0
    table = Position(2).table(at_once(lambda g: draw_condition(g, A, MIGRAINE), end_phase))
    assert acting(table) == 0  # the next phase has not begun
    table = Position(2).table(at_once(lambda g: draw_condition(g, A, MIGRAINE), let_conditions_act))
    assert acting(table) == 1 << MIGRAINE


@pytest.mark.rule("FM-272", "FM-EX-12", "FM-456")
def test_a_condition_of_the_morale_phase_acts_in_this_round() -> None:
    position = without_anxiety(Position(2, phase="morale"))
    position.state.morale = -2
    table = position.table(morale_phase)
    finish(table)
    assert state_of(table).phase == "production"
    assert acting_conditions(astronaut(table)).bit_count() == 1


@pytest.mark.rule("FM-288", "FM-EX-14")
def test_poisoning_doubles_wounds() -> None:
    position = Position(3)
    position.conditions(B, "poisoning")
    table = position.table(at_once(lambda g: wound(g, B), lambda g: wound(g, A)))
    assert [member.wounds for member in state_of(table).crew] == [1, 2, 0]


@pytest.mark.rule("FM-EX-14", "FM-288", "FM-643")
def test_a_brawl_hurts_the_poisoned_twice() -> None:
    position = Position(3)
    position.conditions(B, "poisoning")
    position.state.stress = 17
    table = position.table(at_once(lambda g: change_stress(g, 1)))
    assert [member.wounds for member in state_of(table).crew] == [1, 2, 1]


@pytest.mark.rule("FM-EX-14", "FM-270")
def test_fresh_poison_does_not_double_yet() -> None:
    position = Position(2)
    table = position.table(
        at_once(lambda g: draw_condition(g, A, POISONING), lambda g: wound(g, A))
    )
    assert astronaut(table).wounds == 1


@pytest.mark.rule("FM-289")
def test_a_cured_condition_acts_to_the_end_of_the_phase() -> None:
    position = Position(2)
    position.conditions(A, "poisoning", "anemia")

    def cured(g: Game) -> Flow:
        cure(g, A, POISONING)
        assert g.state.condition_pool == [1, 2, 2, 2, 2, 2]
        wound(g, A)
        yield from ()
        end_phase(g)
        wound(g, A)

    table = position.table(cured)
    assert astronaut(table).wounds == 3
    assert "poisoning" not in conditions(table)
    assert "anemia" in conditions(table)


@pytest.mark.rule("FM-289", "FM-270")
def test_a_fresh_condition_that_is_cured_never_acts() -> None:
    def cured(g: Game) -> None:
        draw_condition(g, A, POISONING)
        cure(g, A, POISONING)
        cure(g, A, ANEMIA)  # not held: nothing happens
        wound(g, A)

    table = Position(2).table(at_once(cured))
    assert astronaut(table).wounds == 1
    assert state_of(table).condition_pool == [2] * len(CONDITIONS)
