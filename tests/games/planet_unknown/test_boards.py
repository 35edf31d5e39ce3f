"""Which boards are played, and who chooses them (PU-103, PU-104, PU-110 to PU-117, PU-Q-53)."""

import pytest

from kosmodrom.core.errors import GameOptionsError
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.events import BoardsChosen
from kosmodrom.games.planet_unknown.moves import (
    ChooseCorporation,
    ChoosePlanet,
    PlanetUnknownOptions,
)
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.planets.base import Planet
from kosmodrom.games.planet_unknown.rules.registry import CORPORATIONS, PLANETS
from kosmodrom.testing import Setting, check_play
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    C,
    player,
    seen,
    start,
)

BASE = {"republic", "wormhole", "cosmos", "horizon", "jump-drive", "oasis"}
BASE_PLANETS = {"k-273", "gaia", "arashi", "tartarus", "petra", "persephone"}
KIT = {"makeshift", "flux"}
KIT_PLANETS = {"charybdis", "kaax", "oblivion", "lacuna", "cerberus", "pajitnov"}
SYMMETRIC = ("universal-coalition", "ksb-4156")
SEEDS = range(25)


def corporations(table: AnyTable) -> list[str]:
    return [player.corporation for player in table.game.state.players]


def planets(table: AnyTable) -> list[str]:
    return [player.planet for player in table.game.state.players]


# The pools


@pytest.mark.rule("PU-103", "PU-104", "PU-110")
def test_every_board_of_the_box_can_be_played() -> None:
    assert set(CORPORATIONS) == set(BOX.corporations) == BASE | KIT | {SYMMETRIC[0]}
    assert set(PLANETS) == set(BOX.planets) == BASE_PLANETS | KIT_PLANETS | {SYMMETRIC[1]}


@pytest.mark.rule("PU-103", "PU-104")
@pytest.mark.parametrize(
    ("kit", "more", "more_planets"), [(False, set(), set()), (True, KIT, KIT_PLANETS)]
)
def test_the_pools_of_the_two_sets(kit: bool, more: set[str], more_planets: set[str]) -> None:
    table = start(1, corporations="free", planets="free", upgrade_kit=kit)
    choice = [option.corporation for option in offered(table, A, ChooseCorporation)]
    assert sorted(choice) == sorted({SYMMETRIC[0]} | BASE | more)
    table.decide(A, ChooseCorporation(SYMMETRIC[0]))
    choice = [option.planet for option in offered(table, A, ChoosePlanet)]
    assert sorted(choice) == sorted({SYMMETRIC[1]} | BASE_PLANETS | more_planets)


@pytest.mark.rule("PU-104")
def test_without_the_upgrade_kit_its_boards_are_never_dealt() -> None:
    tables = [
        start(4, seed, corporations="random", planets="random", upgrade_kit=False) for seed in SEEDS
    ]
    assert {id for table in tables for id in corporations(table)} == BASE
    assert {id for table in tables for id in planets(table)} == BASE_PLANETS


@pytest.mark.rule("PU-104", "PU-117")
def test_with_it_all_are_dealt_none_of_them_twice() -> None:
    tables = [start(6, seed, corporations="random", planets="random") for seed in SEEDS]
    assert {id for table in tables for id in corporations(table)} == BASE | KIT
    assert {id for table in tables for id in planets(table)} == BASE_PLANETS | KIT_PLANETS
    for table in tables:
        assert len(set(corporations(table))) == len(set(planets(table))) == 6


@pytest.mark.rule("PU-117")
def test_symmetric_sides_may_repeat() -> None:
    table = start(3, corporations="free")
    for seat in (A, B):
        table.decide(seat, ChooseCorporation(SYMMETRIC[0]))
    assert ChooseCorporation(SYMMETRIC[0]) in offered(table, C)
    table.decide(C, ChooseCorporation(SYMMETRIC[0]))
    assert corporations(table) == [SYMMETRIC[0]] * 3


@pytest.mark.rule("PU-104")
def test_without_the_upgrade_kit_its_boards_are_refused() -> None:
    table = start(1, corporations="free", planets="free", upgrade_kit=False)
    assert refused(table, A, ChooseCorporation("makeshift")) == ("PU-104",)
    assert "PU-103" in refused(table, A, ChooseCorporation("gaia"))  # a planet
    table.decide(A, ChooseCorporation("republic"))
    assert refused(table, A, ChoosePlanet("lacuna")) == ("PU-104",)
    assert "PU-104" not in refused(table, A, ChooseCorporation("makeshift"))  # asked about planets


@pytest.mark.rule("PU-113", "PU-Q-53")
def test_a_board_that_was_dealt_to_somebody_else_is_refused() -> None:
    table = start(2, corporations="dealt", planets="dealt")
    _, dealt = (option.corporation for option in offered(table, A, ChooseCorporation))
    assert refused(table, B, ChooseCorporation(dealt)) == ("PU-113", "PU-Q-53")
    table.decide(A, ChooseCorporation(dealt))
    # What B is told does not show which side A has chosen in secret.
    assert refused(table, B, ChooseCorporation(dealt)) == ("PU-113", "PU-Q-53")


@pytest.mark.rule("PU-117")
def test_an_asymmetric_side_that_is_taken_is_refused() -> None:
    table = start(2, corporations="free", planets="free")
    table.decide(A, ChooseCorporation("makeshift"))
    table.decide(A, ChoosePlanet("gaia"))
    assert "PU-117" in refused(table, B, ChooseCorporation("makeshift"))
    table.decide(B, ChooseCorporation("flux"))
    assert "PU-117" in refused(table, B, ChoosePlanet("gaia"))


# The sides


@pytest.mark.rule("PU-111", "PU-115", "PU-116")
def test_the_default_is_the_preset_for_a_first_game() -> None:
    options = PlanetUnknownOptions()
    assert (options.corporations, options.planets) == ("symmetric", "symmetric")
    table = start(4)
    assert corporations(table) == [SYMMETRIC[0]] * 4
    assert planets(table) == [SYMMETRIC[1]] * 4
    assert not any(question(table, seat) in ("corporation", "planet") for seat in range(4))


@pytest.mark.rule("PU-115")
def test_symmetric_sides_are_of_complexity_1_others_may_be_of_more() -> None:
    assert BOX.corporations[SYMMETRIC[0]].complexity == BOX.planets[SYMMETRIC[1]].complexity == 1
    assert max(board.complexity for board in BOX.corporations.values()) > 1
    assert max(board.complexity for board in BOX.planets.values()) > 1


@pytest.mark.rule("PU-110", "PU-111", "PU-112")
@pytest.mark.parametrize("kind", ["corporations", "planets"])
def test_the_dealt_board_has_two_sides(kind: str) -> None:
    table = start(4, **{kind: "dealt"})
    symmetric = SYMMETRIC[0 if kind == "corporations" else 1]
    dealt = set()
    for seat in range(4):
        front, back = map(side, offered(table, seat))
        assert front == symmetric
        assert seen(table, seat).players[seat].dealt == (back,)
        dealt.add(back)
    assert len(dealt) == 4  # a board for each


def side(option: ChooseCorporation | ChoosePlanet) -> str:
    return option.corporation if isinstance(option, ChooseCorporation) else option.planet


@pytest.mark.rule("PU-113")
def test_the_two_options_are_independent() -> None:
    table = start(2, corporations="random", planets="dealt")
    assert question(table, A) == question(table, B) == "planet"
    table.decide(A, offered(table, A)[0])
    table.decide(B, offered(table, B)[1])
    assert SYMMETRIC[0] not in corporations(table)
    assert planets(table)[A] == SYMMETRIC[1]
    assert planets(table)[B] != SYMMETRIC[1]


@pytest.mark.rule("PU-113", "PU-114")
def test_everyone_decides_alone_so_sides_may_be_mixed() -> None:
    table = start(2, corporations="dealt", planets="dealt")
    for seat, (corporation, planet) in enumerate(((1, 0), (0, 1))):
        table.decide(seat, offered(table, seat)[corporation])
        table.decide(seat, offered(table, seat)[planet])
    assert [id == SYMMETRIC[0] for id in corporations(table)] == [False, True]
    assert [id == SYMMETRIC[1] for id in planets(table)] == [True, False]


@pytest.mark.rule("PU-111")
def test_an_asymmetric_side_brings_its_own_rules() -> None:
    table = start(3, corporations="free")
    table.decide(A, ChooseCorporation("makeshift"))
    table.decide(B, ChooseCorporation("horizon"))
    table.decide(C, ChooseCorporation("republic"))
    assert [player(table, seat).waiting for seat in (A, B, C)] == [2, 4, 1]
    assert player(table, A).special == [0, 1, 2, 3, 4]
    assert type(CORPORATIONS["makeshift"]) is not Corporation
    assert type(PLANETS["gaia"]) is not Planet


# How they are dealt and chosen


@pytest.mark.rule("PU-Q-53", "PU-113")
def test_sides_are_chosen_in_secret_until_all_have_chosen() -> None:
    table = start(2, corporations="dealt", planets="dealt")
    assert set(table.pending) == {A, B}
    before = seen(table, B), told(table, B)
    table.decide(A, offered(table, A)[1])
    table.decide(A, offered(table, A)[1])
    assert (seen(table, B), told(table, B)) == before
    table.decide(B, offered(table, B)[0])
    table.decide(B, offered(table, B)[0])
    chosen = BoardsChosen(A, corporations(table)[A], planets(table)[A])
    assert chosen in told(table, B)
    assert BoardsChosen(B, *SYMMETRIC) in told(table, A)


@pytest.mark.rule("PU-Q-53")
def test_a_free_pick_goes_by_seats() -> None:
    table = start(3, corporations="free", planets="free")
    for seat in (A, B, C):
        assert set(table.pending) == {seat}
        table.decide(seat, ChooseCorporation(SYMMETRIC[0]))
        assert set(table.pending) == {seat}
        table.decide(seat, ChoosePlanet(SYMMETRIC[1]))


@pytest.mark.rule("PU-Q-53", "PU-113")
def test_dealt_planets_stay_secret_where_corporations_are_picked_freely() -> None:
    table = start(2, corporations="free", planets="dealt")
    table.decide(A, ChooseCorporation("republic"))
    table.decide(B, ChooseCorporation("makeshift"))
    assert question(table, A) == question(table, B) == "planet"
    before = seen(table, B)
    table.decide(A, offered(table, A)[1])
    assert seen(table, B) == before
    table.decide(B, offered(table, B)[0])
    assert planets(table)[A] != SYMMETRIC[1] == planets(table)[B]


@pytest.mark.rule("PU-Q-53")
def test_boards_are_dealt_by_chance() -> None:
    dealt = {corporations(start(1, seed, corporations="random"))[A] for seed in range(60)}
    assert dealt == BASE | KIT


@pytest.mark.rule("PU-Q-53")
def test_there_are_four_ways_to_choose_sides() -> None:
    for sides in ("symmetric", "dealt", "free", "random"):
        start(2, corporations=sides, planets=sides)
    with pytest.raises(GameOptionsError):
        start(2, corporations="none")


@pytest.mark.rule("PU-112", "PU-114")
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_whole_games_with_boards_of_all_kinds(seats: int) -> None:
    check_play(Setting(RULESET, seats, {"corporations": "dealt", "planets": "random"}, "boards"))
