"""Parts that are lost, and what becomes of the rest of the ship."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Option
from kosmodrom.core.rng import Random
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.events.hits import (
    Bounced,
    Exploded,
    FliesOn,
    How,
    PartLost,
    PieceKept,
    PlatingHeld,
)
from kosmodrom.games.galaxy_trucker.events.losses import (
    AlienLeft,
    AlienLost,
    GoodsLost,
    HumansLost,
    SleepersLost,
    TokensLost,
)
from kosmodrom.games.galaxy_trucker.moves.hits import TAKE_HIT, KeepPiece
from kosmodrom.games.galaxy_trucker.moves.losses import LET_SLEEP, WakeSleeper
from kosmodrom.games.galaxy_trucker.rules.base import has_specialist
from kosmodrom.games.galaxy_trucker.rules.damage import lose_parts
from kosmodrom.games.galaxy_trucker.steps import Volley
from kosmodrom.games.galaxy_trucker.tables import (
    HEAVY_SHOT,
    LARGE_METEOR,
    LIGHT_SHOT,
    SMALL_METEOR,
)
from kosmodrom.games.galaxy_trucker.terms import FRONT, LEFT, REAR, RIGHT, RoughRoad
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    Name,
    Position,
    do,
    drawn,
    events,
    goods,
    humans,
    parts,
    player,
    tokens,
)


def shot(position: Position, side: int, line: int, kind: int = HEAVY_SHOT) -> AnyTable:
    """A heavy shot at player A."""
    return position.carry_out(Volley([(kind, side)], [A], "pirates", line=line))


def options(table: AnyTable) -> list[Option]:
    ((_seat, ask),) = table.pending.items()
    return list(ask.options)


def lost(table: AnyTable) -> list[tuple[int, int, str, str]]:
    return [(e.row, e.column, e.how, e.reason) for e in events(table, PartLost)]


def lost_places(table: AnyTable) -> list[tuple[int, int]]:
    return [(e.row, e.column) for e in events(table, PartLost)]


# Falling apart


@pytest.mark.rule("GTB-750", "GT-1130")
def test_what_is_no_longer_joined_falls_off() -> None:
    position = Position(flight="II")
    position.ship(
        A,
        """
  H---X---X
          |
          X
        """,
    )
    table = shot(position, RIGHT, 7)
    assert lost(table) == [(7, 9, "destroyed", "heavy_shot")]
    assert options(table) == [KeepPiece(7, 7, 2, 2), KeepPiece(8, 9, 1, 0)]
    do(table, KeepPiece(7, 7))
    assert lost(table)[1:] == [(8, 9, "fell_off", "unjoined")]
    assert drawn(table, A) == "H---X"


@pytest.mark.rule("GTB-751", "GT-Q-114")
def test_the_starting_cabin_need_not_be_kept() -> None:
    position = Position(flight="II")
    position.ship(A, "C---X---H")
    table = shot(position, FRONT, 6)
    assert options(table) == [KeepPiece(7, 5, 1, 2), KeepPiece(7, 7, 1, 2)]
    do(table, KeepPiece(7, 5))
    assert events(table, PieceKept) == [PieceKept(A, 7, 5, 1)]
    assert drawn(table, A) == "C"
    assert humans(table, A) == 2


def test_nobody_is_asked_if_the_ship_holds_together() -> None:
    position = Position()
    position.ship(A, "X---H---X")
    table = shot(position, FRONT, 6)
    assert not table.pending
    assert drawn(table, A) == "H---X"


@pytest.mark.rule("GTB-750")
def test_adjacent_parts_with_smooth_sides_do_not_hold_each_other() -> None:
    position = Position(flight="II")
    position.ship(
        A,
        """
      G   G
      |   |
      X---H
        """,
    )
    table = shot(position, LEFT, 7)
    assert options(table) == [KeepPiece(6, 6, 1, 0), KeepPiece(6, 7, 2, 2)]


@pytest.mark.rule("GTB-752", "GT-1131")
def test_lost_parts_go_to_the_lost_pile_and_their_contents_to_the_bank() -> None:
    position = Position(flight="II")
    position.ship(
        A,
        """
      X
      |
      X---W2--B3
      |
      H
        """,
        goods={"W2": "yellow blue"},
    )
    bank = list(position.state.bank)
    table = shot(position, FRONT, 8, HEAVY_SHOT)
    assert lost_places(table) == [(6, 8)]
    do(table, KeepPiece(5, 7))
    assert events(table, GoodsLost) == [
        GoodsLost(A, ("yellow",), 6, 8),
        GoodsLost(A, ("blue",), 6, 8),
    ]
    assert events(table, TokensLost) == [TokensLost(A, 6, 9, 3)]
    assert (goods(table, A), tokens(table, A)) == ("", 0)
    state = table.game.state
    assert state.bank == [bank[0], bank[1] + 1, bank[2], bank[3] + 1]
    ids = [position.t.part_ids[part] for part in state.players[A].lost]
    assert ids == [event.part for event in events(table, PartLost)]
    assert len(ids) == 2


@pytest.mark.rule("GTB-752")
def test_crew_is_lost_with_its_cabin() -> None:
    position = Position(technologies=True)
    position.ship(A, "C---H---ST")
    table = shot(position, FRONT, 6)
    assert events(table, HumansLost) == [HumansLost(A, 2, 7, 6)]
    assert humans(table, A) == 2


@pytest.mark.rule("GT-Q-10")
def test_sleepers_are_lost_with_their_chamber() -> None:
    position = Position(technologies=True)
    position.ship(A, "H---ST")
    table = shot(position, FRONT, 8)
    assert events(table, SleepersLost) == [SleepersLost(A, 4, 7, 8)]
    assert sum(player(table, A).ship.humans) == 2


def test_a_ship_may_be_lost_altogether() -> None:
    position = Position()
    table = shot(position, FRONT, 7)
    assert parts(table, A) == []
    assert humans(table, A) == 0
    assert player(table, A).ship.exposed == 0


def test_the_figures_of_the_ship_follow() -> None:
    position = Position()
    position.ship(A, "G---H---G")
    table = shot(position, FRONT, 6)
    ship = player(table, A).ship
    assert ship.fire == [2, 0]
    assert ship.exposed >= 3


# Aliens


ALIEN = """
      C---PU
      |
      H
"""


@pytest.mark.rule("GTB-505", "GT-Q-110")
def test_an_alien_without_life_support_leaves() -> None:
    position = Position()
    position.ship(A, ALIEN, aliens={"purple": "C"})
    table = shot(position, FRONT, 8)
    assert events(table, AlienLeft) == [AlienLeft(A, "purple", 6, 7)]
    assert player(table, A).ship.aliens == [0, 0, 0]
    assert len(parts(table, A)) == 2


@pytest.mark.rule("GTB-505")
def test_an_alien_stays_with_another_life_support_of_its_colour() -> None:
    position = Position()
    position.ship(A, "PU--C---PU\n    |\n    H", aliens={"purple": "C"})
    table = shot(position, FRONT, 8)
    assert player(table, A).ship.aliens[0] == position.cell(A, "C")
    position.ship(A, "BR--C---PU\n    |\n    H", aliens={"purple": "C"})
    assert events(shot(position, FRONT, 8), AlienLeft)


@pytest.mark.rule("GTB-505", "GT-923")
def test_a_life_support_in_the_dead_zone_keeps_no_alien() -> None:
    position = Position()
    position.dead(8)
    position.ship(A, "PU--C---PU\n    |\n    H", aliens={"purple": "C"})
    assert events(shot(position, FRONT, 6), AlienLeft)


@pytest.mark.rule("GTB-752")
def test_an_alien_is_lost_with_its_cabin() -> None:
    position = Position()
    position.ship(A, "C---H\n|\nPU", aliens={"purple": "C"})
    table = shot(position, FRONT, 6)
    assert events(table, AlienLost) == [AlienLost(A, "purple", 7, 6)]
    assert not events(table, AlienLeft)


@pytest.mark.rule("GT-354")
def test_a_specialist_leaves_with_the_blue_alien() -> None:
    position = Position(technologies=True)
    position.ship(A, "C---BL\n|\nH", aliens={"blue": "C"})
    position.specialist(A, "lawyer")
    table = position.carry_out()
    assert has_specialist(table.game, A, 0)
    table = shot(position, FRONT, 8)
    assert events(table, AlienLeft) == [AlienLeft(A, "blue", 6, 7)]
    assert not has_specialist(table.game, A, 0)


@pytest.mark.rule("GT-Q-09", "GT-226", "GT-Q-08")
def test_sleepers_may_take_the_places_of_an_alien_that_left() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, "C---PU\n|\nH---ST", aliens={"purple": "C"})
    table = shot(position, FRONT, 8, HEAVY_SHOT)
    assert lost_places(table) == [(6, 8)]
    wake = WakeSleeper(6, 7, 7, 8)
    assert options(table) == [wake, LET_SLEEP]
    do(table, wake, wake)
    assert not table.pending
    assert humans(table, A) == 4


# Class IIA


@pytest.mark.rule("GT-Q-44", "GT-607")
def test_each_half_breaks_up_by_itself() -> None:
    position = Position(flight="IIA")
    position.ship(A, "X---X---X           X---X", at=(6, 3))
    table = shot(position, FRONT, 4)
    assert options(table) == [KeepPiece(6, 3, 1, 0), KeepPiece(6, 5, 1, 0)]
    do(table, KeepPiece(6, 3))
    assert len(parts(table, A)) == 3


# Explosions


@pytest.mark.rule("GT-892", "GT-895")
def test_a_destroyed_part_with_goods_destroys_all_around_it() -> None:
    position = Position(flight="II")
    position.roads("exploding_goods")
    position.ship(
        A,
        """
  X---W2--X
      |   |
  X---X---H---X
        """,
        goods={"W2": "blue"},
    )
    table = shot(position, FRONT, 6)
    assert events(table, Exploded) == [Exploded(A, "goods", 6, 6)]
    assert lost(table) == [
        (6, 6, "destroyed", "heavy_shot"),
        (6, 5, "destroyed", "explosion"),
        (6, 7, "destroyed", "explosion"),
        (7, 5, "destroyed", "explosion"),
        (7, 6, "destroyed", "explosion"),
        (7, 7, "destroyed", "explosion"),
    ]
    assert drawn(table, A) == "X"


@pytest.mark.rule("GT-Q-77", "GT-892")
def test_empty_holds_do_not_explode() -> None:
    position = Position(flight="II")
    position.roads("exploding_goods", "exploding_batteries")
    position.ship(A, "W2--H---B2", tokens={"B2": 0})
    assert lost_places(shot(position, FRONT, 6)) == [(7, 6)]
    assert lost_places(shot(position, FRONT, 8)) == [(7, 8)]


@pytest.mark.rule("GT-893", "GT-892")
@pytest.mark.parametrize(
    ("road", "column", "explodes"),
    [
        ("exploding_goods", 6, True),
        ("exploding_batteries", 6, False),
        ("exploding_goods", 8, False),
        ("exploding_batteries", 8, True),
    ],
)
def test_goods_and_batteries_explode_by_their_own_roads(
    road: RoughRoad, column: int, explodes: bool
) -> None:
    position = Position(flight="II")
    position.roads(road)
    position.ship(A, "W2--H---B2", goods={"W2": "blue"})
    table = shot(position, FRONT, column)
    assert bool(events(table, Exploded)) is explodes


@pytest.mark.rule("GT-895")
def test_explosions_set_off_others() -> None:
    position = Position(flight="III")
    position.roads("exploding_goods", "exploding_batteries")
    position.ship(A, "X---H---W2--B2--X---X", goods={"W2": "blue"})
    table = shot(position, FRONT, 8)
    # The hold takes the cabin and the battery with it, the battery the next part.
    assert [event.what for event in events(table, Exploded)] == ["goods", "batteries"]
    assert sorted(lost_places(table)) == [(7, 7), (7, 8), (7, 9), (7, 10)]


@pytest.mark.rule("GT-894")
@pytest.mark.parametrize("how", ["fell_off", "discarded"])
def test_only_destroyed_parts_explode(how: How) -> None:
    position = Position(flight="II")
    position.roads("exploding_goods", "exploding_batteries")
    position.ship(A, "X---H---W2", goods={"W2": "blue"})
    table = position.carry_out()
    lose_parts(table.game, A, [position.cell(A, "W2")], how, "test")
    assert player(table, A).lost == [position.player(A).ship.parts[position.cell(A, "W2")]]


@pytest.mark.rule("GT-894")
def test_a_part_that_falls_off_does_not_explode() -> None:
    position = Position(flight="II")
    position.roads("exploding_goods")
    position.ship(A, "H---X---W2", goods={"W2": "blue"})
    table = shot(position, FRONT, 8)
    do(table, KeepPiece(7, 7))
    assert not events(table, Exploded)
    assert drawn(table, A) == "H"


@pytest.mark.rule("GT-Q-77")
@pytest.mark.parametrize("road", ["exploding_goods", "exploding_batteries"])
def test_a_cargo_battery_explodes_for_what_it_holds(road: RoughRoad) -> None:
    position = Position(flight="II", technologies=True)
    position.roads(road)
    position.ship(A, "H---WB", tokens={"WB": 0})
    assert not events(shot(position, FRONT, 8), Exploded)
    position.ship(A, "H---WB", tokens={"WB": 1}, goods={"WB": "blue"})
    assert events(shot(position, FRONT, 8), Exploded)


@pytest.mark.rule("GT-332")
def test_plating_does_not_protect_from_explosions() -> None:
    position = Position(flight="II", technologies=True)
    position.roads("exploding_goods")
    position.ship(A, "W2--H\n    |\n    P", goods={"W2": "blue"})
    table = shot(position, FRONT, 6)
    assert parts(table, A) == []


# Dum-dum Bullets


DUM_DUM = """
  X---X
  |
  X
  |
  H---{}
  |   |
  X---X
"""


def dum_dum(second: str = "X") -> Position:
    """Column 8 from the front: a structure, an empty cell, a second part, a third one."""
    position = Position(flight="III", technologies=True)
    position.roads("dum_dum_bullets")
    # Structures with a connector on every side.
    whole: dict[Name, str] = {(5, 8): "structure-03"}
    if second == "X":
        whole[7, 8] = "structure-08"
    position.ship(A, DUM_DUM.format(second), parts=whole)
    return position


@pytest.mark.rule("GT-EX-37", "GT-881", "GT-882", "GT-883")
@pytest.mark.parametrize("kind", [HEAVY_SHOT, LIGHT_SHOT, LARGE_METEOR])
def test_a_bullet_flies_on_across_empty_cells_to_one_more_part(kind: int) -> None:
    table = shot(dum_dum(), FRONT, 8, kind)
    assert lost_places(table) == [(5, 8), (7, 8)]
    (on,) = events(table, FliesOn)
    assert (on.row, on.column) == (7, 8)


@pytest.mark.rule("GT-881")
def test_without_the_road_it_stops() -> None:
    position = dum_dum()
    position.player(A).roads = 0
    assert lost_places(shot(position, FRONT, 8)) == [(5, 8)]


@pytest.mark.rule("GT-EX-37", "GT-885")
def test_a_small_meteor_destroys_the_second_part_by_a_connector_alone() -> None:
    assert lost_places(shot(dum_dum("X"), FRONT, 8, SMALL_METEOR)) == [(5, 8), (7, 8)]
    table = shot(dum_dum("G"), FRONT, 8, SMALL_METEOR)
    assert lost_places(table) == [(5, 8)]
    assert [(e.row, e.column) for e in events(table, Bounced)] == [(7, 8)]


@pytest.mark.rule("GT-885")
def test_the_loss_of_the_first_part_may_expose_a_connector() -> None:
    position = Position()
    position.roads("dum_dum_bullets")
    position.ship(A, "X\n|\nH", parts={"X": "structure-01"})
    assert lost_places(shot(position, FRONT, 7, SMALL_METEOR)) == [(6, 7), (7, 7)]


@pytest.mark.rule("GT-EX-37", "GT-Q-75")
def test_a_small_meteor_that_bounces_off_goes_no_further() -> None:
    position = Position()
    position.roads("dum_dum_bullets")
    position.ship(A, "G\n|\nH")
    table = shot(position, FRONT, 7, SMALL_METEOR)
    assert not events(table, FliesOn)
    assert not lost(table)


@pytest.mark.rule("GT-884", "GT-Q-25")
def test_plating_stops_the_second_strike_and_the_first() -> None:
    table = shot(dum_dum("P"), FRONT, 8)
    assert lost_places(table) == [(5, 8)]
    assert events(table, PlatingHeld) == [PlatingHeld(A, "heavy_shot", 7, 8)]
    position = Position(technologies=True)
    position.roads("dum_dum_bullets")
    position.ship(A, "P\n|\nH")
    assert not lost(shot(position, FRONT, 7))


@pytest.mark.rule("GT-Q-75")
def test_there_is_no_second_defence() -> None:
    """The double cannon could have shot the meteor at first."""
    position = Position(flight="III")
    position.roads("dum_dum_bullets")
    position.ship(A, "X---X\n|\nX\n|\nH---GG\n|\nB2")
    table = shot(position, FRONT, 8, LARGE_METEOR)
    do(table, TAKE_HIT)
    assert lost_places(table) == [(5, 8), (7, 8)]
    assert not table.pending


@pytest.mark.rule("GT-Q-75")
def test_an_explosion_comes_before_the_bullet_flies_on() -> None:
    position = Position(flight="III")
    position.roads("dum_dum_bullets", "exploding_goods")
    position.ship(A, "W2\n|\nX\n|\nX---H\n|   |\nX---X", goods={"W2": "blue"})
    table = shot(position, FRONT, 6)
    # The hold takes the part behind it along; the bullet strikes the one after that.
    assert lost(table) == [
        (5, 6, "destroyed", "heavy_shot"),
        (6, 6, "destroyed", "explosion"),
        (7, 6, "destroyed", "heavy_shot"),
    ]


@pytest.mark.rule("GT-Q-75")
def test_a_bullet_may_go_on_into_the_other_half() -> None:
    position = Position(flight="IIA")
    position.roads("dum_dum_bullets")
    position.ship(A, "X                   X---X", at=(6, 3))
    assert lost_places(shot(position, LEFT, 6)) == [(6, 3), (6, 8)]


@pytest.mark.rule("GT-881")
def test_a_bullet_from_the_rear_and_from_the_right_flies_on_in_its_direction() -> None:
    position = Position()
    position.roads("dum_dum_bullets")
    position.ship(A, "X\n|\nH\n|\nX")
    assert lost_places(shot(position, REAR, 7))[:2] == [(8, 7), (7, 7)]
    position.ship(A, "X---H---X")
    assert lost_places(shot(position, RIGHT, 7))[:2] == [(7, 8), (7, 7)]


# Flying Junk


def junk_position() -> Position:
    position = Position(flight="II")
    position.card("pirates-2")
    position.roads("flying_junk", seats=[B])
    position.ship(A, "H---X---X")
    return position


@pytest.mark.rule("GT-843", "GT-844", "GT-Q-63")
def test_what_fell_off_on_a_card_is_junk_and_what_was_destroyed_is_not() -> None:
    table = shot(junk_position(), FRONT, 8)
    do(table, KeepPiece(7, 7))
    mine = player(table, A)
    assert [len(mine.lost), len(mine.junk)] == [1, 1]
    ids = table.game.data.tables.part_ids
    assert [ids[part] for part in mine.junk] == [events(table, PartLost)[1].part]


@pytest.mark.rule("GT-Q-64", "GT-844")
def test_outside_cards_there_is_no_junk() -> None:
    position = junk_position()
    position.state.card = -1
    table = shot(position, FRONT, 8)
    do(table, KeepPiece(7, 7))
    assert [len(player(table, A).lost), len(player(table, A).junk)] == [2, 0]


@pytest.mark.rule("GT-843")
def test_without_the_road_there_is_no_junk() -> None:
    position = junk_position()
    position.state.roads = []
    table = shot(position, FRONT, 8)
    do(table, KeepPiece(7, 7))
    assert [len(player(table, A).lost), len(player(table, A).junk)] == [2, 0]


@pytest.mark.rule("GT-Q-67")
def test_what_falls_off_a_ship_in_hyperspace_is_no_junk() -> None:
    position = junk_position()
    position.away(A)
    table = position.carry_out()
    lose_parts(table.game, A, [position.cell(A, "X#2")], "fell_off", "test")
    assert [len(player(table, A).lost), len(player(table, A).junk)] == [1, 0]


# Whatever happens


ROADS: list[RoughRoad] = [
    "exploding_goods",
    "exploding_batteries",
    "dum_dum_bullets",
    "flying_junk",
    "meteor_inversion",
    "failing_batteries",
]
LARGE = """
            G
            |
        G---C---GG
        |   |   |
    G<--X---C   W2--G>
        |   |   |
B2      S---H---X---S<--B3
|       |   |   |   |
X---PU--C   W3  BR--C---WS1
|       |       |       |
EE      E       E       E
"""


def check_ship(position: Position, table: AnyTable, all_parts: list[int]) -> None:
    """What must be so of a ship that has been hit."""
    mine, t = player(table, A), position.t
    ship = mine.ship
    cells = ships.occupied(ship)
    # Parts are neither made nor lost.
    assert sorted([*mine.lost, *mine.junk, *filter(None, ship.parts)]) == all_parts
    # Nothing is in a part that is gone, and cubes are aboard or in the bank.
    for contents in (ship.humans, ship.tokens, ship.goods):
        assert all(cell in cells for cell, number in enumerate(contents) if number)
    assert all(not cell or cell in cells for cell in ship.aliens)
    supply = [cube.supply for cube in position.box.goods]
    aboard = [sum(cubes >> 2 * colour & 3 for cubes in ship.goods) for colour in range(4)]
    assert [one + two for one, two in zip(aboard, table.game.state.bank, strict=True)] == supply
    # The figures are up to date, and neighbours know what faces them.
    figures = (ship.exposed, list(ship.fire), list(ship.thrust), bytes(ship.faces))
    again = type(ship)()
    for cell in cells:
        ships.weld(t, again, cell, ship.parts[cell], ship.turned[cell])
    ships.survey(t, position.board, again, 0)
    assert figures == (again.exposed, again.fire, again.thrust, bytes(again.faces))
    if not table.pending:
        assert len(ships.pieces(t, ship, ships.parts_mask(ship))) <= 1


@pytest.mark.rule("GTB-750", "GTB-752", "GTB-753", "GT-895")
@pytest.mark.parametrize("seed", range(40))
def test_ships_that_are_hit_stay_sound(seed: int) -> None:
    chance = Random.seeded(seed)
    position = Position(flight="III")
    position.card("pirates-3")
    position.ship(
        A,
        LARGE,
        goods={"WS1": "red", "W2": "blue", "W3": "yellow green green"},
        aliens={"purple": "C#3", "brown": "C#4"},
    )
    for road in ROADS:
        if chance.below(2):
            position.roads(road)
    all_parts = sorted(part for part in position.player(A).ship.parts if part)
    position.state.rng = chance.bits()
    threats = [(chance.below(4), chance.below(4)) for _ in range(12)]
    table = position.carry_out(Volley(threats, [A], "meteors"))
    check_ship(position, table, all_parts)
    while table.pending:
        ((seat, ask),) = table.pending.items()
        table.decide(seat, chance.choice(ask.options))
        check_ship(position, table, all_parts)
    assert not table.game.state.todo
