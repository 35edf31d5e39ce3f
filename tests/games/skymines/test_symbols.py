"""Symbols (chapter 17): what plans ask for and what they give, kind by kind."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.events import MovesLost, OutpostRemoved
from kosmodrom.games.skymines.moves import (
    STOP,
    TAKE_COIN,
    Advance,
    Cross,
    DoFirst,
    PlaceMarker,
    TakeFrom,
    Upload,
    UseScientist,
)
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.terms import COMPANIES, RESOURCES, CardKind, Company, Resource
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.skymines.kit import (
    A,
    AnyTable,
    B,
    Position,
    columns,
    do,
    player,
    seen,
    value,
)

ENERGY_1 = effects.Energy(1)


def stop_on(
    needs: Sequence[effects.Need],
    reward: Sequence[effects.PlanReward],
    *area: tuple[CardKind, int],
    position: Position | None = None,
) -> AnyTable:
    """A moves the upload marker onto a plan, if it is met by cards of these kinds and values
    beside the scientist."""
    position = position or Position()
    position.area(A, position.card("scientist", 1), *(position.card(*card) for card in area))
    position.screen(A, 1, position.plan("A", needs, reward))
    table = position.table()
    do(table, UseScientist("B"))
    if Upload() in offered(table, A):
        do(table, Upload())
    return table


def gain(*reward: effects.PlanReward, position: Position | None = None) -> AnyTable:
    """A stops on a plan with this reward."""
    return stop_on([ENERGY_1], reward, ("energy", 1), position=position)


def is_met(*needs: effects.Need, area: Sequence[tuple[CardKind, int]]) -> bool:
    return player(stop_on(needs, [effects.Coins(1)], *area), A).upload == 1


# What plans ask for


@pytest.mark.rule("SKY-1703")
def test_a_unit_of_titanium() -> None:
    need = effects.Units("titanium", 1)
    assert is_met(need, area=[("titanium", 1)])
    assert is_met(need, area=[("titanium", 4)])
    assert not is_met(need, area=[("carbon", 4), ("minerals", 4), ("energy", 3)])


@pytest.mark.rule("SKY-1703", "SKY-546")
@pytest.mark.parametrize("resource", RESOURCES)
def test_units_of_a_resource(resource: Resource) -> None:
    need = effects.Units(resource, 3)
    assert is_met(need, area=[(resource, 2), (resource, 1)])
    assert not is_met(need, area=[(resource, 2)])
    others: list[tuple[CardKind, int]] = [(kind, 4) for kind in RESOURCES if kind != resource]
    assert not is_met(need, area=[(resource, 2), *others])


@pytest.mark.rule("SKY-546")
def test_energy_points() -> None:
    need = effects.Energy(3)
    assert is_met(need, area=[("energy", 1), ("energy", 2)])
    assert not is_met(need, area=[("energy", 2)])
    assert not is_met(need, area=[("carbon", 4), ("minerals", 4), ("titanium", 4)])


@pytest.mark.rule("SKY-1705")
@pytest.mark.parametrize("resource", RESOURCES)
def test_four_units_of_one_type(resource: Resource) -> None:
    need = effects.OneType(4)
    assert is_met(need, area=[(resource, 4)])
    assert is_met(need, area=[(resource, 1), (resource, 3)])
    assert not is_met(need, area=[(resource, 3)])


@pytest.mark.rule("SKY-1705")
def test_units_of_several_types_or_energy_are_not_of_one_type() -> None:
    need = effects.OneType(4)
    assert not is_met(need, area=[("carbon", 3), ("minerals", 3), ("titanium", 3)])
    assert not is_met(need, area=[("energy", 3), ("energy", 3)])


@pytest.mark.rule("SKY-1706", "SKY-561")
def test_a_research_card_of_any_kind() -> None:
    need = effects.ResearchCards()
    assert is_met(need, area=[("scientist", 1)])
    assert not is_met(need, area=[])  # the scientist that moves the marker is none
    assert not is_met(need, area=[("carbon", 4), ("energy", 3)])
    position = Position()
    position.area(A, "start-scientist", "a-field")
    position.screen(A, 1, position.plan("A", [need], [effects.Coins(1)]))
    table = position.table()
    do(table, UseScientist("B"), Upload())
    assert player(table, A).upload == 1


@pytest.mark.rule("SKY-1706", "SKY-551")
def test_a_research_card_that_was_used_does_not_count() -> None:
    position = Position()
    position.area(A, "start-scientist", "a-field")
    position.used(A, "C")
    position.screen(A, 1, position.plan("A", [effects.ResearchCards()], [effects.Coins(1)]))
    table = position.table()
    do(table, UseScientist("B"))
    assert question(table, A) == "points"


@pytest.mark.rule("SKY-1707", "SKY-EX-31", "SKY-Q-07")
@pytest.mark.parametrize(
    ("area", "met"),
    [
        ([("carbon", 3), ("titanium", 3)], True),
        ([("carbon", 3), ("minerals", 3)], True),
        ([("carbon", 3), ("carbon", 3)], True),
        ([("carbon", 3)], False),
        ([("carbon", 3), ("carbon", 2)], False),
        ([("carbon", 3), ("titanium", 2), ("minerals", 1)], False),
        ([("titanium", 3), ("minerals", 3)], False),
    ],
)
def test_three_carbon_and_three_of_one_type(area: list[tuple[CardKind, int]], met: bool) -> None:
    assert is_met(effects.Units("carbon", 3), effects.OneType(3), area=area) == met


# What plans give


@pytest.mark.rule("SKY-1708", "SKY-555")
def test_coins() -> None:
    table = gain(effects.Coins(4))
    assert player(table, A).coins == 1 + 4
    assert player(table, B).coins == 1


@pytest.mark.rule("SKY-1704", "SKY-EX-30")
@pytest.mark.parametrize(
    ("area", "coins"),
    [([("titanium", 3), ("titanium", 3)], 5), ([("titanium", 1)], 0), ([("titanium", 2)], 1)],
)
def test_coins_for_titanium_less_one(area: list[tuple[CardKind, int]], coins: int) -> None:
    reward = effects.CoinsForUnits("titanium", 1)
    table = stop_on([effects.Units("titanium", 1)], [reward], *area, ("carbon", 4))
    assert player(table, A).upload == 1
    assert player(table, A).coins == 1 + coins


@pytest.mark.rule("SKY-1704")
def test_no_titanium_gives_no_coins_and_takes_none() -> None:
    table = gain(effects.CoinsForUnits("titanium", 1))
    assert player(table, A).upload == 1
    assert player(table, A).coins == 1


@pytest.mark.rule("SKY-1708")
def test_spaces_on_the_tank_track() -> None:
    table = gain(effects.Tank(3))
    assert player(table, A).tank == 3
    assert player(table, B).tank == 0


@pytest.mark.rule("SKY-1708")
@pytest.mark.parametrize("company", COMPANIES)
def test_spaces_on_a_companys_track(company: Company) -> None:
    table = gain(effects.Track(company, 2))
    assert player(table, A).tracks == [2 if name == company else 0 for name in COMPANIES]
    assert question(table, A) == "points"


@pytest.mark.rule("SKY-1708")
@pytest.mark.parametrize("company", COMPANIES)
def test_spaces_on_one_track_of_choice(company: Company) -> None:
    table = gain(effects.AnyTrack(3))
    assert offered(table, A) == [Advance(name) for name in COMPANIES]
    do(table, Advance(company))
    assert player(table, A).tracks == [3 if name == company else 0 for name in COMPANIES]
    assert question(table, A) == "points"


@pytest.mark.rule("SKY-1708")
def test_research_points() -> None:
    table = gain(effects.Research(2))
    do(table, TAKE_COIN, TAKE_COIN)
    assert player(table, A).coins == 1 + 2
    assert question(table, A) == "points"  # the scientist's own
    do(table, TAKE_COIN)
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-1708", "SKY-702")
def test_coins_are_paid_to_the_bank() -> None:
    table = Position().table()
    do(table, PlaceMarker("tile-scientist"))
    assert player(table, A).coins == 1 - 1
    assert player(table, B).coins == 1


# Removing outposts


@pytest.mark.rule("SKY-1701")
@pytest.mark.parametrize("column", [1, 2, 3])
@pytest.mark.parametrize("company", COMPANIES)
def test_an_outpost_is_removed_from_the_top_of_any_column(company: Company, column: int) -> None:
    position = Position()
    position.station(company, 4, 4, 4)  # the next space shows a coin symbol
    table = gain(effects.RemoveOutposts(1), position=position)
    assert len(offered(table, A, TakeFrom)) == 4 * 3
    before, places = value(table, company), seen(table).places
    do(table, TakeFrom(company, column))
    pieces = [4, 4, 4]
    pieces[column - 1] = 3
    assert columns(table, company) == pieces
    assert value(table, company) == before + 1
    number = COMPANIES.index(company)
    assert table.game.state.boxed[number] == position.state.boxed[number] + 1
    assert seen(table).places == places
    assert (player(table, A).coins, player(table, A).tank) == (1, 0)  # no reward of a sector
    do(table, TAKE_COIN)
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-1701")
def test_only_columns_with_outposts_are_offered() -> None:
    position = Position()
    for company in COMPANIES:
        position.station(company, 0, 0, 0)
    position.station("tawac", 2, 0, 1 + EMPTIED)
    table = gain(effects.RemoveOutposts(1), position=position)
    assert offered(table, A) == [TakeFrom("tawac", 1), TakeFrom("tawac", 3)]
    assert "SKY-1701" in refused(table, A, TakeFrom("minerva", 1))


@pytest.mark.rule("SKY-1702", "SKY-Q-09")
@pytest.mark.parametrize("second", [TakeFrom("minerva", 1), TakeFrom("tawac", 3)])
def test_two_outposts_are_removed_from_one_or_two_stations(second: TakeFrom) -> None:
    table = gain(effects.RemoveOutposts(2))
    do(table, TakeFrom("minerva", 1), second)
    removed = [event for event in told(table) if isinstance(event, OutpostRemoved)]
    assert [(event.company, event.column) for event in removed] == [
        ("minerva", 1),
        (second.company, second.column),
    ]
    assert sum(table.game.state.boxed) == 2
    assert question(table, A) == "points"


@pytest.mark.rule("SKY-Q-09")
@pytest.mark.parametrize("left", [0, 1])
def test_a_removal_is_lost_if_no_outpost_is_left(left: int) -> None:
    position = Position()
    for company in COMPANIES:
        position.station(company, 0, 0, 0)
    position.station("minerva", left, 0, 0)
    table = gain(effects.RemoveOutposts(2), position=position)
    assert columns(table, "minerva") == [0, 0, 0]
    assert len([event for event in told(table) if isinstance(event, OutpostRemoved)]) == left
    assert question(table, A) == "points"


@pytest.mark.rule("SKY-1464", "SKY-1701")
def test_shuttles_are_never_removed() -> None:
    table = gain(effects.RemoveOutposts(1), position=Position(board="belt"))
    assert {option.column for option in offered(table, A, TakeFrom)} == {1, 3}
    assert refused(table, A, TakeFrom("minerva", 2)) == ("SKY-1464",)
    position = Position(board="belt")
    for company in COMPANIES:
        position.station(company, 0, 5, 0)
    table = gain(effects.RemoveOutposts(1), position=position)
    assert question(table, A) == "points"  # the removal is lost
    assert columns(table, "minerva") == [0, 5, 0]


# Rewards of several parts


@pytest.mark.rule("SKY-Q-79")
@pytest.mark.parametrize("points_first", [True, False])
def test_parts_of_a_plans_reward_come_in_any_order(points_first: bool) -> None:
    """A point may become the coin that pays a barrier."""
    position = Position()
    position.at(A, astrogo=5)  # the barrier ahead costs 2
    move, research = effects.Track("astrogo", 1), effects.Research(1)
    table = gain(move, research, position=position)
    parts = {DoFirst("move", 1, "astrogo"), DoFirst("research", 1)}
    assert set(offered(table, A)) == parts
    if points_first:
        do(table, DoFirst("research", 1), TAKE_COIN, Cross("astrogo"))
        assert player(table, A).tracks[2] == 6
        assert player(table, A).coins == 0
    else:
        do(table, DoFirst("move", 1, "astrogo"))
        assert MovesLost(A, 1) in told(table)
        assert player(table, A).tracks[2] == 5


@pytest.mark.rule("SKY-Q-79", "SKY-718")
def test_parts_of_a_spaces_reward_come_in_any_order() -> None:
    position = Position()
    position.area(A, position.card("titanium", 4), position.card("titanium", 2))
    position.at(A, astrogo=5)
    table = position.table()
    do(table, PlaceMarker("majority-titanium", 3))
    do(table, DoFirst("research", 1), TAKE_COIN, Cross("astrogo"))
    assert player(table, A).tracks[2] == 9
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-Q-79", "SKY-717")
def test_an_outpost_may_be_removed_before_or_after_the_move() -> None:
    for first in (DoFirst("remove-outposts", 1), DoFirst("move", 3, "astrogo")):
        position = Position()
        position.area(A, position.card("titanium", 4))
        table = position.table()
        do(table, PlaceMarker("majority-titanium", 2), first, TakeFrom("tawac", 2))
        assert player(table, A).tracks[2] == 3
        assert columns(table, "tawac") == [5, 4, 5]
        assert STOP not in offered(table, B)
        assert list(table.pending) == [B]
