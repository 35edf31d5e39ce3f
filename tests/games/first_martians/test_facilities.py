"""Parts, penalties, Facility cards and Upgrades."""

from __future__ import annotations

import pytest

from kosmodrom.games.first_martians.components import ManageMore, NoMedic, UnwindMore
from kosmodrom.games.first_martians.rules.base import Game, end_phase, facilities_named
from kosmodrom.games.first_martians.rules.facilities import (
    break_part,
    broken_parts,
    build_facility,
    has_bonus,
    mend_part,
    penalties,
)
from kosmodrom.games.first_martians.terms import (
    CONNECTOR,
    FILTER,
    HARDWARE,
    PartKind,
    Penalty,
)
from tests.games.first_martians.kit import Position, at_once, facility


@pytest.mark.rule("FM-680", "FM-Q-51")
def test_working_parts_break() -> None:
    position = Position(2)
    lab, solar = position.number("lab"), position.number("solar-1")

    def break_some(g: Game) -> None:
        break_part(g, lab, FILTER)
        break_part(g, lab, FILTER)
        break_part(g, solar, FILTER)  # it has none

    table = position.table(at_once(break_some))
    assert facility(table, "lab").broken == 1 << FILTER
    assert facility(table, "solar-1").broken == 0


@pytest.mark.rule("FM-556", "FM-Q-51")
def test_nothing_breaks_or_is_repaired_in_what_is_shut_down() -> None:
    position = Position(2)
    position.break_parts("lab", "filter")
    position.shut("lab", "oxygen")
    lab = position.number("lab")
    table = position.table(
        at_once(
            lambda g: break_part(g, lab, HARDWARE), lambda g: mend_part(g, lab, FILTER), end_phase
        )
    )
    assert facility(table, "lab").broken == 1 << FILTER


@pytest.mark.rule("FM-357")
def test_a_repair_takes_effect_at_the_end_of_the_phase() -> None:
    position = Position(2)
    position.break_parts("lab", "filter", "hardware")
    lab = position.number("lab")

    def repair(g: Game) -> None:
        mend_part(g, lab, FILTER)
        mend_part(g, lab, CONNECTOR)  # it is not broken
        assert penalties(g, lab) == {"oxygen", "stress"}
        end_phase(g)
        assert penalties(g, lab) == {"stress"}

    table = position.table(at_once(repair))
    assert (facility(table, "lab").broken, facility(table, "lab").mended) == (1 << HARDWARE, 0)


@pytest.mark.rule("FM-681", "FM-682", "FM-683", "FM-684", "FM-685", "FM-686", "FM-691")
@pytest.mark.parametrize(
    ("name", "part", "penalty"),
    [
        ("medlab", "processor", "malfunction"),
        ("farm", "filter", "wilting"),
        ("farm", "connector", "wilting"),
        ("garage", "processor", "no_rover"),
        ("lab", "connector", "energy"),
        ("workshop", "filter", "oxygen"),
        ("quarters", "filter", "oxygen"),
        ("probe", "processor", "forced_roll"),
        ("garage", "hardware", "froggy"),
        ("probe", "hardware", "lose_sample"),
        ("lab", "hardware", "stress"),
        ("workshop", "hardware", "token"),
    ],
)
def test_each_part_has_its_penalty(name: str, part: PartKind, penalty: Penalty) -> None:
    position = Position(2)
    number = position.number(name)
    assert penalties(position.game, number) == frozenset()
    position.break_parts(name, part)
    assert penalties(position.game, number) == {penalty}
    position.shut(name, "energy")
    assert penalties(position.game, number) == frozenset()


@pytest.mark.rule("FM-108", "FM-110", "FM-EX-03", "FM-Q-18")
def test_broken_parts_are_counted_over_tiles_and_cards() -> None:
    position = Position(2)
    position.state.malfunctions = [3, 4, 0]
    position.state.cubes = 0b101
    assert broken_parts(position.game) == 0
    position.break_parts("lab", "filter", "hardware")
    position.break_parts("farm", "filter")
    position.shut("farm", "oxygen")
    assert broken_parts(position.game) == 3
    build_facility(position.game, "spare-solar")
    assert broken_parts(position.game) == 5


@pytest.mark.rule("FM-1035", "FM-Q-60", "FM-571")
def test_upgrades_lift_penalties_without_repairing() -> None:
    position = Position(2)
    position.break_parts("lab", "filter", "connector", "hardware", "processor")
    position.build("power-generator", "lab")
    lab = position.number("lab")
    assert penalties(position.game, lab) == {"oxygen", "forced_roll"}
    assert broken_parts(position.game) == 4
    position.break_parts("workshop", "connector")
    assert penalties(position.game, position.number("workshop")) == {"energy"}


@pytest.mark.rule("FM-571", "FM-Q-60", "FM-889")
def test_upgrades_do_nothing_while_shut_down() -> None:
    position = Position(4)
    assert not has_bonus(position.game, "control", ManageMore)
    position.build("warning-systems", "control")
    assert has_bonus(position.game, "control", ManageMore)
    assert not has_bonus(position.game, "quarters", UnwindMore)
    position.shut("control", "energy")
    assert not has_bonus(position.game, "control", ManageMore)


@pytest.mark.rule("FM-1221", "FM-1223", "FM-873")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_auto_scanner_of_small_crews_is_no_upgrade(seats: int) -> None:
    position = Position(seats)
    assert has_bonus(position.game, "medlab", NoMedic) is (seats < 4)
    if seats == 4:
        position.build("auto-scanner", "medlab")
        assert has_bonus(position.game, "medlab", NoMedic)


@pytest.mark.rule("FM-181", "FM-184", "FM-185", "FM-186", "FM-EX-06")
def test_a_facility_card_is_built_with_all_parts_broken() -> None:
    position = Position(2)
    table = position.table(
        at_once(
            lambda g: build_facility(g, "reserve-farm"), lambda g: build_facility(g, "reserve-farm")
        )
    )
    built = facility(table, "reserve-farm")
    assert built.broken == 1 << CONNECTOR | 1 << FILTER
    box = table.game.data
    assert box.facilities[built.plan].block == "systems"
    state = table.game.state
    assert len(state.facilities) == 14
    assert [farm.facility for farm in state.farms] == [position.number("farm"), 13]
    assert state.farms[1].greenhouses > 0


@pytest.mark.rule("FM-183", "FM-513", "FM-533", "FM-630")
def test_names_mean_tiles_and_cards() -> None:
    position = Position(2)
    for card in ("spare-oxygenator", "spare-solar", "reserve-farm"):
        build_facility(position.game, card)
    names = [
        [position.box.facilities[position.state.facilities[n].plan].id for n in found]
        for found in (
            facilities_named(position.game, "oxygenator"),
            facilities_named(position.game, "solar"),
            facilities_named(position.game, "farm"),
            facilities_named(position.game, "solar-2"),
        )
    ]
    assert names == [
        ["oxygenator-1", "oxygenator-2", "spare-oxygenator"],
        ["solar-1", "solar-2", "spare-solar"],
        ["farm"],
        ["solar-2"],
    ]
    assert penalties(position.game, 13) == {"malfunction"}
