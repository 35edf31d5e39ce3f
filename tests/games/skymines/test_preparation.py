"""The preparation for the next round (SKY-820 to SKY-846)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.games.skymines import RULESET
from kosmodrom.games.skymines.box import load_box
from kosmodrom.games.skymines.events import (
    DisplayMoved,
    RoundBegan,
    SpecialRevealed,
    TileTaken,
)
from kosmodrom.games.skymines.moves import PASS, READY, PlaceMarker, Put, UseFieldTile
from kosmodrom.games.skymines.rules.displays import move_display
from kosmodrom.games.skymines.terms import NOTHING, TILE_ORDER, TileId
from kosmodrom.testing.positions import offered, told
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    C,
    Position,
    cards,
    do,
    finish_round,
    player,
    seen,
)

BOX = load_box()
every_table = pytest.mark.parametrize(("players", "luna"), SETTINGS)
TILE_SPACE = {tile: f"tile-{tile}" for tile in TILE_ORDER}


@pytest.fixture(scope="module")
def round_one() -> AnyTable:
    return Position().table()


def without_luna(position: Position) -> Position:
    """Luna has passed, so she changes nothing in this round."""
    luna = position.state.luna
    if luna is not None:
        luna.discard += [card for card in luna.slots if card != NOTHING]
        luna.slots = [NOTHING] * 5
        position.player(position.players).passed = True
    return position


def idle_round(table: AnyTable) -> None:
    """A whole round in which nobody puts down a card."""
    for seat in list(table.pending):
        table.decide(seat, READY)
    finish_round(table)


# The order of the steps


@pytest.mark.rule("SKY-820")
@every_table
def test_special_plan_then_markers_then_cards_then_planning(players: int, luna: bool) -> None:
    position = without_luna(Position(players, luna=luna))
    position.marker(A, position.box.board_spaces.index("tile-field"))
    position.player(A).markers -= 1
    table = position.table()
    finish_round(table)
    steps = (SpecialRevealed, TileTaken, DisplayMoved, RoundBegan)
    found = [type(event) for event in told(table) if isinstance(event, steps)]
    assert found == [*steps]
    assert (seen(table).phase, seen(table).round) == ("planning", 2)
    assert set(table.pending) == set(range(players))


@pytest.mark.rule("SKY-821")
@every_table
def test_no_preparation_after_round_seven(players: int, luna: bool) -> None:
    position = without_luna(Position(players, luna=luna))
    position.state.round = 7
    display = position.state.display[:]
    table = position.table()
    finish_round(table)
    assert table.finished
    state = table.game.state
    assert (state.display, state.removed, state.supplement, state.specials) == (display, [], 1, [])


# The special plan


@pytest.mark.rule("SKY-822", "SKY-823", "SKY-EX-20", "SKY-120", "SKY-121", "SKY-010")
@pytest.mark.parametrize("before", range(1, 7))
@pytest.mark.parametrize("lying", [0, 3])
def test_a_coin_and_a_special_plan_for_the_next_round(before: int, lying: int) -> None:
    """After round 3 the coin under special plan 4 joins those on the supplement space."""
    position = Position()
    position.state.round = before
    position.state.supplement = lying
    position.state.specials = [position.box.tables.plan_number["special-2"]] if before > 2 else []
    table = position.table()
    shown = seen(table).specials
    finish_round(table)
    view = seen(table)
    assert (view.round, view.supplement) == (before + 1, lying + 1)
    assert view.specials == (*shown, f"special-{before + 1}")


# Markers and tiles


@pytest.mark.rule("SKY-831", "SKY-832", "SKY-742")
@every_table
def test_all_markers_come_back(players: int, luna: bool) -> None:
    """From the board and from tracks; tiles come to whoever reserved them."""
    position = without_luna(Position(players, luna=luna))
    position.tracks(skymine="E2", minerva="B2")
    everyone = range(players + luna)
    spaces = [*range(5), 12, 14]  # majorities and spaces of two tracks
    for seat in everyone:
        for _ in range(position.player(seat).markers - (seat < players)):
            if spaces:
                position.marker(seat, spaces.pop())
                position.player(seat).markers -= 1
    tiles = [position.box.board_spaces.index(TILE_SPACE[tile]) for tile in TILE_ORDER]
    for seat, space in zip(range(players), tiles, strict=False):
        position.marker(seat, space)
        position.player(seat).markers -= 1
    table = position.table()
    assert RULESET.invariants is not None
    RULESET.invariants(table.game)
    finish_round(table)
    own = position.box.setup.markers[players + luna - 1]
    assert [player(table, seat).markers for seat in range(players)] == [own] * players
    if luna:
        assert player(table, players).markers == 5
    assert all(space.seat is None for space in seen(table).spaces)
    for seat in range(players):
        (tile,) = seen(table).players[seat].tiles
        assert (tile.id, tile.face_up) == (TILE_ORDER[seat], True)
    RULESET.invariants(table.game)


@pytest.mark.rule("SKY-832", "SKY-EX-21")
def test_the_field_research_tile_for_the_next_round() -> None:
    position = Position()
    position.player(A).coins = 2
    table = position.table()
    do(table, PlaceMarker("tile-field"))
    assert seen(table).players[A].tiles == ()
    finish_round(table)
    (tile,) = seen(table).players[A].tiles
    assert (tile.id, tile.face_up) == ("field", True)
    assert seen(table).players[B].tiles == ()
    for seat in (A, B):
        table.decide(seat, table.pending[seat].options[0])
    assert len(offered(table, A, UseFieldTile)) == 1


@pytest.mark.rule("SKY-832")
@pytest.mark.parametrize("tile", TILE_ORDER)
def test_each_tile_space_brings_its_tile(tile: TileId) -> None:
    position = Position(3)
    position.player(A).coins = position.player(B).coins = 2
    table = position.table()
    table.decide(A, PASS)
    do(table, PlaceMarker(TILE_SPACE[tile]))
    finish_round(table)
    assert [[t.id for t in seen(table).players[seat].tiles] for seat in (A, B, C)] == [
        [],
        [tile],
        [],
    ]


# The card display


@pytest.mark.rule("SKY-841", "SKY-842", "SKY-843", "SKY-EX-43", "SKY-Q-34", "SKY-116", "SKY-319")
def test_cards_slide_within_their_row() -> None:
    """Row 3, 7, 11: X on 3 leaves, 7 was bought, Y slides from 11 to 3."""
    position = Position()
    display = position.state.display[:]
    position.state.removed = [position.state.deck.pop()]  # what was removed before
    pile = position.state.removed[:]
    bought = position.state.display[6]
    position.player(B).hand.append(bought)
    position.state.display[6] = NOTHING
    deck = position.state.deck[:]
    table = position.table()
    finish_round(table)
    state = table.game.state
    assert state.removed == pile + display[:4]
    assert state.display[:4] == [display[4], display[5], display[10], display[7]]
    # The middle column: 9, 10 and 12 slide to 5, 6 and 8; 7 is the lowest empty space.
    assert state.display[4:8] == [display[8], display[9], deck[-1], display[11]]
    assert state.display[8:] == deck[-2:-6:-1]
    assert state.deck == deck[:-5]


@pytest.mark.rule("SKY-843")
def test_spaces_are_filled_from_the_lowest_number() -> None:
    position = Position()
    position.clear_display()
    deck = position.state.deck[:]
    table = position.table()
    finish_round(table)
    assert table.game.state.display == deck[::-1][:12]


@pytest.mark.rule("SKY-844")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_without_cards_in_the_deck_spaces_stay_empty(left: int) -> None:
    position = Position()
    gone = position.state.deck[left:]
    position.state.deck = position.state.deck[:left]
    position.state.removed = gone
    deck = position.state.deck[:]
    table = position.table()
    finish_round(table)
    display = table.game.state.display
    assert NOTHING not in display[:8]
    assert display[8:] == deck[::-1] + [NOTHING] * (4 - left)
    assert seen(table).deck == 0
    idle_round(table)
    assert table.game.state.display[4 + left :] == [NOTHING] * (8 - left)


@pytest.mark.rule("SKY-845")
def test_single_shares_come_last_and_perhaps_never() -> None:
    """Without purchases 4 cards come a round: 12 + 6 x 4 are 36, just before the shares."""
    position = Position(4)
    table = position.table()
    letters = {card: BOX.cards[id].letter for id, card in BOX.tables.card_number.items()}
    finish_round(table)
    for _ in range(5):
        idle_round(table)
        assert not {letters[card] for card in table.game.state.display} & {"D", "E"}
    assert [BOX.cards[id].kind for id in cards(table, table.game.state.deck)] == ["share"] * 8
    assert table.game.state.round == 7


@pytest.mark.rule("SKY-845", "SKY-206", "SKY-007")
def test_a_purchase_more_and_a_share_appears() -> None:
    position = Position()
    shares = [position.number(id) for id in (*BOX.decks["E"], *BOX.decks["D"])]
    others = [card for card in position.state.deck if card not in shares]
    position.state.removed = others[:-4]
    position.state.deck = [*shares, *others[-4:]]
    table = position.table()
    finish_round(table)
    assert not {BOX.cards[id].kind for id in cards(table, table.game.state.display)} & {"share"}
    position.state.display[0] = NOTHING
    position.state.display[4] = NOTHING  # two more than the 4 of the right column
    position.player(A).hand += [position.state.removed.pop(), position.state.removed.pop()]
    table = position.table()
    finish_round(table)
    (shown,) = [
        id for id in cards(table, table.game.state.display) if BOX.cards[id].kind == "share"
    ]
    assert BOX.cards[shown].letter == "D"
    assert all(BOX.cards[option.card].kind != "share" for option in offered(table, A, Put))


@pytest.mark.rule("SKY-841", "SKY-842", "SKY-843", "SKY-844")
@given(
    empty=st.sets(st.integers(0, 11)),
    deck=st.integers(0, 20),
)
@settings(max_examples=60, deadline=None)
def test_the_shape_of_the_slide(round_one: AnyTable, empty: set[int], deck: int) -> None:
    """Nothing is lost, rows keep their order, and gaps are filled in order while the deck lasts."""
    table = round_one.fork()
    state = table.game.state
    state.removed += state.deck[deck:]
    state.deck = state.deck[:deck]
    for space in empty:
        state.removed.append(state.display[space])
        state.display[space] = NOTHING
    before, pile, stack = state.display[:], state.removed[:], state.deck[:]
    move_display(table.game)
    assert state.removed == pile + [card for card in before[:4] if card != NOTHING]
    kept = {card for card in before[4:] if card != NOTHING}
    for row in range(4):
        old = [card for card in before[row + 4 :: 4] if card != NOTHING]
        assert state.display[row::4][: len(old)] == old
    new = [card for card in state.display if card != NOTHING and card not in kept]
    assert new == stack[::-1][: len(new)]
    assert state.deck == stack[: len(stack) - len(new)]
    if state.deck:
        assert NOTHING not in state.display


# What is shown of it


@pytest.mark.rule("SKY-841", "SKY-842")
def test_the_view_shows_where_the_cards_of_the_display_will_slide() -> None:
    position = Position()
    position.state.display[5] = NOTHING  # space 6: the card of space 10 slides twice as far
    table = position.table()
    before = seen(table)
    assert before.next_display[:4] == (
        before.display[4], before.display[9], before.display[6], before.display[7],
    )  # fmt: skip
    assert before.next_display[4:8] == (
        before.display[8], None, before.display[10], before.display[11],
    )  # fmt: skip
    assert before.next_display[8:] == (None,) * 4
    finish_round(table)
    after = seen(table).display
    kept = [space for space, card in enumerate(before.next_display) if card is not None]
    assert [after[space] for space in kept] == [before.next_display[space] for space in kept]


@pytest.mark.rule("SKY-821")
def test_in_the_last_round_nothing_is_going_to_slide() -> None:
    position = Position()
    position.state.round = 7
    view = seen(position.table())
    assert view.next_display == view.display
