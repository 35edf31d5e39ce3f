"""Chapter 7: tile spaces and bonus tiles (SKY-741 to SKY-765)."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Option
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.moves import (
    PASS,
    STOP,
    TAKE_COIN,
    USE_FIELD_TILE,
    USE_SCIENTIST_TILE,
    Advance,
    BuyCard,
    LayTile,
    PlaceMarker,
    RestCard,
    TakeStack,
    Upload,
    UseEnergy,
    UseResources,
    UseScientist,
)
from kosmodrom.games.skymines.state import (
    ENERGY_TILE,
    FIELD_TILE,
    ONCE,
    RESOURCE_TILE,
    SCIENTIST_TILE,
)
from kosmodrom.games.skymines.terms import NOTHING, TILE_ORDER, CardKind, TileId
from kosmodrom.testing.positions import offered, question
from tests.games.skymines.kit import (
    A,
    AnyTable,
    B,
    Position,
    answer_until,
    cards,
    do,
    finish_round,
    open_spaces,
    player,
    rewards,
    start_round,
)

COSTS: dict[TileId, int] = {"scientist": 1, "field": 2, "energy": 2, "resource": 1}


def value(table: AnyTable, *slots: str) -> int:
    """What the resource cards of these slots are worth together."""
    (use,) = (use for use in offered(table, A, UseResources) if use.slots == slots)
    return int(use.value)


# Reserving


@pytest.mark.rule("SKY-741", "SKY-742", "SKY-Q-53")
@pytest.mark.parametrize("tile", TILE_ORDER)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_is_reserved_for_coins_and_comes_in_the_preparation(
    tile: TileId, players: int
) -> None:
    position = Position(players=players)
    position.player(A).coins = COSTS[tile] - 1
    assert f"tile-{tile}" not in open_spaces(position.table(), A)
    position.player(A).coins = 5
    table = position.table()
    do(table, PlaceMarker(f"tile-{tile}"))
    assert player(table, A).coins == 5 - COSTS[tile]
    assert player(table, A).tiles == 0  # nothing happens at once
    assert question(table, B) == "action"
    finish_round(table)
    assert [someone.tiles for someone in table.game.state.players] == [
        1 << TILE_ORDER.index(tile),
        *[0] * (players - 1),
    ]
    assert player(table, A).tiles_down == 0  # face up


@pytest.mark.rule("SKY-EX-21", "SKY-742")
def test_lin_takes_the_field_research_tile() -> None:
    position = Position()
    position.player(A).coins = 2
    table = position.table()
    do(table, PlaceMarker("tile-field"))
    finish_round(table)
    start_round(table)
    assert player(table, A).tiles == 1 << FIELD_TILE
    assert USE_FIELD_TILE in offered(table, A)
    do(table, USE_FIELD_TILE)
    assert player(table, A).tank == 2


@pytest.mark.rule("SKY-743")
def test_tiles_need_no_slot() -> None:
    position = Position()
    position.player(A).coins = 9
    table = position.table()
    do(table, PlaceMarker("tile-energy"))
    finish_round(table)
    hand = [card for card in cards(table, player(table, A).hand) if "share" not in card]
    for slot, card in zip("BCD", hand, strict=False):
        (put,) = (o for o in offered(table, A) if getattr(o, "card", "") == card and o.slot == slot)
        table.decide(A, put)
    start_round(table)
    assert all(player(table, A).slots[slot] != NOTHING for slot in (1, 2, 3))
    assert player(table, A).tiles == 1 << ENERGY_TILE
    assert offered(table, A, UseEnergy) != []


@pytest.mark.rule("SKY-744")
@pytest.mark.parametrize("use", [True, False])
def test_tiles_go_back_when_their_holder_passes(use: bool) -> None:
    position = Position()
    position.tiles(A, "field", "scientist", "resource")
    position.area(A, "start-carbon-2")
    table = position.table()
    if use:
        do(table, USE_FIELD_TILE, PASS)
        answer_until(table, "action")
    do(table, PASS)
    answer_until(table, "action" if not use else "plan")
    assert player(table, A).tiles == player(table, A).tiles_down == 0
    finish_round(table)
    assert player(table, A).tiles == 0


@pytest.mark.rule("SKY-744", "SKY-763")
def test_a_tile_on_a_card_goes_back_and_the_card_to_rest() -> None:
    position = Position()
    position.tiles(A, "resource")
    position.area(A, "start-carbon-2")
    position.rest(A, "D", "start-energy-1")
    table = position.table()
    do(table, LayTile("B"), PASS, RestCard("start-carbon-2", "A"))
    assert player(table, A).tiles == 0
    assert player(table, A).laid == NOTHING
    assert cards(table, player(table, A).resting[0]) == ["start-carbon-2"]
    assert offered(table, A, TakeStack) == []


@pytest.mark.rule("SKY-745", "SKY-Q-30")
@pytest.mark.parametrize("holder", [A, B])
def test_a_tile_in_use_may_be_reserved(holder: int) -> None:
    position = Position()
    position.player(A).coins = 2
    position.tiles(holder, "energy")
    table = position.table()
    do(table, PlaceMarker("tile-energy"))
    assert player(table, holder).tiles == 1 << ENERGY_TILE
    finish_round(table)
    assert player(table, A).tiles == 1 << ENERGY_TILE
    assert player(table, B).tiles == 0


@pytest.mark.rule("SKY-Q-58", "SKY-1314")
def test_a_one_time_marker_brings_the_tile_and_leaves() -> None:
    position = Position(missions=True)
    position.fulfilled(A, "first-wave", 1)
    position.player(A).once = 1
    table = position.table()
    markers = player(table, A).markers
    do(table, PlaceMarker("tile-scientist", once=True))
    assert table.game.state.spaces.count(A + ONCE) == 1
    assert (player(table, A).markers, player(table, A).once) == (markers, 0)
    finish_round(table)
    assert player(table, A).tiles == 1 << SCIENTIST_TILE
    assert (player(table, A).markers, player(table, A).once) == (markers, 0)
    assert table.game.state.spaces.count(NOTHING) == len(table.game.state.spaces)


# Action tiles


@pytest.mark.rule("SKY-746")
def test_action_tiles_count_like_cards_for_majorities() -> None:
    position = Position()
    position.tiles(A, "scientist", "energy", "field")
    table = position.table()
    assert rewards(table, A, "majority-energy") == [1]
    assert rewards(table, A, "majority-scientist") == [1, 2]  # the field tile is a further card
    position.state.turn = B
    table = position.table()
    assert not open_spaces(table, B) & {"majority-energy", "majority-scientist"}


@pytest.mark.rule("SKY-746")
@pytest.mark.parametrize(
    ("tile", "need"),
    [
        ("energy", effects.Energy(2)),
        ("field", effects.ResearchCards(1)),
        ("scientist", effects.ResearchCards(1)),
    ],
)
def test_action_tiles_count_like_cards_for_plans(tile: TileId, need: effects.Need) -> None:
    position = Position()
    position.screen(A, 1, position.plan("A", [need], [effects.Coins(1)]))
    position.area(A, position.card("scientist", 1))
    table = position.table()
    do(table, UseScientist("B"))
    assert offered(table, A, Upload) == []
    position.tiles(A, tile)
    table = position.table()
    do(table, UseScientist("B"))
    assert offered(table, A, Upload) != []


@pytest.mark.rule("SKY-746")
@pytest.mark.parametrize("tile", ["scientist", "field", "energy"])
def test_action_tiles_are_used_once_a_round(tile: TileId) -> None:
    uses: dict[str, list[Option]] = {
        "scientist": [USE_SCIENTIST_TILE],
        "field": [USE_FIELD_TILE],
        "energy": [UseEnergy("minerva"), STOP],
    }
    position = Position()
    position.tiles(A, tile)
    table = position.table()
    bit = 1 << TILE_ORDER.index(tile)
    do(table, *uses[tile])
    answer_until(table, "action")
    assert player(table, A).tiles_down == bit
    do(table, PASS)
    answer_until(table, "action")
    assert uses[tile][0] not in offered(table, A)
    assert rewards(table, A, "majority-scientist") == [0]
    assert rewards(table, A, "majority-energy") == [0]


@pytest.mark.rule("SKY-751")
def test_the_scientist_tile_uploads_and_gives_one_point() -> None:
    position = Position()
    position.screen(A, 1, position.plan("A", [effects.Energy(1)], [effects.Coins(3)]))
    position.area(A, position.card("energy", 1))
    assert USE_SCIENTIST_TILE not in offered(position.table(), A)
    position.tiles(A, "scientist")
    table = position.table()
    do(table, USE_SCIENTIST_TILE, Upload())
    assert player(table, A).coins == 1 + 3
    do(table, TAKE_COIN)  # exactly one point
    assert player(table, A).coins == 1 + 3 + 1
    assert player(table, A).upload == 1
    assert question(table, B) == "action"
    assert player(table, A).tiles_down == 1 << SCIENTIST_TILE


@pytest.mark.rule("SKY-752")
def test_the_energy_tile_is_used_together_with_all_energy_cards() -> None:
    position = Position()
    position.area(A, position.card("energy", 1), position.card("energy", 3))
    position.tiles(A, "energy")
    table = position.table()
    assert {use.points for use in offered(table, A, UseEnergy)} == {1 + 3 + 2}
    do(table, UseEnergy("minerva"), STOP)
    assert player(table, A).down == 0b00110
    assert player(table, A).tiles_down == 1 << ENERGY_TILE


@pytest.mark.rule("SKY-752")
def test_the_energy_tile_alone_has_two_points() -> None:
    position = Position()
    position.tiles(A, "energy")
    assert {use.points for use in offered(position.table(), A, UseEnergy)} == {2}


@pytest.mark.rule("SKY-753")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_the_field_tile_moves_more_with_field_scientists(others: int) -> None:
    position = Position()
    position.tiles(A, "field")
    position.area(A, position.card("scientist", 1))  # no field scientist
    position.area(A, *(position.card("field", tank=1) for _ in range(others)))
    table = position.table()
    do(table, USE_FIELD_TILE)
    assert player(table, A).tank == 2 + others
    assert player(table, A).coins == 1
    assert player(table, A).tiles_down == 1 << FIELD_TILE


@pytest.mark.rule("SKY-753")
def test_used_field_scientists_do_not_help_the_tile() -> None:
    position = Position()
    position.tiles(A, "field")
    position.area(A, position.card("field", tank=1))
    position.used(A, "B")
    table = position.table()
    do(table, USE_FIELD_TILE)
    assert player(table, A).tank == 2


# The +1 resource tile


@pytest.mark.rule("SKY-761")
def test_the_resource_tile_goes_on_a_face_up_resource_card() -> None:
    position = Position()
    kinds: tuple[CardKind, ...] = ("carbon", "minerals", "titanium")
    position.area(A, *(position.card(kind, 2) for kind in kinds))
    position.area(A, position.card("energy", 2), position.card("carbon", 1))
    position.used(A, "E")
    position.tiles(A, "resource")
    table = position.table()
    assert [lay.slot for lay in offered(table, A, LayTile)] == ["B", "C", "D"]
    assert value(table, "B") == 2  # beside the board it does nothing
    assert rewards(table, A, "majority-carbon") == [1]


@pytest.mark.rule("SKY-761")
def test_without_the_tile_there_is_nothing_to_lay() -> None:
    position = Position()
    position.area(A, position.card("carbon", 2))
    position.tiles(B, "resource")
    assert offered(position.table(), A, LayTile) == []


@pytest.mark.rule("SKY-762", "SKY-Q-31")
def test_laying_the_tile_is_no_action() -> None:
    position = Position()
    position.area(A, position.card("carbon", 2))
    position.tiles(A, "resource")
    table = position.table()
    do(table, LayTile("B"))
    assert question(table, A) == "action"  # the same turn goes on
    do(table, PlaceMarker("majority-carbon", 1))  # the card need not be used
    assert player(table, A).down == 0
    assert player(table, A).laid == 1
    do(table, PASS)
    answer_until(table, "action")
    assert value(table, "B") == 3  # it still lies there in the next turn


@pytest.mark.rule("SKY-763")
def test_the_tile_stays_where_it_lies() -> None:
    position = Position()
    position.area(A, position.card("carbon", 2), position.card("minerals", 2))
    position.tiles(A, "resource")
    table = position.table()
    do(table, LayTile("B"))
    assert offered(table, A, LayTile) == []
    do(table, UseResources(("C",)))
    answer_until(table, "action")
    do(table, PASS)
    answer_until(table, "action")
    assert offered(table, A, LayTile) == []
    assert player(table, A).tiles_down == 0


@pytest.mark.rule("SKY-764")
def test_the_tile_is_turned_down_with_its_card() -> None:
    position = Position()
    position.area(A, position.card("carbon", 2), position.card("carbon", 1))
    position.tiles(A, "resource")
    table = position.table()
    do(table, LayTile("B"), UseResources(("B",)))
    do(table, Advance("skymine"), Advance("skymine"), Advance("minerva"))
    assert question(table, B) == "action"
    assert player(table, A).tiles_down == 1 << RESOURCE_TILE
    do(table, PASS)
    answer_until(table, "action")
    assert offered(table, A, LayTile) == []
    assert value(table, "C") == 1
    assert rewards(table, A, "majority-carbon") == [0]


@pytest.mark.rule("SKY-764")
def test_the_tile_stays_face_up_with_a_card_that_is_not_used() -> None:
    position = Position()
    position.area(A, position.card("carbon", 2), position.card("carbon", 1))
    position.tiles(A, "resource")
    table = position.table()
    do(table, LayTile("B"), UseResources(("C",)), Advance("skymine"))
    assert player(table, A).tiles_down == 0
    do(table, PASS)
    answer_until(table, "action")
    assert value(table, "B") == 3


@pytest.mark.rule("SKY-765", "SKY-EX-22")
def test_the_card_under_the_tile_is_worth_one_more_for_every_purpose() -> None:
    position = Position()
    position.area(A, position.card("carbon", 2), position.card("scientist", 1))
    position.tiles(A, "resource")
    position.clear_display()
    three = position.card("minerals", 1, cost=3)
    position.show(1, three)
    position.screen(A, 1, position.plan("A", [effects.Units("carbon", 3)], [effects.Coins(1)]))
    position.area(B, position.card("carbon", 3))
    table = position.table()
    assert "majority-carbon" not in open_spaces(table, A)
    do(table, LayTile("B"))
    assert value(table, "B") == 3
    assert rewards(table, A, "majority-carbon") == [1]  # a majority
    do(table, UseScientist("C"))
    assert offered(table, A, Upload) != []  # a plan
    answer_until(table, "action")
    do(table, PASS)
    answer_until(table, "action")
    do(table, UseResources(("B",)))
    assert offered(table, A, BuyCard) != []  # a purchase
    do(table, Advance("tawac"), Advance("tawac"), Advance("tawac"))  # three moves
    assert player(table, A).tracks[3] == 3
