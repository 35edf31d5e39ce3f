"""The action phase (SKY-301 to SKY-306) and the course of a game (SKY-009, SKY-010)."""

from __future__ import annotations

import pytest

from kosmodrom.games.skymines.events import Passed, RoundBegan
from kosmodrom.games.skymines.moves import (
    PASS,
    STOP,
    TAKE_COIN,
    Advance,
    Enter,
    PlaceMarker,
    UseEnergy,
    UseFieldScientist,
    UseFieldTile,
    UseResources,
    UseScientist,
    UseScientistTile,
)
from kosmodrom.games.skymines.rules.base import face_up
from kosmodrom.games.skymines.tables import CARBON, ENERGY, FIELD, SCIENTIST
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, TileId
from kosmodrom.testing.positions import offered, question, refused, told
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
    held,
    player,
    seen,
    start,
)

every_table = pytest.mark.parametrize(("players", "luna"), SETTINGS)
ACTIONS = (UseResources, UseEnergy, UseScientist, UseFieldScientist, PlaceMarker)


def pass_out(table: AnyTable) -> int:
    """Whoever is in turn passes, with the first answers; the seat."""
    (seat,) = table.pending
    table.decide(seat, PASS)
    while question(table, seat) in ("stack", "rest"):
        do(table, table.pending[seat].options[0])
    return seat


def take_coin(table: AnyTable) -> None:
    """Whoever is in turn puts a marker on the first-player space, for a coin."""
    do(table, PlaceMarker("first-player"), TAKE_COIN)


# Turns


@pytest.mark.rule("SKY-301", "SKY-305")
@every_table
def test_turns_go_clockwise_from_the_first_player(players: int, luna: bool) -> None:
    """Each of two turns a round: 1 unit, then pass. Luna takes her turns in between."""
    for first in range(players):
        position = Position(players, luna=luna)
        position.state.first = position.state.turn = first
        for seat in range(players):
            position.area(seat, "start-carbon-1")
        table = position.table()
        order: list[int] = []
        for _ in range(players):
            (seat,) = table.pending
            order.append(seat)
            do(table, UseResources(("B",)), Advance("skymine"))
        order += [pass_out(table) for _ in range(players)]
        clockwise = [(first + place) % players for place in range(players)]
        assert order == clockwise * 2
        assert seen(table).round == 2  # Luna's last cards come when all others have passed


@pytest.mark.rule("SKY-305", "SKY-801")
def test_who_has_passed_is_skipped() -> None:
    position = Position(3)
    for seat in (A, C):
        position.area(seat, "start-carbon-1", "start-minerals-1")
    table = position.table()
    do(table, UseResources(("B",)), Advance("skymine"))
    assert pass_out(table) == B
    assert [seen(table).players[seat].passed for seat in (A, B, C)] == [False, True, False]
    for seat in (C, A, C):
        assert set(table.pending) == {seat}
        slot = offered(table, seat, UseResources)[0]
        do(table, slot, Advance("skymine"))
    assert (pass_out(table), pass_out(table)) == (A, C)
    assert (seen(table).round, seen(table).phase) == (2, "planning")
    assert [seen(table).players[seat].passed for seat in (A, B, C)] == [False] * 3
    assert set(table.pending) == {A, B, C}


@pytest.mark.rule("SKY-302")
def test_one_action_a_turn_and_six_to_choose_from() -> None:
    position = Position()
    position.area(A, "start-carbon-1", "start-energy-1", "start-scientist", "b-field-minerva")
    table = position.table()
    for kind in ACTIONS:
        assert offered(table, A, kind), kind
    assert PASS in offered(table, A)
    others = [o for o in offered(table, A) if not isinstance(o, (*ACTIONS, type(PASS)))]
    assert others == []
    table.decide(A, UseFieldScientist("A"))
    assert set(table.pending) == {B}
    assert refused(table, A, UseResources(("B",)))


@pytest.mark.rule("SKY-303", "SKY-EX-04")
def test_actions_need_face_up_cards_in_the_action_area() -> None:
    """Lin's energy card rests, and one more is in her hand."""
    position = Position()
    position.area(A, "start-carbon-1")
    position.rest(A, "B", "start-energy-2", "start-scientist")
    position.hand(A, "start-energy-1", "start-titanium-2", "b-field-minerva")
    table = position.table()
    assert offered(table, A, UseEnergy) == []
    assert offered(table, A, UseScientist) == offered(table, A, UseFieldScientist) == []
    assert [option.slots for option in offered(table, A, UseResources)] == [("B",)]
    assert refused(table, A, UseEnergy("minerva")) == ("SKY-303", "SKY-401")


@pytest.mark.rule("SKY-303")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [("energy", UseEnergy), ("scientist", UseScientistTile), ("field", UseFieldTile)],
)
def test_an_action_tile_will_do(tile: TileId, kind: type) -> None:
    position = Position()
    assert offered(position.table(), A, kind) == []
    position.tiles(A, tile)
    assert offered(position.table(), A, kind)
    position.player(A).tiles_down = position.player(A).tiles
    assert offered(position.table(), A, kind) == []


@pytest.mark.rule("SKY-304", "SKY-EX-05")
def test_a_used_scientist_is_face_down() -> None:
    position = Position()
    position.area(A, "start-scientist")
    position.area(B, "start-carbon-1")
    table = position.table()
    table.decide(A, UseScientist("B"))
    while set(table.pending) == {A}:  # it is used until the action ends
        assert face_up(table.game, A)[SCIENTIST] == 1
        do(table, STOP if STOP in offered(table, A) else TAKE_COIN)
    assert face_up(table.game, A)[SCIENTIST] == 0
    assert not seen(table).players[A].slots[1].face_up
    do(table, UseResources(("B",)), Advance("skymine"))
    assert offered(table, A, UseScientist) == []
    assert refused(table, A, UseScientist("B"))
    finish_round(table)
    assert player(table, A).down == 0  # nothing is used in the next round


@pytest.mark.rule("SKY-304")
def test_every_kind_of_card_is_turned_face_down() -> None:
    position = Position()
    position.area(A, "start-carbon-2", "start-carbon-1", "start-energy-2", "b-field-minerva")
    table = position.table()
    assert face_up(table.game, A)[CARBON] == 3
    do(table, UseResources(("B",)), Advance("skymine"))
    assert face_up(table.game, A)[CARBON] == 3
    do(table, Advance("skymine"))
    assert face_up(table.game, A)[CARBON] == 1
    pass_out(table)
    do(table, UseFieldScientist("A"))
    assert face_up(table.game, A)[FIELD] == 0
    do(table, UseEnergy("minerva"), STOP)
    assert face_up(table.game, A)[ENERGY] == 0
    assert [slot.face_up for slot in seen(table).players[A].slots[:4]] == [
        False,
        False,
        True,
        False,
    ]
    assert [option.slots for option in offered(table, A, UseResources)] == [("C",)]


@pytest.mark.rule("SKY-304", "SKY-303")
def test_of_several_cards_only_the_used_one_is_down() -> None:
    position = Position()
    position.area(A, "start-scientist", "a-scientist-2", "a-field", "b-field-minerva")
    position.used(A, "B", "D")
    table = position.table()
    assert [option.slot for option in offered(table, A, UseScientist)] == ["C"]
    assert [option.slot for option in offered(table, A, UseFieldScientist)] == ["A"]
    position.tiles(A, "scientist", "field")
    position.player(A).tiles_down = position.player(A).tiles
    table = position.table()
    assert offered(table, A, UseScientistTile) == offered(table, A, UseFieldTile) == []


@pytest.mark.rule("SKY-EX-08")
def test_energy_cards_are_used_together() -> None:
    position = Position()
    position.area(A, "start-energy-2", position.card("energy", 3))
    table = position.table()
    options = offered(table, A, UseEnergy)
    assert [(option.company, option.points) for option in options] == [
        (company, 5) for company in COMPANIES
    ]
    table.decide(A, UseEnergy("minerva"))
    expansion = seen(table).expansion
    assert expansion is not None
    assert (expansion.company, expansion.points) == ("minerva", 5)
    assert offered(table, A, Enter)


@pytest.mark.rule("SKY-306", "SKY-EX-19")
def test_who_can_do_nothing_else_passes() -> None:
    """No face-up card, no marker, and the field research tile is used."""
    position = Position()
    position.area(A, "start-carbon-2", "start-energy-2", "start-scientist")
    position.used(A, "B", "C", "D")
    position.tiles(A, "field")
    position.player(A).tiles_down = position.player(A).tiles
    position.player(A).markers = 0
    position.rest(A, "B", "start-carbon-1")
    position.rest(A, "D", "start-titanium-1", "start-titanium-2")
    position.hand(A, "start-minerals-1")
    table = position.table()
    # There is no question about the action: the first one is about the stack.
    assert question(table, A) == "stack"
    assert [event.seat for event in told(table) if isinstance(event, Passed)] == [A]
    do(table, next(option for option in offered(table, A) if option.slot == "D"))
    for slot in "EAB":
        do(table, next(option for option in offered(table, A) if option.slot == slot))
    someone = seen(table).players[A]
    back = ["start-minerals-1", "start-titanium-1", "start-titanium-2"]
    assert sorted(held(table, A)) == back
    assert someone.resting == (
        ("start-energy-2",),
        ("start-carbon-1", "start-scientist"),
        (),
        (),
        ("start-carbon-2",),
    )
    assert someone.tiles == ()
    assert (player(table, A).slots, player(table, A).down) == ([NOTHING] * 5, 0)
    assert set(table.pending) == {B}


@pytest.mark.rule("SKY-306", "SKY-EX-19")
def test_a_face_up_field_tile_still_gives_an_action() -> None:
    position = Position()
    position.tiles(A, "field")
    position.player(A).markers = 0
    table = position.table()
    assert [type(option) for option in offered(table, A)] == [UseFieldTile, type(PASS)]


@pytest.mark.rule("SKY-306", "SKY-Q-70", "SKY-804")
def test_a_player_may_pass_early_and_unused_cards_rest() -> None:
    position = Position()
    position.area(A, "start-carbon-2", "start-energy-2")
    position.rest(A, "B", "start-carbon-1")
    table = position.table()
    assert offered(table, A, UseEnergy)
    pass_out(table)
    resting = [card for stack in seen(table).players[A].resting for card in stack]
    assert sorted(resting) == ["start-carbon-2", "start-energy-2"]
    assert set(table.pending) == {B}


@pytest.mark.rule("SKY-732", "SKY-734", "SKY-Q-28")
def test_the_order_of_a_round_does_not_change() -> None:
    """C takes the first-player marker: the others go on in order, and C begins the next round."""
    position = Position(3)
    position.area(A, "start-carbon-1")
    position.area(B, "start-carbon-1")
    table = position.table()
    assert not table.offers(A, PlaceMarker("first-player"))  # it is the first player's first turn
    for _ in (A, B):
        do(table, UseResources(("B",)), Advance("skymine"))
    take_coin(table)
    assert (seen(table).first, set(table.pending)) == (C, {A})
    assert [pass_out(table) for _ in range(3)] == [A, B, C]
    assert seen(table).round == 2
    for seat in (A, B, C):
        table.decide(seat, table.pending[seat].options[0])
    assert set(table.pending) == {C}
    assert [pass_out(table) for _ in range(3)] == [C, A, B]
    # Nobody has taken the marker: the first player stays.
    assert seen(table).first == C


@pytest.mark.rule("SKY-733", "SKY-Q-28")
def test_the_first_player_may_keep_the_marker_in_a_later_turn_of_each_round() -> None:
    position = Position()
    position.area(A, "start-carbon-1")
    position.area(B, "start-carbon-1")
    table = position.table()
    assert refused(table, A, PlaceMarker("first-player"))
    for _ in (A, B):
        do(table, UseResources(("B",)), Advance("skymine"))
    take_coin(table)
    finish_round(table)
    for seat in (A, B):
        table.decide(seat, table.pending[seat].options[0])
    assert seen(table).first == A
    assert not table.offers(A, PlaceMarker("first-player"))


# The course of a game


@pytest.mark.rule("SKY-009", "SKY-010", "SKY-821", "SKY-901")
@every_table
def test_seven_rounds_of_planning_actions_and_preparation(players: int, luna: bool) -> None:
    table = start(players, luna=luna)
    rounds: list[tuple[int, int, tuple[str, ...]]] = []
    while not table.finished:
        seat = next(iter(table.pending))
        asked = question(table, seat)
        state = table.game.state
        if asked == "plan" and (not rounds or rounds[-1][0] != state.round):
            assert state.phase == "planning"
            rounds.append((state.round, state.supplement, seen(table).specials))
        table.decide(seat, PASS if asked == "action" else table.pending[seat].options[0])
    specials = tuple(f"special-{number}" for number in range(2, 8))
    assert [number for number, _, _ in rounds] == list(range(1, 8))
    if not luna:  # she may take coins and special plans
        assert [supplement for _, supplement, _ in rounds] == list(range(1, 8))
        assert [shown for _, _, shown in rounds] == [specials[:n] for n in range(7)]
        # There is no preparation after round 7.
        assert table.game.state.supplement == 7
    assert [event.round for event in told(table) if isinstance(event, RoundBegan)] == [
        1,
        2,
        3,
        4,
        5,
        6,
        7,
    ]
    assert table.result is not None
    assert table.result.ending == "rounds"


@pytest.mark.rule("SKY-304")
@pytest.mark.parametrize("seats", [2, 3])
def test_cards_of_others_stay_as_they_are(seats: int) -> None:
    position = Position(seats)
    for seat in range(seats):
        position.area(seat, "start-carbon-2")
    table = position.table()
    do(table, UseResources(("B",)), Advance("skymine"), Advance("skymine"))
    assert [face_up(table.game, seat)[CARBON] for seat in range(seats)] == [0] + [2] * (seats - 1)
    assert cards(table, player(table, A).slots) == ["start-carbon-2"]
