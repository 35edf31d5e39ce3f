"""Action 6, passing (SKY-801 to SKY-811), and the linked slots variant (SKY-1120 to SKY-1122)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.games.skymines import RULESET
from kosmodrom.games.skymines.events import CardRested, Passed, StackTaken
from kosmodrom.games.skymines.moves import PASS, READY, PlaceMarker, Put, RestCard, TakeStack
from kosmodrom.games.skymines.terms import NOTHING, SLOTS, TILE_ORDER, Slot, TileId
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    Position,
    cards,
    do,
    face_down,
    finish_round,
    held,
    player,
    seen,
    start,
)

every_table = pytest.mark.parametrize(("players", "luna"), SETTINGS)
AREA = ("start-carbon-2", "start-energy-2", "start-scientist")


def about_to_pass(players: int = 2, *, luna: bool = False, **options: object) -> Position:
    """A has used cards on B and C and an unused one on D, and stacks above B, C and E."""
    position = Position(players, luna=luna, **options)
    position.area(A, *AREA)
    position.used(A, "B", "C")
    position.rest(A, "B", "start-carbon-1")
    position.rest(A, "C", "start-minerals-1", "start-titanium-1")
    position.rest(A, "E", "start-energy-1")
    position.hand(A, "start-minerals-2")
    return position


def stacks(table: AnyTable, seat: int = A) -> tuple[tuple[str, ...], ...]:
    return seen(table).players[seat].resting


@pytest.mark.rule("SKY-801", "SKY-803", "SKY-804", "SKY-805", "SKY-Q-70")
@every_table
def test_a_stack_comes_back_and_then_every_card_goes_to_rest(players: int, luna: bool) -> None:
    table = about_to_pass(players, luna=luna).table()
    do(table, PASS)
    assert seen(table).players[A].passed
    assert [(o.slot, o.cards) for o in offered(table, A)] == [
        ("B", ("start-carbon-1",)),
        ("C", ("start-minerals-1", "start-titanium-1")),
        ("E", ("start-energy-1",)),
    ]
    do(table, TakeStack("C"))
    assert sorted(held(table, A)) == [
        "start-minerals-1",
        "start-minerals-2",
        "start-titanium-1",
    ]
    assert stacks(table) == ((), ("start-carbon-1",), (), (), ("start-energy-1",))
    assert [option.slot for option in offered(table, A)] == list("ABCDE")
    do(table, RestCard("start-carbon-2", "C"))  # the slot just emptied
    assert [option.slot for option in offered(table, A)] == list("ABDE")
    do(table, RestCard("start-energy-2", "B"))
    assert [option.slot for option in offered(table, A)] == list("ADE")
    do(table, RestCard("start-scientist", "A"))
    assert stacks(table) == (
        ("start-scientist",),
        ("start-carbon-1", "start-energy-2"),
        ("start-carbon-2",),
        (),
        ("start-energy-1",),
    )
    assert [slot.card for slot in seen(table).players[A].slots] == [None] * 5
    told_of = [e for e in told(table) if isinstance(e, Passed | StackTaken | CardRested)]
    assert [type(event) for event in told_of] == [Passed, StackTaken, *[CardRested] * 3]
    # One stack only: A is not asked for a second one.
    if players > 1:
        assert set(table.pending) == {B}
    else:
        assert (seen(table).round, question(table, A)) == (2, "plan")


@pytest.mark.rule("SKY-803")
def test_a_player_with_stacks_takes_one() -> None:
    table = about_to_pass().table()
    do(table, PASS)
    assert {type(option) for option in offered(table, A)} == {TakeStack}
    assert refused(table, A, TakeStack("D")) == ("SKY-803",)
    assert refused(table, A, RestCard("start-carbon-2", "B"))


@pytest.mark.rule("SKY-802", "SKY-304")
def test_used_cards_are_turned_up() -> None:
    """They rest like the others, and are face up when they come back."""
    table = about_to_pass().table()
    do(table, PASS, TakeStack("B"))
    for slot in ("A", "B", "C"):
        do(table, next(option for option in offered(table, A) if option.slot == slot))
    assert player(table, A).down == 0
    finish_round(table)
    assert all(slot.face_up for slot in seen(table).players[A].slots)


@pytest.mark.rule("SKY-802")
@every_table
def test_used_cards_are_turned_up_before_a_stack_is_taken(players: int, luna: bool) -> None:
    position = about_to_pass(players, luna=luna)
    position.tiles(A, "field")
    position.player(A).tiles_down = position.player(A).tiles
    table = position.table()
    assert face_down(table, A) == ["start-carbon-2", "start-energy-2"]
    do(table, PASS)
    assert question(table, A) == "stack"
    assert face_down(table, A) == []
    assert seen(table).players[A].face_up == {
        "carbon": 2,
        "minerals": 0,
        "titanium": 0,
        "energy": 2,
        "scientist": 1,
        "field": 0,
    }
    (tile,) = seen(table).players[A].tiles
    assert not tile.face_up  # only cards are turned up


@pytest.mark.rule("SKY-802", "SKY-764", "SKY-765")
def test_a_used_tile_on_a_card_stays_face_down() -> None:
    position = about_to_pass()
    position.tiles(A, "resource")
    position.player(A).tiles_down = position.player(A).tiles
    position.player(A).laid = 1
    table = position.table()
    do(table, PASS)
    assert seen(table).players[A].face_up["carbon"] == 2  # not 2 + 1


@pytest.mark.rule("SKY-805")
def test_cards_of_this_round_do_not_come_back_at_once() -> None:
    position = Position()
    position.area(A, *AREA)
    position.rest(A, "C", "start-carbon-1")
    table = position.table()
    do(table, PASS)  # the only stack is taken without a question
    assert "start-carbon-1" in held(table, A)
    while question(table, A) == "rest":
        do(table, offered(table, A)[0])
    assert not set(AREA) & set(held(table, A))
    assert sorted(id for stack in stacks(table) for id in stack) == sorted(AREA)


@pytest.mark.rule("SKY-806", "SKY-744", "SKY-743")
@pytest.mark.parametrize("used", [False, True])
@pytest.mark.parametrize("tile", TILE_ORDER)
def test_tiles_go_back(tile: TileId, used: bool) -> None:
    position = about_to_pass()
    position.tiles(A, tile)
    position.player(A).tiles_down = used << TILE_ORDER.index(tile)
    if tile == "resource":
        position.player(A).laid = 1 if used else 3
    table = position.table()
    assert [view.id for view in seen(table).players[A].tiles] == [tile]
    do(table, PASS, TakeStack("B"))
    while question(table, A) == "rest":
        do(table, offered(table, A)[0])
    assert seen(table).players[A].tiles == ()
    someone = player(table, A)
    assert (someone.tiles, someone.tiles_down, someone.laid) == (0, 0, NOTHING)


@pytest.mark.rule("SKY-807")
def test_stacks_grow_and_everyone_sees_every_card() -> None:
    table = about_to_pass().table()
    do(table, PASS, TakeStack("B"), RestCard("start-carbon-2", "C"))
    for viewer in (None, A, B):
        stack = seen(table, viewer).players[A].resting[2]
        assert sorted(stack) == ["start-carbon-2", "start-minerals-1", "start-titanium-1"]


@pytest.mark.rule("SKY-808")
@every_table
def test_stacks_of_the_first_round_have_one_card(players: int, luna: bool) -> None:
    table = start(players, luna=luna)
    while question(table, A) != "stack":
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, PASS if PASS in options else options[0])
    assert [(option.slot, len(option.cards)) for option in offered(table, A)] == [
        ("B", 1),
        ("C", 1),
        ("D", 1),
    ]


@pytest.mark.rule("SKY-809", "SKY-Q-32")
def test_all_five_resting_slots_take_cards_while_outer_slots_are_off() -> None:
    table = about_to_pass().table()
    assert [slot.open for slot in seen(table).players[A].slots] == [False, True, True, True, False]
    do(table, PASS, TakeStack("B"))
    do(table, RestCard("start-carbon-2", "A"), RestCard("start-energy-2", "E"))
    assert (stacks(table)[0], stacks(table)[4]) == (
        ("start-carbon-2",),
        ("start-energy-1", "start-energy-2"),
    )


@pytest.mark.rule("SKY-804", "SKY-809")
def test_five_cards_need_all_five_slots() -> None:
    position = Position()
    position.player(A).tank = 8
    position.area(A, *AREA, "start-carbon-1", "start-minerals-1")
    table = position.table()
    do(table, PASS)
    for slot in ("E", "D", "C", "B"):
        do(table, next(option for option in offered(table, A) if option.slot == slot))
    assert [len(stack) for stack in stacks(table)] == [1] * 5  # the last one has no choice
    assert set(table.pending) == {B}


@pytest.mark.rule("SKY-810", "SKY-Q-33")
@pytest.mark.parametrize("area", [(), AREA])
def test_without_a_stack_none_is_taken(area: tuple[str, ...]) -> None:
    position = Position()
    position.area(A, *area)
    table = position.table()
    hand = player(table, A).hand[:]
    do(table, PASS)
    assert question(table, A) == ("rest" if area else None)
    while question(table, A) == "rest":
        do(table, offered(table, A)[0])
    assert player(table, A).hand == hand
    assert not any(isinstance(event, StackTaken) for event in told(table))
    assert set(table.pending) == {B}


@pytest.mark.rule("SKY-811", "SKY-704")
def test_bonus_markers_stay_until_the_preparation() -> None:
    position = Position()
    position.area(B, "start-carbon-1")
    table = position.table()
    do(table, PlaceMarker("majority-titanium", 0))
    do(table, PlaceMarker("majority-minerals", 0), PASS)
    on = {space.id: space.seat for space in seen(table).spaces if space.seat is not None}
    assert on == {"majority-titanium": A, "majority-minerals": B}
    assert (player(table, A).markers, seen(table).players[A].passed) == (2, True)
    assert not table.offers(B, PlaceMarker("majority-titanium", 0))
    finish_round(table)
    assert [player(table, seat).markers for seat in (A, B)] == [3, 3]


@pytest.mark.rule("SKY-745", "SKY-Q-30")
@pytest.mark.parametrize("holder", [A, B])
def test_a_tile_in_use_can_be_reserved(holder: int) -> None:
    """It is back before the preparation phase, whoever has it now."""
    position = Position()
    position.tiles(holder, "energy")
    position.player(A).coins = 2
    table = position.table()
    do(table, PlaceMarker("tile-energy"))
    assert [view.id for view in seen(table).players[holder].tiles] == ["energy"]
    finish_round(table)
    assert [[view.id for view in seen(table).players[seat].tiles] for seat in (A, B)] == [
        ["energy"],
        [],
    ]


# Linked slots


@pytest.mark.rule("SKY-1120", "SKY-1121", "SKY-EX-46")
@every_table
def test_linked_cards_rest_above_their_slots(players: int, luna: bool) -> None:
    """The player takes the stack above C: card B joins B, C begins a new stack, D is above D."""
    table = about_to_pass(players, luna=luna, linked_slots=True).table()
    do(table, PASS, TakeStack("C"))
    assert stacks(table) == (
        (),
        ("start-carbon-1", "start-carbon-2"),
        ("start-energy-2",),
        ("start-scientist",),
        ("start-energy-1",),
    )
    assert question(table, A) != "rest"


@pytest.mark.rule("SKY-1122", "SKY-204")
@pytest.mark.parametrize("slot", ["B", "C", "D"])
def test_in_the_variant_planning_fixes_the_stack(slot: Slot) -> None:
    position = Position(linked_slots=True)
    position.state.phase = "planning"
    table = position.table()
    table.decide(A, Put("start-energy-2", slot))
    table.decide(A, READY)
    table.decide(B, READY)
    do(table, PASS)
    assert stacks(table)[SLOTS.index(slot)] == ("start-energy-2",)


# Whatever is in the area and at rest


@st.composite
def areas(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """For each starting card: a place at rest (0 to 4), a slot (5 to 9) or the hand (10)."""
    places = draw(st.lists(st.integers(0, 10), min_size=9, max_size=9))
    seen_slots: set[int] = set()
    for number, place in enumerate(places):
        if 5 <= place < 10:
            if place in seen_slots:
                places[number] = 10
            seen_slots.add(place)
    return places, draw(st.lists(st.integers(0, 4), min_size=6, max_size=6))


@pytest.mark.rule("SKY-803", "SKY-804", "SKY-805", "SKY-810")
@given(areas(), st.booleans())
@settings(max_examples=40, deadline=None)
def test_the_shape_of_passing(drawn: tuple[list[int], list[int]], linked: bool) -> None:
    """One stack, if there is any, goes to hand; each slot card to a resting slot of its own."""
    places, answers = drawn
    position = Position(linked_slots=linked)
    someone = position.player(A)
    for id, place in zip(position.box.starting, places, strict=True):
        if place < 5:
            position.rest(A, SLOTS[place], id)
        elif place < 10:
            someone.hand.remove(position.number(id))
            someone.slots[place - 5] = position.number(id)
    table = position.table()
    before = [set(stack) for stack in someone.resting]
    area = {card: slot for slot, card in enumerate(someone.slots) if card != NOTHING}
    hand = set(someone.hand)
    do(table, PASS)
    for answer in answers:
        if question(table, A) in ("stack", "rest"):
            options = offered(table, A)
            do(table, options[answer % len(options)])
    after = [set(stack) for stack in player(table, A).resting]
    came_back = set(player(table, A).hand) - hand
    if any(before):
        taken = before.index(came_back)
        before[taken] = set()
    else:
        assert came_back == set()
    added = [new - old for new, old in zip(after, before, strict=True)]
    assert all(old <= new for new, old in zip(after, before, strict=True))
    assert all(len(cards) <= 1 for cards in added)
    assert set().union(*added) == set(area)
    if linked:
        assert all(card in added[slot] for card, slot in area.items())
    assert RULESET.invariants is not None
    assert cards(table, player(table, A).slots) == []
    RULESET.invariants(table.game)
