"""Threats: what they strike and what stops them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option
from kosmodrom.games.galaxy_trucker.events.hits import (
    BoostedShieldUsed,
    Bounced,
    DiceRolled,
    MeteorShot,
    Missed,
    PartLost,
    PlatingHeld,
    ShieldUsed,
    ThreatComes,
    ThreatIgnored,
)
from kosmodrom.games.galaxy_trucker.moves.hits import (
    TAKE_HIT,
    Shoot,
    UseBoostedShield,
    UseShield,
)
from kosmodrom.games.galaxy_trucker.ships import turn_to_front
from kosmodrom.games.galaxy_trucker.steps import Volley
from kosmodrom.games.galaxy_trucker.tables import (
    HEAVY_SHOT,
    LARGE_METEOR,
    LIGHT_SHOT,
    SMALL_METEOR,
)
from kosmodrom.games.galaxy_trucker.terms import FRONT, LEFT, REAR, RIGHT
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    do,
    drawn,
    events,
    parts,
    picture,
    player,
    tokens,
)

CROSS = """
      X
      |
  X---H---X
      |
      X
"""


def comes(
    position: Position, kind: int, side: int, line: int, targets: Sequence[int] = (A,)
) -> AnyTable:
    """One threat on a line, without a roll."""
    return position.carry_out(Volley([(kind, side)], list(targets), "meteors", line=line))


def options(table: AnyTable) -> list[Option]:
    ((_seat, ask),) = table.pending.items()
    return list(ask.options)


def lost_places(table: AnyTable) -> list[tuple[int, int]]:
    return [(event.row, event.column) for event in events(table, PartLost)]


# Where a threat strikes


@pytest.mark.rule("GTB-740", "GTB-754", "GT-1115")
def test_one_roll_is_made_for_everybody() -> None:
    position = Position(3)
    position.ship(A, CROSS)
    position.ship(B, CROSS)
    position.dice(8)
    table = position.carry_out(Volley([(HEAVY_SHOT, FRONT)], [A, B, C], "meteors"))
    assert len(events(table, DiceRolled)) == 1
    assert events(table, ThreatComes) == [ThreatComes("heavy_shot", "front", 8, "meteors")]
    assert [(lost.seat, lost.row, lost.column) for lost in events(table, PartLost)] == [
        (A, 7, 8),
        (B, 7, 8),
    ]
    assert events(table, Missed) == [Missed(C, "heavy_shot")]


@pytest.mark.rule("GT-1117")
def test_the_foremost_target_rolls_or_whoever_caused_it() -> None:
    position = Position(3)
    table = position.carry_out(Volley([(HEAVY_SHOT, FRONT)], [B, C], "pirates"))
    assert events(table, DiceRolled)[0].seat == B
    table = position.carry_out(Volley([(HEAVY_SHOT, FRONT)], [B], "shooter", roller=C))
    assert events(table, DiceRolled)[0].seat == C


@pytest.mark.rule("GTB-740")
@pytest.mark.parametrize("line", [2, 3, 4, 10, 11, 12])
@pytest.mark.parametrize("side", [FRONT, RIGHT])
def test_a_line_that_the_board_does_not_have_is_a_miss(side: int, line: int) -> None:
    position = Position()
    position.ship(A, CROSS)
    table = comes(position, HEAVY_SHOT, side, line)
    assert events(table, Missed) == [Missed(A, "heavy_shot")]
    assert len(parts(table, A)) == 5


@pytest.mark.rule("GTB-740")
def test_a_line_without_a_part_is_a_miss() -> None:
    position = Position()
    position.ship(A, CROSS)
    table = comes(position, HEAVY_SHOT, FRONT, 5)
    assert events(table, Missed)


@pytest.mark.rule("GTB-741")
@pytest.mark.parametrize(
    ("side", "place"), [(FRONT, (6, 7)), (RIGHT, (7, 8)), (REAR, (8, 7)), (LEFT, (7, 6))]
)
def test_the_first_part_seen_from_that_side_is_struck(side: int, place: tuple[int, int]) -> None:
    position = Position()
    position.ship(A, CROSS)
    table = comes(position, HEAVY_SHOT, side, 7)
    assert lost_places(table) == [place]


@pytest.mark.rule("GTB-740")
def test_rows_of_class_iiia_fall_from_front_to_rear() -> None:
    position = Position(flight="IIIA")
    position.ship(A, CROSS)
    table = comes(position, HEAVY_SHOT, LEFT, 8)
    assert lost_places(table) == [(8, 7)]
    assert drawn(table, A) == picture("""
        X---H---X
            |
            X
    """)


@pytest.mark.rule("GTB-753")
def test_each_threat_meets_the_ship_as_the_last_one_left_it() -> None:
    position = Position()
    position.ship(A, CROSS)
    shots = [(HEAVY_SHOT, FRONT)] * 2
    table = position.carry_out(Volley(shots, [A], "pirates", line=8))
    assert lost_places(table) == [(7, 8)]
    assert events(table, Missed) == [Missed(A, "heavy_shot")]


@pytest.mark.rule("GT-906", "GT-Q-79")
def test_a_turned_ship_is_struck_from_the_other_side_of_the_same_line() -> None:
    position = Position()
    position.ship(A, CROSS, front=2)
    assert lost_places(comes(position, HEAVY_SHOT, FRONT, 7)) == [(8, 7)]
    assert lost_places(comes(position, HEAVY_SHOT, LEFT, 7)) == [(7, 8)]
    assert lost_places(comes(position, HEAVY_SHOT, FRONT, 8)) == [(7, 8)]


@pytest.mark.rule("GT-502", "GT-EX-20")
@pytest.mark.parametrize("line", [6, 7, 8])
def test_the_middle_lines_of_class_ia_have_three_numbers(line: int) -> None:
    position = Position(flight="IA")
    position.ship(A, CROSS)
    assert lost_places(comes(position, HEAVY_SHOT, FRONT, line)) == [(4, 6)]
    assert lost_places(comes(position, HEAVY_SHOT, LEFT, line)) == [(6, 4)]


IA_LINE = """
  X
  |
  X---X
      |
      H
"""


@pytest.mark.rule("GT-EX-39", "GT-Q-38", "GT-Q-39")
@pytest.mark.parametrize(
    ("nose", "columns", "rows"),
    [(FRONT, {4, 5}, {2, 3}), (RIGHT, {2, 3}, {9, 10})],
)
def test_class_ia_counts_lines_from_its_front(nose: int, columns: set[int], rows: set[int]) -> None:
    """The cell in the first row and the second column of the outline."""
    struck: dict[int, set[int]] = {FRONT: set(), LEFT: set()}
    for side, lines in struck.items():
        for line in range(2, 13):
            position = Position(flight="IA")
            position.ship(A, IA_LINE)
            turn_to_front(position.t, position.player(A).ship, nose, 5)
            corner = position.t.part_number[position_of(position, nose)]
            table = comes(position, HEAVY_SHOT, side, line)
            if corner not in player(table, A).ship.parts:
                lines.add(line)
    assert struck[FRONT] == columns
    assert struck[LEFT] == rows


def position_of(position: Position, nose: int) -> str:
    """The id of the part that is drawn at the corner, wherever it lies now."""
    # Row 1, column 2 of the outline; with the front to the right that is row 4, column 1.
    row, column = {FRONT: (1, 2), RIGHT: (4, 1)}[nose]
    part = position.player(A).ship.parts[row * 11 + column]
    assert part
    return position.t.part_ids[part]


# Small meteors


SMOOTH = """
      G
      |
  X---H---B3
      |
      S>
"""


@pytest.mark.rule("GTB-742", "GT-Q-113")
def test_a_small_meteor_bounces_off_a_side_without_a_connector() -> None:
    position = Position()
    position.ship(A, SMOOTH)
    table = comes(position, SMALL_METEOR, FRONT, 7)
    assert not table.pending
    (bounced,) = events(table, Bounced)
    assert (bounced.row, bounced.column) == (6, 7)
    assert not events(table, PartLost)


@pytest.mark.rule("GTB-742")
def test_a_small_meteor_destroys_a_part_with_a_connector_on_that_side() -> None:
    position = Position()
    table = comes(position, SMALL_METEOR, FRONT, 7)
    assert lost_places(table) == [(7, 7)]


SHIELDED = """
      S>
      |
  B3--H---X
"""


@pytest.mark.rule("GTB-742", "GTB-744", "GTB-513", "GTB-749", "GT-Q-112", "GT-Q-113")
@pytest.mark.parametrize("kind", [SMALL_METEOR, LIGHT_SHOT])
def test_a_powered_shield_stops_small_meteors_and_light_shots(kind: int) -> None:
    position = Position()
    position.ship(A, SHIELDED, parts={"X": "structure-01"})
    table = comes(position, kind, RIGHT, 7)
    assert options(table) == [UseShield(6, 7, 1), TAKE_HIT]
    do(table, UseShield(6, 7))
    assert len(events(table, ShieldUsed)) == 1
    assert tokens(table, A) == 2
    assert not events(table, PartLost)


@pytest.mark.rule("GTB-515")
def test_power_is_optional() -> None:
    position = Position()
    position.ship(A, SHIELDED)
    table = comes(position, LIGHT_SHOT, RIGHT, 7)
    do(table, TAKE_HIT)
    assert lost_places(table) == [(7, 8)]
    assert tokens(table, A) == 3


@pytest.mark.rule("GTB-513", "GT-263")
@pytest.mark.parametrize(
    ("side", "covered"), [(FRONT, False), (RIGHT, True), (REAR, True), (LEFT, False)]
)
def test_a_shield_covers_its_two_sides(side: int, covered: bool) -> None:
    position = Position()
    position.ship(A, SHIELDED)
    table = comes(position, LIGHT_SHOT, side, 7)
    assert bool(table.pending) is covered


@pytest.mark.rule("GTB-513", "GTB-514")
def test_a_shield_without_a_token_stops_nothing() -> None:
    position = Position()
    position.ship(A, SHIELDED, tokens={"B3": 0})
    table = comes(position, LIGHT_SHOT, RIGHT, 7)
    assert not table.pending
    assert lost_places(table) == [(7, 8)]


@pytest.mark.rule("GTB-749")
def test_nobody_is_asked_whose_ship_is_not_struck() -> None:
    position = Position()
    position.ship(A, SHIELDED)
    assert not comes(position, LIGHT_SHOT, RIGHT, 9).pending


@pytest.mark.rule("GTB-745", "GTB-743", "GT-Q-113")
@pytest.mark.parametrize("kind", [LARGE_METEOR, HEAVY_SHOT])
def test_a_shield_alone_stops_nothing_heavy(kind: int) -> None:
    position = Position()
    position.ship(A, SHIELDED)
    table = comes(position, kind, RIGHT, 7)
    assert lost_places(table) == [(7, 8)]


# Large meteors


FAR_CANNON = """
  X---X
      |
      X
      |
  G---H
"""


@pytest.mark.rule("GTB-743", "GTB-746", "GT-Q-113")
def test_a_single_cannon_shoots_a_large_meteor_in_its_column_for_nothing() -> None:
    """The cannon is not the part that would be struck, and a part lies in between."""
    position = Position(flight="II")
    position.ship(A, FAR_CANNON)
    table = comes(position, LARGE_METEOR, FRONT, 6)
    assert not table.pending
    assert events(table, MeteorShot) == [MeteorShot(A, 7, 6, 0)]
    assert not events(table, PartLost)


@pytest.mark.rule("GTB-743")
def test_from_the_front_the_next_column_does_not_help() -> None:
    position = Position(flight="II")
    position.ship(A, FAR_CANNON)
    assert lost_places(comes(position, LARGE_METEOR, FRONT, 7)) == [(5, 7)]


SIDE_CANNON = """
      X
      |
      X
      |
      H
      |
  G<--X
      |
      X
"""


@pytest.mark.rule("GTB-743", "GT-Q-113")
@pytest.mark.parametrize(("line", "shot"), [(6, False), (7, True), (8, True), (9, True)])
def test_from_the_side_a_cannon_of_a_neighbouring_row_will_do(line: int, shot: bool) -> None:
    position = Position(flight="III")
    position.ship(A, SIDE_CANNON)
    table = comes(position, LARGE_METEOR, LEFT, line)
    assert bool(events(table, MeteorShot)) is shot
    assert bool(events(table, PartLost)) is not shot


@pytest.mark.rule("GTB-743")
def test_a_cannon_that_points_elsewhere_does_not_help() -> None:
    position = Position(flight="III")
    position.ship(A, SIDE_CANNON)
    assert lost_places(comes(position, LARGE_METEOR, RIGHT, 8)) == [(8, 7)]


@pytest.mark.rule("GTB-748", "GT-866")
@pytest.mark.parametrize(("line", "shot"), [(6, False), (7, True)])
def test_from_the_rear_a_cannon_in_the_same_column_shoots(line: int, shot: bool) -> None:
    position = Position()
    position.ship(
        A,
        """
  X---H
      |
      Gv
        """,
    )
    table = comes(position, LARGE_METEOR, REAR, line)
    assert bool(events(table, MeteorShot)) is shot


@pytest.mark.rule("GTB-747")
def test_a_double_cannon_needs_a_token_for_each_meteor() -> None:
    position = Position()
    position.ship(
        A,
        """
      GG
      |
  B2--H
        """,
    )
    meteors = [(LARGE_METEOR, FRONT)] * 3
    table = position.carry_out(Volley(meteors, [A], "meteors", line=7))
    assert options(table) == [Shoot(6, 7, 1), TAKE_HIT]
    do(table, Shoot(6, 7), Shoot(6, 7))
    assert [shot.tokens for shot in events(table, MeteorShot)] == [1, 1]
    assert lost_places(table) == [(6, 7)]


@pytest.mark.rule("GTB-743")
def test_cannons_do_not_shoot_shots() -> None:
    position = Position()
    position.ship(A, "G\n|\nH")
    assert lost_places(comes(position, HEAVY_SHOT, FRONT, 7)) == [(6, 7)]
    assert lost_places(comes(position, LIGHT_SHOT, FRONT, 7)) == [(6, 7)]


@pytest.mark.rule("GT-239", "GT-237")
@pytest.mark.parametrize(
    ("side", "line", "shot"),
    [(FRONT, 7, True), (RIGHT, 7, True), (RIGHT, 8, False), (LEFT, 7, False), (REAR, 7, False)],
)
def test_either_barrel_of_a_bidirectional_cannon_shoots(side: int, line: int, shot: bool) -> None:
    position = Position(technologies=True)
    position.ship(
        A,
        """
      BG
      |
  B2--H
      |
      X
        """,
    )
    table = comes(position, LARGE_METEOR, side, line)
    assert bool(table.pending) is shot
    if shot:
        do(table, Shoot(6, 7))
        assert tokens(table, A) == 1


@pytest.mark.rule("GT-245", "GT-247", "GT-201", "GT-202")
def test_a_cannon_engine_shoots_as_a_cannon() -> None:
    position = Position(technologies=True)
    position.ship(A, "GE--H")
    table = comes(position, LARGE_METEOR, FRONT, 6)
    assert events(table, MeteorShot) == [MeteorShot(A, 7, 6, 0)]


# Meteor Inversion


@pytest.mark.rule("GT-865", "GT-866")
def test_meteor_inversion_swaps_the_sizes() -> None:
    position = Position()
    position.roads("meteor_inversion")
    position.ship(A, SMOOTH)
    assert events(comes(position, LARGE_METEOR, FRONT, 7), Bounced)
    # Small ones are large: a smooth side does not help, a cannon does, from the rear too.
    assert events(comes(position, SMALL_METEOR, FRONT, 7), MeteorShot)
    assert lost_places(comes(position, SMALL_METEOR, FRONT, 6)) == [(7, 6)]
    assert lost_places(comes(position, SMALL_METEOR, REAR, 7)) == [(8, 7)]
    # Shots are as they are.
    assert lost_places(comes(position, HEAVY_SHOT, FRONT, 7)) == [(6, 7)]


@pytest.mark.rule("GT-865", "GT-Q-63")
def test_meteor_inversion_is_for_those_whom_it_binds() -> None:
    position = Position()
    position.roads("meteor_inversion", seats=[B])
    position.ship(A, "G\n|\nH")
    position.ship(B, "G\n|\nH")
    table = comes(position, LARGE_METEOR, FRONT, 7, [A, B])
    assert [shot.seat for shot in events(table, MeteorShot)] == [A]
    assert [bounced.seat for bounced in events(table, Bounced)] == [B]


# Rules for five players


@pytest.mark.rule("GT-428", "GT-439", "GT-Q-34")
def test_the_spared_ignore_the_first_heavy_shot_wherever_it_stands() -> None:
    position = Position(3)
    for seat in (A, B):
        position.ship(seat, CROSS)
    shots = [(LIGHT_SHOT, LEFT), (HEAVY_SHOT, FRONT), (HEAVY_SHOT, REAR)]
    table = position.carry_out(Volley(shots, [A, B], "pirates", spared=[B], line=7))
    assert events(table, ThreatIgnored) == [ThreatIgnored(B, "heavy_shot")]
    assert [(e.seat, e.row, e.column) for e in events(table, PartLost)] == [
        (A, 7, 6),
        (B, 7, 6),
        (A, 6, 7),
        (A, 8, 7),
        (B, 8, 7),
    ]


@pytest.mark.rule("GT-Q-34")
def test_without_a_heavy_shot_nothing_is_spared() -> None:
    position = Position(3)
    position.ship(B, CROSS)
    table = position.carry_out(Volley([(LIGHT_SHOT, FRONT)], [B], "pirates", spared=[B], line=7))
    assert lost_places(table) == [(6, 7)]


@pytest.mark.rule("GT-1028", "GT-Q-71")
def test_the_first_meteor_that_is_effectively_large_is_spared() -> None:
    position = Position(3)
    position.roads("meteor_inversion")
    position.ship(A, CROSS)
    meteors = [(LARGE_METEOR, FRONT), (SMALL_METEOR, LEFT), (SMALL_METEOR, RIGHT)]
    table = position.carry_out(Volley(meteors, [A], "billiards", spared=[A], line=7))
    assert events(table, ThreatIgnored) == [ThreatIgnored(A, "large_meteor")]
    # The first is effectively small and strikes a connector.
    assert lost_places(table) == [(6, 7), (7, 8)]


# Who is threatened


@pytest.mark.rule("GT-288")
def test_ships_in_hyperspace_are_not_struck() -> None:
    position = Position(3)
    position.away(B)
    position.gone(C)
    table = comes(position, HEAVY_SHOT, FRONT, 7, [A, B, C])
    assert [lost.seat for lost in events(table, PartLost)] == [A]
    assert not events(table, Missed)


# Shield boosters


BOOSTED = """
      S<--SB--S
      |   |   |
  X---X---H---Sv--X
          |
          B3
"""


@pytest.mark.rule("GT-EX-03", "GT-260", "GT-261", "GT-262", "GT-263", "GT-203")
@pytest.mark.parametrize("kind", [SMALL_METEOR, LARGE_METEOR, LIGHT_SHOT, HEAVY_SHOT])
@pytest.mark.parametrize("side", [FRONT, RIGHT, REAR, LEFT])
def test_boosted_shields_stop_what_is_heavy(kind: int, side: int) -> None:
    """Shields A (left and front) and B (front and right) are boosted, C (rear and left) is not."""
    position = Position(flight="II", technologies=True)
    position.ship(A, BOOSTED)
    # A line on which a small meteor strikes a connector.
    line = next(
        line
        for line in range(2, 13)
        for table in [comes(position, kind, side, line)]
        if not events(table, Missed) and not events(table, Bounced)
    )
    table = comes(position, kind, side, line)
    light = kind in (SMALL_METEOR, LIGHT_SHOT)
    if side == REAR and not light:
        assert not table.pending
        assert events(table, PartLost)
        return
    choice = options(table)[0]
    assert isinstance(choice, UseShield if light else UseBoostedShield)
    assert choice.tokens == (1 if light else 2)
    do(table, choice)
    assert not events(table, PartLost)
    assert len(events(table, ShieldUsed)) == light
    assert len(events(table, BoostedShieldUsed)) == (not light)
    assert tokens(table, A) == (2 if light else 1)


@pytest.mark.rule("GT-262")
def test_one_token_is_too_few_for_a_boosted_shield() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, BOOSTED, tokens={"B3": 1})
    assert lost_places(comes(position, HEAVY_SHOT, FRONT, 7)) == [(6, 7)]


@pytest.mark.rule("GT-Q-13")
def test_one_booster_serves_several_shields_again_and_again() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, BOOSTED, tokens={"B3": 5})
    shots = [(HEAVY_SHOT, FRONT)] * 3
    table = position.carry_out(Volley(shots, [A], "pirates", line=7))
    assert options(table) == [UseBoostedShield(6, 6, 2), UseBoostedShield(6, 8, 2), TAKE_HIT]
    do(table, UseBoostedShield(6, 6), UseBoostedShield(6, 6))
    assert tokens(table, A) == 1
    assert lost_places(table) == [(6, 7)]


@pytest.mark.rule("GT-203", "GT-204", "GT-260", "GT-Q-03")
def test_a_booster_that_is_not_joined_does_nothing() -> None:
    """They are neighbours, but with smooth sides."""
    position = Position(flight="II", technologies=True)
    position.ship(
        A,
        """
  S   SB
  |   |
  X---H---B3
        """,
    )
    assert not comes(position, HEAVY_SHOT, FRONT, 7).pending


# Plating


@pytest.mark.rule("GT-330", "GT-331")
@pytest.mark.parametrize("kind", [SMALL_METEOR, LARGE_METEOR, LIGHT_SHOT, HEAVY_SHOT])
def test_a_plated_side_cannot_be_harmed(kind: int) -> None:
    position = Position(technologies=True)
    position.ship(A, "P\n|\nH---B3")
    table = comes(position, kind, FRONT, 7)
    assert not table.pending
    if kind == LARGE_METEOR:
        assert not events(table, MeteorShot)
    assert events(table, PlatingHeld)
    assert not events(table, PartLost)


@pytest.mark.rule("GT-331")
def test_a_side_of_plating_with_a_connector_is_hit_like_any_other() -> None:
    position = Position(technologies=True)
    two_sided = next(
        part
        for part in position.box.parts
        if part.kind == "plating" and sum(map(bool, part.connectors)) == 2
    )
    position.ship(A, "P\n|\nH", parts={"P": two_sided.id})
    ship, t = position.player(A).ship, position.t
    cell = position.cell(A, "P")
    connectors = t.connectors[ship.parts[cell] * 4 + ship.turned[cell]]
    for side in (FRONT, RIGHT, LEFT):
        table = comes(position, HEAVY_SHOT, side, 7 if side == FRONT else 6)
        assert bool(events(table, PartLost)) is bool(connectors >> 2 * side & 3)


# The Dead Zone


@pytest.mark.rule("GT-923")
def test_in_the_dead_zone_shields_boosters_and_cannons_do_not_work() -> None:
    position = Position(flight="II", technologies=True)
    position.dead(8)
    position.ship(A, "G       S\n|       |\nX---H---X\n    |\n    B3")
    assert lost_places(comes(position, LIGHT_SHOT, FRONT, 7)) == [(7, 7)]
    position.ship(A, "X---H---G\n    |\n    B3")
    assert lost_places(comes(position, LARGE_METEOR, FRONT, 8)) == [(7, 8)]
    position.ship(A, "B3--H---SB--S<")
    assert not comes(position, HEAVY_SHOT, FRONT, 6).pending
    position.state.dead = 4
    assert comes(position, HEAVY_SHOT, FRONT, 6).pending


@pytest.mark.rule("GT-923")
def test_plating_holds_in_the_dead_zone_too() -> None:
    position = Position(technologies=True)
    position.dead(7)
    position.ship(A, "P\n|\nH")
    assert events(comes(position, HEAVY_SHOT, FRONT, 7), PlatingHeld)


# Class IIA


def two_halves(position: Position, drawing: str) -> None:
    position.ship(A, drawing, at=(6, 3))


@pytest.mark.rule("GT-625", "GT-Q-98")
def test_a_threat_from_the_side_strikes_one_half() -> None:
    position = Position(flight="IIA")
    two_halves(position, "X---X               X---X")
    assert lost_places(comes(position, HEAVY_SHOT, LEFT, 6)) == [(6, 3)]
    assert lost_places(comes(position, HEAVY_SHOT, RIGHT, 6)) == [(6, 9)]
    position = Position(flight="IIA")
    position.ship(A, "X---X       \n|            \nX               X", at=(6, 5))
    # Nothing of the near half lies in the row: it flies on to the far one.
    assert lost_places(comes(position, HEAVY_SHOT, RIGHT, 6)) == [(6, 6)]


@pytest.mark.rule("GT-627", "GT-615")
def test_a_shield_protects_its_own_half_with_its_own_tokens() -> None:
    position = Position(flight="IIA")
    two_halves(position, "S---B2              X---X")
    table = comes(position, LIGHT_SHOT, FRONT, 4)
    assert options(table) == [UseShield(6, 3, 1), TAKE_HIT]
    assert not comes(position, LIGHT_SHOT, FRONT, 8).pending
    two_halves(position, "S---B2              B2--X")
    assert not comes(position, LIGHT_SHOT, FRONT, 8).pending
    two_halves(position, "S---X               B2--X")
    assert not comes(position, LIGHT_SHOT, FRONT, 4).pending


@pytest.mark.rule("GT-626", "GT-615", "GT-Q-98")
def test_cannons_of_either_half_shoot_with_power_of_their_own() -> None:
    position = Position(flight="IIA")
    two_halves(position, "X---B2              GG<-B2")
    table = comes(position, LARGE_METEOR, LEFT, 6)
    assert options(table) == [Shoot(6, 8, 1), TAKE_HIT]
    do(table, Shoot(6, 8))
    assert player(table, A).ship.tokens[position.cell(A, "B2#1")] == 2
    assert tokens(table, A) == 3
    two_halves(position, "X---B2              GG<-X")
    assert not comes(position, LARGE_METEOR, LEFT, 6).pending


@pytest.mark.rule("GT-648", "GT-646")
def test_a_half_in_hyperspace_is_neither_struck_nor_shoots() -> None:
    position = Position(flight="IIA")
    two_halves(position, "X---X               G<--X")
    position.away(A, half=0)
    assert lost_places(comes(position, HEAVY_SHOT, LEFT, 6)) == [(6, 8)]
    position = Position(flight="IIA")
    two_halves(position, "X---X               G<--X")
    position.away(A, half=1)
    assert lost_places(comes(position, LARGE_METEOR, LEFT, 6)) == [(6, 3)]


# What is not offered


def test_a_defence_that_is_not_offered_is_refused() -> None:
    position = Position()
    position.ship(A, SHIELDED)
    table = comes(position, LIGHT_SHOT, RIGHT, 7)
    with pytest.raises(Refused):
        do(table, Shoot(6, 7))
