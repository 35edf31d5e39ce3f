"""What options come to: bots try one of those that come to the same thing."""

from collections.abc import Hashable
from typing import Any

import pytest

from kosmodrom.bots.greedy import apply
from kosmodrom.core.options import Option
from kosmodrom.core.rng import Random
from kosmodrom.games.skymines.essence import essence
from kosmodrom.games.skymines.judge import judge
from kosmodrom.games.skymines.moves import (
    PASS,
    LayTile,
    Put,
    RemoveCard,
    RestCard,
    ReturnTo,
    TakeFrom,
    TakeStack,
    UseFieldScientist,
    UseResources,
    UseScientist,
)
from tests.games.skymines.kit import A, Position, start


def same(position: Position, first: Option, second: Option) -> bool:
    """Whether two options of A come to the same thing."""
    game = position.table().game
    return essence(game, A, first) == essence(game, A, second)


def test_the_slot_of_a_card_matters_only_if_slots_are_linked() -> None:
    for linked in (False, True):
        position = Position(linked_slots=linked)
        options = Put("start-carbon-1", "B"), Put("start-carbon-1", "C")
        assert same(position, *options) != linked


def test_cards_of_the_same_values_are_the_same() -> None:
    position = Position()
    one, twin = position.card("energy", 2), position.card("energy", 2)
    other = position.card("energy", 2, share="minerva")
    assert same(position, Put(one, "B"), Put(twin, "B"))
    assert not same(position, Put(one, "B"), Put(other, "B"))
    assert same(position, RemoveCard(one), RemoveCard(twin))
    assert not same(position, RemoveCard(one), RemoveCard(other))
    assert not same(position, RemoveCard(one), Put(one, "B"))


@pytest.mark.parametrize("change", [{"cost": 2}, {"tank": 2}, {"coins": 1}, {"company": "tawac"}])
def test_a_field_scientist_is_known_by_all_its_values(change: Any) -> None:
    values: dict[str, Any] = {"cost": 1, "tank": 1, "coins": 0, "company": "minerva"}
    position = Position()
    one, twin = (position.card("field", **values) for _ in range(2))
    other = position.card("field", **values | change)
    assert same(position, UseFieldScientist("B", one), UseFieldScientist("C", twin))
    assert not same(position, UseFieldScientist("B", one), UseFieldScientist("C", other))


def test_cards_in_the_action_area_do_the_same_on_any_slot() -> None:
    position = Position()
    one, twin, more = (position.card("titanium", value) for value in (1, 1, 2))
    assert same(position, LayTile("B", one), LayTile("C", twin))
    assert not same(position, LayTile("B", one), LayTile("D", more))
    assert same(
        position, UseScientist("B", "start-scientist"), UseScientist("C", "start-scientist")
    )
    used = [UseResources(("B",), (one,), 1), UseResources(("C",), (twin,), 1)]
    assert same(position, *used)
    assert not same(position, used[0], UseResources(("D",), (more,), 2))
    # With the +1 tile on it, a card is worth more.
    assert not same(position, used[0], UseResources(("C",), (twin,), 2))
    pairs = [UseResources(("B", "D"), (one, more), 3), UseResources(("C", "D"), (twin, more), 3)]
    assert same(position, *pairs)


def test_stacks_count_for_what_is_in_them() -> None:
    position = Position()
    one, twin, more = (position.card("carbon", value) for value in (1, 1, 2))
    position.rest(A, "A", one)
    position.rest(A, "B", twin)
    position.rest(A, "C", more)
    card = "start-titanium-1"
    assert same(position, RestCard(card, "D"), RestCard(card, "E"))
    assert same(position, RestCard(card, "A"), RestCard(card, "B"))
    assert not same(position, RestCard(card, "B"), RestCard(card, "C"))
    assert not same(position, RestCard(card, "C"), RestCard(card, "D"))
    assert same(position, TakeStack("A"), TakeStack("B"))
    assert not same(position, TakeStack("A"), TakeStack("C"))


def test_columns_count_for_their_pieces_and_symbols() -> None:
    position = Position()
    columns = TakeFrom("skymine", 1), TakeFrom("skymine", 2)
    assert same(position, *columns)
    assert not same(position, columns[0], ReturnTo("skymine", 1))
    assert not same(position, columns[0], TakeFrom("minerva", 1))
    position.station("skymine", 3, 2, 2)
    assert not same(position, *columns)
    belt = Position(board="belt")
    shuttles = belt.box.tables.boards["belt"].shuttles[0] + 1
    assert not same(belt, TakeFrom("skymine", 1), TakeFrom("skymine", shuttles))


@pytest.mark.parametrize("board", ["moon", "belt"])
def test_what_comes_to_the_same_thing_is_worth_the_same(board: str) -> None:
    chance, alike = Random.seeded(board), 0
    table = start(3, seed="essence", board=board, missions=True, tokens="dealt")
    while table.pending:
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        groups: dict[Hashable, list[Option]] = {}
        for option in options:
            groups.setdefault(essence(table.game, seat, option), []).append(option)
        for group in groups.values():
            if len(group) > 1:
                alike += 1
                worths = {judge(apply(table, seat, option).game, seat) for option in group}
                assert len(worths) == 1, group
        table.decide(seat, chance.choice(options))
    assert alike > 20


def test_all_else_is_what_it_is() -> None:
    assert essence(Position().table().game, A, PASS) == PASS
