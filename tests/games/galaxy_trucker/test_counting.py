"""Counting firepower, engine power and crew."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.games.galaxy_trucker.events.flight import Counted, HalvesCounted
from kosmodrom.games.galaxy_trucker.moves.flight import (
    BoostCannon,
    Declare,
    Jump,
    LetFall,
    Power,
)
from kosmodrom.games.galaxy_trucker.moves.hits import KeepPiece
from kosmodrom.games.galaxy_trucker.steps import Count
from kosmodrom.games.galaxy_trucker.tables import AMBUSH, CREW, ENGINE_POWER, FIREPOWER
from kosmodrom.games.galaxy_trucker.terms import NOTHING
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    Position,
    do,
    events,
    parts,
    player,
    tokens,
)


def value(table: AnyTable, seat: int = A) -> float:
    """What a seat counted; the game keeps it doubled."""
    return table.game.state.counts[seat] / 2


def offered(table: AnyTable, *kinds: type) -> list[Any]:
    return [option for option in table.pending[A].options if isinstance(option, kinds)]


def pick(position: Position, table: AnyTable, kind: type, *names: str) -> None:
    """Choose the option of a kind that names these cells."""
    places = [number for name in names for number in position.place(A, name)]
    (choice,) = [
        option
        for option in table.pending[A].options
        if isinstance(option, kind)
        and [getattr(option, field) for field in option.__struct_fields__][: len(places)] == places
    ]
    table.decide(A, choice)


def counts(position: Position, what: int) -> float:
    """The value that is counted without a question."""
    table = position.carry_out(Count(A, what))
    assert not table.pending
    return value(table)


# Firepower


@pytest.mark.rule("GTB-509", "GTB-706", "GTB-702", "GT-Q-112")
def test_cannons_forward_count_one_and_others_a_half() -> None:
    position = Position(flight="II")
    position.ship(
        A,
        """
              G
              |
          G<--H---G>
              |
              X---G
        """,
    )
    assert counts(position, FIREPOWER) == 3


@pytest.mark.rule("GTB-510", "GTB-515", "GTB-705")
def test_a_double_cannon_counts_if_a_token_is_paid() -> None:
    position = Position(flight="II")
    position.ship(A, "GG\n|\nH---B2\n|\nX---GG>")
    table = position.carry_out(Count(A, FIREPOWER))
    assert offered(table, Declare) == [Declare("0")]
    pick(position, table, Power, "GG")
    pick(position, table, Power, "GG>")
    assert not table.pending  # nothing is left to decide
    assert value(table) == 3
    assert tokens(table, A) == 0
    table = position.carry_out(Count(A, FIREPOWER))
    do(table, Declare("0"))
    assert value(table) == 0
    assert tokens(table, A) == 2


@pytest.mark.rule("GTB-EX-01")
def test_the_leader_reaches_a_tie_and_the_second_more() -> None:
    position = Position(flight="II")
    position.ship(
        A,
        """
          G   GG
          |   |
          X---X---G
              |
              H---GG>
              |
              B2
        """,
        tokens={"B2": 1},
    )
    table = position.carry_out(Count(A, FIREPOWER))
    pick(position, table, Power, "GG")
    assert not table.pending
    assert value(table) == 4
    position.ship(B, "    GG\n    |\nGG--H---G>\n    |\n    B2")
    table = position.carry_out(Count(B, FIREPOWER))
    while table.pending:
        table.decide(B, table.pending[B].options[0])
    assert value(table, B) == 4.5
    assert tokens(table, B) == 0


@pytest.mark.rule("GTB-507", "GT-Q-111")
def test_the_purple_alien_adds_to_cannons_alone() -> None:
    position = Position(flight="II")
    position.ship(A, "G<--H---C---PU", aliens={"purple": "C"})
    assert counts(position, FIREPOWER) == 2.5
    position.ship(A, "    H---C---PU", aliens={"purple": "C"})
    assert counts(position, FIREPOWER) == 0


@pytest.mark.rule("GT-366")
def test_the_manager_makes_aliens_better() -> None:
    position = Position(flight="III", technologies=True)
    drawing = """
        PU--C---H---C---BR
                |   |
            G---X   C---BL
                |
                E
    """
    position.ship(A, drawing, aliens={"purple": "C#1", "brown": "C#2", "blue": "C#2"})
    position.specialist(A, "manager")
    assert counts(position, FIREPOWER) == 1 + 3
    assert counts(position, ENGINE_POWER) == 1 + 3
    position.specialist(A, "lawyer")
    assert counts(position, FIREPOWER) == 1 + 2


@pytest.mark.rule("GT-773")
def test_aliens_on_strike_add_nothing() -> None:
    position = Position(flight="II")
    position.ship(A, "G---H---C---PU", aliens={"purple": "C"})
    position.state.strike = 1
    assert counts(position, FIREPOWER) == 1


@pytest.mark.rule("GT-238", "GT-235", "GT-237")
def test_each_barrel_of_a_bidirectional_cannon_counts_by_its_direction() -> None:
    for sign, strength in (("", 1.5), (">", 1), ("<", 1.5)):
        position = Position(flight="II", technologies=True)
        drawing = {
            "": "BG\n|\nH---B2",
            ">": "    H---B2\n    |\n    BG>",
            "<": "BG<-H---B2",
        }[sign]
        position.ship(A, drawing)
        table = position.carry_out(Count(A, FIREPOWER))
        pick(position, table, Power, f"BG{sign}")
        assert value(table) == strength
        assert tokens(table, A) == 1


@pytest.mark.rule("GT-Q-12", "GT-245", "GT-247")
def test_a_cannon_engine_is_a_cannon_and_an_engine() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, "H---GE")
    assert counts(position, FIREPOWER) == 1
    assert counts(position, ENGINE_POWER) == 1


@pytest.mark.rule("GT-757", "GT-758", "GT-EX-29")
def test_an_ambush_comes_from_the_sides() -> None:
    position = Position(flight="II")
    position.ship(
        A,
        """
              G
              |
          G---H---G>
              |
          PU--C---Gv
        """,
        aliens={"purple": "C"},
    )
    assert counts(position, AMBUSH) == 5


# Cannon boosters


def boosted(tokens: int) -> Position:
    """The last player of the rulebook's example: everything hangs on the cannon forward."""
    position = Position(seats=2, flight="III", technologies=True)
    position.ship(
        A,
        """
            GG
            |
        G<--GB--G---H
                    |
                    B2
        """,
        tokens={"B2": tokens},
    )
    return position


@pytest.mark.rule("GT-EX-04", "GT-Q-15", "GT-270", "GT-271", "GT-272", "GT-273", "GT-277", "GT-278")
def test_a_cannon_booster_and_one_token() -> None:
    position = boosted(1)
    table = position.carry_out(Count(A, FIREPOWER))
    assert {option.cannon for option in offered(table, BoostCannon)} == {
        position.part(A, "G<"),
        position.part(A, "G"),
    }  # the double cannon would need 2 tokens
    pick(position, table, Power, "GG")
    assert value(table) == 3.5  # (a)
    table = position.carry_out(Count(A, FIREPOWER))
    pick(position, table, BoostCannon, "GB", "G<")
    assert value(table) == 3  # (b)
    assert player(table, A).lost == [position.t.part_number[position.part(A, "G<")]]
    table = position.carry_out(Count(A, FIREPOWER))
    pick(position, table, BoostCannon, "GB", "G")
    assert value(table) == 4.5  # (d)
    table.decide(A, max(offered(table, KeepPiece), key=lambda piece: piece.crew))
    assert len(player(table, A).lost) == 4
    assert tokens(table, A) == 0


@pytest.mark.rule("GT-277", "GT-274")
def test_a_double_cannon_is_powered_and_boosted_for_two_tokens() -> None:
    for two_steps in (False, True):
        position = boosted(2)
        table = position.carry_out(Count(A, FIREPOWER))
        if two_steps:
            pick(position, table, Power, "GG")
        pick(position, table, BoostCannon, "GB", "GG")
        assert value(table) == 1.5 + 2 + 3
        assert tokens(table, A) == 0
        assert position.part(A, "GG") not in parts(table, A)
        assert position.part(A, "GB") in parts(table, A)


@pytest.mark.rule("GT-862", "GT-861")
def test_failing_batteries_make_a_boosted_double_cannon_cost_three() -> None:
    for two_steps in (False, True):
        position = boosted(2)
        position.roads("failing_batteries")
        position.player(A).ship.tokens[position.cell(A, "B2")] = 3
        table = position.carry_out(Count(A, FIREPOWER))
        if two_steps:
            pick(position, table, Power, "GG")
            assert tokens(table, A) == 1
        pick(position, table, BoostCannon, "GB", "GG")
        assert tokens(table, A) == 0


@pytest.mark.rule("GT-Q-14")
def test_a_booster_works_once_per_count() -> None:
    position = boosted(2)
    table = position.carry_out(Count(A, FIREPOWER))
    pick(position, table, BoostCannon, "GB", "G<")
    assert not offered(table, BoostCannon)
    assert offered(table, Power)


@pytest.mark.rule("GT-276", "GT-275", "GT-Q-61")
def test_what_a_boost_adds() -> None:
    for gun, what, expected in (
        ("BG", FIREPOWER, 1.5 + 3),
        ("BG", AMBUSH, 1.5 + 3),
        ("G", FIREPOWER, 1 + 3),
        ("G", AMBUSH, 0.5 + 1.5),
        ("GE", FIREPOWER, 1 + 3),
    ):
        position = Position(flight="II", technologies=True)
        position.ship(A, f"H---GB--{gun}\n|\nB2")
        table = position.carry_out(Count(A, what))
        pick(position, table, BoostCannon, "GB", gun)
        assert value(table) == expected
        assert position.part(A, gun) not in parts(table, A)


@pytest.mark.rule("GT-923", "GT-Q-82")
def test_nothing_works_in_the_dead_zone() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, "H---GB--G\n|       \nB2")
    position.dead(9)
    assert counts(position, FIREPOWER) == 0  # the cannon is dead, and so the booster has none


# Engine power


@pytest.mark.rule("GTB-511", "GTB-512")
def test_engines_and_double_engines() -> None:
    position = Position(flight="II")
    position.ship(A, "    H---B2\n    |\nE---X---EE")
    table = position.carry_out(Count(A, ENGINE_POWER))
    pick(position, table, Power, "EE")
    assert value(table) == 3
    assert [event.value for event in events(table, Counted)] == ["3"]


@pytest.mark.rule("GTB-506", "GT-Q-111")
def test_the_brown_alien_adds_to_engines_alone() -> None:
    position = Position(flight="II")
    position.ship(A, "    H---C---BR\n    |\n    E", aliens={"brown": "C"})
    assert counts(position, ENGINE_POWER) == 3
    position.ship(A, "    H---C---BR", aliens={"brown": "C"})
    assert counts(position, ENGINE_POWER) == 0


@pytest.mark.rule("GT-905", "GT-906")
def test_engines_that_point_forward_do_not_count() -> None:
    position = Position(flight="II")
    drawing = "E^\n|\nH---B2\n|\nX---EE"
    position.ship(A, drawing)
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert offered(table, Declare) == [Declare("0")]
    position.ship(A, drawing, front=2)
    assert counts(position, ENGINE_POWER) == 1  # the double engine is not even offered


# Faulty connectors


def faulty() -> Position:
    position = Position(flight="II")
    position.roads("faulty_connectors")
    position.ship(A, "C---H\n    |\nE---X")
    return position


@pytest.mark.rule("GT-909", "GT-910", "GT-911", "GT-Q-80")
def test_faulty_joints_slow_the_ship() -> None:
    position = faulty()
    table = position.carry_out(Count(A, ENGINE_POWER))
    falling = {option.part for option in offered(table, LetFall)}
    joints = _faulty_joints(position)
    assert joints
    assert falling == {part for joint in joints for part in joint}
    assert offered(table, Declare) == [Declare(str(max(0, 1 - len(joints))))]


def _faulty_joints(position: Position) -> list[tuple[str, str]]:
    """Neighbours that are joined by a universal connector and another one."""
    t, ship = position.t, position.player(A).ship
    found = []
    for one, other, side in (("C", "H", 1), ("H", "X", 2), ("E", "X", 1)):
        cells = position.cell(A, one), position.cell(A, other)
        first, second = (
            t.connectors[ship.parts[cell] * 4 + ship.turned[cell]] >> 2 * turned & 3
            for cell, turned in zip(cells, (side, side ^ 2), strict=True)
        )
        if first != second:
            found.append((position.part(A, one), position.part(A, other)))
    return found


@pytest.mark.rule("GT-910")
def test_a_part_that_falls_off_takes_its_joint_along() -> None:
    position = faulty()
    before = len(_faulty_joints(position))
    assert (position.part(A, "C"), position.part(A, "H")) in _faulty_joints(position)
    table = position.carry_out(Count(A, ENGINE_POWER))
    pick(position, table, LetFall, "C")
    assert player(table, A).lost == [position.t.part_number[position.part(A, "C")]]
    if table.pending:
        assert offered(table, Declare) == [Declare(str(max(0, 2 - before)))]


# Crew


@pytest.mark.rule("GTB-508", "GTB-707", "GT-221", "GT-Q-04")
def test_crew_is_humans_and_aliens_without_sleepers() -> None:
    position = Position(flight="III", technologies=True)
    position.ship(A, "LC--H---C---PU\n    |\n    ST", aliens={"purple": "C"})
    assert counts(position, CREW) == 1 + 2 + 1


# Class IIA

TWO_HALVES = """
C---C---BR--E       B2--C---EB--E
    |   |                   |
    E   E                   E
"""


def two_halves(drawing: str = TWO_HALVES, **aboard: Any) -> Position:
    position = Position(flight="IIA", technologies=True)
    position.ship(A, drawing, at=(6, 3), **aboard)
    return position


@pytest.mark.rule("GT-616", "GT-617", "GT-EX-35")
def test_the_slower_half_sets_the_pace() -> None:
    position = two_halves(aliens={"brown": "C#2"}, tokens={"B2": 0})
    assert counts(position, ENGINE_POWER) == 2
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert events(table, HalvesCounted) == [HalvesCounted(A, 5, 2)]
    assert table.game.state.halves == [5, 2]


@pytest.mark.rule("GT-EX-10", "GT-646", "GT-648", "GT-620")
def test_a_half_that_jumps_is_not_counted() -> None:
    position = two_halves(aliens={"brown": "C#2"}, tokens={"B2": 1})
    position.card("combat-zone-3")
    position.deck("planets-1a", "open-space-1a")
    table = position.carry_out(Count(A, CREW), Count(A, ENGINE_POWER))
    assert offered(table, Declare) == [Declare("5")]
    pick(position, table, Jump, "EB", "E#5")
    assert not table.pending  # only the left half is left, and has nothing to decide
    assert [event.value for event in events(table, Counted)] == ["3", "5"]
    assert table.game.state.halves == [5, NOTHING]
    assert tokens(table, A) == 0


@pytest.mark.rule("GT-615", "GT-618", "GT-619")
def test_firepower_is_the_sum_of_both_halves_with_batteries_of_their_own() -> None:
    position = two_halves(
        "G---C---PU--GG      C---G---B2",
        aliens={"purple": "C#1"},
    )
    assert counts(position, FIREPOWER) == 1 + 2 + 1  # no power for the double cannon at the left
    position = two_halves(
        "C---PU--GG          C---G---B2",
        aliens={"purple": "C#1"},
    )
    assert counts(position, FIREPOWER) == 1  # his own half has no firepower


@pytest.mark.rule("GT-629")
def test_the_manager_acts_in_the_half_of_the_blue_alien() -> None:
    position = two_halves("G---C---PU          C---BL--G", aliens={"purple": "C#1", "blue": "C#2"})
    position.specialist(A, "manager")
    assert counts(position, FIREPOWER) == 1 + 2 + 1


@pytest.mark.rule("GT-EX-35")
def test_a_half_without_engines_counts_nothing_in_spite_of_the_brown_alien() -> None:
    position = two_halves(
        "E---C---E           C---BR",
        aliens={"brown": "C#2"},
    )
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert table.game.state.halves == [2, 0]
    assert value(table) == 0


@pytest.mark.rule("GT-EX-17", "GT-911")
def test_less_than_no_engine_power_is_none() -> None:
    position = Position(flight="II")
    position.roads("faulty_connectors")
    position.ship(A, "C---H---C")
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert len(offered(table, LetFall)) == 3
    do(table, Declare("0"))
    assert value(table) == 0


@pytest.mark.rule("GT-909", "GT-Q-80")
def test_each_faulty_joint_counts_once() -> None:
    position = Position(flight="II")
    position.roads("faulty_connectors")
    drawing = "E---X---E\n    |\nE---H---E"
    position.ship(A, drawing)
    t, ship = position.t, position.player(A).ship
    joints = 0
    for one, other, side in (
        ("E#1", "X", 1),
        ("X", "E#2", 1),
        ("X", "H", 2),
        ("E#3", "H", 1),
        ("H", "E#4", 1),
    ):
        cells = position.cell(A, one), position.cell(A, other)
        first, second = (
            t.connectors[ship.parts[cell] * 4 + ship.turned[cell]] >> 2 * turned & 3
            for cell, turned in zip(cells, (side, side ^ 2), strict=True)
        )
        joints += first != second
    assert 0 < joints < 4
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert offered(table, Declare) == [Declare(str(4 - joints))]


@pytest.mark.rule("GT-910")
def test_an_engine_that_fell_off_does_not_count_although_it_was_powered() -> None:
    position = Position(flight="II")
    position.roads("faulty_connectors")
    position.ship(
        A, "EE--H---B2", parts={"EE": "double-engine-04", "B2": "battery-01"}
    )  # a single connector of the engine meets the universal one of the cabin
    table = position.carry_out(Count(A, ENGINE_POWER))
    pick(position, table, Power, "EE")
    assert offered(table, Declare) == [Declare("1")]
    pick(position, table, LetFall, "EE")
    assert not table.pending
    assert value(table) == 0


@pytest.mark.rule("GT-923", "GT-757")
def test_dead_cannons_do_not_shoot_in_an_ambush() -> None:
    position = Position(flight="II")
    position.ship(A, "G<--H---G>")
    position.dead(8)
    assert counts(position, AMBUSH) == 1


@pytest.mark.rule("GT-1102")
def test_a_jump_is_made_instead_of_counting() -> None:
    position = Position(flight="III", technologies=True)
    position.ship(A, "GG--H---EB--E\n    |\n    B3")
    position.card("pirates-1")
    position.deck("stardust-1")
    table = position.carry_out(Count(A, FIREPOWER))
    assert offered(table, Jump)
    pick(position, table, Power, "GG")
    assert not table.pending
